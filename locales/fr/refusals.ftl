# Pourquoi un coup est refusé, et que faire à la place.
#
# Toutes ces phrases reçoivent :
#   $green     le feu vert de ce jeu, au milieu d’une phrase
#   $priority  la botte qui en tient lieu
#   $idle      discard si l’on peut défausser, pass sinon
# Les autres variables sont expliquées là où elles servent. Une carte absente s’écrit none.

refusal-not-dealt = Les cartes ne sont pas encore distribuées.
refusal-round-over = La course est finie : plus rien ne se joue.

refusal-round-exhausted = Les cartes sont épuisées : la course est finie, plus rien ne se joue.

# $seat : le joueur dont c’est le tour ; $wait : pourquoi l’on attend.
refusal-not-your-turn =
    { $wait ->
        [played] Une carte par tour, et c’est maintenant à { $seat } de jouer.
        [dry] La pioche est vide, mais c’est toujours une carte par tour : à { $seat } de jouer.
        [partner] C’est à { $seat }, votre partenaire, de jouer : chacun a sa main et son tour.
        [skipped] La réponse à une attaque vous a fait perdre ce tour : c’est à { $seat } de jouer.
        [using] { $seat } doit d’abord jouer la carte reçue. Attendez votre tour.
        [closed] Vous avez dû céder la carte exigée, et votre tour est fini. { $seat } la joue.
        [parade] Une parade se pose à son tour, et c’est à { $seat } de jouer.
        [botte] Une botte se pose à son tour, et c’est à { $seat } de jouer.
        [coup] Une botte se pose à son tour, ou à l’instant où tombe son attaque. C’est à { $seat } de jouer.
       *[order] C’est à { $seat } de jouer. Attendez votre tour.
    }
refusal-not-your-decision = C’est à { $seat }, qui vient d’atteindre le but, de décider s’il prolonge la course.
refusal-window-open = Une attaque attend sa réponse. Rien d’autre ne se joue avant.
refusal-extension-due = Le but vient d’être atteint : qui l’a atteint décide d’abord s’il prolonge la course.
refusal-nothing-to-extend = Il n’y a rien à décider : on choisit une seule fois de prolonger ou non la course, à l’instant où l’on atteint 700 km.
refusal-no-extension = La course ne se prolonge pas à cette table : 700 km y sont une distance comme une autre.
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
# $then : green-light si la parade doit être suivie d’un feu vert ; $despite : la botte qui tient lieu de feu
# vert, si elle est posée.
refusal-halted =
    { $despite ->
        [none] Une attaque vous arrête : { $attack }.
       *[other] Une attaque vous arrête, et { $despite } n’y peut rien : { $attack }.
    } Posez { $parade }{ $then ->
        [green-light] , puis { $green } (inutile avec { $priority })
       *[nothing] { "" }
    }{ $botte ->
        [none] { "" }
       *[other] , ou la botte { $botte }
    }.

# $after : ce qui a levé l’attaque, une parade, une botte, ou une parade que la botte n’a fait que suivre.
refusal-green-light-owed =
    { $after ->
        [botte] À cette table, une botte posée contre son attaque ne suffit pas pour repartir. Posez
        [both] La botte est venue après la parade, et ne dispense pas du feu vert. Posez
       *[parade] Après une parade, on ne repart pas sans feu vert. Posez
    } { $green }, ou la botte { $priority }.

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
refusal-no-passing-when-dry = La pioche est vide, mais on ne passe toujours pas. Posez une carte ou défaussez-en une.
refusal-must-play = On ne passe que si rien ne peut être posé, or vous avez une carte à poser.

## Heure de pointe et Plein pot !

refusal-sprint-not-dealt =
    Les cartes bougent encore : on mélange, on distribue ou l’on tire une carte. Un instant.
refusal-sprint-window-open =
    Une attaque ou une { term-distance } attend sa réponse. Rien d’autre ne se joue avant.

refusal-sprint-standstill = Plus rien ne bougeait : la course est finie, les meilleurs totaux gagnent.
refusal-sprint-one-action =
    Une seule action par tour, et la vôtre attend encore une réponse. Rien d’autre ne se joue avant.

