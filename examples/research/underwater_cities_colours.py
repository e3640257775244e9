"""What a card of each colour is worth in Underwater Cities: the same deals, with the cards of one colour doing nothing.

    python examples/research/underwater_cities_colours.py --games 100

plays the solo game of the greedy bot with all cards, then without the effects of the yellow, red and green ones. What
the mean score loses, divided by how many such cards took effect before, is the mean effect of a card of that colour.
"""

import argparse
import math
import statistics

from asztal.arena.seating import derived_seed
from asztal.arena.sim import Outcome, play
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.rounds import effects
from asztal.games.underwater_cities.state import G, Ocean
from asztal.games.underwater_cities.title import UnderwaterCities
from asztal.games.underwater_cities.turn import ResolveCard
from asztal.kernel import Decision, Effect, Frame, Option, Result


class ResolveOthers(ResolveCard):
    """The cards of one colour are played, but never take effect."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def enter(self, g: G, f: Frame) -> Result:
        if not f.step and CARDS[g.get("card")].colour == self.colour:
            return Decision(f.seat, "resolve-card", [Option("decline")])
        return super().enter(g, f)


class WithoutColour(UnderwaterCities):
    """The game with the cards of one colour doing nothing; no colour is the whole game."""

    def __init__(self, colour: str) -> None:
        changed: dict[str, Effect[Ocean]] = {"resolve_card": ResolveOthers(colour)} if colour else {}
        self.effects = {**effects(), **changed}
        super().__init__()


def solo(title: UnderwaterCities, games: int, seed: int) -> list[Outcome]:
    """The solo games of the greedy bot that `asztal sim underwater_cities --seats greedy` plays."""
    return [play(title, ["greedy"], {}, derived_seed(seed, number)) for number in range(games)]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    whole = solo(WithoutColour(""), args.games, args.seed)
    print(f"all cards: {statistics.fmean(game.scores[0] for game in whole):.1f} points")
    for colour in ("yellow", "red", "green"):
        without = solo(WithoutColour(colour), args.games, args.seed)
        lost = [one.scores[0] - other.scores[0] for one, other in zip(whole, without, strict=True)]
        cards = statistics.fmean(game.features[0].get(f"colour:{colour}", 0.0) for game in whole)
        error = statistics.pstdev(lost) / math.sqrt(len(lost)) / cards
        mean = statistics.fmean(lost)
        print(f"{colour}: {cards:.1f} cards a game, {mean:.1f} points less, {mean / cards:.2f} ± {error:.2f} a card")


if __name__ == "__main__":
    main()
