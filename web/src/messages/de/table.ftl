# Der Tisch, während gespielt wird.

title-turn = ● Du bist dran · { $game }
title = { $game } · Wyrmhall
your-turn = Du bist dran
your-turn-to = Du bist dran. { $question }
you = Du
you-named = Du · { $name }
nobody = niemand
seat-of = Platz von { $name }
hand-of = Hand von { $name }
side = Seite { $name }
centre = Mitte
your-area = Dein Bereich
back-to-hall = Zurück zur Halle
back-to-event = Zurück zum Turnier
own-cards = Eigene Karten
watching = { $count } schauen zu
status = { $status ->
    [gathering] sammelt sich
    [shuffling] wird gemischt
    [playing] läuft
    [paused] pausiert
    [suspended] angehalten
    [finished] zu Ende
    [aborted] abgebrochen
   *[other] { $status }
}
log = Verlauf
chat = Chat
scores = Punkte
rules = Regeln
table = Tisch
more = Mehr
beside-table = Neben dem Tisch
panels = Verlauf, Chat, Punkte und Regeln
table-talk = Tischgespräch
is-over = Das Spiel ist zu Ende
result = Ergebnis, Wiederholung, Revanche

## Die Leiste

sort-hand = Hand sortieren
sort-hand-again = Deine Hand wieder sortieren
take-back = Zurücknehmen
take-back-what = Zurücknehmen: { $choice }
take-back-key = { $says } (U)
nothing-to-take-back = Nichts zurückzunehmen
hint = Tipp
hint-key = Tipp (H)
sound = Klang
sound-is-on = Klang ist an
sound-is-off = Klang ist aus
options = Optionen
key-space = Leertaste

## Die Frage

what-is-asked = Was gefragt ist
close-message = Diese Meldung schließen
because-of = Wegen { $card }
more-about = Mehr zu dieser Frage
where-to = { $card }: Wohin damit?
which-of-these = { $card }: Was davon?
have-chosen-change = Deine Wahl: { $choice }. Du kannst sie ändern, bis alle gewählt haben.
cards-to-choose = { $count ->
    [one] { $count } Karte zur Wahl
   *[other] { $count } Karten zur Wahl
}
places-to-choose = { $count ->
    [one] { $count } Ort zur Wahl
   *[other] { $count } Orte zur Wahl
}
can-be-played = { $count } deiner Karten sind spielbar
choose = Wählen
choices = Möglichkeiten
cards = Karten
places = Orte
cancel = Abbrechen
sending = Wird gesendet …
here-button = Hierhin
is-paused = Das Spiel pausiert
no-clock-runs = Keine Uhr läuft.
host-will-go-on = Wer den Tisch leitet, setzt es fort.
go-on = Weiter
skip = Überspringen
waiting-for = Warten auf { $names } …
chosen-waiting = Deine Wahl: { $choice }. Warten auf { $names } …
chosen-waiting-change = Deine Wahl: { $choice }; noch kannst du sie ändern. Warten auf { $names } …
bot-would = Ein Bot würde das wählen
bot-hint = { $choice }. Ein Bot würde das wählen.
bot-hint-because = { $choice }. Ein Bot würde das wählen: { $because }.

## Karten

