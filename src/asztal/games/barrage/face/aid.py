"""What the player aid takes from the data: costs, action spaces, production, points."""

from collections.abc import Iterable, Iterator

from asztal.games.barrage.building import MAX_LEVEL
from asztal.games.barrage.cards import (
    CONSTRUCTION,
    COST,
    ENERGY,
    INCOME_AT,
    MOST_CONTRACTS,
    PRODUCTION,
    ROUNDS,
    SPACES,
    Space,
)
from asztal.games.barrage.face.names import Names
from asztal.games.barrage.scoring import SUPPLY
from asztal.games.barrage.state import SEGMENTS
from asztal.kernel.rules import Id

_APART = ("bank", "patent_office")  # sections that the page speaks of in a sentence
_PATENT = next(space for space in SPACES.values() if space.section == "patent_office")
_PLAYERS = max(space.min for space in SPACES.values())


def aid_of(words: Names) -> dict[str, Id]:
    """By the names that the pages give them."""
    first, second = ENERGY["rank"]
    rounds = range(1, ROUNDS + 1)
    return {
        "rounds": ROUNDS,
        **{f"{piece}.{area}": cost for piece in ("base", "elevation") for area, cost in COST[piece].items()},
        "conduit": COST["conduit"],
        "powerhouse": ", ".join(map(str, COST["powerhouse"])),
        "red": COST["red"],
        "red_twice": 2 * COST["red"],
        "elevations": MAX_LEVEL - 1,
        "construction": ", ".join(_price(space["engineers"], space["fee"]) for space in CONSTRUCTION),
        "turns_back": SEGMENTS - 1,
        **{f"income.{number}": piece for number, piece in enumerate(INCOME_AT, 1)},
        **{f"bonus.{built}": f"+{PRODUCTION['bonus'][built]}" for built in (2, 4)},
        "power": PRODUCTION["power_from"],
        "conduit_credit": words.amounts({"credit": PRODUCTION["credit_per_drop"]}),
        "conduit_vp": words.amounts({"vp": PRODUCTION["vp_per_drop"]}),
        "contracts": MOST_CONTRACTS,
        "patent": words.amounts({"engineer": _PATENT.engineers, "credit": _PATENT.pay}),
        "spaces": "\n".join(_rows(words)),
        "rank.1": first,
        "rank.2": second,
        "rank.shared": first + second,
        "zero.credit": words.amounts({"credit": ENERGY["zero"]["credit"]}),
        "zero.vp": words.amounts({"vp": -ENERGY["zero"]["vp"]}),
        "energy": _cells(mark for mark, _ in ENERGY["credits"]),
        "credits": _cells(credits for _, credits in ENERGY["credits"]),
        "rules": _cells("---" for _ in ENERGY["credits"]),
        "numbers": _cells(rounds),
        "number_rules": _cells("---" for _ in rounds),
        "full": _cells(number * ENERGY["section"] for number in rounds),
        "full.1": ENERGY["section"],
        "short": words.amounts({"vp": ENERGY["short"]}),
        **{f"objective.{place}": points for place, points in enumerate(ENERGY["objective"], 1)},
        "supply": SUPPLY,
    }


def _rows(words: Names) -> Iterator[str]:
    """Every action of the management board: what its spaces take, and with how many players it is open."""
    actions: dict[str, list[Space]] = {}
    for space in SPACES.values():
        if space.section not in _APART:
            actions.setdefault(words.name_action(space.id), []).append(space)
    for name, (left, right) in actions.items():
        players = "" if left.min == 2 else f"{left.min}" if left.min == _PLAYERS else f"{left.min}+"
        prices = (_price(space.engineers, space.fee + space.pay) for space in (left, right))
        yield f"| {_cells((name, *prices, players))} |"


def _cells(values: Iterable[Id]) -> str:
    return " | ".join(map(str, values))


def _price(engineers: int, credits: int) -> str:
    return f"{engineers}\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}{credits}" if credits else str(engineers)
