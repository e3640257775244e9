"""What players may be shown of an analysis: only what has passed its test of truth in this game, at so many seats."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct


class Missed(Struct, frozen=True, array_like=True):
    """How far above their values results were: on average (`off`), and the ends between which eight of ten were."""

    off: float
    low: float
    high: float


class CostsPlayedOut(Struct, frozen=True, forbid_unknown_fields=True):
    """What costs came to when they were played out: so many times what was said (`slope`, at least `low` and at most
    `high` times), and `spread` points around that. `held` is the part of the clear ones that were costs at all.
    """

    slope: float
    low: float
    high: float
    spread: float
    held: float


class Trust(Struct, frozen=True, forbid_unknown_fields=True):
    """What has passed: the unit of a `curve`, or none; `causes` of changes; `costs` of choices; the luck of one game.

    A curve has what was measured of it in each part of a game; the parts are equally long. `only` has the values of
    variants that this was tested with, where it was not all.
    """

    curve: Literal["", "points", "share"] = ""
    parts: list[Missed] = []
    causes: bool = False
    costs: CostsPlayedOut | None = None
    luck_per_game: bool = False
    only: dict[str, list[str]] = {}


NO_TRUST = Trust()


def trust_in(game: str, seats: int, variant: Mapping[str, str]) -> Trust:
    """What players may be shown in a game at so many seats; nothing where nobody has tested it."""
    for found in trusted().get(game, {}).get(seats, []):
        if all(variant[name] in values for name, values in found.only.items()):
            return found
    return NO_TRUST


@cache
def trusted() -> dict[str, dict[int, list[Trust]]]:
    """All that has passed, by game and number of seats."""
    stored = tomllib.loads(Path(__file__).with_name("trust.toml").read_text("utf-8"))
    return msgspec.convert(stored, dict[str, dict[int, list[Trust]]], str_keys=True)
