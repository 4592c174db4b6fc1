"""Card sets and packs as data: import, checking, opening packs.  Pure: knows no server and no game."""
