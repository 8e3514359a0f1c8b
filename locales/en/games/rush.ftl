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
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”;
# .about says when it is played, what it does and where it goes.

card-rush-25 = Distance 25
    .one = a 25 km card
    .about = On your turn, if nothing stops you: 25 km more, twice as many with an Accelerator. You may pass the goal. It stays before you, unless somebody plays a U-turn.
card-rush-50 = Distance 50
    .one = a 50 km card
    .about = On your turn, if nothing stops you: 50 km more, twice as many with an Accelerator. You may pass the goal. It stays before you, unless somebody plays a U-turn.
card-rush-75 = Distance 75
    .one = a 75 km card
    .about = On your turn, if nothing stops you: 75 km more, twice as many with an Accelerator. You may pass the goal. Not under a Speed limit. It stays before you, unless somebody plays a U-turn.
card-rush-100 = Distance 100
    .one = a 100 km card
    .about = On your turn, if nothing stops you: 100 km more, twice as many with an Accelerator. You may pass the goal. Not under a Speed limit. It stays before you, unless somebody plays a U-turn.
card-rush-200 = Distance 200
    .one = a 200 km card
    .about = On your turn, if nothing stops you: 200 km more, twice as many with an Accelerator. You may pass the goal. Not under a Speed limit. It stays before you, unless somebody plays a U-turn.
card-rush-300 = Distance 300
    .one = the 300 km card
    .about = On your turn, if nothing stops you: 300 km more, twice as many with an Accelerator. You may pass the goal. Not under a Speed limit. It stays before you, unless somebody plays a U-turn.
card-rush-feu-rouge = Red light
    .one = a Red light
    .about = On your turn, on an opponent whom nothing stops: no more distances until a Green light. They may answer at once. It goes to their battle place.
card-rush-limite-de-vitesse = Speed limit
    .one = a Speed limit
    .about = On your turn, on an opponent without a limit: no distance above 50 until an End of limit. They may answer at once. It goes to their speed place.
card-rush-panne-d-electricite = Power failure
    .one = a Power failure
    .about = On your turn, on an opponent whom nothing stops: no more distances until a Charging point. They may answer at once. It goes to their battle place.
card-rush-alerte-pollution = Pollution alert
    .one = a Pollution alert
    .about = On your turn, on an opponent whom nothing stops: no more distances until an End of pollution. They may answer at once. It goes to their battle place.
card-rush-accident = Accident
    .one = an Accident
    .about = On your turn, on an opponent whom nothing stops: no more distances until Repairs. They may answer at once. It goes to their battle place.
card-rush-feu-vert = Green light
    .one = a Green light
    .about = On your turn against a Red light, or at once when you are attacked so: the attack is lifted. At once, it gives you the turn. Both cards go to the discard pile.
card-rush-fin-de-limite = End of limit
    .one = an End of limit
    .about = On your turn against a Speed limit, or at once when you are attacked so: the attack is lifted. At once, it gives you the turn. Both cards go to the discard pile.
card-rush-borne-de-recharge = Charging point
    .one = a Charging point
    .about = On your turn against a Power failure, or at once when you are attacked so: the attack is lifted. At once, it gives you the turn. Both cards go to the discard pile.
card-rush-fin-du-pic = End of pollution
    .one = an End of pollution
    .about = On your turn against a Pollution alert, or at once when you are attacked so: the attack is lifted. At once, it gives you the turn. Both cards go to the discard pile.
card-rush-reparations = Repairs
    .one = Repairs
    .about = On your turn against an Accident, or at once when you are attacked so: the attack is lifted. At once, it gives you the turn. Both cards go to the discard pile.
card-rush-prioritaire-electrique = Electric priority
    .one = Electric priority
    .about = On your turn, or at once as a coup-fourré against a Red light or a Speed limit: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-rush-super-autonomie = Super range
    .one = Super range
    .about = On your turn, or at once as a coup-fourré against a Power failure: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-rush-covoiturage = Carpool
    .one = Carpool
    .about = On your turn, or at once as a coup-fourré against a Pollution alert: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-rush-as-du-volant = Ace driver
    .one = Ace driver
    .about = On your turn, or at once as a coup-fourré against an Accident: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-rush-accelerateur = Accelerator
    .one = an Accelerator
    .about = On your turn, with a distance: it doubles it. It stays with it.
card-rush-retroviseur = Rear-view mirror
    .one = a Rear-view mirror
    .about = When you are attacked, even out of turn: the attack turns on whoever played it. It goes to the discard pile and does not give you the turn.
card-rush-demi-tour = U-turn
    .one = a U-turn
    .about = When an opponent lays a distance, even out of turn: it returns to their hand. It goes onto the discard pile and does not give you the turn.
card-rush-controle = Checkpoint
    .one = a Checkpoint
    .about = On your turn: name an opponent and a card, but no botte. If they have it they hand it to you, to be played at once; if not, the Checkpoint waits beside them. It ends under the discard pile.
card-rush-vol = Theft
    .one = a Theft
    .about = On your turn, even when attacked: take a distance from an opponent, at its plain value, and lay it or keep it. It goes under the discard pile.

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
    .help = The printed text gives four numbers a line where five kinds are named; here are three readings.
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
