"""Detects changed rules without a new number: random games in which every question is compared with a stored one.

Compared are the seats that are asked, the texts of their options whatever their order, the scores and who wins. Words,
events and the shape of the state are not: they may change under the same number.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from itertools import cycle, islice
from typing import Any

import msgspec

from asztal.kernel import Game, Option, Refused, Seeded, Title
from asztal.testkit.walk import Setting, all_settings

GAMES = 200  # of every title, spread evenly over its settings
_MARK = 2  # digits of a digest that are kept of every question; the last digest is kept whole
_SHOWN = 300  # characters of a question in a message


@dataclass(frozen=True, slots=True)
class Compared:
    """A question of a game, or its end: what is compared, and the digest of it and of all before it."""

    asked: dict[int, list[str]]
    scores: list[int]
    winners: list[int]
    digest: str

    def __str__(self) -> str:
        questions = "; ".join(f"seat {seat}: {' | '.join(options)}" for seat, options in self.asked.items())
        told = questions or f"the end, won by {self.winners}"
        return f"{told[:_SHOWN]}{'...' if len(told) > _SHOWN else ''}; scores {self.scores}"


def steps(setting: Setting, seed: int) -> Iterator[Compared]:
    """A random game question by question; who chooses what depends on nothing but the questions."""
    chance = random.Random(f"{setting} {seed}")
    game = setting.title.new(setting.seats, setting.variant, Seeded(seed), tells=False)
    step = _step(game, "")
    while step.asked:
        yield step
        seat = chance.choice(list(step.asked))
        game.apply(seat, Option.parse(chance.choice(step.asked[seat])))
        step = _step(game, step.digest)
    yield step


def _step(game: Game[Any], before: str) -> Compared:
    asked = {seat: sorted(map(str, decision.options)) for seat, decision in sorted(game.decisions.items())}
    scores = [game.title.score(game.state, seat) for seat in game.seats()]
    winners = game.title.winners(game.state) if game.over else []
    told = msgspec.json.encode([before, list(asked.items()), scores, winners])
    return Compared(asked, scores, winners, blake2b(told, digest_size=16).hexdigest())


def walks(title: Title[Any], settings: Iterable[Setting]) -> Iterator[dict[str, Any]]:
    """What is stored of the games that fall to these settings of a title."""
    wanted = list(settings)
    for seed, setting in enumerate(islice(cycle(all_settings(title)), GAMES)):
        if setting in wanted:
            played = list(steps(setting, seed))
            yield {
                "game": title.name,
                "rules": title.rules_version,
                "seats": setting.seats,
                "variant": dict(setting.variant),
                "seed": seed,
                "marks": "".join(step.digest[:_MARK] for step in played),
                "scores": played[-1].scores,
                "digest": played[-1].digest,
            }


def difference(title: Title[Any], walk: Mapping[str, Any]) -> str | None:
    """Where a stored game goes another way with the rules of today; None where it does not."""
    setting, marks = Setting(title, walk["seats"], walk["variant"]), walk["marks"]
    where = f"{setting} seed {walk['seed']}"
    try:
        for number, step in enumerate(steps(setting, walk["seed"])):
            if step.digest[:_MARK] != marks[_MARK * number : _MARK * (number + 1)]:
                return f"{where}, after {number} choices, now {step}"
    except Refused as refused:
        return f"{where}: cannot be played any more: {refused}"
    return None if step.digest == walk["digest"] else f"{where}: somewhere"


def differences(title: Title[Any], stored: Iterable[Mapping[str, Any]]) -> list[str]:
    """The stored games of a title that go another way now."""
    return [found for walk in stored if (found := difference(title, walk)) is not None]
