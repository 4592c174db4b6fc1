# Turniere: ihre Listen, ein neues, und eines, wie Mitspielende, Turnierleitung und später alle es sehen.

## Listen

lists-text = Per Link anmelden, ein paar Runden spielen und jederzeit sehen, wer wo steht und warum.
make-event = Turnier anlegen
all-events = Alle Turniere
open = Offen für Anmeldungen
running = Laufende
over = Beendete
none-open = Gerade sucht niemand Mitspielende.
none-running = Gerade läuft kein Turnier.
summary = { $game }, { $players ->
    [0] noch niemand
    [one] eine Person
   *[other] { $players } Personen
}, { $when }
mine = meins
by-link = per Link
no-such-event = Dieses Turnier gibt es nicht
no-such-event-text = Vielleicht ist der Link unvollständig. Frag nach, wo du ihn herhast.

## Ein neues

new-event = Neues Turnier
new-event-text = Ein Name und ein Spiel genügen; alles andere kann so bleiben. Was hier vereinbart wird, ändert sich danach nicht mehr.
what-is-played = Was gespielt wird
name = Name
game = Spiel
other-game = Ein anderes Spiel, am eigenen Tisch
what-game = Welches Spiel
other-game-text = Ihr spielt mit euren eigenen Karten: Ergebnisse werden gemeldet und von der Gegenseite bestätigt.
where-played = Wo gespielt wird
at-tables = An Tischen der Halle
elsewhere = Am eigenen Tisch
variant = Variante
decks = Decks
constructed = Mitgebracht, oder keine nötig
drafted = Vor der ersten Runde gedraftet: { $draft }
pod-size = Wie viele höchstens zusammen draften
sharing = Die gedrafteten Karten
sharing-keep = Behalten
sharing-rares = Rare-Draft
sharing-none = Zurückgeben
sharing-text = { $sharing ->
    [rares] Nach dem letzten Match liegen die seltenen Karten offen: Wer gewonnen hat, nimmt zuerst eine, dann die Nächsten der Rangliste, Runde um Runde.
    [none] Niemand nimmt Karten mit nach Hause.
   *[other] Alle nehmen mit, was sie gedraftet haben.
}
how-played = Wie gespielt wird
at-a-table = Personen an einem Tisch
large-tables-text = An Tischen zu dritt oder mehr zählt jede Partie einzeln, und Plätze geben Punkte.
pairing = Paarung
round-robin = Alle gegen alle
swiss = Schweizer System
pairing-text = { $pairing ->
    [swiss] Jede Runde spielt, wer gleichauf steht und sich noch nicht begegnet ist: für viele Personen und wenige Runden.
   *[other] Am gerechtesten, bis zu acht Personen.
}
best-of = Partien eines Matchs: höchstens
rounds = Runden
as-needed = So viele wie nötig
cut = Finalrunden
no-cut = Keine
top = Die besten { $size }
minutes = Minuten für eine Runde
no-clock = Keine Uhr
no-show = Minuten, bis verloren hat, wer fehlt
never = Nie
who-finds-it = Wer es findet
everybody = Alle in dieser Halle
only-by-link = Nur, wer den Link hat

## In jedem Teil

what-event = { $game }{ $draft ->
    [yes] , mit Draft
   *[no] { "" }
}, { $pairing ->
    [swiss] Schweizer System
   *[other] alle gegen alle
}, höchstens { $bestOf ->
    [one] eine Partie
   *[other] { $bestOf } Partien
}, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
draft = Draft
round = Runde { $round }
rare-draft = Rare-Draft
how-far = Wie weit es ist
parts = Teile des Turniers
way-event = Turnier
way-desk = Turnierleitung
way-pairings = Großbild und Druck
way-history = Rückblick
clock = { $what ->
    [no-show] { $up ->
        [yes] Zeit zum Kommen ist um
       *[no] noch { $time } zum Kommen
    }
    [exchange] { $up ->
        [yes] Zeit ist um
       *[no] noch { $time }
    }
   *[round] { $up ->
        [yes] Zeit ist um seit { $time }
       *[no] { $time }
    }
}
line-is-lost = Die Verbindung zur Halle ist weg; was du siehst, kann veraltet sein.
to-event = Zum Turnier
coming = Es kommt gleich …

## Anmelden

