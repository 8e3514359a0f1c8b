# Plein pot !: der Titel auf dem Plakat, das gedruckte Spiel, dessen Regeln es folgt, ein Satz darüber.

game-fun-speed = Plein pot !
    .printed = Mille Bornes Fun & Speed
    .about = Vier Karten auf der Hand, Geräusche zum Rufen und Überfälle, die man vor allen anderen ausrufen muss.

## Was hier mit anderen Worten gesagt wird als sonst

term-battle-pile = Kampffeld
term-speed-pile = Tempofeld
term-round = Partie
client-form-about-assisted = Der Tisch sagt die Kilometer an, macht die Geräusche für dich und zeigt, womit du antworten kannst.
client-form-about-printed = Ansagen und Geräusche machst du selbst: Wer sie vergisst, kann Strecke oder Angriff verlieren, und ein falscher Hold Up kostet eine Karte.

## Die Karten

# Der Wert ist der Name der Karte;
# .one ist die Karte mitten im Satz, im Akkusativ: nach „legt“, „spielt“, „gegen“ oder „du brauchst“;
# .about sagt, wann sie gespielt wird, was sie tut und wohin sie kommt;
# .play ist, was man mit einer Sonderkarte tut, mit { $name }, wenn sie auf jemanden zielt, und .effect, was daraus wird.

card-fun-speed-25 = 25 km
    .one = eine 25-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 25 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-fun-speed-50 = 50 km
    .one = eine 50-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 50 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-fun-speed-75 = 75 km
    .one = eine 75-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 75 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Nicht unter einem Blitzer. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-fun-speed-100 = 100 km
    .one = eine 100-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 100 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Nicht unter einem Blitzer. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-fun-speed-200 = 200 km
    .one = eine 200-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 200 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Nicht unter einem Blitzer. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-fun-speed-feu-rouge = Rote Ampel
    .one = eine Rote Ampel
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er eine Grüne Ampel oder eine Superabwehr spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-fun-speed-radar = Blitzer
    .one = einen Blitzer
    .about = In deinem Zug, auf einen Gegner ohne Blitzer: keine Strecke über 50 mehr, bis er die Karte Blitzer vorbei oder eine Superabwehr spielt. Er darf sofort antworten. Die Karte kommt auf sein Tempofeld.
card-fun-speed-panne-d-essence = Benzin leer
    .one = die Karte Benzin leer
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er Benzin oder eine Superabwehr spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-fun-speed-crevaison = Reifenpanne
    .one = eine Reifenpanne
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er ein Ersatzrad oder eine Superabwehr spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-fun-speed-accident = Unfall
    .one = einen Unfall
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er eine Reparatur oder eine Superabwehr spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-fun-speed-feu-vert = Grüne Ampel
    .one = eine Grüne Ampel
    .about = In deinem Zug gegen eine Rote Ampel, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Beide Karten kommen auf den Ablagestapel.
card-fun-speed-fin-de-radar = Blitzer vorbei
    .one = die Karte Blitzer vorbei
    .about = In deinem Zug gegen einen Blitzer, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Beide Karten kommen auf den Ablagestapel.
card-fun-speed-essence = Benzin
    .one = Benzin
    .about = In deinem Zug gegen Benzin leer, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Beide Karten kommen auf den Ablagestapel.
card-fun-speed-roue-de-secours = Ersatzrad
    .one = ein Ersatzrad
    .about = In deinem Zug gegen eine Reifenpanne, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Beide Karten kommen auf den Ablagestapel.
card-fun-speed-reparations = Reparatur
    .one = eine Reparatur
    .about = In deinem Zug gegen einen Unfall, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Beide Karten kommen auf den Ablagestapel.
card-fun-speed-super-parade = Superabwehr
    .one = eine Superabwehr
    .about = In deinem Zug oder sofort, wenn du angegriffen wirst: Sie hebt einen beliebigen Angriff auf, aber nur einen. Beide Karten kommen auf den Ablagestapel.
card-fun-speed-vehicule-prioritaire = Vorfahrt
    .one = die Botte Vorfahrt
    .about = In deinem Zug oder sofort als Coup-fourré gegen eine Rote Ampel oder einen Blitzer: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-fun-speed-citerne-d-essence = Tankwagen
    .one = die Botte Tankwagen
    .about = In deinem Zug oder sofort als Coup-fourré gegen Benzin leer: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-fun-speed-increvable = Pannensicher
    .one = die Botte Pannensicher
    .about = In deinem Zug oder sofort als Coup-fourré gegen eine Reifenpanne: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-fun-speed-as-du-volant = Fahrass
    .one = die Botte Fahrass
    .about = In deinem Zug oder sofort als Coup-fourré gegen einen Unfall: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-fun-speed-accelerateur = Gaspedal
    .one = ein Gaspedal
    .about = In deinem Zug, mit einer Strecke: Eines verdoppelt sie, zwei vervierfachen sie. Die Karte bleibt bei der Strecke.
