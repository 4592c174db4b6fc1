### Dragon Booster auf Deutsch.  Namen sind <Gruppe>-<Art>; die Hilfssätze am Anfang stehen in anderen.
### Titel und Versionen der Karten bleiben, wie sie gedruckt sind.

## Hilfssätze: Endungen und Fälle, je nachdem, um wen es geht

# „du spielst“, „Ember spielt“
verb-t = { $seatIs ->
    [you] st
   *[other] t
}
verb-hast = { $seatIs ->
    [you] hast
   *[other] hat
}
verb-bist = { $seatIs ->
    [you] bist
   *[other] ist
}
von-seat = { $seatIs ->
    [you] von dir
   *[other] von { $seat }
}
rushing-card-of = { $seatIs ->
    [you] Deine Rush-Karte
   *[other] Die Rush-Karte von { $seat }
}
von-rival = { $rivalIs ->
    [you] von dir
   *[other] von { $rival }
}
count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
number-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
number-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
# „ein Gegner“, „er“; „eines Gegners“, „sein“
a-rival = { $whose ->
    [that] er
   *[a] ein Gegner
}
a-rival-first = { $whose ->
    [that] Er
   *[a] Ein Gegner
}
a-gear-of-rival = { $whose ->
    [that] eine seiner Ausrüstungen
   *[a] eine Ausrüstung eines Gegners
}
a-crew-of-rival = { $whose ->
    [that] ein Crewmitglied von ihm
   *[a] ein Crewmitglied eines Gegners
}
a-maneuver-of-rival = { $whose ->
    [that] eines seiner Manöver
   *[a] ein Manöver eines Gegners
} auf der Strecke
a-race-card = { $what ->
    [event] einem Ereignis
    [maneuver] einem Manöver
   *[any] einem Manöver oder Ereignis
}
# „rot“, als Eigenschaft, und „Rot“, als Name
in-colour = { $colour ->
    [red] rot
    [green] grün
    [blue] blau
    [gold] golden
    [black] schwarz
    [brown] braun
    [purple] lila
    [orange] orange
    [yellow] gelb
    [silver] silbern
    [white] weiß
    [pink] rosa
   *[other] { $colour }
}
a-colour = { $colour ->
    [none] Ohne Farbe
    [red] Rot
    [green] Grün
    [blue] Blau
    [gold] Gold
    [black] Schwarz
    [brown] Braun
    [purple] Lila
    [orange] Orange
    [yellow] Gelb
    [silver] Silber
    [white] Weiß
    [pink] Rosa
   *[other] { $colour }
}
stat-word = { $stat ->
    [speed] Tempo
    [agility] Wendigkeit
   *[power] Kraft
}

## Karten: wie man von ihnen spricht, und was unter dem Titel steht

name-card = { $title }
face-dragon = Drache ({ $version }), { in-colour }, { $team }
face-gear = { $boxesCount ->
    [0] Ausrüstung, Stufe { $level }, { $version }
   *[other] Ausrüstung, Stufe { $level }, { $boxes }, { $version }
}
face-box = { in-colour }
face-crew = Crew, Stufe { $level }, { $team }, { $version }
face-maneuver = { $colour ->
    [none] Manöver
   *[other] Manöver, { in-colour }
}
face-event = { $colour ->
    [none] Ereignis
   *[other] Ereignis, { in-colour }
}
group-dragons = Drachen
group-gears = Ausrüstung
group-crews = Crew
group-maneuvers = Manöver
group-events = Ereignisse

## Die Kartensprache: der Rahmen eines Effekts

card-when-play = { $does }.
card-when-main = Hauptphase: { $does }.
card-when-battle = Kampf: { $does }.
card-when-constant = Ständig: { $does }.
card-when-win = Wenn du mit dieser Karte einen Kampf gewinnst, { $does }.
card-when-win-beside = Wenn du einen Kampf gewinnst, { $does }.
card-when-end = Wenn ein Kampf mit dieser Karte endet und sie im Spiel bleibt, { $does }.
card-when-end-beside = Wenn ein Kampf endet, { $does }.
card-if = { $start ->
    [clause] und wenn { $test }, { $does }
   *[sentence] Wenn { $test }, { $does }
}
card-while = { $does }, solange { $test }
card-while-all = Solange { $test }, { $does }
card-and-then = { $first }. { $second }
card-and-next = { $first }, dann { $second }
card-and-also = { $first } und { $second }
card-rival-ahead = { $start ->
    [clause] und bei einem Gegner mit mehr Punkten als du, { $does }
   *[sentence] Bei einem Gegner mit mehr Punkten als du { $does }
}

## Die Kartensprache: Bedingungen

card-if-color = dein Drache { in-colour } ist
card-if-dragon = dein Drache { $title } ist
card-if-behind = du weniger Punkte als ein Gegner hast
card-if-damaged = du in diesem Zug eine Karte eines Gegners beschädigt hast
card-if-event = du in diesem Kampf ein Ereignis gespielt hast
card-if-many = du mindestens { $number } { $what ->
    [gear] Ausrüstungen
   *[crew] Crewmitglieder
} hast
card-if-points = du mindestens { $number } Punkte hast

