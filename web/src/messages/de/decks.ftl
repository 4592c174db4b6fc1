# Listen von Karten bauen: Decks.

## Der Bau

your-list = Deine Liste
search-cards = Karten suchen
search-hint = Karten suchen: Name oder was sie tun
sections = Teil der Liste
kinds = Art
more-filters = Weitere Filter
clear-filters = Filter löschen
any = beliebig
show = Zeigen
show-all = Alle Karten
show-in = In der Liste
show-out = Nicht in der Liste
sort = Ordnen
sort-by = { $order ->
    [table] wie im Set
    [cost] nach Kosten
    [name] nach Namen
   *[number] nach Anzahl
}
found = { $count ->
    [one] { $count } Karte gefunden
   *[other] { $count } Karten gefunden
}
none-found = So eine Karte gibt es nicht.
grid-help = Pfeiltasten gehen von Karte zu Karte, Plus und Minus nehmen eine mehr oder eine weniger, Enter sieht genau hin.
one-more = Eine { $card } mehr
one-less = Eine { $card } weniger
card-before = Die vorige Karte, Taste ←
card-after = Die nächste Karte, Taste →
number-of = { $number } von { $most }
in-list = { $number ->
    [0] keine { $card } in der Liste
   *[other] { $number } von { $card } in der Liste
}
stays = { $card } bleibt bei { $number }
never-playable = Nie spielbar
not-at-once = Nicht sofort
of-most = von { $most }
at-least = , mindestens { $least }
rules = Regeln für die Liste
met = Erfüllt:
not-met = Nicht erfüllt:
checking = Wird geprüft …
legal = Erlaubt
to-mend = { $count } zu beheben
not-checked = Die Liste konnte nicht geprüft werden.
nothing-chosen = Noch nichts gewählt. Drück + unter einer Karte.
fill-up = Für mich auffüllen
filled-up = { $count ->
    [one] { $count } Karte dazu
   *[other] { $count } Karten dazu
}
filled-otherwise = die Liste ist, wie das Spiel sie bauen würde
undo = Zurück
taken-back = zurückgenommen

## Probehände

test-hand = Probehand
test-hand-text = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, aus der Liste, wie sie ist, ausgelost.
draw-again = Neu ziehen
mulligan = Mulligan
next-turn = Nächster Zug: { $count } ziehen
turn = Zug { $turn }
opening-hand = Starthand
after-mulligans = { $count ->
    [one] Nach { $count } Mulligan
   *[other] Nach { $count } Mulligans
}
left-to-draw = { $count ->
    [one] noch { $count } Karte zu ziehen
   *[other] noch { $count } Karten zu ziehen
}
nothing-to-draw = Es gibt noch nichts zu ziehen.

## Decks dieses Browsers

decks = Decks
decks-text = Decks bleiben in diesem Browser. Niemand sonst sieht eines, bevor du es mitbringst oder teilst.
to-sets = Ein Kartenset für Drafts einlesen
nothing-brought = Hier gibt es keine Decks
nothing-brought-text = In { $game } bringt niemand Karten mit.
no-game-brings = In keinem Spiel dieser Halle bringt man eigene Karten mit.
no-decks = Keine Decks zu zeigen
saved-decks = Deine Decks
nameless = Deck ohne Namen
deck-line = { $variant }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $when }
own-cards = eigene Karten
copy-of = { $deck } kopieren
copy-name = Kopie von { $deck }
remove = { $deck } löschen
removed = { $deck } ist gelöscht.
browser-full = Dieser Browser behält keine weiteren Decks: Lösch einige, oder gib ihm Speicher frei.
begin-deck = Ein Deck beginnen
with-own-cards = Mit deinen eigenen Karten: { $name }.
new-deck-name = Deck { $number }
from-nothing = Von vorn
from-nothing-text = Alle Karten vor dir
from-text = Aus einem Text
from-text-text = Eine Karte je Zeile
like = Wie { $deck }
shared = Jemand teilt ein Deck mit dir: { $deck }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $variant }.
shared-text = Du bekommst eine Kopie. Wer sie geteilt hat, sieht nicht, was du damit tust.
keep-copy = Kopie behalten
no-thanks = Nein, danke
bad-link = In diesem Link ist kein Deck.
bad-link-text = Vielleicht fehlt ein Stück davon. Lass ihn dir noch einmal schicken.

## Ein Deck

no-such-deck = Kein solches Deck
no-such-deck-text = In diesem Browser gibt es unter dieser Adresse kein Deck. Decks bleiben in dem Browser, in dem sie gebaut wurden; teile sie per Link.
to-decks = Zu deinen Decks
deck-name = Name des Decks
text = Text
share = Teilen
share-text = Wer diesen Link öffnet, bekommt eine Kopie des Decks, wie es jetzt ist. Die Liste steht im Link selbst, und kein Server behält sie.
link = Link
play-with-it = Mit diesem Deck spielen
no-cards = Diese Karten sind nicht da
cards-gone = { $count ->
    [one] Eine Karte dieses Decks ist nicht unter diesen Karten
   *[other] { $count } Karten dieses Decks sind nicht unter diesen Karten
} und fällt mit deiner nächsten Änderung weg: { $cards }.
as-text = Die Liste als Text
as-text-hint = Eine Karte je Zeile, davor ihre Anzahl; Anmerkungen stehen hinter einem Semikolon.
use-text = Diesen Text nehmen
no-such-card = die Karte { $card } gibt es nicht
line = Zeile { $line }: { $text }
copy = Kopieren
copied = Kopiert
download = Herunterladen
