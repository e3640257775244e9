"""Step 1, choosing in secret and new hands, and step 2, resolving one after another."""

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.cards import TILE_OF
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.kernel import SPECTATOR, Option, Refused
from asztal.testkit.walk import Setting, Walk


def plain_table(seats: int = 3, first: int = 0) -> Tabletop:
    """A table without characters and with known buildings; each player has five resources, five points and two tiles,
    and the first three have four urbanization cards each.
    """
    table = Tabletop(seats)
    table.state.first = first
    rows = {"1": ("y09", "y08", "r09"), "0": ("b01", "r08", "b02"), "-1": ("y01", "b03", "y02")}
    table.clear_city()
    for y, tiles in rows.items():
        for x, tile in zip((-1, 0, 1), tiles, strict=True):
            table.building(f"{x},{y}", tile)
    for seat in range(seats):
        table.area(seat)
        table.stock(seat, resources=5, points=5, supply=10)
        table.tiles(seat, f"r{seat + 15}", f"b{seat + 15}")
    table.hands(*["UA UB UC UD", "UE UF UG UH", "UI UJ UK UL"][:seats])
    table.deck("R01", "R02", "R03", "B01", "B02", "B03")
    return table


def reason(table: Tabletop, seat: int, text: str) -> tuple[str, str] | None:
    """Why a seat may not choose this, with the clause; None when it may."""
    why = table.game.why_not(seat, Option.parse(text))
    return None if why is None else (why.key, why.clause)


# --- choosing -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-CHO-01")
def test_a_round_is_choosing_resolving_and_preparing_the_next_one() -> None:
    table = plain_table(seats=2)
    table.hands("Y09 UA UB UC", "Y08 UE UF UG")
    for number in (1, 2, 3):
        assert table.state.round == number
        assert {seat: decision.ask for seat, decision in table.game.decisions.items()} == dict.fromkeys(
            (0, 1), "commit-card"
        )
        before = len(table.events())
        for seat in (0, 1):
            card = next((card for card in table.player(seat).hand if card in ("Y08", "Y09")), "")
            table.choose(seat, card)
        kinds = [event["event"] for event in table.events()[before:] if event["event"] != "rebuilt"]
        assert kinds == ["revealed", "gained", "revealed", "gained", "first-player"]
        for seat, card in ((0, "Y09"), (1, "Y08")):
            table.put(card, table.player(seat).hand)
        table.settle()
    assert [table.player(seat).points for seat in (0, 1)] == [8, 8]


@pytest.mark.rules("GIN-CHO-02", "GIN-CHO-06")
def test_all_choose_at_once_one_of_their_four_cards_and_nobody_may_pass() -> None:
    table = plain_table()
    assert sorted(table.game.decisions) == [0, 1, 2]
    assert table.options(0) == ["card UA", "card UB", "card UC", "card UD", "new-hand"]
    assert table.options(2) == ["card UI", "card UJ", "card UK", "card UL", "new-hand"]
    for text in ("pass", "no", "alone", "card"):
        assert reason(table, 2, text) is not None
    assert reason(table, 2, "card UA") == ("not-in-hand", "GIN-CHO-02")
    table.answer(2, "card UK")  # in any order
    assert list(table.player(2).sealed) == ["UK"]
    assert list(table.player(2).hand) == ["UI", "UJ", "UL"]
    assert sorted(table.game.decisions) == [0, 1, 2]
    assert table.options(0) == ["card UA", "card UB", "card UC", "card UD", "new-hand"]


@pytest.mark.rules("GIN-CHO-03")
def test_one_tile_of_the_own_stock_may_be_added() -> None:
    table = plain_table()
    table.answer(0, "card UB")
    assert table.game.decisions[0].ask == "lay-tile"
    assert table.options(0) == ["alone", "tile r15", "tile b15"]
    assert reason(table, 0, "tile r16") == ("not-in-stock", "GIN-CHO-03")
    assert reason(table, 0, "pass") == ("not-offered", "GIN-CHO-03")
    table.answer(0, "tile b15")
    assert (list(table.player(0).laid), list(table.player(0).tiles)) == (["b15"], ["r15"])
    assert sorted(table.game.decisions) == [1, 2]  # no second tile is asked for
    with pytest.raises(Refused):
        table.answer(0, "tile r15")


