"""What every game shares: states, steps, decisions, options, views, chance, records.  No I/O but reading files it is given."""
