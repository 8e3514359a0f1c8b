# Warum ein Zug abgelehnt wird, und was stattdessen geht.
#
# Alle diese Sätze bekommen:
#   $green     die grüne Ampel dieses Spiels, mitten im Satz, im Akkusativ
#   $priority  die Botte, die sie ersetzt
#   $idle      discard, wenn man abwerfen darf, sonst pass
# Andere Variablen sind dort erklärt, wo sie stehen. Eine Karte, die es nicht gibt, heißt none.

refusal-not-dealt = Die Karten sind noch nicht verteilt.
refusal-round-over = Das Rennen ist zu Ende: Es wird nichts mehr gespielt.

refusal-round-exhausted = Die Karten sind aufgebraucht: Das Rennen ist zu Ende, es wird nichts mehr gespielt.

# $seat: wer am Zug ist; $wait: warum man wartet.
refusal-not-your-turn =
    { $wait ->
        [played] Eine Karte je Zug, und jetzt ist { $seat } am Zug.
        [dry] Der Nachziehstapel ist leer, aber es bleibt bei einer Karte je Zug: { $seat } ist am Zug.
        [partner] { $seat } ist am Zug, mit dir im Team: Ihr habt jeder eure Hand und eure Züge.
        [skipped] Die Antwort auf einen Angriff hat dich diesen Zug gekostet: { $seat } ist am Zug.
        [using] { $seat } muss zuerst die erhaltene Karte spielen. Warte, bis du am Zug bist.
        [closed] Du musstest die verlangte Karte hergeben, und dein Zug ist vorbei. { $seat } spielt sie.
        [parade] Eine Abwehr legst du in deinem Zug, und jetzt ist { $seat } am Zug.
        [botte] Eine Botte legst du in deinem Zug, und jetzt ist { $seat } am Zug.
        [coup] Eine Botte legst du in deinem Zug oder in dem Augenblick, in dem ihr Angriff fällt. { $seat } ist am Zug.
       *[order] { $seat } ist am Zug. Warte, bis du dran bist.
    }
refusal-not-your-decision = { $seat } hat gerade das Ziel erreicht und entscheidet, ob das Rennen verlängert wird.
refusal-window-open = Ein Angriff wartet auf seine Antwort. Vorher wird nichts anderes gespielt.
refusal-extension-due = Das Ziel ist gerade erreicht: Wer dort ist, entscheidet zuerst, ob das Rennen verlängert wird.
refusal-nothing-to-extend = Hier ist nichts zu entscheiden: Verlängern kann man nur einmal, in dem Augenblick, in dem 700 km erreicht sind.
refusal-no-extension = An diesem Tisch wird das Rennen nicht verlängert: 700 km sind eine Strecke wie jede andere.
refusal-nothing-to-answer = Kein Angriff wartet auf eine Antwort: Ein Coup-fourré kommt in dem Augenblick, in dem der Angriff fällt.
refusal-not-attacked = Der Angriff gilt einer anderen Seite, und nur sie darf antworten.
refusal-already-declined = Du hast diesen Angriff schon hingenommen. Eine Botte kannst du noch in deinem Zug legen.
refusal-no-replies = In diesem Spiel antwortet niemand außerhalb seines Zuges. Behalte die Karte für deinen eigenen.

# $card: die Karte, die der Spieler nicht hat.
refusal-not-held = Diese Karte hast du nicht auf der Hand: { $card }.

# $attack: der Angriff; $botte: die Botte, die davor schützt.
refusal-wrong-reply =
    { $botte ->
        [none] Auf diesen Angriff antwortet keine Karte: { $attack }.
       *[other] Diese Karte ist keine Antwort auf den Angriff { $attack }: Du brauchst die Botte { $botte }.
    }

refusal-not-started = Du bist noch nicht gestartet. Lege zuerst { $green } oder die Botte { $priority }.

# $attack: der Angriff, der gilt; $parade: seine Abwehr, mitten im Satz; $botte: seine Botte;
# $then: green-light, wenn auf die Abwehr eine grüne Ampel folgen muss; $despite: die Botte, die eine grüne
# Ampel ersetzt, wenn sie ausliegt.
refusal-halted =
    { $despite ->
        [none] Ein Angriff hält dich auf: { $attack }.
       *[other] Ein Angriff hält dich auf, und { $despite } hilft nicht dagegen: { $attack }.
    } Lege { $parade }{ $then ->
        [green-light] , dann { $green } (unnötig mit { $priority })
       *[nothing] { "" }
    }{ $botte ->
        [none] { "" }
       *[other] , oder die Botte { $botte }
    }.

