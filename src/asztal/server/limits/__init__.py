"""Limits on what one person, one address and one table may use."""
