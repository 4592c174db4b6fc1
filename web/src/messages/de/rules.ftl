# Die Regeln eines Spiels, Nummer für Nummer.

rules = Regeln
rules-of = Regeln von { $game }
edition = Regeln, Ausgabe { $edition }
all-cards = Alle Karten
make-table = Tisch aufmachen
no-such-game = Kein solches Spiel
no-such-game-text = Ein Spiel dieses Namens kennt die Halle nicht.
search = Die Regeln durchsuchen
search-hint = Suchen: ein Wort oder eine Nummer
fetching = Die Regeln werden geholt …
found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
none-says = In keiner Regel steht „{ $sought }“.
cards-differ = Die Karten weichen ab. Wo eine Regel eine Karte oder ihre Zahlen zitiert, gilt die Karte, mit der gespielt wird.
cards-differ-with = Die Karten weichen ab: Gespielt wird mit <cards>{ $cards }</cards>. Wo eine Regel eine Karte oder ihre Zahlen zitiert, gilt die Karte, mit der gespielt wird.
