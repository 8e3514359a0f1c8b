# What the page says. Titles of plates are shown in capitals; they are written like a sentence.

## The house

client-house = Mille Sabots
client-title-page = { $page } – Mille Sabots
# $status: who is to play.
client-title-status = { $status } – Mille Sabots
client-motto = Roads, a cave, sensible robots and your friends.
client-free = Free, open, no account.
client-play-now = Play now
# $title: the game; $bots: how many robots.
client-play-now-note =
    { $title }, you and { $bots ->
        [one] one robot
       *[other] { $bots } robots
    }
client-make = Open a table
client-link-or-code = Link or code of a table
client-link-or-code-short = Link or code
client-join = Join
client-no-code = That is neither the link nor the code of a table.
client-choose-road = Choose your road
client-not-affiliated = Mille Sabots is not affiliated with any publisher of the printed games whose rules it follows.
# $seats: the number of players.
client-resume = Back to the game, { $seats } players
client-resume-waiting = Back to the table that waits, { $seats } players
# $seats: the numbers of players that are allowed.
client-seats-count = { $seats }
client-seats-range = { $from } to { $to }
client-minutes = { $minutes } min
# $game: the printed game.
client-printed = Rules of { $game }.

## Settings

client-language = Language
client-scheme = Colours
client-scheme-system = Auto
client-scheme-light = Day
client-scheme-dark = Night
client-sound = Sounds
client-sound-off = Off
client-sound-on = On
client-volume = Volume
client-tuning = Sounds and speed
client-tuning-mute = Sounds off, speed
client-pace = Speed of the table
client-pace-calm = calm
client-pace-usual = usual
client-pace-brisk = brisk
client-pace-skip = A press anywhere skips whatever moves.
client-sound-mute = Mute

## Open a table

client-game = Game
client-who-plays = Who plays
client-with-robots = Me against robots
client-with-friends = My friends and me
client-form = Which game
client-form-round = One round
client-form-about-round = A single round, and that is it.
client-form-points = To 5000 points
client-form-about-points = Round after round, up to 5000 points.
client-form-short = Short
client-form-about-short = The goal is at 700 km.
client-form-assisted = With the help of the table
client-form-printed = As in the box
client-form-base = the basic game
client-form-about-base = Each card says how many spaces one walks.
client-form-chance = Ali Baba and chance
client-form-about-chance = The die says how many spaces one walks.
client-options-rules = The rules
client-options-clock = The time
client-options-display = The display
client-form-about-assisted = The table lights up what can be played, and does for you what would be done aloud.
client-form-about-printed = As around a real table: it is up to you to think of it, and a slip or a mistake is paid for.
client-name = Your name
client-guest = Traveller
client-seats = Number of players
client-who-sits = Who sits where
client-who-sits-help = The first seat without a robot is yours. The other free seats wait for those who have the link.
client-seat = seat { $seat }
client-you = you
client-somebody = somebody with the link
client-bot = robot
client-all-bots = All robots
client-bots-differ = each its own level
client-bot-steady = steady robot
    .about = Plays soundly, by rules of thumb, and does not calculate.
client-bot-tuned = seasoned robot
    .about = Weighs everything it sees, with weights that were found in thousands of games.
client-bot-expert = expert robot
    .about = Imagines how the game may go on, hundreds of times, before it moves.
client-bot-beginner = beginner robot
    .about = Knows the rules, often follows a whim and overlooks things.
client-bot-random = random robot
    .about = Plays anything that is allowed.
# $seats: the seat of the partner.
client-partner-of = with seat { $seats }
client-speed = Robots play
client-speed-normal = at a human pace
client-speed-fast = fast
client-table-options = Options of the table
# $value: a value in words.
client-default = { $value } (default)
client-open-table = Open the table
# $options: the options in question, with their values.
client-not-together = This cannot be chosen at this table: { $options }.
# $option: an option; $value: its value.
client-option-value = “{ $option }: { $value }”
client-patience = A robot stands in for whoever is slow or leaves
client-patience-normal = after 90 seconds
client-patience-relaxed = after 15 minutes
client-patience-endless = never
client-patience-normal-help = Whoever does not play for 90 seconds, or loses the connection for 45, is replaced by a robot until they are back.
client-patience-relaxed-help = Whoever does not play for 15 minutes, or loses the connection for seven and a half, is replaced by a robot until they are back.
client-patience-endless-help = Nobody is replaced without having asked for it: the table waits.
client-patience-day = a day for a move
client-patience-three-days = three days for a move
client-patience-week = a week for a move
client-patience-day-help = Everybody looks in when they like and has a day to play or to answer. After that a robot plays for them until they are back. Orders, given at the table, spare the others the wait for answers.
client-patience-three-days-help = Everybody looks in when they like and has three days to play or to answer. After that a robot plays for them until they are back. Orders, given at the table, spare the others the wait for answers.
client-patience-week-help = Everybody looks in when they like and has a week to play or to answer. After that a robot plays for them until they are back. Orders, given at the table, spare the others the wait for answers.
client-left-days = { $days } d { $hours } h
client-left-whole-days = { $days } d
client-left-hours = { $hours } h

