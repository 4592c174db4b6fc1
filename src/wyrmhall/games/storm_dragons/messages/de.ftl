### Storm Dragons auf Deutsch.  Namen sind <Gruppe>-<Art>; die Hilfssätze am Anfang stehen in anderen.
### Karten heißen wie gedruckt und stehen ohne Artikel.

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
von-seat = { $seatIs ->
    [you] von dir
   *[other] von { $seat }
}
to-tail = { $seatIs ->
    [you] ans Ende deines Schwarms
   *[other] ans Ende des Schwarms von { $seat }
}
von-rival = { $rivalIs ->
    [you] von dir
   *[other] von { $rival }
}
von-causer = { $causerIs ->
    [you] von dir
   *[other] von { $causer }
}
von-side = { $sideIs ->
    [you] von dir
   *[other] von { $side }
}
an-rival = { $rivalIs ->
    [you] dich
   *[other] { $rival }
}
# Was aus der Stärke der Seite wird, um die es geht, und aus der von anderen.
consequence = { $changeCount ->
    [0] {""}
   *[other] : { $change }
}{ $othersCount ->
    [0] {""}
   *[other] { $changeCount ->
        [0] : { $others }
       *[other] , { $others }
    }
}
count-dragons = { $dragons ->
    [0] keine Drachen
    [one] { $dragons } Drache
   *[other] { $dragons } Drachen
}
# „verliert 1 Drachen“
count-dragons-lost = { $dragons ->
    [0] keine Drachen
   *[other] { $dragons } Drachen
}

## Namen von Seiten, die keine Plätze sind

name-ally = Beistand { $letter }
name-enemy = { $ofIs ->
    [you] Feind bei dir
    [other] Feind bei { $of }
   *[ally] Feind bei { $letter }
}

## Karten: was jede tut, in einer Zeile

card-king = Gespielt: Du darfst einen anderen deiner Drachen zurücknehmen.
    .more = Gespielt: Nimm, wenn du willst, einen anderen Drachen deines Schwarms zurück auf die Hand.
card-queen = An der Spitze: +1 für jeden Sturm im Spiel, egal wessen.
    .more = An der Spitze: +1 für jeden Sturm in deiner Front und in denen der anderen.
card-prince = Gespielt: Du darfst eine Karte ziehen.
    .more = Gespielt: Zieh eine Karte, wenn du willst.
card-princess = An der Spitze: +2 je Adelsdrache deines Schwarms, auch sie.
    .more = An der Spitze: +2 für jeden Adelsdrachen deines Schwarms, sie selbst auch.
card-no-ability = Keine Tricks. Einfach groß.
    .more = Hat keine Fähigkeit und braucht keine.
card-warlord = An die Spitze gespielt: +3 bis zu deinem nächsten Zug.
    .more = An die Spitze gespielt: +3 bis zu deinem nächsten Zug.
card-elder = An der Spitze: Die dahinter zählen ihre bessere Zahl, Tag oder Nacht.
    .more = An der Spitze: Jeder Drache dahinter zählt die bessere seiner beiden hinteren Zahlen.
card-challenger = An der Spitze: +2 beim Herausfordern, +1 je besiegtem Gegner.
    .more = An der Spitze: +2, solange du herausforderst, und +1 für jeden, der daran gescheitert ist.
card-storm-rider = An der Spitze: +2 je eigenem Sturm. Am Tag selbst als Sturm spielbar.
    .more = An der Spitze: +2 für jeden Sturm deiner Front. Am Tag darf er selbst in die Front.
card-dawn-bringer = Gespielt: Aus Nacht darf Tag werden. An der Spitze: nie Nacht.
    .more = Gespielt: Mach die Nacht zum Tag, wenn du willst. An der Spitze: Niemand macht es zur Nacht.
card-sentinel = Gespielt: Du darfst Tag und Nacht wechseln.
    .more = Gespielt: Wende den Marker, wenn du willst.
card-guardian = An der Spitze: +2 je Gardedrache deines Schwarms, auch er.
    .more = An der Spitze: +2 für jeden Gardedrachen deines Schwarms, er selbst auch.
card-conjurer = Gespielt: Zieh bis 3 Drachen, behalte einen. Nachts gleich spielbar.
    .more = Gespielt: Zieh, bis du drei Drachen siehst, und behalte einen; nachts darfst du ihn sofort spielen.
card-golemmancer = Gespielt: Hol einen gewonnenen oder tausch dies; noch eine Karte.
    .more = Gespielt: Nimm einen Drachen deines Siegstapels oder wirf dies ab und zieh; dann spiel noch eine Karte.
card-storm-caller = Gespielt: Stiehl einen Sturm. An der Spitze: +1 je eigenem Sturm.
    .more = Gespielt: Stiehl einen Sturm. An der Spitze: +1 für jeden Sturm deiner Front.
card-necromancer = An der Spitze: Andere legen für jeden neuen Drachen einen nieder.
    .more = An der Spitze: Wer sonst einen Drachen anlegt, muss vorher einen anderen niederlegen.
card-assassin = Gespielt: Töte einen Drachen hinter einer Spitze; nachts jeden.
    .more = Gespielt: Töte einen Drachen hinter einer Spitze, nachts jeden beliebigen; er gehört dir.
card-outrider = Nachts führend an der Spitze: darf den Kampf in deinem Zug beenden.
    .more = An der Spitze, nachts und in Führung: Beende den Kampf, wenn dein Zug beginnt.
card-spy = Gespielt: am Tag einen zurücknehmen; nachts werfen andere einen ab.
    .more = Gespielt: am Tag einen Drachen zurücknehmen; nachts werfen die anderen einen hinter der Spitze ab.
card-thunderburst = Am Tag, an der Spitze: Stürme schweigen. Nachts: nutze einen Sturm.
    .more = Am Tag gespielt, an der Spitze: Stürme bewirken nichts. Nachts gespielt: Nutze einen obersten Sturm wie eben entfesselt.
card-thunderstorm = Entfesselt: Bei jedem Feind rückt die Spitze ans Ende.
    .more = Entfesselt: Bei jedem Feind mit mehr als einem Drachen rückt die Spitze ans Ende.
card-tempest = Obenauf: +1 für jeden Sturm deiner Front.
    .more = Obenauf: +1 für jeden Sturm deiner Front, er selbst auch.
card-blizzard = Entfesselt: Jeder Feind wirft einen Drachen des Schwarms ab.
    .more = Entfesselt: Jeder Feind wirft einen Drachen des Schwarms ab.
card-hailstorm = Entfesselt: Jeder Feind wirft einen Sturm ab.
    .more = Entfesselt: Jeder Feind wirft einen Sturm der Front ab.
card-windstorm = Nachts entfesselt: Du darfst noch einen Drachen spielen.
    .more = Nachts entfesselt: Spiel danach noch einen Drachen, wenn du willst.
card-fog = Entfesselt: am Tag wird Nacht; nachts 2 Drachen mehr. Oben: nie Tag.
    .more = Entfesselt: am Tag Nacht machen, nachts zwei Drachen anlegen, wenn du willst. Obenauf: Niemand macht es zum Tag.
