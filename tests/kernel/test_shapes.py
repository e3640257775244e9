"""The mini-games, each made for one hard shape of rules, with exact numbers."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from asztal import kernel
from asztal.kernel import record as records
from asztal.kernel import rules as k
from tests.kernel.minis import (
    card_or_slot,
    consent,
    deck,
    hand_in,
    look_at_three,
    nested,
    own_pace,
    payment,
    toy_euro,
    triggers,
    withdrawn,
)


class Lowest:
    """Draws the card that comes first in the alphabet, so that a test can name it."""

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        return min(candidates)

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        return sorted(candidates)


def do(at: k.Game[Any] | kernel.Table[Any], *choices: str) -> None:
    """Choices such as "0 choose dig", one after another."""
    for choice in choices:
        seat, text = choice.split(" ", 1)
        at.apply(int(seat), k.Option.parse(text))


def asked(g: k.Game[Any]) -> dict[int, list[str]]:
    return {seat: [str(option) for option in decision.options] for seat, decision in sorted(g.decisions.items())}


def questions(g: k.Game[Any]) -> dict[int, str]:
    return {seat: decision.ask for seat, decision in sorted(g.decisions.items())}


def seen(g: k.Game[Any], reader: int) -> Any:
    return msgspec.to_builtins(kernel.observe(g, reader))


def reason(g: k.Game[Any], seat: int, text: str) -> tuple[str, str] | None:
    why = g.why_not(seat, k.Option.parse(text))
    return None if why is None else (why.key, why.clause)


def undo_reason(table: kernel.Table[Any], seat: int) -> str:
    why = table.why_not_undo(seat)
    return "" if why is None else why.key


def give(g: k.Game[Any], seat: int, cards: list[str]) -> None:
    """Make the seat's hand exactly these cards; the rest of it goes back to the deck."""
    hand, stock = g.state.players[seat].hand, g.state.deck
    for card in list(hand):
        stock.cards[card] = hand.cards.pop(card) & ~k.EVERYONE
    for card in cards:
        source = next(zone for zone in [stock, *(player.hand for player in g.state.players)] if card in zone)
        hand.cards[card] = source.cards.pop(card) & ~k.EVERYONE | k.bit(seat)
    g.settle()


# --- hand_in: all seats choose in secret in the middle of one seat's gain --------------------------------------------


def bag_runs_out() -> k.Game[hand_in.HandIn]:
    """Nine stones, five gains of two: the ninth stone is the first of seat 0's third gain."""
    g = hand_in.TITLE.new(2, chance=kernel.Seeded(1))
    do(g, "0 yes", "1 yes", "0 yes", "1 yes", "0 yes")
    return g


def test_the_bag_that_runs_out_in_the_middle_of_a_gain_asks_all_seats() -> None:
    g = bag_runs_out()
    assert [len(player.hand) for player in g.state.players] == [5, 4]
    assert len(g.state.bag) == 0
    assert questions(g) == {0: "hand-in", 1: "hand-in"}
    assert asked(g)[1] == [*(f"give {stone}" for stone in g.state.players[1].hand), "done"]
    assert [frame.pc for frame in g.state.stack if frame.at.endswith("yes")] == [1]


def test_the_interrupted_gain_goes_on_with_the_second_stone_from_the_refilled_bag() -> None:
    g = bag_runs_out()
    mine, theirs = list(g.state.players[0].hand), list(g.state.players[1].hand)
    given = {mine[2], theirs[0], theirs[3]}
    do(g, f"1 give {theirs[3]}", f"0 give {mine[2]}", f"1 give {theirs[0]}", "0 done", "1 done")
    assert [len(player.hand) for player in g.state.players] == [5, 2]
    assert [len(player.sealed) for player in g.state.players] == [0, 0]
    assert (len(g.state.bag), g.state.refills) == (2, 1)
    (gained,) = set(g.state.players[0].hand) - (set(mine) - {mine[2]})
    assert {gained, *g.state.bag} == given
    assert (list(g.decisions), g.decisions[1].ask) == ([1], "may")


