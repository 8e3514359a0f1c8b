# Heure de pointe: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-rush = Heure de pointe
    .printed = Mille Bornes Rush
    .about = The city by electric car: accelerators, U-turns, thefts and checkpoints.

## What is said here in other words than elsewhere

term-distance = distance card
term-distances = distance cards
term-battle-pile = battle slot
term-speed-pile = speed slot
term-round = game
client-form-about-assisted = The table lights what can be played, reminds you to draw, and refuses a mistake without punishing it.
client-form-about-printed = Nothing is lit: you have to think of drawing and to see when to answer, and a mistake costs a card.

## The cards

# The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”.

card-rush-25 = Distance 25
    .one = a 25 km card
card-rush-50 = Distance 50
    .one = a 50 km card
card-rush-75 = Distance 75
    .one = a 75 km card
card-rush-100 = Distance 100
    .one = a 100 km card
card-rush-200 = Distance 200
    .one = a 200 km card
card-rush-300 = Distance 300
    .one = the 300 km card
card-rush-feu-rouge = Red light
    .one = a Red light
card-rush-limite-de-vitesse = Speed limit
    .one = a Speed limit
card-rush-panne-d-electricite = Power failure
    .one = a Power failure
card-rush-alerte-pollution = Pollution alert
    .one = a Pollution alert
card-rush-accident = Accident
    .one = an Accident
card-rush-feu-vert = Green light
    .one = a Green light
card-rush-fin-de-limite = End of limit
    .one = an End of limit
card-rush-borne-de-recharge = Charging point
    .one = a Charging point
card-rush-fin-du-pic = End of pollution
    .one = an End of pollution
card-rush-reparations = Repairs
    .one = Repairs
card-rush-prioritaire-electrique = Electric priority
    .one = Electric priority
card-rush-super-autonomie = Super range
    .one = Super range
card-rush-covoiturage = Carpool
    .one = Carpool
card-rush-as-du-volant = Ace driver
    .one = Ace driver
card-rush-accelerateur = Accelerator
    .one = an Accelerator
card-rush-retroviseur = Rear-view mirror
    .one = a Rear-view mirror
card-rush-demi-tour = U-turn
    .one = a U-turn
card-rush-controle = Checkpoint
    .one = a Checkpoint
card-rush-vol = Theft
    .one = a Theft

## What a table may choose

# The value names the option, .help explains it.

option-rush-teams = Pairs
    .help = With four, six or eight players, two partners share one zone.
option-rush-goal = Length of the race
    .help = The short race is for two to four players, each alone.
option-rush-strict = Attention counts
    .help = Several options at once: a draw can be forgotten, a mistake costs a card, and nothing glows. What you choose besides wins over it.
option-rush-forget_draw = Draws can be forgotten
    .help = Whoever plays without drawing plays that turn with the cards in hand.
option-rush-mistakes = Mistakes cost a card
    .help = An illegal play costs a card, picked blindly by the player on the left; otherwise it is refused.
option-rush-reply_hints = Show possible answers
    .help = The cards you can answer with are lit up.
option-rush-rename_prompt = Ask to change the demanded card
    .help = When you draw the card that you had demanded, you are asked whether you want another one.
option-rush-deck = Deck
    .help = The printed text gives four numbers a line where five kinds are named; here are three readings. On the command line, deck=file:PATH reads a deck of your own.
option-rush-first_seat = Who begins
    .help = The rules choose the youngest: mark that seat, or leave it to chance.
option-rush-discard_only_if_stuck = Discard only when stuck
    .help = A card may be discarded only when no card can be played.
option-rush-replay_draws = Draw before playing again
    .help = After a botte you fill up to seven cards before you play again.
option-rush-accelerators = Accelerators for one card
    .help = How many Accelerators may go with one distance card; two make it fourfold.
option-rush-u_turn_draw = Draw after a U-turn
    .help = What a player whose distance card was cancelled draws on the next turn.
option-rush-vol_lays = Laying a stolen card
    .help = When a thief, even attacked or limited, may lay the stolen card at once.
option-rush-open_discard = Discard pile open to all
    .help = Everybody may browse the discard pile; otherwise only the player on turn, after the draw.
option-rush-window_seconds = Time to answer an attack
    .help = How long an attack can be answered, from 2 to 60 seconds.
option-rush-distance_seconds = Time for a U-turn
    .help = How long a distance card can be cancelled, from 2 to 60 seconds.

option-value-deck-d1 = 106 cards
option-value-deck-d1_25 = ten 25s instead of the ten 75s
option-value-deck-d1_vol4 = four Thefts and three Speed limits
option-value-accelerators-1 = one
option-value-accelerators-2 = two
option-value-u_turn_draw-missing = the missing cards
option-value-u_turn_draw-none = nothing
option-value-vol_lays-always = always
option-value-vol_lays-if_able = only if it can be laid without the Theft