card-fun-speed-retroviseur = Rückspiegel
    .one = einen Rückspiegel
    .about = Wenn du angegriffen wirst: Der Angriff trifft den, der ihn gespielt hat. Die Karte kommt auf den Ablagestapel.
card-fun-speed-demi-tour = Kehrtwende
    .one = eine Kehrtwende
    .about = Wenn ein Gegner eine Strecke legt, auch die zum Sieg: Sie kommt auf den Ablagestapel. Danach ist die Karte aus dem Spiel.
card-fun-speed-helicoptere = Hubschrauber
    .one = einen Hubschrauber
    .play = Tauschen mit { $name }
    .effect = den ganzen Bereich, auch die Angriffe
    .about = In deinem Zug, auch wenn du angegriffen bist: Tausche deinen ganzen Bereich mit dem eines Gegners. Danach ist die Karte aus dem Spiel.
card-fun-speed-police = Polizei
    .one = eine Polizei-Karte
    .play = { $name } durchsuchen
    .effect = eine Karte gegen eine von deinen
    .about = In deinem Zug, auch wenn du angegriffen bist: Sieh dir die Hand eines Gegners an, nimm eine Karte und gib eine von deinen. Danach ist die Karte aus dem Spiel.
card-fun-speed-poubelle = Mülltonne
    .one = eine Mülltonne
    .play = Alle 200er wegfegen
    .effect = die von allen, auch deine
    .about = In deinem Zug, auch wenn du angegriffen bist: Alle 200er aus allen Bereichen kommen auf den Ablagestapel, auch deine. Danach ist die Karte aus dem Spiel.

## Was ein Tisch wählen kann

# Der Wert benennt die Option, .help erklärt sie.

option-fun-speed-goal = Länge des Rennens
    .help = Sonst bis 1000 km zu zweit und zu dritt, bis 700 km zu viert.
option-fun-speed-strict = Alles mit der Stimme
    .help = Mehrere Optionen auf einmal: Du sagst die Kilometer selbst, rufst die Geräusche und Bornes Killer, und ein falscher Hold Up kostet etwas. Was du daneben wählst, geht vor.
option-fun-speed-announce = Ansage der Kilometer
    .help = Wer die Kilometer einer gelegten Streckenkarte ansagt.
option-fun-speed-sounds = Geräusche der Angriffe
    .help = Wer das Geräusch eines Angriffs macht; ohne Geräusch zählt er nicht.
option-fun-speed-bornes_killer = Bornes Killer
    .help = Eine Streckenkarte ohne Ansage kann ein Gegner mit diesem Ruf auf den Ablagestapel schicken.
option-fun-speed-wrong_call = Falscher Hold Up
    .help = Was ein Hold Up ohne Gleichstand kostet; wird er abgelehnt, ist der Knopf drei Sekunden gesperrt.
option-fun-speed-reply_hints = Mögliche Antworten zeigen
    .help = Die Karten, mit denen du antworten kannst, leuchten auf.
option-fun-speed-deck = Kartensatz
    .help = Mit welchen Karten gespielt wird.
option-fun-speed-first_seat = Wer beginnt
    .help = Nach der Spielanleitung der Jüngste: Gib seinen Platz an oder überlass es dem Zufall.
option-fun-speed-discard_only_if_stuck = Abwerfen nur, wenn nichts geht
    .help = Abwerfen darf nur, wer keine Karte spielen kann.
option-fun-speed-silent_borne = Streckenkarte ohne Ansage
    .help = Was aus einer Karte wird, deren Kilometer niemand gesagt hat.
option-fun-speed-hold_up = Hold Up
    .help = Wer als Erster zwei gleiche Summen bemerkt, stiehlt eine Streckenkarte.
option-fun-speed-window_seconds = Zeit für die Antwort auf einen Angriff
    .help = Wie lange man auf einen Angriff antworten kann, von 2 bis 60 Sekunden.
option-fun-speed-distance_seconds = Zeit für die Antwort auf eine Streckenkarte
    .help = Wie lange man eine Kehrtwende spielen oder Bornes Killer rufen kann, von 2 bis 60 Sekunden. Wo die Spieler selbst ansagen (announce button), sind es sonst 4 und nie weniger als 3.

option-value-announce-auto = das Programm
option-value-announce-button = der Spieler
option-value-sounds-auto = das Programm
option-value-sounds-button = der Spieler
option-value-wrong_call-refuse = der Ruf wird abgelehnt
option-value-wrong_call-pay = eine Karte aus dem eigenen Bereich
option-value-deck-reference = 106 Karten
option-value-silent_borne-killer = Bornes Killer kann sie treffen
option-value-silent_borne-void = sie zählt nicht
