"""Automas at the table: how many, what they start with, what credits are to them, how they score, their deck."""

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.cards import AUTOMA_TILES, COMPANIES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.scoring import objective_vp
from asztal.games.barrage.state import NEUTRAL
from asztal.kernel import Refused, Seeded, Table
from asztal.testkit.walk import settings
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable

# --- who plays --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-01")
@pytest.mark.parametrize(("seats", "automas"), [(1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)])
def test_people_and_automas_are_two_to_four_together(seats: int, automas: int) -> None:
    table = Tabletop.fresh(seats, automas=str(automas))
    assert [player.automa for player in table.state.players] == [False] * seats + [True] * automas


@pytest.mark.rules("BAR-AUTO-01")
def test_nobody_plays_alone_and_a_fifth_player_is_refused() -> None:
    with pytest.raises(Refused) as alone:
        Table.new(TITLE, 1, {"automas": "0"}, Seeded(1))
    assert (alone.value.reason.key, alone.value.reason.clause) == ("alone", "BAR-AUTO-01")
    for seats, automas in ((2, "3"), (3, "2"), (4, "1")):
        with pytest.raises(Refused):
            Table.new(TITLE, seats, {"automas": automas}, Seeded(1))
    assert sum(player.automa for player in Tabletop.fresh(1).state.players) == 1  # one person gets one Automa


@pytest.mark.rules("BAR-AUTO-02")
def test_automas_count_as_players() -> None:
    two, four = Tabletop(1, automas="1"), Tabletop(1, automas="3")
    assert (len(two.state.national), len(four.state.national)) == (1, 3)
    assert (len(two.state.order), len(four.state.order)) == (2, 4)
    two.at("turn")
    assert two.why_not("space workshop-2L") == ("space-closed", "BAR-PC-06")
    assert two.why_not("space contract-2L") == ("space-closed", "BAR-PC-06")
    assert {"space workshop-2L", "space contract-2L"} <= set(four.at("turn").options())
    drafting = Tabletop.fresh(1, automas="2").state
    assert (len(drafting.offers), len(drafting.offered_contracts)) == (3, 3)


@pytest.mark.rules("BAR-AUTO-02")
def test_an_automa_steps_around_spaces_that_are_closed_at_this_table() -> None:
    for automas, space in ((1, "workshop-3L"), (2, "workshop-2L")):
        table = AutomaTable(automas=automas)
        table.no_means().wheel({1: ("", 1, 0)}, seat=AUTOMA).engineers("workshop-1L", HUMAN, 1)
        table.play("A04")
        assert table.state.placed[-1] == (space, AUTOMA, 1)


@pytest.mark.rules("BAR-AUTO-03")
def test_automas_do_not_know_the_introductory_game() -> None:
    with pytest.raises(Refused) as refused:
        Table.new(TITLE, 2, {"game": "intro", "automas": "1"}, Seeded(1))
    assert (refused.value.reason.key, refused.value.reason.clause) == ("automas-full-game", "BAR-AUTO-03")


def test_a_level_is_for_automas_and_the_contract_meets_every_kind_of_game() -> None:
    with pytest.raises(Refused) as refused:
        TITLE.full_variant(2, {"level": "3"})
    assert refused.value.reason.key == "level-without-automas"
    assert TITLE.full_variant(2, {"level": "3", "automas": "1"}) == {"game": "full", "automas": "1", "level": "3"}
    met = [(one.seats, *one.variant.values()) for one in settings(TITLE)]
    assert len(met) == len(set(met))
    persons = {(seats, game, "0", "1") for seats in (2, 3, 4) for game in ("intro", "full")}
    with_automas = {(seats, "full", str(automas), "1") for automas in (1, 2, 3) for seats in range(1, 5 - automas)}
    assert set(met) == persons | with_automas | {(1, "full", "1", level) for level in "234"}
    assert Tabletop.fresh(1, automas="1").state.full


@pytest.mark.rules("BAR-AUTO-04")
def test_automas_get_the_companies_that_people_left_at_random() -> None:
    first_left = 0
    for seed in range(12):
        table = Tabletop.fresh(1, seed, automas="2")
        offered = list(table.state.offers)
        assert [player.company for player in table.state.players[1:]] == ["", ""]  # not before the people
        table.answer(HUMAN, f"company {offered[1]}")
        table.answer(HUMAN, f"contract {table.state.offered_contracts[0]}")
        taken = [player.company for player in table.state.players]
        assert taken[0] == offered[1]
        assert sorted(taken[1:]) == sorted([offered[0], offered[2]])
        first_left += taken[1] == offered[0]
    assert 0 < first_left < 12