card-numbers-of-dragon = Spitze { $headday } am Tag, { $headnight } nachts; dahinter { $tailday } und { $tailnight }.
card-numbers-of-storm = Unterstützung { $day } am Tag, { $night } nachts.

face-dragon = { $family ->
    [noble] Adelsdrache
    [vanguard] Vorhutdrache
    [guard] Gardedrache
    [sorcerer] Zauberdrache
   *[disruptor] Störerdrache
}
face-storm = Sturm

group-dragons = { $family ->
    [noble] Adelsdrachen
    [vanguard] Vorhutdrachen
    [guard] Gardedrachen
    [sorcerer] Zauberdrachen
   *[disruptor] Störerdrachen
}
group-storms = Stürme

mark-laid-down = niedergelegt, zählt nichts
    .label = niedergelegt
mark-hushes-storms = lässt an der Spitze die Stürme schweigen
    .label = Stürme schweigen
mark-stack-number = Stapel { $number }

## Tatsachen über Tisch und Plätze

about-round = Runde { $value }
    .label = Runde
about-draft-round = Draftrunde { $value } von { $rounds }
    .label = Draftrunde
about-sky = { $value ->
    [day] Tag
    [night] Nacht
   *[open] Tag oder Nacht ist offen
}
    .label = Himmel
about-token = { $valueIs ->
    [nobody] niemand hält den Marker
    [you] du hältst den Marker
   *[other] { $value } hält den Marker
}
    .label = Marker
about-challenger = { $valueIs ->
    [you] du forderst heraus
   *[other] { $value } fordert heraus
}
    .label = fordert heraus
about-last-round = letzte Runde
about-strength = Stärke { $value }
    .label = Stärke
about-out = aus der Runde
about-dragons-won = { $value ->
    [one] { $value } Drache gewonnen
   *[other] { $value } Drachen gewonnen
}
    .label = Drachen gewonnen
about-battlefront-decided = Front entschieden
about-in-control = in Führung
about-fights = { $valueIs ->
    [you] kämpft gegen dich
   *[other] kämpft gegen { $value }
}
    .label = kämpft gegen
about-ally = verbündet

## Summen

score-head = { $cards } an der Spitze
score-in-flight = { $cards } hinter der Spitze
score-in-front = { $cards } in der Sturmfront
score-battle-cry = Schlachtruf des Warlord
score-tempest = Tempest obenauf: Stürme in der Front
score-challenge-token = der Marker beim Herausfordern
score-princess = Princess: ein Adelsdrache im Schwarm
score-guardian = Guardian: ein Gardedrache im Schwarm
score-challenger = Challenger: wagt die Herausforderung
score-beaten-rival = Challenger: besiegt
score-queen = Queen: Stürme im Spiel
score-storm-rider = Storm Rider: 2 je eigenem Sturm
score-storm-caller = Storm Caller: eigene Stürme
score-dragons-won = Drachen im Siegstapel
score-dragons-won-together = gemeinsam gewonnene Drachen

way-head = an der Spitze
way-tail = am Ende
way-on-top = oben
way-at-bottom = unten
way-by-day = am Tag
way-by-night = nachts

## Warum ein Tipp dazu rät

because-goes-ahead = bringt dich über { $rival }: { $total } gegen { $against }
because-strengthens = ändert deine Stärke: { $before } → { $after }
because-changes-strength = bringt { $seatIs ->
    [you] dich
   *[other] { $seat }
} auf { $after }

## Fragen: Austeilen, Eröffnung, Züge

ask-take-stack = Draftrunde { $round } von { $rounds }: Nimm einen ganzen Stapel. { $more ->
    [0] Es ist dein letzter in dieser Runde.
    [one] Danach nimmst du noch einen.
   *[other] Danach nimmst du noch { $more }.
}
    .detail = Alle Karten des Stapels gehören dir. Nach dem Draft werden sie gemischt und sind dein Nachziehstapel.
ask-lead = Du eröffnest: Spiel einen Drachen aus, er nimmt den Marker, oder einen Sturm.
    .detail = Wer eröffnet, muss eine Karte ausspielen und bestimmt für alle Tag oder Nacht. Vorher ist ein Umbau möglich.
ask-choose-sky = Du bestimmst für alle: Tag ({ $cards } zählt { $day }) oder Nacht (zählt { $night })?
    .detail = Alle Zahlen auf dem Tisch richten sich nach Tag und Nacht, bis eine Karte den Marker wendet.
ask-turn = { $rivalIs ->
    [you] Du führst
   *[other] { $rival } führt
} mit { $against }, du hast { $total }. Was tust du?
    .detail = Komm über { $against }, um den Marker zu nehmen. Ein Umbau tauscht Karten. Wer weicht, verlässt die Runde und zieht.
ask-turn-in-control = Du führst mit { $total }. Spiel eine Karte oder fordere heraus.
    .detail = Eine Herausforderung gibt allen anderen einen Zug, dich zu schlagen; wer scheitert, verliert alle Drachen an dich.
ask-turn-without-holder = Niemand hält den Marker: Der nächste gespielte Drache nimmt ihn.
    .detail = Du hast { $total } im Spiel. Du kannst auch einen Sturm entfesseln, umbauen oder weichen.
ask-answer-challenge = { $rivalIs ->
    [you] Du forderst
   *[other] { $rival } fordert
} heraus: Komm jetzt über { $against }, oder du verlierst { $dragons ->
    [0] die Runde
    [one] deinen Drachen
   *[other] deine { $dragons } Drachen
}.
    .detail = Wer die Herausforderung schlägt, nimmt den Marker und alle Drachen aus dem Schwarm dessen, der sie wagte.
ask-no-dragon-to-play = Kein Drache auf der Hand: Spiel einen Sturm, bau um, oder zeig die Hand und weiche.
    .detail = Wer in der Runde keinen Drachen gespielt hat, darf nur gehen, wenn die gezeigte Hand keinen enthält.
ask-dare = Du führst mit { $total }. Herausfordern? Alle haben einen Zug, um { $dared } zu schlagen.
    .detail = Wer dich nicht schlägt, verliert alle Drachen an dich. Wer es schafft, nimmt deine, und du bist aus der Runde.
ask-rebuild = Umbau: Wirf 2 oder mehr ab und zieh eine weniger. Bisher abgeworfen: { $count }.
    .detail = Nach dem Umbau geht dein Zug weiter.
ask-rebuild-on = { $count } abgeworfen: Zieh jetzt { $drawn }, oder wirf mehr ab.
    .detail = Du ziehst eine Karte weniger, als du abwirfst, und machst dann weiter.

## Fragen: Karten anlegen

ask-place-dragon = { $cards }: { $sideIs ->
    [you] An der Spitze hast du
   *[other] An der Spitze hat { $side }
} { $head }, am Ende { $tail }.
    .detail = Die Spitze zählt ihre große Zahl, und ihr Text wirkt. Die dahinter zählen ihre kleinen Zahlen.
