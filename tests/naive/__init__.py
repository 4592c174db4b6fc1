"""Naive second implementations of the games' rules: slow, plain, and independent of wyrmhall."""
