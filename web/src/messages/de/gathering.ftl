# Der Tisch vor dem Spiel.

shuffling-title = { $game }, wird gemischt
gathering-title = { $game }, sammelt sich
shuffling = Es wird gemischt: { $added } von { $people } haben dazu beigetragen.
seat-is-free = Ein Platz ist für dich frei.
waiting-send-link = Noch fehlen Mitspielende. Schick ihnen den Link.
waiting = Noch fehlen Mitspielende.
begins-soon = Alle sind bereit. Gleich geht es los.
waiting-until-ready = { $who ->
    [you] Alle Plätze sind besetzt. Noch bist du nicht bereit.
    [other] Alle Plätze sind besetzt. Noch nicht bereit ist { $names }.
   *[several] Alle Plätze sind besetzt. Noch nicht bereit sind { $names }.
}
waiting-to-come-back = Alle sind bereit. Gewartet wird auf die Rückkehr von { $names }.
all-ready = Alle sind bereit.
you = du
private-table = Privater Tisch · { $clock }
public-table = Öffentlicher Tisch · { $clock }
watching = { $count } schauen zu
invited = Du bist eingeladen
sit-down-as = Du setzt dich als { $name }.
guests-name = Du bekommst den Namen eines Gastes; ändere ihn, wann du willst.
take-seat = Platz nehmen
is-full = Dieser Tisch ist voll
is-full-text = Bleib und schau zu: Du siehst, was offen liegt, und keine Hände. Oder mach einen eigenen Tisch auf.
make-table = Tisch aufmachen
seats = Plätze
open-seat = Freier Platz
seat-name = { $whose ->
    [you] { $name } (du)
   *[other] { $name }
}
bot-level = Bot, { $level }
for-friend-or-bot = Für jemanden, den du einlädst, oder einen Bot
waits-for-somebody = Wartet auf jemanden
person = { $host ->
    [yes] Tischleitung
   *[no] Gast
}
person-away = { $host ->
    [yes] Tischleitung, gerade nicht da
   *[no] Gast, gerade nicht da
}
own = Eigenes: { $word }
ready = bereit
not-ready = nicht bereit
added = beigetragen
adding = trägt bei …
sit-here = Hier sitzen<sr>, Platz { $seat }</sr>
bot-into = { $level }<sr> als Bot auf Platz { $seat }</sr>
remove = Entfernen<sr>: { $name }</sr>
mute = Stummschalten<sr>: { $name }</sr>
unmute = Wieder hören<sr>: { $name }</sr>
ask-to-leave = Wegschicken<sr>: { $name }</sr>
i-am-ready = Ich bin bereit
not-ready-after-all = Doch noch nicht bereit
start = Jetzt anfangen
start-bots = Anfangen, Bots nehmen die freien Plätze
leave = Gehen
table-talk = Tischgespräch
quick-hello = Hallo
quick-moment = Einen Moment
quick-begin = Fangen wir an?
quick-fun = Viel Spaß
honest-shuffle = Ehrlich gemischt
honest-shuffle-text = Die Halle hat ihren Teil des Mischens festgelegt, bevor sie deinen kennt, und zeigt diese Bürgschaft dafür. Dann trägt jeder Browser einen eigenen Zufallswert bei. Das Geheimnis wird nach dem Spiel gezeigt: Niemand, auch nicht die Halle, konnte die Karten bestimmen.
begins-in = { $seconds ->
    [one] Das Spiel beginnt in { $seconds } Sekunde
   *[other] Das Spiel beginnt in { $seconds } Sekunden
}
begins-by-itself = Das Spiel beginnt von selbst. Wer doch nicht bereit ist, hält es auf.

## Daneben

more-screens = Weitere Bildschirme
board = Spielbrett für alle auf einem Schirm
copied = Kopiert
my-seat = Mein Platz, für ein anderes Gerät
my-seat-here = Mein Platz, für einen anderen Browser hier
my-seat-text = Öffne ihn auf deinem Telefon, dann hältst du dort deine Hand. Er ist ein Schlüssel: Behalte ihn für dich.
my-seat-text-here = Öffne ihn in einem anderen Browser auf diesem Computer, dann sitzt du dort. Er ist ein Schlüssel: Behalte ihn für dich.
agreed = Vereinbart
time = Zeit
vanished = Verschwunden
stand-in-after = eine Vertretung spielt nach { $time }
on = an
off = aus
house-rules = Hausregeln
as-usual = wie üblich
rules = Regeln
read-them = lesen
cards = Karten
look-at-all = alle ansehen

## Einladen

invite = Einladen
qr = QR-Code des Links zu diesem Tisch
link-is-invitation = Der Link ist die Einladung
copy-link = Link kopieren
share-link = Link teilen
link-copied = Der Link ist kopiert
at-wyrmhall = { $game } in Wyrmhall
nobody-can-come = { $why ->
    [loopback] <b>Nur dieser Computer kann diese Halle öffnen.</b> Ein Link von hier führte niemanden ans Ziel.
    [offline] <b>Dieser Computer ist in keinem Netz.</b> Ein Link von hier führte niemanden ans Ziel.
   *[local_address] <b>Die Adresse dieser Halle gilt nur auf ihrem eigenen Computer.</b> Ein Link von hier führte niemanden ans Ziel.
}
what-helps = { $why ->
    [loopback] Für Freunde im selben Haus starte sie so. Link und QR-Code stehen dann hier, und dieser Tisch bleibt.
    [offline] Verbinde ihn und starte die Halle neu. Link und QR-Code stehen dann hier, und dieser Tisch bleibt.
   *[local_address] Starte sie mit der Adresse, die deine Freunde benutzen. Link und QR-Code stehen dann hier, und dieser Tisch bleibt.
}

## Was jemand mitbringt

your-brings = { $word ->
    [deck] Dein Deck
   *[other] Von dir: { $word }
}
ready-ones = { $word ->
    [deck] Fertige Decks
   *[other] Fertig: { $word }
}
brings-hint = Eine Karte je Zeile, <code>{ $card }</code> oder <code>2 { $card }</code>. Niemand sonst sieht es, bevor das Spiel zu Ende ist.
card = Karte
changed = Geändert und noch nicht mitgebracht.
bring-usual = { $word ->
    [deck] Du bringst das übliche Deck mit.
   *[other] Du bringst das Übliche mit: { $word }.
}
bring-own = { $word ->
    [deck] Du bringst ein eigenes Deck mit.
   *[other] Du bringst etwas Eigenes mit: { $word }.
}
use-usual = { $word ->
    [deck] Das übliche Deck nehmen
   *[other] Das Übliche nehmen: { $word }
}
bring-this = { $word ->
    [deck] Dieses Deck mitbringen
   *[other] Das mitbringen: { $word }
}
line-says = Zeile { $line }: { $text }
write-one = schreib eine Karte je Zeile, etwa { $card } oder 2 { $card }
from-to = von einer Karte gehen 1 bis { $most }
at-most = { $count } Karten; mitbringen kann man höchstens { $most }
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Mit eigenen Karten gespielt

own-cards = Gespielt mit eigenen Karten
own-cards-name = Gespielt mit eigenen Karten: { $cards }
fetching-cards = Die Karten werden geholt …
cards-of-table = Alle Karten dieses Tisches
