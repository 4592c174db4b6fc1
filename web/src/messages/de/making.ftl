# Einen Tisch aufmachen: wer spielt, mit welchen Karten, nach welchen Regelungen.

new-table-of = Neuer Tisch für { $game }
new-table = Neuer Tisch
no-table = Kein Tisch möglich
rules = Regeln
all-cards = Alle Karten
who-plays = Wer spielt
variant = Variante
seats = Plätze
bots-among = Davon Bots
none = Keine
you = Du
bot = Bot
a-friend = Noch frei
level-of = Stärke des Bots auf Platz { $seat }
dealt-at-once = { $bots ->
    [0] Du allein: Die Karten werden sofort gegeben.
    [one] Du und { $bots } Bot: Die Karten werden sofort gegeben.
   *[other] Du und { $bots } Bots: Die Karten werden sofort gegeben.
}
bots-take-empty = Plätze, die beim Start noch leer sind, nehmen Bots ein.

## Hausregeln

house-rules = Hausregeln: { $changed ->
    [0] wie im Regelheft
   *[other] { $changed } geändert
}
house-rules-text = Wo das Regelheft schweigt oder sich zweierlei lesen lässt, darf ein Tisch entscheiden.
house-rules-cards = Eine Regelung, die eine Karte zitiert, meint die des Spiels: An diesem Tisch zählt <b>{ $cards }</b>.
back-to-book = Zurück zum Regelheft
the-book = Das Regelheft: { $answer }
by-lot = ausgelost
seat-number = Platz { $seat }
seat-yours = Platz { $seat }, du
ruling-in-full = , die Regelung im Wortlaut
may-be = Möglich: { $values }.

## Zeit

time = Zeit
clock = Uhr
clock-word = { $clock ->
    [none] Keine
    [move] Je Zug
    [game] Je Spiel
   *[post] Fernspiel
}
clock-meaning = { $clock ->
    [none] Alle denken, so lange sie wollen.
    [move] Ist sie abgelaufen, macht eine Vertretung diesen einen Zug.
    [game] Ist sie abgelaufen, spielt eine Vertretung weiter.
   *[post] Eine Partie über Tage: Komm wieder, wenn du dran bist.
}
how-long = Wie lange
if-vanishes = Wenn jemand verschwindet
stand-in-after = eine Vertretung spielt nach { $time }
seat-stays = Der Platz bleibt erhalten: Wer zurückkommt, nimmt ihn wieder ein.

## Gesellschaft

company = Gesellschaft
who-may-come = Wer kommen darf
by-link = Nur per Link
listed = In der Halle
who-finds = { $who ->
    [link] Nur wer den Link hat, findet diesen Tisch.
   *[listed] Alle in der Halle sehen ihn, dürfen mitspielen und zuschauen.
}
table-talk = Tischgespräch
deal = Karten geben
open-table = Tisch aufmachen

## Eigene Karten

cards-are = Karten: { $cards }
games-own = die des Spiels
own-text = Du kannst eine eigene Kartentabelle mitbringen: eine Textdatei in CSV, mit einer Zeile für jede Art Karte.
own-download = <file>Lade die Tabelle des Spiels herunter</file> und ändere sie.
cards = Karten
the-games-own = Die des Spiels
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
forget = { $cards } vergessen
forget-title = Diese Karten von meiner Liste nehmen
choose-file = <b>Wähle eine Datei</b> oder leg sie hier ab
reading = Wird gelesen …
file-too-large = Eine Kartentabelle darf höchstens 1 MiB haben, und diese Datei ist größer.
file-unusable = { $file } ist nicht zu gebrauchen.
cards-unusable = Diese Karten sind nicht zu gebrauchen.
line = Zeile { $line }
empty = leer
nothing-kept = Nichts wurde behalten. Verbessere die Datei und wähle sie noch einmal.
nothing-differs = Das ist die Tabelle des Spiels: Nichts weicht ab.
