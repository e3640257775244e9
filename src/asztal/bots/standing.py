"""Bots at a table whose seed is committed: what each takes to its next choice follows from seed and log alone.

So a server may stop a bot anywhere and go on with another one, and whoever has the record of a finished game can have
every choice of its bots made again.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from asztal.bots import Remembering, resume_bot
from asztal.bots.base import Memory
from asztal.kernel import Table, Title, observe
from asztal.kernel.chance import bot_seed, mixed_seed
from asztal.kernel.record import Header, Record, replay


class Standing(NamedTuple):
    """Where a bot stands before a choice: its seed, its choices that stand, and the entry whose mind still holds.

    Entries count from 1; `last` is 0 where nothing of before holds: somebody has taken back or gone back since.
    """

    seed: int
    choices: int
    last: int

    def memory(self, mind: bytes) -> Memory:
        """What it takes to its choice, given what it had in mind after that entry."""
        return Memory(self.seed, self.choices, mind)


def standing_of(table: Table[Any], header: Header, seat: int, start: int = 0) -> Standing:
    """Where a bot stands at a table that began, or went on with other rules, after `start` entries.

    Only the seat's own choices count: how many others have made in a sealed choice is their secret.
    """
    seed = bot_seed(mixed_seed(header.seed, header.nonces), seat, table.game.state.rewinds)
    own = sum(moment.seat == seat for moment in table.moments)
    return Standing(seed, start + own, _last(table, seat, start))


def _last(table: Table[Any], seat: int, start: int) -> int:
    for back, entry in enumerate(reversed(table.entries)):
        if entry.kind != "choice":
            return 0
        if entry.seat == seat:
            return start + len(table.entries) - back
    return 0


def made_again(title: Title[Any], record: Record, seat: int, bot: str) -> Iterator[tuple[str, str]]:
    """Every choice of a seat in a record, and the one that this bot makes there."""
    tables, minds = replay(title, record), dict[int, bytes]()
    table, start = next(tables), 0
    for number, entry in enumerate(record.entries):
        if entry.kind == "choice" and entry.seat == seat:
            standing = standing_of(table, record.header, seat, start)
            player = resume_bot(bot, title, standing.memory(minds.get(standing.last, b"")))
            option = str(player.choose(table.game.decisions[seat], partial(observe, table.game, seat)))
            if isinstance(player, Remembering) and option == entry.text:
                minds[number + 1] = player.memory.mind
            yield entry.text, option
        after = next(tables)
        if after is not table:
            table, start = after, number + 1
