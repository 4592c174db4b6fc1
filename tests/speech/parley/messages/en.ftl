# Messages of the game that both runtimes speak of (cases.json).

-pack = { $form ->
    [many] packs
   *[one] pack
}
-deck = deck
    .gender = neuter

event-captures = { $seatIs ->
    [you] You capture
   *[other] { $seat } captures
} { $rivalIs ->
    [you] your
    [nobody] a stray
   *[other] { $rival }'s
} stack of { $size ->
    [one] { $size } card
   *[other] { $size } cards
} with { $cards }
event-gives = { $seat } { $seatIs ->
    [you] give
   *[other] gives
} { $rival } { $cards }. { $seat } now { $seatIs ->
    [you] have
   *[other] has
} { $left ->
    [0] nothing left
    [one] one card left
   *[other] { $left } cards left
}
event-shares = { $seats } share { $cards } ({ $cardsCount })
event-tells = { $seat } { $seatIs ->
    [you] say
   *[other] says
}: { $what }
event-what = Take { $cards } from { $rival }
event-refers = { event-plain }, { ask-sky.detail }
event-plain = { "{" }plain{ "}" } { 12345 } { "\u00e9" }
event-packs = two { -pack(form: "many") } and one { -pack }
event-deck = { -deck.gender ->
    [neuter] it
   *[other] they
}
event-lines =
    first line
      further in

    third { $size }
event-gap = { $nowhere } and { $gone ->
    [a] a
   *[b] b
}
ask-sky = { $sky ->
    [day] By day
    [night] By night
   *[other] Whenever
}
    .detail = The sky stays { $sky } for { $turns ->
        [1] just one turn
        [one] one turn
       *[other] { $turns } turns
    }
choice-take = Take { $card } from { $seat }
    .label = Take { $card }
choice-pass = Pass
mark-titled = { $title } waits
name-dragon = { $colour } { $number }
event-peeks = { $seat } { $seatIs ->
    [you] look
   *[other] looks
} at { $cards } of { $at }
    .unheard = { $seat } { $seatIs ->
        [you] look
       *[other] looks
    } at { $cards }
