### Fairy Tale auf Deutsch. $group ist, wie die Kartentabelle die Karten nennt, die ein Effekt meint, oder „any“, wenn sie keine nennt.
### Fraktionen und Arten heißen wie auf den Karten: „Holy Empire-Karte“.

## Teile von Sätzen, die sich mehrere teilen

# „Holy Empire-Karten“, oder nur „Karten“.
part-cards-of-group = { $group ->
    [any] Karten
   *[other] { $group }-Karten
}
part-card-of-group = { $group ->
    [any] Karte
   *[other] { $group }-Karte
}
# Eine Karte, und wem sie gehört; ohne Artikel, denn Karten haben kein Geschlecht: „Demon von Ember“.
part-cause = { $causerIs ->
    [you] { $cause } von dir
   *[other] { $cause } von { $causer }
}
part-Cause = { part-cause }
# In welche Richtung die Päckchen gehen.
part-way = { $way ->
    [left] links
   *[right] rechts
}
# Welche Seite einer Karte.
part-side = { $side ->
    [up] aufdecken
   *[down] verdecken
}
part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Was aus den Punkten dessen wird, um den es geht.
part-change = { $change ->
    [more] : { part-points } mehr
    [less] : { part-points } weniger
   *[none] , ohne Folgen für die Punkte
}
# Dasselbe als Summe, die steigt oder fällt.
part-score = { $change ->
    [none] {""}
   *[other] : { $was } → { $now }
}
# Für einen Knopf oder eine Notiz: +3, −1.
part-signed = { $change ->
    [less] −{ $points }
   *[more] +{ $points }
}

## Was im Draft geschieht

event-is-dealt = { $seatIs ->
    [you] Du bekommst { $cards }
   *[other] { $seat } bekommt { $cards }
}
# Andere hören nur, dass eine Karte behalten wird.
event-keeps = { $seatIs ->
    [you] Du behältst { $cards }
   *[other] { $seat } behält { $cards }
}
event-packs-go-on = { $number ->
    [one] Die letzten Karten gehen nach { part-way }
   *[other] Alle Päckchen gehen nach { part-way }, mit je { $number } Karten
}
event-draft-ends = Der Draft ist vorbei: Alle nehmen die Karten auf, die sie behalten haben
event-reshuffles = Der Nachziehstapel ist leer: Die Ablage wird zu einem neuen gemischt

## Was beim Spielen geschieht

event-lays-down = { $seatIs ->
    [you] Du legst { $cards } verdeckt hin
   *[other] { $seat } legt { $cards } verdeckt hin
}
event-reveals = { $seatIs ->
    [you] Du zeigst { $cards }
   *[other] { $seat } zeigt { $cards }
} ({ part-points }){ $effectsCount ->
    [0] {""}
   *[other] : { $effects }
}
# Was eine gezeigte Karte tun wird, als Teil dieses Satzes.
event-flip = { $who ->
    [all] alle verdecken { $number ->
        [one] eine { part-card-of-group }
       *[other] { $number } { part-cards-of-group }
    }
   *[you] dafür { $number ->
        [one] wird eine { part-card-of-group }
       *[other] werden { $number } { part-cards-of-group }
    } verdeckt
}
event-unflip = { $who ->
    [all] alle decken { $number ->
        [one] eine { part-card-of-group }
       *[other] { $number } { part-cards-of-group }
    } wieder auf
   *[you] damit { $number ->
        [one] wird eine { part-card-of-group }
       *[other] werden { $number } { part-cards-of-group }
    } wieder aufgedeckt
}
event-hunt = { $number ->
    [0] jagt jede andere { part-card-of-group } dieses Schritts
    [one] jagt eine andere { part-card-of-group } dieses Schritts
   *[other] jagt { $number } andere { part-cards-of-group } dieses Schritts
}
event-draw = { $number ->
    [one] zieht eine Karte nach
   *[other] zieht { $number } Karten nach
}
event-almighty = nimmt am Ende einen anderen Namen an
event-counts-as = zählt als { $cards }

