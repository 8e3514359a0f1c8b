# La grotte : le titre de l’affiche, le jeu imprimé dont il suit les règles, une phrase de présentation.

game-tresors = La grotte
    .printed = Mille et un trésors
    .about = Ramassez des trésors et sortez de la grotte avant le chef des voleurs.

## Ce qui se dit ici autrement qu’ailleurs

term-round = partie

## Ce qu’une table peut choisir

# La valeur nomme l’option, .help l’explique.

option-tresors-variant = Façon de jouer
    .help = Dans le jeu de base, les trésors sous le pion donnent le nombre de pas ; dans « Ali Baba et la chance », pour les plus jeunes, c’est un dé, et personne n’est pris.
option-tresors-exit_exact = Sortie au pas près
    .help = Le pas qui franchit l’entrée doit être le dernier ; sinon les pas qui restent sont perdus. Sans effet dans « Ali Baba et la chance ».
option-tresors-no_sealing = Entrée jamais murée
    .help = Une nouvelle carte ne peut pas être tournée de façon à fermer la grotte. Sans effet dans « Ali Baba et la chance ».
option-tresors-first_seat = Qui commence
    .help = La règle choisit qui connaît le plus de contes des Mille et Une Nuits, sinon le plus jeune : marquez sa place, ou laissez faire le sort.

option-value-variant-base = le jeu de base
option-value-variant-chance = Ali Baba et la chance
