# Sets of cards for drafts: lists that are read, corrected and kept.

sets = Card sets
sets-text = Read a list of cards of your own, as CSV, TSV or JSON: what is guessed wrong you can correct, and nothing is kept before you say so.
no-game-takes = No game of this hall takes sets.
no-such-sets = There are no sets for { $game }
not-there = The sets did not come

## Those that are there

my-sets = My sets
set-line = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
open-table = Open a table
see-cards = See the cards
forget-set = Forget { $set }
own-set = { $cards ->
    [one] { $cards } kind of card
   *[other] { $cards } kinds of cards
}, from a set of somebody’s own.

## Where the list comes from

choose-list = Choose a file
or-drop = or drop it here: at most 8 MiB and 20,000 rows
paste-list = Or paste the list
paste-hint = CSV, TSV or JSON; its first line may name the columns
read-it = Read it
reading = Reading …
another-list = Another list
pasted-list = Pasted list
list-too-large = A list has at most 8 MiB, and this file is larger. Leave out columns that are not needed, or split it.
not-read = The list was not read.

## How it is read

how-read = How it is read
read-as = { $shape ->
    [json] JSON, cards at { $path }
   *[csv] CSV, { $delimiter }, { $encoding }, { $header ->
        [with] with a header
       *[without] without a header
    }
}: { $rows ->
    [one] one row
   *[other] { $rows } rows
}{ $left ->
    [0] {""}
   *[other] , { $left } left out
}.
top = the top
columns = Which column is what
columns-text = What was guessed stands there already. Where a cell is empty, the value beside it counts.
field = { $field ->
    [number] Number
    [name] Name
    [type] Type
    [colours] Colours
    [rarity] Rarity
    [cost] Cost
    [copies] Copies
    [packs] Packs
   *[other] { $field }
}
column-of = Column of: { $field }
no-column = none
counted = none: counted from 001
column-sample = { $column }: { $sample }
default-of = If empty: { $field }
if-empty = if empty
kinds = What each type is
kinds-text = A Leader leads a deck, main cards are its 40 cards, all others stay in the sideboard.
kind-of = What { $type } is
kind = { $kind ->
    [leader] Leader
    [main] main card
   *[other] neither
}
kind-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
rarities = Rarities, from low to high
rarities-text = With commas between them.
use-order = Use { $order }
filters = Rows to leave out, or to keep
filters-text = In a pattern * stands for anything: number, *_PR* leaves reprints out; number, BT1-* keeps one set of a large list.
filter = { $way ->
    [leave_out] Leave out where
   *[only] Keep only where
}
filter-way = What happens to the rows
filter-column = Column of the pattern
filter-pattern = Pattern
is-like = is like
add-filter = Another pattern
remove-filter = Take the pattern { $pattern } away
more = The file, and numbers that repeat
encoding = Encoding
delimiter = What separates columns
delimiter-is = { $word ->
    [comma] comma
    [semicolon] semicolon
    [tab] tab
   *[bar] bar |
}
header = The first row names the columns
quotes = Cells may stand in quotation marks
short-rows = Rows with too few cells are filled up
skip = Rows to skip at the beginning
path = Where the cards are in the JSON
repeats = A number that is there twice
repeats-how = { $how ->
    [refuse] is a mistake
    [first] the first row counts
   *[add] their copies are added up
}
guessed-again = Guess everything again
set-name = What the set is called
packs = What packs hold
packs-text = A line names a pack, those below it say how many cards of which rarity, type or kind: { $example }. Nothing here: boosters of 12, as far as the rarities allow.

## What came of it

found-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
found-text = The first of them, as they will lie on the table:
by-rarity = Cards by rarity
rarity = Rarity
wrong = { $count ->
    [one] One thing is wrong; nothing was kept.
   *[other] { $count } things are wrong; nothing was kept.
}
wrong-told = The first { $told } of them:
line = Line { $line }
empty-line = empty
# What the terminal says with its options, as the page says it.
remark = { $code ->
    [rarity_unplaced] The rarity “{ $rarity }” has no place in the order. Give it one below, from low to high, or leave such rows out by a pattern.
    [column_missing] No column looks like this. Choose one below, or write what it is for every card.
    [cell_empty_in] The cell is empty. Fill it in, leave the row out by a pattern, or write below what an empty cell means.
    [number_twice_in] The number { $number } is there twice, first in line { $first }. Leave reprints out by a pattern, or say below what happens with numbers that repeat.
    [bad_cell_number] “{ $text }” is no whole number from { $least } to { $most }.
    [ragged_row] { $found } cells, where the table has { $wanted } columns. A separator is missing or too many; if only the last cells are left away, let rows be filled up.
    [quote_open] A quotation mark opens here and is never closed. Close it, or say below that cells are not in quotation marks.
    [quote_stray] Behind a closing quotation mark more text follows. Double the marks inside a quoted cell, or say below that cells are not in quotation marks.
    [not_encoded] The byte { $byte } is not { $encoding }. Try another encoding.
    [no_main] No card is for the main deck. Say below which types are.
   *[no_booster] What its packs hold could not be guessed, so it cannot be drafted yet. Describe them below.
}
to-know = Good to know
keep-and-draft = Keep it, and open a table
keep = Keep it
kept = Kept: { $set }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
download = Download as text
size = The set takes { $size } KiB; the hall keeps up to { $largest } KiB.
too-large-to-keep = The set takes { $size } KiB, and the hall keeps at most { $largest } KiB: leave out rows by a pattern, such as all other sets of the list.
status-read = { $cards ->
    [0] The list cannot be used as it is.
    [one] The list has { $cards } card.
   *[other] The list has { $cards } cards.
}

## Where a table is opened

cards-are-a-set = The cards of this draft are a set. You may bring one of your own.
no-set-yet = This is no set yet, but perhaps a list of cards: import it, and correct what is guessed wrong.
cards-behind-a-format = The cards of this draft stand behind its format, in a text that you may write anew.
download-own = Download the cards of the draft
import-list = Import a list of cards
before-you-pick = Good to know before anybody picks
cannot-be-played = So it cannot be played
