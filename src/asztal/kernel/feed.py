"""Feeds: what is new for each reader of a table, as a patch of its view with the events that it saw."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any
from weakref import ReferenceType, ref

import msgspec

from asztal.kernel.data import once
from asztal.kernel.differing import Differences, differences
from asztal.kernel.events import Event
from asztal.kernel.forecast import forecast, foretells
from asztal.kernel.game import Game
from asztal.kernel.look import Memory
from asztal.kernel.patch import Patch, diff, encode
from asztal.kernel.reviewing import observe_again
from asztal.kernel.table import Table
from asztal.kernel.view import Common, Observation, observe
from asztal.kernel.zones import bit

SMALL = 400  # bytes; a field of this size is replaced as a whole, which is as short as telling what is new in it


class FeedUpdate(msgspec.Struct, frozen=True):
    """What a seat's client needs to go from one version of its view to the next."""

    version: int
    patch: Patch
    events: list[Event]


class Encoded:
    """One field of a view, and the bytes that it is encoded to; a list of structs is kept part by part."""

    __slots__ = ("_plain", "data", "parts", "value")

    def __init__(self, value: Any, parts: "list[Encoded] | None" = None) -> None:
        self.value, self.parts = value, parts
        self.data: bytes = encode(value) if parts is None else b"[" + b",".join([part.data for part in parts]) + b"]"
        self._plain: Any = None

    @property
    def plain(self) -> Any:
        """The value as JSON-ready builtins, made when they are first needed."""
        if self._plain is None:
            parts = self.parts
            self._plain = msgspec.to_builtins(self.value) if parts is None else [part.plain for part in parts]
        return self._plain


class Glance:
    """A game as it stands, for all of its feeds: what several readers see is worked out once. Good for one moment.

    With what `differs` since the moment of an earlier glance, those who followed that one get no more than this made
    anew. `checked` compares with what is made from nothing, and gives that; `wrong` is where the two differed.
    """

    def __init__(
        self,
        game: Game[Any],
        since: object = None,
        differs: Differences | None = None,
        *,
        checked: bool = False,
        memory: Memory | None = None,
    ) -> None:
        self.game, self.checked, self._memory = game, checked, memory
        self.wrong: list[tuple[int, str]] = []  # the seat, and what
        self.moment = since if differs == {} else object()
        self._since = since
        self._common = Common(differs)
        self._seen: dict[tuple[int, bool], Observation[Any]] = {}
        self._encoded: dict[int, Encoded] = {}
        self._forecasts: dict[tuple[bytes, ...], Any] = {}  # by what a view shows
        self._patches: dict[tuple[str, bytes, bytes], Patch] = {}

    def observe(self, seat: int, feed: "Feed | None" = None) -> Observation[Any]:
        """What a seat (or `SPECTATOR`) knows; made from what its feed knows, where that followed the glance before."""
        earlier = None
        if feed is not None and feed.moment is self._since and self._common.differs is not None:
            earlier = feed.seen
        key = (seat, earlier is not None)
        seen = self._seen.get(key)
        if seen is None:
            seen = self._seen[key] = self._observed(seat, earlier)
        return seen

    def _observed(self, seat: int, earlier: Observation[Any] | None) -> Observation[Any]:
        if earlier is None:
            return observe(self.game, seat, self._common)
        seen = observe_again(self.game, self._common, earlier)
        if self.checked:
            full = observe(self.game, seat)
            if encode(full) != encode(seen):
                self.wrong.append((seat, "view"))
                return full
        return seen

    def encoded(self, value: Any, old: Encoded | None = None) -> Encoded:
        """A field of an observation of this moment, encoded once for all who see it."""
        if old is not None and old.value is value:
            return old
        field = self._encoded.get(id(value))
        if field is None:
            parts = None
            if type(value) is list and value and isinstance(value[0], msgspec.Struct):
                known = old.parts if old is not None and old.parts is not None else []
                parts = list(map(self.encoded, value, [*known, *[None] * (len(value) - len(known))]))
            field = self._encoded[id(value)] = Encoded(value, parts)
        return field

    def forecast(self, seen: Observation[Any], fields: dict[str, Encoded]) -> Encoded:
        """What is foretold to a reader of these fields, and to all who are shown the same at the same place."""
        if not foretells(self.game.title):
            return self.encoded(None)
        view = tuple(field.data for path, field in fields.items() if path.startswith(("/view/", "/position")))
        if view not in self._forecasts:
            self._forecasts[view] = self._foretold(seen)
        return self.encoded(self._forecasts[view])

    def _foretold(self, seen: Observation[Any]) -> Any:
        title = self.game.title
        foretold = forecast(title, seen, self._memory)
        if self.checked and self._memory is not None:
            full = forecast(title, seen)
            if encode(full) != encode(foretold):
                self.wrong.append((seen.seat, "forecast"))
                return full
        return foretold

    def patch(self, path: str, old: Encoded, new: Encoded) -> Patch:
        """How one becomes the other."""
        key = (path, old.data, new.data)
        patch = self._patches.get(key)
        if patch is None:
            small = len(new.data) < SMALL
            whole: Patch = [{"op": "replace", "path": path, "value": new.plain}]
            patch = self._patches[key] = whole if small else diff(old.plain, new.plain, path)
        return patch


class Gaze:
    """Looks at a table move after move, and knows what has changed from one look to the next."""

    def __init__(self) -> None:
        self._table: ReferenceType[Table[Any]] | None = None
        self._entries = 0
        self._moment: object = None
        self._memory: Memory = {}

    def glance(self, table: Table[Any], *, checked: bool = False) -> Glance:
        """The table as it stands now."""
        known, since = self._table is not None and self._table() is table, len(table.entries) - self._entries
        differs: Differences | None = None
        if known and since == 0:
            differs = {}
        elif known and since == 1:
            before = table.copy_before()
            differs = None if before is None else differences(table.game.state, before)
        glance = Glance(table.game, self._moment, differs, checked=checked, memory=self._memory)
        self._table, self._entries, self._moment = ref(table), len(table.entries), glance.moment
        return glance


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
        self.moment: object = None  # of the last glance
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
        seen = glance.observe(self.seat, self)
        fields, patch = dict(self._fields), list[dict[str, Any]]()
        for path, get in _getters(type(seen.view)):
            value, known = get(seen), fields.get(path)
            if known is not None and known.value is value:
                continue
            field = fields[path] = glance.encoded(value, known)
            if known is not None and field.data != known.data:
                patch += glance.patch(path, known, field)
        old, new = fields.get("/forecast"), glance.forecast(seen, fields)
        fields["/forecast"] = new
        self.seen, self._fields, self.moment = seen, fields, glance.moment
        if old is None:
            return diff(None, {**msgspec.to_builtins(seen), "forecast": new.plain})
        return patch if new.data == old.data else [*patch, *glance.patch("/forecast", old, new)]
