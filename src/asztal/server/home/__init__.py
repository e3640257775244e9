"""A home server on one machine: its own database, and processes that are started again."""
