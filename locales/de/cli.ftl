# Die Kommandozeile. Die Namen von Befehlen, Optionen und die Wörter der Notation werden nicht übersetzt; ein
# Beispiel je Zeile.

## Hilfe

cli-sabots = Mille Sabots: eine Familie von Karten- und Brettspielen zum Spielen, Simulieren, Nachspielen und Prüfen.
    .examples =
        sabots games
        sabots rules asterix AST-61
        sabots simulate asterix --seats 4 --games 100000
        sabots record asterix --seats 2 > game.scn
        sabots replay game.scn

cli-heading-usage = Aufruf:
cli-heading-commands = Befehle:
    .value = BEFEHL
cli-heading-arguments = Argumente:
cli-heading-options = Optionen:
cli-heading-examples = Beispiele:
cli-heading-exit-codes = Rückgabewerte:
cli-exit-codes =
    0: erledigt
    1: eine Datei besteht nicht
    2: falsche Eingabe

cli-arg-help = Zeigt diese Hilfe
cli-arg-version = Zeigt die Version
# $langs: die Sprachen, die es gibt.
cli-arg-lang = Sprache der Antworten: { $langs }; sonst die des Systems, sonst Französisch
    .value = SPRACHE
cli-arg-game = Das Spiel, mit seinem Namen: siehe „sabots games“
    .value = SPIEL
cli-arg-seats = Zahl der Spieler
cli-arg-seed = Ausgangspunkt allen Zufalls, eine ganze Zahl; dieselbe Zahl gibt dieselben Partien [sonst 0]
cli-arg-option = Wahl des Tisches, mehrmals möglich: siehe „sabots games SPIEL“; deck=file:PFAD liest einen eigenen Kartensatz
    .value = NAME=WERT
# $levels: wen es gibt.
cli-arg-bots = Wer spielt: { $levels }; ein Name für alle oder einer für jeden Platz, durch Kommas getrennt [sonst random]
    .value = BOTS
cli-arg-threads = Zahl der Threads, von 1 bis 1024; das Ergebnis hängt nicht davon ab [sonst so viele wie Kerne]
cli-arg-json = Antwortet mit einem JSON-Objekt
cli-arg-file =
    .value = DATEI

