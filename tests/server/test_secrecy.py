"""What leaves the server for a seat is the same, byte by byte, in every world that the seat must think possible."""

import asyncio
import random
import re
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace as copied
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from msgspec.structs import replace

from asztal import registry
from asztal.kernel import SPECTATOR, ChanceRefused, Fast, Game, Option, Refusing, Table, imagine, observe
from asztal.kernel.ask import Message
from asztal.kernel.offers import StepTaken
from asztal.kernel.record import state_hash
from asztal.kernel.rules import DeadEnd, bit
from asztal.server.cluster import rooms
from asztal.server.cluster.readers import SharedFeed
from asztal.server.config import Config
from asztal.server.http import routes
from asztal.server.service import Service
from asztal.server.socket.conversation import Talk
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.kept_tables import Cache
from asztal.server.tables.live.request import Request
from asztal.server.tables.play import clock_lines, sentences
from asztal.server.tables.play.sentences import Voice
from asztal.server.tables.stored.table import StoredTable
from asztal.server.wire.around import Pace
from asztal.server.wire.client_messages import WhyNot
from asztal.server.wire.messages import Because, Refusal, TableInfo, Update
from asztal.testkit.secrecy import asking, difference
from asztal.testkit.walk import Setting, Walk
from tests.server.wire import Wire, application, wire

INFO, SAID, BASIS = sentences.table_info, SharedFeed._update, clock_lines.clocks_basis
GAMES = sorted(registry.titles())
OWN = [name for name in GAMES if type(registry.find(name)).__module__.startswith("asztal.games.")]
LANGS = ("en", "hu", "de")


def copy(table: Table[Any], game: Game[Any], ends: list[int]) -> Table[Any]:
    """The same history with this game at its end, in which so many events were told by each entry."""
    made = Table(game)
    made.entries, made.acts, made.ends = list(table.entries), table.acts.copy(), ends
    made.moments = [copied(moment) for moment in table.moments]
    return made


def world_for(walk: Walk, observer: int, seed: int) -> Table[Any]:
    """A world that the observer must think possible; it has no past of its own: the seat was told what it was told."""
    game = imagine(walk.game.title, observe(walk.game, observer), Fast(seed))
    told = walk.game.events or []
    game.events = [(mask, event) for mask, event in told if mask & bit(observer)]
    ends = [sum(bool(mask & bit(observer)) for mask, _ in told[:end]) for end in walk.table.ends]
    return copy(walk.table, game, ends)


def after(table: Table[Any], seat: int, option: Option) -> Table[Any] | None:
    """The table after one choice, as far as it goes without chance; None where chance would decide."""
    game = table.game.clone(Refusing(), tells=True)
    game.events = list(table.game.events or [])
    branch = copy(table, game, list(table.ends))
    try:
        branch.apply(seat, option)
    except (ChanceRefused, DeadEnd):
        return None
    return branch