## Open tables

client-access = Who may come
client-access-link = those with the link
client-access-listed = everybody
client-access-link-help = The table is listed nowhere.
client-access-listed-help = The table is listed among the open tables, with your name, while somebody is there.
client-watch-link = Link to watch the game
client-take-link = Link to take the free seat
client-lobby = Open tables
client-lobby-empty = Nobody is waiting right now.
client-lobby-make = Open a table to everyone
# $name: who opened the table.
client-offer-host = with { $name }
# $free: the free seats; $seats: all seats.
client-offer-free =
    { $free ->
        [one] one free seat of { $seats }
       *[other] { $free } free seats of { $seats }
    }
client-offer-full = all { $seats } seats are taken
client-offer-begun = the game of { $seats } has begun
# $count: the number of robots.
client-offer-robots =
    { $count ->
        [one] one robot
       *[other] { $count } robots
    }
client-offer-relaxed = those who go are waited for long
client-offer-endless = those who go are waited for without limit
client-offer-look = Watch
# $title: the game; $name: who opened the table.
client-offer-join = Join { $title }, with { $name }
client-offer-watch = Watch { $title }, with { $name }
# $count: how many watch.
client-spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }

## My games

client-mine = My games
client-mine-yours = It is your turn
client-mine-theirs = the others are to play
client-mine-waiting = not yet begun
client-mine-over = over
# $names: names.
client-mine-turn = { $names } to play
client-mine-with = with { $names }
# $title: the game.
client-mine-forget = Take { $title } off the list
# $count: how many games wait.
client-title-mine = Your turn ({ $count })

## One device, a large screen

client-here = on this device
# $seat: the letter of a seat.
client-here-name = Name at seat { $seat }
client-beside = Somebody else on this device
client-beside-help = You hand the device on; between two people a curtain hides the cards.
client-beside-name = Their name
# $name: whose turn it is.
client-curtain = It is for { $name }
client-curtain-pass = Hand on the device.
client-curtain-lift = Lift the curtain
client-curtain-me = { $name }, and nobody else
client-curtain-others = The others play
client-curtain-look = Who wants to see their cards?
client-screen = Large screen, so that the whole room sees the table
client-screen-code = Code to read to join the table
# $host: the address of the site.
client-screen-how = Read the code, or open { $host } and type

## Sit down

client-choose-seat = Your seat
client-sit-down = Sit down
client-watch = Just watch
client-seat-free = free seat
client-absent = away
client-share-link = Link to send
client-code = Or the code to type on the home page:
client-deck-make = Make a deck of your own
client-deck-own = a deck of your own
client-deck-count = { $count } cards, bottes included
client-deck-bad = This deck cannot be played at this table: cards are missing, or there are too many.
client-deck-few = This deck cannot be played: too few of “{ $card }”, at least { $least }.
client-deck-many = This deck cannot be played: too many of “{ $card }”, at most { $most }.
client-deck-size = This deck cannot be played: it has { $cards } cards, and this table needs { $fewest } to { $most }.
client-copy = Copy
client-share = Invite
client-share-text = Come and play { $game } with me.
client-share-code = For the camera of a phone.
client-copied = Copied
client-invite = Invite
client-link-here-only = This link opens on this machine only. To play from other devices too, open the page by the address that the machine has on the network, and for that start the server like this:
# $count: the number of free seats.
client-missing =
    { $count ->
        [one] One person is missing.
       *[other] { $count } people are missing.
    }
client-free-seats =
    { $count ->
        [one] One person is missing. Send them the link.
       *[other] { $count } people are missing. Send them the link.
    }
client-nowhere = No table here
client-loading = One moment…

## Before a table begins

client-own-seat = My seat on another device
client-own-seat-what = Whoever has this link plays in your place: keep it to yourself.
client-own-seat-show = Show the link
client-own-seat-code = Code for a camera
client-own-seat-link = Link to your seat
client-all-here = Everybody is here.
client-get-up = Get up
client-take-seat = Sit here
client-take-this-seat = Take seat { $seat }
client-all-taken = Every seat is taken.
client-unseated = You no longer have your seat: it was freed.
client-unseated-free = You may sit down again, or just watch.
client-unseated-full = No seat is free any more; you may watch.
client-unproven = This browser no longer knows your seat, which is still yours. Open the link of your seat; if you do not have it, whoever invites can free it.
client-host = host
client-the-seat = seat { $seat }
client-with = with { $names }
client-host-begins = { $name } starts the game.
client-invited = { $name } invites you to play.
client-begin = Begin
client-begin-robots = { $count ->
    [one] a robot takes the free seat
   *[other] robots take the { $count } free seats
}
client-change-table = Change the table
client-close-table = Close the table
client-seat-move = Change seats: { $name }

