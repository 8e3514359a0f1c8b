# Was die Seite sagt. Titel von Schildern erscheinen in Großbuchstaben; geschrieben werden sie wie ein Satz.

## Das Haus

client-house = Mille Sabots
client-title-page = { $page } – Mille Sabots
# $status: wer am Zug ist.
client-title-status = { $status } – Mille Sabots
client-motto = Straßen, eine Höhle, vernünftige Roboter und deine Freunde.
client-free = Kostenlos, offen, ohne Konto.
client-play-now = Jetzt spielen
# $title: das Spiel; $bots: wie viele Roboter.
client-play-now-note =
    { $title }, du und { $bots ->
        [one] ein Roboter
       *[other] { $bots } Roboter
    }
client-make = Tisch eröffnen
client-link-or-code = Link oder Code
client-link-or-code-short = Link oder Code
client-join = Mitspielen
client-no-code = Das ist weder Link noch Code eines Tisches.
client-choose-road = Wähle deine Straße
client-not-affiliated = Mille Sabots steht in keiner Verbindung zu den Verlagen der gedruckten Spiele, deren Regeln es folgt.
# $seats: wie viele Spieler.
client-resume = Zurück zum Spiel, { $seats } Spieler
client-resume-waiting = Zurück zum wartenden Tisch, { $seats } Spieler
# $seats: die Spielerzahlen, die möglich sind.
client-seats-count = { $seats }
client-seats-range = { $from } bis { $to }
client-minutes = { $minutes } min
# $game: das gedruckte Spiel.
client-printed = Regeln von { $game }.

## Einstellungen

client-language = Sprache
client-scheme = Farben
client-scheme-system = Auto
client-scheme-light = Tag
client-scheme-dark = Nacht
client-sound = Töne
client-sound-off = Aus
client-sound-on = An
client-volume = Lautstärke
client-tuning = Töne und Tempo
client-tuning-mute = Töne aus, Tempo
client-pace = Tempo des Tisches
client-pace-calm = ruhig
client-pace-usual = normal
client-pace-brisk = flott
client-pace-skip = Ein Druck irgendwohin überspringt, was sich bewegt.
client-sound-mute = Stumm

## Einen Tisch eröffnen

client-game = Spiel
client-who-plays = Wer spielt
client-with-robots = Ich gegen Roboter
client-with-friends = Freunde und ich
client-form = Welches Spiel
client-form-round = Eine Runde
client-form-about-round = Eine einzige Runde, und fertig.
client-form-points = Bis 5000 Punkte
client-form-about-points = Runde um Runde, bis 5000 Punkte.
client-form-short = Kurz
client-form-about-short = Das Ziel liegt bei 700 km.
client-form-assisted = Mit Hilfe des Tisches
client-form-printed = Wie in der Schachtel
client-form-base = das Grundspiel
client-form-about-base = Jede Karte sagt, wie viele Schritte man geht.
client-form-chance = Ali Baba und das Glück
client-form-about-chance = Der Würfel sagt, wie viele Schritte man geht.
client-options-rules = Die Regeln
client-options-clock = Die Zeit
client-options-display = Die Anzeige
client-form-about-assisted = Der Tisch lässt leuchten, was spielbar ist, und macht für dich, was man laut tun müsste.
client-form-about-printed = Wie an einem echten Tisch: Du denkst selbst daran, und ein Versehen oder ein Fehler kostet etwas.
client-name = Dein Name
client-guest = Gast
client-seats = Zahl der Spieler
client-who-sits = Wer sitzt wo
client-who-sits-help = Der erste Platz ohne Roboter ist deiner. Die anderen freien Plätze warten auf die, die den Link haben.
client-seat = Platz { $seat }
client-you = du
client-somebody = wer den Link hat
client-bot = Roboter
client-all-bots = Alle Roboter
client-bots-differ = verschieden stark
client-bot-steady = solider Roboter
    .about = Spielt solide nach Faustregeln und rechnet nicht.
client-bot-tuned = erfahrener Roboter
    .about = Wägt alles ab, was er sieht, mit Gewichten aus Tausenden von Partien.
client-bot-expert = Meister-Roboter
    .about = Malt sich vor jedem Zug hundertfach aus, wie es weitergehen kann.
client-bot-beginner = Anfänger-Roboter
    .about = Kennt die Regeln, folgt oft einer Laune und übersieht manches.
client-bot-random = Zufallsroboter
    .about = Spielt irgendetwas Erlaubtes.
# $seats: der Platz des Partners.
client-partner-of = mit Platz { $seats }
client-speed = Roboter spielen
client-speed-normal = wie Menschen
client-speed-fast = schnell
client-table-options = Optionen des Tisches
# $value: ein Wert in Worten.
client-default = { $value } (Standard)
client-open-table = Tisch eröffnen
# $options: die Optionen, um die es geht, mit ihren Werten.
client-not-together = Das kann man an diesem Tisch nicht wählen: { $options }.
# $option: eine Option; $value: ihr Wert.
client-option-value = „{ $option }: { $value }“
client-patience = Ein Roboter springt ein, wenn jemand trödelt oder geht
client-patience-normal = nach 90 Sekunden
client-patience-relaxed = nach 15 Minuten
client-patience-endless = nie
client-patience-normal-help = Wer 90 Sekunden nicht spielt oder 45 Sekunden keine Verbindung hat, wird von einem Roboter vertreten, bis er zurück ist.
client-patience-relaxed-help = Wer 15 Minuten nicht spielt oder siebeneinhalb Minuten keine Verbindung hat, wird von einem Roboter vertreten, bis er zurück ist.
client-patience-endless-help = Niemand wird vertreten, ohne darum gebeten zu haben: Der Tisch wartet.
client-patience-day = ein Tag je Zug
client-patience-three-days = drei Tage je Zug
client-patience-week = eine Woche je Zug
client-patience-day-help = Alle schauen vorbei, wann sie mögen, und haben einen Tag, um zu spielen oder zu antworten. Danach spielt ein Roboter für sie, bis sie zurück sind. Anweisungen, am Tisch gegeben, ersparen den anderen das Warten auf Antworten.
client-patience-three-days-help = Alle schauen vorbei, wann sie mögen, und haben drei Tage, um zu spielen oder zu antworten. Danach spielt ein Roboter für sie, bis sie zurück sind. Anweisungen, am Tisch gegeben, ersparen den anderen das Warten auf Antworten.
client-patience-week-help = Alle schauen vorbei, wann sie mögen, und haben eine Woche, um zu spielen oder zu antworten. Danach spielt ein Roboter für sie, bis sie zurück sind. Anweisungen, am Tisch gegeben, ersparen den anderen das Warten auf Antworten.
client-left-days = { $days } T { $hours } h
client-left-whole-days = { $days } T
client-left-hours = { $hours } h