@pytest.mark.rules("BAR-AUTO-05")
def test_automas_come_first_in_round_1() -> None:
    table = Tabletop.fresh(2, 3, automas="2")
    choosers = list(table.state.choosers)
    for seat in choosers:
        table.answers(seat, str(table.game.decisions[seat].options[0]))
        table.answers(seat, str(table.game.decisions[seat].options[0]))
    assert table.state.order == [2, 3, choosers[1], choosers[0]]
    assert [event["seat"] for event in table.events("automa-turn")] == [2, 3]
    assert list(table.game.decisions) == [choosers[1]]


@pytest.mark.rules("BAR-AUTO-06", "BAR-AUTO-07")
def test_what_an_automa_starts_with() -> None:
    me = AutomaTable().automa
    assert (me.vp, me.credit, me.excavator, me.mixer, me.engineer) == (16, 0, 6, 4, 12)
    table = Tabletop.fresh(1, automas="1")
    table.answers(HUMAN, *(str(table.game.decisions[HUMAN].options[0]),))
    table.answers(HUMAN, *(str(table.game.decisions[HUMAN].options[0]),))
    assert [len(player.contracts) for player in table.state.players] == [1, 0]
    assert table.player(AUTOMA).company in COMPANIES


@pytest.mark.rules("BAR-AUTO-07")
def test_an_automa_never_holds_a_contract() -> None:
    table = Tabletop.fresh(1, 5, automas="3")
    for _ in range(80):
        seat, decision = next(iter(table.game.decisions.items()))
        table.answer(seat, str(decision.options[-1]))
        assert all(not player.contracts for player in table.state.players if player.automa)
        if table.game.over:
            break
    assert table.state.round >= 2


# --- credits are points -----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-08")
def test_credits_that_an_automa_gains_are_points() -> None:
    table = AutomaTable()
    table.contract("G03", seat=AUTOMA)  # 5 credits
    assert (table.automa.vp, table.automa.credit) == (16 + 5, 0)
    table.stock(AUTOMA, energy=7).stock(HUMAN, energy=9).phase("scoring")
    assert (table.automa.vp, table.automa.credit) == (21 + 2 + 4, 0)  # second, and the 4 credits of the track


@pytest.mark.rules("BAR-AUTO-08", "BAR-AUTO-09")
def test_credits_that_an_automa_pays_are_points_even_if_it_has_none() -> None:
    table = AutomaTable()
    table.automa.vp_from = {"start": 1}
    table.no_means().wheel({5: ("", 1, 0)}, seat=AUTOMA)
    table.play("A05")  # 3 rotations for 5 points
    assert (table.did(), table.automa.vp, table.automa.credit) == (["rotate"], 1 - 5, 0)
    assert table.told("paid") == [{"event": "paid", "seat": AUTOMA, "item": "vp", "count": 5}]
    table.tiles("base", seat=AUTOMA)
    table.play("A03", "A09")  # A09 wants a red space
    assert (table.chose(), table.automa.vp) == ([("D1U", "location-number")], -4 - 3)


@pytest.mark.rules("BAR-AUTO-10")
def test_a_person_pays_an_automa_for_its_conduit() -> None:
    table = AutomaTable().dam("D5L", 2, 2, NEUTRAL).conduit("C5A", AUTOMA).powerhouse("P8-1", HUMAN)
    table.turn("space turbine-3L", "produce D5L C5A 2")
    assert (table.player().credit, table.player().vp) == (6 - 2, 10)
    assert (table.player(AUTOMA).vp, table.player(AUTOMA).credit) == (16 + 2 * 2, 0)


@pytest.mark.rules("BAR-AUTO-11")
def test_an_automa_pays_a_person_for_a_conduit() -> None:
    table = AutomaTable()
    table.dam("D5L", 2, 2, NEUTRAL).conduit("C5A", HUMAN).powerhouse("P8-1", AUTOMA)
    table.display("G02", "", "", "", "", "")  # two machines
    table.play("A05")
    assert (table.did(), table.automa.energy, table.automa.vp) == (["produce"], 6, 16 - 2)
    assert (table.player().credit, table.player().vp) == (6 + 2, 10 + 2)


# --- scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-12")
def test_an_automa_without_energy_gains_and_loses_3() -> None:
    table = AutomaTable().phase("scoring")
    assert (table.player(AUTOMA).vp, table.player(AUTOMA).credit) == (16 + 3 - 3, 0)
    assert [event["count"] for event in table.events("no-energy")] == [3, 3]
    assert {"event": "gained", "seat": AUTOMA, "item": "vp", "count": 3} in table.events("gained")
    assert (table.player().vp, table.player().credit) == (10 - 3, 6 + 3)


