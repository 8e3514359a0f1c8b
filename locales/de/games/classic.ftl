# Nationale 7: der Titel auf dem Plakat, das gedruckte Spiel, dessen Regeln es folgt, ein Satz darüber.

game-classic = Nationale 7
    .printed = Mille Bornes
    .about = Das Rennen, das alle kennen, mit seinen Teams, seinem Coup-fourré und der Verlängerung auf 1000 km.

## Die Karten

# Der Wert ist der Name der Karte;
# .one ist die Karte mitten im Satz, im Akkusativ: nach „legt“, „spielt“, „gegen“ oder „du brauchst“;
# .about sagt, wann sie gespielt wird, was sie tut und wohin sie kommt.

card-classic-25 = 25 km
    .one = eine 25-km-Karte
    .about = In deinem Zug, wenn du fährst: 25 km weiter, nie über das Ziel hinaus. Die Karte bleibt vor dir liegen.
card-classic-50 = 50 km
    .one = eine 50-km-Karte
    .about = In deinem Zug, wenn du fährst: 50 km weiter, nie über das Ziel hinaus. Die Karte bleibt vor dir liegen.
card-classic-75 = 75 km
    .one = eine 75-km-Karte
    .about = In deinem Zug, wenn du fährst: 75 km weiter, nie über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen.
card-classic-100 = 100 km
    .one = eine 100-km-Karte
    .about = In deinem Zug, wenn du fährst: 100 km weiter, nie über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen.
card-classic-200 = 200 km
    .one = eine 200-km-Karte
    .about = In deinem Zug, wenn du fährst: 200 km weiter, nie über das Ziel hinaus. Nicht unter einem Tempolimit. Höchstens zwei je Runde. Die Karte bleibt vor dir liegen.
card-classic-feu-rouge = Rote Ampel
    .one = eine Rote Ampel
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an, bis er eine Grüne Ampel legt. Die Karte kommt auf seinen Kampfstapel.
card-classic-limite-de-vitesse = Tempolimit
    .one = ein Tempolimit
    .about = In deinem Zug, auf einen Gegner: Er kommt nur noch um 25 oder 50 km voran, bis er ein Ende des Tempolimits legt. Die Karte kommt auf seinen Tempostapel.
card-classic-panne-d-essence = Benzin leer
    .one = die Karte Benzin leer
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an und braucht Benzin, danach eine Grüne Ampel. Die Karte kommt auf seinen Kampfstapel.
card-classic-crevaison = Reifenpanne
    .one = eine Reifenpanne
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an und braucht ein Ersatzrad, danach eine Grüne Ampel. Die Karte kommt auf seinen Kampfstapel.
card-classic-accident = Unfall
    .one = einen Unfall
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an und braucht eine Reparatur, danach eine Grüne Ampel. Die Karte kommt auf seinen Kampfstapel.
card-classic-feu-vert = Grüne Ampel
    .one = eine Grüne Ampel
    .about = In deinem Zug, zum Losfahren, gegen eine Rote Ampel oder zum Weiterfahren nach einer anderen Abwehr: Du fährst. Die Karte kommt auf deinen Kampfstapel.
card-classic-fin-de-limite = Ende des Tempolimits
    .one = ein Ende des Tempolimits
    .about = In deinem Zug, gegen ein Tempolimit: Du darfst wieder jede Strecke legen. Die Karte kommt auf deinen Tempostapel.
card-classic-essence = Benzin
    .one = Benzin
    .about = In deinem Zug, gegen Benzin leer: Der Angriff ist aufgehoben, zum Weiterfahren brauchst du noch eine Grüne Ampel. Die Karte kommt auf deinen Kampfstapel.
card-classic-roue-de-secours = Ersatzrad
    .one = ein Ersatzrad
    .about = In deinem Zug, gegen eine Reifenpanne: Der Angriff ist aufgehoben, zum Weiterfahren brauchst du noch eine Grüne Ampel. Die Karte kommt auf deinen Kampfstapel.
