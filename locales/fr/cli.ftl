# La ligne de commande. Les noms des commandes, des options et des mots de la notation ne se traduisent
# pas ; un exemple par ligne.

## L’aide

cli-sabots = Mille Sabots : une famille de jeux de cartes et de plateau, à jouer, à simuler, à rejouer et à vérifier.
    .examples =
        sabots games
        sabots rules asterix AST-61
        sabots simulate asterix --seats 4 --games 100000
        sabots record asterix --seats 2 > partie.scn
        sabots replay partie.scn

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes :
    .value = COMMANDE
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-examples = Exemples :
cli-heading-exit-codes = Codes de retour :
cli-exit-codes =
    0 : c’est fait
    1 : un fichier est en défaut
    2 : la demande est incorrecte

cli-arg-help = Affiche cette aide
cli-arg-version = Affiche la version
# $langs : les langues qui existent.
cli-arg-lang = Langue des réponses : { $langs } ; sinon celle du système, sinon le français
    .value = LANGUE
cli-arg-game = Le jeu, par son nom : voir « sabots games »
    .value = JEU
cli-arg-seats = Nombre de joueurs
cli-arg-seed = Graine du hasard, un nombre entier ; la même donne les mêmes parties [0 par défaut]
cli-arg-option = Choix de la table, répétable : voir « sabots games JEU » ; deck=file:CHEMIN lit un paquet à soi
    .value = NOM=VALEUR
# $levels : les robots qu’il y a.
cli-arg-bots = Qui joue : { $levels } ; un seul nom pour tous, ou un par place, séparés par des virgules [random par défaut]
    .value = ROBOTS
cli-arg-threads = Nombre de fils d’exécution, de 1 à 1024 ; le résultat n’en dépend pas [autant que de cœurs]
cli-arg-json = Répond par un objet JSON
cli-arg-file =
    .value = FICHIER

