# The cards. The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”.

## Voie romaine

card-asterix-25 = Distance 25
    .one = a 25 km card
card-asterix-50 = Distance 50
    .one = a 50 km card
card-asterix-75 = Distance 75
    .one = a 75 km card
card-asterix-100 = Distance 100
    .one = a 100 km card
card-asterix-200 = Distance 200
    .one = a 200 km card
card-asterix-feu-rouge = Red light
    .one = a Red light
card-asterix-limite-de-vitesse = Speed limit
    .one = a Speed limit
card-asterix-panne-d-essence = Out of fuel
    .one = Out of fuel
card-asterix-crevaison = Flat tyre
    .one = a Flat tyre
card-asterix-accident = Accident
    .one = an Accident
card-asterix-feu-vert = Green light
    .one = a Green light
card-asterix-fin-de-limite = End of limit
    .one = an End of limit
card-asterix-essence = Fuel
    .one = Fuel
card-asterix-roue-de-secours = Spare wheel
    .one = a Spare wheel
card-asterix-reparations = Repairs
    .one = Repairs
card-asterix-prioritaire = Priority
    .one = Priority
card-asterix-citerne-d-essence = Fuel tank
    .one = Fuel tank
card-asterix-increvable = Puncture-proof
    .one = Puncture-proof
card-asterix-as-du-volant = Ace driver
    .one = Ace driver

## Marche de nuit

card-desert-25 = 25 km
    .one = a 25 km card
card-desert-50 = 50 km
    .one = a 50 km card
card-desert-75 = 75 km
    .one = a 75 km card
card-desert-100 = 100 km
    .one = a 100 km card
card-desert-200 = 200 km
    .one = a 200 km card
card-desert-stop-camping = Stop! Camping
    .one = Stop! Camping
card-desert-egyptiens = Egyptians
    .one = the Egyptians
card-desert-scorpions-serpents = Scorpions & Snakes
    .one = Scorpions & Snakes
card-desert-panne-de-nourriture = Food Shortage
    .one = a Food Shortage
card-desert-alerte-secheresse = Drought Alert
    .one = a Drought Alert
card-desert-feu-vert = Moses’ Green Light
    .one = Moses’ Green Light
card-desert-crevaison-char = Chariot Puncture
    .one = a Chariot Puncture
card-desert-colonnes-de-nuees = Pillars of Cloud
    .one = the Pillars of Cloud
card-desert-manne = Manna
    .one = Manna
card-desert-puits-de-myriam = Miriam’s Well
    .one = Miriam’s Well
card-desert-ouverture-de-la-mer-rouge = Parting of the Red Sea
    .one = the Parting of the Red Sea
card-desert-spray-anti-betes = Wild Beast Spray
    .one = the Wild Beast Spray
card-desert-reserve-de-matsa = Matza Reserve
    .one = the Matza Reserve
card-desert-citerne-portable = Portable Cistern
    .one = the Portable Cistern
