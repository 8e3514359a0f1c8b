# Why a move is refused, and what to do instead.
#
# All these sentences are given:
#   $green     the green light of this game, in the middle of a sentence
#   $priority  the botte that stands for it
#   $idle      discard if cards may be discarded, pass otherwise
# Other variables are explained where they are used. A card that does not exist is written none.

refusal-not-dealt = The cards are not dealt yet.
refusal-round-over = The race is over: nothing more can be played.

refusal-round-exhausted = The cards have run out: the race is over, nothing more can be played.

# $seat: the player on turn; $wait: why one waits.
refusal-not-your-turn =
    { $wait ->
        [played] One card a turn, and now it is for { $seat } to play.
        [dry] The draw pile is empty, but it is still one card a turn: it is for { $seat } to play.
        [partner] It is for { $seat }, your partner, to play: each of you has a hand and turns of your own.
        [skipped] The answer to an attack has cost you this turn: it is for { $seat } to play.
        [using] { $seat } must first play the card just received. Wait for your turn.
        [closed] You had to hand over the card that was demanded, and your turn is over. { $seat } plays it.
        [parade] A parade is laid on your own turn, and it is for { $seat } to play.
        [botte] A botte is laid on your own turn, and it is for { $seat } to play.
        [coup] A botte is laid on your own turn, or the moment its attack lands. It is for { $seat } to play.
       *[order] It is for { $seat } to play. Wait for your turn.
    }
refusal-not-your-decision = It is for { $seat }, who has just met the goal, to decide whether to extend the race.
refusal-window-open = An attack waits for its answer. Nothing else is played before that.
refusal-extension-due = The goal has just been met: whoever met it first decides whether to extend the race.
refusal-nothing-to-extend = There is nothing to decide: whether to extend the race is chosen once, the moment 700 km are met.
refusal-no-extension = The race is not extended at this table: 700 km are a distance like any other.
refusal-nothing-to-answer = No attack waits for an answer: a coup-fourré is made the moment the attack lands.
refusal-not-attacked = The attack is aimed at another side, and only that side may answer.
refusal-already-declined = You have already let this attack pass. A botte can still be laid on your turn.
refusal-no-replies = Nobody answers out of turn in this game. Keep the card for your own turn.

# $card: the card that the player does not hold.
refusal-not-held = You do not hold this card: { $card }.

# $attack: the attack; $botte: the botte that keeps it away.
refusal-wrong-reply =
    { $botte ->
        [none] No card answers this attack: { $attack }.
       *[other] This card does not answer the attack { $attack }: it takes the botte { $botte }.
    }

refusal-not-started = You have not started yet. First lay { $green }, or the botte { $priority }.

# $attack: the attack in force; $parade: its parade, in the middle of a sentence; $botte: its botte;
# $then: green-light if a green light must follow the parade; $despite: the botte that stands for a green
# light, if it is laid.
refusal-halted =
    { $despite ->
        [none] An attack stops you: { $attack }.
       *[other] An attack stops you, and { $despite } is no help: { $attack }.
    } Lay { $parade }{ $then ->
        [green-light] , then { $green } (not needed with { $priority })
       *[nothing] { "" }
    }{ $botte ->
        [none] { "" }
       *[other] , or the botte { $botte }
    }.

# $after: what has lifted the attack, a parade, a botte, or a parade that the botte only followed.
refusal-green-light-owed =
    { $after ->
        [botte] At this table a botte laid against its attack is not enough to move on. Lay
        [both] The botte came after the parade, and the green light is still needed. Lay
       *[parade] After a parade you do not move on without a green light. Lay
    } { $green }, or the botte { $priority }.

# $to: the longest distance allowed; $parade: what ends the limit, in the middle of a sentence.
refusal-limited =
    Your speed is limited: lay a { term-distance } of { $to } km at most{ $parade ->
        [none] { "" }
       *[other] , or first { $parade }
    }.

# $goal: the distance to cover; $by: by how much it would be passed.
refusal-overshoots = You must reach { $goal } km exactly, and this { term-distance } would take you { $by } km too far.