about = Über { $card }
look-at-it = Die Karte genau ansehen
look-closely = { $card }: genau ansehen
about-card = Über diese Karte
provenance = Woher ihr Text und ihre Zahlen kommen: { $provenance }
cards-top-first = { $count } Karten, die oberste zuerst
why-not = Warum nicht { $card }?
not-now = { $card }, jetzt nicht möglich
a-card = eine Karte
your-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
your-hand-playable = { $count ->
    [one] Deine Hand, { $count } Karte, { $playable } spielbar
   *[other] Deine Hand, { $count } Karten, { $playable } spielbar
}
not-playable = nicht spielbar; berühre sie oder drücke W, um zu lesen, warum
playable = spielbar
face-down-card = verdeckte Karte
only-you-see = verdeckte Karte, nur du siehst sie: { $card }
have-seen = verdeckte Karte, du hast sie gesehen: { $card }
counts-now = zählt jetzt { $worth }
counts-here = zählt hier { $worth }
zone-of = { $zone } aus { $count }
chosen = gewählt
selected = ausgewählt
can-be-chosen = kann gewählt werden
named = { $name }: { $says }
zone-holds = { $zone }, { $count }
zone-unknown = { $zone }, unbekannt viele
pile = { $count ->
    [unknown] { $zone }: ? Karten
    [one] { $zone }: { $count } Karte
   *[other] { $zone }: { $count } Karten
}
pile-down = { $count ->
    [unknown] { $zone }: ? Karten, verdeckt
    [one] { $zone }: { $count } Karte, verdeckt
   *[other] { $zone }: { $count } Karten, verdeckt
}
row = { $whose ->
    [you] { $zone } von dir
   *[other] { $zone } von { $name }
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
row-down = { $whose ->
    [you] { $zone } von dir
   *[other] { $zone } von { $name }
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $down } verdeckt
of-places = { $count } von { $places }
zone = { $zone ->
    [hand] Hand
    [stack] Stapel
    [stacks] Stapel
    [deck] Nachziehstapel
    [draw] Nachziehstapel
    [discards] Ablage
    [tableau] Auslage
    [picked] Gewählt
    [aside] Beiseite
   *[other] { $zone }
}

## Schilder

team = Team { $number }
partner = Mit dir
winner = Gewonnen
conceded = Aufgegeben
open = Frei
stand-in = Vertretung
away = Weg
has-chosen = Hat gewählt
bot-thinking = Denkt
choosing = Wählt
you-are = Du, { $name }
bot = Bot
open-seat = ein Bot spielt, bis sich jemand setzt
your-partner = spielt mit dir zusammen
cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
score = Punktestand { $score }
counted = { $value } { $what }
away-until = weg, eine Vertretung spielt in { $time }
host = leitet den Tisch
seconds-left = Noch { $seconds } Sekunden.
time-left = noch { $time }

## Anfragen

waiting-for-all = Warten auf { $names }.
refuse = Ablehnen
agree = Zustimmen
withdraw = Zurückziehen
wants-undo = { $who ->
    [you] Du möchtest zurücknehmen: <choice>{ $choice }</choice>
   *[other] { $name } möchte zurücknehmen: <choice>{ $choice }</choice>
}
wants-undo-secret = { $who ->
    [you] Du möchtest eine geheime Wahl zurücknehmen
   *[other] { $name } möchte eine geheime Wahl zurücknehmen
}
wants-handover = { $who ->
    [you] Du möchtest, dass jemand Neues den Platz von { $seat } einnimmt und die Karten dort sieht.
   *[other] { $name } möchte, dass jemand Neues den Platz von { $seat } einnimmt und die Karten dort sieht.
}
seat-open = Der Platz von { $name } ist frei: Alle am Tisch haben zugestimmt. Ein Bot spielt ihn, bis sich jemand setzt.
take-the-seat = Platz nehmen
stand-in-plays = { $why ->
    [away] Eine Vertretung spielt für dich, seit du weg warst.
    [clock] Eine Vertretung spielt für dich, weil deine Zeit um ist.
    [left] Eine Vertretung spielt für dich, weil du gegangen bist.
   *[other] Eine Vertretung spielt für dich.
}
take-my-seat-back = Meinen Platz zurücknehmen

## Verlauf und Gespräch

earlier-lines = Frühere Zeilen
how = wie?
nobody-has-said = Noch hat niemand etwas gesagt.
no-talk = An diesem Tisch wird nicht geredet.
quick-words = Schnelle Worte
quick-well = Gut gespielt
quick-turn = Du bist dran
quick-moment = Einen Moment
quick-thanks = Danke
say-something = Sag etwas
say-civil = Sag etwas Freundliches
send = Senden
host-muted-you = Du bist hier stummgeschaltet.
mute-for-me = Jemanden für mich stummschalten

## Punkte

if-it-ended = Wenn jetzt Schluss wäre
the-round-before = Die Runde davor
rounds-before = { $count } Runden davor
the-last-round = Die letzte Runde
round = Runde { $number }
earlier-rounds = Frühere Runden
round-scored = Runde { $number } wird gewertet
the-round-scored = Die Runde wird gewertet
now-points = jetzt { $points }
as-it-stands = So steht es
player = Wer
now = Jetzt

## Das Ende

team-of = Team von { $names }
to-rematch = Zur Revanche
rematch = Revanche
watch-replay = Wiederholung
record = Aufzeichnung
to-the-hall = Zur Halle
how-scored = Wie gewertet wurde
was-it-honest = Wurde ehrlich gemischt?
honest-text = Vor dem Spiel zeigte die Halle eine Bürgschaft für ihr Geheimnis; dann trug jeder Browser einen Wert bei. Mit allen zusammen lassen sich die Karten noch einmal geben: <code>wyrmhall verify</code> mit der Aufzeichnung tut das.
pledge = Bürgschaft
secret = Geheimnis
key = Schlüssel
added-here = Von hier
is-in-key = { $value } (steht im Schlüssel)

## Das Menü

really = Wirklich?
no = Nein
theme-dark = Große Halle, dunkel
theme-light = Pergament, hell
pace = { $pace ->
    [off] Was andere tun, erscheint: sofort
    [fast] Was andere tun, erscheint: schnell
    [normal] Was andere tun, erscheint: normal
   *[slow] Was andere tun, erscheint: langsam
}
animations = { $speed ->
    [auto] Animationen: wie das System
    [off] Animationen: aus
    [slow] Animationen: langsam
    [normal] Animationen: normal
   *[fast] Animationen: schnell
}
keys-and-help = Tasten und Hilfe
copied = Kopiert
copied-key = Kopiert: Es ist ein Schlüssel, behalte ihn
copy-link = Link zu diesem Tisch kopieren
copy-link-here = Link zu diesem Tisch kopieren, für diesen Computer
copy-seat = Link zu meinem Platz kopieren
copy-seat-here = Link zu meinem Platz kopieren, für diesen Computer
all-cards-table = Alle Karten dieses Tisches
all-cards-game = Alle Karten dieses Spiels
board = Spielbrett für alle auf einem Schirm
concede = Aufgeben
concede-text = Du gibst dieses Spiel auf. Das lässt sich nicht zurücknehmen.
leave-seat = Meinen Platz verlassen
leave = Gehen
leave-text = Von jetzt an spielt eine Vertretung auf deinem Platz. Du kannst ihn zurücknehmen, wenn die anderen ihn nicht einstimmig jemand Neuem gegeben haben.
pause = Anhalten
end-without = Ohne Ergebnis beenden
end-game = Spiel beenden
end-text = Das Spiel endet für alle, ohne Ergebnis.
open-seat-name = Freier Platz
doing = { $doing ->
    [open] frei: Schick jemandem den Link zu diesem Tisch
    [conceded] hat aufgegeben
    [left] ist gegangen, eine Vertretung spielt
    [here] da
    [stand-in] weg, eine Vertretung spielt
   *[away] weg
}
mute = Stummschalten<sr>: { $name }</sr>
unmute = Wieder hören<sr>: { $name }</sr>
close-it = Schließen<sr>: ein Bot spielt den Platz von { $name }</sr>
make-host = Leitung geben<sr>: { $name }</sr>
dont-wait = Nicht warten<sr>: eine Vertretung spielt für { $name }</sr>
hand-over = Übergeben<sr>: der Platz von { $name }</sr>
ask-others = Die anderen fragen
hand-over-text = Jemand Neues nimmt den Platz von { $name } ein und sieht die Karten dort, wenn alle anderen zustimmen.

## Tasten und Hilfe

help-text = Berühre eine Karte, die hervortritt, dann, worauf sie soll, dann den goldenen Knopf; oder zieh sie dorthin. Zieh eine Karte innerhalb deiner Hand, um sie zu ordnen. Eine graue Karte sagt, warum sie nicht spielbar ist. Eine lange Berührung zeigt eine Karte genau.
key-pick = eine Karte deiner Hand nehmen
key-move = sich in einem Bereich bewegen; mit einer gewählten Karte durchgehen, was sie kann
key-bids = durch Gebote gehen oder eins nennen
key-enter-name = Enter
key-enter = bestätigen
key-esc-name = Esc
key-esc = abbrechen, schließen
key-shift-name = Umschalt ← →
key-shift = die Karte in der Hand an einen anderen Platz setzen
key-w = warum ist diese Karte nicht spielbar?
key-z = die Karte genau ansehen
key-h = Tipp: Was würde ein Bot tun?
key-u = deine letzte Wahl zurücknehmen
key-panels = Verlauf, Chat, Punkte, Regeln
key-region = zum nächsten Bereich: Plätze, dein Bereich, Frage, Hand, Daneben
key-skip = überspringen, was gerade gezeigt wird
key-list = diese Liste
letters = Einzelne Buchstaben sind Tasten

## Das Spielbrett

board-ready = Alle sind bereit: Das Spiel beginnt
board-shuffled = Die Karten werden gemischt
board-waiting = Warten, bis alle bereit sind
board-sit = Nehmt Platz
board-scan = Scannt den Code und nehmt Platz
board-paused = Pause
board-choose = { $count ->
    [one] { $names } wählt
   *[other] { $names } wählen
}
what-goes-on = Was vor sich geht
what-happened = Was eben geschah
qr = QR-Code des Links zu diesem Tisch
phone-is-hand = Dein Telefon ist deine Hand