## Die Kartensprache: Verben. [clause] steht hinter „Wenn …,“ und „dann“: das Verb zuerst

card-sprint = { $start ->
    [clause] bekommt deine Rush-Karte in diesem Kampf +{ $number } Sprint
   *[sentence] Deine Rush-Karte bekommt in diesem Kampf +{ $number } Sprint
}
card-weaken = { $start ->
    [clause] bekommt { $whose ->
        [that] seine Rush-Karte
       *[a] die Rush-Karte eines Gegners
    } in diesem Kampf -{ $number } Sprint
   *[sentence] { $whose ->
        [that] Seine Rush-Karte
       *[a] Die Rush-Karte eines Gegners
    } bekommt in diesem Kampf -{ $number } Sprint
}
card-on-event-sprint = { $start ->
    [clause] bekommt deine Rush-Karte in diesem Kampf +{ $number } Sprint, sooft du ein Ereignis spielst
   *[sentence] Deine Rush-Karte bekommt in diesem Kampf +{ $number } Sprint, sooft du ein Ereignis spielst
}
card-point = { $start ->
    [clause] nimm { number-points }
   *[sentence] Nimm { number-points }
}
card-rpoint = { $start ->
    [clause] verliert { a-rival } { number-points }
   *[sentence] { a-rival-first } verliert { number-points }
}
card-allpoint = { $start ->
    [clause] bekommen alle { number-points }
   *[sentence] Alle bekommen { number-points }
}
card-draw = { $start ->
    [clause] zieh { number-cards }
   *[sentence] Zieh { number-cards }
}
card-drop = { $start ->
    [clause] wirft { a-rival } { number-cards } eigener Wahl von der Hand ab
   *[sentence] { a-rival-first } wirft { number-cards } eigener Wahl von der Hand ab
}
card-mill = { $start ->
    [clause] legt { a-rival }
   *[sentence] { a-rival-first } legt
} { $number ->
    [one] die oberste Karte
   *[other] die obersten { $number } Karten
} vom eigenen Renndeck auf die Ablage
card-energy = { $start ->
    [clause] nimm { $number } Energie für diese Hauptphase
   *[sentence] Nimm { $number } Energie für diese Hauptphase
}
card-recall = { $start ->
    [clause] nimm ein Manöver, das höchstens { $number } kostet, von deiner Ablage auf die Hand
   *[sentence] Nimm ein Manöver, das höchstens { $number } kostet, von deiner Ablage auf die Hand
}
card-fix = { $start ->
    [clause] leg eine beschädigte Ausrüstung oder ein beschädigtes Crewmitglied in dein Drachendeck zurück
   *[sentence] Leg eine beschädigte Ausrüstung oder ein beschädigtes Crewmitglied in dein Drachendeck zurück
}
card-save = { $start ->
    [clause] kommt deine Rush-Karte zurück auf die Strecke statt auf die Ablage, falls sie diesen Kampf verliert
   *[sentence] Verliert deine Rush-Karte diesen Kampf, kommt sie zurück auf die Strecke statt auf die Ablage
}
card-self = { $start ->
    [clause] hat dieses Manöver +{ $number } Sprint
   *[sentence] Dieses Manöver hat +{ $number } Sprint
}
card-self-save = { $start ->
    [clause] kommt dieses Manöver nach einem verlorenen Kampf zurück auf die Strecke statt auf die Ablage
   *[sentence] Dieses Manöver kommt nach einem verlorenen Kampf zurück auf die Strecke statt auf die Ablage
}
card-all = { $start ->
    [clause] haben deine Manöver +{ $number } Sprint
   *[sentence] Deine Manöver haben +{ $number } Sprint
}
card-all-up-to = { $start ->
    [clause] haben deine Manöver, die höchstens { $cost } kosten, +{ $number } Sprint
   *[sentence] Deine Manöver, die höchstens { $cost } kosten, haben +{ $number } Sprint
}
card-stat = { $start ->
    [clause] hat dein Drache +{ $number } { stat-word }
   *[sentence] Dein Drache hat +{ $number } { stat-word }
}
card-stat-all = { $start ->
    [clause] hat dein Drache +{ $number } Tempo, +{ $number } Wendigkeit und +{ $number } Kraft
   *[sentence] Dein Drache hat +{ $number } Tempo, +{ $number } Wendigkeit und +{ $number } Kraft
}
card-find = { $start ->
    [clause] such in deinem Renndeck nach { a-race-card }, zeig es, nimm es auf die Hand und misch
   *[sentence] Such in deinem Renndeck nach { a-race-card }, zeig es und nimm es auf die Hand. Misch
}
card-break-gear = { $start ->
    [clause] beschädige
   *[sentence] Beschädige
} { a-gear-of-rival } bis Stufe { $number }
card-break-crew = { $start ->
    [clause] beschädige
   *[sentence] Beschädige
} { a-crew-of-rival } bis Stufe { $number }
card-break-maneuver = { $start ->
    [clause] beschädige
   *[sentence] Beschädige
} { a-maneuver-of-rival }, das höchstens { $number } kostet
card-knock-maneuver = { $start ->
    [clause] wirf
   *[sentence] Wirf
} { a-maneuver-of-rival } ab, das höchstens { $number } kostet
card-knock-gear = { $start ->
    [clause] wirf
   *[sentence] Wirf
} { a-gear-of-rival } bis Stufe { $number } ab
card-knock-crew = { $start ->
    [clause] wirf
   *[sentence] Wirf
} { a-crew-of-rival } bis Stufe { $number } ab

