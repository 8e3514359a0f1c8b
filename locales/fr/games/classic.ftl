# Nationale 7 : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-classic = Nationale 7
    .printed = Mille Bornes
    .about = La course que tout le monde connaît, avec ses équipes, son coup-fourré et la prolongation jusqu’à 1000 km.

## Les cartes

# La valeur est le nom imprimé sur la carte ;
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut » ;
# .about dit quand elle se joue, ce qu’elle fait et où elle va.

card-classic-25 = Borne 25
    .one = une borne 25
    .about = À votre tour, si vous roulez : 25 km de plus, sans jamais dépasser le but. Elle reste devant vous.
card-classic-50 = Borne 50
    .one = une borne 50
    .about = À votre tour, si vous roulez : 50 km de plus, sans jamais dépasser le but. Elle reste devant vous.
card-classic-75 = Borne 75
    .one = une borne 75
    .about = À votre tour, si vous roulez : 75 km de plus, sans jamais dépasser le but. Interdite sous une limite de vitesse. Elle reste devant vous.
card-classic-100 = Borne 100
    .one = une borne 100
    .about = À votre tour, si vous roulez : 100 km de plus, sans jamais dépasser le but. Interdite sous une limite de vitesse. Elle reste devant vous.
card-classic-200 = Borne 200
    .one = une borne 200
    .about = À votre tour, si vous roulez : 200 km de plus, sans jamais dépasser le but. Interdite sous une limite de vitesse. Deux au plus par manche. Elle reste devant vous.
card-classic-feu-rouge = Feu rouge
    .one = un Feu rouge
    .about = À votre tour, sur un adversaire qui roule : il s’arrête jusqu’à un Feu vert. Elle va sur sa pile de bataille.
card-classic-limite-de-vitesse = Limite de vitesse
    .one = une Limite de vitesse
    .about = À votre tour, sur un adversaire : il n’avance plus que par 25 ou 50 km, jusqu’à une Fin de limite de vitesse. Elle va sur sa pile de vitesse.
card-classic-panne-d-essence = Panne d’essence
    .one = une Panne d’essence
    .about = À votre tour, sur un adversaire qui roule : il s’arrête et il lui faut Essence, puis un Feu vert. Elle va sur sa pile de bataille.
card-classic-crevaison = Crevaison
    .one = une Crevaison
    .about = À votre tour, sur un adversaire qui roule : il s’arrête et il lui faut Roue de secours, puis un Feu vert. Elle va sur sa pile de bataille.
card-classic-accident = Accident
    .one = un Accident
    .about = À votre tour, sur un adversaire qui roule : il s’arrête et il lui faut Réparations, puis un Feu vert. Elle va sur sa pile de bataille.
card-classic-feu-vert = Feu vert
    .one = un Feu vert
    .about = À votre tour, pour partir, contre un Feu rouge, ou pour repartir après une autre parade : vous roulez. Elle va sur votre pile de bataille.
card-classic-fin-de-limite = Fin de limite de vitesse
    .one = une Fin de limite de vitesse
    .about = À votre tour, contre une Limite de vitesse : vous posez à nouveau toutes les distances. Elle va sur votre pile de vitesse.
card-classic-essence = Essence
    .one = une Essence
    .about = À votre tour, contre une Panne d’essence : l’attaque est levée, et il vous faut encore un Feu vert pour repartir. Elle va sur votre pile de bataille.
card-classic-roue-de-secours = Roue de secours
    .one = une Roue de secours
    .about = À votre tour, contre une Crevaison : l’attaque est levée, et il vous faut encore un Feu vert pour repartir. Elle va sur votre pile de bataille.
card-classic-reparations = Réparations
    .one = une carte Réparations
    .about = À votre tour, contre un Accident : l’attaque est levée, et il vous faut encore un Feu vert pour repartir. Elle va sur votre pile de bataille.
card-classic-prioritaire = Prioritaire
    .one = la botte Prioritaire
    .about = À votre tour, ou aussitôt en coup-fourré contre un Feu rouge ou une Limite de vitesse : elle vous protège des deux jusqu’à la fin, et vous roulez sans Feu vert. Elle reste devant vous, vous piochez et rejouez.
card-classic-citerne-d-essence = Citerne d’essence
    .one = la botte Citerne d’essence
    .about = À votre tour, ou aussitôt en coup-fourré quand on vous attaque avec Panne d’essence : elle lève cette attaque et vous en protège jusqu’à la fin. Elle reste devant vous, vous piochez et rejouez.
card-classic-increvable = Increvable
    .one = la botte Increvable
    .about = À votre tour, ou aussitôt en coup-fourré quand on vous attaque avec Crevaison : elle lève cette attaque et vous en protège jusqu’à la fin. Elle reste devant vous, vous piochez et rejouez.
card-classic-as-du-volant = As du volant
    .one = la botte As du volant
    .about = À votre tour, ou aussitôt en coup-fourré quand on vous attaque avec Accident : elle lève cette attaque et vous en protège jusqu’à la fin. Elle reste devant vous, vous piochez et rejouez.

## Ce qu’une table peut choisir

# La valeur nomme l’option, .help l’explique.

option-classic-preset = Façon de jouer
    .help = Plusieurs options d’un coup : « unix » joue comme l’ancien programme à deux joueurs. Ce que vous choisissez à côté l’emporte.
option-classic-solo = Quatre joueurs, chacun pour soi
    .help = À quatre, on joue d’ordinaire par équipes de deux jusqu’à 1000 km ; chacun pour soi, c’est 700 km avec prolongation.
option-classic-deck = Paquet
    .help = Celui de la règle, ou un paquet à soi, carte par carte.
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
