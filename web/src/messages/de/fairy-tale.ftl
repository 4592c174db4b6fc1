# Der Tisch von Fairy Tale.

stage-of = Abschnitt { $stage } von { $stages }
stage = { $stage ->
    [draft] Draft
    [play] Spiel
   *[score] Wertung
}
done = { $stage } vorbei
your-factions = Deine Fraktionen, aufgedeckt
faction = { $glyph ->
    [claw] Dragonvale
    [flower] Fairywood
    [crown] Holy Empire
   *[mask] Shadow
}
turned-up-together = Gemeinsam aufgedeckt
order-of-effects = Reihenfolge der Effekte
step = { $step ->
    [hunt] Jagen
    [unflip] Aufdecken
    [flip] Verdecken
    [draw] Ziehen
   *[exchange] Tauschen
}
you = Du
named = { $name }: { $card }
named-hunted = { $name }: { $card }, erjagt
hunted = Erjagt
fate = { $fate ->
    [up] aufgedeckt
    [down] verdeckt
    [draws] zieht
   *[gets] bekommt
}
a-card = eine Karte
all-turned-up = Alle Karten werden gemeinsam aufgedeckt.
skip = Überspringen
tales-told = Die Märchen sind erzählt
tales-scored = Die Märchen werden gewertet
gets-rest = { $name } bekommt den Rest
passes-to-you = { $name } gibt an dich weiter
packs-go = { $way ->
    [left] es geht nach links
   *[right] es geht nach rechts
}
pick-of = Karte { $pick } von { $picks }
play-of = Karte { $play } von { $plays }
play-so-many = spiele { $plays }
