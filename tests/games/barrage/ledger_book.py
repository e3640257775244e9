"""The books of a Barrage table: what everybody has and where everything lies, read from what is told.

The story of a game has a grammar: after engineers on a space comes its price, then what the space does, and so on.
Every part of that grammar is a generator here. It takes the next thing told, or waits for it, and objects to anything
else.
"""

import tomllib
from collections import Counter, deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar

from msgspec import UNSET, structs

from asztal.games.barrage.events import Gained, Paid, Returned, Rotated
from asztal.kernel import Event
from asztal.testkit.ledger import Differs, Ledger
from asztal.testkit.walk import Setting

T = TypeVar("T")
Reading: TypeAlias = Generator[None, None, T]  # waits for things to be told, and gives a T at last

CARDS: dict[str, Any] = tomllib.loads((files("asztal.games.barrage") / "cards.toml").read_text("utf-8"))
RIVER: dict[int, int] = {row["id"]: row["river_to"] for row in CARDS["map"]["basins"]}
AREA: dict[int, str] = {row["id"]: row["area"] for row in CARDS["map"]["basins"]}
RED = {space for row in CARDS["map"]["basins"] for space in row["red"]}
SPACES_ON_MAP = [space for row in CARDS["map"]["basins"] for space in (*row["red"], *row["free"])]
PIPE: dict[str, tuple[int, int, int]] = {
    row["id"]: (row["from"], row["to"], row["value"]) for row in CARDS["map"]["conduits"]
}


