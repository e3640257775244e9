"""Who sees what: hands, screens, sealed choices, piles, and what lies open."""

from typing import Any

import msgspec
import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.addresses import FINISH
from asztal.games.ginkgopolis.cards import CARDS, TILES
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.kernel import SPECTATOR, Fast, Observation, imagine, observe
from asztal.kernel.rules import Zone
from asztal.testkit.walk import Setting, Walk, events_for

TILE_POOL, CARD_POOL = 1, 2  # what an unseen tile or card of the first shuffle looks like
THREE = (0, 1, 2, SPECTATOR)
LOOKERS = pytest.mark.parametrize("looker", THREE)


def waiting_table() -> Tabletop:
    """Three players have locked in, all with known hands; seat 1 begins and must say what it takes. Seats 0 and 1
    play a card alone, seat 2 has laid a tile on its card.
    """
    table = Tabletop(3)
    table.state.first = 1
    table.tiles(2, "r16", "b16")
    table.hands("UA UB UC UD", "UE UF UG UH", "UI UJ UK UL")
    return table.choose(0, "UA").choose(1, "UE").choose(2, "UI", "r16")


def seen_by(table: Tabletop, *seats: int) -> list[Observation[Any]]:
    return [observe(table.game, seat) for seat in seats]


def exchange(one: Zone, other: Zone) -> None:
    """The first cards of two zones change places; both are of one shuffle and nobody has seen either."""
    (a, tag), (b, same) = next(iter(one.cards.items())), next(iter(other.cards.items()))
    assert tag == same
    for zone, gone, come in ((one, a, b), (other, b, a)):
        zone.cards = {come if card == gone else card: value for card, value in zone.cards.items()}


# --- hands and committed cards --------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-INF-01")
@LOOKERS
def test_a_hand_is_seen_only_by_its_holder(looker: int) -> None:
    table = Tabletop(3)
    for seat, player in enumerate(table.see(looker).players):
        own = list(table.player(seat).hand)
        assert player.hand == (own if seat == looker else [CARD_POOL] * 4)
        assert (player.sealed, player.laid, player.committed) == ([], [], 0)


@pytest.mark.rules("GIN-INF-01")
def test_passed_cards_are_known_to_those_who_held_them() -> None:
    table = Tabletop(4)
    table.state.first = 0
    table.hands("UA UB UC UD", "UE UF UG UH", "UI UJ UK UL", "R01 R02 R03 B01")
    table.deck("Y01", "Y02", "Y03", "B02", "B03")
    table.choose(0, "UD").choose(1, "UE").choose(2, "UI").choose(3, "R01")
    for seat in (0, 1, 2):
        table.answer(seat, "take resource")
    assert list(table.player(1).hand) == ["UA", "UB", "UC", "Y01"]
    shown = [table.see(seat).players[1].hand for seat in (0, 1, 2, 3, SPECTATOR)]
    unknown = [0] * 4
    assert shown == [["UA", "UB", "UC", 0], ["UA", "UB", "UC", "Y01"], unknown, unknown, unknown]
    hands = [list(player.hand) for player in table.state.players]
    table.choose(0, hands[0][3]).choose(1, "Y01").choose(2, hands[2][3]).choose(3, hands[3][3])
    assert {"UA", "UB", "UC"} < {*table.player(2).hand}  # two seats further on
    shown = [table.see(seat).players[2].hand for seat in (0, 1, 2, 3, SPECTATOR)]
    assert [[card for card in hand if isinstance(card, str)] for hand in shown] == [
        ["UA", "UB", "UC"],
        ["UA", "UB", "UC"],
        list(table.player(2).hand),
        [],
        [],
    ]


@pytest.mark.rules("GIN-INF-01")
def test_nobody_can_tell_what_another_has_committed() -> None:
    seen = []
    for card, tile in ((0, False), (1, False), (3, False), (0, True), (2, True)):
        table = Tabletop(3)
        table.answer(1, table.options(1)[card])
        half_way = seen_by(table, 0, 2, SPECTATOR)
        assert half_way == seen_by(Tabletop(3), 0, 2, SPECTATOR)  # not even that the card is chosen
        table.answer(1, table.options(1)[1] if tile else "alone")
        seen.append(seen_by(table, 0, 2, SPECTATOR))
    assert seen == [seen[0]] * 5


