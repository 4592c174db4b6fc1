### Storm Dragons in English.  Ids are <group>-<kind>; helping messages at the top stand in others.

## Helping messages: endings and possessives that go by whom the sentence is about

# "you take", "Ember takes"
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
verb-do = { $seatIs ->
    [you] do
   *[other] does
}
verb-be = { $seatIs ->
    [you] are
   *[other] is
}
of-seat = { $seatIs ->
    [you] your
   *[other] { $seat }'s
}
of-rival = { $rivalIs ->
    [you] your
   *[other] { $rival }'s
}
of-rival-first = { $rivalIs ->
    [you] Your
   *[other] { $rival }'s
}
of-causer = { $causerIs ->
    [you] your
   *[other] { $causer }'s
}
of-causer-first = { $causerIs ->
    [you] Your
   *[other] { $causer }'s
}
of-side = { $sideIs ->
    [you] your
   *[other] { $side }'s
}
# What became of the strength of the side that the sentence is about, and of that of others.
consequence = { $changeCount ->
    [0] {""}
   *[other] : { $change }
}{ $othersCount ->
    [0] {""}
   *[other] { $changeCount ->
        [0] : { $others }
       *[other] , { $others }
    }
}
count-dragons = { $dragons ->
    [0] no dragons
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
}

## Names of sides that are no seats

name-ally = ally { $letter }
name-enemy = { $ofIs ->
    [you] your enemy
    [other] { $of }'s enemy
   *[ally] { $letter }'s enemy
}

## Cards: what each does, in one line

card-king = Played: you may take another dragon of your flight back.
    .more = When played: take another dragon of your flight back into hand, if you like.
card-queen = At the head: +1 for every storm in play, whoever's it is.
    .more = At the head: +1 for each storm in your front and in those of the others.
card-prince = Played: you may draw a card.
    .more = When played: draw a card, if you like.
card-princess = At the head: +2 for each Noble in your flight, herself too.
    .more = At the head: +2 for each Noble of your flight, herself too.
card-no-ability = No tricks. Just big.
    .more = Has no ability, and needs none.
card-warlord = Played to the head: +3 until your next turn.
    .more = When played to the head: +3 until your next turn.
card-elder = At the head: those behind count the better of day and night.
    .more = At the head: each dragon behind counts the better of its two tail numbers.
card-challenger = At the head: +2 while you challenge, +1 per rival it has beaten.
    .more = At the head: +2 while you challenge, and +1 for each opponent defeated by it.
card-storm-rider = At the head: +2 per storm of yours. By day it may be a storm.
    .more = At the head: +2 for each storm in your front. By day it may join the front itself.
card-dawn-bringer = Played: may turn night to day. At the head: night cannot come.
    .more = When played: turn night to day, if you like. At the head: nobody turns to night.
card-sentinel = Played: you may turn day to night, or night to day.
    .more = When played: turn the token, if you like.
card-guardian = At the head: +2 for each Guard in your flight, itself too.
    .more = At the head: +2 for each Guard of your flight, itself too.
card-conjurer = Played: draw to 3 dragons, keep one. By night: may play it now.
    .more = When played: draw until you see three dragons, and keep one; by night you may play it at once.
card-golemmancer = Played: regain a won dragon, or trade this; play another card.
    .more = When played: take a dragon of your victory pile, or discard this and draw; then play a card.
card-storm-caller = Played: steal a storm. At the head: +1 per storm of yours.
    .more = When played: steal a storm. At the head: +1 for each storm in your front.
card-necromancer = At the head: rivals lay one dragon down to add another.
    .more = At the head: whoever else adds a dragon must lay another one down first.
card-assassin = Played: kill a dragon behind a head; by night, any dragon.
    .more = When played: kill a dragon behind a head, by night any dragon; it is yours.
card-outrider = At the head, by night, in control: may end the battle on your turn.
    .more = At the head, by night and in control: end the battle when your turn begins.
card-spy = Played: by day take one back; by night rivals discard one.
    .more = When played: by day take a dragon back; by night the others discard one behind the head.
card-thunderburst = Played by day: at the head, hushes storms. By night: use a storm.
    .more = Played by day, at the head: storms do nothing. When played by night: use a top storm as if cast.
card-thunderstorm = Cast: each enemy's head goes to the tail.
    .more = When cast: each enemy with more than one dragon moves the head to the tail.
card-tempest = On top: +1 for each storm in your front.
    .more = On top: +1 for each storm in your front, itself too.
card-blizzard = Cast: each enemy discards a dragon of the flight.
    .more = When cast: each enemy discards a dragon of the flight.
card-hailstorm = Cast: each enemy discards a storm.
    .more = When cast: each enemy discards a storm of the front.
card-windstorm = Cast by night: you may play a dragon as well.
    .more = When cast by night: play a dragon after it, if you like.
card-fog = Cast: day may turn to night; by night add 2 dragons. On top: no day.
    .more = When cast: by day turn to night, by night add two dragons, if you like. On top: nobody turns to day.
