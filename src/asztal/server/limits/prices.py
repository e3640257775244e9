"""The price of every answer, in measured milliseconds of a web process's CPU: each route names its own."""

from typing import Any, Literal, NamedTuple

Reads = Literal["", "table", "replay"]
PRICE = "price"  # under which a route keeps it
# What has to be made again first, unless this process has it in memory.
COLD: dict[Reads, float] = {"": 0.0, "table": 150.0, "replay": 60.0}
FREE, CONSTANT, READ, CHANGE, SOCKET = 0.0, 2.0, 5.0, 12.0, 3.0
NOW = 45.0  # a table that begins at once
FORK = 100.0  # a table that begins at a moment of another one, whose replay and record are made for it
CLOSER = 3  # looks back that a closer one counts as: it takes some seconds of a processor
REFUSED, NONSENSE = 5.0, 1.0
# What is only known afterwards: each kilobyte that is sent, each action of a game that was played again.
KILOBYTE, ACTION = 0.04, 0.06


class Price(NamedTuple):
    """What an answer costs; more when what it `reads` is not in memory. A price of 0 is only paced."""

    effort: float
    reads: Reads = ""


ELSEWHERE = Price(CONSTANT)  # what no route of ours answers


def priced(effort: float, reads: Reads = "") -> dict[str, Any]:
    """The price of a route, for its `opt`."""
    return {PRICE: Price(effort, reads)}
