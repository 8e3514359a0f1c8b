# Was die Seite nur an Tischen sagt, während der Partie und wenn man sie noch einmal ansieht.

# $card: eine Karte mitten im Satz, im Akkusativ.
client-sprint-forced = muss { $card } spielen
client-sprint-searching = sieht { $name } in die Karten
client-sprint-robbing = wählt die Beute
client-sprint-paying = zahlt für einen Fehler
client-sprint-search-note = wähle eine Karte zum Nehmen und eine zum Geben
client-sprint-rob-note = wähle die Strecke, die du stiehlst
client-sprint-pay-note = wähle die Karte, die du verlierst
# $card: der Name einer Karte.
client-sprint-use = sofort spielen: { $card }
# $count: wie viele Karten noch zu ziehen sind.
client-sprint-draw =
    { $count ->
        [one] zieh eine Karte
       *[other] zieh { $count } Karten
    }
client-sprint-aim = wähle einen Gegner
client-sprint-play-or-pass = spiele eine Karte oder passe
# $card: eine Strecke; $times: 1, 2 oder 4.
client-sprint-laid =
    { $times ->
        [1] { $card }
       *[other] { $card } ×{ $times }
    }
client-sprint-moves = { $name } fährt weiter
client-sprint-no-battle = kein Angriff
# $name: wer verlangt; $of: von wem; $card: welche Karte, im Akkusativ.
client-sprint-marker = { $name } verlangt { $card } von { $of }.
client-sprint-marker-zone = { $name } verlangt { $card } von { $of }, aus der Hand oder dem Bereich.
client-sprint-draw-stock = Ziehen: { $pile }, { $count }
client-sprint-draw-discard = Nehmen von: { $pile }, { $count }
client-sprint-draw-plate = Ziehen
client-sprint-take-plate = Nehmen
client-sprint-due =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
# Einen Stapel kann man schon vor seinem Zug wählen, solange noch eine Kehrtwende möglich ist.
client-sprint-early = schon wählen
client-sprint-soon = sobald du am Zug bist
client-sprint-next = du bist als Nächstes dran
client-sprint-nothing-there = Ablagestapel leer
client-sprint-only-top = Nur die oberste Karte ist zu sehen.
client-sprint-back = Zurück
client-sprint-plain = ohne
client-sprint-accelerated = ×{ $times } = { $km }
client-sprint-with = Mit
client-sprint-against = Gegen
client-sprint-on-top = Obenauf
client-sprint-swap-pair = Paar tauschen
client-sprint-swap-text = Du wirfst das Paar ab ({ $card }) und spielst sofort die Karte, die du wählst.
client-sprint-swap = Für: { $card }
client-sprint-swap-note = das Paar kommt auf den Ablagestapel: { $card }
client-sprint-lay-times = { $card } ×{ $times } legen
# $attack: der Angriff, der verschwindet.
client-sprint-lifts = gegen: { $attack }
client-sprint-steal = { $name } bestehlen
client-sprint-loot = Strecken zum Stehlen
client-sprint-steal-lay = { $card } legen
client-sprint-steal-keep = { $card } behalten
client-sprint-keep-note = auf deiner Hand
client-sprint-demand-title = Kontrolle: Was muss { $name } hergeben?
client-sprint-demand = Verlangen: { $card }
client-sprint-of = von { $name }
client-sprint-of-whom = Von wem
client-sprint-faces = Alle Karten
client-sprint-choose-face = Wähle eine Karte
client-sprint-demand-note = Die erhaltene Karte muss sofort gespielt werden.
client-sprint-gone = { $card }, die niemand haben kann
client-sprint-choose-distance = Wähle eine Strecke
client-sprint-choose-more = Wähle noch mehr
client-sprint-rename = Gerade hast du { $card } gezogen, und genau das verlangst du von { $name }.
client-sprint-rename-do = Anderes verlangen
client-sprint-rename-title = Von { $name } etwas anderes verlangen
client-sprint-search-title = Die Hand von { $name }
client-sprint-take = Von { $name } nehmen
client-sprint-give = Dafür geben
client-sprint-exchange = Tauschen
client-sprint-exchange-note = du nimmst { $take }, du gibst { $give }
client-sprint-rob = Diese Strecke stehlen
client-sprint-pay = Diese Karte verlieren
client-sprint-hold-up = Hold Up!
client-sprint-wrong-call = Falscher Hold Up
client-sprint-parade = Abwehr
client-sprint-no-parade = keine Abwehr auf der Hand
client-sprint-no-mirror = nicht auf der Hand
client-sprint-mirror-note = der Angriff geht an { $name } zurück
client-sprint-u-turn = Kehrtwende!
client-sprint-no-u-turn = Keine Kehrtwende
client-sprint-answer = Antworten: { $card }
client-sprint-answer-any = Eine Antwort?
client-sprint-against-note =
    { $times ->
        [1] { $name }: { $card }
       *[other] { $name }: { $card } ×{ $times }
    }
