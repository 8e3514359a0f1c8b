# Ce que dit la page. Les titres des plaques s’affichent en capitales ; on les écrit comme une phrase.

## La maison

client-house = Mille Sabots
client-title-page = { $page } – Mille Sabots
# $status : qui doit jouer.
client-title-status = { $status } – Mille Sabots
client-motto = Des routes, une grotte, des robots sages et vos amis.
client-free = Libre, gratuit, sans compte.
client-play-now = Jouer maintenant
# $title : le jeu ; $bots : combien de robots.
client-play-now-note =
    { $title }, vous et { $bots ->
        [one] un robot
       *[other] { $bots } robots
    }
client-make = Ouvrir une table
client-link-or-code = Lien ou code de table
client-link-or-code-short = Lien ou code
client-join = Rejoindre
client-no-code = Ce n’est ni le lien ni le code d’une table.
client-choose-road = Choisissez votre route
client-not-affiliated = Mille Sabots n’est affilié à aucun des éditeurs des jeux imprimés dont il suit les règles.
# $seats : le nombre de joueurs.
client-resume = Reprendre la partie à { $seats }
client-resume-waiting = Retourner à la table qui attend, à { $seats }
# $seats : les nombres de joueurs permis.
client-seats-count = { $seats }
client-seats-range = { $from } à { $to }
client-minutes = { $minutes } min
# $game : le jeu imprimé.
client-printed = Règles de { $game }.

## Réglages

client-language = Langue
client-scheme = Couleurs
client-scheme-system = Auto
client-scheme-light = Jour
client-scheme-dark = Nuit
client-sound = Sons
client-sound-off = Non
client-sound-on = Oui
client-volume = Volume
client-tuning = Sons et vitesse
client-tuning-mute = Sons coupés, vitesse
client-pace = Vitesse de la table
client-pace-calm = posée
client-pace-usual = normale
client-pace-brisk = vive
client-pace-skip = Une pression n’importe où passe ce qui bouge.
client-sound-mute = Muet

## Ouvrir une table

client-game = Jeu
client-who-plays = Qui joue
client-with-robots = Moi contre des robots
client-with-friends = Mes amis et moi
client-form = Quelle partie
client-form-round = Une manche
client-form-about-round = Une seule manche, et c’est fini.
client-form-points = En 5000 points
client-form-about-points = Manche après manche, jusqu’à 5000 points.
client-form-short = Courte
client-form-about-short = Le but est à 700 km.
client-form-assisted = Avec l’aide de la table
client-form-printed = Comme dans la boîte
client-form-base = le jeu de base
client-form-about-base = Chaque carte dit de combien de cases on avance.
client-form-chance = Ali Baba et la chance
client-form-about-chance = Le dé dit de combien de cases on avance.
client-options-rules = Les règles
client-options-clock = Le temps
client-options-display = L’affichage
client-form-about-assisted = La table éclaire ce qui peut se jouer et fait pour vous ce qui se ferait à voix haute.
client-form-about-printed = Comme autour d’une vraie table : à vous d’y penser, et un oubli ou une erreur se paie.
client-name = Votre nom
client-guest = Voyageur
client-seats = Nombre de joueurs
client-who-sits = Qui s’assoit où
client-who-sits-help = La première place sans robot est la vôtre. Les autres places libres attendent ceux qui ont le lien.
client-seat = place { $seat }
client-you = vous
client-somebody = quelqu’un avec le lien
client-bot = robot
client-all-bots = Tous les robots
client-bots-differ = à chacun son niveau
client-bot-steady = robot réfléchi
    .about = Joue posément, avec de bonnes habitudes, sans calculer.
client-bot-tuned = robot aguerri
    .about = Pèse tout ce qu’il voit, avec des poids trouvés en des milliers de parties.
client-bot-expert = robot expert
    .about = Imagine la suite des centaines de fois avant de jouer.
client-bot-beginner = robot débutant
    .about = Connaît les règles, suit souvent ses envies et laisse échapper des choses.
client-bot-random = robot au hasard
    .about = Joue n’importe quoi, pourvu que ce soit permis.
# $seats : la place du partenaire.
client-partner-of = avec la place { $seats }
client-speed = Les robots jouent
client-speed-normal = à un rythme humain
client-speed-fast = vite
client-table-options = Options de la table
# $value : une valeur en toutes lettres.
client-default = { $value } (par défaut)
client-open-table = Ouvrir la table
# $options : les options en cause, avec leur valeur.
client-not-together = Cela ne peut pas se choisir à cette table : { $options }.
# $option : une option ; $value : sa valeur.
client-option-value = « { $option } : { $value } »
client-patience = Un robot remplace qui tarde ou part
client-patience-normal = après 90 secondes
client-patience-relaxed = après 15 minutes
client-patience-endless = jamais
client-patience-normal-help = Qui ne joue pas pendant 90 secondes, ou perd la connexion pendant 45, est remplacé par un robot jusqu’à son retour.
client-patience-relaxed-help = Qui ne joue pas pendant 15 minutes, ou perd la connexion pendant 7 minutes et demie, est remplacé par un robot jusqu’à son retour.
client-patience-endless-help = Personne n’est remplacé sans l’avoir demandé : la table attend.
client-patience-day = un jour par coup
client-patience-three-days = trois jours par coup
client-patience-week = une semaine par coup
client-patience-day-help = Chacun passe quand il veut et a un jour pour jouer ou pour répondre. Après, un robot joue à sa place jusqu’à son retour. Les consignes, données à la table, évitent d’attendre les réponses.
client-patience-three-days-help = Chacun passe quand il veut et a trois jours pour jouer ou pour répondre. Après, un robot joue à sa place jusqu’à son retour. Les consignes, données à la table, évitent d’attendre les réponses.
client-patience-week-help = Chacun passe quand il veut et a une semaine pour jouer ou pour répondre. Après, un robot joue à sa place jusqu’à son retour. Les consignes, données à la table, évitent d’attendre les réponses.
client-left-days = { $days } j { $hours } h
client-left-whole-days = { $days } j
client-left-hours = { $hours } h

