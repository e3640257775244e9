"""The control verbs, each tried in a tiny game with nothing but a log, coins and a market."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from time import perf_counter

import msgspec
import pytest

from asztal import kernel
from asztal.kernel import rules as k
from tests.kernel.any_order import AnyOrder


@dataclass(slots=True)
class Player(k.Data):
    coins: int = 0
    took: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Desk(k.State):
    players: list[Player]
    log: list[str] = field(default_factory=list)
    market: list[str] = field(default_factory=list)


Rule = k.Effect[Desk]
G = k.Game[Desk]
Triggers = Callable[[G, k.Happening], Sequence[k.Frame]]


def begin(
    game: Rule,
    seats: int = 2,
    *,
    others: Mapping[str, Rule] | None = None,
    triggers: Triggers = lambda g, happening: (),
) -> G:
    """A new game of these rules."""
    reactions = triggers

    class Made(k.Title[Desk]):
        name, state, player, seats = "made", Desk, Player, range(1, 6)
        listens = frozenset({"coin", "noise"})
        effects = {"game": game, **(others or {})}

        def triggers(self, g: G, happening: k.Happening) -> Sequence[k.Frame]:
            return reactions(g, happening)

    return Made().new(seats)


def say(word: str) -> k.Do[Desk]:
    return k.Do(lambda g, f: g.state.log.append(f"{word}{f.seat}"))


def pay(coins: int) -> k.Do[Desk]:
    return k.Do(lambda g, f: setattr(me := g.state.players[f.seat], "coins", me.coins - coins))


def noise(what: str) -> k.Do[Desk]:
    return k.Do(lambda g, f: g.happen(what, f.seat))


class Ask(k.Pick[Desk]):
    """Asks for one of some words, logs it, and may keep it for later steps."""

    def __init__(self, ask: str, words: str, *, always: bool = False, into: str = "") -> None:
        self.ask, self.words, self.always, self.into = ask, words.split(), always, into

    def candidates(self, g: G, f: k.Frame) -> list[k.Option]:
        return [k.Option(word) for word in self.words]

    def take(self, g: G, f: k.Frame, option: k.Option) -> None:
        g.state.log.append(f"{self.ask}:{option.kind}{f.seat}")
        if self.into:
            g.keep(self.into, option.kind)


class Dear(k.Act[Desk]):
    """Costs coins that the seat may not have."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def can(self, g: G, f: k.Frame) -> k.Reason | None:
        return k.Reason("no-coins", "DSK-01") if g.state.players[f.seat].coins < self.coins else None

    def do(self, g: G, f: k.Frame) -> None:
        g.state.players[f.seat].coins -= self.coins
        g.state.log.append(f"paid{self.coins}")


def do(g: G, *choices: str) -> None:
    """Choices such as "0 choose a", one after another."""
    for choice in choices:
        seat, text = choice.split(" ", 1)
        g.apply(int(seat), k.Option.parse(text))


def asked(g: G) -> dict[int, list[str]]:
    return {seat: [str(option) for option in decision.options] for seat, decision in sorted(g.decisions.items())}


def questions(g: G) -> dict[int, str]:
    return {seat: decision.ask for seat, decision in sorted(g.decisions.items())}


def when_loaded(g: G) -> dict[int, list[str]]:
    """What the game asks after it was saved and loaded."""
    data = msgspec.json.decode(msgspec.json.encode(g.state.to_data()))
    other = k.Game(g.title, g.title.load(data), kernel.Seeded(0))
    other.settle()
    return asked(other)


def reason(g: G, seat: int, text: str) -> tuple[str, str] | None:
    why = g.why_not(seat, k.Option.parse(text))
    return None if why is None else (why.key, why.clause)


# --- Seq -------------------------------------------------------------------------------------------------------------


def test_seq_runs_its_steps_in_the_order_in_which_they_are_named() -> None:
    g = begin(k.Seq(one=say("a"), two=k.Seq(inner=say("b"), more=say("c")), three=say("d")))
    assert g.state.log == ["a0", "b0", "c0", "d0"]
    assert g.over


def test_seq_waits_for_an_answer_and_goes_on_behind_it() -> None:
    g = begin(k.Seq(before=say("a"), ask=Ask("q", "x y"), after=say("b")))
    assert (g.state.log, asked(g)) == (["a0"], {0: ["x", "y"]})
    assert when_loaded(g) == asked(g)
    do(g, "0 y")
    assert g.state.log == ["a0", "q:y0", "b0"]
    assert g.over


def test_the_position_names_the_steps() -> None:
    g = begin(k.Seq(before=say("a"), middle=k.Seq(ask=Ask("q", "x y"))))
    assert [(frame.at, frame.step) for frame in g.state.stack] == [
        ("game", "middle"),
        ("game.middle", "ask"),
        ("game.middle.ask", ""),
    ]


# --- Choose and questions with one answer ----------------------------------------------------------------------------


def test_choose_offers_the_branches_that_can_begin_and_runs_the_chosen_one_alone() -> None:
    g = begin(k.Seq(turn=k.Choose("turn", a=say("a"), b=k.Seq(one=say("b"), two=say("c")), dear=Dear(1)), end=say("z")))
    assert asked(g) == {0: ["choose a", "choose b"]}
    assert questions(g) == {0: "turn"}
    do(g, "0 choose b")
    assert g.state.log == ["b0", "c0", "z0"]


def test_choose_says_why_a_branch_is_not_offered() -> None:
    g = begin(k.Choose(a=say("a"), b=say("b"), dear=Dear(1)))
    assert reason(g, 0, "choose dear") == ("no-coins", "DSK-01")
    assert reason(g, 0, "choose nothing") == ("not-offered", "")
    assert reason(g, 0, "choose a") is None
    with pytest.raises(k.Refused, match="no-coins DSK-01"):
        do(g, "0 choose dear")
    assert g.state.log == []