cli-serve = Accueille des tables : la page du jeu, pour soi et pour ses amis
    .listen-value = ADRESSE
    .listen = Où écouter ; 0.0.0.0:1954 ouvre la porte au réseau [127.0.0.1:1954 par défaut]
    .data-value = DOSSIER
    .data = Où garder les tables [le dossier de données de l’utilisateur par défaut]
    .url-value = ADRESSE
    .store = Une base PostgreSQL où garder les tables à la place (postgres://…) : voir docs/hosting.md
    .bus = Un bus NATS par lequel plusieurs serveurs partagent cette base (nats://…)
    .proxy-value = ADRESSE
    .proxy = Un mandataire à croire quand il dit pour qui il demande (X-Forwarded-For), peut être répété
    .metrics = Où donner des chiffres à Prometheus, sous /metrics (nulle part par défaut)
    .limit = Fixe une limite, peut être répété : voir docs/hosting.md ; SABOTS_LIMIT_NOM dans l’environnement fait de même
    .limits = Un fichier de limites, une ligne NOM = VALEUR chacune
    .rehearsal = Pour les tests seulement, sur cette machine : toutes les donnes viennent de ce nombre entier et peuvent être prévues ; il faut --data
    .examples =
        sabots serve
        sabots serve --listen 0.0.0.0:8080 --data /srv/sabots

# $url : l’adresse de la page.
cli-serve-at = Mille Sabots est ouvert à { $url } (Ctrl+C pour fermer)
# Au-dessus de l’adresse, quand toutes les donnes peuvent être prévues.
cli-serve-rehearsal = Répétition : toutes les donnes peuvent être prévues. Ce serveur ne sert qu’aux tests.
# $url : la même page, vue des autres machines.
cli-serve-network = Pour les autres machines : { $url }

cli-games = Montre les jeux, ou tout ce qu’une table peut choisir dans un jeu
    .examples =
        sabots games
        sabots games asterix

cli-rules = Affiche la règle d’un jeu, ou un seul de ses articles
    .value = ARTICLE
    .clause = Un article, par exemple AST-61 ou DES-A3
    .list = Ne donne que les noms des articles
    .examples =
        sabots rules classic
        sabots rules asterix AST-A13
        sabots rules asterix --list

cli-simulate = Fait jouer des robots et compte qui gagne, en combien de temps et comment
    .games = Nombre de parties, de 1 à 1000000000
    .examples =
        sabots simulate asterix --seats 2 --games 300000
        sabots simulate classic --seats 3 --games 2000 --bots steady,random,random
        sabots simulate asterix --seats 4 --games 10000 --option goal=700 --seed 1954
        sabots simulate asterix --seats 3 --games 1000 --option match=points --json

cli-arena = Oppose des robots avec les mêmes cartes pour tous et dit qui est le meilleur
    .seats = Qui joue, un robot par place, séparés par des virgules ; des partenaires sont le même robot : { $levels }, ou cmd:COMMANDE, sans shell, pour un programme à soi (docs/bot-protocol.md)
    .games = Nombre de parties au moins, de 1 à 100000000 ; chaque donne est jouée jusqu’à ce que chaque robot ait eu chaque place
    .budget-value = BUDGET
    .budget = Combien peuvent réfléchir à un coup les robots qui réfléchissent : 50ms ou 400playouts ; avec des playouts le résultat peut être refait [2000playouts]
    .patience = Combien de millisecondes un programme peut réfléchir à un coup, de 1 à 3600000 [5000]
    .start = Combien de millisecondes de plus il a pour son premier coup, parce qu’il démarre, de 1 à 3600000 [10000]
    .examples =
        sabots arena classic --seats tuned,steady --games 10000
        sabots arena rush --seats steady,random,random,random --games 10000 --seed 1954
        sabots arena asterix --seats expert,tuned --games 2000 --budget 400playouts --json

cli-bot = Donne une place à la table d’un serveur à un programme à soi
    .join-value = LIEN
    .join = Le lien de la table, tel qu’on l’envoie à ses amis ; avec #key=CLÉ derrière, la place que cette clé prouve
    .cmd-value = COMMANDE
    .cmd = Le programme et ses arguments, séparés par des blancs, sans shell : voir docs/bot-protocol.md
    .name-value = NOM
    .name = Comment il s’appelle à la table [Robot]
    .examples =
        sabots bot --join http://127.0.0.1:1954/table/k7m2p9x4qz --cmd examples/bot.py

cli-advise = Dit ce qu’un robot ferait à la place de quelqu’un, et ce que vaut chaque action
    .file = Des positions telles qu’une place les voit, séparées par des lignes vides ; « - » lit l’entrée standard [par défaut]
    .bot = Qui est interrogé : { $levels } [expert par défaut] ; son nom suit la flèche derrière ce qu’il ferait
    .budget = Combien réfléchir à une position : 50ms ou 400playouts ; avec des playouts la réponse peut être refaite [2000playouts]
    .best = Une seule action par position, sur une ligne envoyée aussitôt, pour un programme qui lit dans un tube ; une action commence toujours par la lettre de sa place (« A lays 100 »), et une position qui ne peut pas être donne une ligne qui commence par « refused »
    .examples =
        sabots advise position.scn
        sabots advise position.scn --bot steady --best
        sabots record asterix --seats 2 | head -n 9 | sabots replay - --final --view B | sabots advise

cli-analyse = Montre où une partie écrite s’est gagnée : les chances après chaque tour, les décisions coûteuses, la part du hasard
    .file = Une partie écrite en notation ; « - » lit l’entrée standard
    .svg = Dessine la courbe des chances dans ce fichier (SVG)
    .worlds = Dans combien de mondes imaginés chaque action est essayée, de 2 à 100000 [64]
    .examples =
        sabots analyse partie.scn
        sabots analyse partie.scn --svg partie.svg
        sabots record rush --seats 4 --bots tuned | sabots analyse - --json

cli-lab = Compare le même jeu à plusieurs tables : durée, équilibre des places, part du hasard, cartes jouées
    .file = Les tables à comparer ; « - » lit l’entrée standard : voir docs/lab.md
    .examples =
        sabots lab examples/rush-decks.lab
        sabots lab examples/rush-decks.lab --json

cli-tune = Cherche en jouant les poids des robots aguerris d’un jeu, et les affiche tels qu’on les garde
    .lesson-games = Nombre de parties dont chaque leçon est tirée, de { $least } à { $most } [{ $usual }]
    .lessons = Nombre de leçons après la première, de { $least } à { $most } [{ $usual }]
    .generations = Nombre de générations de l’évolution, de { $least } à { $most } [{ $usual }]
    .deals = Nombre de donnes en miroir que chaque candidat joue par génération, de { $least } à { $most } [{ $usual }]
    .candidates = Nombre de candidats par génération, de { $least } à { $most } [{ $usual }]
    .examples =
        sabots tune classic --seats 2 --seed 1 > crates/bots/weights/classic-two.txt
        sabots tune asterix --seats 2 --option match=points --generations 100

cli-record = Fait jouer une partie, ou un match, par des robots et l’écrit en notation
    .examples =
        sabots record asterix --seats 2 --seed 7
        sabots record classic --seats 4 --bots steady
        sabots record asterix --seats 4 --option match=points > match.scn

cli-replay = Rejoue une partie écrite en notation et raconte ce qui s’y passe
    .file = Une partie, ou tout autre script de la notation ; « - » lit l’entrée standard
    .final = Ne donne que la dernière position, en notation et avec toutes les mains, et le vainqueur ; --view cache ce qu’une place ne voit pas
    .view-value = PLACE
    .view = Ce que l’on voit d’une place (A, B…), ou « spectator » pour ce que voit un spectateur [par défaut, sauf avec --final]
    .examples =
        sabots replay partie.scn
        sabots replay partie.scn --view A
        sabots record asterix --seats 2 | sabots replay - --final

cli-verify = Vérifie sans réseau les donnes et les coups d’une partie téléchargée
    .file = Une partie téléchargée d’un serveur ; « - » lit l’entrée standard
    .pledge-value = PROMESSE
    .pledge = Une promesse notée avant une donne ; elle doit être dans la partie. Peut être répété
    .examples =
        sabots verify mille-sabots-k7m2p9x4qz.txt
        sabots verify partie.txt --pledge f3466338db9d20bdcd2aed6bcdae3b3b0eb03b3c9db435427c78016093002316

# $table : la table ; $round : le numéro de la manche.
cli-verify-round = Prouvé : la donne { $round } de la table { $table } est celle que sa promesse annonçait ; chaque mélange de la manche découle du secret et de ce qui a été ajouté.
# $seats : des places ; $count : leur nombre.
cli-verify-gifts =
    { $count ->
        [0] Personne n’y a ajouté de hasard : le serveur a choisi seul ces cartes.
       *[other] Y ont ajouté du hasard : { $seats }.
    }
# $pledge : 64 chiffres.
cli-verify-noted = Sa promesse est celle que vous aviez notée : { $pledge }
cli-verify-compare = Sa promesse, à comparer avec celle qui vous avait été montrée : { $pledge }
# $count : un nombre de manches.
cli-verify-unpromised =
    { $count ->
        [one] Pas prouvé : une donne n’a jamais été promise.
       *[other] Pas prouvé : { $count } donnes n’ont jamais été promises.
    }
# $moves : un nombre de coups.
cli-verify-moves = Prouvé : avec ces cartes, les règles permettent chacun des { $moves } coups.
cli-verify-unfinished = Non prouvé : comment la dernière manche a fini ; la partie s’arrête ici avant sa fin.
cli-verify-not-proved = Pas prouvé : qu’une promesse a été montrée avant sa donne (seul qui l’a notée alors le sait), que personne n’a regardé les cartes sur le serveur, que des joueurs ne se sont pas entendus.
# $pledge : 64 chiffres.
cli-verify-foreign = aucune donne de cette partie n’a la promesse { $pledge }
cli-verify-unreadable = une remarque sur la donne que l’on ne peut pas lire ici
cli-verify-no-table = une donne est promise, et aucune table n’est nommée
# $round : le numéro de la manche.
cli-verify-secret = le secret de la donne { $round } n’est pas celui qui était promis
cli-verify-seed = ce mélange ne découle pas du secret de la donne { $round } et de ce qui a été ajouté

cli-scenario = Vérifie des scénarios : des positions, des coups et ce qui doit en sortir
    .file = Un scénario, un dossier dont on vérifie tous les fichiers .scn, ou « - » pour l’entrée standard
    .examples =
        sabots scenario tests/scenarios
        sabots scenario position.scn autre.scn

cli-load = Fait jouer du monde à beaucoup de tables d’un serveur en marche, par de vraies connexions, et mesure
    .at = Où le serveur écoute [127.0.0.1:1954 par défaut]
    .tables = Nombre de tables, de 1 à 100000 ; le serveur doit en permettre autant, et le système deux fichiers ouverts pour chacune
    .seconds = Combien de temps l’on joue, de 1 à 86400 secondes
    .seats = Personnes à chaque table [2 par défaut]
    .spectators = Spectateurs de chaque table [0 par défaut]
    .pace = Combien de temps l’on réfléchit en moyenne, en millisecondes [1000 par défaut]
    .json = Répond par un objet JSON
    .examples =
        sabots serve --limit tables-per-address=2000 --limit connections-per-address=10000 --limit requests-at-once=10000
        sabots load --tables 1000 --seconds 30

# $tables : les tables ; $acts : les actions, $rate par seconde ; $refused : les actions arrivées trop tard.
cli-load-counts = { $tables } tables : { $acts } actions, { $rate } par seconde, { $refused } trop tard ; { $frames } messages, { $kilobytes } ko
# $half, $most, $worst : des millisecondes.
cli-load-times = D’une action au dernier qui la voit : la moitié en { $half } ms, 99 sur 100 en { $most } ms, toutes en { $worst } ms
# $table, $socket, $full : des kilooctets ; $cpu : une part ; $act, $frame : des microsecondes.
cli-load-spent = Le serveur : { $table } ko par table, { $socket } ko par connexion, { $full } ko par table avec ses connexions ; { $cpu } d’un processeur, { $act } µs par action, { $frame } µs par message
cli-load-unseen = Ce que dépense le serveur ne se voit pas d’ici.
cli-load-own = Ce programme lui-même : { $cpu } d’un processeur.

cli-backup = Copie dans un fichier ce que garde un serveur, même en marche
    .file = La copie ; rien n’est remplacé
    .examples =
        sabots backup sabots.db
        sabots backup /var/backups/sabots.db --data /srv/sabots

# $place : un fichier ; $tables : un nombre de tables.
cli-backup-done =
    { $tables ->
        [one] { $tables } table est copiée dans { $place }.
       *[other] { $tables } tables sont copiées dans { $place }.
    }

cli-restore = Remet une copie dans un dossier où aucun serveur ne tourne
    .file = Une copie faite par « sabots backup »
    .examples =
        sabots restore sabots.db
        sabots restore /var/backups/sabots.db --data /srv/sabots

# $place : un dossier ; $tables : un nombre de tables.
cli-restore-done =
    { $tables ->
        [one] { $tables } table est de retour dans { $place }.
       *[other] { $tables } tables sont de retour dans { $place }.
    }

cli-salvage = Sauve ce qui se lit encore d’une base abîmée, là où aucun serveur ne tourne
    .examples =
        sabots salvage
        sabots salvage --data /srv/sabots

# $place : un dossier ; $tables : un nombre de tables.
cli-salvage-done =
    { $tables ->
        [one] { $tables } table est sauvée dans { $place }.
       *[other] { $tables } tables sont sauvées dans { $place }.
    }
# $file : un fichier.
cli-salvage-aside = Le fichier abîmé reste tel quel sous le nom de { $file }.
cli-salvage-sound = La base est en ordre ; rien n’a été changé.
# $count : un nombre de tables.
cli-salvage-lost =
    { $count ->
        [one] Perdue : { $count } table. Une copie l’a peut-être encore.
       *[other] Perdues : { $count } tables. Une copie les a peut-être encore.
    }

cli-completions = Écrit de quoi compléter ces commandes dans un interpréteur
    .value = INTERPRÉTEUR
    .shell = L’un de bash, elvish, fish, powershell ou zsh
    .examples =
        sabots completions bash > ~/.local/share/bash-completion/completions/sabots
        sabots completions fish > ~/.config/fish/completions/sabots.fish

## Les demandes incorrectes, chacune en une ligne

# $value : ce qui était demandé.
cli-error-unknown-command = Commande inconnue : « { $value } ».
cli-error-unknown-argument = Argument inconnu : « { $value } ».
# $allowed : les commandes.
cli-error-no-command = Il manque une commande : { $allowed }.
# $names : les arguments qui manquent.
cli-error-missing = Il manque { $names }.
# $name : une option.
cli-error-no-value = Il manque une valeur à { $name }.
# $value : la valeur demandée ; $allowed : celles qui existent.
cli-error-value = « { $value } » ne convient pas à { $name }. Choisissez { $allowed }.
cli-error-twice = { $name } ne se donne qu’une fois.
cli-error-conflict = { $name } ne va pas avec { $other }.
cli-error-takes-no-value = { $name } ne prend pas de valeur.
cli-error-utf8 = Un argument n’est pas écrit en UTF-8.
cli-error-arguments = Ces arguments n’ont pas pu être compris.
# $better : ce qui était sans doute voulu.
cli-error-suggestion = Vouliez-vous dire « { $better } » ?
# $help : la commande qui en dit plus.
cli-error-see-help = Voir « { $help } ».

# $low et $high : les bornes.
cli-error-number = { $name } doit être un nombre entier de { $low } à { $high }, pas « { $value } ».
# $seats : combien de places.
cli-error-bots = « { $value } » : donnez un robot pour tous, ou { $seats } séparés par des virgules.
# $most : le plus grand nombre de places.
cli-error-arena-seats = --seats accepte { $most } robots au plus.
# $one et $other : deux places.
cli-error-arena-partners = { $one } et { $other } jouent ensemble : --seats doit leur donner le même robot.
# $value : ce qui est demandé ; $most : le plus possible.
cli-error-budget = --budget ne peut pas être « { $value } ». Écrivez 50ms ou 400playouts, de 1 à { $most }.
# $bots : ceux qui réfléchissent.
cli-error-budget-unused = --budget est pour les robots qui réfléchissent, et aucun ne joue : { $bots }.
# $command : la commande ; $reason : pourquoi.
cli-error-picture = Le dessin « { $file } » ne peut pas être écrit : { $reason }.
cli-error-link = « { $value } » n’est pas le lien d’une table : écrivez http://HÔTE:PORT/table/NOM.
cli-error-visit = Rien ne se joue à { $url } : { $reason }.
cli-error-program = Le programme « { $command } » ne peut pas être lancé : { $reason }.
cli-error-arena-empty = Interrompu avant la fin de la première donne.
cli-error-option = « { $value } » n’est pas un choix de table : écrivez --option NOM=VALEUR.
# $seats : combien de places a la table.
cli-error-seat =
    « { $value } » n’est pas une place de cette table : { $seats ->
        [one] il n’y a que A
       *[other] il y en a { $seats }, A puis B et ainsi de suite
    } ; « spectator » regarde.
# $clause : l’article demandé ; $game : le jeu.
cli-error-clause = La règle n’a pas d’article « { $clause } ». Voir « sabots rules { $game } --list ».
# $game : le jeu dont c’est un article.
cli-error-clause-elsewhere = « { $clause } » est un article d’un autre jeu. Voir « sabots rules { $game } { $clause } ».
# $place : le fichier et la ligne ; $clause : l’article qui n’existe pas.
cli-warning-clause = attention : { $place } : aucune règle n’a d’article « { $clause } »
# $game : le jeu.
cli-error-tune = Les robots de « { $game } » ne pèsent rien que l’on puisse régler.
# $threads : combien de fils ; $reason : ce qu’en dit le système.
cli-error-threads = Le système n’accorde pas { $threads } fils d’exécution : { $reason }.
# $value : ce qui était demandé.
cli-error-address = « { $value } » n’est pas une adresse où écouter : écrivez HÔTE:PORT, avec un port de 0 à 65535.
# $value : ce qui était demandé.
cli-error-pledge = « { $value } » n’est pas une promesse : elle a 64 chiffres hexadécimaux.
cli-error-proxy = « { $value } » n’est pas l’adresse d’un mandataire : écrivez une adresse IP comme 127.0.0.1.
# $name : une limite ; $value : ce qu’elle devrait être.
cli-error-limit-unknown = Aucune limite ne s’appelle « { $name } ».
cli-error-limit-value = « { $name } » ne peut pas être « { $value } » : écrivez un nombre entier à partir de 1, ou une durée comme 30s ou 5m.
# $reason : ce que le serveur n’a pas fait.
cli-error-load = Le serveur ne le supporte pas : « { $reason } ».
# $address : l’adresse ; $reason : ce que dit le système.
# $reason : ce que dit le système.
cli-error-metrics = Impossible de donner les chiffres à l’adresse de --metrics : { $reason }.
cli-error-listen = Impossible d’écouter à { $address } : { $reason }.
# $address : l’adresse.
cli-error-rehearsal = Une répétition reste sur cette machine : elle ne peut pas écouter à { $address }.
# $folder : le dossier des tables ; $file : un fichier de ce dossier.
cli-error-data-folder = Le dossier « { $folder } » ne peut pas servir : { $reason }.
cli-error-data-file = Le fichier « { $file } » ne peut pas servir : { $reason }.
cli-error-data-in-use = Un autre serveur se sert du dossier « { $folder } ».
cli-error-data-not-ours = Le fichier « { $file } » n’est pas le nôtre.
cli-error-data-exists = « { $file } » existe déjà, et reste tel quel.
# $reason : ce qui n’y va pas.
cli-error-engine = L’adresse de la base de données ou du bus est illisible : « { $reason } ».
cli-error-bus = Le bus est injoignable : « { $reason } ».
cli-error-backup-store = Une base de données se copie et se rétablit avec ses propres programmes : pg_dump et pg_restore.
cli-error-data-newer = Le fichier « { $file } » vient d’une version plus récente : mettez le programme à jour.
cli-error-data-corrupt = Le fichier « { $file } » est abîmé ou illisible ; la base de données dit : « { $reason } ». Il reste tel quel ; « sabots salvage » sauve ce qui s’y lit encore, « sabots restore » remet une copie dans un dossier vide.
# $tables : des débuts d’identifiants.
cli-error-data-damaged = Tables abîmées : { $tables }. Ce qui précède le dommage se lit encore ; une copie plus ancienne a peut-être tout.
# $file : le fichier.
cli-error-file = Le fichier « { $file } » ne peut pas être lu : { $reason }.
cli-error-file-too-long = Le fichier « { $file } » est trop long pour une partie.
# $byte : l’octet fautif.
cli-error-file-utf8 = l’octet { $byte } n’est pas de l’UTF-8
cli-error-output = La réponse ne peut pas être écrite : { $reason }.
cli-reason-not-found = il n’existe pas
cli-reason-not-permitted = l’accès en est interdit
cli-reason-folder = c’est un dossier
cli-reason-in-use = un autre programme y écoute déjà ; --listen HÔTE:PORT en choisit une autre
cli-reason-no-folder = ce n’est pas un dossier
cli-reason-full = il n’y a plus de place
cli-reason-read-only = le disque ne peut qu’être lu
cli-reason-elsewhere = cette machine n’a pas cette adresse
# $reason : ce que dit le système, dans ses mots.
cli-reason-system = le système dit « { $reason } »

## Les jeux

cli-games-name = Nom
cli-games-title = Titre
cli-games-printed = Règle de
cli-games-seats = Joueurs
cli-games-more = « sabots games NOM » montre les options d’un jeu, « sabots rules NOM » sa règle.
# $printed : le jeu imprimé.
cli-games-follows = Suit la règle du jeu imprimé { $printed }.
# $seats : les nombres de joueurs.
cli-games-players = On y joue à { $seats }.
cli-games-pairs = À { $seats }, par équipes de deux.
cli-games-options = Options de la table
# $value : une valeur en toutes lettres.
cli-games-default = { $value } (par défaut)
cli-games-only-with = { $value } (à { $seats } joueurs seulement)
cli-games-default-with = { $value } (par défaut à { $seats } joueurs)
cli-games-any-seat = une place de la table
cli-games-any-seconds = autant de secondes
# $clauses : les articles.
cli-games-answers = Voir { $clauses }.
cli-games-scope-display = Ne change que l’affichage.
cli-games-scope-clock = Ne vaut qu’aux tables en direct.

## Les simulations

# $title et $game : le jeu ; $seats : le nombre de joueurs ; $seed : la graine ; $threads : les fils.
cli-simulate-table =
    { $title } ({ $game }) à { $seats } joueurs ({ $bots }), graine { $seed }, { $threads ->
        [one] un fil
       *[other] { $threads } fils
    }
# $chosen : les choix de la table.
cli-simulate-options = Options : { $chosen }
# $games, $actions, $seconds : combien de parties, de décisions et de secondes ; $count : encore les parties.
cli-simulate-done =
    { $games } { $count ->
        [one] partie
       *[other] parties
    }, { $actions } décisions en { $seconds } s
cli-simulate-speed = par seconde : { $games } parties, { $actions } décisions
cli-simulate-lengths = Décisions par partie
cli-simulate-mean = moyenne
cli-simulate-min = minimum
cli-simulate-median = médiane
cli-simulate-p95 = 95e centile
cli-simulate-max = maximum
cli-simulate-endings = Fins
cli-simulate-goal = but atteint
cli-simulate-exhausted = cartes épuisées
cli-simulate-standstill = plus rien ne bouge
cli-simulate-all-out = tous sortis
cli-simulate-chief = chef rentré
cli-simulate-no-way-out = plus de sortie
cli-simulate-shares = Parts
cli-simulate-genie = coups du génie
cli-simulate-caught = pions pris
cli-simulate-wins = Victoires
# $seat : une place.
cli-simulate-seat = place { $seat }
# $rate : la part des victoires ; $low et $high : son intervalle de confiance.
cli-simulate-rate = { $rate } (à 95 % entre { $low } et { $high })
cli-simulate-shared = partagées
cli-simulate-nobody = sans vainqueur

## Les arènes

# $title et $game : le jeu ; $seats : le nombre de joueurs ; $seed : la graine.
cli-arena-table = { $title } ({ $game }) à { $seats } joueurs, graine { $seed }
# $games, $deals, $seconds : combien de parties, de donnes et de secondes ; $each : les parties d’une donne ; $count : les donnes encore.
cli-arena-done =
    { $games } parties : { $count ->
        [one] une donne jouée
       *[other] { $deals } donnes jouées chacune
    } { $each } fois en changeant de place, en { $seconds } s
# $budget : des playouts ou des millisecondes.
cli-arena-budget = Budget par coup : { $budget }
# $games : combien de parties étaient prévues.
cli-arena-interrupted = Interrompu : { $games } étaient prévues.
# $share : la part des victoires.
cli-arena-even = Victoires d’un camp si tous étaient de même force : { $share }
cli-arena-bot = robot
cli-arena-win-rate = victoires (95 %)
cli-arena-kilometres = kilomètres (95 %)
cli-arena-points = points (95 %)
cli-arena-treasures = trésors (95 %)
# $bot : le nom d’un robot.
cli-arena-elo = Elo sur { $bot } (95 %)
# $figure : un chiffre ; $low et $high : son intervalle de confiance.
# $winners : qui a gagné.
cli-bot-over = La partie est finie ; gagnants : { $winners }.
# $bot : un programme ; $asked : combien de fois il a dû décider ; $all : combien de fois un coup au
# hasard a été joué pour lui, et pourquoi.
cli-arena-faults = { $bot } : { $asked } décisions, dont { $all } jouées au hasard à sa place : { $late } en retard, { $gone } sans programme, { $garbage } illisibles, { $illegal } interdites.
# $lines : combien de lignes ne répondent à rien ; $count : ce nombre encore.
cli-arena-unasked =
    { $count ->
        [one] Une ligne de plus ne répond à aucune question.
       *[other] { $lines } lignes de plus ne répondent à aucune question.
    }
cli-number-between = { $figure } ({ $low } à { $high })

## Les conseils

# $place : le fichier et la ligne ; $why : ce qui ne va pas.
cli-advise-refused = refused { $place }: { $why }
# $cards : combien de cartes ne sont nulle part.
cli-advise-missing =
    { $cards ->
        [one] une carte du paquet n’est
       *[other] { $cards } cartes du paquet ne sont
    } nulle part : le compte n’y est pas (un point final à « stock » dit qu’elles sont hors du jeu)
# $line : une ligne de jeu.
cli-advise-hidden = « { $line } » montre une carte que rien ne nomme : décrivez la position d’après
# $seats : qui l’on attend ; $count : combien.
cli-advise-not-asked =
    la place qui regarde n’a rien à décider ici ; { $count ->
        [0] on n’attend personne
        [one] on attend { $seats }
       *[other] on attend { $seats }
    }
cli-advise-too-long = cette position est trop longue
cli-advise-utf8 = cette position n’est pas en UTF-8

## Les analyses

cli-analyse-round = Manche { $round }
cli-analyse-curve = Les chances de gagner après chaque tour, à ce que verrait un spectateur
cli-analyse-deal = la donne
cli-analyse-mistakes = Les décisions les plus coûteuses, en points de pourcentage des chances de gagner
# $seat : une place.
cli-analyse-faultless = { $seat } : rien de nettement coûteux
# $line : la ligne ; $done : ce qui a été joué ; $better : ce qui valait mieux ; $cost : ce que cela coûte.
cli-analyse-mistake =
    ligne { $line } : { $done } coûte { $cost ->
        [one] un point
       *[other] { $cost } points
    } ; mieux : { $better }
# $luck, $play : les parts du hasard et du jeu dans tout ce qui a changé ; elles font un tout.
cli-analyse-split = Le hasard et le jeu : { $luck } de hasard, { $play } de jeu (ce que des égaux auraient fait des mêmes cartes, et le reste ; en points de pourcentage)
# $side : un camp ; $begun : ses chances au départ ; $luck, $play : des points de pourcentage ; $result : à la fin.
cli-analyse-side = { $side } : { $begun } au départ, { $luck } par les cartes, { $play } par le jeu, { $result } à la fin
cli-analyse-unfinished = La manche n’est pas finie : « à la fin » est ce qu’un spectateur attendait à la fin du dernier tour.
cli-analyse-chances = chances de gagner
cli-analyse-lines = ligne de la partie

## Le laboratoire

# $title : le jeu ; $seats : le nombre de places ; $bots : qui joue ; $deals : le nombre de donnes.
cli-lab-title = { $title } à { $seats }, { $bots } : { $deals } donnes par table, graine { $seed }, { $seconds } s
cli-lab-length = décisions par partie
cli-lab-luck = donnes que les cartes décident
# $seat : une place.
cli-lab-wins = { $seat } gagne
# $card : une carte, par son nom dans la notation.
cli-lab-played = { $card } par partie
# $words : une ligne du fichier.
cli-lab-unclear = « { $words } » ne se lit pas ici ; une ligne commence par game, seats, bots, deals, seed, table ou option
# $word : le premier mot d’une ligne.
cli-lab-missing = il manque une ligne « { $word } »
cli-lab-number = le nombre de donnes va de 2 à { $most }

## Les parties rejouées

# $sentence : ce qui s’est passé ; $times : combien de fois.
cli-replay-sentence =
    { $sentence }{ $times ->
        [1] { "" }
       *[other] { " " }({ $times } fois)
    }
# $seats : ceux que l’on attend ; $count : combien ils sont, ou 0 si c’est au hasard de jouer.
cli-replay-unfinished =
    La partie n’est pas finie : { $count ->
        [0] c’est au hasard de jouer
        [one] { $seats } doit jouer ou répondre
       *[other] { $seats } doivent répondre
    }.
# $winners : qui gagne, en une phrase.
cli-replay-match = Match fini : { $winners }
cli-replay-match-goes-on = Le match continue.

## Les nombres

cli-number-group = { "\u202F" }
cli-number-point = ,
# $number : un nombre.
cli-number-percent = { $number } %

## Ce qui ne va pas dans une ligne de la notation

# Les mots de la notation ne se traduisent pas. Chacun finit une phrase : fichier, ligne, défaut.
cli-fault-no-line = il manque la ligne « { $word } »
cli-fault-unreadable = « { $word } » ne se lit pas
cli-fault-header-ended = l’en-tête finit là où le jeu commence
cli-fault-setup-ended = la mise en place finit là où le jeu commence
cli-fault-said = « { $what } » est déjà dit
cli-fault-seats-number = « seats » veut un petit nombre
cli-fault-name-and-value = « { $word } » veut un nom et une valeur
cli-fault-needs-number = « { $word } » veut un nombre
cli-fault-needs-name = « { $word } » veut un seul nom
cli-fault-seed-digits = « seed » veut 64 chiffres hexadécimaux
cli-fault-no-shuffle = il n’y a rien à mélanger ici
cli-fault-after-arrow = après « => » vient « refused », parfois avec un article
cli-fault-not-accepted = devait être accepté, a été refusé : { $why }
cli-fault-not-refused = devait être refusé, a été accepté
cli-fault-not-refused-by = devait être refusé par { $clause }, a été refusé : { $why }
cli-fault-does-not-hold = { $text } : { $what }
cli-fault-foreign = « { $word } » est d’un autre jeu
cli-fault-no-seat = « { $letter } » n’est pas une place de cette table
cli-fault-seats-missing = il manque des places ; « - » veut dire personne
cli-fault-no-card = « { $name } » n’est pas une carte de ce jeu, { $game }
cli-fault-how-many-unknown = combien sont inconnues ?
cli-fault-no-cell = « { $name } » n’est pas une case
cli-fault-no-cave-cell = « { $name } » n’est pas une case de la grotte
cli-fault-no-orientation = « { $name } » n’est ni r0, ni r1, ni r2, ni r3
cli-fault-no-cave-card = « { $name } » n’est pas une carte de la grotte
cli-fault-no-words = une ligne sans mots
cli-fault-no-verb = que fait { $letter } ?
cli-fault-unknown-verb = « { $verb } » ne se lit pas ici ; les verbes sont { $verbs }
cli-fault-unclear = « { $play } » ne se lit pas ici
cli-fault-one-card = « { $verb } » veut une seule carte
cli-fault-attack-form = « attacks » s’écrit « attacks B with CARTE »
cli-fault-nothing-behind = rien ne suit « { $verb } »
cli-fault-one-cell = « enters » veut une seule case
cli-fault-walk-form = « walks » s’écrit « walks to CASE »
cli-fault-turn-form = « turns » veut r0, r1, r2 ou r3
cli-fault-times = une étape se multiplie par 2 ou par 4
cli-fault-no-sound = « { $word } » n’est ni un nombre ni un son
cli-fault-no-set-up = « { $words } » ne se met pas en place dans ce jeu, { $game }
cli-fault-no-card-list = il manque deux-points et une liste de cartes ; « - » est la liste vide
cli-fault-no-list = il manque deux-points et une liste ; « - » est la liste vide
cli-fault-window-form = « window » continue par « declined » ou s’arrête là
cli-fault-then-form = « then » est suivi de « ends », « goes-on » ou « turn A reply »
cli-fault-points-most = les points sont des nombres jusqu’à { $most }
cli-fault-points-said = les points de { $team } sont déjà dits
cli-fault-points-form = « points » veut des places, chacune avec un nombre
cli-fault-one-attack = il y a là une attaque au plus
cli-fault-demand-form = une demande s’écrit « by A asking CARTE », ou « by A asking CARTE renamed »
cli-fault-chief-number = « chief » veut un petit nombre
cli-fault-cell-form = une case a une carte et son orientation : « R06 r1 »
cli-fault-card-twice = une carte est nommée deux fois
cli-fault-one-drawn = on ne tire qu’une carte à la fois
cli-fault-no-roll = « { $word } » n’est pas un jet
cli-fault-too-many = le paquet n’a que { $copies } « { $card } »
cli-fault-wrong-pile = « { $card } » ne va pas sur cette pile
cli-fault-wrong-place = « { $card } » ne peut pas être là
cli-fault-too-many-unknown = il y a plus de cartes que le paquet n’en a
cli-fault-unknown = des cartes inconnues se regardent et ne se jouent pas
cli-fault-no-such-window = une fenêtre veut « turn X plays », son attaque au-dessus, et quelqu’un à qui demander
cli-fault-no-windows = { $game } n’a pas de fenêtres
cli-fault-nothing-owed = aucun feu vert n’est dû là
cli-fault-only-a-view = ce que voit une seule personne se regarde et ne se joue pas
cli-fault-past-goal = une voiture au but finit la manche ; « over goal » le dit
cli-fault-no-extension = personne ne peut avoir prolongé la course
cli-fault-not-a-view = une vue a quelqu’un qui voit sa main, « turn X plays », et une pioche inconnue
cli-fault-not-a-sprint-view = une vue a quelqu’un qui voit sa main, et une pioche inconnue
cli-fault-only-in-a-view = ce qui interrompt un tour ne s’écrit que dans ce que voit une personne
cli-fault-no-sprint-window = une fenêtre veut « turn X plays », son attaque ou son étape posée là, et quelqu’un à qui demander
cli-fault-wrong-moment = cela ne peut pas être dû à ce moment
cli-fault-sprint-past-goal = une voiture au but finit la partie
cli-fault-too-many-distances = tant d’étapes ne tiennent pas devant une équipe
cli-fault-bad-demand = une demande vient d’un adversaire et nomme n’importe quelle carte sauf une botte
cli-fault-two-places = « { $card } » est à deux endroits
cli-fault-chief-too-far = le chef est au-delà de l’entrée
cli-fault-pawns-missing = il faut une ligne « pawn » pour chaque place, ou aucune
cli-fault-wrong-pawn = le pion de { $seat } veut une carte à lui
cli-fault-wrong-turn = ce ne peut pas être au tour de { $seat }
cli-fault-wrong-gap = un trou veut une carte tirée (« hand ») ou une pioche vide, et une carte tirée son trou
cli-fault-wrong-roll = le dé ne peut pas montrer cela, ou il n’y en a pas
cli-fault-nobody-leaves = personne ne sort dans cette variante
cli-fault-too-many-left = il y a plus de cartes qu’il n’en reste
cli-fault-not-a-cave-view = une vue a quelqu’un qui regarde, et une pioche et un dé inconnus
cli-fault-no-check = cela ne se vérifie pas dans ce jeu, { $game }
cli-fault-found = attendu { $wanted }, trouvé { $actual }
cli-fault-action-twice = un coup est nommé deux fois
cli-fault-open-window = une fenêtre ouverte
cli-fault-no-window = pas de fenêtre
cli-fault-attack-window = une fenêtre sur une attaque contre { $seat }
cli-fault-distance-window = une fenêtre sur une étape de { $seat }
cli-fault-round-goes-on = la manche continue
cli-fault-round-over = la manche est finie
cli-fault-match-goes-on = le match continue
cli-fault-match-over = le match est fini
cli-fault-game-goes-on = la partie continue
cli-fault-game-over = la partie est finie
cli-fault-not-over-yet = ce n’est pas encore fini
cli-fault-not-legal = ce n’est pas permis
cli-fault-nothing-more = rien de plus
cli-fault-accepted = accepté
cli-fault-refused = refusé
cli-fault-elsewhere = c’est d’un autre jeu
cli-fault-no-round = aucune manche ne suit
cli-fault-genie = le génie
cli-fault-genie-because = le génie ({ $why })
cli-fault-no-genie = pas de génie
