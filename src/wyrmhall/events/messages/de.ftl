### Was Turniere sagen. `events-` sagt, warum etwas nicht geht; der Name mit Unterstrichen ist der Code.

## Pläne

events-bad-text = { $field ->
    [name] Ein Name
    [game] Der Name eines Spiels
    [table] Der Name eines Tischs
   *[other] Eine Ansage
} ist ein Text von höchstens { $most } Zeichen, in dem nichts Unsichtbares steht.
events-bad-seed = Der Seed besteht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
events-best-of-is-odd = Ein Match geht über eine ungerade Zahl von Partien von 1 bis { $most }, nicht über { $found }.
events-table-too-large = Ein Tisch hat 2 bis { $most } Plätze, nicht { $found }.
events-only-for-two = Tische zu dritt oder mehr gibt es im Schweizer System mit einzelnen Partien und ohne Finalrunden.
events-placing-of-round-robins = Plätze nach gewonnenen Matches gibt es, wenn alle gegen alle spielen.
events-bad-cut = In die Finalrunden kommen die ersten 2, 4 oder 8, oder es gibt keine; nicht { $found }.
events-too-many-rounds = Ein Turnier hat höchstens { $most } Runden, nicht { $found }.
events-round-robin-has-its-rounds = Spielen alle gegen alle, steht die Zahl der Runden fest; lass sie weg.
events-sharing-needs-a-draft = Seltene Karten werden nach einem Draft verteilt: Nenn sein Format.
events-bad-minutes = { $field } ist eine Zahl von Minuten von 0 bis { $most }, nicht { $found }.
events-exchange-needs-time = Zwischen den Partien braucht es mindestens eine Minute, um Karten zu tauschen.

## Wer mitspielt

events-no-such-player = Eine Nummer { $number } ist nicht angemeldet.
events-players-are-counted = Die nächste Anmeldung hat die Nummer { $expected }, nicht { $found }.
events-too-many-players = Ein Turnier hat höchstens { $most } Plätze.
events-name-is-taken = Unter dem Namen { $name } ist schon jemand angemeldet.
events-too-late-for-the-cut = Die Finalrunden haben begonnen: Niemand kommt mehr dazu.
events-already-here = { $name } ist schon da.
events-already-dropped = { $name } ist ausgestiegen.
events-not-dropped = { $name } ist nicht ausgestiegen.
events-organiser-already = { $name } gehört schon zur Turnierleitung.
events-no-such-organiser = { $name } gehört nicht zur Turnierleitung.
events-maker-stays = { $name } hat dieses Turnier eröffnet und bleibt in der Turnierleitung.
events-one-seat-each = Ein Pod braucht Leute, und alle draften nur an einem Tisch.
events-draft-comes-first = Eine Runde ist schon gepaart: Der Draft ist vorbei.
events-deck-is-registered = { $name } hat schon gespielt: Das gemeldete Deck bleibt, wie es ist.
events-bad-cards = Eine Liste hat höchstens { $most } Karten, jede mit einem kurzen Namen.

## Runden

events-no-such-round = Eine Runde { $number } gibt es nicht; { $rounds ->
    [0] noch ist keine gepaart
   *[other] die letzte ist { $rounds }
}.
events-no-such-match = Runde { $round } hat kein Match { $number }.
events-rounds-are-counted = Die nächste Runde hat die Nummer { $expected }, nicht { $found }.
events-results-are-missing = { $count ->
    [one] Ein Ergebnis fehlt
   *[other] { $count } Ergebnisse fehlen
}: zuerst Match { $match } der Runde { $round }.
events-no-more-rounds = Alle Runden sind gepaart.
events-too-few-players = Für eine Runde müssen mindestens zwei da sein; { $found ->
    [0] niemand ist da
    [one] eine Person ist da
   *[other] { $found } sind da
}.
events-cut-comes-last = Die Finalrunden haben begonnen: Andere Runden folgen nicht mehr.
events-cards-are-shared = Die Karten sind verteilt: Runden folgen nicht mehr.
events-each-match-once = Nenn jedes Match, das neu gepaart werden soll, und jedes nur einmal.
events-plays-twice = { $name } würde in dieser Runde zweimal spielen.
events-nobody-to-play = Es gibt niemanden, gegen den gespielt werden kann.
events-bad-moment = Das ist kein Zeitpunkt.
events-table-is-named = Das Match hat schon den Tisch { $table }.
events-not-your-match = { $name } spielt nicht in Match { $number } der Runde { $round }.

