### Was alle Spiele gemeinsam sagen. Ein Spiel darf jedes davon mit eigenen Worten sagen.

## Aufzählungen: „a und b“, „a, b und c“

list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-end = { $first } und { $last }
list-empty = nichts
number = { $number }

## Karten

# Karten, deren Vorderseite man nicht sieht.
cards-unseen = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-none = keine Karten

## Namen: Am Anfang eines Satzes werden sie groß geschrieben.
## Alle stehen ohne Artikel, damit sie in jedem Fall gleich bleiben; nur „du“ wird gebeugt, durch …Is.

name-you = du
name-nobody = niemand
name-ally = Beistand { $letter }
# Der Feind eines Platzes oder eines Beistands; $letter gehört zu dem, mit dem er kämpft.
name-enemy = { $ofIs ->
    [you] Feind bei dir
    [other] Feind bei { $of }
   *[ally] Feind bei { $letter }
}

## Was von einer Art gesagt wird, die keinen Satz hat: ihre Wörter und Teile

default-deed = { $seat } { $words }
default-details = { $what }: { $details }
default-choice = { $words } { $object }
default-no = Nicht möglich: { $words }
default-named = { $name } { $value }

## Was der Kernel von jedem Spiel sagt

event-chose = { $seat } { $seatIs ->
    [you] entscheidest
   *[other] entscheidet
}: { $choice }
    .unheard = { $seat } { $seatIs ->
        [you] hast
       *[other] hat
    } gewählt

choice-choose = { $option } wählen
    .label = { $option }
choice-choose-card = { $cards } wählen
    .label = { $cards }
choice-choose-card-and-target = { $cards } für { $target } wählen
    .label = { $target }

choice-together = { $choice }, und { $more ->
    [one] die nächste Wahl
   *[other] die nächsten { $more } Wahlen
}

ask-order-effects = Welcher deiner Effekte kommt als Nächstes?
    .detail = Sie geschehen gleichzeitig, also bestimmst du die Reihenfolge.

no-game-over = Die Partie ist vorbei.
no-not-offered = Das geht jetzt nicht.
no-another-seat-chooses = Jetzt ist jemand anderes an der Reihe.
no-no-such-effect = Wähle einen deiner Effekte, die jetzt geschehen.
no-another-seat-orders = Jemand anderes ordnet jetzt die Effekte.
no-no-such-seat = Einen Platz { $number } gibt es nicht.
no-not-together = Eine dieser Entscheidungen muss warten, was vor ihr geschieht.
no-too-many-together = Mehr als { $most } Entscheidungen auf einmal gehen nicht.

## Listen, die man mitbringt, während man sie baut

section-cards = Karten
list-section-size = { $section }: { $state ->
    [short] { $off } fehlen, { list-bounds }
    [over] { $off } zu viel, { list-bounds }
   *[fine] { $bounds ->
        [exactly] { $number } von { $most }
        [least] { $number }, { list-bounds }
       *[other] { $number }, { list-bounds }
    }
}
list-bounds = { $bounds ->
    [exactly] genau { $most }
    [least] mindestens { $least }
    [most] höchstens { $most }
   *[range] { $least } bis { $most }
}
list-section-copies = { $section }: { $cardsCount ->
    [0] höchstens { $most } von jeder Karte
   *[other] { $number } von { $cards }; höchstens { $most }
}
list-refused = { $why }

## Was die Halle im Verlauf eines Tischs sagt

