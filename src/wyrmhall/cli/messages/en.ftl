### What the terminal says around what the games say. Cards are written by their notation where they are typed.

## Zones of the table: a game may call them otherwise

zone-hand = hand
zone-stack = stacks
zone-aside = set aside
zone-box = box
zone-deck = deck
zone-stock = deck
zone-discards = discards
zone-draw = draw pile
zone-drafted = drafted
zone-flight = flight
zone-front = storm front
zone-found = found
zone-lost = lost
zone-picked = kept
zone-showing = being played
zone-spoils = spoils
zone-tableau = tableau
zone-unselected = not taken
zone-victory = victory pile
zone-won = won
zone-enemy_draw = enemies' draw pile
zone-enemy_discards = enemies' discards

## What lies on the table

terminal-centre = Centre
terminal-place = { $seat }: { $lying }.
terminal-place-with-facts = { $seat } ({ $facts }): { $lying }.
terminal-in-the-centre = Centre: { $lying }.
terminal-your-hand = Your hand: { $items }.
terminal-your-hand-empty = Your hand: empty.
terminal-can-be-chosen = { $item }*
terminal-facts = { $facts }.
terminal-fact = { $word } { $value }
terminal-lies = { $zone } { $items }
terminal-lies-nothing = no { $zone }
terminal-lies-unknown = { $zone } of unknown size
terminal-one-and-next = { $first }; { $next }
terminal-nothing = nothing
terminal-marked = { $item } ({ $marks })

## What is asked

terminal-your-turn = Your turn: { $ask }
terminal-choosing = { $who } { $whoCount ->
    [one] is choosing.
   *[other] are choosing.
}
terminal-choosing-too = { $who } { $whoCount ->
    [one] is choosing too.
   *[other] are choosing too.
}
terminal-have-chosen = You have chosen: { $choice }. You may still change it.
terminal-game-over = The game is over.
terminal-nobody-wins = Nobody wins.
terminal-wins = { $winner } { $winnerIs ->
    [you] win.
   *[other] wins.
}
terminal-share = { $winners } share the victory.

## What can be chosen

terminal-option = { $key }: { $deed }.
terminal-option-written = { $key } { $option }: { $deed }.
terminal-option-key = { $key } { $option }
terminal-likewise = Likewise { $options }.
terminal-order = { $choice }
terminal-order-noted = { $choice } ({ $notes })
terminal-now = Now:
terminal-means = { $option }: { $deed }.
terminal-can-be-played = { $cards } can be played.
terminal-option-can-be-chosen = { $option } can be chosen: { $deed }.
terminal-cannot-be-played = { $cards } cannot be played now: { $no }
terminal-besides = Besides: { $no }
terminal-refused = { $option }: { $no }
terminal-type-again = Type { $number } again for place { $number } in the list, which is { $option }.
terminal-then = then { $totals }
terminal-total = { $total }
terminal-total-way = { $total } { $way }
terminal-total-of = { $seat } { $total }
terminal-total-of-way = { $seat } { $total } { $way }
terminal-hint = A thinking bot would choose { $option }. { $deed }.
terminal-hint-why = Why: { $because }.

no-list-has = { $number ->
    [one] The list has one option.
   *[other] The list has { $number } options.
}
no-card-alone = This card alone is not an option. Type ? { $card } to see how it can be played.
no-unknown = There is no such option, card or word. Type ? to see what you can type.

## What happened

terminal-happened = { $event }.
terminal-score-of = { $seat }: { $total }.
terminal-no-score-yet = { $seat }: no score yet.
terminal-score-line = { $what }, { $points }.
terminal-no-rules = This game has no rules in words.

## A card, and what it does

terminal-card = { $card }: { $names }.
terminal-card-alone = { $card }.

## Beginning and end

terminal-with-bots = { $title }: you play with { $others } ({ $levels } { $othersCount ->
    [one] bot
   *[other] bots
}).
terminal-alone = { $title }: you play alone.
terminal-house = House options: { $house }.
terminal-pledged = The shuffle is pledged as { $pledge }…; wyrmhall verify checks it.
terminal-seeded = The cards are dealt by the seed { $seed }.
terminal-practice = Practice: this game begins from a position, and its record says so.
terminal-back = You are back in the game saved as { $file }.
terminal-saved = Saved as { $file }
terminal-go-on = Go on:    { $command }
terminal-replay = Replay:   { $command }
terminal-verify = Verify:   { $command }
terminal-input-ended = The input has ended.

