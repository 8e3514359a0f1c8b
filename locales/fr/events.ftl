# Le journal : une phrase par événement.
#
# $seat est un joueur, $team un camp (« Léa », ou « Léa et Max » pour des partenaires) et $members le
# nombre de ses joueurs. $card est une carte au milieu d’une phrase, $name son nom seul.

event-shuffled = { $seat } mélange et distribue.
event-drew = { $seat } pioche une carte.
event-drew-card = { $seat } pioche { $card }.
event-turn-began = À { $seat } de jouer.
event-skipped = { $seat } n’a plus de carte et perd son tour.

# $km : la distance.
event-laid-distance = { $seat } avance de { $km } km.
event-laid-parade = { $seat } pose { $card }.
event-laid-botte = { $seat } pose une botte : { $name }.
event-attacked = { $seat } attaque { $team } avec { $card }.

# $lost : ceux qui perdent leur tour ; $count : combien ils sont.
event-replied =
    Coup-fourré ! { $seat } répond par { $card } et prend la main.{ event-lost }
event-lost =
    { $count ->
        [0] { "" }
        [one] { " " }{ $lost } perd son tour.
       *[other] { " " }{ $lost } perdent leur tour.
    }
event-declined = { $seat } laisse passer l’attaque.
event-landed =
    L’attaque porte : { $team } { $members ->
        [one] subit
       *[other] subissent
    } { $card }.
event-cancelled = L’attaque contre { $team } est annulée : { $name }.
event-discarded = { $seat } défausse { $card }.
event-passed = { $seat } passe.

# $goal : la nouvelle distance.
event-extended = { $seat } prolonge la course : le but est maintenant à { $goal } km pour tous.

## Heure de pointe et Plein pot !

# Une borne posée : $face est le nombre imprimé, $times par combien ses Accélérateurs le multiplient, et
# $km ce qu’elle vaut ainsi.
event-distance =
    borne { $face }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }

# $sound : le bruit d’une attaque, tel que la notation l’écrit.
event-sound =
    { $sound ->
        [flash] Flash !
        [stop] Stop !
        [bip-bip] Bip bip !
        [pschhh] Pschhh !
       *[bam] Bam !
    }

event-shuffled-first = On mélange et on distribue : { $seat } commencera.

# $cards : le nombre de cartes.
event-reshuffled =
    La pioche est vide : la défausse est mélangée et la remplace ({ $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }).
event-took = { $seat } prend { $card } sur la défausse.
event-turn-reply = À { $seat } de jouer, sans piocher.
event-turn-replay = { $seat } rejoue.
event-forgot-to-draw = { $seat } oublie de piocher et joue avec ce qui lui reste en main.

event-travelled =
    { $seat } avance de { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    }.
# $said : le nombre annoncé.
event-travelled-saying =
    { $seat } avance de { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    } et annonce { $said }.
event-announced = { $seat } annonce { $said }.
event-arrived = Personne ne répond : { $seat } garde ses { $km } km.

# $km : ce que rapporte la botte.
event-protected = { $seat } pose une botte : { $name }. { $km } km de plus.
# $top : la carte qui se retrouve sur la défausse.
event-parried = { $seat } pare { $attack } avec { $card }. Sur la défausse : { $top }.
event-attacked-shouting = { event-sound } { $seat } attaque { $team } avec { $card }.
event-attacked-silently = { $seat } attaque { $team } avec { $card }, sans un bruit.
event-attack-void = { $seat } aurait dû crier « { event-sound } » : l’attaque est défaussée ({ $name }).

# $then : turn si la parade donne la main, order si les tours ne changent pas.
event-countered =
    { $seat } pare aussitôt { $attack } avec { $card }{ $then ->
        [turn] { " " }et prend la main
       *[order] { "" }
    }. Sur la défausse : { $top }.{ event-lost }
event-coup-fourre =
    Coup-fourré ! { $seat } répond par { $card }, gagne { $km } km et prend la main.{ event-lost }
event-turned = Rétroviseur ! { $seat } retourne { $attack } contre { $team }.
event-turned-away =
    Rétroviseur ! { $seat } retourne { $attack }, qui ne peut pas porter : les deux cartes sont défaussées.

# $of : celui dont la borne est annulée ; $back : hand si elle revient dans sa main, discard sinon.
event-u-turned =
    Demi-tour ! { $seat } annule { $km } km à { $of } : la borne { $face } { $back ->
        [hand] revient en main
       *[discard] part à la défausse
    }{ $times ->
        [1] { "" }
        [2] , l’Accélérateur est perdu
       *[other] , les Accélérateurs sont perdus
    }.
event-let-pass = { $seat } laisse passer.

# $then : laid si la borne est posée, kept si elle est gardée en main.
event-stolen =
    Vol ! { $seat } prend à { $team } une { event-distance } et { $then ->
        [laid] la pose : { $face } km de plus
       *[kept] la garde en main
    }.

