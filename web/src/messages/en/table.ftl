# The table, while a game is played.

title-turn = ● Your turn · { $game }
title = { $game } · Wyrmhall
your-turn = Your turn
your-turn-to = Your turn. { $question }
you = You
you-named = You · { $name }
nobody = nobody
seat-of = Seat of { $name }
hand-of = Hand of { $name }
side = Side { $name }
centre = Centre
your-area = Your area
back-to-hall = Back to the hall
back-to-event = Back to the tournament
own-cards = Own cards
watching = { $count } watching
status = { $status ->
    [gathering] gathering
    [shuffling] shuffling
    [playing] playing
    [paused] paused
    [suspended] suspended
    [finished] finished
    [aborted] ended
   *[other] { $status }
}
log = Log
chat = Chat
scores = Scores
rules = Rules
table = Table
more = More
beside-table = Beside the table
panels = Log, chat, scores and rules
table-talk = Table talk
is-over = The game is over
result = Result, replay, rematch

## The bar

sort-hand = Sort hand
sort-hand-again = Sort your hand again
take-back = Take back
take-back-what = Take back: { $choice }
take-back-key = { $says } (U)
nothing-to-take-back = Nothing to take back
hint = Hint
hint-key = Hint (H)
sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
options = Options
key-space = Space

## The question

what-is-asked = What is asked
close-message = Close this message
because-of = Because of { $card }
more-about = More about this question
where-to = { $card }: where does it go?
which-of-these = { $card }: which of these?
have-chosen-change = You have chosen: { $choice }. You may change it until everybody has chosen.
cards-to-choose = { $count ->
    [one] { $count } card to choose from
   *[other] { $count } cards to choose from
}
places-to-choose = { $count ->
    [one] { $count } place to choose from
   *[other] { $count } places to choose from
}
can-be-played = { $count } of your cards can be played
choose = Choose
choices = Choices
cards = Cards
places = Places
cancel = Cancel
sending = Sending …
here-button = Here
is-paused = The game is paused
no-clock-runs = Nobody’s clock runs.
host-will-go-on = The host will go on with it.
go-on = Go on
skip = Skip
waiting-for = Waiting for { $names } …
chosen-waiting = You have chosen: { $choice }. Waiting for { $names } …
chosen-waiting-change = You have chosen: { $choice }; you may still change it. Waiting for { $names } …
bot-would = A bot would choose this
bot-hint = { $choice }. A bot would choose this.
bot-hint-because = { $choice }. A bot would choose this: { $because }.

## Cards