## Les tables ouvertes

client-access = Qui peut venir
client-access-link = ceux qui ont le lien
client-access-listed = tout le monde
client-access-link-help = La table n’apparaît nulle part.
client-access-listed-help = La table apparaît parmi les tables ouvertes, avec votre nom, tant que quelqu’un y est.
client-watch-link = Lien pour regarder la partie
client-take-link = Lien pour prendre la place libre
client-lobby = Tables ouvertes
client-lobby-empty = Personne n’attend en ce moment.
client-lobby-make = Ouvrir une table à tout le monde
# $name : qui a ouvert la table.
client-offer-host = chez { $name }
# $free : les places libres ; $seats : toutes les places.
client-offer-free =
    { $free ->
        [one] une place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
client-offer-full = les { $seats } places sont prises
client-offer-begun = la partie à { $seats } a commencé
# $count : le nombre de robots.
client-offer-robots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
client-offer-relaxed = on attend longtemps ceux qui partent
client-offer-endless = on attend sans limite ceux qui partent
client-offer-look = Regarder
# $title : le jeu ; $name : qui a ouvert la table.
client-offer-join = Rejoindre { $title }, chez { $name }
client-offer-watch = Regarder { $title }, chez { $name }
# $count : combien de personnes regardent.
client-spectators =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }

## Mes parties

client-mine = Mes parties
client-mine-yours = C’est à vous
client-mine-theirs = aux autres de jouer
client-mine-waiting = pas encore commencée
client-mine-over = terminée
# $names : des noms.
client-mine-turn = au tour de { $names }
client-mine-with = avec { $names }
# $title : le jeu.
client-mine-forget = Retirer { $title } de la liste
# $count : combien de parties attendent.
client-title-mine = À vous ({ $count })

## Un seul appareil, un grand écran

client-here = sur cet appareil
# $seat : la lettre d’une place.
client-here-name = Nom à la place { $seat }
client-beside = Quelqu’un d’autre sur cet appareil
client-beside-help = Vous vous passez l’appareil ; entre deux personnes, un rideau cache les cartes.
client-beside-name = Son nom
# $name : à qui c’est.
client-curtain = C’est à { $name }
client-curtain-pass = Passez l’appareil.
client-curtain-lift = Lever le rideau
client-curtain-me = { $name }, et personne d’autre
client-curtain-others = Les autres jouent
client-curtain-look = Qui veut voir ses cartes ?
client-screen = Grand écran, pour que toute la pièce voie la table
client-screen-code = Code à lire pour rejoindre la table
# $host : l’adresse du site.
client-screen-how = Scannez le code, ou ouvrez { $host } et tapez

## S’asseoir

client-choose-seat = Votre place
client-sit-down = S’asseoir
client-watch = Regarder seulement
client-seat-free = place libre
client-absent = absent
client-share-link = Lien à envoyer
client-code = Ou le code à taper sur la page d’accueil :
client-deck-make = Composer un paquet
client-deck-own = un paquet à vous
client-deck-count = { $count } cartes, les bottes comprises
client-deck-bad = Ce paquet ne peut pas se jouer à cette table : il lui manque des cartes, ou il en a trop.
client-deck-few = Ce paquet ne peut pas se jouer : trop peu de « { $card } », au moins { $least }.
client-deck-many = Ce paquet ne peut pas se jouer : trop de « { $card } », au plus { $most }.
client-deck-size = Ce paquet ne peut pas se jouer : il compte { $cards } cartes, et il en faut de { $fewest } à { $most } à cette table.
client-copy = Copier
client-share = Inviter
client-share-text = Venez jouer à { $game } avec moi.
client-share-code = À lire avec l’appareil photo d’un téléphone.
client-copied = Copié
client-invite = Inviter
client-link-here-only = Ce lien ne s’ouvre que sur cette machine. Pour jouer aussi depuis d’autres appareils, ouvrez la page à l’adresse que la machine a sur le réseau, et pour cela lancez le serveur ainsi :
# $count : le nombre de places libres.
client-missing =
    { $count ->
        [one] Il manque une personne.
       *[other] Il manque { $count } personnes.
    }
client-free-seats =
    { $count ->
        [one] Il manque une personne. Envoyez-lui le lien.
       *[other] Il manque { $count } personnes. Envoyez-leur le lien.
    }
client-nowhere = Pas de table ici
client-loading = Un instant…

## Avant de commencer

client-own-seat = Ma place sur un autre appareil
client-own-seat-what = Qui a ce lien joue à votre place : gardez-le pour vous.
client-own-seat-show = Montrer le lien
client-own-seat-code = Code à lire avec l’appareil photo
client-own-seat-link = Lien de votre place
client-all-here = Tout le monde est là.
client-get-up = Se lever
client-take-seat = M’asseoir ici
client-take-this-seat = M’asseoir à la place { $seat }
client-all-taken = Toutes les places sont prises.
client-unseated = Vous n’avez plus votre place : elle a été libérée.
client-unseated-free = Vous pouvez vous rasseoir, ou regarder seulement.
client-unseated-full = Il n’y a plus de place libre ; vous pouvez regarder.
client-unproven = Ce navigateur ne retrouve plus votre place, qui est toujours à vous. Ouvrez le lien de votre place ; si vous ne l’avez pas, qui invite peut la libérer.
client-host = invite
client-the-seat = la place { $seat }
client-with = avec { $names }
client-host-begins = { $name } lance la partie.
client-invited = { $name } vous invite à jouer.
client-begin = Commencer
client-begin-robots = { $count ->
    [one] un robot prend la place libre
   *[other] des robots prennent les { $count } places libres
}
client-change-table = Changer la table
client-close-table = Fermer la table
client-seat-move = Changer de place : { $name }