card-numbers-of-dragon = Head { $headday } by day, { $headnight } by night; behind it { $tailday } and { $tailnight }.
card-numbers-of-storm = Support { $day } by day, { $night } by night.

face-dragon = { $family ->
    [noble] Noble dragon
    [vanguard] Vanguard dragon
    [guard] Guard dragon
    [sorcerer] Sorcerer dragon
   *[disruptor] Disruptor dragon
}
face-storm = Storm

group-dragons = { $family ->
    [noble] Noble dragons
    [vanguard] Vanguard dragons
    [guard] Guard dragons
    [sorcerer] Sorcerer dragons
   *[disruptor] Disruptor dragons
}
group-storms = Storms

mark-laid-down = laid down, adds nothing
    .label = laid down
mark-hushes-storms = hushes storms at the head
    .label = hushes storms
mark-stack-number = stack { $number }

## Facts about table and seats

about-round = round { $value }
    .label = round
about-draft-round = draft round { $value } of { $rounds }
    .label = draft round
about-sky = { $value ->
    [day] day
    [night] night
   *[open] day or night is open
}
    .label = sky
about-token = { $valueIs ->
    [nobody] nobody holds the token
    [you] you hold the token
   *[other] { $value } holds the token
}
    .label = token
about-challenger = { $valueIs ->
    [you] you challenge
   *[other] { $value } challenges
}
    .label = challenger
about-last-round = last round
about-strength = strength { $value }
    .label = strength
about-out = out of the round
about-dragons-won = { $value ->
    [one] { $value } dragon won
   *[other] { $value } dragons won
}
    .label = dragons won
about-battlefront-decided = battlefront decided
about-in-control = in control
about-fights = { $valueIs ->
    [you] fights you
   *[other] fights { $value }
}
    .label = fights
about-ally = ally

## Sums

score-head = { $cards } at the head
score-in-flight = { $cards } behind the head
score-in-front = { $cards } in the storm front
score-battle-cry = battle cry of the Warlord
score-tempest = Tempest on top: storms in the front
score-challenge-token = the token of the challenger
score-princess = Princess: a Noble in the flight
score-guardian = Guardian: a Guard in the flight
score-challenger = Challenger: dares to challenge
score-beaten-rival = Challenger: a rival beaten
score-queen = Queen: storms in play
score-storm-rider = Storm Rider: 2 for each own storm
score-storm-caller = Storm Caller: own storms
score-dragons-won = dragons in the victory pile
score-dragons-won-together = dragons won together

way-head = at the head
way-tail = at the tail
way-on-top = on top
way-at-bottom = at the bottom
way-by-day = by day
way-by-night = by night

## Why a hint advises something

because-goes-ahead = brings you above { $rival }: { $total } against { $against }
because-strengthens = changes your strength: { $before } → { $after }
because-changes-strength = brings { $seat } to { $after }

## Questions: dealing, opening, turns

ask-take-stack = Draft round { $round } of { $rounds }: take a whole stack. { $more ->
    [0] It is your last of this round.
   *[other] You take { $more } more this round.
}
    .detail = All cards of the stack are yours. After the draft they are shuffled and become your draw pile.
ask-lead = You open the round: lead a dragon to take the token, or a storm.
    .detail = Whoever opens has to lead a card, and chooses day or night for everybody. A rebuild is possible before.
ask-choose-sky = You choose for everybody: day ({ $cards } is { $day }) or night ({ $cards } is { $night })?
    .detail = All numbers on the table follow day and night until a card turns the token.
ask-turn = { $rival } { $rivalIs ->
    [you] are
   *[other] is
} in control with { $against }, you have { $total }. What do you do?
    .detail = Get above { $against } to take the token. A rebuild trades cards. Whoever yields leaves the round and draws.
ask-turn-in-control = You are in control with { $total }. Play a card, or challenge.
    .detail = A challenge gives every rival one turn to beat you; whoever fails loses all dragons to you.
ask-turn-without-holder = Nobody holds the token: the next dragon played takes it.
    .detail = You have { $total } in play. You may also cast a storm, rebuild or yield.
ask-answer-challenge = { $rival } { $rivalIs ->
    [you] challenge
   *[other] challenges
}: get above { $against } this turn, or lose { $dragons ->
    [0] the round
    [one] your dragon
   *[other] your { $dragons } dragons
}.
    .detail = Whoever beats the challenger takes the token and all dragons of the challenger's flight.
ask-no-dragon-to-play = No dragon in hand: cast a storm, rebuild, or show your hand and leave.
    .detail = Whoever has played no dragon in the round may leave it only by showing a hand without one.
ask-dare = In control with { $total }. Challenge? Each rival gets one turn to beat { $dared }.
    .detail = Whoever does not beat you loses all dragons to you. Whoever does takes all of yours, and you are out.
ask-rebuild = Rebuild: discard 2 or more, then draw one fewer. { $count } discarded so far.
    .detail = After a rebuild you go on with your turn.
ask-rebuild-on = { $count } discarded: draw { $drawn } now, or discard more.
    .detail = You draw one card fewer than you discard, and then go on with your turn.

## Questions: placing cards

