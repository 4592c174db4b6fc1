"""How long tests wait for what must happen: a net for those that would hang, and no measure of speed.

Machines that run tests are busy.  Whatever waits for something waits for a condition, as long as this at most.
"""

PATIENCE = 180.0  # seconds; a test as a whole gets five times as long (pyproject.toml)
