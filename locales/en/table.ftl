# What the page says at tables only, while one plays and when a game is seen again.

# $card : a card in the middle of a sentence.
client-sprint-forced = has to play { $card }
client-sprint-searching = looks into the hand of { $name }
client-sprint-robbing = chooses the loot
client-sprint-paying = pays for a mistake
client-sprint-search-note = choose a card to take and one to give
client-sprint-rob-note = choose the distance you steal
client-sprint-pay-note = choose the card you lose
# $card : the name of a card.
client-sprint-use = play it at once: { $card }
# $count : how many cards are still to be drawn.
client-sprint-draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
client-sprint-aim = choose an opponent
client-sprint-play-or-pass = play a card or pass
# $card : a distance ; $times : 1, 2 or 4.
client-sprint-laid =
    { $times ->
        [1] { $card }
       *[other] { $card } ×{ $times }
    }
client-sprint-moves = { $name } moves on
client-sprint-no-battle = no attack
# $name : who demands ; $of : of whom ; $card : which card.
client-sprint-marker = { $name } demands { $card } of { $of }.
client-sprint-marker-zone = { $name } demands { $card } of { $of }, from the hand or the zone.
client-sprint-draw-stock = Draw: { $pile }, { $count }
client-sprint-draw-discard = Take from: { $pile }, { $count }
client-sprint-draw-plate = Draw
client-sprint-take-plate = Take
client-sprint-due =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
# A pile can be chosen before one’s turn, while a U-turn is possible.
client-sprint-early = choose already
client-sprint-soon = as soon as it is your turn
client-sprint-next = you are next
client-sprint-nothing-there = discard pile empty
client-sprint-only-top = Only its top card is seen.
client-sprint-back = Back
client-sprint-plain = without
client-sprint-accelerated = ×{ $times } = { $km }
client-sprint-with = With
client-sprint-against = Against
client-sprint-on-top = On top
client-sprint-swap-pair = Swap the pair
client-sprint-swap-text = You discard the pair ({ $card }) and play the card you choose at once.
client-sprint-swap = For: { $card }
client-sprint-swap-note = the pair goes to the discard pile: { $card }
client-sprint-lay-times = Lay { $card } ×{ $times }
# $attack : the attack that goes.
client-sprint-lifts = against: { $attack }
client-sprint-steal = Steal from { $name }
client-sprint-loot = Distances to steal
client-sprint-steal-lay = Lay { $card }
client-sprint-steal-keep = Keep { $card }
client-sprint-keep-note = in your hand
client-sprint-demand-title = Checkpoint: what must { $name } give?
client-sprint-demand = Demand: { $card }
client-sprint-of = of { $name }
client-sprint-of-whom = Of whom
client-sprint-faces = All cards
client-sprint-choose-face = Choose a card
client-sprint-demand-note = The card handed over has to be played at once.
client-sprint-gone = { $card }, which nobody can have
client-sprint-choose-distance = Choose a distance
client-sprint-choose-more = Choose some more
client-sprint-rename = You have just drawn { $card }, which you demand of { $name }.
client-sprint-rename-do = Demand another
client-sprint-rename-title = Demand something else of { $name }
client-sprint-search-title = The hand of { $name }
client-sprint-take = To take from { $name }
client-sprint-give = To give
client-sprint-exchange = Exchange
client-sprint-exchange-note = you take { $take }, you give { $give }
client-sprint-rob = Steal this distance
client-sprint-pay = Lose this card
client-sprint-hold-up = Hold Up!
client-sprint-wrong-call = Wrong Hold Up
client-sprint-parade = Parade
client-sprint-no-parade = no parade in hand
client-sprint-no-mirror = not in hand
client-sprint-mirror-note = the attack goes back to { $name }
client-sprint-u-turn = U-turn!
client-sprint-no-u-turn = No U-turn
client-sprint-answer = Answer: { $card }
client-sprint-answer-any = An answer?
client-sprint-against-note =
    { $times ->
        [1] { $name }: { $card }
       *[other] { $name }: { $card } ×{ $times }
    }
client-sprint-say-km = Say it!
client-sprint-shout = Shout!
client-sprint-say-to-lay = Say its number, and the card is laid
client-sprint-shout-to-attack = Shout its sound, and the attack goes off
# $sound : the sound of an attack, as the notation writes it.
client-sprint-sound =
    { $sound ->
        [flash] Flash
        [stop] Stop
        [bip-bip] Bip bip
        [pschhh] Pschhh
       *[bam] Bam
    }
client-sprint-pad = To say out loud
client-sprint-pad-km = Your distance
client-sprint-pad-sounds = Your attack
client-sprint-killer = Bornes Killer!
client-sprint-hold = keep it pressed
client-sprint-once-more = once more

client-proof = Check the deal
client-proof-what = Before each deal the server showed your device a pledge, then everybody added some randomness. The secret is shown when the round is over, so anybody can do the sums again.
# $round: the number of the round; $own: whether one added to it.
client-proof-holds =
    Deal { $round }: the pledge was kept{ $own ->
        [yes] , and what you added is part of it
       *[no] { "" }
    }.
client-proof-broken = Deal { $round }: the pledge was not kept.
client-proof-unnoted = Deal { $round }: your device had noted no pledge, so nothing is proved.
client-proof-none = No deal of this table was pledged.
client-proof-unread = The game cannot be read just now.
client-proof-unable = This browser does the sums over a safe connection (https) only.
client-proof-limits = What this does not prove: that nobody looked into the cards on the server, or that no players conspired.
client-proof-verify = to do all sums again, moves included, without any network: “sabots verify”.
client-replay = Where it was won
client-replay-what = Everybody’s chances to win, turn by turn.
client-replay-looking = Looking closely at the round: this takes some seconds.
client-replay-deal = The deal.
client-replay-step = Turn { $number } of { $count }
client-replay-slider = Go to a moment
client-replay-earlier = Moment before
client-replay-later = Next moment
client-replay-turnings = Turning points
client-replay-turning = { $name }: from { $from } to { $to }.
client-replay-better =
    { $cost ->
        [one] Better for { $name }: { $action } (one point more).
       *[other] Better for { $name }: { $action } ({ $cost } points more).
    }
client-replay-luck = Luck and play
client-replay-split = The cards decided { $luck } of it, play { $play }.
client-replay-side = { $names }: { $begun } at first, { $luck } points by the cards, { $play } points by play, { $result } in the end.
client-replay-about = The curve is what a spectator could expect for everybody. The cards are what players of equal strength would have made of the same cards; play is the rest. Everything is estimated in imagined games, to within some points.
client-what-if = What if…
client-what-if-about = Take up the game at this moment, at your seat, against robots. Whoever had no seat plays for whoever is on turn.
client-what-if-go = Play on from here
client-replay-share = Keep and share
client-replay-link = Link to look at the game
client-replay-record = Download the game
client-replay-close = Back to the table
client-replay-play = Play
client-replay-pause = Pause
client-replay-speed = Speed
client-replay-eyes = Point of view
client-replay-own = My view
client-replay-all = Public view
client-replay-open = Open hands
client-replay-round = Round
# $number: the number of the round.
client-replay-round-number = Round { $number }
client-replay-hands = Everybody’s hands
# $name: a person.
client-replay-hand = Hand of { $name }
client-replay-moment = Link to this moment
# The score between the same people, from rematch to rematch.
client-tally = Games won between you
