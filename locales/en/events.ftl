# The log: one sentence for each event.
#
# $seat is a player, $team a side (“Léa”, or “Léa and Max” for partners) and $members the number of its
# players. $card is a card in the middle of a sentence, $name its name alone.

event-shuffled = { $seat } shuffles and deals.
    .seat = You shuffle and deal.
event-drew = { $seat } draws a card.
    .seat = You draw a card.
event-drew-card = { $seat } draws { $card }.
    .seat = You draw { $card }.
event-turn-began = { $seat } is on turn.
    .seat = It is your turn.
event-skipped = { $seat } has no card left and loses a turn.
    .seat = You have no card left and lose a turn.

# $km: the distance.
event-laid-distance = { $seat } covers { $km } km.
    .seat = You cover { $km } km.
event-laid-parade = { $seat } lays { $card }.
    .seat = You lay { $card }.
event-laid-botte = { $seat } lays a botte: { $name }.
    .seat = You lay a botte: { $name }.
event-attacked = { $seat } attacks { $team } with { $card }.
    .seat = You attack { $team } with { $card }.
    .team = { $seat } attacks you with { $card }.

# $lost: those who lose their turn; $count: how many they are.
event-replied =
    Coup-fourré! { $seat } answers with { $card } and takes the turn.{ event-lost }
    .seat = Coup-fourré! You answer with { $card } and take the turn.{ event-lost }
    .lost = Coup-fourré! { $seat } answers with { $card } and takes the turn.{ event-lost-you }
event-lost =
    { $count ->
        [0] { "" }
        [one] { " " }{ $lost } loses a turn.
       *[other] { " " }{ $lost } lose a turn.
    }
event-lost-you =
    { $count ->
        [one] { " " }You lose a turn.
       *[other] { " " }{ $lost } lose a turn.
    }
event-declined = { $seat } lets the attack pass.
    .seat = You let the attack pass.
event-landed =
    The attack holds: { $team } { $members ->
        [one] suffers
       *[other] suffer
    } { $card }.
    .team = The attack holds: you suffer { $card }.
event-cancelled = The attack on { $team } is cancelled: { $name }.
    .team = The attack on you is cancelled: { $name }.
event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
event-passed = { $seat } passes.
    .seat = You pass.

# $goal: the new distance.
event-extended = { $seat } extends the race: the goal is now { $goal } km for everybody.
    .seat = You extend the race: the goal is now { $goal } km for everybody.

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
    .seat = The cards are shuffled and dealt: you will begin.

# $cards: the number of cards.
event-reshuffled =
    The draw pile is empty: the discard pile is shuffled and takes its place ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    }).
event-took = { $seat } takes { $card } from the discard pile.
    .seat = You take { $card } from the discard pile.
event-turn-reply = { $seat } is on turn, without drawing.
    .seat = It is your turn, without drawing.
event-turn-replay = { $seat } plays again.
    .seat = You play again.
event-forgot-to-draw = { $seat } forgets to draw and plays with what is left in hand.
    .seat = You forget to draw and play with what is left in hand.

event-travelled =
    { $seat } covers { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    }.
    .seat =
        You cover { $km } km{ $times ->
            [1] { "" }
           *[other] { " " }({ $face } ×{ $times })
        }.
# $said: the number that was said.
event-travelled-saying =
    { $seat } covers { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    } and says { $said }.
    .seat =
        You cover { $km } km{ $times ->
            [1] { "" }
           *[other] { " " }({ $face } ×{ $times })
        } and say { $said }.
event-announced = { $seat } says { $said }.
    .seat = You say { $said }.
event-arrived = Nobody answers: { $seat } keeps the { $km } km.
    .seat = Nobody answers: you keep your { $km } km.

# $km: what the botte brings.
event-protected = { $seat } lays a botte: { $name }. { $km } km more.
    .seat = You lay a botte: { $name }. { $km } km more.
