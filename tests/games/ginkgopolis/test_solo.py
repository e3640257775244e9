"""The solo game: one player against Hal, who always builds."""

from itertools import pairwise

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.addresses import HAL_TURN, PREPARE
from asztal.games.ginkgopolis.cards import LETTER_OF
from asztal.games.ginkgopolis.events import Constructed, Revealed, Urbanized
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.state import HAL
from asztal.kernel import Message, observe, recall
from asztal.testkit.walk import Setting, Walk
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import plain
from asztal.text.wording import wording_of

Building = tuple[str, int, int]


def solo() -> Tabletop:
    """You hold only 6 resources and 6 points, no tiles; the first round's events are not told again."""
    table = Tabletop(seats=1)
    table.tiles(0)
    table.game.events.clear()
    return table


def at(table: Tabletop, cell: str) -> Building:
    """A building: top, height and owner."""
    return table.state.top[cell], table.state.height[cell], table.state.owner[cell]


def hal_stock(table: Tabletop) -> tuple[int, int, int, int]:
    """Hal's resources in the supply, and his stock: resources, tiles, points."""
    return (table.player(HAL).supply, *table.rest(HAL))


def last_words(table: Tabletop, lang: str) -> str:
    """The sentence of the last event."""
    return wording_of(TITLE, lang, ["Anna"]).event(table.game.events[-1][1])


# --- setup ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-SOL-01")
def test_the_solo_table_is_laid_out_like_that_of_two_players() -> None:
    one, two = Tabletop(seats=1), Tabletop(seats=2)
    for table in (one, two):
        assert len(table.state.top) == 9
        assert set(table.state.height.values()) == {1}
        assert set(table.state.owner.values()) == {-1}
        assert len(table.state.removed) == 6
        assert len(table.state.discard) == 7
    assert one.state.tokens == two.state.tokens
    assert len(one.state.deck) == 21 - 7 - 3 - 1
    in_play = [len(table.state.supply) + sum(len(p.tiles) for p in table.state.players) for table in (one, two)]
    assert in_play == [45, 45]


@pytest.mark.rules("GIN-SOL-02", "GIN-SOL-03")
def test_you_start_with_six_of_everything_from_the_supply() -> None:
    table = Tabletop(seats=1)
    assert table.rest(0) == (6, 6, 6)
    assert table.player(0).supply == 19
    assert len(table.state.supply) == 39
    assert table.player(0).area == []
    assert table.player(0).new_hand_tokens == 0
    assert [option.split()[0] for option in table.options()] == ["card", "card", "card"]  # and no new hand


@pytest.mark.rules("GIN-SOL-04")
def test_hal_starts_with_nothing_but_twenty_five_resources_in_the_supply() -> None:
    table = Tabletop(seats=1)
    assert len(table.state.players) == 2
    assert hal_stock(table) == (25, 0, 0, 0)
    assert table.player(HAL).area == []
    assert table.player(HAL).new_hand_tokens == 0
    table.hal("UA")
    table.at(HAL_TURN).answer(0, "move -1,3")
    assert table.player(HAL).supply == 24
    assert len(table.state.supply) == 38


# --- a round --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-SOL-05", "GIN-INF-14")
def test_three_cards_for_you_and_then_one_face_down_for_hal() -> None:
    table = solo()
    table.hand(0, "UE", "UF", "UG")
    table.hal("UH")
    table.deck("UA", "UB", "UC", "UD", "UI")
    table.commit("UE").answer(0, "take resource")  # Hal's token H has one place to go
    assert table.state.round == 2
    assert table.state.first == 0
    assert list(table.player(0).hand) == ["UA", "UB", "UC"]
    assert list(table.player(HAL).hand) == ["UD"]
    (shown,) = observe(table.game, 0).view.players[HAL].hand
    assert isinstance(shown, int)  # a face-down card


@pytest.mark.rules("GIN-SOL-05")
def test_you_begin_every_round() -> None:
    walk = Walk(Setting(TITLE, 1), seed=3)
    beginners = set()
    for _ in walk.steps():
        beginners.add(walk.game.state.first)
        revealed = [event.seat for _, event in walk.game.events or () if isinstance(event, Revealed)]
        assert revealed[::2] == [0] * len(revealed[::2])
    assert beginners == {0}
    assert walk.game.state.round > 5


