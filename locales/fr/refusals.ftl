# Pourquoi un coup est refusé, et que faire à la place.
#
# Toutes ces phrases reçoivent :
#   $game      le nom du jeu dans la notation
#   $green     le feu vert de ce jeu, au milieu d’une phrase
#   $priority  la botte qui en tient lieu
#   $idle      discard si l’on peut défausser, pass sinon
# Les autres variables sont expliquées là où elles servent. Une carte absente s’écrit none.

refusal-not-dealt = Les cartes ne sont pas encore distribuées.
refusal-round-over = La course est finie : plus rien ne se joue.

# $seat : le joueur dont c’est le tour.
refusal-not-your-turn = C’est à { $seat } de jouer. Attendez votre tour.
refusal-window-open = Une attaque attend sa réponse. Rien d’autre ne se joue avant.
refusal-extension-due = Le but vient d’être atteint : qui l’a atteint décide d’abord s’il prolonge la course.
refusal-nothing-to-extend = Il n’y a rien à décider : on ne prolonge la course qu’à l’instant où l’on atteint un but qui peut l’être.
refusal-nothing-to-answer = Aucune attaque n’attend de réponse : un coup-fourré se fait à l’instant où l’attaque tombe.
refusal-not-attacked = L’attaque vise un autre camp, et lui seul peut répondre.
refusal-already-declined = Vous avez déjà laissé passer cette attaque. Une botte peut encore se poser à votre tour.
refusal-no-replies = Personne ne répond hors de son tour dans ce jeu. Gardez la carte pour le vôtre.

# $card : la carte que le joueur n’a pas.
refusal-not-held = Vous n’avez pas cette carte en main : { $card }.

# $attack : l’attaque ; $botte : la botte qui en protège.
refusal-wrong-reply =
    { $botte ->
        [none] Aucune carte ne répond à cette attaque : { $attack }.
       *[other] Cette carte ne répond pas à l’attaque { $attack } : il faut la botte { $botte }.
    }

refusal-not-started = Vous n’avez pas encore démarré. Posez d’abord { $green }, ou la botte { $priority }.

# $attack : l’attaque en vigueur ; $parade : sa parade, au milieu d’une phrase ; $botte : sa botte ;
# $then : green-light si la parade doit être suivie d’un feu vert.
refusal-halted =
    Une attaque vous arrête : { $attack }. Posez { $parade }{ $then ->
        [green-light] , puis { $green } (inutile avec { $priority })
       *[nothing] { "" }
    }{ $botte ->
        [none] { "" }
       *[other] , ou la botte { $botte }
    }.

refusal-green-light-owed = Avant de repartir, il vous faut encore { $green }, ou la botte { $priority }.

# $to : la plus longue distance permise ; $parade : ce qui lève la limite, au milieu d’une phrase.
refusal-limited =
    Votre vitesse est limitée : posez une { term-distance } de { $to } km au plus{ $parade ->
        [none] { "" }
       *[other] , ou d’abord { $parade }
    }.

# $goal : la distance à parcourir ; $by : de combien elle serait dépassée.
refusal-overshoots = Il faut tomber juste sur { $goal } km, et cette { term-distance } vous mènerait { $by } km trop loin.

# $distance : la distance ; $times : combien de fois elle peut être posée.
refusal-cap-reached =
    { $times ->
        [one] Une seule { term-distance } { $distance } par camp, et elle est déjà posée.
       *[other] Pas plus de { $times } { term-distances } { $distance } par camp, et elles sont déjà posées.
    }

# $attack : l’attaque que la parade lèverait, au milieu d’une phrase.
refusal-nothing-to-parry =
    Cette parade ne se pose que contre { $attack }, et vous n’avez rien de tel devant vous. { $idle ->
        [discard] Gardez-la ou défaussez-la.
       *[pass] Gardez-la pour plus tard.
    }

# $attack : l’attaque en vigueur, au milieu d’une phrase ; $parade : sa parade ; $botte : sa botte.
refusal-wrong-parade =
    Cette carte ne peut rien contre { $attack }. Il vous faut { $parade }{ $botte ->
        [none] { "" }
       *[other] , ou la botte { $botte }
    }.

refusal-already-rolling = Vous êtes déjà en route : cette carte n’y changerait rien.
refusal-needs-target = Une attaque se pose chez un adversaire. Dites lequel.
refusal-not-an-attack = Seule une attaque se pose chez un adversaire. Posez cette carte devant vous.
refusal-own-side = On n’attaque pas son propre camp. Choisissez un adversaire.
refusal-no-such-side = Personne n’est assis là. Choisissez une place occupée.

# $by : la botte.
refusal-immune = La botte { $by } protège cet adversaire. Visez-en un autre, ou changez d’attaque.

# $by : l’attaque en vigueur.
refusal-target-halted = Cet adversaire est déjà arrêté : { $by }. Une seule attaque peut l’arrêter à la fois.
refusal-target-not-started = Cet adversaire n’a pas encore démarré : on ne peut pas l’arrêter. Visez un adversaire en route.
refusal-target-not-rolling = Cet adversaire n’est pas encore reparti : on ne peut pas l’arrêter. Attendez qu’il pose { $green }.
refusal-target-shielded = Cet adversaire est hors d’atteinte : il faut voir { $green } sur le dessus de sa { term-battle-pile }.
refusal-target-limited = La vitesse de cet adversaire est déjà limitée.
refusal-no-discard = On ne défausse jamais ici. Posez une carte, ou passez si aucune ne peut l’être.
refusal-safety-kept = Une botte ne se défausse jamais : posez-la, elle vous rapporte toujours quelque chose.
refusal-no-passing = On ne passe pas son tour ici. Posez une carte ou défaussez-en une.
refusal-must-play = On ne passe que si rien ne peut être posé, et vous avez une carte à poser.
