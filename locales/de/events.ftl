# Das Protokoll: ein Satz für jedes Ereignis.
#
# $seat ist ein Spieler, $team eine Seite („Léa“, oder „Léa und Max“ für Partner) und $members, wie viele
# dazugehören. $card ist eine Karte mitten im Satz, im Akkusativ, $name nur ihr Name.

event-shuffled = { $seat } mischt und gibt.
    .seat = Du mischst und gibst.
event-drew = { $seat } zieht eine Karte.
    .seat = Du ziehst eine Karte.
event-drew-card = { $seat } zieht { $card }.
    .seat = Du ziehst { $card }.
event-turn-began = { $seat } ist am Zug.
    .seat = Du bist am Zug.
event-skipped = { $seat } hat keine Karte mehr und verliert einen Zug.
    .seat = Du hast keine Karte mehr und verlierst einen Zug.

# $km: die Strecke.
event-laid-distance = { $seat } legt { $km } km zurück.
    .seat = Du legst { $km } km zurück.
event-laid-parade = { $seat } legt { $card }.
    .seat = Du legst { $card }.
event-laid-botte = { $seat } legt eine Botte: { $name }.
    .seat = Du legst eine Botte: { $name }.
event-attacked = { $seat } spielt { $card } gegen { $team }.
    .seat = Du spielst { $card } gegen { $team }.
    .team = { $seat } spielt { $card } gegen dich.

# $lost: wer einen Zug verliert; $count: wie viele es sind.
event-replied =
    Coup-fourré! { $seat } legt { $card } und ist am Zug.{ event-lost }
    .seat = Coup-fourré! Du legst { $card } und bist am Zug.{ event-lost }
    .lost = Coup-fourré! { $seat } legt { $card } und ist am Zug.{ event-lost-you }
event-lost =
    { $count ->
        [0] { "" }
        [one] { " " }{ $lost } verliert einen Zug.
       *[other] { " " }{ $lost } verlieren einen Zug.
    }
event-lost-you =
    { $count ->
        [one] { " " }Du verlierst einen Zug.
       *[other] { " " }{ $lost } verliert einen Zug.
    }
event-declined = { $seat } nimmt den Angriff hin.
    .seat = Du nimmst den Angriff hin.
event-landed =
    Der Angriff gilt: { $team } { $members ->
        [one] bekommt
       *[other] bekommen
    } { $card }.
    .team = Der Angriff gilt: Du bekommst { $card }.
event-cancelled = Der Angriff auf { $team } ist aufgehoben: { $name }.
    .team = Der Angriff auf dich ist aufgehoben: { $name }.
event-discarded = { $seat } wirft { $card } ab.
    .seat = Du wirfst { $card } ab.
event-passed = { $seat } passt.
    .seat = Du passt.

# $goal: die neue Strecke.
event-extended = { $seat } verlängert das Rennen: Das Ziel liegt jetzt für alle bei { $goal } km.
    .seat = Du verlängerst das Rennen: Das Ziel liegt jetzt für alle bei { $goal } km.

## Heure de pointe und Plein pot !

# Eine Streckenkarte, die irgendwo liegt: $face ist die aufgedruckte Zahl, $times, womit Gaspedale sie
# malnehmen, und $km, was sie so wert ist.
event-distance =
    { $face }-km-Karte{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }

# $sound: das Geräusch eines Angriffs, wie die Notation es schreibt.
event-sound =
    { $sound ->
        [flash] Flash!
        [stop] Stop!
        [bip-bip] Bip bip!
        [pschhh] Pschhh!
       *[bam] Bam!
    }

event-shuffled-first = Die Karten sind gemischt und verteilt: { $seat } beginnt.
    .seat = Die Karten sind gemischt und verteilt: Du beginnst.

# $cards: wie viele Karten.
event-reshuffled =
    Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und ersetzt ihn ({ $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }).
event-took = { $seat } nimmt { $card } vom Ablagestapel.
    .seat = Du nimmst { $card } vom Ablagestapel.
event-turn-reply = { $seat } ist am Zug, ohne zu ziehen.
    .seat = Du bist am Zug, ohne zu ziehen.
event-turn-replay = { $seat } spielt noch einmal.
    .seat = Du spielst noch einmal.
event-forgot-to-draw = { $seat } vergisst zu ziehen und spielt mit den Karten auf der Hand.
    .seat = Du vergisst zu ziehen und spielst mit den Karten auf der Hand.

event-travelled =
    { $seat } fährt { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    }.
    .seat =
        Du fährst { $km } km{ $times ->
            [1] { "" }
           *[other] { " " }({ $face } ×{ $times })
        }.