## Qui doit faire quoi

# $name : un joueur ; $target : un camp.
client-status-deal = On distribue
client-status-theirs = { $name } joue
client-status-yours = À vous, { $name }
client-status-you = À vous
client-status-watching = vous regardez
client-status-play-or-discard = jouez une carte ou défaussez
client-status-play = posez une carte
client-status-pass = rien à poser, passez
client-status-extend = prolongez la course ou arrêtez-vous
client-status-aim = choisissez qui attaquer
client-status-attacked = { $name } vous attaque
client-status-attack = { $name } attaque { $target }

# $names : ceux qui peuvent répondre à ce qui vient d’être joué ; $count : combien.
client-answering =
    { $count ->
        [one] { $names } peut répondre
       *[other] { $names } peuvent répondre
    }
client-answering-many = { $count } personnes peuvent répondre
client-window-runs = on attend la fin du temps
# $seconds : ce qui reste d’un temps très court.
client-left-seconds = { $seconds } s

# Plusieurs ont voulu la même chose au même moment.
client-race = Qui a été le premier ?
client-race-first = { $name }, en premier
client-race-behind = { $name }, { $millis } ms plus tard
client-race-lot = Moins d’un dixième de seconde les sépare : le sort a décidé.
client-your-turn = À vous de jouer.
# Ce qui arrive au lecteur, en grand. $km : des kilomètres ; $card : une carte par son nom.
client-done-attacked = { $card } !
client-done-stolen = On vous vole { $km } !
client-done-cancelled = On vous annule { $km } !
client-done-killed = Votre borne est perdue !
client-done-skipped = Vous perdez votre tour
client-done-mistake = Erreur : coup interdit
client-done-fined = Erreur : une carte de moins
client-done-void = Erreur : attaque sans son bruit
client-done-wrong = Erreur : Hold Up à tort
client-done-use = À jouer tout de suite : { $card }
client-done-taken = On vous prend une carte !
client-done-checked = On vous contrôle !
client-done-searched = On vous fouille !
client-done-swapped = On échange vos zones !
# $name : le camp attaqué.
client-window = { $name } peut encore répondre.

## La table

client-rivals = Les autres
client-own-board = Votre jeu
# $name : le camp par-dessus l’épaule duquel on regarde.
client-board-of = Le jeu de { $name }
client-own-place = Vos cartes
client-watching-place = Vous regardez
client-hand = Votre main
client-side = Match et journal
client-log = Journal
client-log-topic = Ce que montre le journal
client-log-all = Tout
client-log-mine = Ce qui me concerne
client-log-attacks = Attaques et réponses
client-log-lately = Depuis mon tour
client-log-nothing = Rien à raconter encore.
client-last-move = Dernier coup
# $lap : combien de fois le tour de la table a été fait.
client-lap = Tour { $lap }
client-km = km
# $km : ce qui reste à parcourir.
client-left = encore { $km }
client-goal = but { $goal } km
client-laid-distances = Distances posées
client-empty-battle = pas de carte
client-empty-speed = pas de limite
client-bottes-label = Bottes
# $cards : les bottes posées.
client-bottes = Bottes : { $cards }
client-no-bottes = Aucune botte
client-botte-by-coup = { $card } (coup-fourré)
# $distance : la plus longue distance ; $laid : combien sont posées, de $cap permises.
client-capped = { $distance } posés
client-capped-count = { $distance } posés : { $laid } sur { $cap }
# $count : le nombre de cartes en main.
client-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
# $pile : la pile ; $count : ses cartes.
client-pile = { $pile } { $count }
# À côté d’une pile, là où la place manque.
client-pile-stock = pioche
client-pile-aside = défausse
client-open-aside = Voir : { $pile }, { $count }
client-aside-empty = Rien encore.
client-out = Hors du jeu
client-aside-order = La dernière carte d’abord.
# $name : un camp.
client-show-board = Voir le jeu : { $name }
client-aim = Viser { $name }
client-aim-closed = Pourquoi pas { $name } ?
client-aimed = { $name } en vue
client-watching = Vous regardez cette table.
client-unseated-playing = Vous n’avez plus votre place : elle a été libérée, et quelqu’un d’autre y joue. Vous regardez la partie.

## Comment va un camp

# $attack : l’attaque en vigueur ; $going : ce qui précède.
client-going-halted = arrêt : { $attack }
client-going-waiting = attend un feu vert
client-going-rolling = roule
client-going-parked = au départ
client-going-and-limited = { $going }, limité à 50

## Ce qu’on peut faire

# $card : une distance ou le nom d’une carte.
client-plate-lay = Poser { $card }
# $name : le camp visé.
client-plate-attack = Attaquer { $name }
# $card : une carte au milieu d’une phrase.
client-plate-with = avec { $card }
client-plate-discard = Défausser
client-plate-pass = Passer
client-plate-wait = Attendez
client-plate-wait-for = On attend { $name }
client-plate-choose = Choisissez une carte
client-plate-aim = Choisissez qui attaquer
client-plate-nothing = Rien à poser
client-pass-always = Toujours passer quand je ne peux rien poser
client-plate-no = Pas maintenant
client-outcome-goal = vous arrivez à { $km } !
client-outcome-km = vous passez à { $km }
client-outcome-rolling = vous roulez
client-outcome-unlimited = la limite est levée
client-outcome-green = il faudra encore un feu vert
client-outcome-safe = elle vous protège jusqu’au bout
# $card : une carte ; $count : combien d’exemplaires.
client-hand-lit =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }, jouable
client-hand-unlit =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }, pas jouable
client-hand-asleep =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }
client-hand-open =
    { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }, à tenter
