# Voie romaine: der Titel auf dem Plakat, das gedruckte Spiel, dessen Regeln es folgt, ein Satz darüber.

game-asterix = Voie romaine
    .printed = Mille Bornes Astérix
    .about = Wagenrennen für bis zu acht Spieler, allein oder zu zweit, und ein Coup-fourré, der andere ihren Zug kostet.

## Was hier mit anderen Worten gesagt wird als sonst

term-distance = Etappenkarte
term-distances = Etappenkarten

## Die Karten

# Der Wert ist der Name der Karte;
# .one ist die Karte mitten im Satz, im Akkusativ: nach „legt“, „spielt“, „gegen“ oder „du brauchst“;
# .about sagt, wann sie gespielt wird, was sie tut und wohin sie kommt.

card-asterix-25 = Etappe 25
    .one = eine 25-km-Karte
    .about = In deinem Zug, wenn du fährst: 25 km weiter, nie über das Ziel hinaus. Die Karte bleibt vor dir liegen.
card-asterix-50 = Etappe 50
    .one = eine 50-km-Karte
    .about = In deinem Zug, wenn du fährst: 50 km weiter, nie über das Ziel hinaus. Die Karte bleibt vor dir liegen.
card-asterix-75 = Etappe 75
    .one = eine 75-km-Karte
    .about = In deinem Zug, wenn du fährst: 75 km weiter, nie über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen.
card-asterix-100 = Etappe 100
    .one = eine 100-km-Karte
    .about = In deinem Zug, wenn du fährst: 100 km weiter, nie über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen.
card-asterix-200 = Etappe 200
    .one = eine 200-km-Karte
    .about = In deinem Zug, wenn du fährst: 200 km weiter, nie über das Ziel hinaus. Nicht unter einem Tempolimit. Höchstens zwei je Runde. Die Karte bleibt vor dir liegen.
card-asterix-feu-rouge = Rote Ampel
    .one = eine Rote Ampel
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an, bis er eine Grüne Ampel legt. Die Karte kommt auf seinen Kampfstapel.
card-asterix-limite-de-vitesse = Tempolimit
    .one = ein Tempolimit
    .about = In deinem Zug, auf einen Gegner: Er kommt nur noch um 25 oder 50 km voran, bis er ein Ende des Tempolimits legt. Die Karte kommt auf seinen Tempostapel.
card-asterix-panne-d-essence = Benzin leer
    .one = die Karte Benzin leer
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an und braucht Benzin, danach eine Grüne Ampel. Die Karte kommt auf seinen Kampfstapel.
card-asterix-crevaison = Reifenpanne
    .one = eine Reifenpanne
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an und braucht ein Ersatzrad, danach eine Grüne Ampel. Die Karte kommt auf seinen Kampfstapel.
card-asterix-accident = Unfall
    .one = einen Unfall
    .about = In deinem Zug, auf einen Gegner, der fährt: Er hält an und braucht eine Reparatur, danach eine Grüne Ampel. Die Karte kommt auf seinen Kampfstapel.
card-asterix-feu-vert = Grüne Ampel
    .one = eine Grüne Ampel
    .about = In deinem Zug, zum Losfahren, gegen eine Rote Ampel oder zum Weiterfahren nach einer anderen Abwehr: Du fährst. Die Karte kommt auf deinen Kampfstapel.
card-asterix-fin-de-limite = Ende des Tempolimits
    .one = ein Ende des Tempolimits
    .about = In deinem Zug, gegen ein Tempolimit: Du darfst wieder jede Strecke legen. Die Karte kommt auf deinen Tempostapel.
card-asterix-essence = Benzin
    .one = Benzin
    .about = In deinem Zug, gegen Benzin leer: Der Angriff ist aufgehoben, zum Weiterfahren brauchst du noch eine Grüne Ampel. Die Karte kommt auf deinen Kampfstapel.
card-asterix-roue-de-secours = Ersatzrad
    .one = ein Ersatzrad
    .about = In deinem Zug, gegen eine Reifenpanne: Der Angriff ist aufgehoben, zum Weiterfahren brauchst du noch eine Grüne Ampel. Die Karte kommt auf deinen Kampfstapel.
card-asterix-reparations = Reparatur
    .one = eine Reparatur
    .about = In deinem Zug, gegen einen Unfall: Der Angriff ist aufgehoben, zum Weiterfahren brauchst du noch eine Grüne Ampel. Die Karte kommt auf deinen Kampfstapel.
card-asterix-prioritaire = Vorfahrt
    .one = die Botte Vorfahrt
    .about = In deinem Zug oder sofort als Coup-fourré gegen eine Rote Ampel oder ein Tempolimit: Sie schützt dich bis zum Ende vor beidem, und du brauchst keine Grüne Ampel. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-asterix-citerne-d-essence = Tankwagen
    .one = die Botte Tankwagen
    .about = In deinem Zug oder sofort als Coup-fourré, wenn du mit Benzin leer angegriffen wirst: Sie hebt diesen Angriff auf und schützt dich bis zum Ende davor. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-asterix-increvable = Pannensicher
    .one = die Botte Pannensicher
    .about = In deinem Zug oder sofort als Coup-fourré, wenn du mit einer Reifenpanne angegriffen wirst: Sie hebt diesen Angriff auf und schützt dich bis zum Ende davor. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-asterix-as-du-volant = Fahrass
    .one = die Botte Fahrass
    .about = In deinem Zug oder sofort als Coup-fourré, wenn du mit einem Unfall angegriffen wirst: Sie hebt diesen Angriff auf und schützt dich bis zum Ende davor. Sie bleibt vor dir liegen, du ziehst und spielst noch einmal.

## Was ein Tisch wählen kann

# Der Wert benennt die Option, .help erklärt sie.

option-asterix-goal = Länge des Rennens
    .help = Das kurze Rennen gibt es zu viert oder zu acht.
option-asterix-match = Länge der Partie
    .help = Eine einzige Runde, oder so viele, bis jemand 5000 Punkte hat.
option-asterix-first_dealer = Erster Geber
    .help = Wer links vom Geber sitzt, spielt zuerst.
option-asterix-deck = Kartensatz
    .help = Der der Spielanleitung oder ein eigener, Karte für Karte.
option-asterix-third_200 = Ein dritter 200er
    .help = Ein Wagen darf drei 200er statt zwei haben.
option-asterix-botte_needs_green = Grüne Ampel nach einer Botte
    .help = Auf eine Botte, die du in deinem Zug gegen ihren Angriff legst, muss eine neue Grüne Ampel folgen.
option-asterix-winner_bonus_requires_goal = Prämien nur am Ziel
    .help = Der Sieger bekommt die Prämien von 400 und 200 Punkten nur, wenn er das Ziel erreicht hat.
option-asterix-shutout = Prämie für einen Gegner ohne Strecke
    .help = Wie die 500 Punkte gezahlt werden, wenn mehrere Seiten keine Etappenkarte gelegt haben.
option-asterix-open_partner_hands = Offene Hände unter Partnern
    .help = Zu sechst oder zu acht sehen die beiden Partner einander in die Karten.
option-asterix-window_seconds = Zeit für einen Coup-fourré
    .help = Wie lange man auf einen Angriff antworten kann, von 2 bis 60 Sekunden.
option-asterix-accept_button = Das Zeitfenster nicht abwarten
    .help = Das Fenster schließt, sobald die ganze angegriffene Seite verzichtet hat, und alle sehen das; sonst bleibt es immer gleich lange offen.

option-value-shutout-once = nur einmal
option-value-shutout-per_side = für jede Seite ohne Etappenkarte
