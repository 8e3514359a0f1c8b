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
    Coup-fourré! { $seat } answers with { $card } and takes the turn.{ event-lost }
event-lost =
    { $count ->
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

## Heure de pointe and Plein pot !

# A distance card that lies somewhere: $face is its printed number, $times by how much its Accelerators
# multiply it, and $km what it is worth so.
event-distance =
    { $face } km card{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }

# $sound: the sound of an attack, as the notation writes it.
event-sound =
    { $sound ->
        [flash] Flash!
        [stop] Stop!
        [bip-bip] Bip bip!
        [pschhh] Pschhh!
       *[bam] Bam!
    }

event-shuffled-first = The cards are shuffled and dealt: { $seat } will begin.

# $cards: the number of cards.
event-reshuffled =
    The draw pile is empty: the discard pile is shuffled and takes its place ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    }).
event-took = { $seat } takes { $card } from the discard pile.
event-turn-reply = { $seat } is on turn, without drawing.
event-turn-replay = { $seat } plays again.
event-forgot-to-draw = { $seat } forgets to draw and plays with what is left in hand.

event-travelled =
    { $seat } covers { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    }.
# $said: the number that was said.
event-travelled-saying =
    { $seat } covers { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    } and says { $said }.
event-announced = { $seat } says { $said }.
event-arrived = Nobody answers: { $seat } keeps the { $km } km.

# $km: what the botte brings.
event-protected = { $seat } lays a botte: { $name }. { $km } km more.
# $top: the card that ends on top of the discard pile.
event-parried = { $seat } parries { $attack } with { $card }. On top of the discard pile: { $top }.
event-attacked-shouting = { event-sound } { $seat } attacks { $team } with { $card }.
event-attacked-silently = { $seat } attacks { $team } with { $card }, without a sound.
event-attack-void = { $seat } should have shouted “{ event-sound }”: the attack is discarded ({ $name }).

# $then: turn if the parade takes the turn, order if turns stay as they are.
event-countered =
    { $seat } parries { $attack } at once with { $card }{ $then ->
        [turn] { " " }and takes the turn
       *[order] { "" }
    }. On top of the discard pile: { $top }.{ event-lost }
event-coup-fourre =
    Coup-fourré! { $seat } answers with { $card }, gains { $km } km and takes the turn.{ event-lost }
event-turned = Rear-view mirror! { $seat } turns { $attack } on { $team }.
event-turned-away =
    Rear-view mirror! { $seat } turns { $attack } round, which cannot land: both cards are discarded.

# $of: the player whose card is cancelled; $back: hand if it returns to their hand, discard otherwise.
event-u-turned =
    U-turn! { $seat } cancels { $km } km that { $of } has just laid: the { $face } km card { $back ->
        [hand] returns to hand
       *[discard] is discarded
    }{ $times ->
        [1] { "" }
        [2] , the Accelerator is lost
       *[other] , the Accelerators are lost
    }.
event-let-pass = { $seat } lets it pass.

# $then: laid if the card is laid, kept if it is kept in hand.
event-stolen =
    Theft! { $seat } takes a { event-distance } from { $team } and { $then ->
        [laid] lays it: { $face } km more
       *[kept] keeps it in hand
    }.

# $of: the player who is checked; $card: the card demanded.
event-demanded = Checkpoint! { $seat } demands { $card }: { $of } has it in hand and must obey.
event-demanded-in-vain =
    Checkpoint! { $seat } demands { $card }: { $of } does not have it, and the Checkpoint waits.
# $found: hand if the card is in hand, zone if it is laid, nowhere if the Checkpoint still waits.
event-renamed =
    The Checkpoint changes: { $seat } now demands { $card }, and { $of } { $found ->
        [hand] has it in hand
        [zone] has it in the zone
       *[nowhere] does not have it: from now on the Checkpoint watches hand and zone
    }.
# $of: who hands the card over.
event-handed-over = { $of } hands { $card } to { $seat }, who must use it at once.
event-handed-over-lying = { $of } gives up { $card } from the zone to { $seat }, who must use it at once.
event-useless = { $seat } cannot use it: { $card } goes to the discard pile.

