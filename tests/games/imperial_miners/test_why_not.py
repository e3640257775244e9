"""Whoever points at something that cannot be chosen is told why: a rule, or that the question is another one."""

import random
from collections import Counter
from collections.abc import Iterator

from asztal.games.imperial_miners import TITLE
from asztal.games.imperial_miners.cards import BOARDS, SURFACE
from asztal.games.imperial_miners.state import Mines
from asztal.kernel import Fast, Game, Look, Reason, observe, recall, why_not_there
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.wording import wording_of
from tests.games.imperial_miners.tabletop import Tabletop

DECKS = {f"deck.{level}" for level in (1, 2, 3, 4)}


def about(ask: str, me: Look[Mines]) -> set[str]:
    """What a question is about: there a particular reason is due."""
    mine = me.g.state.players[me.seat]
    match ask:
        case "place" | "climb" | "machine" | "spend" | "collapse" | "clear" | "activate":
            return set(mine.mine)
        case "choose-card":
            return {*mine.hand, "deck.1"}
        case "draw-from" | "dig-in" | "turn-over":
            return DECKS
        case "surface":
            return {f"surface.{name}" for name in SURFACE}
        case "choose-effect":
            return {"effect.A", "effect.B"}
        case "choose-board" | "research":
            spaces = range(1, BOARDS[mine.board].top + 1) if mine.board else ()
            return {*me.g.state.boards, *(f"space.{mine.board}.{space}" for space in spaces)}
    return set()


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
    """The ids in the reader's own rows and in those of all."""
    rows = drawing_of(TITLE).rows(Scene(look, wording_of(TITLE, "en", ["Anna", "Béla", "Cili", "Dani"])))
    own = [row for row in rows if row.seat in (None, look.seat)]
    return {id_ for row in own for id_ in (*row.ids, *(id_ for item in row.items for id_ in item.ids))}


def test_everything_that_a_question_is_about_has_a_reason() -> None:
    told: Counter[bool] = Counter()
    for game, seat in questions(60):
        look = recall(TITLE, observe(game, seat))
        ask = game.decisions[seat].ask
        for id_ in pointed_at(look) | about(ask, look):
            reason = why_not_there(look, id_)
            assert reason is None or reason.key != "not-offered", (ask, id_)
            if reason is not None and id_ in about(ask, look):
                told[reason.key != "other-question"] += 1
                assert reason.key == "other-question" or reason.clause.startswith("IMP-"), (ask, id_, reason)
    assert told.total() > 60
    assert told[True] / told.total() > 0.95, told


def there(table: Tabletop, id_: str) -> Reason | None:
    return why_not_there(recall(TITLE, observe(table.game, 0)), id_)


def test_a_place_that_is_taken_and_a_card_that_is_not_reached_say_so() -> None:
    table = Tabletop(1).mine({"1,0": "I-31", "1,2": "I-09"}).dig("II-29")
    assert there(table, "1,0") == Reason("place-taken", "IMP-PLACE-03")
    assert there(table, "deck.1") == Reason("other-question", args={"ask": "place"})