# $distance: the distance; $times: how often it may be laid.
refusal-cap-reached =
    { $times ->
        [one] Each side lays only one { term-distance } of { $distance } km, and yours is laid.
       *[other] Each side lays at most { $times } { term-distances } of { $distance } km, and yours are laid.
    }

# $attack: the attack that the parade would end, in the middle of a sentence.
refusal-nothing-to-parry =
    This parade only works against { $attack }, and nothing of the kind lies before you. { $idle ->
        [discard] Keep it or discard it.
       *[pass] Keep it for later.
    }

# $attack: the attack in force, in the middle of a sentence; $parade: its parade; $botte: its botte.
refusal-wrong-parade =
    This card is no help against { $attack }. You need { $parade }{ $botte ->
        [none] { "" }
       *[other] , or the botte { $botte }
    }.

refusal-already-rolling = You are already on the road: this card would change nothing.
refusal-needs-target = An attack is laid before an opponent. Say which one.
refusal-not-an-attack = Only attacks are laid before opponents. Lay this card before yourself.
refusal-own-side = Nobody attacks their own side. Choose an opponent.
refusal-no-such-side = Nobody sits there. Choose a seat that is taken.

# $by: the botte.
refusal-immune = The botte { $by } protects this opponent. Aim at another one, or choose another attack.

# $by: the attack in force.
refusal-target-halted = This opponent is already stopped: { $by }. Only one attack can stop them at a time.
refusal-target-not-started = This opponent has not started yet and cannot be stopped. Aim at one who is on the road.
refusal-target-not-rolling = This opponent has not moved on yet and cannot be stopped. Wait until they lay { $green }.
refusal-target-shielded = This opponent is out of reach: { $green } must be the top card of their { term-battle-pile }.
refusal-target-limited = The speed of this opponent is already limited.
refusal-no-discard = Nothing is ever discarded here. Lay a card, or pass if nothing can be laid.
refusal-safety-kept = A botte is never discarded: lay it, it always brings you something.
refusal-no-passing = Nobody passes here. Lay a card or discard one.
refusal-no-passing-when-dry = The draw pile is empty, but there is still no passing. Lay a card or discard one.
refusal-must-play = You may pass only if nothing can be laid, and you have a card to lay.

## Heure de pointe and Plein pot !

refusal-sprint-not-dealt = The cards are still moving: they are shuffled, dealt or picked. Just a moment.
refusal-sprint-window-open =
    An attack or a { term-distance } waits for its answer. Nothing else is played before that.

refusal-sprint-standstill = Nothing moved any more: the race is over, the highest totals win.
refusal-sprint-one-action =
    One action a turn, and yours still waits for an answer. Nothing else is played before that.

# $card: the card that has to be used.
refusal-sprint-must-use = This card has to be used at once: { $card }. Play it before any other.
refusal-sprint-choice-due = Somebody has to choose a card first. The game goes on right after.
# $seat: who chooses.
refusal-sprint-not-your-choice = This is for { $seat } to choose. One moment.
refusal-sprint-call-waits = Your call waits: it will be judged at the next quiet moment.
refusal-sprint-already-robbed = One theft a turn for each player, and you have made yours. Wait for the next turn.
refusal-sprint-nothing-to-choose = No choice waits for you at the moment. Play on your turn.
refusal-sprint-not-on-offer = This cannot be chosen. Take one of the cards on offer.
refusal-sprint-nothing-to-answer =
    There is nothing to answer: wait for an attack on you, or an opponent’s { term-distance }.
refusal-sprint-not-asked =
    This is not for you to answer: wait for an attack on you, or an opponent’s { term-distance }.
refusal-sprint-partners-distance = This is your partner’s { term-distance }. Keep the card for an opponent.
refusal-sprint-already-declined = You have already let it pass. Keep the card for another time.

# $card: the card that is missing.
refusal-sprint-not-held = You lack this card: { $card }. Play one that you hold.
refusal-sprint-draw-first = Draw first, from the draw pile or the discard pile; then you play.
refusal-sprint-draw-before-swap = A pair is swapped after the draw. Draw first, then swap.
refusal-sprint-nothing-to-rename =
    No Checkpoint can change: you must have just drawn the card that you demanded yourself.