# $card : la carte qui doit servir.
refusal-sprint-must-use = Cette carte doit servir tout de suite : { $card }. Jouez-la avant toute autre.
refusal-sprint-choice-due = Quelqu’un doit d’abord choisir une carte. La partie reprend juste après.
# $seat : qui choisit.
refusal-sprint-not-your-choice = Ce choix revient à { $seat }. Un instant.
refusal-sprint-call-waits = Votre cri attend son tour : il sera jugé au prochain moment calme.
refusal-sprint-already-robbed = Un seul vol par joueur et par tour, et vous en avez réussi un. Attendez le tour suivant.
refusal-sprint-nothing-to-choose = Aucun choix ne vous attend en ce moment. Jouez à votre tour.
refusal-sprint-not-on-offer = Ce choix n’est pas possible. Prenez parmi les cartes proposées.
refusal-sprint-nothing-to-answer =
    Il n’y a rien à quoi répondre : attendez une attaque contre vous, ou une { term-distance } adverse.
refusal-sprint-not-asked =
    Ce n’est pas à vous de répondre : attendez une attaque contre vous, ou une { term-distance } adverse.
refusal-sprint-partners-distance =
    C’est la { term-distance } de votre partenaire. Gardez la carte pour un adversaire.
refusal-sprint-already-declined = Vous avez déjà laissé passer. Gardez la carte pour une autre fois.

# $card : la carte qui manque.
refusal-sprint-not-held = Il vous manque cette carte : { $card }. Jouez-en une que vous avez en main.
refusal-sprint-draw-first = Piochez d’abord, dans la pioche ou sur la défausse ; vous jouerez ensuite.
refusal-sprint-draw-before-swap = Une paire s’échange après avoir pioché. Piochez d’abord, vous échangerez ensuite.
refusal-sprint-nothing-to-rename =
    Aucun Contrôle ne peut changer : il faut venir de piocher soi-même la carte qu’on exigeait.
refusal-sprint-bad-name = Nommez une autre carte que la première, et jamais une botte.

# $because : pourquoi rien n’est à piocher.
refusal-sprint-nothing-due =
    { $because ->
        [empty] La pioche et la défausse sont vides : on joue sans piocher.
        [reply] Une parade donne le tour, mais sans pioche. Jouez une carte, ou passez.
        [replay] À cette table, on rejoue sans piocher. Jouez une carte.
        [cancelled] À cette table, qui se fait annuler une { term-distance } ne pioche pas au tour suivant. Jouez une carte.
       *[drawn] Vous n’avez plus rien à piocher. Jouez une carte.
    }
refusal-sprint-discard-empty = La défausse est vide. Prenez dans la pioche.
refusal-sprint-discard-locked =
    Seule la première carte peut venir de la défausse. Prenez les suivantes dans la pioche.

# $attack : l’attaque en vigueur ; $parade : sa parade, au milieu d’une phrase ; $any : la parade qui vaut
# contre tout, ou none ; $botte : sa botte.
refusal-sprint-halted =
    Une attaque vous arrête : { $attack }. Levez-la avec { $parade }{ $any ->
        [none] { "" }
       *[other] { " " }ou { $any }
    }, ou posez la botte { $botte }.

# $to : la plus longue distance permise.
refusal-sprint-limited =
    Une attaque vous ralentit : { $attack }. Posez { $to } km au plus, levez-la avec { $parade }{ $any ->
        [none] { "" }
       *[other] { " " }ou { $any }
    }, ou posez la botte { $botte }.

refusal-sprint-stolen-kept =
    À cette table, une { term-distance } volée ne se pose que si elle peut l’être, or une attaque vous retient : { $attack }. Gardez-la en main.
refusal-sprint-accelerator-alone = Un Accélérateur ne se joue pas seul : posez-le avec une { term-distance }.