join = Mitspielen
join-late = Später einsteigen
your-name = Dein Name hier
sign-up = Anmelden
you-play-as = Du spielst als { $name }
how-you-are = { $how ->
    [dropped] Du bist ausgestiegen.
    [here] Du bist da.
   *[away] Sag Bescheid, wenn du da bist: Nur wer da ist, wird gepaart.
}
check-in = Ich bin da
drop = Aussteigen
drop-sure = Du spielst keine weiteren Runden; die Turnierleitung kann dich zurückholen.
drop-yes = Wirklich aussteigen
stay = Bleiben
players = Mitspielende
here-of = { $here } von { $all } da
link-text = Andere kommen über den Link dieser Seite dazu.
copy-link = Link kopieren
copied = Kopiert
player-state = { $state ->
    [dropped] ausgestiegen
    [here] da
   *[away] noch nicht da
}
nobody-yet = Noch niemand

## Mein Match

you-are-expected = Du wirst an einem Tisch erwartet.
go-to-table = Zu meinem Tisch
announcements = Durchsagen
said-by = { $by }, { $when }
my-match = Mein Match, Runde { $round }
you-are = Du, { $name }
bye-text = Du hast diese Runde frei: Das zählt als gewonnenes Match.
result-is = Ergebnis: { $result }
absent = Nicht gekommen: { $names }.
waits-for = Du bist da. Es fehlen noch: { $names }.
come-text = Wenn alle da sind, geht euer Tisch auf.
arrive = Ich bin bei meinem Match
disputed-text = Ihr habt Verschiedenes gemeldet. Die Turnierleitung entscheidet, oder jemand von euch berichtigt es.
told-by = { $name } meldet: { $result }
confirm = Bestätigen: { $result }
result-in-full = { $one } { $won } – { $lost } { $other }{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } unentschieden
}
place-in-full = { $place }. { $name }
say-otherwise = Es ging anders aus
you-told = Du hast gemeldet: { $result }.
others-confirm = Es zählt, sobald die Gegenseite es bestätigt.
tell-again = Berichtigen
report = Ergebnis melden
won-by = Gewonnene Partien von { $name }
games-drawn = Unentschiedene Partien
place-of = Platz von { $name }
exchange-text = Vor der nächsten Partie darfst du Karten mit deinem Sideboard tauschen.
exchange-done = Dein Deck ist bereit; die nächste Partie beginnt, wenn auch die Gegenseite bereit ist.
exchange-play = Mit diesem Deck spielen
registered-again = Zurück zum gemeldeten Deck
deck-and-sideboard = { $deck } im Deck, { $sideboard } daneben
inside-of = { $inside } von { $number }
leave-out = { $card } herausnehmen
take-in = { $card } hineinnehmen

## Decks

my-deck = Mein Deck
registered = Deck gemeldet
deck-of = Deck, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
sideboard-of = Sideboard, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
pool-of = Gedraftet, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
own-deck = Eines meiner Decks
no-sideboard = Keines; es wäre eines meiner Decks
ready-deck = { $name }, fertig zum Spielen
register-deck = Dieses Deck melden
no-own-deck = In diesem Browser hast du noch kein Deck.
build-deck = Deck bauen
deck-text = Falls die Turnierleitung Listen möchte: eine Karte je Zeile, davor ihre Anzahl.
deck = Deck
sideboard = Sideboard
number-of-card = { $number } × { $card }
no-cards = Keine Karten

## Drafts und was man mitnimmt

draft-tables = Draft-Tische
pod = Draft { $number }
draft-is-over = zu Ende
my-draft = Zu meinem Draft
table-number = Tisch { $number }
look-at-table = Tisch ansehen
take-home = Zum Mitnehmen
home-of = { $name }: { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}
taken-rares = Im Rare-Draft genommen
kept = Behalten

## Runden und Rangliste

pairings = Paarungen
which-round = Welche Runde
against = –
bye = frei
result-short = { $result }{ $absent ->
    [yes] , nicht gespielt
   *[no] { "" }
}
disputed = strittig
to-confirm = { $result }, zu bestätigen
phase = { $phase ->
    [waiting] es fehlt noch jemand
    [playing] { $score ->
        [none] läuft
       *[other] läuft, { $score }
    }
    [exchanging] zwischen zwei Partien, { $score }
    [over] zu Ende
   *[open] zu spielen
}
match = Match
result = Ergebnis
print = Drucken
not-paired = Noch ist keine Runde gepaart.
standings = Rangliste
touch-for-arithmetic = Ein Name zeigt, wie gerechnet wird
place-short = #
player = Name
matches = Matches
games = Partien
arithmetic-of = Wie die Zahlen von { $name } zustande kommen
exactly = { $value } = { $shown }

