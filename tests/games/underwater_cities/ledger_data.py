"""What the ledger knows beforehand: cards and boards as the data files have them, numbers as the rulebook has them."""

import tomllib
from importlib.resources import files
from typing import Any

Part = dict[str, Any]
Amount = dict[str, int]


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(files("asztal.games.underwater_cities").joinpath(name).read_text("utf-8"))


_CARDS, _BOARDS = _load("cards.toml"), _load("boards.toml")


def _by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


ASSISTANT, ALWAYS, START = "PA", "ALW", "C1"
ERA_CARDS, SPECIALS = _by_id(_CARDS["era"]["cards"]), _by_id(_CARDS["special"]["cards"])
CARDS = {**ERA_CARDS, **SPECIALS, ASSISTANT: {**_CARDS["assistant"], "colour": "", "type": "action"}}
NUMBERS = {card: number for number, card in enumerate((*ERA_CARDS, *SPECIALS), 1)}
TILES, CONTRACTS = _by_id(_CARDS["metropolis"]["tiles"]), _by_id(_CARDS["contract"]["cards"])
BOARDS = {row["id"]: row for row in _BOARDS["board"]}
RINGS = {seats: [row["id"] for row in _BOARDS["slots"]["side_12" if seats < 3 else "side_34"]] for seats in range(1, 5)}
SLOTS = {
    **_by_id(_BOARDS["slots"]["side_12"] + _BOARDS["slots"]["side_34"]),
    ALWAYS: {"colour": "", "effect": _BOARDS["slots"]["always"]},
}

RESOURCES = ("kelp", "steelplast", "science", "credit", "biomatter")
BUILDINGS = ("farm", "desalination", "laboratory")
CITIES = ("nonsymbiotic_city", "symbiotic_city")
KINDS: dict[str, tuple[str, ...]] = {
    **{kind: (kind,) for kind in (*BUILDINGS, *CITIES, "tunnel")},
    "building": BUILDINGS,
    "structure": (*BUILDINGS, "tunnel"),
    "city": CITIES,
}
COST: dict[str, Amount] = {
    "nonsymbiotic_city": {"steelplast": 2, "kelp": 1, "credit": 1},
    "symbiotic_city": {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2},
    "tunnel": {"steelplast": 1, "credit": 1},
    "farm": {"kelp": 1},
    "desalination": {"credit": 1},
    "laboratory": {"steelplast": 1},
}
UPGRADE = {"science": 1}
PLAIN: dict[str, Amount] = {
    "farm": {"kelp": 1},
    "desalination": {"credit": 1},
    "laboratory": {"science": 1},
    "tunnel": {"credit": 1},
}
UPGRADED: dict[str, Amount] = {
    "farm": {"kelp": 1, "point": 1},
    "desalination": {"credit": 1, "biomatter": 1},
    "laboratory": {"science": 1, "steelplast": 1},
    "tunnel": {"credit": 1, "point": 1},
}
TWO_UPGRADED: dict[str, Amount] = {
    "farm": {"kelp": 1, "point": 1},
    "desalination": {"credit": 1},
    "laboratory": {"steelplast": 1},
}
SYMBIOTIC_POINTS, UNFED, CITY_POINTS = 2, 3, (2, 3, 4, 6)
BIOMATTER_SOLD, UNITS_FOR_A_POINT = 2, 4
FIRST_STOCK = {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}
FIRST_SPACES: tuple[tuple[int, Amount], ...] = (
    (0, {}),
    (4, {}),
    (3, {"credit": 1}),
    (2, {"credit": 1, "steelplast": 1}),
)
NEXT_SPACE = {0: 4, 4: 3, 3: 2, 2: 1, 1: 1}
SPACE_BONUS: dict[int, Amount] = {4: {}, 3: {"credit": 1}, 2: {"steelplast": 1}, 1: {"point": 1}}
TUNNELS, WHITE_DOMES, PURPLE_DOMES = 46, 17, {2: 7, 3: 10, 4: 13}
HAND, ACTION_CARDS, TURNS, DEALT, KEPT, NEW_CARDS, LOOKED_AT = 3, 4, 3, 6, 3, 3, 3
PRODUCTION_AFTER = (4, 7, 10)
GOAL_POINTS, GOAL_CITIES = 100, 7  # alone
DEPICTED = {"two_farms": "farm", "two_laboratories": "laboratory", "two_tunnels": "tunnel"}


def groups(slot: str, parts: list[Part]) -> list[str]:
    """The groups of slots that cards depict to which these parts of a slot belong."""
    built = [part["build"] for part in parts if "build" in part and part.get("n", 1) == 2]
    return [group for group, slots in _CARDS["slot_groups"].items() if slot in slots and DEPICTED[group] in built]


def price_paid(paid: Amount, price: Amount, coins: int) -> bool:
    """Whether a build of this price is paid: biomatter for kelp or steelplast, so many credits for steelplast."""
    had = {item: paid.get(item, 0) for item in RESOURCES}
    cost = {item: price.get(item, 0) for item in RESOURCES}
    more = had["credit"] - cost["credit"]
    steel = cost["steelplast"] - more - had["steelplast"]
    kelp = cost["kelp"] - had["kelp"]
    return (
        0 <= more <= coins
        and min(steel, kelp) >= 0
        and had["science"] == cost["science"]
        and had["biomatter"] == cost["biomatter"] + steel + kelp
    )