def table(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """An effect as one table: its words, their fields, and the items of its gains."""
    found: dict[str, Any] = {}
    for part in parts:
        found |= part.get("gain", part)
    return found


CONTRACTS: dict[str, dict[str, Any]] = {
    row["id"]: row | {"reward": table(row["reward"])}
    for kind in ("starting", "national", "private")
    for row in CARDS[kind]["contracts"]
}
COMPANY: dict[str, dict[str, Any]] = {
    row["id"]: {structure: [table(parts) for parts in row[structure]] for structure in ("base", "elevation", "conduit")}
    for row in CARDS["company"]
}
TILE: dict[str, dict[str, Any]] = {
    row["id"]: row | {"effect": table(row["effect"])} for row in CARDS["advanced"]["tiles"]
}
BASIC = ("base", "elevation", "conduit", "powerhouse")
COLOURS = ("G", "Y", "R")
NOBODY = -1
EMPTY = ("", 0, 0)
MOST = {"base": 5, "elevation": 5, "conduit": 5, "powerhouse": 4}


def basin_of(space: str) -> int:
    """The basin in whose name a space of the map has its number."""
    return int(space[1:].partition("-")[0].rstrip("ULAB"))


@dataclass(slots=True)
class Dam:
    """A dam on the map."""

    owner: int
    level: int
    drops: int = 0


@dataclass(slots=True)
class Page:
    """What one company has; `lines` are its points by what they were given for."""

    automa: bool
    company: str = ""
    officer: str = ""
    copied: str = ""
    lines: Counter[str] = field(default_factory=Counter)
    stock: Counter[str] = field(default_factory=Counter)  # credit, excavator, mixer, energy
    engineers: int = 12
    tiles: list[str] = field(default_factory=lambda: list(BASIC))
    wheel: list[tuple[str, int, int]] = field(default_factory=lambda: [EMPTY] * 6)
    built: Counter[str] = field(default_factory=Counter)
    contracts: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    passed: bool = False
    acted: bool = False

    def is_led_by(self, officer: str) -> bool:
        """Whether it may use the ability of an officer, own or copied."""
        return officer in (self.officer, self.copied)

    def advanced(self) -> int:
        """The advanced tiles that it has, on the wheel too."""
        return sum(tile in TILE for tile in (*self.tiles, *(tile for tile, _, _ in self.wheel)))


class Book(Ledger):
    """The table, and how what is told is taken in."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.full = setting.variant["game"] == "full"
        self.level = int(setting.variant["level"])
        automas = int(setting.variant["automas"])
        self.pages = [Page(automa=seat >= setting.seats) for seat in range(setting.seats + automas)]
        for page in self.pages:
            page.lines["start"] = 16 if page.automa else 10
            page.stock.update(credit=0 if page.automa else 6, excavator=6, mixer=4, energy=0)
            page.tiles += [] if self.full else ["any"]
        self.round = 0
        self.order: list[int] = []
        self.dams: dict[str, Dam] = {}
        self.conduits: dict[str, int] = {}
        self.powerhouses: dict[str, int] = {}
        self.headstreams = dict.fromkeys(CARDS["map"]["headstreams"], 0)
        self.drops_in = self.drops_out = 0
        self.placed: list[tuple[str, int, int]] = []
        self.display = [""] * 6
        self.piles = {colour: {id_ for id_ in CONTRACTS if id_[0] == colour} for colour in COLOURS}
        self.discarded: set[str] = set()
        self.national: list[str] = []
        self.patents = ["", "", ""]
        self.told: deque[Event] = deque()
        self.read = False  # the whole story
        self.story = self.game()

    def game(self) -> Reading[None]:
        """The whole story."""
        raise NotImplementedError

    # --- what is told -------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Read on as far as this goes."""
        self.same("the end of the story", False, self.read)
        self.told.append(event)
        try:
            next(self.story)
        except StopIteration:
            self.read = True

    def peek(self) -> Reading[Event]:
        """What is told next."""
        while not self.told:
            yield
        return self.told[0]

    def take(self, kind: type[T], *who: int) -> Reading[T]:
        """What is told next, which must be of this kind, and of this seat if one is named."""
        event = yield from self.peek()
        if not isinstance(event, kind) or any(getattr(event, "seat", seat) != seat for seat in who):
            raise Differs(f"after {self.where()}: the ledger waits for {kind.__name__} {who}, it is told {event!r}")
        self.told.popleft()
        return event

    def expect(self, event: Event) -> Reading[None]:
        """Exactly this is told next."""
        told = yield from self.peek()
        self.same(f"what is told in {self.where()}", event, structs.replace(told, clause=UNSET))
        self.told.popleft()

    def follows(self, seat: int, *kinds: type[Event]) -> Reading[bool]:
        """Whether the seat's next doing is of one of these kinds."""
        event = yield from self.peek()
        return isinstance(event, kinds) and getattr(event, "seat", seat) == seat

    def where(self) -> str:
        """The place in the game, for a message."""
        return f"round {self.round}"

    # --- what a company has -------------------------------------------------------------------------------------------

    def gain(self, seat: int, item: str, count: int, why: str = "") -> Reading[None]:
        """Something is gained; an Automa has points for credits."""
        page = self.pages[seat]
        if item == "credit" and page.automa:
            item, why = "vp", "credits"
        if count:
            yield from self.expect(Gained(seat, item, count))
        if item == "vp":
            page.lines[why] += count
        else:
            page.stock[item] += count

    def pay(self, seat: int, count: int) -> Reading[None]:
        """Credits are paid, or an Automa's points."""
        page = self.pages[seat]
        if count:
            yield from self.expect(Paid(seat, "vp" if page.automa else "credit", count))
        self.spend(seat, count)

    def spend(self, seat: int, count: int) -> None:
        """Write down what was paid."""
        page = self.pages[seat]
        if page.automa:
            page.lines["credits"] -= count
        else:
            page.stock["credit"] -= count
            self.same(f"seat {seat} can pay {count}", True, page.stock["credit"] >= 0)

    def machines(self, seat: int, count: int) -> Reading[None]:
        """Machines of free choice; an Automa takes what it has less of."""
        page = self.pages[seat]
        if page.automa:
            for _ in range(count):
                fewer = page.stock["mixer"] < page.stock["excavator"] or page.is_led_by("mcdowell")
                yield from self.gain(seat, "mixer" if fewer else "excavator", 1)
            return
        event = yield from self.peek()
        excavators = event.count if isinstance(event, Gained) and event.item == "excavator" else 0
        yield from self.gain(seat, "excavator", excavators)
        yield from self.gain(seat, "mixer", count - excavators)

    def rotate(self, seat: int, count: int) -> Reading[None]:
        """The wheel turns; what comes round to the opening is in the supply again."""
        page = self.pages[seat]
        if count:
            yield from self.expect(Rotated(seat, count))
        for _ in range(count):
            page.wheel = [page.wheel[-1], *page.wheel[:-1]]
            tile, excavators, mixers = page.wheel[0]
            if page.wheel[0] != EMPTY:
                yield from self.expect(Returned(seat, tile, excavators, mixers))
                page.tiles += [tile] if tile else []
                page.stock.update(excavator=excavators, mixer=mixers)
                page.wheel[0] = EMPTY

    def has_power(self, seat: int, company: str) -> bool:
        """Whether the seat leads this company and its power is active; weak Automas have none."""
        page = self.pages[seat]
        strong = self.level >= 3 or not page.automa
        return page.company == company and page.built["powerhouse"] >= 3 and strong

    def own_dams(self, seat: int) -> Iterator[tuple[str, Dam]]:
        """The dams of a seat, the oldest first."""
        return ((space, dam) for space, dam in self.dams.items() if dam.owner == seat)
