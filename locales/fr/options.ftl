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
    .help = La fenêtre se ferme dès que tout le camp attaqué a laissé passer, et chacun le voit ; sinon elle dure toujours le même temps.

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
    .help = La fenêtre se ferme dès que tout le camp attaqué a laissé passer, et chacun le voit ; sinon elle dure toujours le même temps.

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

## Heure de pointe

option-rush-teams = Par équipes de deux
    .help = À quatre, six ou huit, les deux partenaires avancent sur une zone commune.
option-rush-goal = Longueur de la course
    .help = La course courte se joue de deux à quatre, chacun pour soi.
option-rush-strict = L’attention compte
    .help = Plusieurs options d’un coup : on peut oublier de piocher, se tromper se paie, et rien ne s’éclaire. Ce que vous choisissez à côté l’emporte.
option-rush-forget_draw = Pioche oubliable
    .help = Qui joue sans avoir pioché joue ce tour avec les cartes de sa main.
option-rush-mistakes = Erreurs punies
    .help = Un coup interdit coûte une carte, tirée à l’aveugle par le voisin de gauche ; sinon il est refusé.
option-rush-reply_hints = Montrer les réponses possibles
    .help = Les cartes avec lesquelles vous pouvez répondre s’éclairent.
option-rush-rename_prompt = Proposer de changer la carte exigée
    .help = Quand vous piochez la carte que vous aviez exigée, on vous demande si vous en voulez une autre.
option-rush-deck = Paquet
    .help = Le texte imprimé donne quatre nombres par ligne là où cinq sortes sont nommées ; voici trois lectures. En ligne de commande, deck=file:CHEMIN lit un paquet à soi.
option-rush-first_seat = Qui commence
    .help = La règle choisit le plus jeune : marquez sa place, ou laissez faire le sort.
option-rush-discard_only_if_stuck = Défausser seulement si rien ne se joue
    .help = On ne peut se défaire d’une carte que si aucune ne peut être jouée.
option-rush-replay_draws = Piocher avant de rejouer
    .help = Après une botte, on complète sa main à sept cartes avant de rejouer.
option-rush-accelerators = Accélérateurs par borne
    .help = Combien d’Accélérateurs peuvent accompagner une borne ; deux la quadruplent.
option-rush-u_turn_draw = Pioche après un Demi-tour
    .help = Ce que pioche au tour suivant celui dont la borne a été annulée.
option-rush-vol_lays = Poser la borne volée
    .help = Quand un voleur, même attaqué ou limité, peut poser aussitôt la borne volée.
option-rush-open_discard = Défausse ouverte à tous
    .help = Tous peuvent feuilleter la défausse ; sinon seulement le joueur dont c’est le tour, après sa pioche.
option-rush-window_seconds = Temps pour répondre à une attaque
    .help = Combien de temps on peut répondre à une attaque, de 2 à 60 secondes.
option-rush-distance_seconds = Temps pour un Demi-tour
    .help = Combien de temps une borne peut être annulée, de 2 à 60 secondes.

## Plein pot !

option-fun-speed-goal = Longueur de la course
    .help = On joue d’ordinaire jusqu’à 1000 km à deux et à trois, jusqu’à 700 km à quatre.
option-fun-speed-strict = Tout à la voix
    .help = Plusieurs options d’un coup : à vous de dire les kilomètres, de crier les bruits et d’annoncer Bornes Killer, et un Hold Up à tort se paie. Ce que vous choisissez à côté l’emporte.
option-fun-speed-announce = Annonce des kilomètres
    .help = Qui dit le nombre de kilomètres d’une borne que l’on pose.
option-fun-speed-sounds = Bruits des attaques
    .help = Qui fait le bruit d’une attaque ; sans son bruit, elle ne compte pas.
option-fun-speed-bornes_killer = Bornes Killer
    .help = Une borne posée sans annonce peut être envoyée à la défausse par un adversaire qui le crie.
option-fun-speed-wrong_call = Hold Up à tort
    .help = Ce que coûte un Hold Up crié sans égalité ; refusé, il bloque le bouton pendant trois secondes.
option-fun-speed-reply_hints = Montrer les réponses possibles
    .help = Les cartes avec lesquelles vous pouvez répondre s’éclairent.
option-fun-speed-deck = Paquet
    .help = Les cartes avec lesquelles on joue ; en ligne de commande, deck=file:CHEMIN lit un paquet à soi.
option-fun-speed-first_seat = Qui commence
    .help = La règle choisit le plus jeune : marquez sa place, ou laissez faire le sort.
option-fun-speed-discard_only_if_stuck = Défausser seulement si rien ne se joue
    .help = On ne peut se défaire d’une carte que si aucune ne peut être jouée.
option-fun-speed-silent_borne = Borne posée en silence
    .help = Ce que devient une borne dont on n’a pas dit les kilomètres.
option-fun-speed-hold_up = Hold Up
    .help = Le premier qui remarque deux totaux égaux vole une borne.
option-fun-speed-window_seconds = Temps pour répondre à une attaque
    .help = Combien de temps on peut répondre à une attaque, de 2 à 60 secondes.
option-fun-speed-distance_seconds = Temps pour répondre à une borne
    .help = Combien de temps on peut jouer un Demi-tour ou crier Bornes Killer, de 2 à 60 secondes. Quand on annonce soi-même (announce button), c’est 4 d’ordinaire, et jamais moins de 3.

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
option-value-preset-none = sans préréglage
option-value-preset-unix = unix
option-value-exhausted-hands_empty = quand toutes les mains sont vides
option-value-exhausted-nobody_can_play = dès que personne ne peut rien poser
option-value-deck-d1 = 106 cartes
option-value-deck-d1_25 = dix 25 au lieu des dix 75
option-value-deck-d1_vol4 = quatre Vols et trois Limites de vitesse
option-value-accelerators-1 = un
option-value-accelerators-2 = deux
option-value-u_turn_draw-missing = les cartes qui manquent
option-value-u_turn_draw-none = rien
option-value-vol_lays-always = toujours
option-value-vol_lays-if_able = seulement si elle peut être posée sans le Vol

option-value-announce-auto = le programme
option-value-announce-button = le joueur
option-value-sounds-auto = le programme
option-value-sounds-button = le joueur
option-value-wrong_call-refuse = le cri est refusé
option-value-wrong_call-pay = une carte de sa zone
option-value-deck-reference = 106 cartes
option-value-silent_borne-killer = Bornes Killer peut la frapper
option-value-silent_borne-void = elle ne compte pas
option-value-variant-base = le jeu de base
option-value-variant-chance = Ali Baba et la chance
