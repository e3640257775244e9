"""What is stored, the queue beside it, and how it is written, changed, backed up and deleted."""
