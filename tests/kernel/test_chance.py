"""Chance is fair, repeatable, and tells nobody what comes next."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from asztal.kernel import Chance, ChanceRefused, Fast, Keyed, Refusing, Seeded
from asztal.kernel.chance import commitment, mixed_seed, seed_bytes

CARDS = [f"c{n:02}" for n in range(12)]


def drawn(chance: Chance, stream: str = "deck", epoch: str = "0.0", cards: list[str] | None = None) -> list[str]:
    """All cards, drawn one after another."""
    left, out = list(CARDS if cards is None else cards), []
    while left:
        card = chance.pick(stream, epoch, left)
        left.remove(card)
        out.append(card)
    return out


def test_the_same_seed_gives_the_same_draws() -> None:
    assert drawn(Seeded("tea")) == drawn(Seeded("tea"))
    assert drawn(Seeded(7)) == drawn(Seeded("7")) == drawn(Seeded(b"7"))


def test_another_seed_gives_other_draws() -> None:
    assert len({tuple(drawn(Seeded(seed))) for seed in range(50)}) == 50


def test_a_draw_does_not_depend_on_the_order_of_the_candidates() -> None:
    assert {Seeded(3).pick("deck", "0", order) for order in permutations(CARDS[:5])} == {
        Seeded(3).pick("deck", "0", CARDS[:5])
    }
    assert Seeded(3).order("deck", "0", CARDS) == Seeded(3).order("deck", "0", CARDS[::-1])


def test_drawing_one_by_one_gives_the_order_of_the_whole_deck() -> None:
    assert drawn(Seeded(5)) == Seeded(5).order("deck", "0.0", CARDS)
    assert sorted(drawn(Seeded(5))) == CARDS


def test_a_missing_card_leaves_the_order_of_the_others_alone() -> None:
    without = [card for card in CARDS if card != "c04"]
    assert drawn(Seeded(5), cards=without) == [card for card in drawn(Seeded(5)) if card != "c04"]


def test_other_streams_do_not_disturb_a_draw() -> None:
    chance = Seeded(9)
    before = chance.pick("deck", "0", CARDS)
    for _ in range(20):
        chance.pick("bag", "0", CARDS)
        chance.order("dice", "3", CARDS)
    assert chance.pick("deck", "0", CARDS) == before


def test_each_stream_and_each_epoch_draws_differently() -> None:
    by_stream = {tuple(drawn(Seeded(1), stream)) for stream in ("deck", "bag", "dice")}
    by_epoch = {tuple(drawn(Seeded(1), epoch=epoch)) for epoch in ("0.0", "0.1", "1.0", "1.1")}
    assert len(by_stream) == 3
    assert len(by_epoch) == 4


def test_the_scheme_of_the_draws_never_changes() -> None:
    """Records of finished games are checked with it: new values here break every stored record."""
    assert Seeded("asztal").order("deck", "0.0", list("abcdefgh")) == list(GOLDEN_ORDER)
    assert Seeded("asztal").order("deck", "0.1", list("abcdefgh")) == list(GOLDEN_NEXT)
    assert Seeded(mixed_seed("asztal", ["n0", "n1"])).order("deck", "0.0", list("abcdefgh")) == list(GOLDEN_MIXED)
    assert seed_bytes("asztal").hex() == GOLDEN_KEY


GOLDEN_ORDER = "efgdhabc"
GOLDEN_NEXT = "bgcedahf"
GOLDEN_MIXED = "cfgebadh"
GOLDEN_KEY = "2e0d855b761d152cc94b87c0febf810b6f6afdda1cb41eeb05631dd7d318c9b0"


def test_the_scheme_is_the_lowest_keyed_hash() -> None:
    def rank(card: str) -> bytes:
        return blake2b(f"deck\0001.2\000{card}".encode(), key=seed_bytes("tea"), digest_size=16).digest()

    assert Seeded("tea").pick("deck", "1.2", CARDS) == min(CARDS, key=rank)


def test_seeded_draws_are_roughly_uniform() -> None:
    seen = Counter(Seeded(seed).pick("die", "0", "123456") for seed in range(3000))
    assert sorted(seen) == list("123456")
    assert all(400 < count < 600 for count in seen.values()), seen


def test_fast_chance_repeats_for_its_seed_and_goes_on_within_it() -> None:
    assert drawn(Fast(4)) == drawn(Fast(4))
    assert Fast(4).order("deck", "0", CARDS) == Fast(4).order("deck", "0", CARDS)
    assert len({tuple(drawn(Fast(seed))) for seed in range(50)}) == 50
    chance = Fast(4)
    assert len({tuple(chance.order("deck", "0", CARDS)) for _ in range(20)}) == 20


def test_fast_picks_are_roughly_uniform() -> None:
    chance = Fast(1)
    seen = Counter(chance.pick("die", "0", "123456") for _ in range(6000))
    assert sorted(seen) == list("123456")
    assert all(850 < count < 1150 for count in seen.values()), seen


def test_fast_orders_are_roughly_uniform() -> None:
    chance = Fast(2)
    seen = Counter("".join(chance.order("deck", "0", "abc")) for _ in range(6000))
    assert sorted(seen) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert all(850 < count < 1150 for count in seen.values()), seen


def test_ordering_leaves_the_candidates_as_they_were() -> None:
    cards = list(CARDS)
    Fast(1).order("deck", "0", cards)
    Seeded(1).order("deck", "0", cards)
    assert cards == CARDS


def test_a_refusing_chance_names_the_stream_it_would_have_needed() -> None:
    with pytest.raises(ChanceRefused, match="bag"):
        Refusing().pick("bag", "0", CARDS)
    with pytest.raises(ChanceRefused, match="dice"):
        Refusing().order("dice", "0", CARDS)


def test_a_commitment_fixes_the_seed() -> None:
    assert commitment("tea") == commitment("tea")
    assert len({commitment(seed) for seed in range(200)}) == 200


def test_a_commitment_does_not_contain_the_seed() -> None:
    assert seed_bytes("tea").hex() not in commitment("tea")
    assert b"tea".hex() not in commitment("tea")


@pytest.mark.parametrize("nonces", [[], ["n0"], ["n0", "n1"]])
def test_nobody_can_draw_from_the_commitment(nonces: list[str]) -> None:
    """The commitment is published before the first draw, so it must not be the key of the draws."""
    published = bytes.fromhex(commitment("tea"))
    real = Seeded(mixed_seed("tea", nonces))
    assert real._key != published
    assert Seeded(published)._key != real._key


def test_every_nonce_changes_the_draws() -> None:
    mixed = [[], ["a", "b"], ["b", "a"], ["a", "c"], ["ab", ""], ["a"]]
    assert len({tuple(drawn(Seeded(mixed_seed("tea", nonces)))) for nonces in mixed}) == len(mixed)


def test_the_same_nonces_with_another_seed_draw_differently() -> None:
    assert drawn(Seeded(mixed_seed("tea", ["a"]))) == drawn(Seeded(mixed_seed("tea", ["a"])))
    assert drawn(Seeded(mixed_seed("tea", ["a"]))) != drawn(Seeded(mixed_seed("tee", ["a"])))


def test_one_keyed_luck_serves_all_copies_whatever_each_has_drawn() -> None:
    luck = Keyed(5)
    assert drawn(luck) == drawn(luck) == drawn(Keyed(5)) == Keyed(5).order("deck", "0.0", CARDS)
    without = [card for card in CARDS if card != "c04"]
    assert drawn(luck, cards=without) == [card for card in drawn(luck) if card != "c04"]
    assert drawn(luck, cards=CARDS[::-1]) == drawn(luck)


def test_keyed_draws_are_the_same_on_any_machine() -> None:
    assert Keyed(1).order("deck", "0.0", CARDS[:6]) == ["c05", "c00", "c03", "c02", "c04", "c01"]


def test_keyed_draws_differ_by_seed_stream_and_epoch_and_are_fair() -> None:
    assert len({tuple(drawn(Keyed(seed))) for seed in range(50)}) == 50
    luck = Keyed(3)
    assert drawn(luck) != drawn(luck, "bag") != drawn(luck, epoch="0.1")
    first = Counter(Keyed(seed).pick("deck", "0", CARDS) for seed in range(6000))
    assert all(400 < first[card] < 600 for card in CARDS)


def test_a_stream_may_have_a_keyed_luck_of_its_own() -> None:
    assert drawn(Keyed(3, {"bag": 4})) == drawn(Keyed(3))
    assert drawn(Keyed(3, {"bag": 4}), "bag") == drawn(Keyed(4), "bag") != drawn(Keyed(3), "bag")