## Die Kartensprache in Kürze, für die Vorderseite einer Karte

card-brief-play = Gespielt: { $does }.
card-brief-main = Hauptphase: { $does }.
card-brief-battle = Kampf: { $does }.
card-brief-constant = Ständig: { $does }.
card-brief-win = Bei einem Sieg: { $does }.
card-brief-end = Nach einem Kampf: { $does }.
card-brief-if = { $test }, { $does }
card-brief-and-then = { $first }; { $second }
card-brief-rival-ahead = wer mehr Punkte hat: { $does }
card-brief-if-color = bei { a-colour }
card-brief-if-dragon = mit { $title }
card-brief-if-behind = wenn du zurückliegst
card-brief-if-damaged = wenn du etwas beschädigt hast
card-brief-if-event = nach einem Ereignis von dir
card-brief-if-many = ab { $number } { $what ->
    [gear] Ausrüstungen
   *[crew] Crewmitgliedern
}
card-brief-if-points = ab { $number } Punkten
card-brief-sprint = +{ $number } Sprint in diesem Kampf
card-brief-weaken = -{ $number } Sprint für einen Gegner
card-brief-on-event-sprint = +{ $number } Sprint für jedes Ereignis, das du spielst
card-brief-point = { number-points }
card-brief-rpoint = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} weniger für einen Gegner
card-brief-allpoint = { number-points } für alle
card-brief-draw = { $number } ziehen
card-brief-drop = ein Gegner wirft { $number } ab
card-brief-mill = von einem Renndeck die obersten { $number } ablegen
card-brief-energy = { $number } Energie
card-brief-recall = ein Manöver bis { $number } Energie zurücknehmen
card-brief-fix = eine beschädigte Karte zurück ins Drachendeck
card-brief-save = eine verlierende Rush-Karte kehrt auf die Strecke zurück
card-brief-self = +{ $number } Sprint
card-brief-self-save = kehrt auf die Strecke zurück, wenn es verliert
card-brief-all = deine Manöver haben +{ $number } Sprint
card-brief-all-up-to = Manöver bis { $cost } Energie haben +{ $number } Sprint
card-brief-stat = +{ $number } { stat-word }
card-brief-stat-all = +{ $number } Tempo, Wendigkeit und Kraft
card-brief-find = suche { $what ->
    [event] ein Ereignis
    [maneuver] ein Manöver
   *[any] eine Rennkarte
}
card-brief-break-gear = eine Ausrüstung bis Stufe { $number } beschädigen
card-brief-break-crew = ein Crewmitglied bis Stufe { $number } beschädigen
card-brief-break-maneuver = ein Manöver bis { $number } Energie beschädigen
card-brief-knock-maneuver = ein Manöver bis { $number } Energie abwerfen
card-brief-knock-gear = eine Ausrüstung bis Stufe { $number } abwerfen
card-brief-knock-crew = ein Crewmitglied bis Stufe { $number } abwerfen

## Das Gedruckte

card-printed-more = { $does }

## Karten ohne Effekt, und was für eine Art gilt

card-dragon-plain = Dein Drache: Seine Werte bestimmen, welche Ereignisse du spielen kannst.
card-gear-plain = Erhöht einen Wert deines Drachen um 1.
card-crew-plain = Fährt mit deinem Team.
card-maneuver-plain = Keine Tricks: einfach Sprint.
card-event-plain = Geschieht, und sonst nichts.
card-dragon-more = Er liegt von Anfang an in deiner Mag-Box und trägt so viele Ausrüstungen, wie er Zap Caps hat.
card-gear-more = Angelegt gibt sie deinem Drachen +1 auf den Wert, den sie zeigt. Ein Farbkästchen muss die Farbe deines Drachen haben.
card-crew-more = Du nimmst sie in deine Mag-Box auf. Ihr Team muss das deines Drachen sein.
card-maneuver-more = Es kostet Energie, kommt auf die Strecke und kann in den Rush: Um wie viel es gewinnt, so viele Punkte bekommst du, höchstens seinen gedruckten Sprint.
card-event-more = Du kannst es spielen, wenn der Wert deines Drachen seinen Burst erreicht; in der Farbe des Drachen zählt er 2 mehr.

## Was gefragt wird

ask-dragon = Welchen Drachen reitest du?
    .detail = Alle wählen geheim. Dein Drachendeck darf verdeckt oder offen liegen.
ask-dragon-or-none = Welchen Drachen reitest du, oder welche Farbe ohne Drachen?
    .detail = Ohne Drachen ist jeder Wert 3.
ask-mulligan = Diese Hand behalten, oder zurückmischen und neu ziehen?
ask-gear-up = Aufrüsten: Leg eine Ausrüstung an, oder nimm ein Crewmitglied auf.
    .detail = Genau eine Karte deines Drachendecks. Ausrüstung erhöht einen Wert, Crew bringt ihren Effekt. Wenn etwas passt, musst du.
