# Ce que la page dit aux tables seulement, pendant la partie et quand on la revoit.

# $card : une carte au milieu d’une phrase.
client-sprint-forced = doit jouer { $card }
client-sprint-searching = regarde la main de { $name }
client-sprint-robbing = choisit son butin
client-sprint-paying = paie son erreur
client-sprint-search-note = choisissez une carte à prendre et une à donner
client-sprint-rob-note = choisissez la borne que vous volez
client-sprint-pay-note = choisissez la carte que vous perdez
# $card : le nom d’une carte.
client-sprint-use = jouez tout de suite : { $card }
# $count : combien de cartes restent à piocher.
client-sprint-draw =
    { $count ->
        [one] piochez une carte
       *[other] piochez { $count } cartes
    }
client-sprint-aim = choisissez un adversaire
client-sprint-play-or-pass = jouez une carte ou passez
# $card : une borne ; $times : 1, 2 ou 4.
client-sprint-laid =
    { $times ->
        [1] { $card }
       *[other] { $card } ×{ $times }
    }
client-sprint-moves = { $name } avance
client-sprint-no-battle = pas d’attaque
# $name : qui exige ; $of : de qui ; $card : quelle carte.
client-sprint-marker = { $name } exige { $card } de { $of }.
client-sprint-marker-zone = { $name } exige { $card } de { $of }, en main ou dans la zone.
client-sprint-draw-stock = Piocher : { $pile }, { $count }
client-sprint-draw-discard = Prendre sur : { $pile }, { $count }
client-sprint-draw-plate = Piocher
client-sprint-take-plate = Prendre
client-sprint-due =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
# La pioche peut être choisie avant son tour, tant qu’un Demi-tour est possible.
client-sprint-early = choisissez déjà
client-sprint-soon = dès votre tour
client-sprint-next = c’est ensuite à vous
client-sprint-nothing-there = défausse vide
client-sprint-only-top = On n’en voit que le dessus.
client-sprint-back = Revenir
client-sprint-plain = sans
client-sprint-accelerated = ×{ $times } = { $km }
client-sprint-with = Avec
client-sprint-against = Contre
client-sprint-on-top = Dessus
client-sprint-swap-pair = Échanger la paire
client-sprint-swap-text = Vous défaussez la paire ({ $card }) et jouez tout de suite la carte choisie.
client-sprint-swap = Contre : { $card }
client-sprint-swap-note = la paire à la défausse : { $card }
client-sprint-lay-times = Poser { $card } ×{ $times }
# $attack : l’attaque qui s’en va.
client-sprint-lifts = contre : { $attack }
client-sprint-steal = Voler { $name }
client-sprint-loot = Bornes à voler
client-sprint-steal-lay = Poser { $card }
client-sprint-steal-keep = Garder { $card }
client-sprint-keep-note = dans votre main
client-sprint-demand-title = Contrôle : que doit donner { $name } ?
client-sprint-demand = Exiger : { $card }
client-sprint-of = de { $name }
client-sprint-of-whom = De qui
client-sprint-faces = Toutes les cartes
client-sprint-choose-face = Choisissez une carte
client-sprint-demand-note = La carte donnée est à jouer tout de suite.
client-sprint-gone = { $card }, que personne ne peut avoir
client-sprint-choose-distance = Choisissez une borne
client-sprint-choose-more = Choisissez encore
client-sprint-rename = Vous venez de piocher { $card }, que vous exigez de { $name }.
client-sprint-rename-do = En exiger une autre
client-sprint-rename-title = Exiger autre chose de { $name }
client-sprint-search-title = La main de { $name }
client-sprint-take = À prendre à { $name }
client-sprint-give = À donner
client-sprint-exchange = Échanger
client-sprint-exchange-note = vous prenez { $take }, vous donnez { $give }
client-sprint-rob = Voler cette borne
client-sprint-pay = Perdre cette carte
client-sprint-hold-up = Hold Up !
client-sprint-wrong-call = Hold Up à tort
client-sprint-parade = Parade
client-sprint-no-parade = pas de parade en main
client-sprint-no-mirror = pas en main
client-sprint-mirror-note = l’attaque repart chez { $name }
client-sprint-u-turn = Demi-tour !
client-sprint-no-u-turn = Pas de Demi-tour
client-sprint-answer = Répondre : { $card }
client-sprint-answer-any = Répondre ?
client-sprint-against-note =
    { $times ->
        [1] { $name } : { $card }
       *[other] { $name } : { $card } ×{ $times }
    }
