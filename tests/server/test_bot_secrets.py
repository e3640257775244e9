"""Nobody learns before the end what a bot has in mind, or its seed; after the end everybody can."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import psycopg

from asztal.bots.standing import Standing
from asztal.kernel.chance import bot_seed, mixed_seed
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.access import Person as ByPerson
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.bot_questions import BotQuestion, bot_question, read_mind
from asztal.server.tables.play.story import read_story
from tests.server.clients import PATIENCE, Person
from tests.server.people import seated_table, with_service


def leaves(value: Any) -> Iterator[str]:
    """Every text in something that was sent, keys included."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from (key, *leaves(each))
    elif isinstance(value, list):
        for each in value:
            yield from leaves(each)
    else:
        yield str(value)


async def played_a_while(config: Config, choices: int) -> tuple[str, list[Any]]:
    """A table of a person and a bot in the middle of its game, and all that the person was sent."""
    async with Person(config.address) as ada:
        made = await ada.post("/api/tables", game="ginkgopolis", seats=2)
        table, sent = made["table"]["id"], [made]
        sent.append(await ada.post(f"/api/tables/{table}/join"))
        sent.append(await ada.put(f"/api/tables/{table}/seats/1/bot", bot="level3"))
        sent.append(await ada.post(f"/api/tables/{table}/start"))
        async with ada.at(table) as chair:
            answered = ""
            while chair.acted < choices:
                sent.append(await asyncio.wait_for(chair.hear(), PATIENCE))
                if chair.question is not None and chair.question["name"] != answered:
                    answered = chair.question["name"]
                    option = chair.question["choices"][0]["option"]
                    answer = await chair.ask("act", option=option, question=answered)
                    sent.append(answer)
                    chair.acted += answer["type"] == "done"
            for path in (f"/api/tables/{table}", "/api/tables", "/api/guest"):
                sent.append({path: await ada.get(path)})
            sent.append(await ada.post("/api/me/export"))
            refused = await ada.http.get(f"/api/tables/{table}/record")
            assert refused.status_code == 409
        return table, sent


def test_nothing_that_a_player_is_sent_before_the_end_gives_what_a_bot_will_do(live: Config) -> None:
    table, sent = asyncio.run(played_a_while(live, 12))
    with psycopg.connect(live.database) as connection:
        row = connection.execute("SELECT seed FROM game_table WHERE id = %s", [table]).fetchone()
        assert row is not None
        nonces = [
            n for (n,) in connection.execute("SELECT nonce FROM seat WHERE table_id = %s ORDER BY number", [table])
        ]
        query = "SELECT in_mind FROM action WHERE table_id = %s AND in_mind IS NOT NULL"
        minds = [bytes(mind) for (mind,) in connection.execute(query, [table])]
    seed = bot_seed(mixed_seed(row[0], nonces), 1, 0)
    text, known = json.dumps(sent), set(leaves(sent))
    assert minds
    assert "in_mind" not in text
    for secret in (row[0], str(seed), f"{seed:x}", *(json.loads(mind.partition(b"\n")[2])[1] for mind in minds)):
        assert secret not in text
    guesses = {bot_seed(key, 1, 0) for each in known for key in (each, mixed_seed(each, nonces), mixed_seed(each, []))}
    assert seed not in guesses


# --- what is kept, and what drops it ----------------------------------------------------------------------------------


async def asked_of(service: Service, table: str, seat: int) -> BotQuestion:
    async with service.changes.reading(table) as warm:
        found = bot_question(warm, seat)
    assert found is not None
    return found


async def bot_with_a_plan(service: Service) -> tuple[str, list[int], BotQuestion]:
    """A table of a person and a bot that has made a choice and has the next one in mind."""
    table, guests = await seated_table(service, "own_pace", 2, 1)
    first = await asked_of(service, table, 1)
    assert await read_mind(service.cells.engine_of(table), table, first) == b""
    assert await service.play.act_for_bot(table, 1, 0, first.offered[0], asked=first, mind=b"the rest")
    asked = await asked_of(service, table, 1)
    assert await read_mind(service.cells.engine_of(table), table, asked) == b"the rest"
    return table, guests, asked


def test_a_plan_is_for_the_bot_that_made_it(config: Config) -> None:
    async def story(service: Service) -> None:
        table, _, asked = await bot_with_a_plan(service)
        assert await read_mind(service.cells.engine_of(table), table, asked._replace(bot="greedy")) == b""
        assert await read_mind(service.cells.engine_of(table), table, asked._replace(standing=Standing(1, 1, 0))) == b""

    with_service(config, story)


def test_a_choice_is_made_only_where_what_it_follows_from_still_holds(config: Config) -> None:
    async def story(service: Service) -> None:
        table, [ada], asked = await bot_with_a_plan(service)
        right = ByPerson(ada)
        await service.play.act(Request(table, right, "1"), "choose dig")  # which the bot sees
        assert not await service.play.act_for_bot(table, 1, 1, asked.offered[0], asked=asked)
        assert not await service.play.act_for_silent_bot(table, 1, 1, asked)
        await service.play.undo(Request(table, right, "2"))
        assert await asked_of(service, table, 1) == asked, "what was taken back changes nothing"
        assert await service.play.act_for_bot(table, 1, 1, asked.offered[0], asked=asked)

    with_service(config, story)


def test_for_a_bot_that_gives_no_answer_any_option_is_taken_and_the_story_says_so_once(config: Config) -> None:
    async def story(service: Service) -> None:
        table, _, asked = await bot_with_a_plan(service)
        assert await service.play.act_for_silent_bot(table, 1, 1, asked)
        assert await service.play.act_for_silent_bot(table, 1, 1, asked), "the same turn, taken up again"
        after = await asked_of(service, table, 1)
        assert (after.standing.choices, await read_mind(service.cells.engine_of(table), table, after)) == (2, b"")
        assert await service.play.act_for_silent_bot(table, 1, 2, after)
        lines = [
            line
            for line in await read_story(service.cells.engine_of(table), table, 0)
            if line.args.get("says") == "bot-silent"
        ]
        assert [(line.seat, line.kind) for line in lines] == [(1, "changed")]
        async with service.changes.reading(table) as warm:
            told = {lang: lines[0].for_reader(warm, 0, lang).text for lang in ("en", "hu", "de")}
        assert len(set(told.values())) == 3
        assert told["en"].endswith("the bot gave no answer, so a random choice was made.")

    with_service(config, story)


def test_of_bots_that_are_asked_at_once_the_first_answers_first(alone: Config) -> None:
    async def story(service: Service) -> None:
        table, _ = await seated_table(service, "own_pace", 3, 1)
        async with service.changes.reading(table) as warm:
            assert set(warm.game.decisions) == {0, 1, 2}
            assert [bot_question(warm, seat) is not None for seat in range(3)] == [False, True, False]

    def queued() -> list[int]:
        with psycopg.connect(alone.database) as connection:
            query = "SELECT (args ->> 'seat')::int FROM procrastinate_jobs ORDER BY id"
            return [seat for (seat,) in connection.execute(query)]

    with_service(alone, story)
    assert queued() == [1]

    async def goes_on(service: Service) -> None:
        with psycopg.connect(alone.database) as connection:
            [table] = connection.execute("SELECT id FROM game_table").fetchone() or [""]
        seq = 0
        while True:
            async with service.changes.reading(table) as warm:
                asked, seq = bot_question(warm, 1), warm.seq
            if asked is None:
                break
            assert await service.play.act_for_bot(table, 1, seq, asked.offered[0], asked=asked)
        assert queued() == [*[1] * seq, 2]

    with_service(alone, goes_on)