## Line by line: what can be typed

terminal-welcome = Type ? to see what you can type, or ? and a card to see what it does.
terminal-type-something = Type a number or an option from the list, or ? to see what else you can type.
terminal-name-something = Name a card or an option, as in why { $card }.
terminal-rules-all = Type rules all for every clause.
terminal-you-can-type = You can type:
terminal-type-option = A number or an option from the list, such as { $number }: choose it.
terminal-type-word = { $usage }: { $meaning }.
terminal-for-short = For short: { $letters }.
terminal-letter = { $key } for { $word }

word-help = list what you can type
    .usage = ?, or help
word-help-card = what the card does, and how you can play it now
    .usage = ? CARD
word-help-option = what the option means
    .usage = ? NUMBER or ? OPTION
word-help-word = what the word does
    .usage = ? WORD
word-why = why you cannot play it
    .usage = why CARD or why OPTION
word-hint = what a thinking bot would do in your place
    .usage = hint
word-options = list what you can choose again
    .usage = options
word-table = what lies on the table, and your hand
    .usage = table
word-hand = your hand, with a star at each card that you can play
    .usage = hand
word-score = each score, if the game ended now
    .usage = score
word-log = the last 20 things that happened, or as many as you like
    .usage = log or log 100
word-rules = the clauses behind the question
    .usage = rules
word-rules-clause = one clause
    .usage = rules CLAUSE
word-rules-all = every clause of the rule book
    .usage = rules all
word-coach = turn the coach off, or on again
    .usage = coach
word-quit = leave the table; the game is saved, and you can resume it later
    .usage = quit

## On the full screen: keys, with their short words in the last line

key-arrows-across = choose a card
key-arrows-up-down = choose one of its options
    .short = pick
key-digits = choose the option of this number
key-enter = play what is chosen
    .short = play
key-why = why you cannot play the card
    .short = why
key-hint = hint: what a thinking bot would do in your place
    .short = hint
key-score = scores, if the game ended now
    .short = score
key-rules = rules: the clauses behind the question, then the rule book
    .short = rules
key-log = log: everything that has happened
    .short = log
key-space = do not wait between the moves of bots, until it is your turn
key-help = what the card does, and this list
    .short = help
key-quit = leave; the game is saved, and you can resume it later
    .short = quit

name-of-enter = Enter
name-of-space = Space
name-of-digits = 0 to 9

terminal-log = Log
terminal-just-now = Just now:
terminal-nothing-yet = nothing yet.
terminal-enter-does = Enter:
terminal-press-q = Press q to leave.
terminal-press-w = Press w to see every reason.
terminal-scroll = ↑↓ scroll · Enter closes
terminal-help = Help
terminal-why-not = Why can’t I play { $cards }?
terminal-scores-now = Scores if the game ended now
terminal-scores-of-round = Scores of the round
terminal-over = The game is over
terminal-rules-of = { $title }: rules
terminal-head-pledge = pledge { $pledge }
terminal-head-seed = seed { $seed }
terminal-what-now = wyrmhall replay FILE retells it; wyrmhall verify FILE checks the deal.
terminal-sum = = { $total }
terminal-none-yet = no score yet

## Lessons, and the coach

terminal-lesson = Lesson: { $title }
terminal-scene = { $title }:
terminal-lesson-keys = Enter goes on, b goes back, h is a hint, w tells why not, q leaves.
terminal-lesson-choose = Type a number or an option from the list, or h for a hint.
terminal-lesson-no-why = Nothing has been refused yet.
terminal-lesson-allowed = { $option } can be chosen, but it is not what is asked for.
terminal-lesson-answer = The answer is { $option }.
terminal-lesson-lit = >
terminal-lesson-done = That was { $title }.
terminal-lesson-game = Enter begins a real game; anything else ends the lesson.
terminal-teacher = Teacher: { $text }
terminal-coach = Coach: { $text }
terminal-coach-on = The coach is on.
terminal-coach-off = The coach is off. Type coach to turn it on again.
terminal-coach-none = This game has no coach.
