### Magic Dragon: was es auf Deutsch sagt. rules.py nennt die Arten; MD-n ist eine Regel in rules.md.

## Namen der Karten

# Farben eines eigenen Kartensatzes bleiben, wie sie dort stehen. Am Anfang groß, wie ein Name.
name-dragon = { $colour ->
    [Red] Rot
    [Yellow] Gelb
    [Black] Schwarz
    [Purple] Lila
    [Green] Grün
    [Blue] Blau
   *[other] { $colour }
} { $number }

## Was klein auf einer Karte steht

face-dragon = { name-dragon }
face-spell = Zauber

## Gruppen von Karten, wo alle gezeigt werden

group-dragons = { $colour ->
    [Red] Rote
    [Yellow] Gelbe
    [Black] Schwarze
    [Purple] Lila
    [Green] Grüne
    [Blue] Blaue
   *[other] { $colour }
} Drachen
group-spells = Zauber

# Eine Farbe für sich: „Stapel in Rot“, „wartet auf Rot“.
in-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
    [purple] Lila
    [green] Grün
    [blue] Blau
   *[other] { $colour }
}

## Was eine Karte tut

card-dragon = Nimmt einen Stapel mit kleinerem Drachen der Farbe oder beginnt einen.
card-dragon-more = Erobert einen Stapel, auf dem ein kleinerer Drache in { in-colour } liegt, holt einen, der auf { in-colour } wartet, oder beginnt einen, solange keiner in { in-colour } auf dem Tisch liegt.
card-ice = Friert einen Stapel ein: Er bleibt sicher, nichts kommt mehr darauf.
card-ice-more = Der Stapel bleibt, wo er liegt, und zählt dort. Obenauf muss ein Drache liegen.
card-fire = Verbrennt einen Stapel: Er kommt in die Mitte und zählt für niemanden.
card-fire-more = Auf einen verbrannten Stapel kommt nichts mehr. Obenauf muss ein Drache liegen.
card-color = In die Mitte: Der nächste Drache der Farbe, die du nennst, holt ihn.
card-color-more = Jede Zahl dieser Farbe genügt, und wer sie spielt, bekommt den ganzen Stapel.

## Was gefragt wird

ask-bid = Wie viele Stapel gehören am Ende dir? Nur genau richtig gibt den Bonus.
    .detail = Eine Zahl lässt sich ansagen, solange noch eine Karte davon da ist. Eine falsche Ansage kostet nichts.
ask-open-the-round = Du eröffnest die Runde: Beginne einen Stapel mit einem Drachen.
    .detail = Zauber brauchen einen Stapel, auf den sie kommen.
ask-play = Erobere einen Stapel, beginne eine neue Farbe oder wirke einen Zauber.
    .detail = Wer eine Karte hat, die passt, muss eine spielen.
ask-only-card = Nur { $cards } passt jetzt, und was passt, muss gespielt werden.
    .detail = Wer eine Karte hat, die passt, muss eine spielen.
ask-must-cast = Kein Drache passt: Du musst zaubern, notfalls auf einen eigenen Stapel.
    .detail = Wer eine Karte hat, die passt, muss eine spielen, auch einen Zauber.
ask-may-cast = Kein Drache passt: Wirke einen Zauber oder passe.
    .detail = An diesem Tisch muss niemand zaubern.

## Was man wählen kann

choice-bid = { $number } ansagen: genau { $number ->
        [one] { $number } Stapel bringt
       *[other] { $number } Stapel bringen
    } { $bonus }
    .label = { $number } ansagen · +{ $bonus }
choice-pass = Passen und die Zauber behalten
    .label = Passen
choice-start = { in-colour } beginnen mit { $cards }
    .label = { in-colour } beginnen
choice-raise = Den eigenen Stapel mit { $cards } verstärken: { $size } Karten
    .label = Eigenen verstärken
choice-capture = { $rivalIs ->
        [nobody] Den Stapel in der Mitte
       *[other] Den Stapel von { $rival }
    } mit { $cards } erobern: { $size } Karten
    .label = Erobern
choice-claim = Den wartenden Stapel mit { $cards } holen: { $size } Karten
    .label = Holen
choice-freeze = { $rivalIs ->
        [you] Den eigenen Stapel { $top } einfrieren: sicher bis zum Ende der Runde
       *[other] Den Stapel { $top } von { $rival } einfrieren: Er bleibt dort, unerreichbar
    }
    .label = Einfrieren
choice-burn = { $rivalIs ->
        [you] Den eigenen Stapel { $top }
       *[other] Den Stapel { $top } von { $rival }
    } verbrennen: Seine Karten zählen für niemanden
    .label = Verbrennen
choice-recolour = { $rivalIs ->
        [you] Den eigenen Stapel { $top }
       *[other] Den Stapel { $top } von { $rival }
    } in die Mitte legen: Der nächste Drache in { in-colour } holt ihn
    .label = { in-colour } nennen
    .which = { $cards } auf { $top }: Welche Farbe soll den Stapel holen?

