"""Zones know who has seen what, and a view of them tells no more."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from asztal.kernel import rules as k
from asztal.kernel.zones import cards_by_pool, cards_by_tag, pool_of, tag_of, zones_in

EVERYONE, SPECTATOR = k.EVERYONE, k.SPECTATOR


@dataclass(slots=True)
class Player(k.Holder):
    looking: k.Zone = k.zone_field()


@dataclass(slots=True)
class Cards(k.State):
    players: list[Player]
    deck: k.Deck = k.deck_field("deck")
    other: k.Deck = k.deck_field("other")
    pile: k.Zone = k.zone_field()
    rows: list[k.Zone] = field(default_factory=list)
    sites: dict[str, k.Zone] = field(default_factory=dict)
    spare: k.Zone | None = None


class CardsTitle(k.Title[Cards]):
    name, state, player = "cards", Cards, Player
    effects = {"game": k.Do[Cards](lambda g, f: None)}


TITLE = CardsTitle()


class Scripted:
    """A chance that draws the candidate that comes first in the alphabet, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        self.asked.append((stream, epoch))
        return min(candidates)

    def order(self, stream: str, epoch: str, candidates: Iterable[str]) -> list[str]:
        return sorted(candidates)


def table(seats: int = 3) -> k.Game[Cards]:
    return TITLE.new(seats, chance=Scripted())


def eyes(g: k.Game[Cards], seat: int) -> k.Eyes:
    return k.Eyes(seat, g.state.blurs)


def hand(g: k.Game[Cards], seat: int, reader: int) -> k.Slots:
    return g.state.players[seat].hand.slots(eyes(g, reader))


def deck(g: k.Game[Cards], reader: int) -> tuple[k.Slots, dict[str, int], k.Slots]:
    seen = g.state.deck.seen_by(eyes(g, reader))
    return seen.top, seen.pools, seen.bottom


def filled(cards: str, seats: int = 3) -> k.Game[Cards]:
    g = table(seats)
    k.fill(g, g.state.deck, list(cards))
    return g


# --- hands -----------------------------------------------------------------------------------------------------------


def test_a_dealt_hand_is_seen_by_its_owner_and_is_a_pool_number_to_all_others() -> None:
    g = filled("abcdefgh")
    k.deal(g, g.state.deck, [g.state.players[1].hand], 3)
    assert hand(g, 1, 1) == ["a", "b", "c"]
    assert hand(g, 1, 0) == hand(g, 1, 2) == hand(g, 1, SPECTATOR) == [1, 1, 1]
    assert g.learned == k.bit(1)


def test_the_owner_sees_its_hand_in_the_order_in_which_the_cards_came() -> None:
    g = filled("abc")
    me = g.state.players[0].hand
    for card in "cab":
        k.move(g, card, g.state.deck, me, k.bit(0))
    assert hand(g, 0, 0) == ["c", "a", "b"]


def test_the_order_of_anothers_hand_tells_nothing() -> None:
    shown = []
    for order in ("abcd", "dcba", "bdac"):
        g = filled("abcd")
        k.fill(g, g.state.pile, ["x"])
        for card in order[:2]:
            k.move(g, card, g.state.deck, g.state.players[0].hand, k.bit(0) | k.bit(1))
        k.move(g, "x", g.state.pile, g.state.players[0].hand, k.bit(0))
        for card in order[2:]:
            k.move(g, card, g.state.deck, g.state.players[0].hand, k.bit(0) | k.bit(1))
        shown.append(hand(g, 0, 1))
    assert shown == [["a", "b", "c", "d", 2]] * 3


def test_what_lies_open_on_the_table_is_seen_by_all_in_its_order() -> None:
    g = filled("abc")
    for card in "cab":
        k.move(g, card, g.state.deck, g.state.pile, EVERYONE)
    assert [g.state.pile.slots(eyes(g, reader)) for reader in (0, 1, 2, SPECTATOR)] == [["c", "a", "b"]] * 4


def test_what_lies_face_down_on_the_table_keeps_its_place_and_tells_only_its_pool() -> None:
    g = filled("ab")
    k.move(g, "b", g.state.deck, g.state.pile, EVERYONE)
    k.fill(g, g.state.pile, ["x"])
    k.move(g, "a", g.state.deck, g.state.pile, k.bit(2))
    assert g.state.pile.slots(eyes(g, 0)) == g.state.pile.slots(eyes(g, SPECTATOR)) == ["b", 2, 1]
    assert g.state.pile.slots(eyes(g, 2)) == ["b", 2, "a"]