def test_only_the_seat_that_is_asked_may_answer() -> None:
    g = begin(k.Choose(a=say("a"), b=say("b")))
    assert reason(g, 1, "choose a") == ("not-your-turn", "")
    do(g, "0 choose a")
    assert reason(g, 0, "choose a") == ("game-over", "")


def test_a_question_with_one_answer_is_not_asked() -> None:
    g = begin(k.Seq(turn=k.Choose(only=say("a"), dear=Dear(1)), pick=Ask("q", "x"), end=say("b")))
    assert g.over
    assert g.state.log == ["a0", "q:x0", "b0"]


def test_a_question_with_one_answer_is_asked_where_skipping_it_would_tell_something() -> None:
    g = begin(k.Seq(turn=k.Choose("turn", always=True, only=say("a"), dear=Dear(1)), pick=Ask("q", "x", always=True)))
    assert asked(g) == {0: ["choose only"]}
    assert when_loaded(g) == asked(g)
    do(g, "0 choose only")
    assert asked(g) == {0: ["x"]}
    do(g, "0 x")
    assert g.state.log == ["a0", "q:x0"]


def test_a_choice_without_any_branch_is_a_dead_end_and_says_so_beforehand() -> None:
    dead = k.Choose(two=Dear(2), three=Dear(3))
    g = begin(k.Choose(dead=dead, a=say("a"), b=say("b")))
    assert asked(g) == {0: ["choose a", "choose b"]}
    assert reason(g, 0, "choose dead") == ("no-coins", "DSK-01")
    with pytest.raises(k.DeadEnd, match=r"^game$"):
        begin(dead)


def never(g: G, f: k.Frame) -> bool:
    return False


WRAPPED: dict[str, Rule] = {
    "Seq": k.Seq(one=Dear(1), two=say("a")),
    "Choose": k.Choose(one=Dear(1), two=Dear(2)),
    "Repeat": k.Repeat(2, Dear(1)),
    "If": k.If(never, say("a"), Dear(1)),
    "AnyOrder": AnyOrder(one=Dear(1), two=Dear(2)),
}


@pytest.mark.parametrize("verb", WRAPPED)
def test_a_branch_whose_first_part_cannot_begin_is_not_offered(verb: str) -> None:
    g = begin(k.Choose(never=WRAPPED[verb], a=say("a"), b=say("b")))
    assert asked(g) == {0: ["choose a", "choose b"]}


SKIPPED: dict[str, Rule] = {"If": k.If(never, say("x")), "Repeat": k.Repeat(1, say("x"), while_=never)}


@pytest.mark.parametrize("verb", SKIPPED)
def test_a_first_step_with_nothing_to_do_does_not_block_the_steps_behind_it(verb: str) -> None:
    g = begin(k.Choose(a=k.Seq(one=SKIPPED[verb], two=say("a")), b=say("b")))
    assert asked(g) == {0: ["choose a", "choose b"]}
    do(g, "0 choose a")
    assert g.state.log == ["a0"]


@pytest.mark.parametrize("verb", SKIPPED)
def test_a_first_step_with_nothing_to_do_does_not_hide_that_the_second_cannot_be_done(verb: str) -> None:
    g = begin(k.Choose(dear=k.Seq(one=SKIPPED[verb], two=Dear(1)), a=say("a"), b=say("b")))
    assert asked(g) == {0: ["choose a", "choose b"]}


@pytest.mark.parametrize("verb", SKIPPED)
def test_a_part_with_nothing_to_do_is_no_dead_end(verb: str) -> None:
    g = begin(k.Seq(all=AnyOrder(one=SKIPPED[verb], two=say("a"), three=say("b")), end=say("z")))
    while not g.over:
        g.apply(0, g.decisions[0].options[-1])
    assert sorted(g.state.log) == ["a0", "b0", "z0"]


# --- May -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "log"), [("yes", ["a0", "z0"]), ("no", ["z0"])])
def test_may_runs_its_body_only_if_the_seat_wants_it(answer: str, log: list[str]) -> None:
    g = begin(k.Seq(may=k.May(say("a"), "bonus"), end=say("z")))
    assert asked(g) == {0: ["yes", "no"]}
    assert questions(g) == {0: "bonus"}
    do(g, f"0 {answer}")
    assert g.state.log == log


def test_may_is_not_asked_where_its_body_cannot_begin() -> None:
    assert begin(k.Seq(may=k.May(Dear(1)), end=say("z"))).state.log == ["z0"]


def test_may_always_asks_and_offers_only_no_where_its_body_cannot_begin() -> None:
    g = begin(k.Seq(may=k.May(Dear(1), always=True), end=say("z")))
    assert asked(g) == {0: ["no"]}
    assert reason(g, 0, "yes") == ("no-coins", "DSK-01")


# --- Repeat and If ---------------------------------------------------------------------------------------------------


def test_repeat_counts() -> None:
    assert begin(k.Repeat(3, say("a"))).state.log == ["a0"] * 3
    assert begin(k.Repeat(0, say("a"))).state.log == []


def test_repeat_counts_when_it_begins_and_not_again() -> None:
    def number(g: G, f: k.Frame) -> int:
        return 2 + len(g.state.log)

    assert begin(k.Seq(one=say("x"), more=k.Repeat(number, say("a")))).state.log == ["x0", "a0", "a0", "a0"]


def test_a_count_below_zero_is_no_time_at_all() -> None:
    def number(g: G, f: k.Frame) -> int:
        return g.state.players[f.seat].coins - 2

    assert begin(k.Seq(more=k.Repeat(number, say("a")), end=say("z"))).state.log == ["z0"]


def test_repeat_goes_on_while_a_test_holds() -> None:
    def poor(g: G, f: k.Frame) -> bool:
        return g.state.players[f.seat].coins < 3

    g = begin(k.Seq(more=k.Repeat(None, pay(-1), while_=poor), end=say("z")))
    assert (g.state.players[0].coins, g.state.log) == (3, ["z0"])
    assert begin(k.Repeat(2, pay(-1), while_=poor)).state.players[0].coins == 2
    assert begin(k.Repeat(9, pay(-1), while_=poor)).state.players[0].coins == 3


