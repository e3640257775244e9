"""Analyses: every game adds up, and nothing is judged by what a seat could not know. Planted faults are found."""

import json
import random
import statistics
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.analysis import Cost, Depth, FirstLook, analysis_of, anew, curves, engine_of, first_look, judged, pieces_of
from asztal.analysis import values as valuing
from asztal.analysis.anew import drawn_anew
from asztal.analysis.line import GameLine, MadeChoice, read_line
from asztal.analysis.values import NoValue, foretelling, values_of
from asztal.analysis.weighing import LegSeen, _chosen, _cost, weigh, weigh_leg
from asztal.arena import Seating
from asztal.bots import rollouts
from asztal.bots.levels import learned
from asztal.kernel import Chance, Fast, Game, Option, Table, imagine, observe
from asztal.kernel.origin import first_state, origin_of, record_hash, stood_at, with_origin
from asztal.kernel.record import (
    Mark,
    Recorder,
    Segment,
    fingerprint,
    header_for,
    open_table,
    parse,
    reopened,
    sorted_bytes,
)
from asztal.text import Problem

SMALL = Depth(pairs=4, leaves=160)
WORLDS = 3


@cache
def record(game: str, seats: int = 1, *, takes_back: bool = False) -> str:
    """A game of bots that need no time; they may take back every fifth choice and make it again."""
    title = registry.find(game)
    header = header_for(title, seats, {}, "analysed")
    table = open_table(title, header)
    recorder = Recorder(header, table)
    seating = Seating(table.game, ["level2"] * seats, 1)
    lines = [recorder.start()]
    while table.game.decisions:
        seat, option = seating.next()
        table.apply(seat, option)
        if takes_back and len(table.moments) % 5 == 0:
            go_back(table, seat)
            table.apply(seat, option)
        lines += recorder.lines()
    return "\n".join([*lines, recorder.end()]) + "\n"


def go_back(table: Table[Any], seat: int) -> None:
    """By undo where the seat may, else by consent."""
    if table.why_not_undo(seat) is None:
        table.undo(seat)
    else:
        table.rewind(len(table.moments) - 1, table.concerned(len(table.moments) - 1))