def test_a_card_shown_to_one_seat_is_shown_to_no_other() -> None:
    g = filled("abc")
    k.deal(g, g.state.deck, [g.state.players[0].hand], 2)
    g.learned = 0
    k.reveal(g, g.state.players[0].hand, "b", k.bit(2))
    assert hand(g, 0, 2) == ["b", 1]
    assert hand(g, 0, 1) == hand(g, 0, SPECTATOR) == [1, 1]
    assert g.learned == k.bit(2)


def test_showing_a_card_counts_as_learning_even_for_those_who_knew_it() -> None:
    """Otherwise a refused undo would tell the table who had seen the card before."""
    g = filled("a")
    k.deal(g, g.state.deck, [g.state.players[0].hand], 1)
    for known in (0, k.bit(1)):
        k.reveal(g, g.state.players[0].hand, "a", known)
        g.learned = 0
        k.reveal(g, g.state.players[0].hand, "a", k.bit(1) | k.bit(2))
        assert g.learned == k.bit(1) | k.bit(2)


def test_hands_passed_on_are_known_to_both_the_giver_and_the_taker() -> None:
    g = filled("abcdef")
    hands = [player.hand for player in g.state.players]
    k.deal(g, g.state.deck, hands, 2)
    g.learned = 0
    k.pass_on(g, hands)
    assert [hand(g, seat, seat) for seat in (0, 1, 2)] == [["e", "f"], ["a", "b"], ["c", "d"]]
    assert [hand(g, seat, 0) for seat in (0, 1, 2)] == [["e", "f"], ["a", "b"], [1, 1]]
    assert [hand(g, seat, SPECTATOR) for seat in (0, 1, 2)] == [[1, 1]] * 3
    assert g.learned == k.bit(0) | k.bit(1) | k.bit(2)


def test_a_passed_hand_stays_known_to_the_seat_that_passed_it() -> None:
    g = filled("abcdef")
    k.deal(g, g.state.deck, [g.state.players[0].hand], 3)
    for card in list(g.state.players[0].hand):
        k.move(g, card, g.state.players[0].hand, g.state.players[1].hand, k.bit(1))
    assert hand(g, 1, 0) == hand(g, 1, 1) == ["a", "b", "c"]
    assert hand(g, 1, 2) == [1, 1, 1]


def test_hand_and_sealed_cards_are_one_place_to_others_and_two_to_the_holder() -> None:
    g = filled("abcdef")
    me = g.state.players[0]
    k.deal(g, g.state.deck, [me.hand], 4)
    k.reveal(g, me.hand, "b", k.bit(1))
    before = me.show_hand(eyes(g, 1))
    k.move(g, "b", me.hand, me.sealed)
    k.move(g, "d", me.hand, me.sealed)
    assert me.show_hand(eyes(g, 0)) == ["a", "c"]
    assert me.show_sealed(eyes(g, 0)) == ["b", "d"]
    assert me.show_hand(eyes(g, 1)) == before == ["b", 1, 1, 1]
    assert me.show_hand(eyes(g, SPECTATOR)) == [1, 1, 1, 1]
    assert me.show_sealed(eyes(g, 1)) == me.show_sealed(eyes(g, SPECTATOR)) == []


def test_one_place_of_several_zones_shows_each_zone_only_to_its_owner() -> None:
    g = filled("abcd")
    me = g.state.players[2]
    k.deal(g, g.state.deck, [me.hand, me.looking], 2)
    assert k.slots_of(eyes(g, 2), me.hand, me.looking) == ["a", "b"]
    assert k.slots_of(eyes(g, 0), me.hand, me.looking) == [1, 1, 1, 1]


# --- decks -----------------------------------------------------------------------------------------------------------


def test_a_fresh_deck_is_a_number_of_cards_of_one_pool() -> None:
    g = filled("abcd")
    assert deck(g, 0) == deck(g, SPECTATOR) == ([], {"1": 4}, [])


def test_a_deck_with_two_sets_of_cards_tells_how_many_are_left_of_each() -> None:
    g = filled("abcd")
    k.fill(g, g.state.deck, ["x", "y"])
    k.draw(g, g.state.deck, g.state.players[0].hand, 1)
    assert deck(g, 1) == ([], {"1": 3, "2": 2}, [])