cli-serve = Öffnet Tische: die Seite mit den Spielen, für dich und deine Freunde
    .listen-value = ADRESSE
    .listen = Wo der Server lauscht (sonst 127.0.0.1:1954; 0.0.0.0:1954 öffnet die Tür zum Netz)
    .data-value = ORDNER
    .data = Wo die Tische aufbewahrt werden (sonst im Datenordner des Benutzers)
    .url-value = ADRESSE
    .store = Eine PostgreSQL-Datenbank, die stattdessen die Tische behält (postgres://…): siehe docs/hosting.md
    .bus = Ein NATS-Bus, über den mehrere Server diese Datenbank teilen (nats://…)
    .proxy-value = ADRESSE
    .proxy = Ein Proxy, dem geglaubt wird, für wen er fragt (X-Forwarded-For), mehrmals möglich
    .metrics = Wo Prometheus Zahlen bekommt, unter /metrics (sonst nirgends)
    .limit = Setzt eine Grenze, mehrmals möglich: siehe docs/hosting.md; SABOTS_LIMIT_NAME in der Umgebung tut dasselbe
    .limits = Eine Datei mit Grenzen, je Zeile NAME = WERT
    .rehearsal = Nur für Tests, auf diesem Rechner: Jede Verteilung folgt aus dieser ganzen Zahl und ist vorhersehbar; braucht --data
    .examples =
        sabots serve
        sabots serve --listen 0.0.0.0:8080 --data /srv/sabots

# $url: die Adresse der Seite.
cli-serve-at = Mille Sabots ist geöffnet: { $url } (Strg+C zum Schließen)
# Über der Adresse, wenn jede Verteilung vorhersehbar ist.
cli-serve-rehearsal = Probe: Jede Verteilung ist vorhersehbar. Dieser Server ist nur für Tests.
# $url: dieselbe Seite, von anderen Rechnern aus.
cli-serve-network = Für andere Rechner: { $url }

cli-games = Zeigt die Spiele, oder alles, was ein Tisch bei einem Spiel wählen kann
    .examples =
        sabots games
        sabots games asterix

cli-rules = Zeigt die Regeln eines Spiels oder einen einzelnen Absatz
    .value = ABSATZ
    .clause = Ein Absatz, etwa AST-61 oder DES-A3
    .list = Nennt nur die Namen der Absätze
    .examples =
        sabots rules classic
        sabots rules asterix AST-A13
        sabots rules asterix --list

cli-simulate = Lässt Bots spielen und zählt, wer gewinnt, wie lange es dauert und wie es endet
    .games = Zahl der Partien, von 1 bis 1000000000
    .examples =
        sabots simulate asterix --seats 2 --games 300000
        sabots simulate classic --seats 3 --games 2000 --bots steady,random,random
        sabots simulate asterix --seats 4 --games 10000 --option goal=700 --seed 1954
        sabots simulate asterix --seats 3 --games 1000 --option match=points --json

cli-arena = Lässt Bots mit denselben Karten für alle gegeneinander spielen und sagt, wer besser ist
    .seats = Wer spielt, ein Bot für jeden Platz, durch Kommas getrennt; Partner sind derselbe Bot: { $levels }, oder cmd:BEFEHL, ohne Shell, für ein eigenes Programm (docs/bot-protocol.md)
    .games = Mindestzahl der Partien, von 1 bis 100000000; jede Verteilung wird gespielt, bis jeder Bot jeden Platz hatte
    .budget-value = BUDGET
    .budget = Wie lange Bots, die nachdenken, über einer Entscheidung brüten: 50ms oder 400playouts; mit playouts ist das Ergebnis wiederholbar [sonst 2000playouts]
    .patience = Wie viele Millisekunden ein Programm über einen Zug nachdenken darf, von 1 bis 3600000 [sonst 5000]
    .start = Wie viele Millisekunden es für seinen ersten Zug mehr hat, weil es startet, von 1 bis 3600000 [sonst 10000]
    .examples =
        sabots arena classic --seats tuned,steady --games 10000
        sabots arena rush --seats steady,random,random,random --games 10000 --seed 1954
        sabots arena asterix --seats expert,tuned --games 2000 --budget 400playouts --json

cli-bot = Setzt ein eigenes Programm an den Tisch eines Servers
    .join-value = LINK
    .join = Der Link des Tisches, wie man ihn Freunden schickt; mit #key=SCHLÜSSEL dahinter der Platz, den dieser Schlüssel beweist
    .cmd-value = BEFEHL
    .cmd = Das Programm und seine Argumente, durch Leerzeichen getrennt, ohne Shell: siehe docs/bot-protocol.md
    .name-value = NAME
    .name = Wie es am Tisch heißt [sonst Robot]
    .examples =
        sabots bot --join http://127.0.0.1:1954/table/k7m2p9x4qz --cmd examples/bot.py

cli-advise = Sagt, was ein Bot an jemandes Stelle täte und was jede Aktion wert ist
    .file = Stellungen, wie ein Platz sie sieht, durch Leerzeilen getrennt; „-“ liest die Standardeingabe [so ist es sonst]
    .bot = Wer gefragt wird: { $levels } [sonst expert]; sein Name folgt dem Pfeil hinter dem, was er täte
    .budget = Wie lange über eine Stellung nachgedacht wird: 50ms oder 400playouts; mit playouts ist die Antwort wiederholbar [sonst 2000playouts]
    .best = Eine Aktion je Stellung, in einer Zeile, die sofort verschickt wird, für ein Programm, das aus einer Pipe liest; eine Aktion beginnt immer mit dem Buchstaben ihres Platzes („A lays 100“), und eine unmögliche Stellung gibt eine Zeile, die mit „refused“ beginnt
    .examples =
        sabots advise position.scn
        sabots advise position.scn --bot steady --best
        sabots record asterix --seats 2 | head -n 9 | sabots replay - --final --view B | sabots advise

cli-analyse = Zeigt, wo eine aufgeschriebene Partie gewonnen wurde: die Aussichten nach jedem Zug, die teuren Entscheidungen, der Anteil des Glücks
    .file = Eine Partie in Notation; „-“ liest die Standardeingabe
    .svg = Zeichnet die Kurve der Aussichten in diese Datei (SVG)
    .worlds = In wie vielen gedachten Welten jede Aktion versucht wird, von 2 bis 100000 [sonst 64]
    .examples =
        sabots analyse game.scn
        sabots analyse game.scn --svg game.svg
        sabots record rush --seats 4 --bots tuned | sabots analyse - --json

cli-lab = Vergleicht dasselbe Spiel an mehreren Tischen: Länge, Gleichgewicht der Plätze, Anteil des Glücks, gespielte Karten
    .file = Die Tische, die verglichen werden; „-“ liest die Standardeingabe: siehe docs/lab.md
    .examples =
        sabots lab examples/rush-decks.lab
        sabots lab examples/rush-decks.lab --json

cli-tune = Findet im Spiel Gewichte für die Bots „tuned“ und gibt sie aus, wie sie aufbewahrt werden
    .lesson-games = Partien, aus denen jede Lektion lernt, von { $least } bis { $most } [sonst { $usual }]
    .lessons = Lektionen nach der ersten, von { $least } bis { $most } [sonst { $usual }]
    .generations = Generationen der Evolution, von { $least } bis { $most } [sonst { $usual }]
    .deals = Gespiegelte Verteilungen, die jeder Kandidat in einer Generation spielt, von { $least } bis { $most } [sonst { $usual }]
    .candidates = Kandidaten in einer Generation, von { $least } bis { $most } [sonst { $usual }]
    .examples =
        sabots tune classic --seats 2 --seed 1 > crates/bots/weights/classic-two.txt
        sabots tune asterix --seats 2 --option match=points --generations 100

cli-record = Lässt Bots eine Runde oder eine Partie spielen und schreibt sie in Notation
    .examples =
        sabots record asterix --seats 2 --seed 7
        sabots record classic --seats 4 --bots steady
        sabots record asterix --seats 4 --option match=points > match.scn

cli-replay = Spielt eine Partie in Notation nach und erzählt, was darin geschieht
    .file = Eine Partie oder ein anderes Skript der Notation; „-“ liest die Standardeingabe
    .final = Zeigt nur die letzte Stellung, in Notation und mit allen Händen, und den Sieger; --view verbirgt, was ein Platz nicht sehen kann
    .view-value = PLATZ
    .view = Was ein Platz sieht (A, B …), oder „spectator“ für das, was ein Zuschauer sieht [so ist es sonst, außer mit --final]
    .examples =
        sabots replay game.scn
        sabots replay game.scn --view A
        sabots record asterix --seats 2 | sabots replay - --final

cli-verify = Prüft die Verteilungen und die Züge einer heruntergeladenen Partie, ohne Netz
    .file = Eine von einem Server heruntergeladene Partie; „-“ liest die Standardeingabe
    .pledge-value = ZUSAGE
    .pledge = Eine Zusage, die vor einer Verteilung notiert wurde; sie muss in der Partie stehen. Mehrmals möglich
    .examples =
        sabots verify mille-sabots-k7m2p9x4qz.txt
        sabots verify game.txt --pledge f3466338db9d20bdcd2aed6bcdae3b3b0eb03b3c9db435427c78016093002316

cli-verify-round = Bewiesen: Verteilung { $round } von Tisch { $table } ist das, wofür ihre Zusage steht; jedes Mischen der Runde folgt aus dem Geheimnis und dem, was beigetragen wurde.
cli-verify-gifts =
    { $count ->
        [0] Niemand hat etwas beigetragen: Der Server allein hat diese Karten gewählt.
       *[other] Beigetragen haben: { $seats }.
    }
cli-verify-noted = Ihre Zusage ist die, die du notiert hast: { $pledge }
cli-verify-compare = Ihre Zusage, zum Vergleich mit der, die dir vorher gezeigt wurde: { $pledge }
cli-verify-unpromised =
    { $count ->
        [one] Nicht bewiesen: Eine Verteilung war nie zugesagt.
       *[other] Nicht bewiesen: { $count } Verteilungen waren nie zugesagt.
    }
cli-verify-moves = Bewiesen: Mit diesen Karten erlauben die Regeln jeden der { $moves } Züge.
cli-verify-unfinished = Nicht bewiesen: wie die letzte Runde endete; das Spiel hört hier vor seinem Ende auf.
cli-verify-not-proved = Nicht bewiesen: dass eine Zusage vor ihrer Verteilung gezeigt wurde (das weiß nur, wer sie damals notiert hat), dass niemand auf dem Server in die Karten gesehen hat, dass sich keine Spieler abgesprochen haben.
cli-verify-foreign = keine Verteilung dieser Partie hat die Zusage { $pledge }
cli-verify-unreadable = eine Bemerkung zur Verteilung, die hier nicht zu lesen ist
cli-verify-no-table = eine Verteilung ist zugesagt, und kein Tisch ist genannt
cli-verify-secret = das Geheimnis von Verteilung { $round } ist nicht das zugesagte
cli-verify-seed = dieses Mischen folgt nicht aus dem Geheimnis von Verteilung { $round } und dem, was beigetragen wurde

cli-scenario = Prüft Szenarien: Stellungen, Züge und was daraus werden muss
    .file = Ein Szenario, ein Ordner, von dem jede .scn-Datei geprüft wird, oder „-“ für die Standardeingabe
    .examples =
        sabots scenario tests/scenarios
        sabots scenario position.scn other.scn

cli-load = Lässt Personen an vielen Tischen eines laufenden Servers spielen, über echte Sockets, und misst ihn
    .at = Wo der Server lauscht (sonst 127.0.0.1:1954)
    .tables = Zahl der Tische, von 1 bis 100000; so viele muss der Server erlauben, und das System je Tisch zwei offene Dateien
    .seconds = Wie lange sie spielen, von 1 bis 86400 Sekunden
    .seats = Personen an jedem Tisch [sonst 2]
    .spectators = Zuschauer an jedem Tisch [sonst 0]
    .pace = Wie lange jemand im Mittel nachdenkt, in Millisekunden [sonst 1000]
    .json = Antwortet mit einem JSON-Objekt
    .examples =
        sabots serve --limit tables-per-address=2000 --limit connections-per-address=10000 --limit requests-at-once=10000
        sabots load --tables 1000 --seconds 30

# $tables: Tische; $acts: Aktionen, $rate davon je Sekunde; $refused: Aktionen, die zu spät kamen.
cli-load-counts = { $tables } Tische: { $acts } Aktionen, { $rate } je Sekunde, { $refused } zu spät; { $frames } Nachrichten, { $kilobytes } kB
# $half, $most, $worst: Millisekunden.
cli-load-times = Von einer Aktion bis zum Letzten, der sie sieht: die Hälfte in { $half } ms, 99 von 100 in { $most } ms, alle in { $worst } ms
# $table, $socket, $full: Kilobyte; $cpu: ein Anteil; $act, $frame: Mikrosekunden.
cli-load-spent = Der Server: { $table } kB je Tisch, { $socket } kB je Socket, { $full } kB je Tisch mit seinen Sockets; { $cpu } eines Prozessors, { $act } µs je Aktion, { $frame } µs je Nachricht
cli-load-unseen = Was der Server verbraucht, ist von hier aus nicht zu sehen.
cli-load-own = Dieses Programm selbst: { $cpu } eines Prozessors.

cli-backup = Kopiert, was ein Server aufbewahrt, in eine Datei, während er läuft
    .file = Die Kopie; nichts wird überschrieben
    .examples =
        sabots backup sabots.db
        sabots backup /var/backups/sabots.db --data /srv/sabots

cli-backup-done =
    { $tables ->
        [one] Ein Tisch ist nach { $place } kopiert.
       *[other] { $tables } Tische sind nach { $place } kopiert.
    }

cli-restore = Legt eine Kopie in einen Ordner zurück, in dem kein Server läuft
    .file = Eine Kopie von „sabots backup“
    .examples =
        sabots restore sabots.db
        sabots restore /var/backups/sabots.db --data /srv/sabots

cli-restore-done =
    { $tables ->
        [one] Ein Tisch ist zurück in { $place }.
       *[other] { $tables } Tische sind zurück in { $place }.
    }

cli-salvage = Rettet, was von einer beschädigten Datenbank noch lesbar ist, wo kein Server läuft
    .examples =
        sabots salvage
        sabots salvage --data /srv/sabots

cli-salvage-done =
    { $tables ->
        [one] Ein Tisch ist in { $place } gerettet.
       *[other] { $tables } Tische sind in { $place } gerettet.
    }
# $file: eine Datei.
cli-salvage-aside = Die beschädigte Datei bleibt, wie sie ist, und heißt jetzt { $file }.
cli-salvage-sound = Die Datenbank ist in Ordnung; nichts wurde geändert.
# $count: wie viele Tische.
cli-salvage-lost =
    { $count ->
        [one] Verloren: ein Tisch. Eine Kopie hat ihn vielleicht noch.
       *[other] Verloren: { $count } Tische. Eine Kopie hat sie vielleicht noch.
    }

cli-completions = Schreibt, was eine Shell braucht, um diese Befehle zu ergänzen
    .value = SHELL
    .shell = Eine von bash, elvish, fish, powershell oder zsh
    .examples =
        sabots completions bash > ~/.local/share/bash-completion/completions/sabots
        sabots completions fish > ~/.config/fish/completions/sabots.fish

## Falsche Eingaben, je in einer Zeile

# $value: was verlangt wurde.
cli-error-unknown-command = Unbekannter Befehl: „{ $value }“.
cli-error-unknown-argument = Unbekanntes Argument: „{ $value }“.
# $allowed: die Befehle.
cli-error-no-command = Ein Befehl fehlt: { $allowed }.
# $names: die Argumente, die fehlen.
cli-error-missing = Es fehlt: { $names }.
# $name: eine Option.
cli-error-no-value = { $name } braucht einen Wert.
# $value: der verlangte Wert; $allowed: die Werte, die es gibt.
cli-error-value = { $name } kann nicht „{ $value }“ sein. Wähle { $allowed }.
cli-error-twice = { $name } kann nur einmal angegeben werden.
cli-error-conflict = { $name } geht nicht zusammen mit { $other }.
cli-error-takes-no-value = { $name } nimmt keinen Wert.
cli-error-utf8 = Ein Argument ist nicht in UTF-8 geschrieben.
cli-error-arguments = Diese Argumente sind nicht zu verstehen.
# $better: was vermutlich gemeint war.
cli-error-suggestion = Meintest du „{ $better }“?
# $help: der Befehl, der mehr sagt.
cli-error-see-help = Siehe „{ $help }“.

# $low und $high: die Grenzen.
cli-error-number = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
# $seats: wie viele Plätze.
cli-error-bots = „{ $value }“: Gib einen Bot für alle an, oder { $seats }, durch Kommas getrennt.
# $most: die größte Zahl von Plätzen.
cli-error-arena-seats = --seats nimmt höchstens { $most } Bots.
# $one und $other: zwei Plätze.
cli-error-arena-partners = { $one } und { $other } spielen zusammen: --seats muss beiden denselben Bot geben.
# $value: was verlangt wurde; $most: das Höchste, was es sein kann.
cli-error-budget = --budget kann nicht „{ $value }“ sein. Schreib 50ms oder 400playouts, von 1 bis { $most }.
# $bots: die, die nachdenken.
cli-error-budget-unused = --budget ist für Bots, die nachdenken, und keiner davon spielt: { $bots }.
cli-error-picture = Das Bild „{ $file }“ lässt sich nicht schreiben: { $reason }.
cli-error-link = „{ $value }“ ist kein Link eines Tisches: Schreib http://HOST:PORT/table/NAME.
cli-error-visit = An { $url } wird nicht gespielt: { $reason }.
cli-error-program = Das Programm „{ $command }“ lässt sich nicht starten: { $reason }.
cli-error-arena-empty = Abgebrochen, bevor die erste Verteilung zu Ende war.
cli-error-option = „{ $value }“ ist keine Wahl eines Tisches: Schreib --option NAME=WERT.
# $seats: wie viele Plätze der Tisch hat.
cli-error-seat =
    „{ $value }“ ist kein Platz dieses Tisches: { $seats ->
        [one] Es gibt nur A
       *[other] Es gibt { $seats }, A, dann B und so weiter
    }; „spectator“ schaut zu.
# $clause: der verlangte Absatz; $game: das Spiel.
cli-error-clause = Die Regeln haben keinen Absatz „{ $clause }“. Siehe „sabots rules { $game } --list“.
# $game: das Spiel, zu dem der Absatz gehört.
cli-error-clause-elsewhere = „{ $clause }“ ist ein Absatz eines anderen Spiels. Siehe „sabots rules { $game } { $clause }“.
# $place: Datei und Zeile; $clause: der Absatz, den es nicht gibt.
cli-warning-clause = Warnung: { $place }: Keine Regeln haben einen Absatz „{ $clause }“
# $game: das Spiel.
cli-error-tune = Die Bots von „{ $game }“ wägen nichts ab, was sich einstellen ließe.
# $threads: wie viele Threads; $reason: was das System sagt.
cli-error-threads = Das System gewährt keine { $threads } Threads: { $reason }.
# $value: was verlangt wurde.
cli-error-address = „{ $value }“ ist keine Adresse zum Lauschen: Schreib HOST:PORT, mit einem Port von 0 bis 65535.
cli-error-pledge = „{ $value }“ ist keine Zusage: Sie hat 64 Hexadezimalziffern.
# $value: was verlangt wurde.
cli-error-proxy = „{ $value }“ ist keine Adresse eines Proxys: Schreib eine IP-Adresse wie 127.0.0.1.
# $name: eine Grenze; $value: was sie sein soll.
cli-error-limit-unknown = Keine Grenze heißt „{ $name }“.
cli-error-limit-value = „{ $name }“ kann nicht „{ $value }“ sein: Schreib eine ganze Zahl ab 1 oder eine Zeit wie 30s oder 5m.
# $reason: was der Server nicht getan hat.
cli-error-load = Der Server hält es nicht aus: „{ $reason }“.
# $address: die Adresse; $reason: was das System sagt.
# $reason: was das System sagt.
cli-error-metrics = Zahlen können an der Adresse von --metrics nicht gemeldet werden: { $reason }.
cli-error-listen = An { $address } kann nicht gelauscht werden: { $reason }.
# $address: die Adresse.
cli-error-rehearsal = Eine Probe bleibt auf diesem Rechner: Sie kann nicht an { $address } lauschen.
# $folder: der Ordner der Tische; $file: eine Datei darin.
cli-error-data-folder = Der Ordner „{ $folder }“ ist nicht zu gebrauchen: { $reason }.
cli-error-data-file = Die Datei „{ $file }“ ist nicht zu gebrauchen: { $reason }.
cli-error-data-in-use = Ein anderer Server benutzt den Ordner „{ $folder }“.
cli-error-data-not-ours = Die Datei „{ $file }“ ist nicht von uns.
cli-error-data-exists = „{ $file }“ gibt es schon und bleibt, wie es ist.
# $reason: was daran nicht stimmt.
cli-error-engine = Die Adresse der Datenbank oder des Busses ist nicht lesbar: „{ $reason }“.
cli-error-bus = Der Bus ist nicht erreichbar: „{ $reason }“.
cli-error-backup-store = Eine Datenbank wird mit ihren eigenen Programmen kopiert und zurückgespielt: pg_dump und pg_restore.
cli-error-data-newer = Die Datei „{ $file }“ kommt von einer neueren Version: Aktualisiere das Programm.
cli-error-data-corrupt = Die Datei „{ $file }“ ist beschädigt oder nicht lesbar; die Datenbank sagt: „{ $reason }“. Sie bleibt, wie sie ist; „sabots salvage“ rettet, was noch lesbar ist, „sabots restore“ legt eine Kopie in einen leeren Ordner zurück.
# $tables: Anfänge von Kennungen.
cli-error-data-damaged = Beschädigte Tische: { $tables }. Was vor dem Schaden liegt, ist noch lesbar; eine ältere Kopie hat vielleicht alles.
# $file: die Datei.
cli-error-file = Die Datei „{ $file }“ lässt sich nicht lesen: { $reason }.
cli-error-file-too-long = Die Datei „{ $file }“ ist zu lang für eine Partie.
# $byte: das Byte, das stört.
cli-error-file-utf8 = das Byte { $byte } ist kein UTF-8
cli-error-output = Die Antwort lässt sich nicht schreiben: { $reason }.
cli-reason-not-found = es gibt sie nicht
cli-reason-not-permitted = der Zugriff ist verweigert
cli-reason-folder = es ist ein Ordner
cli-reason-in-use = dort lauscht schon ein anderes Programm; --listen HOST:PORT wählt eine andere Adresse
cli-reason-no-folder = es ist kein Ordner
cli-reason-full = es ist kein Platz mehr
cli-reason-read-only = von der Platte kann nur gelesen werden
cli-reason-elsewhere = dieser Rechner hat diese Adresse nicht
# $reason: was das System sagt, in seinen Worten.
cli-reason-system = das System sagt „{ $reason }“

## Spiele

cli-games-name = Name
cli-games-title = Titel
cli-games-printed = Regeln von
cli-games-seats = Spieler
cli-games-more = „sabots games NAME“ zeigt die Optionen eines Spiels, „sabots rules NAME“ seine Regeln.
# $printed: das gedruckte Spiel.
cli-games-follows = Folgt den Regeln des gedruckten Spiels { $printed }.
# $seats: die Spielerzahlen.
cli-games-players = Für { $seats } Spieler.
cli-games-pairs = Bei { $seats } Spielern in Zweierteams.
cli-games-options = Optionen des Tisches
# $value: ein Wert in Worten.
cli-games-default = { $value } (Standard)
cli-games-only-with = { $value } (nur mit { $seats } Spielern)
cli-games-default-with = { $value } (Standard mit { $seats } Spielern)
cli-games-any-seat = ein Platz des Tisches
cli-games-any-seconds = so viele Sekunden
# $clauses: die Absätze.
cli-games-answers = Siehe { $clauses }.
cli-games-scope-display = Ändert nur, was gezeigt wird.
cli-games-scope-clock = Gilt nur an Tischen, an denen live gespielt wird.

## Simulationen

# $title und $game: das Spiel; $seats: die Zahl der Spieler; $bots: wer spielt; $seed: die Ausgangszahl; $threads: die Threads.
cli-simulate-table =
    { $title } ({ $game }) mit { $seats } Spielern ({ $bots }), Ausgangszahl { $seed }, { $threads ->
        [one] ein Thread
       *[other] { $threads } Threads
    }
# $chosen: was der Tisch gewählt hat.
cli-simulate-options = Optionen: { $chosen }
# $games, $actions, $seconds: wie viele Partien, Entscheidungen und Sekunden; $count: noch einmal die Partien.
cli-simulate-done =
    { $games } { $count ->
        [one] Partie
       *[other] Partien
    }, { $actions } Entscheidungen in { $seconds } s
cli-simulate-speed = je Sekunde: { $games } Partien, { $actions } Entscheidungen
cli-simulate-lengths = Entscheidungen je Partie
cli-simulate-mean = Mittel
cli-simulate-min = Minimum
cli-simulate-median = Median
cli-simulate-p95 = 95. Perzentil
cli-simulate-max = Maximum
cli-simulate-endings = Wie es endet
cli-simulate-goal = Ziel erreicht
cli-simulate-exhausted = Karten aufgebraucht
cli-simulate-standstill = nichts bewegt sich mehr
cli-simulate-all-out = alle draußen
cli-simulate-chief = Hauptmann zurück
cli-simulate-no-way-out = kein Ausweg
cli-simulate-shares = Anteile
cli-simulate-genie = Züge mit dem Dschinn
cli-simulate-caught = gefasste Figuren
cli-simulate-wins = Siege
# $seat: ein Platz.
cli-simulate-seat = Platz { $seat }
# $rate: der Anteil der Siege; $low und $high: sein Vertrauensbereich.
cli-simulate-rate = { $rate } (95 % zwischen { $low } und { $high })
cli-simulate-shared = geteilt
cli-simulate-nobody = niemand

## Arenen

# $title und $game: das Spiel; $seats: die Zahl der Spieler; $seed: die Ausgangszahl.
cli-arena-table = { $title } ({ $game }) mit { $seats } Spielern, Ausgangszahl { $seed }
# $games, $deals, $seconds: wie viele Partien, Verteilungen und Sekunden; $each: die Partien einer Verteilung; $count: noch einmal die Verteilungen.
cli-arena-done =
    { $games } Partien: { $count ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen
    }, jede { $each }-mal mit vertauschten Plätzen gespielt, in { $seconds } s
# $budget: playouts oder Millisekunden.
cli-arena-budget = Budget je Entscheidung: { $budget }
# $games: wie viele Partien es werden sollten.
cli-arena-interrupted = Abgebrochen: { $games } waren geplant.
# $share: der Anteil der Siege.
cli-arena-even = Siege einer Seite, wenn alle gleich stark wären: { $share }
cli-arena-bot = Bot
cli-arena-win-rate = Siege (95 %)
cli-arena-kilometres = Kilometer (95 %)
cli-arena-points = Punkte (95 %)
cli-arena-treasures = Schätze (95 %)
# $bot: der Name eines Bots.
cli-arena-elo = Elo über { $bot } (95 %)
cli-bot-over = Das Spiel ist zu Ende; Sieger: { $winners }.
cli-arena-faults = { $bot }: { $asked } Entscheidungen, { $all } davon an seiner Stelle zufällig gespielt: { $late } zu spät, { $gone } ohne Programm, { $garbage } unlesbar, { $illegal } nicht erlaubt.
# $lines: wie viele Zeilen auf nichts antworten; $count: diese Zahl noch einmal.
cli-arena-unasked =
    { $count ->
        [one] Eine weitere Zeile antwortet auf keine Frage.
       *[other] { $lines } weitere Zeilen antworten auf keine Frage.
    }
# $figure: eine Zahl; $low und $high: ihr Vertrauensbereich.
cli-number-between = { $figure } ({ $low } bis { $high })

## Rat

# $place: Datei und Zeile; $why: was falsch ist.
cli-advise-refused = refused { $place }: { $why }
cli-advise-missing =
    { $cards ->
        [one] eine Karte des Kartensatzes liegt
       *[other] { $cards } Karten des Kartensatzes liegen
    } nirgends: Die Zahlen gehen nicht auf (ein Punkt am Ende hinter „stock“ sagt, dass sie aus dem Spiel sind)
cli-advise-hidden = „{ $line }“ zeigt eine Karte, die nichts benennt: Beschreib die Stellung danach
cli-advise-not-asked =
    der Platz, der zuschaut, hat hier nichts zu entscheiden; { $count ->
        [0] auf niemanden wird gewartet
        [one] { $seats } muss entscheiden
       *[other] { $seats } müssen entscheiden
    }
cli-advise-too-long = diese Stellung ist zu lang
cli-advise-utf8 = diese Stellung ist kein UTF-8

## Analysen

cli-analyse-round = Runde { $round }
cli-analyse-curve = Die Siegaussichten nach jedem Zug, wie ein Zuschauer sie sähe
cli-analyse-deal = die Verteilung
cli-analyse-mistakes = Die teuersten Entscheidungen, in Prozentpunkten der Siegaussichten
cli-analyse-faultless = { $seat }: nichts, was deutlich etwas gekostet hätte
cli-analyse-mistake =
    Zeile { $line }: { $done } kostete { $cost ->
        [one] einen Punkt
       *[other] { $cost } Punkte
    }; besser: { $better }
cli-analyse-split = Glück und Spiel: { $luck } Glück, { $play } Spiel (was Gleiche aus denselben Karten gemacht hätten, und der Rest; in Prozentpunkten)
cli-analyse-side = { $side }: { $begun } am Anfang, { $luck } durch die Karten, { $play } durch das Spiel, { $result } am Ende
cli-analyse-unfinished = Die Runde ist nicht zu Ende: „am Ende“ ist, was ein Zuschauer am Ende des letzten Zuges erwartete.
cli-analyse-chances = Siegaussichten
cli-analyse-lines = Zeile der Partie

## Das Labor

# $title: das Spiel; $seats: wie viele Plätze; $bots: wer spielt; $deals: wie viele Verteilungen.
cli-lab-title = { $title } mit { $seats } Spielern, { $bots }: { $deals } Verteilungen je Tisch, Ausgangszahl { $seed }, { $seconds } s
cli-lab-length = Entscheidungen je Partie
cli-lab-luck = Verteilungen, die die Karten entscheiden
cli-lab-wins = { $seat } gewinnt
cli-lab-played = { $card } je Partie
cli-lab-unclear = „{ $words }“ ist hier nicht zu lesen; eine Zeile beginnt mit game, seats, bots, deals, seed, table oder option
cli-lab-missing = eine Zeile „{ $word }“ fehlt
cli-lab-number = die Zahl der Verteilungen geht von 2 bis { $most }

## Nachgespielte Partien

# $sentence: was geschah; $times: wie oft.
cli-replay-sentence =
    { $sentence }{ $times ->
        [1] { "" }
       *[other] { " " }({ $times }-mal)
    }
# $seats: auf wen gewartet wird; $count: wie viele es sind, oder 0, wenn der Zufall dran ist.
cli-replay-unfinished =
    Die Partie ist nicht zu Ende: { $count ->
        [0] Als Nächstes ist der Zufall dran
        [one] { $seats } muss spielen oder antworten
       *[other] { $seats } müssen antworten
    }.
# $winners: wer gewinnt, in einem Satz.
cli-replay-match = Partie zu Ende: { $winners }
cli-replay-match-goes-on = Die Partie geht weiter.

## Zahlen

cli-number-group = .
cli-number-point = ,
# $number: eine Zahl.
cli-number-percent = { $number } %

## Was an einer Zeile der Notation falsch ist

# Die Wörter der Notation werden nicht übersetzt. Jeder Teil beendet einen Satz: Datei, Zeile, Fehler.
cli-fault-no-line = keine Zeile „{ $word }“
cli-fault-unreadable = „{ $word }“ ist nicht zu lesen
cli-fault-header-ended = der Kopf endet, wo das Spiel beginnt
cli-fault-setup-ended = der Aufbau endet, wo das Spiel beginnt
cli-fault-said = „{ $what }“ ist schon gesagt
cli-fault-seats-number = „seats“ braucht eine kleine Zahl
cli-fault-name-and-value = „{ $word }“ braucht einen Namen und einen Wert
cli-fault-needs-number = „{ $word }“ braucht eine Zahl
cli-fault-needs-name = „{ $word }“ braucht einen Namen
cli-fault-seed-digits = „seed“ braucht 64 Hexadezimalziffern
cli-fault-no-shuffle = hier wird nicht gemischt
cli-fault-after-arrow = nach „=>“ kommt „refused“, vielleicht mit einem Absatz
cli-fault-not-accepted = erwartet: angenommen, gefunden: abgelehnt: { $why }
cli-fault-not-refused = erwartet: abgelehnt, gefunden: angenommen
cli-fault-not-refused-by = erwartet: abgelehnt wegen { $clause }, gefunden: abgelehnt: { $why }
cli-fault-does-not-hold = { $text }: { $what }
cli-fault-foreign = „{ $word }“ gehört zu einem anderen Spiel
cli-fault-no-seat = „{ $letter }“ ist kein Platz dieses Tisches
cli-fault-seats-missing = Plätze fehlen; „-“ ist niemand
cli-fault-no-card = „{ $name }“ ist keine Karte dieses Spiels ({ $game })
cli-fault-how-many-unknown = wie viele sind unbekannt?
cli-fault-no-cell = „{ $name }“ ist kein Feld
cli-fault-no-cave-cell = „{ $name }“ ist kein Feld der Höhle
cli-fault-no-orientation = „{ $name }“ ist keines von r0, r1, r2, r3
cli-fault-no-cave-card = „{ $name }“ ist keine Karte der Höhle
cli-fault-no-words = eine Zeile ohne Wörter
cli-fault-no-verb = was tut { $letter }?
cli-fault-unknown-verb = „{ $verb }“ ist hier nicht zu lesen; die Verben sind { $verbs }
cli-fault-unclear = „{ $play }“ ist hier nicht zu lesen
cli-fault-one-card = „{ $verb }“ nimmt eine Karte
cli-fault-attack-form = „attacks“ schreibt man „attacks B with KARTE“
cli-fault-nothing-behind = hinter „{ $verb }“ kommt nichts
cli-fault-one-cell = „enters“ nimmt ein Feld
cli-fault-walk-form = „walks“ schreibt man „walks to FELD“
cli-fault-turn-form = „turns“ nimmt eines von r0, r1, r2, r3
cli-fault-times = eine Strecke wird mit 2 oder 4 malgenommen
cli-fault-no-sound = „{ $word }“ ist weder eine Zahl noch ein Geräusch
cli-fault-no-set-up = „{ $words }“ lässt sich hier nicht aufbauen ({ $game })
cli-fault-no-card-list = ein Doppelpunkt und eine Liste von Karten fehlen; „-“ ist eine leere Liste
cli-fault-no-list = ein Doppelpunkt und eine Liste fehlen; „-“ ist eine leere Liste
cli-fault-window-form = „window“ geht mit „declined“ weiter oder gar nicht
cli-fault-then-form = „then“ geht mit „ends“, „goes-on“ oder „turn A reply“ weiter
cli-fault-points-most = Punkte sind Zahlen bis { $most }
cli-fault-points-said = die Punkte von { $team } sind schon gesagt
cli-fault-points-form = „points“ braucht Plätze, jeden mit einer Zahl
cli-fault-one-attack = dort liegt höchstens ein Angriff
cli-fault-demand-form = eine Forderung schreibt man „by A asking KARTE“ oder „by A asking KARTE renamed“
cli-fault-chief-number = „chief“ braucht eine kleine Zahl
cli-fault-cell-form = auf einem Feld liegt eine Karte mit ihrer Ausrichtung: „R06 r1“
cli-fault-card-twice = eine Karte steht zweimal da
cli-fault-one-drawn = man zieht nur eine Karte auf einmal
cli-fault-no-roll = „{ $word }“ ist kein Wurf
cli-fault-too-many = der Kartensatz hat nur { $copies } von „{ $card }“
cli-fault-wrong-pile = „{ $card }“ kann nicht auf diesem Stapel liegen
cli-fault-wrong-place = „{ $card }“ kann dort nicht liegen
cli-fault-too-many-unknown = mehr Karten, als der Kartensatz hat
cli-fault-unknown = unbekannte Karten kann man ansehen, aber nicht spielen
cli-fault-no-such-window = ein Fenster braucht „turn X plays“, seinen Angriff obenauf und jemanden, der gefragt wird
cli-fault-no-windows = dieses Spiel hat keine Fenster ({ $game })
cli-fault-nothing-owed = dort wird keine grüne Ampel geschuldet
cli-fault-only-a-view = was nur einer sieht, kann man ansehen, aber nicht spielen
cli-fault-past-goal = ein Auto am Ziel beendet die Runde; „over goal“ sagt das
cli-fault-no-extension = niemand kann das Ziel verlängert haben
cli-fault-not-a-view = zu einer Ansicht gehören jemand, der seine Hand sieht, „turn X plays“ und ein unbekannter Nachziehstapel
cli-fault-not-a-sprint-view = zu einer Ansicht gehören jemand, der seine Hand sieht, und ein unbekannter Nachziehstapel
cli-fault-only-in-a-view = was einen Zug unterbricht, steht nur in Ansichten
cli-fault-no-sprint-window = ein Fenster braucht „turn X plays“, seinen Angriff oder seine Strecke, die dort liegt, und jemanden, der gefragt wird
cli-fault-wrong-moment = das kann in diesem Augenblick nicht fällig sein
cli-fault-sprint-past-goal = ein Auto am Ziel beendet die Partie
cli-fault-too-many-distances = so viele Strecken können nicht vor einem Team liegen
cli-fault-bad-demand = eine Forderung kommt von einem Gegner und nennt irgendeine Karte außer einer Botte
cli-fault-two-places = „{ $card }“ ist an zwei Orten
cli-fault-chief-too-far = der Hauptmann ist über den Eingang hinaus
cli-fault-pawns-missing = jeder Platz braucht eine Zeile „pawn“, oder keiner
cli-fault-wrong-pawn = die Figur von { $seat } braucht eine Karte für sich
cli-fault-wrong-turn = { $seat } kann hier nicht am Zug sein
cli-fault-wrong-gap = eine Lücke braucht eine gezogene Karte („hand“) oder einen leeren Nachziehstapel, und eine gezogene Karte ihre Lücke
cli-fault-wrong-roll = das kann der Würfel nicht zeigen, oder es gibt keinen
cli-fault-nobody-leaves = in dieser Spielweise geht niemand hinaus
cli-fault-too-many-left = mehr Karten, als übrig sind
cli-fault-not-a-cave-view = zu einer Ansicht gehören jemand, der zuschaut, und ein unbekannter Nachziehstapel und Würfel
cli-fault-no-check = das lässt sich hier nicht prüfen ({ $game })
cli-fault-found = erwartet: { $wanted }, gefunden: { $actual }
cli-fault-action-twice = eine Aktion steht zweimal da
cli-fault-open-window = ein offenes Fenster
cli-fault-no-window = kein Fenster
cli-fault-attack-window = ein Fenster zu einem Angriff auf { $seat }
cli-fault-distance-window = ein Fenster zu einer Strecke von { $seat }
cli-fault-round-goes-on = die Runde läuft noch
cli-fault-round-over = die Runde ist zu Ende
cli-fault-match-goes-on = die Partie läuft noch
cli-fault-match-over = die Partie ist zu Ende
cli-fault-game-goes-on = das Spiel läuft noch
cli-fault-game-over = das Spiel ist zu Ende
cli-fault-not-over-yet = es ist noch nicht zu Ende
cli-fault-not-legal = es ist nicht erlaubt
cli-fault-nothing-more = nichts weiter
cli-fault-accepted = angenommen
cli-fault-refused = abgelehnt
cli-fault-elsewhere = es gehört zu einem anderen Spiel
cli-fault-no-round = hier folgt keine Runde
cli-fault-genie = der Dschinn
cli-fault-genie-because = der Dschinn ({ $why })
cli-fault-no-genie = kein Dschinn
