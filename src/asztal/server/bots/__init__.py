"""The workers: turns of bots, processes that think, and the loop that wakes tables."""
