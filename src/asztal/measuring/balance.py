"""Which cards go with high scores in kept games: the first games say which ones to look at, the others look again.

`python -m asztal.measuring.balance PLAN FIGURE --first 500` plays the kept games of a figure again, in which one seat
plays alone. A card whose effect is far from 0 in the first games is judged by the others alone: among many cards some
are far from 0 by chance, and on other deals those come back.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any, NamedTuple

from asztal.arena.balance import CONFIDENT, BalanceRow, report
from asztal.arena.measured import KeptGame, Series
from asztal.arena.sim import FinishedGame
from asztal.arena.spread import on_this_machine, spread
from asztal.identity import Plays
from asztal.measuring.files import kept_games
from asztal.measuring.plan import PlannedSeries, read, series_of
from asztal.measuring.replaying import positions

FAR = 3.0  # standard errors from 0
LEAST = 10  # games with a card and without it, or it is not judged
AT_ONCE = 20  # games that a process plays before it reports


class OtherRules(Exception):
    """A kept game ends otherwise than it did."""


class Seen(NamedTuple):
    """A card in the first games, and in the others unless it is hardly there."""

    first: BalanceRow
    again: BalanceRow | None

    @property
    def far(self) -> bool:
        """Whether it is to be looked at again."""
        return abs(self.first.effect_errors) > FAR


def finished(plan: Path, figure: str, jobs: int) -> list[FinishedGame]:
    """The kept games of a figure, as far as they have been played, with what their seat had at the end."""
    tasks = kept_games(plan, [figure], AT_ONCE)
    plays = Plays(tasks[0][0].series.game)
    return [game for some in spread(_again, tasks, on_this_machine(jobs), plays) for game in some]


def _again(task: tuple[PlannedSeries, list[KeptGame]]) -> list[FinishedGame]:
    planned, games = task
    return [_played_again(planned.series, game) for game in games]


def _played_again(series: Series, kept: KeptGame) -> FinishedGame:
    *before, game = positions(series, kept)
    title = game.title
    score = title.score(game.state, 0)
    if game.decisions or score != kept.points:
        raise OtherRules(f"{series.game}: game {kept.number} had {kept.points} points when it was played")
    return FinishedGame(len(before), [score], title.winners(game.state), [title.features(game.state, 0)])


def cards(games: Sequence[FinishedGame]) -> dict[str, BalanceRow]:
    """The cards that enough games have and enough have not, by id."""
    found = report(games).rows
    enough = range(LEAST, len(games) - LEAST + 1)
    return {row.thing: row for row in found if row.group.partition("-")[0] == "card" and row.games in enough}


def seen(games: Sequence[FinishedGame], first: int) -> dict[str, Seen]:
    """All cards that can be judged by so many first games, and what the others say of them."""
    again = cards(games[first:]) if len(games) > first + 2 * LEAST else {}
    return {card: Seen(row, again.get(card)) for card, row in cards(games[:first]).items()}


def expected(cards: int, errors: float) -> float:
    """How many of so many cards are so far from 0 if none has an effect."""
    return cards * 2 * (1 - NormalDist().cdf(errors))


def table(found: dict[str, Seen], named: Sequence[str] = ()) -> str:
    """Those to be looked at again, and those that somebody names, as a Markdown table: with 95 % either way."""
    head = ("Card", "Group", "Had in", "Effect in the first games", "Errors", "Effect in the others", "Errors")
    lines = [f"| {' | '.join(head)} |", f"| --- | --- |{' --: |' * (len(head) - 2)}"]
    chosen = [card for card, each in found.items() if each.far or card in named]
    for card in sorted(chosen, key=lambda card: -found[card].first.effect_errors):
        first, again = found[card]
        judged = [*_figures(first), *(_figures(again) if again else ("-", "-"))]
        lines.append(f"| {' | '.join([card, first.group, f'{first.play_rate:.0%}', *judged])} |")
    return "\n".join(lines)


def _figures(row: BalanceRow) -> tuple[str, str]:
    off = CONFIDENT * abs(row.effect / row.effect_errors) if row.effect_errors else 0.0
    return f"{row.effect:+.1f} ± {off:.1f}", f"{row.effect_errors:+.1f}"


def told(found: dict[str, Seen]) -> str:
    """How many cards were judged and how far they are from 0, beside what chance alone does; the mean of each group."""
    count, errors = len(found), [abs(each.first.effect_errors) for each in found.values()]
    lines = [f"{count} cards were had in {LEAST} games or more, and not in as many."]
    for far in (CONFIDENT, FAR):
        beyond = sum(each > far for each in errors)
        lines.append(f"beyond {far:g} errors in the first games: {beyond}; by chance alone {expected(count, far):.1f}")
    for group in sorted({each.first.group for each in found.values()}):
        effects = [each.first.effect for each in found.values() if each.first.group == group]
        lines.append(f"{group}: {len(effects)} cards, effect {fmean(effects):+.1f} on average")
    return "\n".join(lines)


def main(given: Sequence[str] | None = None) -> int:
    """Play the kept games again and print what they say of cards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plan", type=Path, help="the plan, a TOML file with its games in results beside it")
    parser.add_argument("figure", help="the figure whose games are looked at")
    parser.add_argument("--first", type=int, required=True, metavar="N", help="games that say what to look at again")
    parser.add_argument("--card", nargs="*", default=[], metavar="ID", help="cards that are told of in any case")
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    args: Any = parser.parse_args(given)
    if any(each.series.seats > 1 for each in series_of(read(args.plan), [args.figure])):
        parser.error("only games alone are looked at")
    games = finished(args.plan, args.figure, args.jobs)
    found = seen(games, args.first)
    mean = fmean(game.scores[0] for game in games)
    print(f"{min(args.first, len(games))} games first, {max(0, len(games) - args.first)} others; {mean:.1f} points")
    print(told(found))
    print(table(found, args.card))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
