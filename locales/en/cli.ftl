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
cli-arg-lang = Language of the answers: fr or en; otherwise that of the system, otherwise French
    .value = LANGUAGE
cli-arg-game = The game, by its name: see “sabots games”
    .value = GAME
cli-arg-seats = Number of players
cli-arg-seed = Seed of all chance, a whole number; the same seed gives the same games [default 0]
cli-arg-option = Choice of the table, may be repeated: see “sabots games GAME”
    .value = NAME=VALUE
# $levels: who there is.
cli-arg-bots = Who plays: { $levels }; one name for all, or one for each seat, separated by commas [default random]
    .value = BOTS
cli-arg-file =
    .value = FILE

cli-serve = Hosts tables: the page of the games, for oneself and for friends
    .listen-value = ADDRESS
    .listen = Where to listen (127.0.0.1:1954 unless told otherwise; 0.0.0.0:1954 opens the door to the network)
    .data-value = FOLDER
    .data = Where to keep the tables (the user’s data folder unless told otherwise)
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
    .threads = Number of threads, from 1 to 1024; the result does not depend on it [default as many as cores]
    .json = Answers with one JSON object
    .examples =
        sabots simulate asterix --seats 2 --games 300000
        sabots simulate classic --seats 3 --games 2000 --bots steady,random,random
        sabots simulate asterix --seats 4 --games 10000 --option goal=700 --seed 1954
        sabots simulate asterix --seats 3 --games 1000 --option match=points --json

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

cli-scenario = Checks scenarios: positions, moves and what must come of them
    .file = A scenario, a folder of which every .scn file is checked, or “-” for standard input
    .examples =
        sabots scenario tests/scenarios
        sabots scenario position.scn other.scn

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
# $threads: how many threads; $reason: what the system says.
cli-error-threads = The system does not grant { $threads } threads: { $reason }.
# $value: what was asked for.
cli-error-address = “{ $value }” is no address to listen at: write HOST:PORT, with a port from 0 to 65535.
# $address: the address; $reason: what the system says.
cli-error-listen = Cannot listen at { $address }: { $reason }.
# $address: the address.
cli-error-rehearsal = A rehearsal stays on this machine: it cannot listen at { $address }.
# $folder: the folder of the tables; $file: a file in it.
cli-error-data-folder = The folder “{ $folder }” cannot be used: { $reason }.
cli-error-data-in-use = Another server uses the folder “{ $folder }”.
cli-error-data-not-ours = The file “{ $file }” is not ours.
cli-error-data-newer = The file “{ $file }” comes from a newer version: update the program.
cli-error-data-corrupt = The file “{ $file }” cannot be opened: { $reason }.
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
