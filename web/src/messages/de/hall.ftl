# Die Halle selbst: ihre Spiele, ihre Tische, die eigenen Partien.

welcome = Willkommen, { $name }
welcome-traveller = Sei willkommen
fire-is-lit = Das Feuer brennt
what-this-is = Drachenkartenspiele gegen Bots, oder mit Freunden per Link. Ohne Konto.
play-game = { $game } spielen
play = Spielen
back = Zurück an den Tisch
back-to = { $game }, mit { $company }.
back-alone = { $game }.
return = Zurück an den Tisch
more-games = { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
play-bots = Gleich gegen Bots spielen
how-bots-play = Wie die Bots spielen
level-means = { $word }: { $meaning }.
play-friends = Mit Freunden spielen
play-friends-text = Mach einen Tisch auf und schick seinen Link, oder lass den Code scannen. Bots füllen die leeren Plätze.
make-table = Tisch aufmachen
tournaments-text = Mit Draft oder ohne, mit jedem Spiel: Paarungen, Uhr, Ergebnisse und Rangliste.
see-tournaments = Turniere ansehen
tables = Tische
open-tables = Offene Tische
watch = Zuschauen
nobody-waits = Gerade wartet niemand auf Mitspielende. Mach einen Tisch auf, dann steht er hier für alle.
nobody-plays = Gerade wird öffentlich nicht gespielt.
new = Neu<sr>er Tisch</sr>
all-my-games = Alle<sr> meine Partien</sr>

## Eine Kachel

players = { $most ->
    [1] Für { $seats }
   *[other] Für { $seats }
}
rules-of = Regeln<sr> von { $game }</sr>
cards-of = Karten<sr> von { $game }</sr>
play-now = Jetzt spielen<sr>: { $game } gegen Bots</sr>
table-of = { $game }: einen Tisch aufmachen, mit Freunden oder anderen Regeln

## Ein Tisch in einer Liste

own-cards = eigene Karten
nobody-yet = Noch niemand
open-line = { $host }, { $clock }
look-at = Ansehen<sr>: die Karten von { $host }</sr>
join = Mitspielen<sr> bei { $host }</sr>
watch-them = Zuschauen<sr>: { $about }</sr>

## Eigene Partien

my-games = Meine Partien
a-table = Ein Tisch
with = mit { $others }
alone = allein
nobody-else = noch niemand sonst
when-also = { $about }, { $when }
standing = { $status ->
    [turn] Du bist dran
    [gathering] Sammelt sich
    [shuffling] Wird gemischt
    [paused] Pausiert
    [suspended] Angehalten
    [playing] Läuft
   *[other] Wartet
}
verdict = { $how ->
    [closed] Geschlossen
    [aborted] Kein Ergebnis
    [nobody] Niemand hat gewonnen
    [won] Gewonnen
   *[lost] Verloren
}
closed-table = Dieser Tisch lässt sich nicht öffnen. Die Halle meldet: { $text }
aborted = Vorzeitig beendet. Die Halle meldet: { $text }
won-by = Gewonnen: { $winners }
conceded-by = Aufgegeben: { $names }
won-and-conceded = Gewonnen: { $winners }; aufgegeben: { $names }
you = du
replay = Ansehen<sr>: { $game }, { $about }</sr>
open = Öffnen<sr>: { $game }, { $about }</sr>
download-record = Aufzeichnung herunterladen
download-record-of = Aufzeichnung herunterladen: { $game }, { $about }
under-way = Laufende Partien
have-played = Partien, die du gespielt hast
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
fetching-games = Deine Partien werden geholt …
none-ended = In diesem Browser ist noch keine Partie zu Ende gegangen. Sobald das so ist, stehen hier ihre Wiederholung und ihre Aufzeichnung.
show-older = Ältere Partien zeigen
