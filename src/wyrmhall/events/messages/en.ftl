### What events say. `events-` says why something cannot be; its name with low lines is the code.

## Plans

events-bad-text = { $field ->
    [name] A name
    [game] The name of a game
    [table] The name of a table
   *[other] An announcement
} is a text of at most { $most } characters without anything that cannot be seen.
events-bad-seed = The seed is 64 hexadecimal digits in small letters.
events-best-of-is-odd = A match is the best of an odd number of games from 1 to { $most }, not { $found }.
events-table-too-large = A table has 2 to { $most } players, not { $found }.
events-only-for-two = Tables of three or more are for Swiss events of single games, without a cut.
events-placing-of-round-robins = Places by match wins are those of a round robin.
events-bad-cut = A cut takes the first 2, 4 or 8, or there is none; not { $found }.
events-too-many-rounds = An event has at most { $most } rounds, not { $found }.
events-round-robin-has-its-rounds = A round robin has as many rounds as it needs; leave the number out.
events-sharing-needs-a-draft = Rares are shared out after a draft: name its format.
events-bad-minutes = { $field } is a number of minutes from 0 to { $most }, not { $found }.
events-exchange-needs-time = Between games there must be at least a minute to exchange cards.

## Players

events-no-such-player = There is no player { $number }.
events-players-are-counted = The next player is number { $expected }, not { $found }.
events-too-many-players = An event has at most { $most } players.
events-name-is-taken = Somebody called { $name } has signed up already.
events-too-late-for-the-cut = The cut has begun: nobody enters it any more.
events-already-here = { $name } is here already.
events-already-dropped = { $name } has dropped.
events-not-dropped = { $name } has not dropped.
events-organiser-already = { $name } is an organiser already.
events-no-such-organiser = { $name } is no organiser.
events-maker-stays = { $name } has made this event and stays its organiser.
events-one-seat-each = A pod has players, and each of them drafts at one table only.
events-draft-comes-first = A round has been paired: the draft is over.
events-deck-is-registered = { $name } has begun to play: the registered deck stays as it is.
events-bad-cards = A list has at most { $most } cards, each by a short name.

## Rounds

events-no-such-round = There is no round { $number }; { $rounds ->
    [0] none has been paired
   *[other] the last one is { $rounds }
}.
events-no-such-match = Round { $round } has no match { $number }.
events-rounds-are-counted = The next round is number { $expected }, not { $found }.
events-results-are-missing = { $count ->
    [one] A result is missing
   *[other] { $count } results are missing
}: the first is match { $match } of round { $round }.
events-no-more-rounds = All rounds have been paired.
events-too-few-players = A round needs at least two players who are here; { $found ->
    [0] nobody is
    [one] one is
   *[other] { $found } are
}.
events-cut-comes-last = The cut has begun: no other rounds follow.
events-cards-are-shared = The cards have been shared out: no rounds follow.
events-each-match-once = Name each match that is to be repaired, and once.
events-plays-twice = { $name } would play twice in this round.
events-nobody-to-play = There is nobody to play against.
events-bad-moment = That is no moment.
events-table-is-named = The match has the table { $table } already.
events-not-your-match = { $name } does not play match { $number } of round { $round }.

## Results

events-match-has-a-result = Match { $number } of round { $round } has a result, or is being played. Clear it first.
events-match-has-no-result = Match { $number } of round { $round } has no result.
events-bracket-has-gone-on = Round { $round } of the cut is over: the next one has been paired by it.
events-absent-are-players = Only those who should have played were absent.
events-absent-lose = Who is absent loses 0-{ $wins }.
events-games-of-two = A result is two numbers of games won, and a third of those drawn: 2-1 or 1-1-1.
events-too-many-wins = A best of { $best_of } is won with { $wins ->
    [one] one game
   *[other] { $wins } games
}.
events-too-many-games = A best of { $best_of } has at most { $best_of } games.
events-no-games = A match has at least one game.
events-no-draw-in-the-cut = In the cut one more game decides a drawn match.
events-places-of-all = Each of the { $players } players has a place.
events-places-in-order = Places go from 1 to { $players }; who share one take up those that follow: 1, 2, 2, 4.

## Matches and sideboarding

events-no-game-is-played = No game of this match is being played.
events-no-such-seat = A match has seats 0 and 1, not { $seat }.
events-not-the-same-cards = The cards are not those of the registered deck and its sideboard.
events-deck-is-not-valid = This would be no valid deck.
events-no-exchange-in-best-of-one = In a match of a single game no cards are exchanged.
events-no-exchange-before-game-1 = The first game is played with the registered deck.
events-match-is-over = The match is over.
events-game-is-played = The game has begun.
events-done-exchanging = You have said that you are done.
events-colour-is-chosen = The colour for this match is { $colour }.

## Sharing out