def test_repeat_asks_each_time_and_knows_after_loading_how_often_it_has_to() -> None:
    g = begin(k.Seq(more=k.Repeat(2, Ask("q", "x y")), end=say("z")))
    do(g, "0 x")
    assert when_loaded(g) == asked(g) == {0: ["x", "y"]}
    do(g, "0 y")
    assert g.state.log == ["q:x0", "q:y0", "z0"]


def test_if_runs_one_branch_or_the_other_or_nothing() -> None:
    def rich(g: G, f: k.Frame) -> bool:
        return g.state.players[f.seat].coins > 0

    both = k.If(rich, say("rich"), say("poor"))
    g = begin(k.Seq(one=both, get=pay(-1), two=both, three=k.If(rich, say("still"))))
    assert g.state.log == ["poor0", "rich0", "still0"]
    assert begin(k.Seq(one=k.If(rich, say("rich")), end=say("z"))).state.log == ["z0"]


def test_if_tests_once_although_its_branch_changes_the_answer() -> None:
    def poor(g: G, f: k.Frame) -> bool:
        return g.state.players[f.seat].coins < 1

    g = begin(k.If(poor, k.Seq(get=pay(-1), ask=Ask("q", "x y")), say("never")))
    do(g, "0 x")
    assert g.state.log == ["q:x0"]


# --- AnyOrder, a verb that a game has beside those of the kernel -----------------------------------------------------


@pytest.mark.parametrize("order", list(permutations("abc", 2)))
def test_any_order_takes_the_parts_in_the_order_that_the_seat_likes(order: tuple[str, str]) -> None:
    g = begin(k.Seq(all=AnyOrder(a=say("a"), b=say("b"), c=k.Seq(one=say("c"))), end=say("z")))
    assert asked(g) == {0: ["part a", "part b", "part c"]}
    do(g, f"0 part {order[0]}")
    left = [f"part {name}" for name in "abc" if name != order[0]]
    assert when_loaded(g) == asked(g) == {0: left}
    do(g, f"0 part {order[1]}")
    (last,) = set("abc") - set(order)
    assert g.state.log == [f"{order[0]}0", f"{order[1]}0", f"{last}0", "z0"]


def test_any_order_offers_a_part_as_soon_as_it_can_begin() -> None:
    g = begin(AnyOrder(earn=pay(-2), buy=Dear(1), talk=Ask("q", "x y")))
    assert asked(g) == {0: ["part earn", "part talk"]}
    assert reason(g, 0, "part buy") == ("no-coins", "DSK-01")
    assert reason(g, 0, "part none") == ("not-offered", "")
    do(g, "0 part earn")
    assert asked(g) == {0: ["part buy", "part talk"]}
    assert reason(g, 0, "part earn") == ("not-offered", "")


def test_any_order_is_a_dead_end_where_a_part_that_must_be_done_never_can() -> None:
    with pytest.raises(k.DeadEnd, match=r"^game$"):
        begin(AnyOrder(earn=pay(-1), buy=Dear(2)))


# --- EachSeat --------------------------------------------------------------------------------------------------------


def test_each_seat_acts_once_clockwise_from_the_acting_seat() -> None:
    assert begin(k.EachSeat(say("a")), 3).state.log == ["a0", "a1", "a2"]
    from_second = k.EachSeat(k.EachSeat(say("a")), lambda g, f: [1])
    assert begin(from_second, 3).state.log == ["a1", "a2", "a0"]


def test_the_order_of_the_seats_is_fixed_when_the_round_begins() -> None:
    def richest_first(g: G, f: k.Frame) -> list[int]:
        return sorted(g.seats(), key=lambda seat: -g.state.players[seat].coins)

    turn = k.Seq(ask=Ask("q", "x y"), earn=k.Do[Desk](lambda g, f: setattr(g.state.players[2], "coins", 9)))
    g = begin(k.Repeat(2, k.EachSeat(turn, richest_first)), 3)
    do(g, "0 x")
    assert list(asked(g)) == list(when_loaded(g)) == [1]
    do(g, "1 x", "2 x")
    assert list(asked(g)) == [2]  # the second round goes by the new order
    do(g, "2 y", "0 y", "1 y")
    assert g.over


# --- Together --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_together_each_seat_goes_at_its_own_pace_and_all_wait_for_the_last(order: tuple[int, ...]) -> None:
    g = begin(k.Seq(all=k.Together(k.Seq(one=Ask("one", "a b"), two=Ask("two", "c d"))), end=say("z")), 3)
    assert asked(g) == {seat: ["a", "b"] for seat in range(3)}
    for seat in order:
        do(g, f"{seat} a")
        assert when_loaded(g) == asked(g)
        do(g, f"{seat} d")
        assert when_loaded(g) == asked(g)
        assert seat not in g.decisions
    assert g.state.log[-1] == "z0"
    assert [line for line in g.state.log if line.endswith(str(order[1]))][:2] == [
        f"one:a{order[1]}",
        f"two:d{order[1]}",
    ]


def test_together_runs_at_once_for_seats_that_have_nothing_to_decide() -> None:
    assert begin(k.Seq(all=k.Together(say("a")), end=say("z")), 3).state.log == ["a0", "a1", "a2", "z0"]
    some = k.Together(Ask("q", "x y"), seats=lambda g, f: [2, 0])
    assert list(asked(begin(some, 3))) == [0, 2]
    assert begin(k.Seq(none=k.Together(Ask("q", "x y"), seats=lambda g, f: []), end=say("z"))).state.log == ["z0"]


def position(g: G, reader: int) -> list[object]:
    """The stacks of the seats as a reader sees them: a stack, or only whether the seat is ready."""
    kids = kernel.observe(g, reader).position[-1]["kids"]
    return [kid if isinstance(kid, bool) else [frame["at"].rsplit(".", 1)[-1] for frame in kid] for kid in kids]


