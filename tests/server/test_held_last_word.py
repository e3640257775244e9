"""What is held is the seat's own last word: nothing late, from another position, or not allowed."""

import asyncio

import pytest
from sqlalchemy import event

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.wake import due_loop
from asztal.server.wake.held_due import held_loop
from tests.server.people import seated_table
from tests.server.test_holding import TURNS, Table, at_table
from tests.server.timing import PACE, World, tell


def test_a_request_that_is_sent_again_late_neither_replaces_nor_takes_back_what_is_held(apart: Config) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose fish")
        await at.undo(0, "u")
        await at.hold(0, "b", "choose grain")
        await at.hold(0, "a", "choose fish")
        await at.undo(0, "u")
        assert (await at.log(), await at.held()) == ([], [(0, "choose grain")])

    at_table(apart, story)


def test_an_option_of_an_earlier_question_is_not_held_for_a_later_one(apart: Config) -> None:
    """The other device moves between the look whether the choice ends the turn and its being stored."""

    async def story(at: Table) -> None:
        play, warm = at.world.service.play, at.world.service.changes.cache.get(at.id)
        await play.act(at.request(0, "f"), "choose food")
        done, _, options = warm.question(0).partition("-")
        await at.undo(0, "u")

        async def act() -> None:
            await play.act(at.request(0, "g"), "choose food")

        async with warm.lock:
            held = asyncio.create_task(at.hold(0, "a", "choose fish", 5, question=f"{int(done) + 2}-{options}"))
            await asyncio.sleep(0)
            other = asyncio.create_task(act())
            await asyncio.sleep(0)
        with pytest.raises(Denied, match="stale"):
            await held
        await other
        assert (warm.question(0), await at.held()) == (f"{int(done) + 2}-{options}", [])

    at_table(apart, story)


@pytest.mark.parametrize("name", ["a\0", "", "é", "a" * 65])
def test_what_is_confirmed_is_named_as_a_request_is(apart: Config, name: str) -> None:
    async def story(at: Table) -> None:
        with pytest.raises(Denied, match="bad-request-id"):
            await at.confirm(0, name)

    at_table(apart, story)


# --- another seat goes back -------------------------------------------------------------------------------------------


def test_what_was_held_in_a_position_that_was_taken_back_is_not_made_in_another(apart: Config) -> None:
    async def story(at: Table) -> None:
        play, warm = at.world.service.play, at.world.service.changes.cache.get(at.id)
        await play.act(at.request(0, "x"), "choose fish")
        question = warm.question(1)
        await at.hold(1, "a", "choose fish", 5)
        await at.undo(0, "u")
        await play.act(at.request(0, "y"), "choose grain")
        assert warm.question(1) == question
        await at.hold(1, "a", "choose fish", 5)  # sent again
        assert await at.held() == []
        at.world.later(6)
        await at.due()
        assert [text for seat, _, text, _ in await at.log() if seat == 1] == []
        await at.hold(1, "b", "choose fish")
        await at.confirm(1, "b")
        assert (await at.log())[-1] == (1, "choice", "choose fish", "1:b")

    at_table(apart, story)


def test_an_undo_beside_what_is_held_leaves_it_and_is_the_same_as_without(apart: Config) -> None:
    """Two seats act at their own pace: what one holds shows in nothing that the other does."""

    async def told(world: World) -> None:
        at = Table(world, *await seated_table(world.service, "own_pace", 2, 2))
        statements: list[str] = []

        def note(_c: object, _k: object, statement: str, *_: object) -> None:
            statements.append(statement)

        event.listen(world.service.engine.sync_engine, "before_cursor_execute", note)
        seen = []
        for number in range(2):
            await world.service.play.act(at.request(1, f"d{number}"), "choose dig")
            statements.clear()
            await at.undo(1, f"u{number}")
            seen.append([*statements])
            await at.hold(0, "a", "choose draw")
        assert seen[0] == seen[1]
        assert await at.held() == [(0, "choose draw")]

    tell(apart, told)


# --- what cannot be carried out ---------------------------------------------------------------------------------------

BREAK = "UPDATE held_choice SET option = 'food 9 9' WHERE table_id = %s"


def test_a_stored_choice_that_is_not_allowed_is_dropped_and_the_clock_flags(apart: Config) -> None:
    async def story(at: Table) -> None:
        at.world.later(127)
        await at.hold(0, "a", "choose fish")
        await at.world.sql(BREAK, at.id)
        for seconds in (1, 32):
            at.world.later(seconds)
            await at.world.poll()
        assert (await at.log(), await at.held()) == ([], [])
        assert (await at.world.bots(at.id))[0][1:] == ("time", 1)

    at_table(apart, story, pace=PACE)


def test_a_stored_choice_that_is_not_allowed_is_dropped_when_it_is_due(apart: Config) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose fish", 5)
        await at.world.sql(BREAK, at.id)
        at.world.later(6)
        await at.due()
        assert (await at.log(), await at.held()) == ([], [])

    at_table(apart, story)


def test_a_table_where_something_goes_wrong_does_not_stop_the_others(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_loop, "BATCH", 1)

    async def story(at: Table) -> None:
        other = Table(at.world, *await seated_table(at.world.service, TURNS, 2, 2))
        await other.hold(0, "a", "choose fish", 4)
        await at.world.sql("UPDATE held_choice SET seat = 9 WHERE table_id = %s", other.id)
        await at.hold(0, "a", "choose fish", 5)
        at.world.later(6)
        loop = held_loop(at.world.config, at.world.service.changes)
        for _ in range(2):
            await loop.poll(at.world.driver)
        assert (await at.log(), await at.held()) == ([(0, "choice", "choose fish", "0:a")], [])

    at_table(apart, story)