# $clause : un article de la règle.
client-clause = Règle { $clause }
client-clauses = { $count ->
    [one] Règle { $clauses }
   *[other] Règles { $clauses }
}
client-open-clause = Lire l’article { $clause } de la règle
client-answer-stale = La table a changé entre-temps. Rien n’a été joué.
client-answer-not-kept = Le serveur n’a pas pu enregistrer ce coup. Rien n’a été joué ; essayez encore.
client-table-damaged = Ce qui est gardé de cette table est abîmé. Vous la voyez telle qu’elle était avant ; on ne peut plus y jouer.
client-table-stalled = Le serveur ne peut rien enregistrer pour l’instant. La table attend et reprendra d’elle-même.
client-answer-hushed = Un cri pour rien : attendez trois secondes avant de crier de nouveau.
client-answer-no-next-round = Il n’y a pas d’autre manche.

## Répondre à une attaque

client-reaction = Votre réponse ?
# $name : l’attaquant ; $card : l’attaque.
client-reaction-text = { $name } vous attaque avec { $card }.
client-reaction-clock =
    { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
client-reaction-last-call = Plus que deux secondes.
client-coup-fourre = Coup-fourré
client-coup-fourre-shout = Coup-fourré !
client-finish = { $name } franchit la ligne !
client-finish-yours = Vous franchissez la ligne !
client-no-botte = pas de botte en main
client-decline = Laisser passer
client-decline-note = l’attaque porte

## Prolonger la course

client-extension-text = Plus loin, il y a plus de points à prendre ; sans y arriver, pas de primes d’arrivée, et les autres en profitent.
client-extend = Prolonger
# $goal : la distance du nouveau but.
client-extend-note = jusqu’à { $goal } km
client-stop = S’arrêter
client-stop-note = la manche est gagnée
client-stop-won = vous avez gagné

## La fin d’une manche

client-route-sheet = Feuille de route
# $points : chaque fois.
client-points-each = { $points } points
# $goal : la distance à parcourir.
client-arrivals = Sur { $goal } km
client-round-total = Total de la manche
client-place = Rang
# $goal : les points qui finissent le match.
client-match = Match en { $goal } points
# $names : ceux qui gagnent le match ; $count : combien ils sont.
client-match-over =
    { $count ->
        [one] Match fini : { $names } gagne.
       *[other] Match fini : { $names } gagnent.
    }
# $names : les vainqueurs ; $count : combien ils sont ; $what : round si c’est une manche d’un match, match si c’est le match, game sinon.
client-won =
    { $what ->
        [round] { $count ->
            [0] Personne ne gagne la manche.
            [one] { $names } gagne la manche.
           *[other] { $names } gagnent la manche.
        }
        [match] { $count ->
            [0] Personne ne gagne le match.
            [one] { $names } gagne le match.
           *[other] { $names } gagnent le match.
        }
       *[game] { $count ->
            [0] Personne ne gagne.
            [one] { $names } gagne.
           *[other] { $names } gagnent.
        }
    }
client-won-yours =
    { $what ->
        [round] Vous gagnez la manche !
        [match] Vous gagnez le match !
       *[game] Vous gagnez !
    }
# $before : les points d’avant ; $round : ceux de cette manche.
client-points-sum = { $before } + { $round }
client-next-round = Manche suivante
client-rematch = Revanche
client-join-rematch = Rejoindre la revanche
client-join-rematch-note = elle vous attend à une autre table
client-went-on = Les autres jouent déjà la revanche. Votre place est gardée : un robot joue jusqu’à votre arrivée.
client-rematch-clock = La revanche commence dans
client-review = Revoir la table
client-to-score = Feuille de route
client-home = Accueil
client-proof-record = Télécharger la partie

## Les conseils

# $number : un nombre entier.
client-percent = { $number } %
client-advice = Conseil
client-advice-ask = Demander conseil
client-advice-thinking = On réfléchit pour vous…
# $action : ce qu’on peut faire ; $wins, $low, $high : des pourcentages.
client-advice-best = Le mieux : { $action }. Chances de gagner : { $wins }, entre { $low } et { $high }.
# $count : combien d’actions on peut choisir.
client-advice-all = Comparer les { $count } possibilités
client-advice-about = C’est estimé de votre place, sans voir les cartes des autres. Personne d’autre n’apprend que vous avez demandé.
client-advice-who = Conseils
client-advice-alone = à qui joue seul
client-advice-everybody = à tous
client-advice-nobody = à personne
client-advice-help = Qui hésite peut demander ce que vaut chaque coup. La réponse ne va qu’à lui.
client-answer-not-advised = Cette table ne donne pas de conseils.
client-answer-nothing-to-decide = Vous n’avez rien à décider pour l’instant.
client-answer-too-busy = On réfléchit déjà trop en ce moment : redemandez dans un instant.

# Ce qu’on peut faire, au milieu d’une phrase. $card : une carte et son article ; $name : une personne.
client-do-lay = poser { $card }
client-do-lay-faster = poser { $card } en accélérant
client-do-discard = défausser { $card }
client-do-attack = attaquer { $name } avec { $card }
client-do-reply = répondre par { $card }
client-do-decline = laisser passer
client-do-extend = prolonger la course
client-do-stop = s’arrêter là
client-do-pass = passer
client-do-draw = piocher dans la pioche
client-do-take = prendre le dessus de la défausse
client-do-parry = parer avec { $card }
client-do-steal = prendre { $card } à { $name }
client-do-demand = exiger { $card } de { $name }
client-do-rename = demander à { $name } { $card } à la place
client-do-swap = échanger une paire contre { $card }
client-do-fly = voler jusqu’à { $name }
client-do-search = fouiller la main de { $name }
# $take, $give : des cartes.
client-do-exchange = prendre { $take } et donner { $give }
client-do-sweep = faire le ménage
# $km : des kilomètres.
client-do-say = annoncer { $km } km
client-do-hold-up = crier Hold Up
client-do-killer = crier Bornes Killer
client-do-forfeit = rendre { $card }
# $cell : une case de la grotte.
client-do-enter = entrer en { $cell }
client-do-walk = aller en { $cell }
client-do-leave = sortir de la grotte
client-do-roll = lancer le dé
# $turned : des quarts de tour.
client-do-turn =
    { $turned ->
        [0] poser la carte comme elle est
        [1] poser la carte tournée d’un quart de tour
       *[other] poser la carte tournée de { $turned } quarts de tour
    }

## La manche revue

## Le menu et l’aide

client-menu = Menu
client-close = Fermer
client-leave = Quitter la table
client-rules = Règles
client-cards = Toutes les cartes
client-cards-special = Cartes spéciales
client-cards-attack = Attaques
client-cards-parade = Parades
client-cards-botte = Bottes
client-cards-distance = Distances
client-card-family = Dans la même famille
client-card-more = Appui long, clic droit ou touche i : toute la famille.
client-kind-distance = distance
client-kind-attack = attaque
client-kind-parade = parade
client-kind-botte = botte
client-kind-special = carte spéciale
client-rules-of = Règles : { $game }
client-help = Aide
client-help-play = Touchez une carte, puis la grande plaque : elle dit ce qui arrivera. Rien ne se joue avant.
client-help-lit = Une carte émaillée, lampe allumée, peut être posée. Une carte mate ne le peut pas : touchez-la pour savoir pourquoi.
client-help-reaction = Quand une attaque vous vise et que la table vous demande votre réponse, vous avez le temps que montre l’anneau ; sans anneau, la table attend.
client-letters = Lettres dans le coin des cartes et sur les bottes
client-keys = Touches
client-key-choose = choisir une carte
client-key-move = carte voisine
client-key-aim = viser un autre camp
client-key-play = jouer
client-key-idle = défausser, ou passer
client-key-drop = annuler le choix
client-key-discard = défausser
client-key-pass = passer
client-key-extend = prolonger la course
client-key-stop = s’arrêter au but
client-key-last = entendre le dernier coup
client-key-moves = entendre ce qui peut se jouer
client-key-boards = entendre où en est chacun
client-key-hand = entendre votre main
client-key-clock = entendre le temps qui reste
client-key-why = entendre pourquoi la carte ne peut pas être jouée
client-key-card = Dire ce que fait la carte choisie
client-key-help = cette aide

## Lu à voix haute

client-read-nothing-yet = Rien n’a encore été joué.
client-read-no-cards = Vous n’avez aucune carte.
# $number : la touche ; $card : la carte ; $count : combien d’exemplaires.
client-read-card =
    { $number } : { $card }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }
