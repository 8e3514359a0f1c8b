# Nationale 7: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-classic = Nationale 7
    .printed = Mille Bornes
    .about = The race everybody knows, with its teams, its coup-fourré and the extension to 1000 km.

## The cards

# The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”;
# .about says when it is played, what it does and where it goes.

card-classic-25 = 25 km
    .one = a 25 km card
    .about = On your turn, if you are rolling: 25 km more, never beyond the goal. It stays before you.
card-classic-50 = 50 km
    .one = a 50 km card
    .about = On your turn, if you are rolling: 50 km more, never beyond the goal. It stays before you.
card-classic-75 = 75 km
    .one = a 75 km card
    .about = On your turn, if you are rolling: 75 km more, never beyond the goal. Not under a speed limit. It stays before you.
card-classic-100 = 100 km
    .one = a 100 km card
    .about = On your turn, if you are rolling: 100 km more, never beyond the goal. Not under a speed limit. It stays before you.
card-classic-200 = 200 km
    .one = a 200 km card
    .about = On your turn, if you are rolling: 200 km more, never beyond the goal. Not under a speed limit. Two a round at most. It stays before you.
card-classic-feu-rouge = Red light
    .one = a Red light
    .about = On your turn, on an opponent who is rolling: they stop until a Green light. It goes onto their battle pile.
card-classic-limite-de-vitesse = Speed limit
    .one = a Speed limit
    .about = On your turn, on an opponent: they only cover 25 or 50 km at a time, until an End of limit. It goes onto their speed pile.
card-classic-panne-d-essence = Out of fuel
    .one = Out of fuel
    .about = On your turn, on an opponent who is rolling: they stop until Fuel, and then a Green light. It goes onto their battle pile.
card-classic-crevaison = Flat tyre
    .one = a Flat tyre
    .about = On your turn, on an opponent who is rolling: they stop until Spare wheel, and then a Green light. It goes onto their battle pile.
card-classic-accident = Accident
    .one = an Accident
    .about = On your turn, on an opponent who is rolling: they stop until Repairs, and then a Green light. It goes onto their battle pile.
card-classic-feu-vert = Green light
    .one = a Green light
    .about = On your turn, to set off, against a Red light, or to go on after another parade: you are rolling. It goes onto your battle pile.
card-classic-fin-de-limite = End of limit
    .one = an End of limit
    .about = On your turn, against a Speed limit: you may lay every distance again. It goes onto your speed pile.
card-classic-essence = Fuel
    .one = Fuel
    .about = On your turn, against Out of fuel: the attack is lifted, and you still need a Green light to go on. It goes onto your battle pile.
card-classic-roue-de-secours = Spare wheel
    .one = a Spare wheel
    .about = On your turn, against a Flat tyre: the attack is lifted, and you still need a Green light to go on. It goes onto your battle pile.
card-classic-reparations = Repairs
    .one = Repairs
    .about = On your turn, against an Accident: the attack is lifted, and you still need a Green light to go on. It goes onto your battle pile.
card-classic-prioritaire = Priority
    .one = Priority
    .about = On your turn, or at once as a coup-fourré against a Red light or a Speed limit: it keeps both away until the end, and you need no Green light. It stays before you, you draw and play again.
card-classic-citerne-d-essence = Fuel tank
    .one = Fuel tank
    .about = On your turn, or at once as a coup-fourré when you are attacked with Out of fuel: it lifts that attack and keeps it away until the end. It stays before you, you draw and play again.
card-classic-increvable = Puncture-proof
    .one = Puncture-proof
    .about = On your turn, or at once as a coup-fourré when you are attacked with Flat tyre: it lifts that attack and keeps it away until the end. It stays before you, you draw and play again.
card-classic-as-du-volant = Ace driver
    .one = Ace driver
    .about = On your turn, or at once as a coup-fourré when you are attacked with Accident: it lifts that attack and keeps it away until the end. It stays before you, you draw and play again.

## What a table may choose

# The value names the option, .help explains it.

option-classic-preset = Way of playing
    .help = Several options at once: “unix” plays like the old program for two. What you choose besides wins over it.
option-classic-solo = Four players, each alone
    .help = Four usually play as two teams to 1000 km; each alone, it is 700 km with extension.
option-classic-deck = Deck
    .help = The one of the rulebook, or one of your own, card by card.
option-classic-match = Length of the match
    .help = A single round, or as many as it takes for somebody to have 5000 points.
option-classic-first_dealer = First dealer
    .help = The player to the dealer’s left begins.
option-classic-botte_needs_green = Green light after a botte
    .help = A botte laid on your turn against its attack must be followed by a new Green light.
option-classic-exhausted = End when the draw pile is empty
    .help = When the round stops if nobody reaches the goal.
option-classic-empty_stock_replay = Play again after a botte, draw pile empty
    .help = A botte laid when the draw pile is empty still lets you play a card.
option-classic-extension_us = American extension
    .help = Nobody scores for somebody else’s missed extension; whoever reaches 1000 km gets the bonus, even without having asked.
option-classic-shutout_us = Shutout for the finisher only
    .help = Only the side that reaches the goal gets the 500 points.
option-classic-open_partner_hands = Open hands between partners
    .help = Partners see each other’s hands.
option-classic-window_seconds = Time for a coup-fourré
    .help = How long an attack may be answered, from 2 to 60 seconds.
option-classic-accept_button = No need to wait out the time
    .help = The window closes as soon as the whole attacked side has let it pass, which everybody sees; otherwise it always lasts the same time.

option-value-preset-none = nothing preset
option-value-preset-unix = unix
option-value-exhausted-hands_empty = when all hands are empty
option-value-exhausted-nobody_can_play = as soon as nobody can lay anything