@cache
def line(game: str, seats: int = 1) -> GameLine:
    return read_line(record(game, seats))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Few draws and deals, for what does not depend on their number."""
    monkeypatch.setattr(anew, "ANEW", 2)
    monkeypatch.setattr(curves, "DEALS", 3)
    curves._expected.cache_clear()
    yield
    curves._expected.cache_clear()


def looked(game: str, seats: int = 1) -> FirstLook:
    return first_look(record(game, seats), engine_of(game))


# --- the line ---------------------------------------------------------------------------------------------------------


def test_what_was_taken_back_is_not_in_the_line() -> None:
    text = record("ginkgopolis", takes_back=True)
    found = read_line(text)
    taken = [entry for entry in found.record.entries if entry.kind != "choice"]
    assert len(taken) > 5
    assert len(found.made) == sum(entry.kind == "choice" for entry in found.record.entries) - len(taken)
    entries = found.record.entries
    assert all(entries[made.entry - 1].text == str(made.option) for made in found.made)
    for made, after in zip(found.made, found.positions()[1:], strict=True):  # alone, every choice is a step
        if not made.chance:
            game = made.before.clone(Fast(0))
            game.apply_unchecked(made.seat, made.option)
            game.state.rewinds = after.state.rewinds  # the table may have gone back from the next choice
            assert game.state == after.state


def test_a_table_that_went_back_together_says_so(few: None) -> None:
    text = record("ginkgopolis", takes_back=True)
    look = first_look(text, engine_of("ginkgopolis"))
    assert look.again == sum(json.loads(row)[0] == "rewind" for row in text.splitlines() if row.startswith("["))
    assert look.again > 0
    assert len(look.curves[0].values) == len(look.steps) + 1


def test_choices_made_in_secret_at_the_same_time_are_one_step() -> None:
    found = line("ginkgopolis", 2)
    joint = [step for step in found.steps() if len({made.seat for made in step}) == 2]
    assert joint
    assert all(len({made.secret for made in step}) == 1 and step[0].secret for step in joint)
    assert sum(map(len, found.steps())) == len(found.made)


def test_every_choice_is_in_one_leg_unless_it_was_forced_before_the_first_that_was_not() -> None:
    found = line("imperial_miners")
    legs = found.legs()
    inside = [made.entry for leg in legs for made in leg]
    assert len(set(inside)) == len(inside)
    assert all(made.offered == 1 for made in found.made if made.entry not in inside)
    assert all(not made.chance for leg in legs for made in leg[:-1])
    assert all(len({made.turn for made in leg}) == 1 for leg in legs)


def test_a_game_that_went_on_with_another_engine_is_one_line() -> None:
    title, rows = registry.find("ginkgopolis"), record("ginkgopolis").splitlines()
    entries = [row for row in rows if row.startswith("[")]
    state = dict(stood_at(title, parse(rows), 20).state.to_data())
    later = Segment(20, title.rules_version, "b", state)
    named = [Segment(0, title.rules_version, "a"), Mark(20, fingerprint(sorted_bytes(state))), later]
    first, mark, second = (msgspec.json.encode(each).decode() for each in named)
    found = read_line("\n".join([rows[0], first, *entries[:20], mark, second, *entries[20:], rows[-1]]))
    whole = line("ginkgopolis")
    assert [(made.entry, made.option) for made in found.made] == [(made.entry, made.option) for made in whole.made]
    values = values_of(title, 1)
    assert values(found.positions(), 0) == values(whole.positions(), 0)


# --- what is not judged -----------------------------------------------------------------------------------------------


def test_a_game_by_other_rules_or_without_an_end_is_not_judged() -> None:
    rows = record("ginkgopolis").splitlines()
    header = {**json.loads(rows[0]), "rules": 99}
    with pytest.raises(Problem, match="99"):
        read_line("\n".join([json.dumps(header), *rows[1:]]))
    with pytest.raises(Problem, match="not over"):
        read_line("\n".join(rows[:10]))
    with pytest.raises(Problem, match="engine"):
        first_look(record("ginkgopolis"), "another")


@pytest.mark.parametrize(
    ("game", "seats", "why"),
    [
        ("barrage", 2, "untaught"),
        ("imperial_miners", 2, "untaught"),
        ("ginkgopolis", 3, "seats"),
    ],
)
def test_without_a_value_that_is_known_to_hold_there_is_no_curve(game: str, seats: int, why: str) -> None:
    with pytest.raises(NoValue) as none:
        values_of(registry.find(game), seats)
    assert none.value.why == why


def test_a_value_that_foretells_nothing_gives_none_unless_another_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    title = registry.find("underwater_cities")
    playing, judging = learned(title, 1), values_of(title, 1).model
    assert playing is not None
    assert playing.by_hand
    assert judging is foretelling("underwater_cities", title.rules_version, False)
    assert foretelling("underwater_cities", title.rules_version + 1, False) is None
    monkeypatch.setattr(valuing, "foretelling", lambda game, rules, rivals: None)
    with pytest.raises(NoValue) as none:
        values_of(title, 1)
    assert none.value.why == "constant"


def test_weights_that_only_foretell_are_of_the_rules_of_today() -> None:
    for file in valuing.WEIGHTS.iterdir():
        game, _, who = file.stem.rpartition("-")
        assert foretelling(game, registry.find(game).rules_version, who == "rivals") is not None, "train it again"


@pytest.mark.parametrize(
    ("game", "ahead"),
    [("ginkgopolis", True), ("barrage", True), ("imperial_miners", False), ("underwater_cities", False)],
)
def test_alone_a_seat_is_ahead_of_a_machine_or_of_nobody(game: str, ahead: bool) -> None:
    assert looked(game).ahead == ahead


def test_a_game_without_a_curve_has_its_steps_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valuing, "foretelling", lambda game, rules, rivals: None)
    look = looked("underwater_cities")
    assert (look.no_curve, look.curves) == ("constant", [])
    assert look.steps
    assert pieces_of(record("underwater_cities"), look, SMALL) == []


# --- it adds up -------------------------------------------------------------------------------------------------------


def check_adds_up(look: FirstLook) -> None:
    for curve in look.curves:
        parts = curve.reckoning
        whole = parts.start + parts.deal + parts.luck + parts.decisions + parts.others + parts.residual
        assert whole == pytest.approx(parts.result, abs=1e-6)
        assert parts.result == curve.values[-1]
        steps = zip(look.steps, curve.luck, curve.others, curve.own, strict=True)
        for number, (step, luck, others, own) in enumerate(steps):
            assert luck + others + own == pytest.approx(curve.values[number + 1] - curve.values[number], abs=1e-6)
            assert not luck or step.chance
            assert not (others if curve.seat in step.seats else own)


def test_luck_choices_and_the_rest_add_up_to_the_result(few: None) -> None:
    look = looked("imperial_miners")
    check_adds_up(look)
    assert look.curves[0].values[-1] == line("imperial_miners").record.result.scores[0]  # type: ignore[union-attr]
    piece = pieces_of(record("imperial_miners"), look, SMALL)[3]
    costs = judged(piece)
    found = analysis_of(look, SMALL, [costs]).look
    check_adds_up(found)
    assert found.curves[0].reckoning.decisions == -costs.cost.mean
    assert found.curves[0].reckoning.weighed == 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("ginkgopolis", 1), ("ginkgopolis", 2), ("imperial_miners", 1)])
def test_every_game_adds_up(game: str, seats: int) -> None:
    look = looked(game, seats)
    check_adds_up(look)
    weighed = [judged(piece) for piece in pieces_of(record(game, seats), look, Depth())]
    check_adds_up(analysis_of(look, Depth(), weighed).look)
    assert [curve.reckoning.free for curve in look.curves] == [
        sum(leg.free and leg.seat == curve.seat for leg in look.legs) for curve in look.curves
    ]


def test_alone_nothing_comes_from_others_and_at_two_seats_an_advantage_is_the_others_lag(few: None) -> None:
    assert not any(looked("imperial_miners").curves[0].others)
    one, other = looked("ginkgopolis", 2).curves
    assert one.reckoning.result == -other.reckoning.result
    assert any(one.others)


# --- nothing is judged by what a seat cannot know ---------------------------------------------------------------------

Says = Callable[[Game[Any]], Any]


def found_out(says: Says, game: Game[Any], seat: int) -> bool:
    """Whether something tells the true game from worlds in which the seat could be as well."""
    view = observe(game, seat)
    worlds = [imagine(game.title, view, Fast(100 + number)) for number in range(WORLDS)]
    assert all(observe(world, seat) == view for world in worlds)
    return any(says(world) != says(game) for world in worlds)


def moments(found: GameLine, seat: int, count: int) -> list[MadeChoice]:
    """Some choices of a seat, spread over the game."""
    own = [made for made in found.made if made.seat == seat and made.offered > 1]
    return own[:: max(1, len(own) // count)][:count]


def value(seats: int) -> Says:
    found = values_of(registry.find("ginkgopolis"), seats)
    return lambda game: found([game], 0)


@pytest.fixture
def peeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Facts that look at what lies hidden."""
    title = type(registry.find("ginkgopolis"))
    honest = title.facts

    def facts(self: Any, state: Any, seat: int) -> dict[str, float]:
        hidden = sum(map(hash_of, state.players[-1].hand.cards))
        return {**honest(self, state, seat), "points": float(hidden)}

    monkeypatch.setattr(title, "facts", facts)


