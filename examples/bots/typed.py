"""A bot with types for a table of Ginkgopolis: python typed.py TABLE TOKEN"""

import sys

from asztal.client.seat import Situation, play
from asztal.client.shapes.ginkgopolis import Observation
from asztal.client.shapes.messages import SaidChoice


def choose(here: Situation[Observation]) -> str:
    """Of the choices the one that brings most for its price; whoever has much pays easily."""
    me = here.observation["view"]["players"][here.observation["seat"]]
    price = 0.5 if me["resources"] > 5 else 1.0

    def worth(choice: SaidChoice) -> float:
        return sum(choice["gains"].values()) - price * sum(choice["costs"].values())

    return max(here.question["choices"], key=worth)["option"]


if __name__ == "__main__":
    table, token = sys.argv[1:]
    print(*play(table, token, choose)["scores"])
