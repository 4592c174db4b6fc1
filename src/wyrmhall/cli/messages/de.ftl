### Was das Terminal rund um das sagt, was die Spiele sagen. Was man tippt, steht in der Schreibweise der Karten da.

## Zonen des Tischs: Ein Spiel darf sie anders nennen

zone-hand = Hand
zone-stack = Stapel
zone-aside = beiseite
zone-box = Schachtel
zone-deck = Deck
zone-stock = Deck
zone-discards = Ablage
zone-draw = Nachziehstapel
zone-drafted = gewählt
zone-flight = Schwarm
zone-front = Sturmfront
zone-found = gefunden
zone-lost = verloren
zone-picked = behalten
zone-showing = wird gerade gespielt
zone-spoils = Beute
zone-tableau = Auslage
zone-unselected = nicht genommen
zone-victory = Siegstapel
zone-won = gewonnen
zone-enemy_draw = Nachziehstapel der Feinde
zone-enemy_discards = Ablage der Feinde

## Was auf dem Tisch liegt

terminal-centre = Mitte
terminal-place = { $seat }: { $lying }.
terminal-place-with-facts = { $seat } ({ $facts }): { $lying }.
terminal-in-the-centre = Mitte: { $lying }.
terminal-your-hand = Deine Hand: { $items }.
terminal-your-hand-empty = Deine Hand: leer.
terminal-can-be-chosen = { $item }*
terminal-facts = { $facts }.
terminal-fact = { $word } { $value }
terminal-lies = { $zone } { $items }
terminal-lies-nothing = { $zone } leer
terminal-lies-unknown = { $zone } unbekannter Größe
terminal-one-and-next = { $first }; { $next }
terminal-nothing = nichts
terminal-marked = { $item } ({ $marks })

## Was gefragt wird

terminal-your-turn = Du bist dran: { $ask }
terminal-choosing = Noch am Wählen: { $who }.
terminal-choosing-too = Auch am Wählen: { $who }.
terminal-have-chosen = Du hast gewählt: { $choice }. Noch kannst du es ändern.
terminal-game-over = Die Partie ist vorbei.
terminal-nobody-wins = Niemand gewinnt.
terminal-wins = { $winner } { $winnerIs ->
    [you] gewinnst.
   *[other] gewinnt.
}
terminal-share = { $winners } teilen sich den Sieg.

## Was man wählen kann

terminal-option = { $key }: { $deed }.
terminal-option-written = { $key } { $option }: { $deed }.
terminal-option-key = { $key } { $option }
terminal-likewise = Ebenso { $options }.
terminal-order = { $choice }
terminal-order-noted = { $choice } ({ $notes })
terminal-now = Jetzt:
terminal-means = { $option }: { $deed }.
terminal-can-be-played = { $cards } ist spielbar.
terminal-option-can-be-chosen = { $option } steht zur Wahl: { $deed }.
terminal-cannot-be-played = { $cards } ist jetzt nicht spielbar: { $no }
terminal-besides = Außerdem: { $no }
terminal-refused = { $option }: { $no }
terminal-type-again = Tipp noch einmal { $number } für Platz { $number } der Liste, also { $option }.
terminal-then = dann { $totals }
terminal-total = { $total }
terminal-total-way = { $total } { $way }
terminal-total-of = { $seat } { $total }
terminal-total-of-way = { $seat } { $total } { $way }
terminal-hint = Ein denkender Bot würde { $option } wählen. { $deed }.
terminal-hint-why = Warum: { $because }.

no-list-has = { $number ->
    [one] In der Liste steht nur eine Möglichkeit.
   *[other] In der Liste stehen { $number } Möglichkeiten.
}
no-card-alone = Diese Karte allein genügt nicht. Tipp ? { $card }, um zu sehen, wie du sie spielen kannst.
no-unknown = Das ist keine Möglichkeit, keine Karte und kein Wort. Tipp ?, um zu sehen, was du tippen kannst.

## Was geschehen ist

terminal-happened = { $event }.
terminal-score-of = { $seat }: { $total }.
terminal-no-score-yet = { $seat }: noch keine Punkte.
terminal-score-line = { $what }, { $points }.
terminal-no-rules = Dieses Spiel hat keine Regeln in Worten.

## Eine Karte, und was sie tut

terminal-card = { $card }: { $names }.
terminal-card-alone = { $card }.

## Anfang und Ende

terminal-with-bots = { $title }: Du spielst mit { $others } ({ $othersCount ->
    [one] Bot
   *[other] Bots
}: { $levels }).
terminal-alone = { $title }: Du spielst allein.
terminal-house = Hausregeln: { $house }.
terminal-pledged = Das Mischen ist verbürgt mit { $pledge }…; wyrmhall verify prüft es.
terminal-seeded = Die Karten kommen aus dem Seed { $seed }.
terminal-back = Du bist zurück in der Partie { $file }.
terminal-saved = Gespeichert als { $file }
terminal-go-on = Weiterspielen: { $command }
terminal-replay = Nacherleben:   { $command }
terminal-verify = Nachprüfen:    { $command }
terminal-input-ended = Die Eingabe ist zu Ende.

## Zeile für Zeile: was man tippen kann

