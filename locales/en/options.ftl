# What a table may choose: the values that several games share.

option-value-true = yes
option-value-false = no
option-value-on = yes
option-value-off = no
option-value-deck-printed = as in the rulebook
option-value-random = at random
# $seat: a seat.
option-value-seat = seat { $seat }
# $seconds: a number of seconds, sometimes with one decimal.
option-value-seconds = { $seconds } s
option-value-no-clock = no time limit

option-value-goal-1000 = 1000 km
option-value-goal-700 = 700 km
option-value-match-single = one round
option-value-match-points = up to 5000 points