client-read-no-moves = Rien à jouer pour l’instant.
client-read-moves = Vous pouvez jouer : { $moves }.
# $name : un camp ; $km : sa distance ; $going : comment il va.
client-read-board = { $name } : { $km } km, { $going }.
client-read-no-clock = Aucune limite de temps.
client-read-no-refusal = Rien n’est refusé.

## Heure de pointe et Plein pot !

client-key-draw = piocher
client-key-take = prendre le dessus de la défausse
client-key-coup = coup-fourré
client-key-parade = parade
client-key-mirror = Rétroviseur
client-key-u-turn = Demi-tour, ou répondre avec la carte choisie
client-key-let = laisser passer
client-key-say = dire ses kilomètres, quand on a posé une borne
client-key-shout = crier, quand on a attaqué
client-key-killer = Bornes Killer !
client-key-hold-up = Hold Up ! (gardez appuyé)

## La grotte

client-cave-map = La grotte
client-cave-task = À faire
client-cave-goal-out = sortez avant le chef
client-cave-goal-most = ramassez le plus de trésors
# $title : à qui c’est ; $note : ce qu’il y a à faire.
client-cave-said = { $title } : { $note }.
client-cave-do-enter = posez votre pion
client-cave-do-roll = lancez le dé
# $steps : combien de pas.
client-cave-do-walk =
    { $steps ->
        [one] avancez d’un pas
       *[other] avancez de { $steps } pas
    }
client-cave-do-genie = le génie vous porte où vous voulez
client-cave-do-lay = posez la carte piochée
client-cave-they-enter = pose son pion
client-cave-they-roll = lance le dé
client-cave-they-walk =
    { $steps ->
        [one] choisit où aller, à un pas
       *[other] choisit où aller, à { $steps } pas
    }
client-cave-they-genie = le génie arrive
client-cave-they-lay = tourne sa carte

# $count : combien de trésors.
client-cave-treasures =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
client-cave-treasures-word =
    { $count ->
        [one] trésor
       *[other] trésors
    }
client-cave-head = tête du chef
# $count : combien de murs ; $sides : de quels côtés.
client-cave-walls =
    { $count ->
        [one] mur
       *[other] murs
    } : { $sides }
