# Lektionen, der Begleiter, und der Überblick über ein Spiel.

learn = Lernen
learn-game = { $game } lernen
rules = Regeln
play-now = Sofort spielen
to-hall = Zur Halle
coming = Die Lektion kommt …
no-lesson = Diese Lektion gibt es nicht
no-lessons = Dieses Spiel bringt keine Lektionen mit. Seine Regeln sagen, wie es gespielt wird.
done-of = { $count ->
    [one] { $done } von { $count } Lektion geschafft
   *[other] { $done } von { $count } Lektionen geschafft
}
lesson-takes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, { $asks ->
    [one] { $asks } Frage.
   *[other] { $asks } Fragen.
}
then-a-game = Danach ein echtes Spiel.
done = Geschafft: noch einmal
go-on-at = Weiter bei { $at } von { $count }
begin = Anfangen

## Am Tisch einer Lektion

teacher = Dein Lehrdrache
leave = Lektion verlassen; sie merkt sich die Stelle
skip = Überspringen
step-of = Schritt { $at } von { $count }
back = Zurück
hint = Tipp
show-me = Zeig es mir
go-on = Weiter
lesson-over = Die Lektion ist zu Ende
lesson-done = Geschafft: { $title }
now-a-game = Jetzt ein echtes Spiel, mit dem Begleiter an deiner Seite.
next-is = Als Nächstes: { $title }
all-done = Das war die letzte Lektion. Der Rest ist Spielen.
next-lesson = Nächste Lektion
real-game = Ein echtes Spiel spielen

## Der Überblick über den Regeln, und der Tisch neben einer Klausel

learn-it = { $minutes ->
    [one] Am Tisch lernen: { $minutes } Minute
   *[other] Am Tisch lernen: { $minutes } Minuten
}
which-example = Welches Beispiel
example-comes = Der Tisch kommt …
close-example = Tisch wegräumen
position = Wie es steht
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-of-steps = { $step } von { $count }

## Üben

try-this = Probieren
play-on = Von hier weiterspielen
