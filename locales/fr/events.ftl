# Le journal : une phrase par événement.
#
# $seat est un joueur, $team un camp (« Léa », ou « Léa et Max » pour des partenaires) et $members le
# nombre de ses joueurs. $card est une carte au milieu d’une phrase, $name son nom seul.

event-shuffled = { $seat } mélange et distribue.
    .seat = Vous mélangez et distribuez.
event-drew = { $seat } pioche une carte.
    .seat = Vous piochez une carte.
event-drew-card = { $seat } pioche { $card }.
    .seat = Vous piochez { $card }.
event-turn-began = À { $seat } de jouer.
    .seat = À vous de jouer.
event-skipped = { $seat } n’a plus de carte et perd son tour.
    .seat = Vous n’avez plus de carte et perdez votre tour.

# $km : la distance.
event-laid-distance = { $seat } avance de { $km } km.
    .seat = Vous avancez de { $km } km.
event-laid-parade = { $seat } pose { $card }.
    .seat = Vous posez { $card }.
event-laid-botte = { $seat } pose une botte : { $name }.
    .seat = Vous posez une botte : { $name }.
event-attacked = { $seat } attaque { $team } avec { $card }.
    .seat = Vous attaquez { $team } avec { $card }.
    .team = { $seat } vous attaque avec { $card }.

# $lost : ceux qui perdent leur tour ; $count : combien ils sont.
event-replied =
    Coup-fourré ! { $seat } répond par { $card } et prend la main.{ event-lost }
    .seat = Coup-fourré ! Vous répondez par { $card } et prenez la main.{ event-lost }
    .lost = Coup-fourré ! { $seat } répond par { $card } et prend la main.{ event-lost-you }
event-lost =
    { $count ->
        [0] { "" }
        [one] { " " }{ $lost } perd son tour.
       *[other] { " " }{ $lost } perdent leur tour.
    }
event-lost-you =
    { $count ->
        [one] { " " }Vous perdez votre tour.
       *[other] { " " }{ $lost } perdez votre tour.
    }
event-declined = { $seat } laisse passer l’attaque.
    .seat = Vous laissez passer l’attaque.
event-landed =
    L’attaque porte : { $team } { $members ->
        [one] subit
       *[other] subissent
    } { $card }.
    .team = L’attaque porte : vous subissez { $card }.
event-cancelled = L’attaque contre { $team } est annulée : { $name }.
    .team = L’attaque contre vous est annulée : { $name }.
event-discarded = { $seat } défausse { $card }.
    .seat = Vous défaussez { $card }.
event-passed = { $seat } passe.
    .seat = Vous passez.

# $goal : la nouvelle distance.
event-extended = { $seat } prolonge la course : le but est maintenant à { $goal } km pour tous.
    .seat = Vous prolongez la course : le but est maintenant à { $goal } km pour tous.

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
    .seat = On mélange et on distribue : vous commencerez.

# $cards : le nombre de cartes.
event-reshuffled =
    La pioche est vide : la défausse est mélangée et la remplace ({ $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }).
event-took = { $seat } prend { $card } sur la défausse.
    .seat = Vous prenez { $card } sur la défausse.
event-turn-reply = À { $seat } de jouer, sans piocher.
    .seat = À vous de jouer, sans piocher.
event-turn-replay = { $seat } rejoue.
    .seat = Vous rejouez.
event-forgot-to-draw = { $seat } oublie de piocher et joue avec ce qui lui reste en main.
    .seat = Vous oubliez de piocher et jouez avec ce qui vous reste en main.

event-travelled =
    { $seat } avance de { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    }.
    .seat =
        Vous avancez de { $km } km{ $times ->
            [1] { "" }
           *[other] { " " }({ $face } ×{ $times })
        }.
# $said : le nombre annoncé.
event-travelled-saying =
    { $seat } avance de { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    } et annonce { $said }.
    .seat =
        Vous avancez de { $km } km{ $times ->
            [1] { "" }
           *[other] { " " }({ $face } ×{ $times })
        } et annoncez { $said }.
event-announced = { $seat } annonce { $said }.
    .seat = Vous annoncez { $said }.
event-arrived = Personne ne répond : { $seat } garde ses { $km } km.
    .seat = Personne ne répond : vous gardez vos { $km } km.

# $km : ce que rapporte la botte.
event-protected = { $seat } pose une botte : { $name }. { $km } km de plus.
    .seat = Vous posez une botte : { $name }. { $km } km de plus.