def test_open_choices_show_how_far_each_seat_is() -> None:
    g = begin(k.Together(k.Seq(one=Ask("one", "a b"), two=Ask("two", "c d"))), 3)
    do(g, "1 a", "2 a", "2 c")
    assert position(g, 0) == position(g, 1) == [["seat", "one"], ["seat", "two"], []]


def test_sealed_choices_show_others_only_who_is_ready() -> None:
    g = begin(k.Together(k.Seq(one=Ask("one", "a b"), two=Ask("two", "c d")), sealed=True), 3)
    do(g, "1 a", "2 a", "2 c")
    assert position(g, 0) == [["seat", "one"], False, True]
    assert position(g, 1) == [False, ["seat", "two"], True]
    assert position(g, 2) == [False, False, []]
    assert position(g, k.SPECTATOR) == [False, False, True]


def nested(seats: int = 2) -> G:
    """Seat 0's first answer opens a question to all seats in the middle of its own chain."""
    inner = k.Seq(ask=k.Together(Ask("inner", "x y")), done=say("joined"))
    chain = k.Seq(one=Ask("outer", "a b"), two=k.If(lambda g, f: f.seat == 0, inner), three=Ask("last", "c d"))
    return begin(k.Seq(all=k.Together(chain), end=say("z")), seats)


def test_an_inner_question_comes_before_the_outer_one_which_is_asked_again_afterwards() -> None:
    g = nested()
    assert questions(g) == {0: "outer", 1: "outer"}
    do(g, "0 a")
    assert questions(g) == {0: "inner", 1: "inner"}
    assert when_loaded(g) == asked(g)
    assert reason(g, 1, "a") == ("not-offered", "")
    do(g, "0 x", "1 y")
    assert questions(g) == {0: "last", 1: "outer"}
    assert when_loaded(g) == asked(g)
    do(g, "1 b", "1 c", "0 d")
    expected = ["outer:a0", "inner:x0", "inner:y1", "joined0", "outer:b1", "last:c1", "last:d0", "z0"]
    assert g.state.log == expected


def test_a_seat_that_was_further_on_is_asked_again_where_it_stood() -> None:
    g = nested(3)
    do(g, "1 a", "2 b", "2 c", "0 b")
    assert questions(g) == {0: "inner", 1: "inner", 2: "inner"}
    do(g, "2 x", "1 x", "0 x")
    assert questions(g) == {0: "last", 1: "last"}
    assert when_loaded(g) == asked(g)


def test_while_an_inner_question_waits_for_others_a_loaded_game_asks_the_same() -> None:
    g = nested()
    do(g, "0 a", "1 y")
    assert when_loaded(g) == asked(g)


def test_any_interleaving_of_nested_questions_comes_to_the_end() -> None:
    ends = []

    def explore(g: G) -> None:
        if g.over:
            ends.append(sorted(g.state.log))
        for seat in list(g.decisions):
            branch = g.clone(k.Refusing())
            branch.apply(seat, branch.decisions[seat].options[0])
            explore(branch)

    explore(nested())
    assert len(ends) > 5
    assert all(end == ends[0] for end in ends)
    assert ends[0] == ["inner:x0", "inner:x1", "joined0", "last:c0", "last:c1", "outer:a0", "outer:a1", "z0"]


class Take(k.Pick[Desk]):
    """Take a thing from the market in the middle of the table."""

    ask = "take"

    def candidates(self, g: G, f: k.Frame) -> list[k.Option]:
        return [k.Option("take", (thing,)) for thing in g.state.market]

    def take(self, g: G, f: k.Frame, option: k.Option) -> None:
        g.state.market.remove(str(option.ids[0]))
        g.state.players[f.seat].took.append(str(option.ids[0]))


def test_what_one_seat_took_from_the_table_is_no_longer_offered_to_the_others() -> None:
    stock = k.Do[Desk](lambda g, f: g.state.market.extend(["axe", "bow", "cup", "dog"]))
    g = begin(k.Seq(stock=stock, all=k.Together(Take())), 2)
    do(g, "0 take bow")
    assert asked(g) == {1: ["take axe", "take cup", "take dog"]}
    assert when_loaded(g) == asked(g)
    with pytest.raises(k.Refused):
        do(g, "1 take bow")


class TakeOwn(Take):
    """Take a thing that is marked for the seat, such as a01 for seats 0 and 1."""

    def why(self, g: G, f: k.Frame, option: k.Option) -> k.Reason | None:
        return None if str(f.seat) in str(option.ids[0]) else k.Reason("not-yours")


def market(*things: str) -> k.Do[Desk]:
    return k.Do(lambda g, f: g.state.market.extend(things))


def test_a_forced_answer_of_one_seat_changes_at_once_what_the_others_are_offered() -> None:
    g = begin(k.Seq(stock=market("a012", "b02", "c12", "d1"), all=k.Together(TakeOwn())), 3)
    assert asked(g) == {
        0: ["take a012", "take b02"],
        1: ["take a012", "take c12", "take d1"],
        2: ["take a012", "take b02", "take c12"],
    }
    do(g, "0 take b02", "1 take a012")  # leaves seat 2 only c12
    assert [player.took for player in g.state.players] == [["b02"], ["a012"], ["c12"]]
    again = begin(k.Seq(stock=market("a012", "b02", "c12", "d1"), all=k.Together(TakeOwn())), 3)
    do(again, "0 take a012")
    assert asked(again) == {1: ["take c12", "take d1"], 2: ["take b02", "take c12"]}


@pytest.mark.parametrize("forced", [0, 1, 2])
def test_a_seat_that_is_forced_from_the_start_takes_from_what_the_others_are_offered(forced: int) -> None:
    own = [f"b{seat}" for seat in range(3) if seat != forced]
    g = begin(k.Seq(stock=market("x012", *own), all=k.Together(TakeOwn())), 3)
    assert g.state.players[forced].took == ["x012"]
    assert g.over  # so each of the others could take only its own


