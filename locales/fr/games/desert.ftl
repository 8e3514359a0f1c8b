# Marche de nuit : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-desert = Marche de nuit
    .printed = Mille Bornes dans le Désert
    .about = Une traversée à pied où l’on ne défausse jamais, et où chaque botte offre une carte et un coup de plus.

## Ce qui se dit ici autrement qu’ailleurs

term-battle-pile = pile bataille
term-aside = écart
client-pile-aside = écart
term-round = partie
client-going-rolling = marche
client-outcome-rolling = vous marchez

## Les cartes

# La valeur est le nom imprimé sur la carte ;
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut » ;
# .about dit quand elle se joue, ce qu’elle fait et où elle va.

card-desert-25 = Borne 25
    .one = une borne 25
    .about = À votre tour, si vous marchez : 25 km de plus, sans jamais dépasser 1000. Elle reste devant vous.
card-desert-50 = Borne 50
    .one = une borne 50
    .about = À votre tour, si vous marchez : 50 km de plus, sans jamais dépasser 1000. Elle reste devant vous.
card-desert-75 = Borne 75
    .one = une borne 75
    .about = À votre tour, si vous marchez : 75 km de plus, sans jamais dépasser 1000. Elle reste devant vous.
card-desert-100 = Borne 100
    .one = une borne 100
    .about = À votre tour, si vous marchez : 100 km de plus, sans jamais dépasser 1000. Elle reste devant vous.
card-desert-200 = Borne 200
    .one = une borne 200
    .about = À votre tour, si vous marchez : 200 km de plus, sans jamais dépasser 1000. Elle reste devant vous.
card-desert-stop-camping = Stop ! Camping
    .one = Stop ! Camping
    .about = À votre tour, sur un adversaire qui marche : il s’arrête jusqu’à ce qu’il pose un Feu Vert de Moïse. Aucune botte n’en protège. Elle va sur sa pile bataille.
card-desert-egyptiens = Égyptiens
    .one = les Égyptiens
    .about = À votre tour, sur un adversaire qui marche : il s’arrête jusqu’à ce qu’il pose une Crevaison Char. Elle va sur sa pile bataille.
card-desert-scorpions-serpents = Scorpions & Serpents
    .one = Scorpions & Serpents
    .about = À votre tour, sur un adversaire qui marche : il s’arrête jusqu’à ce qu’il pose les Colonnes de Nuées. Elle va sur sa pile bataille.
card-desert-panne-de-nourriture = Panne de Nourriture
    .one = une Panne de Nourriture
    .about = À votre tour, sur un adversaire qui marche : il s’arrête jusqu’à ce qu’il pose la Manne. Elle va sur sa pile bataille.
card-desert-alerte-secheresse = Alerte Sécheresse
    .one = une Alerte Sécheresse
    .about = À votre tour, sur un adversaire qui marche : il s’arrête jusqu’à ce qu’il pose le Puits de Myriam. Elle va sur sa pile bataille.
card-desert-feu-vert = Feu Vert de Moïse
    .one = un Feu Vert de Moïse
    .about = À votre tour, pour partir, ou contre Stop ! Camping : vous marchez. Elle va sur votre pile bataille.
card-desert-crevaison-char = Crevaison Char
    .one = une Crevaison Char
    .about = À votre tour, contre les Égyptiens : l’attaque est finie. Elle va sur votre pile bataille.
card-desert-colonnes-de-nuees = Colonnes de Nuées
    .one = les Colonnes de Nuées
    .about = À votre tour, contre Scorpions & Serpents : l’attaque est finie. Elle va sur votre pile bataille.
card-desert-manne = Manne
    .one = la Manne
    .about = À votre tour, contre une Panne de Nourriture : l’attaque est finie. Elle va sur votre pile bataille.
card-desert-puits-de-myriam = Puits de Myriam
    .one = le Puits de Myriam
    .about = À votre tour, contre une Alerte Sécheresse : l’attaque est finie. Elle va sur votre pile bataille.
card-desert-ouverture-de-la-mer-rouge = Ouverture de la Mer Rouge
    .one = l’Ouverture de la Mer Rouge
    .about = À votre tour, en plus de votre coup : plus personne ne peut poser les Égyptiens sur vous. Vous partez aussi sans Feu Vert. Elle reste devant vous, vous piochez et rejouez.
card-desert-spray-anti-betes = Spray anti-bêtes sauvages
    .one = le Spray anti-bêtes sauvages
    .about = À votre tour, en plus de votre coup : plus personne ne peut poser Scorpions & Serpents sur vous. Elle reste devant vous, vous piochez et rejouez.
card-desert-reserve-de-matsa = Réserve de Matsa
    .one = la Réserve de Matsa
    .about = À votre tour, en plus de votre coup : plus personne ne peut poser une Panne de Nourriture sur vous. Elle reste devant vous, vous piochez et rejouez.
card-desert-citerne-portable = Citerne portable
    .one = la Citerne portable
    .about = À votre tour, en plus de votre coup : plus personne ne peut poser une Alerte Sécheresse sur vous. Elle reste devant vous, vous piochez et rejouez.

## Ce qu’une table peut choisir

# La valeur nomme l’option, .help l’explique.

option-desert-attack_needs = Qui peut être attaqué
    .help = Le livret demande un Feu Vert sur le dessus ; la table peut ouvrir les attaques contre quiconque est en route.
option-desert-blocked_extra_draw = Carte de plus si l’on est bloqué
    .help = Qui ne peut rien poser pioche une seconde carte avant de passer.
option-desert-free_pass = Passer à volonté
    .help = On peut passer même si une carte peut être posée.
option-desert-borne_end = Fin faute de bornes
    .help = Quand la partie s’arrête si personne n’arrive au but.
option-desert-deck = Paquet
    .help = Celui de la règle, ou un paquet à soi, carte par carte.
option-desert-first_seat = Qui commence
    .help = La règle choisit le plus jeune : marquez sa place, ou laissez faire le sort.
option-desert-unsorted_piles = Piles dans l’ordre du jeu
    .help = Les cartes posées ne sont jamais regroupées, pour jouer un jour de chabbat ou de fête.

option-value-attack_needs-green_light_on_top = un Feu Vert sur le dessus
option-value-attack_needs-rolling = quiconque est en route
option-value-borne_end-end_of_turn = à la fin du tour qui vide la pioche de ses bornes
option-value-borne_end-immediate = dès que la dernière borne est piochée
option-value-borne_end-pile_empty = quand la pioche est vide
