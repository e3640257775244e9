"""Games that have ended: their records and replays."""