@pytest.mark.rules("BAR-AUTO-13")
def test_automas_score_5_more_on_the_objective_tile() -> None:
    assert objective_vp([3, 2, 1], [True, True, True]) == [20, 15, 10]
    assert objective_vp([3, 2, 1, 0], [False, True, False, True]) == [15, 15, 5, 0]
    assert objective_vp([2, 2, 1], [True, False, True]) == [18, 13, 10]  # (20 + 15) / 2 and (15 + 10) / 2, rounded up
    assert objective_vp([0, 0, 0, 0], [True, True, True, False]) == [12, 12, 12, 8]


@pytest.mark.rules("BAR-AUTO-13", "BAR-AUTO-14")
def test_the_end_for_an_automa() -> None:
    table = AutomaTable().dam("D5L", 3, 2, AUTOMA).dam("D8L", 1, 1, NEUTRAL)
    table.state.objective, table.state.round = "basins_with_1", 5
    table.stock(AUTOMA, excavator=9, mixer=5).wheel({1: ("", 6, 0)}, seat=AUTOMA).stock(HUMAN, credit=0)
    table.at("game.end")
    scored = table.player(AUTOMA).vp_from
    assert (scored["objective"], scored["supply"], scored["water"]) == (20, 2, 2)  # the human is second with 0
    assert table.player().vp_from["objective"] == 10


@pytest.mark.rules("BAR-AUTO-15")
def test_a_machine_of_choice_is_of_the_type_that_it_has_less_of() -> None:
    for excavators, mixers, after in ((6, 4, (6, 5)), (3, 4, (4, 4)), (4, 4, (5, 4))):
        table = AutomaTable().stock(AUTOMA, excavator=excavators, mixer=mixers)
        table.wheel({1: ("", 0, 9)}, seat=AUTOMA)  # the supply counts, not the wheel
        table.at("automa_machines.1", AUTOMA)
        assert (table.player(AUTOMA).excavator, table.player(AUTOMA).mixer) == after
    table = AutomaTable().stock(AUTOMA, excavator=3, mixer=2).contract("N2", seat=AUTOMA)  # one after the other
    assert (table.player(AUTOMA).excavator, table.player(AUTOMA).mixer) == (5, 4)


# --- the deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-16")
def test_one_deck_of_all_tiles_for_all_automas() -> None:
    table = Tabletop.fresh(1, automas="3")
    assert sorted(table.state.automa_deck.cards) == sorted(AUTOMA_TILES)
    tops = {Tabletop.fresh(1, seed, automas="1").state.automa_deck.top[0] for seed in range(12)}
    assert len(tops) > 3  # shuffled
    play = AutomaTable(automas=2)
    play.at("automa_turn", 1).at("automa_turn", 2)
    first, second = play.events("automa-turn")[-2:]
    assert (first["seat"], second["seat"]) == (1, 2)
    assert second["criteria"] == first["tile"]  # the other one goes on with the same pile


@pytest.mark.rules("BAR-AUTO-17")
def test_the_tile_turned_over_shows_the_criteria_and_the_next_one_the_actions() -> None:
    table = AutomaTable().no_means().show("A03", "A12")
    left = len(table.state.automa_deck.cards)
    table.play("A03", "A12")
    assert table.told("automa-turn") == [{"event": "automa-turn", "seat": AUTOMA, "tile": "A03", "criteria": "A12"}]
    assert (table.state.criteria, table.state.automa_deck.top) == ("A12", ["A03"])
    assert list(table.state.automa_used)[-1] == "A12"
    assert len(table.state.automa_deck.cards) == left - 1
    assert table.told("discarded") == []  # the display was empty; the step is that of A03
    assert table.did() == ["discard_contracts", "bank"]


@pytest.mark.rules("BAR-AUTO-18")
def test_an_empty_deck_is_made_of_all_other_tiles() -> None:
    table = AutomaTable().no_means()
    deck, used = table.state.automa_deck, table.state.automa_used
    for tile in [tile for tile in deck if tile != "A07"]:
        used.cards[tile] = deck.cards.pop(tile)
    deck.top[:] = ["A07"]
    table.at("automa_turn", AUTOMA)
    turn = table.events("automa-turn")[-1]
    assert turn["criteria"] == "A07"
    assert turn["tile"] != "A07"
    assert list(used) == ["A07"]
    assert sorted(deck.cards) == sorted(set(AUTOMA_TILES) - {"A07"})
    assert deck.top == [turn["tile"]]