# $top : la carte qui se retrouve sur la défausse.
event-parried = { $seat } pare { $attack } avec { $card }. Sur la défausse : { $top }.
    .seat = Vous parez { $attack } avec { $card }. Sur la défausse : { $top }.
event-attacked-shouting = { event-sound } { $seat } attaque { $team } avec { $card }.
    .seat = { event-sound } Vous attaquez { $team } avec { $card }.
    .team = { event-sound } { $seat } vous attaque avec { $card }.
event-attacked-silently = { $seat } attaque { $team } avec { $card }, sans un bruit.
    .seat = Vous attaquez { $team } avec { $card }, sans un bruit.
    .team = { $seat } vous attaque avec { $card }, sans un bruit.
event-attack-void = { $seat } aurait dû crier « { event-sound } » : l’attaque est défaussée ({ $name }).
    .seat = Vous auriez dû crier « { event-sound } » : votre attaque est défaussée ({ $name }).

# $then : turn si la parade donne la main, order si les tours ne changent pas.
event-countered =
    { $seat } pare aussitôt { $attack } avec { $card }{ $then ->
        [turn] { " " }et prend la main
       *[order] { "" }
    }. Sur la défausse : { $top }.{ event-lost }
    .seat =
        Vous parez aussitôt { $attack } avec { $card }{ $then ->
            [turn] { " " }et prenez la main
           *[order] { "" }
        }. Sur la défausse : { $top }.{ event-lost }
    .lost =
        { $seat } pare aussitôt { $attack } avec { $card }{ $then ->
            [turn] { " " }et prend la main
           *[order] { "" }
        }. Sur la défausse : { $top }.{ event-lost-you }
event-coup-fourre =
    Coup-fourré ! { $seat } répond par { $card }, gagne { $km } km et prend la main.{ event-lost }
    .seat = Coup-fourré ! Vous répondez par { $card }, gagnez { $km } km et prenez la main.{ event-lost }
    .lost = Coup-fourré ! { $seat } répond par { $card }, gagne { $km } km et prend la main.{ event-lost-you }
event-turned = Rétroviseur ! { $seat } retourne { $attack } contre { $team }.
    .seat = Rétroviseur ! Vous retournez { $attack } contre { $team }.
    .team = Rétroviseur ! { $seat } retourne { $attack } contre vous.
event-turned-away =
    Rétroviseur ! { $seat } retourne { $attack }, qui ne peut pas porter : les deux cartes sont défaussées.
    .seat = Rétroviseur ! Vous retournez { $attack }, qui ne peut pas porter : les deux cartes sont défaussées.

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
    .seat =
        Demi-tour ! Vous annulez { $km } km à { $of } : la borne { $face } { $back ->
            [hand] revient en main
           *[discard] part à la défausse
        }{ $times ->
            [1] { "" }
            [2] , l’Accélérateur est perdu
           *[other] , les Accélérateurs sont perdus
        }.
    .of =
        Demi-tour ! { $seat } vous annule { $km } km : votre borne { $face } { $back ->
            [hand] revient en main
           *[discard] part à la défausse
        }{ $times ->
            [1] { "" }
            [2] , l’Accélérateur est perdu
           *[other] , les Accélérateurs sont perdus
        }.
event-let-pass = { $seat } laisse passer.
    .seat = Vous laissez passer.

# $then : laid si la borne est posée, kept si elle est gardée en main.
event-stolen =
    Vol ! { $seat } prend à { $team } une { event-distance } et { $then ->
        [laid] la pose : { $face } km de plus
       *[kept] la garde en main
    }.
    .seat =
        Vol ! Vous prenez à { $team } une { event-distance } et { $then ->
            [laid] la posez : { $face } km de plus
           *[kept] la gardez en main
        }.
    .team =
        Vol ! { $seat } vous prend une { event-distance } et { $then ->
            [laid] la pose : { $face } km de plus
           *[kept] la garde en main
        }.

# $of : le joueur contrôlé ; $card : la carte exigée.
event-demanded = Contrôle ! { $seat } exige { $card } : { $of } l’a en main et doit obéir.
    .seat = Contrôle ! Vous exigez { $card } : { $of } l’a en main et doit obéir.
    .of = Contrôle ! { $seat } exige { $card } : vous l’avez en main et devez obéir.
event-demanded-in-vain = Contrôle ! { $seat } exige { $card } : { $of } ne l’a pas, le Contrôle attend.
    .seat = Contrôle ! Vous exigez { $card } : { $of } ne l’a pas, votre Contrôle attend.
    .of = Contrôle ! { $seat } exige { $card } : vous ne l’avez pas, le Contrôle attend.