@pytest.mark.rules("GIN-CHO-03")
def test_without_a_tile_in_stock_the_card_is_still_laid_alone_by_choice() -> None:
    table = plain_table()
    table.tiles(1)
    table.answer(1, "card UE")
    assert table.options(1) == ["alone"]  # asked all the same: silence would tell that the screen hides no tile
    table.answer(1, "alone")
    assert len(table.player(1).laid) == 0


@pytest.mark.rules("GIN-CHO-04")
def test_the_three_other_cards_cannot_be_played_and_are_passed_on() -> None:
    table = plain_table()
    table.hands("Y08 UB UC UD")
    table.answer(0, "card Y08")
    assert reason(table, 0, "card UB") == ("card-chosen", "GIN-CHO-02")
    table.answer(0, "alone")
    with pytest.raises(Refused):
        table.answer(0, "card UB")
    table.choose(1, "UE").choose(2, "UI")
    for seat in (1, 2):
        assert list(table.player(seat).hand) == [["UF", "UG", "UH"], ["UJ", "UK", "UL"]][seat - 1]
        table.answer(seat, "take resource")
    assert [list(player.hand)[:3] for player in table.state.players] == [
        ["UJ", "UK", "UL"],
        ["UB", "UC", "UD"],
        ["UF", "UG", "UH"],
    ]


@pytest.mark.rules("GIN-CHO-05")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_everyone_sees_who_starts_the_round(seat: int) -> None:
    table = plain_table(first=2)
    assert table.see(seat).first == 2
    for other in range(3):
        table.choose(other, next(iter(table.player(other).hand)))
    assert table.see(seat).first == 2
    for other in (2, 0, 1):
        table.answer(other, "take resource")
    assert table.see(seat).first == 0


@pytest.mark.rules("GIN-CHO-07")
def test_resources_that_come_back_before_the_own_turn_pay_for_what_looked_too_dear() -> None:
    table = plain_table(seats=2)
    table.building("0,-1", "r07", height=2, owner=1)
    table.stock(1, resources=0)
    table.hands("R07 UB UC UD", "UE UF UG UH")
    table.answer(1, "card UE")
    assert table.options(1) == ["alone", "tile r16", "tile b16"]  # with nothing to pay for them yet
    table.answer(1, "tile r16").choose(0, "R07", "r15")
    assert table.events("returned") == [{"event": "returned", "seat": 1, "count": 2, "points": 2}]
    assert table.events("fallback") == []
    assert table.state.top["2,0"] == "r16"
    assert table.player(1).resources == 1


@pytest.mark.rules("GIN-CHO-07")
def test_without_such_help_the_action_turns_out_too_dear_when_it_resolves() -> None:
    table = plain_table(seats=2)
    table.stock(1, resources=0)
    table.choose(1, "UE", "r16").choose(0, "UA")
    assert table.events("fallback") == []  # not before the own turn
    table.answer(0, "take resource")
    assert table.events("fallback") == [{"event": "fallback", "seat": 1, "card": "UE"}]
    assert "2,0" not in table.state.top


@pytest.mark.rules("GIN-CHO-08")
def test_a_choice_can_be_changed_until_everybody_has_locked_in() -> None:
    table = plain_table()
    table.choose(0, "UA", "r15").choose(1, "UE")
    table.table.undo(0)
    assert sorted(table.options(0)) == ["alone", "tile b15", "tile r15"]
    table.table.undo(0)
    assert sorted(table.options(0)) == ["card UA", "card UB", "card UC", "card UD", "new-hand"]
    assert [player.locked for player in table.state.players] == [False, False, False]
    table.choose(0, "UB").choose(2, "UI")
    assert [player.locked for player in table.state.players] == [False, True, True]  # seat 0 has revealed already
    for seat in (0, 1, 2):
        why = table.table.why_not_undo(seat)
        assert why is not None
        with pytest.raises(Refused):
            table.table.undo(seat)
    assert table.events("revealed") == [{"event": "revealed", "seat": 0, "card": "UB", "tile": ""}]


