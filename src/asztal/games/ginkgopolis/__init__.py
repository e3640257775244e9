"""Ginkgopolis: build a city of ginkgo towers, card by card and floor by floor."""

from asztal.games.ginkgopolis.title import TITLE

__all__ = ["TITLE"]
