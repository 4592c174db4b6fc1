"""The hall: tables, seats, clocks, the log, sockets.  It knows no rule of any game."""
