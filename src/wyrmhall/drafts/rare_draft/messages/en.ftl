### Sharing out the rares: ../sharing.py names the kinds; DBS-n is a clause of rules.md.

card-rare = Rare or above: it is shared out.
event-collects = All rares lie open; they are taken in the order of placing
ask-take-a-rare = Take one of the rares that are left: { $left }.
    .detail = The winner takes first, then all others in the order of placing, and again from the first.
choice-takes-rare = Take { $cards }
    .label = Take
no-not-among-the-rares = This card is not among the rares that are left.
no-another-takes-now = It is another player’s turn to take.
no-all-rares-are-taken = All rares are taken.
about-rares-left = Rares left: { $value }
about-rares-taken = Rares: { $value }
