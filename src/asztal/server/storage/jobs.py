"""A job queue in the same database: a bot's turn is queued in the transaction that makes it due, so none is lost."""

from contextlib import suppress
from datetime import datetime

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.types import JSONDict

from asztal.server.config import Config
from asztal.server.storage.statements import Driver

BOTS = "bots"
BOT_TURN = "bot_turn"
NOTICES = "notices"
# Apart from notices: a worker of the release before would take a job that it does not know, and it would have failed.
LETTERS = "letters"
SEND_NOTICES, CONFIRM_MAIL, SIGN_IN_LETTER = "send_notices", "confirm_mail", "sign_in_letter"

# What a dead worker left. Where another job for the same waits already, that one is enough: two may not wait at once.
_TAKE_UP = """
WITH stalled AS (
  SELECT j.id, j.queueing_lock FROM procrastinate_jobs j WHERE j.status = 'doing' AND NOT EXISTS (
    SELECT 1 FROM procrastinate_workers w
    WHERE w.id = j.worker_id AND w.last_heartbeat > now() - %(stalled)s * interval '1 s')
  FOR UPDATE SKIP LOCKED),
doubled AS (
  DELETE FROM procrastinate_jobs WHERE id IN (SELECT s.id FROM stalled s
    JOIN procrastinate_jobs t ON t.queueing_lock = s.queueing_lock AND t.status = 'todo') RETURNING id)
UPDATE procrastinate_jobs SET status = 'todo', attempts = attempts + 1, scheduled_at = now()
WHERE id IN (SELECT id FROM stalled EXCEPT SELECT id FROM doubled)
"""

_HURRY = "UPDATE procrastinate_jobs SET scheduled_at = NULL WHERE queueing_lock = %s AND status = 'todo'"


class Jobs:
    """Queues jobs, which `asztal.server.bots.worker` carries out."""

    def __init__(self, config: Config) -> None:
        self.app = App(connector=PsycopgConnector(conninfo=config.database, min_size=1, max_size=4))

    async def queue_bot_turn(
        self, driver: Driver | None, table_id: str, seat: int, seq: int, share: str, *, beat: float = 0.0
    ) -> None:
        """Queue a bot's answer at this seat to what it is asked after action `seq`, in `beat` seconds.

        One bot of a share thinks at a time, and the turns of other shares pass those that wait. A turn that is not due
        yet holds up nobody: it joins those of its share when its time has come.
        """
        turn: JSONDict = {"table_id": table_id, "seat": seat, "seq": seq}
        if beat:
            later = self.app.configure_task(BOT_TURN, queue=BOTS, connection=driver, schedule_in={"seconds": beat})
            await later.defer_async(**turn, **({"share": share} if share else {}))
            return
        lock = f"{BOTS}:{share}" if share else None
        await self.app.configure_task(BOT_TURN, queue=BOTS, connection=driver, lock=lock).defer_async(**turn)

    async def queue_notices(self, driver: Driver, person: int, at: datetime | None = None) -> None:
        """Queue sending what is due to a person, now or at a time; at most one such job waits while one runs."""
        name = f"{NOTICES}:{person}"
        job = self.app.configure_task(
            SEND_NOTICES, queue=NOTICES, connection=driver, lock=name, queueing_lock=name, schedule_at=at
        )
        for _ in range(3):
            with suppress(AlreadyEnqueued):
                async with driver.transaction():
                    await job.defer_async(person=person)
                return
            # The one that waits may wait for a channel that failed: what is new waits for nothing. It is locked until
            # what is new is there to be read; where it was just taken, another one is queued.
            if at is not None or (await driver.execute(_HURRY, (name,))).rowcount:
                return

    async def take_up(self, driver: Driver, stalled: float) -> int:
        """Queue again the jobs of workers without a sign of life for `stalled` seconds; returns their number."""
        return (await driver.execute(_TAKE_UP.encode(), {"stalled": stalled})).rowcount

    async def queue_confirmation(self, driver: Driver, channel: int) -> None:
        """Queue the question to the owner of a mailbox."""
        await self.app.configure_task(CONFIRM_MAIL, queue=NOTICES, connection=driver).defer_async(channel=channel)

    async def queue_sign_in_letter(self, driver: Driver, letter: int) -> None:
        """Queue a letter by which somebody comes home, or a mailbox becomes a way home."""
        await self.app.configure_task(SIGN_IN_LETTER, queue=LETTERS, connection=driver).defer_async(letter=letter)
