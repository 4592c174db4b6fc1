### Was das Terminal rund um das sagt, was die Spiele sagen. Was man tippt, steht in der Schreibweise der Karten da.

## Zonen des Tischs: Ein Spiel darf sie anders nennen

zone-hand = Hand
zone-stack = Stapel
zone-aside = beiseite
zone-box = Schachtel
zone-deck = Deck
zone-stock = Deck
zone-discards = Ablage
zone-draw = Nachziehstapel
zone-drafted = gewählt
zone-flight = Schwarm
zone-front = Sturmfront
zone-found = gefunden
zone-lost = verloren
zone-picked = behalten
zone-showing = wird gerade gespielt
zone-spoils = Beute
zone-tableau = Auslage
zone-unselected = nicht genommen
zone-victory = Siegstapel
zone-won = gewonnen
zone-enemy_draw = Nachziehstapel der Feinde
zone-enemy_discards = Ablage der Feinde

## Was auf dem Tisch liegt

terminal-centre = Mitte
terminal-place = { $seat }: { $lying }.
terminal-place-with-facts = { $seat } ({ $facts }): { $lying }.
terminal-in-the-centre = Mitte: { $lying }.
terminal-your-hand = Deine Hand: { $items }.
terminal-your-hand-empty = Deine Hand: leer.
terminal-can-be-chosen = { $item }*
terminal-facts = { $facts }.
terminal-fact = { $word } { $value }
terminal-lies = { $zone } { $items }
terminal-lies-nothing = { $zone } leer
terminal-lies-unknown = { $zone } unbekannter Größe
terminal-one-and-next = { $first }; { $next }
terminal-nothing = nichts
terminal-marked = { $item } ({ $marks })

## Was gefragt wird

terminal-your-turn = Du bist dran: { $ask }
terminal-choosing = Noch am Wählen: { $who }.
terminal-choosing-too = Auch am Wählen: { $who }.
terminal-have-chosen = Du hast gewählt: { $choice }. Noch kannst du es ändern.
terminal-game-over = Die Partie ist vorbei.
terminal-nobody-wins = Niemand gewinnt.
terminal-wins = { $winner } { $winnerIs ->
    [you] gewinnst.
   *[other] gewinnt.
}
terminal-share = { $winners } teilen sich den Sieg.

## Was man wählen kann

terminal-option = { $key }: { $deed }.
terminal-option-written = { $key } { $option }: { $deed }.
terminal-option-key = { $key } { $option }
terminal-likewise = Ebenso { $options }.
terminal-order = { $choice }
terminal-order-noted = { $choice } ({ $notes })
terminal-now = Jetzt:
terminal-means = { $option }: { $deed }.
terminal-can-be-played = { $cards } ist spielbar.
terminal-option-can-be-chosen = { $option } steht zur Wahl: { $deed }.
terminal-cannot-be-played = { $cards } ist jetzt nicht spielbar: { $no }
terminal-besides = Außerdem: { $no }
terminal-refused = { $option }: { $no }
terminal-type-again = Tipp noch einmal { $number } für Platz { $number } der Liste, also { $option }.
terminal-then = dann { $totals }
terminal-total = { $total }
terminal-total-way = { $total } { $way }
terminal-total-of = { $seat } { $total }
terminal-total-of-way = { $seat } { $total } { $way }
terminal-hint = Ein denkender Bot würde { $option } wählen. { $deed }.
terminal-hint-why = Warum: { $because }.

no-list-has = { $number ->
    [one] In der Liste steht nur eine Möglichkeit.
   *[other] In der Liste stehen { $number } Möglichkeiten.
}
no-card-alone = Diese Karte allein genügt nicht. Tipp ? { $card }, um zu sehen, wie du sie spielen kannst.
no-unknown = Das ist keine Möglichkeit, keine Karte und kein Wort. Tipp ?, um zu sehen, was du tippen kannst.

## Was geschehen ist

terminal-happened = { $event }.
terminal-score-of = { $seat }: { $total }.
terminal-no-score-yet = { $seat }: noch keine Punkte.
terminal-score-line = { $what }, { $points }.
terminal-no-rules = Dieses Spiel hat keine Regeln in Worten.