terminal-welcome = Tipp ?, um zu sehen, was du tippen kannst, oder ? und eine Karte, um zu sehen, was sie tut.
terminal-type-something = Tipp eine Nummer oder eine Möglichkeit aus der Liste, oder ? für alles andere.
terminal-name-something = Nenn eine Karte oder eine Möglichkeit, wie in why { $card }.
terminal-rules-all = Tipp rules all für alle Regeln.
terminal-you-can-type = Du kannst tippen:
terminal-type-option = Eine Nummer oder eine Möglichkeit aus der Liste, zum Beispiel { $number }: wählt sie.
terminal-type-word = { $usage }: { $meaning }.
terminal-for-short = Kurz: { $letters }.
terminal-letter = { $key } für { $word }

word-help = zeigt, was du tippen kannst
    .usage = ? oder help
word-help-card = was die Karte tut, und wie du sie jetzt spielen kannst
    .usage = ? KARTE
word-help-option = was die Möglichkeit bedeutet
    .usage = ? NUMMER oder ? MÖGLICHKEIT
word-help-word = was das Wort tut
    .usage = ? WORT
word-why = warum du sie nicht spielen kannst
    .usage = why KARTE oder why MÖGLICHKEIT
word-hint = was ein denkender Bot an deiner Stelle täte
    .usage = hint
word-options = zeigt noch einmal, was du wählen kannst
    .usage = options
word-table = was auf dem Tisch liegt, und deine Hand
    .usage = table
word-hand = deine Hand, mit einem Stern an jeder spielbaren Karte
    .usage = hand
word-score = alle Punkte, wäre die Partie jetzt zu Ende
    .usage = score
word-log = die letzten 20 Ereignisse, oder so viele du willst
    .usage = log oder log 100
word-rules = die Regeln hinter der Frage
    .usage = rules
word-rules-clause = eine einzelne Regel
    .usage = rules REGEL
word-rules-all = alle Regeln des Regelbuchs
    .usage = rules all
word-coach = schaltet den Coach aus oder wieder ein
    .usage = coach
word-quit = verlässt den Tisch; die Partie ist gespeichert, und du kannst sie später fortsetzen
    .usage = quit

## Auf dem ganzen Bildschirm: Tasten, mit ihren kurzen Wörtern in der letzten Zeile

key-arrows-across = eine Karte wählen
key-arrows-up-down = eine ihrer Möglichkeiten wählen
    .short = wählen
key-digits = die Möglichkeit mit dieser Nummer wählen
key-enter = spielen, was gewählt ist
    .short = spielen
key-why = warum du die Karte nicht spielen kannst
    .short = warum
key-hint = Tipp: was ein denkender Bot an deiner Stelle täte
    .short = Tipp
key-score = alle Punkte, wäre die Partie jetzt zu Ende
    .short = Punkte
key-rules = Regeln: erst die hinter der Frage, dann das Regelbuch
    .short = Regeln
key-log = Verlauf: alles, was geschehen ist
    .short = Verlauf
key-space = nicht auf die Züge der Bots warten, bis du dran bist
key-help = was die Karte tut, und diese Liste
    .short = Hilfe
key-quit = gehen; die Partie ist gespeichert, und du kannst sie später fortsetzen
    .short = gehen

name-of-enter = Enter
name-of-space = Leertaste
name-of-digits = 0 bis 9

terminal-log = Verlauf
terminal-just-now = Gerade eben:
terminal-nothing-yet = noch nichts.
terminal-enter-does = Enter:
terminal-press-q = Mit q gehst du.
terminal-press-w = Mit w siehst du jeden Grund.
terminal-scroll = ↑↓ blättern · Enter schließt
terminal-help = Hilfe
terminal-why-not = Warum kann ich { $cards } nicht spielen?
terminal-scores-now = Punkte, wäre die Partie jetzt zu Ende
terminal-scores-of-round = Punkte der Runde
terminal-over = Die Partie ist vorbei
terminal-rules-of = { $title }: Regeln
terminal-head-pledge = verbürgt { $pledge }
terminal-head-seed = Seed { $seed }
terminal-what-now = wyrmhall replay DATEI erzählt sie nach; wyrmhall verify DATEI prüft das Mischen.
terminal-sum = = { $total }
terminal-none-yet = noch keine Punkte

## Lektionen, und der Coach

terminal-lesson = Lektion: { $title }
terminal-scene = { $title }:
terminal-lesson-keys = Enter geht weiter, b zurück, h gibt einen Tipp, w sagt warum nicht, q beendet.
terminal-lesson-choose = Tipp eine Nummer oder eine Möglichkeit aus der Liste, oder h für einen Tipp.
terminal-lesson-no-why = Noch wurde nichts abgelehnt.
terminal-lesson-allowed = { $option } wäre erlaubt, ist hier aber nicht gefragt.
terminal-lesson-answer = Die Antwort ist { $option }.
terminal-lesson-lit = >
terminal-lesson-done = Das war { $title }.
terminal-lesson-game = Enter beginnt eine echte Partie; alles andere beendet die Lektion.
terminal-teacher = Lehrstimme: { $text }
terminal-coach = Coach: { $text }
terminal-coach-on = Der Coach ist an.
terminal-coach-off = Der Coach ist aus. Tipp coach, um ihn wieder einzuschalten.
terminal-coach-none = Dieses Spiel hat keinen Coach.
