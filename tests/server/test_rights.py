"""Sequences of requests: whatever people do in whatever order, a socket has what its right gives, and no more."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test
from msgspec.structs import replace

from tests.server.clients import free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.rights import machine
from tests.server.rights_site import Site, Violation
from tests.server.sabotage import DECIDING, SABOTAGES

STEPS, TABLES = 50, 10  # steps of one table, and the tables of the gate
ROUNDS = 3  # in which a hole must be found: usually in the first
USUAL = settings(
    deadline=None,
    stateful_step_count=STEPS,
    suppress_health_check=list(HealthCheck),
    database=None,
    phases=[Phase.generate],  # shrinking a sequence takes many tables, each with its own requests
    report_multiple_bugs=False,
    derandomize=True,
)


def same_tables(here: Site) -> type[RuleBasedStateMachine]:
    """Those of the gate: left to itself, Hypothesis draws others whenever a function gets another name."""
    return seed(1)(machine(here))


@contextmanager
def site(sabotage: str = "") -> Iterator[Site]:
    """Two web processes; bots have seats but never move."""
    with ExitStack() as stack:
        config = stack.enter_context(prepared())
        webs = [replace(config, limits=0, port=free_port()) for _ in range(2)]
        for web in webs:
            stack.enter_context(process(web, "serve", sabotage))
        for web in webs:
            wait_until_ready(web)
        made = Site(webs)
        stack.callback(made.close)
        yield made


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_whatever_people_do_a_socket_has_what_its_right_gives() -> None:
    with site() as here:
        run_state_machine_as_test(same_tables(here), settings=settings(USUAL, max_examples=TABLES))
        assert here.steps.total() > 300
        print(dict(here.steps))


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("sabotage", sorted(DECIDING))
def test_who_decides_for_others_is_found_within_the_tables_of_the_gate(sabotage: str) -> None:
    with site(sabotage) as here, pytest.raises(Violation):
        run_state_machine_as_test(same_tables(here), settings=settings(USUAL, max_examples=TABLES))


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("sabotage", sorted(SABOTAGES))
def test_a_hole_in_who_is_allowed_is_found(sabotage: str) -> None:
    with site(sabotage) as here:
        for number in range(ROUNDS):
            try:
                again = settings(USUAL, max_examples=36, derandomize=number == 0)
                run_state_machine_as_test(machine(here), settings=again)
            except Violation:
                return
    pytest.fail("nobody noticed")


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_whatever_people_do_for_twenty_minutes() -> None:
    until = time.monotonic() + 20 * 60
    with site() as here:
        while time.monotonic() < until:
            run_state_machine_as_test(machine(here), settings=settings(USUAL, max_examples=20, derandomize=False))
        print(f"{here.steps.total()} requests: {dict(here.steps)}")