# $said: die gesagte Zahl.
event-travelled-saying =
    { $seat } fährt { $km } km{ $times ->
        [1] { "" }
       *[other] { " " }({ $face } ×{ $times })
    } und sagt { $said }.
    .seat =
        Du fährst { $km } km{ $times ->
            [1] { "" }
           *[other] { " " }({ $face } ×{ $times })
        } und sagst { $said }.
event-announced = { $seat } sagt { $said }.
    .seat = Du sagst { $said }.
event-arrived = Niemand antwortet: { $seat } behält die { $km } km.
    .seat = Niemand antwortet: Du behältst deine { $km } km.

# $km: was die Botte bringt.
event-protected = { $seat } legt eine Botte: { $name }. { $km } km dazu.
    .seat = Du legst eine Botte: { $name }. { $km } km dazu.
# $top: die Karte, die oben auf dem Ablagestapel liegt.
event-parried = { $seat } legt { $card } gegen { $attack }. Oben auf dem Ablagestapel: { $top }.
    .seat = Du legst { $card } gegen { $attack }. Oben auf dem Ablagestapel: { $top }.
event-attacked-shouting = { event-sound } { $seat } spielt { $card } gegen { $team }.
    .seat = { event-sound } Du spielst { $card } gegen { $team }.
    .team = { event-sound } { $seat } spielt { $card } gegen dich.
event-attacked-silently = { $seat } spielt { $card } gegen { $team }, ohne ein Geräusch.
    .seat = Du spielst { $card } gegen { $team }, ohne ein Geräusch.
    .team = { $seat } spielt { $card } gegen dich, ohne ein Geräusch.
event-attack-void = { $seat } hätte „{ event-sound }“ rufen müssen: Der Angriff kommt auf den Ablagestapel ({ $name }).
    .seat = Du hättest „{ event-sound }“ rufen müssen: Dein Angriff kommt auf den Ablagestapel ({ $name }).

# $then: turn, wenn die Abwehr den Zug bringt, order, wenn die Reihenfolge bleibt.
event-countered =
    { $seat } legt sofort { $card } gegen { $attack }{ $then ->
        [turn] { " " }und ist am Zug
       *[order] { "" }
    }. Oben auf dem Ablagestapel: { $top }.{ event-lost }
    .seat =
        Du legst sofort { $card } gegen { $attack }{ $then ->
            [turn] { " " }und bist am Zug
           *[order] { "" }
        }. Oben auf dem Ablagestapel: { $top }.{ event-lost }
    .lost =
        { $seat } legt sofort { $card } gegen { $attack }{ $then ->
            [turn] { " " }und ist am Zug
           *[order] { "" }
        }. Oben auf dem Ablagestapel: { $top }.{ event-lost-you }
event-coup-fourre =
    Coup-fourré! { $seat } legt { $card }, gewinnt { $km } km und ist am Zug.{ event-lost }
    .seat = Coup-fourré! Du legst { $card }, gewinnst { $km } km und bist am Zug.{ event-lost }
    .lost = Coup-fourré! { $seat } legt { $card }, gewinnt { $km } km und ist am Zug.{ event-lost-you }
event-turned = Rückspiegel! { $seat } lenkt { $attack } auf { $team } um.
    .seat = Rückspiegel! Du lenkst { $attack } auf { $team } um.
    .team = Rückspiegel! { $seat } lenkt { $attack } auf dich um.
event-turned-away =
    Rückspiegel! { $seat } wirft { $attack } zurück, aber dort kann der Angriff nicht liegen: Beide Karten kommen auf den Ablagestapel.
    .seat = Rückspiegel! Du wirfst { $attack } zurück, aber dort kann der Angriff nicht liegen: Beide Karten kommen auf den Ablagestapel.

# $of: wessen Karte zurückgeht; $back: hand, wenn sie auf seine Hand zurückgeht, sonst discard.
event-u-turned =
    Kehrtwende! { $seat } nimmt { $of } { $km } km weg: Die { $face }-km-Karte { $back ->
        [hand] geht auf die Hand zurück
       *[discard] kommt auf den Ablagestapel
    }{ $times ->
        [1] { "" }
        [2] , das Gaspedal ist verloren
       *[other] , die Gaspedale sind verloren
    }.
    .seat =
        Kehrtwende! Du nimmst { $of } { $km } km weg: Die { $face }-km-Karte { $back ->
            [hand] geht auf die Hand zurück
           *[discard] kommt auf den Ablagestapel
        }{ $times ->
            [1] { "" }
            [2] , das Gaspedal ist verloren
           *[other] , die Gaspedale sind verloren
        }.
    .of =
        Kehrtwende! { $seat } nimmt dir { $km } km weg: Deine { $face }-km-Karte { $back ->
            [hand] geht auf deine Hand zurück
           *[discard] kommt auf den Ablagestapel
        }{ $times ->
            [1] { "" }
            [2] , das Gaspedal ist verloren
           *[other] , die Gaspedale sind verloren
        }.