## Eine Karte, und was sie tut

terminal-card = { $card }: { $names }.
terminal-card-alone = { $card }.

## Anfang und Ende

terminal-with-bots = { $title }: Du spielst mit { $others } ({ $othersCount ->
    [one] Bot
   *[other] Bots
}: { $levels }).
terminal-alone = { $title }: Du spielst allein.
terminal-house = Hausregeln: { $house }.
terminal-pledged = Das Mischen ist verbürgt mit { $pledge }…; wyrmhall verify prüft es.
terminal-seeded = Die Karten kommen aus dem Seed { $seed }.
terminal-practice = Übung: Diese Partie beginnt in einer Stellung, und ihre Aufzeichnung sagt es.
terminal-back = Du bist zurück in der Partie { $file }.
terminal-saved = Gespeichert als { $file }
terminal-go-on = Weiterspielen: { $command }
terminal-replay = Nacherleben:   { $command }
terminal-verify = Nachprüfen:    { $command }
terminal-input-ended = Die Eingabe ist zu Ende.

## Zeile für Zeile: was man tippen kann

terminal-welcome = Tipp ?, um zu sehen, was du tippen kannst, oder ? und eine Karte, um zu sehen, was sie tut.
terminal-type-something = Tipp eine Nummer oder eine Möglichkeit aus der Liste, oder ? für alles andere.
terminal-name-something = Nenn eine Karte oder eine Möglichkeit, wie in why { $card }.
terminal-rules-all = Tipp rules all für alle Regeln.
terminal-you-can-type = Du kannst tippen:
terminal-type-option = Eine Nummer oder eine Möglichkeit aus der Liste, zum Beispiel { $number }: wählt sie.
terminal-type-word = { $usage }: { $meaning }.
terminal-for-short = Kurz: { $letters }.
terminal-letter = { $key } für { $word }

word-help = zeigt, was du tippen kannst
    .usage = ? oder help
word-help-card = was die Karte tut, und wie du sie jetzt spielen kannst
    .usage = ? KARTE
word-help-option = was die Möglichkeit bedeutet
    .usage = ? NUMMER oder ? MÖGLICHKEIT
word-help-word = was das Wort tut
    .usage = ? WORT
word-why = warum du sie nicht spielen kannst
    .usage = why KARTE oder why MÖGLICHKEIT
word-hint = was ein denkender Bot an deiner Stelle täte
    .usage = hint
word-options = zeigt noch einmal, was du wählen kannst
    .usage = options
word-table = was auf dem Tisch liegt, und deine Hand
    .usage = table
word-hand = deine Hand, mit einem Stern an jeder spielbaren Karte
    .usage = hand
word-score = alle Punkte, wäre die Partie jetzt zu Ende
    .usage = score
word-log = die letzten 20 Ereignisse, oder so viele du willst
    .usage = log oder log 100
word-rules = die Regeln hinter der Frage
    .usage = rules
word-rules-clause = eine einzelne Regel
    .usage = rules REGEL
word-rules-all = alle Regeln des Regelbuchs
    .usage = rules all
word-coach = schaltet den Coach aus oder wieder ein
    .usage = coach
word-quit = verlässt den Tisch; die Partie ist gespeichert, und du kannst sie später fortsetzen
    .usage = quit

## Auf dem ganzen Bildschirm: Tasten, mit ihren kurzen Wörtern in der letzten Zeile

key-arrows-across = eine Karte wählen
key-arrows-up-down = eine ihrer Möglichkeiten wählen
    .short = wählen
key-digits = die Möglichkeit mit dieser Nummer wählen
key-enter = spielen, was gewählt ist
    .short = spielen
key-why = warum du die Karte nicht spielen kannst
    .short = warum
key-hint = Tipp: was ein denkender Bot an deiner Stelle täte
    .short = Tipp
key-score = alle Punkte, wäre die Partie jetzt zu Ende
    .short = Punkte
key-rules = Regeln: erst die hinter der Frage, dann das Regelbuch
    .short = Regeln
key-log = Verlauf: alles, was geschehen ist
    .short = Verlauf
