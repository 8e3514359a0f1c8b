# The table in words, for screen readers and for those who like to write.

## What is read

spoken-task = What to do
spoken-question = Your answer?
spoken-anytime = To be said at any time
spoken-hand = Your hand
spoken-table = The table
spoken-piles = Draw and discard piles
spoken-log = Since your last turn
spoken-log-all = The whole log
# $number: the number of the card; $card: the card.
spoken-held-card = { $number }. { $card }
spoken-idle = Nothing to do for now.
spoken-command = Command
spoken-do = Do it
spoken-hint = For example: j 4 Max, d 2, why 4, hand, table, help.
# $deeds: actions, numbered.
spoken-choose = Several things are possible, say a number: { $deeds }
# $number: the number; $words: the action.
spoken-choice = { $number }, { $words }
spoken-commands = All commands
# $name: a team, yours.
spoken-yours = { $name } (you)
# $card: a card; $count: how many of it.
spoken-card =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } times)
    }
# $km: the distance; $goal: the goal; $left: what is missing.
spoken-km = { $km } km of { $goal }, { $left } to go
spoken-botte = botte: { $card }
spoken-botte-coup = botte by coup-fourré: { $card }
spoken-no-bottes = no botte
# $cards: cards.
spoken-laid = distances laid: { $cards }
# $card: a distance; $laid: how often it was laid; $most: how often it may be.
spoken-cap = the { $card }: { $laid } of { $most }
spoken-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
spoken-held-by =
    { $name }: { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
spoken-points = { $points } points of { $goal }
spoken-stock =
    { $count ->
        [0] The draw pile is empty.
        [one] Draw pile: { $count } card.
       *[other] Draw pile: { $count } cards.
    }
# $card: the card on top; $count: how many cards.
spoken-discard =
    { $count ->
        [one] Discard pile: { $card }.
       *[other] Discard pile: { $card } on top, { $count } cards in all.
    }
spoken-aside =
    { $count ->
        [one] Laid aside: { $card }.
       *[other] Laid aside: { $card } last, { $count } cards in all.
    }
spoken-no-discard = The discard pile is empty.
spoken-no-aside = Nothing was laid aside.
spoken-below = Below: { $cards }.
spoken-out = Out of the game: { $cards }.
spoken-places = The cave, place by place
# $where: inside or outside; $at: a place.
spoken-where = { $where }, at { $at }
spoken-drawn = Drawn card: { $treasures }.
spoken-clock =
    { $seconds ->
        [one] You have { $seconds } second.
       *[other] You have { $seconds } seconds.
    }
spoken-two-seconds = Two seconds left.

## What tells two actions apart

spoken-accelerators =
    { $count ->
        [one] with { $count } accelerator
       *[other] with { $count } accelerators
    }
spoken-against = against { $attack }
spoken-pair = giving { $card } and { $other }
spoken-times = times { $times }
spoken-steal-lay = and lay it
spoken-steal-keep = and keep it in hand
spoken-attack-on-top = the attack on top of the discard pile
spoken-silent = without a word
spoken-saying = saying “{ $text }”
# $words: an action; $outcome: what comes of it.
spoken-outcome = { $words }: { $outcome }
# $name: who laid it; $card: the distance; $times: what multiplies it.
spoken-distance =
    { $times ->
        [1] { $name } lays { $card }. Do you answer?
       *[other] { $name } lays { $card } times { $times }. Do you answer?
    }

## What is answered to a command

spoken-not-understood = Unknown command: { $text }. Say “help”.
spoken-nothing-like-that = That is not possible now.
spoken-can = It is possible: { $deeds }
spoken-no-reason = This card is not for you to play now.
spoken-no-such-card = No card has this number.
spoken-about = { $card }. { $about }
spoken-help = The commands are listed at the end of the page. The most common: j and a number to play a card, d and a number to discard one, a full stop to let something pass, hand, table, log, why and a number.

## The commands: the words for each, the shortest first, and what it does

spoken-word-play = j play lay attack go enter jouer
    .help = play the card with this number, then a name or a word if needed: j 4 Max
spoken-word-discard = d discard forfeit
    .help = discard the card with this number: d 2
spoken-word-coup = c coup-fourré yes extend
    .help = answer with a botte, or extend the race
spoken-word-parade = p parade parry
    .help = answer with a parade
spoken-word-special = r u mirror u-turn answer
    .help = answer with a special card
spoken-word-decline = . let no stop
    .help = let it pass, or stop here
spoken-word-draw = s draw
    .help = draw a card
spoken-word-take = take
    .help = take the top of the discard pile
spoken-word-pass = x pass
    .help = pass
spoken-word-say = say
    .help = say your kilometres: say 100
spoken-word-killer = k killer
    .help = call Bornes Killer
spoken-word-hold-up = h hold-up
    .help = call Hold Up
spoken-word-roll = roll die
    .help = roll the die
spoken-word-leave = leave exit
    .help = leave the cave
spoken-word-why = w why pourquoi
    .help = say why this card cannot be played: why 4
spoken-word-card = i card
    .help = say what this card does: card 4
spoken-word-hand = g hand main
    .help = read your hand
spoken-word-moves = m moves
    .help = read what you can do
spoken-word-table = b table
    .help = read how everybody stands
spoken-word-piles = piles pioche
    .help = read the draw and discard piles
spoken-word-log = l log journal
    .help = read what happened
spoken-word-time = t time temps
    .help = read the time that is left
spoken-word-advice = advice hint
    .help = ask for advice, where the table gives it
spoken-word-help = ? help aide
    .help = this help
