"""`asztal worker`: takes the bots' turns from the queue, and takes up again what a killed worker left behind."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import structlog
from procrastinate import JobContext, RetryStrategy
from procrastinate.worker import Worker

from asztal.server import packages, traces
from asztal.server.background import Background
from asztal.server.bots.thinking import Answer, Thinkers
from asztal.server.cluster.asking import Asking
from asztal.server.cluster.peers import Peers
from asztal.server.cluster.publishing import publish
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.logs import set_up_logs
from asztal.server.notices.maker import Notices
from asztal.server.notices.sender import Sender
from asztal.server.notices.sign_in_letters import SignInLetters
from asztal.server.notices.work import take_notices
from asztal.server.processes import NotThought
from asztal.server.service import Service
from asztal.server.storage.cells import Cell
from asztal.server.storage.database import check_databases
from asztal.server.storage.jobs import BOT_TURN, BOTS, Jobs
from asztal.server.storage.statements import borrowed
from asztal.server.tables.play.bot_questions import BotQuestion, bot_question, read_mind
from asztal.server.tables.stored.open_worlds import bots_answer_here
from asztal.server.wake.claims_due import claims_loop
from asztal.server.wake.clocks import ClockDuty
from asztal.server.wake.duty import Duty
from asztal.server.wake.expiry import Abandoned, Unused
from asztal.server.wake.held_due import held_loop
from asztal.server.wake.loop import Wake
from asztal.server.wake.packing_due import keep_packing
from asztal.server.wake.starts import Starts
from asztal.server.wake.tidying import keep_tidy
from asztal.server.wake.turns import BotTurns
from asztal.server.wake.worlds_due import keep_worlds

_LOG = structlog.get_logger("asztal.worker")
HEARTBEAT, STALLED = 2.0, 10.0  # seconds between signs of life, and without one until a job is taken up again
POLL = 0.5  # seconds between looks at the queue: nothing else tells that the time of a later turn has come
SETTINGS: dict[str, Any] = {
    "fetch_job_polling_interval": POLL,
    "install_signal_handlers": False,
    "delete_jobs": "always",
    "update_heartbeat_interval": HEARTBEAT,
    "stalled_worker_timeout": STALLED,
}
# Names of strangers' addresses are given up by the system's resolver itself, before their slots are free again.
LOOKUPS = "timeout:2 attempts:2"
GRACE = 20.0  # seconds for turns that are being taken when the worker stops; others take up what is left
TRIES = 5  # choices of one bot that came too late, one after another
ENDS = 3  # thoughts of a bot that end with their process, a second apart, before any option is taken
RETRIES = 10  # of a turn that failed, a second apart; after that it is asked for again when somebody looks at the table


def work(config: Config) -> int:
    """Take the bots' turns until a signal stops the process."""
    check_databases(config)
    set_up_logs(config)
    packages.load(config)
    traces.set_up(config, "worker")
    os.environ.setdefault("RES_OPTIONS", LOOKUPS)
    asyncio.run(_until_stopped(config))
    return 0


async def _until_stopped(config: Config) -> None:
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, task.cancel)
    try:
        await run_worker(config)
    except asyncio.CancelledError:
        _LOG.info("stopped")


async def run_worker(config: Config) -> None:
    """Work for ever, also across times when the database is away."""
    thinkers = Thinkers(config.bot_seconds, packages=config.packages)
    try:
        async with Service(config) as service, Background() as background:
            peers = Peers()
            asking = Asking(config, peers, publish(config, service, background, peers).send)
            background.start("asking", asking.listen)
            service.watch(background)
            service.beat(background, "worker")
            for cell, keeper, packer in zip(service.cells.all, service.keepers, service.packers, strict=True):
                tasks: dict[str, Callable[[], Awaitable[None]]] = {
                    "wake": Wake(cell.config, keeper, duties(service)).run,
                    "held": held_loop(cell.config, service.changes).run,
                    "claims": claims_loop(cell.config, service.claiming, keeper).run,
                    "packing": partial(keep_packing, packer),
                    "take-up": partial(keep_taking_up, service, cell),
                    "turns": partial(_take_jobs, cell.config, Turns(service, thinkers)),
                }
                for name, task in tasks.items():
                    background.start(cell.task(name), partial(cell.work, task))
            background.start("tidy", partial(keep_tidy, service.cells))
            background.start("worlds", partial(keep_worlds, service.worlds, service.world_pages))
            background.start("deeds", service.deeds.keep_going_on)
            background.start("erase", service.erasing.keep_erasing)
            sender = Sender(config, service.cells, service.jobs, asking.looking)
            background.start(
                "notices", partial(take_notices, config, sender, SignInLetters(config, service.engine), SETTINGS)
            )
            await asyncio.Event().wait()
    finally:
        await thinkers.close()
        await traces.finish()


