# Der Draftraum: Booster, die herumgehen, Decks aus dem, was man genommen hat, und das Protokoll danach.

## Wie weit der Draft ist

pack-of = Booster { $number } von { $of }, es geht nach { $way ->
    [left] links
   *[right] rechts
}
pick-number = Pick { $pick }
counting = Die Booster werden gezählt
watching = Booster und was genommen wurde sieht nur, wem es gehört. Nach dem Ende sehen alle alles, Pick für Pick.
stage = { $stage ->
    [over] Nach dem Draft
   *[building] Alle Booster sind verteilt
}
build-your-deck = Bau dein Deck
decks-are-built = Decks werden gebaut
draft-over = Der Draft ist vorbei
neighbours = { $seats ->
    [2] Was übrig bleibt, gibst du { $to }, und du bekommst den Booster von { $from }.
   *[other] Was übrig bleibt, geht an { $to }; der nächste Booster kommt von { $from }.
}
no-talk = Solange Booster auf der Hand sind, redet niemand, damit niemand ein Zeichen geben kann.

## Der Kreis

circle = Der Kreis, immer links von dem davor; die Booster gehen nach { $way ->
    [left] links
   *[right] rechts
}
you = Du
doing = { $doing ->
    [picking] wählt
    [picked] gewählt
    [building] baut
    [built] Deck fertig
    [out] ist raus
    [away] nicht da
   *[waiting] wartet
}
seat-told = { $name }{ $you ->
    [yes] , du
   *[no] { "" }
}{ $bot ->
    [yes] , ein Bot
   *[no] { "" }
}: { doing }{ $packs ->
    [yes] , { $size ->
        [0] kein Booster auf der Hand
        [one] { $size } Karte im Booster
       *[other] { $size } Karten im Booster
    }
   *[no] { "" }
}, { $taken ->
    [one] { $taken } Karte genommen
   *[other] { $taken } Karten genommen
}{ $leaders ->
    [0] { "" }
    [one] , { $leaders } Leader
   *[other] , { $leaders } Leader
}
pack-size = Karten im Booster
taken-size = Genommene Karten
leaders = Leader
look-at = Genau ansehen: { $card }

## Der Booster auf der Hand

pack-label = { $whose ->
    [own] Dein Booster
   *[other] Der Booster von { $owner }
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
no-pack = { $whose ->
    [own] Du hast gerade keinen Booster. Der nächste kommt, wenn alle gewählt haben.
   *[other] { $owner } hat gerade keinen Booster.
}
card-told = { $card }{ $state ->
    [marked] , vorgemerkt
    [made] , dein Pick
    [barred] , kann gerade nicht genommen werden
   *[free] { "" }
}

## Was gefragt ist

asked = Was gefragt ist
how = Tipp eine Karte an, um sie vorzumerken, und noch einmal, um sie zu nehmen.
marked = Vorgemerkt: deine, wenn deine Zeit abläuft.
instead = Anstelle von dem, was du gewählt hast.
others-go = { $count ->
    [one] Die andere Karte geht an { $to }.
   *[other] Die anderen { $count } gehen an { $to }.
}
and-another = Wähl jetzt die Karte, die dazukommt.
marked-cards = Vorgemerkt
put-back = { $card } nicht nehmen
take = { $how ->
    [both] Beide nehmen
    [alone] Allein nehmen
    [change] Pick ändern
   *[one] Nehmen
}
sending = Wird gesendet …
you-take = Gewählt:
waiting-for = { $count ->
    [0] Die Booster werden weitergegeben.
   *[other] Gewartet wird auf { $names }.
}
may-change = Bis dahin kannst du es ändern: Tipp eine andere Karte an.
final = Das lässt sich nicht mehr ändern.
paused = Der Draft ruht
go-on = Weiter
close-message = Diese Meldung schließen

## Der Pool

pool-of = { $whose ->
    [own] Dein Pool
   *[other] Der Pool von { $owner }
}
deck-of = { $whose ->
    [own] Dein Deck
   *[other] Das Deck von { $owner }
}
sideboard-of = { $whose ->
    [own] Dein Sideboard
   *[other] Das Sideboard von { $owner }
}
nothing-taken = Was du nimmst, liegt dann hier.
lay-out-by = Ordnen nach
show-only = Nur zeigen
others = Andere
column = { $title }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
curve = Kostenkurve
curve-with = Kostenkurve mit diesem Pick
as-text = Als Text
covered = { $count ->
    [one] { $count } Karte liegt verdeckt auf deinem Stapel.
   *[other] { $count } Karten liegen verdeckt auf deinem Stapel.
}
covered-limits = An diesem Tisch sieht man sie nur zwischen den Boostern an. Die Seite hält sich daran; dass jemand sie aufschreibt, kann sie nicht verhindern.

## Ein Deck bauen

deck-ready = Mein Deck ist fertig
text = Text
sideboard = { $count ->
    [one] { $count } Karte bleibt fürs Sideboard.
   *[other] { $count } Karten bleiben fürs Sideboard.
}
time-out-deck = Die Halle behält dein Deck, wie es jetzt ist; läuft die Zeit ab, wird es für dich aufgefüllt.
not-in-pool = { $count ->
    [one] Eine Karte ist nicht in deinem Pool und fehlt nun
   *[other] { $count } Karten sind nicht in deinem Pool und fehlen nun
}: { $cards }.

## Das Protokoll eines Drafts

pick-by-pick = Der Draft, Pick für Pick
whose-picks = Wessen Picks
what-of-it = Was gezeigt wird
picks = Picks
deck = Deck
picks-csv = Picks (CSV)
decks-text = Decks (Text)
log-comes = Der Rest des Protokolls kommt noch …
head-pack = Booster
head-pick = Pick
head-player = Name
head-opener = Geöffnet von
head-taken = Genommen
head-passed = Weitergegeben
log-deck = Deck von { $name }
log-sideboard = Sideboard
log-pick = Booster { $round }, Pick { $pick }: { $name }, mit dem Booster von { $opener }
pick-before = Der Pick davor
pick-after = Der nächste Pick
which-pick = Pick
fate = { $is ->
    [taken] genommen
   *[left] hat niemand genommen
}
fate-gone = { $returned ->
    [yes] kam zurück, dann { $by }, Pick { $pick }
   *[no] { $by }, Pick { $pick }
}
no-picks = Noch hat niemand gewählt.
