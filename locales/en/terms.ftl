# The words of the game, which other messages quote. A game that says otherwise writes it in its own file.

term-distance = kilometre card
term-distances = kilometre cards
term-attack = attack
term-attacks = attacks
term-parade = parade
term-parades = parades
term-botte = botte
term-bottes = bottes
term-coup-fourre = coup-fourré
term-battle-pile = battle pile
term-speed-pile = speed pile
term-draw-pile = draw pile
# Where cards end that are of no more use.
term-aside = discard pile
term-hand = hand
term-dealer = dealer
term-goal = goal
term-round = round

# The last two items of a list; $head already joins all those before the last.
list-and = { $head } and { $last }
list-or = { $head } or { $last }
