"""Brings a table in memory up to date with what others did, where that is the usual: some actions by our rules."""

from asztal.server.storage.statements import Driver
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.stored.log_replay import SAME, ReplayFailed, count, play_again
from asztal.server.tables.stored.since import Since, read_since
from asztal.server.tables.stored.table import StoredTable


def can_follow(warm: Warm) -> bool:
    """True for a table in play whose game is in memory as its log has it; to ask does not wake it."""
    return warm.loaded is not None and (warm.awake or warm.sleeps) and warm.base is None


async def follow(driver: Driver, warm: Warm, request: str) -> bool | None:
    """Read what is new, in one statement, and take it over; None when there is more than that to be done.

    Otherwise it says whether the request is in the log.
    """
    since = await read_since(driver, warm.stored.row, warm.seq, warm.title.rules_version, request)
    return since.answered if _take_over(warm, since) else None


def _take_over(warm: Warm, since: Since) -> bool:
    row, new, stored = since.row, since.new, warm.stored
    if row.version == stored.row.version:
        return True
    usual = row.status == stored.row.status == "playing" and not row.claimed
    if new is None or not usual or len(new.log.entries) != row.seq - warm.seq:
        return False
    if new.played not in (None, warm.title.rules_version) or (new.start or 0) > warm.start:
        return False
    # The same list while nobody sat down or left: then nobody is looked for at the seats again.
    warm.loaded = StoredTable(row, stored.places if new.places == stored.places else new.places)
    if new.log.entries:
        try:
            play_again(warm.playing, new.log.entries)
            warm.seq = row.seq
            warm.clocks += new.log.clocks
            same = warm.differs(new.log.last) is None
        except ReplayFailed:
            same = False
        if not same:  # read all of it again, and look closer
            warm.forget()
            return False
        count(SAME, warm.title)
    return True