# $after: was den Angriff aufgehoben hat: eine Abwehr, eine Botte, oder eine Abwehr, der die Botte nur folgte.
refusal-green-light-owed =
    { $after ->
        [botte] An diesem Tisch reicht eine Botte gegen ihren Angriff nicht zum Weiterfahren. Lege
        [both] Die Botte kam erst nach der Abwehr, und die grüne Ampel fehlt noch. Lege
       *[parade] Nach einer Abwehr geht es nicht ohne grüne Ampel weiter. Lege
    } { $green } oder die Botte { $priority }.

# $to: die längste erlaubte Strecke; $parade: was das Limit beendet, mitten im Satz.
refusal-limited =
    Du fährst unter Tempolimit: Lege eine { term-distance } mit höchstens { $to } km{ $parade ->
        [none] { "" }
       *[other] { " " }oder zuerst { $parade }
    }.

# $goal: die Strecke, die zu fahren ist; $by: um wie viel sie überschritten würde.
refusal-overshoots = Du musst genau { $goal } km erreichen, und diese { term-distance } brächte dich { $by } km zu weit.

# $distance: die Strecke; $times: wie oft sie gelegt werden darf.
refusal-cap-reached =
    { $times ->
        [one] Jede Seite legt nur eine { term-distance } mit { $distance } km, und eure liegt schon.
       *[other] Jede Seite legt höchstens { $times } { term-distances } mit { $distance } km, und eure liegen schon.
    }

# $attack: der Angriff, den die Abwehr beenden würde, mitten im Satz.
refusal-nothing-to-parry =
    Diese Abwehr hilft nur gegen { $attack }, und so etwas liegt nicht vor dir. { $idle ->
        [discard] Behalte sie oder wirf sie ab.
       *[pass] Behalte sie für später.
    }

# $attack: der Angriff, der gilt, mitten im Satz; $parade: seine Abwehr; $botte: seine Botte.
refusal-wrong-parade =
    Diese Karte hilft nicht gegen { $attack }. Du brauchst { $parade }{ $botte ->
        [none] { "" }
       *[other] { " " }oder die Botte { $botte }
    }.

refusal-already-rolling = Du bist schon unterwegs: Diese Karte würde nichts ändern.
refusal-needs-target = Ein Angriff wird gegen einen Gegner gespielt. Sag, gegen welchen.
refusal-not-an-attack = Nur Angriffe werden gegen Gegner gespielt. Lege diese Karte vor dich selbst.
refusal-own-side = Niemand greift die eigene Seite an. Wähle einen Gegner.
refusal-no-such-side = Dort sitzt niemand. Wähle einen besetzten Platz.

# $by: die Botte.
refusal-immune = Die Botte { $by } schützt diesen Gegner. Nimm einen anderen Gegner oder einen anderen Angriff.

# $by: der Angriff, der gilt.
refusal-target-halted = Dieser Gegner steht schon: { $by }. Nur ein Angriff auf einmal kann ihn aufhalten.
refusal-target-not-started = Dieser Gegner ist noch nicht gestartet und kann nicht aufgehalten werden. Nimm einen, der unterwegs ist.
refusal-target-not-rolling = Dieser Gegner ist noch nicht weitergefahren und kann nicht aufgehalten werden. Warte, bis er { $green } legt.
refusal-target-shielded = An diesen Gegner kommst du nicht heran: Dafür muss er { $green } oben auf seinem { term-battle-pile } haben.
refusal-target-limited = Dieser Gegner fährt schon unter Tempolimit.
refusal-no-discard = Hier wird nie etwas abgeworfen. Lege eine Karte, oder passe, wenn nichts zu legen ist.
refusal-safety-kept = Eine Botte wirft man nie ab: Lege sie, sie bringt dir immer etwas.
refusal-no-passing = Hier wird nicht gepasst. Lege eine Karte oder wirf eine ab.
refusal-no-passing-when-dry = Der Nachziehstapel ist leer, aber gepasst wird trotzdem nicht. Lege eine Karte oder wirf eine ab.
refusal-must-play = Passen darfst du nur, wenn nichts zu legen ist, und du kannst eine Karte legen.

## Heure de pointe und Plein pot !

