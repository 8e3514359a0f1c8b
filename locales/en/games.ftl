# The games: the title on the poster, the printed game whose rules it follows, one sentence about it.

game-classic = Nationale 7
    .printed = Mille Bornes
    .about = The race everybody knows, with its teams, its coup-fourré and the extension to 1000 km.

game-desert = Marche de nuit
    .printed = Mille Bornes dans le Désert
    .about = A crossing on foot where nobody ever discards, and where each botte gives one more card and one more play.

game-asterix = Voie romaine
    .printed = Mille Bornes Astérix
    .about = Chariots for up to eight players, alone or in pairs, and a coup-fourré that costs others their turn.

game-rush = Heure de pointe
    .printed = Mille Bornes Rush
    .about = The city by electric car: accelerators, U-turns, thefts and checkpoints.

game-fun-speed = Plein pot !
    .printed = Mille Bornes Fun & Speed
    .about = Four cards in hand, noises to shout and hold-ups to call before anyone else.

game-tresors = La grotte
    .printed = Mille et un trésors
    .about = Gather treasures and be out of the cave before the chief of the robbers arrives.
