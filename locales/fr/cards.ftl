# Les cartes. La valeur est le nom imprimé sur la carte ;
# .one est la carte au milieu d’une phrase, après « pose », « avec », « par », « contre » ou « il vous faut ».

## Voie romaine

card-asterix-25 = Étape 25
    .one = une étape 25
card-asterix-50 = Étape 50
    .one = une étape 50
card-asterix-75 = Étape 75
    .one = une étape 75
card-asterix-100 = Étape 100
    .one = une étape 100
card-asterix-200 = Étape 200
    .one = une étape 200
card-asterix-feu-rouge = Feu rouge
    .one = un Feu rouge
card-asterix-limite-de-vitesse = Limite de vitesse
    .one = une Limite de vitesse
card-asterix-panne-d-essence = Panne d’essence
    .one = une Panne d’essence
card-asterix-crevaison = Crevaison
    .one = une Crevaison
card-asterix-accident = Accident
    .one = un Accident
card-asterix-feu-vert = Feu vert
    .one = un Feu vert
card-asterix-fin-de-limite = Fin de limite de vitesse
    .one = une Fin de limite de vitesse
card-asterix-essence = Essence
    .one = une Essence
card-asterix-roue-de-secours = Roue de secours
    .one = une Roue de secours
card-asterix-reparations = Réparations
    .one = une carte Réparations
card-asterix-prioritaire = Prioritaire
    .one = Prioritaire
card-asterix-citerne-d-essence = Citerne d’essence
    .one = Citerne d’essence
card-asterix-increvable = Increvable
    .one = Increvable
card-asterix-as-du-volant = As du volant
    .one = As du volant

## Marche de nuit

card-desert-25 = Borne 25
    .one = une borne 25
card-desert-50 = Borne 50
    .one = une borne 50
card-desert-75 = Borne 75
    .one = une borne 75
card-desert-100 = Borne 100
    .one = une borne 100
card-desert-200 = Borne 200
    .one = une borne 200
card-desert-stop-camping = Stop ! Camping
    .one = Stop ! Camping
card-desert-egyptiens = Égyptiens
    .one = les Égyptiens
card-desert-scorpions-serpents = Scorpions & Serpents
    .one = Scorpions & Serpents
card-desert-panne-de-nourriture = Panne de Nourriture
    .one = une Panne de Nourriture
card-desert-alerte-secheresse = Alerte Sécheresse
    .one = une Alerte Sécheresse
card-desert-feu-vert = Feu Vert de Moïse
    .one = un Feu Vert de Moïse
card-desert-crevaison-char = Crevaison Char
    .one = une Crevaison Char
card-desert-colonnes-de-nuees = Colonnes de Nuées
    .one = les Colonnes de Nuées
card-desert-manne = Manne
    .one = la Manne
card-desert-puits-de-myriam = Puits de Myriam
    .one = le Puits de Myriam
card-desert-ouverture-de-la-mer-rouge = Ouverture de la Mer Rouge
    .one = l’Ouverture de la Mer Rouge
card-desert-spray-anti-betes = Spray anti-bêtes sauvages
    .one = le Spray anti-bêtes sauvages
card-desert-reserve-de-matsa = Réserve de Matsa
    .one = la Réserve de Matsa
card-desert-citerne-portable = Citerne portable
    .one = la Citerne portable
