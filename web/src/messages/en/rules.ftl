# The rules of a game, clause by clause.

rules = Rules
rules-of = Rules of { $game }
edition = Rules, edition { $edition }
all-cards = All cards
make-table = Make a table
no-such-game = No such game
no-such-game-text = The hall does not know a game of that name.
search = Search the rules
search-hint = Search: a word, or a clause
fetching = Fetching the rules …
found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
}
none-says = No clause says “{ $sought }”.
cards-differ = The cards differ. Where a clause quotes a card or its numbers, the card that is played with counts.
cards-differ-with = The cards differ: this is played with <cards>{ $cards }</cards>. Where a clause quotes a card or its numbers, the card that is played with counts.
