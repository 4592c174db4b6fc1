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

## What commands say: wyrmhall games, learn, rules, check, verify, simulate

command-no-lessons = { $title } has no lessons; its rules: wyrmhall rules { $game }
command-no-such-lesson = there is no lesson { $number }; there { $lessons ->
    [one] is { $lessons } lesson
   *[other] are { $lessons } lessons
}
command-take-next-lesson = Take the next one:  wyrmhall learn GAME
command-take-any-lesson = Take any:           wyrmhall learn GAME NUMBER
command-column-game = game
command-column-seats = seats
command-column-variants = variants
command-column-sentence = what it is
command-no-rules = no rules in words
command-rule-book = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}, { $rulings ->
    [one] { $rulings } ruling
   *[other] { $rulings } rulings
}, { $options ->
    [one] { $options } house option
   *[other] { $options } house options
}
command-read-rule-book = Read a whole rule book:  wyrmhall rules { $game }
command-read-clause = Read a single clause:    wyrmhall rules { $game } { $clause }
command-learn-game = Learn it at the table:  wyrmhall learn { $game }
command-house-option = house option { $name } = { $values }; default { $default }
command-house-options = House options
command-house-option-meant = { $name } ({ $clause }): { $meaning } { $values }; default { $default }
command-shown-by = shown by: { $titles }
command-provenance = Where the cards come from
command-cards-as-printed = Every card is as in the rule book.
command-cards-otherwise = All cards are as in the rule book, except these (to play with other values, use --cards FILE):
command-checked = { $held } held, { $failed } failed
command-nothing-to-check = No records to check: name some files.
command-verified = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} and { $fingerprints ->
    [one] { $fingerprints } fingerprint
   *[other] { $fingerprints } fingerprints
}, all hold; { $dealt ->
    [pledged] dealt from the key that was pledged ({ $pledge }…)
    [key] dealt from the key of the record
   *[seed] dealt from the seed of the record
}{ $cards ->
    [own] { "" }
   *[other] , with the card table { $cards }
}; { $result ->
    [unfinished] not yet finished
   *[won] won by { $winners }
}
command-logs-are-whole = Every log of the hall is whole.
command-name-a-record = name the record of a game, or use --hall to check the logs of the hall
command-no-tag = { $where }: the tag { $tag } is missing, so this is not a saved game
command-not-a-saved-game = { $where }: not a saved game, which is `start` followed only by choices and fingerprints
command-no-seed-and-no-key = { $where }: it has neither a seed nor a key, so the deal cannot be repeated
command-no-last-fingerprint = { $where }: the fingerprint after the last choice is missing: cut off, or edited
command-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }.
command-column-bot = bot
command-column-won = won
command-column-interval = { $share } interval
command-column-mean-score = mean score
command-interval = { $low } to { $high }
command-covered = { $games ->
    [one] { $games } game
   *[other] { $games } games
} at random, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}.
command-column-used = used
command-column-of = of
command-column-never-used = never used
command-and-more = { $named } and { $more } more (--json lists them all)
command-rivals = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} a pair, { $bots }, seed { $seed }.
command-column-deck = deck
command-column-against = against { $name }
command-column-all = all

## wyrmhall event

