"""A refusal names its cause: which powerhouse, which conduit, which dam; and whatever lights up is on the board."""

from collections import Counter

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL
from asztal.games.barrage.systems import gaps, systems
from asztal.kernel.offers import WhyRefused, refused_there
from asztal.testkit.reasons import questions, spots
from asztal.text import LANGUAGES
from tests.games.barrage.drawing import scene


def refused(top: Tabletop, id_: str) -> WhyRefused:
    told = refused_there(scene(top.game).look, id_)
    assert told is not None
    return told


def cause(top: Tabletop, id_: str) -> tuple[list[str], list[str]]:
    """What the first player is told and sees light up, in every language a sentence of its own; said in English."""
    told, targets = refused(top, id_).cause
    said = {lang: [scene(top.game, lang=lang).wording.message(message) for message in told] for lang in LANGUAGES}
    assert len({tuple(each) for each in said.values()}) == (len(LANGUAGES) if told else 1)
    return said["en"], list(targets)


# --- production -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-TURB-05", "BAR-PROD-03")
def test_the_dam_that_is_empty() -> None:
    top = Tabletop(2).dam("D2L", 1, 0, seat=NEUTRAL).conduit("C2A").powerhouse("P6-1").turn()
    assert refused(top, "turbine-1L").reason.key == "no-production"
    said, lit = cause(top, "turbine-1L")
    assert said == [
        "Your powerhouse in basin 6: a conduit leads to it from basin 2, but the dam in basin 2 is empty.",
    ]
    assert lit == ["D2L", "C2A", "P6-1"]


@pytest.mark.rules("BAR-TURB-05", "BAR-PROD-03")
def test_the_dam_of_somebody_else() -> None:
    top = Tabletop(2).dam("D2L", 1, 1, seat=1).conduit("C2A", seat=1).powerhouse("P6-1").turn()
    said, lit = cause(top, "turbine-1L")
    assert said[0].endswith(f"but the dam in basin 2 belongs to {scene(top.game).wording.name_seat(1)}.")
    assert lit == ["D2L", "C2A", "P6-1"]


@pytest.mark.rules("BAR-TURB-05", "BAR-PROD-01")
def test_the_dam_and_the_conduit_that_are_not_built() -> None:
    said, lit = cause(Tabletop(2).conduit("C2A").powerhouse("P6-1").turn(), "turbine-1L")
    assert said[0].endswith("but there is no dam in basin 2.")
    assert set(lit) == {"D2U", "D2L", "C2A", "P6-1"}
    said, lit = cause(Tabletop(2).dam("D2L", 1, 1).powerhouse("P6-1").turn(), "turbine-1L")
    assert said == ["Your powerhouse in basin 6: no conduit leads to it yet."]
    assert {"P6-1", "C2A"} < set(lit)


@pytest.mark.rules("BAR-TURB-05", "BAR-PROD-02")
def test_the_powerhouse_that_is_not_built() -> None:
    top = Tabletop(2).dam("D2L", 1, 1).conduit("C2A", seat=1).powerhouse("P6-1", seat=1).turn()
    said, lit = cause(top, "turbine-1L")
    assert said == ["Water could come from basin 2 to basin 6, but you have no powerhouse there."]
    assert lit == ["D2L", "C2A", "P6-2"]
    said, lit = cause(Tabletop(2).tiles("base", "powerhouse").turn(), "turbine-1L")
    assert (said, lit) == (["You have no powerhouse yet."], ["powerhouse"])
    assert cause(Tabletop(2).tiles().wheel({3: ("powerhouse", 0, 1)}).turn(), "turbine-1L")[1] == ["W4"]


@pytest.mark.rules("BAR-TURB-05")
def test_of_several_powerhouses_those_that_are_nearest_to_a_production() -> None:
    top = Tabletop(2).powerhouse("P8-1").powerhouse("P6-1").powerhouse("P9-1").dam("D2L", 1, 0).conduit("C2A").turn()
    said, lit = cause(top, "turbine-1L")
    assert [line.partition(":")[0] for line in said] == ["Your powerhouse in basin 6", "Your powerhouse in basin 8"]
    assert lit[:3] == ["D2L", "C2A", "P6-1"]


@pytest.mark.rules("BAR-PROD-08")
def test_what_a_space_takes_from_the_best_production() -> None:
    top = Tabletop(3).dam("D9L", 1, 1).conduit("C9A").powerhouse("P11-1").turn()
    below = [id_ for id_ in spots(scene(top.game).look) if _key(top, id_) == "below-one-energy"]
    assert below
    said, lit = cause(top, below[0])
    assert said[0].startswith("The best production now brings 1 energy, and this space changes that by")
    assert lit == ["D9L", "C9A", "P11-1"]


