"""Why a place on a board cannot be chosen: for a piece that would stand there, or for what stands there already."""

from collections.abc import Iterable

from asztal.games.underwater_cities.cards import CARDS, CITIES, PATH
from asztal.games.underwater_cities.network import sites_for
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.kernel.rules import Option, Reason

NO_ACTION_CARD = Reason("not-an-action-card", "UWC-ACT-01")
NOT_IN_HAND = Reason("not-in-hand", "UWC-HAND-01")
SLOT_LOST = Reason("slot-lost", "UWC-SLOT-06")
PIECES = {"city": "nonsymbiotic_city", "tunnel": "tunnel", "building": "farm"}  # one for each kind of site
_NEEDS = {  # of each kind of site: the clause, and the reason against one that is free but too far away
    "city": ("UWC-CITY-02", "no-city-beside"),
    "tunnel": ("UWC-TUN-01", "not-joined"),
    "building": ("UWC-BLDG-01", "no-city-near"),
}


def every_site(me: Player) -> tuple[str, ...]:
    """All places of a board where something may stand."""
    return (*me.layout.cities, *me.layout.city_of, *me.layout.tunnels)


def site_of(me: Player, site: str) -> str:
    """What a site is for: a city, a tunnel or a building."""
    return "city" if site in me.layout.cities else "tunnel" if site in me.layout.tunnels else "building"


def needs(kind: str) -> str:
    """On what kind of site a piece stands."""
    return "city" if kind in CITIES else "tunnel" if kind == "tunnel" else "building"


def why_no_site(me: Player, kind: str, site: str, *, expansion: bool) -> Reason | None:
    """Why a piece cannot stand on a site, whatever it costs; None when it can."""
    if site in sites_for(me, kind, expansion=expansion):
        return None
    if site not in every_site(me):
        return Reason("not-offered")
    clause, far = _NEEDS[needs(kind)]
    if site_of(me, site) != needs(kind):
        return Reason("other-piece-there", clause)
    if site in me.cities or site in me.buildings or site in me.tunnels:
        return Reason("site-taken", clause)
    if kind != "tunnel" and kind not in CITIES and site.endswith("x") is not expansion:
        return Reason("expansion-only", clause) if expansion else Reason("expansion-barred", "UWC-BLDG-06")
    return Reason(far, clause)


def why_no_structure(me: Player, site: str, clause: str) -> Reason | None:
    """Why a site has no structure; None when one stands there."""
    if site in me.buildings or site in me.tunnels:
        return None
    if site in me.layout.cities:
        return Reason("not-a-structure", "UWC-CITY-08")
    return Reason("nothing-there", clause) if site in every_site(me) else Reason("not-offered")


BY_SLOT = {  # what follows from a slot and is never chosen in its place
    "card": Reason("slot-comes-first", "UWC-TURN-02"),
    "use": Reason("action-by-icon", "UWC-ACT-01"),
    "build": Reason("build-by-slot", "UWC-SLOT-04"),
    "upgrade": Reason("upgrade-by-slot", "UWC-UPG-02"),
    "special": Reason("special-by-slot", "UWC-SPEC-01"),
    "advance": Reason("advance-by-slot", "UWC-FED-04"),
}


def by_slot(me: Player, option: Option) -> Reason | None:
    """Why something is not chosen in the place of a slot; a site may bar whatever is built there."""
    if option.kind != "build":
        return BY_SLOT.get(option.kind)
    kind, site = map(str, option.ids)
    return why_no_site(me, PIECES[kind], site, expansion=False) or BY_SLOT["build"]


def pointed_at(state: Ocean, seat: int) -> list[Option]:
    """What somebody may want whose turn begins and points at it; all of it follows from a slot."""
    me = state.players[seat]
    built = [*me.buildings, *me.tunnels]
    wanted: dict[str, Iterable[str]] = {
        "card": me.hand,
        "use": [card for card in me.action_cards() if card not in me.used],
        "upgrade": [site for site in built if site not in me.upgraded],
        "special": [*state.dear_specials, *state.specials.top[:1], "specials"],
        "advance": [f"F{space}" for space in PATH if space],
    }
    free = [site for site in every_site(me) if site not in built and site not in me.cities]
    sites = [Option("build", (site_of(me, site), site)) for site in free]
    return [*(Option(kind, (id_,)) for kind, ids in wanted.items() for id_ in ids), *sites]


def is_action(card: str) -> bool:
    """True for a card that is turned to be used."""
    return CARDS[card].type == "action"