client-cave-no-walls = sans mur
client-cave-north = nord
client-cave-east = est
client-cave-south = sud
client-cave-west = ouest
# $name : un joueur.
client-cave-pawn = pion de { $name }
client-cave-own-pawn = votre pion
client-cave-gap = trou à remplir
client-cave-open = à votre portée
client-cave-exit = Sortie
client-cave-exit-closed = Sortie fermée
client-cave-shut-door = Fermée

client-cave-enter-title = Où commencez-vous ?
client-cave-enter-note = Touchez une carte libre. Ses trésors seront vos premiers pas.
client-cave-enter-note-die = Touchez une carte libre.
# $at : une case ; $next : les trésors de la carte où l’on arrive ; $steps : autant de pas.
client-cave-place = Poser mon pion en { $at }
client-cave-place-note =
    { $steps ->
        [one] { $next } : votre premier coup fera un pas.
       *[other] { $next } : votre premier coup fera { $steps } pas.
    }
client-cave-place-note-die = { $next } à ramasser quand vous partirez.
client-cave-walk-title = Où allez-vous ?
# $treasures : ce qu’il y a sous le pion ; $steps : combien de pas.
client-cave-walk-note =
    { $steps ->
        [one] { $treasures } sous vos pieds, donc un pas. Touchez une carte qui brille.
       *[other] { $treasures } sous vos pieds, donc { $steps } pas. Touchez une carte qui brille.
    }
client-cave-walk-note-die =
    { $steps ->
        [one] Le dé dit un pas. Touchez une carte qui brille.
       *[other] Le dé dit { $steps } pas. Touchez une carte qui brille.
    }
client-cave-choose = Touchez une carte
client-cave-go = Aller en { $at }
# $taken : ce que l’on ramasse en partant.
client-cave-go-note =
    { $steps ->
        [one] Vous ramassez { $taken } et arrivez sur { $next } : un pas au coup suivant.
       *[other] Vous ramassez { $taken } et arrivez sur { $next } : { $steps } pas au coup suivant.
    }
client-cave-go-note-die = Vous ramassez { $taken } et arrivez sur { $next }.
client-cave-you-take = vous prenez
client-cave-you-reach = vous arrivez
client-cave-leave = Sortir de la grotte
# $count : tous les trésors de qui sort.
client-cave-leave-note =
    { $count ->
        [one] Vous sortez pour de bon avec { $count } trésor. On ne revient pas.
       *[other] Vous sortez pour de bon avec { $count } trésors. On ne revient pas.
    }
client-cave-genie-title = Le génie vous aide !
client-cave-genie-occupied = Des pions sont sur toutes les cartes à votre portée. Le génie vous porte sur la carte libre de votre choix.
client-cave-genie-walled = Les murs ne vous laissent aucune carte à portée. Le génie vous porte sur la carte libre de votre choix.
client-cave-fly = S’envoler vers { $at }
client-cave-roll-title = Lancez le dé
client-cave-roll-note = Il dira de combien de cartes vous avancez.
client-cave-roll = Lancer le dé
client-cave-turn-title = Tournez la carte piochée
client-cave-lay-title = Posez la carte piochée
# $at : le trou ; $treasures, $walls : ce que montre la carte.
client-cave-turn-note = Elle remplit le trou en { $at } : { $treasures }, { $walls }.
client-cave-lay-so = Poser ainsi
client-cave-lay = Poser la carte
# $name : un joueur ; $count : combien de cartes il peut atteindre.
client-cave-shut = Des murs enferment { $name } : il lui faudra le génie.
client-cave-shut-you = Des murs vous enferment : il vous faudra le génie.
client-cave-cut = { $name } n’a plus de chemin vers la sortie.
client-cave-cut-you = Vous n’avez plus de chemin vers la sortie.
client-cave-keeps =
    { $count ->
        [0] { $name } ne peut aller sur aucune carte libre.
        [one] { $name } peut aller sur { $count } carte.
       *[other] { $name } peut aller sur { $count } cartes.
    }
client-cave-keeps-you =
    { $count ->
        [0] Vous ne pourrez aller sur aucune carte libre.
        [one] Vous pourrez aller sur { $count } carte.
       *[other] Vous pourrez aller sur { $count } cartes.
    }
client-cave-nobody-shut = Les murs n’enferment personne.

client-cave-chief-name = Le chef des voleurs
client-cave-out = Vous êtes dehors !
# $left : combien de pas il lui reste.
client-cave-chief =
    { $left ->
        [0] Le chef est là
        [one] Le chef est à un pas
       *[other] Le chef est à { $left } pas
    }
client-cave-chief-catches = Sortez avant lui, sinon rien.
client-cave-chief-run = Vite, dehors !
client-cave-chief-came = Dedans, tout est perdu.
client-cave-chief-late = Tout le monde est sorti à temps.
client-cave-chief-safe = Vous êtes dehors, à l’abri.
client-cave-chief-ends = Puis on compte les trésors.
client-cave-stock = pioche
client-cave-players = Butin
client-cave-waiting = pas encore là
client-cave-inside = dans la grotte
client-cave-danger = en danger !
client-cave-outside = à l’abri
client-cave-caught = pris par le chef
client-cave-spoils = Le butin
# $count : les trésors ramassés.
client-cave-fate-out = Dehors à temps.
client-cave-fate-caught =
    { $count ->
        [0] Pris par le chef.
        [one] Pris par le chef : { $count } trésor perdu.
       *[other] Pris par le chef : { $count } trésors perdus.
    }