def test_cards_put_back_are_known_in_their_place_to_those_who_saw_them() -> None:
    g = filled("abcdef")
    me = g.state.players[0].hand
    k.deal(g, g.state.deck, [me], 4)
    k.put_on_top(g, g.state.deck, "a", me)
    k.put_on_top(g, g.state.deck, "b", me, k.bit(1))
    k.put_at_bottom(g, g.state.deck, "c", me)
    k.put_at_bottom(g, g.state.deck, "d", me, EVERYONE)
    assert deck(g, 0) == (["b", "a"], {"1": 2}, ["c", "d"])
    assert deck(g, 1) == (["b", 1], {"1": 2}, [1, "d"])
    assert deck(g, SPECTATOR) == ([1, 1], {"1": 2}, [1, "d"])


def test_draws_come_from_the_top_then_by_chance_then_from_the_bottom() -> None:
    g = filled("abcdef")
    me = g.state.players[0].hand
    k.deal(g, g.state.deck, [me], 4)
    k.put_on_top(g, g.state.deck, "c", me)
    k.put_on_top(g, g.state.deck, "d", me)
    k.put_at_bottom(g, g.state.deck, "b", me)
    k.put_at_bottom(g, g.state.deck, "a", me)
    g.chance.asked.clear()  # type: ignore[attr-defined]
    drawn = [k.draw(g, g.state.deck, g.state.pile, EVERYONE) for _ in range(7)]
    assert drawn == ["d", "c", "e", "f", "b", "a", None]
    assert g.chance.asked == [("deck", "0.0"), ("deck", "0.0")]  # type: ignore[attr-defined]


def test_the_revealed_top_stays_on_the_deck_and_is_drawn_next() -> None:
    g = filled("abcd")
    g.learned = 0
    assert k.reveal_top(g, g.state.deck) == "a"
    assert g.learned == EVERYONE
    assert deck(g, 2) == deck(g, SPECTATOR) == (["a"], {"1": 3}, [])
    assert k.draw(g, g.state.deck, g.state.players[1].hand, k.bit(1)) == "a"
    assert hand(g, 1, 0) == ["a"]
    assert deck(g, 0) == ([], {"1": 3}, [])


def test_looking_at_the_top_card_alone_tells_the_others_only_that_it_was_looked_at() -> None:
    g = filled("abcd")
    assert k.reveal_top(g, g.state.deck, k.bit(1)) == "a"
    assert deck(g, 1) == (["a"], {"1": 3}, [])
    assert deck(g, 0) == ([1], {"1": 3}, [])


def test_revealing_the_top_twice_shows_the_same_card_once() -> None:
    g = filled("abcd")
    assert k.reveal_top(g, g.state.deck, k.bit(0)) == k.reveal_top(g, g.state.deck, k.bit(1)) == "a"
    assert deck(g, 1) == (["a"], {"1": 3}, [])
    assert deck(g, 2) == ([1], {"1": 3}, [])


def test_the_top_of_a_deck_of_buried_cards_is_the_upper_buried_card() -> None:
    g = filled("ab")
    for card in "ba":
        k.put_at_bottom(g, g.state.deck, card, g.state.deck)
    assert k.reveal_top(g, g.state.deck) == "b"
    assert (g.state.deck.top, g.state.deck.bottom) == (["b"], ["a"])


def test_an_empty_deck_has_no_top_and_nothing_to_draw() -> None:
    g = table()
    assert k.reveal_top(g, g.state.deck) is None
    assert k.draw(g, g.state.deck, g.state.pile, EVERYONE) is None
    assert g.learned == 0


def test_drawing_for_nobody_to_see_teaches_nobody_anything() -> None:
    g = filled("ab")
    k.draw(g, g.state.deck, g.state.pile, 0)
    assert g.learned == 0
    assert g.state.pile.slots(eyes(g, 0)) == [1]


def test_an_empty_deck_is_made_of_its_pile_when_a_card_is_drawn_and_not_before() -> None:
    g, hand = filled("abc"), table().state.players[0].hand
    for _ in range(2):
        k.draw(g, g.state.deck, g.state.pile, EVERYONE)
    drawn = [k.draw(g, g.state.deck, hand, 1, refill=g.state.pile) for _ in range(4)]
    assert drawn == ["c", "a", "b", None]
    assert g.state.deck.epoch == 1, "it was shuffled once"
    assert not k.refill_if_empty(g, g.state.deck, g.state.pile)


def test_a_card_that_is_turned_up_leaves_the_deck_and_teaches_everybody() -> None:
    g = filled("ab")
    k.reveal_top(g, g.state.deck, seen=1)
    g.learned = 0
    assert (k.turn_up(g, g.state.deck), list(g.state.deck)) == ("a", ["b"])
    assert (g.state.deck.top, g.learned) == ([], EVERYONE)


