"""The five types of cards, claiming, and for whom and when cards act."""

from collections import Counter

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import CARDS, ERA_CARDS, SPECIAL_CARDS, parts_of
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.vocabulary import OncePerTurn
from asztal.kernel.zones import zones_in

# A permanent, an action, a production and a scoring card, with a slot of its colour and one of another.
CLAIMABLE = [
    ("C012", "12-Y1", "12-G4"),
    ("C033", "12-G4", "12-Y1"),
    ("C036", "12-Y1", "12-G4"),
    ("C007", "12-G4", "12-Y1"),
]


def nowhere(table: Tabletop, card: str) -> bool:
    """Whether a card has left the game: no zone holds it, nobody has claimed it or keeps it under the board."""
    players = table.state.players
    return not any(card in zone for zone in zones_in(table.state)) and not any(
        card in (*me.cards, *me.under) for me in players
    )


@pytest.mark.rules("UWC-CARD-01")
def test_five_types_of_cards() -> None:
    types = {"immediate", "permanent", "action", "production", "scoring"}
    assert {card.type for card in ERA_CARDS.values()} == types
    assert {card.type for card in SPECIAL_CARDS.values()} == types
    assert CARDS["PA"].type == "action"


# --- instant cards --------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-CARD-02")
@pytest.mark.parametrize("order", ["card-first", "slot-first"])
def test_an_instant_card_is_resolved_and_discarded(order: str) -> None:
    table = Tabletop(2).hand("C023", "C004").turn("slot 12-Y1", "card C023", order)
    if order == "slot-first":
        table.answer(0, "resolve")
    assert table.rest() == {"kelp": 2, "science": 2}
    assert "C023" in table.state.discard
    assert table.player().cards == ["PA"]
    gained = [event["item"] for event in table.events("gained")]
    assert gained == (["kelp", "science"] if order == "card-first" else ["science", "kelp"])


# --- claiming -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-CARD-03")
@pytest.mark.parametrize(("card", "own", "other"), CLAIMABLE)
def test_the_other_four_types_are_claimed_on_their_colour(card: str, own: str, other: str) -> None:
    table = Tabletop(2).hand(card, "C004").turn(f"slot {own}", f"card {card}", "card-first")
    assert table.player().cards == ["PA", card]
    assert [event["card"] for event in table.events("claimed")] == [card]
    assert card not in (*table.state.discard, *table.player().hand)
    table.at(f"{ROUND}.end")
    table.state.round = 4
    table.at(f"{ROUND}.era").play_until(lambda state: not state.stack)
    assert table.state.era == 2
    assert table.player().cards == ["PA", card]  # it stays


@pytest.mark.rules("UWC-CARD-04")
@pytest.mark.parametrize(("card", "own", "other"), CLAIMABLE)
def test_on_another_colour_a_card_is_not_claimed_but_discarded(card: str, own: str, other: str) -> None:
    table = Tabletop(2).hand(card, "C004").turn(f"slot {other}", f"card {card}")
    if table.ask() == "advance":
        table.answer(0, "stop")
    assert table.game.over
    assert table.player().cards == ["PA"]
    assert card in table.state.discard


@pytest.mark.rules("UWC-CARD-05")
@pytest.mark.parametrize("order", ["card-first", "slot-first"])
def test_claiming_comes_entirely_before_or_after_the_slot(order: str) -> None:
    table = Tabletop(2).hand("C031", "C004").stock(steelplast=2, credit=2)
    table.turn("slot 12-Y3", "card C031", order, "build tunnel T1")
    assert table.player().cards == (["PA", "C031"] if order == "card-first" else ["PA"])
    assert table.why_not("resolve")[0] == "not-offered"  # not in the middle of the slot
    table.answer(0, "build tunnel T2")
    if order == "slot-first":
        table.answer(0, "resolve")
    kinds = [event["event"] for event in table.events() if event["event"] in ("built", "claimed")]
    assert kinds == (["claimed", "built", "built"] if order == "card-first" else ["built", "built", "claimed"])


