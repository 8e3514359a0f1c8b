# Pourquoi une table ou une position ne peut pas être préparée.

# $name : le nom demandé ; $allowed : les noms qui existent.
setup-unknown-game = Aucun jeu ne s’appelle « { $name } ». Choisissez { $allowed }.

# $asked : le nombre demandé ; $allowed : les nombres permis.
setup-seats = On ne peut pas jouer à { $asked }. Il faut être { $allowed }.

# $name : l’option demandée ; $allowed : celles qui existent.
setup-unknown-option = Aucune option ne s’appelle « { $name } » dans ce jeu. Il y a { $allowed }.

# $name : l’option ; $value : la valeur demandée ; $allowed : les valeurs permises.
setup-unknown-value = L’option « { $name } » ne peut pas valoir « { $value } ». Choisissez { $allowed }.

# $seats : les nombres de joueurs qui permettent ce choix.
setup-not-at-this-table = « { $name } { $value } » ne se choisit qu’à { $seats } joueurs.

# $other : l’autre option et sa valeur.
setup-not-together = « { $name } { $value } » ne va pas avec « { $other } ». Choisissez l’un ou l’autre.

# $why : ce qui ne va pas.
setup-bad-deck = Ce paquet ne peut pas se jouer (« { $name } ») : { $why }.

# $entry : ce qui était écrit.
deck-unreadable = « { $entry } » n’est pas un nombre et une carte

# $card : ce qui était écrit.
deck-no-such-card = aucune carte de ce jeu ne s’appelle « { $card } »

# $card : la carte ; $least : combien il en faut.
deck-too-few = trop peu de « { $card } », au moins { $least }

# $most : combien il peut y en avoir.
deck-too-many = trop de « { $card } », au plus { $most }

# $cards : combien le paquet en compte ; $fewest, $most : combien il peut en compter.
deck-size = il compte { $cards } cartes, et il en faut de { $fewest } à { $most } à cette table

# $card : la carte ; $copies : combien le paquet en compte.
misplaced-too-many =
    Il y a trop d’exemplaires d’une carte : { $card }. Le paquet { $copies ->
        [one] n’en compte qu’un
       *[other] n’en compte que { $copies }
    }.
misplaced-wrong-pile = Cette carte ne va pas sur cette pile : { $card }.
misplaced-too-many-unknown = Il y a plus de cartes inconnues que le paquet n’en laisse.
misplaced-unknown = Des cartes inconnues demandent un observateur : ajoutez une ligne viewer.
misplaced-no-window = Une fenêtre suppose une attaque sur le dessus, un tour commencé et quelqu’un à qui la poser.
misplaced-nothing-owed = Aucun feu vert n’est dû à cet endroit.
misplaced-not-a-view = Une vue a un spectateur ou un joueur qui voit sa main, un tour commencé et une pioche inconnue.
misplaced-only-a-view = Ce que voit un seul joueur se regarde et ne se joue pas.
misplaced-past-goal = Un camp arrivé au but a déjà terminé la course.
misplaced-no-extension = Personne ne peut avoir prolongé cette course.
misplaced-no-windows = Ce jeu n’a pas de fenêtre : personne n’y répond hors de son tour.
misplaced-interrupted = Ce qui interrompt un tour ne s’écrit que dans ce que voit une personne.
misplaced-wrong-moment = Cela ne peut pas être dû à ce moment.
misplaced-wrong-place = Cette carte ne peut pas se trouver là : { $card }.

# $most : le plus grand nombre de bornes d’un camp.
misplaced-too-many-distances = Un camp ne peut pas avoir plus de { $most } bornes devant lui.
misplaced-bad-marker = Un Contrôle suppose un adversaire qui exige une carte, et jamais une botte.
