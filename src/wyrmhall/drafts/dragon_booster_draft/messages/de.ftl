### Dragon Booster Draft: was der Draft mit eigenen Worten sagt.

end-drawn = Der Draft ist vorbei

## Was vor der Partie gesagt wird. Auf Englisch steht es im Code, deshalb fehlt es in en.ftl.

game-sentence = Drafte Booster oder Sealed-Starter von Dragon Booster, und bau das Deck, mit dem du fährst.
variant-booster = Booster-Draft
    .sentence = Vier Booster für alle, dann ein Renndeck mit 25 Karten.
variant-sealed = Sealed-Draft
    .sentence = Starter: erst die Kristallbooster, dann die verpackten; ein Deck mit mindestens 40.
house-pack_size = Wie viele Karten hat ein Booster, mit einer Kristallkarte?
house-draft_deck_mode = Wie viele Rennkarten hat ein Deck aus Boostern?
    .exact = genau 25
    .minimum = mindestens 25
house-wrapped_packs = Wie viele Booster mit 20 Karten hat ein Starter?
house-sealed_direction = In welche Richtung gehen die Booster der Starter?
    .alternate = nach links, dann nach rechts, und so weiter
    .left = immer nach links
house-draft_sideboard = Rennkarten, die nicht im Deck sind, sind in einem Match sein Sideboard.