## Offene Tische

client-access = Wer kommen darf
client-access-link = wer den Link hat
client-access-listed = alle
client-access-link-help = Der Tisch steht nirgends auf einer Liste.
client-access-listed-help = Der Tisch steht bei den offenen Tischen, mit deinem Namen, solange jemand da ist.
client-watch-link = Link zum Zuschauen
client-take-link = Link zum freien Platz
client-lobby = Offene Tische
client-lobby-empty = Gerade wartet niemand.
client-lobby-make = Tisch für alle eröffnen
# $name: wer den Tisch eröffnet hat.
client-offer-host = mit { $name }
# $free: die freien Plätze; $seats: alle Plätze.
client-offer-free =
    { $free ->
        [one] ein freier Platz von { $seats }
       *[other] { $free } freie Plätze von { $seats }
    }
client-offer-full = alle { $seats } Plätze sind besetzt
client-offer-begun = das Spiel mit { $seats } Spielern läuft
# $count: wie viele Roboter.
client-offer-robots =
    { $count ->
        [one] ein Roboter
       *[other] { $count } Roboter
    }
client-offer-relaxed = auf Abwesende wird lange gewartet
client-offer-endless = auf Abwesende wird unbegrenzt gewartet
client-offer-look = Zuschauen
# $title: das Spiel; $name: wer den Tisch eröffnet hat.
client-offer-join = Mitspielen bei { $title }, mit { $name }
client-offer-watch = Zuschauen bei { $title }, mit { $name }
# $count: wie viele zuschauen.
client-spectators =
    { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }

## Meine Spiele

client-mine = Meine Spiele
client-mine-yours = Du bist am Zug
client-mine-theirs = die anderen sind am Zug
client-mine-waiting = noch nicht begonnen
client-mine-over = zu Ende
# $names: Namen.
client-mine-turn = am Zug: { $names }
client-mine-with = mit { $names }
# $title: das Spiel.
client-mine-forget = { $title } von der Liste nehmen
# $count: wie viele Spiele warten.
client-title-mine = Du bist dran ({ $count })

## Ein Gerät, ein großer Bildschirm

client-here = an diesem Gerät
# $seat: der Buchstabe eines Platzes.
client-here-name = Name auf Platz { $seat }
client-beside = Noch jemand an diesem Gerät
client-beside-help = Ihr reicht das Gerät weiter; dazwischen verdeckt ein Vorhang die Karten.
client-beside-name = Name der anderen Person
# $name: wer am Zug ist.
client-curtain = { $name } ist dran
client-curtain-pass = Gib das Gerät weiter.
client-curtain-lift = Vorhang auf
client-curtain-me = { $name } und sonst niemand
client-curtain-others = Die anderen spielen
client-curtain-look = Wer möchte seine Karten sehen?
client-screen = Großer Bildschirm, damit alle im Raum den Tisch sehen
client-screen-code = Code zum Einlesen, um mitzuspielen
# $host: die Adresse der Seite.
client-screen-how = Lies den Code ein, oder öffne { $host } und tippe

## Platz nehmen

client-choose-seat = Dein Platz
client-sit-down = Platz nehmen
client-watch = Nur zuschauen
client-seat-free = freier Platz
client-absent = abwesend
client-share-link = Link zum Verschicken
client-code = Oder der Code für die Startseite:
client-deck-make = Eigenen Kartensatz zusammenstellen
client-deck-own = ein eigener Kartensatz
client-deck-count = { $count } Karten, mit den Botten
client-deck-bad = Mit diesem Kartensatz kann man an diesem Tisch nicht spielen: Karten fehlen, oder es sind zu viele.
client-deck-few = Mit diesem Kartensatz kann man nicht spielen: zu wenige „{ $card }“, mindestens { $least }.
client-deck-many = Mit diesem Kartensatz kann man nicht spielen: zu viele „{ $card }“, höchstens { $most }.
client-deck-size = Mit diesem Kartensatz kann man nicht spielen: Er hat { $cards } Karten, und dieser Tisch braucht { $fewest } bis { $most }.
client-copy = Kopieren
client-share = Einladen
# $game: das Spiel.
client-share-text = Komm, spiel { $game } mit mir.
client-share-code = Für die Kamera eines Telefons.
client-copied = Kopiert
client-invite = Einladen
client-link-here-only = Dieser Link funktioniert nur auf diesem Rechner. Damit auch andere Geräte mitspielen können, öffne die Seite über die Adresse, die der Rechner im Netz hat, und starte den Server dafür so:
# $count: wie viele Plätze frei sind.
client-missing =
    { $count ->
        [one] Eine Person fehlt noch.
       *[other] { $count } Personen fehlen noch.
    }
client-free-seats =
    { $count ->
        [one] Eine Person fehlt noch. Schick ihr den Link.
       *[other] { $count } Personen fehlen noch. Schick ihnen den Link.
    }
client-nowhere = Hier ist kein Tisch
client-loading = Einen Augenblick …

## Bevor ein Tisch beginnt

