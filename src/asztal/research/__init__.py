"""The games as environments for machine learning. `docs/research.md` shows how to begin.

`Play`, `Tables`, `episodes` and `encoding_of` need numpy only; `TableEnv` needs PettingZoo, `Solo` Gymnasium and
`register` OpenSpiel, which are loaded when they are first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from asztal.research.encoding import MOST, Encoding, TooManyOptions, encoding_of
from asztal.research.play import IllegalAction, Play
from asztal.research.vector import Episode, Tables, any_option, episodes

if TYPE_CHECKING:
    from asztal.research.aec import TableEnv
    from asztal.research.solo import Solo
    from asztal.research.spiel import register

__all__ = [
    "MOST",
    "Encoding",
    "Episode",
    "IllegalAction",
    "Play",
    "Solo",
    "TableEnv",
    "Tables",
    "TooManyOptions",
    "any_option",
    "encoding_of",
    "episodes",
    "register",
]

_LATE = {"TableEnv": "aec", "Solo": "solo", "register": "spiel"}


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(name)
    return getattr(import_module(f"asztal.research.{_LATE[name]}"), name)