refusal-sprint-not-dealt = Die Karten sind noch in Bewegung: Sie werden gemischt, verteilt oder gezogen. Einen Augenblick.
refusal-sprint-window-open =
    Ein Angriff oder eine { term-distance } wartet auf die Antwort. Vorher wird nichts anderes gespielt.

refusal-sprint-standstill = Nichts hat sich mehr bewegt: Das Rennen ist zu Ende, die höchsten Summen gewinnen.
refusal-sprint-one-action =
    Eine Karte je Zug, und deine wartet noch auf eine Antwort. Vorher wird nichts anderes gespielt.

# $card: die Karte, die gespielt werden muss.
refusal-sprint-must-use = Diese Karte muss sofort gespielt werden: { $card }. Spiele sie vor jeder anderen.
refusal-sprint-choice-due = Zuerst muss jemand eine Karte wählen. Gleich danach geht es weiter.
# $seat: wer wählt.
refusal-sprint-not-your-choice = Das wählt { $seat }. Einen Augenblick.
refusal-sprint-call-waits = Dein Ruf wartet: Er wird beim nächsten ruhigen Augenblick entschieden.
refusal-sprint-already-robbed = Ein Raub je Zug und Spieler, und deinen hattest du schon. Warte auf den nächsten Zug.
refusal-sprint-nothing-to-choose = Gerade hast du nichts zu wählen. Spiele, wenn du am Zug bist.
refusal-sprint-not-on-offer = Das kann man nicht wählen. Nimm eine der angebotenen Karten.
refusal-sprint-nothing-to-answer =
    Es gibt nichts zu beantworten: Warte auf einen Angriff gegen dich oder die { term-distance } eines Gegners.
refusal-sprint-not-asked =
    Hier antwortest nicht du: Warte auf einen Angriff gegen dich oder die { term-distance } eines Gegners.
refusal-sprint-partners-distance = Diese { term-distance } ist von deinem Partner. Behalte die Karte für einen Gegner.
refusal-sprint-already-declined = Du hast schon verzichtet. Behalte die Karte für ein anderes Mal.

# $card: die Karte, die fehlt.
refusal-sprint-not-held = Diese Karte fehlt dir: { $card }. Spiele eine, die du hast.
refusal-sprint-draw-first = Zieh zuerst, vom Nachziehstapel oder vom Ablagestapel; dann spielst du.
refusal-sprint-draw-before-swap = Ein Paar tauscht man nach dem Ziehen. Zieh zuerst, dann tausche.
refusal-sprint-nothing-to-rename =
    Keine Kontrolle kann wechseln: Dazu musst du gerade selbst die Karte gezogen haben, die du verlangst.
refusal-sprint-bad-name = Nenne eine andere Karte als die erste, und nie eine Botte.

# $because: warum nichts zu ziehen ist.
refusal-sprint-nothing-due =
    { $because ->
        [empty] Nachziehstapel und Ablagestapel sind leer: Du spielst, ohne zu ziehen.
        [reply] Eine Abwehr bringt den Zug, aber keine Karte. Spiele eine, oder passe.
        [replay] An diesem Tisch bringt ein weiterer Zug keine Karte. Spiele eine.
        [cancelled] An diesem Tisch zieht im nächsten Zug nichts, wem eine { term-distance } genommen wurde. Spiele eine Karte.
       *[drawn] Du hast nichts mehr zu ziehen. Spiele eine Karte.
    }
refusal-sprint-discard-empty = Der Ablagestapel ist leer. Zieh vom Nachziehstapel.
refusal-sprint-discard-locked =
    Nur die erste Karte darf vom Ablagestapel kommen. Zieh die anderen vom Nachziehstapel.

# $attack: der Angriff, der gilt; $parade: seine Abwehr, mitten im Satz; $any: die Abwehr, die gegen alles
# hilft, oder none; $botte: seine Botte.
refusal-sprint-halted =
    Ein Angriff hält dich auf: { $attack }. Lege { $parade }{ $any ->
        [none] { "" }
       *[other] { " " }oder { $any }
    }, oder die Botte { $botte }.

# $to: die längste erlaubte Strecke.
refusal-sprint-limited =
    Ein Angriff bremst dich: { $attack }. Lege höchstens { $to } km, oder { $parade }{ $any ->
        [none] { "" }
       *[other] { " " }oder { $any }
    }, oder die Botte { $botte }.

refusal-sprint-stolen-kept =
    An diesem Tisch wird eine gestohlene { term-distance } nur gelegt, wenn sie auch sonst liegen dürfte, und ein Angriff hält dich auf: { $attack }. Behalte sie auf der Hand.
