### Magic Dragon, what it says. rules.py names the kinds; MD-n is a clause of rules.md.

## Names of cards

name-dragon = { $colour } { $number }

## What stands in small letters on a card

face-dragon = { $colour } { $number }
face-spell = Spell

## Groups of cards, where all are shown

group-dragons = { $colour } dragons
group-spells = Spells

## What a card does

card-dragon = Takes a stack with a lower dragon of its colour, or starts one.
card-dragon-more = Captures a stack with a lower { $colour } dragon on top, claims one that waits for { $colour }, or starts a stack while no { $colour } one lies on the table.
card-ice = Locks a stack where it lies: safe, and nothing goes on it.
card-ice-more = The stack stays with its owner and counts there. A dragon must be on top of it.
card-fire = Burns a stack: it goes to the centre and counts for nobody.
card-fire-more = Nothing goes on a burnt stack any more. A dragon must be on top of it.
card-color = To the centre: the first dragon of the colour you name takes it.
card-color-more = Any number of that colour will do, and whoever plays it gets the whole stack.

## What is asked

ask-bid = How many stacks will be yours at the end? Exactly right earns the bonus.
    .detail = A number can be bid while one of its cards is left. A wrong bid costs nothing.
ask-open-the-round = You open the round: start a stack with any dragon.
    .detail = Spells need a stack to go on.
ask-play = Capture a stack, start a missing colour, or cast a spell.
    .detail = Whoever has a card that fits must play one.
ask-only-card = Only { $cards } fits now, and what fits must be played.
    .detail = Whoever has a card that fits must play one.
ask-must-cast = No dragon fits, so you must cast a spell, even on your own stack.
    .detail = Whoever has a card that fits must play one, a spell too.
ask-may-cast = No dragon fits: cast a spell, or pass.
    .detail = At this table nobody is made to cast a spell.

## What can be chosen

choice-bid = Bid { $number }: exactly { $number ->
        [one] { $number } stack earns
       *[other] { $number } stacks earn
    } { $bonus }
    .label = Bid { $number } · +{ $bonus }
choice-pass = Pass, and keep your spells
    .label = Pass
choice-start = Start { $colour } with { $cards }
    .label = Start { $colour }
choice-raise = Raise your own stack to { $cards }: { $size } cards
    .label = Raise yours
choice-capture = Capture { $rivalIs ->
        [nobody] the stack in the centre
       *[other] { $rival }'s stack
    } with { $cards }: { $size } cards
    .label = Capture
choice-claim = Claim the waiting stack with { $cards }: { $size } cards
    .label = Claim
choice-freeze = Freeze { $rivalIs ->
        [you] your own stack of { $top }: safe until the round ends
       *[other] { $rival }'s stack of { $top }: it stays there, out of reach
    }
    .label = Freeze
choice-burn = Burn { $rivalIs ->
        [you] your own stack
       *[other] { $rival }'s stack
    } of { $top }: its cards score for nobody
    .label = Burn
choice-recolour = Take { $rivalIs ->
        [you] your own stack
       *[other] { $rival }'s stack
    } of { $top } to the centre: the next { $colour } dragon gets it
    .label = Name { $colour }
    .which = { $cards } on { $top }: which colour shall claim the stack?

## Why not

no-bid-stands = Your bid of { $number } stands until the round ends.
no-bids-before-you = { $rival } bids first, then you.
no-bidding-first = First everybody bids; then the cards are played.
no-everybody-bids = You cannot pass: everybody bids.
no-no-such-bid = There is no bid card with { $number }.
no-bids-taken = All bids of { $number } are taken. Left: { $left }.
no-not-your-turn = { $rival } plays now.
no-round-over = The round is over.
no-besides = { $why } { $also }
no-a-dragon-fits = You may pass only when no dragon fits. What fits: { $cards }.
no-a-card-fits = You cannot pass: what fits must be played. What fits: { $cards }.
no-not-in-hand = { $cards } is not in your hand.
no-no-such-stack = No stack shows { $cards } any more.
no-spell-starts-no-stack = A spell needs a stack with a dragon on top.
no-colour-lies = A { $colour } stack lies on the table: capture { $cards } with a higher { $colour }, or wait.
no-colour-awaited = A stack waits for { $colour }: claim it first, or play another colour.
no-stack-waits = This stack waits for { $colour }: any { $colour } number takes it, nothing else does.
no-name-a-colour = Name a colour for the Color spell.
no-too-small = { $cards } is too small: only a { $colour } dragon above { $top } takes this stack.
no-other-colour = This stack is { $colour }. { $cards } fits on { $other } only.
no-name-the-dragon = At this table a stack is named by its uppermost dragon.
no-no-such-waiting-stack = No such stack waits in the centre.
no-spell-on-spell = Spells go on dragons, and a spell lies on top here.
no-frozen = Frozen: nothing goes on this stack until the round ends.
no-burnt = Burnt: this stack is out of the round.

## What happened