@pytest.mark.rules("GIN-INF-01")
def test_the_owner_sees_the_own_committed_card_and_tile() -> None:
    table = waiting_table()
    mine = table.see(2).players[2]
    assert (mine.sealed, mine.laid, mine.hand, mine.tiles) == (["UI"], ["r16"], ["UJ", "UK", "UL"], ["b16"])
    for seat in (0, 1, SPECTATOR):
        other = table.see(seat).players[2]
        assert (other.sealed, other.laid, other.hand, other.tiles) == ([], [], [0, 0, 0, 0], [])


@pytest.mark.rules("GIN-INF-02")
@LOOKERS
def test_cards_and_tiles_are_revealed_in_turn_and_not_before(looker: int) -> None:
    table = waiting_table()

    def revealed() -> tuple[list[str | int], list[tuple[int, str, str]]]:
        told = [event for event in events_for(table.game, looker) if event["event"] == "revealed"]
        return table.see(looker).played, [(event["seat"], event["card"], event["tile"]) for event in told]

    assert revealed() == (["UE"], [(1, "UE", "")])
    if looker != 2:
        assert not {"UI", "r16"} & {*table.see(looker).players[2].hand, *table.see(looker).players[2].tiles}
    table.answer(1, "take resource")
    assert revealed() == (["UI"], [(1, "UE", ""), (2, "UI", "r16")])
    assert table.see(looker).top["-1,-2"] == "r16"
    if looker != 0:
        assert "UA" not in table.see(looker).players[0].hand
    table.answer(2, "move -1,-3")
    assert revealed() == (["UA"], [(1, "UE", ""), (2, "UI", "r16"), (0, "UA", "")])


@pytest.mark.rules("GIN-INF-03")
@LOOKERS
def test_whether_a_tile_lies_on_a_card_is_seen_once_all_have_locked(looker: int) -> None:
    table = Tabletop(3)
    table.state.first = 1
    table.tiles(2, "r16", "b16")
    table.hands("UA UB UC UD", "UE UF UG UH", "UI UJ UK UL")

    def shown() -> list[tuple[bool, int, bool]]:
        return [(player.with_tile, player.committed, player.locked) for player in table.see(looker).players]

    table.choose(0, "UA").choose(2, "UI", "r16")
    assert shown() == [(False, 0, False)] * 3
    table.choose(1, "UE")
    assert shown() == [(False, 1, True), (False, 0, False), (True, 1, True)]  # seat 1 has revealed
    table.answer(1, "take resource")
    assert shown() == [(False, 1, True), (False, 0, False), (False, 0, False)]


# --- behind the screens ---------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-INF-04")
@LOOKERS
def test_tiles_are_seen_only_by_their_owner_and_drawn_tiles_only_by_the_drawer(looker: int) -> None:
    table = Tabletop(3)
    table.building("0,0", "b12", height=2)
    table.area(1)
    table.tiles(1)
    before = len(events_for(table.game, looker))
    table.act(1, "B12")
    drawn = list(table.player(1).tiles)
    assert len(drawn) == 2
    told = [event for event in events_for(table.game, looker)[before:] if event["event"] in ("gained", "drew")]
    gained = {"event": "gained", "seat": 1, "item": "tile", "count": 1}
    drew = [{"event": "drew", "seat": 1, "tile": tile} for tile in drawn]
    assert told == ([gained, drew[0], gained, drew[1]] if looker == 1 else [gained, gained])
    for seat, player in enumerate(table.see(looker).players):
        assert player.tiles == (list(table.player(seat).tiles) if seat == looker else [])
    unseen = {tile for tiles in observe(table.game, looker).unseen.values() for tile in tiles if tile in TILES}
    assert unseen >= {*table.state.supply}
    assert (set(drawn) <= unseen) == (looker != 1)


@pytest.mark.rules("GIN-INF-05")
@LOOKERS
def test_points_and_the_number_of_tiles_are_behind_the_screen_though_every_gain_is_public(looker: int) -> None:
    table = Tabletop(3)
    table.building("0,0", "y12", height=2)
    for seat in range(3):
        table.stock(seat, points=seat + 3)
    table.area(2)
    table.act(2, "Y12")
    gained = {"event": "gained", "seat": 2, "item": "point", "count": 2}
    assert [event for event in events_for(table.game, looker) if event["event"] == "gained"][-1] == gained
    view = table.see(looker)
    assert [player.points for player in view.players] == [
        points if seat == looker else None for seat, points in enumerate([3, 4, 7])
    ]
    counts = [len(player.tiles) for player in view.players]
    assert counts == [len(table.player(seat).tiles) if seat == looker else 0 for seat in range(3)]


