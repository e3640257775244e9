"""What leaves the server for a seat is the same, byte by byte, in every world that the seat must think possible."""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace as copied
from typing import Any

import pytest
from litestar import Litestar
from msgspec.structs import replace

from asztal import registry
from asztal.kernel import SPECTATOR, ChanceRefused, DeadEnd, Fast, Game, Option, Refusing, Table, bit, imagine, observe
from asztal.kernel.record import state_hash
from asztal.server.cluster import rooms
from asztal.server.cluster.rooms import Line
from asztal.server.config import Config
from asztal.server.http import routes
from asztal.server.socket.conversation import Talk
from asztal.server.tables import sentences
from asztal.server.tables.facts import Facts
from asztal.server.tables.live import Cache, Warm
from asztal.server.tables.sentences import Voice
from asztal.server.wire.messages import Because, Refusal, TableInfo, Update, WhyNot
from asztal.testkit.secrecy import asking, difference
from asztal.testkit.walk import Setting, Walk
from tests.server.wire import Wire, application, wire

INFO, SAID = sentences.table_info, Line._update
GAMES = sorted(registry.titles())
OWN = [name for name in GAMES if type(registry.find(name)).__module__.startswith("asztal.games.")]
LANGS = ("en", "hu", "de")


def copy(table: Table[Any], game: Game[Any]) -> Table[Any]:
    """The same history with this game at its end."""
    made = Table(game)
    made.entries, made.acts = list(table.entries), table.acts.copy()
    made.moments = [copied(moment) for moment in table.moments]
    return made


def world_for(walk: Walk, observer: int, seed: int) -> Table[Any]:
    """A world that the observer must think possible; it has no past of its own: the seat was told what it was told."""
    game = imagine(walk.game.title, observe(walk.game, observer), Fast(seed))
    game.events = [(mask, event) for mask, event in walk.game.events or [] if mask & bit(observer)]
    return copy(walk.table, game)


def after(table: Table[Any], seat: int, option: Option) -> Table[Any] | None:
    """The table after one choice, as far as it goes without chance; None where chance would decide."""
    game = table.game.clone(Refusing(), loud=True)
    game.events = list(table.game.events or [])
    branch = copy(table, game)
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
        return [*frames, {"type": "propose-back", "id": "p", "choices": 9999}]

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
            if branch is None or branch.game.learned & bit(observer) or branch.moments[-1].barred:
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


# --- leaks that are planted -----------------------------------------------------------------------------------------


def by_state(warm: Warm, seat: int) -> str:
    return state_hash(warm.game)


def with_state(facts: Facts) -> TableInfo:
    warm: Warm = sys._getframe(1).f_locals["warm"]  # whoever asks has it at hand
    return replace(INFO(facts), commitment=str(warm.game.state.to_data()) if warm.table else "")


def rivals_hand(self: Voice, warm: Warm, seat: int, asked: WhyNot) -> Any:
    rival = (seat + 1) % warm.game.state.seats
    return Because(asked.id, False, str(warm.game.state.players[rival].to_data()))


def update_with_state(self: Line, warm: Warm, update: Any, since: int) -> Update:
    made = SAID(self, warm, update, since)
    return replace(made, events=[*made.events, state_hash(warm.game)])


async def refusal_with_state(self: Talk, denied: Any, request_id: str) -> Refusal:
    async with self._service.changes.look(self._table) as warm:
        return Refusal(denied.status, denied.key, state_hash(warm.game), "", request_id)


def size_by_state(self: Cache) -> int:
    warm = [*self._idle.values(), *self._kept.values()][-1]
    return int(state_hash(warm.game), 16) if warm.table else 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "what", "leak"),
    [
        (Warm, "question", by_state),
        (rooms, "table_info", with_state),
        (routes, "table_info", with_state),
        (Voice, "because", rivals_hand),
        (Line, "_update", update_with_state),
        (Talk, "_refusal", refusal_with_state),
        (Cache, "__len__", size_by_state),
    ],
    ids=["question", "table", "table over HTTP", "reason", "update", "refusal", "metrics"],
)
def test_a_leak_planted_in_the_server_is_found(
    config: Config, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, leak: Any
) -> None:
    monkeypatch.setattr(where, what, leak)
    with pytest.raises(AssertionError, match="can tell"):
        run(config, [("toy_euro", seed) for seed in range(1, 4)], 100)