refusal-sprint-bad-name = Name another card than the first one, and never a botte.

# $because: why nothing is due.
refusal-sprint-nothing-due =
    { $because ->
        [empty] The draw pile and the discard pile are empty: you play without drawing.
        [reply] A parade brings the turn, but no card. Play one, or pass.
        [replay] At this table a replay brings no card. Play one.
        [cancelled] At this table whoever has a { term-distance } cancelled draws nothing next turn. Play a card.
       *[drawn] There is nothing left for you to draw. Play a card.
    }
refusal-sprint-discard-empty = The discard pile is empty. Take from the draw pile.
refusal-sprint-discard-locked =
    Only the first card may come from the discard pile. Take the others from the draw pile.

# $attack: the attack in force; $parade: its parade, in the middle of a sentence; $any: the parade that
# helps against everything, or none; $botte: its botte.
refusal-sprint-halted =
    An attack stops you: { $attack }. Lift it with { $parade }{ $any ->
        [none] { "" }
       *[other] { " " }or { $any }
    }, or lay the botte { $botte }.

# $to: the longest distance allowed.
refusal-sprint-limited =
    An attack slows you down: { $attack }. Lay { $to } km at most, lift it with { $parade }{ $any ->
        [none] { "" }
       *[other] { " " }or { $any }
    }, or lay the botte { $botte }.

refusal-sprint-stolen-kept =
    At this table a stolen { term-distance } is laid only if it could be anyway, and an attack holds you up: { $attack }. Keep it in hand.
refusal-sprint-accelerator-alone = An Accelerator is not played alone: lay it with a { term-distance }.

# $most: how many Accelerators one card may have.
refusal-sprint-too-many-accelerators =
    { $most ->
        [one] A { term-distance } takes only one Accelerator. Keep the other one.
       *[other] A { term-distance } takes only { $most } Accelerators. Keep the others.
    }
refusal-sprint-not-a-distance =
    Only a { term-distance } is accelerated. Play this card without an Accelerator.
refusal-sprint-not-laid = This card is not laid before oneself like this. Say against whom or what to play it.
refusal-sprint-not-an-attack = Only attacks are laid before opponents. This card is played in another way.
refusal-sprint-own-side = This is not played against one’s own side. Choose an opponent.
refusal-sprint-own-distance = You do not call Bornes Killer on your own { term-distance }.

# $by: the attack that lies there.
refusal-sprint-slot-taken =
    An attack already lies there: { $by }. Aim at another opponent, or choose another attack.
refusal-sprint-nothing-to-parry = This parade lifts no attack that lies before you. Keep it or discard it.
refusal-sprint-which-attack = Two attacks lie before you, and this parade lifts only one. Say which.
refusal-sprint-only-a-reply =
    This card is an answer: keep it for the moment when you are attacked, or an opponent moves on.

# $mirror: the card that turns an attack round, in the middle of a sentence.
refusal-sprint-wrong-reply =
    This card does not answer the attack { $attack }: it takes { $parade }{ $any ->
        [none] { "" }
       *[other] , { $any }
    }, the botte { $botte } or { $mirror }.

# $card: the distance, in the middle of a sentence; $turn: the card that cancels it, likewise.
refusal-sprint-wrong-reply-distance = This card is no help against { $card }: it takes { $turn }.
refusal-sprint-not-lying-there = This { term-distance } does not lie there. Choose one that does.
refusal-sprint-already-checked = A Checkpoint already waits beside this opponent. Aim at another one.
refusal-sprint-safety-demanded = A botte cannot be demanded. Name another card.
refusal-sprint-no-swap-now =
    A pair is swapped once, right after the draw. Play a card, and swap on another turn.
refusal-sprint-no-swap-in-a-replay = At this table a replay brings no card and no swap. Play a card.
refusal-sprint-not-a-pair = A swap takes two cards that are the same. Choose a real pair.