def hash_of(card: str) -> int:
    return int.from_bytes(card.encode(), "big") % 97


def test_a_value_is_the_same_in_every_world_of_a_view() -> None:
    assert not any(found_out(value(2), made.before, 0) for made in moments(line("ginkgopolis", 2), 1, 6))


def test_facts_that_peep_see_nothing(peeping: None) -> None:
    assert not any(found_out(value(2), made.before, 0) for made in moments(line("ginkgopolis", 2), 0, 4))


def test_a_value_of_the_true_game_would_be_found_out(peeping: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valuing, "known", lambda game, seat: game)
    assert any(found_out(value(2), made.before, 0) for made in moments(line("ginkgopolis", 2), 0, 4))


def costs(made: MadeChoice) -> Says:
    found = values_of(registry.find("ginkgopolis"), 2)
    played = (made.option,)
    return lambda game: weigh(found, LegSeen(observe(game, made.seat), played, 7, SMALL), 0)


def test_a_cost_is_the_same_in_every_world_of_a_view() -> None:
    for made in moments(line("ginkgopolis", 2), 1, 2):
        assert not found_out(costs(made), made.before, 1)


@pytest.mark.parametrize("game", ["ginkgopolis", "imperial_miners"])
def test_alone_a_value_and_a_cost_are_the_same_bytes_in_every_world_of_a_view(game: str) -> None:
    found = line(game)
    values = values_of(found.title, 1)
    for made in moments(found, 0, 3):
        played = (made.option,)

        def says(game: Game[Any], played: tuple[Option, ...] = played) -> bytes:
            weighed = weigh(values, LegSeen(observe(game, 0), played, 7, SMALL), 0)
            return msgspec.json.encode((values([game], 0), weighed))

        assert not found_out(says, made.before, 0)