events-nothing-to-share = Everybody keeps what they took: nothing is shared out.
events-sharing-goes-on = The rares are still being shared out; the event can end after that.
events-set-without-rares = { $name } has no rarity R, so nobody knows what is rare in it.
events-card-not-in-set = There is no card { $card } in { $name }.
events-rares-are-not-shared = The rares have not been shared out.
events-all-rares-are-taken = The rares are all taken, and nothing else is.
events-taken-in-order = One card each is taken in the order of placing, and again from the first.

## The log

events-entry-out-of-order = Entry { $expected } comes next, not { $found }.
events-opening-comes-first = The first entry opens the event, and no other does.
events-event-is-over = The event is over.
events-unknown-deed = “{ $deed }” is nothing that happens at an event.
events-malformed-deed = An entry “{ $deed }” is not as it should be: { $what }.
events-malformed-entry = An entry has seq, at and by.
events-not-json = This is no line of JSON.
events-line-too-long = A line has at most { $most } characters.

## Figures of the standings

figure-points = Points
    .short = Points
figure-opponents-match-wins = Opponents’ match wins, the mean of { $opponents ->
    [0] nobody, so a third
    [one] one opponent
   *[other] { $opponents } opponents
}
    .short = OMW%
figure-game-wins = Game wins: 3 for a game won and 1 for one drawn, out of 3 a game{ $raised ->
    [1] ; at least a third
   *[0] { "" }
}
    .short = GW%
figure-match-wins = { $name }: points, out of 3 a round{ $raised ->
    [1] ; at least a third
   *[0] { "" }
}
figure-opponents-game-wins = Opponents’ game wins, the mean of { $opponents ->
    [0] nobody, so a third
    [one] one opponent
   *[other] { $opponents } opponents
}
    .short = OGW%
figure-lot = The lot, drawn from the seed of the opening
    .short = Lot
figure-wins = Match wins, a drawn match being half a win
    .short = Wins
figure-games-won = Games won
    .short = Games
figure-wins-among-equals = Match wins against those who are level so far
    .short = Among equals
figure-bye = Round { $round }: a bye
figure-met = Round { $round }: { $how ->
    [won] won
    [lost] lost
    [absent] decided without a game,
   *[drew] drew
} { $own }-{ $lost }{ $drawn ->
    [0] { "" }
   *[other] -{ $drawn }
} against { $rivals }
figure-placed = Round { $round }: place { $place }{ $shared ->
    [1] { "" }
   *[other] , shared by { $shared }
} against { $rivals }
figure-count-points = points
figure-count-rounds = rounds
figure-count-games-won = games won
figure-count-games-drawn = games drawn
figure-count-games = games

## What is waited for

owed-check-in = To check in: { $players }
owed-deck = To register a deck: { $players }
owed-play = Round { $round }, match { $match }: { $players } play
owed-confirm = Round { $round }, match { $match }: { $players } to confirm the result
owed-decide = Round { $round }, match { $match }: the players say different things; an organiser decides
owed-pair = An organiser pairs the next round
owed-share = The rares are to be shared out
owed-end = An organiser ends the event

## Stages

stage-sign-up = People sign up
stage-draft = The draft is on
stage-decks = Decks are built
stage-rounds = Round { $round }
stage-cut = The cut, round { $round }
stage-played-out = All matches are played
stage-over = The event is over

## What has happened

done-opened = opens “{ $name }”: { $game }, { $pairing ->
    [swiss] Swiss
   *[other] round robin
}, best of { $best_of }
done-organiser-admitted = makes { $name } an organiser
done-organiser-withdrawn = { $name } is no organiser any more
done-signed-up = { $name } signs up
done-checked-in = { $name } is here
done-dropped = { $name } drops
done-returned = { $name } is back: the drop was a mistake
done-draft-named = { $players } draft at table { $table }
done-drafted = { $name } has drafted { $cards ->
    [one] one card
   *[other] { $cards } cards
}
done-deck-registered = the deck of { $name } is registered
done-round-paired = { $stage ->
    [cut] pairs round { $round }, of the cut
   *[other] pairs round { $round }
}: { $matches }
done-repaired = changes round { $round }: { $matches }
done-timer-set = { $ends ->
    [0] stops the clock of round { $round }
   *[other] round { $round } ends at { $time }
}
done-arrived = { $name } has come to match { $match } of round { $round }
done-table-named = match { $match } of round { $round } is played at table { $table }
done-reported = { $name } reports match { $match } of round { $round }, { $players }: { $result }
done-result-set = { $was ->
    [none] match { $match } of round { $round }, { $players }: { $result }
   *[other] match { $match } of round { $round }, { $players }: { $result }, not { $was }
}
done-result-cleared = match { $match } of round { $round }, { $players }, is open again; it was { $was }
done-announced = announces: { $text }
done-shared-out = the rares are shared out: { $cards }
done-ended = ends the event