ask-place-rider = { $cards }: Spitze { $head }, Ende { $tail }, oder als Sturm in der Front { $front }?
    .detail = Am Tag darf ein Storm Rider zwischen den Stürmen liegen und zählt dort seine kleine Zahl.
ask-place-rider-first = { $cards }: Spitze { $head }, oder als Sturm in der Front { $front }?
    .detail = Am Tag darf ein Storm Rider zwischen den Stürmen liegen und zählt dort seine kleine Zahl.
ask-lay-storm = { $cards }: oben wirkt sein Text ({ $top }), unten nur seine Zahl ({ $bottom }).
    .detail = Alle Stürme einer Front unterstützen ihre Seite; nur der Text des obersten gilt.
ask-lay-down = { $cause } { von-causer }: Leg für { $cards } { $sideIs ->
    [you] bei dir
   *[other] bei { $side }
} erst einen nieder.
    .detail = Ein niedergelegter Drache zählt hier nichts, wird am Ende der Runde aber mit den anderen gewonnen.

## Fragen: Fähigkeiten

ask-may-prince = { $cause }: eine Karte ziehen?
    .detail = Die Karte kommt auf deine Hand.
ask-may-conjurer = { $cause }: ziehen, bis du 3 Drachen siehst, und einen behalten?
    .detail = Die anderen kommen auf deine Ablage. Nachts darfst du den Drachen sofort spielen.
ask-may-spy = { $cause } bei Nacht: Werfen alle anderen einen Drachen hinter der Spitze ab?
    .detail = Sie wählen, welchen. Wer keinen hinter der Spitze hat, wirft nichts ab.
ask-may-thunderstorm = { $cause }: bei jedem Feind die Spitze ans Ende schicken?
    .detail = { $changesCount ->
        [0] Keine Stärke würde sich ändern.
       *[other] { $changes }.
    }
ask-may-blizzard = { $cause }: jeden Feind einen Drachen des Schwarms abwerfen lassen?
    .detail = Sie wählen, welchen.
ask-may-hailstorm = { $cause }: jeden Feind einen Sturm abwerfen lassen?
    .detail = Sie wählen, welchen.
ask-turn-sky = { $cause }: Soll es { $sky ->
    [day] Tag
   *[night] Nacht
} werden? { $change ->
    [none] { $causerIs ->
        [you] Du hättest weiter { $after }.
       *[other] { $causer } hätte weiter { $after }.
    }
   *[some] { $causerIs ->
        [you] Du hättest { $after } statt { $before }.
       *[other] { $causer } hätte { $after } statt { $before }.
    }
}
    .detail = Alle Zahlen auf dem Tisch folgen. { $othersCount ->
        [0] Sonst würde sich keine Stärke ändern.
       *[other] { $others }.
    }
ask-keep-one = { $cause }: Behalte einen davon; die anderen kommen auf deine Ablage.
    .detail = Niemand sonst sieht, welchen du behältst.
ask-play-now = { $cause } bei Nacht: { $cards } sofort spielen oder auf der Hand behalten?
    .detail = Sofort gespielt nutzt er auch seine eigene Fähigkeit.
ask-regain-or-trade = { $cause }: einen gewonnenen Drachen holen oder dies gegen eine neue Karte tauschen?
    .detail = So oder so spielst du noch eine Karte. Ein geholter Drache zählt am Ende nur, wenn er wieder gewonnen wird.
ask-regain = { $cause }: einen gewonnenen Drachen zurückholen?
    .detail = Danach spielst du noch eine Karte. Einen Golemmancer hast du in diesem Zug schon getauscht.
ask-trade = { $cause }: dies gegen eine neue Karte tauschen?
    .detail = Er kommt auf deine Ablage, du ziehst eine Karte und spielst dann noch eine.
ask-play-one-more = { $cause }: Spiel jetzt noch eine Karte.
    .detail = Jede Karte deiner Hand, die gespielt werden darf.
ask-add-dragon = { $cause } bei Nacht: noch einen Drachen anlegen? { $left ->
    [one] Einer darf folgen.
   *[other] Bis zu { $left } dürfen folgen.
}
    .detail = Der Drache kommt wie sonst an ein Ende des Schwarms.
ask-steal = { $cause }: Welchen Sturm stiehlst du { $causerIs ->
    [you] für deine Front
   *[other] für die Front von { $causer }
}?
    .detail = Er kommt nach oben oder nach unten; was er entfesselt bewirkt, geschieht nicht noch einmal.
ask-kill = { $cause } { $sky ->
    [day] am Tag: Welchen Drachen hinter einer Spitze tötest du? Er zählt für dich.
   *[night] bei Nacht: Welchen Drachen tötest du? Er zählt für dich.
}
    .detail = Am Tag sind Spitzen sicher, nachts ist es keiner. Der Drache kommt auf deinen Siegstapel.
ask-use-storm = { $cause } bei Nacht: Welchen obersten Sturm nutzt du, wie eben entfesselt?
    .detail = Der Sturm bleibt liegen, wo er ist.
ask-take-back = { $cause }: einen anderen Drachen { $causerIs ->
    [you] deines Schwarms
   *[other] aus dem Schwarm von { $causer }
} zurück auf die Hand nehmen?
    .detail = Auch einen niedergelegten. Ein zurückgenommener King oder Spy hat in dieser Runde keine Fähigkeit mehr.
ask-give-dragon = { $cause } { von-causer }: Welcher Drache im Schwarm { von-side } geht?
    .detail = Er kommt auf die Ablage. Ohne offenen Drachen ist der Marker verloren.
ask-give-follower = { $cause } { von-causer }: Welcher Drache hinter der Spitze { von-side } geht?
    .detail = Die Spitze bleibt.
ask-give-storm = { $cause } { von-causer }: Welcher Sturm { von-side } geht?
    .detail = Er kommt auf die Ablage.
ask-equal-for-enemy = { $asks ->
    [giving-dragon] { $cause } { von-causer }: { $enemy } wirft einen Drachen ab. Welchen, wählst du.
    [giving-storm] { $cause } { von-causer }: { $enemy } wirft einen Sturm ab. Welchen, wählst du.
    [laying-down] { $cause } { von-causer }: { $enemy } legt einen nieder. Welchen, wählst du.
    [stealing] { $cause } { von-causer } stiehlt einen Sturm. Welchen, wählst du.
    [killing] { $cause } { von-causer } tötet einen Drachen. Welchen, wählst du.
    [taking-back] { $cause } { von-causer } schickt einen fort. Welchen, wählst du.
   *[other] { $cause } { von-causer } nutzt einen Sturm. Welchen, wählst du.
}
    .detail = Ein Feind tut, was für ihn am besten ist. Hier ist für ihn mehreres gleich gut, darum entscheidest du.
ask-strength-change = { $seat } { $before } → { $after }

## Fragen: gemeinsam

ask-coop-lead = Du eröffnest die Runde: Spiel hier eine Karte aus, oder hilf anderswo.
    .detail = Dann bestimmst du für alle Tag oder Nacht. Vorher ist ein Umbau möglich.