## Who must do what

# $name: a player; $target: a side.
client-status-deal = Dealing
client-status-theirs = { $name } plays
client-status-yours = Your turn, { $name }
client-status-you = Your turn
client-status-watching = you are watching
client-status-play-or-discard = play a card or discard
client-status-play = lay a card
client-status-pass = nothing to lay, pass
client-status-extend = extend the race or stop
client-status-aim = choose whom to attack
client-status-attacked = { $name } attacks you
client-status-attack = { $name } attacks { $target }

# $names: those who may answer what has just been played; $count: how many.
client-answering =
    { $count ->
        [one] { $names } may answer
       *[other] { $names } may answer
    }
client-answering-many = { $count } people may answer
client-window-runs = the time has to run out
# $seconds: what is left of a very short time.
client-left-seconds = { $seconds } s

# Several were after the same at the same moment.
client-race = Who was first?
client-race-first = { $name }, first
client-race-behind = { $name }, { $millis } ms later
client-race-lot = Less than a tenth of a second lies between them: lots were drawn.
client-your-turn = It is your turn.
# What is done to whoever reads, in large letters. $km: kilometres; $card: a card by its name.
client-done-attacked = { $card }!
client-done-stolen = { $km } km stolen from you!
client-done-cancelled = { $km } km taken back from you!
client-done-killed = Your distance is lost!
client-done-skipped = You lose your turn
client-done-mistake = Mistake: not allowed
client-done-fined = Mistake: one card less
client-done-void = Mistake: an attack without its sound
client-done-wrong = Mistake: no tie, no Hold Up
client-done-use = Play it at once: { $card }
client-done-taken = A card is taken from you!
client-done-checked = You are checked!
client-done-searched = You are searched!
client-done-swapped = Your zones are swapped!
# $name: the side under attack.
client-window = { $name } may still answer.

## The table

client-rivals = The others
client-own-board = Your board
# $name: the side over whose shoulder one looks.
client-board-of = The board of { $name }
client-own-place = Your cards
client-watching-place = You are watching
client-hand = Your hand
client-side = Match and log
client-log = Log
client-log-topic = What the log shows
client-log-all = Everything
client-log-mine = What concerns me
client-log-attacks = Attacks and answers
client-log-lately = Since my turn
client-log-nothing = Nothing to tell yet.
client-last-move = Last move
# $lap: how often the turn has gone around the table.
client-lap = Lap { $lap }
client-km = km
# $km: what is left to cover.
client-left = { $km } to go
client-goal = goal { $goal } km
client-laid-distances = Distances laid
client-empty-battle = no card
client-empty-speed = no limit
client-bottes-label = Bottes
# $cards: the bottes that are laid.
client-bottes = Bottes: { $cards }
client-no-bottes = No botte
client-botte-by-coup = { $card } (coup-fourré)
# $distance: the longest distance; $laid: how many are laid, of $cap that may be.
client-capped = { $distance }s laid
client-capped-count = { $distance }s laid: { $laid } of { $cap }
# $count: the number of cards in hand.
client-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# $pile: the pile; $count: its cards.
client-pile = { $pile } { $count }
# Beside a pile, where there is little room.
client-pile-stock = draw
client-pile-aside = discard
client-open-aside = Look at the { $pile }, { $count }
client-aside-empty = Nothing yet.
client-out = Out of the game
client-aside-order = The latest card first.
# $name: a side.
client-show-board = Look at the board of { $name }
client-aim = Aim at { $name }
client-aim-closed = Why not { $name }?
client-aimed = { $name } in sight
client-watching = You are watching this table.
client-unseated-playing = You no longer have your seat: it was freed, and somebody else plays there. You are watching the game.

## How a side fares

# $attack: the attack in force; $going: what comes before.
client-going-halted = stopped: { $attack }
client-going-waiting = waits for a green light
client-going-rolling = rolling
client-going-parked = not started
client-going-and-limited = { $going }, limited to 50

## What one can do