def test_a_bag_that_stays_empty_ends_the_gain() -> None:
    g = bag_runs_out()
    do(g, "1 done", "0 done")
    assert [len(player.hand) for player in g.state.players] == [5, 4]
    assert questions(g) == {1: "may"}
    do(g, "1 yes")
    assert g.over  # the bag is refilled only once
    assert [hand_in.TITLE.score(g.state, seat) for seat in (0, 1)] == [5, 4]


@pytest.mark.parametrize("reader", [0, k.SPECTATOR])
def test_nobody_sees_what_or_how_many_stones_another_seat_hands_in(reader: int) -> None:
    views = []
    for given in ([], [0], [3], [0, 1, 2, 3]):
        g = bag_runs_out()
        stones = list(g.state.players[1].hand)
        before = seen(g, reader)
        for index in given:
            do(g, f"1 give {stones[index]}")
            assert seen(g, reader) == before
        do(g, "1 done")
        views.append(seen(g, reader))
        assert views[-1]["position"][-1]["kids"][1] is True
        assert views[-1]["view"]["players"][1]["hand"] == [1, 1, 1, 1]
    assert all(view == views[0] for view in views)


def test_the_refill_shows_how_many_stones_came_in() -> None:
    g = bag_runs_out()
    stones = list(g.state.players[1].hand)
    do(g, f"1 give {stones[0]}", f"1 give {stones[1]}", "1 done", "0 done")
    view = seen(g, k.SPECTATOR)["view"]
    assert [len(player["hand"]) for player in view["players"]] == [6, 2]
    assert view["bag"] == {"top": [], "pools": {"1": 1}, "bottom": []}
    assert seen(g, 1)["view"]["bag"]["pools"] == {"2": 1}  # seat 1 knows that it is one of its two


# --- own_pace: undo restores one seat's part -------------------------------------------------------------------------


def test_a_seat_takes_two_steps_back_while_the_steps_of_the_others_stay() -> None:
    table = kernel.Table.new(own_pace.TITLE, 2)
    do(table, "0 choose dig", "1 choose dig", "0 choose dig", "1 choose dig")
    table.undo(0)
    table.undo(0)
    assert [player.gold for player in table.game.state.players] == [0, 4]
    assert undo_reason(table, 0) == "nothing-to-undo"
    do(table, "0 choose rest", "0 choose rest", "0 choose dig")
    assert [player.gold for player in table.game.state.players] == [1, 4]
    assert list(table.game.decisions) == [1]  # seat 1 has one step left, seat 0 none


def test_a_draw_cannot_be_undone_alone_but_the_steps_after_it_can() -> None:
    table = kernel.Table.new(own_pace.TITLE, 2)
    do(table, "0 choose dig", "1 choose dig", "0 choose draw", "0 choose dig")
    table.undo(0)
    me = table.game.state.players[0]
    assert (me.gold, len(me.hand)) == (1, 1)
    assert undo_reason(table, 0) == "undo-learned"
    with pytest.raises(k.Refused, match="undo-learned"):
        table.undo(0)
    assert undo_reason(table, 1) == ""
    table.undo(1)
    assert [player.gold for player in table.game.state.players] == [1, 0]
    assert len(table.game.state.players[0].hand) == 1


def test_when_all_are_done_nobody_can_go_back_into_the_round() -> None:
    table = kernel.Table.new(own_pace.TITLE, 2)
    do(table, *["0 choose dig"] * 3, *["1 choose dig"] * 2)
    assert (undo_reason(table, 0), undo_reason(table, 1)) == ("", "")
    do(table, "1 choose dig")
    assert (undo_reason(table, 0), undo_reason(table, 1)) == ("undo-too-late", "undo-learned")


