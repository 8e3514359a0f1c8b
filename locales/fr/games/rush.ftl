# Heure de pointe : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-rush = Heure de pointe
    .printed = Mille Bornes Rush
    .about = La ville en voiture électrique : accélérateurs, demi-tours, vols et contrôles.

## Ce qui se dit ici autrement qu’ailleurs

term-battle-pile = emplacement de bataille
term-speed-pile = emplacement de vitesse
term-round = partie
client-form-about-assisted = La table éclaire ce qui peut se jouer, rappelle la pioche et refuse une erreur sans la punir.
client-form-about-printed = Rien ne s’éclaire : à vous de penser à piocher et de voir quand répondre, et une erreur coûte une carte.

## Les cartes

# La valeur est le nom imprimé sur la carte ;
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut » ;
# .about dit quand elle se joue, ce qu’elle fait et où elle va.

card-rush-25 = Borne 25
    .one = une borne 25
    .about = À votre tour, si rien ne vous arrête : 25 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Elle reste devant vous, à moins d’un Demi-tour.
card-rush-50 = Borne 50
    .one = une borne 50
    .about = À votre tour, si rien ne vous arrête : 50 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Elle reste devant vous, à moins d’un Demi-tour.
card-rush-75 = Borne 75
    .one = une borne 75
    .about = À votre tour, si rien ne vous arrête : 75 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Interdite sous une Limite de vitesse. Elle reste devant vous, à moins d’un Demi-tour.
card-rush-100 = Borne 100
    .one = une borne 100
    .about = À votre tour, si rien ne vous arrête : 100 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Interdite sous une Limite de vitesse. Elle reste devant vous, à moins d’un Demi-tour.
card-rush-200 = Borne 200
    .one = une borne 200
    .about = À votre tour, si rien ne vous arrête : 200 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Interdite sous une Limite de vitesse. Elle reste devant vous, à moins d’un Demi-tour.
card-rush-300 = Borne 300
    .one = la borne 300
    .about = À votre tour, si rien ne vous arrête : 300 km de plus, le double avec un Accélérateur. Dépasser le but est permis. Interdite sous une Limite de vitesse. Elle reste devant vous, à moins d’un Demi-tour.
card-rush-feu-rouge = Feu rouge
    .one = un Feu rouge
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Feu vert. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-rush-limite-de-vitesse = Limite de vitesse
    .one = une Limite de vitesse
    .about = À votre tour, sur un adversaire sans limite : plus aucune borne au-dessus de 50 jusqu’à Fin de limite de vitesse. Il peut répondre aussitôt. Elle va à son emplacement de vitesse.
card-rush-panne-d-electricite = Panne d’électricité
    .one = une Panne d’électricité
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Borne de recharge. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-rush-alerte-pollution = Alerte pollution
    .one = une Alerte pollution
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Fin du pic de pollution. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-rush-accident = Accident
    .one = un Accident
    .about = À votre tour, sur un adversaire que rien n’arrête : plus aucune borne jusqu’à Réparations. Il peut répondre aussitôt. Elle va à son emplacement de bataille.
card-rush-feu-vert = Feu vert
    .one = un Feu vert
    .about = À votre tour contre Feu rouge, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Aussitôt, elle vous donne la main. Les deux cartes vont à la défausse.
card-rush-fin-de-limite = Fin de limite de vitesse
    .one = une Fin de limite de vitesse
    .about = À votre tour contre Limite de vitesse, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Aussitôt, elle vous donne la main. Les deux cartes vont à la défausse.
card-rush-borne-de-recharge = Borne de recharge
    .one = une Borne de recharge
    .about = À votre tour contre Panne d’électricité, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Aussitôt, elle vous donne la main. Les deux cartes vont à la défausse.
card-rush-fin-du-pic = Fin du pic de pollution
    .one = une Fin du pic de pollution
    .about = À votre tour contre Alerte pollution, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Aussitôt, elle vous donne la main. Les deux cartes vont à la défausse.
card-rush-reparations = Réparations
    .one = une carte Réparations
    .about = À votre tour contre Accident, ou aussitôt quand on vous attaque ainsi : l’attaque est levée. Aussitôt, elle vous donne la main. Les deux cartes vont à la défausse.
card-rush-prioritaire-electrique = Véhicule prioritaire électrique
    .one = la botte Véhicule prioritaire électrique
    .about = À votre tour, ou aussitôt en coup-fourré contre Feu rouge ou Limite de vitesse : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-rush-super-autonomie = Super autonomie
    .one = la botte Super autonomie
    .about = À votre tour, ou aussitôt en coup-fourré contre Panne d’électricité : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-rush-covoiturage = Covoiturage
    .one = la botte Covoiturage
    .about = À votre tour, ou aussitôt en coup-fourré contre Alerte pollution : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-rush-as-du-volant = As du volant
    .one = la botte As du volant
    .about = À votre tour, ou aussitôt en coup-fourré contre Accident : 100 km, 200 en coup-fourré, et cette attaque ne vous touche plus. Elle reste devant vous, et vous rejouez.
card-rush-accelerateur = Accélérateur
    .one = un Accélérateur
    .about = À votre tour, avec une borne : il la double. Il reste avec elle.
card-rush-retroviseur = Rétroviseur
    .one = un Rétroviseur
    .about = Quand on vous attaque, même hors de votre tour : l’attaque se retourne contre son auteur. Il va à la défausse et ne donne pas la main.
card-rush-demi-tour = Demi-tour
    .one = un Demi-tour
    .about = Quand un adversaire pose une borne, même hors de votre tour : elle revient dans sa main. Il va sur la défausse et ne donne pas la main.
card-rush-controle = Contrôle
    .one = un Contrôle
    .about = À votre tour : nommez un adversaire et une carte, sauf une botte. S’il l’a, il vous la donne, à jouer tout de suite ; sinon le Contrôle attend à côté de lui. Il finit sous la défausse.
card-rush-vol = Vol
    .one = un Vol
    .about = À votre tour, même attaqué : prenez une borne à un adversaire, à sa valeur simple, et posez-la ou gardez-la. Il va sous la défausse.

## Ce qu’une table peut choisir

# La valeur nomme l’option, .help l’explique.

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
    .help = Le texte imprimé donne quatre nombres par ligne là où cinq sortes sont nommées ; voici trois lectures.
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

option-value-deck-d1 = 106 cartes
option-value-deck-d1_25 = dix 25 au lieu des dix 75
option-value-deck-d1_vol4 = quatre Vols et trois Limites de vitesse
option-value-accelerators-1 = un
option-value-accelerators-2 = deux
option-value-u_turn_draw-missing = les cartes qui manquent
option-value-u_turn_draw-none = rien
option-value-vol_lays-always = toujours
option-value-vol_lays-if_able = seulement si elle peut être posée sans le Vol
