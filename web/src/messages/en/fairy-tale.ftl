# The screen of Fairy Tale.

stage-of = Stage { $stage } of { $stages }
stage = { $stage ->
    [draft] Draft
    [play] Play
   *[score] Score
}
done = { $stage } done
your-factions = Your factions, face-up
faction = { $glyph ->
    [claw] Dragonvale
    [flower] Fairywood
    [crown] Holy Empire
   *[mask] Shadow
}
turned-up-together = Turned up together
order-of-effects = The order of effects
step = { $step ->
    [hunt] Hunt
    [unflip] Unflip
    [flip] Flip
    [draw] Draw
   *[exchange] Exchange
}
you = You
named = { $name }: { $card }
named-hunted = { $name }: { $card }, hunted
hunted = Hunted
fate = { $fate ->
    [up] up
    [down] down
    [draws] draws
   *[gets] gets
}
a-card = a card
all-turned-up = All cards are turned up together.
skip = Skip
tales-told = The tales are told
tales-scored = The tales are scored
gets-rest = { $name } gets the rest
passes-to-you = { $name } passes to you
packs-go = { $way ->
    [left] packs go left
   *[right] packs go right
}
pick-of = Pick { $pick } of { $picks }
play-of = Play { $play } of { $plays }
play-so-many = play { $plays }
