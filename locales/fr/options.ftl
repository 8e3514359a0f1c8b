# Ce qu’une table peut choisir : les valeurs que plusieurs jeux ont en commun.

option-value-true = oui
option-value-false = non
option-value-on = oui
option-value-off = non
option-value-deck-printed = celui de la règle
option-value-random = au hasard
# $seat : une place.
option-value-seat = place { $seat }
# $seconds : un nombre de secondes, parfois avec une décimale.
option-value-seconds = { $seconds } s
option-value-no-clock = sans limite de temps

option-value-goal-1000 = 1000 km
option-value-goal-700 = 700 km
option-value-match-single = une manche
option-value-match-points = jusqu’à 5000 points
