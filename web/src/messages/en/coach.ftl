# The coach at a table, in somebody's first games.

coach = Coach
no-more = No more notes
close-note = Close this note
coach-is-on = The coach is on
coach-is-off = The coach is off: tell me again

## Practice tables

practice = Practice
practice-over = This was practice: the game began from a position, and its record says so.