note-sits-down = { $name } setzt sich
note-bot-sits-down = { $name } setzt sich, ein Bot ({ $level })
note-seat-opened-left = { $name } geht
note-seat-opened-kicked = { $name } muss den Tisch verlassen
note-seat-opened-replaced = { $name } macht Platz
note-seat-opened-agreed = Alle sind einverstanden: Der Platz von { $name } ist wieder frei
note-is-host = { $name } leitet jetzt den Tisch
note-added-nothing = { $name } hat nichts zum Mischen beigetragen
note-stand-in-chose = Eine Vertretung hat für { $name } gewählt
note-hall-chose = Niemand hat rechtzeitig geantwortet, darum hat die Halle für { $name } gewählt
note-time-is-up = Die Zeit von { $name } ist um: Die Wahl wird für diesen Platz getroffen
note-mark-chosen = Das hatte { $name } vorgemerkt
note-bot-chose = { $name } hatte nichts vorgemerkt: Ein Bot hat gewählt
note-stand-in = { $name } { $why ->
    [away] ist nicht da
    [clock] hat keine Zeit mehr
    [left] ist gegangen
   *[conceded] hat aufgegeben
}: Eine Vertretung spielt
note-stand-in-by = { $name } { $why ->
    [away] ist nicht da
    [clock] hat keine Zeit mehr
    [left] ist gegangen
   *[conceded] hat aufgegeben
}: { $by } lässt eine Vertretung spielen
note-is-back = { $name } ist zurück
note-asks-to-take-back = { $name } möchte das zurücknehmen: { $choice }
note-asks-to-take-back-a-secret-choice = { $name } möchte eine geheime Wahl zurücknehmen
note-takes-back = { $name } nimmt das zurück: { $choice }
note-takes-back-a-secret-choice = { $name } nimmt eine geheime Wahl zurück
note-taken-back = Zurückgenommen, Wahl { $number }: { $name } { $option }
note-agrees = { $name } ist einverstanden
note-agrees-to-handover = { $name } ist einverstanden, den Platz von { $given } neu zu vergeben
note-does-not-agree = { $name } ist nicht einverstanden
note-does-not-agree-to-handover = { $name } ist nicht einverstanden, den Platz von { $given } neu zu vergeben
note-takes-request-back = { $name } zieht die Bitte zurück
note-asks-to-hand-over = { $name } möchte den Platz von { $given } neu vergeben
note-handover-lapses = Der Platz von { $given } wird nicht neu vergeben: Am Tisch hat jemand gewechselt
note-concedes = { $name } gibt auf
note-is-muted = { $name } ist stummgeschaltet
note-is-heard-again = { $name } ist wieder zu hören
note-paused-deserted = Pause: Niemand ist da
note-paused-by-host = Die Tischleitung macht eine Pause
note-goes-on = Es geht weiter
note-practice = Übung: Diese Partie beginnt in einer Stellung
note-no-result = Die Partie endet ohne Ergebnis: { $ended }
note-rules-failed = Beim nächsten Schritt haben die Regeln versagt
note-rules-failed-at-choice = Bei einer Wahl von { $name } haben die Regeln versagt; sie gilt nicht

## Wie eine Partie endete, die nicht nach ihren Regeln endete

ended-conceded = { $name } hat aufgegeben
ended-ended-by-host = { $name } hat sie beendet
ended-nobody-came-back = niemand kam zurück
ended-deserted = lange war niemand mehr da
ended-rematch-doubled = im selben Moment entstand eine andere Revanche
ended-won = { $winners } hat gewonnen
ended-nobody-won = niemand hat gewonnen
ended-won-by = { $ended }; gewonnen hat { $winners }

## Ablehnungen des Kernels

no-no-such-option = So etwas kann man in diesem Spiel nicht wählen.
no-neither-option-nor-notation = Das steht nicht zur Wahl und ist auch keine Schreibweise dafür.

## Wie eine Partie ausging: die Überschrift ihres Ergebnisses; ein Spiel kann Einzelheiten hinzufügen

end-won = { $seat } { $seatIs ->
    [you] hast
   *[other] hat
} gewonnen
end-won-together = { $seats } haben gewonnen
end-won-as-team = { $seats } haben gewonnen
end-shared = { $seats } teilen sich den Sieg
end-lost = Die Partie ist verloren
end-drawn = Die Partie endet unentschieden
end-aborted = Die Partie wurde ohne Ergebnis beendet

## Was vor der Partie von jedem Spiel gesagt wird. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

level-random = Knappe
    .meaning = spielt irgendeine erlaubte Karte, zufällig
level-thinking = Ritter
    .meaning = ein denkender Bot, der jede Karte abwägt und nicht mehr weiß als du an seiner Stelle
values-true = ja
values-false = nein
values-random = ausgelost
values-or = {" oder "}
values-seat-or-random = random (ausgelost) oder ein Platz am Tisch (A oder 0 für den ersten)
values-seat = ein Platz am Tisch (A oder 0 für den ersten)
values-number = eine ganze Zahl von { $least } bis { $most }
values-numbers = ganze Zahlen wie 7,4,5,6,8 oder 0:7,3:6 nach Stelle, oder as_printed
