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
nav-replay = Meine Spiele
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