class Looks:
    """One random game, at some decisions of which somebody's bytes are compared."""

    def __init__(self, wire: Wire, walk: Walk, seed: int) -> None:
        self.wire, self.walk, self.chance = wire, walk, random.Random(seed)
        self.counts: Counter[str] = Counter()

    async def look(self, mover: int, observer: int) -> None:
        """Compare the true world with an imagined one, before a choice and after it; then choices that look alike."""
        walk, chance = self.walk, self.chance
        world = world_for(walk, observer, chance.randrange(1 << 30))
        branches = self._branches(walk.table, world, mover, observer)
        frames, http = self._frames(observer), chance.random() < 0.3
        told = [
            await self._told(table, observer, frames, branch, http=http)
            for table, branch in zip((walk.table, world), branches, strict=True)
        ]
        self._same(observer, "another world", *told)
        self.counts["over HTTP"] += http
        self.counts["after the same choice"] += branches[0] is not None
        if observer != mover:
            await self._alike(mover, observer)

    def _same(self, observer: int, why: str, one: bytes, other: bytes) -> None:
        where = f"{self.walk.setting} seed {self.walk.seed} after {len(self.walk.table.entries)}"
        assert one == other, f"{where}: seat {observer} can tell {why}: {difference(one, other)}"
        self.counts["compared"] += 1
        self.counts["bytes"] += len(one)

    def _frames(self, observer: int) -> list[Any]:
        """What the observer says: questions, and requests that are refused."""
        walk, lang = self.walk, self.chance.choice(LANGS)
        frames: list[Any] = [{"type": "hello", "lang": lang}, "{", {"type": "fly"}, {"type": "resync"}]
        frames.append({"type": "read-out", "id": "r"})
        known = list(walk.probes.values())
        tried = self.chance.sample(known, min(4, len(known)))
        frames += [{"type": "why-not", "id": f"w{n}", "option": str(option)} for n, option in enumerate(tried)]
        there = [str(id_) for option in tried for id_ in option.ids[:1]]
        frames += [{"type": "why-not", "id": f"t{n}", "target": target} for n, target in enumerate(there)]
        frames += [{"type": "score", "id": f"s{seat}", "seat": seat} for seat in walk.game.seats()]
        if observer == SPECTATOR:
            return [*frames, {"type": "act", "id": "a", "option": "x"}]
        refused = [option for option in tried if walk.game.why_not(observer, option) is not None]
        frames += [{"type": "act", "id": f"a{n}", "option": str(option)} for n, option in enumerate(refused)]
        frames += [{"type": "act", "id": "stale", "option": str(option), "question": "9-9"} for option in tried[:1]]
        if walk.table.why_not_undo(observer) is not None:
            frames.append({"type": "undo", "id": "u"})
        frames.append({"type": "undo", "id": "n", "choices": 9999})
        frames += [{"type": "propose", "id": "p", "kind": "back"}, {"type": "looking", "visible": False}]
        return [*frames, {"type": "answer", "id": "o", "agree": True, "number": 9999}]

    def _branches(
        self, true: Table[Any], world: Table[Any], mover: int, observer: int
    ) -> Sequence[Table[Any]] | tuple[None, None]:
        """Both worlds after the same choice, where it tells the observer nothing that it may learn."""
        if observer != mover and asking(true.game, mover)[1]:
            return None, None  # in the imagined world the seat stands at the start of its sealed choice
        listed = world.game.decisions[mover].options if mover in world.game.decisions else []
        both = [option for option in true.game.decisions[mover].options if option in listed]
        if not both:
            return None, None
        option = self.chance.choice(both)
        found = [
            branch
            for table in (true, world)
            if (branch := after(table, mover, option)) and not branch.game.learned & bit(observer)
        ]
        return found if len(found) == 2 else (None, None)

    async def _alike(self, mover: int, observer: int) -> None:
        """Options that look alike to the table leave everybody else with the same bytes."""
        true = self.walk.table
        frame, sealed = asking(true.game, mover)
        if not (sealed or true.game.title.book[frame.at].hidden):
            return
        options = list(true.game.decisions[mover].options)
        self.chance.shuffle(options)
        faces: dict[str, bytes] = {}
        for option in options[:4]:
            branch = after(true, mover, option)
            if branch is None or branch.game.learned & bit(observer) or branch.moments[-1].stands:
                continue
            face = ("ready" if mover not in branch.game.decisions else "choosing") if sealed else option.kind
            told = await self._told(true, observer, [{"type": "hello"}], branch, http=True)
            if face in faces:
                self._same(observer, f"one hidden choice of seat {mover} from another", told, faces[face])
                self.counts["hidden choices"] += 1
            faces[face] = told

    async def _told(
        self, table: Table[Any], observer: int, frames: list[Any], branch: Table[Any] | None, *, http: bool
    ) -> bytes:
        """Everything that the observer is sent in this world, and when it goes on."""
        await self.wire.plant(table)
        socket = self.wire.connect(observer)
        for frame in frames:
            socket.say(frame)
        await socket.settle()
        if branch is not None:
            await self.wire.plant(branch, tell=True)
            await socket.settle()
        answers = await self.wire.over_http(observer) if http else b""
        await socket.close()
        return b"\n".join([*socket.sent, answers])


