### What every game shares. A game may say any of it in its own words.

## Lists: "a and b", "a, b and c"

list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-end = { $first } and { $last }
list-empty = nothing
number = { $number }

## Cards

# Cards whose faces are not seen.
cards-unseen = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = no cards

## Names: at the beginning of a sentence they get a capital letter

name-you = you
name-nobody = nobody
name-ally = ally { $letter }
# The enemy of a seat or of an ally; $letter is that of whom it fights.
name-enemy = { $ofIs ->
    [you] your enemy
    [other] { $of }'s enemy
   *[ally] enemy { $letter }
}

## What is said of a kind that has no message: its words and its parts

default-deed = { $seat } { $words }
default-details = { $what }: { $details }
# "Raid Ember": its words are followed by the first seat or cards among its parts.
default-choice = { $words } { $object }
default-no = Not possible: { $words }
default-named = { $name } { $value }

## What the kernel says of any game

event-chose = { $seat } { $seatIs ->
    [you] decide
   *[other] decides
}: { $choice }
    .unheard = { $seat } { $seatIs ->
        [you] have
       *[other] has
    } chosen

choice-choose = Choose { $option }
    .label = { $option }
choice-choose-card = Choose { $cards }
    .label = { $cards }
choice-choose-card-and-target = Choose { $cards } for { $target }
    .label = { $target }

# Several choices at once, the first of which is told.
choice-together = { $choice }, and { $more ->
    [one] the choice after it
   *[other] the { $more } choices after it
}

ask-order-effects = Which of your effects comes next?
    .detail = They happen at the same time, so you choose their order.

no-game-over = The game is over.
no-not-offered = That is not possible now.
no-another-seat-chooses = Somebody else has to choose now.
no-no-such-effect = Choose one of your effects that happen now.
no-another-seat-orders = Somebody else chooses the order of effects now.
no-no-such-seat = There is no seat { $number }.
no-not-together = One of these choices has to wait for what comes before it.
no-too-many-together = At most { $most } choices can be made at once.

## Lists that are brought, while somebody builds one

section-cards = Cards
list-section-size = { $section }: { $state ->
    [short] { $off } more, { list-bounds }
    [over] { $off } too many, { list-bounds }
   *[fine] { $bounds ->
        [exactly] { $number } of { $most }
        [least] { $number }, { list-bounds }
       *[other] { $number }, { list-bounds }
    }
}
list-bounds = { $bounds ->
    [exactly] exactly { $most }
    [least] at least { $least }
    [most] at most { $most }
   *[range] { $least } to { $most }
}
list-section-copies = { $section }: { $cardsCount ->
    [0] at most { $most } of a kind
   *[other] { $number } of { $cards }; at most { $most }
}
list-refused = { $why }

## What the hall says in the log of a table

note-sits-down = { $name } sits down
note-bot-sits-down = { $name } sits down, a { $level } bot
note-seat-opened-left = { $name } leaves
note-seat-opened-kicked = { $name } is sent away by the host
note-seat-opened-replaced = { $name } makes room
note-seat-opened-agreed = All have agreed: somebody new may take { $name }'s seat
note-is-host = { $name } is the host now
note-added-nothing = { $name } added nothing to the shuffle
note-stand-in-chose = A stand-in chose for { $name }
note-hall-chose = Nobody answered in time, so the hall chose for { $name }
note-time-is-up = { $name }'s time is up: the pick is made for them
note-mark-chosen = That is what { $name } had marked
note-bot-chose = { $name } had marked nothing: a bot chose
note-stand-in = { $name } { $why ->
    [away] is away
    [clock] has run out of time
    [left] has left
   *[conceded] has conceded
}: a stand-in plays
note-stand-in-by = { $name } { $why ->
    [away] is away
    [clock] has run out of time
    [left] has left
   *[conceded] has conceded
}: { $by } lets a stand-in play
note-is-back = { $name } is back
note-asks-to-take-back = { $name } asks to take this back: { $choice }
note-asks-to-take-back-a-secret-choice = { $name } asks to take back a secret choice
note-takes-back = { $name } takes this back: { $choice }
note-takes-back-a-secret-choice = { $name } takes back a secret choice
note-taken-back = Taken back, choice { $number }: { $name } { $option }
note-agrees = { $name } agrees
note-agrees-to-handover = { $name } agrees to hand over { $given }'s seat
note-does-not-agree = { $name } does not agree
note-does-not-agree-to-handover = { $name } does not agree to hand over { $given }'s seat
note-takes-request-back = { $name } takes the request back
note-asks-to-hand-over = { $name } asks to hand over { $given }'s seat to somebody new
note-handover-lapses = { $given }'s seat is not handed over: people have come or gone
note-concedes = { $name } concedes
note-is-muted = { $name } is muted
note-is-heard-again = { $name } is heard again
note-paused-deserted = Paused: nobody is there
note-paused-by-host = The host pauses the game
note-goes-on = The game goes on
note-practice = Practice: this game begins from a position
note-no-result = The game ends without a result: { $ended }
note-rules-failed = The rules failed at what came next
note-rules-failed-at-choice = The rules failed at a choice of { $name }, which was not made

## How a game ended that did not end by its rules

ended-conceded = { $name } conceded
ended-ended-by-host = { $name } ended it
ended-nobody-came-back = nobody came back
ended-deserted = nobody had been there for a long time
ended-rematch-doubled = another rematch was made in the same moment
ended-won = { $winners } won
ended-nobody-won = nobody won
ended-won-by = { $ended }; won by { $winners }

## Refusals of the kernel

no-no-such-option = There is no such option in this game.
no-neither-option-nor-notation = This is neither an option nor the notation of one.

## How a game ended: the heading of its result; a game may add a detail

end-won = { $seat } { $seatIs ->
    [you] have
   *[other] has
} won
end-won-together = { $seats } have won
end-won-as-team = { $seats } have won
end-shared = { $seats } share the victory
end-lost = The game is lost
end-drawn = The game is drawn
end-aborted = The game was ended without a result
