"""Jobs in the same database: a bot's turn is queued in the transaction that makes it due, so it is never lost."""

from procrastinate import App, PsycopgConnector

from asztal.server.config import Config
from asztal.server.storage.statements import Driver

BOTS = "bots"
BOT_TURN = "bot_turn"


class Jobs:
    """Queues jobs; `asztal.server.bots.worker` carries them out."""

    def __init__(self, config: Config) -> None:
        self.app = App(connector=PsycopgConnector(conninfo=config.database, min_size=1, max_size=4))

    async def bot_turn(self, driver: Driver, table_id: str, seat: int, seq: int, share: str) -> None:
        """A bot is to answer at this seat what it is asked after action `seq`.

        Of one share one bot thinks at a time, and the turns of others go past those that wait for it.
        """
        lock = f"{BOTS}:{share}" if share else None
        job = self.app.configure_task(BOT_TURN, queue=BOTS, connection=driver, lock=lock)
        await job.defer_async(table_id=table_id, seat=seat, seq=seq)
