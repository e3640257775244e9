"""Rate limits: counted in one process, in several over a real Redis, and while Redis is away."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.limits import rates
from asztal.server.limits.headcount import Headcount, Most
from asztal.server.limits.limits import Limits, Visitor, network_of, secret_person
from asztal.server.limits.rates import Charge, Counts, Here, Shared, Verdict
from tests.server.clients import free_port
from tests.server.conftest import REDIS

CONFIG = Config(database="postgresql://nowhere/nothing", redis=REDIS)


def fresh() -> Config:
    return replace(CONFIG, prefix=f"asztal-test-{secrets.token_hex(6)}")


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "-"),
        ("not an address", "not an address"),
        ("x" * 1000, "x" * 100),
    ],
)
def test_an_address_is_one_of_ipv4_or_a_network_of_ipv6(host: str, network: str) -> None:
    assert network_of(host) == network


def test_a_reserve_is_used_up_and_refills_with_time() -> None:
    here, charge = Here(), Charge("a", every=2.0, burst=3)
    assert [here.take([charge], 100.0) for _ in range(4)] == [Verdict(0)] * 3 + [Verdict(2.0, 0)]
    assert here.take([charge], 101.0) == Verdict(1.0, 0)
    assert [here.take([charge], 102.0), here.take([charge], 102.0).over] == [Verdict(0), 0]
    assert here.take([charge._replace(key="b")], 102.0) == Verdict(0)  # somebody else


def test_a_whole_reserve_suffices_for_what_it_is_at_any_time_of_the_clock() -> None:
    charge = Charge("a", every=3600.0, burst=1)
    assert [now for now in range(2000) if Here().take([charge], now * 0.7919).over is not None] == []
    shared = Shared(fresh())

    async def story() -> None:
        counts = Counts(shared)
        for number in range(200):
            assert (await counts.take([charge._replace(key=str(number))])).over is None
        await shared.close()

    tell(story)


def test_whoever_is_patient_waits_in_a_row_and_costly_things_take_more() -> None:
    here, charge = Here(), Charge("a", every=0.1, burst=5, cost=5, patience=1.0)
    assert [here.take([charge], 0.0).wait for _ in range(3)] == pytest.approx([0, 0.5, 1.0])
    assert here.take([charge], 0.0).over == 0


def test_all_is_counted_or_nothing() -> None:
    here, free, full = Here(), Charge("a", 1.0, 2), Charge("b", 1.0, 1)
    assert here.take([full], 0.0) == Verdict(0)
    assert here.take([free, full], 0.0).over == 1
    assert [here.take([free], 0.0).over for _ in range(3)] == [None, None, 0]


def test_memory_does_not_grow_with_the_number_of_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Here()
    for number in range(1000):
        here.take([Charge(f"a{number}", 1.0, 5)], 0.0)
    here.take([Charge("b", 1.0, 5)], 100.0)
    assert len(here) == 1  # the others' reserves are full again
    monkeypatch.setattr(rates, "MOST_KEYS", 100)
    for number in range(1000):
        here.take([Charge(f"c{number}", 3600.0, 5)], 100.0)
    assert len(here) <= 101


@pytest.mark.slow
def test_two_processes_count_together_over_redis() -> None:
    async def story() -> None:
        config = fresh()
        both = [Shared(config), Shared(config)]
        first, second = map(Counts, both)
        charge = Charge("a", every=60.0, burst=4)
        seen = [(await counts.take([charge])).over for counts in (first, second, first, second, first, second)]
        assert seen == [None] * 4 + [0, 0]
        patient = Charge("b", every=0.1, burst=1, patience=0.5)
        waits = [(await counts.take([patient, charge._replace(key="c")])).wait for counts in (first, second)]
        assert waits == pytest.approx([0, 0.1], abs=0.05)
        for shared in both:
            await shared.close()

    tell(story)


def test_without_redis_each_process_counts_alone_and_says_so_once(capfd: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        limits = Limits(replace(fresh(), redis=f"redis://127.0.0.1:{free_port()}"))
        visitor, refused = Visitor("192.0.2.1"), []
        for _ in range(40):
            try:
                await limits.count(visitor, guests=1)
            except Denied as denied:
                refused.append((denied.key, denied.status))
        assert refused == [("too-many-guests", 429)] * 10
        async with limits.seated(visitor), limits.seated(visitor):
            assert len(limits.sockets) == 2

    tell(story)
    said = capfd.readouterr()
    assert (said.out + said.err).count("Redis is away") == 1


@pytest.mark.parametrize("redis", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_open_sockets_are_counted_everywhere_until_they_are_closed(redis: bool) -> None:
    async def story() -> None:
        config = fresh()
        shared = [Shared(config) if redis else None for _ in range(2)]
        one = Headcount(shared[0])
        two = Headcount(shared[1]) if redis else one
        places = [Most("address", 4), Most("table", 3)]
        names = [await count.enter(places) for count in (one, two, one)]
        assert [full for _, full in names] == [None] * 3
        assert (await two.enter(places))[1] == 1
        assert (await two.enter(places[:1]))[1] is None
        assert (await one.enter(places[:1]))[1] == 0
        await one.leave(names[0][0])
        assert (await two.enter(places))[1] is None
        for kept in shared:
            if kept is not None:
                await kept.close()

    tell(story)


def test_with_limits_off_nothing_is_counted() -> None:
    async def story() -> None:
        limits = Limits(replace(fresh(), limits=0))
        visitor = Visitor("192.0.2.1", "somebody", "table", "connection")
        for _ in range(1000):
            await limits.count(visitor, requests=1, guests=1, tables=1, bot_games=1, chat=1, effort=1000)
            await limits.pace(visitor, "moves")
            async with limits.seated(visitor), limits.turn(visitor):
                pass
        assert limits.share(visitor) == ""

    tell(story)


def test_ten_times_as_generous() -> None:
    async def story() -> None:
        limits = Limits(replace(fresh(), limits=10, redis=""))
        for _ in range(300):
            await limits.count(Visitor("192.0.2.1"), guests=1)

    tell(story)


def test_one_address_does_one_costly_thing_at_a_time_and_others_do_not_wait_for_it() -> None:
    async def story() -> None:
        limits, inside, most = Limits(replace(fresh(), redis="")), 0, 0
        stranger = Visitor("192.0.2.1")

        async def costly() -> None:
            nonlocal inside, most
            async with limits.turn(stranger):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.01)
                inside -= 1

        tasks = [asyncio.create_task(costly()) for _ in range(20)]
        await asyncio.sleep(0.02)
        async with limits.turn(Visitor("192.0.2.2")):
            assert sum(task.done() for task in tasks) < 10
        await asyncio.gather(*tasks)
        assert most == 1

    tell(story)


def test_a_share_and_a_person_do_not_tell_who_it_is() -> None:
    limits = Limits(replace(fresh(), redis=""))
    assert len(limits.share(Visitor("192.0.2.1"))) == 4
    assert limits.share(Visitor("192.0.2.1")) != limits.share(Visitor("192.0.2.2"))
    assert "cookie" not in secret_person("cookie")
    assert secret_person("") == ""