event-let-pass = { $seat } verzichtet.
    .seat = Du verzichtest.

# $then: laid, wenn die Karte gelegt wird, kept, wenn sie auf die Hand kommt.
event-stolen =
    Diebstahl! { $seat } nimmt { $team } eine { event-distance } weg und { $then ->
        [laid] legt sie: { $face } km dazu
       *[kept] behält sie auf der Hand
    }.
    .seat =
        Diebstahl! Du nimmst { $team } eine { event-distance } weg und { $then ->
            [laid] legst sie: { $face } km dazu
           *[kept] behältst sie auf der Hand
        }.
    .team =
        Diebstahl! { $seat } nimmt dir eine { event-distance } weg und { $then ->
            [laid] legt sie: { $face } km dazu
           *[kept] behält sie auf der Hand
        }.

# $of: wer kontrolliert wird; $card: die verlangte Karte.
event-demanded = Kontrolle! { $seat } verlangt { $card }: { $of } hat die Karte auf der Hand und muss gehorchen.
    .seat = Kontrolle! Du verlangst { $card }: { $of } hat die Karte auf der Hand und muss gehorchen.
    .of = Kontrolle! { $seat } verlangt { $card }: Du hast die Karte auf der Hand und musst gehorchen.
event-demanded-in-vain =
    Kontrolle! { $seat } verlangt { $card }: { $of } hat die Karte nicht, und die Kontrolle wartet.
    .seat = Kontrolle! Du verlangst { $card }: { $of } hat die Karte nicht, und deine Kontrolle wartet.
    .of = Kontrolle! { $seat } verlangt { $card }: Du hast die Karte nicht, und die Kontrolle wartet.
# $found: hand, wenn die Karte auf der Hand ist, zone, wenn sie ausliegt, nowhere, wenn die Kontrolle weiter wartet.
event-renamed =
    Die Kontrolle wechselt: { $seat } verlangt jetzt { $card }, und { $of } { $found ->
        [hand] hat die Karte auf der Hand
        [zone] hat die Karte im Bereich
       *[nowhere] hat die Karte nicht: Von nun an gilt die Kontrolle für Hand und Bereich
    }.
    .seat =
        Deine Kontrolle wechselt: Du verlangst jetzt { $card }, und { $of } { $found ->
            [hand] hat die Karte auf der Hand
            [zone] hat die Karte im Bereich
           *[nowhere] hat die Karte nicht: Von nun an gilt die Kontrolle für Hand und Bereich
        }.
    .of =
        Die Kontrolle wechselt: { $seat } verlangt jetzt { $card }, und du { $found ->
            [hand] hast die Karte auf der Hand
            [zone] hast die Karte in deinem Bereich
           *[nowhere] hast die Karte nicht: Von nun an gilt die Kontrolle für deine Hand und deinen Bereich
        }.
# $of: wer die Karte hergibt.
event-handed-over = { $of } gibt { $seat } { $card }, und die Karte muss sofort gespielt werden.
    .seat = { $of } gibt dir { $card }: Spiele die Karte sofort.
    .of = Du gibst { $seat } { $card }, und die Karte muss sofort gespielt werden.
event-handed-over-lying = { $of } gibt { $seat } { $card } aus dem Bereich, und die Karte muss sofort gespielt werden.
    .seat = { $of } gibt dir { $card } aus dem Bereich: Spiele die Karte sofort.
    .of = Du gibst { $seat } { $card } aus deinem Bereich, und die Karte muss sofort gespielt werden.
event-useless = { $seat } kann damit nichts anfangen und wirft { $card } ab.
    .seat = Du kannst damit nichts anfangen und wirfst { $card } ab.

# $pair: der Name der beiden Karten.
event-swapped = { $seat } tauscht ein Paar ({ $pair }) gegen { $card } vom Ablagestapel.
    .seat = Du tauschst ein Paar ({ $pair }) gegen { $card } vom Ablagestapel.