# --- shuffling -------------------------------------------------------------------------------------------------------


def test_a_shuffle_forgets_places_and_raises_the_epoch() -> None:
    g = filled("abcd")
    k.reveal_top(g, g.state.deck)
    k.draw(g, g.state.deck, g.state.players[0].hand, 1)
    k.put_at_bottom(g, g.state.deck, "a", g.state.players[0].hand, EVERYONE)
    k.shuffle(g, g.state.deck)
    assert (g.state.deck.top, g.state.deck.bottom, g.state.deck.epoch) == ([], [], 1)
    k.draw(g, g.state.deck, g.state.pile, EVERYONE)
    assert g.chance.asked[-1] == ("deck", "0.1")  # type: ignore[attr-defined]


def test_all_know_which_open_cards_were_shuffled_together() -> None:
    g = filled("abcdefgh")
    for _ in range(3):
        k.draw(g, g.state.deck, g.state.pile, EVERYONE)
    k.shuffle(g, g.state.other, g.state.pile)
    assert len(g.state.pile) == 0
    for reader in (0, 1, 2, SPECTATOR):
        unseen, seen = cards_by_pool(cards_by_tag(g.state), eyes(g, reader))
        assert unseen == {"1": ["d", "e", "f", "g", "h"], "2": ["a", "b", "c"]}
        assert seen == {}
        assert g.state.other.seen_by(eyes(g, reader)).pools == {"2": 3}


def test_only_the_seat_that_saw_all_that_was_shuffled_tells_the_pools_apart() -> None:
    g = filled("abcdefgh")
    me = g.state.players[0].hand
    k.deal(g, g.state.deck, [me], 3)
    k.shuffle(g, g.state.other, me)
    k.draw(g, g.state.other, g.state.players[1].hand, k.bit(1))
    mine, _ = cards_by_pool(cards_by_tag(g.state), eyes(g, 0))
    assert mine == {"1": ["d", "e", "f", "g", "h"], "2": ["a", "b", "c"]}
    assert hand(g, 1, 0) == [2]
    theirs, theirs_seen = cards_by_pool(cards_by_tag(g.state), eyes(g, 1))
    assert theirs == {"1": ["b", "c", "d", "e", "f", "g", "h"]}
    assert theirs_seen == {"1": ["a"]}
    assert g.state.other.seen_by(eyes(g, 1)).pools == {"1": 2}
    assert g.state.other.seen_by(eyes(g, 0)).pools == {"2": 2}
    watching, _ = cards_by_pool(cards_by_tag(g.state), eyes(g, SPECTATOR))
    assert watching == {"1": list("abcdefgh")}


def test_a_seat_that_missed_one_card_of_a_shuffle_cannot_tell_its_pools_apart() -> None:
    g = filled("abcdef")
    k.draw(g, g.state.deck, g.state.pile, EVERYONE)
    k.draw(g, g.state.deck, g.state.pile, k.bit(0) | k.bit(2))
    k.shuffle(g, g.state.other, g.state.pile)
    assert {reader: cards_by_pool(cards_by_tag(g.state), eyes(g, reader))[0] for reader in (0, 1, 2)} == {
        0: {"1": ["c", "d", "e", "f"], "2": ["a", "b"]},
        1: {"1": ["a", "b", "c", "d", "e", "f"]},
        2: {"1": ["c", "d", "e", "f"], "2": ["a", "b"]},
    }


