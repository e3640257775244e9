"""Writes `fields/<game>.json`: the names of all facts, questions, kinds of options and card facts that games show.

`python -m asztal.research.collecting GAME...` plays random games at every number of seats with every variant. Facts
that repeat what cards say are taken for all cards, so that a rare one needs no luck to be found.
"""

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from asztal import registry
from asztal.kernel import Title
from asztal.research.encoding import VERSION, Encoding
from asztal.research.play import Play
from asztal.testkit.walk import settings
from asztal.text.wording import wording_of

FOLDER = Path(__file__).parent / "fields"
GAMES = 4  # of each setting


def collected(title: Title[Any]) -> dict[str, list[str]]:
    """The fields of a game."""
    facts, asks, kinds, cards = set[str](), set[str](), set[str](), set[str]()
    for card in wording_of(title, "en").cards():
        try:
            cards |= set(title.card_facts(card.id))
        except KeyError:
            continue
    chance = random.Random(1)
    for setting in settings(title):
        for seed in range(GAMES):
            play = Play(title, setting.seats, setting.variant, seed)
            while play.options:
                facts |= set(title.facts(play.game.state, play.seat))
                asks.add(play.ask)
                kinds |= {option.kind for option in play.options}
                play.step(chance.randrange(len(play.options)))
    before = Counter(name.removesuffix(card) for name in facts for card in cards if f" {name}".endswith(f" {card}"))
    made = [prefix for prefix, found in before.items() if found > len(cards) / 2]
    facts |= {f"{prefix}{card}" for prefix in made for card in cards}
    return {"facts": sorted(facts), "asks": sorted(asks), "kinds": sorted(kinds), "cards": sorted(cards)}


def main() -> None:
    """Write the files of the named games, or of all."""
    for game in sys.argv[1:] or registry.titles():
        fields = collected(registry.find(game))
        stored = {"version": VERSION, "hash": Encoding(game, fields).hash, "fields": fields}
        (FOLDER / f"{game}.json").write_text(json.dumps(stored, indent=1) + "\n", "utf-8")
        print(game, {name: len(each) for name, each in fields.items()}, stored["hash"])


if __name__ == "__main__":
    main()