@pytest.mark.rules("GIN-SOL-06")
def test_your_two_unused_cards_are_discarded() -> None:
    table = solo()
    table.hand(0, "UE", "UF", "UH")
    table.hal("UG")
    table.deck("UA", "UB", "UC", "UD", "UI")
    table.commit("UE").answer(0, "take resource")
    assert list(table.player(0).hand) == ["UF", "UH"]  # while Hal's token is still to be moved
    pile = set(table.state.discard)
    table.answer(0, "move 1,-3")
    assert set(table.state.discard) == pile | {"UG", "UF", "UH"}


@pytest.mark.rules("GIN-SOL-07")
def test_your_action_follows_the_normal_rules() -> None:
    table = solo()
    table.building("0,0", "r05", height=2)
    table.hand(0, "R05", "UF", "UG")
    table.tiles(0, "b04")
    table.hal("Y03", "y20")
    table.building("1,1", "y03")
    table.commit("R05 b04")
    assert at(table, "0,0") == ("b04", 3, 0)
    assert table.rest(0) == (6 - 3 - 1, 0, 6 - 1)
    assert table.player(0).supply == 19 + 1
    assert table.player(0).area == ["R05"]


@pytest.mark.rules("GIN-SOL-07", "GIN-UNA-01")
def test_alone_too_an_unaffordable_floor_becomes_an_exploit() -> None:
    table = solo()
    table.building("0,0", "r05", height=2)
    table.building("1,1", "y03")
    table.stock(0, resources=2)
    table.hand(0, "R05", "UF", "UG")
    table.tiles(0, "r09")
    table.hal("Y03", "y20")
    table.commit("R05 r09")
    assert at(table, "0,0") == ("r05", 2, -1)
    assert table.rest(0) == (2 + 2, 1, 6)
    assert [event["seat"] for event in table.events("fallback")] == [0]


@pytest.mark.rules("GIN-SOL-08")
def test_hal_reveals_after_you_and_builds_with_a_random_tile_of_the_supply() -> None:
    walk = Walk(Setting(TITLE, 1), seed=5)
    for _ in walk.steps():
        pass
    told = [e for _, e in walk.game.events or () if isinstance(e, Revealed | Urbanized | Constructed)]
    hal = [(event, built) for event, built in pairwise(told) if isinstance(event, Revealed) and event.seat == HAL]
    assert len(hal) > 10
    for event, built in hal:
        assert isinstance(built, Urbanized if event.card in LETTER_OF else Constructed)
        assert (built.seat, built.tile) == (HAL, event.tile)
    assert len({event.tile for event, _ in hal}) == len(hal)


@pytest.mark.rules("GIN-SOL-08")
def test_hals_tile_comes_from_the_supply_by_chance() -> None:
    drawn = set()
    for seed in range(6):
        table = Tabletop(seats=1, seed=seed)
        before = set(table.state.supply)
        table.hal("UA")
        table.at(HAL_TURN)
        drawn.add(table.state.top["-1,2"])
        assert before - set(table.state.supply) == {table.state.top["-1,2"]}
    assert len(drawn) > 3


@pytest.mark.rules("GIN-SOL-09", "GIN-SOL-10")
def test_hal_urbanizes_for_points_and_you_move_the_token() -> None:
    table = solo()
    table.building("-1,1", "b05", height=3, owner=0)
    table.building("-2,2", "r06", height=2, owner=HAL)
    before = table.rest(0)
    table.hal("UA", "y20")
    table.state.tokens["B"] = "0,3"
    table.at(HAL_TURN)
    assert list(table.game.decisions) == [0]
    assert table.options(0) == ["move -1,3", "move 0,2"]
    table.answer(0, "move 0,2")
    assert at(table, "-1,2") == ("y20", 1, HAL)
    assert table.state.tokens["A"] == "0,2"
    assert hal_stock(table) == (24, 0, 0, 5)
    assert table.see(0).players[HAL].points == 5  # no screen hides them
    assert table.rest(0) == before
    assert "UA" in table.state.discard
    assert len(table.state.played) == 0


