### Drafts, was alle von ihnen sagen. picking.py und building.py nennen die Arten; DBS-n ist eine Regel in dbs_draft/rules.md.

## Karten

name-set-card = { $name }
face-set-card = { $type } · { $colours ->
        [0] farblos
       *[other] { $colours }
    } · { $rarity } · { $number }
card-set-leader = Ein Leader: Ein Deck hat genau einen.
card-set-main = Kommt ins Deck.
card-set-other = Bleibt im Sideboard.
group-set-leader = Leader
group-set-main = Karten fürs Deck
group-set-other = Andere Karten

## Ein Deck aus einem Pool bauen

section-main-cards = Deck
section-leader = Leader
prospect-joins-the-deck = Gehört von selbst zu deinem Deck; niemand wählt sie.
prospect-stays-outside = Kommt in kein Deck; sie bleibt im Sideboard.

## Was knapp ist, bevor jemand wählt

notice-copies-repeat = { $packs } { $pack } brauchen { $need } Karten mit { $asked }; das Set hat { $kinds }, also wiederholen sich Exemplare.
notice-copies-may-repeat = { $packs } { $pack } brauchen etwa { $need } Karten mit { $asked }; das Set hat { $kinds }, also wiederholen sich Exemplare.
notice-no-leader = In „{ $set }“ gibt es keine Leader: Einigt euch auf einen für jeden Platz, von außerhalb des Drafts.
notice-few-leaders = Etwa { $leaders } Leader für { $players } Plätze: Wer keinen draftet, leiht sich einen.

## Was gefragt wird

ask-pick = Wähle eine Karte aus diesem Booster.
    .detail = Der Rest geht nach nebenan. Du kannst deine Wahl ändern, bis alle gewählt haben.
ask-pick-leader = Du hast keinen Leader: Nimm einen.
    .detail = Du darfst noch eine Karte dieses Boosters dazunehmen, aber keinen zweiten Leader.
ask-pick-no-leader = Wähle eine Karte, die kein Leader ist.
    .detail = Niemand nimmt einen zweiten Leader, bevor alle einen haben.
ask-keep-and-pick = Behalte eine, und wähle eine andere Karte.
    .detail = Wer den Booster öffnet, behält eine davon, zusätzlich zur Wahl.
ask-pick-two = Wähle zwei Karten aus diesem Booster.
    .detail = Der Rest geht nach nebenan. Du kannst deine Wahl ändern, bis alle gewählt haben.
ask-judge = Der Booster von { $ownerIs ->
        [you] dir
       *[other] { $owner }
    } hat { $found } Karten, nicht { $wanted }. Was nun?
    .detail = Noch hat niemand eine Karte angesehen.
ask-choose-outside-leader = Du hast keinen Leader gedraftet: Wähle einen von außerhalb.
    .detail = Er ist dir nur geliehen.
ask-short-pool = { $ownerIs ->
        [you] Du hast
       *[other] { $owner } hat
    } weniger als { $need } Karten für ein Deck. Was nun?
ask-build-exactly = Bau dein Deck: { $chosen } von { $need } Karten.
    .detail = Was nicht im Deck ist, ist dein Sideboard.
ask-build-exactly-and-leader = Bau dein Deck: ein Leader und { $chosen } von { $need } Karten.
    .detail = Was nicht im Deck ist, ist dein Sideboard.
ask-build-at-least = Bau dein Deck: { $chosen } Karten, mindestens { $need }.
    .detail = Was nicht im Deck ist, ist dein Sideboard.
ask-build-at-least-and-leader = Bau dein Deck: ein Leader und { $chosen } Karten, mindestens { $need }.
    .detail = Was nicht im Deck ist, ist dein Sideboard.

## Was man wählen kann

choice-pick = { $cards } nehmen
    .label = Nehmen
choice-pick-leader-and = { $cards } nehmen, und { $other } dazu
    .label = Mit { $other }
choice-keep-and-pick = { $cards } behalten, und { $other } wählen
    .label = Und { $other }
choice-pick-two = { $cards } und { $other } nehmen
    .label = Und { $other }
choice-replace = Den Booster von { $ownerIs ->
        [you] dir
       *[other] { $owner }
    } durch einen frischen ersetzen
    .label = Ersetzen
choice-play-on = Mit dem Booster von { $ownerIs ->
        [you] dir
       *[other] { $owner }
    } weiterspielen, wie er ist
    .label = Weiterspielen
choice-smaller = { $owner } { $ownerIs ->
        [you] spielst
       *[other] spielt
    } ein kleineres Deck
    .label = Ein kleineres Deck
choice-drop = { $owner } { $ownerIs ->
        [you] scheidest
       *[other] scheidet
    } aus
    .label = Ausscheiden
choice-deck-card = { $cards } ins Deck nehmen
    .label = Ins Deck
choice-deck-leader = Das Deck mit { $cards } anführen
    .label = Leader
choice-deck-auto = Das Deck bauen lassen, mit dem, was schon darin ist
    .label = Für mich bauen
choice-deck-done = Das Deck ist fertig
    .label = Fertig

## Was geschieht

event-opens = Booster { $number } von { $of } wird geöffnet; er geht nach { $way ->
        [left] links
       *[right] rechts
    }
event-replaces = Der Booster von { $seatIs ->
        [you] dir
       *[other] { $seat }
    } wird durch einen frischen ersetzt
event-lays-aside = { $seatIs ->
        [you] Du legst { $cards } auf deinen Stapel
       *[other] { $seat } legt { $cards } auf den eigenen Stapel
    }