# $card: a distance or the name of a card.
client-plate-lay = Lay { $card }
# $name: the side that is aimed at.
client-plate-attack = Attack { $name }
# $card: a card in the middle of a sentence.
client-plate-with = with { $card }
client-plate-discard = Discard
client-plate-pass = Pass
client-plate-wait = Wait
client-plate-wait-for = Waiting for { $name }
client-plate-choose = Choose a card
client-plate-aim = Choose whom to attack
client-plate-nothing = Nothing to lay
client-pass-always = Always pass when I can lay nothing
client-plate-no = Not now
client-outcome-goal = you arrive at { $km }!
client-outcome-km = takes you to { $km }
client-outcome-rolling = you are rolling
client-outcome-unlimited = the limit is lifted
client-outcome-green = a green light must follow
client-outcome-safe = it protects you to the end
# $card: a card; $count: how many copies.
client-hand-lit =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } of them)
    }, can be played
client-hand-unlit =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } of them)
    }, cannot be played
client-hand-asleep =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } of them)
    }
client-hand-open =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } of them)
    }, to try
# $clause: a clause of the rules.
client-clause = Rule { $clause }
client-clauses = { $count ->
    [one] Rule { $clauses }
   *[other] Rules { $clauses }
}
client-open-clause = Read clause { $clause } of the rules
client-answer-stale = The table has changed meanwhile. Nothing was played.
client-answer-not-kept = The server could not keep this move. Nothing was played; try again.
client-table-damaged = What is kept of this table is damaged. You see it as it was before; nobody can play on here.
client-table-stalled = The server cannot keep anything just now. The table waits and goes on by itself.
client-answer-hushed = A call in vain: wait three seconds before you call again.
client-answer-no-next-round = No other round follows.

## Answer an attack

client-reaction = Your answer?
# $name: the attacker; $card: the attack.
client-reaction-text = { $name } attacks you with { $card }.
client-reaction-clock =
    { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
client-reaction-last-call = Only two seconds left.
client-coup-fourre = Coup-fourré
client-coup-fourre-shout = Coup-fourré!
client-finish = { $name } crosses the line!
client-finish-yours = You cross the line!
client-no-botte = no botte in hand
client-decline = Let it pass
client-decline-note = the attack holds

## Extending the race

client-extension-text = Further on there are more points to take; if you do not get there, there are no bonuses for arriving, and the others profit.
client-extend = Extend
# $goal: the distance of the new goal.
client-extend-note = to { $goal } km
client-stop = Stop
client-stop-note = the round is won
client-stop-won = you have won

## The end of a round

client-route-sheet = Route sheet
# $points: each time.
client-points-each = { $points } points
# $goal: the distance to cover.
client-arrivals = Out of { $goal } km
client-round-total = Total of the round
client-place = Rank
# $goal: the points that end the match.
client-match = Match to { $goal } points
# $names: those who win the match; $count: how many they are.
client-match-over =
    { $count ->
        [one] Match over: { $names } wins.
       *[other] Match over: { $names } win.
    }
# $names: the winners; $count: how many they are; $what: round if it is a round of a match, match if it is the match, game otherwise.
client-won =
    { $what ->
        [round] { $count ->
            [0] Nobody wins the round.
            [one] { $names } wins the round.
           *[other] { $names } win the round.
        }
        [match] { $count ->
            [0] Nobody wins the match.
            [one] { $names } wins the match.
           *[other] { $names } win the match.
        }
       *[game] { $count ->
            [0] Nobody wins.
            [one] { $names } wins.
           *[other] { $names } win.
        }
    }
client-won-yours =
    { $what ->
        [round] You win the round!
        [match] You win the match!
       *[game] You win!
    }
# $before: the points before; $round: those of this round.
client-points-sum = { $before } + { $round }
client-next-round = Next round
client-rematch = Rematch
client-join-rematch = Join the rematch
client-join-rematch-note = it waits at another table
client-went-on = The others are playing the rematch already. Your seat is kept: a robot plays until you come.
client-rematch-clock = The rematch begins in
client-review = Back to the table
client-to-score = Route sheet
client-proof-record = Download the game
client-home = Home

## Hints

client-percent = { $number }%
client-advice = Hint
client-advice-ask = Ask for a hint
client-advice-thinking = Thinking for you…
client-advice-best = Best: { $action }. Chance to win: { $wins }, between { $low } and { $high }.
# $count: how many actions there are.
client-advice-all = Compare all { $count } moves
client-advice-about = It is estimated from your seat, without a look at anybody’s cards. Nobody else learns that you asked.
client-advice-who = Hints
client-advice-alone = for whoever plays alone
client-advice-everybody = for everybody
client-advice-nobody = for nobody
client-advice-help = Whoever hesitates may ask what each move is worth. Nobody else hears the answer.
client-answer-not-advised = This table gives no hints.
client-answer-nothing-to-decide = There is nothing for you to decide now.
client-answer-too-busy = Too much is being thought about just now: ask again in a moment.

client-do-lay = lay { $card }
client-do-lay-faster = lay { $card } and accelerate
client-do-discard = discard { $card }
client-do-attack = attack { $name } with { $card }
client-do-reply = answer with { $card }
client-do-decline = let it pass
client-do-extend = extend the race
client-do-stop = stop here
client-do-pass = pass
client-do-draw = draw from the draw pile
client-do-take = take the top of the discard pile
client-do-parry = parry with { $card }
client-do-steal = take { $card } from { $name }
client-do-demand = demand { $card } of { $name }
client-do-rename = ask { $name } for { $card } instead
client-do-swap = swap a pair for { $card }
client-do-fly = fly to { $name }
client-do-search = search the hand of { $name }
client-do-exchange = take { $take } and give { $give }
client-do-sweep = sweep up
client-do-say = say { $km } km
client-do-hold-up = call Hold Up
client-do-killer = call Bornes Killer
client-do-forfeit = give back { $card }
client-do-enter = enter at { $cell }
client-do-walk = go to { $cell }
client-do-leave = leave the cave
client-do-roll = roll the die
client-do-turn =
    { $turned ->
        [0] lay the card as it is
        [1] lay the card turned by a quarter
       *[other] lay the card turned by { $turned } quarters
    }

## A round seen again

## The menu and the help

client-menu = Menu
client-close = Close
client-leave = Leave the table
client-rules = Rules
client-cards = All cards
client-cards-special = Special cards
client-cards-attack = Attacks
client-cards-parade = Parades
client-cards-botte = Bottes
client-cards-distance = Distances
client-card-family = In the same family
client-card-more = Long press, right click or key i: the whole family.
client-kind-distance = distance
client-kind-attack = attack
client-kind-parade = parade
client-kind-botte = botte
client-kind-special = special card
client-rules-of = Rules: { $game }
client-help = Help
client-help-play = Touch a card, then the large plate: it says what will happen. Nothing is played before.
client-help-lit = An enamelled card with its lamp lit can be laid. A matt one cannot: touch it to learn why.
client-help-reaction = When an attack aims at you and the table asks for your answer, you have the time that the ring shows; without a ring the table waits.
client-letters = Letters in the corners of cards and on bottes, from their French names
client-keys = Keys
client-key-choose = choose a card
client-key-move = next card
client-key-aim = aim at another side
client-key-play = play
client-key-idle = discard, or pass
client-key-drop = drop the choice
client-key-discard = discard
client-key-pass = pass
client-key-extend = extend the race
client-key-stop = stop at the goal
client-key-last = hear the last move
client-key-moves = hear what can be played
client-key-boards = hear where everybody stands
client-key-hand = hear your hand
client-key-clock = hear the time that is left
client-key-why = hear why the card will not do
client-key-card = Say what the chosen card does
client-key-help = this help

## Read aloud

client-read-nothing-yet = Nothing has been played yet.
client-read-no-cards = You have no card.
# $number: the key; $card: the card; $count: how many copies.
client-read-card =
    { $number }: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } of them)
    }
