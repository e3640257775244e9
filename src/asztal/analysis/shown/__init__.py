"""What of an analysis players may be shown, and how: only what has passed its test of truth."""
