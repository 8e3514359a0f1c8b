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
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut ».

card-rush-25 = Borne 25
    .one = une borne 25
card-rush-50 = Borne 50
    .one = une borne 50
card-rush-75 = Borne 75
    .one = une borne 75
card-rush-100 = Borne 100
    .one = une borne 100
card-rush-200 = Borne 200
    .one = une borne 200
card-rush-300 = Borne 300
    .one = la borne 300
card-rush-feu-rouge = Feu rouge
    .one = un Feu rouge
card-rush-limite-de-vitesse = Limite de vitesse
    .one = une Limite de vitesse
card-rush-panne-d-electricite = Panne d’électricité
    .one = une Panne d’électricité
card-rush-alerte-pollution = Alerte pollution
    .one = une Alerte pollution
card-rush-accident = Accident
    .one = un Accident
card-rush-feu-vert = Feu vert
    .one = un Feu vert
card-rush-fin-de-limite = Fin de limite de vitesse
    .one = une Fin de limite de vitesse
card-rush-borne-de-recharge = Borne de recharge
    .one = une Borne de recharge
card-rush-fin-du-pic = Fin du pic de pollution
    .one = une Fin du pic de pollution
card-rush-reparations = Réparations
    .one = une carte Réparations
card-rush-prioritaire-electrique = Véhicule prioritaire électrique
    .one = la botte Véhicule prioritaire électrique
card-rush-super-autonomie = Super autonomie
    .one = la botte Super autonomie
card-rush-covoiturage = Covoiturage
    .one = la botte Covoiturage
card-rush-as-du-volant = As du volant
    .one = la botte As du volant
card-rush-accelerateur = Accélérateur
    .one = un Accélérateur
card-rush-retroviseur = Rétroviseur
    .one = un Rétroviseur
card-rush-demi-tour = Demi-tour
    .one = un Demi-tour
card-rush-controle = Contrôle
    .one = un Contrôle
card-rush-vol = Vol
    .one = un Vol

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

option-value-deck-d1 = 106 cartes
option-value-deck-d1_25 = dix 25 au lieu des dix 75
option-value-deck-d1_vol4 = quatre Vols et trois Limites de vitesse
option-value-accelerators-1 = un
option-value-accelerators-2 = deux
option-value-u_turn_draw-missing = les cartes qui manquent
option-value-u_turn_draw-none = rien
option-value-vol_lays-always = toujours
option-value-vol_lays-if_able = seulement si elle peut être posée sans le Vol
