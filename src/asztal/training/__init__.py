"""Learning a value by play: games are kept, a network is fitted to them, and a gate lets it pass or not."""