event-flew = Hubschrauber! { $seat } und { $of } tauschen ihre Bereiche.
    .seat = Hubschrauber! Du tauschst den Bereich mit { $of }.
    .of = Hubschrauber! { $seat } tauscht den Bereich mit dir.
event-searched = Polizei! { $of } muss { $seat } die Hand zeigen.
    .seat = Polizei! { $of } muss dir die Hand zeigen.
    .of = Polizei! Du musst { $seat } deine Hand zeigen.
event-showed = { $of } zeigt { $seat } eine Karte.
    .seat = { $of } zeigt dir eine Karte.
    .of = Du zeigst { $seat } eine Karte.
event-showed-card = { $seat } sieht eine Karte von { $of }: { $name }.
    .seat = Du siehst eine Karte von { $of }: { $name }.
    .of = { $seat } sieht eine Karte von dir: { $name }.
event-exchanged = { $seat } nimmt { $of } eine Karte ab und gibt eine andere dafür.
    .seat = Du nimmst { $of } eine Karte ab und gibst eine andere dafür.
    .of = { $seat } nimmt dir eine Karte ab und gibt eine andere dafür.
# $took: die genommene Karte; $gave: die gegebene Karte.
event-exchanged-cards = { $seat } nimmt { $of } { $took } ab und gibt { $gave } dafür.
    .seat = Du nimmst { $of } { $took } ab und gibst { $gave } dafür.
    .of = { $seat } nimmt dir { $took } ab und gibt { $gave } dafür.
event-swept =
    Mülltonne! { $cards ->
        [0] { $seat } fegt den Tisch, aber kein 200er lag dort
        [one] { $seat } fegt den einzigen 200er auf den Ablagestapel
       *[other] { $seat } fegt alle { $cards } 200er auf den Ablagestapel
    }.
    .seat =
        Mülltonne! { $cards ->
            [0] Du fegst den Tisch, aber kein 200er lag dort
            [one] Du fegst den einzigen 200er auf den Ablagestapel
           *[other] Du fegst alle { $cards } 200er auf den Ablagestapel
        }.

# $count: wie viele Karten gezeigt wurden; $first, $second und $third: ihre Namen, none, wenn es weniger sind.
event-mistaken =
    Ein Fehler! { $count ->
        [0] { $seat } durfte das nicht
        [1] { $seat } nimmt eine Karte zurück: { $first }
        [2] { $seat } nimmt die Karten zurück: { $first } und { $second }
       *[3] { $seat } nimmt die Karten zurück: { $first }, { $second } und { $third }
    }.
    .seat =
        Ein Fehler! { $count ->
            [0] Du durftest das nicht
            [1] Du nimmst deine Karte zurück: { $first }
            [2] Du nimmst deine Karten zurück: { $first } und { $second }
           *[3] Du nimmst deine Karten zurück: { $first }, { $second } und { $third }
        }.
event-fined = Der Fehler kostet { $seat } eine blind gezogene Karte: { $name }.
    .seat = Der Fehler kostet dich eine blind gezogene Karte: { $name }.

# $of: wer die Karte gelegt hat.
event-killed =
    „Bornes Killer!“, ruft { $seat }: Die { event-distance } von { $of }, nicht richtig angesagt, kommt auf den Ablagestapel.
    .seat = „Bornes Killer!“, rufst du: Die { event-distance } von { $of }, nicht richtig angesagt, kommt auf den Ablagestapel.
    .of = „Bornes Killer!“, ruft { $seat }: Deine { event-distance }, nicht richtig angesagt, kommt auf den Ablagestapel.
event-killed-at-once = Die { event-distance } von { $of }, nicht richtig angesagt, kommt auf den Ablagestapel.
    .of = Deine { event-distance }, nicht richtig angesagt, kommt auf den Ablagestapel.
event-called-in-vain = Bornes Killer? { $seat } ruft umsonst: Die Karte war angesagt.
    .seat = Bornes Killer? Du rufst umsonst: Die Karte war angesagt.
event-held-up = „Hold Up!“, ruft { $seat }.
    .seat = „Hold Up!“, rufst du.
event-lapsed = Aus dem Hold Up von { $seat } wird nichts: nichts zu holen, nichts zu zahlen.
    .seat = Aus deinem Hold Up wird nichts: nichts zu holen, nichts zu zahlen.
event-lapsed-again = Aus dem Hold Up von { $seat } wird nichts: ein Raub je Zug und Spieler, nichts zu zahlen.
    .seat = Aus deinem Hold Up wird nichts: ein Raub je Zug und Spieler, nichts zu zahlen.