key-space = nicht auf die Züge der Bots warten, bis du dran bist
key-help = was die Karte tut, und diese Liste
    .short = Hilfe
key-quit = gehen; die Partie ist gespeichert, und du kannst sie später fortsetzen
    .short = gehen

name-of-enter = Enter
name-of-space = Leertaste
name-of-digits = 0 bis 9

terminal-log = Verlauf
terminal-just-now = Gerade eben:
terminal-nothing-yet = noch nichts.
terminal-enter-does = Enter:
terminal-press-q = Mit q gehst du.
terminal-press-w = Mit w siehst du jeden Grund.
terminal-scroll = ↑↓ blättern · Enter schließt
terminal-help = Hilfe
terminal-why-not = Warum kann ich { $cards } nicht spielen?
terminal-scores-now = Punkte, wäre die Partie jetzt zu Ende
terminal-scores-of-round = Punkte der Runde
terminal-over = Die Partie ist vorbei
terminal-rules-of = { $title }: Regeln
terminal-head-pledge = verbürgt { $pledge }
terminal-head-seed = Seed { $seed }
terminal-what-now = wyrmhall replay DATEI erzählt sie nach; wyrmhall verify DATEI prüft das Mischen.
terminal-sum = = { $total }
terminal-none-yet = noch keine Punkte

## Lektionen, und der Coach

terminal-lesson = Lektion: { $title }
terminal-scene = { $title }:
terminal-lesson-keys = Enter geht weiter, b zurück, h gibt einen Tipp, w sagt warum nicht, q beendet.
terminal-lesson-choose = Tipp eine Nummer oder eine Möglichkeit aus der Liste, oder h für einen Tipp.
terminal-lesson-no-why = Noch wurde nichts abgelehnt.
terminal-lesson-allowed = { $option } wäre erlaubt, ist hier aber nicht gefragt.
terminal-lesson-answer = Die Antwort ist { $option }.
terminal-lesson-lit = >
terminal-lesson-done = Das war { $title }.
terminal-lesson-game = Enter beginnt eine echte Partie; alles andere beendet die Lektion.
terminal-teacher = Lehrstimme: { $text }
terminal-coach = Coach: { $text }
terminal-coach-on = Der Coach ist an.
terminal-coach-off = Der Coach ist aus. Tipp coach, um ihn wieder einzuschalten.
terminal-coach-none = Dieses Spiel hat keinen Coach.

## Was Befehle sagen: wyrmhall games, learn, rules, check, verify, simulate