# $card: the card asked for.
refusal-sprint-not-discarded = This card is not in the discard pile: { $card }. Choose one that is.
refusal-sprint-no-use = You could not play this card at once: { $card }. Choose one that is of use now.
refusal-sprint-must-play = You may discard only if nothing can be played, and you have a card to play.
refusal-sprint-hand-empty = This opponent has no card left in hand. Aim at another one.
refusal-sprint-nothing-to-give = It takes another card to give in exchange, and this is your last. Discard it.
refusal-sprint-nothing-is-said =
    There is nothing of the kind to say with this card: the table does it. Just lay it.
refusal-sprint-nothing-to-say = You announce your own { term-distance }, once, right after you have laid it.
refusal-sprint-no-hold-up = Hold Up is not played at this table. Win your kilometres on your turn.
refusal-sprint-nothing-equal = No total equals another. Wait for a tie to call Hold Up.
refusal-sprint-only-nothing-equal = Two totals of 0 are no tie, and no other total equals another. Wait before you call Hold Up.
refusal-sprint-too-many-calls = Too many calls wait already. Let them be settled first.
refusal-sprint-no-killer =
    Bornes Killer is not played at this table. A U-turn can still cancel a { term-distance }.
refusal-sprint-nothing-to-call =
    No { term-distance } has just been laid: Bornes Killer is called at that moment.
refusal-sprint-already-called =
    You have already called Bornes Killer on this { term-distance }: one call for each.
refusal-sprint-no-such-card = There is no such card in this game. Play one that you hold.

## La grotte

# $steps: how many steps are to be made.

refusal-cave-not-dealt = The cave is not ready yet. One moment, the cards are being laid out.
refusal-cave-game-over = The game is over: nothing more can be done.
refusal-cave-pawn-is-out = Your pawn has left the cave for good. Wait for the end of the game.
refusal-cave-place-pawn-first = Pawns are placed first, each on a free card.
refusal-cave-already-placed = Your pawn is placed already, and that is done only once.
refusal-cave-roll-first = Roll the die first: it says how far to go.
refusal-cave-already-rolled = The die is rolled already. Move your pawn.
refusal-cave-no-die =
    There is no die here: the treasures under your pawn say how far to go.
refusal-cave-lay-first = Lay the drawn card first, turned as you like.
refusal-cave-nothing-to-lay = You have no card to lay: one is drawn after the move.
refusal-cave-entrance-is-no-card = The entrance is no card. Choose a card of the cave.
refusal-cave-must-move = Your pawn cannot stay where it is. Choose another card.
refusal-cave-no-card = No card lies there. Choose a cell that has one.

# $seat: the player whose pawn is there.
refusal-cave-occupied = { $seat } is already on this card. Choose a free one.
refusal-cave-wrong-distance =
    This card is not at the right distance: you make { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
refusal-cave-wall-in-the-way =
    Walls bar the way: this card cannot be reached in { $steps ->
        [one] one step
       *[other] { $steps } steps
    }. Choose another one.
refusal-cave-no-diagonal = Steps are never diagonal. Choose a card that touches yours with a side.
refusal-cave-gap-in-the-way =
    An empty place bars the way: this card cannot be reached in { $steps ->
        [one] one step
       *[other] { $steps } steps
    }. Choose another one.
refusal-cave-no-card-twice = Walls bar the way, and no card is visited twice. Choose another one.
refusal-cave-genie-stays-inside = You cannot walk out, and the genie never leads out. Choose a free card.
refusal-cave-exit-closed =
    Nobody leaves in this variant. Stay in the cave and collect treasures.
refusal-cave-exit-too-far =
    The way out is too far: you make { $steps ->
        [one] one step
       *[other] { $steps } steps
    }. Choose a card.
refusal-cave-no-exit-here = The entrance is the only way out, and it is far from here. Choose a card.
refusal-cave-exit-walled =
    Walls bar the way out: it cannot be reached in { $steps ->
        [one] one step
       *[other] { $steps } steps
    }. Choose a card.
refusal-cave-exit-not-exact =
    At this table the last step must lead out: the entrance is not exactly { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away. Choose a card.
refusal-cave-seals-the-cave = Turned like this, the card would close the cave. Turn it another way.