ask-place-dragon = { $cards }: { $sideIs ->
    [you] at the head you have
   *[other] at the head { $side } has
} { $head }, at the tail { $tail }.
    .detail = The head counts its big number, and its text works. Those behind count their small numbers.
ask-place-rider = { $cards }: head { $head }, tail { $tail }, or as a storm in the front { $front }?
    .detail = By day a Storm Rider may lie among the storms, and counts there with its small number.
ask-place-rider-first = { $cards }: head { $head }, or as a storm in the front { $front }?
    .detail = By day a Storm Rider may lie among the storms, and counts there with its small number.
ask-lay-storm = { $cards }: on top its text works ({ $top }), at the bottom only its number ({ $bottom }).
    .detail = All storms of a front support its side; only the top one's text is in force.
ask-lay-down = { of-causer-first } { $cause }: lay another dragon down before { $cards } joins { $side }.
    .detail = A dragon that is laid down adds nothing here, but is won with the rest when the round is over.

## Questions: abilities

ask-may-prince = { $cause }: draw a card?
    .detail = The card goes to your hand.
ask-may-conjurer = { $cause }: draw until you see 3 dragons, and keep one?
    .detail = The others go to your discards. By night you may play the dragon at once.
ask-may-spy = { $cause } by night: make each rival discard a dragon behind the head?
    .detail = They choose which. Whoever has none behind the head discards nothing.
ask-may-thunderstorm = { $cause }: send each enemy's head to the tail?
    .detail = { $changesCount ->
        [0] No strength would change.
       *[other] { $changes }.
    }
ask-may-blizzard = { $cause }: make each enemy discard a dragon of the flight?
    .detail = They choose which.
ask-may-hailstorm = { $cause }: make each enemy discard a storm?
    .detail = They choose which.
ask-turn-sky = { $cause }: turn to { $sky ->
    [day] day
   *[night] night
}? { $change ->
    [none] { $causerIs ->
        [you] You would still have { $after }.
       *[other] { $causer } would still have { $after }.
    }
   *[some] { $causerIs ->
        [you] You would have { $after } instead of { $before }.
       *[other] { $causer } would have { $after } instead of { $before }.
    }
}
    .detail = All numbers on the table follow. { $othersCount ->
        [0] Nobody else's strength would change.
       *[other] { $others }.
    }
ask-keep-one = { $cause }: keep one of these; the others go to your discards.
    .detail = Nobody else sees which one you keep.
ask-play-now = { $cause } by night: play { $cards } at once, or keep it in hand?
    .detail = Played at once it uses its own ability too.
ask-regain-or-trade = { $cause }: take back a dragon you won, or swap this for a new card?
    .detail = Either way you play one more card. A dragon that you take back does not count in the end until won again.
ask-regain = { $cause }: take back a dragon you won?
    .detail = Then you play one more card. You have traded a Golemmancer this turn already.
ask-trade = { $cause }: swap this for a new card?
    .detail = It goes to your discards, you draw a card, and then you play one more.
ask-play-one-more = { $cause }: now play one more card.
    .detail = Any card of your hand that may be played.
ask-add-dragon = { $cause } by night: add a dragon as well? { $left ->
    [one] One
   *[other] Up to { $left }
} may follow.
    .detail = The dragon goes to an end of the flight as usual.
ask-steal = { $cause }: steal which storm for { $causerIs ->
    [you] your front
   *[other] the front of { $causer }
}?
    .detail = It goes on top or to the bottom; what it does when cast does not happen again.
ask-kill = { $cause } by { $sky ->
    [day] day: kill which dragon behind a head? It counts for you.
   *[night] night: kill which dragon? It counts for you.
}
    .detail = By day heads are safe, by night any dragon can be killed. It goes to your victory pile.
ask-use-storm = { $cause } by night: use which top storm, as if you had cast it?
    .detail = The storm stays where it lies.
ask-take-back = { $cause }: take another dragon of { $causerIs ->
    [you] your flight
   *[other] the flight of { $causer }
} back into hand?
    .detail = A dragon that was laid down too. Kings and Spies that were taken back have no ability again this round.
ask-give-dragon = { of-causer-first } { $cause }: which dragon of { of-side } flight goes?
    .detail = It goes to the discards. Without a face-up dragon the token is lost.
ask-give-follower = { of-causer-first } { $cause }: discard a dragon behind { of-side } head. Which?
    .detail = The head stays.
ask-give-storm = { of-causer-first } { $cause }: which of { of-side } storms goes?
    .detail = It goes to the discards.
ask-equal-for-enemy = { $asks ->
    [giving-dragon] { of-causer-first } { $cause }: { $enemy } must discard. Equal for it, so you choose which.
    [giving-storm] { of-causer-first } { $cause }: { $enemy } must discard. Equal for it, so you choose which.
    [laying-down] { of-causer-first } { $cause }: { $enemy } lays one down. Equal for it, so you choose.
    [stealing] { of-causer-first } { $cause } steals a storm. Equal for it, so you choose which.
    [killing] { of-causer-first } { $cause } kills a dragon. Equal for it, so you choose which.
    [taking-back] { of-causer-first } { $cause } sends one away. Equal for it, so you choose which.
   *[other] { of-causer-first } { $cause } uses a storm. Equal for it, so you choose which.
}
    .detail = An enemy does what is best for it against the side it fights. Where several choices are equal, you decide.
