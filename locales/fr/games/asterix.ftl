# Voie romaine : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-asterix = Voie romaine
    .printed = Mille Bornes Astérix
    .about = Des chars pour huit joueurs au plus, seuls ou par deux, et un coup-fourré qui fait perdre leur tour aux autres.

## Ce qui se dit ici autrement qu’ailleurs

term-distance = étape
term-distances = étapes

## Les cartes

# La valeur est le nom imprimé sur la carte ;
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut » ;
# .about dit quand elle se joue, ce qu’elle fait et où elle va.

card-asterix-25 = Étape 25
    .one = une étape 25
    .about = À votre tour, si vous roulez : 25 km de plus, sans jamais dépasser le but. Elle reste devant vous.
card-asterix-50 = Étape 50
    .one = une étape 50
    .about = À votre tour, si vous roulez : 50 km de plus, sans jamais dépasser le but. Elle reste devant vous.
card-asterix-75 = Étape 75
    .one = une étape 75
    .about = À votre tour, si vous roulez : 75 km de plus, sans jamais dépasser le but. Interdite sous une limite de vitesse. Elle reste devant vous.
card-asterix-100 = Étape 100
    .one = une étape 100
    .about = À votre tour, si vous roulez : 100 km de plus, sans jamais dépasser le but. Interdite sous une limite de vitesse. Elle reste devant vous.
card-asterix-200 = Étape 200
    .one = une étape 200
    .about = À votre tour, si vous roulez : 200 km de plus, sans jamais dépasser le but. Interdite sous une limite de vitesse. Deux au plus par manche. Elle reste devant vous.
card-asterix-feu-rouge = Feu rouge
    .one = un Feu rouge
    .about = À votre tour, sur un adversaire qui roule : il s’arrête jusqu’à un Feu vert. Elle va sur sa pile de bataille.
card-asterix-limite-de-vitesse = Limite de vitesse
    .one = une Limite de vitesse
    .about = À votre tour, sur un adversaire : il n’avance plus que par 25 ou 50 km, jusqu’à une Fin de limite de vitesse. Elle va sur sa pile de vitesse.
card-asterix-panne-d-essence = Panne d’essence
    .one = une Panne d’essence
    .about = À votre tour, sur un adversaire qui roule : il s’arrête et il lui faut Essence, puis un Feu vert. Elle va sur sa pile de bataille.
card-asterix-crevaison = Crevaison
    .one = une Crevaison
    .about = À votre tour, sur un adversaire qui roule : il s’arrête et il lui faut Roue de secours, puis un Feu vert. Elle va sur sa pile de bataille.
card-asterix-accident = Accident
    .one = un Accident
    .about = À votre tour, sur un adversaire qui roule : il s’arrête et il lui faut Réparations, puis un Feu vert. Elle va sur sa pile de bataille.
card-asterix-feu-vert = Feu vert
    .one = un Feu vert
    .about = À votre tour, pour partir, contre un Feu rouge, ou pour repartir après une autre parade : vous roulez. Elle va sur votre pile de bataille.
card-asterix-fin-de-limite = Fin de limite de vitesse
    .one = une Fin de limite de vitesse
    .about = À votre tour, contre une Limite de vitesse : vous posez à nouveau toutes les distances. Elle va sur votre pile de vitesse.
card-asterix-essence = Essence
    .one = une Essence
    .about = À votre tour, contre une Panne d’essence : l’attaque est levée, et il vous faut encore un Feu vert pour repartir. Elle va sur votre pile de bataille.
card-asterix-roue-de-secours = Roue de secours
    .one = une Roue de secours
    .about = À votre tour, contre une Crevaison : l’attaque est levée, et il vous faut encore un Feu vert pour repartir. Elle va sur votre pile de bataille.
card-asterix-reparations = Réparations
    .one = une carte Réparations
    .about = À votre tour, contre un Accident : l’attaque est levée, et il vous faut encore un Feu vert pour repartir. Elle va sur votre pile de bataille.
card-asterix-prioritaire = Prioritaire
    .one = la botte Prioritaire
    .about = À votre tour, ou aussitôt en coup-fourré contre un Feu rouge ou une Limite de vitesse : elle vous protège des deux jusqu’à la fin, et vous roulez sans Feu vert. Elle reste devant vous, vous piochez et rejouez.
card-asterix-citerne-d-essence = Citerne d’essence
    .one = la botte Citerne d’essence
    .about = À votre tour, ou aussitôt en coup-fourré quand on vous attaque avec Panne d’essence : elle lève cette attaque et vous en protège jusqu’à la fin. Elle reste devant vous, vous piochez et rejouez.
card-asterix-increvable = Increvable
    .one = la botte Increvable
    .about = À votre tour, ou aussitôt en coup-fourré quand on vous attaque avec Crevaison : elle lève cette attaque et vous en protège jusqu’à la fin. Elle reste devant vous, vous piochez et rejouez.
card-asterix-as-du-volant = As du volant
    .one = la botte As du volant
    .about = À votre tour, ou aussitôt en coup-fourré quand on vous attaque avec Accident : elle lève cette attaque et vous en protège jusqu’à la fin. Elle reste devant vous, vous piochez et rejouez.

## Ce qu’une table peut choisir

# La valeur nomme l’option, .help l’explique.

option-asterix-goal = Longueur de la course
    .help = La course courte se joue à quatre ou à huit.
option-asterix-match = Durée du match
    .help = Une seule manche, ou autant qu’il en faut pour que quelqu’un ait 5000 points.
option-asterix-first_dealer = Premier donneur
    .help = Son voisin de gauche joue en premier.
option-asterix-deck = Paquet
    .help = Celui de la règle, ou un paquet à soi, carte par carte.
option-asterix-third_200 = Un troisième 200
    .help = Un char peut porter trois étapes 200 au lieu de deux.
option-asterix-botte_needs_green = Feu vert après une botte
    .help = Une botte posée à votre tour contre son attaque doit être suivie d’un nouveau Feu vert.
option-asterix-winner_bonus_requires_goal = Primes réservées à l’arrivée
    .help = Le vainqueur ne touche ses primes de 400 et de 200 points que s’il est arrivé au but.
option-asterix-shutout = Prime d’adversaire sans étape
    .help = Comment payer les 500 points quand plusieurs camps n’ont posé aucune étape.
option-asterix-open_partner_hands = Mains ouvertes entre partenaires
    .help = À six ou à huit, les deux partenaires voient la main l’un de l’autre.
option-asterix-window_seconds = Temps pour un coup-fourré
    .help = Combien de temps on peut répondre à une attaque, de 2 à 60 secondes.
option-asterix-accept_button = Ne pas attendre la fin du temps
    .help = La fenêtre se ferme dès que tout le camp attaqué a laissé passer, et chacun le voit ; sinon elle dure toujours le même temps.

option-value-shutout-once = une seule fois
option-value-shutout-per_side = pour chaque camp sans étape