# $found : hand si la carte est en main, zone si elle est posée, nowhere si le Contrôle attend encore.
event-renamed =
    Le Contrôle change : { $seat } exige maintenant { $card }, et { $of } { $found ->
        [hand] l’a en main
        [zone] l’a dans sa zone
       *[nowhere] ne l’a pas : le Contrôle surveille désormais main et zone
    }.
    .seat =
        Votre Contrôle change : vous exigez maintenant { $card }, et { $of } { $found ->
            [hand] l’a en main
            [zone] l’a dans sa zone
           *[nowhere] ne l’a pas : le Contrôle surveille désormais main et zone
        }.
    .of =
        Le Contrôle change : { $seat } exige maintenant { $card }, et vous { $found ->
            [hand] l’avez en main
            [zone] l’avez dans votre zone
           *[nowhere] ne l’avez pas : le Contrôle surveille désormais votre main et votre zone
        }.
# $of : qui donne la carte.
event-handed-over = { $of } donne { $card } à { $seat }, qui doit s’en servir tout de suite.
    .seat = { $of } vous donne { $card } : à jouer tout de suite.
    .of = Vous donnez { $card } à { $seat }, qui doit s’en servir tout de suite.
event-handed-over-lying = { $of } cède { $card } de sa zone à { $seat }, qui doit s’en servir tout de suite.
    .seat = { $of } vous cède { $card } de sa zone : à jouer tout de suite.
    .of = Vous cédez { $card } de votre zone à { $seat }, qui doit s’en servir tout de suite.
event-useless = { $seat } ne peut pas s’en servir : { $card } part à la défausse.
    .seat = Vous ne pouvez pas vous en servir : { $card } part à la défausse.

# $pair : le nom des deux cartes.
event-swapped = { $seat } échange une paire ({ $pair }) contre { $card } de la défausse.
    .seat = Vous échangez une paire ({ $pair }) contre { $card } de la défausse.
event-flew = Hélicoptère ! { $seat } et { $of } échangent leurs zones de jeu.
    .seat = Hélicoptère ! Vous échangez votre zone de jeu avec { $of }.
    .of = Hélicoptère ! { $seat } échange sa zone de jeu avec la vôtre.
event-searched = Police ! { $of } doit montrer sa main à { $seat }.
    .seat = Police ! { $of } doit vous montrer sa main.
    .of = Police ! Vous devez montrer votre main à { $seat }.
event-showed = { $of } montre une carte à { $seat }.
    .seat = { $of } vous montre une carte.
    .of = Vous montrez une carte à { $seat }.
event-showed-card = { $seat } voit une carte que tient { $of } : { $name }.
    .seat = Vous voyez une carte que tient { $of } : { $name }.
    .of = { $seat } voit une carte que vous tenez : { $name }.
event-exchanged = { $seat } prend une carte à { $of } et en donne une autre en échange.
    .seat = Vous prenez une carte à { $of } et en donnez une autre en échange.
    .of = { $seat } vous prend une carte et vous en donne une autre en échange.
# $took : la carte prise ; $gave : la carte donnée.
event-exchanged-cards = { $seat } prend { $took } à { $of } et donne { $gave } en échange.
    .seat = Vous prenez { $took } à { $of } et donnez { $gave } en échange.
    .of = { $seat } vous prend { $took } et vous donne { $gave } en échange.