ask-coop-turn = { $battlefronts }. Spiel hier, oder hilf anderswo.
    .detail = Jedes Zahlenpaar ist unsere Seite gegen ihren Feind. Wem du hilfst, der bekommt deine Karte ins Spiel.
ask-coop-turn-alone = Du hast { $ours } gegen { $theirs }. Was tust du?
    .detail = { $battlefronts }.
ask-coop-turn-for-allies = Deine Front ist entschieden. Hilf anderswo, oder beende deinen Zug.
    .detail = { $battlefrontsCount ->
        [0] Alle Fronten sind entschieden.
       *[other] { $battlefronts }.
    }
ask-standing = { $seat } { $ours }:{ $theirs }
ask-help-ally = { $ally } hat { $ours } gegen { $theirs }. Welche Karte schickst du?
    .detail = Die Karte ist deine, und du triffst alle Entscheidungen für sie. Du kannst auch an deine eigene Front zurück.
ask-coop-dare = { $sideIs ->
    [you] Du führst
   *[other] { $side } führt
} { $ours } zu { $theirs }. Mit { $dared } herausfordern? Der Feind deckt auf.
    .detail = Kommt der Feind nicht über { $dared }, ist die Front gewonnen; sonst ist sie verloren.
ask-answer-enemy = { $rival } fordert mit { $against }: Schlag das mit einer Karte, oder verlier { $dragons ->
    [0] die Front
   *[other] { $dragons } Drachen
}.
    .detail = Wer über { $against } kommt, gewinnt die Front, von der die Herausforderung kam.
ask-end-ally-battle = { $cause } bei Nacht: den Kampf von { $ally } beenden und alle { $count } Karten gewinnen?
    .detail = Unsere Seite führt dort. Sonst geht der Kampf weiter.

## Was man wählen kann

choice-take-stack = Stapel { $number } nehmen: { $cards }
    .label = Stapel { $number }
choice-play = { $cards } spielen
    .label = { $cards } spielen
choice-cast = { $cards } entfesseln
    .label = { $cards } entfesseln
choice-send = { $cards } zu { $ally } schicken
    .label = { $cards } schicken
choice-choose-sky = { $sky ->
    [day] Es wird Tag: Die Karte zählt { $points }
   *[night] Es wird Nacht: Die Karte zählt { $points }
}
    .label = { $sky ->
        [day] Tag · { $points }
       *[night] Nacht · { $points }
    }
choice-place-at-head = { $cards } an die Spitze: { $total }
    .label = Spitze · { $total }
choice-place-at-tail = { $cards } ans Ende: { $total }
    .label = Ende · { $total }
choice-place-at-front = { $cards } in die Sturmfront: { $total }
    .label = Sturmfront · { $total }
choice-lay-on-top = { $cards } oben auf die Sturmfront: { $total }
    .label = Oben · { $total }
choice-lay-at-bottom = { $cards } unter die Sturmfront: { $total }
    .label = Unten · { $total }
choice-lay-down = { $origin ->
    [hand] { $cards } aus der Hand niederlegen
   *[flight] { $cards } im Schwarm niederlegen
}
    .label = { $cards } niederlegen
choice-use = { $ability ->
    [prince] Eine Karte ziehen
    [conjurer] Ziehen, bis du 3 Drachen siehst, und einen behalten
    [spy] Alle anderen einen Drachen hinter der Spitze abwerfen lassen
    [thunderstorm] Bei jedem Feind die Spitze ans Ende schicken
    [blizzard] Jeden Feind einen Drachen abwerfen lassen
   *[hailstorm] Jeden Feind einen Sturm abwerfen lassen
}
    .label = { $cards } nutzen
choice-do-not-use = { $cards } nicht nutzen
    .label = Nein
choice-turn-sky = { $sky ->
    [day] Es wird Tag: { $total }
   *[night] Es wird Nacht: { $total }
}
    .label = { $sky ->
        [day] Tag · { $total }
       *[night] Nacht · { $total }
    }
choice-leave-sky = { $sky ->
    [day] Es bleibt Tag: { $total }
   *[night] Es bleibt Nacht: { $total }
}
    .label = { $sky ->
        [day] Bleibt Tag · { $total }
       *[night] Bleibt Nacht · { $total }
    }
choice-keep = { $cards } behalten
    .label = { $cards } behalten
choice-play-now = { $cards } sofort spielen
    .label = { $cards } spielen
choice-keep-in-hand = { $cards } auf der Hand behalten
    .label = Auf der Hand behalten
choice-regain = { $cards } aus deinen gewonnenen Drachen holen
    .label = { $cards } holen
choice-trade = Den Golemmancer abwerfen und eine Karte ziehen
    .label = Gegen neue Karte tauschen
choice-steal = { $cards } von { $rival } stehlen
    .label = { $cards } stehlen
choice-kill = { $rivalIs ->
    [you] Den eigenen { $cards } töten
   *[other] { $cards } von { $rival } töten
}
    .label = { $cards } töten
choice-use-storm = { $rivalIs ->
    [you] Den eigenen { $cards } nutzen
   *[other] { $cards } von { $rival } nutzen
}
    .label = { $cards } nutzen
choice-take-back = { $cards } zurück auf die Hand nehmen
    .label = { $cards } zurücknehmen
choice-discard = { $cards } abwerfen
    .label = { $cards } abwerfen
choice-add-nothing = Keinen Drachen anlegen
    .label = Keinen mehr
choice-challenge = Mit { $total } herausfordern: Alle anderen haben einen Zug dagegen
    .label = Herausfordern · { $total }
choice-do-not-challenge = Den Zug ohne Herausforderung beenden
    .label = Nicht herausfordern
choice-end-battle = { $rivalIs ->
    [you] Den Kampf mit dem Outrider beenden: Alle Karten gehören dir
   *[other] Den Kampf mit dem Outrider beenden: { $rival } gewinnt ihn
}
    .label = Den Kampf beenden
choice-do-not-end-battle = Den Kampf weitergehen lassen
    .label = Weiter
choice-rebuild = Umbau: 2 oder mehr Karten abwerfen, eine weniger ziehen
    .label = Umbau
choice-discard-to-rebuild = { $cards } abwerfen
    .label = { $cards } abwerfen
choice-stop-rebuild = Nichts mehr abwerfen und { $drawn } ziehen
    .label = { $drawn } ziehen
choice-leave-round = Die Runde verlassen und Karten ziehen; was du gespielt hast, bleibt liegen
    .label = Weichen
choice-show-hand-and-leave = Zeigen, dass du keinen Drachen hast, die Runde verlassen und Karten ziehen
    .label = Hand zeigen und weichen
choice-surrender = { $dragons ->
    [0] Gegen { $rival } aufgeben
    [one] Aufgeben: { $dragons } Drache geht an { $rival }
   *[other] Aufgeben: { $dragons } Drachen gehen an { $rival }
}
    .label = Aufgeben
choice-help = { $ally } mit einer Karte helfen
    .label = { $ally } helfen
