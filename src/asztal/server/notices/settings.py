"""What a person wants to be told, and at which hours."""

from datetime import datetime, time, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from asztal.server.denied import Denied
from asztal.server.notices.letters import ALWAYS, REASONS
from asztal.server.storage.statements import Driver, rows

TURN_AFTER = 60  # seconds until somebody is told of a turn, unless they want it later
LONGEST = 7 * 86_400
_SETTINGS = "SELECT person, turn_after, reasons, quiet FROM notice_setting WHERE person = ANY(%s)"
_KEEP = """
INSERT INTO notice_setting (person, turn_after, reasons, quiet)
VALUES (%(person)s, %(turn_after)s, %(reasons)s::jsonb, %(quiet)s::jsonb)
ON CONFLICT (person) DO UPDATE SET turn_after = excluded.turn_after, reasons = excluded.reasons, quiet = excluded.quiet
"""


class Wishes(NamedTuple):
    """What somebody wants to be told; `turn_after` is None for somebody who never wants to be told of a turn."""

    turn_after: int | None = TURN_AFTER
    reasons: tuple[str, ...] = REASONS
    quiet: dict[str, str] | None = None

    def due(self, reason: str, at: datetime) -> datetime | None:
        """When to tell of something that began at this time, outside quiet hours; None for never."""
        if reason in ALWAYS:
            return at
        if reason not in self.reasons or (reason == "turn" and self.turn_after is None):
            return None
        return self.awake(at + timedelta(seconds=self.turn_after or 0 if reason == "turn" else 0))

    def awake(self, at: datetime) -> datetime:
        """This time, or the end of the quiet hours that it falls in."""
        if self.quiet is None:
            return at
        zone = ZoneInfo(self.quiet["zone"])
        first, last = time.fromisoformat(self.quiet["from"]), time.fromisoformat(self.quiet["to"])
        there = at.astimezone(zone)
        clock = there.time()
        quiet = first <= clock < last if first <= last else clock >= first or clock < last
        if not quiet:
            return at
        day = there.date() + timedelta(days=int(clock >= last))
        return datetime.combine(day, last, zone)


def checked_wishes(turn_after: int | None, reasons: list[str], quiet: dict[str, str] | None) -> Wishes:
    """Settings that can be stored; raises `Denied`."""
    try:
        if quiet is not None:
            if set(quiet) != {"from", "to", "zone"} or not all(len(quiet[name]) == 5 for name in ("from", "to")):
                raise ValueError
            Wishes(quiet=quiet).awake(datetime(2000, 1, 1, tzinfo=ZoneInfo("UTC")))
        if not set(reasons) <= set(REASONS) or (turn_after is not None and not TURN_AFTER <= turn_after <= LONGEST):
            raise ValueError
    except (ValueError, OSError, KeyError):  # also a zone that nobody knows, or that is a folder
        raise Denied("bad-settings", 422) from None
    return Wishes(turn_after, tuple(reason for reason in REASONS if reason in reasons), quiet)


async def read_wishes(driver: Driver, people: list[int]) -> dict[int, Wishes]:
    """The settings of those people who have some."""
    found = await rows(driver, _SETTINGS, [people])
    return {person: Wishes(after, tuple(reasons), quiet) for person, after, reasons, quiet in found}


async def keep_wishes(driver: Driver, person: int, wishes: Wishes, encode: Any) -> None:
    """Store what a person wants to be told."""
    values = {"person": person, "turn_after": wishes.turn_after, "reasons": encode(wishes.reasons).decode()}
    await driver.execute(_KEEP, values | {"quiet": None if wishes.quiet is None else encode(wishes.quiet).decode()})