ask-main = Deine Hauptphase: { $energy ->
    [0] keine Energie mehr
   *[other] { $energy } Energie
}. Spiel, nutz Effekte, oder sei fertig.
    .detail = Manöver kosten Energie. Ereignisse sind frei, wenn ein Wert deines Drachen ihren Burst erreicht. Ein Effekt der Hauptphase kostet eine Handkarte.
ask-price = Wirf eine Karte ab, um { $cause } zu nutzen.
ask-move-up = Welche Manöver rücken in die Zone vor?
    .detail = Was in der Zone liegt, muss in diesem Zug kämpfen: Wer gewinnt, bekommt Punkte und kehrt auf die Strecke zurück, wer verliert, kommt auf die Ablage.
ask-start-battle = Du beginnst einen Kampf: Welches Manöver geht in den Rush?
ask-join-battle = { $rival } beginnt einen Kampf: Welches Manöver geht in den Rush?
ask-battle = Handeln oder passen? Dein Sprint ist { $sprint }.
    .detail = Spiel Ereignisse, oder wirf eine Karte für einen Kampf-Effekt ab. Haben alle nacheinander gepasst, gewinnt der höchste Sprint die Differenz.
ask-rival = { $cause }: Gegen wen?
ask-drop = { $number ->
    [one] Wirf eine Karte deiner Hand ab.
   *[other] Wirf { $number } Karten deiner Hand ab.
}
ask-recall = Welches Manöver kommt von deiner Ablage zurück?
ask-fix = Welche beschädigte Karte kommt zurück in dein Drachendeck?
ask-break = Was { von-rival } wird beschädigt?
ask-knock = Was { von-rival } wird abgeworfen?
ask-find = Welche Karte zeigst und nimmst du?
    .detail = Du darfst auch nichts finden. Dann wird dein Renndeck gemischt.
ask-order-effects = Welcher deiner Effekte kommt zuerst?

## Was man wählen kann

choice-name-dragon = { $lies ->
    [open] { $cards } reiten, das Drachendeck offen
   *[closed] { $cards } reiten, das Drachendeck verdeckt
}
    .label = { $lies ->
    [open] Deck offen
   *[closed] Deck verdeckt
}
choice-name-colour = { $lies ->
    [open] Ohne Drachen fahren, { a-colour }, das Drachendeck offen
   *[closed] Ohne Drachen fahren, { a-colour }, das Drachendeck verdeckt
}
    .label = { $lies ->
    [open] { a-colour }, Deck offen
   *[closed] { a-colour }, Deck verdeckt
}
choice-keep-hand = Die Hand behalten
choice-draw-again = Die Hand zurückmischen und ebenso viele ziehen
    .label = Neu ziehen
choice-mag = { $cards } anlegen: { stat-word } wird { $number }
    .label = Anlegen
choice-recruit = { $cards } aufnehmen
    .label = Aufnehmen
choice-done = Die Hauptphase beenden
    .label = Fertig
    .then = Übrige Energie verfällt.
choice-play-maneuver = { $cards } für { $cost } Energie spielen, { $left } bleiben
    .label = Für { $cost } Energie spielen
choice-play-event = { $cards } spielen
    .label = Das Ereignis spielen
    .then = { $bonus ->
    [0] Burst { $burst }: { stat-word } { $reached } reicht.
   *[other] Burst { $burst }: { stat-word } { $reached } reicht, davon { $bonus } für die Farbe des Drachen.
}{ $now ->
    [battle] {" "}Aber außerhalb eines Kampfs bewirkt es nichts.
    [main] {" "}Aber außerhalb der Hauptphase bewirkt es nichts.
    [test] {" "}Aber seine Bedingung ist nicht erfüllt, also bewirkt es nichts.
   *[works] {""}
}
choice-use = Den Effekt von { $cards } nutzen
    .label = Den Effekt nutzen
choice-pay = { $cards } abwerfen, um { $cause } zu nutzen
    .label = Abwerfen
choice-moved = Nichts mehr vorrücken
    .label = Fertig
choice-move-up = { $cards } in die Zone vorrücken: Sprint { $sprint }
    .label = Vorrücken
choice-rush = Mit { $cards } in den Rush: Sprint { $sprint }
    .label = In den Rush
choice-pass = Passen
    .then = { $left ->
    [0] Alle anderen haben gepasst: Jetzt wird der Sprint verglichen.
    [one] Der Kampf endet, wenn noch eine Person passt.
   *[other] Der Kampf endet, wenn nacheinander noch { $left } passen.
}
choice-name-rival = { $rival }
choice-discard = { $cards } abwerfen
    .label = Abwerfen
choice-recall = { $cards } zurücknehmen
    .label = Zurücknehmen
choice-fix = { $cards } ins Drachendeck zurücklegen
    .label = Zurücklegen
choice-damage-of = { $cards } { von-rival } beschädigen
    .label = Beschädigen
choice-discard-of = { $cards } { von-rival } abwerfen
    .label = Abwerfen
choice-find = { $cards } zeigen und nehmen
    .label = Nehmen
choice-find-nothing = Nichts finden
choice-first = { $cards } kommt zuerst
    .label = { $cards }