ask-strength-change = { $seat } { $before } → { $after }

## Questions: together

ask-coop-lead = You open the round: lead a card here, or help an ally.
    .detail = Then you choose day or night for everybody. A rebuild is possible before.
ask-coop-turn = { $battlefronts }. Play here, or help an ally.
    .detail = Each pair of numbers is our side against its enemy. An ally plays the cards that you send.
ask-coop-turn-alone = You have { $ours } against { $theirs }. What do you do?
    .detail = { $battlefronts }.
ask-coop-turn-for-allies = Your battlefront is decided. Help an ally, or end your turn.
    .detail = { $battlefrontsCount ->
        [0] All battlefronts are decided.
       *[other] { $battlefronts }.
    }
ask-standing = { $seat } { $ours }:{ $theirs }
ask-help-ally = { $ally } has { $ours } against { $theirs }. Which card do you send?
    .detail = The card is yours, and so is what becomes of it. You may go back to your own battlefront instead.
ask-coop-dare = { $side } { $sideIs ->
    [you] lead
   *[other] leads
} { $ours } to { $theirs }. Challenge with { $dared }? The enemy turns up a card.
    .detail = If the enemy does not get above { $dared }, the battlefront is won; if it does, it is lost.
ask-answer-enemy = { $rival } challenges with { $against }: beat it with one card, or lose { $dragons ->
    [0] the battle
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
}.
    .detail = Whoever gets above { $against } wins the battlefront of the challenger.
ask-end-ally-battle = { $cause } by night: end { $ally }'s battle and win all { $count } cards there?
    .detail = Our side is in control there. Otherwise the battle goes on.

## Choices

choice-take-stack = Take stack { $number }: { $cards }
    .label = Stack { $number }
choice-play = Play { $cards }
    .label = Play { $cards }
choice-cast = Cast { $cards }
    .label = Cast { $cards }
choice-send = Send { $cards } to { $ally }
    .label = Send { $cards }
choice-choose-sky = { $sky ->
    [day] Make it day: the card counts { $points }
   *[night] Make it night: the card counts { $points }
}
    .label = { $sky ->
        [day] Day · { $points }
       *[night] Night · { $points }
    }
choice-place-at-head = Place { $cards } at the head: { $total }
    .label = Head · { $total }
choice-place-at-tail = Place { $cards } at the tail: { $total }
    .label = Tail · { $total }
choice-place-at-front = Send { $cards } to the storm front: { $total }
    .label = Storm front · { $total }
choice-lay-on-top = Lay { $cards } on top of the storm front: { $total }
    .label = Top · { $total }
choice-lay-at-bottom = Lay { $cards } at the bottom of the storm front: { $total }
    .label = Bottom · { $total }
choice-lay-down = { $origin ->
    [hand] Lay { $cards } down from your hand
   *[flight] Lay { $cards } down in the flight
}
    .label = Lay { $cards } down
choice-use = { $ability ->
    [prince] Draw a card
    [conjurer] Draw until you see 3 dragons, and keep one
    [spy] Make each rival discard a dragon behind the head
    [thunderstorm] Send each enemy's head to the tail
    [blizzard] Make each enemy discard a dragon
   *[hailstorm] Make each enemy discard a storm
}
    .label = Use { $cards }
choice-do-not-use = Do not use { $cards }
    .label = No
choice-turn-sky = { $sky ->
    [day] Turn to day: { $total }
   *[night] Turn to night: { $total }
}
    .label = { $sky ->
        [day] Day · { $total }
       *[night] Night · { $total }
    }
choice-leave-sky = { $sky ->
    [day] Let it stay day: { $total }
   *[night] Let it stay night: { $total }
}
    .label = { $sky ->
        [day] Stay day · { $total }
       *[night] Stay night · { $total }
    }
choice-keep = Keep { $cards }
    .label = Keep { $cards }
choice-play-now = Play { $cards } at once
    .label = Play { $cards }
choice-keep-in-hand = Keep { $cards } in hand
    .label = Keep in hand
choice-regain = Take { $cards } back from the dragons you won
    .label = Take { $cards }
choice-trade = Discard the Golemmancer and draw a card
    .label = Swap for a new card
choice-steal = Steal { $cards } from { $rival }
    .label = Steal { $cards }
choice-kill = { $rivalIs ->
    [you] Kill your own { $cards }
   *[other] Kill { $rival }'s { $cards }
}
    .label = Kill { $cards }
choice-use-storm = { $rivalIs ->
    [you] Use your own { $cards }
   *[other] Use { $rival }'s { $cards }
}
    .label = Use { $cards }
choice-take-back = Take { $cards } back into hand
    .label = Take back { $cards }
choice-discard = Discard { $cards }
    .label = Discard { $cards }
choice-add-nothing = Add no dragon
    .label = No more