@pytest.mark.rules("GIN-INF-05")
@LOOKERS
def test_when_the_game_is_over_the_screens_go_away(looker: int) -> None:
    table = Tabletop(3)
    for seat in range(3):
        table.stock(seat, points=seat + 3)
    table.at(FINISH)
    view = table.see(looker)
    assert [player.points for player in view.players] == [3, 4, 5]
    assert [sorted(map(str, player.tiles)) for player in view.players] == [
        sorted(player.tiles) for player in table.state.players
    ]
    assert table.game.learned & 1 << looker


@pytest.mark.rules("GIN-INF-06")
@LOOKERS
def test_the_resources_of_all_are_open(looker: int) -> None:
    table = Tabletop(3)
    for seat in range(3):
        table.stock(seat, resources=seat + 4, supply=9 - seat)
    assert [(player.resources, player.supply) for player in table.see(looker).players] == [(4, 9), (5, 8), (6, 7)]


@pytest.mark.rules("GIN-INF-07")
@pytest.mark.parametrize("looker", [0, 2, SPECTATOR])
def test_a_tile_that_was_taken_back_has_been_seen_by_all(looker: int) -> None:
    table = Tabletop(3)
    table.state.first = 1
    table.tiles(1, "r16", "b16", "y16")
    table.stock(1, resources=0, supply=0)
    table.area(1)
    table.hands("UA UB UC UD", "UE UF UG UH", "UI UJ UK UL")
    table.choose(1, "UE", "b16").choose(0, "UA").choose(2, "UI")
    assert table.events("fallback") == [{"event": "fallback", "seat": 1, "card": "UE"}]
    assert table.see(looker).players[1].tiles == ["b16"]
    table.answer(2, "take resource").answer(0, "take resource")
    before = observe(table.game, looker)
    table.answer(1, table.options(1)[0]).answer(1, "tile b16")  # laid again: who can tell?
    assert table.see(looker).players[1].tiles == ["b16"] == before.view.players[1].tiles


# --- piles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-INF-08")
@LOOKERS
def test_the_discard_pile_is_open_with_the_seven_cards_and_exchanged_hands(looker: int) -> None:
    table = Tabletop(3)
    seven = list(table.state.discard)
    assert len(seven) == 7
    assert table.see(looker).discard == seven
    table.deck("UA", "UB", "UC", "UD", "UE")
    discard, hand = list(table.state.discard), list(table.player(1).hand)
    table.settle().answer(1, "new-hand")
    assert table.see(looker).discard == [*discard, *hand]


@pytest.mark.rules("GIN-INF-09", "GIN-INF-10")
@LOOKERS
def test_of_deck_and_tile_supply_only_the_sizes_are_seen(looker: int) -> None:
    table = Tabletop(3)
    view = table.see(looker)
    assert (view.deck.top, view.deck.pools, view.deck.bottom) == ([], {str(CARD_POOL): 2}, [])
    tiles = 45 - sum(len(player.tiles) for player in table.state.players)
    assert (view.supply.top, view.supply.pools, view.supply.bottom) == ([], {str(TILE_POOL): tiles}, [])
    assert view.removed == [TILE_POOL] * 6


@pytest.mark.rules("GIN-INF-09")
@LOOKERS
def test_other_removed_tiles_would_look_the_same(looker: int) -> None:
    table = Tabletop(3)
    before = observe(table.game, looker)
    exchange(table.state.removed, table.state.supply)
    assert observe(table.game, looker) == before
    assert {*table.state.removed} <= {*before.unseen[str(TILE_POOL)]}


@pytest.mark.rules("GIN-INF-09", "GIN-INF-10")
@LOOKERS
def test_a_rebuilt_deck_is_hidden_again(looker: int) -> None:
    table = Tabletop(3)
    for card in list(table.state.deck):
        table.put(card, table.state.discard)
    table.put("UA", table.state.deck)  # the last card of the deck
    table.settle().answer(0, "new-hand")
    view = table.see(looker)
    new = str(table.state.pools)
    assert [event["cards"] for event in table.events("rebuilt")] == [[]]
    assert (view.deck.top, view.deck.pools) == ([], {new: len(table.state.deck)})
    assert len(view.discard) == len(table.state.discard) == 7
    assert {*table.state.deck} <= {*observe(table.game, looker).unseen[new]}


