# Heure de pointe: der Titel auf dem Plakat, das gedruckte Spiel, dessen Regeln es folgt, ein Satz darüber.

game-rush = Heure de pointe
    .printed = Mille Bornes Rush
    .about = Mit dem Elektroauto durch die Stadt: Gaspedale, Kehrtwenden, Diebstähle und Kontrollen.

## Was hier mit anderen Worten gesagt wird als sonst

term-battle-pile = Kampffeld
term-speed-pile = Tempofeld
term-round = Partie
client-form-about-assisted = Der Tisch lässt leuchten, was spielbar ist, erinnert ans Ziehen und lehnt Fehler ab, ohne sie zu bestrafen.
client-form-about-printed = Nichts leuchtet: Du denkst selbst ans Ziehen und siehst selbst, wann du antworten kannst, und ein Fehler kostet eine Karte.

## Die Karten

# Der Wert ist der Name der Karte;
# .one ist die Karte mitten im Satz, im Akkusativ: nach „legt“, „spielt“, „gegen“ oder „du brauchst“;
# .about sagt, wann sie gespielt wird, was sie tut und wohin sie kommt.

card-rush-25 = Strecke 25
    .one = eine 25-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 25 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-rush-50 = Strecke 50
    .one = eine 50-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 50 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-rush-75 = Strecke 75
    .one = eine 75-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 75 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-rush-100 = Strecke 100
    .one = eine 100-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 100 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-rush-200 = Strecke 200
    .one = eine 200-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 200 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-rush-300 = Strecke 300
    .one = die 300-km-Karte
    .about = In deinem Zug, wenn dich nichts aufhält: 300 km weiter, doppelt so viel mit einem Gaspedal. Du darfst über das Ziel hinaus. Nicht unter einem Tempolimit. Die Karte bleibt vor dir liegen, wenn niemand eine Kehrtwende spielt.
card-rush-feu-rouge = Rote Ampel
    .one = eine Rote Ampel
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er eine Grüne Ampel spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-rush-limite-de-vitesse = Tempolimit
    .one = ein Tempolimit
    .about = In deinem Zug, auf einen Gegner ohne Tempolimit: keine Strecke über 50 mehr, bis er ein Ende des Tempolimits spielt. Er darf sofort antworten. Die Karte kommt auf sein Tempofeld.
card-rush-panne-d-electricite = Akku leer
    .one = die Karte Akku leer
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er eine Ladesäule spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-rush-alerte-pollution = Smogalarm
    .one = einen Smogalarm
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er ein Ende des Smogalarms spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-rush-accident = Unfall
    .one = einen Unfall
    .about = In deinem Zug, auf einen Gegner, den nichts aufhält: keine Strecke mehr, bis er eine Reparatur spielt. Er darf sofort antworten. Die Karte kommt auf sein Kampffeld.
card-rush-feu-vert = Grüne Ampel
    .one = eine Grüne Ampel
    .about = In deinem Zug gegen eine Rote Ampel, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Sofort gespielt bringt sie dir den Zug. Beide Karten kommen auf den Ablagestapel.
card-rush-fin-de-limite = Ende des Tempolimits
    .one = ein Ende des Tempolimits
    .about = In deinem Zug gegen ein Tempolimit, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Sofort gespielt bringt sie dir den Zug. Beide Karten kommen auf den Ablagestapel.
card-rush-borne-de-recharge = Ladesäule
    .one = eine Ladesäule
    .about = In deinem Zug gegen Akku leer, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Sofort gespielt bringt sie dir den Zug. Beide Karten kommen auf den Ablagestapel.
card-rush-fin-du-pic = Ende des Smogalarms
    .one = ein Ende des Smogalarms
    .about = In deinem Zug gegen einen Smogalarm, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Sofort gespielt bringt sie dir den Zug. Beide Karten kommen auf den Ablagestapel.
card-rush-reparations = Reparatur
    .one = eine Reparatur
    .about = In deinem Zug gegen einen Unfall, oder sofort, wenn du so angegriffen wirst: Der Angriff ist aufgehoben. Sofort gespielt bringt sie dir den Zug. Beide Karten kommen auf den Ablagestapel.
card-rush-prioritaire-electrique = Elektro-Vorfahrt
    .one = die Botte Elektro-Vorfahrt
    .about = In deinem Zug oder sofort als Coup-fourré gegen eine Rote Ampel oder ein Tempolimit: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-rush-super-autonomie = Superreichweite
    .one = die Botte Superreichweite
    .about = In deinem Zug oder sofort als Coup-fourré gegen Akku leer: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-rush-covoiturage = Fahrgemeinschaft
    .one = die Botte Fahrgemeinschaft
    .about = In deinem Zug oder sofort als Coup-fourré gegen einen Smogalarm: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-rush-as-du-volant = Fahrass
    .one = die Botte Fahrass
    .about = In deinem Zug oder sofort als Coup-fourré gegen einen Unfall: 100 km, als Coup-fourré 200, und dieser Angriff kann dir nichts mehr anhaben. Sie bleibt vor dir liegen, und du spielst noch einmal.