event-swept =
    Poubelle ! { $cards ->
        [0] { $seat } balaie la table, mais aucune borne 200 n’y était posée
        [one] { $seat } envoie la seule borne 200 à la défausse
       *[other] { $seat } envoie les { $cards } bornes 200 à la défausse
    }.
    .seat =
        Poubelle ! { $cards ->
            [0] Vous balayez la table, mais aucune borne 200 n’y était posée
            [one] Vous envoyez la seule borne 200 à la défausse
           *[other] Vous envoyez les { $cards } bornes 200 à la défausse
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
    .seat =
        Erreur ! { $count ->
            [0] Vous n’aviez pas le droit de faire cela
            [1] Vous reprenez votre carte : { $first }
            [2] Vous reprenez vos cartes : { $first } et { $second }
           *[3] Vous reprenez vos cartes : { $first }, { $second } et { $third }
        }.
event-fined = L’erreur coûte à { $seat } une carte tirée à l’aveugle : { $name }.
    .seat = L’erreur vous coûte une carte tirée à l’aveugle : { $name }.

# $of : le joueur qui a posé la borne.
event-killed =
    « Bornes Killer ! » crie { $seat } : la { event-distance } mal annoncée par { $of } est défaussée.
    .seat = « Bornes Killer ! » criez-vous : la { event-distance } mal annoncée par { $of } est défaussée.
    .of = « Bornes Killer ! » crie { $seat } : votre { event-distance }, mal annoncée, est défaussée.
event-killed-at-once = Mal annoncée par { $of }, la { event-distance } part à la défausse.
    .of = Mal annoncée, votre { event-distance } part à la défausse.
event-called-in-vain = Bornes Killer ? { $seat } crie pour rien : la borne était bien annoncée.
    .seat = Bornes Killer ? Vous criez pour rien : la borne était bien annoncée.
event-held-up = « Hold Up ! » crie { $seat }.
    .seat = « Hold Up ! » criez-vous.
event-lapsed = Le Hold Up crié par { $seat } reste sans suite : rien à prendre, rien à payer.
    .seat = Votre Hold Up reste sans suite : rien à prendre, rien à payer.
event-lapsed-again = Le Hold Up crié par { $seat } reste sans suite : un seul vol par tour et par joueur, rien à payer.
    .seat = Votre Hold Up reste sans suite : un seul vol par tour et par joueur, rien à payer.
event-lapsed-too-late = Le Hold Up crié par { $seat } reste sans suite : l’égalité n’est plus, rien à payer.
    .seat = Votre Hold Up reste sans suite : l’égalité n’est plus, rien à payer.
event-wrongly-called = { $seat } a crié Hold Up à tort : il n’y avait pas d’égalité.
    .seat = Vous avez crié Hold Up à tort : il n’y avait pas d’égalité.
event-robbed = Hold Up ! { $seat } prend à { $of } une { event-distance } et la pose : { $face } km de plus.
    .seat = Hold Up ! Vous prenez à { $of } une { event-distance } et la posez : { $face } km de plus.
    .of = Hold Up ! { $seat } vous prend une { event-distance } et la pose : { $face } km de plus.
event-forfeited = Le Hold Up à tort coûte à { $seat } une { event-distance }.
    .seat = Le Hold Up à tort vous coûte une { event-distance }.
event-forfeited-safety = Le Hold Up à tort coûte à { $seat } une botte : { $name }.
    .seat = Le Hold Up à tort vous coûte une botte : { $name }.

## La grotte

# $at, $from et $to : des cases, par leurs noms ; $steps : combien de pas.
event-cave-laid-out = La grotte est prête : { $seat } posera son pion en premier.
    .seat = La grotte est prête : vous poserez votre pion en premier.
event-cave-entered = { $seat } pose son pion en { $at }.
    .seat = Vous posez votre pion en { $at }.
event-cave-rolled = { $seat } lance le dé : { $points }.
    .seat = Vous lancez le dé : { $points }.

# $why : occupied si des pions sont sur toutes les cartes à portée, walled si des murs barrent le chemin.
event-cave-genie-came =
    Le génie vient aider { $seat } : { $why ->
        [occupied] toutes les cartes à sa portée sont occupées
       *[walled] les murs ne lui laissent aucune carte à portée
    }.
    .seat =
        Le génie vient vous aider : { $why ->
            [occupied] toutes les cartes à votre portée sont occupées
           *[walled] les murs ne vous laissent aucune carte à portée
        }.
event-cave-carried =
    Le génie porte { $seat } de { $from } à { $to }, { $why ->
        [occupied] loin des cartes occupées
       *[walled] par-dessus les murs
    }.
    .seat =
        Le génie vous porte de { $from } à { $to }, { $why ->
            [occupied] loin des cartes occupées
           *[walled] par-dessus les murs
        }.
event-cave-walked =
    { $seat } avance { $steps ->
        [one] d’un pas
       *[other] de { $steps } pas
    }, de { $from } à { $to }.
    .seat =
        Vous avancez { $steps ->
            [one] d’un pas
           *[other] de { $steps } pas
        }, de { $from } à { $to }.
event-cave-left =
    { $seat } sort de la grotte en { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }, depuis { $from }.
    .seat =
        Vous sortez de la grotte en { $steps ->
            [one] un pas
           *[other] { $steps } pas
        }, depuis { $from }.

# $treasures : combien de trésors montre la carte ; $head : shown si elle montre la tête du chef.
event-cave-took =
    { $seat } ramasse { $treasures ->
        [one] un trésor
       *[other] { $treasures } trésors
    }.
    .seat =
        Vous ramassez { $treasures ->
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
    .seat =
        Vous piochez une carte : { $treasures ->
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
    .seat = Vous posez la carte en { $at }.
