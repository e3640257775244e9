"""CPU per game by who sits where: `python -m tests.server.bot_costs [game...] [--web MS]`.

Three bots of one strength play whole games, the same deals for every strength, and the CPU time of their choices is
counted. With what a move costs the web process (`--web`, from `python -m tests.server.costs moves`) this gives the CPU
time of a game of three people, of two and a bot, and of one among two bots. What a worker spends around a choice
(taking the job, reading the table, storing the move) is not counted.
"""

import argparse
import time
from typing import Any, NamedTuple

from asztal import registry
from asztal.bots.seating import Seating
from asztal.bots.strengths import strengths
from asztal.kernel import Seeded, Table, Title

SEATS = 3
GAMES = {"easy": 6, "medium": 6, "hard": 3, "very-hard": 2}  # of each strength, fixed before anybody looks


class BotCost(NamedTuple):
    """What a seat of this strength costs in a game, and how many moves the whole table makes; means of `games`."""

    word: str
    games: int
    seat: float
    moves: float


def measured(title: Title[Any], word: str, bot: str, games: int) -> BotCost:
    """Play so many games; the processes' clock counts the choices alone."""
    spent, moves = 0.0, 0
    for number in range(games):
        table = Table.new(title, SEATS, chance=Seeded(f"{title.name} {number}"))
        seating = Seating(table.game, [bot] * SEATS, number)
        while table.game.decisions:
            began = time.process_time()
            chosen = seating.next()
            spent += time.process_time() - began
            table.apply(*chosen)
            moves += 1
    return BotCost(word, games, spent / games / SEATS, moves / games)


def main() -> None:
    """One line for each game and strength."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "games", nargs="*", default=[name for name, title in registry.titles().items() if title.finished]
    )
    parser.add_argument("--web", type=float, default=3.0, help="ms of CPU that a move costs the web process")
    args = parser.parse_args()
    for name in args.games:
        title = registry.find(name)
        for strength in strengths(title):
            cost = measured(title, strength.word, strength.bot, GAMES[strength.word])
            web = cost.moves * args.web / 1000
            tables = ", ".join(f"{bots} of {SEATS} bots {web + bots * cost.seat:.1f} s" for bots in range(SEATS))
            print(
                f"{name} {cost.word} (n {cost.games}): {cost.moves:.0f} moves, a seat {cost.seat:.2f} s; {tables}",
                flush=True,
            )


if __name__ == "__main__":
    main()
