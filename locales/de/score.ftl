# Das Ende einer Runde und ihre Wertung.

# $goal: die Strecke, die zu fahren ist.
ending-goal = Das Ziel ist erreicht: genau { $goal } km. Die { term-round } ist zu Ende.

# $cause: no-distance-afoot, no-distance-in-stock, hands-empty, nobody-can-play oder stock-empty.
ending-exhausted =
    { $cause ->
        [no-distance-afoot] Weder im Nachziehstapel noch auf den Händen ist noch eine { term-distance }.
        [no-distance-in-stock] Im Nachziehstapel ist keine { term-distance } mehr.
        [hands-empty] Der Nachziehstapel und alle Hände sind leer.
        [nobody-can-play] Der Nachziehstapel ist leer, und niemand kann mehr etwas legen.
       *[stock-empty] Der Nachziehstapel ist leer.
    } Die { term-round } ist zu Ende, und die größte Strecke gewinnt.

# Wo man über das Ziel hinaus darf.
ending-goal-passed = Das Ziel ist erreicht: { $goal } km oder mehr. Die { term-round } ist zu Ende.
ending-standstill = Lange hat sich nichts mehr bewegt. Die { term-round } ist zu Ende, und die höchste Summe gewinnt.

# La grotte. $variant: base, oder chance, wenn niemand Schätze verliert.
ending-all-out = Die letzte Figur hat die Höhle verlassen. Die Partie ist zu Ende.
ending-chief =
    Der Räuberhauptmann ist zurück: { $variant ->
        [base] Wer noch in der Höhle ist, verliert alles
       *[chance] Alle behalten ihre Schätze
    }. Die Partie ist zu Ende.
ending-no-way-out =
    Der Nachziehstapel ist leer, und niemand kommt mehr hinaus: Es ist, als wäre der Hauptmann zurück.

# $names: die Sieger; $count: wie viele es sind.
score-winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }

# Die Zeilen der Wertung. $longest ist die längste Strecke des Spiels.
award-kilometres = Kilometer
award-safety = Gelegte Botten
award-all-safeties = Alle Botten
award-coup-fourre = Coups-fourrés
award-victory = Sieg
award-goal-reached = Ziel erreicht
award-slow-victory = Sieg ganz ohne { $longest }er
award-slow-goal-reached = Ziel erreicht ganz ohne { $longest }er
award-late-goal-reached = Ziel erreicht, Nachziehstapel leer
award-extension = Verlängerung geschafft
award-extension-missed = Verlängerung von einem Gegner verfehlt
award-shutout = Gegner ohne { term-distance }
award-shutout-each = Mehrere Gegner ohne { term-distance }