def test_pools_that_were_blurred_one_after_another_are_all_one() -> None:
    blurs = [(2, 5, k.bit(0)), (3, 4, k.bit(0)), (4, 5, k.bit(0)), (1, 6, k.bit(1))]
    assert [k.Eyes(0, blurs).pool(pool) for pool in range(1, 7)] == [1, 2, 2, 2, 2, 6]
    assert [k.Eyes(1, blurs).pool(pool) for pool in range(1, 7)] == [1, 2, 3, 4, 5, 1]
    assert [k.Eyes(2, blurs).pool(pool) for pool in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_a_shuffled_card_is_no_longer_known_to_anybody_when_it_is_dealt_again() -> None:
    g = filled("ab")
    k.draw(g, g.state.deck, g.state.pile, EVERYONE)
    k.shuffle(g, g.state.deck, g.state.pile)
    k.deal(g, g.state.deck, [g.state.players[0].hand], 2)
    assert hand(g, 0, 0) == ["a", "b"]
    assert hand(g, 0, 1) == hand(g, 0, SPECTATOR)
    assert all(isinstance(slot, int) for slot in hand(g, 0, 1))


# --- hidden choices --------------------------------------------------------------------------------------------------


def test_a_secretly_chosen_card_that_goes_makes_others_unsure_of_all_they_knew_there() -> None:
    g = filled("abcdef")
    me = g.state.players[0]
    k.deal(g, g.state.deck, [me.hand], 3)
    k.reveal(g, me.hand, "b", k.bit(1))
    k.hide(g, "b", me.hand, me.looking, 0)
    assert hand(g, 0, 0) == ["a", "c"]
    assert me.looking.slots(eyes(g, 0)) == ["b"]
    assert hand(g, 0, 1) == [1, 1]
    assert me.looking.slots(eyes(g, 1)) == [1]


def test_whichever_card_is_hidden_the_others_see_the_same() -> None:
    seen = []
    for chosen in "abx":
        g = filled("abcdef")
        me = g.state.players[0]
        k.deal(g, g.state.deck, [me.hand], 2)
        k.fill(g, me.hand, ["x"], k.bit(0) | k.bit(1))
        k.hide(g, chosen, me.hand, me.looking, 0)
        zones = [me.hand.slots(eyes(g, 1)), me.looking.slots(eyes(g, 1))]
        seen.append((zones, cards_by_pool(cards_by_tag(g.state), eyes(g, 1))))
        assert me.looking.slots(eyes(g, 0)) == [chosen]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0] == (([[1, 1], [1]]), ({"1": ["a", "b", "c", "d", "e", "f", "x"]}, {}))


def test_forgetting_blurs_the_pools_of_that_zone_for_all_but_the_seat() -> None:
    g = filled("ab")
    me = g.state.players[0]
    k.deal(g, g.state.deck, [me.hand], 1)
    k.fill(g, me.hand, ["x"], k.bit(0) | k.bit(2))
    k.forget(g, me.hand, 0)
    assert hand(g, 0, 0) == ["a", "x"]
    assert hand(g, 0, 2) == hand(g, 0, SPECTATOR) == [1, 1]
    assert cards_by_pool(cards_by_tag(g.state), eyes(g, 0)) == ({"1": ["b"]}, {"1": ["a"], "2": ["x"]})
    assert cards_by_pool(cards_by_tag(g.state), eyes(g, 2)) == ({"1": ["a", "b", "x"]}, {})


# --- tags and finding zones ------------------------------------------------------------------------------------------


def test_a_tag_holds_the_pool_and_who_has_seen_the_card() -> None:
    assert pool_of(tag_of(7, EVERYONE)) == 7
    assert k.Eyes(0).slot("a", tag_of(7, k.bit(0))) == "a"
    assert k.Eyes(1).slot("a", tag_of(7, k.bit(0))) == 7
    assert k.Eyes(SPECTATOR).slot("a", tag_of(7, EVERYONE)) == "a"


def test_every_zone_of_a_state_is_found_wherever_it_is() -> None:
    g = table(2)
    g.state.rows = [k.Zone(), k.Zone()]
    g.state.sites = {"north": k.Zone()}
    g.state.spare = k.Zone()
    for number, zone in enumerate(zones_in(g.state)):
        k.fill(g, zone, [f"z{number:02}"])
    assert [zone.owner for zone in zones_in(g.state)] == [0, 0, 0, 1, 1, 1, *[k.TABLE] * 7]
    assert [len(zone) for zone in (g.state.rows[1], g.state.sites["north"], g.state.spare)] == [1, 1, 1]
    unseen, _ = cards_by_pool(cards_by_tag(g.state), eyes(g, 0))
    assert [card for cards in unseen.values() for card in cards] == [f"z{number:02}" for number in range(13)]


def test_cards_by_pool_parts_what_an_observer_has_seen_from_what_it_has_not() -> None:
    g = filled("abcd")
    k.fill(g, g.state.other, ["x", "y"])
    k.deal(g, g.state.deck, [g.state.players[0].hand], 2)
    k.draw(g, g.state.other, g.state.pile, EVERYONE)
    assert cards_by_pool(cards_by_tag(g.state), eyes(g, 0)) == (
        {"1": ["c", "d"], "2": ["y"]},
        {"1": ["a", "b"], "2": ["x"]},
    )
    assert cards_by_pool(cards_by_tag(g.state), eyes(g, 1)) == ({"1": ["a", "b", "c", "d"], "2": ["y"]}, {"2": ["x"]})
