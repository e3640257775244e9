"""A world: everything that decides a game but the choices of one person; all of it is public but the key.

There are no nonces: whoever makes a world could make another until they like it.
"""

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from asztal import registry
from asztal.bots import check_bot
from asztal.bots.champions import weights_of
from asztal.bots.levels import LEARNED
from asztal.identity import Plays, code_of, weights_hash
from asztal.kernel import Title
from asztal.kernel.chance import commitment
from asztal.kernel.record import Header, header_for
from asztal.text import Problem

PERSON = ""  # stands for a bot at the seat of whoever plays
FORMAT = 1
_ORDER = ("worlds/session.py",)  # who answers first decides the game as well


class World(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may know of a world before it closes.

    `bots` are by seat, with `PERSON` at one of them, and `leaves` how many positions each judges for a choice. `engine`
    and `weights` are hashes: with others the same choices would lead to another game.
    """

    game: str
    rules: int
    engine: str
    weights: str
    commitment: str
    variant: dict[str, str]
    bots: list[str]
    leaves: list[int]
    closes: datetime | None = None
    format: int = FORMAT

    @property
    def seats(self) -> int:
        """At how many seats it is played."""
        return len(self.bots)

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.bots.index(PERSON)

    @property
    def written(self) -> bytes:
        """The world in the only way in which it is written."""
        return msgspec.json.encode(self, order="deterministic")

    @property
    def id(self) -> str:
        """Its name, which is different as soon as anything of it is, its key too."""
        return blake2b(self.written, digest_size=16, person=b"world").hexdigest()


class KeyedWorld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A world with the key that decides its draws and the chance of its bots: nobody may have it who is to play."""

    world: World
    key: str

    def header(self) -> Header:
        """How the record of any game in this world begins."""
        world = self.world
        return header_for(registry.find(world.game), world.seats, world.variant, self.key)


def make(
    title: Title[Any],
    bots: Sequence[str],
    variant: Mapping[str, str] | None = None,
    closes: datetime | None = None,
    key: str = "",
) -> KeyedWorld:
    """A world with a new key; raises `Problem` where not exactly one person plays, or for a bot that nobody has."""
    if list(bots).count(PERSON) != 1:
        raise Problem("world-one-person")
    for bot in filter(None, bots):
        check_bot(bot)
    key = key or secrets.token_hex(32)
    full, leaves = title.full_variant(len(bots), variant or {}), [leaves_of(title, bot, len(bots)) for bot in bots]
    engine, weights = engine_of(title, bots)
    world = World(
        title.name, title.rules_version, engine, weights, commitment(key), full, list(bots), leaves, closes=closes
    )
    return KeyedWorld(world, key)


def engine_of(title: Title[Any], bots: Sequence[str]) -> tuple[str, str]:
    """Hashes of what would play these bots here: the code, and the weights, where any of them needs some."""
    code = code_of(Plays(title.name, tuple(filter(None, bots))), _ORDER)
    learned = any(bot in LEARNED for bot in bots)
    return code, weights_hash(title.name, title.rules_version, len(bots) > 1) if learned else ""


def playable(world: World) -> bool:
    """Whether what is installed here plays this world as it was made."""
    title = registry.find(world.game)
    leaves = [leaves_of(title, bot, world.seats) for bot in world.bots]
    engine = engine_of(title, world.bots)
    return (world.rules, world.engine, world.weights, world.leaves) == (title.rules_version, *engine, leaves)


def leaves_of(title: Title[Any], bot: str, seats: int) -> int:
    """How many positions a bot judges for a choice; 0 for one that judges none, or of which we do not know."""
    level = LEARNED.get(bot)
    if level is None:
        return 0
    return level.budget(title.name, seats, searches=_searches(title.name, title.rules_version, seats > 1))[0]


@cache
def _searches(game: str, rules: int, rivals: bool) -> bool:
    return bool((weights_of(game, rules, rivals) or {}).get("searches"))


def read(text: str) -> World | KeyedWorld:
    """The world in a file, with its key where the file has one; raises `Problem` for anything else."""
    try:
        data = msgspec.json.decode(text)
        found: World | KeyedWorld
        if isinstance(data, dict) and "key" in data:
            found = msgspec.convert(data, KeyedWorld)
        else:
            found = msgspec.convert(data, World)
    except msgspec.MsgspecError as error:
        raise Problem("world-file", reason=str(error)) from None
    world = found.world if isinstance(found, KeyedWorld) else found
    if world.format != FORMAT or world.bots.count(PERSON) != 1:
        raise Problem("world-file", reason=f"format {world.format}")
    if isinstance(found, KeyedWorld) and world.commitment != commitment(found.key):
        raise Problem("world-key")
    return found
