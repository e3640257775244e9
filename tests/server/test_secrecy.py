"""What leaves the server for a seat is the same, byte by byte, in every world that the seat must think possible."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from asztal import registry
from asztal.kernel import SPECTATOR, Fast, Game, Option, Table, Title, bit, imagine, observe
from asztal.kernel.record import state_hash
from asztal.server import voice
from asztal.server.facts import Facts, Place
from asztal.server.messages import Because, TableInfo, write
from asztal.server.rooms import Line
from asztal.server.voice import Voice
from asztal.server.warm import Warm
from asztal.testkit.secrecy import difference
from asztal.testkit.walk import Setting, Walk

INFO = voice.table_info
GAMES = sorted(registry.titles())
LANGS = ("en", "hu", "de")


class Row:
    """What the database says of the table; the same in every world."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.id, self.game, self.rules = "table", title.name, title.rules_version
        self.variant: dict[str, str] = {}
        self.status, self.listed, self.commitment, self.seed = "playing", True, "c" * 64, "secret"
        self.version = self.seq = self.said = self.seats = seats
        self.back_to = None


def warm_of(walk: Walk, game: Game[Any], observer: int) -> Warm:
    """The table as a process holds it, with this world at its centre."""
    warm = Warm("table")
    places = [Place(seat, f"P{seat}", "", f"nonce {seat}") for seat in game.seats()]
    warm.facts = Facts(Row(game.title, len(places)), places)  # type: ignore[arg-type]
    warm.table = Table(game)
    warm.table.entries, warm.table.moments = walk.table.entries, walk.table.moments
    if game is not walk.game:  # an imagined world has no past of its own: the seat was told what it was told
        game.events = [(mask, event) for mask, event in walk.game.events or [] if mask & bit(observer)]
    return warm


def sent(walk: Walk, game: Game[Any], observer: int, lang: str) -> bytes:
    """Everything that the server sends to a seat: table, view, question, sentences, own points, the table in words."""
    warm = warm_of(walk, game, observer)
    said = Voice(game.title, lang, warm.known.names())
    line = Line(observer, said)
    line.push(warm)
    told = [write(voice.table_info(warm.known, warm)), write(line.view(warm, 0))]
    told.append(write(said.read_out(warm, observer, "id")))
    if observer != SPECTATOR:
        told.append(write(said.score(warm, observer, "id")))
        told += [write(said.because(warm, observer, "id", option)) for option in list(walk.probes.values())[-5:]]
    return b"\n".join(told)


def compare(name: str, seed: int, most: int) -> int:
    """One random game, each decision looked at by everybody; gives the number of comparisons."""
    title = registry.find(name)
    seats = registry.usual_seats(title)
    walk = Walk(Setting(title, seats, title.full_variant(seats, {})), seed, undo=0.1)
    compared, chance = 0, random.Random(seed)
    for number, _ in enumerate(walk.steps()):
        if number >= most:
            break
        for observer in (*walk.game.seats(), SPECTATOR):
            world = imagine(title, observe(walk.game, observer), Fast(chance.randrange(1 << 30)))
            lang = chance.choice(LANGS)
            truth, imagined = sent(walk, walk.game, observer, lang), sent(walk, world, observer, lang)
            assert truth == imagined, f"seat {observer}: {difference(truth, imagined)}"
            compared += 1
    return compared


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_sent_the_same_in_every_world_it_must_think_possible(name: str) -> None:
    assert compare(name, 1, 25) > 0


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_over_a_hundred_games(name: str) -> None:
    for seed in range(2, 2 + 100 // len(GAMES) + 1):
        compare(name, seed, 60)


def by_state(warm: Warm, seat: int) -> str:
    return state_hash(warm.game)


def with_state(facts: Facts, warm: Warm | None) -> TableInfo:
    assert warm is not None
    return replace(INFO(facts, None), commitment=str(warm.game.state.to_data()))


def rivals_hand(self: Voice, warm: Warm, seat: int, request_id: str, option: Option) -> Any:
    rival = (seat + 1) % warm.game.state.seats
    return Because(request_id, False, str(warm.game.state.players[rival].to_data()))


@pytest.mark.parametrize(
    ("where", "what", "leak"),
    [(Warm, "question", by_state), (voice, "table_info", with_state), (Voice, "because", rivals_hand)],
)
def test_a_leak_planted_in_the_server_is_found(
    monkeypatch: pytest.MonkeyPatch, where: Any, what: str, leak: Any
) -> None:
    monkeypatch.setattr(where, what, leak)
    with pytest.raises(AssertionError, match="seat"):
        compare("toy_euro", 1, 100)