command-event-is-ready = { $file }: { $name } is ready. Next: wyrmhall event add { $file } NAME...
command-players-entered = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, of whom { $here } are here
command-players-here = { $here } of { $players ->
    [one] { $players } player
   *[other] { $players } players
} are here
command-no-such-player = there is no player { $name }; { $meant ->
    [none] there are: { $known }
   *[other] did you mean { $meant }?
}
command-nothing-paired = no round has been paired: wyrmhall event pair FILE
command-no-match = { $name } has no match in round { $round }
command-say-games-or-places = say the games, as 2-1, or everybody of the table in the order of places: { $names }
command-say-who-plays = { $text }: say which match, and who plays: 1=Ada,Ben
command-pairings = { $name }, round { $round }{ $stage ->
    [cut] {" "}of the cut
   *[other] { "" }
}
command-event-stands = { $name }: { $stage }. { $here } of { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
command-event-exported = { $folder }: standings and { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
command-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
command-in-turn = In turn: { $players }
command-nobody-in-turn = In turn: nobody, for there are none
command-cards-of = { $name }: { command-cards }
command-line-mended = { $file }: the broken line is kept as { $kept }
command-no-line-broken = { $file }: no line is broken
command-column-player = Player
command-column-players = Players
command-column-matches = Matches
command-column-games = Games
command-column-result = Result
command-column-table = Table
command-dropped = dropped
command-share = { $points } of { $most } = { $percent }

## wyrmhall sets

command-set-begins = { $name }: { command-cards }. The first of them:
command-set-written = Written as { $file }: digest { $digest }
command-set-not-written = Nothing was written: add --out FILE to keep the set. If a guess is wrong, correct it by --column, --type and the other options, or in a mapping: wyrmhall sets mapping { $file } > mapping.toml
command-set-shipped = { $file }: { $name }, { command-cards } ({ $provenance })
command-set-shown = { $name }: { command-cards } ({ $provenance })
command-digest = Digest: { $digest }
command-cards-of-game = { $file }: { command-cards } of { $title }
command-set-is-right = { $file }: { command-cards }, nothing is wrong
command-by-the-way = { $where }: by the way: { $problem }
command-mistakes = { $file }: { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}{ $plays ->
    [yes] ; it can be played as it is
   *[no] { "" }
}
command-table-is-right = { $file }: { command-cards } of { $title }, nothing is wrong
command-no-differences = No differences.
command-packs-read = { $file }: { command-packs }, { command-cards } of { $name }
command-packs = { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
}
command-packs-as-opened = { $file }: { command-packs }, just as opened
command-pack-otherwise = { $where }: pack { $pack } is not what was opened
command-packs-missing = { $file }: { command-packs }, but { $opened } were opened
command-numbers-counted = counted from 001
command-if-empty = if empty: { $default }
command-column-field = field
command-column-column = column
command-column-first-row = first row
command-column-rarity = rarity
command-cards-at = cards at { $path }
command-cards-at-top = cards at the top
command-with-header = with a header
command-without-header = without a header
command-rows-skipped = after { $rows ->
    [one] { $rows } row that is skipped
   *[other] { $rows } rows that are skipped
}
command-read-as = Read as { $shape } ({ $how }): { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}{ $out ->
    [0] { "" }
   *[other] , of which { $out } left out
}.
command-or = {" or "}
command-pack-slot = { $size } of { $cards }{ $repeats ->
    [yes] , which may repeat
   *[no] { "" }
}
command-pack-line = { $name }, { command-cards }: { $slots }.
command-difference = { $what }: { $how ->
    [added] added
   *[left-out] left out
}

## wyrmhall doctor

command-ok = ok{" "}
command-bad = BAD
command-found-wyrmhall = wyrmhall
command-found-kernel-and-games = kernel and games
command-found-saved-games = saved games
command-found-settings = settings
command-found-hall = hall
command-found-disk = disk
command-found-disk-sync = disk sync
command-found-database = database
command-found-unfinished-tables = unfinished tables
command-found-finished-tables = finished tables
command-found-card-tables = card tables
command-found-page = page
command-on-python = { $version } on Python { $python }
command-not-writable = { $folder } is not writable; set WYRMHALL_HOME to another folder
command-records-hold = rules { $rules }, { $records } records hold
command-room = { $megabytes } MB free{ $enough ->
    [yes] { "" }
   *[no] : too little; when the disk is full, moves are refused
}
command-not-tested = could not be tested: { $why }
command-synced = { $time }{ $doubt ->
    [yes] ; too fast for a real disk: a power cut could lose moves
   *[no] { "" }
}
command-no-database-yet = { $file }: does not exist yet; `wyrmhall serve` creates it
command-open-to-others = { $file } can be read by other users; run: chmod 600 { $file }
command-database = { $database }, tables: { $tables }
command-card-tables = { $kept } that players have brought{ $lost ->
    [0] { "" }
   *[other] ; lost, and so nobody plays there: { $named }
}
command-can = { $tables } { $can ->
    [go-on] can continue
   *[show] can be shown
}, judging by their openings
command-cannot = { $tables } cannot: { $why } ({ $named })
command-kept-all-the-same = they are kept, and `wyrmhall export` writes them out
command-page-is-built = built
command-page-is-not-built = not built; `make run` builds it in a checkout
## Drafts line by line

terminal-draft-pack = Your pack, { $cards ->
    [one] one card:
   *[other] { $cards } cards:
}
terminal-draft-pool = Your pool, { $cards ->
    [one] one card:
   *[other] { $cards } cards:
}
terminal-draft-deck = Your deck, { $cards ->
    [0] nothing chosen yet.
    [one] one card:
   *[other] { $cards } cards:
}
terminal-draft-note-along = only with another one
terminal-draft-note-barred = not now
terminal-draft-note-chosen = { $number } in the deck
terminal-draft-curve = { $cards ->
    [one] One card for a deck
   *[other] { $cards } cards for a deck
}; by cost { $costs }; by colour { $colours }.
terminal-draft-ready = The deck may be played as it is. Type done if you are content, or go on changing it.
terminal-draft-not-in-deck = { $card } is not in your deck.
terminal-draft-no-deck-yet = Decks are built when all packs are used up.
terminal-draft-name-a-file = Name a file, as in save my.deck.
terminal-draft-no-file = There is no file { $file }.
terminal-draft-deck-dropped = The deck in { $file } does not fit your pool, so it is begun anew.
terminal-draft-over = The draft is over.
terminal-draft-written = Your deck is written as { $file }

word-draft-pack = the pack in your hand; type a number, a card's number or its name to take a card, and + between a Leader and the card that comes with it
    .usage = pack
word-draft-pool = what you have taken, with its curve
    .usage = pool
word-draft-curve = how many cards of each cost and colour you have
    .usage = curve
word-draft-deck = the deck that you are building; type a card of the pool to put it in, as 2x Ash Courier for two
    .usage = deck
word-draft-cut = take a card out of the deck
    .usage = cut CARD
word-draft-auto = fill the deck up with what fits best
    .usage = auto
word-draft-clear = begin the deck anew
    .usage = clear
word-draft-save = write the deck into a file
    .usage = save FILE
word-draft-load = take the deck from a file
    .usage = load FILE
word-draft-done = the deck is ready
    .usage = done

## At the desk of an organiser, who types what happens at a real table

desk-begun = { $file }: the players sit clockwise as { $players }. Whatever is left to chance is pledged as { $pledge }.
desk-no-head = the first line of the log of a draft is “{ $head }”
desk-unknown-word = “{ $word }” is no word of a log; there are { $words }.
    .meant = Did you mean { $meant }?
desk-one-cell = { $word } | and one more word belong into this line
desk-two-cells = { $word } | PLAYER | and what it is about belong into this line
desk-twice = { $word } is said already
desk-missing = the log does not say: { $word } | …
desk-packs-are = packs are “typed” or “opened”, not “{ $found }”
desk-no-key = a key is 64 hexadecimal digits in small letters
desk-other-set = { $set } is another set now than when the draft began
desk-bad-player = “{ $name }” is no name: at most { $most } signs, no number, and neither | nor :
desk-player-twice = two players cannot both be called { $name }
desk-no-draft = { $game } is no draft
desk-no-player = nobody is called “{ $name }” here; there are { $players }.
    .meant = Did you mean { $meant }?
desk-refused = { $player }: { $why }
desk-packs-are-opened = the packs of this draft are opened by Wyrmhall, so none are typed
desk-enough-packs = { $player } has { $packs } packs already, as many as there are
desk-not-this-pack = the next pack of { $player } is number { $number }
desk-pack-empty = no card follows for { $player }: one card a line, by number or name
desk-no-packs-yet = pack { $number } of { $players } has not been typed yet
desk-not-now-pick = { $player } has nothing to pick now. { $waiting }
desk-not-now-leader = { $player } chooses no Leader now. { $waiting }
desk-not-now-deck = { $player } builds no deck now. { $waiting }
desk-no-judgement = “{ $word }” is no judgement: play-on or replace, of a pool that is too small smaller or drop
desk-wait-packs = Waiting for pack { $number } of { $players }.
desk-wait-picking = To pick: { $players }.
desk-wait-judging = A pack has too many or too few cards: { $players } judges. Correct the pack in the log, or: judge PLAYER play-on.
desk-wait-choosing-leader = To choose a Leader from outside: { $players }.
desk-wait-short-pool = Somebody has too few cards for a deck: { $players } judges, smaller or drop.
desk-wait-building = To build a deck: { $players }.
desk-wait-over = The draft is over.
desk-where = Pack { $number } of { $of }, pick { $pick }, to the { $way }.
desk-is-to-pick = { $player } holds { $held ->
    [one] one card
   *[other] { $held } cards
} of the pack that { $opener } opened, and is to pick.
desk-has-picked = { $player } has picked { $cards }, from { $held ->
    [one] one card
   *[other] { $held } cards
} of the pack that { $opener } opened.
desk-passes-on = { $player } holds { $held ->
    [one] one card
   *[other] { $held } cards
} of the pack that { $opener } opened, and may take none of them.
desk-holds-nothing = { $player } holds no cards.
desk-pack-of = { $player } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}:
desk-to-build = { $player } has { $cards } cards for a deck of { $need }.
desk-built = { $player } has built a deck.
desk-dropped = { $player } is out.
desk-kept = Kept: { $line }
desk-undone = Taken back: { $line }
desk-nothing-to-undo = nothing has been typed yet that could be taken back
desk-no-such-line = there is no line { $line }; the log has { $lines }
desk-log-too-large = a log has at most { $most } bytes
desk-changed-meanwhile = somebody else has changed it meanwhile; look at it and try again
desk-type-cards = The cards of { $player }, one a line; an empty line ends them.
desk-type-pick = A pick is typed as: Ada EC-014.
desk-help = PLAYER CARD · PLAYER LEADER + CARD · CARD (of the next player) · pack PLAYER · deck PLAYER · deck PLAYER auto · judge PLAYER play-on · where · packs · undo · correct LINE TEXT · quit
desk-log-head = { $game } with { $set }: { $players }, clockwise.
desk-log-pick = Pack { $number }, pick { $pick }, to the { $way }
desk-log-takes = { $player } takes { $cards }; { $left } left
desk-log-takes-nothing = { $player } takes nothing; { $left } left
desk-log-pool = { $player }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
desk-log-lent = Lent: { $cards }
desk-log-deck = { $player }
