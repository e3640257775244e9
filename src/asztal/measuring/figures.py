"""Figures with their intervals, made from the games that are there."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from asztal.arena.intervals import Estimate, luck_share, mean, quantile, share
from asztal.arena.measured import THIRDS, PlayedOut, SeriesGame
from asztal.measuring.files import SeriesFiles
from asztal.measuring.plan import PlannedSeries

_SLOW = 0.95  # the part of all turns that are not slower than what is said


class CountedFigure(msgspec.Struct, frozen=True, kw_only=True):
    """What every figure says of itself; the figures themselves are None before anybody may see them."""

    figure: str
    bot: str
    games: int
    planned: int
    peeks: int
    engine: str


class BotFigure(CountedFigure, frozen=True, kw_only=True):
    """How a bot did: its part of victories, its points, and the CPU milliseconds of its turns."""

    won: Estimate | None = None
    points: Estimate | None = None
    turn: float | None = None
    slow_turn: float | None = None


class Comparison(CountedFigure, frozen=True, kw_only=True):
    """How a bot did against another on the same deals: the share on which it did better, and by how many points."""

    other: str
    better: Estimate | None = None
    more: Estimate | None = None


class LuckCeiling(CountedFigure, frozen=True, kw_only=True):
    """What no value can know in a third of the game: the part of the variance of results that follows a position."""

    third: int
    luck: Estimate | None = None


class Figures(msgspec.Struct, frozen=True):
    """All of them, and the CPU hours: spent, and to come as far as can be told; of how many series it cannot."""

    strengths: list[BotFigure]
    comparisons: list[Comparison]
    ceilings: list[LuckCeiling]
    hours: float
    hours_to_come: float
    series: int
    complete: int
    unbegun: int


def figures(planned: Sequence[PlannedSeries], files: Mapping[str, SeriesFiles], peeked: bool = False) -> Figures:
    """The figures of these series; those whose games are not all there only if they are `peeked` at, and if any are."""
    strengths, comparisons, ceilings = list[BotFigure](), list[Comparison](), list[LuckCeiling]()
    by_name = {each.name: each for each in planned}
    for each in planned:
        kept = files[each.name]
        shown = kept.complete or (peeked and len(kept.games) > 1)
        if each.series.playouts:
            ceilings += [_ceiling(each, kept, third, shown) for third in range(THIRDS)]
        else:
            strengths.append(_strength(each, kept, shown))
        for first, second in each.figure.pairs:
            other = by_name.get(f"{each.figure.name}.{second}")
            if first == each.series.bot and other is not None:
                comparisons.append(_comparison((each, other), (kept, files[other.name]), peeked))
    spent = {each.name: sum(time.seconds for time in files[each.name].times) for each in planned}
    left = [
        spent[each.name] / len(files[each.name].times) * (each.games - len(files[each.name].games))
        for each in planned
        if files[each.name].times
    ]
    complete = sum(files[each.name].complete for each in planned)
    unbegun = sum(not files[each.name].times and not files[each.name].complete for each in planned)
    hours, to_come = sum(spent.values()) / 3600, sum(left) / 3600
    return Figures(strengths, comparisons, ceilings, hours, to_come, len(planned), complete, unbegun)


def _strength(planned: PlannedSeries, kept: SeriesFiles, shown: bool) -> BotFigure:
    about = _about(planned, kept)
    if not shown:
        return BotFigure(**about)
    games = [game for game in kept.games if isinstance(game, SeriesGame)]
    won = None if planned.figure.points_only else share([game.won for game in games])
    turns = [turn for time in kept.times for turn in time.turns]
    return BotFigure(
        won=won,
        points=mean([float(game.points) for game in games]),
        turn=sum(turns) / len(turns) if turns else None,
        slow_turn=quantile(turns, _SLOW) if turns else None,
        **about,
    )


def _comparison(
    planned: tuple[PlannedSeries, PlannedSeries], kept: tuple[SeriesFiles, SeriesFiles], peeked: bool
) -> Comparison:
    """On the deals that both have played; those that only one has say nothing about the two."""
    deals = min(each.games for each in planned)
    aims = [[game.aim for game in each.games[:deals] if isinstance(game, SeriesGame)] for each in kept]
    more = [first - second for first, second in zip(*aims, strict=False)]
    about = _about(planned[0], kept[0]) | {
        "games": len(more),
        "planned": deals,
        "peeks": max(each.peeks for each in kept),
    }
    engines = dict.fromkeys(engine for each in kept for engine in each.engines)
    about |= {"other": planned[1].series.bot, "engine": " ".join(engines)}
    if len(more) < deals and not (peeked and len(more) > 1):
        return Comparison(**about)
    better = share([1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in more])
    return Comparison(better=better, more=mean(more), **about)


def _ceiling(planned: PlannedSeries, kept: SeriesFiles, third: int, shown: bool) -> LuckCeiling:
    about = _about(planned, kept) | {"third": third + 1}
    if not shown:
        return LuckCeiling(**about)
    return LuckCeiling(
        luck=luck_share([game.aims[third] for game in kept.games if isinstance(game, PlayedOut)]), **about
    )


def _about(planned: PlannedSeries, kept: SeriesFiles) -> dict[str, Any]:
    about = {"figure": planned.figure.name, "bot": planned.series.bot, "games": len(kept.games)}
    return about | {"planned": planned.games, "peeks": kept.peeks, "engine": " ".join(kept.engines)}
