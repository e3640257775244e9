"""Looking back at a finished game: who may, what it tells, and that it is made once, beside the web process."""

import asyncio
import os
import random
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from msgspec.structs import replace

from asztal import registry
from asztal.analysis import (
    Cost,
    Curve,
    Depth,
    FirstLook,
    GameLine,
    GameStep,
    Leg,
    engine_of,
    first_look,
    pieces_of,
    read_line,
)
from asztal.analysis.shapes import Reckoning
from asztal.analysis.shown.bands import band, likely
from asztal.analysis.shown.trust import NO_TRUST, CostsPlayedOut, Missed, Trust, trust_in
from asztal.arena.measured import THIRDS
from asztal.cli import main
from asztal.kernel import observe
from asztal.kernel.offers import choices
from asztal.server.config import Config
from asztal.server.limits.limits import LIMITS, Limit
from asztal.server.service import Service
from asztal.server.tables.past import look_backs, looking, looking_closer
from asztal.server.tables.past.looking import (
    look_back,
    no_look_back,
    shown,
    to_try_again,
    turning_points,
    turns_of,
    turns_told,
)
from asztal.server.tables.past.looking_closer import look_closer
from asztal.server.wake.worlds_due import look_at_worlds
from asztal.server.wire.look_back_shapes import LookBack, TurningPoint
from asztal.text.wording import wording_of
from tests.server.people import seated_table, with_service
from tests.server.test_absence import denied
from tests.server.test_forks import finished, fork, play_on
from tests.server.test_prices import House, inside
from tests.server.test_thinking import ENDED, python_that
from tests.server.test_ways_home import tell
from tests.server.test_world_secrets import TwoInOneWorld
from tests.server.test_worlds import close

GAME = "ginkgopolis"
VARIANT = {"characters": "intro", "hal": "normal"}
PARTS = [Missed(6.0, -20.0, 40.0), Missed(3.0, -10.0, 20.0), Missed(0.0, -5.0, 5.0)]


async def asked(service: Service, table: str) -> LookBack:
    return await service.look_backs.get(await service.look_backs.check(table), "en")


# --- what it tells ------------------------------------------------------------------------------------------------


def test_it_is_the_first_look_as_far_as_players_may_be_shown_it(config: Config) -> None:
    async def story(service: Service) -> None:
        table, _, moves = await finished(service, GAME, 1)
        text = await service.records.text(table)
        look, told = first_look(text, engine_of(GAME)), await asked(service, table)
        assert told == look_back(text, GAME, "en")
        assert replace(told, points=None) == shown(
            look, trust_in(GAME, 1, VARIANT), turns_told(read_line(text), look.steps)
        )
        assert (told.why, told.ahead, told.back, told.closer) == ("", True, 0, True)
        assert (told.moves[0], told.moves[-1]) == (0, moves)
        await fork(service, 1, table, told.seats[0].again[0])  # there is something to try again
        two = await service.records.text((await finished(service, GAME, 2))[0])
        holds(first_look(two, engine_of(GAME)), read_line(two))
        holds(look, read_line(text))

    with_service(config, story)


def holds(look: FirstLook, line: GameLine) -> None:
    """What is shown of a look is its values in their bands, at positions that there are."""
    turns = turns_told(line, look.steps)
    told = shown(look, Trust("points", PARTS, causes=True), turns)
    assert (told.ahead, told.closer, told.causes) == (True, False, True)  # alone, Hal is the opponent
    without = shown(look, Trust("points", PARTS), turns)
    assert (without.causes, [seat.again for seat in without.seats]) == (False, [[]] * len(look.curves))
    for curve, seat in zip(look.curves, told.seats, strict=True):
        around = band(curve.values, PARTS)
        assert (seat.values, seat.low, seat.high) == (around.middle, around.low, around.high)
        assert len(seat.values) == len(told.moves)
        assert seat.values[-1] == seat.low[-1] == seat.high[-1] == curve.reckoning.result
        assert 0 < len(seat.turning) <= looking.TURNING
        for point in seat.turning:
            ends = point.since, point.move
            assert point.move < told.moves[-1]
            assert (point.before, point.after) == tuple(seat.values[told.moves.index(end)] for end in ends)
        assert 0 < len(seat.again) <= looking.AGAIN
        own = {leg.entries[0] - 1 for leg in look.legs if leg.seat == seat.seat and leg.free}
        assert own >= set(seat.again)


def test_it_is_made_once_and_another_process_says_the_same(config: Config) -> None:
    async def story(service: Service) -> None:
        table, _, _ = await finished(service, GAME, 1)
        assert not service.look_backs.has(table, "en")
        first = await asked(service, table)
        assert service.look_backs.has(table, "en")
        assert await asked(service, table) is first
        async with Service(config) as other:
            assert msgspec.json.encode(await asked(other, table)) == msgspec.json.encode(first)

    with_service(config, story)