# --- withdrawn: sealed answers can be changed until all are in -------------------------------------------------------


def test_a_sealed_bid_can_be_withdrawn_and_changed_until_all_are_in() -> None:
    table = kernel.Table.new(withdrawn.TITLE, 2, chance=Lowest())
    do(table, "0 seal N01", "0 seal N02")
    assert list(table.game.decisions) == [1]
    table.undo(0)
    table.undo(0)
    assert list(table.game.state.players[0].hand) == ["N01", "N02", "N03", "N04", "N05"]
    do(table, "0 seal N05", "1 seal N06", "0 seal N04")
    table.undo(0)
    do(table, "0 seal N03", "1 seal N07")
    assert list(table.game.state.shown) == ["N05", "N03", "N06", "N07"]
    assert [player.points for player in table.game.state.players] == [0, 1]


def test_a_sealed_bid_cannot_be_withdrawn_once_all_are_in() -> None:
    table = kernel.Table.new(withdrawn.TITLE, 2, chance=Lowest())
    do(table, "0 seal N01", "0 seal N02", "1 seal N06", "1 seal N07")
    assert (undo_reason(table, 0), undo_reason(table, 1)) == ("undo-too-late", "undo-learned")
    for seat in (0, 1):
        with pytest.raises(k.Refused, match="undo"):
            table.undo(seat)
    do(table, "0 seal N03")
    table.undo(0)  # the next round can be changed, the last cannot
    assert undo_reason(table, 0) == "undo-too-late"


def test_a_half_made_bid_sends_the_others_nothing() -> None:
    table = kernel.Table.new(withdrawn.TITLE, 2, chance=Lowest())
    feeds = [kernel.Feed(1), kernel.Feed(k.SPECTATOR)]

    def news() -> list[bool]:
        return [feed.update(kernel.Glance(table.game)) is not None for feed in feeds]

    assert news() == [True, True]
    do(table, "0 seal N01")
    assert news() == [False, False]
    table.undo(0)
    assert news() == [False, False]
    do(table, "0 seal N04")
    assert news() == [False, False]
    do(table, "0 seal N02")
    assert news() == [True, True]  # seat 0 is ready
    assert [feed.version for feed in feeds] == [2, 2]


# --- card_or_slot: a card may supply what the slot costs -------------------------------------------------------------


def hand_of(*cards: str) -> k.Game[card_or_slot.Slots]:
    g = card_or_slot.TITLE.new(2, chance=kernel.Seeded(1))
    give(g, 0, list(cards))
    return g


def test_the_mill_is_offered_with_a_card_that_supplies_the_missing_wood() -> None:
    g = hand_of("W0", "W1", "W2")
    assert g.state.players[0].wood == 1
    assert asked(g) == {0: ["play forest W0", "play forest W1", "play forest W2", "play mill W2"]}
    do(g, "0 play mill W2")
    me = g.state.players[0]
    assert (me.wood, me.points, list(me.hand)) == (0, 4, ["W0", "W1"])
    assert list(g.decisions) == [1]  # only one order led on, so it was not asked


def test_with_too_little_wood_only_the_card_first_leads_on() -> None:
    g = hand_of("W0", "W1", "W2")
    frame = k.Frame("turn", 0, vars={"slot": "mill", "card": "W2"})
    g.state.stack.append(frame)
    turn = g.title.book["turn"]
    decision = turn.enter(g, frame)
    assert isinstance(decision, k.Decision)
    assert [str(option) for option in decision.options] == ["choose card"]
    assert turn.why_not(g, frame, k.Option("choose", ("slot",))) == k.Reason("no-wood", "SLOT-01")


def test_the_mill_is_refused_with_a_card_that_supplies_too_little() -> None:
    g = hand_of("W0", "W1", "W2")
    assert reason(g, 0, "play mill W0") == reason(g, 0, "play mill W1") == ("no-wood", "SLOT-01")
    with pytest.raises(k.Refused, match="SLOT-01"):
        do(g, "0 play mill W0")