# $most : combien d’Accélérateurs une borne peut porter.
refusal-sprint-too-many-accelerators =
    { $most ->
        [one] Une { term-distance } n’accepte qu’un seul Accélérateur. Gardez l’autre.
       *[other] Une { term-distance } n’accepte que { $most } Accélérateurs. Gardez les autres.
    }
refusal-sprint-not-a-distance = Seule une { term-distance } s’accélère. Jouez cette carte sans Accélérateur.
refusal-sprint-not-laid =
    Cette carte ne se pose pas ainsi devant soi. Dites contre qui ou contre quoi la jouer.
refusal-sprint-not-an-attack = Seule une attaque se pose chez un adversaire. Cette carte se joue autrement.
refusal-sprint-own-side = Cela ne se joue pas contre son propre camp. Choisissez un adversaire.
refusal-sprint-own-distance = On ne crie pas Bornes Killer contre sa propre { term-distance }.

# $by : l’attaque déjà posée.
refusal-sprint-slot-taken =
    Une attaque occupe déjà cette place : { $by }. Visez un autre adversaire, ou changez d’attaque.
refusal-sprint-nothing-to-parry =
    Cette parade ne lève aucune attaque posée devant vous. Gardez-la ou défaussez-la.
refusal-sprint-which-attack = Deux attaques vous touchent, et cette parade n’en lève qu’une. Dites laquelle.
refusal-sprint-only-a-reply =
    Cette carte est une réponse : gardez-la pour l’instant où l’on vous attaque, ou où un adversaire avance.

# $mirror : la carte qui retourne une attaque, au milieu d’une phrase.
refusal-sprint-wrong-reply =
    Cette carte ne répond pas à l’attaque { $attack } : il faut { $parade }{ $any ->
        [none] { "" }
       *[other] , { $any }
    }, la botte { $botte } ou { $mirror }.

# $card : la borne, au milieu d’une phrase ; $turn : la carte qui l’annule, au milieu d’une phrase.
refusal-sprint-wrong-reply-distance = Cette carte ne peut rien contre { $card } : il faut { $turn }.
refusal-sprint-not-lying-there = Cette { term-distance } n’est pas posée là. Choisissez-en une qui s’y trouve.
refusal-sprint-already-checked = Un Contrôle attend déjà chez cet adversaire. Visez-en un autre.
refusal-sprint-safety-demanded = Une botte ne s’exige pas. Nommez une autre carte.
refusal-sprint-no-swap-now =
    Une paire s’échange une fois, juste après avoir pioché. Jouez une carte, et échangez à un prochain tour.
refusal-sprint-no-swap-in-a-replay = À cette table, on rejoue sans piocher ni échanger de paire. Jouez une carte.
refusal-sprint-not-a-pair = Il faut deux cartes pareilles pour un échange. Choisissez une vraie paire.

# $card : la carte demandée.
refusal-sprint-not-discarded =
    Cette carte n’est pas dans la défausse : { $card }. Choisissez-en une qui s’y trouve.
refusal-sprint-no-use =
    Vous ne pourriez pas jouer cette carte tout de suite : { $card }. Choisissez-en une qui serve maintenant.
refusal-sprint-must-play = On ne défausse que si rien ne peut être joué, or vous avez une carte à jouer.
refusal-sprint-hand-empty = Cet adversaire n’a plus de carte en main. Visez-en un autre.
refusal-sprint-nothing-to-give =
    Il faut une autre carte à donner en échange, et celle-ci est votre dernière. Défaussez-la.
refusal-sprint-nothing-is-said =
    Il n’y a rien de tel à dire avec cette carte : à cette table, le jeu s’en charge. Posez-la simplement.
refusal-sprint-nothing-to-say =
    On annonce sa propre { term-distance }, une seule fois, juste après l’avoir posée.
refusal-sprint-no-hold-up = Le Hold Up ne se joue pas à cette table. Gagnez vos kilomètres à votre tour.
refusal-sprint-nothing-equal =
    Aucun total n’en égale un autre. Attendez une égalité pour crier Hold Up.