@pytest.mark.parametrize(
    ("game", "seats", "why"),
    [
        (GAME, 1, ""),
        (GAME, 2, ""),
        (GAME, 3, "seats"),
        ("imperial_miners", 1, ""),
        ("barrage", 1, ""),
        ("imperial_miners", 2, "untaught"),
        ("barrage", 2, "untaught"),
        ("underwater_cities", 1, ""),
        ("underwater_cities", 2, "untaught"),
    ],
)
def test_where_nothing_foretells_results_it_says_why(game: str, seats: int, why: str) -> None:
    title = registry.find(game)
    assert no_look_back(title, seats, title.full_variant(seats, {})) == why


def test_what_was_not_tested_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "trust_in", lambda game, seats, variant: NO_TRUST)
    assert no_look_back(registry.find(GAME), 1, VARIANT) == "untested"


def test_a_game_of_other_rules_or_without_a_result_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", GAME, "--seats", "level1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert look_back("\n".join(lines), GAME, "en").why == ""
    assert look_back("\n".join(lines[:-1]), GAME, "en") == LookBack("unfinished")
    older = lines[0].replace('"rules":', '"rules":9')
    assert look_back("\n".join([older, *lines[1:]]), GAME, "en") == LookBack("other-rules")
    worse = [line.replace("choice", "undo") for line in lines]
    assert look_back("\n".join(worse), GAME, "en") == LookBack("other-rules")


def curve(values: list[float], luck: list[float], unparted: list[int], seats: list[list[int]]) -> Curve:
    """The curve of seat 0 in a game of so many steps."""
    changes = [after - before for before, after in pairwise(values)]
    rest = [change - part for change, part in zip(changes, luck, strict=True)]
    own = [part if 0 in chose else 0.0 for part, chose in zip(rest, seats, strict=True)]
    others = [0.0 if 0 in chose else part for part, chose in zip(rest, seats, strict=True)]
    return Curve(0, values, luck, others, own, unparted, Reckoning(0, 0, 0, 0, 0, 0, 0, 0, 0))


def told_of(steps: list[GameStep], found: Curve, causes: bool = True) -> list[TurningPoint]:
    return turning_points(steps, turns_of(steps), found, found.values, causes)


def test_turning_points_are_the_turns_with_the_largest_changes_and_what_they_came_with() -> None:
    seats = [[0], [0], [0], [0], [1], [1], [0]]
    chance = [False, True, True, True, False, True, False]
    steps = [GameStep(n + 1, n + 1, chose, n, drew) for n, (chose, drew) in enumerate(zip(seats, chance, strict=True))]
    found = curve([0, 5, 10, 15, 20, 25, 30, 30.9], [0, 5, 0.5, 2.5, 0, 4, 0], [], seats)
    told = told_of(steps, found)
    assert [(point.since, point.move, point.cause) for point in told] == [
        (0, 1, "choice"),
        (1, 2, "draw"),
        (2, 3, "choice"),
        (3, 4, "both"),
        (4, 5, "others"),
    ]
    assert (told[1].before, told[1].after) == (5, 10)
    causes = [point.cause for point in told_of(steps, found, causes=False)]
    assert causes == ["choice", "both", "both", "both", "others"], "only what is certain"
    only = curve([0, 0, 0, 0, 0, 0, 5, 5.9], [0, 0, 0, 0, 0, 4, 0], [], seats)
    assert [(point.move, point.cause) for point in told_of(steps, only)] == [(6, "draw")]
    both = curve([20, 25, 24, 30, 30, 30, 30, 30], [0.0] * 7, [], [[0], [1], [0], [0], [0], [0], [0]])
    round_of_both = [*steps[:1], steps[4], *steps[2:]]
    points = turning_points(round_of_both, turns_of(round_of_both, [1] * 7), both, both.values, True)
    assert [point.cause for point in points] == ["together"]
    secret = [GameStep(1, 2, [0, 1], 1, True)]
    for luck, cause in ((0.0, "together"), (4.0, "draw")):
        assert [point.cause for point in told_of(secret, curve([0, 5], [luck], [], [[0, 1]]))] == [cause]
    turns, rising = turns_of(steps), curve([20, 22, 22, 20, 20, 20, 20, 20], [0.0] * 7, [], seats)
    assert [point.move for point in turning_points(steps, turns, rising, rising.values, True)] == [1, 3]
    sinking = [30, 30.5, 29, 26, 25, 24, 23, 20]  # as shown: nobody would see what the first turn brought
    assert [point.move for point in turning_points(steps, turns, rising, sinking, True)] == [3]
    unknown = curve([0, 0, 5, 5, 5, 5, 5, 5], [0.0] * 7, [1], seats)
    assert [point.cause for point in told_of(steps, unknown)] == ["both"]


