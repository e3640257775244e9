"""Whoever points at something that cannot be chosen is told why: a rule, or that the question is another one."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from asztal.games.imperial_miners import TITLE
from asztal.games.imperial_miners.cards import BOARDS
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.games.imperial_miners.mine import all_joints
from asztal.games.imperial_miners.state import Mines
from asztal.kernel import Fast, Game, Look, Reason, observe, recall, why_not_there
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.wording import wording_of


def questions(count: int) -> Iterator[tuple[Game[Mines], int]]:
    """Questions from the middle of games."""
    rng = random.Random(3)
    for seed in range(count):
        seats = 1 + seed % 4
        game = TITLE.new(seats, TITLE.full_variant(seats, {}), Fast(seed))
        left = rng.randrange(30, 160)
        while game.decisions and left:
            seat = rng.choice(sorted(game.decisions))
            game.apply(seat, rng.choice(game.decisions[seat].options))
            left -= 1
        if game.decisions:
            yield game, rng.choice(sorted(game.decisions))


def pointed_at(look: Look[Mines]) -> set[str]:
    """Every id in the rows, and what a board draws besides: all spaces, and the joints that are empty."""
    state = look.g.state
    rows = drawing_of(TITLE).rows(Scene(look, wording_of(TITLE, "en", ["Anna", "Béla", "Cili", "Dani"])))
    ids = {id_ for row in rows for id_ in (*row.ids, *(id_ for item in row.items for id_ in item.ids))}
    spaces = {f"space.{side}.{space}" for side in state.boards for space in range(1, BOARDS[side].top + 1)}
    return ids | spaces | set(all_joints(state.players[look.seat].mine))


@pytest.mark.slow
def test_everything_on_the_table_has_a_reason() -> None:
    told: Counter[str] = Counter()
    for game, seat in questions(60):
        look = recall(TITLE, observe(game, seat))
        for id_ in pointed_at(look):
            reason = why_not_there(look, id_)
            if reason is not None:
                told[reason.key] += 1
                assert reason.key not in ("not-offered", "other-question"), (game.decisions[seat].ask, id_)
                assert reason.clause.startswith("IMP-"), (id_, reason)
    assert told.total() > 2000
    assert len(told) > 20


def there(table: Tabletop, id_: str) -> Reason | None:
    return why_not_there(recall(TITLE, observe(table.game, 0)), id_)


def told(table: Tabletop, *ids: str) -> list[str]:
    """The keys of what the first player hears who points there, each in every language a sentence of its own."""
    keys = []
    for id_ in ids:
        reason = there(table, id_)
        assert reason is not None, id_
        assert len({wording_of(TITLE, lang, ["Anna", "Béla"]).reason(reason) for lang in LANGUAGES}) == len(LANGUAGES)
        keys.append(reason.key)
    return keys


def said(table: Tabletop, id_: str) -> str:
    reason = there(table, id_)
    assert reason is not None
    return wording_of(TITLE, "en", ["Anna", "Béla"]).reason(reason)


def mine(seats: int = 2) -> Tabletop:
    """Three cards with a cart, a half-full and an empty joint, and a card of the second player."""
    table = bare(seats=seats)
    table.mine({"1,0": "I-31", "1,2": "I-32", "2,1": "II-43", "1,4": "I-36"})
    return table.mine({"1,0": "I-09"}, seat=1) if seats > 1 else table


def test_a_place_that_is_taken_says_so() -> None:
    table = Tabletop(1).mine({"1,0": "I-31", "1,2": "I-09"}).dig("II-29")
    assert there(table, "1,0") == there(table, "I-31") == Reason("place-taken", "IMP-PLACE-03")


@pytest.mark.rules("IMP-MINE-01", "IMP-CHAIN-02", "IMP-CHAIN-03")
def test_while_a_card_is_chosen() -> None:
    table = mine().hand("I-01", "III-10").hand("I-02", seat=1).choosing()
    assert table.ask() == "choose-card"
    assert told(table, "1,0", "I-31", "I-09") == ["card-by-chain", "card-by-chain", "card-of-other"]
    assert said(table, "I-09") == "This card belongs to Béla; your effects do not reach it."
    assert told(table, "deck.2", "deck.4") == ["deck-by-effect", "level-four-is-special"]
    assert told(table, "faction.SCO", "surface.gold") == ["faction-by-effect", "surface-after-chain"]


@pytest.mark.rules("IMP-EVENT-02", "IMP-EVENT-03", "IMP-EVENT-04")
@pytest.mark.parametrize(
    ("event", "text"),
    [
        ("EV-01", "Everybody carries out this event at the beginning of the round."),
        ("EV-12", "This event applies by itself this round."),
        ("EV-18", "Everybody carries out this event at the end of the round."),
    ],
)
def test_an_event_says_when_it_works(event: str, text: str) -> None:
    table = mine(1).hand("I-01").choosing(event)
    assert (told(table, event), said(table, event)) == (["event-works"], text)


@pytest.mark.rules("IMP-RES-01", "IMP-RES-02", "IMP-RES-03")
def test_research_waits_for_an_effect() -> None:
    table = mine(1).hand("I-01").choosing()
    one, other = table.state.boards[:2]
    assert told(table, one, f"space.{one}.1") == ["board-by-research"] * 2
    table = mine(1).marker(one, 2).hand("I-01").choosing()
    assert told(table, one, other) == ["marker-here", "board-not-completed"]
    assert told(table, f"space.{one}.4", f"space.{other}.1") == ["climb-by-research", "board-not-completed"]


@pytest.mark.rules("IMP-CART-02", "IMP-CART-03", "IMP-CART-05")
def test_joints_wait_for_cart_tokens() -> None:
    table = mine(1).carts("1,2|2,1").hand("I-01").choosing()
    full = all_joints(table.player().mine)
    for name, halves in full.items():
        complete = halves == 2 or name in table.player().carts
        key = "cart-complete" if complete else ["cart-empty", "cart-by-effect"][halves]
        assert told(table, name) == [key]
    assert set(full.values()) == {0, 1, 2}


@pytest.mark.rules("IMP-EVENT-02")
def test_during_an_event_of_the_beginning() -> None:
    table = mine(1).hand("I-01").round("EV-05")
    assert (table.ask(), told(table, "I-01", "I-31")) == ("machine", ["card-after-event", "choose-by-place"])


@pytest.mark.rules("IMP-PLACE-01", "IMP-ROUND-02", "IMP-CHAIN-04")
def test_during_the_mine_phase() -> None:
    table = mine(1).hand("I-01").dig("II-29")
    assert (table.ask(), told(table, "II-29", "I-01")) == ("place", ["card-to-place", "card-of-round"])
    table = mine(1).chain("2,1", "skip", "next 1,0")
    assert (table.ask(), told(table, "1,0", "2,1", "1,2")) == (
        "choose-effect",
        ["card-at-work", "activated-already", "card-by-chain"],
    )


@pytest.mark.rules("IMP-SURF-01", "IMP-EVENT-09", "IMP-CHAIN-03")
def test_on_the_surface() -> None:
    table = mine(1).hand("I-01").stock(placed="1,4", card="I-36").activated("1,4").surface("surface draw")
    assert told(table, "surface.gold", "1,0", "I-01") == ["surface-chosen", "chain-is-over", "card-of-round"]
    assert told(mine(1).event("EV-12").surface("surface draw"), "surface.gold") == ["surface-again"]
    assert told(mine(1).hand("I-01").surface("surface draw"), "I-01") == ["card-each-round"]


@pytest.mark.rules("IMP-EVENT-04", "IMP-SURF-01")
def test_during_an_event_of_the_end() -> None:
    table = mine(1).collapses("1,0").hand("I-01").round("EV-18")
    while table.ask() != "clear":
        table.answer(0, "skip" if "skip" in table.options() else table.options()[0])
    assert told(table, "surface.draw") == ["surface-over"]


@pytest.mark.rules("IMP-SETUP-06")
def test_a_card_that_was_laid_aside() -> None:
    game = TITLE.new(1, TITLE.full_variant(1, {}), Fast(1))
    laid = game.decisions[0].options[0]
    assert game.decisions[0].ask == "opening-discard"
    game.apply(0, laid)
    look = recall(TITLE, observe(game, 0))
    assert why_not_there(look, str(laid.ids[0])) == Reason("laid-aside", "IMP-SETUP-06")