client-own-seat = Mein Platz auf einem anderen Gerät
client-own-seat-what = Wer diesen Link hat, spielt an deiner Stelle: Behalte ihn für dich.
client-own-seat-show = Link zeigen
client-own-seat-code = Code für eine Kamera
client-own-seat-link = Link zu deinem Platz
client-all-here = Alle sind da.
client-get-up = Aufstehen
client-take-seat = Hier sitzen
client-take-this-seat = Platz { $seat } nehmen
client-all-taken = Alle Plätze sind besetzt.
client-unseated = Du hast deinen Platz nicht mehr: Er wurde frei gemacht.
client-unseated-free = Du kannst dich wieder setzen oder nur zuschauen.
client-unseated-full = Kein Platz ist mehr frei; du kannst zuschauen.
client-unproven = Dieser Browser kennt deinen Platz nicht mehr, er gehört aber noch dir. Öffne den Link deines Platzes; wenn du ihn nicht hast, kann der Gastgeber ihn frei machen.
client-host = Gastgeber
client-the-seat = Platz { $seat }
client-with = mit { $names }
client-host-begins = { $name } startet das Spiel.
client-invited = { $name } lädt dich zum Spielen ein.
client-begin = Beginnen
client-begin-robots = { $count ->
    [one] ein Roboter nimmt den freien Platz
   *[other] Roboter nehmen die { $count } freien Plätze
}
client-change-table = Tisch ändern
client-close-table = Tisch schließen
client-seat-move = Platz tauschen: { $name }

## Wer was tun muss

# $name: ein Spieler; $target: eine Seite.
client-status-deal = Es wird gegeben
client-status-theirs = { $name } spielt
client-status-yours = Du bist dran, { $name }
client-status-you = Du bist dran
client-status-watching = du schaust zu
client-status-play-or-discard = spiele eine Karte oder wirf eine ab
client-status-play = lege eine Karte
client-status-pass = nichts zu legen, passe
client-status-extend = verlängere das Rennen oder höre auf
client-status-aim = wähle, wen du angreifst
client-status-attacked = { $name } greift dich an
client-status-attack = { $name } greift { $target } an

# $names: wer auf das antworten kann, was gerade gespielt wurde; $count: wie viele es sind.
client-answering =
    { $count ->
        [one] { $names } kann antworten
       *[other] { $names } können antworten
    }
client-answering-many = { $count } Personen können antworten
client-window-runs = die Zeit läuft ab
# $seconds: was von einer sehr kurzen Zeit bleibt.
client-left-seconds = { $seconds } s

# Mehrere wollten im selben Augenblick dasselbe.
client-race = Wer war zuerst?
client-race-first = { $name }, zuerst
client-race-behind = { $name }, { $millis } ms später
client-race-lot = Weniger als eine Zehntelsekunde liegt dazwischen: Das Los hat entschieden.
client-your-turn = Du bist am Zug.
# Was dem geschieht, der liest, in großen Buchstaben. $km: Kilometer; $card: eine Karte mit ihrem Namen.
client-done-attacked = { $card }!
client-done-stolen = Dir wurden { $km } km gestohlen!
client-done-cancelled = Dir wurden { $km } km genommen!
client-done-killed = Deine Strecke ist verloren!
client-done-skipped = Du verlierst deinen Zug
client-done-mistake = Fehler: nicht erlaubt
client-done-fined = Fehler: eine Karte weniger
client-done-void = Fehler: Angriff ohne Geräusch
client-done-wrong = Fehler: kein Gleichstand, kein Hold Up
client-done-use = Sofort spielen: { $card }
client-done-taken = Dir wird eine Karte genommen!
client-done-checked = Du wirst kontrolliert!
client-done-searched = Du wirst durchsucht!
client-done-swapped = Dein Bereich wird getauscht!
# $name: die angegriffene Seite.
client-window = { $name } kann noch antworten.

## Der Tisch

client-rivals = Die anderen
client-own-board = Dein Bereich
# $name: die Seite, der man über die Schulter schaut.
client-board-of = Der Bereich von { $name }
client-own-place = Deine Karten
client-watching-place = Du schaust zu
client-hand = Deine Hand
client-side = Partie und Protokoll
client-log = Protokoll
client-log-topic = Was das Protokoll zeigt
client-log-all = Alles
client-log-mine = Was mich betrifft
client-log-attacks = Angriffe und Antworten
client-log-lately = Seit meinem Zug
client-log-nothing = Noch nichts zu erzählen.
client-last-move = Letzter Zug
# $lap: wie oft die Reihe um den Tisch gegangen ist.
client-lap = Umlauf { $lap }
client-km = km
# $km: was noch fehlt.
client-left = noch { $km }
client-goal = Ziel { $goal } km
client-laid-distances = Gelegte Strecken
client-empty-battle = keine Karte
client-empty-speed = kein Limit
client-bottes-label = Botten
# $cards: die ausliegenden Botten.
client-bottes = Botten: { $cards }
client-no-bottes = Keine Botte
client-botte-by-coup = { $card } (Coup-fourré)
# $distance: die längste Strecke; $laid: wie viele davon liegen, von $cap erlaubten.
client-capped = { $distance }er gelegt
client-capped-count = { $distance }er gelegt: { $laid } von { $cap }
# $count: wie viele Karten auf der Hand.
client-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
# $pile: der Stapel; $count: seine Karten.
client-pile = { $pile } { $count }
# Neben einem Stapel, wo wenig Platz ist.
client-pile-stock = Stapel
client-pile-aside = Abwurf
client-open-aside = { $pile } ansehen, { $count }
client-aside-empty = Noch nichts.
client-out = Aus dem Spiel
client-aside-order = Die neueste Karte zuerst.
# $name: eine Seite.
client-show-board = Den Bereich von { $name } ansehen
client-aim = { $name } angreifen
client-aim-closed = Warum nicht { $name }?
client-aimed = { $name } im Visier
client-watching = Du schaust an diesem Tisch zu.
client-unseated-playing = Du hast deinen Platz nicht mehr: Er wurde frei gemacht, und jemand anders spielt dort. Du schaust zu.

## Wie es einer Seite geht

# $attack: der Angriff, der gilt; $going: was davor steht.
client-going-halted = steht: { $attack }
client-going-waiting = wartet auf Grün
client-going-rolling = fährt
client-going-parked = nicht gestartet
client-going-and-limited = { $going }, höchstens 50

## Was man tun kann

