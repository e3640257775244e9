"""Replays a log, and counts the outcome: a state that differs from the stored one is shown to nobody."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import structlog

from asztal.kernel import Table, Title
from asztal.kernel.record import do_entry
from asztal.kernel.table import Entry
from asztal.server.denied import Denied

_LOG = structlog.get_logger("asztal.replaying")
# The state was the stored one; the same in another shape; another, so that the table went on from the stored one; and
# the stored one could not be read.
SAME, RESHAPED, FROM_POSITION, FAILED = "same", "reshaped", "from_position", "failed"
OUTCOMES = Counter(dict.fromkeys((SAME, RESHAPED, FROM_POSITION, FAILED), 0))  # of this process


class ReplayFailed(Exception):
    """The log cannot be replayed by today's rules. Nobody at the table did anything wrong."""


class Unreadable(Denied):
    """Neither log nor stored state can be read: the table waits until the operator repairs it."""

    def __init__(self) -> None:
        super().__init__("unreadable-table", 503)


def count(outcome: str, title: Title[Any], error: BaseException | None = None) -> None:
    """Count the outcome of a replay; what an operator should know is logged."""
    OUTCOMES[outcome] += 1
    if outcome in (FROM_POSITION, FAILED):
        why = type(error.__cause__ or error).__name__ if error else "another state"
        _LOG.warning("replay", outcome=outcome, game=title.name, rules=title.rules_version, why=why)


def play_again(table: Table[Any], entries: Sequence[Entry]) -> None:
    """Replay these entries; after `ReplayFailed` the table is unusable."""
    try:
        for entry in entries:
            do_entry(table, entry)
    except Exception as error:
        raise ReplayFailed from error