event-takes = { $seatIs ->
        [you] Du nimmst { $cards }
       *[other] { $seat } nimmt { $cards }
    }
    .unheard = { $seat } nimmt { $cards }
event-takes-leader = { $seatIs ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } den Leader { $cards }
event-takes-nothing = { $seatIs ->
        [you] Du hast nichts zu nehmen und gibst
       *[other] { $seat } hat nichts zu nehmen und gibt
    } den Booster weiter
event-borrows = { $seatIs ->
        [you] Du leihst dir
       *[other] { $seat } leiht sich
    } einen Leader: { $cards }
event-drops = { $seatIs ->
        [you] Du scheidest
       *[other] { $seat } scheidet
    } aus: Es sind zu wenige Karten für ein Deck
event-plays-smaller = { $seatIs ->
        [you] Du spielst
       *[other] { $seat } spielt
    } ein kleineres Deck
event-has-built = { $seatIs ->
        [you] Dein Deck ist gebaut
       *[other] { $seat } hat ein Deck gebaut
    }

## Was nicht geht

no-pick-a-card = Wähle eine Karte des Boosters auf deiner Hand.
no-laid-is-taken = Diese Karte liegt schon auf deinem Stapel: Genommen ist genommen.
no-not-in-pack = Diese Karte ist nicht im Booster auf deiner Hand.
no-one-card = Genommen wird eine Karte, nicht zwei.
no-two-cards = Aus diesem Booster werden zwei Karten auf einmal genommen.
no-keep-one = Behalte eine der Karten, die du behalten darfst, und wähle eine andere.
no-no-extra-card = Nur mit deinem ersten Leader darfst du noch eine Karte nehmen.
no-all-need-leaders = Kein zweiter Leader für dich, bevor alle einen haben.
no-extra-is-leader = Die andere Karte darf kein Leader sein.
no-leader-first = Du hast keinen Leader, also musst du einen nehmen; eine andere Karte darf dazu.
no-pick-is-final = Du hast gewählt; an diesem Tisch lässt sich das nicht ändern.
no-nothing-to-take = Aus diesem Booster darfst du nichts nehmen; er geht weiter.
no-no-pack = Dein Booster ist leer: Warte auf den nächsten.
no-the-judge-is-asked = Ein Booster hat eine falsche Zahl von Karten: Erst entscheidet die Turnierleitung.
no-the-organiser-is-asked = Über einen zu kleinen Pool entscheidet die Turnierleitung.
no-a-leader-is-needed = Wähle einen der Leader.
no-has-a-leader = Nur wer keinen Leader gedraftet hat, leiht sich einen.
no-deck-needs-leader = Das Deck hat noch keinen Leader; es braucht genau einen.
no-deck-too-small = Das Deck hat { $found } Karten; es braucht { $need }.
no-decks-are-built = Die Booster sind verbraucht: Bau dein Deck aus dem, was du genommen hast.
no-not-in-pool = { $cards } ist nicht unter den Karten, die du genommen hast.
no-one-leader = Das Deck hat einen Leader; ein weiterer bleibt im Sideboard.
no-not-for-the-deck = Diese Karte gehört in kein Deck.
no-all-copies-chosen = Alle deine Exemplare von { $cards } sind im Deck.
no-deck-is-full = Das Deck hat seine { $need } Karten; der Rest ist dein Sideboard.
no-was-dropped = Du bist ausgeschieden: Es waren zu wenige Karten für ein Deck.
no-deck-is-built = Dein Deck ist gebaut.
no-draft-over = Der Draft ist vorbei.

## Neben den Namen

about-pack = Booster { $value } von { $of }
    .label = Booster
about-pick = Pick { $value }
    .label = Pick
about-way = nach { $value }
    .label = Richtung
about-left = links
about-right = rechts
about-building = Decks gebaut: { $value }
    .label = Decks gebaut
about-taken = { $value ->
        [one] { $value } Karte
       *[other] { $value } Karten
    }
    .label = genommen
about-in-hand = { $value } auf der Hand
    .label = auf der Hand

## Wie die Zonen heißen

zone-counted = wird gezählt
zone-pack = Booster
zone-pool = Pool
zone-leaders = Leader von außerhalb
zone-out = ausgeschieden
zone-deck = Deck

## Was vor der Partie gesagt wird: Hausregeln, die mehrere Drafts haben. Auf Englisch stehen sie im Code, deshalb fehlen sie in en.ftl.

house-seating = Wie wird gesessen?
    .random = ausgelost
    .as_seated = in der Reihenfolge, in der man kam
house-organiser = Welcher Platz leitet das Turnier?
house-equalise = Darf, wer einen Leader nehmen muss, noch eine Karte dazunehmen?
    .off = ja
    .no_extra = nein, damit alle gleich viele nehmen
house-leaders_public = Genommene Leader sehen alle.
house-pick_final = Wie lange lässt sich eine Wahl ändern?
    .when_all = bis alle gewählt haben
    .at_once = gar nicht
house-look_at_taken = Wann darf man die eigenen Karten ansehen?
    .always = jederzeit
    .between_packs = nur ohne Booster auf der Hand
house-miscount = Was, wenn ein Booster zu viele oder zu wenige Karten hat?
    .judge = die Turnierleitung entscheidet
    .replace = er wird ersetzt
house-outside_leader = Welchen Leader bekommt, wer keinen gedraftet hat?
    .random = einen ausgelosten
    .choice = einen eigener Wahl
house-short_pool = Was, wenn jemand zu wenige Karten für ein Deck hat?
    .organiser = die Turnierleitung entscheidet
    .smaller = es wird ein kleineres Deck
    .drop = wer zu wenige hat, scheidet aus
