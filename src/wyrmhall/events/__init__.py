"""Matches, pairings, standings and prizes: pure functions of what has happened at an event."""
