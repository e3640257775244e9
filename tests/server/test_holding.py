"""A choice that ends a turn is held until it is confirmed: told to its seat alone, kept through anything, made once."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from asztal.bots.strengths import STRENGTHS
from asztal.kernel import Option, ends_turn
from asztal.kernel.rules import Game
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.wake.held_due import held_loop
from asztal.server.wire.around import Pace
from tests.kernel.minis import deck, hand_in, own_pace, payment
from tests.server.people import seated_table
from tests.server.timing import PACE, World, tell

TURNS = "payment"  # a choice or two each, one after another
LOG = "SELECT seat, kind, text, request_id FROM action WHERE table_id = %s ORDER BY seq"
HELD = "SELECT seat, option FROM held_choice WHERE table_id = %s AND option IS NOT NULL ORDER BY seat"


class Table:
    """A table in a world whose time stands, and what its people do there."""

    def __init__(self, world: World, table: str, guests: list[int]) -> None:
        self.world, self.id, self.guests = world, table, guests

    def request(self, seat: int, name: str) -> Request:
        return Request(self.id, Person(self.guests[seat]), name)

    async def hold(self, seat: int, name: str, option: str, seconds: int = 0, question: str = "") -> None:
        await self.world.service.holding.act(self.request(seat, name), option, seconds, question=question)

    async def confirm(self, seat: int, held: str) -> None:
        await self.world.service.holding.confirm(self.request(seat, "c"), held)

    async def undo(self, seat: int, name: str, **how: Any) -> None:
        await self.world.service.holding.undo(self.request(seat, name), **how)

    async def log(self) -> list[Any]:
        """What was done after both had chosen once."""
        return (await self.world.sql(LOG, self.id))[2:]

    async def held(self) -> list[Any]:
        return await self.world.sql(HELD, self.id)

    async def due(self) -> None:
        """The loop over held choices looks once."""
        await held_loop(self.world.config, self.world.service.changes).poll(self.world.driver)


def at_table(
    config: Config, story: Callable[[Table], Awaitable[None]], people: int = 2, pace: Pace | None = None
) -> None:
    async def told(world: World) -> None:
        at = Table(world, *await seated_table(world.service, TURNS, 2, people, pace=pace))
        await world.act(at.id, at.guests[0], "choose fish")
        async with world.service.changes.reading(at.id) as warm:
            seq = warm.seq
        if people == 2:
            await world.act(at.id, at.guests[1], "choose fish")
        else:
            await world.service.play.act_for_bot(at.id, 1, seq, "choose fish")
        await world.sql("DELETE FROM procrastinate_jobs")
        await story(at)

    tell(config, told)


# --- which choice ends a turn -----------------------------------------------------------------------------------------


def ends(game: Game[Any], seat: int, option: str) -> bool:
    return ends_turn(game, seat, Option.parse(option))


def test_a_choice_ends_a_turn_when_another_seat_is_asked() -> None:
    game: Game[Any] = payment.TITLE.new(2)
    assert ends(game, 0, "choose fish")
    assert ends(game, 0, "choose food")  # there is one way to pay
    for seat in (0, 1):
        game.apply(seat, "choose fish")
    assert not ends(game, 0, "choose food")  # how to pay is asked first
    game.apply(0, "choose food")
    assert ends(game, 0, "food 1 2")


def test_a_choice_that_could_not_be_taken_back_is_held_too() -> None:
    game: Game[Any] = own_pace.TITLE.new(2)
    assert not ends(game, 0, "choose dig")
    assert ends(game, 0, "choose draw")  # from the deck that all share
    for _ in range(2):
        game.apply(0, "choose dig")
    assert ends(game, 0, "choose dig")  # the last of three
    searched: Game[Any] = deck.TITLE.new(2)
    assert ends(searched, 0, "choose search")  # the same seat is asked, but it has seen the deck


def test_what_is_hidden_does_not_decide_whether_a_choice_is_held() -> None:
    """In two games that differ only in what the seat does not know, the answer is the same."""
    game: Game[Any] = hand_in.TITLE.new(3)
    for _ in range(3):
        seat = next(iter(game.decisions))
        found = {option: ends(game, seat, str(option)) for option in game.decisions[seat].options}
        before = game.state.to_data()
        for option, answer in found.items():
            assert ends_turn(game, seat, option) == answer
        assert game.state.to_data() == before  # and asking changes nothing
        game.apply(seat, game.decisions[seat].options[0])


# --- held, confirmed, taken back --------------------------------------------------------------------------------------


def test_a_held_choice_changes_nothing_until_it_is_confirmed(apart: Config) -> None:
    async def story(at: Table) -> None:
        row = "SELECT * FROM game_table WHERE id = %s"
        before = await at.world.sql(row, at.id)
        at.world.later(5)
        await at.hold(0, "a", "choose fish")
        assert (await at.log(), await at.held()) == ([], [(0, "choose fish")])
        assert await at.world.sql(row, at.id) == before  # neither its version nor any time
        await at.confirm(0, "a")
        await at.confirm(0, "a")  # the other device
        assert (await at.log(), await at.held()) == ([(0, "choice", "choose fish", "0:a")], [])

    at_table(apart, story)


def test_a_choice_within_the_turn_is_made_at_once(apart: Config) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose food")
        await at.hold(0, "b", "food 1 2")
        assert ([text for _, _, text, _ in await at.log()], await at.held()) == (["choose food"], [(0, "food 1 2")])

    at_table(apart, story)


def test_what_is_not_allowed_is_refused_and_not_held(apart: Config) -> None:
    async def story(at: Table) -> None:
        for seat, option, question, key in (
            (1, "choose fish", "", "not-your-turn"),
            (0, "food 9 9", "", "not-offered"),
            (0, "choose fish", "9-9", "stale"),
        ):
            with pytest.raises(Denied) as denied:
                await at.hold(seat, "a", option, question=question)
            assert denied.value.key == key
        with pytest.raises(Denied, match="not-held"):
            await at.confirm(0, "a")
        assert (await at.log(), await at.held()) == ([], [])

    at_table(apart, story)


def test_undo_drops_what_is_held_and_counts_it_as_the_last_choice(apart: Config) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose food")
        ways: list[tuple[dict[str, Any], int]] = [({}, 1), ({"choices": 2}, 0), ({"everything": True}, 0)]
        for number, (how, left) in enumerate(ways):
            if not number % 2 and number:
                await at.hold(0, f"a{number}", "choose food")
            await at.hold(0, f"h{number}", "food 1 2")
            await at.undo(0, f"u{number}", **how)
            await at.undo(0, f"u{number}", **how)  # sent again: nothing more is taken back
            async with at.world.service.changes.reading(at.id) as warm:
                assert len(warm.playing.moments) == 2 + left
            with pytest.raises(Denied, match="not-held"):
                await at.confirm(0, f"h{number}")
        await at.hold(0, "h2", "choose fish")  # the request that was taken back, sent again
        assert await at.held() == []
        with pytest.raises(Denied) as denied:
            await at.undo(0, "u9")
        assert denied.value.key == "undo-too-late"

    at_table(apart, story)


def test_another_choice_takes_the_place_of_what_is_held(apart: Config) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose fish", 5)
        await at.hold(0, "b", "choose grain", 5)
        with pytest.raises(Denied, match="not-held"):
            await at.confirm(0, "a")
        await at.world.service.play.act(at.request(0, "c"), "choose food")  # by a program, which confirms nothing
        with pytest.raises(Denied, match="stale"):
            await at.confirm(0, "b")
        at.world.later(6)
        await at.due()
        assert ([text for _, _, text, _ in await at.log()], await at.held()) == (["choose food"], [])

    at_table(apart, story)


@pytest.mark.parametrize("how", ["confirmed", "by itself", "dropped"])
def test_an_older_request_that_is_sent_again_does_nothing_after_newer_ones(apart: Config, how: str) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose fish")
        await at.undo(0, "u")
        await at.hold(0, "b", "choose grain", 5)
        if how == "confirmed":
            await at.confirm(0, "b")
        elif how == "by itself":
            at.world.later(6)
            await at.due()
        else:
            await renew_link(at)
        before = await at.log()
        await at.undo(0, "u")
        await at.hold(0, "a", "choose fish")
        assert await at.log() == before
        assert await at.held() == []

    at_table(apart, story)


def test_an_older_request_that_is_sent_again_where_it_would_not_end_the_turn_is_not_made(apart: Config) -> None:
    async def told(world: World) -> None:
        at = Table(world, *await seated_table(world.service, TURNS, 2))
        await at.hold(0, "a", "choose food")  # with one way to pay
        await at.hold(0, "b", "choose fish")
        await at.confirm(0, "b")
        await world.act(at.id, at.guests[1], "choose fish")
        await at.hold(0, "a", "choose food")  # by now with several
        assert await at.log() == []

    tell(apart, told)


# --- time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2], ids=["a bot comes next", "a person comes next"])
def test_when_its_seconds_are_over_it_is_made_once_after_a_restart_too(apart: Config, people: int) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose fish", 5)
        await at.hold(0, "a", "choose fish", 5)  # sent again: its seconds run on
        at.world.later(4)
        await at.due()
        assert await at.log() == []
        await at.world.service.engine.dispose()
        async with at.world.restarted():
            at.world.later(1)
            await at.due()
            await at.due()
            assert (await at.log(), await at.held()) == ([(0, "choice", "choose fish", "0:a")], [])
            jobs = await at.world.sql("SELECT 1 FROM procrastinate_jobs WHERE args ->> 'table_id' = %s", at.id)
            assert len(jobs) == 2 - people  # the bot's turn is in the queue

    at_table(apart, story, people)


def test_a_clock_that_runs_out_carries_it_out_instead(apart: Config) -> None:
    async def story(at: Table) -> None:
        at.world.later(127)
        await at.hold(0, "a", "choose fish")
        for seconds in (1, 32):
            at.world.later(seconds)
            await at.world.poll()
        assert await at.log() == [(0, "choice", "choose fish", "0:a")]
        assert await at.world.bots(at.id) == [("", "", 0), ("", "", 0)]  # nobody was late
        assert (await at.world.banks(at.id), await at.world.running(at.id)) == ([0, 100], [None, 160])
        story_told = "SELECT kind FROM story WHERE table_id = %s AND kind = 'time'"
        assert await at.world.sql(story_told, at.id) == []

    at_table(apart, story, pace=PACE)


def test_a_clock_that_runs_out_after_it_was_taken_back_flags(apart: Config) -> None:
    async def story(at: Table) -> None:
        at.world.later(127)
        await at.hold(0, "a", "choose fish")
        await at.undo(0, "u")
        for seconds in (1, 32):
            at.world.later(seconds)
            await at.world.poll()
        assert (await at.log(), (await at.world.bots(at.id))[0]) == ([], (STRENGTHS["medium"], "time", 1))

    at_table(apart, story, pace=PACE)


# --- whatever people do drops it --------------------------------------------------------------------------------------


async def leave(at: Table) -> None:
    await at.world.service.lobby.leave(at.guests[0], at.id)


async def leave_and_return(at: Table) -> None:
    await leave(at)
    await at.world.service.lobby.come_back(at.guests[0], at.id)


async def away(at: Table) -> None:
    gone = at.world.now - timedelta(hours=1)
    await at.world.sql("UPDATE seat SET seen_at = %s WHERE table_id = %s AND number = 0", gone, at.id)
    await at.world.service.proposals.propose(at.request(1, "p"), "bot", seat=0)


async def go_back(at: Table) -> None:
    proposals = at.world.service.proposals
    await proposals.propose(at.request(1, "p"), "back")
    await proposals.answer(at.request(0, "y"), agree=True)


async def renew_link(at: Table) -> None:
    await at.world.service.lobby.new_link(at.guests[0], at.id)


async def propose_back(at: Table) -> None:
    await at.world.service.proposals.propose(at.request(0, "p"), "back")


async def end(at: Table) -> None:
    proposals = at.world.service.proposals
    await proposals.propose(at.request(1, "p"), "end")
    await proposals.answer(at.request(0, "y"), agree=True)


@pytest.mark.parametrize("what", [leave, leave_and_return, away, go_back, propose_back, renew_link, end])
def test_whatever_people_do_about_the_seat_or_the_table_drops_it(
    apart: Config, what: Callable[[Table], Awaitable[None]]
) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose grain", 5)
        await what(at)
        at.world.later(10)
        await at.due()
        assert "0:a" not in [request for *_, request in await at.log()]
        assert await at.held() == []
        with pytest.raises(Denied):
            await at.confirm(0, "a")

    at_table(apart, story)


def test_a_proposal_to_which_nobody_agreed_yet_does_not_stop_it(apart: Config) -> None:
    async def story(at: Table) -> None:
        await at.hold(0, "a", "choose grain", 5)
        await at.world.service.proposals.propose(at.request(1, "p"), "back")
        at.world.later(5)
        await at.due()
        assert (await at.log())[-1] == (0, "choice", "choose grain", "0:a")

    at_table(apart, story)
