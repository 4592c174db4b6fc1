"""What every game shares: states, steps, decisions, options, views, chance, records."""
