### Dragon Booster in English.  Ids are <group>-<kind>; helping messages at the top stand in others.

## Helping messages: endings and possessives that go by whom the sentence is about

verb-s = { $seatIs ->
    [you] {""}
   *[other] s
}
verb-es = { $seatIs ->
    [you] {""}
   *[other] es
}
verb-have = { $seatIs ->
    [you] have
   *[other] has
}
verb-be = { $seatIs ->
    [you] are
   *[other] is
}
of-seat = { $seatIs ->
    [you] your
   *[other] { $seat }'s
}
of-seat-first = { $seatIs ->
    [you] Your
   *[other] { $seat }'s
}
of-rival = { $rivalIs ->
    [you] your
   *[other] { $rival }'s
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
a-rival = { $whose ->
    [that] that rival
   *[a] a rival
}
a-rival-first = { $whose ->
    [that] That rival
   *[a] A rival
}
a-race-card = { $what ->
    [event] an event
    [maneuver] a maneuver
   *[any] a maneuver or event
}
begins-a-rival = { $start ->
    [clause] { a-rival }
   *[sentence] { a-rival-first }
}

## Cards: how they are spoken of, and what stands below the title

name-card = { $title }
face-dragon = Dragon { $version }, { $colour }, { $team }
face-gear = { $boxesCount ->
    [0] Gear, level { $level }, { $version }
   *[other] Gear, level { $level }, { $boxes }, { $version }
}
face-box = { $colour }
face-crew = Crew, level { $level }, { $team }, { $version }
face-maneuver = { $colour ->
    [none] Maneuver
   *[other] Maneuver, { $colour }
}
face-event = { $colour ->
    [none] Event
   *[other] Event, { $colour }
}
group-dragons = Dragons
group-gears = Gear
group-crews = Crew
group-maneuvers = Maneuvers
group-events = Events

## The card language: the frame of an effect

card-when-play = { $does }.
card-when-main = Main: { $does }.
card-when-battle = Battle: { $does }.
card-when-constant = Constant: { $does }.
card-when-win = When you win a battle with this card, { $does }.
card-when-win-beside = When you win a battle, { $does }.
card-when-end = When a battle with this card ends and it stays in play, { $does }.
card-when-end-beside = When a battle ends, { $does }.
card-if = { $start ->
    [clause] if { $test }, { $does }
   *[sentence] If { $test }, { $does }
}
card-while = { $does } while { $test }
card-while-all = While { $test }, { $does }
card-and-then = { $first }. { $second }
card-and-next = { $first }, then { $second }
card-and-also = { $first } and { $second }
card-rival-ahead = { $start ->
    [clause] a rival who has more points than you: { $does }
   *[sentence] A rival who has more points than you: { $does }
}

## The card language: tests

card-if-color = your dragon is { $colour }
card-if-dragon = your dragon is { $title }
card-if-behind = you have fewer points than a rival
card-if-damaged = you have damaged any of a rival's cards this turn
card-if-event = you played an event this battle
card-if-many = you have { $number } or more { $what }
card-if-points = you have { $number } or more points

## The card language: verbs

card-sprint = { $start ->
    [clause] your rushing card gains +{ $number } sprint this battle
   *[sentence] Your rushing card gains +{ $number } sprint this battle
}
card-weaken = { begins-a-rival }'s rushing card gets -{ $number } sprint this battle
card-on-event-sprint = { $start ->
    [clause] for this battle, your rushing card gains +{ $number } sprint each time you play an event
   *[sentence] For this battle, your rushing card gains +{ $number } sprint each time you play an event
}
card-point = { $start ->
    [clause] gain { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
   *[sentence] Gain { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
}
card-rpoint = { begins-a-rival } loses { $number ->
    [one] { $number } point
   *[other] { $number } points
}
card-allpoint = { $start ->
    [clause] everybody gains { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
   *[sentence] Everybody gains { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
}
card-draw = { $start ->
    [clause] draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
   *[sentence] Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
}
card-drop = { begins-a-rival } discards { $number ->
    [one] { $number } card
   *[other] { $number } cards
} of his choice from his hand
card-mill = { begins-a-rival } puts the top { $number ->
    [one] card
   *[other] { $number } cards
} of his race deck into his discards
card-energy = { $start ->
    [clause] gain { $number } energy this Main
   *[sentence] Gain { $number } energy this Main
}
card-recall = { $start ->
    [clause] return a maneuver that costs { $number } or less from your discards to your hand
   *[sentence] Return a maneuver that costs { $number } or less from your discards to your hand
}
card-fix = { $start ->
    [clause] return a gear or crew from your damaged pile to your dragon deck
   *[sentence] Return a gear or crew from your damaged pile to your dragon deck
}
card-save = { $start ->
    [clause] your rushing card goes back to the track instead of being discarded if it loses this battle
   *[sentence] If your rushing card loses this battle, move it back to the track instead of discarding it
}
card-self = { $start ->
    [clause] this maneuver has +{ $number } sprint
   *[sentence] This maneuver has +{ $number } sprint
}
card-self-save = { $start ->
    [clause] this maneuver goes back to the track instead of being discarded when it loses a battle
   *[sentence] This maneuver goes back to the track instead of being discarded when it loses a battle
}
card-all = { $start ->
    [clause] your maneuvers have +{ $number } sprint
   *[sentence] Your maneuvers have +{ $number } sprint
}
card-all-up-to = { $start ->
    [clause] your maneuvers that cost { $cost } or less have +{ $number } sprint
   *[sentence] Your maneuvers that cost { $cost } or less have +{ $number } sprint
}
card-stat = { $start ->
    [clause] your dragon has +{ $number } { $stat }
   *[sentence] Your dragon has +{ $number } { $stat }
}
card-stat-all = { $start ->
    [clause] your dragon has +{ $number } speed, +{ $number } agility and +{ $number } power
   *[sentence] Your dragon has +{ $number } speed, +{ $number } agility and +{ $number } power
}
card-find = { $start ->
    [clause] search your race deck for { a-race-card }, show it, put it into your hand and shuffle
   *[sentence] Search your race deck for { a-race-card }, show it and put it into your hand. Shuffle
}
card-break-gear = { $start ->
    [clause] damage
   *[sentence] Damage
} { a-rival }'s gear that is level { $number } or below
card-break-crew = { $start ->
    [clause] damage
   *[sentence] Damage
} { a-rival }'s crew that is level { $number } or below
card-break-maneuver = { $start ->
    [clause] damage
   *[sentence] Damage
} { a-rival }'s maneuver in the track that costs { $number } or less
card-knock-maneuver = { $start ->
    [clause] discard
   *[sentence] Discard
} { a-rival }'s maneuver in the track that costs { $number } or less
card-knock-gear = { $start ->
    [clause] discard
   *[sentence] Discard
} { a-rival }'s gear that is level { $number } or below
card-knock-crew = { $start ->
    [clause] discard
   *[sentence] Discard
} { a-rival }'s crew that is level { $number } or below

## The card language in brief, for the face of a card

card-brief-play = Played: { $does }.
card-brief-main = Main: { $does }.
card-brief-battle = Battle: { $does }.
card-brief-constant = Constant: { $does }.
card-brief-win = On a win: { $does }.
card-brief-end = After a battle: { $does }.
card-brief-if = { $test }, { $does }
card-brief-and-then = { $first }; { $second }
card-brief-rival-ahead = of those ahead, { $does }
card-brief-if-color = if you ride { $colour }
card-brief-if-dragon = if you ride { $title }
card-brief-if-behind = if you are behind
card-brief-if-damaged = if you damaged a card
card-brief-if-event = if you played an event
card-brief-if-many = with { $number } { $what } or more
card-brief-if-points = from { $number } points on
card-brief-sprint = +{ $number } sprint this battle
card-brief-weaken = a rival gets -{ $number } sprint
card-brief-on-event-sprint = +{ $number } sprint for each event you play
card-brief-point = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
card-brief-rpoint = a rival loses { $number ->
    [one] { $number } point
   *[other] { $number } points
}
card-brief-allpoint = everybody gains { $number ->
    [one] { $number } point
   *[other] { $number } points
}
card-brief-draw = draw { $number }
card-brief-drop = a rival discards { $number }
card-brief-mill = discard the top { $number } of a rival's race deck
card-brief-energy = { $number } energy
card-brief-recall = take back a maneuver that costs up to { $number }
card-brief-fix = return a damaged card to your dragon deck
card-brief-save = a lost rushing card returns to the track
card-brief-self = +{ $number } sprint
card-brief-self-save = it returns to the track when it loses
card-brief-all = your maneuvers have +{ $number } sprint
card-brief-all-up-to = maneuvers up to cost { $cost } have +{ $number } sprint
card-brief-stat = +{ $number } { $stat }
card-brief-stat-all = +{ $number } speed, agility and power
card-brief-find = search for { $what ->
    [event] an event
    [maneuver] a maneuver
   *[any] any race card
}
card-brief-break-gear = damage a gear up to level { $number }
card-brief-break-crew = damage a crew up to level { $number }
card-brief-break-maneuver = damage a maneuver up to cost { $number }
card-brief-knock-maneuver = discard a maneuver up to cost { $number }
card-brief-knock-gear = discard a gear up to level { $number }
card-brief-knock-crew = discard a crew up to level { $number }
card-printed-more = { $does }

## Cards without an effect, and what holds for a kind

card-dragon-plain = Your dragon: its stats decide which events you can play.
card-gear-plain = Raises a stat of your dragon by 1.
card-crew-plain = Rides with your team.
card-maneuver-plain = No tricks: just sprint.
card-event-plain = Does nothing but happen.
card-dragon-more = It lies in your mag pit from the start, and carries as many gear as it has zap caps.
card-gear-more = Magged onto your dragon it gives +1 to the stat it shows. A colour box must have your dragon's colour.
card-crew-more = You recruit it into your mag pit. Its team must be your dragon's.
card-maneuver-more = It costs energy, goes to the track, and can rush: what it wins by is what you gain, up to its printed sprint.
card-event-more = You can play it if your dragon's stat reaches its burst; the dragon's own colour counts 2 more.

## What is asked

ask-dragon = Which dragon do you ride?
    .detail = Everybody chooses in secret. Your dragon deck may lie face down or face up.
ask-dragon-or-none = Which dragon do you ride, or which colour without one?
    .detail = Without a dragon each stat is 3.
ask-mulligan = Keep this hand, or shuffle it back and draw as many again?
ask-gear-up = Gear up: mag a gear onto your dragon, or recruit a crew.
    .detail = Exactly one card of your dragon deck. A gear raises a stat, a crew brings its effect. If any fits, you must.
ask-main = Your Main: { $energy ->
    [0] no energy left
   *[other] { $energy } energy
}. Play, use effects, or be done.
    .detail = Maneuvers cost energy. Events are free, if your dragon's stat reaches their burst. A Main: effect costs a card of your hand.
ask-price = Discard a card to use { $cause }.
ask-move-up = Which maneuvers move up into the zone?
    .detail = What is in the zone must battle this turn: a winner gains points and goes back to the track, a loser is discarded.
ask-start-battle = You start a battle: which maneuver rushes?
ask-join-battle = { $rival } has started a battle: which maneuver rushes?
ask-battle = Act or pass? Your sprint is { $sprint }.
    .detail = Play events, or discard a card for a Battle: effect. When all have passed in a row, the highest sprint wins the difference.
ask-rival = { $cause }: which rival?
ask-drop = { $number ->
    [one] Discard a card of your hand.
   *[other] Discard { $number } cards of your hand.
}
ask-recall = Which maneuver comes back from your discards?
ask-fix = Which card goes from your damaged pile back to your dragon deck?
ask-break = What of { of-rival } is damaged?
ask-knock = What of { of-rival } is discarded?
ask-find = Which card do you show and take?
    .detail = You may find nothing. Then your race deck is shuffled.
ask-order-effects = Which of your effects comes first?

## What can be chosen

choice-name-dragon = { $lies ->
    [open] Ride { $cards }, with your dragon deck face up
   *[closed] Ride { $cards }, with your dragon deck face down
}
    .label = { $lies ->
    [open] Deck face up
   *[closed] Deck face down
}
choice-name-colour = { $lies ->
    [open] Ride without a dragon, { $colour }, with your dragon deck face up
   *[closed] Ride without a dragon, { $colour }, with your dragon deck face down
}
    .label = { $lies ->
    [open] { $colour }, deck face up
   *[closed] { $colour }, deck face down
}
choice-keep-hand = Keep your hand
choice-draw-again = Shuffle your hand back and draw as many again
    .label = Draw again
choice-mag = Mag { $cards }: your { $stat } becomes { $number }
    .label = Mag
choice-recruit = Recruit { $cards }
    .label = Recruit
choice-done = Be done with Main
    .label = Done
    .then = Energy that is left is lost.
choice-play-maneuver = Play { $cards } for { $cost } energy, and keep { $left }
    .label = Play for { $cost } energy
choice-play-event = Play { $cards }
    .label = Play the event
    .then = { $bonus ->
    [0] Burst { $burst }: your { $stat } of { $reached } suffices.
   *[other] Burst { $burst }: your { $stat } of { $reached } suffices, { $bonus } of it for the dragon's own colour.
}{ $now ->
    [battle] {" "}But outside a battle it does nothing.
    [main] {" "}But outside Main it does nothing.
    [test] {" "}But its condition does not hold, so it does nothing.
   *[works] {""}
}
choice-use = Use the effect of { $cards }
    .label = Use the effect
choice-pay = Discard { $cards } to use { $cause }
    .label = Discard
choice-moved = Move no more
    .label = Done
choice-move-up = Move { $cards } up into the zone: sprint { $sprint }
    .label = Move up
choice-rush = Rush with { $cards }: sprint { $sprint }
    .label = Rush
choice-pass = Pass
    .then = { $left ->
    [0] All others have passed: sprints are compared now.
    [one] The battle ends if one more passes.
   *[other] The battle ends if { $left } more pass in a row.
}
choice-name-rival = { $rival }
choice-discard = Discard { $cards }
    .label = Discard
choice-recall = Take { $cards } back
    .label = Take back
choice-fix = Return { $cards } to your dragon deck
    .label = Return
choice-damage-of = Damage { of-rival } { $cards }
    .label = Damage
choice-discard-of = Discard { of-rival } { $cards }
    .label = Discard
choice-find = Show and take { $cards }
    .label = Take
choice-find-nothing = Find nothing
choice-first = { $cards } comes first
    .label = { $cards }

## Why not

no-a-dragon-is-needed = You need a dragon here.
no-name-a-dragon-of-your-dragon-deck = Name a dragon of your dragon deck.
no-keep-or-again = Keep the hand, or draw again.
no-gears-up-now = { $rival } gears up now.
no-must-gear-up = You cannot skip: a card fits. What fits: { $cards }.
no-mag-or-recruit = Now everybody gears up: mag a gear or recruit a crew of your dragon deck.
no-not-in-your-dragon-deck = This card is not in your dragon deck.
no-dragons-stay = Further dragons stay in the dragon deck: yours was named before the game.
no-same-title = A card with the title of { $cards } is in your mag pit.
no-caps-full = All { $number } zap caps are full.
no-gear-cap-reached = Without a dragon at most { $number } gear can be magged.
no-no-colour-box = No colour box of this gear has your dragon's colour.
no-other-team = This crew belongs to another team than your dragon.
no-acts-now = { $rival } acts now.
no-not-in-main = In Main you play maneuvers and events, use Main: effects, or are done.
no-crystal-not-played = { $cards } comes from the dragon deck, in Gear Up.
no-not-in-hand = { $cards } is not in your hand.
no-maneuver-in-rush = { $cards } is a maneuver: those are played in Main.
no-too-dear = { $cards } costs { $cost }, and you have { $energy } energy.
no-burst-too-high = { $bonus ->
    [0] { $cards } has burst { $burst }, and your { $stat } is only { $reached }. In your dragon's colour it would count 2 more.
   *[other] { $cards } has burst { $burst }, and your { $stat } counts only { $reached }, with { $bonus } for your dragon's colour.
}
no-not-in-play = { $cards } is not yours in play there.
no-other-keyword = { $cards } has no effect for this moment.
no-no-card-to-pay = To use { $cards } you must discard a card, and your hand is empty.
no-used-this-turn = { $cards } was used this turn.
no-pay-with-a-card-of-your-hand = Pay with a card of your hand.
no-moves-now = { $rival } moves up now.
no-move-up-from-your-track = Maneuvers of your track move up, or you are done.
no-event-outside-battle = Events are played in Main, or as an action in a battle.
no-names-rushing-card = { $rival } names a rushing card now.
no-must-battle = You have a card in the zone, so you must battle.
no-rush-from-your-zone = Name a maneuver of your zone.
no-not-in-battle = In a battle you play an event, use a Battle: effect, or pass.
no-name-a-rival = Name a rival.
no-discard-a-card-of-your-hand = Discard a card of your hand.
no-recall-from-your-discards = Only a maneuver of your discards within the limit comes back.
no-fix-from-your-damaged-pile = Only a card of your damaged pile goes back.
no-not-within-reach = The effect does not reach that card.
no-not-in-your-race-deck = This card is not in your race deck.
no-search-is-for-others = { $cards } is not what this search is for.

## What happened

event-rides = { $seat } ride{ verb-s } { $cards }{ $lies ->
    [open] , with an open dragon deck
   *[closed] {""}
}
event-rides-without-dragon = { $seat } ride{ verb-s } without a dragon, { $colour }{ $lies ->
    [open] , with an open dragon deck
   *[closed] {""}
}
event-leads = { $seat } lead{ verb-s } the first turn
event-turn-begins = Turn { $turn }: { $seat } lead{ verb-s }
event-draws = { $seat } draw{ verb-s } { $cards }
event-shows-dragon-deck = { $seat } can neither mag nor recruit, and show{ verb-s } { of-seat } dragon deck: { $cards }
event-mags = { $seat } mag{ verb-s } { $cards }
event-recruits = { $seat } recruit{ verb-s } { $cards }
event-main-begins = Main begins: everybody has { $energy } energy
event-is-done = { $seat } { verb-be } done
event-plays-maneuver = { $seat } play{ verb-s } the maneuver { $cards }
event-plays-event = { $seat } play{ verb-s } the event { $cards }
event-enters-track = { $cards } enters { of-seat } track
event-is-spent = { $cards } goes to { of-seat } discards
event-uses = { $seat } use{ verb-s } { $cards }
event-aims-at = { $seat } aim{ verb-s } { $cause } at { $rival }
event-test-fails = { $cards } does nothing: its test fails
event-discards = { $seat } discard{ verb-s } { $cards }
event-gains-points = { $seat } gain{ verb-s } { count-points }: { $total } in all
event-loses-points = { $seat } lose{ verb-s } { count-points }: { $total } in all
event-gains-energy = { $seat } gain{ verb-s } { $energy } energy
event-gains-sprint = { of-seat-first } rushing card gains { $number } sprint from { $cause }
event-loses-sprint = { of-seat-first } rushing card loses { $number } sprint to { $cause }
event-is-milled = { $cards } of { of-seat } race deck goes to the discards
event-recalls = { $seat } take{ verb-s } { $cards } back from the discards
event-fixes = { $seat } return{ verb-s } { $cards } to the dragon deck
event-is-damaged = { of-seat-first } { $cards } is damaged by { $cause }
event-loses-maneuver = { of-seat-first } { $cards } is discarded by { $cause }
event-finds = { $seat } find{ verb-s } { $cards }
event-finds-nothing = { $seat } find{ verb-s } nothing
event-rush-begins = Rush begins
event-moves-up = { $seat } move{ verb-s } { $cards } up
event-has-moved = { $seat } { verb-have } moved up
event-starts-battle = { $seat } start{ verb-s } a battle with { $cards }: sprint { $sprint }
event-rushes = { $seat } rush{ verb-es } with { $cards }: sprint { $sprint }
event-passes = { $seat } pass{ verb-es }
event-has-sprint = { $seat } { verb-have } sprint { $sprint }
event-battle-is-tied = A tie: everybody loses the battle
event-wins-battle = { $seat } win{ verb-s } the battle
event-returns-to-track = { $cards } returns to { of-seat } track
event-loses-rushing-card = { $seat } lose{ verb-s } { $cards }
event-reaches-the-finish-line = { $seat } reach{ verb-es } the finish line with { $total } points
event-exhausts-all-rivals = { $seat } exhaust{ verb-s } all rivals: only { of-seat } race deck has cards left
event-has-the-highest-total = { $seat } { verb-have } the highest total: { $total }
event-is-left-alone = { $seat } { verb-be } the last in the race
event-shares-a-draw = All race decks are empty: { $seat } share{ verb-s } a draw

## Marks, sums and small facts

mark-used = used
score-points = points
score-printed = printed on { $cards }
    .short = printed
score-constant = { $cards }
    .short = { $cards }
score-this-battle = this battle: { $cards }
    .short = { $cards }
score-no-rushing-card = no rushing card
score-stat-dragon = { $cards }
score-stat-no-dragon = without a dragon
score-stat-gear = magged { $cards }
score-colour-bonus = the dragon is { $colour } too
about-turn = turn { $value }
    .label = turn
about-leader = leader { $value }
    .label = leader
about-to-win = { $value } to win
    .label = to win
about-score = { $value } points
    .label = points
about-energy = { $value } energy
    .label = energy
about-sprint = sprint { $value }
    .label = sprint
about-wins-if-all-pass = wins { $value } if all pass
    .label = wins if all pass
about-ties-if-all-pass = a tie if all pass
about-speed = speed { $value }
    .label = speed
about-agility = agility { $value }
    .label = agility
about-power = power { $value }
    .label = power

## Decks that are ready

ready-starter-red = Red starter
    .detail = Wyldfyr and Penn Racing: cheap maneuvers, and events that add sprint
ready-starter-green = Green starter
    .detail = Brutarus and the Grip: damage a rival's gear, then hit hard
ready-deep-thinkers = Deep thinkers
    .detail = Cyrano: draw, search, and have the right event at hand
ready-dragon-eyes = Dragon eyes
    .detail = Decepshun: take cards out of hands, decks and tracks
ready-golden-hearts = Golden hearts
    .detail = Beau: strong as long as you are behind
ready-stone-will = Stone will
    .detail = Rumbull: maneuvers that come back to the track

## What zones are called

zone-race = race deck
zone-dragons = dragon deck
zone-open_dragons = dragon deck
zone-hand = hand
zone-pit = mag pit
zone-track = track
zone-zone = zone
zone-rushing = rushing card
zone-played = being played
zone-discards = discards
zone-damaged = damaged
zone-colour = colour

## Words of the screen

screen-card-table = A line is a card: its type (dragon, gear, crew, maneuver or event), its title and version, the numbers that its type has, what it does in words (effect_text) and in the card language (effect_code), and where the line comes from (provenance).
screen-the-race = The race
screen-race = The race to 30 points: { $runners }
screen-runner = { $seat } { $points }
screen-leads = Leads
screen-race-deck = cards in the race deck
screen-dragon-deck = cards in the dragon deck
screen-column-points = Points
screen-column-deck = Deck
screen-speed = Speed
screen-agility = Agility
screen-power = Power
screen-stats-of = { of-seat-first } stats
screen-colour-counts = For an event of your dragon's own colour each of them counts 2 more.
screen-pit-of = { of-seat-first } mag pit: gear { $gear }, free zap caps { $free }, crew { $crew }
screen-free-cap = A free zap cap
screen-no-dragon = No dragon
screen-track-of = { of-seat-first } track
screen-zone-of = { of-seat-first } zone
screen-turn = Turn { $turn }
screen-step-draw = Draw
screen-step-gear-up = Gear Up
screen-step-main = Main
screen-step-rush = Rush
screen-energy = { $energy } energy
screen-plays = { $seat } play{ verb-s } it
screen-battle = The battle
screen-sprint-of = { of-seat-first } sprint
screen-sprint-adds-up = How { of-seat } sprint adds up
screen-no-rushing-card = no rushing card
screen-would-win = { $seat } win{ verb-s } by { $points }
screen-would-tie = a tie
screen-passes = { $made } of { $needed } passes
screen-burst-suffices = { choice-play-event.then }
screen-sprint-change = { of-seat-first } sprint: { $before } → { $after }.
screen-pass-and-win = { $left ->
    [0] Pass now and { $seat } win{ verb-s } by { $points }.
   *[other] If all pass, { $seat } win{ verb-s } by { $points }.
}
screen-pass-and-tie = { $left ->
    [0] Pass now and it is a tie: everybody loses.
   *[other] If all pass, it is a tie: everybody loses.
}
screen-pass-until = Pass until …
screen-until-change = Something changes
screen-until-change-stops = Stops when a rival plays or uses something, when you rush again, and at the end of the turn.
screen-until-battle = The battle ends
screen-until-battle-stops = Stops also when you would no longer win it.
screen-until-turn = The turn ends
screen-until-turn-stops = Through all battles of this turn. Stops also when you would no longer win one.
screen-pass-pace = Always stops when something else is asked. Each pass takes the same time, whatever you hold.
screen-passing-change = Passing until something changes
screen-passing-battle = Passing until the battle ends
screen-passing-turn = Passing until the turn ends
screen-passing-end = Stop
screen-stop-over = The game is over.
screen-stop-turn = Passing stopped: a new turn.
screen-stop-asked = Passing stopped: something else is asked.
screen-stop-battle = Passing stopped: the battle is over.
screen-stop-act = Passing stopped: { $seat } used { $cards }.
screen-stop-rush = Passing stopped: you rush again.
screen-stop-lead = Passing stopped: you would no longer win.

## Decks, while somebody builds one

section-race-deck = Race deck
section-dragon-deck = Dragon deck
list-dragon-deck-needs-a-dragon = { $cardsCount ->
    [0] Dragon deck: it needs a dragon
   *[other] Dragon deck: with { $cards }
}
stat-word = { $stat ->
    [speed] Speed
    [agility] Agility
   *[power] Power
}
with-dragon = { $dragonCount ->
    [0] without a dragon
   *[other] with { $dragon }
}
with-bonus = { $bonus ->
    [0] { "" }
   *[other] , its colour included
}
prospect-burst-at-once = Needs { stat-word } { $burst }: { $now } { with-dragon }{ with-bonus }.
prospect-burst-later = Needs { stat-word } { $burst }: { $now } { with-dragon }{ with-bonus }, { $missing } more from gear and crew.
prospect-burst-never = Needs { stat-word } { $burst }: { $most } at most { with-dragon } and this deck{ with-bonus }.
prospect-no-dragon-of-colour = No dragon of this deck is { $colours }: it can never be magged.
prospect-box = { $colour }
prospect-no-dragon-of-team = No dragon of this deck is of the team { $team }: it can never be recruited.
chart-energy = Maneuvers by energy
chart-cost = { $cost }
chart-cost-from = { $cost }+
chart-bursts = Events by burst
chart-burst = { stat-word } { $burst }
chart-brief-burst-at-once = yours: { $now } { with-dragon }{ with-bonus }
chart-brief-burst-later = yours: { $now } { with-dragon }{ with-bonus }, up to { $most }
chart-brief-burst-never = never: { $most } at most { with-dragon }{ with-bonus }
chart-colours = Colours
chart-colour = { $colour ->
    [none] No colour
    [red] Red
    [green] Green
    [blue] Blue
    [gold] Gold
    [black] Black
    [brown] Brown
    [purple] Purple
    [orange] Orange
    [yellow] Yellow
    [silver] Silver
    [white] White
   *[pink] Pink
}
trait-colour = { $value ->
    [none] Any
    [red] Red
    [green] Green
    [blue] Blue
    [gold] Gold
    [black] Black
    [brown] Brown
    [purple] Purple
    [orange] Orange
    [yellow] Yellow
    [silver] Silver
    [white] White
   *[pink] Pink
}
    .title = Colour
trait-cost = { $value }
    .title = Energy
trait-sprint = { $value }
    .title = Sprint
trait-stat = { $value ->
    [speed] Speed
    [agility] Agility
   *[power] Power
}
    .title = Stat
trait-burst = { $value }
    .title = Burst
trait-level = { $value }
    .title = Level
trait-team = { $value }
    .title = Team
