# The command line. The names of commands, options and words of the notation are not translated; one
# example a line.

## Help

cli-sabots = Mille Sabots: a family of card and board games, to play, to simulate, to replay and to check.
    .examples =
        sabots games
        sabots rules asterix AST-61
        sabots simulate asterix --seats 4 --games 100000
        sabots record asterix --seats 2 > game.scn
        sabots replay game.scn

cli-heading-usage = Usage:
cli-heading-commands = Commands:
    .value = COMMAND
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-examples = Examples:
cli-heading-exit-codes = Exit codes:
cli-exit-codes =
    0: done
    1: a file fails
    2: bad input

cli-arg-help = Prints this help
cli-arg-version = Prints the version
# $langs: the languages there are.
cli-arg-lang = Language of the answers: { $langs }; otherwise that of the system, otherwise French
    .value = LANGUAGE
cli-arg-game = The game, by its name: see “sabots games”
    .value = GAME
cli-arg-seats = Number of players
cli-arg-seed = Seed of all chance, a whole number; the same seed gives the same games [default 0]
cli-arg-option = Choice of the table, may be repeated: see “sabots games GAME”; deck=file:PATH reads a deck of your own
    .value = NAME=VALUE
# $levels: who there is.
cli-arg-bots = Who plays: { $levels }; one name for all, or one for each seat, separated by commas [default random]
    .value = BOTS
cli-arg-threads = Number of threads, from 1 to 1024; the result does not depend on it [default as many as cores]
cli-arg-json = Answers with one JSON object
cli-arg-file =
    .value = FILE

