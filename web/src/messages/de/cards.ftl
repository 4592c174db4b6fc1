# Alle Karten eines Spiels, und worin andere von ihnen abweichen.

cards = Karten
cards-of = Karten von { $game }
fetching = Die Karten werden geholt …
own-cards-for = Eigene Karten für { $game }
all-cards = Alle Karten
rules = Regeln
make-table = Tisch aufmachen
what-differs = Was abweicht
to-games-own = Zu den Karten des Spiels
search = Die Karten durchsuchen
search-hint = Suchen: ein Name, ein Wort ihres Textes
found = { $count ->
    [one] { $count } Karte gefunden
   *[other] { $count } Karten gefunden
}
kinds = { $count ->
    [one] { $count } Art
   *[other] { $count } Arten
}
look-closely-at = { $card } genau ansehen, { $kind }
kind-copies = { $copies ->
    [0] { $kind }
    [1] { $kind }
   *[other] { $kind }, { $copies }-mal
}
none-says = Auf keiner Karte steht „{ $sought }“.
no-cards = Keine Karten zu zeigen

## Eine Karte

card-before = Die vorige Karte, Taste ←
card-after = Die nächste Karte, Taste →
about-card = Über diese Karte
belongs-to = Gehört zu
written-as = Geschrieben
in-deck = Im Deck
times = { $copies ->
    [1] einmal
   *[other] { $copies }-mal
}
source = Quelle

## Abweichungen

comparing = Die Karten werden verglichen …
unlike = <b>Anders als die Karten des Spiels:</b> { $sum }.
differs = Was abweicht
look-closely = { $card } genau ansehen
how = { $how ->
    [changed] geändert
    [added] neu
   *[left_out] weggelassen
}
how-many = { $how ->
    [changed] { $count } geändert
    [added] { $count } neu
   *[left_out] { $count } weggelassen
}
was-is = <dim>{ $column }</dim> <sr>war</sr> <del>{ $before }</del> <to>→</to><sr>, ist jetzt</sr> <ins>{ $after }</ins>
nothing = nichts
show-fewer = Weniger zeigen
show-all = Alle { $count } zeigen
the-same = { $count ->
    [one] { $count } Karte, dieselbe wie in der Tabelle des Spiels.
   *[other] { $count } Karten, dieselben wie in der Tabelle des Spiels.
}
