"""Notices: how people can be reached, when they are told something, and what was sent or not and why."""
