"""`make bench`: Wyrmhall beside other engines, measured in one run on one core."""
