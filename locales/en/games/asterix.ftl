# Voie romaine: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-asterix = Voie romaine
    .printed = Mille Bornes Astérix
    .about = Chariots for up to eight players, alone or in pairs, and a coup-fourré that costs others their turn.

## What is said here in other words than elsewhere

term-distance = distance card
term-distances = distance cards

## The cards

# The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”.

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

## What a table may choose

# The value names the option, .help explains it.

option-asterix-goal = Length of the race
    .help = The short race is for four or eight players.
option-asterix-match = Length of the match
    .help = A single round, or as many as it takes for somebody to have 5000 points.
option-asterix-first_dealer = First dealer
    .help = The neighbour on the dealer’s left plays first.
option-asterix-botte_needs_green = Green light after a botte
    .help = A botte laid on your own turn against its attack must be followed by a new Green light.
option-asterix-winner_bonus_requires_goal = Bonuses only at the goal
    .help = The winner gets the bonuses of 400 and 200 points only for a race that reached the goal.
option-asterix-shutout = Bonus for an opponent without distance
    .help = How the 500 points are paid when several sides laid no distance card.
option-asterix-open_partner_hands = Open hands between partners
    .help = With six or eight players, the two partners see each other’s hand.
option-asterix-window_seconds = Time for a coup-fourré
    .help = How long an attack can be answered, from 2 to 60 seconds.
option-asterix-accept_button = No need to wait out the time
    .help = The window closes as soon as the whole attacked side has let it pass, which everybody sees; otherwise it always lasts the same time.

option-value-shutout-once = only once
option-value-shutout-per_side = for each side without distance card
