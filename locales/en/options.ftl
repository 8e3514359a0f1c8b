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
    .help = The window closes as soon as the whole attacked side has let it pass, which everybody sees; otherwise it always lasts as long.

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
    .help = The window closes as soon as the whole attacked side has let it pass, which everybody sees; otherwise it always lasts as long.

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
option-value-variant-base = the basic game
option-value-variant-chance = Ali Baba and luck
