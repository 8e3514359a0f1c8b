# Plein pot ! : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-fun-speed = Plein pot !
    .printed = Mille Bornes Fun & Speed
    .about = Quatre cartes en main, des bruits à crier et des hold-up à annoncer avant les autres.

## Ce qui se dit ici autrement qu’ailleurs

term-battle-pile = emplacement de bataille
term-speed-pile = emplacement de vitesse
term-round = partie
client-form-about-assisted = La table annonce les kilomètres et fait les bruits à votre place, et montre ce qui peut répondre.
client-form-about-printed = À vous d’annoncer et de faire les bruits : un oubli peut coûter la borne ou l’attaque, un Hold Up à tort une carte.

## Les cartes

# La valeur est le nom imprimé sur la carte ;
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut » ;
# .play dit ce que l’on fait en jouant une carte spéciale, contre { $name } si elle vise quelqu’un, et .effect ce qui s’ensuit.

card-fun-speed-25 = Borne 25
    .one = une borne 25
card-fun-speed-50 = Borne 50
    .one = une borne 50
card-fun-speed-75 = Borne 75
    .one = une borne 75
card-fun-speed-100 = Borne 100
    .one = une borne 100
card-fun-speed-200 = Borne 200
    .one = une borne 200
card-fun-speed-feu-rouge = Feu rouge
    .one = un Feu rouge
card-fun-speed-radar = Radar
    .one = un Radar
card-fun-speed-panne-d-essence = Panne d’essence
    .one = une Panne d’essence
card-fun-speed-crevaison = Crevaison
    .one = une Crevaison
card-fun-speed-accident = Accident
    .one = un Accident
card-fun-speed-feu-vert = Feu vert
    .one = un Feu vert
card-fun-speed-fin-de-radar = Fin de radar
    .one = une Fin de radar
card-fun-speed-essence = Essence
    .one = une Essence
card-fun-speed-roue-de-secours = Roue de secours
    .one = une Roue de secours
card-fun-speed-reparations = Réparations
    .one = une carte Réparations
card-fun-speed-super-parade = Super Parade
    .one = une Super Parade
card-fun-speed-vehicule-prioritaire = Véhicule prioritaire
    .one = la botte Véhicule prioritaire
card-fun-speed-citerne-d-essence = Citerne d’essence
    .one = la botte Citerne d’essence
card-fun-speed-increvable = Increvable
    .one = la botte Increvable
card-fun-speed-as-du-volant = As du volant
    .one = la botte As du volant
card-fun-speed-accelerateur = Accélérateur
    .one = un Accélérateur
card-fun-speed-retroviseur = Rétroviseur
    .one = un Rétroviseur
card-fun-speed-demi-tour = Demi-tour
    .one = un Demi-tour
card-fun-speed-helicoptere = Hélicoptère
    .one = un Hélicoptère
    .play = Échanger avec { $name }
    .effect = toute la zone, attaques comprises
card-fun-speed-police = Police
    .one = une carte Police
    .play = Fouiller { $name }
    .effect = une carte contre une des vôtres
card-fun-speed-poubelle = Poubelle
    .one = une Poubelle
    .play = Balayer les 200
    .effect = ceux de tout le monde, les vôtres aussi

## Ce qu’une table peut choisir

# La valeur nomme l’option, .help l’explique.

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

option-value-announce-auto = le programme
option-value-announce-button = le joueur
option-value-sounds-auto = le programme
option-value-sounds-button = le joueur
option-value-wrong_call-refuse = le cri est refusé
option-value-wrong_call-pay = une carte de sa zone
option-value-deck-reference = 106 cartes
option-value-silent_borne-killer = Bornes Killer peut la frapper
option-value-silent_borne-void = elle ne compte pas
