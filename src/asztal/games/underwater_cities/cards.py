"""The components of Underwater Cities: cards, tiles, slots and boards, from two TOML files, checked on loading."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from asztal.games.underwater_cities.parts import CONDITIONS, WORDS, Conditions, Parts
from asztal.kernel.rules import Word

COLOURS = ("green", "red", "yellow")  # clockwise round the board (UWC-SOLO-08)
TYPES = ("immediate", "permanent", "action", "production", "scoring")
RESOURCES = ("kelp", "steelplast", "science", "credit", "biomatter")
ITEMS = (*RESOURCES, "point", "card", "federation")
BUILDINGS = ("farm", "desalination", "laboratory")
CITIES = ("nonsymbiotic_city", "symbiotic_city")
# What a word of a card stands for.
KINDS: dict[str, tuple[str, ...]] = {
    **{kind: (kind,) for kind in (*BUILDINGS, *CITIES, "tunnel")},
    "building": BUILDINGS,
    "structure": (*BUILDINGS, "tunnel"),
    "city": CITIES,
}
W = TypeVar("W", bound=Word)


class Card(NamedTuple):
    """A card; a special one has a cost in credits and belongs to no era. `number` matters in the solo game only."""

    id: str
    name: dict[str, str]
    colour: str
    type: str
    effect: Parts
    source: str
    number: int = 0
    era: int = 0
    cost: int = 0


class Metropolis(NamedTuple):
    """A metropolis tile: brown ones score at the end, blue ones act when they are connected and in production."""

    id: str
    name: dict[str, str]
    colour: str
    source: str
    instant: Parts
    production: Parts
    scoring: Parts


class Contract(NamedTuple):
    """A government contract: all criteria must hold, then the reward is received."""

    id: str
    name: dict[str, str]
    criteria: Conditions
    reward: Parts
    source: str


class Slot(NamedTuple):
    """An action slot; the always-available one has no colour."""

    id: str
    colour: str
    effect: Parts
    source: str
    place: str


class Board(NamedTuple):
    """A player board: cities with their building sites, tunnels with their ends, and what sites give and cost."""

    id: int
    side: str
    cities: dict[str, tuple[str, ...]]  # the building sites of each city site
    positions: dict[str, tuple[int, int]]  # of cities and metropolises, for drawing
    tunnels: dict[str, tuple[str, str]]
    metropolises: dict[str, tuple[str, ...]]  # the tunnels that connect each
    bonuses: dict[str, dict[str, int]]
    surcharges: dict[str, dict[str, int]]
    specials: tuple[dict[str, Any], ...]
    city_of: dict[str, str]  # of every building and expansion site
    tunnels_at: dict[str, tuple[str, ...]]  # of every city site
    neighbours: dict[str, tuple[str, ...]]  # city sites that one tunnel site joins (UWC-CITY-03)


def expansion_of(city: str) -> str:
    """The expansion site of a city site (UWC-BLDG-05)."""
    return f"{city}x"


def _board(row: dict[str, Any]) -> Board:
    cities = {city["id"]: tuple(city["sites"]) for city in row["cities"]}
    positions = {city["id"]: tuple(city["pos"]) for city in row["cities"]}
    positions |= {name: tuple(metropolis["pos"]) for name, metropolis in row["metropolises"].items()}
    tunnels = {name: (ends[0], ends[1]) for name, ends in row["tunnels"].items()}
    at = {city: tuple(name for name, ends in tunnels.items() if city in ends) for city in cities}
    beside = {city: [end for name in at[city] for end in tunnels[name] if end != city] for city in cities}
    return Board(
        row["id"],
        row["side"],
        cities,
        positions,
        tunnels,
        {name: tuple(metropolis["tunnels"]) for name, metropolis in row["metropolises"].items()},
        row["bonuses"],
        row["surcharges"],
        tuple(row["specials"]),
        {site: city for city, sites in cities.items() for site in (*sites, expansion_of(city))},
        at,
        {city: tuple(end for end in ends if end in cities) for city, ends in beside.items()},
    )


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))


def _card(row: dict[str, Any]) -> Card:
    known = {key: row[key] for key in Card._fields if key in row}
    return Card(**{**known, "effect": WORDS.read(row["effect"], row["id"])})


_CARDS, _BOARDS = _load("cards.toml"), _load("boards.toml")
ASSISTANT = "PA"
ERA_CARDS = {row["id"]: _card(row) for row in _CARDS["era"]["cards"]}
SPECIAL_CARDS = {row["id"]: _card(row) for row in _CARDS["special"]["cards"]}
CARDS = {
    **ERA_CARDS,
    **SPECIAL_CARDS,
    ASSISTANT: _card({**_CARDS["assistant"], "id": ASSISTANT, "colour": "", "type": "action"}),
}
METROPOLISES = {
    row["id"]: Metropolis(
        *(row[key] for key in ("id", "name", "colour", "source")),
        *(WORDS.read(row.get(key, ()), row["id"]) for key in ("instant", "production", "scoring")),
    )
    for row in _CARDS["metropolis"]["tiles"]
}
CONTRACTS = {
    row["id"]: Contract(
        row["id"],
        row["name"],
        CONDITIONS.read(row["criteria"], row["id"]),
        WORDS.read(row["reward"], row["id"]),
        row["source"],
    )
    for row in _CARDS["contract"]["cards"]
}
SLOT_GROUPS: dict[str, list[str]] = _CARDS["slot_groups"]

ALWAYS = "ALW"
_SLOTS = _BOARDS["slots"]
SIDES = {
    side: [
        Slot(row["id"], row["colour"], WORDS.read(row["effect"], row["id"]), row["source"], row["place"])
        for row in _SLOTS[f"side_{side}"]
    ]
    for side in ("12", "34")
}
SLOTS = {slot.id: slot for side in SIDES.values() for slot in side}
SLOTS[ALWAYS] = Slot(ALWAYS, "", WORDS.read(_SLOTS["always"], ALWAYS), "rulebook", "rulebook")
BOARDS = {row["id"]: _board(row) for row in _BOARDS["board"]}
START_CITY = "C1"
LIMITS: dict[str, Any] = _BOARDS["limits"]
COST: dict[str, dict[str, int]] = _BOARDS["cost"]
CLONE_COST: dict[str, int] = _BOARDS["clone"]["cost"]
OUTPUT: dict[str, Any] = _BOARDS["output"]
FEEDING: dict[str, int] = _BOARDS["feeding"]
SCORING: dict[str, Any] = _BOARDS["scoring"]
SETUP: dict[str, Any] = _BOARDS["setup"]
PATH: list[int] = _BOARDS["federation"]["path"]
SPACE_BONUS = {int(space): bonus for space, bonus in _BOARDS["federation"]["bonus"].items()}


def parts_of(card: str, word: type[W]) -> list[W]:
    """The parts of a card with this word."""
    return [part for part in CARDS[card].effect if isinstance(part, word)]


def side_for(players: int) -> str:
    """The side of the main board (UWC-SETUP-01)."""
    return "12" if players < 3 else "34"


def _check() -> None:
    """The counts that the rulebooks state; the vocabulary was checked when the rows were read."""
    eras = Counter(str(card.era) for card in ERA_CARDS.values())
    assert eras == _CARDS["era"]["counts"], f"`counts` of the era cards should be {dict(eras)}"  # UWC-COMP-01
    numbered = [*ERA_CARDS.values(), *SPECIAL_CARDS.values()]
    for number, card in enumerate(numbered, 1):
        assert card.number == number, f"{card.id}: not number {number}: era cards first, then the special ones"
    costs = Counter(str(card.cost) for card in SPECIAL_CARDS.values())
    assert costs == _CARDS["special"]["counts"], f"`counts` of the special cards should be {dict(costs)}"  # UWC-COMP-02
    assert Counter(tile.colour for tile in METROPOLISES.values()) == _CARDS["metropolis"]["counts"]  # UWC-COMP-03
    assert len(CONTRACTS) == _CARDS["contract"]["count"]
    coloured = Counter((card.era, card.colour) for card in ERA_CARDS.values())
    for (era, colour), count in coloured.items():
        assert count * len(COLOURS) == eras[str(era)], f"era {era}: {count} cards are {colour}, not a third of all"
    assert all(card.type in TYPES for card in CARDS.values())
    assert [len(SIDES["12"]), len(SIDES["34"])] == [12, 15]
    for board in BOARDS.values():
        assert [len(board.cities), len(board.tunnels), len(board.metropolises)] == [9, 14, 3]
        assert all(
            site in (*board.cities, *board.tunnels, *board.city_of) for site in (*board.bonuses, *board.surcharges)
        )


_check()