choice-challenge = Challenge with { $total }: each rival gets one turn to beat it
    .label = Challenge · { $total }
choice-do-not-challenge = End your turn without a challenge
    .label = No challenge
choice-end-battle = { $rivalIs ->
    [you] End the battle with the Outrider: all cards are yours
   *[other] End the battle with the Outrider: { $rival } wins it
}
    .label = End the battle
choice-do-not-end-battle = Let the battle go on
    .label = Go on
choice-rebuild = Rebuild: discard 2 or more cards, draw one fewer
    .label = Rebuild
choice-discard-to-rebuild = Discard { $cards }
    .label = Discard { $cards }
choice-stop-rebuild = Stop discarding and draw { $drawn }
    .label = Draw { $drawn }
choice-leave-round = Leave the round and draw cards; what you played stays behind
    .label = Yield
choice-show-hand-and-leave = Show that you hold no dragon, leave the round and draw cards
    .label = Show hand and yield
choice-surrender = { $dragons ->
    [0] Give up against { $rival }
    [one] Give up: { $dragons } dragon goes to { $rival }
   *[other] Give up: { $dragons } dragons go to { $rival }
}
    .label = Give up
choice-help = Help { $ally } with a card
    .label = Help { $ally }
choice-return = Go back to your own battlefront
    .label = Back
choice-end-turn = End your turn
    .label = End turn
choice-challenge-enemy = Challenge { $rival } with { $total }
    .label = Challenge · { $total }
choice-challenge-all = Challenge all enemies, one after the other, with { $total }
    .label = Challenge all · { $total }
choice-give-up-battlefront = Give up your battlefront: the enemies win the cards there
    .label = Yield
choice-show-hand-and-give-up = Show that you hold no dragon, and give up your battlefront
    .label = Show hand and yield

## Why something cannot be done

no-nobody-chooses = Nobody has to choose now.
no-another-plays = { $rivalIs ->
    [you] It is your turn.
   *[other] { $rival } plays now.
}
no-another-chooses-sky = { $rival } opened the round, so { $rival } chooses day or night.
no-another-takes-stack = { $rival } takes a stack now.
no-out-of-round = You are out of this round. You are back in the next one.
no-stack-taken = Somebody has taken this stack. Lit stacks are free.
no-take-a-stack = Take one of the stacks.
no-day-or-night = Choose day or night first.
no-play-from-hand = Play a card of your hand.
no-opener-must-lead = You open the round, so you must lead a card.
no-holds-dragon = You cannot leave yet: you hold a dragon and have played none this round.
no-only-holder-challenges = Only { $rival }, who holds the token, may challenge. Get above { $total } first.
no-no-challenge-without-token = Nobody holds the token, so nobody may challenge. Play a dragon to take it.
no-no-challenge-after-rebuild = After a rebuild you play a card or yield; challenge after the card.
no-outrider-lacks = The Outrider needs night, the head and the token when your turn begins{ $lackingCount ->
    [0] {""}
   *[other] : { $lacking }
}.
no-lacks-night = it is not night
no-lacks-head = it is not your head
no-lacks-token = you do not hold the token
no-rebuilt-already = You have rebuilt once this turn; now play a card or yield.
no-rebuild-needs-two = A rebuild needs 2 cards to discard, and you hold { $count }.
no-discard-two = { $count ->
    [0] A rebuild has begun: discard 2 or more cards of your hand.
    [one] A rebuild has begun: discard 1 card more at least.
   *[other] A rebuild has begun: discard more cards of your hand, or draw.
}
no-none-to-lay-down = { of-rival-first } Necromancer wants another dragon laid down first, and you have none.
no-lay-down-first = First lay a dragon down for { of-causer } Necromancer, from hand or flight.
no-challenge-or-not = Your card is played. Challenge now, or end your turn.
no-head-or-tail = A dragon joins at the head or at the tail, never in between.
no-only-rider-to-front = Only a Storm Rider can join the storms, and only by day.
no-top-or-bottom = A storm goes on top or at the bottom, never in between.
no-use-or-not = First decide on { $cards }: use it now, or not.
no-turn-or-not = First decide whether to turn to { $sky ->
    [day] day
   *[night] night
}.
no-must-play-one-more = The Golemmancer wants one more card: play one.
no-add-dragon-or-not = Add a dragon of your hand, or none.
no-keep-one-found = Keep one of the dragons you found.
no-play-or-keep = Play it, or keep it in hand.
no-traded-already = You have traded a Golemmancer this turn already.
no-regain-from-own-pile = Take a dragon that you have won, or none.
no-no-target = { $cards } cannot be chosen here: lit cards can.
no-point-or-not = First choose one of the lit cards, or none.
no-heads-safe-by-day = By day an Assassin cannot reach a head. Choose one behind it.
no-not-giving-dragon = { of-causer-first } { $cause } asks for one of your dragons in play.
no-not-giving-storm = { of-causer-first } { $cause } asks for one of your storms.
no-others-discard = { of-causer-first } { $cause } hits others: they choose what they discard.
no-no-challenge-without-control = No challenge here: { $rival } has { $theirs } against { $ours }. Get stronger first.
no-only-challenger-dares-all = Only with the Challenger at the head can you challenge all enemies.
no-no-return = You go back from an ally's battlefront, and once a turn from each.
no-battlefront-decided = This battlefront is decided. Help an ally, or end your turn.
no-not-now = That is not possible in your turn now.
no-end-battle-or-not = First decide: end the battle, or let it go on.
no-answer-or-yield = Answer the challenge with one card of your hand, or give up.

