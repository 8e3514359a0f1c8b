# Why a table or a position cannot be set up.

# $name: the name that was asked for; $allowed: the names there are.
setup-unknown-game = No game is called “{ $name }”. Choose { $allowed }.

# $asked: the number that was asked for; $allowed: the numbers that can play.
setup-seats = This game is not for { $asked }. It takes { $allowed } players.

# $name: the option that was asked for; $allowed: those there are.
setup-unknown-option = No option of this game is called “{ $name }”. There are { $allowed }.

# $name: the option; $value: the value that was asked for; $allowed: what may be chosen.
setup-unknown-value = The option “{ $name }” cannot be “{ $value }”. Choose { $allowed }.

# $seats: the numbers of players that may choose it.
setup-not-at-this-table = “{ $name } { $value }” can only be chosen with { $seats } players.

# $other: the other option and its value.
setup-not-together = “{ $name } { $value }” does not go with “{ $other }”. Choose one or the other.

# $why: what is wrong with it.
setup-bad-deck = This deck cannot be played (`{ $name }`): { $why }.

# $entry: what was written.
deck-unreadable = “{ $entry }” is not a number and a card

# $card: what was written.
deck-no-such-card = no card of this game is called “{ $card }”

# $card: the card; $least: how many of it a deck must have.
deck-too-few = too few of “{ $card }”, at least { $least }

# $most: how many of it a deck may have.
deck-too-many = too many of “{ $card }”, at most { $most }

# $cards: how many the deck has; $fewest, $most: how many it may have.
deck-size = it has { $cards } cards, and this table wants { $fewest } to { $most }

# $card: the card; $copies: how many the deck has.
misplaced-too-many =
    There are too many copies of a card: { $card }. The deck { $copies ->
        [one] has only one
       *[other] has only { $copies }
    }.
misplaced-wrong-pile = This card does not go on this pile: { $card }.
misplaced-too-many-unknown = There are more unknown cards than the deck has left.
misplaced-unknown = Unknown cards need somebody who looks: add a viewer line.
misplaced-no-window = A window wants an attack on top, a turn that has begun and somebody to ask.
misplaced-nothing-owed = No green light is owed there.
misplaced-not-a-view = A view has a spectator or a player who sees their hand, a turn that has begun and an unknown draw pile.
misplaced-only-a-view = What one player sees can be looked at, not played.
misplaced-past-goal = A side at the goal has already ended the race.
misplaced-no-extension = Nobody can have extended this race.
misplaced-no-windows = This game has no window: nobody answers out of turn in it.
misplaced-interrupted = What interrupts a turn is written in views only.
misplaced-wrong-moment = This cannot be due at this moment.
misplaced-wrong-place = This card cannot be there: { $card }.

# $most: the greatest number of distances of one side.
misplaced-too-many-distances = No side can have more than { $most } distances before it.
misplaced-bad-marker = A Checkpoint wants an opponent who demands a card, and never a botte.
