"""The yardstick stays exactly the one with which the published figures were measured."""

import inspect
import textwrap
from types import SimpleNamespace

import pytest

from asztal.testkit import yardstick


def test_a_short_measurement_gives_rates() -> None:
    rate = yardstick.measure(lambda: sum(1 for _ in range(1000)), seconds=0.2, repeats=1)
    assert rate.raw > 0
    assert rate.norm > 0


def test_norm_rescales_by_the_speed_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def spend(seconds: float) -> None:
        nonlocal now
        now += seconds

    def work() -> int:
        spend(0.05)
        return 10

    # A machine that does the loop at half the reference speed: norm must be twice raw.
    clock = SimpleNamespace(process_time=lambda: now, perf_counter=lambda: now)
    monkeypatch.setattr(yardstick, "time", clock)
    monkeypatch.setattr(yardstick, "_loop", lambda n: spend(n / (yardstick.REFERENCE / 2)))
    rate = yardstick.measure(work, seconds=1.0, repeats=3)
    assert rate.raw == pytest.approx(200)
    assert rate.norm == pytest.approx(400)


def test_the_loop_and_the_reference_are_the_published_ones() -> None:
    published = """\
        def _loop(n: int) -> None:
            x = 0
            d: dict[int, int] = {}
            for i in range(n):
                x = (x * 1103515245 + 12345) & 0x7FFFFFFF
                d[x & 255] = i
        """
    assert inspect.getsource(yardstick._loop) == textwrap.dedent(published)
    assert yardstick.REFERENCE == 5.0e6
