# Tournaments: their lists, a new one, and one of them as players, organisers and everybody afterwards see it.

## Lists

lists-text = Sign up by a link, play a few rounds, and see at any time who stands where, and why.
make-event = Make a tournament
all-events = All tournaments
open = Open for players
running = Being played
over = Over
none-open = Nobody looks for players just now.
none-running = No tournament is being played.
summary = { $game }, { $players ->
    [0] nobody yet
    [one] one player
   *[other] { $players } players
}, { $when }
mine = mine
by-link = by link
no-such-event = There is no such tournament
no-such-event-text = The link may be incomplete. Ask whoever gave it to you.

## A new one

new-event = A new tournament
new-event-text = A name and a game are enough; all the rest can stay as it is. What is agreed here does not change afterwards.
what-is-played = What is played
name = Name
game = Game
other-game = Another game, at your own table
what-game = Which game
other-game-text = You play with your own cards: players report their results, and opponents confirm them.
where-played = Where matches are played
at-tables = At tables of the hall
elsewhere = At your own table
variant = Variant
decks = Decks
constructed = Brought along, or none needed
drafted = Drafted before the first round: { $draft }
pod-size = Players who draft together, at most
sharing = The drafted cards
sharing-keep = Keep them
sharing-rares = Rare draft
sharing-none = Give them back
sharing-text = { $sharing ->
    [rares] After the last match the rares lie open: the winner takes one first, then the next in the standings, round by round.
    [none] Nobody takes cards home.
   *[other] Everybody takes home what they have drafted.
}
how-played = How it is played
at-a-table = Players at a table
large-tables-text = Tables of three or more play single games, and places give points.
pairing = Pairing
round-robin = Everybody meets everybody
swiss = Swiss
pairing-text = { $pairing ->
    [swiss] Each round pairs players who stand level and have not met: for many players and few rounds.
   *[other] The fairest way for up to eight players.
}
best-of = Games of a match: best of
rounds = Rounds
as-needed = As needed
cut = Final rounds
no-cut = None
top = Top { $size }
minutes = Minutes for a round
no-clock = No clock
no-show = Minutes until whoever is absent has lost
never = Never
who-finds-it = Who finds it
everybody = Everybody in this hall
only-by-link = Only who has the link

## Any part of an event

what-event = { $game }{ $draft ->
    [yes] , with a draft
   *[no] { "" }
}, { $pairing ->
    [swiss] Swiss
   *[other] everybody meets everybody
}, best of { $bestOf }, { $players ->
    [one] one player
   *[other] { $players } players
}
draft = Draft
round = Round { $round }
rare-draft = Rare draft
how-far = How far it is
parts = Parts of the tournament
way-event = Tournament
way-desk = Organiser’s desk
way-pairings = Large screen and print
way-history = History
clock = { $what ->
    [no-show] { $up ->
        [yes] time to come is up
       *[no] { $time } to come
    }
    [exchange] { $up ->
        [yes] time is up
       *[no] { $time } left
    }
   *[round] { $up ->
        [yes] time is up since { $time }
       *[no] { $time }
    }
}
line-is-lost = The line to the hall is lost; what you see may be old.
to-event = To the tournament
coming = It is coming …

## Signing up

join = Play along
join-late = Join late
your-name = Your name here
sign-up = Sign up
you-play-as = You play as { $name }
how-you-are = { $how ->
    [dropped] You have dropped out.
    [here] You are checked in.
   *[away] Check in when you are there: only who is here is paired.
}
check-in = I am here
drop = Drop out
drop-sure = You play no more rounds; an organiser can bring you back.
drop-yes = Drop out for good
stay = Stay
players = Players
here-of = { $here } of { $all } here
link-text = Others join by the link of this page.
copy-link = Copy the link
copied = Copied
player-state = { $state ->
    [dropped] dropped
    [here] here
   *[away] not yet here
}
nobody-yet = Nobody yet

## My match

you-are-expected = You are expected at a table.
go-to-table = Go to my table
announcements = Announcements
said-by = { $by }, { $when }
my-match = My match, round { $round }
you-are = You, { $name }
bye-text = You have a bye this round: it counts as a match won.
result-is = Result: { $result }
absent = { $names } did not come.
waits-for = You are here. Still to come: { $names }.
come-text = When everybody has come, your table opens.
arrive = I am at my match
disputed-text = You have said different things. An organiser decides, or one of you corrects it.
told-by = { $name } reports: { $result }
confirm = Confirm: { $result }
result-in-full = { $one } { $won } – { $lost } { $other }{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } drawn
}
place-in-full = { $place }. { $name }
say-otherwise = It ended otherwise
you-told = You have reported: { $result }.
others-confirm = It counts as soon as your opponent confirms it.
tell-again = Correct it
report = Report the result
won-by = Games won by { $name }
games-drawn = Games drawn
place-of = Place of { $name }
exchange-text = You may exchange cards with your sideboard before the next game.
exchange-done = Your deck is ready; the next game begins when your opponent is ready too.
exchange-play = Play with this deck
registered-again = Back to the registered deck
deck-and-sideboard = { $deck } in the deck, { $sideboard } beside it
inside-of = { $inside } of { $number }
leave-out = Leave out { $card }
take-in = Take in { $card }