command-no-lessons = { $title } hat keine Lektionen; seine Regeln: wyrmhall rules { $game }
command-no-such-lesson = eine Lektion { $number } gibt es nicht; es gibt { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
}
command-take-next-lesson = Zur nächsten:     wyrmhall learn SPIEL
command-take-any-lesson = Zu irgendeiner:   wyrmhall learn SPIEL NUMMER
command-column-game = Spiel
command-column-seats = Plätze
command-column-variants = Varianten
command-column-sentence = was es ist
command-no-rules = keine Regeln in Worten
command-rule-book = { $clauses ->
    [one] { $clauses } Regel
   *[other] { $clauses } Regeln
}, { $rulings ->
    [one] { $rulings } Auslegung
   *[other] { $rulings } Auslegungen
}, { $options ->
    [one] { $options } Hausregel
   *[other] { $options } Hausregeln
}
command-read-rule-book = Ein ganzes Regelbuch lesen:  wyrmhall rules { $game }
command-read-clause = Eine einzelne Regel lesen:   wyrmhall rules { $game } { $clause }
command-learn-game = Am Tisch lernen:  wyrmhall learn { $game }
command-house-option = Hausregel { $name } = { $values }; üblich { $default }
command-house-options = Hausregeln
command-house-option-meant = { $name } ({ $clause }): { $meaning } { $values }; üblich { $default }
command-shown-by = gezeigt in: { $titles }
command-provenance = Woher die Karten stammen
command-cards-as-printed = Jede Karte ist wie im Regelbuch.
command-cards-otherwise = Alle Karten sind wie im Regelbuch, außer diesen (mit anderen Werten spielst du durch --cards DATEI):
command-checked = { $held } stimmen, { $failed } nicht
command-nothing-to-check = Nichts zu prüfen: Nenn einige Dateien.
command-verified = { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} und { $fingerprints ->
    [one] { $fingerprints } Fingerabdruck
   *[other] { $fingerprints } Fingerabdrücke
}, alles stimmt; { $dealt ->
    [pledged] gemischt mit dem verbürgten Schlüssel ({ $pledge }…)
    [key] gemischt mit dem Schlüssel der Aufzeichnung
   *[seed] gemischt mit dem Seed der Aufzeichnung
}{ $cards ->
    [own] { "" }
   *[other] , mit der Kartentabelle { $cards }
}; { $result ->
    [unfinished] noch nicht zu Ende
   *[won] gewonnen hat { $winners }
}
command-logs-are-whole = Jedes Protokoll der Halle ist heil.
command-name-a-record = nenn die Aufzeichnung einer Partie, oder prüf mit --hall die Protokolle der Halle
command-no-tag = { $where }: Die Angabe { $tag } fehlt, also ist das keine gespeicherte Partie
command-not-a-saved-game = { $where }: keine gespeicherte Partie; die besteht aus `start` und danach nur aus Entscheidungen und Fingerabdrücken
command-no-seed-and-no-key = { $where }: Seed und Schlüssel fehlen, also lässt sich das Mischen nicht wiederholen
command-no-last-fingerprint = { $where }: Der Fingerabdruck nach der letzten Entscheidung fehlt: abgeschnitten oder verändert
command-simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Seed { $seed }.
command-column-bot = Bot
command-column-won = gewonnen
command-column-interval = { $share }-Intervall
command-column-mean-score = Punkte im Mittel
command-interval = { $low } bis { $high }
command-covered = { $games ->
    [one] { $games } zufällige Partie
   *[other] { $games } zufällige Partien
}, { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}.
command-column-used = genutzt
command-column-of = von
command-column-never-used = nie genutzt
command-and-more = { $named } und { $more } mehr (--json nennt alle)
command-rivals = { $title }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} je Paar, { $bots }, Seed { $seed }.
command-column-deck = Deck
command-column-against = gegen { $name }
command-column-all = alle

## wyrmhall event

