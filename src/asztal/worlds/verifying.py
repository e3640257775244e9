"""Checks entries: the rules cheaply by replay, the bots by thinking again for those that a verifier draws.

A log in which bots choose what suits somebody follows the rules as well. So whoever checks draws some entries and has
all of their bots' choices thought anew. The draw is fresh and secret: one that followed from world and entries could be
foreseen, and a forger would change a choice until the own entry was not drawn.
"""

import random
from collections.abc import Iterator, Sequence
from math import comb
from typing import Any, TypeVar

from asztal import registry
from asztal.kernel import Game, Message, Option, Refused
from asztal.kernel.record import chance_of, result_of
from asztal.worlds.entry import WorldEntry
from asztal.worlds.session import Think, WorldSession, next_seat, thought
from asztal.worlds.world import KeyedWorld, playable

T = TypeVar("T")


class BadEntry(Exception):
    """An entry is not what its world and the rules make of it; `message` says why in any language."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(" ".join([key, *map(str, args.values())]))
        self.message = Message(key, args)


def replayed(keyed: KeyedWorld, entry: WorldEntry, *, tells: bool = False) -> Iterator[Game[Any]]:
    """The game at first and after every choice of the log; raises `BadEntry` where it is not one of this world."""
    world = keyed.world
    if entry.world != world.id:
        raise BadEntry("entry-other-world")
    if not playable(world):
        raise BadEntry("entry-other-engine")
    if own_choices(keyed, entry.log) != entry.choices:
        raise BadEntry("entry-choices")
    for game in games_of(keyed, entry.log, tells):
        yield game
    if game.over != (entry.result is not None) or (entry.result is not None and entry.result != result_of(game)):
        raise BadEntry("entry-result")


def own_choices(keyed: KeyedWorld, log: Sequence[tuple[int, str]]) -> list[str]:
    """Those of the person among all choices."""
    return [option for seat, option in log if seat == keyed.world.seat]


def watched_entry(keyed: KeyedWorld, log: Sequence[tuple[int, str]]) -> WorldEntry:
    """The entry that whoever kept the key writes down of a game; raises `BadEntry` where it is none of this world."""
    *_, game = games_of(keyed, log, tells=False)
    result = result_of(game) if game.over else None
    return WorldEntry(keyed.world.id, own_choices(keyed, log), result, list(log), unwatched=False)


def games_of(keyed: KeyedWorld, log: Sequence[tuple[int, str]], tells: bool) -> Iterator[Game[Any]]:
    """The game at first and after every choice, by the rules and in the order of worlds."""
    world, title = keyed.world, registry.find(keyed.world.game)
    game = title.new(world.seats, world.variant, chance_of(keyed.header()), tells=tells)
    yield game
    for number, (seat, option) in enumerate(log, 1):
        if not game.decisions or seat != next_seat(world.bots, game.decisions):
            raise BadEntry("entry-order", number=number)
        try:
            game.apply(seat, Option.parse(option))
        except (Refused, ValueError):
            raise BadEntry("entry-refused", number=number, option=option) from None
        yield game


def check_rules(keyed: KeyedWorld, entry: WorldEntry) -> Game[Any]:
    """The game as the entry left it; raises `BadEntry`. What the bots chose is believed."""
    *_, game = replayed(keyed, entry)
    return game


def check_bots(keyed: KeyedWorld, entry: WorldEntry, think: Think = thought) -> Game[Any]:
    """The game that follows from the own choices alone; raises `BadEntry` where the log has another."""
    session = WorldSession(keyed, think=think)
    for number, option in enumerate(entry.choices, 1):
        try:
            session.choose(option)
        except (Refused, ValueError):
            raise BadEntry("entry-refused", number=number, option=option) from None
        _check_log(session, entry)
    _check_log(session, entry, whole=True)
    return session.game


def _check_log(session: WorldSession, entry: WorldEntry, *, whole: bool = False) -> None:
    """Raises where a bot chose otherwise, at once: thinking on would be for nothing."""
    made, told = session.log, entry.log
    for number, (ours, theirs) in enumerate(zip(made, told, strict=False), 1):
        if ours != theirs:
            raise BadEntry("entry-bot", number=number)
    if len(made) > len(told) or (whole and len(made) != len(told)):
        raise BadEntry("entry-bot", number=min(len(made), len(told)) + 1)


def drawn(entries: Sequence[T], count: int, chance: random.Random | None = None) -> list[T]:
    """So many of the entries, all of them alike; by chance that nobody can foresee, unless a test gives its own."""
    return (chance or random.SystemRandom()).sample(list(entries), min(count, len(entries)))


def missed(entries: int, forged: int, count: int) -> float:
    """The chance that none of the forged entries is among so many that are drawn."""
    if count >= entries:
        return float(not forged)
    return comb(entries - forged, count) / comb(entries, count)
