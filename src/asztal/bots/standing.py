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
from asztal.kernel.record import Header, Record, check_header, replay_stretch


class Standing(NamedTuple):
    """Where a bot stands before a choice: its seed, its choices that stand, and the entry whose mind it goes on from.

    Entries count from 1. That entry is the last of its choices that stands, whatever was taken back since; `last` is 0
    where there is none, and where everybody has gone back since: who saw what it did then does not know what it does.
    """

    seed: int
    choices: int
    last: int

    def memory(self, mind: bytes) -> Memory:
        """What it takes to its choice, given what it had in mind after that entry."""
        return Memory(self.seed, self.choices, mind)


def standing_of(table: Table[Any], header: Header, seat: int, start: int = 0) -> Standing:
    """Where a bot stands at a table that began, or went on with other rules, after `start` entries.

    Only the seat's own choices count: how many others have made in a sealed choice, or taken back, is their secret.
    """
    seed = bot_seed(mixed_seed(header.seed, header.nonces), seat, table.game.state.rewinds)
    own = [moment.entry for moment in table.moments if moment.seat == seat]
    holds = bool(own) and all(entry.kind != "rewind" for entry in table.entries[own[-1] :])
    return Standing(seed, start + len(own), start + own[-1] if holds else 0)


def made_again(title: Title[Any], record: Record, seat: int, bot: str) -> Iterator[tuple[str, str]]:
    """Every choice of a seat in a record, and the one that this bot makes there."""
    check_header(title, record)
    for stretch in record.stretches():  # other rules begin with nothing in mind
        start, minds = stretch.segment.entries, dict[int, bytes]()
        tables = replay_stretch(title, record, stretch)
        for number, (entry, table) in enumerate(zip(stretch.entries, tables, strict=False), start + 1):
            if entry.kind != "choice" or entry.seat != seat:
                continue
            standing = standing_of(table, record.header, seat, start)
            player = resume_bot(bot, title, standing.memory(minds.get(standing.last, b"")))
            option = str(player.choose(table.game.decisions[seat], partial(observe, table.game, seat)))
            if isinstance(player, Remembering) and option == entry.text:
                minds[number] = player.memory.mind
            yield entry.text, option