command-event-is-ready = { $file }: { $name } ist bereit. Als Nächstes: wyrmhall event add { $file } NAME...
command-players-entered = { $players } angemeldet, davon { $here } da
command-players-here = { $here } von { $players } sind da
command-no-such-player = { $name } ist nicht angemeldet; { $meant ->
    [none] angemeldet sind: { $known }
   *[other] meinst du { $meant }?
}
command-nothing-paired = noch ist keine Runde gepaart: wyrmhall event pair DATEI
command-no-match = { $name } hat in Runde { $round } kein Match
command-say-games-or-places = nenn die Partien, wie 2-1, oder alle am Tisch in der Reihenfolge der Plätze: { $names }
command-say-who-plays = { $text }: Sag, welches Match, und wer spielt: 1=Ada,Ben
command-pairings = { $name }, { $stage ->
    [cut] Finalrunden, Runde { $round }
   *[other] Runde { $round }
}
command-event-stands = { $name }: { $stage }. { $here } von { $players } sind dabei.
command-event-exported = { $folder }: Tabelle und { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
command-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
command-in-turn = Der Reihe nach: { $players }
command-nobody-in-turn = Der Reihe nach: niemand, denn es gibt keine
command-cards-of = { $name }: { command-cards }
command-line-mended = { $file }: Die kaputte Zeile ist aufgehoben als { $kept }
command-no-line-broken = { $file }: Keine Zeile ist kaputt
command-column-player = Name
command-column-players = Namen
command-column-matches = Matches
command-column-games = Partien
command-column-result = Ergebnis
command-column-table = Tisch
command-dropped = ausgestiegen
command-share = { $points } von { $most } = { $percent }

## wyrmhall sets

command-set-begins = { $name }: { command-cards }. Die ersten davon:
command-set-written = Geschrieben als { $file }: Digest { $digest }
command-set-not-written = Nichts wurde geschrieben: Mit --out DATEI behältst du das Set. Ist etwas falsch geraten, berichtige es mit --column, --type und den anderen Optionen, oder in einer Zuordnung: wyrmhall sets mapping { $file } > mapping.toml
command-set-shipped = { $file }: { $name }, { command-cards } ({ $provenance })
command-set-shown = { $name }: { command-cards } ({ $provenance })
command-digest = Digest: { $digest }
command-cards-of-game = { $file }: { command-cards } von { $title }
command-set-is-right = { $file }: { command-cards }, alles stimmt
command-by-the-way = { $where }: nebenbei: { $problem }
command-mistakes = { $file }: { $mistakes } Fehler{ $plays ->
    [yes] ; spielbar ist sie trotzdem
   *[no] { "" }
}
command-table-is-right = { $file }: { command-cards } von { $title }, alles stimmt
command-no-differences = Keine Unterschiede.
command-packs-read = { $file }: { command-packs }, { command-cards } aus { $name }
command-packs = { $packs } Booster
command-packs-as-opened = { $file }: { command-packs }, genau wie geöffnet
command-pack-otherwise = { $where }: Booster { $pack } ist nicht, was geöffnet wurde
command-packs-missing = { $file }: { command-packs }, aber { $opened } wurden geöffnet
command-numbers-counted = gezählt ab 001
command-if-empty = falls leer: { $default }
command-column-field = Feld
command-column-column = Spalte
command-column-first-row = erste Zeile
command-column-rarity = Seltenheit
command-cards-at = Karten bei { $path }
command-cards-at-top = Karten ganz oben
command-with-header = mit Kopfzeile
command-without-header = ohne Kopfzeile
command-rows-skipped = nach { $rows ->
    [one] { $rows } übersprungenen Zeile
   *[other] { $rows } übersprungenen Zeilen
}
command-read-as = Gelesen als { $shape } ({ $how }): { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}{ $out ->
    [0] { "" }
   *[other] , davon { $out } ausgelassen
}.
command-or = {" oder "}
command-pack-slot = { $size } aus { $cards }{ $repeats ->
    [yes] , auch mehrfach
   *[no] { "" }
}
command-pack-line = { $name }, { command-cards }: { $slots }.
command-difference = { $what }: { $how ->
    [added] neu
   *[left-out] entfallen
}

## wyrmhall doctor

command-ok = gut
command-bad = BÖS
command-found-wyrmhall = Wyrmhall
command-found-kernel-and-games = Kernel und Spiele
command-found-saved-games = gespeicherte Partien
command-found-settings = Einstellungen
command-found-hall = Halle
command-found-disk = Platte
command-found-disk-sync = Schreiben auf die Platte
command-found-database = Datenbank
command-found-unfinished-tables = offene Tische
command-found-finished-tables = beendete Tische
command-found-card-tables = Kartentabellen
command-found-page = Seite
command-on-python = { $version } mit Python { $python }
command-not-writable = in { $folder } lässt sich nicht schreiben; setz WYRMHALL_HOME auf einen anderen Ordner
command-records-hold = Regeln { $rules }, { $records } Aufzeichnungen stimmen
command-room = { $megabytes } MB frei{ $enough ->
    [yes] { "" }
   *[no] : zu wenig; ist die Platte voll, werden Züge abgelehnt
}
command-not-tested = ließ sich nicht prüfen: { $why }
command-synced = { $time }{ $doubt ->
    [yes] ; zu schnell für eine echte Platte: Bei Stromausfall könnten Züge verloren gehen
   *[no] { "" }
}
command-no-database-yet = { $file }: noch nicht da; `wyrmhall serve` legt sie an
command-open-to-others = { $file } können auch andere lesen; hilf ab mit: chmod 600 { $file }
command-database = { $database }, Tische: { $tables }
command-card-tables = { $kept } mitgebracht{ $lost ->
    [0] { "" }
   *[other] ; verloren, darum spielt dort niemand: { $named }
}
command-can = { $tables } { $can ->
    [go-on] können weitergehen
   *[show] lassen sich zeigen
}, nach ihren Eröffnungen zu urteilen
command-cannot = { $tables } nicht: { $why } ({ $named })
command-kept-all-the-same = sie bleiben erhalten, und `wyrmhall export` schreibt sie heraus
command-page-is-built = gebaut
command-page-is-not-built = nicht gebaut; in einem Checkout baut `make run` sie

## Drafts Zeile für Zeile

terminal-draft-pack = Dein Booster, { $cards ->
    [one] eine Karte:
   *[other] { $cards } Karten:
}
terminal-draft-pool = Dein Pool, { $cards ->
    [one] eine Karte:
   *[other] { $cards } Karten:
}
terminal-draft-deck = Dein Deck, { $cards ->
    [0] noch nichts gewählt.
    [one] eine Karte:
   *[other] { $cards } Karten:
}
terminal-draft-note-along = nur mit einer anderen
terminal-draft-note-barred = jetzt nicht
terminal-draft-note-chosen = { $number } im Deck
terminal-draft-curve = { $cards ->
    [one] Eine Karte für ein Deck
   *[other] { $cards } Karten für ein Deck
}; nach Kosten { $costs }; nach Farbe { $colours }.
terminal-draft-ready = So darf das Deck gespielt werden. Tippe done, wenn du zufrieden bist, oder ändere es weiter.
terminal-draft-not-in-deck = { $card } ist nicht in deinem Deck.
terminal-draft-no-deck-yet = Decks werden gebaut, wenn alle Booster aufgebraucht sind.
terminal-draft-name-a-file = Nenne eine Datei, etwa save mein.deck.
terminal-draft-no-file = Es gibt keine Datei { $file }.
terminal-draft-deck-dropped = Das Deck in { $file } passt nicht zu deinem Pool, darum beginnt es von vorn.
terminal-draft-over = Der Draft ist vorbei.
terminal-draft-written = Dein Deck steht in { $file }

word-draft-pack = der Booster auf deiner Hand; tippe eine Zahl der Liste, die Nummer einer Karte oder ihren Namen, um sie zu nehmen, und + zwischen einem Leader und der Karte, die mit ihm kommt
    .usage = pack
word-draft-pool = was du genommen hast, mit seiner Kurve
    .usage = pool
word-draft-curve = wie viele Karten jeder Kosten und Farbe du hast
    .usage = curve
word-draft-deck = das Deck, das du baust; tippe eine Karte des Pools, um sie hineinzutun, etwa 2x Ash Courier für zwei
    .usage = deck
word-draft-cut = eine Karte aus dem Deck nehmen
    .usage = cut KARTE
word-draft-auto = das Deck mit dem auffüllen, was am besten passt
    .usage = auto
word-draft-clear = das Deck von vorn beginnen
    .usage = clear
word-draft-save = das Deck in eine Datei schreiben
    .usage = save DATEI
word-draft-load = das Deck aus einer Datei nehmen
    .usage = load DATEI
word-draft-done = das Deck ist fertig
    .usage = done

## Am Tisch der Turnierleitung, die eintippt, was an einem wirklichen Tisch geschieht

desk-begun = { $file }: Im Uhrzeigersinn sitzen { $players }. Was dem Zufall bleibt, ist verbürgt mit { $pledge }.
desk-no-head = die erste Zeile des Protokolls eines Drafts ist „{ $head }“
desk-unknown-word = „{ $word }“ ist kein Wort eines Protokolls; es gibt { $words }.
    .meant = Meinst du { $meant }?
desk-one-cell = in diese Zeile gehört { $word } | und ein weiteres Wort
desk-two-cells = in diese Zeile gehört { $word } | NAME | und worum es geht
desk-twice = { $word } ist schon gesagt
desk-missing = das Protokoll sagt nicht: { $word } | …
desk-packs-are = Booster sind „typed“ oder „opened“, nicht „{ $found }“
desk-no-key = ein Schlüssel hat 64 hexadezimale Ziffern in kleinen Buchstaben
desk-other-set = { $set } ist jetzt ein anderes Set als zu Beginn des Drafts
desk-bad-player = „{ $name }“ ist kein Name: höchstens { $most } Zeichen, keine Zahl, und weder | noch :
desk-player-twice = zwei können nicht beide { $name } heißen
desk-no-draft = { $game } ist kein Draft
desk-no-player = niemand heißt hier „{ $name }“; es gibt { $players }
    .meant = Meinst du { $meant }?
desk-refused = { $player }: { $why }
desk-packs-are-opened = die Booster dieses Drafts öffnet Wyrmhall, darum werden keine eingetippt
desk-enough-packs = { $player } hat schon { $packs } Booster, so viele, wie es gibt
desk-not-this-pack = der nächste Booster von { $player } hat die Nummer { $number }
desk-pack-empty = für { $player } folgt keine Karte: eine in jeder Zeile, mit Nummer oder Name
desk-no-packs-yet = der Booster { $number } von { $players } ist noch nicht eingetippt
desk-not-now-pick = { $player } hat jetzt nichts zu wählen. { $waiting }
desk-not-now-leader = { $player } wählt jetzt keinen Leader. { $waiting }
desk-not-now-deck = { $player } baut jetzt kein Deck. { $waiting }
desk-no-judgement = „{ $word }“ ist kein Urteil: play-on oder replace, bei einem zu kleinen Pool smaller oder drop
desk-wait-packs = Es fehlt der Booster { $number } von { $players }.
desk-wait-picking = Zu wählen haben: { $players }.
desk-wait-judging = Ein Booster hat zu viele oder zu wenige Karten: { $players } urteilt. Berichtige den Booster im Protokoll, oder: judge NAME play-on.
desk-wait-choosing-leader = Einen Leader von außen wählen: { $players }.
desk-wait-short-pool = Für ein Deck sind zu wenige Karten da: { $players } urteilt, smaller oder drop.
desk-wait-building = Ein Deck zu bauen haben: { $players }.
desk-wait-over = Der Draft ist vorbei.
desk-where = Booster { $number } von { $of }, Pick { $pick }, nach { $way ->
    [left] links
   *[right] rechts
}.
desk-is-to-pick = { $player } hält { $held ->
    [one] eine Karte
   *[other] { $held } Karten
} des Boosters, den { $opener } geöffnet hat, und hat zu wählen.
desk-has-picked = { $player } hat { $cards } gewählt, aus { $held ->
    [one] einer Karte
   *[other] { $held } Karten
} des Boosters, den { $opener } geöffnet hat.
desk-passes-on = { $player } hält { $held ->
    [one] eine Karte
   *[other] { $held } Karten
} des Boosters, den { $opener } geöffnet hat, und darf keine davon nehmen.
desk-holds-nothing = { $player } hält keine Karten.
desk-pack-of = { $player } hält { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}:
desk-to-build = { $player } hat { $cards } Karten für ein Deck aus { $need }.
desk-built = { $player } hat ein Deck gebaut.
desk-dropped = { $player } ist ausgeschieden.
desk-kept = Behalten: { $line }
desk-undone = Zurückgenommen: { $line }
desk-nothing-to-undo = noch ist nichts eingetippt, was zurückgenommen werden könnte
desk-no-such-line = es gibt keine Zeile { $line }; das Protokoll hat { $lines }
desk-log-too-large = ein Protokoll hat höchstens { $most } Bytes
desk-changed-meanwhile = inzwischen hat es jemand geändert; sieh es an und versuch es noch einmal
desk-type-cards = Die Karten von { $player }, eine in jeder Zeile; eine leere Zeile schließt ab.
desk-type-pick = Ein Pick wird so getippt: Ada EC-014.
desk-help = NAME KARTE · NAME LEADER + KARTE · KARTE (für den nächsten Platz) · pack NAME · deck NAME · deck NAME auto · judge NAME play-on · where · packs · undo · correct ZEILE TEXT · quit
desk-log-head = { $game } mit { $set }: { $players }, im Uhrzeigersinn.
desk-log-pick = Booster { $number }, Pick { $pick }, nach { $way ->
    [left] links
   *[right] rechts
}
desk-log-takes = { $player } nimmt { $cards }; { $left } übrig
desk-log-takes-nothing = { $player } nimmt nichts; { $left } übrig
desk-log-pool = { $player }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
desk-log-lent = Geliehen: { $cards }
desk-log-deck = { $player }