# --- what lies open -------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-INF-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_city_tokens_markers_areas_and_the_first_player_are_public(seats: int) -> None:
    walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed=2)
    for number, _ in enumerate(walk.steps()):
        state = walk.game.state
        for looker in [*range(seats), SPECTATOR] if number % 5 == 0 else []:
            view = observe(walk.game, looker).view
            assert (view.top, view.height, view.owner) == (state.top, state.height, state.owner)
            assert (view.markers, view.tokens, view.covered) == (state.markers, state.tokens, state.covered)
            assert (view.first, view.round, view.ending) == (state.first, state.round, state.ending)
            assert [player.area for player in view.players] == [player.area for player in state.players]
            tokens = [player.new_hand_tokens for player in state.players]
            assert [player.new_hand_tokens for player in view.players] == tokens


# --- the draft ------------------------------------------------------------------------------------------------------


def drafted(table: Tabletop, looker: int) -> list[list[str | int]]:
    """What somebody sees of each player's pack and picks."""
    return [[*player.hand, *player.sealed] for player in table.see(looker).players]


@pytest.mark.rules("GIN-INF-12")
def test_in_the_draft_a_player_sees_the_own_pack_and_picks_and_what_it_has_just_passed_on() -> None:
    table = Tabletop(4, characters="draft")
    pool = table.state.pools
    unknown = [pool] * 4
    packs = [list(player.hand) for player in table.state.players]
    assert drafted(table, 0) == [packs[0], unknown, unknown, unknown]
    assert drafted(table, SPECTATOR) == [unknown] * 4
    for seat in range(4):
        table.answer(seat, f"keep {packs[seat][0]}")
    assert drafted(table, 0) == [[*packs[3][1:], packs[0][0]], [*sorted(packs[0][1:]), pool], unknown, unknown]
    assert drafted(table, SPECTATOR) == [unknown] * 4
    for seat in range(4):
        table.answer(seat, f"keep {packs[seat - 1][1]}")
    assert drafted(table, 0) == [
        [*packs[2][2:], packs[0][0], packs[3][1]],
        [*sorted(packs[3][2:]), pool, pool],  # what it passed first went on, and which of it was kept is unknown
        unknown,
        unknown,
    ]
    assert drafted(table, SPECTATOR) == [unknown] * 4
    for seat in range(4):
        table.answer(seat, f"keep {packs[seat - 2][2]}")
    for looker in (0, 1, 2, 3, SPECTATOR):
        view = table.see(looker)
        assert [player.area for player in view.players] == [
            sorted([packs[seat][0], packs[seat - 1][1], packs[seat - 2][2]]) for seat in range(4)
        ]
        leftover = [packs[seat - 2][3] for seat in range(4)]
        assert view.box == [card if seat == looker else pool for seat, card in enumerate(leftover)]
        assert (view.characters.top, view.characters.pools) == ([], {str(pool): 11})


@pytest.mark.rules("GIN-INF-12")
@LOOKERS
def test_events_of_the_draft_tell_nothing_before_the_reveal(looker: int) -> None:
    table = Tabletop(3, characters="draft")
    for _ in range(8):
        seat = min(table.game.decisions)
        table.answer(seat, table.options(seat)[0])
    told = msgspec.json.encode(events_for(table.game, looker)).decode()
    assert [card for card in CARDS if card.startswith("CH") and card in told] == []


# --- the hand-in ----------------------------------------------------------------------------------------------------


def hand_in_table() -> Tabletop:
    """The tile supply has just run out; everybody chooses what to hand in."""
    table = Tabletop(3)
    table.building("0,0", "b12", height=1)
    table.supply("y20")
    for seat in range(3):
        table.tiles(seat, f"r{seat + 15}", f"b{seat + 15}")
    table.supply("y20")
    table.area(0)
    return table.act(0, "B12")


@pytest.mark.rules("GIN-INF-13")
def test_tiles_for_the_hand_in_are_chosen_in_secret() -> None:
    seen = []
    for chosen in ((), ("r16",), ("b16",), ("r16", "b16")):
        table = hand_in_table()
        start = seen_by(table, 0, 2, SPECTATOR)
        for tile in chosen:
            table.answer(1, f"hand-in {tile}")
            assert seen_by(table, 0, 2, SPECTATOR) == start
        assert table.see(1).players[1].offered == list(chosen)
        for looker in (0, 2, SPECTATOR):
            assert table.see(looker).players[1].offered == []
        table.answer(1, "done")
        seen.append(seen_by(table, 0, 2, SPECTATOR))
    assert seen == [seen[0]] * 4
    assert table.events("handed-in") == []


