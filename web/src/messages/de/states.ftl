# Wie die Seite zu ihrem Tisch steht.

next-try = { $seconds ->
    [0] Neuer Versuch läuft.
   *[other] Neuer Versuch in { $seconds } s.
}
to-be-sent = { $count ->
    [one] { $count } Wahl von dir wird geschickt, sobald sie wieder da ist.
   *[other] { $count } Wahlen von dir werden geschickt, sobald sie wieder da ist.
}
nothing-lost = Nichts ist verloren.
restarts = Die Halle startet neu
no-connection = Keine Verbindung zur Halle
unplayable = An diesem Tisch kann nicht gespielt werden
unplayable-text = { $why } An den anderen Tischen der Halle geht es weiter.
elsewhere = In einem anderen Fenster geöffnet
elsewhere-title = Dieser Tisch ist in einem anderen Fenster geöffnet
elsewhere-text = Nur ein Fenster spielt auf einmal, damit keine Karte zweimal gespielt wird. Das andere zeigt denselben Tisch.
play-here = Hier spielen
state = { $state }.
try-now = Jetzt versuchen
no-such-table = Kein solcher Tisch
no-such-table-title = Diesen Tisch gibt es nicht
no-such-table-text = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde in dieser Halle nie aufgemacht. Lass ihn dir noch einmal schicken.
table = Tisch
on-disk = Jede bestätigte Wahl ist gespeichert. { $next }
coming = Auf dem Weg zum Tisch …

## Ein angehaltenes Spiel

suspended = Angehaltenes Spiel
suspended-title = Dieses Spiel ist angehalten
suspended-text = Die Halle stieß auf einen Zustand, den ihre eigenen Regeln verbieten, und hielt diesen Tisch an, bevor etwas Falsches gegeben wurde. An allen anderen Tischen geht es weiter. Der Bericht enthält das ganze Spiel bis hierher.
report = Bericht
copied = Kopiert
copy-report = Bericht kopieren
download-it = Herunterladen
