"""The workers: they take the turns of bots, in processes that think, and run the loop that wakes tables."""
