# What surrounds every page, and small words that many pages say.

skip-to-content = Skip to the content
brand = Wyrmhall, to the hall
close = Close
nothing-here = Nothing here
no-such-page = This door leads nowhere
no-such-page-text = There is no such page in the hall.

did-not-come = This page did not come
load-again = Load the page again once you are online.

## The bar

nav = Hall
nav-below = Hall, below
nav-games = Games
nav-hall = Hall
nav-rules = Rules
nav-cards = Cards
nav-decks = Decks
nav-replay = My games
nav-you = You
light-theme = Light theme, parchment
dark-theme = Dark theme, great hall
name-and-settings = { $name }: name and settings
you-name-and-settings = You: name and settings

## You and this browser: the settings

you-title = You and this browser
your-name = Your name at the tables
your-name-hint = How shall we call you?
save = Save
renamed = From the next table on you are { $name }.
no-account = No account: this browser remembers you by a cookie.
language = Language
language-auto = As the browser
look = Look
look-auto = As the system
look-hall = Hall
look-parchment = Parchment
card-size = Card size
card-size-small = Small
card-size-normal = Normal
card-size-large = Large
animations = Animations
animations-auto = As the system
animations-off = Off
pace = What others do is shown
pace-off = At once
slow = Slow
normal = Normal
fast = Fast
sounds = Sounds at the table
volume = Volume

## Clocks, as they are chosen and told

silence = Nobody talks now: the rules ask for silence.
replay-as = How the game is told
replay-steps = Step by step
replay-story = As a whole
clock-none = no clock
clock-game = { $time } a game
clock-decision = { $time } a move
clock-post = by post, { $time } a move
range = { $least } to { $most }
taken = { $taken } of { $seats }
just-now = just now

## Whoever has not chosen a name

guest-name = Guest { $kind ->
    [wyvern] Wyvern
    [drake] Drake
    [lindworm] Lindworm
    [basilisk] Basilisk
    [amphithere] Amphithere
    [cockatrice] Cockatrice
    [salamander] Salamander
    [hydra] Hydra
    [knucker] Knucker
    [zilant] Zilant
    [ember] Ember
   *[cinder] Cinder
}

## What the page says where something does not come

no-answer = The hall does not answer
try-again = Try again
to-the-hall = To the hall
table-did-not-come = The table did not come

## Cards as they are spoken of

face-down-card = face-down card
points-are = points { $points }

## Notifications of one's turn

notify = Notify me of my turn
notify-state = { $state ->
    [on] While you look elsewhere, this browser tells you of your turn, as long as the page stays open.
    [off] This browser asks you once whether the hall may.
    [refused] This browser was told not to show notifications of the hall; its own settings can allow them again.
    [insecure] Browsers allow that at addresses with https only, and on the hall’s own computer at localhost. The tab and the sound tell you here.
   *[none] This browser lets no page do that. The tab and the sound tell you.
}
notify-turn = Your turn · { $game }
notify-sample = So it looks when it is your turn
notify-menu = { $state ->
    [on] Notifications are on
    [off] Notifications are off
   *[other] No notifications here
}
## The door to the lessons of a game

learn = Learn
learn-of = Learn: { $game }

## Rules on a page of their own

chapters = Chapters
see-it = See it

## Events

tournaments = Tournaments
