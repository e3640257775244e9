"""Which weights serve a game, as they are stored. A server asks this for every game, and needs no arithmetic for it."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct, convert

WEIGHTS = files("asztal.bots") / "weights"


class Trial(Struct, frozen=True):
    """How weights, known by their hash, did under rules that they were not trained for.

    A bot with them played the same deals alone under both rules: `difference` is how many points more it had under
    these rules, on average, and `least` and `most` are the ends of its interval of 95 %.
    """

    weights: str
    rules: int
    bot: str
    deals: int
    difference: float
    least: float
    most: float


@cache
def trials() -> list[Trial]:
    """All trials of weights, which stand beside them: what was tried does not change what plays."""
    stored = tomllib.loads((WEIGHTS / "trials.toml").read_text("utf-8"))
    return convert(stored.get("trial", []), list[Trial])


def text_of(data: Mapping[str, Any]) -> str:
    """Weights as they are stored."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n"


def hash_of(data: Mapping[str, Any]) -> str:
    """What names weights in receipts and ladders."""
    return hashlib.blake2b(text_of(data).encode(), digest_size=8).hexdigest()


def weights_of(game: str, rules: int, rivals: bool) -> Mapping[str, Any] | None:
    """The weights that serve a game, None where none were trained for these rules or tried under them.

    Those of games alone serve where there are none for rivals.
    """
    for kind in ("rivals", "alone") if rivals else ("alone",):
        stored = WEIGHTS / f"{game}-{kind}.json"
        if stored.is_file():
            data: Mapping[str, Any] = json.loads(stored.read_text("utf-8"))
            if data["rules"] == rules or any(each.rules == rules for each in trials() if each.weights == hash_of(data)):
                return data
    return None