## What happened: draft and rounds

event-lays-out = Draft round { $round } of { $rounds }: the stacks are laid out
event-takes-stack = { $seat } take{ verb-s } stack { $number }: { $cards }
event-shuffles-unselected = The cards that nobody took are shuffled for new stacks
event-draws = { $seat } draw{ verb-s } { $cards }{ $causeCount ->
    [1] {" "}({ $cause })
   *[other] {""}
}
    .unheard = { $seat } draw{ verb-s } { $cards }
event-shuffles-discards = { $seat } shuffle{ verb-s } { $seatIs ->
    [you] your
   *[other] the
} discards into a new draw pile
event-shuffles-enemy-discards = The enemies' discards are shuffled into a new pile
event-opens-round = { $last ->
    [yes] The last round, round { $round }
   *[no] Round { $round }
}: { $seat } open{ verb-s } it
event-sits-out = { $seat } { verb-have } no dragon for the last round, and sit{ verb-s } out
event-announces-end = { $seat } { verb-have } nothing left to draw: { $last ->
    [this] this round is the last
   *[next] one more round will be played
}
event-enemies-run-out = The enemies have nothing left to turn up: this round is the last
event-nobody-won-cards = Nobody has won a card in this round: one more will be played
event-wins-round = { $seat } win{ verb-s } the round: { count-dragons }{ $storms ->
    [0] {""}
    [one] {" "}({ $storms } storm does not count)
   *[other] {" "}({ $storms } storms do not count)
}
event-ends-with = { $seat } end{ verb-s } with { count-dragons }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } of them left in hand and piles)
}
event-adds-what-is-left = What is left in hands and piles counts too: { $ours } more for us, { $theirs } for the enemies
event-wins-game = { $winnersCount ->
    [one] { $seat } win{ verb-s } the game with { count-dragons }
   *[other] { $winners } win the game together with { count-dragons } each
}
event-win-together = { $ours } dragons for us, { $theirs } for the enemies: we win!
event-lose-together = { $ours } dragons for us, { $theirs } for the enemies: we lose{ $needed ->
    [hard] {" "}(hard: one more is needed for each battlefront)
   *[other] {""}
}

## What happened: cards into play

event-plays = { $seat } play{ verb-s } { $cards }
event-casts = { $seat } cast{ verb-s } { $cards }
event-sends = { $seat } send{ verb-s } { $cards } to { $ally }
event-chooses-sky = { $seat } choose{ verb-s } { $sky ->
    [day] day
   *[night] night
} for everybody
event-picks-place = { $where ->
    [front] { $cards } joins { of-seat } storms
    [head] { $cards } goes to { of-seat } head
   *[tail] { $cards } goes to { of-seat } tail
}
event-joins-head = { $cards } flies at { of-seat } head{ consequence }
event-joins-tail = { $cards } flies at { of-seat } tail{ consequence }
event-lays-on-top = { $cards } lies on top of { of-seat } storms{ consequence }
event-lays-at-bottom = { $cards } lies at the bottom of { of-seat } storms{ consequence }
event-lays-down = { $seat } lay{ verb-s } { $cards } down for { of-causer } { $cause }{ consequence }
event-own-change = { $before } → { $after }
event-strength-change = { $seat } { $before } → { $after }

## What happened: the token

event-takes-free-token = { $seat } take{ verb-s } the token with { $total }
event-takes-token = { $seat } take{ verb-s } the token from { $rival }: { $total } against { $against }
event-keeps-token = { $seat } keep{ verb-s } the token with { $total }
event-stays-below = { $seat } stay{ verb-s } below { $rival }: { $total } against { $against }
event-token-stays-free = { $seat } { verb-have } { $total }, and nobody holds the token
event-frees-token = { $seat } lose{ verb-s } the token: nobody holds it now

## What happened: abilities

