# Warum ein Tisch oder eine Stellung nicht aufgebaut werden kann.

# $name: der verlangte Name; $allowed: die Namen, die es gibt.
setup-unknown-game = Kein Spiel heißt „{ $name }“. Wähle { $allowed }.

# $asked: die verlangte Zahl; $allowed: die Zahlen, die möglich sind.
setup-seats = Mit { $asked } geht dieses Spiel nicht. Es ist für { $allowed } Spieler.

# $name: die verlangte Option; $allowed: die Optionen, die es gibt.
setup-unknown-option = Keine Option dieses Spiels heißt „{ $name }“. Es gibt { $allowed }.

# $name: die Option; $value: der verlangte Wert; $allowed: was gewählt werden kann.
setup-unknown-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Wähle { $allowed }.

# $seats: die Spielerzahlen, bei denen man das wählen kann.
setup-not-at-this-table = „{ $name } { $value }“ kann man nur mit { $seats } Spielern wählen.

# $other: die andere Option und ihr Wert.
setup-not-together = „{ $name } { $value }“ geht nicht zusammen mit „{ $other }“. Wähle das eine oder das andere.

# $why: was daran falsch ist.
setup-bad-deck = Mit diesem Kartensatz kann man nicht spielen („{ $name }“): { $why }.

# $entry: was da stand.
deck-unreadable = „{ $entry }“ ist keine Zahl mit einer Karte

# $card: was da stand.
deck-no-such-card = keine Karte dieses Spiels heißt „{ $card }“

# $card: die Karte; $least: wie viele es mindestens sein müssen.
deck-too-few = zu wenig „{ $card }“, mindestens { $least }

# $most: wie viele es höchstens sein dürfen.
deck-too-many = zu viel „{ $card }“, höchstens { $most }

# $cards: wie viele Karten es sind; $fewest, $most: wie viele es sein dürfen.
deck-size = er hat { $cards } Karten, und dieser Tisch braucht { $fewest } bis { $most }

# $card: die Karte; $copies: wie viele der Kartensatz hat.
misplaced-too-many =
    Eine Karte kommt zu oft vor: { $card }. Der Kartensatz { $copies ->
        [one] hat nur eine davon
       *[other] hat nur { $copies } davon
    }.
misplaced-wrong-pile = Diese Karte gehört nicht auf diesen Stapel: { $card }.
misplaced-too-many-unknown = Es gibt mehr unbekannte Karten, als der Kartensatz übrig hat.
misplaced-unknown = Zu unbekannten Karten gehört jemand, der zuschaut: Füge eine Zeile viewer hinzu.
misplaced-no-window = Ein Fenster braucht einen Angriff obenauf, einen begonnenen Zug und jemanden, der gefragt wird.
misplaced-nothing-owed = Dort wird keine Grüne Ampel geschuldet.
misplaced-not-a-view = Zu einer Ansicht gehören ein Zuschauer oder ein Spieler, der seine Hand sieht, ein begonnener Zug und ein unbekannter Nachziehstapel.
misplaced-only-a-view = Was nur ein Spieler sieht, kann man ansehen, aber nicht spielen.
misplaced-past-goal = Eine Seite am Ziel hat das Rennen schon beendet.
misplaced-no-extension = Dieses Rennen kann niemand verlängert haben.
misplaced-no-windows = Dieses Spiel hat kein Fenster: Niemand antwortet außerhalb seines Zuges.
misplaced-interrupted = Was einen Zug unterbricht, steht nur in Ansichten.
misplaced-wrong-moment = Das kann in diesem Augenblick nicht fällig sein.
misplaced-wrong-place = Diese Karte kann dort nicht liegen: { $card }.

# $most: die größte Zahl von Streckenkarten einer Seite.
misplaced-too-many-distances = Keine Seite kann mehr als { $most } Streckenkarten vor sich haben.
misplaced-bad-marker = Zu einer Kontrolle gehört ein Gegner, der eine Karte verlangt, und nie eine Botte.
