# The table before the game, and what is told while it is not there.

shuffling-title = { $game }, shuffling
gathering-title = { $game }, gathering
shuffling = Shuffling: { $added } of { $people } have added to it.
seat-is-free = A seat is free for you.
waiting-send-link = Waiting for friends. Send them the link.
waiting = Waiting for friends.
begins-soon = Everybody is ready. The game begins in a moment.
waiting-until-ready = { $who ->
    [you] All seats are taken. Waiting until you are ready.
    [other] All seats are taken. Waiting until { $names } is ready.
   *[several] All seats are taken. Waiting until { $names } are ready.
}
waiting-to-come-back = Everybody is ready. Waiting for { $names } to come back.
all-ready = Everybody is ready.
you = you
private-table = Private table · { $clock }
public-table = Public table · { $clock }
watching = { $count } watching
invited = You are invited
sit-down-as = You sit down as { $name }.
guests-name = You get a guest’s name; change it whenever you like.
take-seat = Take a seat
is-full = This table is full
is-full-text = Stay and watch: you will see what lies open, and no hands. Or make a table of your own.
make-table = Make a table
seats = Seats
open-seat = Open seat
seat-name = { $whose ->
    [you] { $name } (you)
   *[other] { $name }
}
bot-level = Bot, { $level }
for-friend-or-bot = For a friend or a bot
waits-for-somebody = Waits for somebody
person = { $host ->
    [yes] Host
   *[no] Guest
}
person-away = { $host ->
    [yes] Host, not here just now
   *[no] Guest, not here just now
}
own = own { $word }
ready = ready
not-ready = not ready
added = added
adding = adding …
sit-here = Sit here<sr>, seat { $seat }</sr>
bot-into = { $level }<sr> bot into seat { $seat }</sr>
remove = Remove<sr> { $name }</sr>
mute = Mute<sr> { $name }</sr>
unmute = Unmute<sr> { $name }</sr>
ask-to-leave = Ask to leave<sr>: { $name }</sr>
i-am-ready = I am ready
not-ready-after-all = Not ready after all
start = Start now
start-bots = Start, bots take the open seats
leave = Leave
table-talk = Table talk
quick-hello = Hello
quick-moment = One moment
quick-begin = Shall we begin?
quick-fun = Have fun
honest-shuffle = An honest shuffle
honest-shuffle-text = The hall has fixed its part of the shuffle before it knows yours, and shows this pledge of it. Then each browser adds a random value of its own. The secret is shown after the game: nobody, not even the hall, could choose the cards.
begins-in = { $seconds ->
    [one] The game begins in { $seconds } second
   *[other] The game begins in { $seconds } seconds
}
begins-by-itself = The game begins by itself. Whoever is not ready after all stops it.

## Beside it

more-screens = More screens
board = Board for a shared screen
copied = Copied
my-seat = My seat, for another device
my-seat-here = My seat, for another browser here
my-seat-text = Open it on your phone and you hold your hand there. It is a key: keep it to yourself.
my-seat-text-here = Open it in another browser on this computer and you sit there. It is a key: keep it to yourself.
agreed = Agreed
time = Time
vanished = Vanished
stand-in-after = a stand-in plays after { $time }
on = on
off = off
house-rules = House rules
as-usual = as usual
rules = Rules
read-them = read them
cards = Cards
look-at-all = look at them all

## Inviting

invite = Invite
qr = QR code of the link to this table
link-is-invitation = The link is the invitation
copy-link = Copy the link
share-link = Share the link
link-copied = The link is copied
at-wyrmhall = { $game } at Wyrmhall
nobody-can-come = { $why ->
    [loopback] <b>Only this computer can open this hall.</b> A link from here would lead your friends nowhere.
    [offline] <b>This computer is in no network.</b> A link from here would lead your friends nowhere.
   *[local_address] <b>The address of this hall is good on its own computer only.</b> A link from here would lead your friends nowhere.
}
what-helps = { $why ->
    [loopback] For friends in the same house, start it like this. Link and QR code then stand here, and this table is kept.
    [offline] Connect it, and start the hall again. Link and QR code then stand here, and this table is kept.
   *[local_address] Start it with the address that friends use. Link and QR code then stand here, and this table is kept.
}

## What somebody brings

your-brings = Your { $word }
ready-ones = Ready { $word }s
brings-hint = One card a line, <code>{ $card }</code> or <code>2 { $card }</code>. Nobody else is shown it before the game is over.
card = Card
changed = Changed, and not brought yet.
bring-usual = You bring the usual { $word }.
bring-own = You bring a { $word } of your own.
use-usual = Use the usual { $word }
bring-this = Bring this { $word }
line-says = Line { $line }: { $text }
write-one = write one card a line, such as { $card } or 2 { $card }
from-to = from 1 to { $most } of a card are possible
at-most = { $count } cards; at most { $most } can be brought
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Played with own cards

own-cards = Played with own cards
own-cards-name = Played with own cards: { $cards }
fetching-cards = Fetching the cards …
cards-of-table = All cards of this table