def test_what_is_taken_matters_to_a_question_that_waits_behind_another_one() -> None:
    own = k.Seq(own=k.May(TakeOwn()), ask=Ask("q", "x y"))
    g = begin(k.Seq(stock=market("a012", "b01"), all=k.Together(k.Together(own))), 3)
    do(g, "1 yes", "2 yes")  # which leaves nothing to take
    assert when_loaded(g) == asked(g) == {seat: ["x", "y"] for seat in range(3)}


def test_what_happens_to_later_seats_before_their_first_question_is_seen_by_earlier_ones() -> None:
    grab = k.Do[Desk](lambda g, f: g.state.players[f.seat].took.append(g.state.market.pop()))
    g = begin(k.Seq(stock=market("a", "b", "c", "d"), all=k.Together(k.Seq(grab=grab, take=Take()))), 2)
    assert asked(g) == {0: ["take a", "take b"], 1: ["take a", "take b"]}
    assert when_loaded(g) == asked(g)


def test_after_an_answer_that_forces_another_a_loaded_game_asks_the_same() -> None:
    g = begin(k.Seq(stock=market("a01", "b12", "c2", "d0", "e1"), all=k.Together(TakeOwn())), 3)
    do(g, "1 take b12")  # seat 2 must take c2
    assert g.state.players[2].took == ["c2"]
    assert when_loaded(g) == asked(g) == {0: ["take a01", "take d0"]}
    other = begin(k.Seq(stock=market("a01", "b12", "b02", "d0"), all=k.Together(TakeOwn())), 3)
    do(other, "1 take b12")  # seat 2 must take b02, which seat 0 could have taken
    assert when_loaded(other) == asked(other) == {0: ["take a01", "take d0"]}


def lending() -> G:
    """Seat 0 asks seat 1 something in the middle of its own chain, while seat 1 has a question of its own."""
    lend = k.Seq(ask=Ask("own", "a b"), other=k.If(lambda g, f: f.seat == 0, k.EachSeat(Ask("lend", "x y"), ones)))
    return begin(k.Seq(all=k.Together(lend), end=say("z")))


def test_a_seat_that_another_asks_while_all_act_together_loses_none_of_its_questions() -> None:
    g = lending()
    do(g, "0 a")
    while not g.over:
        seat = min(g.decisions)
        g.apply(seat, g.decisions[seat].options[0])
    assert sorted(g.state.log[:-1]) == ["lend:x1", "own:a0", "own:a1"]
    assert g.state.log[-1] == "z0"


def test_a_seat_that_is_asked_two_things_at_once_is_asked_the_same_first_after_loading() -> None:
    g = lending()
    do(g, "0 a")
    assert when_loaded(g) == asked(g)
    assert questions(g) == {1: "lend"}  # the others wait for it, so it comes before its own question


def ones(g: G, f: k.Frame) -> list[int]:
    return [1]


# --- values in frames ------------------------------------------------------------------------------------------------


class Recite(k.Act[Desk]):
    """Logs a value that an earlier step kept."""

    def __init__(self, name: str) -> None:
        self.name = name

    def do(self, g: G, f: k.Frame) -> None:
        try:
            g.state.log.append(f"{self.name}={g.get(self.name)}")
        except KeyError:
            g.state.log.append(f"no {self.name}")


class Keep(k.Act[Desk]):
    def __init__(self, name: str, value: object) -> None:
        self.name, self.value = name, value

    def do(self, g: G, f: k.Frame) -> None:
        g.keep(self.name, self.value)


def test_a_kept_value_is_there_for_later_steps_however_deep_and_survives_saving() -> None:
    g = begin(
        k.Seq(pick=Ask("site", "hill lake", into="site"), deep=k.Seq(in_=k.Seq(ask=Ask("q", "x y"), re=Recite("site"))))
    )
    do(g, "0 lake")
    data = msgspec.json.decode(msgspec.json.encode(g.state.to_data()))
    other = k.Game(g.title, g.title.load(data), kernel.Seeded(0))
    other.settle()
    for game in (g, other):
        do(game, "0 x")
        assert game.state.log == ["site:lake0", "q:x0", "site=lake"]


def test_a_kept_value_ends_with_the_effect_that_it_was_kept_for() -> None:
    inner = k.Seq(pick=Ask("site", "hill lake", into="site"), in_=Recite("site"))
    g = begin(k.Seq(inner=inner, out=Recite("site")))
    do(g, "0 hill")
    assert g.state.log == ["site:hill0", "site=hill", "no site"]


def test_the_nearest_value_of_a_name_is_meant() -> None:
    inner = k.Seq(pick=Ask("inner", "lake pond", into="site"), in_=Recite("site"))
    g = begin(k.Seq(pick=Ask("outer", "hill lake", into="site"), inner=inner, out=Recite("site")))
    do(g, "0 hill", "0 pond")
    assert g.state.log == ["outer:hill0", "inner:pond0", "site=pond", "site=hill"]


def test_a_value_kept_by_a_step_that_only_acts_is_there_for_the_later_steps_of_its_seq() -> None:
    g = begin(k.Seq(wrap=k.Seq(inner=k.Seq(keep=Keep("n", 7), in_=Recite("n")), out=Recite("n"))))
    assert g.state.log == ["n=7", "no n"]


def test_a_value_can_be_kept_at_the_bottom_of_the_stack() -> None:
    assert begin(k.Seq(keep=Keep("n", 7), read=Recite("n"))).state.log == ["n=7"]


def test_the_seats_of_together_see_the_values_kept_before() -> None:
    g = begin(
        k.Seq(pick=Ask("site", "hill lake", into="site"), all=k.Together(k.Seq(ask=Ask("q", "x y"), re=Recite("site"))))
    )
    do(g, "0 lake", "1 x", "0 y")
    assert g.state.log == ["site:lake0", "q:x1", "site=lake", "q:y0", "site=lake"]