# Jagden. Andere hören nur, dass jemand gewählt hat.
event-aims = { $seatIs ->
    [you] Du wählst eine Karte, die gejagt wird: { $cards }
   *[other] { $seat } hat eine Karte zum Jagen gewählt
}
event-hunts = { $cause } jagt für { $seatIs ->
    [you] dich
   *[other] { $seat }
}: { $cards } von { $rivalIs ->
    [you] dir
   *[other] { $rival }
}
event-is-hunted = { $cards } von { $seatIs ->
    [you] dir
   *[other] { $seat }
} wird { $huntersCount ->
    [0] gejagt
   *[other] von { $hunters } gejagt
}: verdeckt, ohne Effekt
event-hunts-nothing = { $cause } jagt für { $seatIs ->
    [you] dich
   *[other] { $seat }
} nichts: Keine andere { part-card-of-group } wurde mit ihr gezeigt

# Karten verdecken und aufdecken. Andere hören nur, dass jemand gewählt hat.
event-chooses-to-turn = { $seatIs ->
    [you] { $chosenCount ->
        [0] Du willst nichts aufdecken
       *[other] Du willst { $chosen } { part-side }
    }
   *[other] { $seat } hat gewählt
}
event-turns-down = { $seatIs ->
    [you] Du verdeckst { $cards }
   *[other] { $seat } verdeckt { $cards }
}{ part-reason }{ part-change }
event-turns-up = { $seatIs ->
    [you] Du deckst { $cards } wieder auf
   *[other] { $seat } deckt { $cards } wieder auf
}{ part-reason }{ part-change }
part-reason = { $whose ->
    [own] {" "}für { $cause }
   *[other] {" "}für { part-cause }
}
event-turns-up-nothing = { $seatIs ->
    [you] Du deckst nichts auf
   *[other] { $seat } deckt nichts auf
}
event-has-nothing-to-turn = { $seatIs ->
    [you] Du hast
   *[other] { $seat } hat
} { $groupsCount ->
    [one] { $groups ->
        [any] keine Karte
       *[other] keine { $groups }-Karte
    }
   *[other] keine Karte von { $groups }
} { $side ->
    [up] verdeckt
   *[down] offen
} liegen, also { $sourcesCount ->
    [one] bewirkt
   *[other] bewirken
} { $sources } { $seatIs ->
    [you] hier
   *[other] dort
} nichts
event-turns-fewer = { $seatIs ->
    [you] Du kannst
   *[other] { $seat } kann
} für { $sources } nur { $number } von { $of } Karten { part-side }

# Nachziehen
event-draws = { $seatIs ->
    [you] Du ziehst mit { $cause } { $cards }
   *[other] { $seat } zieht mit { $cause } { $cards }
}
event-draws-nothing = { $seatIs ->
    [you] Du ziehst nichts: Der Rest wird noch zum Austeilen gebraucht
   *[other] { $seat } zieht nichts: Der Rest wird noch zum Austeilen gebraucht
}
event-finds-no-deck = { $seatIs ->
    [you] Du ziehst nichts: Es sind keine Karten mehr da
   *[other] { $seat } zieht nichts: Es sind keine Karten mehr da
}

# Tausch. Welche verdeckte Karte es ist, hören nur die beiden, die tauschen.
event-offers = { $seatIs ->
    [you] Du bietest deinem Gegenüber { $cards } an
   *[other] { $seat } bietet gegenüber { $cards } an
}
event-offers-face-down = { $seatIs ->
    [you] Du bietest deinem Gegenüber { $cards } an, verdeckt
   *[other] { $seat } bietet gegenüber { $cards } an, verdeckt
}
event-gets = { $seatIs ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $cards } von { $giverIs ->
    [you] dir
   *[other] { $giver }
}{ part-score }
event-gets-face-down = { $seatIs ->
    [you] Du bekommst { $cards } von deinem Gegenüber, verdeckt
   *[other] { $seat } bekommt { $cards } von gegenüber, verdeckt
}
event-swaps-nothing = { $cause } tauscht nichts: { $lackingIs ->
    [you] Du hast
   *[other] { $lacking } hat
} keine Karte dafür

event-throws-away = { $seatIs ->
    [you] Du wirfst { $cards } ungenutzt ab
   *[other] { $seat } wirft { $cards } ungenutzt ab
}

## Was am Ende geschieht

