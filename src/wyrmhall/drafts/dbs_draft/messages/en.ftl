### Super Booster Draft: what drafts of sets say besides.

## By what cards are looked for

trait-colour = { $value ->
        [none] No colour
       *[other] { $value }
    }
    .title = Colour
trait-cost = { $value }
    .title = Cost
trait-type = { $value }
    .title = Type
trait-rarity = { $value }
    .title = Rarity

## The end

end-drawn = The draft is over