choice-return = Zurück an deine eigene Front
    .label = Zurück
choice-end-turn = Deinen Zug beenden
    .label = Zug beenden
choice-challenge-enemy = { $rival } mit { $total } herausfordern
    .label = Herausfordern · { $total }
choice-challenge-all = Alle Feinde nacheinander mit { $total } herausfordern
    .label = Alle fordern · { $total }
choice-give-up-battlefront = Deine Front aufgeben: Die Feinde gewinnen die Karten dort
    .label = Weichen
choice-show-hand-and-give-up = Zeigen, dass du keinen Drachen hast, und deine Front aufgeben
    .label = Hand zeigen und weichen

## Warum etwas nicht geht

no-nobody-chooses = Gerade hat niemand zu wählen.
no-another-plays = { $rivalIs ->
    [you] Du bist am Zug.
   *[other] Jetzt ist { $rival } am Zug.
}
no-another-chooses-sky = { $rival } hat die Runde eröffnet und bestimmt Tag oder Nacht.
no-another-takes-stack = Jetzt nimmt { $rival } einen Stapel.
no-out-of-round = Du bist aus dieser Runde. In der nächsten spielst du wieder mit.
no-stack-taken = Diesen Stapel hat schon jemand. Die leuchtenden sind frei.
no-take-a-stack = Nimm einen der Stapel.
no-day-or-night = Bestimme erst Tag oder Nacht.
no-play-from-hand = Spiel eine Karte deiner Hand.
no-opener-must-lead = Du eröffnest die Runde, also musst du eine Karte ausspielen.
no-holds-dragon = Du kannst noch nicht weichen: Du hast einen Drachen und in dieser Runde keinen gespielt.
no-only-holder-challenges = Nur { $rival } hält den Marker und darf herausfordern. Komm erst über { $total }.
no-no-challenge-without-token = Niemand hält den Marker, also darf niemand herausfordern. Ein gespielter Drache nimmt ihn.
no-no-challenge-after-rebuild = Nach einem Umbau spielst du eine Karte oder weichst; herausfordern kannst du nach der Karte.
no-outrider-lacks = Der Outrider braucht Nacht, die Spitze und den Marker, wenn dein Zug beginnt{ $lackingCount ->
    [0] {""}
   *[other] : { $lacking }
}.
no-lacks-night = es ist nicht Nacht
no-lacks-head = er ist nicht deine Spitze
no-lacks-token = du hältst den Marker nicht
no-rebuilt-already = Du hast in diesem Zug schon umgebaut; jetzt spiel eine Karte oder weiche.
no-rebuild-needs-two = Ein Umbau braucht 2 Karten zum Abwerfen, und du hast { $count }.
no-discard-two = { $count ->
    [0] Der Umbau hat begonnen: Wirf 2 oder mehr Karten deiner Hand ab.
    [one] Der Umbau hat begonnen: Wirf mindestens noch 1 Karte ab.
   *[other] Der Umbau hat begonnen: Wirf weitere Karten deiner Hand ab, oder zieh.
}
no-none-to-lay-down = Necromancer { von-rival } verlangt, dass du erst einen anderen Drachen niederlegst, und du hast keinen.
no-lay-down-first = Leg erst einen Drachen für Necromancer { von-causer } nieder, aus Hand oder Schwarm.
no-challenge-or-not = Deine Karte ist gespielt. Fordere jetzt heraus, oder beende deinen Zug.
no-head-or-tail = Ein Drache kommt an die Spitze oder ans Ende, nie dazwischen.
no-only-rider-to-front = Nur ein Storm Rider kann zu den Stürmen, und nur am Tag.
no-top-or-bottom = Ein Sturm kommt nach oben oder nach unten, nie dazwischen.
no-use-or-not = Entscheide erst über { $cards }: jetzt nutzen oder nicht.
no-turn-or-not = Entscheide erst, ob es { $sky ->
    [day] Tag
   *[night] Nacht
} werden soll.
no-must-play-one-more = Der Golemmancer will noch eine Karte: Spiel eine.
no-add-dragon-or-not = Leg einen Drachen deiner Hand an, oder keinen.
no-keep-one-found = Behalte einen der Drachen, die du gefunden hast.
no-play-or-keep = Spiel ihn, oder behalt ihn auf der Hand.
no-traded-already = In diesem Zug hast du schon einen Golemmancer getauscht.
no-regain-from-own-pile = Nimm einen Drachen, den du gewonnen hast, oder keinen.
no-no-target = { $cards } geht hier nicht: Die leuchtenden Karten schon.
no-point-or-not = Wähle erst eine der leuchtenden Karten, oder keine.
no-heads-safe-by-day = Am Tag erreicht ein Assassin keine Spitze. Wähle einen dahinter.
no-not-giving-dragon = { $cause } { von-causer } verlangt einen deiner Drachen im Spiel.
no-not-giving-storm = { $cause } { von-causer } verlangt einen deiner Stürme.
no-others-discard = { $cause } { von-causer } trifft andere: Sie wählen, was sie abwerfen.
no-no-challenge-without-control = Hier gibt es keine Herausforderung: { $rival } hat { $theirs } gegen { $ours }. Werde erst stärker.
no-only-challenger-dares-all = Nur mit dem Challenger an der Spitze kannst du alle Feinde herausfordern.
no-no-return = Zurück geht es nur von einer anderen Front, und von jeder einmal im Zug.
no-battlefront-decided = Diese Front ist entschieden. Hilf anderswo, oder beende deinen Zug.
no-not-now = Das geht in deinem Zug jetzt nicht.
no-end-battle-or-not = Entscheide erst: den Kampf beenden oder weitergehen lassen.
no-answer-or-yield = Antworte mit einer Karte deiner Hand auf die Herausforderung, oder gib auf.

## Was geschehen ist: Draft und Runden

event-lays-out = Draftrunde { $round } von { $rounds }: Die Stapel liegen aus
event-takes-stack = { $seat } nimm{ verb-t } Stapel { $number }: { $cards }
event-shuffles-unselected = Die Karten, die niemand nahm, werden zu neuen Stapeln gemischt
event-draws = { $seat } zieh{ verb-t } { $cards }{ $causeCount ->
    [1] {" "}({ $cause })
   *[other] {""}
}
    .unheard = { $seat } zieh{ verb-t } { $cards }