## Die Turnierleitung

desk-is-for-organisers = Das ist nur für die Turnierleitung. Wer dazugehört, kann dir den Link geben.
now = Was ansteht
is-over = Das Turnier ist beendet. Nichts ändert sich mehr.
and-more = { $count ->
    [one] und noch eines
   *[other] und { $count } weitere
}
begin-draft = Draft beginnen: { $here ->
    [one] eine Person
   *[other] { $here } Personen
}
pair-round = Runde { $round } paaren
two-are-needed = Mindestens zwei müssen da sein: Trag sie in der Liste ein.
share-rares = Rare-Draft beginnen
end-event = Turnier beenden
end-sure = { $still ->
    [matches] Es wird noch gespielt. Nach dem Ende ändert sich nichts mehr.
    [rares] Die seltenen Karten sind noch nicht verteilt; nach dem Ende geht das nicht mehr.
   *[nothing] Nach dem Ende ändert sich nichts mehr, und alle mit dem Link können den Rückblick lesen.
}
end-yes = Endgültig beenden
results = Ergebnisse
change = Ändern
change-match = Match { $number } ändern: { $players }
match-of = Match { $match }, Runde { $round }
without-match = Da, aber ohne Match in dieser Runde:
add-match = { $count ->
    [0] Match hinzufügen
    [one] Freilos geben
   *[other] Match hinzufügen
}
set-result = Dieses Ergebnis setzen
correct-result = Ergebnis berichtigen
was-absent = { $name } war nicht da
both-absent = Niemand kam
clear-result = Ergebnis löschen: das Match ist wieder offen
has-come = { $name } ist da
open-match = Tisch jetzt aufmachen
other-players = Andere Paarung
who-leaves = Statt
who-comes = spielt
choose-player = Wer?
change-places = Paarung ändern
take-match-away = Dieses Match streichen
clear-first = Lösch das Ergebnis, bevor du änderst, wer spielt.
bot = Bot
without-page = ohne die Seite
is-here = Ist da
check-in-player = { $name } ist da
drops = Steigt aus
drop-player = { $name } steigt aus
drop-player-yes = { $name } steigt wirklich aus
bring-back = Zurückholen
bring-back-player = { $name } zurückholen
all-are-here = Alle sind da
add-player = Jemanden eintragen
late-entry = Jemanden nachtragen
as = Als
person = Person ohne die Seite
bot-of = Bot: { $word }
add = Eintragen
clock-and-words = Uhr und Durchsagen
minutes-left = Minuten ab jetzt
set-clock = Uhr stellen
stop-clock = Uhr anhalten
announcement = An alle
announce = Durchsagen
links-and-files = Links, Turnierleitung und Dateien
link-for-players = Link für Mitspielende
code-for-players = QR-Code des Links für Mitspielende
organisers = Turnierleitung
organisers-text = Wer diesen Link öffnet, gehört zur Turnierleitung. Gib ihn nur Leuten, denen du vertraust.
remove-organiser = Entfernen: { $name } leitet nicht mehr mit
remove = Entfernen
copy-organisers-link = Link für die Turnierleitung kopieren
withdraw-link = Zurückziehen
new-link = Neuer Link für die Turnierleitung
files = Dateien
standings-csv = Rangliste (CSV)
pairings-csv = Paarungen (CSV)
event-json = Alles (JSON)
audit = Wer was geändert hat
audit-line = { $by }: { $said }
earlier = Früheres

## Rückblick

all-decks = Decks und gedraftete Karten
all-games = Partien
played-game = { $what ->
    [draft] Draft: { $players }
    [sharing] Rare-Draft: { $players }
   *[match] Runde { $round }, Match { $match }, Partie { $game }: { $players }
}
replay = Wiederholung
replay-of = Wiederholung von: { $what }
record = Aufzeichnung
record-of = Aufzeichnung von: { $what }
