# Was ein Tisch wählen kann: die Werte, die mehrere Spiele gemeinsam haben.

option-value-true = ja
option-value-false = nein
option-value-on = ja
option-value-off = nein
option-value-deck-printed = wie in der Spielanleitung
option-value-random = ausgelost
# $seat: ein Platz.
option-value-seat = Platz { $seat }
# $seconds: eine Zahl von Sekunden, manchmal mit einer Nachkommastelle.
option-value-seconds = { $seconds } s
option-value-no-clock = ohne Zeitlimit

option-value-goal-1000 = 1000 km
option-value-goal-700 = 700 km
option-value-match-single = eine Runde
option-value-match-points = bis 5000 Punkte
