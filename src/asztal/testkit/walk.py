"""Random walks through a game, on which the contract looks at every decision."""

import random
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, ClassVar, NoReturn

import msgspec

from asztal.kernel import SPECTATOR, Choice, Game, Gaze, Glance, Look, Option, Refused, Seeded, Table, Title, recall
from asztal.kernel.offers import all_offered
from asztal.kernel.zones import Deck, zones_in

DECISIONS = 20_000  # no game of ours comes near it
_ALL_OF = 40  # decisions of a game at which every check looks


class ContractBroken(AssertionError):
    """A game breaks the contract that every game keeps; the message says which part, where, and how to get there."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One way to play a title: a seat count and a variant."""

    title: Title[Any]
    seats: int
    variant: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        variant = "".join(f"-{value}" for value in self.variant.values())
        return f"{self.title.name}-{self.seats}{variant}"


def settings(title: Title[Any]) -> Iterator[Setting]:
    """Every seat count with the default variant, and every other value of each variant where it can be played."""
    found = {seats: title.full_variant(seats, {}) for seats in title.seats}
    yield from (Setting(title, seats, variant) for seats, variant in found.items())
    for name, values in title.variants.items():
        for value in values[1:]:
            for seats in title.variant_seats(name, value):
                with suppress(Refused):  # a value may need another one: it is played where that is the default
                    variant = title.full_variant(seats, {name: value})
                    if variant != found[seats]:
                        yield Setting(title, seats, variant)


def all_settings(title: Title[Any]) -> list[Setting]:
    """Every seat count with every variant that can be played with it, the usual one first."""
    found: list[Setting] = []
    for seats in title.seats:
        found.append(Setting(title, seats, title.full_variant(seats, {})))
        for values in product(*title.variants.values()):
            with suppress(Refused):
                setting = Setting(
                    title, seats, title.full_variant(seats, dict(zip(title.variants, values, strict=True)))
                )
                if setting not in found:
                    found.append(setting)
    return found


class Stop:
    """A game at one decision, for all checks that look at it: what several of them need is worked out once."""

    def __init__(self, game: Game[Any], glance: Glance) -> None:
        self.game = game
        self.glance = glance
        self._looks: dict[int, Look[Any]] = {}
        self._bytes: dict[int, bytes] = {}
        self._choices: dict[int, list[Choice]] = {}

    @cached_property
    def saved(self) -> bytes:
        """The whole state as it is before any check has done anything with it."""
        return data_of(self.game)

    def look(self, seat: int) -> Look[Any]:
        """The look of a seat (or of `SPECTATOR`)."""
        if seat not in self._looks:
            self._looks[seat] = look = recall(self.game.title, self.glance.observe(seat))
            self._bytes[seat] = data_of(look.g)
        return self._looks[seat]

    def bytes_of_looks(self) -> dict[int, tuple[bytes, bytes]]:
        """Every look that was asked for, as it was made and as it is now."""
        return {seat: (self._bytes[seat], data_of(look.g)) for seat, look in self._looks.items()}

    def choices(self, seat: int) -> list[Choice]:
        """What a seat that is asked is offered."""
        if seat not in self._choices:
            self._choices[seat] = all_offered(self.look(seat))
        return self._choices[seat]


class Walk:
    """One random game at a table; `steps` yields before every choice, then makes it."""

    def __init__(self, setting: Setting, seed: int, *, undo: float = 0.0) -> None:
        self.setting = setting
        self.seed = seed
        self.random = random.Random(f"{setting} {seed}")
        self.table: Table[Any] = Table.new(setting.title, setting.seats, setting.variant, Seeded(seed))
        self.probes: dict[str, Option] = {}  # options met so far, to be tried where they are not listed
        self._gaze, self._undo = Gaze(), undo
        self.stop()

    @property
    def game(self) -> Game[Any]:
        """The game at the table."""
        return self.table.game

    def stop(self) -> None:
        """Stand still, for all checks that look at the game now; who followed from stop to stop gets what changed."""
        self.now = Stop(self.game, self._gaze.glance(self.table))

    def steps(self, limit: int = DECISIONS) -> Iterator[int]:
        """The seat that is about to choose, again and again until the game ends."""
        while not self.game.over:
            if len(self.table.entries) >= limit:
                self.broken("playout", f"no end after {limit} choices")
            seat = self.random.choice(sorted(self.game.decisions))
            self.stop()
            yield seat
            options = self.game.decisions[seat].options
            self.probes |= {str(option): option for option in options[:20]}
            self.table.apply(seat, self.random.choice(options))
            if self._undo and self.random.random() < self._undo and self.table.why_not_undo(seat) is None:
                self.table.undo(seat)

    def broken(self, part: str, why: str) -> NoReturn:
        """Report a broken contract with everything that is needed to see it again."""
        done = "\n".join(f"  {entry.kind} {entry.seat} {entry.text}" for entry in self.table.entries[-12:])
        where = f"{self.setting} seed {self.seed}, after {len(self.table.entries)} choices"
        raise ContractBroken(f"{where}: {part}: {why}\nlast choices:\n{done}")


def playout(setting: Setting, seed: int) -> int:
    """The game of a walk with nobody looking, many times as fast; gives the choices made."""
    chance, made = random.Random(f"{setting} {seed}"), 0
    game = setting.title.new(setting.seats, setting.variant, Seeded(seed), tells=False)
    while not game.over:
        if made == DECISIONS:
            raise ContractBroken(f"{setting} seed {seed}: playout: no end after {DECISIONS} choices")
        seat = chance.choice(sorted(game.decisions))
        game.apply(seat, chance.choice(game.decisions[seat].options))
        made += 1
    return made


class Check:
    """One part of the contract, kept by looking at a walk: before every choice, and when the game is over.

    Whatever a check tries, the walk goes on as it would without it, so a seed gives the same game to all of them.
    """

    takes_back: ClassVar[bool] = False  # whether it looks at games in which choices are taken back

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.random = random.Random(f"{walk.setting} {walk.seed} {type(self).__name__}")
        self._met = 0

    def now_and_then(self, every: int) -> bool:
        """For checks that take their time: whether they look at this decision, at first always and then seldom."""
        self._met += 1
        return self._met <= _ALL_OF or self._met % every == 0

    def at_decision(self, seat: int) -> None:
        """Look at the game before a choice of `seat`."""

    def end(self) -> None:
        """Look at the game when it is over."""


def watch(walk: Walk, checks: Iterable[Check]) -> int:
    """Play the game of a walk to its end before the eyes of these checks; gives the choices made."""
    watching, made = list(checks), 0
    for seat in walk.steps():
        for check in watching:
            check.at_decision(seat)
        made += 1
    walk.stop()
    for check in watching:
        check.end()
    return made


def seats_and_spectator(game: Game[Any]) -> list[int]:
    """Everybody who looks at the table."""
    return [*game.seats(), SPECTATOR]


def data_of(game: Game[Any]) -> bytes:
    """The whole state as bytes to compare."""
    return msgspec.json.encode(game.state.to_data())


def hidden_places(game: Game[Any]) -> list[Any]:
    """Where every card is, in a form that two worlds can be compared by."""
    return [
        (sorted(zone.cards), list(zone.top), list(zone.bottom)) if isinstance(zone, Deck) else sorted(zone.cards)
        for zone in zones_in(game.state)
    ]


def events_for(game: Game[Any], seat: int) -> list[Any]:
    """The events that this seat was told."""
    return [msgspec.to_builtins(event) for mask, event in game.events or () if mask & 1 << seat]
