"""What is deleted by itself, and when; docs/hosting.md tells people of it."""

from datetime import timedelta

UNUSED = timedelta(days=7)  # a table that waits for people, since somebody changed it or was connected to it