@pytest.mark.rules("GIN-SOL-11", "GIN-SOL-12")
def test_hal_constructs_keeps_the_card_and_gets_no_bonus_for_it() -> None:
    table = solo()
    table.building("0,0", "r06")
    table.area(HAL, "R03", "B09", "Y09")  # construct bonuses
    tiles = len(table.state.supply)
    table.hal("R06", "r10")
    table.at(HAL_TURN)
    assert at(table, "0,0") == ("r10", 2, HAL)
    assert table.player(HAL).area == ["R03", "B09", "Y09", "R06"]
    assert hal_stock(table) == (23, 0, 0, 0)
    assert len(table.state.supply) == tiles - 1
    assert "R06" not in table.state.discard
    assert len(table.state.played) == 0


@pytest.mark.rules("GIN-SOL-12")
def test_hal_gets_no_urbanize_bonus() -> None:
    table = solo()
    table.area(HAL, "R02", "B08", "Y08")  # urbanize bonuses
    table.hal("UA", "y20")
    table.at(HAL_TURN).answer(0, "move -1,3")
    assert hal_stock(table) == (24, 0, 0, 1)  # a point for the one building beside


@pytest.mark.rules("GIN-SOL-13")
def test_hal_on_your_building_returns_your_resources_with_a_point_each() -> None:
    table = solo()
    table.building("0,0", "r06", height=3, owner=0)
    table.hal("R06", "r10")
    table.at(HAL_TURN)
    assert at(table, "0,0") == ("r10", 4, HAL)
    assert table.rest(0) == (6 + 3, 0, 6 + 3)
    assert table.player(0).supply == 19
    assert hal_stock(table) == (21, 0, 0, 0)


@pytest.mark.rules("GIN-SOL-13")
def test_you_on_hals_building_return_his_resources_to_the_supply_with_a_point_each() -> None:
    table = solo()
    table.building("0,0", "r06", height=2, owner=HAL)
    table.stock(HAL, supply=20)
    table.act(0, "R06", "r10")
    assert at(table, "0,0") == ("r10", 3, 0)
    assert hal_stock(table) == (22, 0, 0, 2)
    assert table.rest(0) == (3, 0, 6)


@pytest.mark.rules("GIN-SOL-14", "GIN-SOL-15")
def test_hal_pays_nothing_for_a_lower_number_or_another_colour() -> None:
    table = solo()
    table.building("0,0", "r20")
    table.stock(HAL, points=3)
    table.hal("R20", "b04")
    table.at(HAL_TURN)
    assert at(table, "0,0") == ("b04", 2, HAL)
    assert hal_stock(table) == (23, 0, 0, 3)


@pytest.mark.rules("GIN-SOL-16")
@pytest.mark.parametrize(("owner", "left"), [(-1, 22), (HAL, 24)])
def test_hal_gains_nothing_on_a_neutral_or_own_building(owner: int, left: int) -> None:
    table = solo()
    table.building("0,0", "r06", height=2, owner=owner)
    table.hal("R06", "r10")
    table.at(HAL_TURN)
    assert at(table, "0,0") == ("r10", 3, HAL)
    assert hal_stock(table) == (left, 0, 0, 0)


@pytest.mark.rules("GIN-SOL-17")
def test_hals_tiles_get_markers_and_their_cards_join_the_rebuilt_deck() -> None:
    table = solo()
    table.hal("UA", "y20")
    table.at(HAL_TURN).answer(0, "move -1,3")
    table.building("0,0", "r06")
    table.hal("R06", "r10")
    table.at(HAL_TURN)
    assert table.state.markers == ["-1,2", "0,0"]
    table.hand(0, "UB", "UC")
    table.deck("UD", "UE", "UF")
    pile = len(table.state.discard)
    table.at(PREPARE)
    (rebuilt,) = table.events("rebuilt")
    assert rebuilt["cards"] == ["R10", "Y20"]
    assert table.state.markers == []
    assert list(table.player(0).hand) == ["UD", "UE", "UF"]
    assert len(table.state.discard) == 7
    assert len(table.state.deck) == pile + 2 + 2 - 7 - 1  # with the two unused cards, without Hal's new card


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-SOL-18", "GIN-SOL-21")
def test_the_last_tile_drawn_by_hal_ends_the_game_without_a_hand_in() -> None:
    table = solo()
    table.hand(0, "UE", "UF", "UG")
    table.tiles(0, "b04")
    table.hal("Y03")
    table.building("1,1", "y03")
    table.supply("y20")
    table.commit("UE").answer(0, "take resource")
    assert at(table, "1,1") == ("y20", 2, HAL)
    assert table.game.over
    assert table.state.round == 1
    assert list(table.player(0).tiles) == ["b04"]
    assert [event["time"] for event in table.events("exhausted")] == [1]
    assert table.events("handed-in") == []


