"""The components of Barrage: map, companies, officers, tiles and contracts, from `cards.toml`, checked on loading."""

from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, get_args

from asztal.games.barrage.vocabulary import (
    TILE_WORDS,
    WORDS,
    Area,
    Bringing,
    Gain,
    Parts,
    Structure,
    TileParts,
    word_of,
)
from asztal.kernel.rules import tables

AREAS: tuple[str, ...] = get_args(Area)
STRUCTURES: tuple[str, ...] = get_args(Structure)
TIERS = ("green", "yellow", "red")
LEVELS = ("I", "II", "III")

Name: TypeAlias = dict[str, str]  # what a component is called, by language


class Basin(NamedTuple):
    """A basin with its spaces in the order in which a drop meets them (BAR-MAP-13)."""

    id: int
    area: str
    river_to: int
    dams: tuple[str, ...]
    powerhouses: tuple[str, ...]
    conduits: tuple[str, ...]


class Pipe(NamedTuple):
    """A conduit space: from one basin to another, with its production value."""

    id: str
    start: int
    end: int
    value: int


class Space(NamedTuple):
    """An action space: what it costs and what it does."""

    id: str
    section: str
    row: int
    side: str
    engineers: int
    fee: int
    pay: int
    min: int
    effect: Parts


class Contract(NamedTuple):
    """A contract; `tier` is empty for starting and national ones."""

    id: str
    kind: str
    tier: str
    need: int
    reward: Parts


class Company(NamedTuple):
    """A company: its incomes by structure, and its power."""

    id: str
    name: Name
    ceo: str
    colour: str
    incomes: dict[str, tuple[Parts, ...]]
    power: dict[str, int]


class Officer(NamedTuple):
    """An executive officer and the one ability."""

    id: str
    name: str
    power: dict[str, int]


class Tile(NamedTuple):
    """A technology tile: basic ones have level 0 and no effect."""

    id: str
    level: int
    builds: str
    effect: TileParts


class AutomaTile(NamedTuple):
    """A tile of the Automa: steps on one side; criteria, first locations and headstreams on the other."""

    id: str
    steps: tuple[dict[str, Any], ...]
    criteria: dict[str, tuple[str, ...]]
    first: dict[str, int | str]
    headstreams: tuple[str, ...]


class Level(NamedTuple):
    """A difficulty level: what of its company an Automa uses (BAR-AUTO-56 to BAR-AUTO-59)."""

    id: int
    income: bool
    production_bonus: bool
    company_power: bool
    tile_effects: bool
    officer: bool


DATA = tables((Path(__file__).parent / "cards.toml").read_text("utf-8"), "cards.toml")
SOURCE: dict[str, str] = DATA["source"]
COUNTS: dict[str, int] = DATA["counts"]
ROUNDS: int = DATA["game"]["rounds"]
MOST_CONTRACTS: int = DATA["game"]["contracts"]  # face up (BAR-CTR-14)
INCOME_AT: tuple[int, ...] = tuple(DATA["game"]["income_at"])  # BAR-INC-02
START: dict[str, int] = DATA["start"]
AUTOMA_START: dict[str, int] = DATA["automa_start"]
PIECES: dict[str, int] = DATA["pieces"]
MACHINE: dict[str, str] = DATA["machine"]
COST: dict[str, Any] = DATA["cost"]
PRODUCTION: dict[str, Any] = DATA["production"]
ENERGY: dict[str, Any] = DATA["energy"]
HEADSTREAMS: dict[str, int] = DATA["map"]["headstreams"]
PIPES = {row["id"]: Pipe(row["id"], row["from"], row["to"], row["value"]) for row in DATA["map"]["conduits"]}
RED = frozenset(space for row in DATA["map"]["basins"] for space in row["red"])


def _parts(rows: list[dict[str, Any]], where: str) -> Parts:
    """A reward, an income or an action; its effects are named by their words, so that each stands there once."""
    found = WORDS.read(rows, where)
    words = [word_of(part) for part in found if not isinstance(part, Gain)]
    if len(words) != len(set(words)):
        raise ValueError(f"{where}: a word stands there twice: {', '.join(words)}")
    return found


def _tile_parts(rows: list[dict[str, Any]], where: str) -> TileParts:
    """What a tile does; of what comes after the construction it has one thing at most."""
    found = TILE_WORDS.read(rows, where)
    if sum(isinstance(part, Bringing) for part in found) > 1:
        raise ValueError(f"{where}: one effect after the construction is enough: {', '.join(map(word_of, found))}")
    return found


def _basin(row: dict[str, Any]) -> Basin:
    spaces = [*row["red"], *row["free"]]
    dams = sorted((space for space in spaces if space[0] == "D"), reverse=True)  # the upper one first
    houses = sorted(space for space in spaces if space[0] == "P")
    pipes = [pipe.id for pipe in PIPES.values() if pipe.start == row["id"]]
    return Basin(row["id"], row["area"], row["river_to"], tuple(dams), tuple(houses), tuple(pipes))


BASINS = {row["id"]: _basin(row) for row in DATA["map"]["basins"]}
BASIN_OF = {space: basin for basin in BASINS.values() for space in (*basin.dams, *basin.powerhouses, *basin.conduits)}
PIPES_TO = {basin: tuple(pipe for pipe in PIPES.values() if pipe.end == basin) for basin in BASINS}
DAMS = tuple(space for basin in BASINS.values() for space in basin.dams)
POWERHOUSES = tuple(space for basin in BASINS.values() for space in basin.powerhouses)