client-cave-fate-inside = Les trésors ramassés sont gardés.
# $moves : les cases à portée.
client-cave-read-moves = Vous pouvez aller ici : { $moves }.
# $name : un joueur ; $treasures : son butin ; $where : où il est ; $at : sa case, ou none.
client-cave-read-player =
    { $name } : { $treasures }, { $where }{ $at ->
        [none] { "" }
       *[other] { " " }en { $at }
    }.
client-cave-help-walk = Les trésors sous votre pion, ou le dé, disent combien de cartes vous avancez. Touchez une carte qui brille : le chemin s’affiche. Touchez-la encore, ou la grande plaque : vous y allez.
client-cave-help-card = Vous ramassez la carte que vous quittez, et une autre prend sa place. Tournez-la comme vous voulez : ses murs barrent la route à tous, à vous aussi.
client-cave-help-end = Une carte piochée qui montre la tête du chef le fait avancer d’un pas. Sortez avant lui ; dans « Ali Baba et la chance », personne n’est pris.
client-cave-key-move = aller d’une carte à l’autre, ou tourner la carte piochée
client-cave-key-choose = choisir une carte à portée, ou une façon de tourner
client-cave-key-play = y aller, poser, lancer le dé
client-cave-key-turn = tourner la carte piochée
client-cave-key-exit = choisir la sortie
client-cave-key-chief = entendre où est le chef
client-cave-key-why = entendre pourquoi une carte ne convient pas

## Quand quelqu’un manque ou s’en va

client-played-for = un robot joue
# $name : qui n’est pas là.
client-stood-in = (Un robot, pour { $name }.)
client-stood-in-you = (Un robot, pour vous.)
client-meanwhile = { $count ->
    [one] Le robot a joué une fois pour vous : le journal le raconte.
   *[other] Le robot a joué { $count } fois pour vous : le journal le raconte.
}
client-away-gone = Vous n’étiez plus là : un robot joue pour vous.
client-away-idle = Vous avez beaucoup réfléchi : un robot joue pour vous.
client-away-late = Vous arrivez après les autres : un robot joue pour vous.
client-away-left = Vous avez quitté la table : un robot joue pour vous.
client-away-open = Un robot joue pour vous, et votre place est libre : qui vient peut la prendre.
client-take-back = Reprendre ma place
client-leave-what = Les autres continuent. Votre place reste la vôtre : vous pourrez la reprendre à tout moment.
client-leave-for-good = Quitter
client-leave-for-good-note = un robot joue pour moi dès maintenant
client-leave-soon-back = Je reviens tout de suite
client-leave-soon-back-note = on m’attend un moment
client-stay = Rester
client-ready = C’est noté
client-round-waits = on attend { $names }
client-round-began = La manche suivante a commencé. Un robot joue pour vous si vous tardez.
client-to-round = Jouer la manche
client-round-clock = La manche commence dans

## Les consignes

client-orders = Consignes
client-orders-what = Ce que votre place fait sans vous demander. Tout le monde voit vos consignes ; elles comptent à partir de la prochaine carte jouée, jamais pour celle à laquelle on peut répondre en ce moment.
client-orders-ask = me demander
client-orders-attack = Quand on vous attaque
client-orders-attack-pass = laisser passer
client-orders-attack-coup-fourre = toujours coup-fourré
client-orders-attack-parry = coup-fourré, sinon parade
client-orders-distance = Demi-tour
client-orders-distance-pass = jamais
client-orders-distance-pass-this-round = pas ce tour-ci
client-orders-distance-winning = si l’étape gagne
client-orders-distance-from = dès { $km } km
client-orders-distance-least = À partir de combien de km
client-orders-draw = À votre tour
client-orders-draw-obvious = piocher tout seul quand il n’y a rien à choisir
client-orders-draw-stock = piocher toujours tout seul, jamais dans la défausse
client-orders-pass-all = Tout laisser passer
client-orders-clear = Aucune consigne
client-orders-others = Les consignes des autres
client-orders-none = Personne n’a donné de consigne.
client-ordered-pass-all = laisse tout passer
client-ordered-attack-pass = laisse passer les attaques
client-ordered-attack-coup-fourre = toujours coup-fourré
client-ordered-attack-parry = coup-fourré ou parade d’office
client-ordered-distance-pass = jamais de Demi-tour
client-ordered-distance-pass-this-round = pas de Demi-tour ce tour-ci
client-ordered-distance-winning = Demi-tour si l’étape gagne
client-ordered-distance-from = Demi-tour dès { $km } km
client-ordered-draw-obvious = pioche de lui-même quand il n’y a rien à choisir
client-ordered-draw-stock = pioche toujours tout seul

## La connexion

client-lost = Connexion perdue. Reconnexion en cours…
client-replaced = Cette place est ouverte dans un autre onglet.
client-retry = Réessayer
client-outdated = Le serveur a été mis à jour : cette page est d’une version plus ancienne.
client-reload = Recharger la page

