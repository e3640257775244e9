"""Looking back at games that have ended."""