@pytest.mark.rules("GIN-INF-13")
@LOOKERS
def test_handed_in_tiles_are_public_after_the_common_reveal_but_not_their_order(looker: int) -> None:
    table = hand_in_table()
    for seat, tile in ((1, "r16"), (1, "b16"), (2, "b17")):
        table.answer(seat, f"hand-in {tile}")
    for seat in (0, 1, 2):
        table.answer(seat, "done")
    told = [event for event in events_for(table.game, looker) if event["event"] == "handed-in"]
    assert [(event["seat"], event["tiles"]) for event in told] == [(0, []), (1, ["b16", "r16"]), (2, ["b17"])]
    seen = observe(table.game, looker)
    new = str(table.state.pools)
    assert (seen.view.supply.top, seen.view.supply.pools) == ([], {new: 3})
    assert seen.unseen[new] == ["b16", "b17", "r16"]
    assert [player.offered for player in seen.view.players] == [[], [], []]


# --- alone ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-INF-14")
@pytest.mark.parametrize("looker", [0, SPECTATOR])
def test_another_card_of_hal_would_look_the_same(looker: int) -> None:
    table = Tabletop(1)
    assert table.see(looker).players[1].hand == [CARD_POOL]
    before = observe(table.game, looker)
    exchange(table.player(1).hand, table.state.deck)
    assert observe(table.game, looker) == before


@pytest.mark.rules("GIN-INF-14")
@pytest.mark.parametrize("looker", [0, SPECTATOR])
def test_hals_card_and_tile_are_revealed_after_the_own_action(looker: int) -> None:
    table = Tabletop(1)
    table.tiles(0, "r12")
    table.building("-1,1", "y12")
    table.building("1,-1", "b12")
    table.hal("B12", "y20")
    table.hands("UA UB UC")
    table.choose(0, "UA", "r12")
    assert table.options(0) == ["move -1,3", "move -2,2"]  # the own action is not done yet
    view = table.see(looker)
    assert (view.players[1].hand, view.played, view.supply.top) == ([0], ["UA"], [0])
    unseen = {card for cards in observe(table.game, looker).unseen.values() for card in cards}
    assert {"B12", "y20"} <= unseen
    table.answer(0, "move -1,3")
    told = [event for event in events_for(table.game, looker) if event["event"] == "revealed"]
    assert told == [
        {"event": "revealed", "seat": 0, "card": "UA", "tile": "r12"},
        {"event": "revealed", "seat": 1, "card": "B12", "tile": "y20"},
    ]
    assert table.see(looker).top["1,-1"] == "y20"


# --- imagined worlds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        (1, {}),
        (1, {"hal": "expert"}),
        (2, {}),
        (3, {}),
        (2, {"characters": "draft"}),
        (4, {"characters": "draft"}),
    ],
    ids=str,
)
def test_a_world_imagined_from_a_view_looks_the_same_to_its_observer(seats: int, variant: dict[str, str]) -> None:
    walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, variant)), seed=1)
    for number, _ in enumerate(walk.steps()):
        state, asked = walk.game.state, walk.game.decisions
        for looker in (number % seats, SPECTATOR)[: 2 if number % 3 == 0 else 1]:
            seen = observe(walk.game, looker)
            world = imagine(TITLE, seen, Fast(number))
            assert observe(world, looker) == seen
            for seat in range(seats):  # who is half-way through a choice stands at its beginning there
                if seat == looker or seat not in asked or asked[seat].ask != "lay-tile":
                    real, other = state.players[seat], world.state.players[seat]
                    assert len(other.sealed) == len(real.sealed)
                    assert len(other.laid) == (len(real.laid) if real.locked or seat == looker else 0)
            points = 0 if looker == SPECTATOR else state.players[looker].points
            assert [player.points for player in world.state.players[:seats]] == [points] * seats  # a guess: all alike


def test_an_imagined_solo_game_can_be_played_to_its_end() -> None:
    table = Tabletop(1)
    world = imagine(TITLE, observe(table.game, 0), Fast(1))
    while not world.over:
        world.apply(0, world.decisions[0].options[-1])
    assert TITLE.score(world.state, 1) > 0