client-sprint-say-km = Annoncez !
client-sprint-shout = Criez !
client-sprint-say-to-lay = Dites son nombre, et la borne se pose
client-sprint-shout-to-attack = Criez son bruit, et l’attaque part
# $sound : le bruit d’une attaque, tel que la notation l’écrit.
client-sprint-sound =
    { $sound ->
        [flash] Flash
        [stop] Stop
        [bip-bip] Bip bip
        [pschhh] Pschhh
       *[bam] Bam
    }
client-sprint-pad = À dire tout haut
client-sprint-pad-km = Votre borne
client-sprint-pad-sounds = Votre attaque
client-sprint-killer = Bornes Killer !
client-sprint-hold = gardez appuyé
client-sprint-once-more = encore une fois

client-proof = Vérifier la donne
client-proof-what = Avant chaque donne, le serveur a montré à votre appareil une promesse, puis chacun y a ajouté du hasard. Le secret est montré à la fin de la manche : on peut refaire le calcul.
# $round : le numéro de la manche ; $own : si l’on y a ajouté du hasard.
client-proof-holds =
    Donne { $round } : la promesse est tenue{ $own ->
        [yes] , et votre hasard en fait partie
       *[no] { "" }
    }.
client-proof-broken = Donne { $round } : la promesse n’est pas tenue.
client-proof-unnoted = Donne { $round } : votre appareil n’avait noté aucune promesse, rien n’est prouvé.
client-proof-none = Aucune donne de cette table n’a été promise.
client-proof-unread = La partie ne peut pas être lue pour l’instant.
client-proof-unable = Ce navigateur ne fait le calcul que par une connexion sûre (https).
client-proof-limits = Ce que cela ne prouve pas : que personne n’a regardé les cartes sur le serveur, ni que des joueurs ne se sont pas entendus.
client-proof-verify = pour refaire tous les calculs, coups compris, sans réseau : « sabots verify ».
client-replay = Où ça s’est joué
client-replay-what = Les chances de gagner de chacun, tour par tour.
client-replay-looking = On regarde la manche de près : cela prend quelques secondes.
client-replay-deal = La donne.
# $number : le numéro du tour ; $count : combien il y en a.
client-replay-step = Tour { $number } sur { $count }
client-replay-slider = Aller à un moment
client-replay-earlier = Moment précédent
client-replay-later = Moment suivant
client-replay-turnings = Les tournants
# $name : un camp ; $from, $to : des pourcentages.
client-replay-turning = { $name } : de { $from } à { $to }.
# $name : une personne ; $action : ce qu’il fallait faire ; $cost : des points de pourcentage.
client-replay-better =
    { $cost ->
        [one] Il valait mieux pour { $name } : { $action } (un point de plus).
       *[other] Il valait mieux pour { $name } : { $action } ({ $cost } points de plus).
    }
client-replay-luck = Le hasard et le jeu
# $luck, $play : des pourcentages qui font un tout.
client-replay-split = Les cartes ont décidé pour { $luck }, le jeu pour { $play }.
# $names : un camp ; $begun, $result : des pourcentages ; $luck, $play : des points.
client-replay-side = { $names } : { $begun } au départ, { $luck } points par les cartes, { $play } points par le jeu, { $result } à la fin.
client-replay-about = La courbe est ce qu’un spectateur pouvait espérer pour chacun. Les cartes, c’est ce que des joueurs de même force auraient fait des mêmes cartes ; le jeu, c’est le reste. Tout est estimé en imaginant des parties, à quelques points près.
client-what-if = Et si…
client-what-if-about = Reprenez la partie à ce moment, à votre place, contre des robots. Qui n’avait pas de place joue pour qui avait la main.
client-what-if-go = Rejouer d’ici
client-replay-share = Garder et partager
client-replay-link = Lien pour revoir la partie
client-replay-moment = Lien vers ce moment
client-replay-record = Télécharger la partie
client-replay-close = Revenir à la table
client-replay-play = Lire
client-replay-pause = Pause
client-replay-speed = Vitesse
client-replay-eyes = Point de vue
client-replay-own = Ma vue
client-replay-all = Vue publique
client-replay-open = Mains ouvertes
client-replay-round = Manche
# $number : le numéro de la manche.
client-replay-round-number = Manche { $number }
client-replay-hands = Les mains de tous
# $name : une personne.
client-replay-hand = Main de { $name }
# Le score entre les mêmes personnes, de revanche en revanche.
client-tally = Parties gagnées entre vous