## Warum nicht

no-bid-stands = Deine Ansage von { $number } gilt bis zum Ende der Runde.
no-bids-before-you = Erst sagt { $rival } an, dann du.
no-bidding-first = Erst sagen alle an; dann werden die Karten gespielt.
no-everybody-bids = Du kannst nicht passen: Alle sagen an.
no-no-such-bid = Eine Ansagekarte mit { $number } gibt es nicht.
no-bids-taken = Alle Ansagen von { $number } sind vergeben. Noch da: { $left }.
no-not-your-turn = Jetzt ist { $rival } am Zug.
no-round-over = Die Runde ist vorbei.
no-besides = { $why } { $also }
no-a-dragon-fits = Passen darfst du nur, wenn kein Drache passt. Es passt: { $cards }.
no-a-card-fits = Du kannst nicht passen: Was passt, muss gespielt werden. Es passt: { $cards }.
no-not-in-hand = { $cards } ist nicht auf deiner Hand.
no-no-such-stack = Auf keinem Stapel liegt noch { $cards }.
no-spell-starts-no-stack = Ein Zauber braucht einen Stapel, auf dem ein Drache liegt.
no-colour-lies = Auf dem Tisch liegt schon ein Stapel in { in-colour }: Erobere { $cards } mit einer höheren Zahl in { in-colour }, oder warte.
no-colour-awaited = Ein Stapel wartet auf { in-colour }: Hol ihn erst, oder spiel eine andere Farbe.
no-stack-waits = Dieser Stapel wartet auf { in-colour }: Jede Zahl in { in-colour } holt ihn, sonst nichts.
no-name-a-colour = Nenne eine Farbe für den Zauber Color.
no-too-small = { $cards } ist zu klein: Nur ein Drache in { in-colour } über { $top } erobert diesen Stapel.
no-other-colour = Das ist ein Stapel in { in-colour }. { $cards } passt nur auf { other-colour }.
no-name-the-dragon = An diesem Tisch nennt man einen Stapel nach seinem obersten Drachen.
no-no-such-waiting-stack = In der Mitte wartet kein solcher Stapel.
no-spell-on-spell = Zauber kommen auf Drachen, und hier liegt ein Zauber obenauf.
no-frozen = Eingefroren: Auf diesen Stapel kommt bis zum Ende der Runde nichts mehr.
no-burnt = Verbrannt: Dieser Stapel ist für diese Runde verloren.
# Die Farbe der eigenen Karte.
other-colour = { $other ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
    [purple] Lila
    [green] Grün
    [blue] Blau
   *[other] { $other }
}

## Was geschehen ist

event-is-dealt = { $seatIs ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $cards }
event-bids = { $seatIs ->
    [you] Du sagst
   *[other] { $seat } sagt
} { $number } an: Genau { $number ->
    [one] { $number } Stapel bringt
   *[other] { $number } Stapel bringen
} { $bonus }
event-passes = { $seatIs ->
    [you] Du passt
   *[other] { $seat } passt
}
event-is-skipped = { $seatIs ->
    [you] Du setzt aus: Keine Karte deiner Hand passt
   *[other] { $seat } setzt aus: Keine Karte dieser Hand passt
}
event-starts = { $seatIs ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} { in-colour } mit { $cards }
event-raises = { $seatIs ->
    [you] Du verstärkst deinen Stapel
   *[other] { $seat } verstärkt den eigenen Stapel
} mit { $cards }: { $size } Karten
event-captures = { $seatIs ->
    [you] Du eroberst
   *[other] { $seat } erobert
} { $rivalIs ->
    [you] deinen Stapel
   *[other] den Stapel von { $rival }
} mit { $cards }: { $size } Karten
event-claims = { $seatIs ->
    [you] Du holst
   *[other] { $seat } holt
} den wartenden Stapel mit { $cards }: { $size } Karten
event-freezes = { $seatIs ->
    [you] { $rivalIs ->
        [you] Du frierst deinen eigenen Stapel { $top }
       *[other] Du frierst den Stapel { $top } von { $rival }
    }
   *[other] { $whose ->
        [own] { $seat } friert den eigenen Stapel { $top }
       *[other] { $rivalIs ->
            [you] { $seat } friert deinen Stapel { $top }
           *[other] { $seat } friert den Stapel { $top } von { $rival }
        }
    }
} ein: { $size } Karten, unerreichbar
event-burns = { $seatIs ->
    [you] { $rivalIs ->
        [you] Du verbrennst deinen eigenen Stapel { $top }
       *[other] Du verbrennst den Stapel { $top } von { $rival }
    }
   *[other] { $whose ->
        [own] { $seat } verbrennt den eigenen Stapel { $top }
       *[other] { $rivalIs ->
            [you] { $seat } verbrennt deinen Stapel { $top }
           *[other] { $seat } verbrennt den Stapel { $top } von { $rival }
        }
    }
}: { $size } Karten, die für niemanden zählen
event-recolours = { $seatIs ->
    [you] { $rivalIs ->
        [you] Du legst deinen eigenen Stapel { $top }
       *[other] Du legst den Stapel { $top } von { $rival }
    }
   *[other] { $whose ->
        [own] { $seat } legt den eigenen Stapel { $top }
       *[other] { $rivalIs ->
            [you] { $seat } legt deinen Stapel { $top }
           *[other] { $seat } legt den Stapel { $top } von { $rival }
        }
    }
} in die Mitte: Der nächste Drache in { in-colour } holt ihn
event-round-over = Die Runde ist vorbei: Niemand kann mehr spielen
event-scores = { $seatIs ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $bonus ->
    [0] ohne Bonus (angesagt { $bid }, geworden { $owned })
   *[other] mit einem Bonus von { $bonus } für die Ansage von { $bid }
}: insgesamt { $sum }
event-wins = { $seatIs ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} die Partie mit { $points } Punkten

