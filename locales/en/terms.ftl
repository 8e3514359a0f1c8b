# The words of the game. $game is the name of the game in the notation; other messages quote these words.

term-distance =
    { $game ->
        [asterix] distance card
        [rush] distance card
       *[other] kilometre card
    }
term-distances =
    { $game ->
        [asterix] distance cards
        [rush] distance cards
       *[other] kilometre cards
    }
term-attack = attack
term-attacks = attacks
term-parade = parade
term-parades = parades
term-botte = botte
term-bottes = bottes
term-coup-fourre = coup-fourré
term-battle-pile =
    { $game ->
        [rush] battle slot
        [fun-speed] battle slot
       *[other] battle pile
    }
term-speed-pile =
    { $game ->
        [rush] speed slot
        [fun-speed] speed slot
       *[other] speed pile
    }
term-draw-pile = draw pile
# Where cards end that are of no more use.
term-aside =
    { $game ->
        [desert] tray
       *[other] discard pile
    }
term-hand = hand
term-dealer = dealer
term-goal = goal
term-round =
    { $game ->
        [desert] game
        [rush] game
        [fun-speed] game
        [tresors] game
       *[other] round
    }

# The last two items of a list; $head already joins all those before the last.
list-and = { $head } and { $last }
list-or = { $head } or { $last }