def test_costs_in_the_true_game_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = moments(line("ginkgopolis", 2), 1, 2)[1]

    def says(game: Game[Any]) -> Any:
        monkeypatch.setattr(rollouts, "imagine", lambda title, view, chance: game.clone(chance))
        return costs(made)(game)

    assert found_out(says, made.before, 1)


# --- luck -------------------------------------------------------------------------------------------------------------


def mean_anew(found: GameLine, step: list[MadeChoice]) -> Says:
    """What luck is measured from: the mean over the draws anew, in a game that may be another one of the same view."""
    values = values_of(found.title, 1)

    def says(game: Game[Any]) -> float:
        games = drawn_anew(found, [step[0]._replace(before=game)], 0)
        return sum(values(games, 0))

    return says


def hal_steps() -> list[list[MadeChoice]]:
    steps = [step for step in line("ginkgopolis").steps() if step[0].chance]
    return steps[:: max(1, len(steps) // 5)]


def test_what_a_rival_has_played_face_down_is_no_luck(few: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where only the seat itself chooses before something is drawn: the other one's card is not drawn anew."""
    found = line("ginkgopolis", 2)
    steps = [step for step in found.steps() if len(step) == 1 and step[0].chance]
    assert steps
    seen = list[Game[Any]]()
    deal = anew.dealt_for_all

    def dealt(before: Game[Any], seat: int, chance: Chance) -> Game[Any]:
        seen.append(deal(before, seat, chance))
        return seen[-1]

    monkeypatch.setattr(anew, "dealt_for_all", dealt)
    for step in steps:
        drawn_anew(found, step, step[0].seat)
        assert seen
        assert all(observe(game, seat) == observe(step[0].before, seat) for game in seen for seat in (0, 1))
        seen.clear()


def test_draws_anew_deal_what_lies_face_down_anew(few: None) -> None:
    found = line("ginkgopolis")
    assert not any(found_out(mean_anew(found, step), step[0].before, 0) for step in hal_steps())


def test_draws_anew_that_keep_hals_card_would_be_found_out(few: None, monkeypatch: pytest.MonkeyPatch) -> None:
    found = line("ginkgopolis")
    monkeypatch.setattr(anew, "dealt_for", lambda before, seat, chance: before.clone(chance))
    assert any(found_out(mean_anew(found, step), step[0].before, 0) for step in hal_steps())


def test_where_nothing_is_drawn_there_is_no_luck(few: None) -> None:
    look = looked("ginkgopolis")
    still = [luck for step, luck in zip(look.steps, look.curves[0].luck, strict=True) if not step.chance]
    assert len(still) > 10
    assert not any(still)
    assert any(look.curves[0].luck)


def test_what_all_know_together_stays_and_only_what_nobody_knows_changes_places() -> None:
    before = line("ginkgopolis", 2).positions()[8]
    dealt = [anew.dealt_for_all(before, 0, Fast(number)) for number in range(3)]
    for game in dealt:
        assert [observe(game, seat).view.players for seat in (0, 1)] == [
            observe(before, seat).view.players for seat in (0, 1)
        ]
        assert {seat: asked.options for seat, asked in game.decisions.items()} == {
            seat: asked.options for seat, asked in before.decisions.items()
        }
    kept = [list(game.state.removed.cards) for game in (before, *dealt)]
    assert any(cards != kept[0] for cards in kept)


# --- costs ------------------------------------------------------------------------------------------------------------


def test_forced_choices_cost_nothing() -> None:
    found = line("imperial_miners")
    forced = [number for number, leg in enumerate(found.legs()) if all(made.offered == 1 for made in leg)]
    values = values_of(found.title, 1)
    for number in forced:
        assert weigh_leg(found, number, values, SMALL).cost == Cost(0, 0, 0, False)


def test_a_plan_that_was_only_lucky_where_it_was_chosen_costs_nothing() -> None:
    chance, by_halves, at_once = random.Random(0), [], []
    for _ in range(200):  # six plans that are all alike, in eight pairs
        table = [[chance.gauss(0, 1) for _ in range(6)] for _ in range(8)]
        by_halves.append(_cost(table, _chosen(table, range(6)), (0, 0)).mean)
        best = max(range(6), key=lambda plan: sum(row[plan] for row in table))
        at_once.append(statistics.fmean(row[best] - row[0] for row in table))
    assert abs(statistics.fmean(by_halves)) < 0.1
    assert statistics.fmean(at_once) > 0.3


def test_options_are_ranked_and_say_which_was_played() -> None:
    found = line("ginkgopolis")
    number = next(number for number, leg in enumerate(found.legs()) if leg[0].offered > 2)
    weighed = weigh_leg(found, number, values_of(found.title, 1), Depth())
    behind = [option.behind.mean for option in weighed.options]
    assert behind == sorted(behind)
    assert [option.option for option in weighed.options if option.played] == [str(found.legs()[number][0].option)]
    assert weighed.cost.low <= weighed.cost.mean <= weighed.cost.high
    assert all(plan.plan[0] == plan.option for plan in weighed.options)


def test_a_budget_bounds_the_positions_that_are_judged() -> None:
    found = line("imperial_miners")
    leg = max(range(len(found.legs())), key=lambda number: len(found.legs()[number]))
    spent = [
        weigh_leg(found, leg, values_of(found.title, 1), Depth(pairs, leaves)).leaves
        for pairs, leaves in ((2, 100), (4, 400))
    ]
    assert spent[0] <= 100 + 2 * 8
    assert spent[1] <= 400


# --- the same bytes ---------------------------------------------------------------------------------------------------


def test_the_same_leg_weighed_again_gives_the_same_bytes() -> None:
    found = line("ginkgopolis")
    values = values_of(found.title, 1)
    first, again = (msgspec.json.encode(weigh_leg(read_line(record("ginkgopolis")), 2, values, SMALL)) for _ in "ab")
    assert first == again


def test_a_game_that_began_where_another_one_stood_has_no_luck_of_the_deal(few: None) -> None:
    title, before = registry.find("ginkgopolis"), record("ginkgopolis").splitlines()
    stood = stood_at(title, parse(before), 20)
    header = with_origin(
        header_for(title, 1, {}, "fork"), origin_of(parse(before).header, record_hash(before), 20, 1, 0)
    )
    first = Segment(0, title.rules_version, "", first_state(stood, header))
    table = reopened(title, header, msgspec.json.encode(first.state))
    recorder, seating = Recorder(header, table, first), Seating(table.game, ["level2"], 1)
    while table.game.decisions:
        table.apply(*seating.next())
    look = first_look("\n".join([recorder.start(), *recorder.lines(), recorder.end()]), engine_of("ginkgopolis"))
    check_adds_up(look)
    assert look.curves[0].reckoning.deal == 0