## Ergebnisse

events-match-has-a-result = Match { $number } der Runde { $round } hat ein Ergebnis oder läuft gerade. Lösch es erst.
events-match-has-no-result = Match { $number } der Runde { $round } hat kein Ergebnis.
events-bracket-has-gone-on = Runde { $round } der Finalrunden ist vorbei: Die nächste ist danach gepaart.
events-absent-are-players = Gefehlt hat nur, wer hätte spielen sollen.
events-absent-lose = Wer fehlt, verliert 0-{ $wins }.
events-games-of-two = Ein Ergebnis sind zwei Zahlen gewonnener Partien, und eine dritte für unentschiedene: 2-1 oder 1-1-1.
events-too-many-wins = Ein Best of { $best_of } ist mit { $wins ->
    [one] einer Partie
   *[other] { $wins } Partien
} gewonnen.
events-too-many-games = Ein Best of { $best_of } hat höchstens { $best_of } Partien.
events-no-games = Ein Match hat mindestens eine Partie.
events-no-draw-in-the-cut = In den Finalrunden entscheidet bei Gleichstand noch eine Partie.
events-places-of-all = Alle { $players } bekommen einen Platz.
events-places-in-order = Die Plätze gehen von 1 bis { $players }; wer sich einen teilt, belegt auch die folgenden: 1, 2, 2, 4.

## Matches und Sideboards

events-no-game-is-played = In diesem Match läuft keine Partie.
events-no-such-seat = Ein Match hat die Plätze 0 und 1, nicht { $seat }.
events-not-the-same-cards = Das sind nicht die Karten des gemeldeten Decks und seines Sideboards.
events-deck-is-not-valid = Das wäre kein gültiges Deck.
events-no-exchange-in-best-of-one = In einem Match mit nur einer Partie werden keine Karten getauscht.
events-no-exchange-before-game-1 = Die erste Partie wird mit dem gemeldeten Deck gespielt.
events-match-is-over = Das Match ist vorbei.
events-game-is-played = Die Partie hat begonnen.
events-done-exchanging = Du hast gesagt, dass du fertig bist.
events-colour-is-chosen = Die Farbe für dieses Match ist { $colour }.

## Verteilen

events-sharing-goes-on = Die seltenen Karten werden noch verteilt; danach kann das Turnier enden.
events-nothing-to-share = Alle behalten, was sie genommen haben: Verteilt wird nichts.
events-set-without-rares = { $name } hat keine Seltenheit R, also weiß niemand, was darin selten ist.
events-card-not-in-set = In { $name } gibt es keine Karte { $card }.
events-rares-are-not-shared = Die seltenen Karten sind noch nicht verteilt.
events-all-rares-are-taken = Alle seltenen Karten werden genommen, und sonst nichts.
events-taken-in-order = Genommen wird je eine Karte in der Reihenfolge der Plätze, und dann wieder von vorn.

## Das Protokoll

events-entry-out-of-order = Als Nächstes kommt Eintrag { $expected }, nicht { $found }.
events-opening-comes-first = Der erste Eintrag eröffnet das Turnier, und kein anderer.
events-event-is-over = Das Turnier ist vorbei.
events-unknown-deed = „{ $deed }“ geschieht auf keinem Turnier.
events-malformed-deed = Ein Eintrag „{ $deed }“ ist nicht, wie er sein soll: { $what }.
events-malformed-entry = Ein Eintrag hat seq, at und by.
events-not-json = Das ist keine Zeile JSON.
events-line-too-long = Eine Zeile hat höchstens { $most } Zeichen.

## Zahlen der Tabelle

figure-points = Punkte
    .short = Punkte
figure-opponents-match-wins = Gewonnene Matches der Gegenüber, im Mittel über { $opponents ->
    [0] niemanden, also ein Drittel
    [one] eine Begegnung
   *[other] { $opponents } Begegnungen
}
    .short = OMW%
figure-game-wins = Gewonnene Partien: 3 für eine gewonnene und 1 für eine unentschiedene, von 3 je Partie{ $raised ->
    [1] ; mindestens ein Drittel
   *[0] { "" }
}
    .short = GW%