@pytest.mark.rules("GIN-SOL-18", "GIN-SOL-21")
def test_the_last_tile_drawn_by_you_leaves_hal_without_an_action() -> None:
    table = solo()
    table.hand(0, "UE", "UF", "UG")
    table.hal("Y03")
    table.building("1,1", "y03")
    table.supply("y20")
    table.commit("UE").answer(0, "take tile")
    assert table.game.over
    assert list(table.player(0).tiles) == ["y20"]
    assert at(table, "1,1") == ("y03", 1, -1)
    assert hal_stock(table) == (25, 0, 0, 0)
    assert table.events("handed-in") == []
    assert table.state.round == 1
    assert len(table.state.played) == 0


@pytest.mark.rules("GIN-SOL-18")
def test_with_a_tile_left_the_solo_game_goes_on() -> None:
    table = solo()
    table.hand(0, "UE", "UF", "UG")
    table.hal("Y03")
    table.building("1,1", "y03")
    table.supply("y20", "y19")
    table.commit("UE").answer(0, "take resource")
    assert not table.state.ending
    assert table.state.round == 2


@pytest.mark.rules("GIN-SOL-19", "GIN-SOL-21")
def test_your_last_resource_in_the_city_ends_the_game_after_hals_action() -> None:
    table = solo()
    table.hand(0, "R06", "UF", "UG")
    table.building("0,0", "r06")
    table.building("1,1", "y03")
    table.tiles(0, "r10")
    table.stock(0, resources=2, supply=0)
    table.hal("Y03", "y20")
    table.commit("R06 r10")
    assert at(table, "1,1") == ("y20", 2, HAL)
    assert table.game.over
    assert table.state.round == 1


@pytest.mark.rules("GIN-SOL-19")
@pytest.mark.parametrize(("supply", "ends"), [(1, True), (2, False)])
def test_hals_last_resource_in_the_city_ends_the_game(supply: int, ends: bool) -> None:
    table = solo()
    table.stock(HAL, supply=supply)
    table.hal("UA", "y20")
    table.at(HAL_TURN).answer(0, "move -1,3")
    assert at(table, "-1,2") == ("y20", 1, HAL)
    assert table.state.ending is ends


@pytest.mark.rules("GIN-SOL-20", "GIN-SOL-25")
@pytest.mark.parametrize("owner", [-1, 0])
def test_hal_without_the_resources_does_nothing_and_the_game_ends(owner: int) -> None:
    table = solo()
    table.building("0,0", "r06", height=3, owner=owner)
    table.stock(HAL, supply=3)
    table.hal("R06", "r10")
    tiles, before = len(table.state.supply), table.rest(0)
    table.at(HAL_TURN)
    assert at(table, "0,0") == ("r06", 3, owner)
    assert hal_stock(table) == (3, 0, 0, 0)
    assert table.rest(0) == before
    assert len(table.state.supply) == tiles
    assert table.player(HAL).area == []
    assert "R06" in table.state.discard
    assert table.state.ending


@pytest.mark.rules("GIN-SOL-20", "GIN-INF-14")
def test_hals_card_and_what_he_lacks_are_told_when_he_ends_the_game() -> None:
    table = solo()
    table.building("0,0", "r06", height=3)
    table.stock(HAL, supply=3)
    table.hal("R06", "r10")
    table.at(HAL_TURN)
    told = [{"event": "hal-stuck", "card": "R06", "item": "resource"}]
    assert table.events() == told  # and not that this round is the last, when nothing is left of it
    assert "piros 6-os, de nem tud építeni: nincs elég erőforrása." in last_words(table, "hu")


