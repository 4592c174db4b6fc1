# Replays, and the games of one's own.

my-games = My games
record-too-large = This file is too large for a record.
no-replay = No replay of this table
to-table = To the table
every-game = Every game is one small text file, its record. Step through it as each seat saw it, or with all hands open.
other-records = Other records
open-record = Open a record
drop-file = Drop the file here, or choose it

## A replay under way

dealt = The cards are dealt
all-open = All hands open
as-spectator = As a spectator
as-seen = As { $name } saw it
own-cards = own cards
replay-of = Replay of { $game }
this-replay = This replay
another = Another record
replay = Replay: { $game }
whose-view = Whose view
record = Record
download-record = Download the record
steps = Steps
to-beginning = To the beginning
step-back = One step back, key [
pause = Pause, key p
play = Play, key p
step-on = One step on, key ]
to-end = To the end
speed = Speed
of-steps = { $step } of { $last }
step = Step
step-says = Step { $step }: { $told }
step-number = <sr>Step </sr>{ $step }
log = Log
checkable = What makes this game checkable
deals-again = <code>wyrmhall verify</code> deals it again from these.
rules-of = Rules of { $game }