## Zeichen an Stapeln

mark-waits = wartet auf { in-colour }
mark-frozen = eingefroren
mark-burnt = verbrannt

## Punkte

score-cards-in-area = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} in den Stapeln
score-cards-in-hand = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} noch auf der Hand
score-bid-kept = Ansage { $bid } erfüllt
score-bid-missed = Ansage { $bid } verfehlt: { $owned } Stapel
score-never-below-0 = Nie unter 0

## Über Tisch und Plätze

about-round = Runde { $value }
    .label = Runde
about-dealer = { $valueIs ->
    [you] du gibst
   *[other] { $value } gibt
}
    .label = gibt
about-to-win = { $value } zum Sieg
    .label = zum Sieg
about-bid = Ansage { $value }
    .label = Ansage
about-no-bid = ohne Ansage
    .label = Ansage
about-score = Punkte { $value }
    .label = Punkte

## Warum ein Tipp dazu rät

because-bonus = genau richtig bringt { $points }
because-keeps-spells = so behältst du deine Zauber
because-starts = du beginnst einen eigenen Stapel
because-own-grows = dein Stapel wächst auf { $number } Karten
because-captures = du eroberst { $number } Karten
because-own-is-safe = deine { $number } Karten sind sicher
because-locks = { $number } Karten sind für diese Runde aus dem Spiel
because-own-goes = du gibst einen Stapel her, den du nicht brauchst
because-takes-away = { $number ->
    [one] { $number } Karte weniger
   *[other] { $number } Karten weniger
} für { $rival }
because-keeps-bid = du bleibst bei den angesagten { $bid }
because-reaches-bid = du erreichst die angesagten { $bid }
because-nearer-bid = du hast dann { $owned } der angesagten { $bid }
because-beyond-bid = du hast dann { $owned }, mehr als die angesagten { $bid }

## Wörter des Bildschirms

screen-of-bid = { $count } von angesagten { $bid }
    .spoken = { $count } Stapel bei einer Ansage von { $bid }
screen-then-met = Dann hast du { $count } von { $bid } Stapeln: Deine Ansage ist erfüllt, +{ $bonus }.
screen-then-too-many = Dann hast du { $count } von { $bid } Stapeln: { $surplus } zu viel.
screen-then-too-few = Dann hast du { $count } von { $bid } Stapeln.
screen-column-stacks = Stapel
screen-column-cards = Karten
screen-column-hand = Hand
screen-column-total = Summe
screen-card-table = Eine Zeile ist ein Drache (mit Farbe und Zahl), ein Zauber (Ice, Fire oder Color) oder eine Ansagekarte (mit ihrer Zahl); copies sagt, wie oft es sie gibt, bonus, was eine erfüllte Ansage wert ist, provenance, woher die Zeile stammt.

## Was vor der Partie gesagt wird: das Spiel, seine Varianten und Hausregeln. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Sag an, wie viele Stapel dir gehören werden, dann erobere Drachen, frier sie ein, verbrenn sie oder färb sie um.
house-first_dealer = Wer gibt in der ersten Runde?
house-bid_bonus = Wie viele Punkte bringt jede Ansage, wenn sie aufgeht?
    .each = Ansage
house-dealer_after_skip = Wer gibt als Nächstes, wenn aussetzen musste, wer die Runde hätte eröffnen sollen?
    .seat = wer ausgesetzt hat
    .actual_starter = wer stattdessen eröffnet hat
house-named_colour_blocks_new_stack = Solange ein Color-Zauber auf eine Farbe wartet, darf niemand einen neuen Stapel in dieser Farbe beginnen.
house-spells_optional = Wer keinen Drachen spielen kann, darf passen, statt zu zaubern.
house-final_tie = Was, wenn am Ende auch der Stichentscheid mehrere gleichauf lässt?
    .share = sie teilen sich den Sieg
    .extra_round = sie spielen noch eine Runde
house-covered_cards_visible = Alle dürfen die Karten jedes Stapels durchsehen.