event-finds-nothing = { $cause } does nothing for { $seat } now
event-declines = { $seat } { verb-do } not use { $cause }
event-turns-sky = { $seat } turn{ verb-s } to { $sky ->
    [day] day
   *[night] night
} with { $cause }{ $changesCount ->
    [0] {""}
   *[other] : { $changes }
}
event-finds = { $seat } find{ verb-s } { $cards } with { $cause }
event-passes-over = { $seat } discard{ verb-s } { $cards }, turned up by { $cause }
event-keeps = { $seat } keep{ verb-s } { $cards } ({ $cause })
event-takes-to-hand = { $seat } keep{ verb-s } { $cards } in hand
event-trades = { $seat } discard{ verb-s } { $cards } for a new card
event-regains = { $seat } take{ verb-s } { $cards } back from the dragons won ({ $cause })
event-adds-nothing = { $seat } add{ verb-s } no dragon ({ $cause })
event-steals = { $seat } steal{ verb-s } { $cards } from { $rival }{ consequence }
event-kills = { $seat } kill{ verb-s } { of-rival } { $cards } with { $cause }, one dragon won{ consequence }
event-kills-own = { $seat } kill{ verb-s } { $cards } in { $seatIs ->
    [you] your
   *[other] the
} own flight with { $cause }, one dragon won{ consequence }
event-uses-storm = { $seat } use{ verb-s } { of-rival } { $cards } with { $cause }
event-is-struck = { of-causer-first } { $cause }: { of-seat } { $cards } goes to the tail{ consequence }
event-makes-discard = { $seat } use{ verb-s } { $cause }: { $what ->
    [follower] each rival discards a dragon behind the head
    [dragon] each enemy discards a dragon
   *[storm] each enemy discards a storm
}
event-has-chosen = { $seat } { verb-have } chosen { $cards } to discard
event-discards = { $seat } discard{ verb-s } { $cards } ({ of-causer } { $cause }){ consequence }
event-takes-back = { $seat } take{ verb-s } { $cards } back into hand ({ $cause }){ consequence }
event-sends-away = { of-causer-first } { $cause } sends { $cards } away{ consequence }

## What happened: rebuilding, leaving, challenges

event-begins-rebuild = { $seat } begin{ verb-s } to rebuild
event-discards-to-rebuild = { $seat } discard{ verb-s } { $cards }
event-rebuilds = { $seat } rebuild{ verb-s }: { $count } cards out, { $drawn } in
event-shows-hand = { $seat } show{ verb-s } a hand without a dragon{ $cardsCount ->
    [0] {""}
   *[other] : { $cards }
}
event-leaves-round = { $seat } leave{ verb-s } the round
event-does-not-challenge = { $seat } { verb-do } not challenge
event-challenges = { $seat } challenge{ verb-s } with { $total }: { $turns ->
    [one] the other has one turn
   *[other] the others have one turn each
}
event-loses-to-challenge = { $seat } { $seatIs ->
    [you] do not beat
   *[other] does not beat
} { $against } and lose{ verb-s } { count-dragons } to { $rival }
event-beats-challenge = { $seat } beat{ verb-s } the challenge, { $total } against { $against }, and take{ verb-s } { count-dragons } from { $rival }
event-challenge-over = The challenge is over: no dragon is left in it
event-ends-battle = { $seat } end{ verb-s } the battle with { $cause } by night

## What happened: together

event-helps = { $seat } help{ verb-s } { $ally }
event-returns = { $seat } leave{ verb-s } { $ally } and go{ verb-es } back
event-ends-turn = { $seat } end{ verb-s } { $seatIs ->
    [you] your turn
   *[other] the turn
}
event-gives-up-battlefront = { $seat } give{ verb-s } up { $seatIs ->
    [you] your
   *[other] the own
} battlefront
event-takes-control = { $seat } take{ verb-s } control: { $total } against { $against }
event-loses-control = { $seat } lose{ verb-s } control: no dragon is left there
event-stays-ahead = { $seat } { verb-be } in control: { $total } against { $against }
event-stays-level = { $seat } { verb-have } { $total } against { $against }: nobody is in control
event-challenges-enemies = { $rivalsCount ->
    [one] { $seat } challenge{ verb-s } with { $total }
   *[other] { $seat } challenge{ verb-s } all enemies with { $total }
}
event-enemy-challenges = { $seat } challenges with { $total }: { count-dragons } and a lead of { $lead }
event-surrenders = { $seat } give{ verb-s } up against { $rival } with { $against }, and lose{ verb-s } { count-dragons }
event-turns-up = { $seat } turns up { $cards }
event-turns-over = { $seat } turns up { $cards } on the way to a dragon, and discards { $cardsCount ->
    [one] it
   *[other] them
}
event-brings = { of-causer-first } { $cause } brings { $cards } as well
event-brings-back = { of-causer-first } { $cause } brings { $cards } back from their victory pile
event-loses-storms = { $seat } discard{ verb-s } { $cards }: the challenge is lost
event-enemy-gives-up = { $seat } gives up: { $count } cards and not in control
event-enemy-without-cards = The enemies' pile is used up: { $seat } gives up
event-battlefront-won = { $seatIs ->
    [you] Your battlefront
   *[other] { $seat }'s battlefront
} is won: { count-dragons } for us ({ $ours } to { $theirs })
event-battlefront-lost = { $seatIs ->
    [you] Your battlefront
   *[other] { $seat }'s battlefront
} is lost: { count-dragons } for the enemies ({ $ours } to { $theirs })

## How it ended

end-won = { $seat } { $seatIs ->
    [you] have
   *[other] has
} won
    .detail = Dragons that were won count, and those left in hand and piles.
end-won-together = { $seatsCount ->
    [1] { $seats } have won
   *[other] { $seats } have won together
}
    .detail = { $ours ->
        [one] { $ours } dragon
       *[other] { $ours } dragons
    } for us, { $theirs } for the enemies, with all that were left in hands and piles.