cli-serve = Hosts tables: the page of the games, for oneself and for friends
    .listen-value = ADDRESS
    .listen = Where to listen (127.0.0.1:1954 unless told otherwise; 0.0.0.0:1954 opens the door to the network)
    .data-value = FOLDER
    .data = Where to keep the tables (the user’s data folder unless told otherwise)
    .url-value = ADDRESS
    .store = A PostgreSQL database to keep the tables in instead (postgres://…): see docs/hosting.md
    .bus = A NATS bus by which several servers share that database (nats://…)
    .proxy-value = ADDRESS
    .proxy = A proxy whose word counts when it says for whom it asks (X-Forwarded-For), may be repeated
    .metrics = Where to tell figures to Prometheus, at /metrics (nowhere unless told otherwise)
    .limit = Sets a limit, may be repeated: see docs/hosting.md; SABOTS_LIMIT_NAME in the environment does the same
    .limits = A file of limits, one NAME = VALUE a line
    .rehearsal = For tests only, on this machine: every deal follows from this whole number and can be foreseen; needs --data
    .examples =
        sabots serve
        sabots serve --listen 0.0.0.0:8080 --data /srv/sabots

# $url: the address of the page.
cli-serve-at = Mille Sabots is open at { $url } (Ctrl+C to close)
# Above the address, when every deal can be foreseen.
cli-serve-rehearsal = Rehearsal: every deal can be foreseen. This server is for tests only.
# $url: the same page, seen from other machines.
cli-serve-network = For other machines: { $url }

cli-games = Shows the games, or all that a table may choose in one game
    .examples =
        sabots games
        sabots games asterix

cli-rules = Prints the rules of a game, or a single clause
    .value = CLAUSE
    .clause = A clause, such as AST-61 or DES-A3
    .list = Gives the names of the clauses only
    .examples =
        sabots rules classic
        sabots rules asterix AST-A13
        sabots rules asterix --list

cli-simulate = Lets bots play and counts who wins, how long it takes and how it ends
    .games = Number of games, from 1 to 1000000000
    .examples =
        sabots simulate asterix --seats 2 --games 300000
        sabots simulate classic --seats 3 --games 2000 --bots steady,random,random
        sabots simulate asterix --seats 4 --games 10000 --option goal=700 --seed 1954
        sabots simulate asterix --seats 3 --games 1000 --option match=points --json

cli-arena = Lets bots play against each other with the same cards for everybody, and says who is better
    .seats = Who plays, one bot for each seat, separated by commas; partners are the same bot: { $levels }, or cmd:COMMAND, without a shell, for a program of one’s own (docs/bot-protocol.md)
    .games = Number of games at least, from 1 to 100000000; every deal is played until each bot has had every place
    .budget-value = BUDGET
    .budget = How long bots that think may think about a decision: 50ms or 400playouts; with playouts the result can be repeated [default 2000playouts]
    .patience = How many milliseconds a program may think about a move, from 1 to 3600000 [5000]
    .start = How many milliseconds more it has for its first move, because it is starting, from 1 to 3600000 [10000]
    .examples =
        sabots arena classic --seats tuned,steady --games 10000
        sabots arena rush --seats steady,random,random,random --games 10000 --seed 1954
        sabots arena asterix --seats expert,tuned --games 2000 --budget 400playouts --json

cli-bot = Gives a program of one’s own a seat at a server’s table
    .join-value = LINK
    .join = The link of the table, as it is sent to friends; with #key=KEY behind it, the seat that this key proves
    .cmd-value = COMMAND
    .cmd = The program and its arguments, separated by blanks, without a shell: see docs/bot-protocol.md
    .name-value = NAME
    .name = What it is called at the table [Robot]
    .examples =
        sabots bot --join http://127.0.0.1:1954/table/k7m2p9x4qz --cmd examples/bot.py

cli-advise = Says what a bot would do in somebody’s place, and what each action is worth
    .file = Positions as one seat sees them, separated by blank lines; “-” reads standard input [default]
    .bot = Who is asked: { $levels } [default expert]; its name follows the arrow behind what it would do
    .budget = How long to think about a position: 50ms or 400playouts; with playouts the answer can be had again [2000playouts]
    .best = One action a position, on a line that is sent at once, for a program that reads from a pipe; an action always begins with the letter of its seat (“A lays 100”), and a position that cannot be gives a line that begins with “refused”
    .examples =
        sabots advise position.scn
        sabots advise position.scn --bot steady --best
        sabots record asterix --seats 2 | head -n 9 | sabots replay - --final --view B | sabots advise

cli-analyse = Shows where a written game was won: the chances after every turn, the costly decisions, the share of luck
    .file = A game written in notation; “-” reads standard input
    .svg = Draws the curve of the chances into this file (SVG)
    .worlds = In how many imagined worlds each action is tried, from 2 to 100000 [64]
    .examples =
        sabots analyse game.scn
        sabots analyse game.scn --svg game.svg
        sabots record rush --seats 4 --bots tuned | sabots analyse - --json

cli-lab = Compares the same game at several tables: length, balance of seats, share of luck, cards played
    .file = The tables to compare; “-” reads standard input: see docs/lab.md
    .examples =
        sabots lab examples/rush-decks.lab
        sabots lab examples/rush-decks.lab --json

cli-tune = Finds weights for the tuned bots of a game by playing, and prints them as they are kept
    .lesson-games = Games that each lesson is learnt from, from { $least } to { $most } [default { $usual }]
    .lessons = Lessons after the first one, from { $least } to { $most } [default { $usual }]
    .generations = Generations of the evolution, from { $least } to { $most } [default { $usual }]
    .deals = Mirrored deals that every candidate plays in a generation, from { $least } to { $most } [default { $usual }]
    .candidates = Candidates in a generation, from { $least } to { $most } [default { $usual }]
    .examples =
        sabots tune classic --seats 2 --seed 1 > crates/bots/weights/classic-two.txt
        sabots tune asterix --seats 2 --option match=points --generations 100

cli-record = Lets bots play one game, or one match, and writes it in notation
    .examples =
        sabots record asterix --seats 2 --seed 7
        sabots record classic --seats 4 --bots steady
        sabots record asterix --seats 4 --option match=points > match.scn

cli-replay = Replays a game written in notation and tells what happens in it
    .file = A game, or any other script of the notation; “-” reads standard input
    .final = Gives the last position only, in notation and with every hand, and the winner; --view hides what a seat cannot see
    .view-value = SEAT
    .view = What a seat sees (A, B…), or “spectator” for what a spectator sees [default, except with --final]
    .examples =
        sabots replay game.scn
        sabots replay game.scn --view A
        sabots record asterix --seats 2 | sabots replay - --final

cli-verify = Checks the deals and the moves of a downloaded game, without any network
    .file = A game downloaded from a server; “-” reads standard input
    .pledge-value = PLEDGE
    .pledge = A pledge that was noted before a deal; it must be in the game. May be repeated
    .examples =
        sabots verify mille-sabots-k7m2p9x4qz.txt
        sabots verify game.txt --pledge f3466338db9d20bdcd2aed6bcdae3b3b0eb03b3c9db435427c78016093002316

# $table: the id of the table; $round: the number of the round.
cli-verify-round = Proved: deal { $round } of table { $table } is what its pledge stands for; every shuffle of the round follows from the secret and what was given.
# $seats: seats; $count: how many.
cli-verify-gifts =
    { $count ->
        [0] Nobody added to it: the server alone chose these cards.
       *[other] Added to it: { $seats }.
    }
# $pledge: 64 digits.
cli-verify-noted = Its pledge is the one you noted: { $pledge }
cli-verify-compare = Its pledge, to compare with the one you were shown before: { $pledge }
# $count: how many rounds.
cli-verify-unpromised =
    { $count ->
        [one] Not proved: one deal was never promised.
       *[other] Not proved: { $count } deals were never promised.
    }
# $moves: how many moves.
cli-verify-moves = Proved: with these cards the rules allow every one of the { $moves } moves.
cli-verify-unfinished = Not proved: how the last round ended; the game stops before its end here.
cli-verify-not-proved = Not proved: that a pledge was shown before its deal (only whoever noted it then knows that), that nobody looked into the cards on the server, that no players conspired.
# $pledge: 64 digits.
cli-verify-foreign = no deal of this game has the pledge { $pledge }
cli-verify-unreadable = a remark about the deal that cannot be read here
cli-verify-no-table = a deal is promised, and no table is named
# $round: the number of the round.
cli-verify-secret = the secret of deal { $round } is not the one that was pledged
cli-verify-seed = this shuffle does not follow from the secret of deal { $round } and what was given

cli-scenario = Checks scenarios: positions, moves and what must come of them
    .file = A scenario, a folder of which every .scn file is checked, or “-” for standard input
    .examples =
        sabots scenario tests/scenarios
        sabots scenario position.scn other.scn

cli-load = Lets people play at many tables of a server that runs, over real sockets, and measures it
    .at = Where the server listens (127.0.0.1:1954 unless told otherwise)
    .tables = Number of tables, from 1 to 100000; the server must allow as many, and the system two open files for each
    .seconds = How long they play, from 1 to 86400 seconds
    .seats = Persons at each table [default 2]
    .spectators = Spectators of each table [default 0]
    .pace = How long somebody thinks on average, in milliseconds [default 1000]
    .json = Answers with one JSON object
    .examples =
        sabots serve --limit tables-per-address=2000 --limit connections-per-address=10000 --limit requests-at-once=10000
        sabots load --tables 1000 --seconds 30

# $tables: tables; $acts: actions, $rate of them a second; $refused: actions that came too late.
cli-load-counts = { $tables } tables: { $acts } actions, { $rate } a second, { $refused } too late; { $frames } messages, { $kilobytes } kB
# $half, $most, $worst: milliseconds.
cli-load-times = From an action to the last who sees it: half within { $half } ms, 99 of 100 within { $most } ms, all within { $worst } ms
# $table, $socket, $full: kilobytes; $cpu: a share; $act, $frame: microseconds.
cli-load-spent = The server: { $table } kB a table, { $socket } kB a socket, { $full } kB a table with its sockets; { $cpu } of a processor, { $act } µs an action, { $frame } µs a message
cli-load-unseen = What the server spends cannot be seen from here.
cli-load-own = This program itself: { $cpu } of a processor.

cli-backup = Copies what a server keeps into a file, while it runs
    .file = The copy; nothing is written over
    .examples =
        sabots backup sabots.db
        sabots backup /var/backups/sabots.db --data /srv/sabots

# $place: a file; $tables: how many tables.
cli-backup-done =
    { $tables ->
        [one] One table is copied to { $place }.
       *[other] { $tables } tables are copied to { $place }.
    }

cli-restore = Puts a copy back into a folder where no server runs
    .file = A copy that “sabots backup” made
    .examples =
        sabots restore sabots.db
        sabots restore /var/backups/sabots.db --data /srv/sabots

# $place: a folder; $tables: how many tables.
cli-restore-done =
    { $tables ->
        [one] One table is back in { $place }.
       *[other] { $tables } tables are back in { $place }.
    }

cli-salvage = Saves what can still be read of a damaged database, where no server runs
    .examples =
        sabots salvage
        sabots salvage --data /srv/sabots

# $place: a folder; $tables: how many tables.
cli-salvage-done =
    { $tables ->
        [one] One table is saved in { $place }.
       *[other] { $tables } tables are saved in { $place }.
    }
# $file: a file.
cli-salvage-aside = The damaged file stays as it is, and is now called { $file }.
cli-salvage-sound = The database is in order; nothing was changed.
# $count: how many tables.
cli-salvage-lost =
    { $count ->
        [one] Lost: one table. A copy may still have it.
       *[other] Lost: { $count } tables. A copy may still have them.
    }

cli-completions = Writes what a shell needs to complete these commands
    .value = SHELL
    .shell = One of bash, elvish, fish, powershell or zsh
    .examples =
        sabots completions bash > ~/.local/share/bash-completion/completions/sabots
        sabots completions fish > ~/.config/fish/completions/sabots.fish

## Bad input, each in one line

# $value: what was asked for.
cli-error-unknown-command = Unknown command: “{ $value }”.
cli-error-unknown-argument = Unknown argument: “{ $value }”.
# $allowed: the commands.
cli-error-no-command = A command is missing: { $allowed }.
# $names: the arguments that are missing.
cli-error-missing = Missing: { $names }.
# $name: an option.
cli-error-no-value = { $name } needs a value.
# $value: the value that was asked for; $allowed: those there are.
cli-error-value = { $name } cannot be “{ $value }”. Choose { $allowed }.
cli-error-twice = { $name } can be given only once.
cli-error-conflict = { $name } does not go with { $other }.
cli-error-takes-no-value = { $name } takes no value.
cli-error-utf8 = An argument is not written in UTF-8.
cli-error-arguments = These arguments cannot be understood.
# $better: what was probably meant.
cli-error-suggestion = Did you mean “{ $better }”?
# $help: the command that tells more.
cli-error-see-help = See “{ $help }”.

# $low and $high: the bounds.
cli-error-number = { $name } must be a whole number from { $low } to { $high }, not “{ $value }”.
# $seats: how many seats.
cli-error-bots = “{ $value }”: give one bot for all, or { $seats } separated by commas.
# $most: the most seats there are.
cli-error-arena-seats = --seats takes { $most } bots at most.
# $one and $other: two seats.
cli-error-arena-partners = { $one } and { $other } play together: --seats has to give both the same bot.
# $value: what was asked for; $most: the most there can be.
cli-error-budget = --budget cannot be “{ $value }”. Write 50ms or 400playouts, from 1 to { $most }.
# $bots: those who think.
cli-error-budget-unused = --budget is for bots that think, and none plays: { $bots }.
# $command: the command; $reason: why.
cli-error-picture = The picture “{ $file }” cannot be written: { $reason }.
cli-error-link = “{ $value }” is no link of a table: write http://HOST:PORT/table/NAME.
cli-error-visit = Nothing is played at { $url }: { $reason }.
cli-error-program = The program “{ $command }” cannot be started: { $reason }.
cli-error-arena-empty = Interrupted before the first deal was over.
cli-error-option = “{ $value }” is no choice of a table: write --option NAME=VALUE.
# $seats: how many seats the table has.
cli-error-seat =
    “{ $value }” is no seat of this table: { $seats ->
        [one] there is only A
       *[other] there are { $seats }, A then B and so on
    }; “spectator” looks on.
# $clause: the clause that was asked for; $game: the game.
cli-error-clause = The rules have no clause “{ $clause }”. See “sabots rules { $game } --list”.
# $game: the game whose clause it is.
cli-error-clause-elsewhere = “{ $clause }” is a clause of another game. See “sabots rules { $game } { $clause }”.
# $place: the file and the line; $clause: the clause that does not exist.
cli-warning-clause = warning: { $place }: no rulebook has a clause “{ $clause }”
# $game: the game.
cli-error-tune = The bots of “{ $game }” weigh nothing that could be tuned.
# $threads: how many threads; $reason: what the system says.
cli-error-threads = The system does not grant { $threads } threads: { $reason }.
# $value: what was asked for.
cli-error-address = “{ $value }” is no address to listen at: write HOST:PORT, with a port from 0 to 65535.
# $value: what was asked for.
cli-error-pledge = “{ $value }” is no pledge: it has 64 hexadecimal digits.
cli-error-proxy = “{ $value }” is no address of a proxy: write an IP address such as 127.0.0.1.
# $name: a limit; $value: what it should be.
cli-error-limit-unknown = There is no limit called “{ $name }”.
cli-error-limit-value = “{ $name }” cannot be “{ $value }”: write a whole number from 1 on, or a time such as 30s or 5m.
# $reason: what the server did not do.
cli-error-load = The server does not bear it: “{ $reason }”.
# $address: the address; $reason: what the system says.
# $reason: what the system says.
cli-error-metrics = Figures cannot be told at the address of --metrics: { $reason }.
cli-error-listen = Cannot listen at { $address }: { $reason }.
# $address: the address.
cli-error-rehearsal = A rehearsal stays on this machine: it cannot listen at { $address }.
# $folder: the folder of the tables; $file: a file in it.
cli-error-data-folder = The folder “{ $folder }” cannot be used: { $reason }.
cli-error-data-file = The file “{ $file }” cannot be used: { $reason }.
cli-error-data-in-use = Another server uses the folder “{ $folder }”.
cli-error-data-not-ours = The file “{ $file }” is not ours.
cli-error-data-exists = “{ $file }” is there already, and stays as it is.
# $reason: what is wrong with it.
cli-error-engine = The address of the database or of the bus cannot be read: “{ $reason }”.
cli-error-bus = The bus cannot be reached: “{ $reason }”.
cli-error-backup-store = A database is copied and put back by its own programs: pg_dump and pg_restore.
cli-error-data-newer = The file “{ $file }” comes from a newer version: update the program.
cli-error-data-corrupt = The file “{ $file }” is damaged or cannot be read; the database says: “{ $reason }”. It stays as it is; “sabots salvage” saves what can still be read, “sabots restore” puts a copy back into an empty folder.
# $tables: beginnings of ids.
cli-error-data-damaged = Damaged: { $tables }. What comes before the damage can be read; an older copy may have all of it.
# $file: the file.
cli-error-file = The file “{ $file }” cannot be read: { $reason }.
cli-error-file-too-long = The file “{ $file }” is too long for a game.
# $byte: the offending byte.
cli-error-file-utf8 = the byte { $byte } is not UTF-8
cli-error-output = The answer cannot be written: { $reason }.
cli-reason-not-found = it does not exist
cli-reason-not-permitted = access is denied
cli-reason-folder = it is a folder
cli-reason-in-use = another program listens there already; --listen HOST:PORT chooses another address
cli-reason-no-folder = it is no folder
cli-reason-full = there is no space left
cli-reason-read-only = the disk can only be read
cli-reason-elsewhere = this machine does not have that address
# $reason: what the system says, in its own words.
cli-reason-system = the system says “{ $reason }”

## Games

cli-games-name = Name
cli-games-title = Title
cli-games-printed = Rules of
cli-games-seats = Players
cli-games-more = “sabots games NAME” shows the options of a game, “sabots rules NAME” its rules.
# $printed: the printed game.
cli-games-follows = Follows the rules of the printed game { $printed }.
# $seats: the numbers of players.
cli-games-players = For { $seats } players.
cli-games-pairs = With { $seats }, in teams of two.
cli-games-options = Options of the table
# $value: a value in words.
cli-games-default = { $value } (default)
cli-games-only-with = { $value } (with { $seats } players only)
cli-games-default-with = { $value } (default with { $seats } players)
cli-games-any-seat = a seat of the table
cli-games-any-seconds = so many seconds
# $clauses: the clauses.
cli-games-answers = See { $clauses }.
cli-games-scope-display = Changes only what is shown.
cli-games-scope-clock = Matters at live tables only.

## Simulations

# $title and $game: the game; $seats: the number of players; $bots: who plays; $seed: the seed; $threads: the threads.
cli-simulate-table =
    { $title } ({ $game }) with { $seats } players ({ $bots }), seed { $seed }, { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }
# $chosen: the choices of the table.
cli-simulate-options = Options: { $chosen }
# $games, $actions, $seconds: how many games, decisions and seconds; $count: the games again.
cli-simulate-done =
    { $games } { $count ->
        [one] game
       *[other] games
    }, { $actions } decisions in { $seconds } s
cli-simulate-speed = per second: { $games } games, { $actions } decisions
cli-simulate-lengths = Decisions a game
cli-simulate-mean = mean
cli-simulate-min = minimum
cli-simulate-median = median
cli-simulate-p95 = 95th percentile
cli-simulate-max = maximum
cli-simulate-endings = Endings
cli-simulate-goal = goal reached
cli-simulate-exhausted = cards exhausted
cli-simulate-standstill = nothing moves any more
cli-simulate-all-out = all out
cli-simulate-chief = chief back
cli-simulate-no-way-out = no way out
cli-simulate-shares = Shares
cli-simulate-genie = moves by the genie
cli-simulate-caught = pawns caught
cli-simulate-wins = Wins
# $seat: a seat.
cli-simulate-seat = seat { $seat }
# $rate: the share of wins; $low and $high: its confidence interval.
cli-simulate-rate = { $rate } (95% between { $low } and { $high })
cli-simulate-shared = shared
cli-simulate-nobody = nobody

## Arenas

# $title and $game: the game; $seats: the number of players; $seed: the seed.
cli-arena-table = { $title } ({ $game }) with { $seats } players, seed { $seed }
# $games, $deals, $seconds: how many games, deals and seconds; $each: the games of a deal; $count: the deals again.
cli-arena-done =
    { $games } games: { $count ->
        [one] one deal
       *[other] { $deals } deals
    }, each played { $each } times with places changed, in { $seconds } s
# $budget: playouts or milliseconds.
cli-arena-budget = Budget a decision: { $budget }
# $games: how many games there were to be.
cli-arena-interrupted = Interrupted: { $games } were planned.
# $share: the share of wins.
cli-arena-even = Wins of a side if all were equally strong: { $share }
cli-arena-bot = bot
cli-arena-win-rate = wins (95%)
cli-arena-kilometres = kilometres (95%)
cli-arena-points = points (95%)
cli-arena-treasures = treasures (95%)
# $bot: the name of a bot.
cli-arena-elo = Elo over { $bot } (95%)
# $figure: a figure; $low and $high: its confidence interval.
# $winners: who has won.
cli-bot-over = The game is over; winners: { $winners }.
# $bot: a program; $asked: how often it was to decide; $all: how often something was played at random
# for it, and why.
cli-arena-faults = { $bot }: { $asked } decisions, { $all } of them played at random in its place: { $late } late, { $gone } without a program, { $garbage } unreadable, { $illegal } illegal.
# $lines: how many lines answer nothing; $count: that number again.
cli-arena-unasked =
    { $count ->
        [one] One more line answers no question.
       *[other] { $lines } more lines answer no question.
    }
cli-number-between = { $figure } ({ $low } to { $high })

## Advice

# $place: the file and the line; $why: what is wrong.
cli-advise-refused = refused { $place }: { $why }
# $cards: how many cards lie nowhere.
cli-advise-missing =
    { $cards ->
        [one] one card of the deck lies
       *[other] { $cards } cards of the deck lie
    } nowhere: the counts do not add up (a final dot after “stock” says that they are out of the game)
# $line: a line of play.
cli-advise-hidden = “{ $line }” shows a card that nothing names: describe the position after it
# $seats: who is waited for; $count: how many.
cli-advise-not-asked =
    the seat that looks has nothing to decide here; { $count ->
        [0] nobody is waited for
        [one] { $seats } is waited for
       *[other] { $seats } are waited for
    }
cli-advise-too-long = this position is too long
cli-advise-utf8 = this position is not UTF-8

## Analyses

cli-analyse-round = Round { $round }
cli-analyse-curve = The chances to win after every turn, as a spectator would see them
cli-analyse-deal = the deal
cli-analyse-mistakes = The costliest decisions, in percentage points of the chance to win
# $seat: a seat.
cli-analyse-faultless = { $seat }: nothing that clearly cost anything
# $line: the line; $done: what was played; $better: what would have been better; $cost: what it cost.
cli-analyse-mistake =
    line { $line }: { $done } cost { $cost ->
        [one] one point
       *[other] { $cost } points
    }; better: { $better }
# $share: the share of luck in all that changed.
cli-analyse-split = Luck and play: { $luck } luck, { $play } play (what equals would have made of the same cards, and the rest; in percentage points)
# $side: a side; $begun: its chances at first; $play, $luck: points of percentage; $result: in the end.
cli-analyse-side = { $side }: { $begun } at first, { $luck } by the cards, { $play } by play, { $result } in the end
cli-analyse-unfinished = The round is not finished: “in the end” is what a spectator expected at the end of the last turn.
cli-analyse-chances = chance to win
cli-analyse-lines = line of the game

## The lab

# $title: the game; $seats: how many seats; $bots: who plays; $deals: how many deals.
cli-lab-title = { $title } for { $seats }, { $bots }: { $deals } deals a table, seed { $seed }, { $seconds } s
cli-lab-length = decisions a game
cli-lab-luck = deals that the cards decide
# $seat: a seat.
cli-lab-wins = { $seat } wins
# $card: a card, by its name in the notation.
cli-lab-played = { $card } a game
# $words: a line of the file.
cli-lab-unclear = “{ $words }” cannot be read here; a line begins with game, seats, bots, deals, seed, table or option
# $word: the first word of a line.
cli-lab-missing = a “{ $word }” line is missing
cli-lab-number = the number of deals is from 2 to { $most }

## Replayed games

# $sentence: what happened; $times: how often.
cli-replay-sentence =
    { $sentence }{ $times ->
        [1] { "" }
       *[other] { " " }({ $times } times)
    }
# $seats: those who are waited for; $count: how many they are, or 0 if it is up to chance.
cli-replay-unfinished =
    The game is not over: { $count ->
        [0] the next move is up to chance
        [one] { $seats } is to play or answer
       *[other] { $seats } are to answer
    }.
# $winners: who wins, in a sentence.
cli-replay-match = Match over: { $winners }
cli-replay-match-goes-on = The match goes on.

## Numbers

cli-number-group = ,
cli-number-point = .
# $number: a number.
cli-number-percent = { $number }%

## What is wrong with a line of the notation

# The words of the notation are not translated. Each ends a sentence: file, line, fault.
cli-fault-no-line = no “{ $word }” line
cli-fault-unreadable = “{ $word }” cannot be read
cli-fault-header-ended = the header ends where play begins
cli-fault-setup-ended = the set-up ends where play begins
cli-fault-said = “{ $what }” is already said
cli-fault-seats-number = “seats” needs a small number
cli-fault-name-and-value = “{ $word }” needs a name and a value
cli-fault-needs-number = “{ $word }” needs a number
cli-fault-needs-name = “{ $word }” needs one name
cli-fault-seed-digits = “seed” needs 64 hexadecimal digits
cli-fault-no-shuffle = no shuffle is due here
cli-fault-after-arrow = after “=>” comes “refused”, perhaps with a clause
cli-fault-not-accepted = expected to be accepted, found refused: { $why }
cli-fault-not-refused = expected to be refused, found accepted
cli-fault-not-refused-by = expected refused by { $clause }, found refused: { $why }
cli-fault-does-not-hold = { $text }: { $what }
cli-fault-foreign = “{ $word }” belongs to another game
cli-fault-no-seat = “{ $letter }” is no seat of this table
cli-fault-seats-missing = seats are missing; “-” is nobody
cli-fault-no-card = “{ $name }” is no card of { $game }
cli-fault-how-many-unknown = how many are unknown?
cli-fault-no-cell = “{ $name }” is no cell
cli-fault-no-cave-cell = “{ $name }” is no cave cell
cli-fault-no-orientation = “{ $name }” is none of r0, r1, r2, r3
cli-fault-no-cave-card = “{ $name }” is no card of the cave
cli-fault-no-words = a line without words
cli-fault-no-verb = what does { $letter } do?
cli-fault-unknown-verb = “{ $verb }” cannot be read here; the verbs are { $verbs }
cli-fault-unclear = “{ $play }” cannot be read here
cli-fault-one-card = “{ $verb }” takes one card
cli-fault-attack-form = “attacks” is written “attacks B with CARD”
cli-fault-nothing-behind = nothing comes behind “{ $verb }”
cli-fault-one-cell = “enters” takes one cell
cli-fault-walk-form = “walks” is written “walks to CELL”
cli-fault-turn-form = “turns” takes one of r0, r1, r2, r3
cli-fault-times = a distance is multiplied by 2 or 4
cli-fault-no-sound = “{ $word }” is neither a number nor a sound
cli-fault-no-set-up = “{ $words }” cannot be set up in { $game }
cli-fault-no-card-list = a colon and a list of cards are missing; “-” is an empty list
cli-fault-no-list = a colon and a list are missing; “-” is an empty list
cli-fault-window-form = “window” goes on with “declined” or not at all
cli-fault-then-form = “then” goes on with “ends”, “goes-on” or “turn A reply”
cli-fault-points-most = points are numbers up to { $most }
cli-fault-points-said = the points of { $team } are already said
cli-fault-points-form = “points” needs seats, each with a number
cli-fault-one-attack = one attack at most lies there
cli-fault-demand-form = a demand is written “by A asking CARD”, or “by A asking CARD renamed”
cli-fault-chief-number = “chief” needs a small number
cli-fault-cell-form = a cell holds a card and its orientation: “R06 r1”
cli-fault-card-twice = a card is listed twice
cli-fault-one-drawn = only one card is drawn at a time
cli-fault-no-roll = “{ $word }” is no roll
cli-fault-too-many = the deck has only { $copies } of “{ $card }”
cli-fault-wrong-pile = “{ $card }” cannot lie on that pile
cli-fault-wrong-place = “{ $card }” cannot lie there
cli-fault-too-many-unknown = more cards than the deck has
cli-fault-unknown = unknown cards can be looked at, not played
cli-fault-no-such-window = a window needs “turn X plays”, its attack on top, and somebody to ask
cli-fault-no-windows = { $game } has no windows
cli-fault-nothing-owed = no green light is owed there
cli-fault-only-a-view = what one viewer sees can be looked at, not played
cli-fault-past-goal = a car at the goal ends the round; “over goal” says so
cli-fault-no-extension = nobody can have extended the goal
cli-fault-not-a-view = a view has a viewer who sees its own hand, “turn X plays”, and an unknown stock
cli-fault-not-a-sprint-view = a view has a viewer who sees its own hand, and an unknown stock
cli-fault-only-in-a-view = what interrupts a turn is written in views only
cli-fault-no-sprint-window = a window needs “turn X plays”, its attack or distance lying there, and somebody to ask
cli-fault-wrong-moment = this cannot be due at this moment
cli-fault-sprint-past-goal = a car at the goal ends the game
cli-fault-too-many-distances = so many distances cannot lie before a team
cli-fault-bad-demand = a demand comes from an opponent and names any card but a botte
cli-fault-two-places = “{ $card }” is in two places
cli-fault-chief-too-far = the chief is beyond the entrance
cli-fault-pawns-missing = every seat needs a “pawn” line, or none
cli-fault-wrong-pawn = the pawn of { $seat } needs a card of its own
cli-fault-wrong-turn = { $seat } cannot be on turn here
cli-fault-wrong-gap = a gap needs a drawn card (“hand”) or an empty stock, and a drawn card its gap
cli-fault-wrong-roll = the die cannot show that, or there is none
cli-fault-nobody-leaves = nobody leaves in this variant
cli-fault-too-many-left = more cards than are left
cli-fault-not-a-cave-view = a view has a viewer, and an unknown stock and die
cli-fault-no-check = this cannot be checked in { $game }
cli-fault-found = expected { $wanted }, found { $actual }
cli-fault-action-twice = an action is listed twice
cli-fault-open-window = an open window
cli-fault-no-window = no window
cli-fault-attack-window = a window on an attack on { $seat }
cli-fault-distance-window = a window on a distance of { $seat }
cli-fault-round-goes-on = the round is going on
cli-fault-round-over = the round is over
cli-fault-match-goes-on = the match is going on
cli-fault-match-over = the match is over
cli-fault-game-goes-on = the game is going on
cli-fault-game-over = the game is over
cli-fault-not-over-yet = it is not over yet
cli-fault-not-legal = it is not legal
cli-fault-nothing-more = nothing more
cli-fault-accepted = accepted
cli-fault-refused = refused
cli-fault-elsewhere = it belongs to another game
cli-fault-no-round = no round follows here
cli-fault-genie = the genie
cli-fault-genie-because = the genie ({ $why })
cli-fault-no-genie = no genie
