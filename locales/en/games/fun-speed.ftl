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
# .about says when it is played, what it does and where it goes;
# .play is what one does by playing a special card, to { $name } if it is aimed at somebody, and .effect what comes of it.

card-fun-speed-25 = 25 km
    .one = a 25 km card
    .about = On your turn, if nothing stops you: 25 km more, twice as many with an Accelerator. You may pass the goal. It stays before you, unless somebody plays a U-turn.
card-fun-speed-50 = 50 km
    .one = a 50 km card
    .about = On your turn, if nothing stops you: 50 km more, twice as many with an Accelerator. You may pass the goal. It stays before you, unless somebody plays a U-turn.
card-fun-speed-75 = 75 km
    .one = a 75 km card
    .about = On your turn, if nothing stops you: 75 km more, twice as many with an Accelerator. You may pass the goal. Not under a Speed camera. It stays before you, unless somebody plays a U-turn.
card-fun-speed-100 = 100 km
    .one = a 100 km card
    .about = On your turn, if nothing stops you: 100 km more, twice as many with an Accelerator. You may pass the goal. Not under a Speed camera. It stays before you, unless somebody plays a U-turn.
card-fun-speed-200 = 200 km
    .one = a 200 km card
    .about = On your turn, if nothing stops you: 200 km more, twice as many with an Accelerator. You may pass the goal. Not under a Speed camera. It stays before you, unless somebody plays a U-turn.
card-fun-speed-feu-rouge = Red light
    .one = a Red light
    .about = On your turn, on an opponent whom nothing stops: no more distances until a Green light or a Super parade. They may answer at once. It goes to their battle place.
card-fun-speed-radar = Speed camera
    .one = a Speed camera
    .about = On your turn, on an opponent without a Speed camera: no distance above 50 until an End of camera or a Super parade. They may answer at once. It goes to their speed place.
card-fun-speed-panne-d-essence = Out of fuel
    .one = Out of fuel
    .about = On your turn, on an opponent whom nothing stops: no more distances until Fuel or a Super parade. They may answer at once. It goes to their battle place.
card-fun-speed-crevaison = Flat tyre
    .one = a Flat tyre
    .about = On your turn, on an opponent whom nothing stops: no more distances until a Spare wheel or a Super parade. They may answer at once. It goes to their battle place.
card-fun-speed-accident = Accident
    .one = an Accident
    .about = On your turn, on an opponent whom nothing stops: no more distances until Repairs or a Super parade. They may answer at once. It goes to their battle place.
card-fun-speed-feu-vert = Green light
    .one = a Green light
    .about = On your turn against a Red light, or at once when you are attacked so: the attack is lifted. Both cards go to the discard pile.
card-fun-speed-fin-de-radar = End of camera
    .one = an End of camera
    .about = On your turn against a Speed camera, or at once when you are attacked so: the attack is lifted. Both cards go to the discard pile.
card-fun-speed-essence = Fuel
    .one = Fuel
    .about = On your turn against Out of fuel, or at once when you are attacked so: the attack is lifted. Both cards go to the discard pile.
card-fun-speed-roue-de-secours = Spare wheel
    .one = a Spare wheel
    .about = On your turn against a Flat tyre, or at once when you are attacked so: the attack is lifted. Both cards go to the discard pile.
card-fun-speed-reparations = Repairs
    .one = Repairs
    .about = On your turn against an Accident, or at once when you are attacked so: the attack is lifted. Both cards go to the discard pile.
card-fun-speed-super-parade = Super parade
    .one = a Super parade
    .about = On your turn, or at once when you are attacked: it lifts any attack, and only one. Both cards go to the discard pile.
card-fun-speed-vehicule-prioritaire = Priority vehicle
    .one = Priority vehicle
    .about = On your turn, or at once as a coup-fourré against a Red light or a Speed camera: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-fun-speed-citerne-d-essence = Fuel tank
    .one = Fuel tank
    .about = On your turn, or at once as a coup-fourré against Out of fuel: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-fun-speed-increvable = Puncture-proof
    .one = Puncture-proof
    .about = On your turn, or at once as a coup-fourré against a Flat tyre: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-fun-speed-as-du-volant = Ace driver
    .one = Ace driver
    .about = On your turn, or at once as a coup-fourré against an Accident: 100 km, 200 as a coup-fourré, and that attack cannot touch you any more. It stays before you, and you play again.
card-fun-speed-accelerateur = Accelerator
    .one = an Accelerator
    .about = On your turn, with a distance: one doubles it, two make it four times as much. It stays with it.
card-fun-speed-retroviseur = Rear-view mirror
    .one = a Rear-view mirror
    .about = When you are attacked: the attack turns on whoever played it. It goes to the discard pile.
card-fun-speed-demi-tour = U-turn
    .one = a U-turn
    .about = When an opponent lays a distance, even one that wins: it goes to the discard pile. It is then out of the game.
card-fun-speed-helicoptere = Helicopter
    .one = a Helicopter
    .play = Swap with { $name }
    .effect = the whole zone, attacks too
    .about = On your turn, even when attacked: swap your whole zone with that of an opponent. It is then out of the game.
card-fun-speed-police = Police
    .one = a Police card
    .play = Search { $name }
    .effect = one card for one of yours
    .about = On your turn, even when attacked: look at the hand of an opponent, take a card and give one of yours. It is then out of the game.
card-fun-speed-poubelle = Dustbin
    .one = a Dustbin
    .play = Sweep the 200s
    .effect = everybody’s, yours too
    .about = On your turn, even when attacked: all 200 km cards of all zones go to the discard pile, yours too. It is then out of the game.

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
    .help = Which cards are played.
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
