# Kartensets für Drafts: Listen, die gelesen, berichtigt und behalten werden.

sets = Kartensets
sets-text = Lies eine eigene Liste von Karten ein, als CSV, TSV oder JSON: Was falsch geraten ist, kannst du berichtigen, und nichts wird behalten, bevor du es sagst.
no-game-takes = Kein Spiel dieser Halle nimmt Sets.
no-such-sets = Für { $game } gibt es keine Sets
not-there = Die Sets sind nicht gekommen

## Was schon da ist

my-sets = Meine Sets
set-line = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
open-table = Tisch eröffnen
see-cards = Karten ansehen
forget-set = { $set } vergessen
own-set = { $cards ->
    [one] { $cards } Kartenart
   *[other] { $cards } Kartenarten
} aus einem eigenen Set.

## Woher die Liste kommt

choose-list = Datei wählen
or-drop = oder hier ablegen: höchstens 8 MiB und 20.000 Zeilen
paste-list = Oder füge die Liste ein
paste-hint = CSV, TSV oder JSON; die erste Zeile darf die Spalten benennen
read-it = Einlesen
reading = Wird gelesen …
another-list = Andere Liste
pasted-list = Eingefügte Liste
list-too-large = Eine Liste hat höchstens 8 MiB, und diese Datei ist größer. Lass Spalten weg, die niemand braucht, oder teile sie.
not-read = Die Liste wurde nicht gelesen.

## Wie sie gelesen wird

how-read = Wie sie gelesen wird
read-as = { $shape ->
    [json] JSON, Karten bei { $path }
   *[csv] CSV, { $delimiter }, { $encoding }, { $header ->
        [with] mit Kopfzeile
       *[without] ohne Kopfzeile
    }
}: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}{ $left ->
    [0] {""}
   *[other] , { $left } weggelassen
}.
top = oben
columns = Welche Spalte was ist
columns-text = Was geraten wurde, steht schon da. Wo eine Zelle leer ist, gilt der Wert daneben.
field = { $field ->
    [number] Nummer
    [name] Name
    [type] Typ
    [colours] Farben
    [rarity] Seltenheit
    [cost] Kosten
    [copies] Exemplare
    [packs] Packungen
   *[other] { $field }
}
column-of = Spalte für: { $field }
no-column = keine
counted = keine: von 001 an gezählt
column-sample = { $column }: { $sample }
default-of = Wenn leer: { $field }
if-empty = wenn leer
kinds = Was jeder Typ ist
kinds-text = Ein Leader führt ein Deck an, Hauptkarten sind seine 40 Karten, alle anderen bleiben im Sideboard.
kind-of = Was { $type } ist
kind = { $kind ->
    [leader] Leader
    [main] Hauptkarte
   *[other] keins von beiden
}
kind-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
rarities = Seltenheiten, von niedrig bis hoch
rarities-text = Mit Kommas dazwischen.
use-order = Nimm { $order }
filters = Zeilen, die wegbleiben oder bleiben
filters-text = In einem Muster steht * für alles: number, *_PR* lässt Nachdrucke weg; number, BT1-* behält ein Set einer großen Liste.
filter = { $way ->
    [leave_out] Weglassen, wo
   *[only] Nur behalten, wo
}
filter-way = Was mit den Zeilen geschieht
filter-column = Spalte des Musters
filter-pattern = Muster
is-like = wie ist
add-filter = Weiteres Muster
remove-filter = Das Muster { $pattern } entfernen
more = Die Datei, und Nummern, die sich wiederholen
encoding = Kodierung
delimiter = Was Spalten trennt
delimiter-is = { $word ->
    [comma] Komma
    [semicolon] Semikolon
    [tab] Tabulator
   *[bar] Strich |
}
header = Die erste Zeile benennt die Spalten
quotes = Zellen dürfen in Anführungszeichen stehen
short-rows = Zeilen mit zu wenigen Zellen werden aufgefüllt
skip = Zeilen, die am Anfang übergangen werden
path = Wo im JSON die Karten sind
repeats = Eine Nummer, die zweimal da ist
repeats-how = { $how ->
    [refuse] ist ein Fehler
    [first] die erste Zeile gilt
   *[add] ihre Exemplare werden addiert
}
guessed-again = Alles neu raten
set-name = Wie das Set heißt
packs = Was in Packungen ist
packs-text = Eine Zeile benennt eine Packung, die darunter sagen, wie viele Karten welcher Seltenheit, welchen Typs oder welcher Art: { $example }. Steht hier nichts: Booster zu 12, soweit es die Seltenheiten hergeben.