end-lost = The enemies have won
    .detail = { $ours ->
        [one] { $ours } dragon
       *[other] { $ours } dragons
    } for us, { $theirs } for the enemies, with all that were left in hands and piles.

## Words of the screen

screen-card-table = A line is a dragon or a storm of the rule book: how many copies there are, how strong a dragon is as head and in the tail by day and by night, how much a storm supports by day and by night, and where the line comes from (provenance).
screen-token = The token
screen-day = Day
screen-night = Night
screen-before-battle = Before the first card
screen-battle-over = The last round is over
screen-how-won = Most dragons win: those won, and those left in hand and piles.
screen-opener-chooses = Whoever leads the first card chooses day or night for everybody.
screen-token-is-free = Nobody holds the token: any dragon takes it.
screen-holds-token = { $seatIs ->
    [you] You hold the token with { $total }.
   *[other] { $seat } holds the token with { $total }. Get to { $needed } to take it.
}
screen-challenges = { $seat } challenge{ verb-s }
screen-challenged = { $seatIs ->
    [you] with { $total }. The others have one turn each to beat it.
   *[other] with { $total }. Beat it in one turn, or be out.
}
screen-beat-or-lose = Beat { $total } in one turn, or lose
screen-no-turning = { $seatIs ->
    [you] Your { $cards }
   *[other] { $seat }'s { $cards }
}: { $sky ->
    [day] nobody can turn to day
   *[night] nobody can turn to night
}
screen-shown = Shown, and not placed yet: { $cards }
screen-found = Dragons that you found
screen-place-at-head = Head
screen-place-at-tail = Tail
screen-place-at-front = As a storm
screen-lay-on-top = On top
screen-lay-at-bottom = Bottom
screen-strength = strength
screen-flight = { $seatIs ->
    [you] Your flight
   *[other] Flight
}
screen-flight-of = { $seatIs ->
    [you] Your flight
   *[other] { $seat }'s flight
}
screen-front-of = { $seatIs ->
    [you] Your storm front
   *[other] { $seat }'s storm front
}
screen-storms = Storms
screen-head-first = head first
screen-top-first = top first
screen-no-dragon = No dragon
screen-no-storm = no storm
screen-strength-of = { $seatIs ->
    [you] Your strength
   *[other] { $seat }'s strength
}
screen-strength-adds-up = How { of-seat } strength adds up
screen-in-control = in control
screen-chip-in-control = In control
screen-chip-challenges = Challenges
screen-chip-out = Out
screen-chip-out-of-round = Out of this round
screen-chip-last-round = Last round
screen-sum-head = { $points } head
screen-sum-in-flight = { $points ->
    [one] { $points } wing
   *[other] { $points } wings
}
screen-sum-in-front = { $points ->
    [one] { $points } storm
   *[other] { $points } storms
}
screen-sum-battle-cry = { $points } battle cry
screen-sum-tempest = { $points } Tempest
screen-sum-challenge-token = { $points } challenge
screen-sum-princess = { $points } Princess
screen-sum-guardian = { $points } Guardian
screen-sum-challenger = { $points } Challenger
screen-sum-beaten-rival = { $points } beaten rivals
screen-sum-queen = { $points } Queen
screen-sum-storm-rider = { $points } Storm Rider
screen-sum-storm-caller = { $points } Storm Caller
screen-strength-by-turn = Round { $round }, strength by turn
screen-announced = Announced: { $turns }
screen-announced-turn = { $seat } { $total }
screen-strength-so = { $total } { $way }
screen-strength-in-ways = { $seatIs ->
    [you] You would have
   *[other] { $seat } would have
} { $ways }.
screen-strengths-change = { $changes }.
screen-strength-change = { $seat } { $before } → { $after }
screen-strength-stays = { $seat } would still have { $after }
screen-beats-challenge = { $total } beats the challenge of { $against }.
screen-misses-challenge = { $total } is not enough against { $against }.
screen-beats-control = { $total } is above { $rival }, who has { $against }.
screen-misses-control = It takes { $needed } to get above { $rival }.
screen-beats-token = { $total } takes the token.
screen-misses-token = { $needed } would take the token.
screen-cards-to-draw = cards to draw
screen-dragons-won = dragons won
screen-cards-in-hand = cards in hand
screen-column-cards = Cards
screen-column-strength = Strength
screen-column-dragons = Dragons
screen-draft-round = Draft round { $round } of { $rounds }
screen-pick = Pick { $number } of { $count }
screen-who-picks = Who picks when
screen-stacks-left = Stacks, { $count } left
screen-taken = taken
screen-taken-by-all = What everybody has taken
screen-nobles = Nobles
screen-vanguard = Vanguard
screen-guards = Guards
screen-sorcerers = Sorcerers
screen-disruptors = Disruptors
screen-we = We
screen-enemies = Enemies
screen-to-come = { $count } to come
screen-battlefront-of = { $seatIs ->
    [you] Your battlefront
   *[other] { $seat }'s battlefront
}
screen-decided = Decided