# $card: eine Strecke oder der Name einer Karte.
client-plate-lay = { $card } legen
# $name: die Seite, auf die man zielt.
client-plate-attack = { $name } angreifen
# $card: eine Karte mitten im Satz, im Akkusativ.
client-plate-with = durch { $card }
client-plate-discard = Abwerfen
client-plate-pass = Passen
client-plate-wait = Warten
client-plate-wait-for = Warten auf { $name }
client-plate-choose = Wähle eine Karte
client-plate-aim = Wen angreifen?
client-plate-nothing = Nichts zu legen
client-pass-always = Immer passen, wenn ich nichts legen kann
client-plate-no = Jetzt nicht
client-outcome-goal = du bist am Ziel: { $km }!
client-outcome-km = damit hast du { $km }
client-outcome-rolling = du fährst
client-outcome-unlimited = das Limit ist aufgehoben
client-outcome-green = danach fehlt noch Grün
client-outcome-safe = schützt dich bis zum Ende
# $card: eine Karte; $count: wie viele davon.
client-hand-lit =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count }-mal)
    }, spielbar
client-hand-unlit =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count }-mal)
    }, nicht spielbar
client-hand-asleep =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count }-mal)
    }
client-hand-open =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count }-mal)
    }, zum Versuchen
# $clause: ein Absatz der Regeln.
client-clause = Regel { $clause }
client-clauses = { $count ->
    [one] Regel { $clauses }
   *[other] Regeln { $clauses }
}
client-open-clause = Absatz { $clause } der Regeln lesen
client-answer-stale = Der Tisch hat sich inzwischen geändert. Es wurde nichts gespielt.
client-answer-not-kept = Der Server konnte diesen Zug nicht speichern. Es wurde nichts gespielt; versuch es noch einmal.
client-table-damaged = Was von diesem Tisch aufbewahrt ist, ist beschädigt. Du siehst ihn, wie er vorher war; hier kann niemand weiterspielen.
client-table-stalled = Der Server kann gerade nichts speichern. Der Tisch wartet und macht von selbst weiter.
client-answer-hushed = Umsonst gerufen: Warte drei Sekunden, bevor du wieder rufst.
client-answer-no-next-round = Es folgt keine weitere Runde.

## Auf einen Angriff antworten

client-reaction = Deine Antwort?
# $name: wer angreift; $card: der Angriff, im Akkusativ.
client-reaction-text = { $name } spielt { $card } gegen dich.
client-reaction-clock =
    { $seconds ->
        [one] { $seconds } Sekunde.
       *[other] { $seconds } Sekunden.
    }
client-reaction-last-call = Nur noch zwei Sekunden.
client-coup-fourre = Coup-fourré
client-coup-fourre-shout = Coup-fourré!
client-finish = { $name } ist im Ziel!
client-finish-yours = Du bist im Ziel!
client-no-botte = keine Botte auf der Hand
client-decline = Hinnehmen
client-decline-note = der Angriff gilt

## Das Rennen verlängern

client-extension-text = Weiter vorn gibt es mehr Punkte zu holen; kommst du nicht an, gibt es keine Prämien fürs Ankommen, und die anderen haben etwas davon.
client-extend = Verlängern
# $goal: die Strecke bis zum neuen Ziel.
client-extend-note = bis { $goal } km
client-stop = Aufhören
client-stop-note = die Runde ist gewonnen
client-stop-won = du hast gewonnen

## Das Ende einer Runde

client-route-sheet = Wertung
# $points: jedes Mal.
client-points-each = { $points } Punkte
# $goal: die Strecke, die zu fahren ist.
client-arrivals = Von { $goal } km
client-round-total = Summe der Runde
client-place = Rang
# $goal: die Punkte, die die Partie beenden.
client-match = Partie bis { $goal } Punkte
# $names: wer die Partie gewinnt; $count: wie viele es sind.
client-match-over =
    { $count ->
        [one] Partie zu Ende: { $names } gewinnt.
       *[other] Partie zu Ende: { $names } gewinnen.
    }
# $names: die Sieger; $count: wie viele es sind; $what: round, wenn es eine Runde einer Partie ist, match, wenn es die Partie ist, sonst game.
client-won =
    { $what ->
        [round] { $count ->
            [0] Niemand gewinnt die Runde.
            [one] { $names } gewinnt die Runde.
           *[other] { $names } gewinnen die Runde.
        }
        [match] { $count ->
            [0] Niemand gewinnt die Partie.
            [one] { $names } gewinnt die Partie.
           *[other] { $names } gewinnen die Partie.
        }
       *[game] { $count ->
            [0] Niemand gewinnt.
            [one] { $names } gewinnt.
           *[other] { $names } gewinnen.
        }
    }
client-won-yours =
    { $what ->
        [round] Du gewinnst die Runde!
        [match] Du gewinnst die Partie!
       *[game] Du gewinnst!
    }
# $before: die Punkte davor; $round: die dieser Runde.
client-points-sum = { $before } + { $round }
client-next-round = Nächste Runde
client-rematch = Revanche
client-join-rematch = Zur Revanche
client-join-rematch-note = sie wartet an einem anderen Tisch
client-went-on = Die anderen spielen schon die Revanche. Dein Platz ist frei gehalten: Ein Roboter spielt, bis du kommst.
client-rematch-clock = Die Revanche beginnt in
client-review = Zurück zum Tisch
client-to-score = Wertung
client-proof-record = Partie herunterladen
client-home = Startseite

## Tipps

client-percent = { $number } %
client-advice = Tipp
client-advice-ask = Um einen Tipp bitten
client-advice-thinking = Es wird für dich überlegt …
client-advice-best = Am besten: { $action }. Siegchance: { $wins }, zwischen { $low } und { $high }.
# $count: wie viele Aktionen es gibt.
client-advice-all = Alle { $count } Züge vergleichen
client-advice-about = Geschätzt von deinem Platz aus, ohne einen Blick auf fremde Karten. Niemand sonst erfährt, dass du gefragt hast.
client-advice-who = Tipps
client-advice-alone = wer allein spielt
client-advice-everybody = alle
client-advice-nobody = niemand
client-advice-help = Wer zögert, darf fragen, was jeder Zug wert ist. Niemand sonst hört die Antwort.
client-answer-not-advised = An diesem Tisch gibt es keine Tipps.
client-answer-nothing-to-decide = Im Augenblick hast du nichts zu entscheiden.
client-answer-too-busy = Gerade wird schon zu viel überlegt: frag gleich noch einmal.

