"""Whoever points at something that cannot be chosen is told why: a rule, the action that leads to it, the question."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.face import draw
from asztal.games.barrage.state import NEUTRAL, Valley
from asztal.kernel import Fast, Game, Reason, why_not_there
from asztal.text import LANGUAGES
from tests.games.barrage.drawing import scene

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {"game": "intro"}),
    (2, {}),
    (4, {}),
    (1, {"automas": "2", "level": "4"}),
]


def questions(count: int) -> Iterator[tuple[Game[Valley], int]]:
    """Questions from the middle of games in which much is built and produced."""
    rng = random.Random(11)
    for seed in range(count):
        seats, variant = SETTINGS[seed % len(SETTINGS)]
        game = TITLE.new(seats, TITLE.full_variant(seats, variant), Fast(seed))
        left = rng.randrange(5, 60)
        while game.decisions and left:
            options = game.decisions[min(game.decisions)].options
            busy = [o for o in options if o.kind in ("build", "produce", "fulfil", "copy") or "turbine" in str(o)]
            game.apply(min(game.decisions), rng.choice(busy if busy and rng.random() < 0.6 else options))
            left -= 1
        if game.decisions:
            yield game, min(game.decisions)


def reasons(game: Game[Valley], seat: int) -> dict[str, Reason]:
    """Why nothing can be chosen at what stands in the rows, by its id."""
    shown = scene(game, seat)
    rows = draw.rows(shown)
    ids = {id_ for row in rows for id_ in (*row.ids, *(id_ for item in row.items for id_ in item.ids))}
    found = {id_: why_not_there(shown.look, id_) for id_ in ids}
    return {id_: reason for id_, reason in found.items() if reason is not None}


@pytest.mark.slow
def test_everything_on_the_table_has_a_reason() -> None:
    told: Counter[str] = Counter()
    for game, seat in questions(24):
        ask = game.decisions[seat].ask
        for id_, reason in reasons(game, seat).items():
            told[reason.key] += 1
            assert reason.key not in ("not-offered", "other-question"), (ask, id_)
            assert reason.clause.startswith("BAR-"), (ask, id_, reason)
    assert told.total() > 1000
    assert len(told) > 25


def there(top: Tabletop, id_: str, seat: int = 0) -> tuple[str, str]:
    reason = why_not_there(scene(top.game, seat).look, id_)
    assert reason is not None
    return reason.key, reason.clause


def test_what_is_no_action_is_told_with_the_action_that_leads_to_it() -> None:
    top = Tabletop(2).dam("D5U", 3).dam("D6U", 1, seat=1).dam("D9L", 2, seat=NEUTRAL).conduit("C5A", 1)
    top.contracts("S1").display("G01", "", "", "", "", "").wheel({5: ("base", 1, 0)}).tiles("elevation", "conduit")
    top.officer("adler").at("turn")
    assert there(top, "HA") == ("water-first", "BAR-WMAN-01")
    assert there(top, "G01") == ("office-first", "BAR-OFF-01")
    assert there(top, "S1") == ("production-first", "BAR-CTR-02")
    assert there(top, "W6") == ("wheel-turns", "BAR-WHL-03")
    assert there(top, "base") == ("tile-on-wheel", "BAR-WHL-08")
    assert there(top, "adler") == ("own-officer", "BAR-ACT-02")
    assert there(top, "5") == ("whole-basin", "BAR-MAP-04")
    assert there(top, "C8A") == ("tile-first", "BAR-BLD-06")
    assert there(top, "C5A") == ("map-space-taken", "BAR-BLD-22")
    assert there(top, "C1A") == ("too-few-machines", "BAR-BLD-09")
    assert there(top, "D5U") == ("dam-complete", "BAR-BLD-18")
    assert there(top, "D6U") == ("map-space-taken", "BAR-BLD-13")
    assert there(top, "D9L") == ("neutral-dam", "BAR-BLD-20")
    assert there(top, "D8L") == ("no-fitting-tile", "BAR-BLD-08")
    assert there(top, "P8-1") == ("no-fitting-tile", "BAR-BLD-08")


def test_a_tile_that_builds_nothing_now() -> None:
    top = Tabletop(2).tiles("elevation", "krylov").officer("krylov").at("turn")
    assert there(top, "elevation") == ("no-dam-to-raise", "BAR-BLD-17")
    assert there(top, "krylov") == ("nothing-to-copy", "BAR-XO-16")
    assert there(Tabletop(2).dam("D5U", 3).at("turn"), "elevation") == ("no-dam-to-raise", "BAR-BLD-18")


def test_her_own_tile_copies_nobody() -> None:
    assert there(Tabletop(2).officer("sekibo").at("turn"), "sekibo") == ("officer-to-copy", "BAR-XO-27")


def test_a_space_of_another_structure() -> None:
    top = Tabletop(2).turn("build base base")
    assert there(top, "P8-1") == ("other-structure", "BAR-BLD-07")
    assert there(top, "8") == ("whole-basin", "BAR-MAP-04")
    assert there(top, "turbine-1L") == ("building-for-turn", "BAR-ACT-02")


# --- what another question is not about -------------------------------------------------------------------------------


def told(top: Tabletop, id_: str) -> str:
    """What the first player hears, in every language a sentence of its own; said in English."""
    reason = why_not_there(scene(top.game).look, id_)
    assert reason is not None
    said = [scene(top.game, lang=lang).wording.reason(reason) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    return said[LANGUAGES.index("en")]


def table() -> Tabletop:
    """Pieces, tiles and contracts of two players."""
    top = Tabletop(2).dam("D5U", 2).dam("D6U", 3).dam("D8U", 1, seat=1).dam("D9L", 2, seat=NEUTRAL).conduit("C5A")
    top.contracts("S1").contracts("S2", seat=1).display("G01", "G02", "", "", "", "").national("N2").officer("adler")
    return top.patents("I-base", "I-conduit", "I-any").wheel({5: ("powerhouse", 0, 1)}).tiles("base", "conduit")


@pytest.mark.rules("BAR-ACT-02", "BAR-PC-06")
def test_spaces_when_the_action_is_chosen() -> None:
    top = table().turn("space contract-1L")
    assert top.ask() == "take-contract"
    assert told(top, "bank") == (
        "Your action this turn: Contract office, row 1: 1 contract, left. A turn has only one action."
    )
    assert there(top, "contract-1L") == ("space-of-turn", "BAR-ACT-02")
    assert there(top, "contract-2L") == ("space-closed", "BAR-PC-06")  # for more players
    assert there(table().turn("build base base"), "bank") == ("building-for-turn", "BAR-ACT-02")
    income = table().at("income.usa.elevation.2")
    assert (income.ask(), there(income, "bank")) == ("headstream", ("space-in-turn", "BAR-ACT-02"))


@pytest.mark.rules("BAR-BLD-04", "BAR-BLD-06", "BAR-BLD-18")
def test_the_map_while_something_else_is_asked() -> None:
    top = table().turn("space contract-1L")
    assert told(top, "C8A") == "This space is free for a conduit; building is an action of its own."
    assert told(top, "D5U") == "This dam can be raised; building is an action of its own."
    assert there(top, "D6U") == ("dam-complete", "BAR-BLD-18")
    assert there(top, "D9L") == ("neutral-dam", "BAR-BLD-20")
    assert there(top, "C5A") == ("map-space-taken", "BAR-BLD-22")
    assert (there(top, "D8U"), told(top, "D8U")) == (("built-by-other", "BAR-BLD-31"), "Bob has built here.")
    assert there(top, "HA") == ("water-by-effect", "BAR-WMAN-01")
    assert there(top, "8") == ("whole-basin", "BAR-MAP-04")


@pytest.mark.rules("BAR-BLD-06", "BAR-WHL-03", "BAR-WHL-08")
def test_tiles_while_something_else_is_asked() -> None:
    top = table().tiles("II-base", seat=1).turn("space contract-1L")
    assert there(top, "base") == ("tile-by-action", "BAR-BLD-06")
    assert there(top, "powerhouse") == ("tile-on-wheel", "BAR-WHL-08")
    assert there(top, "I-any") == ("tile-by-office", "BAR-PAT-02")
    assert (there(top, "II-base"), told(top, "II-base")) == (
        ("tile-of-other", "BAR-PAT-06"),
        "This tile belongs to Bob.",
    )
    assert there(top, "W6") == ("wheel-turns", "BAR-WHL-03")
    assert there(top, "W5") == ("segment-empty", "BAR-WHL-01")
    top = table().officer("jordan").stock(credit=20).turn("build base base", "site D10U")
    assert (top.ask(), there(top, "base")) == ("payment", ("tile-of-turn", "BAR-BLD-06"))
    assert there(top, "D10U") == ("site-of-turn", "BAR-BLD-06")


@pytest.mark.rules("BAR-CTR-02", "BAR-CTR-08", "BAR-OFF-01")
def test_contracts_and_officers_while_something_else_is_asked() -> None:
    top = table().officer("del_monte", seat=1).turn("space water-1L")
    top.player(1).fulfilled.append("S3")
    assert top.ask() == "headstream"
    assert there(top, "G01") == ("contract-by-office", "BAR-OFF-01")
    assert there(top, "S1") == there(top, "N2") == ("fulfil-after-production", "BAR-CTR-02")
    assert (there(top, "S2")[0], told(top, "S2")) == ("contract-of-other", "This contract belongs to Bob.")
    assert told(top, "S3") == "Bob has fulfilled this contract."
    assert there(top, "adler") == ("own-officer", "BAR-ACT-02")
    assert told(top, "del_monte") == "This officer works for Bob."
    top = table().officer("sekibo").turn("copy fiesler", "space water-1L")
    assert there(top, "sekibo") == ("copy-before-action", "BAR-XO-19")
    assert there(top, "fiesler") == ("officer-copied", "BAR-XO-28")


@pytest.mark.rules("BAR-MODE-13")
def test_the_draft_goes_company_first() -> None:
    game = TITLE.new(2, TITLE.full_variant(2, {}), Fast(1))
    (seat,) = game.decisions
    contract = game.state.offered_contracts[0]
    assert why_not_there(scene(game, seat).look, contract) == Reason("company-first", "BAR-MODE-13")
    game.apply(seat, game.decisions[seat].options[0])
    ((company, officer),) = game.state.offers.items()
    look = scene(game, seat).look
    assert why_not_there(look, company) == why_not_there(look, officer) == Reason("company-chosen", "BAR-MODE-13")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    game, seat = next(each for each in questions(8) if each[0].decisions[each[1]].ask == "action")
    wording = scene(game, seat, lang=lang).wording
    for reason in reasons(game, seat).values():
        assert wording.reason(reason)[-1] in ".?", reason


# --- production -------------------------------------------------------------------------------------------------------


def test_what_a_production_cannot_use() -> None:
    top = Tabletop(2).dam("D5U", 2, 1).dam("D5L", 1, 0, seat=1).dam("D6U", 1).dam("D7U", 1, 1).dam("D8U", 1, 1)
    top.conduit("C5A").conduit("C5B").conduit("C6A").conduit("C7A", 1).powerhouse("P8-1").powerhouse("P10-1", 1)
    top.powerhouse("P9-1").conduit("C8B").turn("space turbine-1L")
    for id_, reason in {
        "D5L": ("no-own-dam", "BAR-PROD-03"),
        "D6U": ("dam-empty", "BAR-PROD-03"),
        "D7U": ("no-way-from-dam", "BAR-PROD-01"),
        "D1U": ("no-own-dam", "BAR-PROD-03"),
        "C5B": ("no-powerhouse-below", "BAR-PROD-02"),
        "C6A": ("no-water-above", "BAR-PROD-03"),
        "C1A": ("no-conduit", "BAR-MAP-09"),
        "P8-1": ("dam-and-conduit", "BAR-PROD-01"),
        "P10-1": ("no-own-powerhouse", "BAR-PROD-02"),
        "P11-1": ("no-own-powerhouse", "BAR-PROD-02"),
        "8": ("whole-basin", "BAR-MAP-04"),
    }.items():
        assert there(top, id_) == reason, id_
