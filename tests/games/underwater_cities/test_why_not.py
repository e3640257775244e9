"""Whoever points at something that is not offered is told why."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.face import draw
from asztal.games.underwater_cities.state import Ocean
from asztal.kernel import Look, Reason, Seeded, Table, observe, recall, why_not_there
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.wording import wording_of

GAMES: tuple[tuple[int, dict[str, str]], ...] = ((1, {}), (2, {}), (4, {"boards": "advanced", "contracts": "yes"}))
OFTEN = 4  # times that each question of a game is looked at


def asked() -> Iterator[tuple[Look[Ocean], str]]:
    """Questions of random games from their middle on, each kind a few times."""
    for seats, variant in GAMES:
        rng, seen = random.Random(seats), Counter[str]()
        game = Table.new(TITLE, seats, TITLE.full_variant(seats, variant), Seeded(8))
        while game.game.decisions:
            seat, decision = next(iter(game.game.decisions.items()))
            if game.game.state.round > 3 and seen[decision.ask] < OFTEN and rng.random() < 0.5:
                seen[decision.ask] += 1
                yield recall(TITLE, observe(game.game, seat)), decision.ask
            game.apply(seat, rng.choice(decision.options))


@pytest.mark.slow
def test_what_is_not_offered_has_a_reason_of_its_own() -> None:
    told, questions = Counter[str](), set()
    for look, ask in asked():
        questions.add(ask)
        rows = draw.rows(Scene(look, wording_of(TITLE, "en", "ABCD"[: look.seen.seats])))
        for id_ in {id_ for row in rows for ids in (row.ids, *(item.ids for item in row.items)) for id_ in ids}:
            reason = why_not_there(look, id_)
            if reason is not None:
                told[reason.key] += 1
                assert reason.key not in ("not-offered", "other-question"), (ask, id_)
                assert reason.clause, (ask, id_, reason)
    assert len(questions) > 12
    assert len(told) > 40


def reason(top: Tabletop, pointed: str) -> tuple[str, str]:
    """What somebody hears who points there, in every language a sentence of its own."""
    told = why_not_there(recall(TITLE, observe(top.game, 0)), pointed)
    assert told is not None
    said = {wording_of(TITLE, lang, ("Anna", "Bob")).reason(told) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    return told.key, wording_of(TITLE, "en", ("Anna", "Bob")).reason(told)


def table() -> Tabletop:
    """A table for two with cards in hand and something of everything."""
    top = Tabletop(2).build("C2", "T1", "C1a=farm", "C1b=farm+").stock(kelp=9, credit=9, steelplast=9, science=9)
    return top.hand("C001", "C002", "C004").metropolises("BR1", "BL01", "BL02")


@pytest.mark.parametrize(
    ("top", "pointed", "why"),
    [
        (Tabletop(2).build("C2").stock(credit=9, steelplast=9, kelp=9).card("C017"), "T1", "other-piece-there"),
        (Tabletop(2).build("C1a=farm").stock(kelp=9).card("C017"), "C1a", "site-taken"),
        (Tabletop(2).build("C1a=farm", "C1c=farm").stock(science=9).card("C146"), "C1b", "nothing-there"),
        (Tabletop(2).hand("C001", "C002", "C004").claimed("PA").turn(), "C001", "slot-comes-first"),
        (Tabletop(2).hand("C001", "C002", "C004").claimed("PA").turn(), "PA", "action-by-icon"),
        (Tabletop(2).hand("C001", "C002", "C004").turn("slot ALW"), "12-R1", "slot-for-turn"),
        (table().turn(), "C1c", "build-by-slot"),
        (table().turn(), "C8", "no-city-beside"),
        (table().turn(), "C8a", "no-city-near"),
        (table().turn(), "C1x", "expansion-barred"),
        (table().turn(), "C1", "city-stands"),
        (table().turn(), "C1a", "upgrade-by-slot"),
        (table().turn(), "C1b", "already-upgraded"),
        (table().turn("slot 12-R1"), "specials", "slot-after-card"),
        (table().claimed("PA").turn("slot 12-R2"), "PA", "slot-after-card"),
        (table().claimed("PA").turn("slot 12-R2", "card C002"), "PA", "part-first"),
    ],
)
def test_pointing_at_something(top: Tabletop, pointed: str, why: str) -> None:
    assert reason(top, pointed)[0] == why


@pytest.mark.rules("UWC-TURN-01", "UWC-TURN-02", "UWC-TURN-03")
def test_the_slot_and_the_card_of_a_turn() -> None:
    top = table().turn("slot 12-R3", "card C001")  # builds a tunnel and a city; the card matches
    assert top.ask() == "order"
    assert reason(top, "12-G1") == (
        "slot-for-turn",
        "You have chosen Red 3 in this turn, and a turn has only one slot.",
    )
    assert reason(top, "C002") == (
        "card-for-turn",
        "You have played Induction Hall in this turn, and a turn has only one card.",
    )
    top.answers(0, "slot-first", "part 12-R3-1")
    assert top.ask() == "build"
    assert (reason(top, "12-R3")[0], reason(top, "C001")[0]) == ("slot-of-turn", "card-of-turn")
    top = table().turn("slot 12-R3", "card C002", "part 12-R3-1")  # of another colour
    assert reason(top, "C002")[0] == "card-without-effect"
    top = table().hand("C001", "C002", "C004", "C005").turn()
    assert (top.ask(), reason(top, "12-R3")[0]) == ("discard", "hand-limit-first")


@pytest.mark.rules("UWC-TURN-02", "UWC-TURN-03", "UWC-END-10")
def test_slots_and_cards_between_the_turns() -> None:
    top = table().claimed("C062", "C118").build("C3*", "T2", "C1c=desalination+").produce()
    assert top.ask() == "production"
    assert (reason(top, "12-R3")[0], reason(top, "C001")[0]) == ("slot-in-turn", "card-in-turn")
    assert reason(top, "C2a")[0] == "build-when-told"
    top.state.round = 10
    assert {reason(top, id_)[0] for id_ in ("12-R3", "C001", "C2a")} == {"turns-over"}


@pytest.mark.rules("UWC-SETUP-18")
def test_a_card_that_was_laid_aside() -> None:
    game = TITLE.new(2, TITLE.full_variant(2, {}), Seeded(1))
    while game.decisions[min(game.decisions)].ask != "lay-aside":
        game.apply(min(game.decisions), game.decisions[min(game.decisions)].options[0])
    seat = min(game.decisions)
    laid = game.decisions[seat].options[0]
    game.apply(seat, laid)
    told = why_not_there(recall(TITLE, observe(game, seat)), str(laid.ids[0]))
    assert told == Reason("laid-aside", "UWC-SETUP-18")


@pytest.mark.rules("UWC-SLOT-04", "UWC-UPG-02", "UWC-CITY-02")
def test_sites_while_something_else_is_asked() -> None:
    top = table().turn("slot 12-R3")
    assert top.ask() == "card"
    assert reason(top, "C4") == (
        "build-after-card",
        "Your slot can build a city; you choose the site after the card.",
    )
    assert reason(top, "T2")[0] == "build-after-card"
    assert reason(top, "C2a") == ("build-when-told", "You can build any building here when a slot or a card lets you.")
    assert reason(top, "C1a") == (
        "upgrade-when-told",
        "You have a farm here; you can upgrade it when a slot or a card lets you.",
    )
    assert (reason(top, "C1b")[0], reason(top, "C1")[0]) == ("already-upgraded", "city-stands")
    assert (reason(top, "C8")[0], reason(top, "T9")[0]) == ("no-city-beside", "not-joined")
    top.answer(0, "card C002")
    assert (top.ask(), reason(top, "T2")[0]) == ("part", "build-by-part")
    assert reason(table().turn("slot 12-Y1"), "C1a")[0] == "upgrade-after-card"
    top = table().turn("slot 12-Y1", "card C001")  # 2 science, or up to 3 upgrades
    assert (top.ask(), reason(top, "C1a")[0]) == ("choose", "upgrade-by-part")


@pytest.mark.rules("UWC-CARD-06", "UWC-CARD-09", "UWC-CARD-10")
def test_claimed_cards_while_something_else_is_asked() -> None:
    top = table().claimed("PA", "C020", "C014", "C036", "C016", "C044").claimed("C040", seat=1)
    top.player().used.append("C020")
    top.turn("slot 12-R3")
    told = {card: reason(top, card)[0] for card in ("PA", "C020", "C014", "C036", "C016", "C044", "C040")}
    assert told == {
        "PA": "action-by-icon",
        "C020": "already-used",
        "C014": "works-of-itself",
        "C036": "works-in-production",
        "C016": "counts-at-end",
        "C044": "ability-not-here",
        "C040": "card-of-other",
    }
    assert reason(top, "C040")[1] == "This card belongs to Bob."
    top.player().turn_once.append("C044")
    assert reason(top, "C044")[0] == "ability-used"


@pytest.mark.rules("UWC-METRO-01", "UWC-METRO-03", "UWC-GOV-02")
def test_what_lies_open_while_something_else_is_asked() -> None:
    top = Tabletop(2, contracts="yes").hand("C001", "C002", "C004").metropolises("BR1", "BL01", "BL02")
    top.metropolises("BR2", "BL04", "BL05", seat=1).contracts("GC1", "GC2").turn("slot ALW")
    top.player(1).contracts.append("GC3")
    top.player().gained_metropolises.append("BL03")
    assert reason(top, "GC1")[0] == "contract-of-itself"
    assert reason(top, "GC3") == ("contract-taken", "Bob has taken this contract.")
    assert (reason(top, "BL01")[0], reason(top, "BL03")[0]) == ("metropolis-by-tunnel", "metropolis-connected")
    assert reason(top, "BL04") == ("tile-of-other", "This metropolis belongs to Bob.")
    assert {reason(top, id_)[0] for id_ in ("specials", *top.state.dear_specials)} == {"special-when-told"}
    assert (reason(top, "F1")[0], reason(top, "kelp")[0]) == ("advance-when-told", "resource-along")