client-do-lay = { $card } legen
client-do-lay-faster = { $card } legen und beschleunigen
client-do-discard = { $card } abwerfen
client-do-attack = { $name } angreifen mit: { $card }
client-do-reply = { $card } entgegenlegen
client-do-decline = durchgehen lassen
client-do-extend = das Rennen verlängern
client-do-stop = hier aufhören
client-do-pass = passen
client-do-draw = vom Stapel ziehen
client-do-take = die oberste Karte der Ablage nehmen
client-do-parry = { $card } zur Abwehr legen
client-do-steal = { $card } nehmen, von: { $name }
client-do-demand = { $card } fordern, von: { $name }
client-do-rename = stattdessen { $card } verlangen, von: { $name }
client-do-swap = ein Paar tauschen gegen { $card }
client-do-fly = fliegen zu: { $name }
client-do-search = die Hand durchsuchen von: { $name }
client-do-exchange = { $take } nehmen und { $give } geben
client-do-sweep = aufräumen
client-do-say = { $km } km ansagen
client-do-hold-up = Hold Up rufen
client-do-killer = Bornes Killer rufen
client-do-forfeit = { $card } zurückgeben
client-do-enter = bei { $cell } eintreten
client-do-walk = nach { $cell } gehen
client-do-leave = die Höhle verlassen
client-do-roll = würfeln
client-do-turn =
    { $turned ->
        [0] die Karte legen, wie sie ist
        [1] die Karte um eine Vierteldrehung gedreht legen
       *[other] die Karte um { $turned } Vierteldrehungen gedreht legen
    }

## Eine Runde noch einmal

## Das Menü und die Hilfe

client-menu = Menü
client-close = Schließen
client-leave = Tisch verlassen
client-rules = Regeln
client-cards = Alle Karten
client-cards-special = Sonderkarten
client-cards-attack = Angriffe
client-cards-parade = Abwehrkarten
client-cards-botte = Botten
client-cards-distance = Strecken
client-card-family = Aus derselben Familie
client-card-more = Langer Druck, Rechtsklick oder Taste i: die ganze Familie.
client-kind-distance = Strecke
client-kind-attack = Angriff
client-kind-parade = Abwehr
client-kind-botte = Botte
client-kind-special = Sonderkarte
client-rules-of = Regeln: { $game }
client-help = Hilfe
client-help-play = Tippe auf eine Karte, dann auf das große Schild: Es sagt, was geschehen wird. Vorher wird nichts gespielt.
client-help-lit = Eine emaillierte Karte mit leuchtender Lampe kann gelegt werden. Eine matte nicht: Tippe darauf, um zu erfahren, warum.
client-help-reaction = Wenn ein Angriff dir gilt und der Tisch nach deiner Antwort fragt, hast du die Zeit, die der Ring zeigt; ohne Ring wartet der Tisch. Eine Botte ist eine Schutzkarte.
client-letters = Buchstaben in den Ecken der Karten und auf den Botten, nach ihren französischen Namen
client-keys = Tasten
client-key-choose = Karte wählen
client-key-move = nächste Karte
client-key-aim = andere Seite wählen
client-key-play = spielen
client-key-idle = abwerfen oder passen
client-key-drop = Auswahl aufheben
client-key-discard = abwerfen
client-key-pass = passen
client-key-extend = das Rennen verlängern
client-key-stop = am Ziel aufhören
client-key-last = letzten Zug anhören
client-key-moves = anhören, was spielbar ist
client-key-boards = anhören, wie alle stehen
client-key-hand = deine Hand anhören
client-key-clock = anhören, wie viel Zeit bleibt
client-key-why = anhören, warum die Karte nicht geht
client-key-card = Sagen, was die gewählte Karte tut
client-key-help = diese Hilfe

## Vorgelesen

client-read-nothing-yet = Noch wurde nichts gespielt.
client-read-no-cards = Du hast keine Karte.
# $number: die Taste; $card: die Karte; $count: wie viele davon.
client-read-card =
    { $number }: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count }-mal)
    }
client-read-no-moves = Gerade nichts zu spielen.
client-read-moves = Du kannst spielen: { $moves }.
# $name: eine Seite; $km: ihre Strecke; $going: wie es ihr geht.
client-read-board = { $name }: { $km } km, { $going }.
client-read-no-clock = Kein Zeitlimit.
client-read-no-refusal = Nichts wurde abgelehnt.

## Heure de pointe und Plein pot !

client-key-draw = ziehen
client-key-take = die oberste Karte vom Ablagestapel nehmen
client-key-coup = Coup-fourré
client-key-parade = Abwehr
client-key-mirror = Rückspiegel
client-key-u-turn = Kehrtwende, oder mit der gewählten Karte antworten
client-key-let = verzichten
client-key-say = Kilometer ansagen, sobald eine Strecke liegt
client-key-shout = rufen, sobald du angegriffen hast
client-key-killer = Bornes Killer!
client-key-hold-up = Hold Up! (gedrückt halten)

## Die Höhle

client-cave-map = Die Höhle
client-cave-task = Zu tun
client-cave-goal-out = vor dem Hauptmann hinaus
client-cave-goal-most = die meisten Schätze sammeln
# $title: wer am Zug ist; $note: was zu tun ist.
client-cave-said = { $title }: { $note }.
client-cave-do-enter = stell deine Figur auf
client-cave-do-roll = würfle
# $steps: wie viele Schritte.
client-cave-do-walk =
    { $steps ->
        [one] geh einen Schritt
       *[other] geh { $steps } Schritte
    }
client-cave-do-genie = der Dschinn trägt dich überallhin
client-cave-do-lay = lege die gezogene Karte
client-cave-they-enter = stellt eine Figur auf
client-cave-they-roll = würfelt
client-cave-they-walk =
    { $steps ->
        [one] wählt den Weg, einen Schritt
       *[other] wählt den Weg, { $steps } Schritte
    }
client-cave-they-genie = der Dschinn kommt
client-cave-they-lay = dreht eine Karte

