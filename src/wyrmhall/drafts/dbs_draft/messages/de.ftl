### Super Booster Draft: was Drafts von Sets außerdem sagen.

## Wonach man Karten sucht

trait-colour = { $value ->
        [none] Ohne Farbe
       *[other] { $value }
    }
    .title = Farbe
trait-cost = { $value }
    .title = Kosten
trait-type = { $value }
    .title = Art
trait-rarity = { $value }
    .title = Seltenheit

## Das Ende

end-drawn = Der Draft ist vorbei
