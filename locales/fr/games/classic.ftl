# Nationale 7 : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-classic = Nationale 7
    .printed = Mille Bornes
    .about = La course que tout le monde connaît, avec ses équipes, son coup-fourré et la prolongation jusqu’à 1000 km.

## Les cartes

# La valeur est le nom imprimé sur la carte ;
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut ».

card-classic-25 = Borne 25
    .one = une borne 25
card-classic-50 = Borne 50
    .one = une borne 50
card-classic-75 = Borne 75
    .one = une borne 75
card-classic-100 = Borne 100
    .one = une borne 100
card-classic-200 = Borne 200
    .one = une borne 200
card-classic-feu-rouge = Feu rouge
    .one = un Feu rouge
card-classic-limite-de-vitesse = Limite de vitesse
    .one = une Limite de vitesse
card-classic-panne-d-essence = Panne d’essence
    .one = une Panne d’essence
card-classic-crevaison = Crevaison
    .one = une Crevaison
card-classic-accident = Accident
    .one = un Accident
card-classic-feu-vert = Feu vert
    .one = un Feu vert
card-classic-fin-de-limite = Fin de limite de vitesse
    .one = une Fin de limite de vitesse
card-classic-essence = Essence
    .one = une Essence
card-classic-roue-de-secours = Roue de secours
    .one = une Roue de secours
card-classic-reparations = Réparations
    .one = une carte Réparations
card-classic-prioritaire = Prioritaire
    .one = la botte Prioritaire
card-classic-citerne-d-essence = Citerne d’essence
    .one = la botte Citerne d’essence
card-classic-increvable = Increvable
    .one = la botte Increvable
card-classic-as-du-volant = As du volant
    .one = la botte As du volant

## Ce qu’une table peut choisir

# La valeur nomme l’option, .help l’explique.

option-classic-preset = Façon de jouer
    .help = Plusieurs options d’un coup : « unix » joue comme l’ancien programme à deux joueurs. Ce que vous choisissez à côté l’emporte.
option-classic-solo = Quatre joueurs, chacun pour soi
    .help = À quatre, on joue d’ordinaire par équipes de deux jusqu’à 1000 km ; chacun pour soi, c’est 700 km avec prolongation.
option-classic-match = Durée du match
    .help = Une seule manche, ou autant qu’il en faut pour que quelqu’un ait 5000 points.
option-classic-first_dealer = Premier donneur
    .help = Son voisin de gauche joue en premier.
option-classic-botte_needs_green = Feu vert après une botte
    .help = Une botte posée à votre tour contre son attaque doit être suivie d’un nouveau Feu vert.
option-classic-exhausted = Fin quand la pioche est vide
    .help = Quand la manche s’arrête si personne n’arrive au but.
option-classic-empty_stock_replay = Rejouer après une botte, pioche vide
    .help = Une botte posée quand la pioche est vide laisse encore jouer une carte.
option-classic-extension_us = Prolongation à l’américaine
    .help = Personne ne gagne de points pour la prolongation manquée d’un autre ; qui atteint 1000 km touche la prime, même s’il n’a rien demandé.
option-classic-shutout_us = Adversaire sans borne : prime à l’arrivée seulement
    .help = Seul le camp qui atteint le but touche les 500 points.
option-classic-open_partner_hands = Mains ouvertes entre partenaires
    .help = Les deux partenaires voient la main l’un de l’autre.
option-classic-window_seconds = Temps pour un coup-fourré
    .help = Combien de temps on peut répondre à une attaque, de 2 à 60 secondes.
option-classic-accept_button = Ne pas attendre la fin du temps
    .help = La fenêtre se ferme dès que tout le camp attaqué a laissé passer, et chacun le voit ; sinon elle dure toujours le même temps.

option-value-preset-none = sans préréglage
option-value-preset-unix = unix
option-value-exhausted-hands_empty = quand toutes les mains sont vides
option-value-exhausted-nobody_can_play = dès que personne ne peut rien poser