client-read-no-moves = Nothing to play right now.
client-read-moves = You can play: { $moves }.
# $name: a side; $km: its distance; $going: how it fares.
client-read-board = { $name }: { $km } km, { $going }.
client-read-no-clock = No time limit.
client-read-no-refusal = Nothing is refused.

## Heure de pointe and Plein pot !

client-key-draw = draw
client-key-take = take the top of the discard pile
client-key-coup = coup-fourré
client-key-parade = parade
client-key-mirror = rear-view mirror
client-key-u-turn = U-turn, or answer with the chosen card
client-key-let = let it pass
client-key-say = say your kilometres, once a distance is laid
client-key-shout = shout, once you have attacked
client-key-killer = Bornes Killer!
client-key-hold-up = Hold Up! (hold it down)

## The cave

client-cave-map = The cave
client-cave-task = To do
client-cave-goal-out = get out before the chief
client-cave-goal-most = collect the most treasures
# $title: whose turn; $note: what there is to do.
client-cave-said = { $title }: { $note }.
client-cave-do-enter = place your pawn
client-cave-do-roll = roll the die
# $steps: how many steps.
client-cave-do-walk =
    { $steps ->
        [one] walk one step
       *[other] walk { $steps } steps
    }
client-cave-do-genie = the genie carries you anywhere
client-cave-do-lay = lay the drawn card
client-cave-they-enter = places a pawn
client-cave-they-roll = rolls the die
client-cave-they-walk =
    { $steps ->
        [one] chooses where to go, one step
       *[other] chooses where to go, { $steps } steps
    }
client-cave-they-genie = the genie comes
client-cave-they-lay = turns a card

# $count: how many treasures.
client-cave-treasures =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
client-cave-treasures-word =
    { $count ->
        [one] treasure
       *[other] treasures
    }