def test_a_turn_in_which_something_is_paid_for_what_comes_later_in_it_is_one_change() -> None:
    seats = [[0], [0], [0], [1], [0]]
    steps = [GameStep(2 * n + 1, 2 * n + 2, chose, 1, n == 1) for n, chose in enumerate(seats)]
    assert [tuple(turn) for turn in turns_of(steps)] == [(0, 2), (3, 3), (4, 4)]
    assert [tuple(turn) for turn in turns_of(steps, [1, 1, 2, 2, 2])] == [(0, 1), (2, 4)]
    found = curve([20, 10, 12, 24, 24, 22], [0, 2, 0, 0, 0], [], seats)
    assert [
        tuple(getattr(point, name) for name in ("since", "move", "before", "after", "cause"))
        for point in told_of(steps, found)
    ] == [(0, 6, 20, 24, "both"), (8, 10, 24, 22, "choice")]


@pytest.mark.parametrize(("game", "opening"), [("imperial_miners", True), ("barrage", True), (GAME, False)])
def test_neither_before_the_first_round_nor_in_the_last_turn_a_change_is_told(
    game: str, opening: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["record", game, "--seats", "level1"]) == 0
    text = capsys.readouterr().out
    line, look = read_line(text), first_look(text, engine_of(game))
    turns = turns_told(line, look.steps)
    rounds = [line.title.round_number(step[0].before.state) for step in line.steps()]
    assert rounds[turns[0].first] == 1
    assert (turns[0].first > 0) == (rounds[0] == 0) == opening
    assert turns[-1].last < len(look.steps) - 1


def test_what_to_try_again_are_own_turns_without_what_was_drawn_in_them() -> None:
    seats = [[0], [0], [1], [0, 1], [0], [0], [0], [0]]
    turns = [1, 1, 1, 2, 3, 4, 5, 5]
    steps = [GameStep(*at, chose, turn, False) for at, chose, turn in zip(PLACES, seats, turns, strict=True)]
    legs = [
        Leg(0, 0, 1, [1, 2], [], True),  # two choices, the second one behind what was taken back
        Leg(1, 1, 1, [4], [], True),
        Leg(2, 0, 2, [5], [], True),
        Leg(3, 0, 3, [8], [], False),
        Leg(4, 0, 4, [9], [], True),
        Leg(5, 0, 5, [10], [], True),
        Leg(6, 0, 5, [11], [], True),
    ]
    found = curve([20, 18, 16, 6, 4, -20, -21, -30, -20], [0, 0, 0, 0, 0, -0.5, 0, 0], [], seats)
    # Not others', what was forced, half a point, or paid back within the turn.
    assert to_try_again(steps, turns_of(steps), legs, found) == [0, 4]


PLACES = [(1, 1), (2, 2), (4, 4), (5, 6), (8, 8), (9, 9), (10, 10), (11, 11)]


def test_a_band_is_what_was_measured_in_the_middle_of_each_part_and_closes_at_the_end() -> None:
    around = band([10.0] * 10, PARTS)
    assert around.middle == [16.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 10.0, 10.0]
    assert (around.low[1], around.high[1]) == (-10.0, 50.0)
    assert (around.low[4], around.high[4]) == (0.0, 30.0)
    assert (around.low[8:], around.high[8:]) == ([5.0, 10.0], [15.0, 10.0])
    assert all(len(trust_in(GAME, seats, VARIANT).parts) == THIRDS for seats in (1, 2))


def test_a_closer_look_tells_what_turns_clearly_cost_in_the_words_of_their_questions(config: Config) -> None:
    async def story(service: Service) -> None:
        table, _, _ = await finished(service, GAME, 1)
        text, row = await service.records.text(table), await service.look_backs.check(table)
        assert (await service.look_backs.get(row, "en")).closer
        told, line = await service.look_backs.closer(row, "en"), read_line(text)
        assert told == look_closer(text, GAME, "en")
        assert service.look_backs.has(table, "en", closer=True)
        assert not service.look_backs.has(table, "hu", closer=True)
        pieces = pieces_of(text, first_look(text, engine_of(GAME)), Depth())
        assert (told.weighed, told.held) == ([len(pieces)], 8)
        assert 0 < len(told.turns) <= looking_closer.COSTLY
        legs = {leg[0].entry - 1: leg for leg in line.legs()}
        for turn in told.turns:
            assert turn.cost.low > 0
            assert turn.ways[0].behind.mean <= min(way.behind.mean for way in turn.ways)
            first = legs[turn.move][0]
            labels = {words.message(each.label) for each in choices(line.title, observe(first.before, turn.seat))}
            assert {steps[0].text for steps in (turn.played, *(way.steps for way in turn.ways))} <= labels
        other = await service.look_backs.closer(row, "hu")
        assert [turn.cost for turn in other.turns] == [turn.cost for turn in told.turns]
        assert [turn.played for turn in other.turns] != [turn.played for turn in told.turns]
        two, _, _ = await finished(service, GAME, 2)
        assert (
            await denied(service.look_backs.closer(await service.look_backs.check(two), "en")) == "409 no-closer-look"
        )

    words = wording_of(registry.find(GAME), "en")
    with_service(config, story)


