"""The choices of a turn that can be taken back alone, told to whoever made them, and taking back several at once."""

import asyncio
import random
import re
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import select

from asztal import registry
from asztal.kernel import SPECTATOR, observe
from asztal.kernel.offers import step
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage.models import Action
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.sentences import Voice
from tests.server.clients import Person as Visitor
from tests.server.people import any_option, seated_table, usual, with_service
from tests.server.test_web import small_table, tell
from tests.server.wire import Socket, application, wire

SMALL = "own_pace"
OWN = [name for name, title in registry.titles().items() if title.finished]
Told = tuple[str, list[str]]


def said(warm: Warm, voice: Voice, seat: int) -> list[Told]:
    return [(step.label, step.targets) for step in voice.steps(warm, seat)]


def offered(warm: Warm, voice: Voice, seat: int, option: str) -> Told:
    asked = voice.question(warm, observe(warm.game, seat))
    assert asked is not None
    return next((choice.label, choice.targets) for choice in asked.question.choices if choice.option == option)


def remembered(warm: Warm, voice: Voice) -> None:
    """Remembered or worked out, steps are the same; then everybody is asked, as a line does it."""
    for seat in warm.game.seats():
        found = warm.steps(seat)
        anew = [step(warm.playing, moment) for moment in warm.playing.undoable(seat)[: len(found)]]
        assert found == anew[::-1]
    for seat in warm.game.decisions:
        voice.question(warm, observe(warm.game, seat))


# --- what is told -----------------------------------------------------------------------------------------------------


def test_what_was_offered_in_an_older_view_is_no_step(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, "ginkgopolis", usual("ginkgopolis"))
        async with service.changes.reading(table) as warm:
            before, card = observe(warm.game, 0), str(warm.game.decisions[0].options[0])
            voice = Voice(warm.title, "en", warm.stored.names())
        await service.play.act(Request(table, Person(guests[0]), "a"), card)
        async with service.changes.reading(table) as warm:
            tile = str(warm.game.decisions[0].options[-1])
            voice.question(warm, before)
        await service.play.act(Request(table, Person(guests[0]), "b"), tile)
        async with service.changes.reading(table) as warm:
            assert len(said(warm, voice, 0)) == 2

    with_service(config, story)


@pytest.mark.parametrize("name", [*OWN, SMALL])
def test_steps_are_what_the_seat_was_offered_in_its_turn_also_after_a_restart(config: Config, name: str) -> None:
    """Random play with random undos; what was offered is kept beside it, and every so often the process forgets."""
    title, chance, counts = registry.find(name), random.Random(name), Counter[str]()

    async def story(service: Service) -> None:
        table, guests = await seated_table(service, name, usual(name))
        made: dict[int, list[tuple[int, Told]]] = {seat: [] for seat in range(len(guests))}  # with the turn
        for number in range(70):
            async with service.changes.reading(table) as warm:
                voice = Voice(title, "en", warm.stored.names())
                seat, option = any_option(warm.game, list(range(len(guests))), chance)
                turn = title.turn_number(warm.game.state, seat)
                told = offered(warm, voice, seat, option)
            await service.play.act(Request(table, Person(guests[seat]), f"a{number}"), option)
            made[seat].append((turn, told))
            if chance.random() < 0.1:
                service.cache.clear()
                counts["restarts"] += 1
            async with service.changes.reading(table) as warm:
                if warm.game.over:
                    break
                steps = {each: said(warm, voice, each) for each in warm.game.seats()}
                for each, found in steps.items():
                    assert [told for _, told in made[each][len(made[each]) - len(found) :]] == found
                    assert len({turn for turn, _ in made[each][len(made[each]) - len(found) :]}) <= 1
                    assert not found or warm.playing.why_not_undo(each, len(found)) is None
                    if (one := warm.playing.why_not_undo(each)) is None and each not in warm.game.decisions:
                        assert found, one
                remembered(warm, voice)
                counts["steps"] += len(steps[seat])
            if steps[seat] and chance.random() < 0.4:
                wanted = chance.randint(1, len(steps[seat]))
                await service.play.undo(Request(table, Person(guests[seat]), f"u{number}"), choices=wanted)
                del made[seat][len(made[seat]) - wanted :]
                counts["several"] += wanted > 1
                async with service.changes.reading(table) as warm:
                    if number % 2:
                        warm._steps.clear()
                    remembered(warm, voice)
                    again = said(warm, voice, seat)
                    assert again[len(again) - len(steps[seat]) + wanted :] == steps[seat][: len(steps[seat]) - wanted]

    with_service(config, story)
    assert counts["steps"] > 3
    assert counts["restarts"]