def test_a_value_kept_by_one_seat_of_together_is_hidden_from_the_others_and_gone_afterwards() -> None:
    body = k.Seq(pick=Ask("pick", "a b", into="mine"), wait=Ask("q", "x y"), re=Recite("mine"))
    g = begin(k.Seq(all=k.Together(body), after=Recite("mine")))
    do(g, "0 a", "1 b", "0 x", "1 x")
    assert g.state.log == ["pick:a0", "pick:b1", "q:x0", "mine=a", "q:x1", "mine=b", "no mine"]


class Compare(k.Pick[Desk]):
    """Refuses what the seat kept before."""

    def candidates(self, g: G, f: k.Frame) -> list[k.Option]:
        return [k.Option(word) for word in "abc"]

    def why(self, g: G, f: k.Frame, option: k.Option) -> k.Reason | None:
        return k.Reason("had-it", "DSK-02") if g.get("mine") == option.kind else None

    def take(self, g: G, f: k.Frame, option: k.Option) -> None:
        g.state.log.append(f"{option.kind}{f.seat}")


def test_a_refusal_reads_the_values_of_the_seat_that_asks() -> None:
    g = begin(k.Together(k.Seq(pick=Ask("pick", "a b", into="mine"), again=Compare())))
    do(g, "0 a", "1 b")
    assert asked(g) == {0: ["b", "c"], 1: ["a", "c"]}
    assert [reason(g, 0, "a"), reason(g, 1, "b"), reason(g, 0, "a")] == [("had-it", "DSK-02")] * 3
    assert [reason(g, 0, "b"), reason(g, 1, "a")] == [None, None]
    copy = g.clone(k.Refusing())
    assert reason(copy, 0, "a") == reason(copy, 1, "b") == ("had-it", "DSK-02")


# --- the budget ------------------------------------------------------------------------------------------------------


def test_rules_that_never_end_are_stopped_quickly() -> None:
    started = perf_counter()
    with pytest.raises(k.BudgetExceeded, match=r"^game( > game\.body)?$"):
        begin(k.Repeat(None, say("a")))
    assert perf_counter() - started < 5


def test_rules_that_never_end_after_a_choice_are_stopped_quickly() -> None:
    g = begin(k.Choose(stop=say("a"), run=k.Repeat(None, k.Together(k.Repeat(3, say("a"))))))
    started = perf_counter()
    with pytest.raises(k.BudgetExceeded, match=r"game\.run"):
        do(g, "0 choose run")
    assert perf_counter() - started < 5


LOOP = k.Call[Desk](lambda g, f: k.Frame("loop", f.seat))


@pytest.mark.parametrize("loop", [LOOP, k.Seq(one=say("a"), two=LOOP)])
def test_an_effect_that_calls_itself_for_ever_is_stopped(loop: Rule) -> None:
    with pytest.raises(k.BudgetExceeded):
        begin(LOOP, others={"loop": loop})


def test_the_budget_is_fresh_after_every_choice() -> None:
    long = k.Repeat(3000, say("a"))
    g = begin(k.Seq(one=long, ask=Ask("q", "x y"), two=long, again=Ask("q", "x y"), three=long))
    do(g, "0 x", "0 x")
    assert len(g.state.log) == 9002


def test_a_hundred_rounds_together_without_a_question_are_within_the_budget() -> None:
    g = begin(k.Repeat(100, k.Together(say("a"))))
    assert len(g.state.log) == 200


# --- triggers --------------------------------------------------------------------------------------------------------


def reacting(*addresses: str, to: str = "coin") -> Triggers:
    return lambda g, happening: [k.Frame(at, happening.seat) for at in addresses if happening.what == to]


def test_a_lone_trigger_runs_without_a_question_before_the_next_step() -> None:
    g = begin(k.Seq(one=noise("coin"), two=say("z")), others={"bell": say("bell")}, triggers=reacting("bell"))
    assert g.over
    assert g.state.log == ["bell0", "z0"]


def test_the_owner_orders_triggers_that_come_at_once() -> None:
    cards = {"bell": say("bell"), "drum": say("drum"), "horn": k.Seq(one=say("horn"), two=Ask("q", "x y"))}
    g = begin(k.Seq(one=noise("coin"), two=say("z")), others=cards, triggers=reacting("bell", "drum", "horn"))
    assert asked(g) == {0: ["trigger bell 0", "trigger drum 1", "trigger horn 2"]}
    assert questions(g) == {0: "order-triggers"}
    assert when_loaded(g) == asked(g)
    do(g, "0 trigger horn 2")
    assert asked(g) == {0: ["x", "y"]}
    do(g, "0 x")
    assert asked(g) == {0: ["trigger bell 0", "trigger drum 1"]}
    do(g, "0 trigger drum 1")
    assert g.state.log == ["horn0", "q:x0", "drum0", "bell0", "z0"]


def test_triggers_that_commute_come_first_and_without_a_question() -> None:
    bell, drum = say("bell"), say("drum")
    bell.commutes = drum.commutes = True
    cards = {"horn": say("horn"), "bell": bell, "drum": drum, "gong": say("gong")}
    names = ("horn", "bell", "gong", "drum")
    g = begin(k.Seq(one=noise("coin"), two=say("z")), others=cards, triggers=reacting(*names))
    assert g.state.log == ["bell0", "drum0"]
    assert asked(g) == {0: ["trigger horn 0", "trigger gong 1"]}
    do(g, "0 trigger gong 1")
    assert g.state.log == ["bell0", "drum0", "gong0", "horn0", "z0"]


def test_one_trigger_twice_is_two_triggers() -> None:
    g = begin(noise("coin"), others={"bell": say("bell")}, triggers=reacting("bell", "bell"))
    assert asked(g) == {0: ["trigger bell 0", "trigger bell 1"]}
    do(g, "0 trigger bell 1")
    assert g.state.log == ["bell0", "bell0"]


