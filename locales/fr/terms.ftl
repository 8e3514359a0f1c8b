# Les mots du jeu, que d’autres messages citent. Un jeu qui dit autrement l’écrit dans son fichier.

term-distance = borne
term-distances = bornes
term-attack = attaque
term-attacks = attaques
term-parade = parade
term-parades = parades
term-botte = botte
term-bottes = bottes
term-coup-fourre = coup-fourré
term-battle-pile = pile de bataille
term-speed-pile = pile de vitesse
term-draw-pile = pioche
# Là où finissent les cartes qui ne servent plus.
term-aside = défausse
term-hand = main
term-dealer = donneur
term-goal = but
term-round = manche

# Les deux derniers éléments d’une liste ; $head réunit déjà tous ceux qui précèdent.
list-and = { $head } et { $last }
list-or = { $head } ou { $last }
