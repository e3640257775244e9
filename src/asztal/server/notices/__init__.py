"""Notices: how people can be reached, when they are told of their tables, and what became of each notice."""