def test_at_the_forest_the_card_may_come_after_the_slot() -> None:
    g = hand_of("W0", "W1", "W2")
    do(g, "0 play forest W2")
    assert asked(g) == {0: ["choose card", "choose slot"]}
    do(g, "0 choose slot")
    assert (g.state.players[0].wood, g.state.players[0].points) == (4, 0)
    assert list(g.decisions) == [1]


def test_with_enough_wood_both_orders_are_offered_at_the_mill() -> None:
    g = hand_of("W0", "W1", "W2")
    g.state.players[0].wood = 3
    g.settle()
    do(g, "0 play mill W1")
    assert asked(g) == {0: ["choose card", "choose slot"]}
    do(g, "0 choose slot")
    assert (g.state.players[0].wood, g.state.players[0].points) == (1, 4)


# --- triggers: between two coins, in the owner's order ---------------------------------------------------------------


def with_engines(*engines: str) -> k.Game[triggers.Coins]:
    g = triggers.TITLE.new(2)
    g.state.players[0].engines.extend(engines)
    return g


def order(first: str, second: str) -> list[str]:
    """The owner's choice between two triggers; the other one follows unasked."""
    return [f"0 trigger {first} {0 if first < second else 1}"]


@pytest.mark.parametrize(
    ("once", "again", "points"),
    [
        ("engine.add engine.double", "engine.add engine.double", 6),  # ((0 + 1) * 2 + 1) * 2
        ("engine.double engine.add", "engine.double engine.add", 3),  # (0 * 2 + 1) * 2 + 1
        ("engine.add engine.double", "engine.double engine.add", 5),
        ("engine.double engine.add", "engine.add engine.double", 4),
    ],
)
def test_the_order_of_the_engines_decides_the_points(once: str, again: str, points: int) -> None:
    g = with_engines("engine.add", "engine.double")
    do(g, "0 choose gain", *order(*once.split()), *order(*again.split()))
    assert (g.state.players[0].points, g.state.players[0].coins) == (points, 2)
    assert list(g.decisions) == [1]


def test_engines_run_between_the_first_and_the_second_coin() -> None:
    g = with_engines("engine.add", "engine.double")
    do(g, "0 choose gain")
    assert questions(g) == {0: "order-triggers"}
    assert (g.state.players[0].coins, g.state.players[0].points) == (1, 0)
    do(g, *order("engine.add", "engine.double"))
    assert (g.state.players[0].coins, g.state.players[0].points) == (2, 2)


def test_a_lone_engine_runs_unasked_after_each_coin() -> None:
    g = with_engines("engine.add")
    do(g, "0 choose gain")
    assert (g.state.players[0].coins, g.state.players[0].points) == (2, 2)
    assert list(g.decisions) == [1]


def test_a_lone_engine_that_may_be_used_asks_only_that() -> None:
    g = with_engines("engine.sell")
    do(g, "0 choose gain")
    assert asked(g) == {0: ["yes", "no"]}
    do(g, "0 yes")
    assert (g.state.players[0].coins, g.state.players[0].points) == (1, 3)
    do(g, "0 no")
    assert (g.state.players[0].coins, g.state.players[0].points) == (1, 3)


# --- deck: what is known of a deck -----------------------------------------------------------------------------------


def cards(*numbers: int) -> list[str]:
    return [f"D{number:02}" for number in numbers]


