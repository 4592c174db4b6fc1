# Die Regeln eines Spiels, Klausel für Klausel.

rules = Regeln
rules-of = Regeln von { $game }
edition = Regeln, Ausgabe { $edition }
all-cards = Alle Karten
make-table = Tisch aufmachen
no-such-game = Kein solches Spiel
no-such-game-text = Ein Spiel dieses Namens kennt die Halle nicht.
search = Die Regeln durchsuchen
search-hint = Suchen: ein Wort oder eine Klausel
fetching = Die Regeln werden geholt …
found = { $count ->
    [one] { $count } Klausel gefunden
   *[other] { $count } Klauseln gefunden
}
none-says = In keiner Klausel steht „{ $sought }“.
cards-differ = Die Karten weichen ab. Wo eine Klausel eine Karte oder ihre Zahlen zitiert, gilt die Karte, mit der gespielt wird.
cards-differ-with = Die Karten weichen ab: Gespielt wird mit <cards>{ $cards }</cards>. Wo eine Klausel eine Karte oder ihre Zahlen zitiert, gilt die Karte, mit der gespielt wird.