event-lapsed-too-late = Aus dem Hold Up von { $seat } wird nichts: Der Gleichstand ist vorbei, nichts zu zahlen.
    .seat = Aus deinem Hold Up wird nichts: Der Gleichstand ist vorbei, nichts zu zahlen.
event-wrongly-called = { $seat } hat zu Unrecht Hold Up gerufen: Niemand war gleichauf.
    .seat = Du hast zu Unrecht Hold Up gerufen: Niemand war gleichauf.
event-robbed = Hold Up! { $seat } nimmt { $of } eine { event-distance } weg und legt sie: { $face } km dazu.
    .seat = Hold Up! Du nimmst { $of } eine { event-distance } weg und legst sie: { $face } km dazu.
    .of = Hold Up! { $seat } nimmt dir eine { event-distance } weg und legt sie: { $face } km dazu.
event-forfeited = Der falsche Hold Up kostet { $seat } eine { event-distance }.
    .seat = Der falsche Hold Up kostet dich eine { event-distance }.
event-forfeited-safety = Der falsche Hold Up kostet { $seat } eine Botte: { $name }.
    .seat = Der falsche Hold Up kostet dich eine Botte: { $name }.

## La grotte

# $at, $from und $to: Felder, mit ihren Namen; $steps: wie viele Schritte.
event-cave-laid-out = Die Höhle ist bereit: { $seat } stellt die erste Figur auf.
    .seat = Die Höhle ist bereit: Du stellst die erste Figur auf.
event-cave-entered = { $seat } stellt eine Figur auf { $at }.
    .seat = Du stellst deine Figur auf { $at }.
event-cave-rolled = { $seat } würfelt: { $points }.
    .seat = Du würfelst: { $points }.

# $why: occupied, wenn auf jeder erreichbaren Karte Figuren stehen, walled, wenn Wände im Weg sind.
event-cave-genie-came =
    Der Dschinn hilft { $seat }: { $why ->
        [occupied] Jede erreichbare Karte ist besetzt
       *[walled] Wegen der Wände ist keine Karte erreichbar
    }.
    .seat =
        Der Dschinn hilft dir: { $why ->
            [occupied] Jede erreichbare Karte ist besetzt
           *[walled] Wegen der Wände ist für dich keine Karte erreichbar
        }.
event-cave-carried =
    Der Dschinn trägt { $seat } von { $from } nach { $to }, { $why ->
        [occupied] weg von den besetzten Karten
       *[walled] über die Wände hinweg
    }.
    .seat =
        Der Dschinn trägt dich von { $from } nach { $to }, { $why ->
            [occupied] weg von den besetzten Karten
           *[walled] über die Wände hinweg
        }.
event-cave-walked =
    { $seat } geht { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    }, von { $from } nach { $to }.
    .seat =
        Du gehst { $steps ->
            [one] einen Schritt
           *[other] { $steps } Schritte
        }, von { $from } nach { $to }.
event-cave-left =
    { $seat } verlässt die Höhle mit { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }, von { $from } aus.
    .seat =
        Du verlässt die Höhle mit { $steps ->
            [one] einem Schritt
           *[other] { $steps } Schritten
        }, von { $from } aus.

# $treasures: wie viele Schätze die Karte zeigt; $head: shown, wenn sie den Kopf des Hauptmanns zeigt.
event-cave-took =
    { $seat } sammelt { $treasures ->
        [one] einen Schatz
       *[other] { $treasures } Schätze
    } ein.
    .seat =
        Du sammelst { $treasures ->
            [one] einen Schatz
           *[other] { $treasures } Schätze
        } ein.
event-cave-drew =
    { $seat } zieht eine Karte: { $treasures ->
        [one] ein Schatz
       *[other] { $treasures } Schätze
    }{ $head ->
        [shown] { " " }und der Kopf des Hauptmanns
       *[absent] { "" }
    }.
    .seat =
        Du ziehst eine Karte: { $treasures ->
            [one] ein Schatz
           *[other] { $treasures } Schätze
        }{ $head ->
            [shown] { " " }und der Kopf des Hauptmanns
           *[absent] { "" }
        }.

# $left: wie viele Schritte der Hauptmann noch hat.
event-cave-chief-came =
    Der Räuberhauptmann { $left ->
        [0] ist am Eingang
        [one] kommt näher: Er ist einen Schritt vom Eingang entfernt
       *[other] kommt näher: Er ist { $left } Schritte vom Eingang entfernt
    }.
event-cave-laid = { $seat } legt die Karte auf { $at }.
    .seat = Du legst die Karte auf { $at }.
