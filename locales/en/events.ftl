# The log: one sentence for each event.
#
# $seat is a player, $team a side (“Léa”, or “Léa and Max” for partners) and $members the number of its
# players. $card is a card in the middle of a sentence, $name its name alone.

event-shuffled = { $seat } shuffles and deals.
event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws { $card }.
event-turn-began = { $seat } is on turn.
event-skipped = { $seat } has no card left and loses a turn.

# $km: the distance.
event-laid-distance = { $seat } covers { $km } km.
event-laid-parade = { $seat } lays { $card }.
event-laid-botte = { $seat } lays a botte: { $name }.
event-attacked = { $seat } attacks { $team } with { $card }.

# $lost: those who lose their turn; $count: how many they are.
event-replied =
    Coup-fourré! { $seat } answers with { $card } and takes the turn.{ $count ->
        [0] { "" }
        [one] { " " }{ $lost } loses a turn.
       *[other] { " " }{ $lost } lose a turn.
    }
event-declined = { $seat } lets the attack pass.
event-landed =
    The attack holds: { $team } { $members ->
        [one] suffers
       *[other] suffer
    } { $card }.
event-cancelled = The attack on { $team } is cancelled: { $name }.
event-discarded = { $seat } discards { $card }.
event-passed = { $seat } passes.

# $goal: the new distance.
event-extended = { $seat } extends the race: the goal is now { $goal } km for everybody.