event-shuffles-discards = { $seat } misch{ verb-t } { $seatIs ->
    [you] deine Ablage
   *[other] die Ablage
} zu einem neuen Nachziehstapel
event-shuffles-enemy-discards = Die Ablage der Feinde wird zu einem neuen Stapel gemischt
event-opens-round = { $last ->
    [yes] Die letzte Runde, Runde { $round }
   *[no] Runde { $round }
}: { $seatIs ->
    [you] Du eröffnest
   *[other] { $seat } eröffnet
}
event-sits-out = { $seat } { verb-hast } für die letzte Runde keinen Drachen und setzt aus
event-announces-end = { $seat } { verb-hast } nichts mehr zu ziehen: { $last ->
    [this] Diese Runde ist die letzte
   *[next] Es folgt noch eine Runde
}
event-enemies-run-out = Die Feinde haben nichts mehr aufzudecken: Diese Runde ist die letzte
event-nobody-won-cards = In dieser Runde hat niemand eine Karte gewonnen: Es folgt noch eine
event-wins-round = { $seat } gewinn{ verb-t } die Runde: { count-dragons }{ $storms ->
    [0] {""}
    [one] {" "}({ $storms } Sturm zählt nicht)
   *[other] {" "}({ $storms } Stürme zählen nicht)
}
event-ends-with = { $seat } { verb-hast } am Ende { count-dragons-lost }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } davon noch auf der Hand und in Stapeln)
}
event-adds-what-is-left = Was noch auf Händen und in Stapeln ist, zählt auch: { $ours } mehr für uns, { $theirs } für die Feinde
event-wins-game = { $winnersCount ->
    [one] { $seat } gewinn{ verb-t } die Partie mit { count-dragons-lost }
   *[other] { $winners } gewinnen die Partie gemeinsam mit je { count-dragons-lost }
}
event-win-together = { $ours } Drachen für uns, { $theirs } für die Feinde: Wir gewinnen!
event-lose-together = { $ours } Drachen für uns, { $theirs } für die Feinde: Wir verlieren{ $needed ->
    [hard] {" "}(schwer: je Front braucht es einen mehr)
   *[other] {""}
}

## Was geschehen ist: Karten ins Spiel

event-plays = { $seat } spiel{ verb-t } { $cards }
event-casts = { $seat } entfessel{ verb-t } { $cards }
event-sends = { $seat } schick{ verb-t } { $cards } zu { $allyIs ->
    [you] dir
   *[other] { $ally }
}
event-chooses-sky = { $seat } bestimm{ verb-t } für alle: { $sky ->
    [day] Tag
   *[night] Nacht
}
event-picks-place = { $where ->
    [front] { $cards } kommt { $seatIs ->
        [you] zu deinen Stürmen
       *[other] zu den Stürmen von { $seat }
    }
    [head] { $cards } kommt { $seatIs ->
        [you] an deine Spitze
       *[other] an die Spitze von { $seat }
    }
   *[tail] { $cards } kommt { to-tail }
}
event-joins-head = { $cards } fliegt { $seatIs ->
    [you] an deiner Spitze
   *[other] an der Spitze von { $seat }
}{ consequence }
event-joins-tail = { $cards } fliegt { $seatIs ->
    [you] am Ende deines Schwarms
   *[other] am Ende des Schwarms von { $seat }
}{ consequence }
event-lays-on-top = { $cards } liegt oben auf { $seatIs ->
    [you] deinen Stürmen
   *[other] den Stürmen von { $seat }
}{ consequence }
event-lays-at-bottom = { $cards } liegt unter { $seatIs ->
    [you] deinen Stürmen
   *[other] den Stürmen von { $seat }
}{ consequence }
event-lays-down = { $seat } leg{ verb-t } { $cards } nieder, für { $cause } { von-causer }{ consequence }
event-own-change = { $before } → { $after }
event-strength-change = { $seat } { $before } → { $after }

## Was geschehen ist: der Marker

event-takes-free-token = { $seat } nimm{ verb-t } den Marker mit { $total }
event-takes-token = { $seat } nimm{ verb-t } { $rivalIs ->
    [you] dir
   *[other] { $rival }
} den Marker ab: { $total } gegen { $against }
event-keeps-token = { $seat } behäl{ $seatIs ->
    [you] tst
   *[other] t
} den Marker mit { $total }
event-stays-below = { $seat } bleib{ verb-t } unter { $rivalIs ->
    [you] dir
   *[other] { $rival }
}: { $total } gegen { $against }
event-token-stays-free = { $seat } { verb-hast } { $total }, und niemand hält den Marker
event-frees-token = { $seat } verlier{ verb-t } den Marker: Niemand hält ihn jetzt

## Was geschehen ist: Fähigkeiten

event-finds-nothing = { $cause } bewirkt jetzt nichts für { $seatIs ->
    [you] dich
   *[other] { $seat }
}
event-declines = { $seat } nutzt { $cause } nicht
event-turns-sky = { $seat } mach{ verb-t } es mit { $cause } { $sky ->
    [day] zum Tag
   *[night] zur Nacht
}{ $changesCount ->
    [0] {""}
   *[other] : { $changes }
}
event-finds = { $seat } finde{ verb-t } { $cards } mit { $cause }
event-passes-over = { $seat } { $seatIs ->
    [you] wirfst
   *[other] wirft
} { $cards } ab, aufgedeckt durch { $cause }
event-keeps = { $seat } behäl{ $seatIs ->
    [you] tst
   *[other] t
} { $cards } ({ $cause })
event-takes-to-hand = { $seat } behäl{ $seatIs ->
    [you] tst
   *[other] t
} { $cards } auf der Hand
event-trades = { $seat } tausch{ verb-t } { $cards } gegen eine neue Karte
event-regains = { $seat } hol{ verb-t } { $cards } aus den gewonnenen Drachen ({ $cause })
event-adds-nothing = { $seat } leg{ verb-t } keinen Drachen an ({ $cause })
event-steals = { $seat } stiehl{ verb-t } { $cards } { von-rival }{ consequence }
event-kills = { $seat } töte{ verb-t } mit { $cause } { $cards } { von-rival }, ein Drache gewonnen{ consequence }
event-kills-own = { $seat } töte{ verb-t } mit { $cause } { $cards } im eigenen Schwarm, ein Drache gewonnen{ consequence }
event-uses-storm = { $seat } nutzt { $cards } { von-rival } mit { $cause }
event-is-struck = { $cause } { von-causer }: { $cards } rückt { to-tail }{ consequence }
event-makes-discard = { $seat } nutzt { $cause }: { $what ->
    [follower] Alle anderen werfen einen Drachen hinter der Spitze ab
    [dragon] Jeder Feind wirft einen Drachen ab
   *[storm] Jeder Feind wirft einen Sturm ab
}
event-has-chosen = { $seat } { verb-hast } { $cards } zum Abwerfen gewählt
event-discards = { $seat } wirf{ verb-t } { $cards } ab ({ $cause } { von-causer }){ consequence }
event-takes-back = { $seat } nimm{ verb-t } { $cards } zurück auf die Hand ({ $cause }){ consequence }
event-sends-away = { $cause } { von-causer } schickt { $cards } fort{ consequence }

## Was geschehen ist: Umbau, Weichen, Herausforderungen

