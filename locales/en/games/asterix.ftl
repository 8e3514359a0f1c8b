# Voie romaine: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-asterix = Voie romaine
    .printed = Mille Bornes Astérix
    .about = Chariots for up to eight players, alone or in pairs, and a coup-fourré that costs others their turn.

## What is said here in other words than elsewhere

term-distance = distance card
term-distances = distance cards

## The cards

# The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”;
# .about says when it is played, what it does and where it goes.

card-asterix-25 = Distance 25
    .one = a 25 km card
    .about = On your turn, if you are rolling: 25 km more, never beyond the goal. It stays before you.
card-asterix-50 = Distance 50
    .one = a 50 km card
    .about = On your turn, if you are rolling: 50 km more, never beyond the goal. It stays before you.
card-asterix-75 = Distance 75
    .one = a 75 km card
    .about = On your turn, if you are rolling: 75 km more, never beyond the goal. Not under a speed limit. It stays before you.
card-asterix-100 = Distance 100
    .one = a 100 km card
    .about = On your turn, if you are rolling: 100 km more, never beyond the goal. Not under a speed limit. It stays before you.
card-asterix-200 = Distance 200
    .one = a 200 km card
    .about = On your turn, if you are rolling: 200 km more, never beyond the goal. Not under a speed limit. Two a round at most. It stays before you.
card-asterix-feu-rouge = Red light
    .one = a Red light
    .about = On your turn, on an opponent who is rolling: they stop until a Green light. It goes onto their battle pile.
card-asterix-limite-de-vitesse = Speed limit
    .one = a Speed limit
    .about = On your turn, on an opponent: they only cover 25 or 50 km at a time, until an End of limit. It goes onto their speed pile.
card-asterix-panne-d-essence = Out of fuel
    .one = Out of fuel
    .about = On your turn, on an opponent who is rolling: they stop until Fuel, and then a Green light. It goes onto their battle pile.
card-asterix-crevaison = Flat tyre
    .one = a Flat tyre
    .about = On your turn, on an opponent who is rolling: they stop until Spare wheel, and then a Green light. It goes onto their battle pile.
card-asterix-accident = Accident
    .one = an Accident
    .about = On your turn, on an opponent who is rolling: they stop until Repairs, and then a Green light. It goes onto their battle pile.
card-asterix-feu-vert = Green light
    .one = a Green light
    .about = On your turn, to set off, against a Red light, or to go on after another parade: you are rolling. It goes onto your battle pile.
card-asterix-fin-de-limite = End of limit
    .one = an End of limit
    .about = On your turn, against a Speed limit: you may lay every distance again. It goes onto your speed pile.
card-asterix-essence = Fuel
    .one = Fuel
    .about = On your turn, against Out of fuel: the attack is lifted, and you still need a Green light to go on. It goes onto your battle pile.
card-asterix-roue-de-secours = Spare wheel
    .one = a Spare wheel
    .about = On your turn, against a Flat tyre: the attack is lifted, and you still need a Green light to go on. It goes onto your battle pile.
card-asterix-reparations = Repairs
    .one = Repairs
    .about = On your turn, against an Accident: the attack is lifted, and you still need a Green light to go on. It goes onto your battle pile.
card-asterix-prioritaire = Priority
    .one = Priority
    .about = On your turn, or at once as a coup-fourré against a Red light or a Speed limit: it keeps both away until the end, and you need no Green light. It stays before you, you draw and play again.
card-asterix-citerne-d-essence = Fuel tank
    .one = Fuel tank
    .about = On your turn, or at once as a coup-fourré when you are attacked with Out of fuel: it lifts that attack and keeps it away until the end. It stays before you, you draw and play again.
card-asterix-increvable = Puncture-proof
    .one = Puncture-proof
    .about = On your turn, or at once as a coup-fourré when you are attacked with Flat tyre: it lifts that attack and keeps it away until the end. It stays before you, you draw and play again.
card-asterix-as-du-volant = Ace driver
    .one = Ace driver
    .about = On your turn, or at once as a coup-fourré when you are attacked with Accident: it lifts that attack and keeps it away until the end. It stays before you, you draw and play again.

## What a table may choose

# The value names the option, .help explains it.

option-asterix-goal = Length of the race
    .help = The short race is for four or eight players.
option-asterix-match = Length of the match
    .help = A single round, or as many as it takes for somebody to have 5000 points.
option-asterix-first_dealer = First dealer
    .help = The neighbour on the dealer’s left plays first.
option-asterix-deck = Deck
    .help = The one of the rulebook, or one of your own, card by card.
option-asterix-third_200 = A third 200
    .help = A char may hold three 200 cards instead of two.
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
