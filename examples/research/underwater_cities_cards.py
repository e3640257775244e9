"""What cards of Underwater Cities are worth: kept games once more, with a card doing nothing.

    python examples/research/underwater_cities_cards.py docs/training/plan.toml cities-alone C061 --games 300
    python examples/research/underwater_cities_cards.py docs/training/plan.toml cities-alone green --games 100

takes the kept games of a figure from one number on, so many of them in which a card took effect, or a card of a named
colour. The same bot, with another seed, plays their deals twice: with all cards, and where the card may be played, but
never takes effect. What the score then loses, for each such card, is what a card is worth.

The kept games themselves are not compared: they were chosen because the card took effect, so what else favoured the
card, and with it the score, is in them, and not in games that are played again.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from asztal.arena.intervals import mean
from asztal.arena.measured import KeptGame, deal_of
from asztal.bots import make_bot
from asztal.bots.seating import derived_seed
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.rounds import effects
from asztal.games.underwater_cities.state import G
from asztal.games.underwater_cities.title import TITLE, UnderwaterCities
from asztal.games.underwater_cities.turn import ResolveCard
from asztal.kernel import Decision, Game, Keyed, Option, observe
from asztal.kernel.rules import Frame, Result
from asztal.measuring.files import kept_games
from asztal.measuring.plan import PlannedSeries
from asztal.measuring.replaying import positions


class ResolveOthers(ResolveCard):
    """Some cards are played, but never take effect."""

    def __init__(self, blank: set[str]) -> None:
        self.blank = blank

    def enter(self, g: G, f: Frame) -> Result:
        if not f.step and g.get("card") in self.blank:
            return Decision(f.seat, "resolve-card", [Option("decline")])
        return super().enter(g, f)


class WithoutCards(UnderwaterCities):
    """The game with some cards doing nothing."""

    def __init__(self, blank: set[str]) -> None:
        self.effects = {**effects(), "resolve_card": ResolveOthers(blank)}
        super().__init__()


class Played(NamedTuple):
    """The score of a game, and how many of some cards took effect."""

    points: int
    cards: int


def named(name: str) -> set[str]:
    """The cards of a colour, or the one card of this name."""
    return {card.id for card in CARDS.values() if name in (card.colour, card.id)}


def used(game: Game[Any], cards: set[str]) -> int:
    """How many of these cards took effect."""
    return sum(feature.partition(":")[2] in cards for feature in game.title.features(game.state, 0))


def having(planned: PlannedSeries, games: list[KeptGame], cards: set[str]) -> Iterator[int]:
    """The numbers of the games in which any of these cards took effect."""
    for kept in games:
        *_, end = positions(planned.series, kept)
        if used(end, cards):
            yield kept.number


def played(planned: PlannedSeries, number: int, title: UnderwaterCities, cards: set[str]) -> Played:
    """The deal of a game, played with another seed of the bot."""
    deal = deal_of(planned.series, number)
    game = title.new(1, planned.series.variant, Keyed(deal), tells=False)
    bot = make_bot(planned.series.bot, title, derived_seed(deal, "bot", "again"))
    while game.decisions:
        game.apply(0, bot.choose(game.decisions[0], partial(observe, game, 0)))
    return Played(title.score(game.state, 0), used(game, cards))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("plan", type=Path, help="the plan, with its games in results beside it")
    parser.add_argument("figure", help="the figure whose games are played once more")
    parser.add_argument("names", nargs="+", metavar="NAME", help="yellow, red, green or the id of a card")
    parser.add_argument("--games", type=int, default=100, help="so many with the card (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="from this game on (default: %(default)s)")
    args = parser.parse_args()
    tasks = kept_games(args.plan, [args.figure], 1)
    planned, games = tasks[0][0], [game for _, some in tasks for game in some][args.first :]
    for name in args.names:
        cards = named(name)
        title, numbers = WithoutCards(cards), list(islice(having(planned, games, cards), args.games))
        whole = [played(planned, number, TITLE, cards) for number in numbers]
        each = sum(game.cards for game in whole) / max(1, len(whole))
        if not each:
            print(f"{name}: took effect in {len(numbers)} kept games, and in none of them again")
            continue
        lost = [game.points - played(planned, at, title, cards).points for game, at in zip(whole, numbers, strict=True)]
        worth = mean([points / each for points in lost])
        told = f"{worth.mean:.2f} points a card ({worth.low:.2f} to {worth.high:.2f})"
        print(f"{name}: {each:.2f} cards in {len(numbers)} games, {told}", flush=True)


if __name__ == "__main__":
    main()
