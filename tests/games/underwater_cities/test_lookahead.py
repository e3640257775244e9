"""No slot that could be used is refused and none is offered in vain: the look-ahead against every line of play."""

from collections.abc import Iterator

import pytest

from asztal.bots.seating import Seating
from asztal.games.underwater_cities import brings, turn
from asztal.games.underwater_cities.bound import bound_of
from asztal.games.underwater_cities.cards import CARDS, METROPOLISES, SLOTS
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.keeping import unused
from asztal.games.underwater_cities.lookahead import card_first
from asztal.games.underwater_cities.state import G
from asztal.games.underwater_cities.title import TITLE
from asztal.kernel import Decision, Fast, Option, Reason
from asztal.kernel.effect import Effect
from tests.games.underwater_cities.every_line import can_be_used

GAMES = 200


def table_of(number: int) -> G:
    """A table for 1 to 4, on either boards, every third one with contracts."""
    seats = (3, 2, 4, 1)[number % 4]
    variant = {"boards": "advanced" if number % 2 else "standard"}
    if seats > 1 and number % 3 == 0:
        variant["contracts"] = "yes"
    return TITLE.new(seats, variant, Fast(number), tells=False)


def doubtful(g: G, seat: int) -> Iterator[tuple[Option, Option, bool]]:
    """Every slot that cannot be used as it is, with every card, and whether the two are offered."""
    choose, me = turn.ChooseSlot(), g.state.players[seat]
    for slot in choose.slots(g):
        name, refused = str(slot.ids[0]), choose.refusal(g, seat, slot)
        if refused is not None and refused.key != "nothing-usable":
            continue
        me.credit -= slot.kind == "clone"
        usable, offered = turn.usable(g, seat, name), turn.plays(g, seat, name)
        either = [card for card in me.hand if turn.also_matches(me, card, name) and not turn.prints(card, name)]
        me.credit += slot.kind == "clone"
        if not usable:
            assert (refused is None) is bool(offered), (slot, offered)
            for card in (*(Option("card", (card,)) for card in me.hand), *(Option("mismatch", (c,)) for c in either)):
                yield slot, card, card in offered


@pytest.mark.rules("UWC-SLOT-03", "UWC-SLOT-05")
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, marks=[] if number < 3 else pytest.mark.slow if number < 8 else pytest.mark.full)
        for number in range(GAMES)
    ],
)
def test_a_slot_is_offered_exactly_when_some_line_uses_it(number: int) -> None:
    game = table_of(number)
    seating = Seating(game, ["random"] * game.state.seats, number)
    while game.decisions:
        seat, asked = next(iter(game.decisions.items()))
        if asked.ask == "slot":
            choose = turn.ChooseSlot()
            chosen = [slot for slot in choose.slots(game) if choose.refusal(game, seat, slot) is None]
            assert [option for option in asked.options if option.kind != "ability"] == chosen
            for slot, card, offered in doubtful(game, seat):
                assert can_be_used(game, seat, slot, card) is offered, (slot, card, game.state.players[seat])
        game.apply_unchecked(*seating.next())


def withheld(g: G) -> list[Option]:
    """What the effect that asks would offer, and the rule about the slot does not."""
    frame = g.stack[-1]
    asked = g.title.book[frame.at].enter(g, frame)
    assert isinstance(asked, Decision)
    return [option for option in asked.options if option not in g.decisions[asked.seat].options]


@pytest.mark.rules("UWC-SLOT-06")
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, marks=[] if number < 6 else pytest.mark.slow if number < 20 else pytest.mark.full)
        for number in range(GAMES)
    ],
)
def test_a_choice_is_withheld_exactly_when_no_line_after_it_uses_the_slot(number: int) -> None:
    game = table_of(number)
    seating = Seating(game, ["random"] * game.state.seats, number)
    while game.decisions:
        seat, asked = next(iter(game.decisions.items()))
        if asked.ask not in ("slot", "card") and unused(game) is not None:
            lost = withheld(game)
            for option in (*asked.options, *lost):
                assert can_be_used(game, seat, option) is (option not in lost), (option, asked, lost)
        game.apply_unchecked(*seating.next())


def test_cards_that_lead_to_other_effects_bring_what_those_could() -> None:
    table = Tabletop(3)
    table.state.slots["34-Y5"].append(1)  # science, steelplast and kelp

    def brought(card: str) -> set[str]:
        return {item for item, most in bound_of(table.game, 0, [card_first(0, card)]).total.items.items() if most > 0}

    assert brought("C155") == {"science", "steelplast", "kelp"}  # a slot of another
    assert brought("C089") == {"credit", "steelplast"}  # an action card: the assistant
    table.state.players[0].cards.append("C099")
    assert brought("C089") == {"credit", "steelplast", "biomatter"}


def test_a_contract_counts_only_where_what_comes_may_meet_it() -> None:
    table = Tabletop(2, contracts="yes")
    table.state.contracts[:] = ["GC4"]  # two connected symbiotic cities: 2 kelp

    def brought(card: str) -> int:
        return bound_of(table.game, 0, [card_first(0, card)]).total.items.get("kelp", 0)

    assert brought("SP14") == 0  # four upgrades
    assert brought("C079") == 2  # it builds


def test_every_verb_says_what_it_could_bring() -> None:
    for at in (f"{what}.{name}" for what, names in WHERE for name in names):
        if at in TITLE.book:
            assert brings.brings(TITLE.book[at])


WHERE = (("card", CARDS), ("ability", CARDS), ("slot", SLOTS), ("metropolis", METROPOLISES))


def test_a_verb_that_does_not_say_so_is_refused() -> None:
    class Windfall(Effect[object]):
        def can(self, g: object, f: object) -> Reason | None:
            return None

    with pytest.raises(KeyError):
        brings.brings(Windfall())
