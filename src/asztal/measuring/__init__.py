"""Measures how strong bots are by a plan that says beforehand what is measured and how often."""
