"""What happens in Barrage, in words: each event alone, and how several are told together."""

import pytest

from asztal.games.barrage.events import (
    AutomaChose,
    AutomaSkipped,
    AutomaStep,
    Banked,
    BonusScored,
    Built,
    ConduitUsed,
    Drafted,
    DropLeft,
    DropRan,
    DropsPlaced,
    DropStopped,
    Engineers,
    Fulfilled,
    Gained,
    Laid,
    NoEnergy,
    ObjectiveScored,
    Produced,
    Ranked,
    Returned,
    Rotated,
)
from asztal.kernel import Event
from tests.games.barrage.test_words import words

# --- events ---------------------------------------------------------------------------------------------------------


def test_an_automa_says_why_it_builds_there() -> None:
    events: list[Event] = [
        AutomaStep(2, "build-conduit", 3),
        AutomaSkipped(2, "produce", "no-contract"),
        AutomaChose(2, "C3A", "conduit_highest"),
        Laid(2, "conduit", 8, 0),
        Built(2, "conduit", "C3A"),
        AutomaChose(2, "HB", "headstream-order"),
    ]
    assert [line[:2] for line in words("en").told(events)] == [
        (2, "Automa 1, step 3: build a conduit."),
        (2, "Automa 1 lays the conduit tile and 8 excavators on the wheel."),
        (2, "Automa 1 builds a conduit at C3A (the highest value of the possible spaces)."),
        (
            2,
            "Automa 1 chooses headstream B (the first in the order of the tile that brings water to a dam of its own).",
        ),
    ]
    at_work: list[Event] = [
        AutomaChose(2, "HB", "only-one"),
        DropsPlaced("HB", 1),
        AutomaChose(2, "HB", "only-one"),
        DropsPlaced("HB", 1),
        AutomaChose(2, "C5A", "strongest"),
        Engineers(2, "turbine-5L", 1),
        Produced(2, 5, 2, "D5U", "C5A"),
    ]
    assert [line.text for line in words("en").told(at_work)] == [
        "Automa 1 puts 2 drops on headstream B (the only possibility).",
        "Automa 1 places 1 engineer – Turbine station, row 5, left.",
        "Automa 1 produces 5 energy: 2 drops from D5 upper through C5A (the strongest production).",
    ]
    assert words("en").event(events[1]) == "Automa 1 cannot produce: no contract of that colour is in reach."
    assert words("hu").told(events)[2][1] == (
        "Automa 1 csatornát épít itt: C3A (a legnagyobb termelőérték a szóba jövő épületmezők közül)."
    )


def test_what_happens_several_times_in_a_row_is_one_sentence() -> None:
    events = [Gained(0, "vp", 2), Gained(0, "credit", 1), Gained(0, "vp", 1), Gained(1, "energy", 2)]
    assert [line.text for line in words("en").told(events)] == [
        "Anna gains 3 VP and 1 credit.",
        "Béla gains 2 energy.",
    ]
    wheel = [Rotated(0, 1), Returned(0, "base", 0, 3), Rotated(0, 2), Returned(0, "conduit", 0, 1), Rotated(1, 2)]
    assert [line.text for line in words("en").told(wheel)] == [
        "Anna turns the wheel 3 times and gets back the base tile, the conduit tile and 4 concrete mixers.",
        "Béla turns the wheel twice.",
    ]
    bonus = [BonusScored(0, "bases", 0), BonusScored(1, "bases", 0), BonusScored(2, "bases", 4)]
    assert [line.text for line in words("en").told(bonus)] == [
        "Anna and Béla score nothing for the bonus tile: bases.",
        "Automa 1 scores 4 VP for the bonus tile: bases.",
    ]
    water = [DropStopped("D5U"), DropRan(9), DropStopped("D5U"), DropStopped("D9L"), DropLeft(11), DropLeft(12)]
    assert [line.text for line in words("en").told(water)] == [
        "Water stops: 2 drops at D5 upper and 1 drop at D9 lower. 2 drops leave the map.",
    ]


def test_a_gain_is_told_once() -> None:
    events: list[Event] = [
        Ranked(0, 6),
        Gained(0, "vp", 6),
        Banked(0, 3),
        Gained(0, "credit", 3),
        NoEnergy(0, 3),
        Gained(0, "vp", -3),
        Banked(2, 4),
        Gained(2, "vp", 4),
        ObjectiveScored(0, 0, 1),
        Gained(0, "vp", 2),
        ObjectiveScored(1, 10, 4),
        Gained(1, "vp", 10),
        Gained(1, "vp", 1),
    ]
    assert [line.text for line in words("en").told(events)] == [
        "Anna scores 6 VP for energy rank.",
        "Anna has no energy, gets 3 credits and loses 3 VP.",
        "Automa 1 gets 4 VP for the energy of this round.",
        "Anna scores 0 VP for the objective (counted: 1).",
        "Anna gains 2 VP.",
        "Béla scores 10 VP for the objective (counted: 4).",
        "Béla gains 1 VP.",
    ]
    assert words("en").event(Gained(0, "vp", -3)) == "Anna loses 3 VP."


@pytest.mark.parametrize(
    ("event", "lang", "said"),
    [
        (Drafted(0, "germany", "adler"), "en", "Anna: Germany with Wilhelm Adler."),
        (Drafted(2, "germany", ""), "de", "Automa 1: Deutschland."),
        (Engineers(0, "turbine-1R", 3), "en", "Anna places 3 engineers – Turbine station +2, right."),
        (Engineers(0, "officer-2", 1), "hu", "Anna 1 mérnököt tesz ide – Mahiri Sekibo 2. akciómezője."),
        (Produced(1, 9, 2, "D5L", "C5B"), "de", "Béla produziert 9 Energie: 2 Tropfen von D5 unten durch C5B."),
        (ConduitUsed(0, 1, 2), "hu", "Anna átvezet 2 vízcseppet Béla csatornáján."),
        (Laid(0, "", 0, 0), "en", "Anna lays nothing on the wheel."),
        (Laid(0, "krylov", 1, 2), "de", "Anna legt auf die Bauscheibe: Krylov-Plättchen, 1 Bagger und 2 Betonmischer."),
        (Gained(0, "credit", 1), "hu", "Anna kap: 1 kredit."),
        (Gained(0, "credit", 1), "de", "Anna bekommt 1 Hydro."),
        (Rotated(0, 1), "de", "Anna dreht die Bauscheibe um 1 Segment."),
        (DropsPlaced("HA", 2), "hu", "2 vízcsepp kerül ide: „A” forrás."),
        (Fulfilled(0, "S1"), "de", "Anna erfüllt: Startvertrag 3 (2 Hydro und 2 Energie)."),
        (AutomaChose(2, "C3A", "strongest"), "en", "Automa 1 chooses C3A (the strongest production)."),
        (
            AutomaChose(2, "HB", "company-power"),
            "en",
            "Automa 1 chooses headstream B (because of the company's power).",
        ),
    ],
)
def test_events_in_words(event: Event, lang: str, said: str) -> None:
    assert words(lang).event(event) == said


def test_the_same_twice_in_a_move_is_told_twice() -> None:
    """An income puts a drop on a headstream, and the round that begins puts its own there."""
    drops: list[Event] = [DropsPlaced("HA", 1), DropsPlaced("HA", 2)]
    produced: list[Event] = [Produced(0, 5, 2, "D5U", "C5A"), Produced(0, 4, 1, "D5L", "C5A")]
    for twice in (drops, produced):
        (line,) = words("en").told(twice)
        assert line[1] == " ".join(words("en").event(event) for event in twice)
