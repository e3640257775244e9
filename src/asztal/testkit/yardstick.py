"""Rates that can be compared between runs on a shared machine: `measure(work).norm` units per CPU second.

A fixed pure-Python loop is run between short slices of the work to be measured; both are timed in CPU
seconds. `norm` rescales a rate to a machine on which this loop does 5.0 million iterations per CPU second.
Raw rates swing by 20 %, norm rates by about 5 %. Compare norm with norm, or ratios taken in one run.

Peers measured with this yardstick (random play, one process, CPython 3.11):

    engine                          decisions/s (norm)   clones/s
    Catanatron 3.3.0, 4 players     20,700               10,600
    Catanatron 3.2.1, 4 players     15,700               15,600
    python-chess 1.11.2             14,300               416,000 (without history)
    synthetic Euro, dataclass       102,000              203,000 (the floor: 170 ints, 23 legal moves)
    synthetic Euro, mypyc           350,000              560,000

Without norm (other languages, expect +-25 %): Terraforming Mars open source 5,900 decisions/s and 108
clones/s; OpenSpiel gin_rummy (C++) 24,000; TAG (Java) Puerto Rico 183,000 and 56,000 clones/s, Catan 137,000.
Full-rollout MCTS: Catanatron 18 simulations/s, TAG Catan 108, TAG Puerto Rico 431.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

REFERENCE = 5.0e6


@dataclass(frozen=True, slots=True)
class Speed:
    """Units per CPU second, as measured (`raw`) and on the reference machine (`norm`)."""

    raw: float
    norm: float


# Every figure above was taken with exactly this loop: a change to it makes them worthless.
def _loop(n: int) -> None:
    x = 0
    d: dict[int, int] = {}
    for i in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        d[x & 255] = i


def measure(work: Callable[[], int], seconds: float = 4.0, repeats: int = 3) -> Speed:
    """The median rate of `work`, which is called again and again and returns how many units it did."""
    raw, norm = [], []
    for _ in range(repeats):
        units, cpu, wall, loops, loop_cpu = 0, 0.0, 0.0, 0, 0.0
        while wall < seconds:
            t = time.process_time()
            _loop(40_000)
            loop_cpu += time.process_time() - t
            loops += 40_000
            w, c = time.perf_counter(), time.process_time()
            while time.perf_counter() - w < 0.15:
                units += work()
            wall += time.perf_counter() - w
            cpu += time.process_time() - c
        raw.append(units / cpu)
        norm.append(units / cpu * REFERENCE / (loops / loop_cpu))
    return Speed(statistics.median(raw), statistics.median(norm))