client-cave-head = the chief’s head
# $count: how many walls; $sides: on which sides.
client-cave-walls =
    { $count ->
        [one] wall
       *[other] walls
    }: { $sides }
client-cave-no-walls = no wall
client-cave-north = north
client-cave-east = east
client-cave-south = south
client-cave-west = west
# $name: a player.
client-cave-pawn = pawn of { $name }
client-cave-own-pawn = your pawn
client-cave-gap = gap to fill
client-cave-open = within your reach
client-cave-exit = Exit
client-cave-exit-closed = Exit, closed
client-cave-shut-door = Closed

client-cave-enter-title = Where do you begin?
client-cave-enter-note = Touch a free card. Its treasures will be your first steps.
client-cave-enter-note-die = Touch a free card.
# $at: a cell; $next: the treasures of the card one comes to; $steps: as many steps.
client-cave-place = Place my pawn on { $at }
client-cave-place-note =
    { $steps ->
        [one] { $next }: your first move will be one step.
       *[other] { $next }: your first move will be { $steps } steps.
    }
client-cave-place-note-die = { $next } to collect when you leave it.
client-cave-walk-title = Where do you go?
# $treasures: what is under the pawn; $steps: how many steps.
client-cave-walk-note =
    { $steps ->
        [one] { $treasures } under your feet, so one step. Touch a card that shines.
       *[other] { $treasures } under your feet, so { $steps } steps. Touch a card that shines.
    }
client-cave-walk-note-die =
    { $steps ->
        [one] The die says one step. Touch a card that shines.
       *[other] The die says { $steps } steps. Touch a card that shines.
    }
client-cave-choose = Touch a card
client-cave-go = Go to { $at }
# $taken: what one collects on leaving.
client-cave-go-note =
    { $steps ->
        [one] You collect { $taken } and come to { $next }: one step next time.
       *[other] You collect { $taken } and come to { $next }: { $steps } steps next time.
    }
client-cave-go-note-die = You collect { $taken } and come to { $next }.
client-cave-you-take = you take
client-cave-you-reach = you come to
client-cave-leave = Leave the cave
# $count: all the treasures of whoever leaves.
client-cave-leave-note =
    { $count ->
        [one] You leave for good with { $count } treasure. There is no way back.
       *[other] You leave for good with { $count } treasures. There is no way back.
    }
client-cave-genie-title = The genie helps you!
client-cave-genie-occupied = Pawns stand on every card within your reach. The genie carries you to any free card.
client-cave-genie-walled = The walls leave you no card within reach. The genie carries you to any free card.
client-cave-fly = Fly to { $at }
client-cave-roll-title = Roll the die
client-cave-roll-note = It will say how many cards you walk.
client-cave-roll = Roll the die
client-cave-turn-title = Turn the drawn card
client-cave-lay-title = Lay the drawn card
# $at: the gap; $treasures, $walls: what the card shows.
client-cave-turn-note = It fills the gap at { $at }: { $treasures }, { $walls }.
client-cave-lay-so = Lay it like this
client-cave-lay = Lay the card
# $name: a player; $count: how many cards are within reach.
client-cave-shut = Walls shut { $name } in: it will take the genie.
client-cave-shut-you = Walls shut you in: it will take the genie.
client-cave-cut = { $name } has no way to the exit any more.
client-cave-cut-you = You have no way to the exit any more.
client-cave-keeps =
    { $count ->
        [0] { $name } can reach no free card.
        [one] { $name } can reach { $count } card.
       *[other] { $name } can reach { $count } cards.
    }
client-cave-keeps-you =
    { $count ->
        [0] You could reach no free card.
        [one] You could reach { $count } card.
       *[other] You could reach { $count } cards.
    }
client-cave-nobody-shut = The walls shut nobody in.

client-cave-chief-name = The chief of the robbers
client-cave-out = You are out!
# $left: how many steps he still has to make.
client-cave-chief =
    { $left ->
        [0] The chief is here
        [one] The chief is one step away
       *[other] The chief is { $left } steps away
    }
client-cave-chief-catches = Get out first, or lose it all.
client-cave-chief-run = Quick, get out!
client-cave-chief-came = Inside, all is lost.
client-cave-chief-late = Everybody got out in time.
client-cave-chief-safe = You are outside and safe.
client-cave-chief-ends = Then treasures are counted.
client-cave-stock = draw pile
client-cave-players = Loot
client-cave-waiting = not there yet
client-cave-inside = in the cave
client-cave-danger = in danger!
client-cave-outside = safe outside
client-cave-caught = caught by the chief
client-cave-spoils = The loot
# $count: the treasures collected.
client-cave-fate-out = Out in time.
client-cave-fate-caught =
    { $count ->
        [0] Caught by the chief.
        [one] Caught by the chief: { $count } treasure lost.
       *[other] Caught by the chief: { $count } treasures lost.
    }