# $top: the card that ends on top of the discard pile.
event-parried = { $seat } parries { $attack } with { $card }. On top of the discard pile: { $top }.
    .seat = You parry { $attack } with { $card }. On top of the discard pile: { $top }.
event-attacked-shouting = { event-sound } { $seat } attacks { $team } with { $card }.
    .seat = { event-sound } You attack { $team } with { $card }.
    .team = { event-sound } { $seat } attacks you with { $card }.
event-attacked-silently = { $seat } attacks { $team } with { $card }, without a sound.
    .seat = You attack { $team } with { $card }, without a sound.
    .team = { $seat } attacks you with { $card }, without a sound.
event-attack-void = { $seat } should have shouted “{ event-sound }”: the attack is discarded ({ $name }).
    .seat = You should have shouted “{ event-sound }”: your attack is discarded ({ $name }).

# $then: turn if the parade takes the turn, order if turns stay as they are.
event-countered =
    { $seat } parries { $attack } at once with { $card }{ $then ->
        [turn] { " " }and takes the turn
       *[order] { "" }
    }. On top of the discard pile: { $top }.{ event-lost }
    .seat =
        You parry { $attack } at once with { $card }{ $then ->
            [turn] { " " }and take the turn
           *[order] { "" }
        }. On top of the discard pile: { $top }.{ event-lost }
    .lost =
        { $seat } parries { $attack } at once with { $card }{ $then ->
            [turn] { " " }and takes the turn
           *[order] { "" }
        }. On top of the discard pile: { $top }.{ event-lost-you }
event-coup-fourre =
    Coup-fourré! { $seat } answers with { $card }, gains { $km } km and takes the turn.{ event-lost }
    .seat = Coup-fourré! You answer with { $card }, gain { $km } km and take the turn.{ event-lost }
    .lost = Coup-fourré! { $seat } answers with { $card }, gains { $km } km and takes the turn.{ event-lost-you }
event-turned = Rear-view mirror! { $seat } turns { $attack } on { $team }.
    .seat = Rear-view mirror! You turn { $attack } on { $team }.
    .team = Rear-view mirror! { $seat } turns { $attack } on you.
event-turned-away =
    Rear-view mirror! { $seat } turns { $attack } round, which cannot land: both cards are discarded.
    .seat = Rear-view mirror! You turn { $attack } round, which cannot land: both cards are discarded.

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
    .seat =
        U-turn! You cancel { $km } km that { $of } has just laid: the { $face } km card { $back ->
            [hand] returns to hand
           *[discard] is discarded
        }{ $times ->
            [1] { "" }
            [2] , the Accelerator is lost
           *[other] , the Accelerators are lost
        }.
    .of =
        U-turn! { $seat } cancels { $km } km of yours: your { $face } km card { $back ->
            [hand] returns to hand
           *[discard] is discarded
        }{ $times ->
            [1] { "" }
            [2] , the Accelerator is lost
           *[other] , the Accelerators are lost
        }.
event-let-pass = { $seat } lets it pass.
    .seat = You let it pass.

# $then: laid if the card is laid, kept if it is kept in hand.
event-stolen =
    Theft! { $seat } takes a { event-distance } from { $team } and { $then ->
        [laid] lays it: { $face } km more
       *[kept] keeps it in hand
    }.
    .seat =
        Theft! You take a { event-distance } from { $team } and { $then ->
            [laid] lay it: { $face } km more
           *[kept] keep it in hand
        }.
    .team =
        Theft! { $seat } takes a { event-distance } from you and { $then ->
            [laid] lays it: { $face } km more
           *[kept] keeps it in hand
        }.

# $of: the player who is checked; $card: the card demanded.
event-demanded = Checkpoint! { $seat } demands { $card }: { $of } has it in hand and must obey.
    .seat = Checkpoint! You demand { $card }: { $of } has it in hand and must obey.
    .of = Checkpoint! { $seat } demands { $card }: you have it in hand and must obey.
