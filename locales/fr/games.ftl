# Les jeux : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-classic = Nationale 7
    .printed = Mille Bornes
    .about = La course que tout le monde connaît, avec ses équipes, son coup-fourré et la prolongation jusqu’à 1000 km.

game-desert = Marche de nuit
    .printed = Mille Bornes dans le Désert
    .about = Une traversée à pied où l’on ne défausse jamais, et où chaque botte offre une carte et un coup de plus.

game-asterix = Voie romaine
    .printed = Mille Bornes Astérix
    .about = Des chars pour huit joueurs au plus, seuls ou par deux, et un coup-fourré qui fait perdre leur tour aux autres.

game-rush = Heure de pointe
    .printed = Mille Bornes Rush
    .about = La ville en voiture électrique : accélérateurs, demi-tours, vols et contrôles.

game-fun-speed = Plein pot !
    .printed = Mille Bornes Fun & Speed
    .about = Quatre cartes en main, des bruits à crier et des hold-up à annoncer avant les autres.

game-tresors = La grotte
    .printed = Mille et un trésors
    .about = Ramassez des trésors et sortez de la grotte avant le chef des voleurs.
