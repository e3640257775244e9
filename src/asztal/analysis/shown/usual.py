"""What points are usual in games of a strong bot, by source and round; `python -m tools.usual` wrote them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

ALL = ""  # the sum of all sources
FILE = Path(__file__).with_name("usual.json")


class Between(Struct, frozen=True):
    """Eight of ten had from `low` to `high` points, half of them `middle` or less."""

    low: int
    middle: int
    high: int


class Usual(Struct, frozen=True):
    """The points of so many `games` of a variant by source, after a round that was not the last, as far as most went
    on, and at the end. All seats count alike.
    """

    variant: dict[str, str]
    games: int
    bot: str
    rounds: dict[int, dict[str, Between]]
    end: dict[str, Between]


UsualByGame = dict[str, dict[int, Usual]]  # and by the number of seats


def usual_points(game: str, seats: int, variant: Mapping[str, str]) -> Usual | None:
    """What is usual in a game at so many seats; none where nobody has measured it like this."""
    found = _measured().get(game, {}).get(seats)
    return found if found and found.variant == variant else None


@cache
def _measured() -> UsualByGame:
    return msgspec.json.decode(FILE.read_bytes(), type=UsualByGame)