# $of : le joueur contrôlé ; $card : la carte exigée.
event-demanded = Contrôle ! { $seat } exige { $card } : { $of } l’a en main et doit obéir.
event-demanded-in-vain = Contrôle ! { $seat } exige { $card } : { $of } ne l’a pas, le Contrôle attend.
# $found : hand si la carte est en main, zone si elle est posée, nowhere si le Contrôle attend encore.
event-renamed =
    Le Contrôle change : { $seat } exige maintenant { $card }, et { $of } { $found ->
        [hand] l’a en main
        [zone] l’a dans sa zone
       *[nowhere] ne l’a pas : le Contrôle surveille désormais main et zone
    }.
# $of : qui donne la carte.
event-handed-over = { $of } donne { $card } à { $seat }, qui doit s’en servir tout de suite.
event-handed-over-lying = { $of } cède { $card } de sa zone à { $seat }, qui doit s’en servir tout de suite.
event-useless = { $seat } ne peut pas s’en servir : { $card } part à la défausse.

# $pair : le nom des deux cartes.
event-swapped = { $seat } échange une paire ({ $pair }) contre { $card } de la défausse.
event-flew = Hélicoptère ! { $seat } et { $of } échangent leurs zones de jeu.
event-searched = Police ! { $of } doit montrer sa main à { $seat }.
event-showed = { $of } montre une carte à { $seat }.
event-showed-card = { $seat } voit une carte que tient { $of } : { $name }.
event-exchanged = { $seat } prend une carte à { $of } et en donne une autre en échange.
# $took : la carte prise ; $gave : la carte donnée.
event-exchanged-cards = { $seat } prend { $took } à { $of } et donne { $gave } en échange.
event-swept =
    Poubelle ! { $cards ->
        [0] { $seat } balaie la table, mais aucune borne 200 n’y était posée
        [one] { $seat } envoie la seule borne 200 à la défausse
       *[other] { $seat } envoie les { $cards } bornes 200 à la défausse
    }.

# $count : combien de cartes ont été montrées ; $first, $second et $third : leurs noms,
# none s’il y en a moins.
event-mistaken =
    Erreur ! { $count ->
        [0] { $seat } n’avait pas le droit de faire cela
        [1] { $seat } reprend sa carte : { $first }
        [2] { $seat } reprend ses cartes : { $first } et { $second }
       *[3] { $seat } reprend ses cartes : { $first }, { $second } et { $third }
    }.
event-fined = L’erreur coûte à { $seat } une carte tirée à l’aveugle : { $name }.

# $of : le joueur qui a posé la borne.
event-killed =
    « Bornes Killer ! » crie { $seat } : la { event-distance } mal annoncée par { $of } est défaussée.
event-killed-at-once = Mal annoncée par { $of }, la { event-distance } part à la défausse.
event-called-in-vain = Bornes Killer ? { $seat } crie pour rien : la borne était bien annoncée.
event-held-up = « Hold Up ! » crie { $seat }.
event-lapsed = Le Hold Up crié par { $seat } reste sans suite : rien à prendre, rien à payer.
event-lapsed-again = Le Hold Up crié par { $seat } reste sans suite : un seul vol par tour et par joueur, rien à payer.
event-lapsed-too-late = Le Hold Up crié par { $seat } reste sans suite : l’égalité n’est plus, rien à payer.
event-wrongly-called = { $seat } a crié Hold Up à tort : il n’y avait pas d’égalité.
event-robbed = Hold Up ! { $seat } prend à { $of } une { event-distance } et la pose : { $face } km de plus.
event-forfeited = Le Hold Up à tort coûte à { $seat } une { event-distance }.
event-forfeited-safety = Le Hold Up à tort coûte à { $seat } une botte : { $name }.

## La grotte

# $at, $from et $to : des cases, par leurs noms ; $steps : combien de pas.
event-cave-laid-out = La grotte est prête : { $seat } posera son pion en premier.
event-cave-entered = { $seat } pose son pion en { $at }.
event-cave-rolled = { $seat } lance le dé : { $points }.

# $why : occupied si des pions sont sur toutes les cartes à portée, walled si des murs barrent le chemin.
event-cave-genie-came =
    Le génie vient aider { $seat } : { $why ->
        [occupied] toutes les cartes à sa portée sont occupées
       *[walled] des murs barrent tous les chemins
    }.
event-cave-carried =
    Le génie porte { $seat } de { $from } à { $to }, { $why ->
        [occupied] loin des cartes occupées
       *[walled] par-dessus les murs
    }.
event-cave-walked =
    { $seat } avance { $steps ->
        [one] d’un pas
       *[other] de { $steps } pas
    }, de { $from } à { $to }.
event-cave-left =
    { $seat } sort de la grotte en { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }, depuis { $from }.

# $treasures : combien de trésors montre la carte ; $head : shown si elle montre la tête du chef.
event-cave-took =
    { $seat } ramasse { $treasures ->
        [one] un trésor
       *[other] { $treasures } trésors
    }.
event-cave-drew =
    { $seat } pioche une carte : { $treasures ->
        [one] un trésor
       *[other] { $treasures } trésors
    }{ $head ->
        [shown] , et la tête du chef
       *[absent] { "" }
    }.

# $left : combien de pas il reste au chef.
event-cave-chief-came =
    Le chef des voleurs { $left ->
        [0] atteint l’entrée
        [one] approche : il est à un pas de l’entrée
       *[other] approche : il est à { $left } pas de l’entrée
    }.
event-cave-laid = { $seat } pose la carte en { $at }.
