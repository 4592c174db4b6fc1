# Making a table: who plays, with which cards, by which rulings.

new-table-of = New table of { $game }
new-table = New table
no-table = No table can be made
rules = Rules
all-cards = All cards
who-plays = Who plays
variant = Variant
seats = Seats
bots-among = Bots among them
none = None
you = You
bot = Bot
a-friend = A friend
level-of = Level of the bot in seat { $seat }
dealt-at-once = { $bots ->
    [0] You alone: the cards are dealt at once.
    [one] You and { $bots } bot: the cards are dealt at once.
   *[other] You and { $bots } bots: the cards are dealt at once.
}
bots-take-empty = Seats that are still empty when you start are taken by bots.

## House rules

house-rules = House rules: { $changed ->
    [0] as the book has it
   *[other] { $changed } changed
}
house-rules-text = Where the rule book is silent or can be read in two ways, a table may decide.
house-rules-cards = A ruling that quotes a card means the game’s own: at this table <b>{ $cards }</b> counts.
back-to-book = Back to the book
the-book = The book: { $answer }
by-lot = drawn by lot
seat-number = seat { $seat }
seat-yours = seat { $seat }, you
ruling-in-full = , the ruling in full
may-be = May be { $values }.

## Time

time = Time
clock = Clock
clock-word = { $clock ->
    [none] None
    [move] Per move
    [game] Per game
   *[post] By post
}
clock-meaning = { $clock ->
    [none] Everybody thinks as long as they like.
    [move] When it runs out, a stand-in makes that one move.
    [game] When it runs out, a stand-in plays on.
   *[post] A game over days: come back when it is your turn.
}
how-long = How long
if-vanishes = If somebody vanishes
stand-in-after = a stand-in plays after { $time }
seat-stays = The seat stays theirs: they take it back when they return.

## Company

company = Company
who-may-come = Who may come
by-link = By link only
listed = Listed in the hall
who-finds = { $who ->
    [link] Only those who have the link find this table.
   *[listed] Everybody in the hall sees it, may join and may watch.
}
table-talk = Table talk
deal = Deal the cards
open-table = Open the table

## Cards of one's own

cards-are = Cards: { $cards }
games-own = the game’s own
own-text = You may bring a card table of your own: a text file in CSV, with a line for each kind of card.
own-download = <file>Download the game’s own table</file>, and change it.
cards = Cards
the-games-own = The game’s own
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
forget = Forget { $cards }
forget-title = Take these cards off my list
choose-file = <b>Choose a file</b> or drop it here
reading = Reading …
file-too-large = A card table may have 1 MiB at most, and this file is larger.
file-unusable = { $file } cannot be used.
cards-unusable = These cards cannot be used.
line = Line { $line }
empty = empty
nothing-kept = Nothing was kept. Mend the file and choose it again.
nothing-differs = That is the game’s own table: nothing differs.
