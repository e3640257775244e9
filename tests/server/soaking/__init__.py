"""The parts of `python -m tests.server.soak`: who comes and plays, what is looked at, and what grew."""