# --- new hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-NHT-01", "GIN-NHT-05")
def test_a_new_hand_token_exchanges_all_four_cards_and_the_round_is_played_with_the_new_ones() -> None:
    table = plain_table()
    table.answer(1, "new-hand")
    me = table.player(1)
    assert me.new_hand_tokens == 1
    assert list(me.hand) == ["R01", "R02", "R03", "B01"]
    assert list(table.state.discard)[-4:] == ["UE", "UF", "UG", "UH"]
    assert list(table.state.deck) == ["B02", "B03"]
    assert table.options(1) == ["card R01", "card R02", "card R03", "card B01", "new-hand"]
    table.choose(1, "R02")
    assert list(me.sealed) == ["R02"]
    assert sorted(table.game.decisions) == [0, 2]


@pytest.mark.rules("GIN-NHT-02", "GIN-NHT-07")
def test_both_tokens_may_be_spent_in_one_round_but_there_is_no_third() -> None:
    table = plain_table(seats=4)
    table.hands("UA UB UC UD", "UE UF UG UH", "UI UJ UK UL", "Y01 Y02 Y03 B03")
    table.deck("R01", "R02", "R03", "B01", "Y09", "Y08", "R09", "R08", "B02")
    table.answer(0, "new-hand").answer(0, "new-hand")
    assert list(table.player(0).hand) == ["Y09", "Y08", "R09", "R08"]
    assert [player.new_hand_tokens for player in table.state.players] == [0, 2, 2, 2]
    assert table.options(0) == ["card Y09", "card Y08", "card R09", "card R08"]
    assert reason(table, 0, "new-hand") == ("no-new-hand-token", "GIN-NHT-02")
    with pytest.raises(Refused):
        table.answer(0, "new-hand")
    table.choose(0, "Y09").choose(1, "UE").choose(2, "UI").choose(3, "Y01")
    for seat in (1, 2):
        table.answer(seat, "take resource")
    assert table.state.round == 2
    assert "new-hand" not in table.options(0)  # nor in a later round
    assert "new-hand" in table.options(1)


@pytest.mark.rules("GIN-NHT-03")
def test_exchanges_are_announced_openly_and_carried_out_in_that_order() -> None:
    table = plain_table(seats=3, first=0)
    table.deck("R01", "R02", "R03", "B01", "B02", "B03", "Y01", "Y02", "Y03")
    table.answer(2, "new-hand")
    for seat in (0, 1, 2, SPECTATOR):  # while all are still choosing
        assert [player.new_hand_tokens for player in table.see(seat).players] == [2, 2, 1]
        assert table.see(seat).discard[-4:] == ["UI", "UJ", "UK", "UL"]
    table.answer(0, "new-hand")
    assert table.events("new-hand") == [{"event": "new-hand", "seat": 2}, {"event": "new-hand", "seat": 0}]
    assert list(table.player(2).hand) == ["R01", "R02", "R03", "B01"]
    assert list(table.player(0).hand) == ["B02", "B03", "Y01", "Y02"]


@pytest.mark.rules("GIN-NHT-06")
def test_the_old_cards_are_part_of_a_deck_that_is_rebuilt_while_the_new_ones_are_drawn() -> None:
    table = plain_table(seats=4)
    table.hands("UA UB UC UD", "UE UF UG UH", "UI UJ UK UL", "Y01 Y02 Y03 B03")
    table.deck("R01", "R02")
    for card in list(table.state.discard):
        if card not in ("B01", "B02"):
            del table.state.discard.cards[card]
    table.answer(0, "new-hand")
    hand = list(table.player(0).hand)
    assert hand[:2] == ["R01", "R02"]
    rebuilt = {"UA", "UB", "UC", "UD", "B01", "B02"}
    assert {*hand[2:], *table.state.deck} == rebuilt
    assert len(hand) == len(table.state.deck) == 4
    assert list(table.state.discard) == []


