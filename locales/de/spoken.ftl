# Der Tisch in Worten, für Vorleseprogramme und für alle, die lieber schreiben.

## Was gelesen wird

spoken-task = Zu tun
spoken-question = Deine Antwort?
spoken-anytime = Jederzeit zu sagen
spoken-hand = Deine Hand
spoken-table = Der Tisch
spoken-piles = Stapel und Ablage
spoken-log = Seit deinem letzten Zug
spoken-log-all = Das ganze Protokoll
# $number: die Nummer der Karte; $card: die Karte.
spoken-held-card = { $number }. { $card }
spoken-idle = Im Moment ist nichts zu tun.
spoken-command = Befehl
spoken-do = Ausführen
spoken-hint = Zum Beispiel: j 4 Max, d 2, warum 4, hand, tisch, hilfe.
# $deeds: Aktionen mit Nummern.
spoken-choose = Mehreres ist möglich, nenne eine Nummer: { $deeds }
# $number: die Nummer; $words: die Aktion.
spoken-choice = { $number }, { $words }
spoken-commands = Alle Befehle
# $name: eine Seite, deine.
spoken-yours = { $name } (du)
# $card: eine Karte; $count: wie viele davon.
spoken-card =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count }-mal)
    }
# $km: die Strecke; $goal: das Ziel; $left: was fehlt.
spoken-km = { $km } km von { $goal }, noch { $left }
spoken-botte = Botte: { $card }
spoken-botte-coup = Botte durch Coup-fourré: { $card }
spoken-no-bottes = keine Botte
# $cards: Karten.
spoken-laid = gelegte Strecken: { $cards }
# $card: eine Strecke; $laid: wie oft gelegt; $most: wie oft erlaubt.
spoken-cap = Strecke { $card }: { $laid } von { $most }
spoken-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
spoken-held-by =
    { $name }: { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
spoken-points = { $points } Punkte von { $goal }
spoken-stock =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Stapel: { $count } Karte.
       *[other] Stapel: { $count } Karten.
    }
# $card: die oberste Karte; $count: wie viele Karten.
spoken-discard =
    { $count ->
        [one] Ablage: { $card }.
       *[other] Ablage: { $card } oben, { $count } Karten insgesamt.
    }
spoken-aside =
    { $count ->
        [one] Beiseitegelegt: { $card }.
       *[other] Beiseitegelegt: { $card } zuletzt, { $count } Karten insgesamt.
    }
spoken-no-discard = Die Ablage ist leer.
spoken-no-aside = Nichts wurde beiseitegelegt.
spoken-below = Darunter: { $cards }.
spoken-out = Aus dem Spiel: { $cards }.
spoken-places = Die Höhle, Feld für Feld
# $where: drinnen oder draußen; $at: ein Feld.
spoken-where = { $where }, auf { $at }
spoken-drawn = Gezogene Karte: { $treasures }.
spoken-clock =
    { $seconds ->
        [one] Du hast { $seconds } Sekunde.
       *[other] Du hast { $seconds } Sekunden.
    }
spoken-two-seconds = Noch zwei Sekunden.

## Was zwei Aktionen unterscheidet

spoken-accelerators =
    { $count ->
        [one] mit { $count } Beschleuniger
       *[other] mit { $count } Beschleunigern
    }
spoken-against = gegen { $attack }
spoken-pair = für { $card } und { $other }
spoken-times = mal { $times }
spoken-steal-lay = und legen
spoken-steal-keep = und auf der Hand behalten
spoken-attack-on-top = der Angriff oben auf der Ablage
spoken-silent = ohne ein Wort
spoken-saying = mit dem Ruf „{ $text }“
# $words: eine Aktion; $outcome: was daraus wird.
spoken-outcome = { $words }: { $outcome }
# $name: wer gelegt hat; $card: die Strecke; $times: was sie vervielfacht.
spoken-distance =
    { $times ->
        [1] { $name } legt { $card }. Antwortest du?
       *[other] { $name } legt { $card } mal { $times }. Antwortest du?
    }

## Was auf einen Befehl geantwortet wird

spoken-not-understood = Unbekannter Befehl: { $text }. Sage „hilfe“.
spoken-nothing-like-that = Das ist jetzt nicht möglich.
spoken-can = Das geht: { $deeds }
spoken-no-reason = Diese Karte ist jetzt nicht von dir zu spielen.
spoken-no-such-card = Keine Karte hat diese Nummer.
spoken-about = { $card }. { $about }
spoken-help = Die Befehle stehen am Ende der Seite. Die häufigsten: j und eine Nummer spielt eine Karte, d und eine Nummer wirft sie ab, ein Punkt lässt etwas durchgehen, hand, tisch, protokoll, warum und eine Nummer.

## Die Befehle: die Wörter für jeden, das kürzeste zuerst, und was er tut

spoken-word-play = j spielen spiele legen lege angreifen gehen jouer
    .help = die Karte mit dieser Nummer spielen, dann nötigenfalls ein Name oder ein Wort: j 4 Max
spoken-word-discard = d abwerfen zurückgeben
    .help = die Karte mit dieser Nummer abwerfen: d 2
spoken-word-coup = c coup-fourré ja verlängern
    .help = mit einer Botte antworten oder das Rennen verlängern
spoken-word-parade = p parade abwehren
    .help = mit einer Parade antworten
spoken-word-special = r u spiegel wende antworten
    .help = mit einer Sonderkarte antworten
spoken-word-decline = . lassen nein stop
    .help = durchgehen lassen oder hier aufhören
spoken-word-draw = s ziehen
    .help = eine Karte ziehen
spoken-word-take = nehmen
    .help = die oberste Karte der Ablage nehmen
spoken-word-pass = x passen
    .help = passen
spoken-word-say = sagen ansagen
    .help = die Kilometer ansagen: sagen 100
spoken-word-killer = k killer
    .help = Bornes Killer rufen
spoken-word-hold-up = h hold-up
    .help = Hold Up rufen
spoken-word-roll = würfeln würfel
    .help = würfeln
spoken-word-leave = hinaus ausgang
    .help = die Höhle verlassen
spoken-word-why = w warum pourquoi
    .help = sagen, warum diese Karte nicht gespielt werden kann: warum 4
spoken-word-card = i karte
    .help = sagen, was diese Karte tut: karte 4
spoken-word-hand = g hand main
    .help = die eigene Hand vorlesen
spoken-word-moves = m züge
    .help = vorlesen, was möglich ist
spoken-word-table = b tisch table
    .help = vorlesen, wie alle stehen
spoken-word-piles = stapel pioche
    .help = Stapel und Ablage vorlesen
spoken-word-log = l protokoll journal
    .help = vorlesen, was geschehen ist
spoken-word-time = t zeit temps
    .help = die verbleibende Zeit vorlesen
spoken-word-advice = rat tipp
    .help = um Rat fragen, wo der Tisch ihn gibt
spoken-word-help = ? hilfe aide
    .help = diese Hilfe