refusal-sprint-accelerator-alone = Ein Gaspedal spielt man nicht allein: Lege es mit einer { term-distance }.

# $most: wie viele Gaspedale eine Karte haben darf.
refusal-sprint-too-many-accelerators =
    { $most ->
        [one] Zu einer { term-distance } gehört nur ein Gaspedal. Behalte das andere.
       *[other] Zu einer { term-distance } gehören nur { $most } Gaspedale. Behalte die anderen.
    }
refusal-sprint-not-a-distance =
    Nur mit einer { term-distance } gibt man Gas. Spiele diese Karte ohne Gaspedal.
refusal-sprint-not-laid = Diese Karte legt man nicht einfach vor sich. Sag, gegen wen oder wofür du sie spielst.
refusal-sprint-not-an-attack = Nur Angriffe werden gegen Gegner gespielt. Diese Karte wird anders gespielt.
refusal-sprint-own-side = Das spielt man nicht gegen die eigene Seite. Wähle einen Gegner.
refusal-sprint-own-distance = Bornes Killer ruft man nicht bei der eigenen { term-distance }.

# $by: der Angriff, der dort liegt.
refusal-sprint-slot-taken =
    Dort liegt schon ein Angriff: { $by }. Nimm einen anderen Gegner oder einen anderen Angriff.
refusal-sprint-nothing-to-parry = Diese Abwehr hilft gegen keinen Angriff, der vor dir liegt. Behalte sie oder wirf sie ab.
refusal-sprint-which-attack = Zwei Angriffe liegen vor dir, und diese Abwehr hebt nur einen auf. Sag, welchen.
refusal-sprint-only-a-reply =
    Diese Karte ist eine Antwort: Behalte sie, bis du angegriffen wirst oder ein Gegner weiterfährt.

# $mirror: die Karte, die einen Angriff zurückwirft, mitten im Satz.
refusal-sprint-wrong-reply =
    Diese Karte ist keine Antwort auf den Angriff { $attack }: Du brauchst { $parade }{ $any ->
        [none] { "" }
       *[other] , { $any }
    }, die Botte { $botte } oder { $mirror }.

# $card: die Strecke, mitten im Satz; $turn: die Karte, die sie zurückschickt, ebenso.
refusal-sprint-wrong-reply-distance = Diese Karte hilft nicht gegen { $card }: Du brauchst { $turn }.
refusal-sprint-not-lying-there = Diese { term-distance } liegt dort nicht. Wähle eine, die dort liegt.
refusal-sprint-already-checked = Bei diesem Gegner wartet schon eine Kontrolle. Nimm einen anderen.
refusal-sprint-safety-demanded = Eine Botte kann man nicht verlangen. Nenne eine andere Karte.
refusal-sprint-no-swap-now =
    Ein Paar tauscht man einmal, gleich nach dem Ziehen. Spiele eine Karte und tausche in einem anderen Zug.
refusal-sprint-no-swap-in-a-replay = An diesem Tisch bringt ein weiterer Zug weder Karte noch Tausch. Spiele eine Karte.
refusal-sprint-not-a-pair = Zum Tauschen gehören zwei gleiche Karten. Wähle ein echtes Paar.

# $card: die gewünschte Karte.
refusal-sprint-not-discarded = Diese Karte ist nicht im Ablagestapel: { $card }. Wähle eine, die dort ist.
refusal-sprint-no-use = Diese Karte könntest du nicht sofort spielen: { $card }. Wähle eine, die dir jetzt nützt.
refusal-sprint-must-play = Abwerfen darfst du nur, wenn nichts zu spielen ist, und du kannst eine Karte spielen.
refusal-sprint-hand-empty = Dieser Gegner hat keine Karte mehr auf der Hand. Nimm einen anderen.
refusal-sprint-nothing-to-give = Du musst eine andere Karte dafür geben können, und das ist deine letzte. Wirf sie ab.
refusal-sprint-nothing-is-said =
    Zu dieser Karte ist nichts zu sagen: Das macht der Tisch. Lege sie einfach.
