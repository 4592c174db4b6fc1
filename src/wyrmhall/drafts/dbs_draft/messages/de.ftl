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

## Was vor der Partie gesagt wird. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Öffne Booster, wähle eine Karte, gib den Rest weiter, und bau aus dem Genommenen ein Deck mit einem Leader.
house-boosters_per_player = Wie viele Booster öffnen alle?
house-pack_size = Wie viele Karten hat ein Booster? 0: wie das Set es beschreibt
