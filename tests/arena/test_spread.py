"""Work is done once, in order, wherever it is done; what a dead worker left is done again."""

import json
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from asztal.arena import spread as spreading
from asztal.arena.spread import Engine, InThisProcess, OtherEngine, Processes, spread
from asztal.text import Problem

ENGINES = (InThisProcess(), Processes(2))


def square(number: int) -> int:
    time.sleep(0.01 * (number % 3))  # the later ones are often done first
    return number * number


def picky(number: int) -> int:
    if number > 3:
        raise ValueError(f"not {number}")
    return number


def dies_once(folder: Path, number: int) -> int:
    """The first worker that gets number 5 dies of it."""
    if number == 5 and not (folder / "died").exists():
        (folder / "died").touch()
        os._exit(1)
    return number


def dies(number: int) -> int:
    os._exit(1)


@pytest.mark.parametrize("engine", ENGINES)
def test_results_come_in_the_order_of_the_tasks(engine: Engine) -> None:
    assert list(spread(square, range(12), engine)) == [number * number for number in range(12)]
    assert list(spread(square, [], engine)) == []


@pytest.mark.parametrize("engine", ENGINES)
def test_the_first_failure_in_order_is_raised_after_what_came_before_it(engine: Engine) -> None:
    results = spread(picky, range(9), engine)
    assert [next(results) for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="not 4"):
        next(results)


@pytest.mark.slow
def test_what_a_dead_process_left_is_done_again(tmp_path: Path) -> None:
    assert list(spread(partial(dies_once, tmp_path), range(9), Processes(2))) == list(range(9))
    assert (tmp_path / "died").exists()


@pytest.mark.slow
def test_work_that_kills_every_worker_ends_with_advice() -> None:
    with pytest.raises(Problem, match="3 times in a row"):
        list(spread(dies, range(2), Processes(2)))


def test_a_worker_with_another_engine_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "identity", lambda plays: "another")
    with pytest.raises(OtherEngine, match=r"another version .* \(\w{16}\) than this machine \(another\)"):
        list(spread(square, range(2), Processes(2)))


# --- Ray ------------------------------------------------------------------------------------------------------------

LOSES_A_NODE = """
import json, sys, threading, time
from ray.cluster_utils import Cluster
from asztal.arena.spread import InThisProcess, OnRay, spread
from asztal.arena.sim import _play_named
from functools import partial

cluster = Cluster()
cluster.add_node(num_cpus=1, object_store_memory=80_000_000, include_dashboard=False)
lost = cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
given = (["random"], {}, 3, 20_000)
parts = [range(start, start + 5) for start in range(0, 200, 5)]
work = partial(_play_named, "ginkgopolis", given)
planned = partial(_play_named, "ginkgopolis", (["level4"], {}, 5, 20_000))  # what it learned comes along
two = [range(1), range(1, 2)]
assert list(spread(planned, two, OnRay(cluster.address))) == list(spread(planned, two, InThisProcess()))
found = []
for number, part in enumerate(spread(work, parts, OnRay(cluster.address))):
    found += part
    if number == 4:
        cluster.remove_node(lost, allow_graceful=False)
alone = [game for part in spread(work, parts, InThisProcess()) for game in part]
print(json.dumps({"games": len(found), "same": found == alone, "nodes": len(cluster.list_all_nodes())}))
cluster.shutdown()
"""


@pytest.mark.slow
def test_a_cluster_that_loses_a_node_loses_no_game() -> None:
    environment = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
    script = [sys.executable, "-c", LOSES_A_NODE]
    done = subprocess.run(script, check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout.splitlines()[-1]) == {"games": 200, "same": True, "nodes": 1}
