# Plein pot !: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-fun-speed = Plein pot !
    .printed = Mille Bornes Fun & Speed
    .about = Four cards in hand, noises to shout and hold-ups to call before anyone else.

## What is said here in other words than elsewhere

term-battle-pile = battle slot
term-speed-pile = speed slot
term-round = game
client-form-about-assisted = The table says the kilometres and makes the sounds for you, and shows what can answer.
client-form-about-printed = You announce and make the sounds yourself: forgetting can cost the distance or the attack, a wrong Hold Up a card.

## The cards

# The value is the name of the card;
# .one is the card in the middle of a sentence, after “lays”, “with”, “against” or “you need”;
# .play is what one does by playing a special card, to { $name } if it is aimed at somebody, and .effect what comes of it.

card-fun-speed-25 = 25 km
    .one = a 25 km card
card-fun-speed-50 = 50 km
    .one = a 50 km card
card-fun-speed-75 = 75 km
    .one = a 75 km card
card-fun-speed-100 = 100 km
    .one = a 100 km card
card-fun-speed-200 = 200 km
    .one = a 200 km card
card-fun-speed-feu-rouge = Red light
    .one = a Red light
card-fun-speed-radar = Speed camera
    .one = a Speed camera
card-fun-speed-panne-d-essence = Out of fuel
    .one = Out of fuel
card-fun-speed-crevaison = Flat tyre
    .one = a Flat tyre
card-fun-speed-accident = Accident
    .one = an Accident
card-fun-speed-feu-vert = Green light
    .one = a Green light
card-fun-speed-fin-de-radar = End of camera
    .one = an End of camera
card-fun-speed-essence = Fuel
    .one = Fuel
card-fun-speed-roue-de-secours = Spare wheel
    .one = a Spare wheel
card-fun-speed-reparations = Repairs
    .one = Repairs
card-fun-speed-super-parade = Super parade
    .one = a Super parade
card-fun-speed-vehicule-prioritaire = Priority vehicle
    .one = Priority vehicle
card-fun-speed-citerne-d-essence = Fuel tank
    .one = Fuel tank
card-fun-speed-increvable = Puncture-proof
    .one = Puncture-proof
card-fun-speed-as-du-volant = Ace driver
    .one = Ace driver
card-fun-speed-accelerateur = Accelerator
    .one = an Accelerator
card-fun-speed-retroviseur = Rear-view mirror
    .one = a Rear-view mirror
card-fun-speed-demi-tour = U-turn
    .one = a U-turn
card-fun-speed-helicoptere = Helicopter
    .one = a Helicopter
    .play = Swap with { $name }
    .effect = the whole zone, attacks too
card-fun-speed-police = Police
    .one = a Police card
    .play = Search { $name }
    .effect = one card for one of yours
card-fun-speed-poubelle = Dustbin
    .one = a Dustbin
    .play = Sweep the 200s
    .effect = everybody’s, yours too

## What a table may choose

# The value names the option, .help explains it.

option-fun-speed-goal = Length of the race
    .help = Usually up to 1000 km for two and three players, up to 700 km for four.
option-fun-speed-strict = All by voice
    .help = Several options at once: it is up to you to say the kilometres, to shout the sounds and to call Bornes Killer, and a wrong Hold Up is paid for. What you choose besides wins over it.
option-fun-speed-announce = Saying the kilometres
    .help = Who says the number of a kilometre card that is laid.
option-fun-speed-sounds = Sounds of the attacks
    .help = Who makes the sound of an attack; without its sound it does not count.
option-fun-speed-bornes_killer = Bornes Killer
    .help = A kilometre card laid without a word can be sent to the discard pile by an opponent who calls it.
option-fun-speed-wrong_call = Wrong Hold Up
    .help = What a Hold Up called without a tie costs; a refused one locks the button for three seconds.
option-fun-speed-reply_hints = Show possible answers
    .help = The cards you can answer with are lit up.
option-fun-speed-deck = Deck
    .help = Which cards are played; on the command line, deck=file:PATH reads a deck of your own.
option-fun-speed-first_seat = Who begins
    .help = The rules choose the youngest: mark that seat, or leave it to chance.
option-fun-speed-discard_only_if_stuck = Discard only when stuck
    .help = A card may be discarded only when no card can be played.
option-fun-speed-silent_borne = Kilometre card laid in silence
    .help = What becomes of a card whose kilometres nobody said.
option-fun-speed-hold_up = Hold Up
    .help = The first to notice two equal totals steals a kilometre card.
option-fun-speed-window_seconds = Time to answer an attack
    .help = How long an attack can be answered, from 2 to 60 seconds.
option-fun-speed-distance_seconds = Time to answer a kilometre card
    .help = How long one may play a U-turn or call Bornes Killer, from 2 to 60 seconds. Where players announce for themselves (announce button) it is 4 by default, and never less than 3.

option-value-announce-auto = the program
option-value-announce-button = the player
option-value-sounds-auto = the program
option-value-sounds-button = the player
option-value-wrong_call-refuse = the call is refused
option-value-wrong_call-pay = a card of one’s zone
option-value-deck-reference = 106 cards
option-value-silent_borne-killer = Bornes Killer can strike it
option-value-silent_borne-void = it does not count
