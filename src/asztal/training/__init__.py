"""Trains a value by self-play: games are kept, a network is fitted to them, and a gate decides whether it is better."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: sums are the same with more processors
