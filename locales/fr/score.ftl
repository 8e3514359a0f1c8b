# La fin d’une manche et sa feuille de points.

# $goal : la distance à parcourir.
ending-goal = La ligne d’arrivée est franchie : { $goal } km tout juste. La { term-round } est finie.

# $cause : no-distance-afoot, no-distance-in-stock, hands-empty, nobody-can-play ou stock-empty.
ending-exhausted =
    { $cause ->
        [no-distance-afoot] Il ne reste aucune { term-distance }, ni dans la pioche ni dans les mains.
        [no-distance-in-stock] Il ne reste aucune { term-distance } dans la pioche.
        [hands-empty] La pioche et les mains sont vides.
        [nobody-can-play] La pioche est vide et plus personne ne peut rien poser.
       *[stock-empty] La pioche est vide.
    } La { term-round } est finie, et la plus grande distance l’emporte.

# Là où le but peut être dépassé.
ending-goal-passed = La ligne d’arrivée est franchie : { $goal } km ou plus. La { term-round } est finie.
ending-standstill =
    Plus rien n’a bougé depuis longtemps. La { term-round } est finie, et le plus grand total l’emporte.

# La grotte. $variant : base, ou chance si personne ne perd ses trésors.
ending-all-out = Le dernier pion est sorti de la grotte. La partie est finie.
ending-chief =
    Le chef des voleurs est rentré : { $variant ->
        [base] qui est encore dans la grotte perd tout
       *[chance] chacun garde ses trésors
    }. La partie est finie.
ending-no-way-out =
    La pioche est vide et plus personne ne peut sortir : c’est comme si le chef était rentré.

# $names : les vainqueurs ; $count : combien ils sont.
score-winners =
    { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }

# Les lignes de la feuille. $longest est la plus longue distance du jeu.
award-kilometres = Kilomètres
award-safety = Bottes posées
award-all-safeties = Toutes les bottes
award-coup-fourre = Coups-fourrés
award-victory = Victoire
award-goal-reached = But atteint
award-slow-victory = Victoire sans aucun { $longest }
award-slow-goal-reached = But atteint sans aucun { $longest }
award-late-goal-reached = But atteint, pioche vide
award-extension = Prolongation réussie
award-extension-missed = Prolongation manquée par un adversaire
award-shutout = Adversaire sans { term-distance }
award-shutout-each = Adversaires sans { term-distance }