event-begins-rebuild = { $seat } beginn{ verb-t } einen Umbau
event-discards-to-rebuild = { $seat } wirf{ verb-t } { $cards } ab
event-rebuilds = { $seat } bau{ verb-t } um: { $count } Karten weg, { $drawn } gezogen
event-shows-hand = { $seat } zeig{ verb-t } eine Hand ohne Drachen{ $cardsCount ->
    [0] {""}
   *[other] : { $cards }
}
event-leaves-round = { $seat } weich{ verb-t } und verlässt die Runde
event-does-not-challenge = { $seat } forder{ verb-t } nicht heraus
event-challenges = { $seat } forder{ verb-t } mit { $total } heraus: { $turns ->
    [one] Dagegen gibt es noch einen Zug
   *[other] Alle anderen haben je einen Zug dagegen
}
event-loses-to-challenge = { $seat } schläg{ verb-t } die { $against } nicht und verlier{ verb-t } { count-dragons-lost } an { an-rival }
event-beats-challenge = { $seat } schläg{ verb-t } die Herausforderung, { $total } gegen { $against }, und nimm{ verb-t } { $rivalIs ->
    [you] dir
   *[other] { $rival }
} { count-dragons-lost } ab
event-challenge-over = Die Herausforderung ist vorbei: Kein Drache ist mehr dabei
event-ends-battle = { $seat } beende{ verb-t } bei Nacht den Kampf mit { $cause }

## Was geschehen ist: gemeinsam

event-helps = { $seat } hilf{ verb-t } { $allyIs ->
    [you] dir
   *[other] { $ally }
}
event-returns = { $seat } verlässt { $allyIs ->
    [you] dich
   *[other] { $ally }
} und geh{ verb-t } zurück
event-ends-turn = { $seat } beende{ verb-t } { $seatIs ->
    [you] deinen Zug
   *[other] den Zug
}
event-gives-up-battlefront = { $seat } gib{ verb-t } { $seatIs ->
    [you] deine
   *[other] die eigene
} Front auf
event-takes-control = { $seat } geh{ verb-t } in Führung: { $total } gegen { $against }
event-loses-control = { $seat } verlier{ verb-t } die Führung: Dort ist kein Drache mehr
event-stays-ahead = { $seat } bleib{ verb-t } in Führung: { $total } gegen { $against }
event-stays-level = { $seat } { verb-hast } { $total } gegen { $against }: Niemand führt
event-challenges-enemies = { $rivalsCount ->
    [one] { $seat } forder{ verb-t } mit { $total } heraus
   *[other] { $seat } forder{ verb-t } alle Feinde mit { $total } heraus
}
event-enemy-challenges = { $seat } fordert mit { $total } heraus: { count-dragons } und ein Vorsprung von { $lead }
event-surrenders = { $seat } gib{ verb-t } mit { $against } gegen { an-rival } auf und verlier{ verb-t } { count-dragons-lost }
event-turns-up = { $seat } deckt { $cards } auf
event-turns-over = { $seat } deckt auf dem Weg zu einem Drachen { $cards } auf und wirft { $cardsCount ->
    [one] das
   *[other] alles
} ab
event-brings = { $cause } { von-causer } bringt { $cards } mit
event-brings-back = { $cause } { von-causer } bringt { $cards } vom Siegstapel zurück
event-loses-storms = { $seat } wirf{ verb-t } { $cards } ab: Die Herausforderung ist verloren
event-enemy-gives-up = { $seat } gibt auf: { $count } Karten und nicht in Führung
event-enemy-without-cards = Der Stapel der Feinde ist leer: { $seat } gibt auf
event-battlefront-won = { $seatIs ->
    [you] Deine Front
   *[other] Die Front von { $seat }
} ist gewonnen: { count-dragons } für uns ({ $ours } zu { $theirs })
event-battlefront-lost = { $seatIs ->
    [you] Deine Front
   *[other] Die Front von { $seat }
} ist verloren: { count-dragons } für die Feinde ({ $ours } zu { $theirs })

## Wie es ausging

end-won = { $seat } { $seatIs ->
    [you] hast
   *[other] hat
} gewonnen
    .detail = Gewonnene Drachen zählen, und die noch auf Händen und in Stapeln.
end-won-together = { $seatsCount ->
    [1] { $seats } gewinnt
   *[other] { $seats } haben gemeinsam gewonnen
}
    .detail = { $ours ->
        [one] { $ours } Drache
       *[other] { $ours } Drachen
    } für uns, { $theirs } für die Feinde, mit allen noch auf Händen und in Stapeln.
end-lost = Die Feinde haben gewonnen
    .detail = { $ours ->
        [one] { $ours } Drache
       *[other] { $ours } Drachen
    } für uns, { $theirs } für die Feinde, mit allen noch auf Händen und in Stapeln.

## Wörter des Bildschirms

