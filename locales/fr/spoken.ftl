# La table en mots, pour les lecteurs d’écran et pour qui préfère écrire.

## Ce qu’on lit

spoken-task = À faire
spoken-question = Votre réponse ?
spoken-anytime = À dire à tout moment
spoken-hand = Votre main
spoken-table = La table
spoken-piles = Pioche et défausse
spoken-log = Depuis votre dernier tour
spoken-log-all = Tout le journal
# $number : le numéro de la carte ; $card : la carte.
spoken-held-card = { $number }. { $card }
spoken-idle = Rien à faire pour l’instant.
spoken-command = Commande
spoken-do = Faire
spoken-hint = Par exemple : j 4 Max, d 2, pourquoi 4, main, table, aide.
# $deeds : des actions, numérotées.
spoken-choose = Plusieurs choses sont possibles, dites un numéro : { $deeds }
# $number : le numéro ; $words : l’action.
spoken-choice = { $number }, { $words }
spoken-commands = Toutes les commandes
# $name : un camp, le vôtre.
spoken-yours = { $name } (vous)
# $card : une carte ; $count : combien d’exemplaires.
spoken-card =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }
# $km : la distance ; $goal : le but ; $left : ce qui manque.
spoken-km = { $km } km sur { $goal }, encore { $left }
spoken-botte = botte : { $card }
spoken-botte-coup = botte en coup-fourré : { $card }
spoken-no-bottes = aucune botte
# $cards : des cartes.
spoken-laid = bornes posées : { $cards }
# $card : une borne ; $laid : combien de fois posée ; $most : combien de fois permise.
spoken-cap = borne { $card } : { $laid } sur { $most }
spoken-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
spoken-held-by =
    { $name } : { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
spoken-points = { $points } points sur { $goal }
spoken-stock =
    { $count ->
        [0] La pioche est vide.
        [one] Pioche : { $count } carte.
       *[other] Pioche : { $count } cartes.
    }
# $card : la carte du dessus ; $count : combien de cartes.
spoken-discard =
    { $count ->
        [one] Défausse : { $card }.
       *[other] Défausse : { $card } dessus, { $count } cartes en tout.
    }
spoken-aside =
    { $count ->
        [one] De côté : { $card }.
       *[other] De côté : { $card } en dernier, { $count } cartes en tout.
    }
spoken-no-discard = La défausse est vide.
spoken-no-aside = Rien n’a été mis de côté.
spoken-below = Dessous : { $cards }.
spoken-out = Hors du jeu : { $cards }.
spoken-places = La grotte, case par case
# $where : dedans ou dehors ; $at : une case.
spoken-where = { $where }, en { $at }
spoken-drawn = Carte piochée : { $treasures }.
spoken-clock =
    { $seconds ->
        [one] Vous avez { $seconds } seconde.
       *[other] Vous avez { $seconds } secondes.
    }
spoken-two-seconds = Plus que deux secondes.

## Ce qui distingue deux actions

spoken-accelerators =
    { $count ->
        [one] avec { $count } accélérateur
       *[other] avec { $count } accélérateurs
    }
spoken-against = contre { $attack }
spoken-pair = en donnant { $card } et { $other }
spoken-times = fois { $times }
spoken-steal-lay = et la poser
spoken-steal-keep = et la garder en main
spoken-attack-on-top = l’attaque dessus dans la défausse
spoken-silent = sans rien dire
spoken-saying = en disant « { $text } »
# $words : une action ; $outcome : ce qui en vient.
spoken-outcome = { $words } : { $outcome }
# $name : qui a posé ; $card : la borne ; $times : ce qui la multiplie.
spoken-distance =
    { $times ->
        [1] { $name } pose { $card }. Répondez-vous ?
       *[other] { $name } pose { $card } fois { $times }. Répondez-vous ?
    }

## Ce qu’on répond à une commande

spoken-not-understood = Commande inconnue : { $text }. Dites « aide ».
spoken-nothing-like-that = Cela n’est pas possible maintenant.
spoken-can = C’est possible : { $deeds }
spoken-no-reason = Ce n’est pas à vous de jouer cette carte maintenant.
spoken-no-such-card = Aucune carte n’a ce numéro.
spoken-about = { $card }. { $about }
spoken-help = Les commandes sont listées en bas de la page. Les plus courantes : j et un numéro pour jouer une carte, d et un numéro pour défausser, un point pour laisser passer, main, table, journal, pourquoi et un numéro.

## Les commandes : les mots pour chacune, le plus court d’abord, et ce qu’elle fait

spoken-word-play = j jouer joue poser pose attaquer aller entrer
    .help = jouer la carte de ce numéro, puis si besoin un nom ou un mot : j 4 Max
spoken-word-discard = d défausser défausse rendre
    .help = défausser la carte de ce numéro : d 2
spoken-word-coup = c coup-fourré oui prolonger
    .help = répondre par une botte, ou prolonger la course
spoken-word-parade = p parade parer
    .help = répondre par une parade
spoken-word-special = r u rétroviseur demi-tour répondre
    .help = répondre par une carte spéciale
spoken-word-decline = . laisser non stop
    .help = laisser passer, ou s’arrêter là
spoken-word-draw = s piocher
    .help = piocher
spoken-word-take = prendre
    .help = prendre le dessus de la défausse
spoken-word-pass = x passer
    .help = passer son tour
spoken-word-say = dire annoncer
    .help = annoncer ses kilomètres : dire 100
spoken-word-killer = k killer
    .help = crier Bornes Killer
spoken-word-hold-up = h hold-up
    .help = crier Hold Up
spoken-word-roll = lancer dé
    .help = lancer le dé
spoken-word-leave = sortir sortie
    .help = sortir de la grotte
spoken-word-why = w pourquoi
    .help = dire pourquoi cette carte ne peut pas être jouée : pourquoi 4
spoken-word-card = i carte
    .help = dire ce que fait cette carte : carte 4
spoken-word-hand = g main
    .help = lire sa main
spoken-word-moves = m coups
    .help = lire ce qu’on peut faire
spoken-word-table = b table
    .help = lire où en est chacun
spoken-word-piles = pioche
    .help = lire la pioche et la défausse
spoken-word-log = l journal
    .help = lire ce qui s’est passé
spoken-word-time = t temps
    .help = lire le temps qui reste
spoken-word-advice = conseil
    .help = demander un conseil, où la table en donne
spoken-word-help = ? aide
    .help = cette aide