## Warum nicht

no-a-dragon-is-needed = Hier brauchst du einen Drachen.
no-name-a-dragon-of-your-dragon-deck = Nenn einen Drachen deines Drachendecks.
no-keep-or-again = Behalt die Hand, oder zieh neu.
no-gears-up-now = Jetzt rüstet { $rival } auf.
no-must-gear-up = Du kannst das nicht auslassen: Eine Karte passt. Es passt: { $cards }.
no-mag-or-recruit = Jetzt rüsten alle auf: Leg eine Ausrüstung deines Drachendecks an, oder nimm ein Crewmitglied auf.
no-not-in-your-dragon-deck = Diese Karte ist nicht in deinem Drachendeck.
no-dragons-stay = Weitere Drachen bleiben im Drachendeck: Deiner wurde vor dem Rennen genannt.
no-same-title = In deiner Mag-Box liegt schon eine Karte mit dem Titel von { $cards }.
no-caps-full = Alle { $number } Zap Caps sind belegt.
no-gear-cap-reached = Ohne Drachen lassen sich höchstens { $number } Ausrüstungen anlegen.
no-no-colour-box = Kein Farbkästchen dieser Ausrüstung hat die Farbe deines Drachen.
no-other-team = Dieses Crewmitglied gehört zu einem anderen Team als dein Drache.
no-acts-now = Jetzt ist { $rival } am Zug.
no-not-in-main = In der Hauptphase spielst du Manöver und Ereignisse, nutzt Effekte der Hauptphase, oder bist fertig.
no-crystal-not-played = { $cards } kommt beim Aufrüsten aus dem Drachendeck.
no-not-in-hand = { $cards } ist nicht auf deiner Hand.
no-maneuver-in-rush = { $cards } ist ein Manöver: Die spielt man in der Hauptphase.
no-too-dear = { $cards } kostet { $cost }, und du hast { $energy } Energie.
no-burst-too-high = { $bonus ->
    [0] { $cards } hat Burst { $burst }, und dein Drache hat nur { stat-word } { $reached }. In seiner Farbe wären es 2 mehr.
   *[other] { $cards } hat Burst { $burst }, und dein Drache kommt nur auf { stat-word } { $reached }, mit { $bonus } für seine Farbe.
}
no-not-in-play = { $cards } ist dort nicht von dir im Spiel.
no-other-keyword = { $cards } hat keinen Effekt für diesen Moment.
no-no-card-to-pay = Um { $cards } zu nutzen, musst du eine Karte abwerfen, und deine Hand ist leer.
no-used-this-turn = { $cards } wurde in diesem Zug schon genutzt.
no-pay-with-a-card-of-your-hand = Bezahl mit einer Karte deiner Hand.
no-moves-now = Jetzt rückt { $rival } vor.
no-move-up-from-your-track = Manöver deiner Strecke rücken vor, oder du bist fertig.
no-event-outside-battle = Ereignisse spielt man in der Hauptphase oder in einem Kampf.
no-names-rushing-card = Jetzt nennt { $rival } eine Rush-Karte.
no-must-battle = Du hast eine Karte in der Zone, also musst du kämpfen.
no-rush-from-your-zone = Nenn ein Manöver deiner Zone.
no-not-in-battle = Im Kampf spielst du ein Ereignis, nutzt einen Kampf-Effekt, oder passt.
no-name-a-rival = Nenn, wen es trifft.
no-discard-a-card-of-your-hand = Wirf eine Karte deiner Hand ab.
no-recall-from-your-discards = Zurück kommt nur ein Manöver deiner Ablage, das wenig genug kostet.
no-fix-from-your-damaged-pile = Zurück kommt nur eine deiner beschädigten Karten.
no-not-within-reach = Diese Karte erreicht der Effekt nicht.
no-not-in-your-race-deck = Diese Karte ist nicht in deinem Renndeck.
no-search-is-for-others = Nach { $cards } wird hier nicht gesucht.

## Was geschehen ist