def test_a_card_buried_openly_is_known_at_the_bottom_and_a_revealed_one_on_top() -> None:
    g = deck.TITLE.new(2, chance=Lowest())
    do(g, "0 choose draw", "1 choose draw", "0 choose bury", "0 bury D00", "1 choose up")
    for reader in (0, 1, k.SPECTATOR):
        assert seen(g, reader)["view"]["deck"] == {"top": ["D02"], "pools": {"1": 11}, "bottom": ["D00"]}
    assert [seen(g, reader)["view"]["players"][1]["hand"] for reader in (0, 1)] == [[1], ["D01"]]
    do(g, "0 choose draw")
    assert seen(g, 1)["view"]["players"][0]["hand"] == ["D02"]
    assert seen(g, 1)["view"]["deck"] == {"top": [], "pools": {"1": 11}, "bottom": ["D00"]}


def searched() -> k.Game[deck.DeckState]:
    g = deck.TITLE.new(2, chance=Lowest())
    do(g, "0 choose draw", "1 choose draw", "0 choose bury", "0 bury D00", "1 choose up", "0 choose draw")
    do(g, "1 choose search")
    return g


def test_whoever_searches_sees_the_whole_deck_and_the_others_a_number_of_cards() -> None:
    g = searched()
    found = [*cards(*range(3, 14)), "D00"]  # the buried card comes last
    assert asked(g) == {1: [f"keep {card}" for card in found]}
    assert seen(g, 1)["view"]["players"][1]["looking"] == found
    assert seen(g, 0)["view"]["players"][1]["looking"] == ["D00", *[1] * 11]
    assert seen(g, k.SPECTATOR)["view"]["players"][1]["looking"] == ["D00", *[1] * 11]
    assert seen(g, 0)["view"]["deck"] == {"top": [], "pools": {}, "bottom": []}


def test_a_deck_shuffled_after_a_search_is_known_card_by_card_to_the_searcher_alone() -> None:
    g = searched()
    do(g, "1 keep D05")
    mine, theirs = seen(g, 1), seen(g, 0)
    left = cards(0, 3, 4, *range(6, 14))
    assert mine["view"]["deck"] == {"top": [], "pools": {"2": 11}, "bottom": []}
    assert mine["unseen"] == {"2": left}
    assert mine["seen"] == {"1": cards(1, 2, 5)}
    assert mine["view"]["players"][1]["hand"] == ["D01", "D05"]
    assert theirs["view"]["deck"] == {"top": [], "pools": {"1": 11}, "bottom": []}
    assert theirs["unseen"] == {"1": cards(0, 1, *range(3, 14))}
    assert theirs["seen"] == {"1": ["D02"]}
    assert theirs["view"]["players"][1]["hand"] == [1, 1]
    assert g.state.deck.epoch == 1


# --- look_at_three: cards put back in secret -------------------------------------------------------------------------


def put_back() -> k.Game[look_at_three.Look]:
    """Seat 0 kept L01, put L02 on top and L00 under the deck; seat 1 has drawn three already."""
    g = look_at_three.TITLE.new(2, chance=Lowest())
    do(g, "0 keep L01", "0 top L02", "0 under L00")
    return g


def test_only_the_seat_that_put_cards_back_knows_where_they_are() -> None:
    g = put_back()
    assert seen(g, 0)["view"]["deck"] == {"top": [], "pools": {"1": 10}, "bottom": ["L00"]}
    assert seen(g, 1)["view"]["deck"] == {"top": [], "pools": {"1": 10}, "bottom": [1]}
    assert seen(g, k.SPECTATOR)["view"]["deck"] == {"top": [], "pools": {"1": 10}, "bottom": [1]}


def test_a_known_top_card_is_drawn_by_the_next_seat_and_the_keeper_knows_it() -> None:
    g = put_back()
    assert asked(g) == {1: ["keep L02", "keep L03", "keep L04"]}
    assert seen(g, 0)["view"]["players"][1]["looking"] == ["L02", 1, 1]
    assert seen(g, k.SPECTATOR)["view"]["players"][1]["looking"] == [1, 1, 1]
    do(g, "1 keep L02")
    assert seen(g, 0)["view"]["players"][1] == {"hand": [1], "looking": [1, 1]}  # kept, or not: seat 0 cannot know
    do(g, "1 top L03", "1 top L04")
    assert asked(g) == {0: ["keep L04", "keep L03", "keep L05"]}