@pytest.mark.rules("UWC-CARD-06")
def test_a_permanent_card_works_already_in_the_same_turn() -> None:
    table = Tabletop(2).hand("C031", "C004").stock(steelplast=2, credit=2)
    table.turn("slot 12-Y3", "card C031", "card-first", "build tunnel T1", "build tunnel T2")
    assert table.rest() == {"steelplast": 1}  # for the second tunnel of the turn
    table = Tabletop(2).hand("C065", "C004").stock(steelplast=2, credit=1, kelp=1)
    table.turn("slot 12-R3", "card C065", "card-first", "part 12-R3-2", "build nonsymbiotic_city C2")
    assert table.rest() == {"kelp": 1}


@pytest.mark.rules("UWC-CARD-06")
def test_a_discount_works_already_in_the_same_turn() -> None:
    table = Tabletop(2).hand("C061", "C004").stock(credit=1).build("C1a=farm")
    table.turn("slot 12-G1", "card C061", "card-first")  # the first upgrade of a turn costs 1 science less
    table.answers(0, "part 12-G1-2", "choose 12-G1-2a")
    assert table.player().upgraded == ["C1a"]
    assert table.rest() == {"credit": 1}


@pytest.mark.rules("UWC-CARD-07")
def test_a_permanent_card_does_not_look_back() -> None:
    table = Tabletop(2).hand("C065", "C004").stock(steelplast=2, credit=1, kelp=1)
    table.turn("slot 12-R3", "card C065", "slot-first", "part 12-R3-2", "build nonsymbiotic_city C2", "resolve")
    assert table.player().cards == ["PA", "C065"]
    assert table.rest() == {}


@pytest.mark.rules("UWC-CARD-07")
def test_a_card_that_says_so_counts_its_own_claiming_or_payment() -> None:
    table = Tabletop(2).hand("C001", "C004").turn("slot 12-R2", "card C001", "card-first", "choose PA-1a")
    assert table.rest() == {"credit": 1, "steelplast": 1}  # 1 credit for any claimed card, this one too
    table = Tabletop(2).hand("SP19", "C004").stock(credit=1).turn("slot 12-Y1", "card SP19", "card-first")
    assert table.rest() == {"science": 2, "points": 2}  # 2 points for any paid special card, this one too


# --- what each type does ----------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-CARD-08")
def test_a_claimed_action_card_may_be_used_in_the_same_turn() -> None:
    table = Tabletop(2).hand("C020", "C004").turn("slot 12-Y4", "card C020", "card-first", "part 12-Y4-1")
    assert table.options() == ["use PA", "use C020"]
    table.answers(0, "use C020", "choose C020-1a")
    assert table.rest() == {"science": 1}
    assert table.player().used == ["C020"]


@pytest.mark.rules("UWC-CARD-09")
def test_a_production_card_takes_effect_in_every_later_production() -> None:
    table = Tabletop(2).hand("C036", "C004").turn("slot 12-Y1", "card C036", "card-first")
    assert table.rest() == {"science": 2}
    for credits in (1, 2, 3):
        table.produce()
        assert table.rest() == {"science": 2, "credit": credits}


@pytest.mark.rules("UWC-CARD-10")
def test_a_scoring_card_takes_effect_once_at_the_end() -> None:
    table = Tabletop(2).build("C1a=laboratory", "C1b=laboratory", "C1c=laboratory")
    table.hand("C016", "C004").turn("slot 12-R2", "card C016", "card-first", "choose PA-1b")
    table.produce()
    assert table.player().points == 0
    table.final()
    assert [(event["card"], event["count"]) for event in table.events("scored")] == [("C016", 2)]
    assert table.player().points_from["scoring"] == 2


