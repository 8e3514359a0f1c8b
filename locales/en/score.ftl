# The end of a round and its score sheet.

# $goal: the distance to cover.
ending-goal = The finish is reached: { $goal } km exactly. The { term-round } is over.

# $cause: no-distance-afoot, no-distance-in-stock, hands-empty, nobody-can-play, stock-empty.
ending-exhausted =
    { $cause ->
        [no-distance-afoot] No { term-distance } is left in the draw pile or in the hands.
        [no-distance-in-stock] No { term-distance } is left in the draw pile.
        [hands-empty] The draw pile and all hands are empty.
        [nobody-can-play] The draw pile is empty and nobody can lay anything more.
       *[stock-empty] The draw pile is empty.
    } The { term-round } is over, and the greatest distance wins.

# Where the goal may be passed.
ending-goal-passed = The finish is reached: { $goal } km or more. The { term-round } is over.
ending-standstill = Nothing has moved for a long time. The { term-round } is over, and the highest total wins.

# La grotte. $variant: base, or chance if nobody loses treasures.
ending-all-out = The last pawn has left the cave. The game is over.
ending-chief =
    The chief of the robbers is back: { $variant ->
        [base] whoever is still in the cave loses everything
       *[chance] everybody keeps their treasures
    }. The game is over.
ending-no-way-out =
    The draw pile is empty and nobody can leave any more: it is as if the chief were back.

# $names: the winners; $count: how many they are.
score-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win.
    }

# The lines of the sheet. $longest is the longest distance of the game.
award-kilometres = Kilometres
award-safety = Bottes laid
award-all-safeties = All bottes
award-coup-fourre = Coups-fourrés
award-victory = Victory
award-goal-reached = Goal reached
award-slow-victory = Victory without any { $longest }
award-slow-goal-reached = Goal reached without any { $longest }
award-late-goal-reached = Goal reached, draw pile empty
award-extension = Extension completed
award-extension-missed = Extension missed by an opponent
award-shutout = Opponent without a { term-distance }
award-shutout-each = Opponents without a { term-distance }