def test_both_cards_on_top_lie_in_the_order_in_which_they_were_put() -> None:
    g = look_at_three.TITLE.new(2, chance=Lowest())
    do(g, "0 keep L01", "0 top L00")
    assert asked(g) == {0: ["top L02", "under L02"]}
    assert seen(g, 0)["view"]["deck"]["top"] == ["L00"]
    assert seen(g, 1)["view"]["deck"]["top"] == [1]
    do(g, "0 top L02")
    assert list(g.state.players[1].looking) == ["L02", "L00", "L03"]


# --- consent: back past a draw ---------------------------------------------------------------------------------------


def test_going_back_past_a_draw_needs_the_consent_of_all_who_saw_it() -> None:
    table = kernel.Table.new(consent.TITLE, 3)
    do(table, "0 choose press")
    assert undo_reason(table, 0) == "undo-learned"
    assert table.concerned(0) == {0, 1, 2}
    for agreed in ([], [0], [0, 1], [1, 2]):
        with pytest.raises(k.Refused, match="consent-missing"):
            table.rewind(0, agreed)
    assert len(table.game.state.shown) == 1
    table.rewind(0, [0, 1, 2])
    assert (len(table.game.state.shown), len(table.game.state.deck)) == (0, 20)
    assert asked(table.game) == {0: ["choose press", "choose stop"]}


def test_a_draw_after_a_rewind_is_a_new_one() -> None:
    changed = 0
    for seed in range(10):
        table = kernel.Table.new(consent.TITLE, 2, chance=kernel.Seeded(seed))
        do(table, "0 choose press")
        first = list(table.game.state.shown)
        table.rewind(0, [0, 1])
        do(table, "0 choose press")
        changed += list(table.game.state.shown) != first
    assert changed >= 9


def test_a_record_with_a_rewind_replays_to_the_same_state() -> None:
    header = records.header_for(consent.TITLE, 2, {}, "tea")
    table = records.open_table(consent.TITLE, header)
    recorder = records.Recorder(header, table)
    do(table, "0 choose press", "1 choose press")
    table.rewind(1, [0, 1])
    while not table.game.over:
        seat = min(table.game.decisions)
        do(table, f"{seat} choose press")
    lines = [recorder.start(), *recorder.lines(), recorder.end()]
    *_, again = records.replay(consent.TITLE, records.parse(lines))
    assert again.game.state == table.game.state
    assert again.game.state.rewinds == 1


# --- payment: a single way is not asked ------------------------------------------------------------------------------


def purse(g: k.Game[payment.Port], seat: int) -> tuple[int, int, int, int]:
    me = g.state.players[seat]
    return me.fish, me.grain, me.wood, me.points


def test_who_has_only_one_way_to_pay_is_not_asked_how() -> None:
    g = payment.TITLE.new(2)
    do(g, "0 choose food")
    assert purse(g, 0) == (0, 0, 2, 1)
    assert list(g.decisions) == [1]


def test_who_has_a_real_choice_is_asked_how_to_pay() -> None:
    g = payment.TITLE.new(2)
    do(g, "0 choose fish", "1 choose fish", "0 choose food")
    assert questions(g) == {0: "pay-food"}
    assert asked(g) == {0: ["food 1 2", "food 2 1", "food 3 0"]}
    assert reason(g, 0, "food 0 3") == ("no-food", "PORT-02")
    do(g, "0 food 2 1")
    assert purse(g, 0) == (1, 1, 2, 1)


def test_who_cannot_pay_is_told_why() -> None:
    g = payment.TITLE.new(2)
    do(g, "0 choose wood", "1 choose fish")
    assert purse(g, 0) == (1, 2, 0, 1)
    assert reason(g, 0, "choose wood") == ("no-wood", "PORT-01")
    do(g, "0 choose food", "1 choose fish")
    assert reason(g, 0, "choose food") == ("no-food", "PORT-02")
    assert asked(g) == {0: ["choose fish", "choose grain"]}


