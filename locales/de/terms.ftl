# Die Wörter des Spiels, die andere Nachrichten zitieren. Ein Spiel, das anders sagt, schreibt es in seine Datei.

term-distance = Streckenkarte
term-distances = Streckenkarten
term-attack = Angriff
term-attacks = Angriffe
term-parade = Abwehr
term-parades = Abwehrkarten
term-botte = Botte
term-bottes = Botten
term-coup-fourre = Coup-fourré
term-battle-pile = Kampfstapel
term-speed-pile = Tempostapel
term-draw-pile = Nachziehstapel
# Wo Karten landen, die niemandem mehr nützen.
term-aside = Ablagestapel
term-hand = Hand
term-dealer = Geber
term-goal = Ziel
term-round = Runde

# Die letzten beiden einer Aufzählung; $head verbindet schon alle davor.
list-and = { $head } und { $last }
list-or = { $head } oder { $last }