## Decks

my-deck = My deck
registered = deck registered
deck-of = Deck, { $count ->
    [one] one card
   *[other] { $count } cards
}
sideboard-of = Sideboard, { $count ->
    [one] one card
   *[other] { $count } cards
}
pool-of = Drafted, { $count ->
    [one] one card
   *[other] { $count } cards
}
own-deck = One of my decks
no-sideboard = None; it would be one of my decks
ready-deck = { $name }, ready to play
register-deck = Register this deck
no-own-deck = You have no deck in this browser yet.
build-deck = Build a deck
deck-text = If your organisers want lists: a card a line, with its number before it.
deck = Deck
sideboard = Sideboard
number-of-card = { $number } × { $card }
no-cards = No cards

## Drafts and what is taken home

draft-tables = Draft tables
pod = Draft { $number }
draft-is-over = over
my-draft = To my draft
table-number = Table { $number }
look-at-table = Look at the table
take-home = To take home
home-of = { $name }: { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}
taken-rares = Taken in the rare draft
kept = Kept

## Rounds and standings

pairings = Pairings
which-round = Which round
against = v
bye = bye
result-short = { $result }{ $absent ->
    [yes] , not played
   *[no] { "" }
}
disputed = disputed
to-confirm = { $result }, to be confirmed
phase = { $phase ->
    [waiting] waiting for players
    [playing] { $score ->
        [none] being played
       *[other] being played, { $score }
    }
    [exchanging] between games, { $score }
    [over] over
   *[open] to play
}
match = Match
result = Result
print = Print
not-paired = No round has been paired yet.
standings = Standings
touch-for-arithmetic = Touch a name for the arithmetic
place-short = #
player = Player
matches = Matches
games = Games
arithmetic-of = How the figures of { $name } come about
exactly = { $value } = { $shown }

## The desk

desk-is-for-organisers = This desk is for organisers only. One of them can give you the link.
now = What is next
is-over = The tournament is over. Nothing changes any more.
and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
begin-draft = Begin the draft with { $here ->
    [one] one player
   *[other] { $here } players
}
pair-round = Pair round { $round }
two-are-needed = At least two players have to be here: check them in below.
share-rares = Begin the rare draft
end-event = End the tournament
end-sure = { $still ->
    [matches] Matches are still being played. After the end nothing changes any more.
    [rares] The rares have not been shared out yet; after the end nobody can do that any more.
   *[nothing] After the end nothing changes any more, and everybody with the link can read its history.
}
end-yes = End it for good
results = Results
change = Change
change-match = Change match { $number }: { $players }
match-of = Match { $match }, round { $round }
without-match = Here, but without a match in this round:
add-match = { $count ->
    [0] Add a match
    [one] Give a bye
   *[other] Add a match
}
set-result = Set this result
correct-result = Correct the result
was-absent = { $name } was absent
both-absent = Nobody came
clear-result = Clear the result: the match is open again
has-come = { $name } is there
open-match = Open the table now
other-players = Other players
who-leaves = Instead of
who-comes = plays
choose-player = Choose a player
change-places = Change the pairing
take-match-away = Take this match away
clear-first = Clear the result before you change who plays.
bot = bot
without-page = without the page
is-here = Is here
check-in-player = { $name } is here
drops = Drops
drop-player = { $name } drops out
drop-player-yes = { $name } drops out, really
bring-back = Bring back
bring-back-player = Bring back { $name }
all-are-here = All are here
add-player = Enter somebody
late-entry = Enter somebody late
as = As
person = A person without the page
bot-of = A bot: { $word }
add = Enter
clock-and-words = Clock and announcements
minutes-left = Minutes from now
set-clock = Set the clock
stop-clock = Stop the clock
announcement = For everybody
announce = Announce
links-and-files = Links, organisers and files
link-for-players = Link for players
code-for-players = A QR code of the link for players
organisers = Organisers
organisers-text = Whoever opens this link becomes an organiser. Give it only to people you trust.
remove-organiser = Remove { $name } as an organiser
remove = Remove
copy-organisers-link = Copy the link for organisers
withdraw-link = Withdraw it
new-link = Make a new link for organisers
files = Files
standings-csv = Standings (CSV)
pairings-csv = Pairings (CSV)
event-json = Everything (JSON)
audit = Who changed what
audit-line = { $by }: { $said }
earlier = Earlier

## History

all-decks = Decks and drafted cards
all-games = Games
played-game = { $what ->
    [draft] Draft: { $players }
    [sharing] Rare draft: { $players }
   *[match] Round { $round }, match { $match }, game { $game }: { $players }
}
replay = Replay
replay-of = Replay of: { $what }
record = Record
record-of = Record of: { $what }
