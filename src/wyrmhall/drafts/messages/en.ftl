### Drafts, what all of them say. picking.py and building.py name the kinds; DBS-n is a clause of dbs_draft/rules.md.

## Cards

name-set-card = { $name }
face-set-card = { $type } · { $colours ->
        [0] no colour
       *[other] { $colours }
    } · { $rarity } · { $number }
card-set-leader = A Leader: a deck has exactly one.
card-set-main = Goes into the deck.
card-set-other = Stays in the sideboard.
group-set-leader = Leaders
group-set-main = Cards for the deck
group-set-other = Other cards

## Building a deck of a pool

section-main-cards = Deck
section-leader = Leader
prospect-joins-the-deck = Belongs to your deck by itself; nobody chooses it.
prospect-stays-outside = Cannot go into a deck; it stays in the sideboard.

## What is short, before anybody picks

notice-copies-repeat = { $packs } of { $pack } need { $need } cards with { $asked }; the set has { $kinds }, so copies repeat.
notice-copies-may-repeat = { $packs } of { $pack } need about { $need } cards with { $asked }; the set has { $kinds }, so copies repeat.
notice-no-leader = There is no Leader in “{ $set }”: agree on one for each player, from outside the draft.
notice-few-leaders = About { $leaders } Leaders for { $players } players: who drafts none borrows one.

## What is asked

ask-pick = Pick a card of this pack.
    .detail = What is left goes to your neighbour. You can change your pick until everybody has picked.
ask-pick-leader = You have no Leader: take one.
    .detail = You may take another card of this pack with it, but no second Leader.
ask-pick-no-leader = Pick a card that is no Leader.
    .detail = Nobody takes a second Leader before everybody has one.
ask-keep-and-pick = Keep one, and pick another card.
    .detail = Whoever opens the pack keeps one of these, besides the pick.
ask-pick-two = Pick two cards of this pack.
    .detail = What is left goes to your neighbour. You can change your pick until everybody has picked.
ask-judge = The pack of { $owner } has { $found } cards, not { $wanted }. What now?
    .detail = Nobody has looked at a card yet.
ask-choose-outside-leader = You drafted no Leader: choose one from outside.
    .detail = It is only lent to you.
ask-short-pool = { $ownerIs ->
        [you] You have
       *[other] { $owner } has
    } fewer than { $need } cards for a deck. What now?
ask-build-exactly = Build your deck: { $chosen } of { $need } cards.
    .detail = What is not in the deck is your sideboard.
ask-build-exactly-and-leader = Build your deck: a Leader, and { $chosen } of { $need } cards.
    .detail = What is not in the deck is your sideboard.
ask-build-at-least = Build your deck: { $chosen } cards, at least { $need }.
    .detail = What is not in the deck is your sideboard.
ask-build-at-least-and-leader = Build your deck: a Leader, and { $chosen } cards, at least { $need }.
    .detail = What is not in the deck is your sideboard.

## What can be chosen

choice-pick = Take { $cards }
    .label = Take
choice-pick-leader-and = Take { $cards }, and { $other } with it
    .label = With { $other }
choice-keep-and-pick = Keep { $cards }, and pick { $other }
    .label = And { $other }
choice-pick-two = Take { $cards } and { $other }
    .label = And { $other }
choice-replace = Replace the pack of { $owner } by a fresh one
    .label = Replace it
choice-play-on = Play on with the pack of { $owner } as it is
    .label = Play on
choice-smaller = { $owner } { $ownerIs ->
        [you] play
       *[other] plays
    } a smaller deck
    .label = A smaller deck
choice-drop = { $owner } { $ownerIs ->
        [you] are
       *[other] is
    } out
    .label = Out
choice-deck-card = Put { $cards } into the deck
    .label = Into the deck
choice-deck-leader = Lead the deck with { $cards }
    .label = Leader
choice-deck-auto = Let the deck be built, with what is in it already
    .label = Build it for me
choice-deck-done = The deck is ready
    .label = Ready

## What happens

event-opens = Pack { $number } of { $of } is opened; it goes to the { $way ->
        [left] left
       *[right] right
    }
event-replaces = The pack of { $seat } is replaced by a fresh one
event-lays-aside = { $seatIs ->
        [you] You lay { $cards } on your pile
       *[other] { $seat } lays { $cards } on the pile
    }
event-takes = { $seatIs ->
        [you] You take { $cards }
       *[other] { $seat } takes { $cards }
    }
    .unheard = { $seat } takes { $cards }
event-takes-leader = { $seatIs ->
        [you] You take
       *[other] { $seat } takes
    } the Leader { $cards }
event-takes-nothing = { $seatIs ->
        [you] You have
       *[other] { $seat } has
    } nothing to take and { $seatIs ->
        [you] pass
       *[other] passes
    } the pack on
event-borrows = { $seatIs ->
        [you] You borrow
       *[other] { $seat } borrows
    } a Leader: { $cards }
event-drops = { $seatIs ->
        [you] You are
       *[other] { $seat } is
    } out: there are too few cards for a deck
event-plays-smaller = { $seatIs ->
        [you] You play
       *[other] { $seat } plays
    } a smaller deck
event-has-built = { $seatIs ->
        [you] Your deck is built
       *[other] { $seat } has built a deck
    }

## What is not possible

no-pick-a-card = Pick a card of the pack in your hand.
no-laid-is-taken = That card is on your pile already: what is taken stays taken.
no-not-in-pack = That card is not in the pack in your hand.
no-one-card = One card is taken, not two.
no-keep-one = Keep one of the cards that you may keep, and pick another one.
no-two-cards = Two cards of this pack are taken at once.
no-no-extra-card = Only with your first Leader you may take another card.
no-all-need-leaders = No second Leader for you before everybody has one.
no-extra-is-leader = The other card must not be a Leader.
no-leader-first = You have no Leader, so you must take one; another card may come with it.
no-pick-is-final = Your pick is made; at this table it cannot be changed.
no-nothing-to-take = You may take nothing of this pack; it goes on.
no-no-pack = Your pack is empty: wait for the next one.
no-the-judge-is-asked = A pack has a wrong number of cards: the organiser decides first.
no-the-organiser-is-asked = The organiser decides about a pool that is too small.
no-a-leader-is-needed = Choose one of the Leaders.
no-has-a-leader = Only who drafted no Leader borrows one.
no-deck-needs-leader = The deck has no Leader yet; it needs exactly one.
no-deck-too-small = The deck has { $found } cards; it needs { $need }.
no-decks-are-built = The packs are used up: build your deck of what you took.
no-not-in-pool = { $cards } is not among the cards you took.
no-one-leader = The deck has a Leader; another one stays in the sideboard.
no-not-for-the-deck = That card is not chosen for a deck.
no-all-copies-chosen = All your copies of { $cards } are in the deck.
no-deck-is-full = The deck has its { $need } cards; what is left is your sideboard.
no-was-dropped = You are out: there were too few cards for a deck.
no-deck-is-built = Your deck is built.
no-draft-over = The draft is over.

## Beside the names

about-pack = Pack { $value } of { $of }
    .label = pack
about-pick = Pick { $value }
    .label = pick
about-way = to the { $value ->
        [left] left
       *[right] right
    }
    .label = way
about-left = left
about-right = right
about-building = Decks built: { $value }
    .label = decks built
about-taken = { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
    .label = taken
about-in-hand = { $value } in hand
    .label = in hand

## What zones are called

zone-counted = being counted
zone-pack = pack
zone-pool = pool
zone-leaders = Leaders from outside
zone-out = out
zone-deck = deck
