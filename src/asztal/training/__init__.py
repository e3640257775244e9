"""Learning a value by play: games that are kept, a network that is fitted to them, a gate that it must pass."""