refusal-sprint-nothing-to-say = Du sagst deine eigene { term-distance } an, einmal, gleich nachdem du sie gelegt hast.
refusal-sprint-no-hold-up = An diesem Tisch gibt es keinen Hold Up. Hol dir deine Kilometer, wenn du am Zug bist.
refusal-sprint-nothing-equal = Keine Summe ist gleich einer anderen. Warte auf einen Gleichstand, um Hold Up zu rufen.
refusal-sprint-only-nothing-equal = Zweimal 0 ist kein Gleichstand, und sonst ist keine Summe gleich einer anderen. Warte, bevor du Hold Up rufst.
refusal-sprint-too-many-calls = Es warten schon zu viele Rufe. Lass sie zuerst entscheiden.
refusal-sprint-no-killer =
    An diesem Tisch gibt es keinen Bornes Killer. Eine Kehrtwende kann eine { term-distance } trotzdem zurückschicken.
refusal-sprint-nothing-to-call =
    Gerade wurde keine { term-distance } gelegt: Bornes Killer ruft man in dem Augenblick.
refusal-sprint-already-called =
    Du hast bei dieser { term-distance } schon Bornes Killer gerufen: ein Ruf für jede.
refusal-sprint-no-such-card = Diese Karte gibt es in diesem Spiel nicht. Spiele eine, die du hast.

## La grotte

# $steps: wie viele Schritte zu gehen sind.

refusal-cave-not-dealt = Die Höhle ist noch nicht bereit. Einen Augenblick, die Karten werden ausgelegt.
refusal-cave-game-over = Die Partie ist zu Ende: Es gibt nichts mehr zu tun.
refusal-cave-pawn-is-out = Deine Figur hat die Höhle endgültig verlassen. Warte auf das Ende der Partie.
refusal-cave-place-pawn-first = Zuerst werden die Figuren aufgestellt, jede auf einer freien Karte.
refusal-cave-already-placed = Deine Figur steht schon, und das macht man nur einmal.
refusal-cave-roll-first = Würfle zuerst: Der Würfel sagt, wie weit du gehst.
refusal-cave-already-rolled = Du hast schon gewürfelt. Zieh deine Figur.
refusal-cave-no-die =
    Hier gibt es keinen Würfel: Die Schätze unter deiner Figur sagen, wie weit du gehst.
refusal-cave-lay-first = Lege zuerst die gezogene Karte, gedreht, wie du magst.
refusal-cave-nothing-to-lay = Du hast keine Karte zu legen: Gezogen wird nach dem Gehen.
refusal-cave-entrance-is-no-card = Der Eingang ist keine Karte. Wähle eine Karte der Höhle.
refusal-cave-must-move = Deine Figur kann nicht stehen bleiben. Wähle eine andere Karte.
refusal-cave-no-card = Dort liegt keine Karte. Wähle ein Feld mit einer.

# $seat: wessen Figur dort steht.
refusal-cave-occupied = { $seat } steht schon auf dieser Karte. Wähle eine freie.
refusal-cave-wrong-distance =
    Diese Karte ist nicht in der richtigen Entfernung: Du gehst { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    }.
refusal-cave-wall-in-the-way =
    Wände versperren den Weg: Diese Karte ist nicht erreichbar in { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }. Wähle eine andere.
refusal-cave-no-diagonal = Schritte gehen nie schräg. Wähle eine Karte, die deine mit einer Seite berührt.
refusal-cave-gap-in-the-way =
    Eine Lücke versperrt den Weg: Diese Karte ist nicht erreichbar in { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }. Wähle eine andere.
refusal-cave-no-card-twice = Wände versperren den Weg, und keine Karte wird zweimal betreten. Wähle eine andere.
refusal-cave-genie-stays-inside = Zu Fuß kommst du nicht hinaus, und der Dschinn trägt nie nach draußen. Wähle eine freie Karte.
refusal-cave-exit-closed =
    In dieser Spielweise geht niemand hinaus. Bleib in der Höhle und sammle Schätze.
refusal-cave-exit-too-far =
    Der Ausgang ist zu weit: Du gehst { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    }. Wähle eine Karte.
refusal-cave-no-exit-here = Nur durch den Eingang kommt man hinaus, und der ist weit weg. Wähle eine Karte.
refusal-cave-exit-walled =
    Wände versperren den Weg hinaus: Der Ausgang ist nicht erreichbar in { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }. Wähle eine Karte.
refusal-cave-exit-not-exact =
    An diesem Tisch muss der letzte Schritt hinausführen: Bis zum Eingang sind es nicht genau { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }. Wähle eine Karte.
refusal-cave-seals-the-cave = So gedreht würde die Karte die Höhle verschließen. Dreh sie anders.