event-names = { $seatIs ->
    [you] Du benennst { $cause }: { $cards }
   *[other] { $seat } hat { $cause } benannt
}
event-poses-as = { $cause } gibt sich für { $seatIs ->
    [you] dich
   *[other] { $seat }
} als { $cards } aus
event-scores = { $seatIs ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { part-points }

## Was man gefragt wird

ask-pick = Wahl { $number } von { $of }: Behalte eine. { $rest ->
    [0] Weitergegeben wird nichts mehr.
    [one] Die andere geht nach { part-way } an { $rival }.
   *[other] Die anderen { $rest } gehen nach { part-way } an { $rival }.
}
    .detail = Alle wählen gleichzeitig. Mit den Karten, die du behältst, spielst du danach.
ask-play = Karte { $number } von { $of }: Leg eine verdeckt hin. Alle werden zugleich gezeigt.
    .detail = { $unused ->
        [0] Du wirst alle Karten spielen, die du hast.
        [one] Eine deiner Karten bleibt ungenutzt.
       *[other] { $unused } deiner Karten bleiben ungenutzt.
    }
ask-turn-down-for-own = { $cause } hat einen Preis: { part-turn-down }
    .detail = Effekte geschehen immer, aber du wählst die Karte. Auch { $cause } selbst geht, wenn sie dazugehört.
ask-turn-down-for-all = { part-Cause } trifft alle{ $causerIs ->
    [you] , auch dich
   *[other] {""}
}: { part-turn-down }
    .detail = Effekte geschehen immer, aber du wählst die Karte: die, deren Verlust am wenigsten schmerzt.
part-turn-down = { $number ->
    [one] { $group ->
        [any] Verdecke eine deiner Karten.
       *[other] Verdecke eine { $group }-Karte.
    }
   *[other] { $group ->
        [any] Verdecke { $number } deiner Karten, jetzt eine.
       *[other] Verdecke { $number } { $group }-Karten, jetzt eine.
    }
}
ask-turn-down-for-several = { $cards }: { $number ->
    [one] Verdecke eine deiner Karten.
   *[other] Verdecke { $number } deiner Karten, jetzt eine.
}
    .detail = Es werden so viele Karten wie möglich verdeckt, jede für einen eigenen Effekt.
ask-turn-up-for-own = { $cause } weckt { part-wake }
    .detail = Eine aufgedeckte Karte zählt wieder; ihr Effekt geschieht nicht noch einmal.
ask-turn-up-for-all = { part-Cause } weckt { part-wake }
    .detail = Eine aufgedeckte Karte zählt wieder; ihr Effekt geschieht nicht noch einmal.
part-wake = { $number ->
    [one] eine deiner { part-cards-of-group }: Welche?
   *[other] { $number } deiner { part-cards-of-group }: Welche zuerst?
}
ask-turn-up-for-several = { $cards } wecken deine Karten: { $number ->
    [one] Welche deckst du auf?
   *[other] Deck { $number } auf, jetzt eine.
}
    .detail = Es werden so viele Karten wie möglich aufgedeckt, jede für einen eigenen Effekt.
ask-hunt = { $cause } jagt: Welche { part-card-of-group } von eben wird verdeckt?
    .detail = Eine gejagte Karte liegt verdeckt, und ihre anderen Effekte fallen aus.
ask-give = { $cause } ist Shadow: Tausche mit { $partner }. Welche Karte gibst du?
    .detail = Jede Karte vor dir, auch { $cause }. Jede Karte bleibt offen oder verdeckt, wie sie ist.
ask-take = { $side ->
    [down] Du gibst { $partner } verdeckt { $cards }.
   *[up] Du gibst { $partner } { $cards }.
} Welche Karte nimmst du?
    .detail = Eine verdeckte Karte nimmst du ungesehen; danach darfst du sie ansehen.
ask-answer = { $side ->
    [down] { $partner } gibt dir eine verdeckte Karte.
   *[up] { $partner } gibt dir { $cards }.
} Welche gibst du zurück?
    .detail = { $cause } ist Shadow, darum tauscht ihr beiden eine Karte.
ask-name = { $cause } gibt sich als andere Karte aus: Welcher Name bringt am meisten?
    .detail = Sie nimmt nur den Namen an, keine Fraktion und keine Art, und bleibt −1 wert.

## Warum etwas nicht geht

part-wait = Warte auf { $waits }.

no-no-pack = Du hast gerade kein Päckchen. { part-wait }
no-not-in-this-pack = { $cards } ist nicht in diesem Päckchen.
no-choose-by-title = Wähle eine der Karten nach ihrem Titel.
no-no-card-to-play = Du hast keine Karte mehr zu spielen. { part-wait }
no-not-in-your-hand = { $cards } ist nicht auf deiner Hand.
no-effects-are-compulsory = Effekte geschehen immer: Wähle die Karte, deren Verlust am wenigsten schmerzt.
no-not-before-you = { $cards } liegt nicht vor dir.
no-lies-face-up = { $cards } liegt schon offen: Wähle eine verdeckte Karte.
no-lies-face-down = { $cards } liegt schon verdeckt: Wähle eine offene Karte.
no-asks-for-others = { $sourcesCount ->
    [one] { $sources } verlangt { $groups }.
   *[other] { $sources } verlangen { $groups }.
} { $cards } ist { $faction }.
no-turns-too-few = Es müssen { $number } Karten sein, und mit { $cards } wären es weniger.
no-nothing-to-choose = Für dich gibt es nichts zu wählen. { part-wait }
no-one-after-the-other = Jetzt wählt { $waits }.
    .detail = Es wird reihum gewählt, wer gibt zuerst.
no-hunts-itself = { $cause } jagt nie sich selbst.
no-hunts-others = { $cause } jagt nur { part-cards-of-group }.
no-hunts-what-was-revealed = Eine Jagd trifft nur Karten, die eben gezeigt wurden.
no-too-late-to-hunt = Zu spät für { $cards }: Eine Jagd trifft nur, was eben gezeigt wurde.
no-exchange-is-compulsory = Getauscht werden muss: Wähle eine Karte.
no-no-face-down-exchange = Verdeckte Karten werden an diesem Tisch nicht getauscht.
no-cannot-be-exchanged = Diese Karte kann hier nicht getauscht werden: Die leuchtenden schon.
no-another-swaps = { $chooser } wählt, was getauscht wird.
no-another-takes = { $chooser } wählt beide Karten dieses Tauschs.
no-another-answers = { $chooser } wählt, was zurückgegeben wird.
no-takes-another-name = Sie nimmt den Namen einer anderen Karte an.
no-no-trickster = Du hast keine Karte, die einen Namen braucht. { part-wait }
no-nobody-chooses = Gerade hat niemand zu wählen.
no-game-over = Die Partie ist vorbei.

## Was eine Möglichkeit tut; .note sagt es neben der Karte

choice-keep = { $cards } behalten
    .label = Behalten
    .note = { part-note }
    .detail = { part-held }
choice-play = { $cards } hinlegen
    .label = Spielen
    .note = { part-note }
    .detail = { part-held }
part-note = { $star ->
    [0] gespielt { part-signed }
   *[other] { $change ->
        [none] 0 oder { $star }
       *[other] gespielt { part-signed }
    }
}
part-held = { $held ->
    [0] {""}
   *[other] du hast { $held }
}
choice-turn-down = { $cards } verdecken{ part-change }
    .label = Verdecken
    .note = { part-signed }
choice-turn-up = { $cards } wieder aufdecken{ part-change }
    .label = Aufdecken
    .note = { part-signed }
choice-turn-up-nothing = Nichts aufdecken
    .label = Nichts
choice-hunt = { $rivalIs ->
    [you] Eigene Karte jagen: { $cards }
   *[other] { $cards } von { $rival } jagen
}
    .label = Jagen
choice-give = { $cards } an { $partner } geben
    .label = Geben
choice-give-face-down = { $cards } verdeckt an { $partner } geben
    .label = Die verdeckte geben
choice-take = { $cards } von { $partner } nehmen
    .label = Nehmen
choice-take-face-down = Die verdeckte Karte von { $partner } auf Platz { $place } nehmen
    .label = Platz { $place } nehmen
choice-name = Den Namen von { $cards } annehmen{ part-change }
    .label = Diesen Namen annehmen
    .note = { part-signed }

## Warum ein Tipp dazu rät

because-adds = das bringt jetzt { part-points }
because-adds-nothing-yet = das bringt noch nichts, später aber vielleicht
because-goes-with = { $number ->
    [one] das passt zu deiner Karte { $cards }
   *[other] das passt zu { $number } deiner Karten: { $cards }
}
because-costs = das kostet { part-points }
because-costs-nothing = das kostet nichts
because-hits = { $rivalIs ->
    [you] das trifft deine Karte { $cards }
   *[other] das trifft { $cards } von { $rival }
}
because-best-name = dieser Name bringt am meisten

## Zeichen und kleine Tatsachen

mark-face-down = verdeckt, zählt nichts
    .label = verdeckt
about-stage = { $part ->
    [draft] Draft, Abschnitt { $value } von { $of }
    [play] Spiel, Abschnitt { $value } von { $of }
   *[scoring] Wertung, Abschnitt { $value } von { $of }
}
    .label = Abschnitt
about-packs-go = { $value ->
    [left] Päckchen gehen nach links
   *[right] Päckchen gehen nach rechts
}
    .label = Päckchen gehen
about-step = Schritt { $value } von { $of }
    .label = Schritt
about-score = Punkte { $value }
    .label = Punkte

## Zeilen einer Wertung

score-card = { $cards }
score-per = { $cards }: { $each } je { $friend } ({ $times })
score-per-copy = { $cards }: { $times ->
    [one] { $each } für ein einzelnes Exemplar
   *[other] { $each } für jedes von { $times } Exemplaren
}
score-story-with = { $cards }: mit { $needs }
score-story-lacks = { $cards }: 0, ohne { $needs }
score-most = die meisten { $group }-Karten ({ $has } von { $most })
score-at-least = { $number } { $group }-Karten ({ $has })
score-have = { $cards }
score-trickster = { $namesCount ->
    [0] { $cards }
   *[other] { $cards } als { $names }
}

## Die kleinen Wörter unter dem Titel einer Karte

face-effects = { $effects }
face-flip = { $who ->
    [all] Alle verdecken { $number } { $group ->
        [any] beliebige
       *[other] { $group }
    }
   *[you] Du verdeckst { $number } { $group ->
        [any] beliebige
       *[other] { $group }
    }
}
face-unflip = { $who ->
    [all] Alle decken { $number } { $group ->
        [any] beliebige
       *[other] { $group }
    } auf
   *[you] Du deckst { $number } { $group ->
        [any] beliebige
       *[other] { $group }
    } auf
}
face-hunt = { $number ->
    [0] Jagt { $group ->
        [any] alle
       *[other] { $group }
    }
   *[other] Jagt { $number } { $group ->
        [any] beliebige
       *[other] { $group }
    }
}
face-draw = Du ziehst { $number }
face-almighty = Nimmt einen Namen an
face-counts-as = Zählt als alles
face-needs = Mit { $needs }
face-most = den meisten { $group }
face-at-least = { $number } { $group }
face-have = { $cards }
face-per = { $points } je { $cards }
face-per-copy = { $points } je Exemplar
face-friend = Gehört zu { $cards }

## Was eine Karte tut

card-flip = { $who ->
    [all] { $number ->
        [one] { $group ->
            [any] Alle, auch du, verdecken eine beliebige Karte.
           *[other] Alle, auch du, verdecken eine { $group }-Karte.
        }
       *[other] Alle, auch du, verdecken { $number } { part-cards-of-group }.
    }
   *[you] { $number ->
        [one] { $group ->
            [any] Preis: Verdecke eine beliebige deiner offenen Karten.
           *[other] Preis: Verdecke eine deiner offenen { $group }-Karten.
        }
       *[other] Preis: Verdecke { $number } deiner offenen { part-cards-of-group }.
    }
}
card-unflip = { $who ->
    [all] { $number ->
        [one] { $group ->
            [any] Alle, auch du, decken eine beliebige Karte wieder auf.
           *[other] Alle, auch du, decken eine { $group }-Karte wieder auf.
        }
       *[other] Alle, auch du, decken { $number } { part-cards-of-group } wieder auf.
    }
   *[you] { $number ->
        [one] { $group ->
            [any] Deck eine deiner verdeckten Karten wieder auf.
           *[other] Deck eine deiner verdeckten { $group }-Karten wieder auf.
        }
       *[other] Deck { $number } deiner verdeckten { part-cards-of-group } wieder auf.
    }
}
card-hunt = { $number ->
    [0] Verdeckt jede { part-card-of-group }, die mit ihr gezeigt wird, ohne Effekt.
    [one] Verdeckt eine { part-card-of-group }, die mit ihr gezeigt wird.
   *[other] Verdeckt { $number } { part-cards-of-group }, die mit ihr gezeigt werden.
}
card-draw = { $number ->
    [one] Zieh eine Karte nach. Gespielt werden trotzdem nur drei.
   *[other] Zieh { $number } Karten nach. Gespielt werden trotzdem nur drei.
}
card-almighty = Am Ende nimmt sie den Namen einer beliebigen anderen Karte an.
card-counts-as = Zählt als { $cards }.
card-if-most = { $points }, wenn niemand mehr { $group }-Karten hat als du.
card-with-at-least = { $points } mit mindestens { $needs }-Karten.
card-with = { $points } mit { $needs }.
card-most = die meisten { $group }-Karten
card-at-least = { $number } { $group }
card-have = { $cards }
card-per = { $points } für jede Karte { $cards } vor dir.
card-per-copy = { $points ->
    [one] Jedes Exemplar zählt so viele Punkte, wie du Exemplare hast.
   *[other] Jedes Exemplar zählt { $points } je Exemplar, das du hast.
}
card-friend = { $points ->
    [one] { $points } Punkt, und gehört zu { $cards }.
   *[other] { $points } Punkte, und gehört zu { $cards }.
}
card-plain = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
card-group = { $faction }, { $category }.
card-every-group = Gehört zu jeder Fraktion und jeder Art.
card-copies = { $number } im vollen Deck.

## Gruppen von Karten, wo alle gezeigt werden

group-faction = { $faction }
group-every-faction = Jede Fraktion

## Wörter des Bildschirms

screen-column-up = Offen
screen-column-down = Verdeckt
screen-column-points = Punkte
screen-card-table = Eine Zeile ist ein Titel: wie viele Exemplare, Fraktion und Art, Punkte (je Karte, die unter per steht), die Karte, zu der sie gehört (friend), was sie tut (effect), wovon ihre Punkte abhängen (condition), 1 unter expert, wenn sie im Grundspiel fehlt, und woher die Zeile stammt (provenance).

## Was vor der Partie gesagt wird: das Spiel, seine Varianten und Hausregeln. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Drafte Karten, spiel von je fünf heimlich drei, und verdecke die Geschichten der anderen.
variant-basic = Grundspiel
    .sentence = Ohne die Expert-Karten: So lernt man es.
variant-expert = Für Erfahrene
    .sentence = Mit allen Karten, auch solchen, die die Geschichten der anderen jagen oder Karten nachziehen.
variant-team = In Teams
    .sentence = Wer zusammenspielt, sitzt sich gegenüber; das Team mit der höheren Summe gewinnt.
variant-garfield = Garfields Teamspiel
    .sentence = Wie in Teams, und mit Shadow-Karten tauscht man mit seinem Gegenüber, was gespielt ist.
house-dealer_rotates = Das Geben wandert mit jedem Draft einen Platz nach links.
house-choice_mode = Wie wird gewählt, welche Karten verdeckt oder aufgedeckt werden?
    .simultaneous = alle zugleich, geheim
    .clockwise = offen, reihum
house-unflip_optional = Niemand muss eine Karte wieder aufdecken.
house-short_deck = Was, wenn der Nachziehstapel ausgeht?
    .reshuffle = die Ablage wird gemischt
    .no_draw_beyond_reserve = niemand zieht, was später zum Austeilen gebraucht wird
house-condition_counts_self = Eine Karte, die eine Zahl von Karten ihrer eigenen Fraktion verlangt, zählt selbst mit.
house-most_needs_one = Um das Meiste von etwas zu haben, braucht man mindestens eines davon.
house-tie = Wer gewinnt bei gleicher Summe?
    .share = der Sieg wird geteilt
    .most_face_up = wer mehr offene Karten hat
house-trick_auto = Der Trickster bekommt von selbst den Namen, der am meisten bringt.
house-memory_aid = Alle sehen die Karten, die sie schon gesehen haben.
house-team_deck = Mit welchen Karten wird gespielt?
    .expert = mit allen
    .basic = ohne die Expert-Karten
house-most_by_team = Wer zusammenspielt, zählt beim Meisten von etwas gemeinsam.
house-team_tie = Was, wenn beide Teams dieselbe Summe haben?
    .draw = unentschieden
    .best_single = die höchste einzelne Summe gewinnt
house-egg_exchanges = Auch mit Egg of Chaos wird getauscht, wie mit Shadow-Karten.
house-exchange_chooser = Wer wählt bei einem Tausch die Karte von gegenüber?
    .player = wer die Shadow-Karte gespielt hat
    .partner_chooses_own = das Gegenüber
house-exchange_face_down = Auch verdeckte Karten dürfen getauscht werden.
