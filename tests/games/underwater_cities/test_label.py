"""What an option of Underwater Cities is called, points at, costs and brings: previews against what happens."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.cards import ASSISTANT, BOARDS, CARDS, CONTRACTS, METROPOLISES, RESOURCES, SLOTS
from asztal.games.underwater_cities.costs import Payment, build_payments
from asztal.games.underwater_cities.events import Built, Paid, Played, Upgraded
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.face import FACE
from asztal.games.underwater_cities.production import network_yield
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.kernel import SPECTATOR, Event, Fast, Game, Message, Option, choices, observe, recall
from tests.games.underwater_cities.test_words import SETTINGS, WEIGHED, walk, words

POINTLESS = ("pay", "feed", "stop", "again", "done", "end-turn")


def told(top: Tabletop, lang: str = "en", seat: int = 0) -> dict[str, tuple[str, list[str]]]:
    """Label and previews of every option of a seat."""
    wording = words(lang)
    return {
        choice.option: (wording.message(choice.label), [wording.message(message) for message in choice.preview])
        for choice in choices(TITLE, observe(top.game, seat))
    }


@pytest.mark.parametrize(("seats", "variant"), WEIGHED)
def test_an_option_points_at_what_is_on_the_table(seats: int, variant: dict[str, str]) -> None:
    sites = {site for board in BOARDS.values() for site in (*board.cities, *board.tunnels, *board.city_of)}
    known = {*CARDS, *METROPOLISES, *CONTRACTS, *SLOTS, *sites, *RESOURCES, "F1", "F2", "F3", "F4", "specials"}
    for game, seat in walk(seats, variant, seed=6):
        for choice in choices(TITLE, observe(game, seat)) if seat != SPECTATOR else ():
            assert known.issuperset(choice.targets), choice
            assert bool(choice.targets) == (choice.option.partition(" ")[0] not in POINTLESS), choice


def test_a_slot_and_the_cards_that_match_it_light_each_other_up() -> None:
    top = Tabletop(2).hand("C023", "C038", "C004").at("turn")  # yellow, red, green
    links = {choice.option: choice.links for choice in choices(TITLE, observe(top.game, 0))}
    assert links["slot 12-Y1"] == ["C023"]
    assert links["slot 12-R1"] == ["C038"]
    assert links["slot ALW"] == []
    top.answers(0, "slot 12-R1")
    links = {choice.option: choice.links for choice in choices(TITLE, observe(top.game, 0))}
    assert links == {"card C023": [], "card C038": ["12-R1"], "card C004": []}


def test_an_option_shows_what_it_costs_and_brings_at_once() -> None:
    top = Tabletop(2).stock(kelp=2, steelplast=3, credit=3, science=2).claimed("PA", "C001").hand("C023", "C038")
    top.at("turn").answers(0, "slot 12-G2", "card C023")
    found = {choice.option: (choice.costs, choice.gains) for choice in choices(TITLE, observe(top.game, 0))}
    assert found["build nonsymbiotic_city C2"][0] == {"steelplast": 2, "kelp": 1, "credit": 1}
    assert all(not costs for option, (costs, _) in found.items() if not option.startswith("build"))


def test_an_ability_used_before_the_slot_is_chosen_tells_its_price() -> None:
    top = Tabletop(2).stock(credit=3, science=2).claimed("PA", "SP21").hand("C023").build("C1a=farm", "C1b=farm")
    top.at("turn").answers(0, "ability SP21")
    found = {choice.option: choice.costs for choice in choices(TITLE, observe(top.game, 0))}
    assert found == {"upgrade C1a": {"credit": 2}, "upgrade C1b": {"credit": 2}}


def about(top: Tabletop) -> list[str]:
    return TITLE.face.about(recall(TITLE, observe(top.game, 0)))


def test_a_question_knows_what_it_is_about() -> None:
    top = Tabletop(2).stock(kelp=9, steelplast=9, credit=9, science=9, biomatter=3).hand("C038", "C023").at("turn")
    assert about(top) == []
    top.answers(0, "slot 12-R4")
    assert about(top) == ["12-R4"]
    top.answers(0, "card C038")
    assert about(top) == ["12-R4", "C038"]
    top.answers(0, "slot-first")
    assert about(top) == ["12-R4"]


def test_a_question_is_about_a_card_that_is_claimed_already() -> None:
    top = Tabletop(2).claimed("PA", "C009", "C020", "C033").hand("C040").stock(steelplast=2).at("turn")  # four of them
    top.answers(0, "slot 12-R1", "card C040", "card-first")
    assert top.ask() == "give-up"
    assert about(top) == ["12-R1", "C040"]


# --- previews say what will happen ------------------------------------------------------------------------------------


def after(game: Game[Ocean], seat: int, option: str) -> tuple[Game[Ocean], list[Event]]:
    """The game after a choice, and what happened through it; where there are several ways to pay, the last is taken."""
    later = game.clone(Fast(0), tells=True)
    later.apply(seat, Option.parse(option))
    while seat in later.decisions and later.decisions[seat].ask == "payment":
        later.apply(seat, later.decisions[seat].options[-1])
    return later, [event for _, event in later.events or ()]


def positions(ask: str) -> Iterator[tuple[Game[Ocean], int]]:
    """Decisions of one kind from several games."""
    for seed, (seats, variant) in enumerate(SETTINGS):
        for game, seat in walk(seats, variant, seed):
            if seat != SPECTATOR and game.decisions[seat].ask == ask:
                yield game, seat


def amounts(message: Message) -> dict[str, int]:
    found = message.args["amounts"]
    assert isinstance(found, Mapping)
    return dict(found)


def paid_before(events: list[Event], kind: type[Event]) -> Payment:
    """What was paid before the first piece was built or upgraded."""
    paid: dict[str, int] = {}
    for event in events:
        if isinstance(event, kind):
            break
        if isinstance(event, Paid):
            paid[event.item] = paid.get(event.item, 0) + event.count
    return Payment(**paid)


def produced(me: Player) -> dict[str, int]:
    total: dict[str, int] = {}
    for _, gains in network_yield(me):
        for item, count in gains.items():
            total[item] = total.get(item, 0) + count
    return total


def more(before: Player, later: Player) -> dict[str, int]:
    old, new = produced(before), produced(later)
    return {item: count - old.get(item, 0) for item, count in new.items() if count != old.get(item, 0)}


def promised(preview: list[Message]) -> dict[str, int]:
    """What the preview says about every Production."""
    (message,) = [message for message in preview if "production" in message.key]
    return amounts(message) if message.args else {}


def test_a_piece_costs_and_produces_what_its_preview_says() -> None:
    prices, changes = 0, 0
    for game, seat in positions("build"):
        me = game.state.players[seat]
        for choice in choices(TITLE, observe(game, seat))[:6]:
            if choice.option == "stop":
                continue
            later, events = after(game, seat, choice.option)
            told = [message for message in choice.preview if message.key.startswith("preview-price")]
            ways = [way for message in told for way in build_payments(me, amounts(message))]
            assert paid_before(events, Built) in ways
            prices += 1
            if sum(isinstance(event, Built | Upgraded) for event in events) == 1:
                assert promised(choice.preview) == more(me, later.state.players[seat])
                changes += bool(promised(choice.preview))
    assert prices > 300
    assert changes > 100


def test_an_upgrade_costs_and_produces_what_its_preview_says() -> None:
    changes = 0
    for game, seat in positions("upgrade"):
        for choice in choices(TITLE, observe(game, seat)):
            if choice.option == "stop":
                continue
            later, events = after(game, seat, choice.option)
            told = [message for message in choice.preview if message.key.startswith("preview-price")]
            assert paid_before(events, Upgraded) in [Payment(**amounts(message)) for message in told]
            if sum(isinstance(event, Built | Upgraded) for event in events) == 1:
                assert promised(choice.preview) == more(game.state.players[seat], later.state.players[seat])
                changes += bool(promised(choice.preview))
    assert changes > 20


def test_a_card_matches_where_its_preview_says_so() -> None:
    found = {"preview-matches": 0, "preview-no-match": 0}
    for game, seat in positions("card"):
        for choice in choices(TITLE, observe(game, seat)):
            _, events = after(game, seat, choice.option)
            (matches,) = [event.matches for event in events if isinstance(event, Played)]
            key = choice.preview[0].key
            found[key] += 1
            assert matches == (key == "preview-matches")
    assert min(found.values()) > 20


# --- examples ---------------------------------------------------------------------------------------------------------


def test_slots_say_what_they_do_and_which_cards_match() -> None:
    said = told(Tabletop(2).hand("C010", "C011", "C013").stock(credit=2, steelplast=1).turn())
    assert said["slot 12-R2"] == (
        "Red 2",
        ["Build a tunnel; use an action card.", "matching cards: Short Bore and Credit-Line Refit"],
    )
    assert said["slot 12-Y1"][1] == [
        "Either gain 2 science, or upgrade up to 3 structures.",
        "no matching card in your hand",
    ]
    assert said["slot ALW"] == ("the always-available slot", ["Gain 2 credits and draw 2 cards."])


def test_a_cloned_slot_costs_a_credit() -> None:
    top = Tabletop(4).hand("C059").hand("C001", seat=1).hand("C002", seat=2).hand("C003", seat=3)
    said = told(top.stock(credit=3, kelp=1).tile("34-R2", 1).turn())
    assert said["clone 34-R2"] == (
        "clone Red 2 (1 credit)",
        ["Gain 2 steelplast and 1 kelp.", "no matching card in your hand", "leaves you 1 kelp and 2 credits"],
    )


def test_cards_say_whether_they_match() -> None:
    top = Tabletop(2).hand("C010", "C013", "SP12").stock(credit=5, steelplast=2).turn("slot 12-R2")
    said = told(top)
    assert said["card C010"] == (
        "Short Bore",
        ["matches the slot", "red, instant: Build a tunnel for 2 credits less; draw a card."],
    )
    assert said["card C013"][1][0] == "does not match and will be discarded"
    assert said["card SP12"][1][1] == (
        "special card for 1 credit, green, action: Build any building on an expansion site; gain 2 points."
    )
    top.answer(0, "card C010")
    assert told(top) == {
        "card-first": ("Short Bore first", ["red, instant: Build a tunnel for 2 credits less; draw a card."]),
        "slot-first": ("Red 2 first", []),
    }


def test_a_card_may_match_by_a_claimed_one() -> None:
    top = Tabletop(2).claimed("PA", "C083").hand("C013", "C023").stock(credit=5, steelplast=2).turn("slot 12-R2")
    said = told(top)
    assert said["card C013"][1][0] == "matches the slot"
    assert said["mismatch C013"] == (
        "Charter Bore, not matching",
        ["does not match and will be discarded", "green, instant: Build a tunnel for free."],
    )


def test_a_build_says_its_price_bonus_and_production() -> None:
    top = Tabletop(2).build("C2", "T1", "T5").stock(credit=9, steelplast=9, kelp=9)
    said = told(top.slot("12-R3", "part 12-R3-1"))
    assert said["build tunnel T3"] == (
        "tunnel T3 (C2–C4)",
        ["price: 1 steelplast and 1 credit", "bonus: 1 steelplast", "each Production: +1 credit"],
    )
    assert said["build tunnel T14"] == (
        "tunnel T14 (C5–Ironquay)",
        ["price: 1 steelplast and 1 credit", "connects Ironquay", "no change in Production yet"],
    )
    assert told(top, "hu")["build tunnel T3"] == (
        "alagút: T3 (C2–C4)",
        ["ára: 1 acéllemez és 1 kredit", "bónusz: 1 acéllemez", "minden termeléskor: +1 kredit"],
    )


def test_a_build_says_the_surcharge_of_its_site() -> None:
    top = Tabletop(2, boards="advanced").build("C3", "T2").stock(credit=9, steelplast=9, kelp=9, science=9, biomatter=9)
    said = told(top.slot("12-G2"))
    assert said["build symbiotic_city C7"] == (
        "symbiotic city on C7",
        [
            "price: 1 steelplast, 1 kelp, 1 biomatter, 4 credits and 2 science",
            "surcharge of the site, included: 2 science and 2 credits",
            "bonus: 6 points",
            "no change in Production yet",
        ],
    )


def test_a_price_is_that_of_what_is_being_carried_out() -> None:
    top = Tabletop(2).hand("C010").stock(credit=9, steelplast=9).turn("slot 12-R2", "card C010", "slot-first")
    said = told(top.answers(0, "part 12-R2-1"))
    assert said["build tunnel T1"][1] == ["price: 1 steelplast and 1 credit", "each Production: +1 credit"]
    said = told(Tabletop(2).stock(credit=9, steelplast=9).card("C010", "part C010-1"))
    assert said["build tunnel T1"][1] == ["price: 1 steelplast", "each Production: +1 credit"]


def test_an_expansion_site_is_called_by_its_city() -> None:
    said = told(Tabletop(2).stock(kelp=2, credit=1).card("C052", "part C052-1"))
    assert said["build farm C1x"][0] == "farm on the expansion site of C1"
    german = told(Tabletop(2).stock(kelp=2, credit=1).card("C052", "part C052-1"), "de")
    assert german["build desalination C1x"][0] == "Entsalzungsanlage: Erweiterungsbauplatz von C1"


def test_an_upgrade_says_what_it_will_produce() -> None:
    top = (
        Tabletop(2)
        .build("T1", "C1a=farm+", "C1b=farm", "C2a=laboratory")
        .claimed("PA", "C011")
        .stock(science=3, credit=1)
    )
    said = told(top.slot("12-Y1", "choose 12-Y1-1b"))
    assert said["upgrade C1b"] == (
        "farm on C1b",
        [
            "price: 1 science",
            "each Production: +1 kelp and 2 points",
        ],
    )
    assert said["upgrade C2a"][1][-1] == "no change in Production yet"
    assert said["upgrade T1"] == ("tunnel T1", [*said["upgrade C1b"][1][:1], "each Production: +1 point"])


def test_parts_and_alternatives_say_what_they_do() -> None:
    top = Tabletop(2).build("C1a=farm").stock(science=3, credit=1, steelplast=2)
    assert told(top.slot("12-R2"))["part 12-R2-1"][0] == "build a tunnel"
    assert told(top.slot("12-Y1"))["choose 12-Y1-1b"][0] == "upgrade up to 3 structures"
    assert told(top.slot("12-Y4", "part 12-Y4-1")) == {
        "choose PA-1a": ("gain 1 steelplast", []),
        "choose PA-1b": ("gain 1 credit", []),
    }
    targets = {choice.option: choice.targets for choice in choices(TITLE, observe(top.game, 0))}
    assert targets == {"choose PA-1a": [ASSISTANT], "choose PA-1b": [ASSISTANT]}


def test_the_bonus_of_a_site_is_said_where_an_ability_may_come_first() -> None:
    top = Tabletop(2).build("C2", "T1").claimed("PA", "C044").stock(credit=9, steelplast=9, kelp=9)
    said = told(top.slot("12-G2", "part 12-G2-1", "build nonsymbiotic_city C4"))
    assert said["part C4-1"][0] == "bonus of C4: 1 step on the Federation track and 1 card"
    assert said["ability C044"][0] == (
        "ability of Compressor Exchange: exchange 1 kelp for 1 steelplast, or the other way round"
    )


def test_payments_exchanges_and_resources_are_counted_out() -> None:
    top = Tabletop(2).build("C2", "T1").stock(credit=1, steelplast=2, kelp=1, biomatter=1)
    said = told(top.slot("12-G2", "build nonsymbiotic_city C3"))
    assert said["pay 1 2 0 1 0"] == ("1 kelp, 2 steelplast and 1 credit", ["leaves you 1 biomatter"])
    assert said["pay 0 2 0 1 1"] == ("2 steelplast, 1 credit and 1 biomatter", ["leaves you 1 kelp"])
    said = told(Tabletop(2).stock(kelp=1, steelplast=1).card("C003", "part C003-1"))
    assert said["exchange kelp"][0] == "1 kelp for 1 steelplast"
    said = told(Tabletop(2).slot("12-Y4", "part 12-Y4-2"))
    assert said["items kelp science"][0] == "1 kelp and 1 science"


def test_the_federation_track_tells_its_next_space() -> None:
    said = told(Tabletop(2).slot("12-G4"))
    assert said["advance"] == ("one step further", ["space 3: 1 credit"])
    assert told(Tabletop(2).space(1).slot("12-G4"))["advance"][1] == ["space 1: 1 point"]


def test_special_cards_contracts_and_metropolises_are_told_with_their_texts() -> None:
    top = Tabletop(2).slot("12-R1")
    said = told(top)
    assert said["look"][0].startswith("the open card goes under the deck")
    assert all(
        label_ and preview[0].startswith("special card for") for o, (label_, preview) in said.items() if o != "look"
    )
    kept = told(Tabletop(2).card("C075"))
    assert all(preview[0].startswith("When you connect it:") for _, preview in kept.values())
    assert {Option.parse(option).ids[0] for option in kept} < set(METROPOLISES)


def test_what_reacts_is_called_by_its_source() -> None:
    look = recall(TITLE, observe(Tabletop(2).game, 0))
    said = {at: words("en").message(FACE.label(look, Option("trigger", (at, 0)))) for at in TRIGGERS}
    assert said == TRIGGERS
    assert [FACE.targets(look, Option("trigger", (at, 0))) for at in TRIGGERS] == [
        ["C077"],
        ["BL11"],
        ["GC3"],
        ["C4"],
    ]


TRIGGERS: dict[Any, str] = {
    "when.C077.1": "Gantry Crews: tunnels cost you 1 credit less in this turn",
    "metropolis.BL11": "Cape Artifice: upgrade up to 2 structures for free",
    "take_contract.GC3": "take Renewal Pact: gain 4 points and draw a card",
    "bonus.1.C4": "bonus of C4: 1 step on the Federation track and 1 card",
}


def test_the_end_of_an_era_and_of_the_game() -> None:
    top = Tabletop(2).build("C2", "T1", "C3", "T2").claimed("PA", "C098").stock(credit=1, kelp=3)
    said = told(top.feed())
    assert said["feed 1"][0] == "1 city for 1 credit"
    assert said["feed 0"][0] == "none"
    said = told(Tabletop(2).claimed("PA", "C078", "C156").stock(science=4).final())
    assert said["spend C078 2"][0] == "Published Findings: 4 science for 6 points"
    assert said["spend C156 1"][0] == "Grand Clearance: any 3 resources for 2 points"
    said = told(Tabletop(2).claimed("PA", "C156").stock(science=2, kelp=2).final("spend C156 1"))
    assert {option: said[option][0] for option in said} == {"give kelp": "1 kelp", "give science": "1 science"}
