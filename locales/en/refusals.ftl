# Why a move is refused, and what to do instead.
#
# All these sentences are given:
#   $game      the name of the game in the notation
#   $green     the green light of this game, in the middle of a sentence
#   $priority  the botte that stands for it
#   $idle      discard if cards may be discarded, pass otherwise
# Other variables are explained where they are used. A card that does not exist is written none.

refusal-not-dealt = The cards are not dealt yet.
refusal-round-over = The race is over: nothing more can be played.

# $seat: the player on turn.
refusal-not-your-turn = It is for { $seat } to play. Wait for your turn.
refusal-window-open = An attack waits for its answer. Nothing else is played before that.
refusal-extension-due = The goal has just been met: whoever met it first decides whether to extend the race.
refusal-nothing-to-extend = There is nothing to decide: the race is extended only at the moment when a goal is met that can be extended.
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
# $then: green-light if a green light must follow the parade.
refusal-halted =
    An attack stops you: { $attack }. Lay { $parade }{ $then ->
        [green-light] , then { $green } (not needed with { $priority })
       *[nothing] { "" }
    }{ $botte ->
        [none] { "" }
       *[other] , or the botte { $botte }
    }.

refusal-green-light-owed = Before you move on you still need { $green }, or the botte { $priority }.

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
refusal-must-play = You may pass only if nothing can be laid, and you have a card to lay.
