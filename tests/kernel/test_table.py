"""A table remembers what was done, takes back what nobody learned from, and tells each reader what is new."""

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from asztal import kernel
from asztal.kernel import rules as k
from asztal.kernel.kept import FULL, Block
from asztal.kernel.table import READY, Entry, TookBack, WentBack
from tests.kernel.any_order import AnyOrder
from tests.kernel.minis import own_pace


@dataclass(slots=True)
class Player(k.Holder):
    gold: int = 0


@dataclass(slots=True)
class Camp(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("camp")
    open: k.Zone = k.zone_field()
    log: list[str] = field(default_factory=list)


class Worked(k.Event, frozen=True):
    seat: int


G = k.Game[Camp]


def work(g: G, f: k.Frame) -> None:
    g.state.players[f.seat].gold += 1
    g.state.log.append(f"work{f.seat}")
    g.tell(Worked, f.seat)


def earn(g: G, f: k.Frame) -> None:
    g.state.players[f.seat].gold += 1


def give(g: G, f: k.Frame) -> None:
    g.state.players[(f.seat + 1) % g.state.seats].gold += 10


def draw(g: G, f: k.Frame) -> None:
    k.draw(g, g.state.deck, g.state.players[f.seat].hand, k.bit(f.seat))


def turn_up(g: G, f: k.Frame) -> None:
    k.draw(g, g.state.deck, g.state.open, k.EVERYONE)


class Lay(k.Pick[Camp]):
    """Lay a card of the hand face-down."""

    def candidates(self, g: G, f: k.Frame) -> list[k.Option]:
        return [k.Option("lay", (card,)) for card in g.state.players[f.seat].hand]

    def take(self, g: G, f: k.Frame, option: k.Option) -> k.Signal | None:
        me = g.state.players[f.seat]
        k.move(g, str(option.ids[0]), me.hand, me.sealed)
        return k.AGAIN if len(me.sealed) < 2 else None


FILL = k.Do[Camp](lambda g, f: k.fill(g, g.state.deck, [f"c{n:02}" for n in range(30)]))
DEAL = k.Do[Camp](lambda g, f: k.deal(g, g.state.deck, [player.hand for player in g.state.players], 4))
TURN: k.Effect[Camp] = k.Choose(work=k.Do(work), draw=k.Do(draw), up=k.Do(turn_up))
STEP: k.Effect[Camp] = k.Choose(earn=k.Do(earn), draw=k.Do(draw), give=k.Do(give))


def title(turns: k.Effect[Camp]) -> k.Title[Camp]:
    class Made(k.Title[Camp]):
        name, state, player, events = "camp", Camp, Player, (Worked,)
        effects = {"game": k.Seq(fill=FILL, deal=DEAL, turns=turns)}

    return Made()


TWO_EACH = title(k.Repeat(2, k.EachSeat(k.Repeat(2, TURN))))
LONG = title(k.Repeat(READY + 2 * FULL + 3, TURN))
TOGETHER = title(k.Together(k.Repeat(3, STEP)))
SEALED = title(k.Seq(seal=k.Together(Lay(), sealed=True), after=TURN))


def sit(title: k.Title[Camp], seats: int = 2) -> kernel.Table[Camp]:
    return kernel.Table.new(title, seats, chance=kernel.Seeded("camp"))


def do(table: kernel.Table[Camp], *choices: str) -> None:
    for choice in choices:
        seat, text = choice.split(" ", 1)
        table.apply(int(seat), k.Option.parse(text))


def why(table: kernel.Table[Camp], seat: int) -> str:
    reason = table.why_not_undo(seat)
    return "" if reason is None else reason.key


def whys(table: kernel.Table[Camp], seat: int, choices: int) -> str:
    reason = table.why_not_undo(seat, choices)
    return "" if reason is None else reason.key


def golds(table: kernel.Table[Camp]) -> list[int]:
    return [player.gold for player in table.game.state.players]


def refused(table: kernel.Table[Camp], seat: int, key: str) -> None:
    """The undo is refused with this reason and changes nothing."""
    before, entries = table.game.state.to_data(), list(table.entries)
    assert why(table, seat) == key
    with pytest.raises(k.Refused, match=key):
        table.undo(seat)
    assert table.game.state.to_data() == before
    assert table.entries == entries


# --- undo, one seat after another ------------------------------------------------------------------------------------


def test_choices_are_taken_back_one_by_one_and_can_be_made_again() -> None:
    table = sit(TWO_EACH)
    start = table.game.state.to_data()
    do(table, "0 choose work")
    half = table.game.state.to_data()
    do(table, "0 choose work")
    table.undo(0)
    assert table.game.state.to_data() == half
    assert list(table.game.decisions) == [0]
    table.undo(0)
    assert table.game.state.to_data() == start
    refused(table, 0, "nothing-to-undo")
    do(table, "0 choose work")
    assert table.game.state.to_data() == half


def test_a_choice_that_ended_the_turn_can_be_taken_back_until_the_next_seat_decides() -> None:
    table = sit(TWO_EACH)
    do(table, "0 choose work", "0 choose work")
    assert list(table.game.decisions) == [1]
    table.undo(0)
    do(table, "0 choose work", "1 choose work")
    refused(table, 0, "undo-too-late")
    table.undo(1)
    table.undo(0)
    assert golds(table) == [1, 0]


def test_several_choices_can_be_taken_back_as_far_as_each_of_them_could() -> None:
    table = sit(TWO_EACH)
    do(table, "0 choose work", "0 choose work")
    assert [whys(table, 0, choices) for choices in (1, 2)] == ["", ""]
    assert {whys(table, 0, choices) for choices in (-1, 0, 3, 10**9)} == {"nothing-to-undo"}
    assert whys(table, 1, 1) == "nothing-to-undo"
    do(table, "1 choose work", "1 choose work", "0 choose work")
    assert [whys(table, 0, choices) for choices in (1, 2, 3)] == ["", "undo-too-late", "undo-too-late"]
    assert table.undoable(0) == [table.moments[-1]]
    assert table.undoable(1) == []
    do(table, "0 choose draw")
    assert [whys(table, 0, choices) for choices in (1, 2, 9)] == ["undo-learned"] * 3


def test_what_was_chosen_before_a_secret_is_not_taken_back_with_it() -> None:
    table = sit(title(k.Seq(first=TURN, seal=k.Together(Lay(), sealed=True))))
    do(table, "0 choose work")
    hands = [list(map(str, player.hand)) for player in table.game.state.players]
    before = table.undoable(0)
    assert len(before) == 1
    do(table, f"0 lay {hands[0][0]}")
    mine = table.undoable(0)
    assert (len(mine), whys(table, 0, 2)) == (1, "undo-too-late")
    do(table, f"1 lay {hands[1][0]}")  # nobody else knows of it
    assert (table.undoable(0), whys(table, 0, 2)) == (mine, "undo-too-late")
    table.undo(0)


@pytest.mark.parametrize("choice", ["draw", "up"])
def test_a_draw_cannot_be_taken_back(choice: str) -> None:
    table = sit(TWO_EACH)
    do(table, "0 choose work", f"0 choose {choice}")
    refused(table, 0, "undo-learned")
    do(table, "1 choose work")
    table.undo(1)
    refused(table, 1, "nothing-to-undo")


def test_the_last_choice_of_a_finished_game_can_be_taken_back() -> None:
    table = sit(title(TURN))
    do(table, "0 choose work")
    assert table.game.over
    table.undo(0)
    assert list(table.game.decisions) == [0]


def test_everybody_is_told_who_took_back_a_choice_and_the_record_keeps_both() -> None:
    table = sit(TWO_EACH)
    do(table, "0 choose work")
    table.undo(0)
    assert table.game.events == [(k.EVERYONE, Worked(0)), (k.EVERYONE, TookBack(0))]
    assert table.entries == [Entry("choice", 0, "choose work"), Entry("undo", 0)]


def test_a_refused_choice_leaves_no_trace() -> None:
    table = sit(TWO_EACH)
    with pytest.raises(k.Refused, match="not-your-turn"):
        do(table, "1 choose work")
    with pytest.raises(k.Refused, match="not-offered"):
        do(table, "0 choose sleep")
    assert (table.entries, table.moments) == ([], [])


# --- undo, while seats act together ----------------------------------------------------------------------------------


def test_together_undo_restores_only_the_part_of_the_seat() -> None:
    table = sit(TOGETHER)
    do(table, "0 choose earn", "1 choose earn", "1 choose draw")
    table.undo(0)
    assert golds(table) == [0, 1]
    assert len(table.game.state.players[1].hand) == 5
    refused(table, 1, "undo-learned")


def test_together_a_gift_to_another_seat_cannot_be_taken_back() -> None:
    table = sit(TOGETHER)
    do(table, "0 choose give")
    refused(table, 0, "undo-learned")


def test_together_what_another_seat_gave_meanwhile_is_not_lost_by_an_undo() -> None:
    table = sit(TOGETHER)
    do(table, "0 choose earn", "1 choose give")
    assert golds(table) == [11, 0]
    if not why(table, 0):
        table.undo(0)
    assert golds(table)[0] >= 10


def test_a_choice_that_could_not_be_stored_leaves_no_trace() -> None:
    table = sit(TOGETHER)
    do(table, "0 choose earn")
    state, told = table.game.state.to_data(), list(table.game.events or ())
    asked = dict(table.game.decisions)
    do(table, "1 choose give")  # from now on, seat 0 cannot take back what it earned
    table.withdraw()
    assert (table.game.state.to_data(), table.game.events, table.game.decisions) == (state, told, asked)
    assert len(table.entries) == len(table.moments) == 1
    assert why(table, 0) == ""


def first_and_last(g: G, f: k.Frame) -> list[int]:
    return [0, 2]


def test_a_seat_takes_back_its_own_step_while_others_are_in_a_question_of_their_own() -> None:
    inner = k.If[Camp](lambda g, f: f.seat == 0, k.Together(STEP, seats=first_and_last))
    table = sit(title(k.Together(k.Seq(one=STEP, inner=inner, two=STEP))), 3)
    do(table, "0 choose earn", "1 choose earn", "2 choose earn")
    table.undo(1)
    assert golds(table) == [1, 0, 1]
    do(table, "1 choose earn", "1 choose earn")
    table.undo(2)
    assert golds(table) == [1, 2, 0]
    assert list(table.game.decisions) == [0, 2]


def test_a_sealed_undo_is_whispered_only_to_its_seat() -> None:
    table = sit(SEALED)
    feeds = {reader: kernel.Feed(reader) for reader in (0, 1, k.SPECTATOR)}
    for feed in feeds.values():
        feed.update(kernel.Glance(table.game))
    card = next(iter(table.game.state.players[0].hand))
    do(table, f"0 lay {card}")
    table.undo(0)
    assert table.game.events == [(k.bit(0), TookBack(0))]
    mine = feeds[0].update(kernel.Glance(table.game))
    assert mine is not None
    assert mine.events == [TookBack(0)]
    assert feeds[1].update(kernel.Glance(table.game)) is None
    assert feeds[k.SPECTATOR].update(kernel.Glance(table.game)) is None


def test_an_open_undo_is_told_to_all() -> None:
    table = sit(TOGETHER)
    do(table, "0 choose earn")
    table.undo(0)
    assert table.game.events == [(k.EVERYONE, TookBack(0))]


# --- rewind ----------------------------------------------------------------------------------------------------------


def test_concerned_are_those_who_chose_and_those_who_learned_since() -> None:
    table = sit(TWO_EACH, 3)
    do(table, "0 choose work", "0 choose draw", "1 choose work", "1 choose work", "2 choose up")
    assert [sorted(table.concerned(to)) for to in range(5)] == [[0, 1, 2]] * 5
    other = sit(TWO_EACH, 3)
    do(other, "0 choose work", "0 choose draw", "1 choose draw")
    assert [sorted(other.concerned(to)) for to in range(4)] == [[0, 1], [0, 1], [1], []]


def test_a_rewind_without_the_consent_of_all_concerned_is_refused() -> None:
    table = sit(TWO_EACH, 3)
    do(table, "0 choose draw", "0 choose work", "1 choose draw")
    before = table.game.state.to_data()
    for agreed in (set(), {0}, {1}, {1, 2}):
        with pytest.raises(k.Refused, match="consent-missing"):
            table.rewind(0, agreed)
    assert table.game.state.to_data() == before
    table.rewind(0, {0, 1})
    assert [len(player.hand) for player in table.game.state.players] == [4, 4, 4]


@pytest.mark.parametrize("to", [-1, 2, 3, 99])
def test_a_rewind_to_a_moment_that_never_was_is_refused(to: int) -> None:
    table = sit(TWO_EACH)
    do(table, "0 choose work", "0 choose draw")
    with pytest.raises(k.Refused, match="nothing-to-undo"):
        table.rewind(to, {0, 1})
    assert len(table.moments) == 2


def test_a_rewind_is_told_and_recorded_and_forgets_the_later_choices() -> None:
    table = sit(TWO_EACH)
    do(table, "0 choose work", "0 choose draw")
    table.rewind(1, {0})
    assert table.game.events is not None
    assert table.game.events[-1] == (k.EVERYONE, WentBack(1))
    assert table.entries[-1] == Entry("rewind", -1, "1")
    assert [moment.option for moment in table.moments] == ["choose work"]
    assert table.game.state.rewinds == 1
    assert golds(table) == [1, 0]


def test_the_table_goes_back_to_any_choice_however_long_ago() -> None:
    table, states = sit(LONG), []
    for _ in range(READY + 2 * FULL + 3):
        states.append(table.game.state.to_data())
        do(table, "0 choose work")
    assert [table.before(moment).to_data() for moment in table.moments] == states
    kept = [moment.state for moment in table.moments]
    assert [isinstance(state, Block) for state in kept] == [True] * (2 * FULL + 3) + [False] * READY
    assert len({*map(id, kept[:-READY])}) == 3
    while table.moments:
        table.undo(0)
        assert table.game.state.to_data() == states.pop()


def test_going_back_does_not_bring_back_what_somebody_else_took_back() -> None:
    table: kernel.Table[own_pace.Pace] = kernel.Table.new(own_pace.TITLE, 2)
    table.apply(0, "choose dig")
    table.apply(1, "choose dig")
    table.undo(0)
    table.rewind(0, {1})
    assert [player.gold for player in table.game.state.players] == [0, 0]
    assert [table.game.state.stack[-1].kids] == [table.game.title.new(2).state.stack[-1].kids]


@pytest.mark.parametrize("seed", range(20))
def test_every_moment_is_what_the_choices_that_stand_lead_to(seed: int) -> None:
    chance = random.Random(seed)
    table: kernel.Table[own_pace.Pace] = kernel.Table.new(own_pace.TITLE, 3, chance=kernel.Seeded(seed))
    for _ in range(14):
        takers = [seat for seat in range(3) if table.why_not_undo(seat) is None]
        if takers and chance.random() < 0.4:
            table.undo(chance.choice(takers))
        else:
            seat = chance.choice(sorted(table.game.decisions))
            table.apply(seat, chance.choice(table.game.decisions[seat].options))
    anew = kernel.Table.new(own_pace.TITLE, 3, chance=kernel.Seeded(seed))
    for moment in table.moments:
        assert table.before(moment).to_data() == anew.game.state.to_data()
        anew.apply(moment.seat, moment.option)
    assert table.game.state.to_data() == anew.game.state.to_data()


def test_an_undo_after_a_rewind_does_not_bring_the_old_draws_back() -> None:
    same = 0
    for seed in range(10):
        table: kernel.Table[Camp] = kernel.Table.new(TWO_EACH, 2, chance=kernel.Seeded(seed))
        do(table, "0 choose work", "0 choose draw")
        first = list(table.game.state.players[0].hand)
        table.rewind(1, {0})
        table.undo(0)
        do(table, "0 choose work", "0 choose draw")
        same += list(table.game.state.players[0].hand) == first
    assert same <= 2  # one in twenty-two by chance


def test_after_two_rewinds_the_draw_is_again_another() -> None:
    drawn = set()
    table = sit(TWO_EACH)
    for _ in range(6):
        do(table, "0 choose draw")
        drawn.add(list(table.game.state.players[0].hand)[-1])
        table.rewind(0, {0})
    assert table.game.state.rewinds == 6
    assert len(drawn) > 2


# --- scores ---------------------------------------------------------------------------------------------------------


class Rich(k.Title[Camp]):
    name, state, player = "rich", Camp, Player
    effects = {"game": k.Seq(fill=FILL, deal=DEAL, turn=TURN)}

    def score_lines(self, state: Camp, seat: int) -> list[k.ScoreLine]:
        return [k.ScoreLine("gold", state.players[seat].gold), k.ScoreLine("cards", len(state.players[seat].hand))]


@pytest.mark.parametrize(
    ("golds", "places", "winners"),
    [
        ([3, 1, 2], [1, 3, 2], [0]),
        ([1, 4, 4], [3, 1, 1], [1, 2]),
        ([1, 1, 4], [2, 2, 1], [2]),
        ([0, 0, 0], [1, 1, 1], [0, 1, 2]),
    ],
)
def test_the_highest_score_wins_and_equals_share(golds: list[int], places: list[int], winners: list[int]) -> None:
    rich = Rich()
    state = rich.new(3).state
    for player, gold in zip(state.players, golds, strict=True):
        player.gold = gold
    assert [rich.score(state, seat) for seat in range(3)] == [gold + 4 for gold in golds]
    assert (rich.places(state), rich.winners(state)) == (places, winners)
    assert [rich.value(state, seat) for seat in range(3)] == [
        gold - max(golds[:seat] + golds[seat + 1 :]) for seat, gold in enumerate(golds)
    ]


# --- feeds -----------------------------------------------------------------------------------------------------------


def test_a_feed_counts_its_own_versions_and_sends_only_what_is_new() -> None:
    table = sit(TWO_EACH)
    feed, held = kernel.Feed(1), None
    for version, choice in enumerate(["", "0 choose work", "0 choose draw", "1 choose work"], 1):
        if choice:
            do(table, choice)
        update = feed.update(kernel.Glance(table.game))
        assert update is not None
        assert update.version == feed.version == version
        held = kernel.patched(held, update.patch)
        assert held == msgspec.to_builtins(kernel.shown(TWO_EACH, kernel.observe(table.game, 1)))
        assert feed.update(kernel.Glance(table.game)) is None
    assert feed.version == 4


def test_a_feed_brings_each_event_once_and_only_to_its_audience() -> None:
    table = sit(TWO_EACH)
    feed, late = kernel.Feed(0), kernel.Feed(1)
    feed.update(kernel.Glance(table.game))
    do(table, "0 choose work")
    first = feed.update(kernel.Glance(table.game))
    assert first is not None
    assert first.events == [Worked(0)]
    table.game.whisper(k.bit(1), Worked, 7)
    assert feed.update(kernel.Glance(table.game)) is None
    do(table, "0 choose work")
    second = feed.update(kernel.Glance(table.game))
    assert second is not None
    assert second.events == [Worked(0)]
    caught_up = late.update(kernel.Glance(table.game))
    assert caught_up is not None
    assert (caught_up.version, caught_up.events) == (1, [Worked(0), Worked(7), Worked(0)])


def test_an_event_alone_is_an_update_with_an_empty_patch() -> None:
    table = sit(TWO_EACH)
    feed = kernel.Feed(0)
    feed.update(kernel.Glance(table.game))
    table.game.tell(Worked, 1)
    update = feed.update(kernel.Glance(table.game))
    assert update is not None
    assert (update.version, update.patch, update.events) == (2, [], [Worked(1)])


# --- stored positions outlive renamed steps --------------------------------------------------------------------------


def play_on(title: k.Title[Camp], data: Any) -> list[str]:
    """Load a stored state, work to the end and give the log."""
    game = k.Game(title, title.load(data), kernel.Seeded(0))
    game.settle()
    while not game.over:
        seat = min(game.decisions)
        game.apply(seat, k.Option.parse("choose work"))
    return game.state.log


class Before(k.Title[Camp]):
    name, state, player = "camp", Camp, Player
    effects = {"game": k.Seq(fill=FILL, spring=TURN, autumn=k.EachSeat(TURN))}


class Renamed(Before):
    effects = {"game": k.Seq(fill=FILL, sowing=TURN, harvest=k.EachSeat(TURN))}
    aliases = {
        "game.spring": "game.sowing",
        "game.autumn": "game.harvest",
        "game.autumn.turn": "game.harvest.turn",
    }


class Forgotten(Renamed):
    aliases = {}


def stored(*choices: str) -> Any:
    table = kernel.Table.new(Before(), 2)
    do(table, *choices)
    return msgspec.json.decode(msgspec.json.encode(table.game.state.to_data()))


def test_a_stored_state_decides_again_under_the_same_rules() -> None:
    assert play_on(Before(), stored()) == ["work0", "work0", "work1"]
    assert play_on(Before(), stored("0 choose work", "0 choose work")) == ["work0", "work0", "work1"]


def test_a_renamed_step_still_decides() -> None:
    game = k.Game(renamed := Renamed(), renamed.load(stored()), kernel.Seeded(0))
    game.settle()
    assert [str(option) for option in game.decisions[0].options] == ["choose work", "choose draw", "choose up"]


@pytest.mark.parametrize("choices", [[], ["0 choose work"], ["0 choose work", "0 choose work"]])
def test_after_a_renamed_step_the_rest_of_the_rules_still_follows(choices: list[str]) -> None:
    assert play_on(Renamed(), stored(*choices)) == ["work0", "work0", "work1"]


class Chores(Before):
    effects = {"game": k.Seq(fill=FILL, chores=AnyOrder(wash=k.Do(work), sweep=k.Do(work), cook=TURN), end=k.Do(work))}


class RenamedChores(Before):
    effects = {"game": k.Seq(fill=FILL, jobs=AnyOrder(clean=k.Do(work), sweep=k.Do(work), cook=TURN), end=k.Do(work))}
    aliases = {"game.chores": "game.jobs", "game.chores.wash": "game.jobs.clean"}


@pytest.mark.parametrize("first", ["wash", "sweep"])
def test_a_part_that_was_done_under_its_old_name_is_not_done_again(first: str) -> None:
    table = kernel.Table.new(Chores(), 2)
    do(table, f"0 part {first}")
    data = msgspec.json.decode(msgspec.json.encode(table.game.state.to_data()))
    game = k.Game(renamed := RenamedChores(), renamed.load(data), kernel.Seeded(0))
    game.settle()
    left = ["part sweep", "part cook"] if first == "wash" else ["part clean", "part cook"]
    assert [str(option) for option in game.decisions[0].options] == left


def test_a_renamed_step_without_an_alias_is_noticed() -> None:
    title = Forgotten()
    with pytest.raises(KeyError, match=r"game\.spring"):
        k.Game(title, title.load(stored()), kernel.Seeded(0)).settle()


def test_what_is_told_before_the_first_choice_is_a_move_of_its_own() -> None:
    game = own_pace.TITLE.new(2)
    game.tell(own_pace.Dug, 1, 3)
    table = kernel.Table(game)
    table.apply(0, "choose dig")
    assert table.heard(1) == [[own_pace.Dug(1, 3)], [own_pace.Dug(0, 1)]]