event-rides = { $seat } reite{ verb-t } { $cards }{ $lies ->
    [open] , mit offenem Drachendeck
   *[closed] {""}
}
event-rides-without-dragon = { $seat } fähr{ verb-t } ohne Drachen, { a-colour }{ $lies ->
    [open] , mit offenem Drachendeck
   *[closed] {""}
}
event-leads = { $seat } führ{ verb-t } den ersten Zug an
event-turn-begins = Zug { $turn }: { $seatIs ->
    [you] Du führst an
   *[other] { $seat } führt an
}
event-draws = { $seat } zieh{ verb-t } { $cards }
event-shows-dragon-deck = { $seat } { $seatIs ->
    [you] kannst
   *[other] kann
} weder anlegen noch aufnehmen und zeig{ verb-t } das Drachendeck: { $cards }
event-mags = { $seat } leg{ verb-t } { $cards } an
event-recruits = { $seat } nimm{ verb-t } { $cards } auf
event-main-begins = Die Hauptphase beginnt: Alle haben { $energy } Energie
event-is-done = { $seat } { verb-bist } fertig
event-plays-maneuver = { $seat } spiel{ verb-t } das Manöver { $cards }
event-plays-event = { $seat } spiel{ verb-t } das Ereignis { $cards }
event-enters-track = { $cards } kommt auf { $seatIs ->
    [you] deine Strecke
   *[other] die Strecke von { $seat }
}
event-is-spent = { $cards } kommt auf { $seatIs ->
    [you] deine Ablage
   *[other] die Ablage von { $seat }
}
event-uses = { $seat } nutzt { $cards }
event-aims-at = { $seat } richte{ verb-t } { $cause } gegen { $rivalIs ->
    [you] dich
   *[other] { $rival }
}
event-test-fails = { $cards } bewirkt nichts: Die Bedingung ist nicht erfüllt
event-discards = { $seat } wirf{ verb-t } { $cards } ab
event-gains-points = { $seat } bekomm{ verb-t } { count-points }: insgesamt { $total }
event-loses-points = { $seat } verlier{ verb-t } { count-points }: insgesamt { $total }
event-gains-energy = { $seat } bekomm{ verb-t } { $energy } Energie
event-gains-sprint = { rushing-card-of } bekommt { $number } Sprint durch { $cause }
event-loses-sprint = { rushing-card-of } verliert { $number } Sprint durch { $cause }
event-is-milled = { $cards } aus { $seatIs ->
    [you] deinem Renndeck
   *[other] dem Renndeck von { $seat }
} kommt auf die Ablage
event-recalls = { $seat } nimm{ verb-t } { $cards } von der Ablage zurück
event-fixes = { $seat } leg{ verb-t } { $cards } ins Drachendeck zurück
event-is-damaged = { $cards } { von-seat } wird durch { $cause } beschädigt
event-loses-maneuver = { $cards } { von-seat } wird durch { $cause } abgeworfen
event-finds = { $seat } finde{ verb-t } { $cards }
event-finds-nothing = { $seat } finde{ verb-t } nichts
event-rush-begins = Der Rush beginnt
event-moves-up = { $seat } rück{ verb-t } { $cards } vor
event-has-moved = { $seat } { verb-bist } mit dem Vorrücken fertig
event-starts-battle = { $seat } beginn{ verb-t } einen Kampf mit { $cards }: Sprint { $sprint }
event-rushes = { $seat } geh{ verb-t } mit { $cards } in den Rush: Sprint { $sprint }
event-passes = { $seat } passt
event-has-sprint = { $seat } { verb-hast } Sprint { $sprint }
event-battle-is-tied = Gleichstand: Alle verlieren den Kampf
event-wins-battle = { $seat } gewinn{ verb-t } den Kampf
event-returns-to-track = { $cards } kehrt auf { $seatIs ->
    [you] deine Strecke
   *[other] die Strecke von { $seat }
} zurück
event-loses-rushing-card = { $seat } verlier{ verb-t } { $cards }
event-reaches-the-finish-line = { $seat } erreich{ verb-t } mit { $total } Punkten das Ziel
event-exhausts-all-rivals = { $seat } { verb-hast } alle abgehängt: Nur { $seatIs ->
    [you] in deinem Renndeck
   *[other] im Renndeck von { $seat }
} sind noch Karten
event-has-the-highest-total = { $seat } { verb-hast } die meisten Punkte: { $total }
event-is-left-alone = { $seat } bleib{ verb-t } allein im Rennen
event-shares-a-draw = Alle Renndecks sind leer: { $seat } teil{ verb-t } ein Unentschieden

## Zeichen, Summen und kleine Tatsachen

mark-used = genutzt
score-points = Punkte
score-printed = gedruckt auf { $cards }
    .short = gedruckt
score-constant = { $cards }
    .short = { $cards }
score-this-battle = in diesem Kampf: { $cards }
    .short = { $cards }
score-no-rushing-card = keine Rush-Karte
score-stat-dragon = { $cards }
score-stat-no-dragon = ohne Drachen
score-stat-gear = angelegt: { $cards }
score-colour-bonus = der Drache ist auch { in-colour }
about-turn = Zug { $value }
    .label = Zug
about-leader = { $valueIs ->
    [you] du führst an
   *[other] { $value } führt an
}
    .label = führt an
about-to-win = { $value } zum Sieg
    .label = zum Sieg
about-score = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
    .label = Punkte
about-energy = { $value } Energie
    .label = Energie
about-sprint = Sprint { $value }
    .label = Sprint
about-wins-if-all-pass = gewinnt { $value }, wenn alle passen
    .label = gewinnt, wenn alle passen
about-ties-if-all-pass = Gleichstand, wenn alle passen
about-speed = Tempo { $value }
    .label = Tempo
about-agility = Wendigkeit { $value }
    .label = Wendigkeit
about-power = Kraft { $value }
    .label = Kraft

## Fertige Decks

ready-starter-red = Starter in Rot
    .detail = Wyldfyr und Penn Racing: billige Manöver, und Ereignisse für mehr Sprint
ready-starter-green = Starter in Grün
    .detail = Brutarus und der Grip: erst Ausrüstung beschädigen, dann hart zuschlagen
ready-deep-thinkers = Tiefe Denker
    .detail = Cyrano: ziehen, suchen und das richtige Ereignis zur Hand haben