problem-unreachable = Le serveur ne répond pas.
problem-unknown = Quelque chose s’est mal passé.
problem-bad-request = Le serveur n’a pas compris cette demande.
problem-unknown-table = Cette table n’existe pas, ou n’existe plus.
problem-no-free-seat = Il n’y a plus de place libre à cette table.
problem-seat-taken = Cette place vient d’être prise. Choisissez-en une autre.
problem-bad-table = Cette table ne peut pas être préparée ainsi.
problem-name-length = Un nom a de 1 à 24 caractères.
problem-name-marks = Ce nom porte trop d’accents, ou des accents sans lettre. Choisissez-en un plus simple.
problem-name-unseen = Ce nom contient un caractère qui ne se voit pas. Choisissez-en un fait de lettres, de chiffres ou d’images.
problem-too-many-tables = Il y a trop de tables en ce moment. Revenez un peu plus tard.
problem-not-over = La partie n’est pas finie.
problem-not-away = Cette personne est là, ou vient seulement de partir : laissez-lui un peu de temps.
problem-not-ready = Tout le monde n’est pas encore prêt pour une revanche.
problem-not-seated = Vous n’êtes pas assis à cette table.
problem-unknown-game = Ce jeu n’existe pas ici.
problem-internal-error = Le serveur a rencontré une erreur. Essayez encore.
problem-timed-out = La demande a pris trop de temps. Essayez encore.
problem-not-kept = Le serveur n’a pas pu enregistrer cette table. Essayez encore.
problem-too-large = Cette demande est trop longue.
problem-broken-table = Cette table est abîmée et ne peut pas être rouverte.
problem-foreign-page = Cette demande vient d’une autre page.
problem-too-many-requests = Trop de demandes viennent de votre adresse. Attendez un instant.
problem-too-many-sockets = Trop de monde regarde cette table.
problem-try-again = La table se refermait à l’instant. Essayez encore.
problem-unknown-page = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse n’accepte pas cette demande.
problem-already-begun = La partie a commencé.
problem-not-host = Seule la personne qui invite peut le faire.
problem-put-away = Personne n’est revenu à cette table : elle a été rangée. La partie qui s’y est jouée peut encore être téléchargée.
problem-rearranged = La table vient de changer : regardez encore une fois.
problem-table-closed = La table a été fermée : il n’y aura pas de partie.
problem-table-closed-by-you = Vous avez fermé la table.

client-phrases = Dire un mot
client-shown-as = Tables montrées
client-shown-pictures = en images
client-shown-words = en mots
client-to-words = Montrer les tables en mots, pour lecteur d’écran
client-to-pictures = Montrer les tables en images
client-phrases-shown = Petits mots des autres
client-phrases-off = masqués
client-phrases-on = affichés
client-phrases-lately = Petits mots
client-phrase-said = { $name } dit : { $phrase }
client-phrase-hello = Bonjour !
client-phrase-well-played = Bien joué !
client-phrase-ouch = Aïe !
client-phrase-thanks = Merci
client-phrase-your-turn = À vous !
client-phrase-one-minute = Une minute, s’il vous plaît
client-phrase-good-road = Bonne route !
client-phrase-bye = Au revoir
client-answer-too-talkative = Doucement : laissez les autres lire d’abord.

client-who-is-away = Qui est absent
client-free-sure = Libérer la place de { $name } ?
client-free-yes = Oui, la libérer
client-free-seat = Libérer la place
client-free-seat-of = Libérer la place de { $name }
client-seat-open = place libre, tenue par un robot
client-open-seat = Une place est libre, tenue par un robot.
client-take-over = Une partie est en cours. Un robot tient la place de { $name } : vous reprenez ses cartes et ses points.

client-close-sure = { $count ->
    [one] Une personne est assise ici. Fermer quand même la table ?
   *[other] { $count } personnes sont assises ici. Fermer quand même la table ?
}
client-close-yes = Oui, fermer la table
client-close-no = Non, la garder

## Apprendre

client-learn = Apprendre en jouant
client-learn-about = Une première partie de chaque jeu, avec quelqu’un qui vous dit quoi faire. Cinq minutes, et vous savez jouer. On peut s’arrêter et reprendre plus tard.
client-learn-begin = Apprendre
client-learn-go-on = Continuer la leçon
client-learn-again = Revoir la leçon
client-lesson = Leçon
client-lesson-begin = C’est parti
client-lesson-step = Étape { $step } sur { $steps }
client-lesson-waits = Regardez : les autres jouent.
client-lesson-strayed = Vous jouez autrement que la leçon, et c’est permis : les robots jouent maintenant pour de bon. Finissez la partie à votre guise, ou recommencez la leçon.
client-lesson-real = Jouer une vraie partie
client-lesson-anew = Recommencer la leçon
client-lesson-others = Les autres leçons

## Et si…

client-rules-page = Les règles en images
client-rules-all = Toutes les règles, article par article
client-rules-search = Chercher dans les règles
client-mine-group-yours = À vous de jouer
client-mine-group-running = En cours
client-mine-group-over = Terminées

# La partie revue moment par moment.
client-replay-page = Revoir la partie

# Le signe que l’on choisit ; la place donne la couleur.
client-sign = Votre signe
client-sign-any = celui de la place
client-sign-triangle = triangle
client-sign-square = carré
client-sign-disc = disque
client-sign-diamond = losange
client-sign-star = étoile
client-sign-cross = croix
client-sign-hourglass = sablier
client-sign-moon = lune
client-sign-heart = cœur
client-sign-bolt = éclair
client-sign-drop = goutte
client-sign-crown = couronne

client-mine-won = gagnée

# Les résultats gardés dans ce navigateur.
client-results = Mes résultats
# $played : les parties jouées ; $won : les parties gagnées.
client-results-played =
    { $played ->
        [one] { $played } partie jouée
       *[other] { $played } parties jouées
    }, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
# $points : le meilleur total.
client-results-best = Record : { $points } points.
# $turns : combien de tours.
client-results-longest = La plus longue : { $turns } tours.
client-results-private = Ils sont gardés dans ce navigateur seulement.
client-results-clear = Tout effacer
client-results-sure = Effacer pour de bon

# Être prévenu quand c’est à soi.
client-notices-off = Me prévenir quand c’est à moi
client-notices-on = On vous prévient quand c’est à vous
client-notices-forbidden = Le navigateur interdit de vous prévenir ; cela se change dans ses réglages.
