"""A look is the game as one seat knows it: enough to ask the rules, and nothing that the seat has not seen."""

from typing import Any

import msgspec
import pytest

from asztal import kernel
from asztal.kernel import rules as k
from tests.kernel.minis import consent, deck, hand_in, nested, own_pace, payment, toy_euro, withdrawn
from tests.kernel.test_view import Farm, FarmTitle, Site, farm

TITLES = [toy_euro.TITLE, hand_in.TITLE, deck.TITLE, own_pace.TITLE, withdrawn.TITLE, nested.TITLE, consent.TITLE]


def look(g: k.Game[Any], seat: int) -> k.Look[Any]:
    return kernel.recall(g.title, kernel.observe(g, seat))


def test_a_look_has_the_open_table_and_the_own_hand() -> None:
    g = farm()
    state: Farm = look(g, 0).g.state
    assert (state.seats, state.variant) == (2, {"map": "small"})
    assert state.sites == {"north": Site(2, [1])}
    assert state.barns == [Site(1), Site(4, [0, 1])]
    assert (state.home, state.mill) == (None, Site(0, [1]))
    assert (state.grid, state.costs, state.tags) == ([[1, 2], [3]], {"road": [1, 1]}, ["wet"])
    assert list(state.players[0].hand) == list(g.state.players[0].hand)
    assert list(state.open) == list(g.state.open)
    assert [player.hand.owner for player in state.players] == [0, 1]
    assert (state.deck.name, state.open.owner) == ("farm", k.TABLE)


def test_what_the_seat_has_not_seen_is_not_there() -> None:
    g = farm()
    seen = look(g, 0)
    rival = seen.g.state.players[1]
    assert rival.bid is None
    hidden = [*rival.hand, *seen.g.state.deck]
    assert len(hidden) == len(g.state.players[1].hand) + len(g.state.deck)
    assert not {*hidden} & {*g.state.players[1].hand, *g.state.deck}
    g.state.secret = 7
    assert look(g, 0).g.state.secret == 42  # a field that the view does not name has its default
    with pytest.raises(k.ChanceRefused):
        k.draw(seen.g, seen.g.state.deck, seen.g.state.open, k.EVERYONE)


def test_a_look_stands_where_its_seat_is_asked() -> None:
    seen = look(farm(), 0)
    assert (seen.seat, seen.frame) == (0, seen.g.stack[-1])
    assert seen.g.why_not(0, k.Option("pass")) is None
    assert seen.g.why_not(0, k.Option("sell", ("z", 2))) is not None


@pytest.mark.parametrize("reader", [1, k.SPECTATOR])
def test_who_is_not_asked_has_no_frame(reader: int) -> None:
    seen = look(farm(), reader)
    assert (seen.seat, seen.frame, seen.g.decisions) == (reader, None, {})


def test_the_asking_effect_is_known_by_its_class() -> None:
    seen = look(farm(), 0)
    assert seen.asking(k.Pick).ask == "sell"
    with pytest.raises(AssertionError):
        seen.asking(k.Seq)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_effect_that_asks_lists_the_same_options(title: k.Title[Any]) -> None:
    g, asked = title.new(2, chance=kernel.Seeded(1)), 0
    for _ in range(25):
        for seat, decision in g.decisions.items():
            seen = look(g, seat)
            before = msgspec.json.encode(seen.seen)
            assert seen.frame is not None
            result: Any = title.book[seen.frame.at].enter(seen.g, seen.frame)
            assert result.options == decision.options
            assert msgspec.json.encode(seen.seen) == before
            asked += 1
        if g.over:
            break
        seat = max(g.decisions)
        g.apply(seat, g.decisions[seat].options[0])
    assert asked > 3


def test_a_clone_of_a_look_may_be_played_on() -> None:
    seen = look(farm(), 0)
    before = msgspec.json.encode(seen.seen)
    copy = seen.g.clone(k.Refusing())
    copy.apply(0, k.Option("pass"))
    copy.state.sites["north"].level = 9
    copy.state.tags.append("dry")
    assert msgspec.json.encode(seen.seen) == before
    assert seen.g.state.sites["north"].level == 2


def test_a_view_that_came_as_json_can_be_recalled() -> None:
    title = FarmTitle()
    seen = kernel.observe(farm(title), 0)
    again = msgspec.json.decode(msgspec.json.encode(seen), type=kernel.Observation[title.view])  # type: ignore[name-defined]
    assert kernel.recall(title, again).g.state.to_data() == kernel.recall(title, seen).g.state.to_data()


def port(title: payment.PortTitle) -> k.Look[Any]:
    g = title.new(2)
    for seat, chosen in enumerate(["choose wood", "choose fish"]):
        g.apply(seat, chosen)
    return look(g, 0)


def test_who_points_somewhere_is_told_what_speaks_against_it() -> None:
    seen = port(payment.TITLE)
    assert kernel.why_not_there(seen, "fish") is None
    assert kernel.why_not_there(seen, "wood") == k.Reason("no-wood", "PORT-01")
    assert kernel.why_not_there(seen, "moon") == k.Reason("other-question", args={"ask": "choose"})


class PortFace(k.Face[payment.Port]):
    def elsewhere(self, look: k.Look[payment.Port], target: str) -> k.Reason | None:
        return None if target == "sun" else k.Reason("far-away", "PORT-02")


def test_where_nothing_is_meant_the_face_says_what_a_thing_waits_for() -> None:
    title = payment.PortTitle()
    title.face = PortFace()
    seen = port(title)
    assert kernel.why_not_there(seen, "fish") is None
    assert kernel.why_not_there(seen, "wood") == k.Reason("no-wood", "PORT-01")
    assert kernel.why_not_there(seen, "moon") == k.Reason("far-away", "PORT-02")
    assert kernel.why_not_there(seen, "sun") == k.Reason("other-question", args={"ask": "choose"})
