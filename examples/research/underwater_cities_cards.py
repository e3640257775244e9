"""What cards of Underwater Cities are worth: the same deals once more, with some cards doing nothing.

    python examples/research/underwater_cities_cards.py --games 100 yellow red green
    python examples/research/underwater_cities_cards.py --games 300 C047 C164

plays the solo game of the greedy bot with all cards, and again those games in which a named card, or a card of a
named colour, took effect. What the score then loses, for each such card, is what a card is worth.
"""

import argparse
import math
import statistics

from asztal.arena import derived_seed
from asztal.arena.sim import FinishedGame, play
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.rounds import effects
from asztal.games.underwater_cities.state import G
from asztal.games.underwater_cities.title import TITLE, UnderwaterCities
from asztal.games.underwater_cities.turn import ResolveCard
from asztal.kernel import Decision, Option
from asztal.kernel.rules import Frame, Result


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


def solo(title: UnderwaterCities, number: int, seed: int) -> FinishedGame:
    """One of the games that `asztal sim underwater_cities --seats greedy` plays."""
    return play(title, ["greedy"], {}, derived_seed(seed, number))


def named(name: str) -> set[str]:
    """The cards of a colour, or the one card of this name."""
    return {card.id for card in CARDS.values() if name in (card.colour, card.id)}


def used(game: FinishedGame, cards: set[str]) -> int:
    """How many of these cards took effect in a game."""
    return sum(feature.partition(":")[2] in cards for feature in game.features[0])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("names", nargs="+", metavar="NAME", help="yellow, red, green or the id of a card")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    whole = [solo(TITLE, number, args.seed) for number in range(args.games)]
    print(f"all cards: {statistics.fmean(game.scores[0] for game in whole):.1f} points in {args.games} games")
    for name in args.names:
        cards = named(name)
        title, having = WithoutCards(cards), [number for number, game in enumerate(whole) if used(game, cards)]
        if not having:
            print(f"{name}: never took effect")
            continue
        lost = [whole[number].scores[0] - solo(title, number, args.seed).scores[0] for number in having]
        each = statistics.fmean(used(whole[number], cards) for number in having)
        mean, error = statistics.fmean(lost) / each, statistics.pstdev(lost) / math.sqrt(len(lost)) / each
        print(f"{name}: {each:.1f} cards in {len(having)} games, {mean:.2f} ± {error:.2f} points a card")


if __name__ == "__main__":
    main()
