"""What goes on in the hall while people look at it.

A log commits, an audience is told, a driver sees to what happens by itself.  A table is one fold under these three;
whatever else in the hall has a log of its own is another.
"""