client-cave-fate-inside = What was collected is kept.
# $moves: the cells within reach.
client-cave-read-moves = You may go here: { $moves }.
# $name: a player; $treasures: the loot; $where: in or out; $at: the cell, or none.
client-cave-read-player =
    { $name }: { $treasures }, { $where }{ $at ->
        [none] { "" }
       *[other] { " " }at { $at }
    }.
client-cave-help-walk = The treasures under your pawn, or the die, say how many cards you walk. Touch a card that shines: the way is shown. Touch it again, or the large plate: you go there.
client-cave-help-card = You collect the card that you leave, and another one takes its place. Turn it as you like: its walls bar the way for all, for you too.
client-cave-help-end = A drawn card that shows the chief’s head moves him one step on. Get out before him; in “Ali Baba and luck” nobody is caught.
client-cave-key-move = go from card to card, or turn the drawn card
client-cave-key-choose = choose a card within reach, or a way of turning
client-cave-key-play = go there, lay, roll the die
client-cave-key-turn = turn the drawn card
client-cave-key-exit = choose the exit
client-cave-key-chief = hear where the chief is
client-cave-key-why = hear why a card will not do

## When somebody is missed or leaves

client-played-for = a robot plays
# $name: who is not there.
client-stood-in = (A robot, for { $name }.)
client-stood-in-you = (A robot, for you.)
client-meanwhile = { $count ->
    [one] The robot has played once for you: the log tells.
   *[other] The robot has played { $count } times for you: the log tells.
}
client-away-gone = You were away: a robot plays for you.
client-away-idle = You took a long time: a robot plays for you.
client-away-late = You come after the others: a robot plays for you.
client-away-left = You left the table: a robot plays for you.
client-away-open = A robot plays for you, and your seat is free: whoever comes may take it.
client-take-back = Take my seat back
client-leave-what = The others go on. The seat stays yours: you can take it back at any moment.
client-leave-for-good = Leave
client-leave-for-good-note = a robot plays for me from now on
client-leave-soon-back = I’ll be back in a moment
client-leave-soon-back-note = they wait for me a little
client-stay = Stay
client-ready = Ready
client-round-waits = waiting for { $names }
client-round-began = The next round has begun. A robot plays for you if you take long.
client-to-round = Play the round
client-round-clock = The round begins in

## Standing orders

client-orders = Orders
client-orders-what = What your seat does without asking you. Everybody sees your orders; they count from the next card played on, never for the one that may be answered right now.
client-orders-ask = ask me
client-orders-attack = When you are attacked
client-orders-attack-pass = let it pass
client-orders-attack-coup-fourre = always a coup-fourré
client-orders-attack-parry = coup-fourré, or else a parade
client-orders-distance = U-turn
client-orders-distance-pass = never
client-orders-distance-pass-this-round = not this round
client-orders-distance-winning = if the distance wins
client-orders-distance-from = from { $km } km on
client-orders-distance-least = From how many km on
client-orders-draw = On your turn
client-orders-draw-obvious = draw by itself when there is nothing to choose
client-orders-draw-stock = always draw by itself, never from the discard pile
client-orders-pass-all = Let everything pass
client-orders-clear = No orders
client-orders-others = What the others have ordered
client-orders-none = Nobody has given orders.
client-ordered-pass-all = lets everything pass
client-ordered-attack-pass = lets attacks pass
client-ordered-attack-coup-fourre = always a coup-fourré
client-ordered-attack-parry = coup-fourré or parade by itself
client-ordered-distance-pass = never a U-turn
client-ordered-distance-pass-this-round = no U-turn this time round
client-ordered-distance-winning = U-turn if the distance wins
client-ordered-distance-from = U-turn from { $km } km on
client-ordered-draw-obvious = draws by itself when there is nothing to choose
client-ordered-draw-stock = always draws by itself

## The connection

client-lost = Connection lost. Reconnecting…
client-replaced = This seat is open in another tab.
client-retry = Try again
client-outdated = The server was updated, and this page is of an older version.
client-reload = Reload the page

