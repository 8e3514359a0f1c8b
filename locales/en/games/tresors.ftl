# La grotte: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-tresors = La grotte
    .printed = Mille et un trésors
    .about = Gather treasures and be out of the cave before the chief of the robbers arrives.

## What is said here in other words than elsewhere

term-round = game

## What a table may choose

# The value names the option, .help explains it.

option-tresors-variant = Way of playing
    .help = In the basic game the treasures under the pawn give the number of steps; in “Ali Baba and luck”, for younger players, a die does, and nobody is caught.
option-tresors-exit_exact = Exact steps to leave
    .help = The step through the entrance must be the last one; otherwise steps left over are lost. No effect in “Ali Baba and luck”.
option-tresors-no_sealing = Entrance never walled up
    .help = A new card may not be turned so that it closes the cave. No effect in “Ali Baba and luck”.
option-tresors-first_seat = Who begins
    .help = The rules choose whoever knows the most tales of the Thousand and One Nights, else the youngest: mark that seat, or leave it to chance.

option-value-variant-base = the basic game
option-value-variant-chance = Ali Baba and luck
