"""What reacts to what: claimed cards, bonuses of sites, metropolises and contracts."""

from collections.abc import Iterator
from typing import NamedTuple

from asztal.games.underwater_cities.cards import BOARDS, CARDS, CONTRACTS, KINDS, METROPOLISES, Card
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.events import ContractTaken
from asztal.games.underwater_cities.network import buildings_at, is_connected
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.games.underwater_cities.vocabulary import When
from asztal.kernel.rules import Effect, Frame, Happening, Id, Result

CHANGES = ("built", "upgraded", "special_card_paid", "changed")  # what a contract may ask for


class Reaction(NamedTuple):
    """A reaction of a card: to what, and where its effect is."""

    when: When
    at: str


def whens(card: Card) -> list[Reaction]:
    """The reactions of a card."""
    numbered = enumerate(card.effect, 1)
    return [Reaction(part, f"when.{card.id}.{number}") for number, part in numbered if isinstance(part, When)]


WHENS = {card.id: found for card in CARDS.values() if (found := whens(card))}


def listened(whens: dict[str, list[Reaction]]) -> frozenset[str]:
    """What may set something off: what contracts and metropolises wait for, and what these cards react to."""
    return frozenset((*CHANGES, "metropolis_connected", *(when.when for each in whens.values() for when, _ in each)))


LISTENS = listened(WHENS)


def _nth_at_city(me: Player, when: When, site: str, *, upgraded: bool) -> bool:
    """Whether a build or an upgrade brought a connected city to its n-th such thing (UWC-GLOS-12, UWC-GLOS-13)."""
    city = BOARDS[me.board].city_of.get(site)
    if city is None or not is_connected(me, city) or when.upgraded is not upgraded:
        return False
    kinds = KINDS[when.thing]
    here = [each for each in buildings_at(me, city) if me.buildings[each] in kinds]
    if upgraded:
        here = [each for each in here if each in me.upgraded]
    return site in here and len(here) == when.n


def fires(me: Player, when: When, what: str, about: tuple[Id, ...]) -> bool:
    """Whether a happening is the event that a card waits for."""
    event = when.when
    if what in ("built", "upgraded"):
        kind, site = str(about[0]), str(about[1])
        if event == "city_nth":
            return _nth_at_city(me, when, site, upgraded=what == "upgraded")
        if event == "turn_nth":
            kinds = KINDS[when.thing]
            made = sum(me.turn_built.get(each, 0) for each in kinds)
            return what == "built" and kind in kinds and made == when.n  # UWC-GLOS-14
        thing, _, verb = event.rpartition("_")
        return verb == what and kind in KINDS[thing]
    if event != what:
        return False
    match event:
        case "slot_used":
            return about[0] in when.slots
        case "slot_gave":
            return about[0] == when.item
        case "space_reached":
            return about[0] == when.space
    return True


def calls(g: G, happening: Happening) -> Iterator[str]:
    """The addresses of everything that a happening sets off for its seat (UWC-TIME-04)."""
    what, seat, about = happening
    me = g.state.players[seat]
    if what == "built" and str(about[1]) in BOARDS[me.board].bonuses:
        yield f"bonus.{me.board}.{about[1]}"
    if what == "metropolis_connected" and METROPOLISES[str(about[0])].instant:
        yield f"metropolis.{about[0]}"
    for card in me.cards:
        for when, at in WHENS.get(card, ()):
            if fires(me, when, what, about):
                yield at
    if what in CHANGES:
        for contract in g.state.contracts:
            if all_hold(me, CONTRACTS[contract].criteria):  # UWC-GOV-02, UWC-GOV-05
                yield f"take_contract.{contract}"


def triggered(g: G, happening: Happening) -> list[Frame]:
    """The calls that a happening sets off; of several the owner chooses the order where it matters (UWC-TIME-06)."""
    return [Frame(at, happening.seat) for at in calls(g, happening)]


class TakeContract(Effect[Ocean]):
    """A contract whose conditions are met is taken, and its reward received (UWC-GOV-02, UWC-GOV-03)."""

    commutes = True  # the rewards are plain gains

    def __init__(self, contract: str) -> None:
        self.contract = contract

    def enter(self, g: G, f: Frame) -> Result:
        if self.contract not in g.state.contracts:
            return None
        g.state.contracts.remove(self.contract)
        g.state.players[f.seat].contracts.append(self.contract)
        g.tell(ContractTaken, f.seat, self.contract)
        return Frame(f"contract.{self.contract}", f.seat)