screen-card-table = Eine Zeile ist ein Drache oder ein Sturm des Regelbuchs: wie viele es gibt, wie stark ein Drache als Spitze und dahinter ist, am Tag und nachts, wie viel ein Sturm am Tag und nachts unterstützt, und woher die Zeile stammt (provenance).
screen-token = Der Marker
screen-day = Tag
screen-night = Nacht
screen-before-battle = Vor der ersten Karte
screen-battle-over = Die letzte Runde ist vorbei
screen-how-won = Die meisten Drachen gewinnen: gewonnene, und die noch auf Händen und in Stapeln.
screen-opener-chooses = Wer die erste Karte ausspielt, bestimmt für alle Tag oder Nacht.
screen-token-is-free = Niemand hält den Marker: Jeder Drache nimmt ihn.
screen-holds-token = { $seatIs ->
    [you] Du hältst den Marker mit { $total }.
   *[other] { $seat } hält den Marker mit { $total }. Komm auf { $needed }, um ihn zu nehmen.
}
screen-challenges = { $seat } forder{ verb-t } heraus
screen-challenged = { $seatIs ->
    [you] mit { $total }. Die anderen haben je einen Zug dagegen.
   *[other] mit { $total }. Schlag das in einem Zug, oder du bist aus der Runde.
}
screen-beat-or-lose = Schlag { $total } in einem Zug, oder verliere
screen-no-turning = { $cards } { von-seat }: { $sky ->
    [day] Niemand kann es zum Tag machen
   *[night] Niemand kann es zur Nacht machen
}
screen-shown = Gezeigt und noch nicht angelegt: { $cards }
screen-found = Drachen, die du gefunden hast
screen-place-at-head = Spitze
screen-place-at-tail = Ende
screen-place-at-front = Als Sturm
screen-lay-on-top = Oben
screen-lay-at-bottom = Unten
screen-strength = Stärke
screen-flight = { $seatIs ->
    [you] Dein Schwarm
   *[other] Schwarm
}
screen-flight-of = { $seatIs ->
    [you] Dein Schwarm
   *[other] Schwarm von { $seat }
}
screen-front-of = { $seatIs ->
    [you] Deine Sturmfront
   *[other] Sturmfront von { $seat }
}
screen-storms = Stürme
screen-head-first = Spitze zuerst
screen-top-first = oberster zuerst
screen-no-dragon = Kein Drache
screen-no-storm = kein Sturm
screen-strength-of = { $seatIs ->
    [you] Deine Stärke
   *[other] Stärke von { $seat }
}
screen-strength-adds-up = { $seatIs ->
    [you] Wie deine Stärke zusammenkommt
   *[other] Wie die Stärke von { $seat } zusammenkommt
}
screen-in-control = in Führung
screen-chip-in-control = In Führung
screen-chip-challenges = Fordert heraus
screen-chip-out = Raus
screen-chip-out-of-round = Aus dieser Runde
screen-chip-last-round = Letzte Runde
screen-sum-head = { $points } Spitze
screen-sum-in-flight = { $points } dahinter
screen-sum-in-front = { $points ->
    [one] { $points } Sturm
   *[other] { $points } Stürme
}
screen-sum-battle-cry = { $points } Schlachtruf
screen-sum-tempest = { $points } Tempest
screen-sum-challenge-token = { $points } Herausforderung
screen-sum-princess = { $points } Princess
screen-sum-guardian = { $points } Guardian
screen-sum-challenger = { $points } Challenger
screen-sum-beaten-rival = { $points } Besiegte
screen-sum-queen = { $points } Queen
screen-sum-storm-rider = { $points } Storm Rider
screen-sum-storm-caller = { $points } Storm Caller
screen-strength-by-turn = Runde { $round }, Stärke nach Zügen
screen-announced = Angekündigt: { $turns }
screen-announced-turn = { $seat } { $total }
screen-strength-so = { $total } { $way }
screen-strength-in-ways = { $seatIs ->
    [you] Du hättest
   *[other] { $seat } hätte
} { $ways }.
screen-strengths-change = { $changes }.
screen-strength-change = { $seat } { $before } → { $after }
screen-strength-stays = { $seat } { $seatIs ->
    [you] hättest
   *[other] hätte
} weiter { $after }
screen-beats-challenge = { $total } schlägt die Herausforderung von { $against }.
screen-misses-challenge = { $total } reicht nicht gegen { $against }.
screen-beats-control = { $total } liegt über { $rivalIs ->
    [you] dir mit
   *[other] { $rival } mit
} { $against }.
screen-misses-control = Um über { $rivalIs ->
    [you] dich
   *[other] { $rival }
} zu kommen, braucht es { $needed }.
screen-beats-token = { $total } nimmt den Marker.
screen-misses-token = { $needed } nähme den Marker.
screen-cards-to-draw = Karten zu ziehen
screen-dragons-won = Drachen gewonnen
screen-cards-in-hand = Karten auf der Hand
screen-column-cards = Karten
screen-column-strength = Stärke
screen-column-dragons = Drachen
screen-draft-round = Draftrunde { $round } von { $rounds }
screen-pick = Wahl { $number } von { $count }
screen-who-picks = Wer wann wählt
screen-stacks-left = Stapel, noch { $count }
screen-taken = genommen
screen-taken-by-all = Was alle genommen haben
screen-nobles = Adel
screen-vanguard = Vorhut
screen-guards = Garde
screen-sorcerers = Zauber
screen-disruptors = Störer
screen-we = Wir
screen-enemies = Feinde
screen-to-come = noch { $count }
screen-battlefront-of = { $seatIs ->
    [you] Deine Front
   *[other] Front von { $seat }
}
screen-decided = Entschieden

## Was vor der Partie gesagt wird: das Spiel, seine Varianten und Hausregeln. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Ruf Drachen und entfessle Stürme, geh in Führung, und fordere heraus, wenn dich niemand schlagen kann.
variant-competitive = Alle gegen alle
    .sentence = Wer am Ende die meisten Drachen gewonnen hat, gewinnt.
variant-coop = Alle gemeinsam
    .sentence = Ihr kämpft Seite an Seite gegen Feinde, die nach festen Regeln handeln, und gewinnt oder verliert gemeinsam.
house-distribution = Wie kommen alle zu ihren Karten?
    .deal = ausgeteilt, gut für den Anfang
    .draft = gedraftet
house-difficulty = Wie schwer ist es, zu gewinnen?
    .normal = normal: ihr braucht mehr Drachen als die Feinde
    .easy = leicht: gleich viele genügen
    .hard = schwer: die Feinde zählen je Front einen Drachen mehr
house-own_cards = Wie viele Karten bekommen alle? 0 überlässt es den Regeln.
house-enemy_cards = Wie viele Karten haben die Feinde je Front? 0 überlässt es den Regeln.
house-enemy_patience = Nach wie vielen Karten gibt ein Feind eine Front auf, an der er nicht führt?
house-enemy_answer = Wie viele Karten deckt ein Feind auf, wenn er herausgefordert wird?
house-enemy_dragons = Wie viele offene Drachen braucht ein Feind, um herauszufordern?
house-enemy_lead = Wie groß muss sein Vorsprung dafür sein?
house-starting_hand = Mit wie vielen Karten auf der Hand beginnen alle?
house-first_opener = Wer eröffnet die erste Runde?
house-next_opener = Wer eröffnet die Runden danach?
    .winner = wer die Runde davor gewonnen hat
    .clockwise = reihum, der Platz zur Linken
house-side_choice = Wann wählt, wer eröffnet, Tag oder Nacht?
    .before = sobald die Karte gezeigt ist, vor ihrer Fähigkeit
    .literal = wenn die Karte an ihrem Platz liegt
house-unheld_token = Wer nimmt den Marker, wenn niemand ihn hält?
    .any_dragon_at_step5 = wer als Nächstes einen offenen Drachen hat
    .only_on_muster = nur wer gerade einen Drachen gespielt hat
house-yielded_cards_count = Stürme von Plätzen, die gewichen sind, zählen noch für die Queen.
house-rebuild_then_challenge = Gleich nach einem Umbau darf man herausfordern.
house-opener_may_challenge = Wer eröffnet, darf schon in diesem Zug herausfordern.
house-head_adds_own_tail = Der Drache an der Spitze zählt auch seine hintere Zahl.
house-family_bonus_always = Princess und Guardian geben ihren Bonus überall im Schwarm.
house-warlord_needs_card = Die +3 des Warlord zählen nur, solange ein Warlord an der Spitze ist.
house-rider_is_storm = Ein Storm Rider in der Sturmfront ist in jeder Hinsicht ein Sturm.
house-necro_stuck = Was darf, wer einen Drachen niederlegen muss und keinen hat?
    .may_yield = die Hand zeigen und weichen
    .may_muster = spielen, ohne einen niederzulegen
house-assassin_own = Der Assassin darf auch eigene Drachen töten.
house-outrider_needs_control = Nur wer den Marker hält, darf den Kampf mit dem Outrider beenden.
house-suppress_support = Der Thunderburst nimmt Stürmen auch ihre Unterstützung.
house-fog_instants = Drachen, die der Fog bringt, nutzen ihre sofortigen Fähigkeiten.
house-recalled_instants = Ein zurückgenommener Drache kann seine Fähigkeit wieder nutzen, wenn er neu gespielt wird.
house-discard_mode = Wie wird gewählt, was wegen einer Fähigkeit abgeworfen wird?
    .simultaneous = alle zugleich, geheim
    .clockwise = offen, reihum
house-victory_visible = Was sehen andere von einem Siegstapel?
    .count = wie viele Drachen darin sind
    .faces = jede Karte
    .hidden = nichts