@pytest.mark.rules("GIN-SOL-21", "GIN-INF-14")
def test_hals_card_is_told_when_no_tile_is_left_for_him() -> None:
    table = solo()
    table.hand(0, "UE", "UF", "UG")
    table.hal("R01")
    table.supply("y20")
    table.commit("UE").answer(0, "take tile")
    assert table.game.over
    assert table.events()[-1] == {"event": "hal-stuck", "card": "R01", "item": "tile"}
    assert "Hal has red 1 but cannot build: there is no tile left for him." in last_words(table, "en")


@pytest.mark.rules("GIN-SOL-25")
@pytest.mark.parametrize(("owner", "supply"), [(-1, 4), (0, 4), (HAL, 1)])
def test_hal_builds_when_his_resources_just_reach_the_new_height(owner: int, supply: int) -> None:
    table = solo()
    table.building("0,0", "r06", height=3, owner=owner)
    table.stock(HAL, supply=supply)
    table.hal("R06", "r10")
    table.at(HAL_TURN)
    assert at(table, "0,0") == ("r10", 4, HAL)
    assert table.player(HAL).supply == 0


# --- scoring --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-SOL-22")
def test_hal_scores_points_endgame_cards_and_districts() -> None:
    table = solo()
    table.clear_city()
    table.building("0,0", "r06", height=3, owner=HAL)
    table.building("1,0", "r07", height=1, owner=0)
    table.area(HAL, "Y20", "B14", "R15")
    table.stock(HAL, points=11)
    lines = [(line.key, line.points) for line in TITLE.score_lines(table.state, HAL)]
    assert lines == [("points", 11), ("card", 9), ("card", 0), ("card", 3), ("district", 4)]
    assert TITLE.score(table.state, HAL) == 27
    assert TITLE.score(table.state, 0) == 6 + 1  # second in the district


@pytest.mark.rules("GIN-SOL-23")
def test_hals_kept_permanent_cards_count_for_his_endgame_cards() -> None:
    table = solo()
    table.clear_city()
    table.area(HAL, "R16", "R19", "R01", "B04", "Y07", "R02")  # three exploit cards; four red cards
    lines = [(line.args["card"], line.points) for line in TITLE.score_lines(table.state, HAL) if line.key == "card"]
    assert lines == [("R16", 6), ("R19", 8)]


@pytest.mark.rules("GIN-SOL-24")
@pytest.mark.parametrize(
    ("hal", "winners", "ending", "said"),
    [
        (5, [0], "ending-won", "Anna beats Hal, 6 to 5."),
        (6, [], "ending-draw", "A draw: Anna and Hal both have 6."),
        (7, [], "ending-lost", "Hal beats Anna, 7 to 6."),
    ],
)
def test_you_win_with_more_points_than_hal_and_a_draw_is_no_defeat(
    hal: int, winners: list[int], ending: str, said: str
) -> None:
    table = solo()
    table.clear_city()
    table.stock(HAL, points=hal)
    assert (TITLE.score(table.state, 0), TITLE.score(table.state, HAL)) == (6, hal)
    assert TITLE.winners(table.state) == winners
    assert TITLE.places(table.state) == [len(winners)]  # without a victory there is no place
    assert TITLE.ending(table.state) == Message(ending, {"seat": 0, "own": 6, "hal": hal})
    assert wording_of(TITLE, "en", ["Anna"]).ending(table.game) == said


def test_several_players_have_winners_and_no_other_ending() -> None:
    table = Tabletop(seats=2)
    table.stock(0, points=90)
    assert TITLE.ending(table.state) is None
    assert wording_of(TITLE, "de", ["Anna", "Béla"]).ending(table.game) == "Anna gewinnt."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_what_would_be_only_until_the_game_is_over(lang: str) -> None:
    wording = wording_of(TITLE, lang, ["Anna"])
    walk = Walk(Setting(TITLE, 1, TITLE.full_variant(1, {})), seed=5)

    def shown() -> list[str]:
        return plain(drawing_of(TITLE).rows(Scene(recall(TITLE, observe(walk.game, 0)), wording)))

    def headed(key: str) -> bool:
        return any(line.partition(":")[0] == wording.say(key) for line in shown())

    for _ in walk.steps():
        assert headed("draw-districts")
    assert not headed("draw-districts")
    assert not headed("draw-last")
    assert headed("draw-districts-final")
