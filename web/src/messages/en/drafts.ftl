# The draft room: packs that go round, decks of what one has taken, and the log after the end.

## How far the draft is

pack-of = Pack { $number } of { $of }, passing to the { $way ->
    [left] left
   *[right] right
}
pick-number = Pick { $pick }
counting = The packs are counted
watching = Packs and what was taken are private. After the end everybody can see all of it, pick by pick.
stage = { $stage ->
    [over] After the draft
   *[building] All packs are used up
}
build-your-deck = Build your deck
decks-are-built = Decks are being built
draft-over = The draft is over
neighbours = { $seats ->
    [2] You pass what is left to { $to }, and get the pack of { $from }.
   *[other] What is left goes to { $to }; the next pack comes from { $from }.
}
no-talk = Nobody talks while packs are in hands, so that nobody can give a sign.

## The circle

circle = The circle, each to the left of the one before; packs go to the { $way ->
    [left] left
   *[right] right
}
you = You
doing = { $doing ->
    [picking] picking
    [picked] picked
    [building] building
    [built] deck ready
    [out] is out
    [away] away
   *[waiting] waiting
}
seat-told = { $name }{ $you ->
    [yes] , you
   *[no] { "" }
}{ $bot ->
    [yes] , a bot
   *[no] { "" }
}: { doing }{ $packs ->
    [yes] , { $size ->
        [0] no pack in hand
        [one] { $size } card in the pack
       *[other] { $size } cards in the pack
    }
   *[no] { "" }
}, { $taken ->
    [one] { $taken } card taken
   *[other] { $taken } cards taken
}{ $leaders ->
    [0] { "" }
    [one] , { $leaders } Leader
   *[other] , { $leaders } Leaders
}
pack-size = Cards in the pack
taken-size = Cards taken
leaders = Leaders
look-at = Look closely: { $card }

## The pack in hand

pack-label = { $whose ->
    [own] Your pack
   *[other] The pack of { $owner }
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
no-pack = { $whose ->
    [own] You have no pack now. The next one comes when all have picked.
   *[other] { $owner } has no pack now.
}
card-told = { $card }{ $state ->
    [marked] , marked
    [made] , your pick
    [barred] , cannot be taken now
   *[free] { "" }
}

## What is asked

asked = What is asked
how = Touch a card to mark it, and once more to take it.
marked = Marked: yours if your time runs out.
instead = In place of what you have picked.
others-go = { $count ->
    [one] The other card goes to { $to }.
   *[other] The other { $count } go to { $to }.
}
and-another = Now choose the card that comes with it.
marked-cards = Marked
put-back = Do not take { $card }
take = { $how ->
    [both] Take both
    [alone] Take it alone
    [change] Change my pick
   *[one] Take it
}
sending = Sending …
you-take = Picked:
waiting-for = { $count ->
    [0] The packs are passed on.
   *[other] Waiting for { $names }.
}
may-change = Until then you can change it: touch another card.
final = It cannot be changed any more.
paused = The draft is paused
go-on = Go on
close-message = Close this message

## The pool

pool-of = { $whose ->
    [own] Your pool
   *[other] The pool of { $owner }
}
deck-of = { $whose ->
    [own] Your deck
   *[other] The deck of { $owner }
}
sideboard-of = { $whose ->
    [own] Your sideboard
   *[other] The sideboard of { $owner }
}
nothing-taken = What you take will lie here.
lay-out-by = Lay out by
show-only = Show only
others = Others
column = { $title }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
curve = Cost curve
curve-with = Cost curve with this pick
as-text = As text
covered = { $count ->
    [one] { $count } card lies face down on your pile.
   *[other] { $count } cards lie face down on your pile.
}
covered-limits = At this table one looks at them between packs only. The page keeps to that; it cannot keep anybody from writing them down.

## Building a deck

deck-ready = My deck is ready
text = Text
sideboard = { $count ->
    [one] { $count } card is left for the sideboard.
   *[other] { $count } cards are left for the sideboard.
}
time-out-deck = The hall keeps your deck as it is now; if time runs out, it is filled up for you.
not-in-pool = { $count ->
    [one] One card is not in your pool and was left out
   *[other] { $count } cards are not in your pool and were left out
}: { $cards }.

## The log of a draft

pick-by-pick = The draft, pick by pick
whose-picks = Whose picks
what-of-it = What is shown
picks = Picks
deck = Deck
picks-csv = Picks (CSV)
decks-text = Decks (text)
log-comes = The rest of the log is coming …
head-pack = Pack
head-pick = Pick
head-player = Player
head-opener = Opened by
head-taken = Taken
head-passed = Passed on
log-deck = Deck of { $name }
log-sideboard = Sideboard
log-pick = Pack { $round }, pick { $pick }: { $name }, with the pack of { $opener }
pick-before = The pick before
pick-after = The next pick
which-pick = Pick
fate = { $is ->
    [taken] taken
   *[left] nobody took it
}
fate-gone = { $returned ->
    [yes] came back, then { $by }, pick { $pick }
   *[no] { $by }, pick { $pick }
}
no-picks = Nobody has picked yet.