def duties(service: Service) -> list[Duty]:
    """Every duty that can be due at a table."""
    now = service.keeper.now
    return [
        BotTurns(service.jobs, now),
        ClockDuty(service.changes),
        Starts(service.changes),
        Unused(now),
        Abandoned(service.changes),
        Notices(service.cells, service.jobs, now),
    ]


async def _take_jobs(config: Config, turns: "Turns") -> None:
    jobs = Jobs(config)
    app = jobs.app

    @app.task(name=BOT_TURN, queue=BOTS, retry=RetryStrategy(max_attempts=RETRIES, wait=1))
    async def bot_turn(table_id: str, seat: int, seq: int, share: str = "") -> None:
        if share:  # its beat is over: now it waits for the others of its share
            await jobs.queue_bot_turn(None, table_id, seat, seq, share)
        else:
            await turns.take(table_id, seat, seq)

    async with app.open_async():
        await app.run_worker_async(
            queues=[BOTS],
            concurrency=4,
            worker_middleware=[_poll_when_done],
            shutdown_graceful_timeout=GRACE,
            **SETTINGS,
        )


async def _poll_when_done(turn: Callable[[], Awaitable[Any]], context: JobContext, worker: Worker) -> Any:
    """Let the worker poll when a turn is over: the next one of its share may begin, and nothing else says so."""
    task = asyncio.current_task()
    assert task is not None
    task.add_done_callback(lambda _: worker._new_job_event.set())
    return await turn()


async def keep_taking_up(service: Service, cell: Cell) -> None:
    """Queue again what workers left behind that give no sign of life, for ever."""
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        await asyncio.sleep(HEARTBEAT)
        if loop.time() - began > STALLED / 2:
            continue  # this process stood still: until it gives a sign of life, its own jobs look left behind
        async with borrowed(cell.stores) as driver:
            taken = await service.jobs.take_up(driver, STALLED)
        if taken:
            _LOG.info("jobs taken up again", number=taken)


class Turns:
    """Takes the turns of bots, each of them once."""

    def __init__(self, service: Service, thinkers: Thinkers) -> None:
        self._service, self._thinkers = service, thinkers
        self._took: dict[tuple[str, str], float] = {}  # seconds of a bot's last thought, by game and bot

    async def take(self, table_id: str, seat: int, seq: int) -> None:
        """Answer what a bot is asked after action `seq`; that number also names the request."""
        try:
            for _ in range(TRIES):
                if await self._once(table_id, seat, seq):
                    return
            raise Denied("busy", 503)  # others were faster every time
        except Denied as denied:
            _LOG.warning("turn not taken", key=denied.key)
            if denied.status == 503:  # the queue tries again
                raise
        except NotThought as error:
            _LOG.warning("bot is asked again", why=str(error))
            raise
        except Exception as error:
            _LOG.error("turn failed", exc_info=error)
            raise

    async def _once(self, table_id: str, seat: int, seq: int) -> bool:
        play, changes = self._service.play, self._service.changes
        async with changes.reading(table_id) as warm:
            asked, world = bot_question(warm, seat), warm.stored.row.world
        if asked is None:
            return True
        if world:
            async with changes.cells.people.engine.connect() as connection:
                if not await bots_answer_here(connection, world):  # a worker of another release does
                    raise Denied("busy", 503)
        mind, offered = await read_mind(changes.cells.engine_of(table_id), table_id, asked), asked.offered
        answer = Answer(offered[0])
        if len(offered) == 1 and asked.secret:  # how soon it is ready must not tell the others that it had no choice
            await asyncio.sleep(self._took.get((asked.game, asked.bot), 0.0))
        if len(offered) > 1 or mind:
            answer = await self._thought(asked, mind)
        if answer.option in offered:
            with traces.move("bot"):
                return await play.act_for_bot(table_id, seat, seq, answer.option, asked=asked, mind=answer.mind)
        if world:  # equal choices must lead to equal games: it thinks again
            raise Denied("busy", 503)
        why = answer.why or f"it answered {answer.option[:80]!r}, which is none of its options"
        _LOG.warning("bot gave no answer, any option is taken", bot=asked.bot, game=asked.game, why=why)
        return await play.act_for_silent_bot(table_id, seat, seq, asked)

    async def _thought(self, asked: BotQuestion, mind: bytes) -> Answer:
        """The bot's answer. It thinks again where its process ended: that may have been somebody else's doing."""
        loop, ends = asyncio.get_running_loop(), 0
        while True:
            began = loop.time()
            try:
                answer = await self._thinkers.choose(asked, mind)
            except NotThought as error:
                ends += 1
                if not error.begun:  # the queue tries again
                    raise
                if ends == ENDS:
                    return Answer(why=str(error))
                _LOG.warning("bot thinks again", bot=asked.bot, game=asked.game, why=str(error))
                await asyncio.sleep(1)
            else:
                if len(asked.offered) > 1 and not mind:
                    self._took[asked.game, asked.bot] = loop.time() - began
                return answer