card-rush-accelerateur = Gaspedal
    .one = ein Gaspedal
    .about = In deinem Zug, mit einer Strecke: Es verdoppelt sie. Die Karte bleibt bei der Strecke.
card-rush-retroviseur = Rückspiegel
    .one = einen Rückspiegel
    .about = Wenn du angegriffen wirst, auch außerhalb deines Zuges: Der Angriff trifft den, der ihn gespielt hat. Die Karte kommt auf den Ablagestapel und bringt dir nicht den Zug.
card-rush-demi-tour = Kehrtwende
    .one = eine Kehrtwende
    .about = Wenn ein Gegner eine Strecke legt, auch außerhalb deines Zuges: Sie geht auf seine Hand zurück. Die Karte kommt auf den Ablagestapel und bringt dir nicht den Zug.
card-rush-controle = Kontrolle
    .one = eine Kontrolle
    .about = In deinem Zug: Nenne einen Gegner und eine Karte, aber keine Botte. Hat er sie, gibt er sie dir, und du spielst sie sofort; sonst wartet die Kontrolle neben ihm. Am Ende kommt sie unter den Ablagestapel.
card-rush-vol = Diebstahl
    .one = einen Diebstahl
    .about = In deinem Zug, auch wenn du angegriffen bist: Nimm einem Gegner eine Strecke weg, zum einfachen Wert, und lege oder behalte sie. Die Karte kommt unter den Ablagestapel.

## Was ein Tisch wählen kann

# Der Wert benennt die Option, .help erklärt sie.

option-rush-teams = Zweierteams
    .help = Zu viert, sechst oder acht teilen sich zwei Partner einen Bereich.
option-rush-goal = Länge des Rennens
    .help = Das kurze Rennen gibt es zu zweit bis zu viert, jeder für sich.
option-rush-strict = Aufmerksamkeit zählt
    .help = Mehrere Optionen auf einmal: Man kann das Ziehen vergessen, ein Fehler kostet eine Karte, und nichts leuchtet. Was du daneben wählst, geht vor.
option-rush-forget_draw = Ziehen kann vergessen werden
    .help = Wer spielt, ohne gezogen zu haben, spielt diesen Zug mit den Karten, die er hat.
option-rush-mistakes = Fehler kosten eine Karte
    .help = Ein verbotener Zug kostet eine Karte, die der linke Nachbar blind zieht; sonst wird er abgelehnt.
option-rush-reply_hints = Mögliche Antworten zeigen
    .help = Die Karten, mit denen du antworten kannst, leuchten auf.
option-rush-rename_prompt = Fragen, ob die verlangte Karte wechseln soll
    .help = Wenn du die Karte ziehst, die du verlangt hast, wirst du gefragt, ob du eine andere willst.
option-rush-deck = Kartensatz
    .help = Der gedruckte Text nennt in einer Zeile vier Zahlen und fünf Arten; hier sind drei Lesarten.
option-rush-first_seat = Wer beginnt
    .help = Nach der Spielanleitung der Jüngste: Gib seinen Platz an oder überlass es dem Zufall.
option-rush-discard_only_if_stuck = Abwerfen nur, wenn nichts geht
    .help = Abwerfen darf nur, wer keine Karte spielen kann.
option-rush-replay_draws = Ziehen vor dem nächsten Spielzug
    .help = Nach einer Botte füllst du auf sieben Karten auf, bevor du noch einmal spielst.
option-rush-accelerators = Gaspedale je Karte
    .help = Wie viele Gaspedale zu einer Streckenkarte gelegt werden dürfen; zwei vervierfachen sie.
option-rush-u_turn_draw = Ziehen nach einer Kehrtwende
    .help = Was im nächsten Zug zieht, wessen Streckenkarte zurückgenommen wurde.
option-rush-vol_lays = Eine gestohlene Karte legen
    .help = Wann ein Dieb, auch angegriffen oder unter Tempolimit, die gestohlene Karte sofort legen darf.
option-rush-open_discard = Ablagestapel offen für alle
    .help = Alle dürfen den Ablagestapel durchblättern; sonst nur, wer am Zug ist, nach dem Ziehen.
option-rush-window_seconds = Zeit für die Antwort auf einen Angriff
    .help = Wie lange man auf einen Angriff antworten kann, von 2 bis 60 Sekunden.
option-rush-distance_seconds = Zeit für eine Kehrtwende
    .help = Wie lange eine Streckenkarte zurückgeschickt werden kann, von 2 bis 60 Sekunden.

option-value-deck-d1 = 106 Karten
option-value-deck-d1_25 = zehn 25er statt der zehn 75er
option-value-deck-d1_vol4 = vier Diebstähle und drei Tempolimits
option-value-accelerators-1 = eines
option-value-accelerators-2 = zwei
option-value-u_turn_draw-missing = die fehlenden Karten
option-value-u_turn_draw-none = nichts
option-value-vol_lays-always = immer
option-value-vol_lays-if_able = nur, wenn sie auch ohne den Diebstahl liegen dürfte
