### Fairy Tale in English. $group is what the card table calls the cards that an effect names, or "any" where it names none.

## Parts of sentences that several messages share

# "Holy Empire cards", or just "cards".
part-cards-of-group = { $group ->
    [any] cards
   *[other] { $group } cards
}
part-card-of-group = { $group ->
    [any] card
   *[other] { $group } card
}
# A card and whose it is: "Ember's Demon", "your Demon".
part-cause = { $causerIs ->
    [you] your { $cause }
   *[other] { $causer }'s { $cause }
}
part-Cause = { $causerIs ->
    [you] Your { $cause }
   *[other] { $causer }'s { $cause }
}
# To which side packs go.
part-way = { $way ->
    [left] left
   *[right] right
}
# Which side of a card.
part-side = { $side ->
    [up] up
   *[down] down
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What becomes of the points of whoever does it.
part-change = { $change ->
    [more] : { part-points } more
    [less] : { part-points } less
   *[none] , which changes no points
}
# The same as a sum that goes up or down.
part-score = { $change ->
    [none] {""}
   *[other] : { $was } → { $now }
}
# For a button or a note: +3, −1.
part-signed = { $change ->
    [less] −{ $points }
   *[more] +{ $points }
}

## What happens in a draft

event-is-dealt = { $seatIs ->
    [you] You are dealt { $cards }
   *[other] { $seat } is dealt { $cards }
}
# Others hear only that a card is kept.
event-keeps = { $seatIs ->
    [you] You keep { $cards }
   *[other] { $seat } keeps { $cards }
}
event-packs-go-on = { $number ->
    [one] The last cards go to the { part-way }
   *[other] All packs go to the { part-way }, { $number } cards each
}
event-draft-ends = The draft is over: everybody takes up the cards that they kept
event-reshuffles = The deck is used up: the discards are shuffled into a new one

## What happens in play

event-lays-down = { $seatIs ->
    [you] You lay down { $cards }, unseen
   *[other] { $seat } lays down { $cards }, unseen
}
event-reveals = { $seatIs ->
    [you] You reveal { $cards }
   *[other] { $seat } reveals { $cards }
} ({ part-points }){ $effectsCount ->
    [0] {""}
   *[other] : { $effects }
}
# What a revealed card will do, as a part of that sentence.
event-flip = { $who ->
    [all] everybody turns { $number ->
        [one] a { part-card-of-group }
       *[other] { $number } { part-cards-of-group }
    } down
   *[you] its price is { $number ->
        [one] a { part-card-of-group }
       *[other] { $number } { part-cards-of-group }
    } turned down
}
event-unflip = { $who ->
    [all] everybody turns { $number ->
        [one] a { part-card-of-group }
       *[other] { $number } { part-cards-of-group }
    } up
   *[you] it turns { $number ->
        [one] a { part-card-of-group }
       *[other] { $number } { part-cards-of-group }
    } up
}
event-hunt = { $number ->
    [0] it hunts every other { part-card-of-group } of this step
    [one] it hunts another { part-card-of-group } of this step
   *[other] it hunts { $number } other { part-cards-of-group } of this step
}
event-draw = { $number ->
    [one] it draws a card
   *[other] it draws { $number } cards
}
event-almighty = at the end it takes another name
event-counts-as = it counts as { $cards }

# Hunts. Others hear only that somebody has chosen.
event-aims = { $seatIs ->
    [you] You choose a card to hunt: { $cards }
   *[other] { $seat } has chosen a card to hunt
}
event-hunts = { $cause } hunts { $rivalIs ->
    [you] your { $cards }
   *[other] { $rival }'s { $cards }
} for { $seat }
event-is-hunted = { $seatIs ->
    [you] Your { $cards }
   *[other] { $seat }'s { $cards }
} is hunted{ $huntersCount ->
    [0] {""}
   *[other] {" "}by { $hunters }
}: face-down, no effect
event-hunts-nothing = { $cause } hunts nothing for { $seat }: no other { part-card-of-group } was revealed with it

# Turning cards. Others hear only that somebody has chosen.
event-chooses-to-turn = { $seatIs ->
    [you] { $chosenCount ->
        [0] You choose to turn up nothing
       *[other] You choose to turn { $chosen } { part-side }
    }
   *[other] { $seat } has chosen
}
event-turns-down = { $seatIs ->
    [you] You turn down { $cards }
   *[other] { $seat } turns down { $cards }
}{ part-reason }{ part-change }
event-turns-up = { $seatIs ->
    [you] You turn up { $cards }
   *[other] { $seat } turns up { $cards }
}{ part-reason }{ part-change }
part-reason = { $whose ->
    [own] {" "}for { $causerIs ->
        [you] your { $cause }
       *[other] { $cause }
    }
   *[other] {" "}for { part-cause }
}
event-turns-up-nothing = { $seatIs ->
    [you] You turn up nothing
   *[other] { $seat } turns up nothing
}
event-has-nothing-to-turn = { $seatIs ->
    [you] You have
   *[other] { $seat } has
} { $groupsCount ->
    [one] { $groups ->
        [any] no card
       *[other] no { $groups } card
    }
   *[other] none of the cards of { $groups }
} { $side ->
    [up] face-down
   *[down] face-up
}, so { $sources } { $sourcesCount ->
    [one] does
   *[other] do
} nothing { $seatIs ->
    [you] here
   *[other] there
}
event-turns-fewer = { $seatIs ->
    [you] You can
   *[other] { $seat } can
} turn only { $number } of { $of } cards { part-side } for { $sources }

# Draws
event-draws = { $seatIs ->
    [you] You draw { $cards } with your { $cause }
   *[other] { $seat } draws { $cards } with { $cause }
}
event-draws-nothing = { $seatIs ->
    [you] You draw nothing: the deck is kept for the next deals
   *[other] { $seat } draws nothing: the deck is kept for the next deals
}
event-finds-no-deck = { $seatIs ->
    [you] You draw nothing: no cards are left
   *[other] { $seat } draws nothing: no cards are left
}

# Exchanges. Which face-down card it is only the partners hear.
event-offers = { $seatIs ->
    [you] You offer your partner { $cards }
   *[other] { $seat } offers the partner { $cards }
}
event-offers-face-down = { $seatIs ->
    [you] You offer your partner { $cards }, face-down
   *[other] { $seat } offers the partner { $cards }, face-down
}
event-gets = { $seatIs ->
    [you] You get
   *[other] { $seat } gets
} { $cards } from { $giver }{ part-score }
event-gets-face-down = { $seatIs ->
    [you] You get { $cards } from your partner, face-down
   *[other] { $seat } gets { $cards } from the partner, face-down
}
event-swaps-nothing = { $cause } swaps nothing: { $lackingIs ->
    [you] you have
   *[other] { $lacking } has
} no card for it

event-throws-away = { $seatIs ->
    [you] You throw away { $cards }, unused
   *[other] { $seat } throws away { $cards }, unused
}

## What happens at the end

event-names = { $seatIs ->
    [you] You name { $cause }: { $cards }
   *[other] { $seat } has named { $cause }
}
event-poses-as = { $cause } poses as { $cards } for { $seat }
event-scores = { $seatIs ->
    [you] You score
   *[other] { $seat } scores
} { part-points }

## What a seat is asked

ask-pick = Pick { $number } of { $of }: keep one. { $rest ->
    [0] None is left to pass on.
    [one] The other goes to { $rival }, on your { part-way }.
   *[other] The other { $rest } go to { $rival }, on your { part-way }.
}
    .detail = All choose at the same time. The cards that you keep are the hand that you play from.
ask-play = Card { $number } of { $of }: lay one face-down. All are revealed together.
    .detail = { $unused ->
        [0] You will play all cards that you hold.
        [one] One of your cards will stay unused.
       *[other] { $unused } of your cards will stay unused.
    }
ask-turn-down-for-own = Your { $cause } has a price: { part-turn-down }
    .detail = Effects are never optional, but you choose the card. { $cause } itself may be chosen, if it is one of them.
ask-turn-down-for-all = { part-Cause } hits everybody{ $causerIs ->
    [you] , you too
   *[other] {""}
}: { part-turn-down }
    .detail = Effects are never optional, but you choose the card: the one that hurts least.
part-turn-down = { $number ->
    [one] { $group ->
        [any] turn any one of your cards down.
       *[other] turn one of your { $group } cards down.
    }
   *[other] { $group ->
        [any] turn { $number } of your cards down, one now.
       *[other] turn { $number } of your { $group } cards down, one now.
    }
}
ask-turn-down-for-several = { $cards }: { $number ->
    [one] turn one of your cards down.
   *[other] turn { $number } of your cards down, one now.
}
    .detail = As many cards as possible are turned; each card is turned for an effect of its own.
ask-turn-up-for-own = Your { $cause } wakes { part-wake }
    .detail = A card that is turned up counts again; its effect does not happen anew.
ask-turn-up-for-all = { part-Cause } wakes { part-wake }
    .detail = A card that is turned up counts again; its effect does not happen anew.
part-wake = { $number ->
    [one] one of your { part-cards-of-group }: which?
   *[other] { $number } of your { part-cards-of-group }: which first?
}
ask-turn-up-for-several = { $cards } wake your cards: { $number ->
    [one] turn which one up?
   *[other] turn { $number } up, one now.
}
    .detail = As many cards as possible are turned; each card is turned for an effect of its own.
ask-hunt = { $cause } hunts: turn down which { part-card-of-group } revealed just now?
    .detail = A hunted card lies face-down, and its other effects do not happen.
ask-give = { $cause } is Shadow: swap a card with { $partner }. Which do you give?
    .detail = Any card before you, { $cause } too. A card keeps the side that is up.
ask-take = { $side ->
    [down] You give { $cards }, face-down,
   *[up] You give { $cards }
} to { $partner }. Which card do you take?
    .detail = A face-down card is taken unseen; then you may look at it.
ask-answer = { $side ->
    [down] { $partner } gives you a face-down card.
   *[up] { $partner } gives you { $cards }.
} Which card do you give in return?
    .detail = { $cause } is Shadow, so the two of you swap a card.
ask-name = { $cause } poses as another card: whose name adds the most points?
    .detail = It takes the name only, no faction and no category, and stays worth −1.

## Why something cannot be done

part-wait = Wait for { $waits }.

no-no-pack = You have no pack now. { part-wait }
no-not-in-this-pack = { $cards } is not in this pack.
no-choose-by-title = Choose one of the cards by its title.
no-no-card-to-play = You have no card left to play. { part-wait }
no-not-in-your-hand = { $cards } is not in your hand.
no-effects-are-compulsory = Effects are never optional: choose the card that hurts least.
no-not-before-you = { $cards } does not lie before you.
no-lies-face-up = { $cards } lies face-up already: choose a face-down card.
no-lies-face-down = { $cards } lies face-down already: choose a face-up card.
no-asks-for-others = { $sourcesCount ->
    [one] { $sources } asks for { $groups }.
   *[other] { $sources } ask for { $groups }.
} { $cards } is { $faction }.
no-turns-too-few = { $number } cards must be turned, and with { $cards } it would be fewer.
no-nothing-to-choose = There is nothing to choose for you. { part-wait }
no-one-after-the-other = { $waits } chooses now.
    .detail = Players choose one after the other, the dealer first.
no-hunts-itself = { $cause } never hunts itself.
no-hunts-others = { $cause } hunts { part-cards-of-group } only.
no-hunts-what-was-revealed = A hunt hits only cards that were revealed just now.
no-too-late-to-hunt = Too late for { $cards }: a hunt hits only what was revealed just now.
no-exchange-is-compulsory = The swap must be made: choose a card.
no-no-face-down-exchange = Face-down cards are not swapped at this table.
no-cannot-be-exchanged = No such card can be swapped here: lit cards can.
no-another-swaps = { $chooser } chooses what is swapped.
no-another-takes = { $chooser } chooses both cards of this swap.
no-another-answers = { $chooser } chooses what is given in return.
no-takes-another-name = It takes the name of another card.
no-no-trickster = You have no card that needs a name. { part-wait }
no-nobody-chooses = Nobody has to choose now.
no-game-over = The game is over.

## What an option does; .note says it beside the card

choice-keep = Keep { $cards }
    .label = Keep it
    .note = { part-note }
    .detail = { part-held }
choice-play = Lay down { $cards }
    .label = Play it
    .note = { part-note }
    .detail = { part-held }
part-note = { $star ->
    [0] { part-signed } if played
   *[other] { $change ->
        [none] 0 or { $star }
       *[other] { part-signed } if played
    }
}
part-held = { $held ->
    [0] {""}
   *[other] you have { $held }
}
choice-turn-down = Turn down { $cards }{ part-change }
    .label = Turn it down
    .note = { part-signed }
choice-turn-up = Turn up { $cards }{ part-change }
    .label = Turn it up
    .note = { part-signed }
choice-turn-up-nothing = Turn up nothing
    .label = Nothing
choice-hunt = { $rivalIs ->
    [you] Hunt your { $cards }
   *[other] Hunt { $rival }'s { $cards }
}
    .label = Hunt it
choice-give = Give { $cards } to { $partner }
    .label = Give it
choice-give-face-down = Give { $cards }, face-down, to { $partner }
    .label = Give the face-down one
choice-take = Take { $cards } from { $partner }
    .label = Take it
choice-take-face-down = Take { $partner }'s face-down card at place { $place }
    .label = Take place { $place }
choice-name = Take the name of { $cards }{ part-change }
    .label = Take this name
    .note = { part-signed }

## Why a hint advises it

because-adds = it adds { part-points } now
because-adds-nothing-yet = it adds nothing yet, but may later
because-goes-with = { $number ->
    [one] it goes with your { $cards }
   *[other] it goes with your { $number } cards { $cards }
}
because-costs = it costs { part-points }
because-costs-nothing = it costs nothing
because-hits = { $rivalIs ->
    [you] it hits your { $cards }
   *[other] it hits { $rival }'s { $cards }
}
because-best-name = this name adds the most

## Marks and small facts

mark-face-down = face-down, counts for nothing
    .label = face-down
about-stage = { $part ->
    [draft] draft, stage { $value } of { $of }
    [play] play, stage { $value } of { $of }
   *[scoring] scoring, stage { $value } of { $of }
}
    .label = stage
about-packs-go = { $value ->
    [left] packs go left
   *[right] packs go right
}
    .label = packs go
about-step = step { $value } of { $of }
    .label = step
about-score = score { $value }
    .label = score

## Lines of a score

score-card = { $cards }
score-per = { $cards }: { $each } for each { $friend } ({ $times })
score-per-copy = { $cards }: { $times ->
    [one] { $each } for a single copy
   *[other] { $each } for each of { $times } copies
}
score-story-with = { $cards }: with { $needs }
score-story-lacks = { $cards }: 0, without { $needs }
score-most = the most { $group } cards ({ $has } of { $most })
score-at-least = { $number } { $group } cards ({ $has })
score-have = { $cards }
score-trickster = { $namesCount ->
    [0] { $cards }
   *[other] { $cards } as { $names }
}

## The small words below the title of a card

face-effects = { $effects }
face-flip = { $who ->
    [all] All flip { $number } { $group }
   *[you] You flip { $number } { $group }
}
face-unflip = { $who ->
    [all] All unflip { $number } { $group }
   *[you] You unflip { $number } { $group }
}
face-hunt = { $number ->
    [0] Hunts { $group ->
        [any] all
       *[other] { $group }
    }
   *[other] Hunts { $number } { $group }
}
face-draw = You draw { $number }
face-almighty = Takes any one name
face-counts-as = Counts as everything
face-needs = With { $needs }
face-most = most { $group }
face-at-least = { $number } { $group }
face-have = { $cards }
face-per = { $points } per { $cards }
face-per-copy = { $points } each per copy
face-friend = Friend of { $cards }

## What a card does

card-flip = { $who ->
    [all] { $number ->
        [one] { $group ->
            [any] Everybody, you too, turns any one card down.
           *[other] Everybody, you too, turns one { $group } card down.
        }
       *[other] Everybody, you too, turns { $number } { part-cards-of-group } down.
    }
   *[you] { $number ->
        [one] { $group ->
            [any] Price: turn any one of your face-up cards down.
           *[other] Price: turn one of your face-up { $group } cards down.
        }
       *[other] Price: turn { $number } of your face-up { part-cards-of-group } down.
    }
}
card-unflip = { $who ->
    [all] { $number ->
        [one] { $group ->
            [any] Everybody, you too, turns any one card up again.
           *[other] Everybody, you too, turns one { $group } card up again.
        }
       *[other] Everybody, you too, turns { $number } { part-cards-of-group } up.
    }
   *[you] { $number ->
        [one] { $group ->
            [any] Turn any one of your face-down cards up again.
           *[other] Turn one of your face-down { $group } cards up again.
        }
       *[other] Turn { $number } of your face-down { part-cards-of-group } up.
    }
}
card-hunt = { $number ->
    [0] Turns down every { part-card-of-group } revealed with it. No effect for them.
    [one] Turns down one { part-card-of-group } revealed with it.
   *[other] Turns down { $number } { part-cards-of-group } revealed with it.
}
card-draw = { $number ->
    [one] Draw a card into your hand. You still play only three.
   *[other] Draw { $number } cards into your hand. You still play only three.
}
card-almighty = At the end it takes the name of any other card.
card-counts-as = Counts as { $cards }.
card-if-most = { $points } if nobody has more { $group } cards than you.
card-with-at-least = { $points } with at least { $needs } cards.
card-with = { $points } with { $needs }.
card-most = the most { $group } cards
card-at-least = { $number } { $group }
card-have = { $cards }
card-per = { $points } for each { $cards } before you.
card-per-copy = { $points ->
    [one] Each is worth as many points as you have copies of it.
   *[other] Each is worth { $points } for each copy of it that you have.
}
card-friend = { $points ->
    [one] { $points } point, and the friend of { $cards }.
   *[other] { $points } points, and the friend of { $cards }.
}
card-plain = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
card-group = { $faction }, { $category }.
card-every-group = It is of every faction and of every category.
card-copies = { $number } in the full deck.

## Groups of cards, where all are shown

group-faction = { $faction }
group-every-faction = Every faction

## Words of the screen

screen-column-up = Up
screen-column-down = Down
screen-column-points = Points
screen-card-table = A line is a title: how many copies, its faction and category, its points (each time for a card that stands under per), its friend, what it does (effect), what its points depend on (condition), 1 under expert if the basic game does without it, and where the line comes from (provenance).