event-is-dealt = { $seatIs ->
    [you] You are
   *[other] { $seat } is
} dealt { $cards }
event-bids = { $seatIs ->
    [you] You bid
   *[other] { $seat } bids
} { $number }: exactly { $number ->
    [one] { $number } stack earns
   *[other] { $number } stacks earn
} { $bonus }
event-passes = { $seatIs ->
    [you] You pass
   *[other] { $seat } passes
}
event-is-skipped = { $seatIs ->
    [you] You are skipped: no card of your hand fits
   *[other] { $seat } is skipped: no card of that hand fits
}
event-starts = { $seatIs ->
    [you] You start
   *[other] { $seat } starts
} { $colour } with { $cards }
event-raises = { $seatIs ->
    [you] You raise your own stack
   *[other] { $seat } raises their own stack
} to { $cards }: { $size } cards
event-captures = { $seatIs ->
    [you] You capture
   *[other] { $seat } captures
} { $rivalIs ->
    [you] your stack
   *[other] { $rival }'s stack
} with { $cards }: { $size } cards
event-claims = { $seatIs ->
    [you] You claim
   *[other] { $seat } claims
} the waiting stack with { $cards }: { $size } cards
event-freezes = { $seatIs ->
    [you] { $rivalIs ->
        [you] You freeze your own stack
       *[other] You freeze { $rival }'s stack
    }
   *[other] { $whose ->
        [own] { $seat } freezes their own stack
       *[other] { $rivalIs ->
            [you] { $seat } freezes your stack
           *[other] { $seat } freezes { $rival }'s stack
        }
    }
} of { $top }: { $size } cards, out of reach
event-burns = { $seatIs ->
    [you] { $rivalIs ->
        [you] You burn your own stack
       *[other] You burn { $rival }'s stack
    }
   *[other] { $whose ->
        [own] { $seat } burns their own stack
       *[other] { $rivalIs ->
            [you] { $seat } burns your stack
           *[other] { $seat } burns { $rival }'s stack
        }
    }
} of { $top }: { $size } cards that score for nobody
event-recolours = { $seatIs ->
    [you] { $rivalIs ->
        [you] You take your own stack
       *[other] You take { $rival }'s stack
    }
   *[other] { $whose ->
        [own] { $seat } takes their own stack
       *[other] { $rivalIs ->
            [you] { $seat } takes your stack
           *[other] { $seat } takes { $rival }'s stack
        }
    }
} of { $top } to the centre: the next { $colour } dragon gets it
event-round-over = The round is over: nobody can play any more
event-scores = { $seatIs ->
    [you] You score
   *[other] { $seat } scores
} { $points }, { $bonus ->
    [0] without a bonus (bid { $bid }, owned { $owned })
   *[other] with the bonus of { $bonus } for a bid of { $bid }
}: { $sum } in all
event-wins = { $seatIs ->
    [you] You win
   *[other] { $seat } wins
} the game with { $points } points

## Marks on stacks

mark-waits = waits for { $colour }
mark-frozen = frozen
mark-burnt = burnt

## Scores

score-cards-in-area = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in the stacks
score-cards-in-hand = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} left in hand
score-bid-kept = Bid { $bid } kept
score-bid-missed = Bid { $bid } missed: { $owned ->
    [one] { $owned } stack
   *[other] { $owned } stacks
} owned
score-never-below-0 = Never below 0

## About table and seats

about-round = round { $value }
    .label = round
about-dealer = dealer { $value }
    .label = dealer
about-to-win = { $value } to win
    .label = to win
about-bid = bid { $value }
    .label = bid
about-no-bid = no bid yet
    .label = bid
about-score = score { $value }
    .label = score

## Why a hint advises it

because-bonus = exactly right earns { $points }
because-keeps-spells = keeps your spells
because-starts = starts a stack of your own
because-own-grows = makes your stack { $number } cards
because-captures = captures { $number } cards
because-own-is-safe = keeps your { $number } cards safe
because-locks = shuts { $number } cards out of the round's play
because-own-goes = gives up a stack you do not need
because-takes-away = takes { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from { $rival }
because-keeps-bid = keeps you at the { $bid } you bid
because-reaches-bid = brings you to the { $bid } you bid
because-nearer-bid = leaves you at { $owned } of the { $bid } you bid
because-beyond-bid = leaves you at { $owned }, beyond the { $bid } you bid

## Words of the screen

screen-of-bid = { $count } of bid { $bid }
    .spoken = { $count ->
        [one] { $count } stack
       *[other] { $count } stacks
    } of a bid of { $bid }
screen-then-met = Then you have { $count } of { $bid } stacks: your bid is met, +{ $bonus }.
screen-then-too-many = Then you have { $count } of { $bid } stacks: { $surplus } too many.
screen-then-too-few = Then you have { $count } of { $bid } stacks.
screen-column-stacks = Stacks
screen-column-cards = Cards
screen-column-hand = Hand
screen-column-total = Total
screen-card-table = A line is a dragon (with its colour and number), a spell (Ice, Fire or Color) or a bid card (with its number); copies says how often it is there, bonus what a kept bid is worth, provenance where the line comes from.
