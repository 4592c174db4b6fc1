# Only some of them: the rest is said in English.

event-captures = { $seatIs ->
    [you] Du schlägst
   *[other] { $seat } schlägt
} { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
} mit { $cards }