def test_after_two_ships_the_third_is_cheaper() -> None:
    g = payment.TITLE.new(2)
    do(g, "0 choose food", "1 choose fish", "0 choose fish", "1 choose fish", "0 choose grain", "1 choose fish")
    assert payment.price(g, 0) == 2
    do(g, "0 choose food", "0 food 1 2", "1 choose fish")
    assert (payment.price(g, 0), payment.price(g, 1)) == (1, 2)
    do(g, "0 choose wood")
    assert purse(g, 0) == (1, 0, 1, 3)


# --- nested: a card in the middle of a card --------------------------------------------------------------------------


def test_lift_activates_rail_which_activates_mine_inside_it() -> None:
    g = nested.TITLE.new(2)
    me = g.state.players[0]
    do(g, "0 activate lift")
    assert me.gold == 1  # what lift gives before
    do(g, "0 activate rail")
    assert me.gold == 1
    do(g, "0 activate mine")
    assert (me.gold, me.used) == (2, ["lift", "rail", "mine"])
    assert asked(g) == {0: ["yes", "no"]}  # rail may activate a second one
    do(g, "0 no")
    assert me.gold == 3  # what lift gives after
    assert [frame.at for frame in g.state.stack][-1].endswith("again")
    do(g, "0 yes")
    assert (me.gold, me.used) == (5, ["lift", "rail", "mine", "bank"])  # bank was the only one left
    assert list(g.decisions) == [1]


def test_everything_inside_is_done_before_the_outer_card_goes_on() -> None:
    g = nested.TITLE.new(2)
    me = g.state.players[0]
    do(g, "0 activate rail", "0 activate lift")
    assert me.gold == 1
    do(g, "0 activate bank")
    assert me.gold == 4  # 1 before, 2 from bank, 1 after: lift is done
    do(g, "0 yes")
    assert me.gold == 5  # rail's second card: mine
    assert me.used == ["rail", "lift", "bank", "mine"]


def test_a_card_is_activated_once_a_round() -> None:
    g = nested.TITLE.new(2)
    do(g, "0 activate lift")
    assert asked(g) == {0: ["activate mine", "activate rail", "activate bank"]}
    assert reason(g, 0, "activate lift") == ("once-a-round", "NEST-01")
    do(g, "0 activate mine", "0 no", "1 activate mine", "1 no")
    assert asked(g)[0] == [f"activate {card}" for card in nested.CARDS]  # a new round


# --- toy_euro: reasons -----------------------------------------------------------------------------------------------


def test_a_building_that_is_too_dear_is_refused_with_its_clause() -> None:
    g = toy_euro.TITLE.new(2, chance=kernel.Seeded(1))
    give(g, 0, ["B00", "B11"])  # 1 wood; 3 wood and 3 stone
    do(g, "0 choose build")
    assert asked(g) == {0: ["build B00"]}
    assert reason(g, 0, "build B11") == ("too-dear", "TOY-BLD-01")
    assert reason(g, 0, "build B05") == ("not-offered", "")
    do(g, "0 build B00")
    me = g.state.players[0]
    assert (me.wood, me.stone, me.built, list(me.hand)) == (1, 1, ["B00"], ["B11"])


def test_building_is_refused_where_nothing_in_the_hand_can_be_paid() -> None:
    g = toy_euro.TITLE.new(2, chance=kernel.Seeded(1))
    give(g, 0, ["B11"])
    assert asked(g) == {0: ["choose wood", "choose stone", "choose draw"]}
    assert reason(g, 0, "choose build") == ("too-dear", "TOY-BLD-01")
    give(g, 0, [])
    assert reason(g, 0, "choose build") == ("nothing-to-pick", "")
