# The hall itself: its games, its tables, one's own games.

welcome = Welcome, { $name }
welcome-traveller = Welcome, traveller
fire-is-lit = The fire is lit
what-this-is = Dragon card games against bots, or with friends by a link. No account.
play-game = Play { $game }
play = Play
back = Back to the table
back-to = { $game }, with { $company }.
back-alone = { $game }.
return = Return to the table
more-games = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
play-bots = Play now against bots
how-bots-play = How the bots play
level-means = { $word }: { $meaning }.
play-friends = Play with friends
play-friends-text = Make a table and send its link, or let them scan the code. Bots fill the seats that stay empty.
make-table = Make a table
tournaments-text = With a draft or without, of any game: pairings, a clock, results and standings.
see-tournaments = See tournaments
tables = Tables
open-tables = Open tables
watch = Watch
nobody-waits = Nobody waits for players just now. Make a table, and it stands here for all to see.
nobody-plays = No public game is being played.
new = New<sr> table</sr>
all-my-games = All<sr> my games</sr>

## A tile

players = { $seats } { $most ->
    [1] player
   *[other] players
}
rules-of = Rules<sr> of { $game }</sr>
cards-of = Cards<sr> of { $game }</sr>
play-now = Play now<sr>: { $game } against bots</sr>
table-of = { $game }: make a table, with friends or other rules

## A table in a list

own-cards = own cards
nobody-yet = Nobody yet
open-line = { $host }, { $clock }
look-at = Look<sr> at the cards of { $host }</sr>
join = Join<sr> { $host }</sr>
watch-them = Watch<sr>: { $about }</sr>

## Games of one's own

my-games = My games
a-table = A table
with = with { $others }
alone = alone
nobody-else = nobody else yet
when-also = { $about }, { $when }
standing = { $status ->
    [turn] Your turn
    [gathering] Gathering
    [shuffling] Shuffling
    [paused] Paused
    [suspended] Suspended
    [playing] In play
   *[other] Waiting
}
verdict = { $how ->
    [closed] Closed
    [aborted] No result
    [nobody] Nobody won
    [won] Won
   *[lost] Lost
}
closed-table = { $text }
aborted = { $text }
won-by = { $winners } won
conceded-by = { $names } conceded
won-and-conceded = { $winners } won, { $names } conceded
you = you
replay = Replay<sr>: { $game }, { $about }</sr>
open = Open<sr>: { $game }, { $about }</sr>
download-record = Download the record
download-record-of = Download the record: { $game }, { $about }
under-way = Games under way
have-played = Games you have played
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
fetching-games = Fetching your games …
none-ended = No game has ended yet in this browser. When one has, its replay and its record are here.
show-older = Show older games
