### Das Verteilen der seltenen Karten: ../sharing.py nennt die Arten; DBS-n ist eine Regel in rules.md.

card-rare = Selten oder seltener: Sie wird verteilt.
event-collects = Alle seltenen Karten liegen offen; genommen werden sie in der Reihenfolge der Plätze
ask-take-a-rare = Nimm eine der { $left } seltenen Karten, die noch da sind.
    .detail = Wer gewonnen hat, nimmt zuerst, dann alle anderen in der Reihenfolge der Plätze, und wieder von vorn.
choice-takes-rare = { $cards } nehmen
    .label = Nehmen
no-not-among-the-rares = Diese Karte ist nicht unter den seltenen, die noch da sind.
no-another-takes-now = Jetzt nimmt jemand anderes.
no-all-rares-are-taken = Alle seltenen Karten sind genommen.
about-rares-left = Noch { $value } seltene
about-rares-taken = Seltene: { $value }

## Was vor der Partie gesagt wird. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Nach einem Draft und seinen Matches: Reihum werden die seltenen Karten genommen, wer gewonnen hat, zuerst.