HEADSTREAM_TILES = {row["id"]: tuple(row["drops"]) for row in DATA["headstream"]["tiles"]}
NEUTRAL_DAMS: list[dict[str, Any]] = DATA["neutral_dam"]["tiles"]
COMPANIES = {
    row["id"]: Company(
        row["id"],
        row["name"],
        row["ceo"],
        row["colour"],
        {
            kind: tuple(_parts(rows, f"{row['id']} {kind} {number}") for number, rows in enumerate(row[kind], 1))
            for kind in ("base", "elevation", "conduit")
        },
        row["power"],
    )
    for row in DATA["company"]
}
OFFICERS = {row["id"]: Officer(**row) for row in DATA["officer"]["tiles"]}
COPYING: list[dict[str, int]] = DATA["officer"]["copying"]
WILD, KRYLOV, COPY = "any", "krylov", "copy"  # the wild basic tile, Krylov's tile, and Sekibo's copy of that
BASIC = {kind: Tile(kind, 0, kind, TileParts()) for kind in (*STRUCTURES, WILD)}
ADVANCED = {
    row["id"]: Tile(**row | {"effect": _tile_parts(row["effect"], row["id"])}) for row in DATA["advanced"]["tiles"]
}
TILES: dict[str, Tile] = BASIC | ADVANCED
CONTRACTS = {
    row["id"]: Contract(row["id"], kind, _tier, row["need"], _parts(row["reward"], row["id"]))
    for kind in ("starting", "national", "private")
    for row in DATA[kind]["contracts"]
    for _tier in [next((tier for tier in TIERS if kind == "private" and tier[0].upper() == row["id"][0]), "")]
}
BONUSES = {row["id"]: row for row in DATA["bonus"]["tiles"]}
OBJECTIVES: dict[str, Name] = {row["id"]: row["name"] for row in DATA["objective"]["tiles"]}
SPACES = {row["id"]: Space(**row | {"effect": _parts(row["effect"], row["id"])}) for row in DATA["space"]["spaces"]}
SECTIONS = tuple(dict.fromkeys(space.section for space in SPACES.values()))
CONSTRUCTION: list[dict[str, int]] = DATA["space"]["construction"]
INTRO: list[dict[str, str]] = DATA["intro"]["seats"]
AUTOMA_LEVELS = {row["id"]: Level(**row) for row in DATA["automa"]["levels"]}
AUTOMA_TILES = {
    row["id"]: AutomaTile(
        row["id"],
        tuple(row["steps"]),
        {kind: tuple(row[kind]) for kind in ("base", "conduit", "powerhouse")},
        {kind: row[f"{kind}_from"] for kind in ("base", "conduit", "powerhouse")},
        tuple(row["headstreams"]),
    )
    for row in DATA["automa"]["tile"]
}


def written() -> dict[str, Parts | TileParts]:
    """Every effect that is printed, by its address: contract.G05, tile.I-base, income.usa.base.1, space.turbine-1L."""
    found: dict[str, Parts | TileParts] = {f"contract.{each.id}": each.reward for each in CONTRACTS.values()}
    found |= {f"tile.{tile.id}": tile.effect for tile in ADVANCED.values()}
    for company in COMPANIES.values():
        for structure, incomes in company.incomes.items():
            found |= {f"income.{company.id}.{structure}.{n}": income for n, income in enumerate(incomes, 1)}
    return found | {f"space.{space.id}": space.effect for space in SPACES.values()}


def area_of(space: str) -> str:
    """The area of a map space; a conduit counts where its pipe starts (BAR-MAP-17)."""
    return BASIN_OF[space].area


def _check() -> None:
    """The counts that the rulebook states; the words were checked when they were read."""
    found = {f"{area}_basins": sum(basin.area == area for basin in BASINS.values()) for area in AREAS}  # BAR-MAP-02
    found |= {"dam_spaces": len(DAMS), "conduit_spaces": len(PIPES), "powerhouse_spaces": len(POWERHOUSES)}
    found |= {"headstream_tiles": len(HEADSTREAM_TILES), "neutral_dams": len(NEUTRAL_DAMS)}
    found |= {"companies": len(COMPANIES), "officers": len(OFFICERS), "advanced_tiles": len(ADVANCED)}
    for kind in ("starting", "national", *TIERS):
        found[f"{kind}_contracts"] = sum(kind in (contract.tier, contract.kind) for contract in CONTRACTS.values())
    found |= {"bonus_tiles": len(BONUSES), "objective_tiles": len(OBJECTIVES), "automa_tiles": len(AUTOMA_TILES)}
    wrong = {name: count for name, count in found.items() if COUNTS.get(name) != count}
    assert found == COUNTS, f"`counts` should say {wrong}, or a row is missing, or an id is there twice"
    for company in COMPANIES.values():
        for kind, incomes in company.incomes.items():
            needed = len(INCOME_AT)
            assert len(incomes) == needed, f"{company.id}: `{kind}` has {len(incomes)} incomes, not {needed}"
    for pipe in PIPES.values():
        assert 1 <= pipe.value <= 5, f"{pipe.id}: `value` is {pipe.value}, not 1 to 5"  # BAR-MAP-10


_check()