@pytest.mark.rules("GIN-NHT-08")
def test_after_the_card_is_committed_it_is_too_late_for_a_new_hand() -> None:
    table = plain_table()
    table.answer(0, "card UA")
    assert table.options(0) == ["alone", "tile r15", "tile b15"]
    assert reason(table, 0, "new-hand") == ("new-hand-before", "GIN-NHT-08")
    table.answer(0, "alone")
    assert reason(table, 0, "new-hand") is not None
    table.table.undo(0)
    table.table.undo(0)  # the card is in the hand again
    table.answer(0, "new-hand")
    assert table.player(0).new_hand_tokens == 1


@pytest.mark.rules("GIN-NHT-09")
@pytest.mark.parametrize(("tokens", "score"), [(0, 5), (1, 7), (2, 9)])
def test_each_unspent_token_is_worth_two_points(tokens: int, score: int) -> None:
    table = plain_table()
    table.stock(0, new_hand_tokens=tokens)
    assert TITLE.score(table.state, 0) == score
    lines = [(line.points, line.args) for line in TITLE.score_lines(table.state, 0) if line.key == "tokens"]
    assert lines == ([(2 * tokens, {"count": tokens})] if tokens else [])


# --- resolving ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-ACT-01")
def test_players_reveal_and_resolve_one_after_another_from_the_first_player_on() -> None:
    table = plain_table(first=1)
    table.choose(0, "UA").choose(1, "UF", "r16").choose(2, "UI")
    assert [(event["seat"], event["card"], event["tile"]) for event in table.events("revealed")] == [(1, "UF", "r16")]
    assert sorted(table.game.decisions) == [1]  # where to move the token
    assert list(table.state.played) == ["UF"]
    assert (list(table.player(2).sealed), list(table.player(0).sealed)) == (["UI"], ["UA"])
    with pytest.raises(Refused, match="not-your-turn"):
        table.answer(2, "take resource")
    table.answer(1, "move 3,-1")
    assert sorted(table.game.decisions) == [2]
    assert list(table.state.played) == ["UI"]
    table.answer(2, "take tile")
    assert sorted(table.game.decisions) == [0]
    table.answer(0, "take resource")
    assert [event["seat"] for event in table.events("revealed")] == [1, 2, 0]
    assert table.state.round == 2
    assert list(table.state.played) == []


@pytest.mark.rules("GIN-ACT-02", "GIN-ACT-03", "GIN-ACT-04")
@pytest.mark.parametrize(
    ("card", "tile", "points"),
    [("UA", "", 1), ("Y07", "", 4), ("UA", "r15", 2), ("Y07", "y15", 3)],
    ids=["exploit", "exploit-a-building", "urbanize", "construct"],
)
def test_card_and_tile_say_which_action_it_is(card: str, tile: str, points: int) -> None:
    table = plain_table()
    table.clear_city()
    table.building("0,0", "y07", height=3)
    table.stock(0, points=0)
    table.area(0, "Y01", "Y02", "Y05", "Y03", "Y06", "CH02")  # 1 for an exploit, 2 for urbanizing, 3 for a floor
    table.act(0, card, tile)
    if card == "UA":
        table.answer(0, table.options(0)[0])
    assert table.player(0).points == points
    assert (table.state.top.get("-1,2"), table.state.top["0,0"]) == {
        "": (None, "y07"),
        "r15": ("r15", "y07"),
        "y15": (None, "y15"),
    }[tile]