def test_a_choice_of_the_turn_before_is_no_step_but_can_be_taken_back(config: Config) -> None:
    """A turn is over when its number is another: what was chosen then is shown until the seat is asked again."""
    title = registry.find(SMALL)

    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 1)
        for number in range(2):
            await service.play.act(Request(table, Person(guests[0]), str(number)), "choose dig")
        async with service.changes.reading(table) as warm:
            voice = Voice(title, "en", warm.stored.names())
            assert len(said(warm, voice, 0)) == 2
            turns = {id(warm.game.state): 1}
            warm._steps.clear()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(type(title), "turn_number", lambda self, state, seat: turns.get(id(state), 0))
                assert said(warm, voice, 0) == []
                asked = warm.game.decisions.pop(0)
                warm.game.decisions[1] = asked  # somebody else is asked
                assert len(said(warm, voice, 0)) == 2
                warm.game.decisions.clear()
                assert said(warm, voice, 0) == []  # it is over
            warm.forget()
        await service.play.undo(Request(table, Person(guests[0]), "u"), choices=2)

    with_service(config, story)


# --- taking back several ----------------------------------------------------------------------------------------------


async def refused(what: Any) -> str:
    with pytest.raises(Denied) as found:
        await what
    return found.value.key


async def kinds(service: Service, table: str) -> list[str]:
    async with service.engine.connect() as connection:
        query = select(Action.kind, Action.seat, Action.request_id).where(Action.table_id == table)
        return [f"{row.kind} {row.request_id}" for row in await connection.execute(query.order_by(Action.seq))]