event-demanded-in-vain =
    Checkpoint! { $seat } demands { $card }: { $of } does not have it, and the Checkpoint waits.
    .seat = Checkpoint! You demand { $card }: { $of } does not have it, and your Checkpoint waits.
    .of = Checkpoint! { $seat } demands { $card }: you do not have it, and the Checkpoint waits.
# $found: hand if the card is in hand, zone if it is laid, nowhere if the Checkpoint still waits.
event-renamed =
    The Checkpoint changes: { $seat } now demands { $card }, and { $of } { $found ->
        [hand] has it in hand
        [zone] has it in the zone
       *[nowhere] does not have it: from now on the Checkpoint watches hand and zone
    }.
    .seat =
        Your Checkpoint changes: you now demand { $card }, and { $of } { $found ->
            [hand] has it in hand
            [zone] has it in the zone
           *[nowhere] does not have it: from now on the Checkpoint watches hand and zone
        }.
    .of =
        The Checkpoint changes: { $seat } now demands { $card }, and you { $found ->
            [hand] have it in hand
            [zone] have it in your zone
           *[nowhere] do not have it: from now on the Checkpoint watches your hand and your zone
        }.
# $of: who hands the card over.
event-handed-over = { $of } hands { $card } to { $seat }, who must use it at once.
    .seat = { $of } hands you { $card }: play it at once.
    .of = You hand { $card } to { $seat }, who must use it at once.
event-handed-over-lying = { $of } gives up { $card } from the zone to { $seat }, who must use it at once.
    .seat = { $of } gives up { $card } from the zone to you: play it at once.
    .of = You give up { $card } from your zone to { $seat }, who must use it at once.
event-useless = { $seat } cannot use it: { $card } goes to the discard pile.
    .seat = You cannot use it: { $card } goes to the discard pile.

# $pair: the name of the two cards.
event-swapped = { $seat } swaps a pair ({ $pair }) for { $card } from the discard pile.
    .seat = You swap a pair ({ $pair }) for { $card } from the discard pile.
event-flew = Helicopter! { $seat } and { $of } swap zones.
    .seat = Helicopter! You swap zones with { $of }.
    .of = Helicopter! { $seat } swaps zones with you.
event-searched = Police! { $of } must show { $seat } their hand.
    .seat = Police! { $of } must show you their hand.
    .of = Police! You must show { $seat } your hand.
event-showed = { $of } shows { $seat } a card.
    .seat = { $of } shows you a card.
    .of = You show { $seat } a card.
event-showed-card = { $seat } sees a card that { $of } holds: { $name }.
    .seat = You see a card that { $of } holds: { $name }.
    .of = { $seat } sees a card that you hold: { $name }.
event-exchanged = { $seat } takes a card from { $of } and gives another in exchange.
    .seat = You take a card from { $of } and give another in exchange.
    .of = { $seat } takes a card from you and gives another in exchange.
# $took: the card taken; $gave: the card given.
event-exchanged-cards = { $seat } takes { $took } from { $of } and gives { $gave } in exchange.
    .seat = You take { $took } from { $of } and give { $gave } in exchange.
    .of = { $seat } takes { $took } from you and gives { $gave } in exchange.
