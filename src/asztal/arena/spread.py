"""Spreads work over this process, over several, or over a Ray cluster, with the same results in the same order.

`work` is a function of a module, or a `partial` of one; a task names what it needs and carries no objects. A worker
that has other rules or other weights than the caller refuses the work: its results would not be the same.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol, TypeVar

from asztal.identity import NOTHING, Plays, identity
from asztal.text import Problem

T = TypeVar("T")
R = TypeVar("R")
_DEATHS = 3  # how often workers may die without one result between
_AHEAD = 4  # tasks that wait at every processor of a cluster


class OtherEngine(Problem):
    """A worker has other rules, bots or weights than whoever asks."""

    def __init__(self, here: str, there: str) -> None:
        super().__init__("spread-other-engine", here=here, there=there)


class Engine(Protocol):
    """Where work is done."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """The results with the numbers of their tasks, as they are finished; what a worker left is done again."""


class InThisProcess:
    """In this process, one after another."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Do the tasks in order, in the process that asks."""
        yield from ((number, work(task)) for number, task in enumerate(tasks))


class Processes:
    """In so many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """See `Engine`. A process that dies breaks its pool, so a new one does what is missing."""
        missing, deaths = dict(enumerate(tasks)), 0
        while missing:
            pool = ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn"))
            try:
                running = {pool.submit(work, task): number for number, task in missing.items()}
                for done in as_completed(running):
                    result, number = done.result(), running[done]
                    del missing[number]
                    deaths = 0
                    yield number, result
            except BrokenProcessPool:
                deaths += 1
                if deaths == _DEATHS:
                    raise Problem("spread-workers-die", count=deaths) from None
            finally:
                pool.shutdown(cancel_futures=True)


def on_this_machine(jobs: int) -> Engine:
    """In so many processes; with one, in that which asks."""
    return Processes(jobs) if jobs > 1 else InThisProcess()


class OnRay:
    """On a Ray cluster: the one at this address ("auto" for the one of this machine), or one made for the purpose."""

    def __init__(self, address: str = "") -> None:
        self._address = address

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """See `Engine`. Ray itself repeats what a lost worker or machine had."""
        ray = _ray()
        own = not ray.is_initialized()
        if own:
            ray.init(self._address or "local", include_dashboard=False, log_to_driver=False, logging_level="error")
        running: dict[Any, int] = {}
        try:
            remote, waiting = ray.remote(max_retries=_DEATHS)(_call), iter(enumerate(tasks))
            while True:
                room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
                for number, task in islice(waiting, max(0, room)):
                    running[remote.remote(work, task)] = number
                if not running:
                    return
                for done in ray.wait(list(running), timeout=None)[0]:
                    number = running.pop(done)
                    yield number, ray.get(done)
        finally:
            for left in running:
                ray.cancel(left, force=True)
            if own:
                ray.shutdown()


def _call(work: Callable[[T], R], task: T) -> R:
    return work(task)


class _Failed(NamedTuple):
    """Work that failed; it is not tried again."""

    error: Exception


def spread(work: Callable[[T], R], tasks: Sequence[T], engine: Engine, plays: Plays = NOTHING) -> Iterator[R]:
    """The results in the order of the tasks; the first of them that failed raises its error, wherever it was done."""
    found: dict[int, R | _Failed] = {}
    following = 0
    for number, done in engine.run(partial(_tried, plays, identity(plays), work), tasks):
        found[number] = done
        while following in found:
            result = found.pop(following)
            if isinstance(result, _Failed):
                raise result.error
            yield result
            following += 1


def _tried(plays: Plays, asked: str, work: Callable[[T], R], task: T) -> R | _Failed:
    try:
        here = identity(plays)
        if asked != here:
            raise OtherEngine(asked, here)
        return work(task)
    except Exception as error:
        return _Failed(error)


def _ray() -> Any:
    """Ray, which is an extra; it is not to tell anybody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Problem("spread-no-ray") from None
    return ray