# $count: wie viele Schätze.
client-cave-treasures =
    { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
client-cave-treasures-word =
    { $count ->
        [one] Schatz
       *[other] Schätze
    }
client-cave-head = der Kopf des Hauptmanns
# $count: wie viele Wände; $sides: an welchen Seiten.
client-cave-walls =
    { $count ->
        [one] Wand
       *[other] Wände
    }: { $sides }
client-cave-no-walls = keine Wand
client-cave-north = Norden
client-cave-east = Osten
client-cave-south = Süden
client-cave-west = Westen
# $name: ein Spieler.
client-cave-pawn = Figur von { $name }
client-cave-own-pawn = deine Figur
client-cave-gap = Lücke zum Füllen
client-cave-open = in deiner Reichweite
client-cave-exit = Ausgang
client-cave-exit-closed = Ausgang, geschlossen
client-cave-shut-door = Zu

client-cave-enter-title = Wo beginnst du?
client-cave-enter-note = Tippe auf eine freie Karte. Ihre Schätze sind deine ersten Schritte.
client-cave-enter-note-die = Tippe auf eine freie Karte.
# $at: ein Feld; $next: die Schätze der Karte, auf die man kommt; $steps: ebenso viele Schritte.
client-cave-place = Meine Figur auf { $at }
client-cave-place-note =
    { $steps ->
        [one] { $next }: Dein erster Zug ist ein Schritt.
       *[other] { $next }: Dein erster Zug sind { $steps } Schritte.
    }
client-cave-place-note-die = { $next }, einzusammeln, wenn du weitergehst.
client-cave-walk-title = Wohin gehst du?
# $treasures: was unter der Figur liegt; $steps: wie viele Schritte.
client-cave-walk-note =
    { $steps ->
        [one] { $treasures } unter deinen Füßen, also ein Schritt. Tippe auf eine leuchtende Karte.
       *[other] { $treasures } unter deinen Füßen, also { $steps } Schritte. Tippe auf eine leuchtende Karte.
    }
client-cave-walk-note-die =
    { $steps ->
        [one] Der Würfel sagt: ein Schritt. Tippe auf eine leuchtende Karte.
       *[other] Der Würfel sagt: { $steps } Schritte. Tippe auf eine leuchtende Karte.
    }
client-cave-choose = Tippe auf eine Karte
client-cave-go = Nach { $at } gehen
# $taken: was man im Gehen einsammelt.
client-cave-go-note =
    { $steps ->
        [one] Du sammelst ein: { $taken }. Dort liegt: { $next }, also nächstes Mal ein Schritt.
       *[other] Du sammelst ein: { $taken }. Dort liegt: { $next }, also nächstes Mal { $steps } Schritte.
    }
client-cave-go-note-die = Du sammelst ein: { $taken }. Dort liegt: { $next }.
client-cave-you-take = du nimmst
client-cave-you-reach = dort liegt
client-cave-leave = Die Höhle verlassen
# $count: alle Schätze dessen, der geht.
client-cave-leave-note =
    { $count ->
        [one] Du gehst endgültig, mit { $count } Schatz. Es gibt kein Zurück.
       *[other] Du gehst endgültig, mit { $count } Schätzen. Es gibt kein Zurück.
    }
client-cave-genie-title = Der Dschinn hilft dir!
client-cave-genie-occupied = Auf jeder Karte in deiner Reichweite steht eine Figur. Der Dschinn trägt dich auf eine beliebige freie Karte.
client-cave-genie-walled = Wegen der Wände ist für dich keine Karte erreichbar. Der Dschinn trägt dich auf eine beliebige freie Karte.
client-cave-fly = Nach { $at } fliegen
client-cave-roll-title = Würfle
client-cave-roll-note = Der Würfel sagt, wie viele Karten du gehst.
client-cave-roll = Würfeln
client-cave-turn-title = Dreh die gezogene Karte
client-cave-lay-title = Lege die gezogene Karte
# $at: die Lücke; $treasures, $walls: was die Karte zeigt.
client-cave-turn-note = Sie füllt die Lücke auf { $at }: { $treasures }, { $walls }.
client-cave-lay-so = So legen
client-cave-lay = Karte legen
# $name: ein Spieler; $count: wie viele Karten in Reichweite sind.
client-cave-shut = Wände schließen { $name } ein: Da hilft nur der Dschinn.
client-cave-shut-you = Wände schließen dich ein: Da hilft nur der Dschinn.
client-cave-cut = { $name } hat keinen Weg zum Ausgang mehr.
client-cave-cut-you = Du hast keinen Weg zum Ausgang mehr.
client-cave-keeps =
    { $count ->
        [0] { $name } erreicht keine freie Karte.
        [one] { $name } erreicht { $count } Karte.
       *[other] { $name } erreicht { $count } Karten.
    }
client-cave-keeps-you =
    { $count ->
        [0] Du erreichst keine freie Karte.
        [one] Du erreichst { $count } Karte.
       *[other] Du erreichst { $count } Karten.
    }
client-cave-nobody-shut = Die Wände schließen niemanden ein.

client-cave-chief-name = Der Räuberhauptmann
client-cave-out = Du bist draußen!
# $left: wie viele Schritte er noch hat.
client-cave-chief =
    { $left ->
        [0] Der Hauptmann ist da
        [one] Hauptmann: noch ein Schritt
       *[other] Hauptmann: noch { $left } Schritte
    }
client-cave-chief-catches = Vorher raus, sonst ist alles weg.
client-cave-chief-run = Schnell hinaus!
client-cave-chief-came = Drinnen ist alles verloren.
client-cave-chief-late = Alle sind rechtzeitig draußen.
client-cave-chief-safe = Du bist draußen und in Sicherheit.
client-cave-chief-ends = Dann werden Schätze gezählt.
client-cave-stock = Stapel
client-cave-players = Beute
client-cave-waiting = noch nicht da
client-cave-inside = in der Höhle
client-cave-danger = in Gefahr!
client-cave-outside = sicher draußen
client-cave-caught = vom Hauptmann gefasst
client-cave-spoils = Die Beute
# $count: die eingesammelten Schätze.
client-cave-fate-out = Rechtzeitig draußen.
client-cave-fate-caught =
    { $count ->
        [0] Vom Hauptmann gefasst.
        [one] Vom Hauptmann gefasst: { $count } Schatz verloren.
       *[other] Vom Hauptmann gefasst: { $count } Schätze verloren.
    }
client-cave-fate-inside = Was gesammelt ist, bleibt.
# $moves: die Felder in Reichweite.
client-cave-read-moves = Dorthin kannst du gehen: { $moves }.
# $name: ein Spieler; $treasures: die Beute; $where: drinnen oder draußen; $at: das Feld, oder none.
client-cave-read-player =
    { $name }: { $treasures }, { $where }{ $at ->
        [none] { "" }
       *[other] { " " }auf { $at }
    }.
client-cave-help-walk = Die Schätze unter deiner Figur oder der Würfel sagen, wie viele Karten du gehst. Tippe auf eine leuchtende Karte: Der Weg wird gezeigt. Tippe noch einmal darauf oder auf das große Schild: Du gehst hin.
client-cave-help-card = Du sammelst die Karte ein, die du verlässt, und eine andere nimmt ihren Platz ein. Dreh sie, wie du magst: Ihre Wände versperren allen den Weg, auch dir.
client-cave-help-end = Eine gezogene Karte mit dem Kopf des Hauptmanns bringt ihn einen Schritt näher. Sei vor ihm draußen; in „Ali Baba und das Glück“ wird niemand gefasst.
client-cave-key-move = von Karte zu Karte gehen, oder die gezogene Karte drehen
client-cave-key-choose = eine Karte in Reichweite oder eine Drehung wählen
client-cave-key-play = hingehen, legen, würfeln
client-cave-key-turn = die gezogene Karte drehen
client-cave-key-exit = den Ausgang wählen
client-cave-key-chief = anhören, wo der Hauptmann ist
client-cave-key-why = anhören, warum eine Karte nicht geht

## Wenn jemand fehlt oder geht

client-played-for = ein Roboter spielt
# $name: wer nicht da ist.
client-stood-in = (Ein Roboter, für { $name }.)
client-stood-in-you = (Ein Roboter, für dich.)
client-meanwhile = { $count ->
    [one] Der Roboter hat einmal für dich gespielt: siehe Protokoll.
   *[other] Der Roboter hat { $count }-mal für dich gespielt: siehe Protokoll.
}
client-away-gone = Du warst weg: Ein Roboter spielt für dich.
client-away-idle = Du hast lange gebraucht: Ein Roboter spielt für dich.
client-away-late = Du kommst nach den anderen: Ein Roboter spielt für dich.
client-away-left = Du hast den Tisch verlassen: Ein Roboter spielt für dich.
client-away-open = Ein Roboter spielt für dich, und dein Platz ist frei: Wer kommt, kann ihn nehmen.
client-take-back = Meinen Platz wieder nehmen
client-leave-what = Die anderen spielen weiter. Der Platz bleibt deiner: Du kannst ihn jederzeit wieder nehmen.
client-leave-for-good = Verlassen
client-leave-for-good-note = ab jetzt spielt ein Roboter für mich
client-leave-soon-back = Bin gleich zurück
client-leave-soon-back-note = sie warten ein wenig auf mich
client-stay = Bleiben
client-ready = Bereit
client-round-waits = warten auf { $names }
client-round-began = Die nächste Runde hat begonnen. Ein Roboter spielt für dich, wenn es lange dauert.
client-to-round = Runde spielen
client-round-clock = Die Runde beginnt in

## Feste Anweisungen

client-orders = Anweisungen
client-orders-what = Was dein Platz tut, ohne dich zu fragen. Alle sehen deine Anweisungen; sie gelten ab der nächsten gespielten Karte, nie für die, auf die man gerade antworten kann.
client-orders-ask = mich fragen
client-orders-attack = Wenn du angegriffen wirst
client-orders-attack-pass = hinnehmen
client-orders-attack-coup-fourre = immer Coup-fourré
client-orders-attack-parry = Coup-fourré, sonst Abwehr
client-orders-distance = Kehrtwende
client-orders-distance-pass = nie
client-orders-distance-pass-this-round = diesen Umlauf nicht
client-orders-distance-winning = wenn die Strecke gewinnt
client-orders-distance-from = ab { $km } km
client-orders-distance-least = Ab wie vielen km
client-orders-draw = Wenn du am Zug bist
client-orders-draw-obvious = von selbst, wenn es nichts zu wählen gibt
client-orders-draw-stock = immer von selbst ziehen, nie vom Ablagestapel
client-orders-pass-all = Immer verzichten
client-orders-clear = Keine Anweisungen
client-orders-others = Was die anderen angewiesen haben
client-orders-none = Niemand hat Anweisungen gegeben.
client-ordered-pass-all = verzichtet immer
client-ordered-attack-pass = nimmt Angriffe hin
client-ordered-attack-coup-fourre = immer Coup-fourré
client-ordered-attack-parry = Coup-fourré oder Abwehr von selbst
client-ordered-distance-pass = nie eine Kehrtwende
client-ordered-distance-pass-this-round = diesen Umlauf keine Kehrtwende
client-ordered-distance-winning = Kehrtwende, wenn die Strecke gewinnt
client-ordered-distance-from = Kehrtwende ab { $km } km
client-ordered-draw-obvious = spielt von selbst, wo nichts zu wählen ist
client-ordered-draw-stock = zieht immer von selbst

## Die Verbindung

client-lost = Verbindung verloren. Wird wiederhergestellt …
client-replaced = Dieser Platz ist in einem anderen Tab offen.
client-retry = Noch einmal versuchen
client-outdated = Der Server wurde aktualisiert, und diese Seite ist von einer älteren Version.
client-reload = Seite neu laden

problem-unreachable = Der Server antwortet nicht.
problem-unknown = Etwas ist schiefgegangen.
problem-bad-request = Der Server hat diese Anfrage nicht verstanden.
problem-unknown-table = Diesen Tisch gibt es nicht oder nicht mehr.
problem-no-free-seat = An diesem Tisch ist kein Platz frei.
problem-seat-taken = Dieser Platz ist gerade besetzt worden. Wähle einen anderen.
problem-bad-table = So lässt sich dieser Tisch nicht aufbauen.
problem-name-length = Ein Name hat 1 bis 24 Zeichen.
problem-name-marks = Dieser Name hat zu viele Akzente oder Akzente ohne Buchstaben. Wähle einen einfacheren.
problem-name-unseen = Dieser Name enthält ein unsichtbares Zeichen. Wähle einen aus Buchstaben, Ziffern oder Bildchen.
problem-too-many-tables = Gerade gibt es zu viele Tische. Komm etwas später wieder.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-not-away = Diese Person ist da oder erst eben gegangen: Lass ihr etwas Zeit.
problem-not-ready = Noch sind nicht alle bereit für eine Revanche.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-unknown-game = Dieses Spiel gibt es hier nicht.
problem-internal-error = Im Server ist ein Fehler aufgetreten. Versuch es noch einmal.
problem-timed-out = Die Anfrage hat zu lange gedauert. Versuch es noch einmal.
problem-not-kept = Der Server konnte diesen Tisch nicht speichern. Versuch es noch einmal.
problem-too-large = Diese Anfrage ist zu lang.
problem-broken-table = Dieser Tisch ist beschädigt und lässt sich nicht mehr öffnen.
problem-foreign-page = Diese Anfrage kommt von einer anderen Seite.
problem-too-many-requests = Von deiner Adresse kommen zu viele Anfragen. Warte einen Augenblick.
problem-too-many-sockets = Zu viele Personen schauen an diesem Tisch zu.
problem-try-again = Der Tisch wurde gerade geschlossen. Versuch es noch einmal.
problem-unknown-page = Unter dieser Adresse ist nichts.
problem-wrong-method = Diese Adresse nimmt so eine Anfrage nicht an.
problem-already-begun = Das Spiel hat begonnen.
problem-not-host = Das kann nur, wer einlädt.
problem-put-away = Niemand kam an diesen Tisch zurück, und er wurde abgeräumt. Das Spiel, das dort gespielt wurde, kann noch heruntergeladen werden.
problem-rearranged = Der Tisch hat sich gerade geändert: Schau noch einmal hin.
problem-table-closed = Der Tisch wurde geschlossen: Hier wird nicht gespielt.
problem-table-closed-by-you = Du hast den Tisch geschlossen.

client-phrases = Etwas sagen
client-shown-as = Tische erscheinen
client-shown-pictures = als Bild
client-shown-words = in Worten
client-to-words = Tische in Worten zeigen, für Vorleseprogramme
client-to-pictures = Tische als Bild zeigen
client-phrases-shown = Was andere sagen
client-phrases-off = ausgeblendet
client-phrases-on = sichtbar
client-phrases-lately = Zuletzt gesagt
client-phrase-said = { $name } sagt: { $phrase }
client-phrase-hello = Hallo!
client-phrase-well-played = Gut gespielt!
client-phrase-ouch = Autsch!
client-phrase-thanks = Danke
client-phrase-your-turn = Du bist dran!
client-phrase-one-minute = Eine Minute, bitte
client-phrase-good-road = Gute Fahrt!
client-phrase-bye = Tschüss
client-answer-too-talkative = Langsam: Lass die anderen erst lesen.

client-who-is-away = Wer abwesend ist
client-free-sure = Den Platz freigeben: { $name }?
client-free-yes = Ja, freigeben
client-free-seat = Platz frei machen
client-free-seat-of = Platz frei machen: { $name }
client-seat-open = freier Platz, von einem Roboter gehalten
client-open-seat = Ein Platz ist frei, ein Roboter hält ihn.
client-take-over = Ein Spiel läuft. Ein Roboter hält den Platz von { $name }: Du übernimmst die Karten und Punkte.

client-close-sure = { $count ->
    [one] Eine Person sitzt hier. Den Tisch trotzdem schließen?
   *[other] { $count } Personen sitzen hier. Den Tisch trotzdem schließen?
}
client-close-yes = Ja, Tisch schließen
client-close-no = Nein, behalten

## Lernen

client-learn = Spielend lernen
client-learn-about = Eine erste Partie von jedem Spiel, bei der dir jemand sagt, was zu tun ist. Fünf Minuten, und du kannst es. Du kannst aufhören und später weitermachen.
client-learn-begin = Lernen
client-learn-go-on = Lektion fortsetzen
client-learn-again = Lektion wiederholen
client-lesson = Lektion
client-lesson-begin = Los geht’s
client-lesson-step = Schritt { $step } von { $steps }
client-lesson-waits = Sieh zu: Die anderen spielen.
client-lesson-strayed = Du spielst anders als die Lektion, und das darfst du: Die Roboter spielen jetzt im Ernst. Spiel zu Ende, wie du magst, oder fang die Lektion neu an.
client-lesson-real = Eine echte Partie spielen
client-lesson-anew = Lektion neu anfangen
client-lesson-others = Die anderen Lektionen

## Was wäre, wenn …

client-rules-page = Die Regeln in Bildern
client-rules-all = Alle Regeln, Absatz für Absatz
client-rules-search = In den Regeln suchen
client-mine-group-yours = Du bist dran
client-mine-group-running = Laufende
client-mine-group-over = Beendete

# Die Partie noch einmal, Augenblick für Augenblick.
client-replay-page = Noch einmal ansehen

# Das Zeichen, das man wählt; der Platz gibt die Farbe.
client-sign = Dein Zeichen
client-sign-any = das des Platzes
client-sign-triangle = Dreieck
client-sign-square = Quadrat
client-sign-disc = Scheibe
client-sign-diamond = Raute
client-sign-star = Stern
client-sign-cross = Kreuz
client-sign-hourglass = Sanduhr
client-sign-moon = Mond
client-sign-heart = Herz
client-sign-bolt = Blitz
client-sign-drop = Tropfen
client-sign-crown = Krone

client-mine-won = gewonnen

# Die Ergebnisse, die dieser Browser behält.
client-results = Meine Ergebnisse
# $played: die gespielten Partien; $won: die gewonnenen.
client-results-played =
    { $played ->
        [one] { $played } Partie gespielt
       *[other] { $played } Partien gespielt
    }, { $won ->
        [0] keine gewonnen
       *[other] { $won } gewonnen
    }
# $points: die meisten Punkte.
client-results-best = Rekord: { $points } Punkte.
# $turns: wie viele Züge.
client-results-longest = Die längste: { $turns } Züge.
client-results-private = Sie stehen nur in diesem Browser.
client-results-clear = Alles löschen
client-results-sure = Endgültig löschen

# Bescheid bekommen, wenn man am Zug ist.
client-notices-off = Sag mir Bescheid, wenn ich am Zug bin
client-notices-on = Du bekommst Bescheid, wenn du am Zug bist
client-notices-forbidden = Der Browser verbietet es, Bescheid zu geben; das ändern seine Einstellungen.