## Was daraus wurde

found-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
found-text = Die ersten davon, wie sie auf dem Tisch liegen werden:
by-rarity = Karten nach Seltenheit
rarity = Seltenheit
wrong = { $count ->
    [one] Eins stimmt nicht; nichts wurde behalten.
   *[other] { $count } Dinge stimmen nicht; nichts wurde behalten.
}
wrong-told = Die ersten { $told } davon:
line = Zeile { $line }
empty-line = leer
# Was das Terminal mit seinen Optionen sagt, wie die Seite es sagt.
remark = { $code ->
    [rarity_unplaced] Die Seltenheit „{ $rarity }“ hat keinen Platz in der Ordnung. Gib ihr unten einen, von niedrig bis hoch, oder lass solche Zeilen nach einem Muster weg.
    [column_missing] Keine Spalte sieht danach aus. Wähle unten eine, oder schreib hin, was es für jede Karte ist.
    [cell_empty_in] Die Zelle ist leer. Füll sie aus, lass die Zeile nach einem Muster weg, oder schreib unten hin, was eine leere Zelle heißt.
    [number_twice_in] Die Nummer { $number } ist zweimal da, zuerst in Zeile { $first }. Lass Nachdrucke nach einem Muster weg, oder sag unten, was mit Nummern geschieht, die sich wiederholen.
    [bad_cell_number] „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }.
    [ragged_row] { $found } Zellen, wo die Tabelle { $wanted } Spalten hat. Ein Trennzeichen fehlt oder ist zu viel; fehlen nur die letzten Zellen, so lass Zeilen auffüllen.
    [quote_open] Ein Anführungszeichen beginnt hier und endet nie. Schließ es, oder sag unten, dass Zellen nicht in Anführungszeichen stehen.
    [quote_stray] Hinter einem schließenden Anführungszeichen folgt noch Text. Verdopple die Zeichen in einer Zelle, oder sag unten, dass Zellen nicht in Anführungszeichen stehen.
    [not_encoded] Das Byte { $byte } ist nicht { $encoding }. Versuch eine andere Kodierung.
    [no_main] Keine Karte ist für das Hauptdeck. Sag unten, welche Typen es sind.
   *[no_booster] Was in den Packungen ist, war nicht zu erraten; so kann damit noch nicht gedraftet werden. Beschreib sie unten.
}
to-know = Gut zu wissen
keep-and-draft = Behalten und Tisch eröffnen
keep = Behalten
kept = Behalten: { $set }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
download = Als Text herunterladen
size = Das Set braucht { $size } KiB; die Halle behält bis zu { $largest } KiB.
too-large-to-keep = Das Set braucht { $size } KiB, und die Halle behält höchstens { $largest } KiB: Lass Zeilen nach einem Muster weg, etwa alle anderen Sets der Liste.
status-read = { $cards ->
    [0] So ist die Liste nicht zu brauchen.
    [one] Die Liste hat { $cards } Karte.
   *[other] Die Liste hat { $cards } Karten.
}

## Wo ein Tisch eröffnet wird

cards-are-a-set = Die Karten dieses Drafts sind ein Set. Du darfst ein eigenes mitbringen.
no-set-yet = Das ist noch kein Set, aber vielleicht eine Liste von Karten: Lies sie ein und berichtige, was falsch geraten ist.
cards-behind-a-format = Die Karten dieses Drafts stehen hinter seinem Format, in einem Text, den du neu schreiben darfst.
download-own = Die Karten des Drafts herunterladen
import-list = Eine Kartenliste einlesen
before-you-pick = Gut zu wissen, bevor jemand wählt
cannot-be-played = So kann nicht gespielt werden
