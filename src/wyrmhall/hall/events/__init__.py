"""Events in the hall: a log like a table's, a fold around `wyrmhall.events`, and tables that play its matches."""