refusal-sprint-only-nothing-equal =
    Deux totaux à 0 ne font pas une égalité, et aucun autre n’en égale un. Attendez pour crier Hold Up.
refusal-sprint-too-many-calls = Trop de cris attendent déjà. Laissez-les se régler d’abord.
refusal-sprint-no-killer =
    Bornes Killer ne se joue pas à cette table. Un Demi-tour peut encore annuler une { term-distance }.
refusal-sprint-nothing-to-call =
    Aucune { term-distance } ne vient d’être posée : Bornes Killer se crie à cet instant.
refusal-sprint-already-called =
    Vous avez déjà crié Bornes Killer contre cette { term-distance } : un seul cri pour chacune.
refusal-sprint-no-such-card = Cette carte n’existe pas dans ce jeu. Jouez-en une que vous avez en main.

## La grotte

# $steps : combien de pas il faut faire.

refusal-cave-not-dealt = La grotte n’est pas encore prête. Un instant, les cartes se mettent en place.
refusal-cave-game-over = La partie est finie : plus rien ne se joue.
refusal-cave-pawn-is-out = Votre pion est sorti de la grotte, et pour de bon. Attendez la fin de la partie.
refusal-cave-place-pawn-first = Chacun pose d’abord son pion, sur une carte libre.
refusal-cave-already-placed = Votre pion est déjà posé, et on ne le pose qu’une fois.
refusal-cave-roll-first = Lancez d’abord le dé : il dit de combien avancer.
refusal-cave-already-rolled = Le dé est déjà lancé. Avancez votre pion.
refusal-cave-no-die =
    On joue ici sans dé : les trésors sous votre pion disent de combien avancer.
refusal-cave-lay-first = Posez d’abord la carte piochée, dans le sens que vous voulez.
refusal-cave-nothing-to-lay = Vous n’avez pas de carte à poser : on en pioche une après avoir avancé.
refusal-cave-entrance-is-no-card = L’entrée n’est pas une carte. Choisissez une carte de la grotte.
refusal-cave-must-move = Votre pion ne peut pas rester sur place. Choisissez une autre carte.
refusal-cave-no-card = Aucune carte n’est posée là. Choisissez une case qui en porte une.

# $seat : le joueur dont le pion est là.
refusal-cave-occupied = { $seat } est déjà sur cette carte. Choisissez-en une libre.
refusal-cave-wrong-distance =
    Cette carte n’est pas à la bonne distance : vous avancez { $steps ->
        [one] d’un pas
       *[other] de { $steps } pas
    }.
refusal-cave-wall-in-the-way =
    Des murs barrent le chemin : cette carte ne s’atteint pas en { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }. Choisissez-en une autre.
refusal-cave-no-diagonal = On n’avance jamais en diagonale. Choisissez une carte qui touche la vôtre par un côté.
refusal-cave-gap-in-the-way =
    Une case vide barre le chemin : cette carte ne s’atteint pas en { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }. Choisissez-en une autre.
refusal-cave-no-card-twice =
    Des murs barrent le chemin, et l’on ne passe pas deux fois par la même carte. Choisissez-en une autre.
refusal-cave-genie-stays-inside =
    Vous ne pouvez pas sortir à pied, et le génie ne mène jamais dehors. Choisissez une carte libre.
refusal-cave-exit-closed =
    Personne ne sort dans cette variante. Restez dans la grotte et ramassez des trésors.
refusal-cave-exit-too-far =
    L’entrée est trop loin pour sortir : vous avancez { $steps ->
        [one] d’un pas
       *[other] de { $steps } pas
    }. Choisissez une carte.
refusal-cave-no-exit-here = On ne sort que par l’entrée, et elle est loin d’ici. Choisissez une carte.
refusal-cave-exit-walled =
    Des murs barrent la sortie : elle ne s’atteint pas en { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }. Choisissez une carte.
refusal-cave-exit-not-exact =
    On sort au pas près à cette table : l’entrée n’est pas à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } tout juste. Choisissez une carte.
refusal-cave-seals-the-cave = Ainsi tournée, la carte fermerait la grotte. Tournez-la autrement.