def _key(top: Tabletop, id_: str) -> str:
    told = refused_there(scene(top.game).look, id_)
    return told.reason.key if told else ""


@pytest.mark.rules("BAR-PROD-12")
def test_whose_conduit_has_to_be_paid_for() -> None:
    top = Tabletop(2).stock(credit=0).dam("D2L", 1, 1).conduit("C2A", seat=1).powerhouse("P6-1").turn()
    told = refused(top, "turbine-1L")
    assert (told.reason.clause, told.lacks) == ("BAR-PROD-12", {"credit": 1})
    said, lit = cause(top, "turbine-1L")
    assert said == [
        f"The conduit from basin 2 to basin 6 belongs to {scene(top.game).wording.name_seat(1)} and costs 1 credit."
    ]
    assert lit == ["D2L", "C2A", "P6-1"]


@pytest.mark.slow
@pytest.mark.rules("BAR-TURB-05")
def test_every_production_that_brings_nothing_has_a_cause_that_can_be_seen() -> None:
    """Over 500 random questions: it is named, it is on the board, and the rules have no system exactly then."""
    told = Counter[str]()
    for _, look in questions(TITLE, 500, first=100):
        state, there = look.g.state, spots(look)
        if not any(systems(state, look.seat)):
            told.update(gap.missing for gap in gaps(state, look.seat))
        for id_ in there:
            if not id_.startswith("turbine-"):
                continue
            why = refused_there(look, id_)
            if why is not None and why.reason.clause in ("BAR-TURB-05", "BAR-PROD-08", "BAR-PROD-12"):
                told[why.reason.clause] += 1
                assert why.cause.told
                assert why.cause.targets
                assert set(why.cause.targets) <= set(there)
                assert len(set(why.cause.targets)) == len(why.cause.targets)
            if why is not None and why.reason.clause == "BAR-TURB-05":
                assert not any(systems(state, look.seat))
                assert all(gap.missing for gap in gaps(state, look.seat))
    assert told["BAR-TURB-05"] > 100
    assert {"water", "conduit", "powerhouse"} <= {*told}


# --- what else is met often -------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BLD-04", "BAR-BLD-06", "BAR-BLD-08")
def test_the_tiles_that_fit_and_where_they_are() -> None:
    top = Tabletop(2).tiles("base", "conduit").wheel({4: ("powerhouse", 0, 1)}).turn()
    assert refused(top, "D8L").reason.key == "tile-first"
    assert cause(top, "D8L") == (["Your tiles that fit: base tile."], ["base"])
    assert refused(top, "P8-1").reason.key == "no-fitting-tile"
    said, lit = cause(top, "P8-1")
    assert (said, lit) == (["Your powerhouse tile lies on the wheel and comes back after 2 rotations."], ["W5"])
    top.answers(0, "space water-1L")
    assert refused(top, "D8L").reason.key == "build-by-action"
    assert cause(top, "D8L") == (["Your tiles that fit: base tile."], ["base"])


@pytest.mark.rules("BAR-MAP-04", "BAR-BLD-14", "BAR-MGT-02")
def test_what_stands_in_the_way() -> None:
    top = Tabletop(2).dam("D5U", 1).engineers("water-1L", 1, 1).turn()
    assert cause(top, "5")[1] == ["D5U", "D5L", "P5-1", "P5-2", "C5A", "C5B"]
    assert cause(top, "D5L") == ([], ["D5U"])
    assert cause(top, "water-1L")[0] == [f"They belong to {scene(top.game).wording.name_seat(1)}."]
    top.answers(0, "space water-2L")
    assert cause(top, "workshop-1L") == ([], ["water-2L"])


@pytest.mark.rules("BAR-PROD-08")
def test_credits_do_not_help_where_the_space_takes_all_the_energy() -> None:
    """Who could not pay for the conduit is told of the credits only if they would bring a production."""
    top = Tabletop(3).stock(credit=0).dam("D10L", 1, 1).conduit("C10B", seat=1).powerhouse("P12-1").turn()
    found = {id_: refused(top, id_).reason for id_ in ("turbine-1L", "turbine-4L")}
    assert [(reason.key, reason.clause) for reason in found.values()] == [
        ("too-few-credits", "BAR-PROD-12"),
        ("below-one-energy", "BAR-PROD-08"),
    ]
    assert cause(top, "turbine-4L")[1] == ["D10L", "C10B", "P12-1"]
