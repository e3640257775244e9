"""Forecasts: what a board shows of the future, made from the view and sent beside it; see `Face.forecast`."""

from types import NoneType
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict

from asztal.kernel.data import once
from asztal.kernel.face import Face
from asztal.kernel.look import Memory
from asztal.kernel.recall import recall
from asztal.kernel.title import Title
from asztal.kernel.view import Observation, V

F = TypeVar("F", bound=Struct | None)


class Shown(Observation[V], Generic[V, F]):
    """What people are shown: an observation, and the game's forecast from it, null where a game has none."""

    forecast: F


def shown(title: Title[Any], seen: Observation[Any]) -> Shown[Any, Any]:
    """An observation with the forecast that is made from it alone."""
    return Shown(**asdict(seen), forecast=forecast(title, seen))


def forecast(title: Title[Any], seen: Observation[Any], memory: Memory | None = None) -> Struct | None:
    """What is ahead, as far as whoever made this observation can know; see `Look.kept` for the memory."""
    return title.face.forecast(recall(title, seen, memory)) if foretells(title) else None


def foretells(title: Title[Any]) -> bool:
    """Whether a game has a forecast."""
    return forecast_type(type(title.face)) is not NoneType


@once
def forecast_type(face: type[Face[Any]]) -> Any:
    """The type of a face's forecasts, as its method says it returns; `NoneType` when it has none."""
    return NoneType if face.forecast is Face.forecast else get_type_hints(face.forecast)["return"]