card-classic-reparations = Reparatur
    .one = eine Reparatur
    .about = In deinem Zug, gegen einen Unfall: Der Angriff ist aufgehoben, zum Weiterfahren brauchst du noch eine Grüne Ampel. Die Karte kommt auf deinen Kampfstapel.
card-classic-prioritaire = Vorfahrt
    .one = die Botte Vorfahrt
    .about = In deinem Zug oder sofort als Coup-fourré gegen eine Rote Ampel oder ein Tempolimit: Sie schützt dich bis zum Ende vor beidem, und du brauchst keine Grüne Ampel. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-classic-citerne-d-essence = Tankwagen
    .one = die Botte Tankwagen
    .about = In deinem Zug oder sofort als Coup-fourré, wenn du mit Benzin leer angegriffen wirst: Sie hebt diesen Angriff auf und schützt dich bis zum Ende davor. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-classic-increvable = Pannensicher
    .one = die Botte Pannensicher
    .about = In deinem Zug oder sofort als Coup-fourré, wenn du mit einer Reifenpanne angegriffen wirst: Sie hebt diesen Angriff auf und schützt dich bis zum Ende davor. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-classic-as-du-volant = Fahrass
    .one = die Botte Fahrass
    .about = In deinem Zug oder sofort als Coup-fourré, wenn du mit einem Unfall angegriffen wirst: Sie hebt diesen Angriff auf und schützt dich bis zum Ende davor. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.

## Was ein Tisch wählen kann

# Der Wert benennt die Option, .help erklärt sie.

option-classic-preset = Spielweise
    .help = Mehrere Optionen auf einmal: „unix“ spielt wie das alte Programm für zwei. Was du daneben wählst, geht vor.
option-classic-solo = Zu viert, jeder für sich
    .help = Zu viert spielt man sonst in zwei Teams bis 1000 km; jeder für sich sind es 700 km mit Verlängerung.
option-classic-deck = Kartensatz
    .help = Der der Spielanleitung oder ein eigener, Karte für Karte.
option-classic-match = Länge der Partie
    .help = Eine einzige Runde, oder so viele, bis jemand 5000 Punkte hat.
option-classic-first_dealer = Erster Geber
    .help = Wer links vom Geber sitzt, beginnt.
option-classic-botte_needs_green = Grüne Ampel nach einer Botte
    .help = Auf eine Botte, die du in deinem Zug gegen ihren Angriff legst, muss eine neue Grüne Ampel folgen.
option-classic-exhausted = Ende bei leerem Nachziehstapel
    .help = Wann die Runde aufhört, wenn niemand das Ziel erreicht.
option-classic-empty_stock_replay = Noch einmal nach einer Botte, Nachziehstapel leer
    .help = Auch wenn der Nachziehstapel leer ist, darfst du nach einer Botte noch eine Karte spielen.
option-classic-extension_us = Amerikanische Verlängerung
    .help = Niemand bekommt Punkte für die verfehlte Verlängerung eines anderen; wer 1000 km erreicht, bekommt die Prämie, auch ohne sie verlangt zu haben.
option-classic-shutout_us = Gegner ohne Kilometer: nur am Ziel
    .help = Nur die Seite, die das Ziel erreicht, bekommt die 500 Punkte.
option-classic-open_partner_hands = Offene Hände unter Partnern
    .help = Partner sehen einander in die Karten.
option-classic-window_seconds = Zeit für einen Coup-fourré
    .help = Wie lange man auf einen Angriff antworten kann, von 2 bis 60 Sekunden.
option-classic-accept_button = Das Zeitfenster nicht abwarten
    .help = Das Fenster schließt, sobald die ganze angegriffene Seite verzichtet hat, und alle sehen das; sonst bleibt es immer gleich lange offen.

option-value-preset-none = nichts voreingestellt
option-value-preset-unix = unix
option-value-exhausted-hands_empty = wenn alle Hände leer sind
option-value-exhausted-nobody_can_play = sobald niemand mehr etwas legen kann