figure-match-wins = { $name }: Punkte, von 3 je Runde{ $raised ->
    [1] ; mindestens ein Drittel
   *[0] { "" }
}
figure-opponents-game-wins = Gewonnene Partien der Gegenüber, im Mittel über { $opponents ->
    [0] niemanden, also ein Drittel
    [one] eine Begegnung
   *[other] { $opponents } Begegnungen
}
    .short = OGW%
figure-lot = Das Los, gezogen aus dem Seed der Eröffnung
    .short = Los
figure-wins = Gewonnene Matches, ein unentschiedenes zählt halb
    .short = Siege
figure-games-won = Gewonnene Partien
    .short = Partien
figure-wins-among-equals = Gewonnene Matches gegen alle, die bis hier gleichauf sind
    .short = Untereinander
figure-bye = Runde { $round }: Freilos
figure-met = Runde { $round }: { $how ->
    [won] gewonnen
    [lost] verloren
    [absent] kampflos
   *[drew] unentschieden
} { $own }-{ $lost }{ $drawn ->
    [0] { "" }
   *[other] -{ $drawn }
} gegen { $rivals }
figure-placed = Runde { $round }: Platz { $place }{ $shared ->
    [1] { "" }
   *[other] , geteilt von { $shared }
} gegen { $rivals }
figure-count-points = Punkte
figure-count-rounds = Runden
figure-count-games-won = gewonnene Partien
figure-count-games-drawn = unentschiedene Partien
figure-count-games = Partien

## Worauf gewartet wird

owed-check-in = Noch nicht da: { $players }
owed-deck = Noch ohne gemeldetes Deck: { $players }
owed-play = Runde { $round }, Match { $match }: { $players } spielen
owed-confirm = Runde { $round }, Match { $match }: Das Ergebnis bestätigen noch { $players }
owed-decide = Runde { $round }, Match { $match }: Die beiden sagen Verschiedenes; die Turnierleitung entscheidet
owed-pair = Die Turnierleitung paart die nächste Runde
owed-share = Die seltenen Karten sind zu verteilen
owed-end = Die Turnierleitung beendet das Turnier

## Abschnitte

stage-sign-up = Die Anmeldung läuft
stage-draft = Der Draft läuft
stage-decks = Decks werden gebaut
stage-rounds = Runde { $round }
stage-cut = Finalrunden, Runde { $round }
stage-played-out = Alle Matches sind gespielt
stage-over = Das Turnier ist vorbei

## Was geschehen ist; davor steht, wer es getan hat

done-opened = eröffnet „{ $name }“: { $game }, { $pairing ->
    [swiss] Schweizer System
   *[other] alle gegen alle
}, Best of { $best_of }
done-organiser-admitted = nimmt { $name } in die Turnierleitung auf
done-organiser-withdrawn = { $name } gehört nicht mehr zur Turnierleitung
done-signed-up = { $name } meldet sich an
done-checked-in = { $name } ist da
done-dropped = { $name } steigt aus
done-returned = { $name } ist wieder dabei: Der Ausstieg war ein Versehen
done-draft-named = { $players } draften an Tisch { $table }
done-drafted = { $name } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} gedraftet
done-deck-registered = das Deck von { $name } ist gemeldet
done-round-paired = { $stage ->
    [cut] paart Runde { $round }, eine Finalrunde
   *[other] paart Runde { $round }
}: { $matches }
done-repaired = ändert Runde { $round }: { $matches }
done-timer-set = { $ends ->
    [0] hält die Uhr der Runde { $round } an
   *[other] Runde { $round } endet um { $time }
}
done-arrived = { $name } ist zu Match { $match } der Runde { $round } gekommen
done-table-named = Match { $match } der Runde { $round } wird an Tisch { $table } gespielt
done-reported = { $name } meldet Match { $match } der Runde { $round }, { $players }: { $result }
done-result-set = { $was ->
    [none] Match { $match } der Runde { $round }, { $players }: { $result }
   *[other] Match { $match } der Runde { $round }, { $players }: { $result }, nicht { $was }
}
done-result-cleared = Match { $match } der Runde { $round }, { $players }, ist wieder offen; es war { $was }
done-announced = sagt an: { $text }
done-shared-out = die seltenen Karten sind verteilt: { $cards }
done-ended = beendet das Turnier