def test_a_likely_cost_holds_what_its_test_left_open() -> None:
    tested = CostsPlayedOut(slope=1.5, low=1.0, high=2.0, spread=2.0, held=0.8)
    told = likely(Cost(4.0, 2.0, 6.0, clear=True), tested)
    assert (told.mean, told.clear) == (6.0, True)
    assert told.high - told.mean == pytest.approx((3.0**2 + 2.0**2 + 3.92**2) ** 0.5, abs=0.06)
    assert not likely(Cost(2.0, 1.5, 2.5, clear=True), tested).clear
    assert not likely(Cost(0.0, 0.0, 0.0, clear=False), tested).clear


# --- who may ------------------------------------------------------------------------------------------------------


def test_nobody_looks_back_before_the_end_and_everybody_after_it(config: Config) -> None:
    async def story(house: House) -> None:
        table, guests = await seated_table(house.service, GAME, 1)
        waiting = await house.service.lobby.create(guests[0], GAME, 1, {})
        for each in (waiting, table):
            for path in ("lookback", "lookback/closer"):
                answer = await house.http.get(f"/api/tables/{each}/{path}")
                assert (answer.status_code, answer.json()["key"]) == (409, "not-over")
        assert (await house.http.get("/api/tables/nowhere/lookback")).status_code == 404
        await play_on(house.service, table, guests, random.Random(1))
        answer = await house.http.get(f"/api/tables/{table}/lookback")
        assert answer.status_code == 200
        assert msgspec.json.decode(answer.content, type=LookBack).seats

    inside(config, story)


def test_nobody_looks_back_at_an_entry_of_an_open_world_not_even_its_own_person(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        scene = TwoInOneWorld(app)
        await scene.open()
        await scene.one.play(scene.line)
        path = f"/api/tables/{scene.one.table}/lookback"
        for who in (scene.ada, scene.bela, scene.carl, scene.nobody):
            for each in (path, f"{path}/closer"):
                status, told = await who.ask("GET", each)
                assert (status, told["key"]) == (409, "world-open")
        assert not scene.service.look_backs.has(scene.one.table, "en")
        status, told = await scene.ada.ask("GET", f"/api/tables/{scene.two.table}/lookback")
        assert (status, told["key"]) == (409, "world-open")  # nor does it say whether somebody has ended
        close(alone, scene.world)
        await look_at_worlds(scene.service.worlds, scene.service.world_pages)
        status, told = await scene.bela.ask("GET", path)
        assert (status, told["why"]) == (200, "")
        status, told = await scene.ada.ask("GET", f"/api/tables/{scene.two.table}/lookback")
        assert (status, told["key"]) == (409, "not-over")  # it goes on without a place

    tell(alone, story)


# --- what it costs ------------------------------------------------------------------------------------------------


def test_so_many_games_an_hour_and_those_seen_stay_open(alone: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in LIMITS["look backs"]:
        assert limit.amount <= 80
    monkeypatch.setitem(LIMITS, "look backs", (Limit("address", 1, 3600, key="too-many-look-backs"),))

    async def story(house: House) -> None:
        one, two = [(await finished(house.service, "own_pace", 1))[0] for _ in range(2)]
        for _ in range(2):
            assert (await house.http.get(f"/api/tables/{one}/lookback")).json()["why"] == "untaught"
        refused = await house.http.get(f"/api/tables/{two}/lookback")
        assert (refused.status_code, refused.json()["key"]) == (429, "too-many-look-backs")
        assert (await house.http.get(f"/api/tables/{one}/lookback")).status_code == 200

    inside(alone, story)


def test_one_whose_process_ends_is_asked_for_again(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python_that(f'[ -e {tmp_path}/once ] && exec $PYTHON "$@"; touch {tmp_path}/once; {ENDED}', tmp_path, monkeypatch)

    async def story(service: Service) -> None:
        table, _, _ = await finished(service, GAME, 1)
        assert await denied(asked(service, table)) == "503 busy"
        assert (await asked(service, table)).seats

    with_service(config, story)


def test_the_process_ends_when_nobody_asks(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look_backs, "REST", 0.0)

    async def story(service: Service) -> None:
        table, _, _ = await finished(service, GAME, 1)
        before = children(os.getpid())
        await asked(service, table)
        while children(os.getpid()) - before:
            await asyncio.sleep(0.05)

    with_service(config, story)


def children(pid: int) -> set[str]:
    return set(Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