async def compare(app: Litestar, name: str, seed: int, most: int, *, every: int = 1) -> Counter[str]:
    """One random game, looked at before every so many choices, at most so often; gives what was compared."""
    title = registry.find(name)
    seats = registry.usual_seats(title)
    variant = title.full_variant(seats, {})
    walk = Walk(Setting(title, seats, variant), seed, undo=0.1)
    looks = Looks(await wire(app, name, seats, variant), walk, seed)
    await looks.wire.propose()
    taken = 0
    for number, mover in enumerate(walk.steps()):
        if taken == most:
            break
        if number % every == 0:
            taken += 1
            await looks.look(mover, looks.chance.choice([*walk.game.seats(), SPECTATOR]))
    return looks.counts


def run(config: Config, games: Sequence[tuple[str, int]], most: int, *, every: int = 1) -> Counter[str]:
    """All these games; raises what was found."""

    async def all_of_them() -> Counter[str]:
        counts, found = Counter[str](), None
        async with application(config) as app:
            try:
                for name, seed in games:
                    counts += await compare(app, name, seed, most, every=every)
            except AssertionError as error:
                found = error
        if found is not None:
            raise found  # as it is: the application would wrap it
        return counts

    return asyncio.run(all_of_them())


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_sent_the_same_in_every_world_it_must_think_possible(config: Config, name: str) -> None:
    assert run(config, [(name, 1)], 8, every=2)["compared"] > 0


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", OWN)
def test_the_same_over_a_hundred_games(config: Config, name: str) -> None:
    count = -(-100 // len(OWN))
    counts = run(config, [(name, seed) for seed in range(2, 2 + count)], 30, every=5)
    print(f"{name}: {count} games: {dict(counts)}", file=sys.stderr)
    assert counts["after the same choice"] > count


# --- clocks -----------------------------------------------------------------------------------------------------


async def told_to_others(config: Config, sealed: Sequence[tuple[int, str]], *kinds: str) -> dict[int, list[bytes]]:
    """What all others are told in messages of these kinds while seat 0 does this in a sealed choice.

    Each thing is done after so many seconds.
    """
    wanted = tuple(f'{{"type":"{kind}"'.encode() for kind in kinds)
    now = datetime(2026, 3, 1, tzinfo=UTC)
    async with application(config) as app:
        service: Service = app.state.service
        service.keeper.now = lambda: now
        here = await wire(app, "hand_in", 3, {}, Pace("live", 20, 10))
        number = 0
        while True:  # until the bag is empty in the middle of a gain
            async with service.changes.reading(here.table) as warm:
                asked = list(warm.game.decisions)
                options = [str(option) for option in warm.game.decisions[asked[0]].options]
            if len(asked) == 3:
                break
            number, now = number + 1, now + timedelta(seconds=3)
            await service.play.act(Request(here.table, here.rights[asked[0]], f"a{number}"), options[0])
        sockets = {observer: here.connect(observer) for observer in (1, 2, SPECTATOR)}
        for socket in sockets.values():
            socket.say({"type": "hello"})
            await socket.settle()
        began = now
        for seconds, what in sealed:
            number, now = number + 1, began + timedelta(seconds=seconds)
            await _in_secret(service, here, f"s{number}", what)
            for socket in sockets.values():
                await socket.settle()
        now = began + timedelta(seconds=60)
        await service.play.act(Request(here.table, here.rights[1], "last"), "done")
        for socket in sockets.values():
            await socket.settle()
            await socket.close()
        return {
            observer: [sent for sent in socket.sent if sent.startswith(wanted)] for observer, socket in sockets.items()
        }


async def clocks_told(config: Config, sealed: Sequence[tuple[int, str]]) -> dict[int, list[bytes]]:
    return await told_to_others(config, sealed, "clocks")


async def _in_secret(service: Service, here: Wire, request: str, what: str) -> None:
    if what == "undo":
        await service.play.undo(Request(here.table, here.rights[0], request))
        return
    async with service.changes.reading(here.table) as warm:
        options = [str(option) for option in warm.game.decisions[0].options]
    await service.play.act(Request(here.table, here.rights[0], request), options[0] if what == "give" else "done")


SHORT = [(40, "done")]
UNDONE = [(5, "give"), (12, "undo"), (18, "give"), (20, "give"), (30, "undo"), (33, "undo"), (40, "done")]
DEALT = re.compile(rb"S\d\d|(?<=-)[0-9a-f]{8}")  # cards, and what names a question by its options
LONG = [(5, "give"), (12, "undo"), (18, "give"), (20, "give"), (33, "undo"), (40, "done")]


def test_clocks_tell_nobody_how_far_somebody_is_in_a_sealed_choice(config: Config) -> None:
    short, long = asyncio.run(clocks_told(config, SHORT)), asyncio.run(clocks_told(config, LONG))
    assert short == long
    assert all(len(told) == 3 for told in short.values())  # on entering, when seat 0 was ready, when seat 1 was


def test_an_undo_in_a_sealed_choice_shows_in_nothing_that_is_told_later(config: Config) -> None:
    """Others are told the same as if nothing had been taken back; but two tables have been dealt other cards."""

    async def told(sealed: Sequence[tuple[int, str]]) -> dict[int, list[bytes]]:
        heard = await told_to_others(config, sealed, "update", "clocks", "held")
        return {observer: [DEALT.sub(b"", data) for data in sent] for observer, sent in heard.items()}

    undone, short = asyncio.run(told(UNDONE)), asyncio.run(told(SHORT))
    assert undone == short
    assert all(sum(data.startswith(b'{"type":"update"') for data in sent) == 2 for sent in undone.values())


def test_a_choice_that_was_taken_back_after_all_is_told_as_a_clock_that_runs_again(config: Config) -> None:
    told = asyncio.run(clocks_told(config, [(40, "done"), (50, "undo"), (55, "done")]))
    assert all(len(one) == 5 for one in told.values())
    first, _, again, _, _ = (msgspec.json.decode(one)["seats"][0] for one in told[SPECTATOR])
    assert first == again


def counted_choices(stored: StoredTable, seat: int) -> Any:
    return BASIS(stored, seat), stored.row.seq


def test_a_clock_that_moved_with_every_choice_would_be_found(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "clocks_basis", counted_choices)
    assert asyncio.run(clocks_told(config, SHORT)) != asyncio.run(clocks_told(config, LONG))


# --- how far a sealed choice is -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ginkgopolis", "imperial_miners"])
def test_sealed_progress_changes_no_byte_for_others(config: Config, name: str) -> None:
    """Stored for real, with something proposed, a story, and people who come, look and go."""

    async def story() -> None:
        async with application(config) as app:
            table = await wire(app, name, 3, registry.find(name).full_variant(3, {}))
            play, right = app.state.service.play, table.rights[1]
            seat, hidden, undone = 1, 0, 0

            async def hears_nothing(name: str, work: Any) -> bool:
                """True when the seat goes on in its sealed choice; then nobody else may have heard of it."""
                before = [await asked(observer) for observer in (0, SPECTATOR)]
                heard = [list(socket.sent) for socket in sockets]
                await work
                async with app.state.service.changes.reading(table.table) as warm:
                    goes_on = seat in warm.game.decisions and bool(warm.game.secret_of(seat))
                if not goes_on:
                    return False
                await asyncio.sleep(0.05)
                assert [list(socket.sent) for socket in sockets] == heard, name
                assert [await asked(observer) for observer in (0, SPECTATOR)] == before, name
                assert [await welcomed(observer) for observer in (2, SPECTATOR)] == welcome, name
                return True

            async def asked(observer: int) -> bytes:
                return (await table.over_http(observer)).partition(b"GET /metrics")[0]  # what is counted is counted

            async def welcomed(observer: int) -> list[bytes]:
                socket = table.connect(observer)
                socket.say({"type": "hello"})
                await socket.settle()
                await socket.close()
                return [data for data in socket.sent if b"settled" not in data and b'"presence"' not in data]

            await table.propose()
            sockets = [table.connect(observer) for observer in (0, SPECTATOR)]
            for socket in sockets:
                socket.say({"type": "hello"})
                await socket.settle()
            welcome = [await welcomed(observer) for observer in (2, SPECTATOR)]
            for number in range(20):
                async with app.state.service.changes.reading(table.table) as warm:
                    option = str(warm.game.decisions[seat].options[0])
                if not await hears_nothing("act", play.act(Request(table.table, right, f"a{number}"), option)):
                    break
                hidden += 1
                async with app.state.service.changes.reading(table.table) as warm:
                    may = warm.playing.why_not_undo(seat) is None
                if may and undone <= number // 2:
                    assert await hears_nothing("undo", play.undo(Request(table.table, right, f"u{number}")))
                    undone += 1
            assert hidden > 0
            assert undone > 0
            for socket in sockets:
                await socket.close()

    asyncio.run(story())


# --- leaks that are planted -----------------------------------------------------------------------------------------


def by_state(warm: Warm, seat: int) -> str:
    return state_hash(warm.game)


def step_by_state(self: Warm, seat: int) -> list[StepTaken]:
    return [StepTaken(Message(f"step-{state_hash(self.game)}"), [], 0)]


def with_state(stored: StoredTable) -> TableInfo:
    warm: Warm = sys._getframe(1).f_locals["warm"]  # whoever asks has it at hand
    return replace(INFO(stored), commitment=str(warm.game.state.to_data()) if warm.table else "")


def rivals_hand(self: Voice, warm: Warm, seat: int, asked: WhyNot) -> Any:
    rival = (seat + 1) % warm.game.state.seats
    return Because(asked.id, False, str(warm.game.state.players[rival].to_data()))


def update_with_state(self: SharedFeed, warm: Warm, update: Any, since: int) -> Update:
    made = SAID(self, warm, update, since)
    return replace(made, events=[*made.events, state_hash(warm.game)])


def refusal_with_state(self: Talk, denied: Any, request_id: str) -> Refusal:
    warm = self._service.cache.get(self._table)
    return Refusal(denied.status, denied.key, state_hash(warm.game) if warm.table else "", "", request_id)


def place_by_state(self: Warm, seat: int, seq: int) -> int:
    return int(state_hash(self.game), 16) % 100_000 if self.table else 0


def size_by_state(self: Cache) -> int:
    warm = [*self._idle.values(), *self._kept.values()][-1]
    return int(state_hash(warm.game), 16) if warm.table else 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "what", "leak"),
    [
        (Warm, "question", by_state),
        (Warm, "steps", step_by_state),
        (Warm, "count_told", place_by_state),
        (rooms, "table_info", with_state),
        (routes, "table_info", with_state),
        (Voice, "because", rivals_hand),
        (SharedFeed, "_update", update_with_state),
        (Talk, "_refusal", refusal_with_state),
        (Cache, "__len__", size_by_state),
    ],
    ids=["question", "steps", "story", "table", "table over HTTP", "reason", "update", "refusal", "metrics"],
)
def test_a_leak_planted_in_the_server_is_found(
    config: Config, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, leak: Any
) -> None:
    monkeypatch.setattr(where, what, leak)
    with pytest.raises(AssertionError, match="can tell"):
        run(config, [("toy_euro", seed) for seed in range(1, 4)], 100)
