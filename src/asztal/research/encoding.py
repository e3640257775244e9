"""What a seat knows, in numbers of a fixed order: the facts that the bots learn from, the question, and the options.

The fields stand in `fields/<game>.json`. A fact that no field names adds to the field `other`; so none is lost and no
game ends with an error. The hash covers the fields and the numbers of a short fixed game: whatever changes what a
number means changes it.
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asztal import registry
from asztal.bots.policy import card_in
from asztal.kernel import Game, Option
from asztal.research.play import NOBODY, Play

VERSION = 1
MOST = 128  # options at one decision
FAR = 1000.0  # no number is further from 0
NUMBERS = 4  # whole numbers in the text of an option: coordinates, amounts
MARKS = 8  # signs of the option's text, so that no two options look the same
OTHER = "other"
_REMEMBERED = 1 << 14
_PROBE = (40, 7)  # steps of the fixed game, and the stride of its choices

Array = NDArray[np.float32]
Mask = NDArray[np.int8]


class TooManyOptions(ValueError):
    """A decision has more options than an observation has places."""


class Encoding:
    """The numbers of one game: `state` and `options` name the fields of their vectors, in order."""

    def __init__(self, game: str, fields: Mapping[str, Sequence[str]]) -> None:
        self._title = registry.find(game)
        self.state = [
            *(f"fact {name}" for name in (*fields["facts"], OTHER)),
            *(f"asked {name}" for name in (*fields["asks"], OTHER)),
        ]
        self.options = [
            *(f"kind {name}" for name in (*fields["kinds"], OTHER)),
            *(f"card {name}" for name in (*fields["cards"], OTHER)),
            "ids",
            *(f"number {number}" for number in range(NUMBERS)),
            *(f"mark {number}" for number in range(MARKS)),
        ]
        places = {name: place for place, name in enumerate(self.state)}
        self._facts = {name: places[f"fact {name}"] for name in fields["facts"]}
        self._other_fact, self._other_ask = places[f"fact {OTHER}"], places[f"asked {OTHER}"]
        self._asks = {name: places[f"asked {name}"] for name in fields["asks"]}
        self._of = {name: place for place, name in enumerate(self.options)}
        self.row = lru_cache(_REMEMBERED)(self._row)

    @property
    def shape(self) -> tuple[int, int]:
        """How many numbers a state has, and an option."""
        return len(self.state), len(self.options)

    def state_into(self, out: Array, game: Game[Any], seat: int) -> None:
        """Write what the seat knows into a vector of zeros; of a finished game nothing is written."""
        if not game.state.stack:
            return
        places, other = self._facts, self._other_fact
        for name, value in self._title.facts(game.state, seat).items():
            place = places.get(name, other)
            whole = value + float(out[other]) if place == other else value
            out[place] = FAR if whole > FAR else -FAR if whole < -FAR else whole
        if seat in game.decisions:
            out[self._asks.get(game.decisions[seat].ask, self._other_ask)] = 1.0

    def options_into(self, out: Array, mask: Mask, options: Sequence[Option]) -> None:
        """Write the options into rows of zeros and mark them in the mask; raises `TooManyOptions`."""
        count = len(options)
        if count > len(mask):
            raise TooManyOptions(f"{count} options, and room for {len(mask)}")
        row = self.row
        for number, option in enumerate(options):
            out[number] = row(option)
        mask[:count] = 1

    def _row(self, option: Option) -> Array:
        """One option in numbers; the same at any time."""
        out, of = np.zeros(len(self.options), np.float32), self._of
        out[of.get(f"kind {option.kind}", of[f"kind {OTHER}"])] = 1.0
        out[of["ids"]] = len(option.ids)
        numbers: list[int] = []
        for part in option.ids:
            about = card_in(self._title, part)
            for name, value in about.items():
                out[of.get(f"card {name}", of[f"card {OTHER}"])] += value
            if not about:
                numbers += [part] if isinstance(part, int) else map(int, re.findall(r"-?\d{1,4}", part))
        for number, value in enumerate(numbers[:NUMBERS]):
            out[of[f"number {number}"]] = value
        sign = blake2b(str(option).encode(), digest_size=1).digest()[0]
        for number in range(MARKS):
            out[of[f"mark {number}"]] = 1.0 if sign >> number & 1 else -1.0
        return np.clip(out, -FAR, FAR)

    def observation(self, play: Play, seat: int, most: int = MOST) -> dict[str, Any]:
        """What the seat knows; the options are those of whoever is asked, and empty for everybody else."""
        wide, deep = self.shape
        state, options, mask = np.zeros(wide, np.float32), np.zeros((most, deep), np.float32), np.zeros(most, np.int8)
        self.state_into(state, play.game, seat)
        if seat == play.seat:
            self.options_into(options, mask, play.options)
        return {"state": state, "options": options, "action_mask": mask}

    @property
    def hash(self) -> str:
        """Names the encoding: its fields, and what they say of a short fixed game."""
        found = blake2b(json.dumps([VERSION, self.state, self.options]).encode(), digest_size=8)
        title = self._title
        steps, stride = _PROBE
        for seats in (title.seats[0], title.seats[-1]):
            play = Play(title, seats, {}, 1)
            for step in range(steps):
                if play.seat == NOBODY:
                    break
                for part in self.observation(play, play.seat).values():
                    found.update(part.tobytes())
                play.step(step * stride % len(play.options))
        return found.hexdigest()


@cache
def encoding_of(game: str) -> Encoding:
    """The encoding of a game, by its file of fields; a game without one has no facts in it."""
    stored = files("asztal.research") / "fields" / f"{game}.json"
    if stored.is_file():
        return Encoding(game, json.loads(stored.read_text("utf-8"))["fields"])
    return Encoding(game, {"facts": (), "asks": (), "kinds": (), "cards": ()})