about = About { $card }
look-at-it = Look at the card closely
look-closely = { $card }: look closely
about-card = About this card
provenance = Where its text and its numbers come from: { $provenance }
cards-top-first = { $count } cards, the top one first
why-not = Why not { $card }?
not-now = { $card }, not possible now
a-card = a card
your-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
your-hand-playable = { $count ->
    [one] Your hand, { $count } card, { $playable } playable
   *[other] Your hand, { $count } cards, { $playable } playable
}
not-playable = not playable; touch it, or press W, to read why
playable = playable
face-down-card = face-down card
only-you-see = face-down card, only you see it: { $card }
have-seen = face-down card, you have seen { $card }
counts-now = counts { $worth } now
counts-here = counts { $worth } here
zone-of = { $zone } of { $count }
chosen = chosen
selected = selected
can-be-chosen = can be chosen
named = { $name }: { $says }
zone-holds = { $zone }, { $count }
zone-unknown = { $zone }, of unknown size
pile = { $count ->
    [unknown] { $zone }: ? cards
    [one] { $zone }: { $count } card
   *[other] { $zone }: { $count } cards
}
pile-down = { $count ->
    [unknown] { $zone }: ? cards, face down
    [one] { $zone }: { $count } card, face down
   *[other] { $zone }: { $count } cards, face down
}
row = { $whose ->
    [you] Your { $zone }
   *[other] { $name }’s { $zone }
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
row-down = { $whose ->
    [you] Your { $zone }
   *[other] { $name }’s { $zone }
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $down } face-down
of-places = { $count } of { $places }
zone = { $zone ->
    [hand] hand
    [stack] stack
    [stacks] stacks
    [deck] deck
    [draw] draw
    [discards] discards
    [tableau] tableau
    [picked] picked
    [aside] aside
   *[other] { $zone }
}

## Plates

team = Team { $number }
partner = Partner
winner = Winner
conceded = Conceded
open = Open
stand-in = Stand-in
away = Away
has-chosen = Chosen
bot-thinking = Thinking
choosing = Choosing
you-are = You, { $name }
bot = bot
open-seat = a bot plays until somebody sits down
your-partner = your partner
cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
score = score { $score }
counted = { $value } { $what }
away-until = away, a stand-in plays in { $time }
host = host
seconds-left = { $seconds } seconds left.
time-left = { $time } left

## Requests

waiting-for-all = Waiting for { $names }.
refuse = Refuse
agree = Agree
withdraw = Withdraw
wants-undo = { $who ->
    [you] You want to take back: <choice>{ $choice }</choice>
   *[other] { $name } wants to take back: <choice>{ $choice }</choice>
}
wants-undo-secret = { $who ->
    [you] You want to take back: a secret choice
   *[other] { $name } wants to take back: a secret choice
}
wants-handover = { $who ->
    [you] You want somebody new to take the seat of { $seat }, and to see its cards.
   *[other] { $name } wants somebody new to take the seat of { $seat }, and to see its cards.
}
seat-open = The seat of { $name } is open: all who play have agreed. A bot plays it until somebody sits down.
take-the-seat = Take the seat
stand-in-plays = { $why ->
    [away] A stand-in plays for you while you were away.
    [clock] A stand-in plays for you because your time ran out.
    [left] A stand-in plays for you because you left.
   *[other] A stand-in plays for you.
}
take-my-seat-back = Take my seat back

## Log and talk

earlier-lines = Earlier lines
how = how?
nobody-has-said = Nobody has said anything yet.
no-talk = There is no talk at this table.
quick-words = Quick words
quick-well = Well played
quick-turn = Your turn
quick-moment = One moment
quick-thanks = Thanks
say-something = Say something
say-civil = Say something civil
send = Send
host-muted-you = The host has muted you.
mute-for-me = Mute somebody for me

## Scores

if-it-ended = If it ended now
the-round-before = The round before
rounds-before = { $count } rounds before
the-last-round = The last round
round = Round { $number }
earlier-rounds = Earlier rounds
round-scored = Round { $number } is scored
the-round-scored = The round is scored
now-points = now { $points }
as-it-stands = As it stands
player = Player
now = Now

## The end

team-of = Team of { $names }
to-rematch = To the rematch
rematch = Rematch
watch-replay = Watch the replay
record = Record
to-the-hall = To the hall
how-scored = How it was scored
was-it-honest = Was the shuffle honest?
honest-text = Before the game the hall showed a pledge of its secret; then each browser added a value. With all of them the deal can be made again: <code>wyrmhall verify</code> with the record does so.
pledge = Pledge
secret = Secret
key = Key
added-here = Added here
is-in-key = { $value } (it is in the key)

## The menu

really = Really?
no = No
theme-dark = Great hall, dark
theme-light = Parchment, light
pace = { $pace ->
    [off] What others do is shown: at once
    [fast] What others do is shown: fast
    [normal] What others do is shown: normal
   *[slow] What others do is shown: slow
}
animations = { $speed ->
    [auto] Animations: as the system
    [off] Animations: off
    [slow] Animations: slow
    [normal] Animations: normal
   *[fast] Animations: fast
}
keys-and-help = Keys and help
copied = Copied
copied-key = Copied: it is a key, keep it
copy-link = Copy the link to this table
copy-link-here = Copy the link to this table, for this computer
copy-seat = Copy the link to my seat
copy-seat-here = Copy the link to my seat, for this computer
all-cards-table = All cards of this table
all-cards-game = All cards of this game
board = Board for a shared screen
concede = Concede
concede-text = You give up this game. That cannot be taken back.
leave-seat = Leave my seat
leave = Leave
leave-text = A stand-in plays your seat from now on. You can take it back, unless the others have agreed to give it to somebody new.
pause = Pause
end-without = End without a result
end-game = End the game
end-text = The game ends for everybody, without a result.
open-seat-name = Open seat
doing = { $doing ->
    [open] open: send somebody the link to this table
    [conceded] has conceded
    [left] has left, a stand-in plays
    [here] here
    [stand-in] away, a stand-in plays
   *[away] away
}
mute = Mute<sr> { $name }</sr>
unmute = Unmute<sr> { $name }</sr>
close-it = Close it<sr>: a bot plays the seat of { $name }</sr>
make-host = Make host<sr>: { $name }</sr>
dont-wait = Don’t wait<sr>: a stand-in plays for { $name }</sr>
hand-over = Hand over<sr>: the seat of { $name }</sr>
ask-others = Ask the others
hand-over-text = Somebody new takes the seat of { $name }, and sees its cards, if everybody else agrees.

## Keys and help

help-text = Touch a card that stands out, then what it goes on, then the golden button; or drag it there. Drag a card within your hand to arrange it. A grey card tells why it cannot be played. A long touch shows a card closely.
key-pick = pick a card of your hand
key-move = move inside a region; with a card selected, walk through what it can do
key-bids = walk through bids, or name one
key-enter-name = Enter
key-enter = confirm
key-esc-name = Esc
key-esc = cancel, close
key-shift-name = Shift ← →
key-shift = move the card to another place in the hand
key-w = why can this card not be played?
key-z = look at the card closely
key-h = hint: what would a bot do?
key-u = take back your last choice
key-panels = log, chat, scores, rules
key-region = to the next region: seats, your area, question, hand, panels
key-skip = skip what is being shown
key-list = this list
letters = Single letters are keys

## The board

board-ready = Everybody is ready: the game begins
board-shuffled = The cards are shuffled
board-waiting = Waiting until everybody is ready
board-sit = Take a seat
board-scan = Scan the code and take a seat
board-paused = Paused
board-choose = { $count ->
    [one] { $names } is to choose
   *[other] { $names } are to choose
}
what-goes-on = What goes on
what-happened = What just happened
qr = QR code of the link to this table
phone-is-hand = Your phone is your hand