def test_what_a_trigger_triggers_comes_before_the_triggers_that_wait() -> None:
    def react(g: G, happening: k.Happening) -> list[k.Frame]:
        cards = ["bell", "drum"] if happening.what == "coin" else ["echo"]
        return [k.Frame(at, happening.seat) for at in cards]

    cards = {"bell": k.Seq(one=say("bell"), two=noise("noise")), "drum": say("drum"), "echo": say("echo")}
    g = begin(noise("coin"), others=cards, triggers=react)
    do(g, "0 trigger bell 0")
    assert g.state.log == ["bell0", "echo0", "drum0"]


def test_each_owner_orders_its_own_triggers() -> None:
    def react(g: G, happening: k.Happening) -> list[k.Frame]:
        return [k.Frame(at, seat, vars={"by": happening.seat}) for seat in g.seats() for at in ("bell", "drum")]

    cards = {"bell": k.Seq(one=say("bell"), by=Recite("by")), "drum": say("drum")}
    g = begin(k.Seq(one=noise("coin"), two=say("z")), others=cards, triggers=react)
    assert asked(g) == {0: ["trigger bell 0", "trigger drum 1"]}
    do(g, "0 trigger drum 1")
    assert asked(g) == {1: ["trigger bell 0", "trigger drum 1"]}
    do(g, "1 trigger bell 0")
    assert g.state.log == ["drum0", "bell0", "by=0", "bell1", "by=0", "drum1", "z0"]


def test_what_nobody_listens_to_triggers_nothing() -> None:
    called: list[str] = []

    def react(g: G, happening: k.Happening) -> list[k.Frame]:
        called.append(happening.what)
        return []

    begin(k.Seq(one=noise("silence"), two=noise("coin")), triggers=react)
    assert called == ["coin"]


def test_a_trigger_knows_what_happened_to_whom() -> None:
    seen: list[k.Happening] = []

    def react(g: G, happening: k.Happening) -> list[k.Frame]:
        seen.append(happening)
        return []

    begin(k.EachSeat(k.Do[Desk](lambda g, f: g.happen("coin", f.seat, "gold", 3))), triggers=react)
    assert seen == [k.Happening("coin", 0, ("gold", 3)), k.Happening("coin", 1, ("gold", 3))]


def test_a_choice_made_in_together_triggers_in_the_stack_of_its_seat() -> None:
    body = k.Seq(ask=k.Choose(ring=noise("coin"), rest=say("rest")), after=say("after"))
    g = begin(k.Seq(all=k.Together(body), end=say("z")), others={"bell": Ask("bell", "x y")}, triggers=reacting("bell"))
    do(g, "1 choose ring")
    assert questions(g) == {0: "choose", 1: "bell"}
    do(g, "0 choose rest", "1 y")
    assert g.state.log == ["rest0", "after0", "bell:y1", "after1", "z0"]


# --- saying things ---------------------------------------------------------------------------------------------------


class Rang(k.Event, frozen=True):
    seat: int


def test_a_quiet_copy_tells_nobody_and_a_loud_one_starts_afresh() -> None:
    ring = k.Do[Desk](lambda g, f: g.tell(Rang, f.seat))
    hush = k.Do[Desk](lambda g, f: g.whisper(k.bit(1), Rang, 9))
    g = begin(k.Repeat(2, k.Seq(one=ring, two=hush, ask=Ask("q", "x y"))))
    assert g.events == [(k.EVERYONE, Rang(0)), (k.bit(1), Rang(9))]
    quiet, loud = g.clone(k.Refusing()), g.clone(k.Refusing(), tells=True)
    do(quiet, "0 x")
    do(loud, "0 x")
    assert quiet.events is None
    assert loud.events == [(k.EVERYONE, Rang(0)), (k.bit(1), Rang(9))]
    assert len(g.events) == 2


# --- any rulebook ----------------------------------------------------------------------------------------------------


def give(g: G, f: k.Frame) -> None:
    g.state.players[(f.seat + 1) % g.state.seats].coins += 1


def stocked(g: G, f: k.Frame) -> bool:
    return bool(g.state.market)


def next_seat(g: G, f: k.Frame) -> list[int]:
    return [(f.seat + 1) % g.state.seats]


def some_leaf(rng: random.Random, sealed: bool) -> Rule:
    leaves: list[Rule] = [Ask("q", "x y"), Ask("q", "x"), Ask("q", "x", always=True), pay(-1)]
    if not sealed:
        leaves += [k.If(stocked, Take()), k.May(TakeOwn()), noise("coin"), say("s"), k.Do(give)]
    return rng.choice(leaves)


def some_rules(rng: random.Random, depth: int, sealed: bool = False) -> Rule:
    """Random rules made of the verbs; inside a sealed choice nothing shared is touched."""
    if depth == 0:
        return some_leaf(rng, sealed)

    def inner(hidden: bool = sealed) -> Rule:
        return some_rules(rng, depth - 1 if rng.random() < 0.6 else rng.randrange(depth), hidden)

    makers: list[Callable[[], Rule]] = [
        lambda: k.Seq(a=inner(), b=inner(), c=inner()),
        lambda: k.Choose(a=inner(), b=inner(), dear=Dear(1)),
        lambda: k.May(inner()),
        lambda: k.Repeat(2, inner()),
        lambda: AnyOrder(a=inner(), b=inner()),
        lambda: AnyOrder(a=inner(), may=k.May(Dear(1))),
        lambda: k.EachSeat(inner()),
        lambda: k.EachSeat(inner(), next_seat),
        lambda: k.Together(inner()),
        lambda: k.Together(k.Seq(a=inner(), b=inner())),
        lambda: k.Together(inner(True), sealed=True),
    ]
    return rng.choice(makers)()


