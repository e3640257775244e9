"""Notices: how people can be reached, when they are told something, and what became of it."""
