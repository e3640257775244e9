"""Plays the same entries of worlds in several ways, which must give the same bytes: what differs depends on more.

A bot that looks at a clock, at its process or at what was taken back is found by this, and by nothing that only plays.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from asztal.arena.spread import Engine, InThisProcess, spread
from asztal.bots import make_bot
from asztal.identity import Plays
from asztal.kernel import observe
from asztal.worlds.session import LeftGame, Think, WorldSession, thought
from asztal.worlds.world import KeyedWorld

RESTARTS = 7  # own choices between two restarts


class PlayedBy(NamedTuple):
    """An entry that is to be played: in which world, by which bot in the place of a person, with which seed."""

    keyed: KeyedWorld
    bot: str
    seed: int


class WayDiffers(NamedTuple):
    """A way in which an entry, by its number, went otherwise than in the first one."""

    way: str
    number: int


def differing(
    entries: Sequence[PlayedBy], ways: Mapping[str, Engine], think: Think = thought, restarts: int = RESTARTS
) -> Iterator[WayDiffers]:
    """Every entry that is not the same bytes in all ways, in this process with restarts too."""
    first, *others = [*ways.items(), ("restarts", InThisProcess())]
    expected = _played(entries, first[1], think, 0)
    for name, engine in others:
        found = _played(entries, engine, think, restarts if name == "restarts" else 0)
        pairs = enumerate(zip(expected, found, strict=True))
        yield from (WayDiffers(name, number) for number, (one, other) in pairs if one != other)


def _played(entries: Sequence[PlayedBy], engine: Engine, think: Think, restarts: int) -> list[bytes]:
    bots = {bot for each in entries for bot in (each.bot, *filter(None, each.keyed.world.bots))}
    game = entries[0].keyed.world.game
    return list(spread(partial(played, think, restarts), entries, engine, Plays(game, tuple(sorted(bots)))))


def played(think: Think, restarts: int, entry: PlayedBy) -> bytes:
    """An entry as it is written; with `restarts` everything but a file is thrown away after so many own choices."""
    session, seat = WorldSession(entry.keyed, think=think), entry.keyed.world.seat
    player, chosen = make_bot(entry.bot, session.title, entry.seed), 0
    while session.game.decisions:
        session.choose(player.choose(session.game.decisions[seat], partial(observe, session.game, seat)))
        chosen += 1
        if restarts and chosen % restarts == 0:
            left = msgspec.json.decode(msgspec.json.encode(session.left()), type=LeftGame)
            session = WorldSession(entry.keyed, left, think)
    return session.entry().written
