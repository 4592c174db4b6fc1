# All cards of a game, and how other cards differ from them.

cards = Cards
cards-of = Cards of { $game }
fetching = Fetching the cards …
own-cards-for = Own cards for { $game }
all-cards = All cards
rules = Rules
make-table = Make a table
what-differs = What differs
to-games-own = To the game’s own cards
search = Search the cards
search-hint = Search: a name, a word of its text
found = { $count ->
    [one] { $count } card found
   *[other] { $count } cards found
}
kinds = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}
look-closely-at = Look closely at { $card }, { $kind }
kind-copies = { $copies ->
    [0] { $kind }
    [1] { $kind }
   *[other] { $kind }, { $copies } copies
}
none-says = No card says “{ $sought }”.
no-cards = No cards to show

## One card

card-before = The card before, key ←
card-after = The next card, key →
about-card = About this card
belongs-to = Belongs to
written-as = Written as
in-deck = In the deck
times = { $copies ->
    [1] once
   *[other] { $copies } times
}
source = Source

## Differences

comparing = Comparing the cards …
unlike = <b>Unlike the game’s own cards:</b> { $sum }.
differs = What differs
look-closely = Look closely at { $card }
how = { $how ->
    [changed] changed
    [added] new
   *[left_out] left out
}
how-many = { $how ->
    [changed] { $count } changed
    [added] { $count } new
   *[left_out] { $count } left out
}
was-is = <dim>{ $column }</dim> <sr>was</sr> <del>{ $before }</del> <to>→</to><sr>, is now</sr> <ins>{ $after }</ins>
nothing = nothing
show-fewer = Show fewer
show-all = Show all { $count }
the-same = { $count ->
    [one] { $count } card, the same as in the game’s own table.
   *[other] { $count } cards, the same as in the game’s own table.
}
