# What a table may choose: the value names the option, .help explains it.

## Nationale 7

option-classic-preset = Way of playing
    .help = Several options at once: “unix” plays like the old program for two. What you choose besides wins over it.
option-classic-solo = Four players, each alone
    .help = Four usually play as two teams to 1000 km; each alone, it is 700 km with extension.
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

## Voie romaine

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

## Marche de nuit

option-desert-attack_needs = Who can be attacked
    .help = The rulebook asks for a green light on top; the table may allow attacks on anyone on the road.
option-desert-blocked_extra_draw = One more card when blocked
    .help = A player who can lay nothing draws a second card before passing.
option-desert-free_pass = Pass at will
    .help = You may pass even if a card can be laid.
option-desert-borne_end = End for lack of kilometre cards
    .help = When the game ends if nobody reaches the goal.
option-desert-first_seat = Who begins
    .help = The rules choose the youngest: mark that seat, or leave it to chance.
option-desert-unsorted_piles = Piles in the order of play
    .help = Laid cards are never grouped, for playing on Shabbat or on a festival.

## Heure de pointe

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

## Plein pot !

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

## La grotte

option-tresors-variant = Way of playing
    .help = In the basic game the treasures under the pawn give the number of steps; in “Ali Baba and luck”, for younger players, a die does, and nobody is caught.
option-tresors-exit_exact = Exact steps to leave
    .help = The step through the entrance must be the last one; otherwise steps left over are lost. No effect in “Ali Baba and luck”.
option-tresors-no_sealing = Entrance never walled up
    .help = A new card may not be turned so that it closes the cave. No effect in “Ali Baba and luck”.
option-tresors-first_seat = Who begins
    .help = The rules choose whoever knows the most tales of the Thousand and One Nights, else the youngest: mark that seat, or leave it to chance.

## Values

option-value-true = yes
option-value-false = no
option-value-on = yes
option-value-off = no
option-value-random = at random
# $seat: a seat.
option-value-seat = seat { $seat }
# $seconds: a number of seconds, sometimes with one decimal.
option-value-seconds = { $seconds } s
option-value-no-clock = no time limit

option-value-goal-1000 = 1000 km
option-value-goal-700 = 700 km
option-value-match-single = one round
option-value-match-points = up to 5000 points
option-value-shutout-once = only once
option-value-shutout-per_side = for each side without distance card
option-value-attack_needs-green_light_on_top = a green light on top
option-value-attack_needs-rolling = anyone on the road
option-value-borne_end-end_of_turn = after the turn that leaves no kilometre card in the draw pile
option-value-borne_end-immediate = as soon as the last kilometre card is drawn
option-value-borne_end-pile_empty = when the draw pile is empty
option-value-preset-none = nothing preset
option-value-preset-unix = unix
option-value-exhausted-hands_empty = when all hands are empty
option-value-exhausted-nobody_can_play = as soon as nobody can lay anything
option-value-deck-d1 = 106 cards
option-value-deck-d1_25 = ten 25s instead of the ten 75s
option-value-deck-d1_vol4 = four Thefts and three Speed limits
option-value-accelerators-1 = one
option-value-accelerators-2 = two
option-value-u_turn_draw-missing = the missing cards
option-value-u_turn_draw-none = nothing
option-value-vol_lays-always = always
option-value-vol_lays-if_able = only if it can be laid without the Theft

option-value-announce-auto = the program
option-value-announce-button = the player
option-value-sounds-auto = the program
option-value-sounds-button = the player
option-value-wrong_call-refuse = the call is refused
option-value-wrong_call-pay = a card of one’s zone
option-value-deck-reference = 106 cards
option-value-silent_borne-killer = Bornes Killer can strike it
option-value-silent_borne-void = it does not count
option-value-variant-base = the basic game
option-value-variant-chance = Ali Baba and luck
