"""Recovery words bring a person home in any browser, with all that is theirs; nothing else does."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Self

import httpx
import psycopg
import pytest
from litestar import Litestar
from msgspec.structs import replace
from structlog.testing import capture_logs

from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.http.callers import COOKIE
from asztal.server.limits.limits import LIMITS
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import WORDS
from asztal.server.recovery.phrases import new_secret, phrase_of, read_phrase, stored_hash
from asztal.server.recovery.word_lists import fold
from asztal.server.service import Service
from asztal.server.storage.backup import backup, restore
from asztal.server.storage.database import upgrade
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from asztal.text import LANGUAGES
from tests.server.conftest import REDIS
from tests.server.people import with_service
from tests.server.test_sessions import change

SMALL = "orchard"
PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36"
PERSON, ADDRESS = (limit.amount for limit in LIMITS["words tried"])


class Traveller:
    """Somebody with a browser at one process of the site, with cookies of its own."""

    def __init__(self, app: Litestar, agent: str = "", address: str = "198.51.100.1") -> None:
        road = httpx.ASGITransport(app, client=(address, 9))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=road, base_url="http://test", headers={"user-agent": agent})

    async def ask(self, method: str, path: str, **data: Any) -> tuple[int, Any]:
        answer = await self.http.request(method, path, json=data)
        return answer.status_code, answer.json()

    async def does(self, method: str, path: str, **data: Any) -> Any:
        status, said = await self.ask(method, path, **data)
        assert status < 300, said
        return said

    async def refused(self, method: str, path: str, **data: Any) -> tuple[int, str]:
        status, said = await self.ask(method, path, **data)
        return status, said.get("key", "")

    async def named(self, name: str) -> Self:
        await self.does("POST", "/api/guest", name=name)
        return self

    async def words(self, lang: str = "") -> str:
        return " ".join((await self.does("POST", "/api/me/words", lang=lang))["words"])

    async def comes_home(self, words: str, **more: Any) -> tuple[int, str]:
        status, said = await self.ask("POST", "/api/home/words", words=words, **more)
        return status, said.get("key") or said["name"]

    async def me(self) -> Any:
        return await self.does("GET", "/api/me")


@asynccontextmanager
async def site(config: Config, processes: int = 1, *, limits: float = 0) -> AsyncIterator[list[Litestar]]:
    apps = [make_app(replace(config, limits=limits)) for _ in range(processes)]
    async with apps[0].lifespan():
        if processes == 1:
            yield apps
        else:
            async with apps[1].lifespan():
                yield apps


def tell(config: Config, story: Callable[..., Awaitable[None]], processes: int = 1, *, limits: float = 0) -> None:
    async def told() -> None:
        async with site(config, processes, limits=limits) as apps:
            await story(*apps)

    asyncio.run(told())


async def caller_of(service: Service, token: str) -> Caller:
    found = await service.sessions.find(token)
    assert found is not None
    return found


# --- coming home --------------------------------------------------------------------------------------------------


def test_words_bring_everything_that_is_a_persons_to_another_browser_at_another_process(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        laptop = await Traveller(one).named("Ada")
        table = (await laptop.does("POST", "/api/tables", game=SMALL, seats=2))["table"]["id"]
        await laptop.does("POST", f"/api/tables/{table}/join")
        hours = {"zone": "Europe/Vienna", "week": [[480, 1320]] * 7}
        await laptop.does("PUT", "/api/me/hours", **hours)
        await laptop.does("POST", "/api/me/channels", kind="webhook", address="https://example.org/hook")
        words = await laptop.words("hu")

        phone = Traveller(other, PHONE)
        assert await phone.comes_home(fold(words).upper(), lang="de") == (200, "Ada")  # without accents
        me = await phone.me()
        assert [(known["came"], known["device"]) for known in me["sessions"] if known["current"]] == [
            ("words", "Chrome, Android")
        ]
        assert sorted(known["came"] for known in me["sessions"]) == ["guest", "words"]
        here = await phone.does("GET", f"/api/tables/{table}")
        assert (here["seat"], here["owner"]) == (0, True)
        assert await phone.does("GET", "/api/me/hours") == hours
        assert len((await phone.does("GET", "/api/me/channels"))["channels"]) == 1
        await phone.does("PUT", f"/api/tables/{table}/seats/1/bot", bot="random")
        await phone.does("POST", f"/api/tables/{table}/start")
        assert (await laptop.me())["name"] == "Ada"  # who is there stays

    tell(alone, story, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_made_in_a_language_told_once_and_stay_good(lang: str, apart: Config) -> None:
    async def story(app: Litestar) -> None:
        ada = Traveller(app)
        await ada.does("POST", "/api/guest", name="Ada", lang=lang)
        words = await ada.words()
        assert read_phrase(words, "en")._replace(words=[])[:2] == ("", lang)
        [way] = (await ada.me())["ways"]
        assert (way["kind"], way["used_at"]) == ("words", "")
        for _ in range(2):
            assert await Traveller(app).comes_home(words) == (200, "Ada")
        [way] = (await ada.me())["ways"]
        assert datetime.fromisoformat(way["used_at"]) > datetime.fromisoformat(way["made_at"])

    tell(apart, story)


def test_new_words_take_the_place_of_the_old_and_removed_ones_bring_nobody_home(apart: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, eve = await Traveller(app).named("Ada"), await Traveller(app).named("Eve")
        old, new = await ada.words(), await ada.words()
        assert await Traveller(app).comes_home(old) == (404, "unknown-words")
        assert await Traveller(app).comes_home(new) == (200, "Ada")
        [way] = (await ada.me())["ways"]
        assert await eve.refused("DELETE", f"/api/me/ways/{way['id']}") == (404, "no-such-way")
        assert (await ada.does("DELETE", f"/api/me/ways/{way['id']}"))["ways"] == []
        assert await Traveller(app).comes_home(new) == (404, "unknown-words")
        assert await ada.refused("DELETE", f"/api/me/ways/{way['id']}") == (404, "no-such-way")

    tell(apart, story)


def test_whoever_is_there_already_gets_no_second_session(apart: Config) -> None:
    async def story(app: Litestar) -> None:
        ada = await Traveller(app).named("Ada")
        words = await ada.words()
        before = ada.http.cookies[COOKIE]
        phone = Traveller(app)
        for _ in range(2):
            assert await ada.comes_home(words) == (200, "Ada")
            assert await phone.comes_home(words) == (200, "Ada")
        assert ada.http.cookies[COOKIE] == before
        assert len((await ada.me())["sessions"]) == 2

    tell(apart, story)


def test_somebody_with_tables_and_no_way_home_is_left_only_when_told_so(apart: Config) -> None:
    async def story(app: Litestar) -> None:
        words = await (await Traveller(app).named("Ada")).words()
        tablet = await Traveller(app).named("Ben")
        table = (await tablet.does("POST", "/api/tables", game=SMALL, seats=2))["table"]["id"]
        await tablet.does("POST", f"/api/tables/{table}/join")
        ben = tablet.http.cookies[COOKIE]
        unknown = " ".join(phrase_of(new_secret(), "en"))
        for typed in (words, unknown):  # what is said of Ben does not depend on the words
            assert await tablet.comes_home(typed) == (409, "somebody-here")
        assert (await tablet.me())["name"] == "Ben"
        assert await tablet.comes_home(unknown, leave=True) == (404, "unknown-words")
        assert (await tablet.me())["name"] == "Ben"
        assert await tablet.comes_home(words, leave=True) == (200, "Ada")
        assert (await tablet.me())["name"] == "Ada"
        assert await app.state.service.sessions.find(ben) is None
        # Somebody who can come back, or who has no seat, is left without a question.
        carl = await Traveller(app).named("Carl")
        assert await carl.comes_home(words) == (200, "Ada")

    tell(apart, story)


def test_nothing_is_done_by_looking(apart: Config) -> None:
    async def story(app: Litestar) -> None:
        ada = await Traveller(app).named("Ada")
        words = await ada.words()
        for path in ("/api/home/words", "/api/me/words"):
            for method in ("GET", "HEAD"):
                answer = await ada.http.request(method, path, params={"words": words})
                assert answer.status_code == 405
                assert "set-cookie" not in answer.headers
        assert [way["used_at"] for way in (await ada.me())["ways"]] == [""]
        page = await Traveller(app).http.get("/back")
        assert "set-cookie" not in page.headers

    tell(apart, story)


# --- at the same moment -------------------------------------------------------------------------------------------


def test_of_words_made_at_once_one_set_is_good(alone: Config) -> None:
    async def story(service: Service) -> None:
        person, token = await service.sessions.welcome("Ada", "en")
        ada = await caller_of(service, token)
        made = await asyncio.gather(*(service.ways_home.make_words(ada, "en") for _ in range(5)))
        hashes = [stored_hash(read_phrase(" ".join(words), "en").secret or b"") for words in made]
        assert [await service.ways_home.whose(WORDS, each) for each in hashes].count(person) == 1
        assert len(await service.ways_home.mine(person)) == 1

    with_service(alone, story)


def test_a_session_that_ended_makes_and_removes_no_words(alone: Config) -> None:
    async def story(service: Service) -> None:
        person, token = await service.sessions.welcome("Ada", "en")
        ada = await caller_of(service, token)
        thief = await caller_of(service, await service.sessions.open(person, "", "guest"))
        await service.ways_home.make_words(ada, "en")
        [kept] = await service.ways_home.mine(person)
        await service.sessions.revoke(ada, thief.session)
        with pytest.raises(Denied, match="no-session"):  # it was recognised before
            await service.ways_home.make_words(thief, "en")
        with pytest.raises(Denied, match="no-session"):
            await service.ways_home.remove(thief, kept.id)
        assert await service.ways_home.mine(person) == [kept]

    with_service(alone, story)


def test_words_that_end_while_somebody_comes_by_them_open_no_session(alone: Config) -> None:
    async def story(service: Service) -> None:
        person, token = await service.sessions.welcome("Ada", "en")
        ada = await caller_of(service, token)
        words = await service.ways_home.make_words(ada, "en")
        secret_hash = stored_hash(read_phrase(" ".join(words), "en").secret or b"")
        assert await service.ways_home.whose(WORDS, secret_hash) == person  # recognised, and now they end
        await service.ways_home.make_words(ada, "en")
        with pytest.raises(Denied, match="unknown-words"):
            await service.sessions.open(
                person, "", WORDS, lambda connection: service.ways_home.use(connection, WORDS, secret_hash)
            )
        assert [session.came for session in await service.sessions.mine(person)] == ["guest"]

    with_service(alone, story)


# --- limits and secrets -------------------------------------------------------------------------------------------


def test_guesses_are_counted_over_processes_and_slips_are_not(alone: Config) -> None:
    async def story(*apps: Litestar) -> None:
        ada = await Traveller(apps[0], address="198.51.100.9").named("Ada")
        words = await ada.words()
        strangers = [Traveller(app) for app in apps]
        slip = words.split()[1:]
        for _ in range(int(ADDRESS) // 4):
            for stranger in strangers:
                assert await stranger.comes_home(" ".join(slip)) == (422, "bad-words")
        guesses = [
            await strangers[number % 2].comes_home(" ".join(phrase_of(new_secret(), "en")))
            for number in range(int(ADDRESS) + 5)
        ]
        assert guesses == [(404, "unknown-words")] * int(ADDRESS) + [(429, "too-many-words")] * 5
        # Good words are no better off there, and nobody is locked out elsewhere.
        assert await strangers[0].comes_home(words) == (429, "too-many-words")
        assert await Traveller(apps[1], address="198.51.100.2").comes_home(words) == (200, "Ada")

    tell(replace(alone, redis=REDIS), story, 2, limits=1)


def test_many_sessions_of_a_person_have_one_limit(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada = await Traveller(app).named("Ada")
        words = await ada.words()
        devices = [Traveller(app, address=f"203.0.113.{number}") for number in range(1, int(PERSON) + 4)]
        for device in devices:
            assert await device.comes_home(words) == (200, "Ada")
        guessed = [await device.comes_home(" ".join(phrase_of(new_secret(), "en"))) for device in devices]
        assert guessed == [(404, "unknown-words")] * int(PERSON) + [(429, "too-many-words")] * 3
        made = [(await device.ask("POST", "/api/me/words"))[0] for device in devices]
        assert made == [201] * (int(PERSON) - 1) + [429] * 4  # one was made before

    tell(alone, story, limits=1)


def test_neither_the_database_nor_the_log_has_the_words(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        with capture_logs() as log:
            ada = await Traveller(app).named("Ada")
            words = await ada.words()
            await Traveller(app).comes_home(words)
            await Traveller(app).comes_home(words.replace(" ", "x "))
        secret = read_phrase(words, "en").secret or b""
        with psycopg.connect(alone.database) as connection:
            names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
            stored = "\n".join(
                str(connection.execute(f'SELECT t::text FROM "{name}" t'.encode()).fetchall()) for (name,) in names
            )
        for text in (str(log), stored):
            assert secret.hex() not in text
            assert sum(f'"{word}"' in text or f" {word} " in text for word in words.split()) < 3  # words are common
        assert stored_hash(secret).hex() in stored

    tell(alone, story)


# --- being told, and being kept -----------------------------------------------------------------------------------


def test_what_is_done_with_words_is_told_on_every_channel(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, eve = await Traveller(app).named("Ada"), await Traveller(app).named("Eve")
        await ada.does("POST", "/api/me/channels", kind="webhook", address="https://example.org/hook")
        words = await ada.words()
        await Traveller(app).comes_home(words)
        [way] = (await ada.me())["ways"]
        await ada.does("DELETE", f"/api/me/ways/{way['id']}")
        await eve.words()  # who has no channel has no notices either
        told = [(notice["reason"], notice["table"]) for notice in await ada.does("GET", "/api/me/notices")]
        assert told == [("way-removed", ""), ("came-home", ""), ("words-made", "")]
        assert await eve.does("GET", "/api/me/notices") == []
        assert change(alone, "SELECT count(*) FROM procrastinate_jobs WHERE task_name = 'send_notices'") == [(1,)]

    tell(alone, story)


def test_words_are_good_after_a_backup_is_restored(alone: Config, empty: Config, tmp_path: Path) -> None:
    words = ""

    async def before(app: Litestar) -> None:
        nonlocal words
        words = await (await Traveller(app).named("Ada")).words()

    async def after(app: Litestar) -> None:
        assert await Traveller(app).comes_home(words) == (200, "Ada")

    tell(alone, before)
    backup(alone, str(tmp_path / "all.gz"))
    upgrade(empty)
    restore(empty, str(tmp_path / "all.gz"))
    tell(empty, after)


def test_who_has_a_way_home_is_kept_for_a_year(alone: Config) -> None:
    async def story(service: Service) -> None:
        async def left_after(days: int) -> set[str]:
            past = "UPDATE guest SET created = now() - %s * interval '1 day', seen_at = now() - %s * interval '1 day'"
            change(alone, past, days, days)
            async with borrowed(service.stores) as driver:
                await tidy(driver)
            return {name for (name,) in change(alone, "SELECT name FROM guest")}

        for name in ("Ada", "Ben"):
            caller = await caller_of(service, (await service.sessions.welcome(name, "en"))[1])
            if name == "Ada":
                words = await service.ways_home.make_words(caller, "en")
        assert await left_after(29) == {"Ada", "Ben"}
        assert await left_after(31) == {"Ada"}
        assert await left_after(364) == {"Ada"}
        assert await left_after(366) == set()
        assert change(alone, "SELECT count(*) FROM way_home") == [(0,)]
        secret = read_phrase(" ".join(words), "en").secret or b""
        assert await service.ways_home.whose(WORDS, stored_hash(secret)) is None

    with_service(alone, story)