event-swept =
    Dustbin! { $cards ->
        [0] { $seat } sweeps the table, but no 200 km card lay there
        [one] { $seat } sends the only 200 km card to the discard pile
       *[other] { $seat } sends all { $cards } 200 km cards to the discard pile
    }.
    .seat =
        Dustbin! { $cards ->
            [0] You sweep the table, but no 200 km card lay there
            [one] You send the only 200 km card to the discard pile
           *[other] You send all { $cards } 200 km cards to the discard pile
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
    .seat =
        A mistake! { $count ->
            [0] You were not allowed to do that
            [1] You take your card back: { $first }
            [2] You take your cards back: { $first } and { $second }
           *[3] You take your cards back: { $first }, { $second } and { $third }
        }.
event-fined = The mistake costs { $seat } a card picked blindly: { $name }.
    .seat = The mistake costs you a card picked blindly: { $name }.

# $of: the player who laid the card.
event-killed =
    “Bornes Killer!” calls { $seat }: the { event-distance } that { $of } did not announce right is discarded.
    .seat = “Bornes Killer!” you call: the { event-distance } that { $of } did not announce right is discarded.
    .of = “Bornes Killer!” calls { $seat }: your { event-distance }, not announced right, is discarded.
event-killed-at-once = The { event-distance } that { $of } did not announce right is discarded.
    .of = Your { event-distance }, not announced right, is discarded.
event-called-in-vain = Bornes Killer? { $seat } calls in vain: the card was announced.
    .seat = Bornes Killer? You call in vain: the card was announced.
event-held-up = “Hold Up!” calls { $seat }.
    .seat = “Hold Up!” you call.
event-lapsed = The Hold Up called by { $seat } comes to nothing: nothing to take, nothing to pay.
    .seat = Your Hold Up comes to nothing: nothing to take, nothing to pay.
event-lapsed-again = The Hold Up called by { $seat } comes to nothing: one theft a turn for each player, nothing to pay.
    .seat = Your Hold Up comes to nothing: one theft a turn for each player, nothing to pay.
event-lapsed-too-late = The Hold Up called by { $seat } comes to nothing: the tie is gone, nothing to pay.
    .seat = Your Hold Up comes to nothing: the tie is gone, nothing to pay.
event-wrongly-called = { $seat } called Hold Up wrongly: there was no tie.
    .seat = You called Hold Up wrongly: there was no tie.
event-robbed = Hold Up! { $seat } takes a { event-distance } from { $of } and lays it: { $face } km more.
    .seat = Hold Up! You take a { event-distance } from { $of } and lay it: { $face } km more.
    .of = Hold Up! { $seat } takes a { event-distance } from you and lays it: { $face } km more.
event-forfeited = The wrong Hold Up costs { $seat } a { event-distance }.
    .seat = The wrong Hold Up costs you a { event-distance }.
event-forfeited-safety = The wrong Hold Up costs { $seat } a botte: { $name }.
    .seat = The wrong Hold Up costs you a botte: { $name }.

## La grotte

# $at, $from and $to: cells, by their names; $steps: how many steps.
event-cave-laid-out = The cave is ready: { $seat } will place the first pawn.
    .seat = The cave is ready: you will place the first pawn.
event-cave-entered = { $seat } places a pawn on { $at }.
    .seat = You place your pawn on { $at }.
event-cave-rolled = { $seat } rolls the die: { $points }.
    .seat = You roll the die: { $points }.

# $why: occupied if pawns stand on every card within reach, walled if walls are in the way.
event-cave-genie-came =
    The genie comes to help { $seat }: { $why ->
        [occupied] every card within reach is occupied
       *[walled] the walls leave no card within reach
    }.
    .seat =
        The genie comes to help you: { $why ->
            [occupied] every card within reach is occupied
           *[walled] the walls leave you no card within reach
        }.
event-cave-carried =
    The genie carries { $seat } from { $from } to { $to }, { $why ->
        [occupied] away from the occupied cards
       *[walled] over the walls
    }.
    .seat =
        The genie carries you from { $from } to { $to }, { $why ->
            [occupied] away from the occupied cards
           *[walled] over the walls
        }.
event-cave-walked =
    { $seat } makes { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, from { $from } to { $to }.
    .seat =
        You make { $steps ->
            [one] one step
           *[other] { $steps } steps
        }, from { $from } to { $to }.
event-cave-left =
    { $seat } leaves the cave in { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, from { $from }.
    .seat =
        You leave the cave in { $steps ->
            [one] one step
           *[other] { $steps } steps
        }, from { $from }.

# $treasures: how many treasures the card shows; $head: shown if it shows the chief’s head.
event-cave-took =
    { $seat } collects { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }.
    .seat =
        You collect { $treasures ->
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
    .seat =
        You draw a card: { $treasures ->
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
    .seat = You lay the card on { $at }.
