# Wiederholungen und eigene Partien.

my-games = Meine Partien
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
no-replay = Keine Wiederholung dieses Tisches
to-table = Zum Tisch
every-game = Jede Partie ist eine kleine Textdatei, ihre Aufzeichnung. Geh sie Schritt für Schritt durch, wie jeder Platz sie sah, oder mit allen Händen offen.
other-records = Andere Aufzeichnungen
open-record = Aufzeichnung öffnen
drop-file = Leg die Datei hier ab, oder wähle sie

## Eine laufende Wiederholung

dealt = Die Karten werden gegeben
all-open = Alle Hände offen
as-spectator = Wie beim Zuschauen
as-seen = Wie { $name } es sah
own-cards = eigene Karten
replay-of = Wiederholung von { $game }
this-replay = Diese Wiederholung
another = Andere Aufzeichnung
replay = Wiederholung: { $game }
whose-view = Wessen Sicht
record = Aufzeichnung
download-record = Aufzeichnung herunterladen
steps = Schritte
to-beginning = Zum Anfang
step-back = Einen Schritt zurück, Taste [
pause = Anhalten, Taste p
play = Abspielen, Taste p
step-on = Einen Schritt weiter, Taste ]
to-end = Zum Ende
speed = Tempo
of-steps = { $step } von { $last }
step = Schritt
step-says = Schritt { $step }: { $told }
step-number = <sr>Schritt </sr>{ $step }
log = Verlauf
checkable = Was diese Partie überprüfbar macht
deals-again = <code>wyrmhall verify</code> gibt die Karten daraus noch einmal.
rules-of = Regeln von { $game }
