# Ce qu’une table peut choisir : la valeur nomme l’option, .help l’explique.

## Nationale 7

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
    .help = La fenêtre se ferme dès que tout le camp attaqué a laissé passer, ce qui se voit ; sinon elle dure toujours autant.

## Voie romaine

option-asterix-goal = Longueur de la course
    .help = La course courte se joue à quatre ou à huit.
option-asterix-match = Durée du match
    .help = Une seule manche, ou autant qu’il en faut pour que quelqu’un ait 5000 points.
option-asterix-first_dealer = Premier donneur
    .help = Son voisin de gauche joue en premier.
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
    .help = La fenêtre se ferme dès que tout le camp attaqué a laissé passer, ce qui se voit ; sinon elle dure toujours autant.

## Marche de nuit

option-desert-attack_needs = Qui peut être attaqué
    .help = Le livret demande un Feu Vert sur le dessus ; la table peut ouvrir les attaques contre quiconque est en route.
option-desert-blocked_extra_draw = Carte de plus si l’on est bloqué
    .help = Qui ne peut rien poser pioche une seconde carte avant de passer.
option-desert-free_pass = Passer à volonté
    .help = On peut passer même si une carte peut être posée.
option-desert-borne_end = Fin faute de bornes
    .help = Quand la partie s’arrête si personne n’arrive au but.
option-desert-first_seat = Qui commence
    .help = La règle choisit le plus jeune : marquez sa place, ou laissez faire le sort.
option-desert-unsorted_piles = Piles dans l’ordre du jeu
    .help = Les cartes posées ne sont jamais regroupées, pour jouer un jour de chabbat ou de fête.

## La grotte

option-tresors-variant = Façon de jouer
    .help = Dans le jeu de base, les trésors sous le pion donnent le nombre de pas ; dans « Ali Baba et la chance », pour les plus jeunes, c’est un dé, et personne n’est pris.
option-tresors-exit_exact = Sortie au pas près
    .help = Le pas qui franchit l’entrée doit être le dernier ; sinon les pas qui restent sont perdus. Sans effet dans « Ali Baba et la chance ».
option-tresors-no_sealing = Entrée jamais murée
    .help = Une nouvelle carte ne peut pas être tournée de façon à fermer la grotte. Sans effet dans « Ali Baba et la chance ».
option-tresors-first_seat = Qui commence
    .help = La règle choisit qui connaît le plus de contes des Mille et Une Nuits, sinon le plus jeune : marquez sa place, ou laissez faire le sort.

## Valeurs

option-value-true = oui
option-value-false = non
option-value-on = oui
option-value-off = non
option-value-random = au hasard
# $seat : une place.
option-value-seat = place { $seat }
# $seconds : un nombre de secondes, parfois avec une décimale.
option-value-seconds = { $seconds } s
option-value-no-clock = sans limite de temps

option-value-goal-1000 = 1000 km
option-value-goal-700 = 700 km
option-value-match-single = une manche
option-value-match-points = jusqu’à 5000 points
option-value-shutout-once = une seule fois
option-value-shutout-per_side = pour chaque camp sans étape
option-value-attack_needs-green_light_on_top = un Feu Vert sur le dessus
option-value-attack_needs-rolling = quiconque est en route
option-value-borne_end-end_of_turn = à la fin du tour qui vide la pioche de ses bornes
option-value-borne_end-immediate = dès que la dernière borne est piochée
option-value-borne_end-pile_empty = quand la pioche est vide
option-value-preset-none = sans réglage d’avance
option-value-preset-unix = unix
option-value-exhausted-hands_empty = quand toutes les mains sont vides
option-value-exhausted-nobody_can_play = dès que personne ne peut rien poser
option-value-variant-base = le jeu de base
option-value-variant-chance = Ali Baba et la chance
