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
# .about dit quand elle se joue, ce qu’elle fait et où elle va ;
# .play dit ce que l’on fait en jouant une carte spéciale, contre { $name } si elle vise quelqu’un, et .effect ce qui s’ensuit.

card-fun-speed-25 = Borne 25
    .one = une borne 25
    .about = À votre tour, si rien ne vous arrête : 25 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Elle reste devant vous, à moins d’un Demi-tour.
card-fun-speed-50 = Borne 50
    .one = une borne 50
    .about = À votre tour, si rien ne vous arrête : 50 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Elle reste devant vous, à moins d’un Demi-tour.
card-fun-speed-75 = Borne 75
    .one = une borne 75
    .about = À votre tour, si rien ne vous arrête : 75 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Interdite sous un Radar. Elle reste devant vous, à moins d’un Demi-tour.
card-fun-speed-100 = Borne 100
    .one = une borne 100
    .about = À votre tour, si rien ne vous arrête : 100 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Interdite sous un Radar. Elle reste devant vous, à moins d’un Demi-tour.
card-fun-speed-200 = Borne 200
    .one = une borne 200
    .about = À votre tour, si rien ne vous arrête : 200 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Interdite sous un Radar. Elle reste devant vous, à moins d’un Demi-tour.
card-fun-speed-feu-rouge = Feu rouge
    .one = un Feu rouge
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Feu vert ou Super Parade. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-fun-speed-radar = Radar
    .one = un Radar
    .about = À votre tour, sur un adversaire sans Radar : plus aucune borne au-dessus de 50 jusqu’à Fin de radar ou Super Parade. Il peut répondre aussitôt. Elle va à son emplacement de vitesse.
card-fun-speed-panne-d-essence = Panne d’essence
    .one = une Panne d’essence
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Essence ou Super Parade. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-fun-speed-crevaison = Crevaison
    .one = une Crevaison
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Roue de secours ou Super Parade. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-fun-speed-accident = Accident
    .one = un Accident
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Réparations ou Super Parade. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-fun-speed-feu-vert = Feu vert
    .one = un Feu vert
    .about = À votre tour contre Feu rouge, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Les deux cartes vont à la défausse.
card-fun-speed-fin-de-radar = Fin de radar
    .one = une Fin de radar
    .about = À votre tour contre Radar, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Les deux cartes vont à la défausse.
card-fun-speed-essence = Essence
    .one = une Essence
    .about = À votre tour contre Panne d’essence, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Les deux cartes vont à la défausse.
card-fun-speed-roue-de-secours = Roue de secours
    .one = une Roue de secours
    .about = À votre tour contre Crevaison, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Les deux cartes vont à la défausse.
card-fun-speed-reparations = Réparations
    .one = une carte Réparations
    .about = À votre tour contre Accident, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Les deux cartes vont à la défausse.
card-fun-speed-super-parade = Super Parade
    .one = une Super Parade
    .about = À votre tour, ou aussitôt quand on vous attaque : elle lève n’importe quelle attaque, une seule. Les deux cartes vont à la défausse.
card-fun-speed-vehicule-prioritaire = Véhicule prioritaire
    .one = la botte Véhicule prioritaire
    .about = À votre tour, ou aussitôt en coup-fourré contre Feu rouge ou Radar : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-fun-speed-citerne-d-essence = Citerne d’essence
    .one = la botte Citerne d’essence
    .about = À votre tour, ou aussitôt en coup-fourré contre Panne d’essence : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-fun-speed-increvable = Increvable
    .one = la botte Increvable
    .about = À votre tour, ou aussitôt en coup-fourré contre Crevaison : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-fun-speed-as-du-volant = As du volant
    .one = la botte As du volant
    .about = À votre tour, ou aussitôt en coup-fourré contre Accident : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-fun-speed-accelerateur = Accélérateur
    .one = un Accélérateur
    .about = À votre tour, avec une borne : un seul la double, deux la multiplient par quatre. Il reste avec elle.
card-fun-speed-retroviseur = Rétroviseur
    .one = un Rétroviseur
    .about = Quand on vous attaque : l’attaque se retourne contre son auteur. Il va à la défausse.
card-fun-speed-demi-tour = Demi-tour
    .one = un Demi-tour
    .about = Quand un adversaire pose une borne, même celle qui gagne : elle va à la défausse. Il est ensuite hors du jeu.
card-fun-speed-helicoptere = Hélicoptère
    .one = un Hélicoptère
    .play = Échanger avec { $name }
    .effect = toute la zone, attaques comprises
    .about = À votre tour, même attaqué : échangez toute votre zone avec celle d’un adversaire. Il est ensuite hors du jeu.
card-fun-speed-police = Police
    .one = une carte Police
    .play = Fouiller { $name }
    .effect = une carte contre une des vôtres
    .about = À votre tour, même attaqué : regardez la main d’un adversaire, prenez-y une carte et donnez-en une des vôtres. Elle est ensuite hors du jeu.
card-fun-speed-poubelle = Poubelle
    .one = une Poubelle
    .play = Balayer les 200
    .effect = ceux de tout le monde, les vôtres aussi
    .about = À votre tour, même attaqué : tous les 200 de toutes les zones vont à la défausse, les vôtres aussi. Elle est ensuite hors du jeu.

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
    .help = Les cartes avec lesquelles on joue.
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
