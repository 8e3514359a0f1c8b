# Les mots du jeu. $game est le nom du jeu dans la notation ; d’autres messages citent ces mots.

term-distance =
    { $game ->
        [asterix] étape
       *[other] borne
    }
term-distances =
    { $game ->
        [asterix] étapes
       *[other] bornes
    }
term-attack = attaque
term-attacks = attaques
term-parade = parade
term-parades = parades
term-botte = botte
term-bottes = bottes
term-coup-fourre = coup-fourré
term-battle-pile =
    { $game ->
        [desert] pile bataille
        [rush] emplacement de bataille
        [fun-speed] emplacement de bataille
       *[other] pile de bataille
    }
term-speed-pile =
    { $game ->
        [rush] emplacement de vitesse
        [fun-speed] emplacement de vitesse
       *[other] pile de vitesse
    }
term-draw-pile = pioche
# Là où finissent les cartes qui ne servent plus.
term-aside =
    { $game ->
        [desert] écart
       *[other] défausse
    }
term-hand = main
term-dealer = donneur
term-goal = but
term-round =
    { $game ->
        [desert] partie
        [rush] partie
        [fun-speed] partie
        [tresors] partie
       *[other] manche
    }

# Les deux derniers éléments d’une liste ; $head réunit déjà tous ceux qui précèdent.
list-and = { $head } et { $last }
list-or = { $head } ou { $last }
