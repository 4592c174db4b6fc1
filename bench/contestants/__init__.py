"""One program for each engine: plays at random for some seconds and prints one line of JSON."""
