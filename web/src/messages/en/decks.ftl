# Building lists of cards: decks.

## The builder

your-list = Your list
search-cards = Search the cards
search-hint = Search cards: a name, what they do
sections = Part of the list
kinds = Kind
more-filters = More filters
clear-filters = Clear filters
any = any
show = Show
show-all = All cards
show-in = In the list
show-out = Not in the list
sort = Sort
sort-by = { $order ->
    [table] as in the set
    [cost] by cost
    [name] by name
   *[number] by copies
}
found = { $count ->
    [one] { $count } card found
   *[other] { $count } cards found
}
none-found = No card is like that.
grid-help = Arrow keys go from card to card, plus and minus take one more or one less, Enter looks closely.
one-more = One more { $card }
one-less = One less { $card }
card-before = The card before, key ←
card-after = The next card, key →
number-of = { $number } of { $most }
in-list = { $number ->
    [0] no { $card } in the list
   *[other] { $number } of { $card } in the list
}
stays = { $card } stays at { $number }
never-playable = Never playable
not-at-once = Not at once
of-most = of { $most }
at-least = , at least { $least }
rules = Rules for the list
met = Met:
not-met = Not met:
checking = Checking …
legal = Legal
to-mend = { $count } to mend
not-checked = The list could not be checked.
nothing-chosen = Nothing chosen yet. Press + below a card.
fill-up = Fill up for me
filled-up = { $count ->
    [one] { $count } card added
   *[other] { $count } cards added
}
filled-otherwise = the list is as the game would have it
undo = Undo
taken-back = taken back

## Test hands

test-hand = Test hand
test-hand-text = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, drawn by lot from the list as it is.
draw-again = Draw again
mulligan = Mulligan
next-turn = Next turn: draw { $count }
turn = Turn { $turn }
opening-hand = Opening hand
after-mulligans = { $count ->
    [one] After { $count } mulligan
   *[other] After { $count } mulligans
}
left-to-draw = { $count ->
    [one] { $count } card left to draw
   *[other] { $count } cards left to draw
}
nothing-to-draw = There is nothing to draw from yet.

## Decks of this browser

decks = Decks
decks-text = Decks are kept in this browser alone. Nobody else sees one before you bring it or share it.
to-sets = Import a card set for drafts
nothing-brought = No decks here
nothing-brought-text = In { $game } nobody brings any cards.
no-game-brings = No game of this hall lets players bring cards of their own.
no-decks = No decks to show
saved-decks = Your decks
nameless = Deck without a name
deck-line = { $variant }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $when }
own-cards = own cards
copy-of = Copy { $deck }
copy-name = Copy of { $deck }
remove = Delete { $deck }
removed = { $deck } is deleted.
browser-full = This browser keeps no more decks: delete some, or free its storage.
begin-deck = Begin a deck
with-own-cards = With your own cards: { $name }.
new-deck-name = Deck { $number }
from-nothing = From nothing
from-nothing-text = All cards before you
from-text = From a text
from-text-text = One card a line
like = Like { $deck }
shared = Somebody shares a deck with you: { $deck }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $variant }.
shared-text = You get a copy. Whoever shared it sees nothing of what you do with it.
keep-copy = Keep a copy
no-thanks = No, thank you
bad-link = This link holds no deck.
bad-link-text = Part of it may be missing. Ask for it once more.

## One deck

no-such-deck = No such deck
no-such-deck-text = In this browser there is no deck at this address. Decks stay in the browser where they were built; share them by link.
to-decks = To your decks
deck-name = Name of the deck
text = Text
share = Share
share-text = Whoever opens this link gets a copy of the deck as it is now. The list stands in the link itself, and no server keeps it.
link = Link
play-with-it = Play with this deck
no-cards = These cards are not there
cards-gone = { $count ->
    [one] A card of this deck is not among these cards
   *[other] { $count } cards of this deck are not among these cards
}, and is left out with your next change: { $cards }.
as-text = The list as text
as-text-hint = One card a line, with its number before it; notes stand behind a semicolon.
use-text = Use this text
no-such-card = there is no card { $card }
line = Line { $line }: { $text }
copy = Copy
copied = Copied
download = Download