problem-unreachable = The server does not answer.
problem-unknown = Something went wrong.
problem-bad-request = The server did not understand this request.
problem-unknown-table = This table does not exist, or no longer.
problem-no-free-seat = No seat is free at this table.
problem-seat-taken = This seat has just been taken. Choose another one.
problem-bad-table = This table cannot be set up like that.
problem-name-length = A name has 1 to 24 characters.
problem-name-marks = This name has too many accents, or accents without a letter. Choose a simpler one.
problem-name-unseen = This name has a character that cannot be seen. Choose one made of letters, figures or pictures.
problem-too-many-tables = There are too many tables at the moment. Come back a little later.
problem-not-over = The game is not over.
problem-not-away = This person is here, or has only just gone: give them a little time.
problem-not-ready = Not everybody is ready for a rematch yet.
problem-not-seated = You do not sit at this table.
problem-unknown-game = This game does not exist here.
problem-internal-error = The server met an error of its own. Try again.
problem-timed-out = The request took too long. Try again.
problem-not-kept = The server could not keep this table. Try again.
problem-too-large = This request is too long.
problem-broken-table = This table is damaged and cannot be opened again.
problem-foreign-page = This request comes from another page.
problem-too-many-requests = Too many requests come from your address. Wait a moment.
problem-too-many-sockets = Too many people are watching this table.
problem-try-again = The table was just closing. Try again.
problem-unknown-page = There is nothing at this address.
problem-wrong-method = This address does not accept that request.
problem-already-begun = The game has begun.
problem-not-host = Only the person who invites can do this.
problem-put-away = Nobody came back to this table, and it was put away. The game that was played there can still be downloaded.
problem-rearranged = The table has just changed: look again.
problem-table-closed = The table was closed: there will be no game.
problem-table-closed-by-you = You have closed the table.

client-phrases = Say a word
client-shown-as = Tables are shown
client-shown-pictures = as pictures
client-shown-words = in words
client-to-words = Show tables in words, for screen readers
client-to-pictures = Show tables as pictures
client-phrases-shown = What others say
client-phrases-off = hidden
client-phrases-on = shown
client-phrases-lately = Said lately
client-phrase-said = { $name } says: { $phrase }
client-phrase-hello = Hello!
client-phrase-well-played = Well played!
client-phrase-ouch = Ouch!
client-phrase-thanks = Thanks
client-phrase-your-turn = Your turn!
client-phrase-one-minute = One minute, please
client-phrase-good-road = Safe travels!
client-phrase-bye = Goodbye
client-answer-too-talkative = Slowly: let the others read first.

client-who-is-away = Who is away
client-free-sure = Free the seat of { $name }?
client-free-yes = Yes, free it
client-free-seat = Free the seat
client-free-seat-of = Free the seat of { $name }
client-seat-open = free seat, kept by a robot
client-open-seat = A seat is free, kept by a robot.
client-take-over = A game is being played. A robot keeps the seat of { $name }: you take over their cards and points.

client-close-sure = { $count ->
    [one] One person sits here. Close the table all the same?
   *[other] { $count } people sit here. Close the table all the same?
}
client-close-yes = Yes, close the table
client-close-no = No, keep it

## Learning

client-learn = Learn by playing
client-learn-about = A first game of each, with somebody who says what to do. Five minutes, and you know how to play. You can stop and go on later.
client-learn-begin = Learn
client-learn-go-on = Go on with the lesson
client-learn-again = Take the lesson again
client-lesson = Lesson
client-lesson-begin = Let’s go
client-lesson-step = Step { $step } of { $steps }
client-lesson-waits = Watch: the others play.
client-lesson-strayed = You play differently from the lesson, which is allowed: the robots now play in earnest. Finish the game as you like, or begin the lesson again.
client-lesson-real = Play a real game
client-lesson-anew = Begin the lesson again
client-lesson-others = The other lessons

## What if…

client-rules-page = The rules in pictures
client-rules-all = All rules, clause by clause
client-rules-search = Search the rules
client-mine-group-yours = Your turn
client-mine-group-running = Running
client-mine-group-over = Finished

# The game seen again, moment by moment.
client-replay-page = Watch it again

# The sign that one chooses; the seat gives the colour.
client-sign = Your sign
client-sign-any = the one of the seat
client-sign-triangle = triangle
client-sign-square = square
client-sign-disc = disc
client-sign-diamond = diamond
client-sign-star = star
client-sign-cross = cross
client-sign-hourglass = hourglass
client-sign-moon = moon
client-sign-heart = heart
client-sign-bolt = bolt
client-sign-drop = drop
client-sign-crown = crown

client-mine-won = won

# The results that are kept in this browser.
client-results = My results
# $played: the games played; $won: the games won.
client-results-played =
    { $played ->
        [one] { $played } game played
       *[other] { $played } games played
    }, { $won ->
        [0] none won
       *[other] { $won } won
    }
# $points: the best total.
client-results-best = Best: { $points } points.
# $turns: how many turns.
client-results-longest = Longest: { $turns } turns.
client-results-private = They are kept in this browser only.
client-results-clear = Clear all
client-results-sure = Clear for good

# Being told when it is one’s turn.
client-notices-off = Tell me when it is my turn
client-notices-on = You are told when it is your turn
client-notices-forbidden = The browser forbids telling you; its settings can change that.
