# How the page stands with its table.

next-try = { $seconds ->
    [0] Trying now.
   *[other] Next try in { $seconds } s.
}
to-be-sent = { $count ->
    [one] { $count } choice of yours will be sent as soon as it is back.
   *[other] { $count } choices of yours will be sent as soon as it is back.
}
nothing-lost = Nothing is lost.
restarts = The hall restarts
no-connection = No connection to the hall
unplayable = This table cannot be played
unplayable-text = { $why } The other tables of the hall play on.
elsewhere = Open in another window
elsewhere-title = This table is open in another window
elsewhere-text = One window plays at a time, so that no card is played twice. The other one shows the same table.
play-here = Play here
state = { $state }.
try-now = Try now
no-such-table = No such table
no-such-table-title = There is no such table
no-such-table-text = The link may be cut off, or the table was never opened in this hall. Ask your friend to copy it again.
table = Table
on-disk = Every choice that was acknowledged is on disk. { $next }
coming = Coming to the table …

## A suspended game

suspended = Suspended game
suspended-title = This game is suspended
suspended-text = The hall found a state that its own rules forbid and stopped this table before anything wrong was dealt. All other tables play on. The report holds the whole game up to here.
report = Report
copied = Copied
copy-report = Copy the report
download-it = Download it