client-sprint-say-km = Sag es!
client-sprint-shout = Ruf es!
client-sprint-say-to-lay = Sag die Zahl, und die Karte liegt
client-sprint-shout-to-attack = Ruf das Geräusch, und der Angriff geht los
# $sound: das Geräusch eines Angriffs, wie die Notation es schreibt.
client-sprint-sound =
    { $sound ->
        [flash] Flash
        [stop] Stop
        [bip-bip] Bip bip
        [pschhh] Pschhh
       *[bam] Bam
    }
client-sprint-pad = Laut zu sagen
client-sprint-pad-km = Deine Strecke
client-sprint-pad-sounds = Dein Angriff
client-sprint-killer = Bornes Killer!
client-sprint-hold = gedrückt halten
client-sprint-once-more = noch einmal

client-proof = Verteilung prüfen
client-proof-what = Vor jeder Verteilung hat der Server deinem Gerät eine Zusage gezeigt, dann haben alle etwas Zufall beigetragen. Das Geheimnis wird gezeigt, wenn die Runde zu Ende ist, so kann jeder nachrechnen.
client-proof-holds =
    Verteilung { $round }: Die Zusage wurde gehalten{ $own ->
        [yes] , und dein Beitrag steckt darin
       *[no] { "" }
    }.
client-proof-broken = Verteilung { $round }: Die Zusage wurde nicht gehalten.
client-proof-unnoted = Verteilung { $round }: Dein Gerät hatte keine Zusage notiert, also ist nichts bewiesen.
client-proof-none = Keine Verteilung dieses Tisches war zugesagt.
client-proof-unread = Die Partie lässt sich gerade nicht lesen.
client-proof-unable = Dieser Browser rechnet nur über eine sichere Verbindung (https).
client-proof-limits = Was das nicht beweist: dass niemand auf dem Server in die Karten gesehen hat oder dass sich keine Spieler abgesprochen haben.
client-proof-verify = um alles nachzurechnen, auch die Züge, ohne Netz: „sabots verify“.
client-replay = Wo es sich entschied
client-replay-what = Die Siegchancen aller, Zug um Zug.
client-replay-looking = Die Runde wird genau angesehen: das dauert einige Sekunden.
client-replay-deal = Die Verteilung.
client-replay-step = Zug { $number } von { $count }
client-replay-slider = Zu einem Augenblick gehen
client-replay-earlier = Augenblick davor
client-replay-later = Nächster Augenblick
client-replay-turnings = Die Wendepunkte
client-replay-turning = { $name }: von { $from } auf { $to }.
client-replay-better =
    { $cost ->
        [one] Besser für { $name }: { $action } (ein Punkt mehr).
       *[other] Besser für { $name }: { $action } ({ $cost } Punkte mehr).
    }
client-replay-luck = Glück und Spiel
client-replay-split = Die Karten haben { $luck } davon entschieden, das Spiel { $play }.
client-replay-side = { $names }: { $begun } am Anfang, { $luck } Punkte durch die Karten, { $play } Punkte durch das Spiel, { $result } am Ende.
client-replay-about = Die Kurve zeigt, was ein Zuschauer für alle erwarten konnte. Die Karten sind das, was gleich Starke aus denselben Karten gemacht hätten; das Spiel ist der Rest. Alles ist in vorgestellten Partien geschätzt, auf einige Punkte genau.
client-what-if = Was wäre, wenn …
client-what-if-about = Nimm die Partie in diesem Augenblick wieder auf, an deinem Platz, gegen Roboter. Wer keinen Platz hatte, spielt für den, der am Zug ist.
client-what-if-go = Von hier weiterspielen
client-replay-share = Aufheben und teilen
client-replay-link = Link zum Ansehen der Partie
client-replay-record = Partie herunterladen
client-replay-close = Zurück an den Tisch
client-replay-play = Abspielen
client-replay-pause = Anhalten
client-replay-speed = Tempo
client-replay-eyes = Blickwinkel
client-replay-own = Meine Sicht
client-replay-all = Sicht aller
client-replay-open = Offene Hände
client-replay-round = Runde
# $number: die Nummer der Runde.
client-replay-round-number = Runde { $number }
client-replay-hands = Die Hände aller
# $name: eine Person.
client-replay-hand = Hand: { $name }
client-replay-moment = Link zu diesem Augenblick
# Der Stand zwischen denselben Leuten, von Revanche zu Revanche.
client-tally = Gewonnene Partien unter euch
