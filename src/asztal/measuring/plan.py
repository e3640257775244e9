"""Plans of measurements: which figures there are to be, of how many games each, written down before anybody looks."""

import re
import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec

from asztal import registry
from asztal.arena.foresight import CHAMPION, FORESIGHTS
from asztal.arena.measured import Series
from asztal.bots import check_bot
from asztal.bots.levels import LEARNED
from asztal.identity import Plays, code_of, weights_hash
from asztal.kernel import Refused
from asztal.text import Problem

_NAME = re.compile(r"[a-z0-9_-]{1,60}")
_LEAST = 2  # games, or positions: of fewer there is no interval


class PlannedFigure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How some bots do in one setting, all on the same deals: how many `games` each plays.

    `pairs` are compared deal by deal. With `playouts`, positions of the games are played on so many times. With `keeps`
    choices are kept too, so that something can be learned from the games.
    """

    name: str
    game: str
    games: dict[str, int]
    seats: int = 1
    variant: dict[str, str] = {}
    against: str = ""
    pairs: list[tuple[str, str]] = []
    playouts: int = 0
    keeps: bool = False
    points_only: bool = False  # where nobody can win


class MeasuringPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All figures; `seed` names the deals, which nothing else may use."""

    seed: str
    figure: list[PlannedFigure]


class PlannedSeries(NamedTuple):
    """The games of one bot in one figure, how many there are to be, and a hash of what plays them here."""

    name: str
    figure: PlannedFigure
    series: Series
    games: int
    engine: str


def read(file: Path) -> MeasuringPlan:
    """The plan in a file; what is wrong with it is a `Problem`."""
    try:
        plan = msgspec.convert(tomllib.loads(file.read_text("utf-8")), MeasuringPlan)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Problem("measure-plan", file=str(file), reason=str(error)) from None
    names = [figure.name for figure in plan.figure]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Problem("measure-figure", name=twice, reason="its name is there twice")
    for figure in plan.figure:
        wrong = _wrong(figure)
        if wrong:
            raise Problem("measure-figure", name=figure.name, reason=wrong)
    return plan


def _wrong(figure: PlannedFigure) -> str:
    """What is wrong with a figure; for authors of plans, who read TOML, so it is said in English."""
    if not _NAME.fullmatch(figure.name):
        return "a name has lower-case letters, digits, - and _"
    title, bots = registry.find(figure.game), [*figure.games, *([figure.against] if figure.seats > 1 else [])]
    try:
        full = title.full_variant(figure.seats, figure.variant)
    except Refused:
        return "the game has no such seats or variant"
    if any(full[name] != value for name, value in figure.variant.items()):
        return "the game has no such variant at this number of seats"
    if (figure.seats > 1) != bool(figure.against):
        return "it needs `against` at several seats, and only there"
    for bot in bots:
        if bot not in FORESIGHTS:
            check_bot(bot)
        elif figure.seats > 1 or figure.playouts:
            return f"{bot} plays alone"
        if (bot in LEARNED or bot in FORESIGHTS) and not _weights(figure):
            return f"there are no weights for {bot}"
    if any(games < _LEAST or games % figure.seats for games in figure.games.values()):
        return f"games must be at least {_LEAST}, and a multiple of the seats, so that a bot sits equally often at each"
    if any(bot not in figure.games for pair in figure.pairs for bot in pair):
        return "a pair names a bot that does not play"
    if figure.playouts == 1 or (figure.playouts and figure.pairs):
        return "playouts are at least two, and not compared in pairs"
    if figure.keeps and figure.playouts:
        return "playouts are not kept"
    return ""


def series_of(plan: MeasuringPlan, only: Sequence[str] = ()) -> list[PlannedSeries]:
    """All series of a plan, or those of the figures, or with the names, that are asked for."""
    found = []
    for figure in plan.figure:
        variant = registry.find(figure.game).full_variant(figure.seats, figure.variant)
        for bot, games in figure.games.items():
            against, playouts = figure.against, figure.playouts
            series = Series(plan.seed, figure.game, bot, figure.seats, variant, against, playouts, figure.keeps)
            found.append(PlannedSeries(f"{figure.name}.{bot}", figure, series, games, _engine(figure, bot)))
    known = {name for each in found for name in (each.name, each.figure.name)}
    for name in only:
        if name not in known:
            raise Problem("measure-unknown", name=name, known=", ".join(figure.name for figure in plan.figure))
    return [each for each in found if not only or each.name in only or each.figure.name in only]


def _weights(figure: PlannedFigure) -> str:
    return weights_hash(figure.game, registry.find(figure.game).rules_version, figure.seats > 1)


def _engine(figure: PlannedFigure, bot: str) -> str:
    """A hash of what decides how a series goes: its game's rules, the bots and their weights, but no other game's."""
    names = [CHAMPION if bot in FORESIGHTS else bot, figure.against]
    plays = Plays(figure.game, tuple(name for name in names if name))
    code = code_of(plays, ("arena/measured.py", "arena/foresight.py"))
    weights = _weights(figure) if set(names) & LEARNED.keys() else ""
    return blake2b(f"{code}/{weights}".encode(), digest_size=8).hexdigest()