@pytest.mark.rules("GIN-ACT-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_building_card_in_circulation_always_matches_exactly_one_top(seats: int) -> None:
    walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed=5)
    looked = 0
    for _ in walk.steps():
        state = walk.game.state
        zones = [state.deck, state.discard, *(zone for p in state.players for zone in (p.hand, p.sealed))]
        tops = list(state.top.values())
        cards = [card for zone in zones for card in zone if card in TILE_OF]
        assert [tops.count(TILE_OF[card]) for card in cards] == [1] * len(cards)
        looked += len(cards)
    assert looked > 500


@pytest.mark.rules("GIN-ACT-06")
@pytest.mark.parametrize("tile", ["", "r15"])
def test_a_card_without_a_building_is_reported_as_an_error(tile: str) -> None:
    table = plain_table()
    with pytest.raises(LookupError, match="no building shows R12"):
        table.act(0, "R12", tile)


@pytest.mark.rules("GIN-ACT-07")
@pytest.mark.parametrize(("supply", "gained"), [(5, 4), (4, 4), (3, 3), (0, 0)])
def test_resources_that_the_supply_lacks_are_lost(supply: int, gained: int) -> None:
    table = plain_table()
    table.building("0,0", "r12", height=4)
    table.stock(0, resources=1, supply=supply)
    before = len(table.events("gained"))
    table.act(0, "R12")
    assert (table.player(0).resources, table.player(0).supply) == (1 + gained, supply - gained)
    told = [event["count"] for event in table.events("gained")[before:]]
    assert told == ([gained] if gained else [])


@pytest.mark.rules("GIN-ACT-08")
def test_tiles_are_drawn_one_by_one_and_the_supply_may_run_out_in_between() -> None:
    table = plain_table()
    table.building("0,0", "b12", height=3)
    table.supply("y15", "y16")
    table.act(0, "B12")
    assert sorted(table.player(0).tiles) == ["b15", "r15", "y15", "y16"]
    assert table.events()[-3:] == [
        {"event": "gained", "seat": 0, "item": "tile", "count": 1},
        {"event": "gained", "seat": 0, "item": "tile", "count": 1},
        {"event": "exhausted", "time": 1},
    ]
    assert [table.game.decisions[seat].ask for seat in (0, 1, 2)] == ["hand-in"] * 3
    table.answer(1, "hand-in r16").answer(1, "hand-in b16")
    for seat in (0, 1, 2):
        table.answer(seat, "done")
    assert len(table.player(0).tiles) == 5  # the third tile comes from what was handed in
    assert len(table.state.supply) == 1


@pytest.mark.rules("GIN-ACT-08")
def test_as_long_as_one_tile_is_left_nothing_runs_out() -> None:
    table = plain_table()
    table.building("0,0", "b12", height=3)
    table.supply("y15", "y16", "y17", "y18")
    table.act(0, "B12")
    assert len(table.state.supply) == 1
    assert table.events("exhausted") == []
    assert table.game.over  # nothing is asked after this action


@pytest.mark.rules("GIN-ACT-09")
def test_gains_come_north_east_south_west_then_from_the_cards_in_the_order_acquired() -> None:
    table = plain_table()
    table.clear_city()
    for cell, tile, height in (("0,3", "y10", 1), ("1,2", "r10", 2), ("0,1", "b10", 3), ("-1,2", "y11", 4)):
        table.building(cell, tile, height)
    table.state.tokens |= {"A": "-2,2", "C": "2,2"}
    table.area(0, "Y08", "B02", "CH04", "R02")  # the third is for constructing
    before = len(table.events("gained"))
    table.act(0, "UB", "r15")
    table.answer(0, table.options(0)[0])
    assert [(event["item"], event["count"]) for event in table.events("gained")[before:]] == [
        ("point", 1),
        ("resource", 2),
        ("tile", 1),
        ("tile", 1),
        ("tile", 1),
        ("point", 4),
        ("point", 2),
        ("tile", 1),
        ("resource", 1),
    ]