ready-dragon-eyes = Drachenaugen
    .detail = Decepshun: Karten aus Händen, Decks und Strecken nehmen
ready-golden-hearts = Goldene Herzen
    .detail = Beau: stark, solange du zurückliegst
ready-stone-will = Wille aus Stein
    .detail = Rumbull: Manöver, die auf die Strecke zurückkehren

## Wie die Zonen heißen

zone-race = Renndeck
zone-dragons = Drachendeck
zone-open_dragons = Drachendeck
zone-hand = Hand
zone-pit = Mag-Box
zone-track = Strecke
zone-zone = Zone
zone-rushing = Rush-Karte
zone-played = wird gespielt
zone-discards = Ablage
zone-damaged = beschädigt
zone-colour = Farbe

## Wörter des Bildschirms

screen-card-table = Eine Zeile ist eine Karte: ihre Art (dragon, gear, crew, maneuver oder event), Titel und Version, die Zahlen ihrer Art, was sie in Worten (effect_text) und in der Kartensprache (effect_code) tut, und woher die Zeile stammt (provenance).
screen-the-race = Das Rennen
screen-race = Das Rennen bis 30 Punkte: { $runners }
screen-runner = { $seat } { $points }
screen-leads = Führt an
screen-race-deck = Karten im Renndeck
screen-dragon-deck = Karten im Drachendeck
screen-column-points = Punkte
screen-column-deck = Deck
screen-speed = Tempo
screen-agility = Wendigkeit
screen-power = Kraft
screen-stats-of = { $seatIs ->
    [you] Deine Werte
   *[other] Werte von { $seat }
}
screen-colour-counts = Für ein Ereignis in der Farbe deines Drachen zählt jeder davon 2 mehr.
screen-pit-of = { $seatIs ->
    [you] Deine Mag-Box
   *[other] Mag-Box von { $seat }
}: Ausrüstung { $gear }, freie Zap Caps { $free }, Crew { $crew }
screen-free-cap = Ein freier Zap Cap
screen-no-dragon = Kein Drache
screen-track-of = { $seatIs ->
    [you] Deine Strecke
   *[other] Strecke von { $seat }
}
screen-zone-of = { $seatIs ->
    [you] Deine Zone
   *[other] Zone von { $seat }
}
screen-turn = Zug { $turn }
screen-step-draw = Ziehen
screen-step-gear-up = Aufrüsten
screen-step-main = Hauptphase
screen-step-rush = Rush
screen-energy = { $energy } Energie
screen-plays = { $seat } spiel{ verb-t } es
screen-battle = Der Kampf
screen-sprint-of = { $seatIs ->
    [you] Dein Sprint
   *[other] Sprint von { $seat }
}
screen-sprint-adds-up = { $seatIs ->
    [you] Wie dein Sprint zusammenkommt
   *[other] Wie der Sprint von { $seat } zusammenkommt
}
screen-no-rushing-card = keine Rush-Karte
screen-would-win = { $seat } gewinn{ verb-t } mit { $points }
screen-would-tie = Gleichstand
screen-passes = { $made } von { $needed } haben gepasst
screen-burst-suffices = { choice-play-event.then }
screen-sprint-change = { $seatIs ->
    [you] Dein Sprint
   *[other] Sprint von { $seat }
}: { $before } → { $after }.
screen-pass-and-win = { $left ->
    [0] Passt du jetzt,
   *[other] Passen alle,
} gewinn{ verb-t } { $seat } mit { $points }.
screen-pass-and-tie = { $left ->
    [0] Passt du jetzt, ist Gleichstand: Alle verlieren.
   *[other] Passen alle, ist Gleichstand: Alle verlieren.
}
screen-pass-until = Passen bis …
screen-until-change = Etwas geschieht
screen-until-change-stops = Hält an, wenn jemand etwas spielt oder nutzt, wenn du wieder in den Rush gehst, und am Ende des Zugs.
screen-until-battle = Der Kampf endet
screen-until-battle-stops = Hält auch an, wenn du ihn nicht mehr gewinnen würdest.
screen-until-turn = Der Zug endet
screen-until-turn-stops = Durch alle Kämpfe dieses Zugs. Hält auch an, wenn du einen nicht mehr gewinnen würdest.
screen-pass-pace = Hält immer an, wenn etwas anderes gefragt wird. Jedes Passen dauert gleich lang, was immer du auf der Hand hast.
screen-passing-change = Passt, bis etwas geschieht
screen-passing-battle = Passt, bis der Kampf endet
screen-passing-turn = Passt, bis der Zug endet
screen-passing-end = Halt
screen-stop-over = Die Partie ist vorbei.
screen-stop-turn = Passt nicht mehr: ein neuer Zug.
screen-stop-asked = Passt nicht mehr: Du wirst etwas anderes gefragt.
screen-stop-battle = Passt nicht mehr: Der Kampf ist vorbei.
screen-stop-act = Passt nicht mehr: { $seat } hat { $cards } genutzt.
screen-stop-rush = Passt nicht mehr: Du gehst wieder in den Rush.
screen-stop-lead = Passt nicht mehr: Du würdest nicht mehr gewinnen.

## Decks, während man sie baut