# $pair: the name of the two cards.
event-swapped = { $seat } swaps a pair ({ $pair }) for { $card } from the discard pile.
event-flew = Helicopter! { $seat } and { $of } swap zones.
event-searched = Police! { $of } must show { $seat } their hand.
event-showed = { $of } shows { $seat } a card.
event-showed-card = { $seat } sees a card that { $of } holds: { $name }.
event-exchanged = { $seat } takes a card from { $of } and gives another in exchange.
# $took: the card taken; $gave: the card given.
event-exchanged-cards = { $seat } takes { $took } from { $of } and gives { $gave } in exchange.
event-swept =
    Dustbin! { $cards ->
        [0] { $seat } sweeps the table, but no 200 km card lay there
        [one] { $seat } sends the only 200 km card to the discard pile
       *[other] { $seat } sends all { $cards } 200 km cards to the discard pile
    }.

# $count: how many cards were shown; $first, $second and $third: their names, none
# if there are fewer.
event-mistaken =
    A mistake! { $count ->
        [0] { $seat } was not allowed to do that
        [1] { $seat } takes a card back: { $first }
        [2] { $seat } takes the cards back: { $first } and { $second }
       *[3] { $seat } takes the cards back: { $first }, { $second } and { $third }
    }.
event-fined = The mistake costs { $seat } a card picked blindly: { $name }.

# $of: the player who laid the card.
event-killed =
    “Bornes Killer!” calls { $seat }: the { event-distance } that { $of } did not announce right is discarded.
event-killed-at-once = The { event-distance } that { $of } did not announce right is discarded.
event-called-in-vain = Bornes Killer? { $seat } calls in vain: the card was announced.
event-held-up = “Hold Up!” calls { $seat }.
event-lapsed = The Hold Up called by { $seat } comes to nothing: nothing to take, nothing to pay.
event-lapsed-again = The Hold Up called by { $seat } comes to nothing: one theft a turn for each player, nothing to pay.
event-lapsed-too-late = The Hold Up called by { $seat } comes to nothing: the tie is gone, nothing to pay.
event-wrongly-called = { $seat } called Hold Up wrongly: there was no tie.
event-robbed = Hold Up! { $seat } takes a { event-distance } from { $of } and lays it: { $face } km more.
event-forfeited = The wrong Hold Up costs { $seat } a { event-distance }.
event-forfeited-safety = The wrong Hold Up costs { $seat } a botte: { $name }.

## La grotte

# $at, $from and $to: cells, by their names; $steps: how many steps.
event-cave-laid-out = The cave is ready: { $seat } will place the first pawn.
event-cave-entered = { $seat } places a pawn on { $at }.
event-cave-rolled = { $seat } rolls the die: { $points }.

# $why: occupied if pawns stand on every card within reach, walled if walls are in the way.
event-cave-genie-came =
    The genie comes to help { $seat }: { $why ->
        [occupied] every card within reach is occupied
       *[walled] walls bar every way
    }.
event-cave-carried =
    The genie carries { $seat } from { $from } to { $to }, { $why ->
        [occupied] away from the occupied cards
       *[walled] over the walls
    }.
event-cave-walked =
    { $seat } makes { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, from { $from } to { $to }.
event-cave-left =
    { $seat } leaves the cave in { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, from { $from }.

# $treasures: how many treasures the card shows; $head: shown if it shows the chief’s head.
event-cave-took =
    { $seat } collects { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }.
event-cave-drew =
    { $seat } draws a card: { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }{ $head ->
        [shown] , and the chief’s head
       *[absent] { "" }
    }.

# $left: how many steps the chief has left.
event-cave-chief-came =
    The chief of the robbers { $left ->
        [0] reaches the entrance
        [one] comes nearer: he is one step from the entrance
       *[other] comes nearer: he is { $left } steps from the entrance
    }.
event-cave-laid = { $seat } lays the card on { $at }.
