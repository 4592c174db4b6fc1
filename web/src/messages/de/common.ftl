# Was jede Seite umgibt, und kleine Wörter, die viele Seiten sagen.

skip-to-content = Zum Inhalt springen
brand = Wyrmhall, zur Halle
close = Schließen
nothing-here = Hier ist nichts
no-such-page = Diese Tür führt nirgendwohin
no-such-page-text = Eine solche Seite gibt es in der Halle nicht.

did-not-come = Diese Seite kam nicht an
load-again = Lade die Seite neu, sobald du online bist.

## Die Leiste

nav = Halle
nav-below = Halle, unten
nav-games = Spiele
nav-hall = Halle
nav-rules = Regeln
nav-cards = Karten
nav-decks = Decks
nav-replay = Partien
nav-you = Du
light-theme = Helles Aussehen, Pergament
dark-theme = Dunkles Aussehen, große Halle
name-and-settings = { $name }: Name und Einstellungen
you-name-and-settings = Du: Name und Einstellungen

## Du und dieser Browser: die Einstellungen

you-title = Du und dieser Browser
your-name = Dein Name an den Tischen
your-name-hint = Wie sollen wir dich nennen?
save = Speichern
renamed = Ab dem nächsten Tisch heißt du { $name }.
no-account = Ohne Konto: Dieser Browser erkennt dich an einem Cookie.
language = Sprache
language-auto = Wie der Browser
look = Aussehen
look-auto = Wie das System
look-hall = Halle
look-parchment = Pergament
card-size = Kartengröße
card-size-small = Klein
card-size-normal = Normal
card-size-large = Groß
animations = Animationen
animations-auto = Wie das System
animations-off = Aus
pace = Was andere tun, erscheint
pace-off = Sofort
slow = Langsam
normal = Normal
fast = Schnell
sounds = Klänge am Tisch
volume = Lautstärke

## Uhren, wie man sie wählt und nennt

silence = Jetzt redet niemand: Die Regeln wollen Ruhe.
replay-as = Wie das Spiel erzählt wird
replay-steps = Schritt für Schritt
replay-story = Als Ganzes
clock-none = ohne Uhr
clock-game = { $time } je Spiel
clock-decision = { $time } je Zug
clock-post = als Fernspiel, { $time } je Zug
range = { $least } bis { $most }
taken = { $taken } von { $seats }
just-now = gerade eben

## Wer keinen Namen gewählt hat

guest-name = Gast { $kind ->
    [wyvern] Wyvern
    [drake] Drache
    [lindworm] Lindwurm
    [basilisk] Basilisk
    [amphithere] Amphithere
    [cockatrice] Kokatrix
    [salamander] Salamander
    [hydra] Hydra
    [knucker] Knucker
    [zilant] Zilant
    [ember] Glut
   *[cinder] Asche
}

## Was die Seite sagt, wenn etwas nicht ankommt

no-answer = Die Halle antwortet nicht
try-again = Noch einmal versuchen
to-the-hall = Zur Halle
table-did-not-come = Der Tisch kam nicht an

## Karten, wie man von ihnen spricht

face-down-card = verdeckte Karte
points-are = Punkte { $points }

## Benachrichtigungen, wenn man dran ist

notify = Benachrichtige mich, wenn ich dran bin
notify-state = { $state ->
    [on] Während du woanders hinsiehst, sagt dir dieser Browser, dass du dran bist, solange die Seite offen bleibt.
    [off] Dieser Browser fragt dich einmal, ob die Halle das darf.
    [refused] Dieser Browser zeigt keine Benachrichtigungen der Halle; in seinen eigenen Einstellungen lässt es sich wieder erlauben.
    [insecure] Browser erlauben das nur an Adressen mit https, und auf dem Computer der Halle selbst unter localhost. Hier sagen es dir der Tab und der Klang.
   *[none] Dieser Browser lässt das keine Seite tun. Der Tab und der Klang sagen es dir.
}
notify-turn = Du bist dran · { $game }
notify-sample = So sieht es aus, wenn du dran bist
notify-menu = { $state ->
    [on] Benachrichtigungen sind an
    [off] Benachrichtigungen sind aus
   *[other] Hier keine Benachrichtigungen
}
## Die Tür zu den Lektionen eines Spiels

learn = Lernen
learn-of = { $game } lernen

## Regeln auf einer eigenen Seite

chapters = Kapitel
see-it = Ansehen

## Events

tournaments = Turniere