section-race-deck = Renndeck
section-dragon-deck = Drachendeck
list-dragon-deck-needs-a-dragon = { $cardsCount ->
    [0] Drachendeck: Es braucht einen Drachen
   *[other] Drachendeck: mit { $cards }
}
with-dragon = { $dragonCount ->
    [0] ohne Drachen
   *[other] mit { $dragon }
}
with-bonus = { $bonus ->
    [0] { "" }
   *[other] , seine Farbe eingerechnet
}
prospect-burst-at-once = Braucht { stat-word } { $burst }: { $now } { with-dragon }{ with-bonus }.
prospect-burst-later = Braucht { stat-word } { $burst }: { $now } { with-dragon }{ with-bonus }, { $missing } mehr durch Ausrüstung und Crew.
prospect-burst-never = Braucht { stat-word } { $burst }: höchstens { $most } { with-dragon } und diesem Deck{ with-bonus }.
prospect-no-dragon-of-colour = Kein Drache dieses Decks ist { $colours }: Sie lässt sich nie anlegen.
prospect-box = { in-colour }
prospect-no-dragon-of-team = Kein Drache dieses Decks gehört zum Team { $team }: Dieses Crewmitglied lässt sich nie aufnehmen.
chart-energy = Manöver nach Energie
chart-cost = { $cost }
chart-cost-from = { $cost }+
chart-bursts = Ereignisse nach Burst
chart-burst = { stat-word } { $burst }
chart-brief-burst-at-once = deins: { $now } { with-dragon }{ with-bonus }
chart-brief-burst-later = deins: { $now } { with-dragon }{ with-bonus }, bis zu { $most }
chart-brief-burst-never = nie: höchstens { $most } { with-dragon }{ with-bonus }
chart-colours = Farben
chart-colour = { a-colour }
trait-colour = { $value ->
    [none] Beliebig
    [red] Rot
    [green] Grün
    [blue] Blau
    [gold] Gold
    [black] Schwarz
    [brown] Braun
    [purple] Lila
    [orange] Orange
    [yellow] Gelb
    [silver] Silber
    [white] Weiß
   *[pink] Rosa
}
    .title = Farbe
trait-cost = { $value }
    .title = Energie
trait-sprint = { $value }
    .title = Sprint
trait-stat = { $value ->
    [speed] Tempo
    [agility] Wendigkeit
   *[power] Kraft
}
    .title = Wert
trait-burst = { $value }
    .title = Burst
trait-level = { $value }
    .title = Stufe
trait-team = { $value }
    .title = Team

## Was vor der Partie gesagt wird: das Spiel, seine Varianten und Hausregeln. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Rüste deinen Drachen auf, spiel Manöver, und gewinn Kämpfe auf der Strecke, bis du 30 Punkte hast.
game-brings = Deck
variant-constructed = Mit gebauten Decks
    .sentence = Alle bringen ein Renndeck mit 60 Karten und ein Drachendeck mit bis zu 10 mit.
variant-booster = Decks aus einem Draft
    .sentence = 25 Rennkarten, keine Grenze für Exemplare, keine Teamzeichen, und ein Drache ist nicht nötig.
variant-sealed = Sealed-Decks
    .sentence = Mindestens 40 Rennkarten, keine Grenze für Exemplare, und ein Drache ist nicht nötig.
house-starting_hand = Wie viele Karten ziehen alle vor dem ersten Zug?
house-mulligan = Darf man die Starthand tauschen?
    .off = nein
    .once = einmal: die ganze Hand wird zurückgemischt und ebenso viel gezogen
house-first_leader = Wer führt den ersten Zug an?
    .values = random (ausgelost), loser (wer zuletzt verlor) oder ein Platz am Tisch (A oder 0 für den ersten)
house-exhaust_check = Wann wird beim Ziehen geprüft, ob nur noch ein Renndeck Karten hat?
    .end_of_step = wenn alle gezogen haben
    .immediate = nach jedem einzelnen Ziehen
house-all_empty = Was, wenn alle Renndecks leer sind?
    .play_on = ein paar Züge werden noch gespielt, dann entscheiden Punkte
    .highest_now = Punkte entscheiden sofort
    .draw = unentschieden
house-all_empty_turns = Wie viele Züge werden gespielt, wenn alle Renndecks leer sind?
house-simultaneous30 = Was, wenn ein Effekt mehrere auf 30 Punkte bringt?
    .sequential = mehr Punkte gewinnen, dann wer anführt, dann im Uhrzeigersinn
    .draw = sie teilen sich den Sieg
house-non_rushers_act = Wer keine Rush-Karte hat, darf im Kampf trotzdem handeln.
house-once_per = Was geht nur einmal im Zug?
    .card = der Effekt jeder Karte
    .title = die Effekte aller Karten eines Titels
house-draft_deck_mode = Wie viele Rennkarten hat ein Deck aus Boostern?
    .exact = genau 25
    .minimum = mindestens 25
house-no_dragon_gear_cap = Wie viel Ausrüstung lässt sich ohne Drachen anlegen?
house-sealed_teams = Zählen Teamzeichen und Farbkästchen mit Sealed-Decks?
    .ignore = nein, wie in jedem Draft
    .apply = ja, wie mit gebauten Decks
