# La grotte: der Titel auf dem Plakat, das gedruckte Spiel, dessen Regeln es folgt, ein Satz darüber.

game-tresors = La grotte
    .printed = Mille et un trésors
    .about = Sammle Schätze und sei aus der Höhle, bevor der Räuberhauptmann kommt.

## Was hier mit anderen Worten gesagt wird als sonst

term-round = Partie

## Was ein Tisch wählen kann

# Der Wert benennt die Option, .help erklärt sie.

option-tresors-variant = Spielweise
    .help = Im Grundspiel geben die Schätze unter der Figur die Schritte an; in „Ali Baba und das Glück“, für Jüngere, tut es ein Würfel, und niemand wird gefasst.
option-tresors-exit_exact = Genau abgezählt hinaus
    .help = Der Schritt durch den Eingang muss der letzte sein; sonst verfallen übrige Schritte. Ohne Wirkung in „Ali Baba und das Glück“.
option-tresors-no_sealing = Eingang nie zugemauert
    .help = Eine neue Karte darf nicht so gedreht werden, dass sie die Höhle verschließt. Ohne Wirkung in „Ali Baba und das Glück“.
option-tresors-first_seat = Wer beginnt
    .help = Nach der Spielanleitung, wer die meisten Märchen aus Tausendundeiner Nacht kennt, sonst der Jüngste: Gib seinen Platz an oder überlass es dem Zufall.

option-value-variant-base = das Grundspiel
option-value-variant-chance = Ali Baba und das Glück