def some_triggers(g: G, happening: k.Happening) -> list[k.Frame]:
    mine, theirs = k.Frame("bell", happening.seat), k.Frame("horn", (happening.seat + 1) % g.state.seats)
    return [mine, theirs] if g.state.players[happening.seat].coins % 2 else [mine]


@pytest.mark.parametrize("seed", range(150))
def test_any_rulebook_asks_the_same_when_loaded_and_loses_no_question(seed: int) -> None:
    rng = random.Random(seed)
    things = rng.sample(["a012", "b01", "c12", "d02", "e0", "f1", "g2"], rng.randint(2, 7))
    rules = k.Seq(stock=market(*things), one=some_rules(rng, 3), two=k.Together(some_rules(rng, 3)))
    cards: dict[str, Rule] = {"bell": Ask("bell", "x y"), "horn": k.May(say("horn"))}
    try:
        g = begin(rules, 3, others=cards, triggers=some_triggers)
        for _ in range(40):
            saved = g.state.to_data()
            assert when_loaded(g) == asked(g)
            if g.over:
                assert g.state.stack == []
                return
            seat = rng.choice(sorted(g.decisions))
            option = rng.choice(g.decisions[seat].options)
            copy = g.clone(k.Refusing())
            copy.apply(seat, option)
            assert g.state.to_data() == saved
            g.apply(seat, option)
            assert copy.state == g.state
            assert asked(copy) == asked(g)
    except k.DeadEnd:
        return  # some rulebooks lead there


# --- calling and picking ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("named", "step"), [("", "bell"), ("rung", "rung")])
def test_a_call_is_made_once_and_its_step_says_so(named: str, step: str) -> None:
    calls = k.Call[Desk](lambda g, f: k.Frame("bell", f.seat), named)
    g = begin(k.Seq(call=calls, end=say("z")), others={"bell": Ask("q", "x y")})
    assert [(frame.at, frame.step) for frame in g.state.stack] == [("game", "call"), ("game.call", step), ("bell", "")]
    assert when_loaded(g) == asked(g) == {0: ["x", "y"]}
    do(g, "0 x")
    assert g.state.log == ["q:x0", "z0"]


def test_where_there_is_nothing_to_call_the_rules_go_on() -> None:
    assert begin(k.Seq(call=k.Call(lambda g, f: None), end=say("z"))).state.log == ["z0"]


class Spend(k.Pick[Desk]):
    """Coins one by one, until none is left; the legal ones are known at once."""

    def candidates(self, g: G, f: k.Frame) -> list[k.Option]:
        return [k.Option("coin", (coin,)) for coin in "abcd"]

    def legal(self, g: G, f: k.Frame) -> list[k.Option]:
        return self.candidates(g, f)[: g.state.players[f.seat].coins + 1]

    def over(self, g: G, f: k.Frame) -> bool:
        return not g.state.players[f.seat].coins

    def take(self, g: G, f: k.Frame, option: k.Option) -> k.Signal:
        g.state.players[f.seat].coins -= 1
        return k.AGAIN


def test_a_pick_that_is_over_is_not_asked_any_more() -> None:
    g = begin(k.Seq(earn=pay(-2), spend=Spend(), end=say("z")))
    assert asked(g) == {0: ["coin a", "coin b", "coin c"]}
    assert reason(g, 0, "coin d") == ("not-offered", "")
    do(g, "0 coin a")
    assert when_loaded(g) == asked(g) == {0: ["coin a", "coin b"]}
    do(g, "0 coin b")
    assert g.state.log == ["z0"]


def test_a_pick_with_nothing_to_pick_is_never_asked() -> None:
    assert begin(k.Seq(spend=Spend(), end=say("z"))).state.log == ["z0"]


# --- picking some -----------------------------------------------------------------------------------------------------


class PickLetters(k.PickSome[Desk]):
    """Up to two different letters, of which "b" calls another effect."""

    n = 2
    ask = "letters"

    def candidates(self, g: k.Game[Desk], f: k.Frame) -> list[k.Option]:
        return [k.Option("letter", (letter,)) for letter in "abc" if letter not in self.picked(f)]

    def why(self, g: k.Game[Desk], f: k.Frame, option: k.Option) -> k.Reason | None:
        return k.Reason("no-c") if option.ids == ("c",) else None

    def take(self, g: k.Game[Desk], f: k.Frame, option: k.Option) -> k.Frame | None:
        g.state.log.append(f"{option.ids[0]}{f.seat}")
        return k.Frame("bell", f.seat) if option.ids == ("b",) else None


def test_some_are_picked_one_after_the_other_and_the_seat_may_stop_after_the_first() -> None:
    g = begin(k.Seq(some=PickLetters(), end=say("z")), others={"bell": say("bell")})
    assert asked(g) == {0: ["letter a", "letter b"]}
    do(g, "0 letter b")
    assert g.state.log == ["b0", "bell0"], "what a pick calls is over before the next one"
    assert asked(g) == {0: ["letter a", "stop"]}
    assert when_loaded(g) == asked(g)
    do(g, "0 letter a")
    assert g.state.log == ["b0", "bell0", "a0", "z0"]
    stopped = begin(k.Seq(some=PickLetters(), end=say("z")), others={"bell": say("bell")})
    do(stopped, "0 letter a", "0 stop")
    assert stopped.state.log == ["a0", "z0"]


# --- at a prompt -----------------------------------------------------------------------------------------------------


def test_a_game_says_where_it_stands_and_takes_an_option_by_its_text() -> None:
    g = begin(k.Choose(dig=say("dig"), rest=say("rest")), seats=1)
    table = kernel.Table(g)
    assert repr(g.decisions[0]) == "<seat 0, choose: choose dig, choose rest>"
    assert repr(table) == "<0 choices: <made, 1 seats: seat 0 choose (2)>>"
    assert g.why_not(0, "choose fly") == k.Reason("not-offered")
    table.apply(0, "choose dig")
    assert (g.state.log, repr(table)) == (["dig0"], "<1 choices: <made, 1 seats: over>>")
