"""Feeds: what is new for each reader of a table, as a patch of its view with the events that it saw."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from asztal.kernel.data import once
from asztal.kernel.events import Event
from asztal.kernel.forecast import forecast, foretells
from asztal.kernel.game import Game
from asztal.kernel.patch import Patch, diff, encode
from asztal.kernel.view import Common, Observation, observe
from asztal.kernel.zones import bit

SMALL = 400  # bytes; a field of this size is replaced as a whole, which is as short as telling what is new in it


class FeedUpdate(msgspec.Struct, frozen=True):
    """What a seat's client needs to go from one version of its view to the next."""

    version: int
    patch: Patch
    events: list[Event]


class Encoded:
    """One field of a view, and the bytes that it is encoded to."""

    __slots__ = ("_plain", "data", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self.data = encode(value)
        self._plain: Any = None

    @property
    def plain(self) -> Any:
        """The value as JSON-ready builtins, made when they are first needed."""
        if self._plain is None:
            self._plain = msgspec.to_builtins(self.value)
        return self._plain


class Glance:
    """A game as it stands, for all of its feeds: what several readers see is worked out once. Good for one moment."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._common = Common()
        self._seen: dict[int, Observation[Any]] = {}
        self._encoded: dict[int, Encoded] = {}
        self._forecasts: dict[tuple[bytes, ...], Any] = {}  # by what a view shows
        self._patches: dict[tuple[str, bytes, bytes], Patch] = {}

    def observe(self, seat: int) -> Observation[Any]:
        """What a seat (or `SPECTATOR`) knows."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = observe(self.game, seat, self._common)
        return seen

    def encoded(self, value: Any) -> Encoded:
        """A field of an observation of this moment, encoded once for all who see it."""
        field = self._encoded.get(id(value))
        if field is None:
            field = self._encoded[id(value)] = Encoded(value)
        return field

    def forecast(self, seen: Observation[Any], fields: dict[str, Encoded]) -> Encoded:
        """What is foretold to a reader of these fields, and to all who are shown the same at the same place."""
        if not foretells(self.game.title):
            return self.encoded(None)
        view = tuple(field.data for path, field in fields.items() if path.startswith(("/view/", "/position")))
        if view not in self._forecasts:
            self._forecasts[view] = forecast(self.game.title, seen)
        return self.encoded(self._forecasts[view])

    def patch(self, path: str, old: Encoded, new: Encoded) -> Patch:
        """How one becomes the other."""
        key = (path, old.data, new.data)
        patch = self._patches.get(key)
        if patch is None:
            small = len(new.data) < SMALL
            whole: Patch = [{"op": "replace", "path": path, "value": new.plain}]
            patch = self._patches[key] = whole if small else diff(old.plain, new.plain, path)
        return patch


@once
def _getters(view: type[Any]) -> list[tuple[str, Callable[[Observation[Any]], Any]]]:
    """The fields of an observation that are compared each: where they are in its JSON, and how to get them."""
    outer = [name for name in Observation.__struct_fields__ if name != "view"]
    inner = zip(view.__struct_encode_fields__, view.__struct_fields__, strict=True)
    return [
        *[(f"/{name}", attrgetter(name)) for name in outer],
        *[(f"/view/{written}", attrgetter(f"view.{name}")) for written, name in inner],
    ]


class Feed:
    """One reader's line to a table. Versions and events count per reader, so they tell nothing of the others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.version = 0
        self.seen: Observation[Any] | None = None
        self._fields: dict[str, Encoded] = {}
        self.told = 0  # events of the table up to the last update, whoever heard them

    @property
    def shown(self) -> dict[str, Any]:
        """The whole view at this version; its fields are encoded already."""
        shown: dict[str, Any] = {"view": {}}
        for path, field in self._fields.items():
            inner = path.startswith("/view/")
            (shown["view"] if inner else shown)[path.rpartition("/")[2]] = msgspec.Raw(field.data)
        return shown

    def update(self, glance: Glance) -> FeedUpdate | None:
        """What is new for this reader since the last call; None when nothing is."""
        patch = self._observe(glance)
        all_events, mask = glance.game.events or [], bit(self.seat)
        events = [event for seats, event in all_events[self.told :] if seats & mask]
        self.told = len(all_events)
        if not patch and not events:
            return None
        self.version += 1
        return FeedUpdate(self.version, patch, events)

    def _observe(self, glance: Glance) -> Patch:
        """Most fields are the same as before, and comparing what they are encoded to is quick."""
        seen = glance.observe(self.seat)
        fields, patch = dict(self._fields), list[dict[str, Any]]()
        first = not fields
        for path, get in _getters(type(seen.view)):
            field = glance.encoded(get(seen))
            if first:
                fields[path] = field
            elif field.data != fields[path].data:
                patch += glance.patch(path, fields[path], field)
                fields[path] = field
        old, new = fields.get("/forecast"), glance.forecast(seen, fields)
        fields["/forecast"] = new
        self.seen, self._fields = seen, fields
        if old is None:
            return diff(None, {**msgspec.to_builtins(seen), "forecast": new.plain})
        return patch if new.data == old.data else [*patch, *glance.patch("/forecast", old, new)]