@pytest.mark.rules("UWC-CARD-11")
@pytest.mark.parametrize("kind", ["permanent", "production", "scoring"])
def test_no_limit_on_the_other_claimed_cards(kind: str) -> None:
    yellow = {"permanent": "C012", "production": "C036", "scoring": "SP06"}
    many = [card.id for card in CARDS.values() if card.type == kind and card.id != yellow[kind]]
    many = [card for card in many if not parts_of(card, OncePerTurn)]
    table = Tabletop(2).claimed("PA", *many).hand(yellow[kind], "C004").stock(credit=3)
    table.turn("slot 12-Y1", f"card {yellow[kind]}", "card-first")
    assert table.ask() == ""  # nothing is to be given up
    assert table.player().cards == ["PA", *many, yellow[kind]]
    assert len(many) >= 7


# --- discarded cards --------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-CARD-12")
def test_a_card_of_the_running_era_goes_to_the_discard_pile() -> None:
    table = Tabletop(2).hand("C001", "C002", "C003", "C004").turn("discard C002", "slot ALW", "card C001")
    assert {"C001", "C002"} <= set(table.state.discard)


@pytest.mark.rules("UWC-CARD-12")
def test_a_card_of_an_earlier_era_leaves_the_game() -> None:
    table = Tabletop(2).hand("C001", "C002", "C003")
    table.state.round = 4
    table.at(f"{ROUND}.era")
    drawn = [card for card in table.player().hand if card not in ("C001", "C002", "C003")]
    table.answers(0, "discard C001", f"discard {drawn[0]}", f"discard {drawn[1]}")
    assert nowhere(table, "C001")
    assert list(table.state.discard) == drawn[:2]
    table.put("C070", table.player().hand, 1)
    table.turn("discard C002", "slot ALW", "card C003")
    assert nowhere(table, "C002")
    assert nowhere(table, "C003")
    table.turn(*(f"discard {card}" for card in list(table.player().hand)[:-3]))
    assert Counter(CARDS[card].era for card in table.state.discard) == {2: len(table.state.discard)}


# --- whose cards act, and when ----------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-CARD-13")
def test_cards_act_only_for_their_owner() -> None:
    reacting = ("C001", "C065", "C085", "C138", "C022", "C112")
    table = Tabletop(2).claimed("PA", *reacting, seat=1).hand("C012", "C004", "C005", "C006")
    table.stock(steelplast=3, kelp=1, credit=2)
    table.turn("discard C006", "slot 12-R3", "card C012", "part 12-R3-1", "build tunnel T1")
    table.answers(0, "part 12-R3-2")
    assert table.why_not("build symbiotic_city C2")[0] == "cannot-pay"
    table.answers(0, "build nonsymbiotic_city C2")
    assert table.rest(0) == {}  # the usual cost, nothing gained
    assert table.rest(1) == {}
    assert {event["seat"] for event in table.events("gained")} <= {0}


@pytest.mark.rules("UWC-CARD-13")
def test_nobody_uses_a_card_in_anothers_turn() -> None:
    table = Tabletop(2).hand("C004", "C013", "C032").claimed("PA", "C044", "SP21", seat=1).stock(1, kelp=2, credit=9)
    table.build("C1a=farm", seat=1)
    table.at(ROUND)
    assert list(table.game.decisions) == [0]  # the other's abilities of each turn wait
    table.answer(0, "slot ALW")
    assert list(table.game.decisions) == [0]
    table.answer(0, "card C004")
    assert list(table.game.decisions) == [1]


@pytest.mark.rules("UWC-CARD-13")
def test_the_owners_cards_act_in_production_feeding_era_change_and_scoring() -> None:
    table = Tabletop(2).claimed("PA", "C036", "C112").hand("C001", "C002", "C003").hand("C010", "C011", "C005", seat=1)
    table.state.round = 4
    table.at(f"{ROUND}.era").play_until(lambda state: not state.stack)
    assert table.rest(0) == {"credit": 4}  # 1 of production, 3 for cards above the hand limit
    assert table.rest(1) == {}
    table.claimed("PA", "C098").stock().feed()
    assert table.events("fed")[-1] == {"event": "fed", "seat": 0, "kelp": 0, "biomatter": 0, "points": 0}
    table.claimed("PA", "SP22").final()
    assert table.player().points_from["scoring"] == 1