def test_several_choices_are_taken_back_as_one_request_or_none_of_them(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        me, other = map(Person, guests)
        play = service.play
        for number in range(2):
            await play.act(Request(table, me, f"a{number}"), "choose dig")
        await play.act(Request(table, other, "b"), "choose dig")
        for wanted, why in ((3, "nothing-to-undo"), (0, "nothing-to-undo"), (-1, "nothing-to-undo")):
            assert await refused(play.undo(Request(table, me, "n"), choices=wanted)) == why
        assert len(await kinds(service, table)) == 3
        async with Service(config) as elsewhere:  # another process, which has not seen the table yet
            await elsewhere.play.undo(Request(table, me, "u"), choices=2)
        await play.undo(Request(table, me, "u"), choices=2)  # the same again is answered as then
        assert (await kinds(service, table))[3:] == ["undo 0:u", "undo 0:u+1"]
        assert await refused(play.undo(Request(table, me, "v"))) == "nothing-to-undo"
        await play.act(Request(table, me, "c"), "choose dig")  # and the game goes on
        await play.act(Request(table, me, "d"), "choose draw")
        await play.act(Request(table, me, "e"), "choose dig")
        assert await refused(play.undo(Request(table, me, "w"), choices=2)) == "undo-learned"
        assert await refused(play.undo(Request(table, me, "x"), choices=99)) == "undo-learned"
        async with service.changes.reading(table) as warm:
            assert [player.gold for player in warm.game.state.players] == [2, 2]
        record = await kinds(service, table)
        service.cache.clear()
        async with service.changes.reading(table) as warm:
            assert [player.gold for player in warm.game.state.players] == [2, 2]
            assert len(warm.steps(0)) == 1  # the draw stands
            assert len(warm.steps(1)) == 1
        assert record == await kinds(service, table)

    with_service(config, story)


def test_when_somebody_else_has_moved_nothing_is_taken_back(config: Config) -> None:
    """One seat after another; the other seat's move comes from another process, at the same time."""
    name = "barrage"

    async def story(service: Service) -> None:
        async with Service(config) as elsewhere:
            chance = random.Random(4)
            table, guests = await seated_table(service, name, usual(name))
            outcomes = Counter[str]()
            for number in range(120):
                async with service.changes.reading(table) as warm:
                    seat, option = any_option(warm.game, list(range(len(guests))), chance)
                    last = warm.playing.moments[-1].seat if warm.playing.moments else seat
                    ready = len(warm.steps(last))
                if seat == last or ready < 2:
                    await service.play.act(Request(table, Person(guests[seat]), f"a{number}"), option)
                    continue
                undo = service.play.undo(Request(table, Person(guests[last]), f"u{number}"), choices=ready)
                act = elsewhere.play.act(Request(table, Person(guests[seat]), f"a{number}"), option)
                done = await asyncio.gather(undo, act, return_exceptions=True)
                keys = [found.key if isinstance(found, Denied) else "done" for found in done]
                assert keys in (["done", "not-your-turn"], ["undo-too-late", "done"], ["undo-learned", "done"]), keys
                outcomes[keys[0]] += 1
                async with service.changes.reading(table) as mine, elsewhere.changes.reading(table) as theirs:
                    assert mine.game.state.to_data() == theirs.game.state.to_data()
                    assert mine.steps(last) == theirs.steps(last)
            assert outcomes.total() > 3

    with_service(config, story)


# --- at the wire ------------------------------------------------------------------------------------------------------


def test_steps_and_undo_over_the_socket(live: Config) -> None:
    async def story(address: str) -> None:
        async with Visitor(address) as owner, Visitor(address) as friend, Visitor(address) as stranger:
            table, _ = await small_table(owner, friend)
            async with owner.at(table) as one, friend.at(table) as other, stranger.at(table) as third:
                views = [await chair.until("view") for chair in (one, other, third)]
                assert [view["steps"] for view in views] == [[], [], []]
                for _ in range(2):
                    await one.send("act", id=one.request(), option="choose dig")
                    mine = await one.until("update")
                    assert (await other.until("update"))["steps"] == (await third.until("update"))["steps"] == []
                assert len(mine["steps"]) == 2
                assert all(step["label"] and set(step) == {"label", "targets"} for step in mine["steps"])
                async with owner.at(table) as again:  # a second connection, which was not there
                    assert (await again.until("view"))["steps"] == mine["steps"]
                    for wrong in (0, 3, 1_000_000):
                        answer = await one.ask("undo", choices=wrong)
                        assert (answer["status"], answer["key"]) == (422, "nothing-to-undo")
                        assert answer["text"]
                    for nonsense in (-1, 1_000_001, 1.5, "2", None):
                        await one.send("undo", id="x", choices=nonsense)
                        assert (await one.until("refused"))["key"] == "bad-message"
                    assert (await third.ask("undo", choices=2))["key"] == "not-seated"
                    assert (await other.ask("undo", choices=2))["key"] == "nothing-to-undo"
                    assert (await again.ask("undo", choices=2))["type"] == "done"
                    assert (await one.until("update"))["steps"] == []
                    assert one.view["view"]["players"][0]["gold"] == 0
                    assert (await one.ask("undo", choices=1))["key"] == "nothing-to-undo"

    tell(story, live)


VERSION = re.compile(rb'"version":\d+')


@pytest.mark.parametrize("name", [SMALL, *OWN])
def test_others_hear_of_it_what_they_hear_when_everything_is_taken_back(config: Config, name: str) -> None:
    """Byte by byte, whether choices are made in the open or in secret."""

    async def heard(sockets: list[Socket]) -> list[bytes]:
        found = []
        for socket in sockets:
            await socket.settle()
            told = [sent for sent in socket.sent[:-1] if b'"type":"presence"' not in sent]  # others may still be coming
            found.append(VERSION.sub(b"", b"\n".join(told)))  # without the answer that all is settled
            socket.sent.clear()
        return found

    async def story() -> None:
        async with application(config) as app:
            seats, play, reading = usual(name), app.state.service.play, app.state.service.changes.reading
            room = await wire(app, name, seats, registry.find(name).full_variant(seats, {}))
            async with reading(room.table) as warm:
                mover = min(warm.game.decisions)
            sockets = [room.connect(seat) for seat in [*range(seats), SPECTATOR] if seat != mover]
            for socket in sockets:
                socket.say({"type": "hello"})
            found, again = [], list[str]()
            for number, everything in enumerate((True, False)):
                for step in range(len(again) or 3):
                    async with reading(room.table) as warm:
                        if mover not in warm.game.decisions:
                            break
                        option = again[step] if again else str(warm.game.decisions[mover].options[0])
                    await play.act(Request(room.table, room.rights[mover], f"a{number}{step}"), option)
                async with reading(room.table) as warm:
                    ready = warm.playing.undoable(mover)
                again = [moment.option for moment in reversed(ready)]
                assert again
                await heard(sockets)
                many = {"everything": True} if everything else {"choices": len(again)}
                await play.undo(Request(room.table, room.rights[mover], f"u{number}"), **many)
                found.append(await heard(sockets))
            for socket in sockets:
                await socket.close()
        assert found[0] == found[1]

    asyncio.run(story())
