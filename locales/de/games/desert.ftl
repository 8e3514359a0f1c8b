# Marche de nuit: der Titel auf dem Plakat, das gedruckte Spiel, dessen Regeln es folgt, ein Satz darüber.

game-desert = Marche de nuit
    .printed = Mille Bornes dans le Désert
    .about = Zu Fuß durch die Wüste: Niemand wirft je etwas ab, und jede Botte bringt eine Karte und einen Zug dazu.

## Was hier mit anderen Worten gesagt wird als sonst

term-aside = Ablage
client-pile-aside = Ablage
term-round = Partie
client-going-rolling = unterwegs
client-outcome-rolling = du bist unterwegs

## Die Karten

# Der Wert ist der Name der Karte;
# .one ist die Karte mitten im Satz, im Akkusativ: nach „legt“, „spielt“, „gegen“ oder „du brauchst“;
# .about sagt, wann sie gespielt wird, was sie tut und wohin sie kommt.

card-desert-25 = 25 km
    .one = eine 25-km-Karte
    .about = In deinem Zug, wenn du unterwegs bist: 25 km weiter, nie über 1000 hinaus. Die Karte bleibt vor dir liegen.
card-desert-50 = 50 km
    .one = eine 50-km-Karte
    .about = In deinem Zug, wenn du unterwegs bist: 50 km weiter, nie über 1000 hinaus. Die Karte bleibt vor dir liegen.
card-desert-75 = 75 km
    .one = eine 75-km-Karte
    .about = In deinem Zug, wenn du unterwegs bist: 75 km weiter, nie über 1000 hinaus. Die Karte bleibt vor dir liegen.
card-desert-100 = 100 km
    .one = eine 100-km-Karte
    .about = In deinem Zug, wenn du unterwegs bist: 100 km weiter, nie über 1000 hinaus. Die Karte bleibt vor dir liegen.
card-desert-200 = 200 km
    .one = eine 200-km-Karte
    .about = In deinem Zug, wenn du unterwegs bist: 200 km weiter, nie über 1000 hinaus. Die Karte bleibt vor dir liegen.
card-desert-stop-camping = Stopp! Camping
    .one = die Karte Stopp! Camping
    .about = In deinem Zug, auf einen Gegner, der unterwegs ist: Er hält an, bis er eine Grüne Ampel von Mose legt. Keine Botte hilft dagegen. Die Karte kommt auf seinen Kampfstapel.
card-desert-egyptiens = Ägypter
    .one = die Ägypter
    .about = In deinem Zug, auf einen Gegner, der unterwegs ist: Er hält an, bis er eine Streitwagenpanne legt. Die Karte kommt auf seinen Kampfstapel.
card-desert-scorpions-serpents = Skorpione & Schlangen
    .one = Skorpione & Schlangen
    .about = In deinem Zug, auf einen Gegner, der unterwegs ist: Er hält an, bis er die Wolkensäulen legt. Die Karte kommt auf seinen Kampfstapel.
card-desert-panne-de-nourriture = Proviant leer
    .one = die Karte Proviant leer
    .about = In deinem Zug, auf einen Gegner, der unterwegs ist: Er hält an, bis er Manna legt. Die Karte kommt auf seinen Kampfstapel.
card-desert-alerte-secheresse = Dürrealarm
    .one = einen Dürrealarm
    .about = In deinem Zug, auf einen Gegner, der unterwegs ist: Er hält an, bis er Mirjams Brunnen legt. Die Karte kommt auf seinen Kampfstapel.
card-desert-feu-vert = Grüne Ampel von Mose
    .one = eine Grüne Ampel von Mose
    .about = In deinem Zug, zum Losgehen oder gegen Stopp! Camping: Du bist unterwegs. Die Karte kommt auf deinen Kampfstapel.
card-desert-crevaison-char = Streitwagenpanne
    .one = eine Streitwagenpanne
    .about = In deinem Zug, gegen die Ägypter: Der Angriff ist vorbei. Die Karte kommt auf deinen Kampfstapel.
card-desert-colonnes-de-nuees = Wolkensäulen
    .one = die Wolkensäulen
    .about = In deinem Zug, gegen Skorpione & Schlangen: Der Angriff ist vorbei. Die Karte kommt auf deinen Kampfstapel.
card-desert-manne = Manna
    .one = Manna
    .about = In deinem Zug, gegen Proviant leer: Der Angriff ist vorbei. Die Karte kommt auf deinen Kampfstapel.
card-desert-puits-de-myriam = Mirjams Brunnen
    .one = Mirjams Brunnen
    .about = In deinem Zug, gegen einen Dürrealarm: Der Angriff ist vorbei. Die Karte kommt auf deinen Kampfstapel.
card-desert-ouverture-de-la-mer-rouge = Teilung des Roten Meeres
    .one = die Teilung des Roten Meeres
    .about = In deinem Zug, zusätzlich zu deiner Karte: Niemand kann mehr die Ägypter gegen dich spielen. Du gehst auch ohne Grüne Ampel los. Die Botte bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-desert-spray-anti-betes = Wildtierspray
    .one = das Wildtierspray
    .about = In deinem Zug, zusätzlich zu deiner Karte: Niemand kann mehr Skorpione & Schlangen gegen dich spielen. Die Botte bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-desert-reserve-de-matsa = Mazzenvorrat
    .one = den Mazzenvorrat
    .about = In deinem Zug, zusätzlich zu deiner Karte: Niemand kann mehr die Karte Proviant leer gegen dich spielen. Die Botte bleibt vor dir liegen, du ziehst und spielst noch einmal.
card-desert-citerne-portable = Tragbare Zisterne
    .one = die Tragbare Zisterne
    .about = In deinem Zug, zusätzlich zu deiner Karte: Niemand kann mehr einen Dürrealarm gegen dich spielen. Die Botte bleibt vor dir liegen, du ziehst und spielst noch einmal.

## Was ein Tisch wählen kann

# Der Wert benennt die Option, .help erklärt sie.

option-desert-attack_needs = Wer angegriffen werden kann
    .help = Die Spielanleitung verlangt eine grüne Ampel obenauf; der Tisch kann Angriffe auf alle erlauben, die unterwegs sind.
option-desert-blocked_extra_draw = Eine Karte mehr, wenn blockiert
    .help = Wer nichts legen kann, zieht eine zweite Karte, bevor er passt.
option-desert-free_pass = Passen nach Belieben
    .help = Du darfst auch passen, wenn du eine Karte legen könntest.
option-desert-borne_end = Ende ohne Streckenkarten
    .help = Wann die Partie endet, wenn niemand das Ziel erreicht.
option-desert-deck = Kartensatz
    .help = Der der Spielanleitung oder ein eigener, Karte für Karte.
option-desert-first_seat = Wer beginnt
    .help = Nach der Spielanleitung der Jüngste: Gib seinen Platz an oder überlass es dem Zufall.
option-desert-unsorted_piles = Stapel in der Reihenfolge des Spiels
    .help = Gelegte Karten werden nie sortiert, für das Spiel am Schabbat oder an einem Feiertag.

option-value-attack_needs-green_light_on_top = eine grüne Ampel obenauf
option-value-attack_needs-rolling = alle, die unterwegs sind
option-value-borne_end-end_of_turn = nach dem Zug, der keine Streckenkarte im Nachziehstapel lässt
option-value-borne_end-immediate = sobald die letzte Streckenkarte gezogen ist
option-value-borne_end-pile_empty = wenn der Nachziehstapel leer ist
