"""The table of Underwater Cities in plain lines, one statement per line, for screen readers and programs."""

from collections.abc import Iterable, Iterator

from asztal.games.underwater_cities.cards import ALWAYS, expansion_of
from asztal.games.underwater_cities.face.pen import Pen
from asztal.games.underwater_cities.network import connected_cities, connected_metropolises
from asztal.games.underwater_cities.state import UNLIMITED, Player
from asztal.text.drawing import Scene

_WHOLE = {f"draw-{name}": f"plain-{name}" for name in ("item", "times", "pair", "lifted", "lifted-city", "goal-of")}


def lines(scene: Scene) -> list[str]:
    """The table without colours and boxes, one statement per line."""
    pen = Pen(scene, _WHOLE, ", ")
    made = pen.head()
    made += [*_slots(pen), *_shared(pen)]
    for seat in reversed(pen.seats):
        made += _player(pen, seat)
    return [*made, *_network(pen), *_coming(pen), *_own_cards(pen)]


def _listed(parts: Iterable[str]) -> str:
    return "; ".join(parts)


# --- what all share ---------------------------------------------------------------------------------------------------


def _slots(pen: Pen) -> Iterator[str]:
    for slot in pen.slots:
        owners = ", ".join(name for name, _ in pen.owners(slot.id)) or pen.say("plain-nobody")
        yield pen.say("plain-slot", slot=pen.words.name_slot(slot.id), action=pen.text(slot.id), owners=owners)
    always = pen.words.name_slot(ALWAYS)
    yield pen.say("plain-listed", name=always[0].upper() + always[1:], what=pen.text(ALWAYS))
    if len(pen.players) == 4:
        yield pen.say("plain-clone", used=int(pen.view.cloned))


def _shared(pen: Pen) -> Iterator[str]:
    view = pen.view
    if view.order:
        yield pen.say("plain-order", order=", ".join(map(pen.name, view.order)))
        for space, bonus, seats in pen.track():
            who = ", ".join(map(pen.name, seats)) or pen.say("plain-nobody")
            yield pen.say("plain-space", space=space, bonus=bonus or pen.say("plain-nothing"), who=who)
    yield pen.say(
        "plain-supply",
        tunnels=view.tunnels_left,
        nonsymbiotic=view.nonsymbiotic_left,
        symbiotic=view.symbiotic_left if view.symbiotic_left != UNLIMITED else pen.say("plain-unlimited"),
    )
    for card in pen.offered_specials():
        yield pen.say("plain-special", card=_card(pen, card))
    for contract in view.contracts:
        yield pen.say("plain-contract", contract=_named(pen, contract))
    if slot := pen.view.slot:
        name = pen.name(pen.turn()["seat"])
        yield pen.say("plain-turn", name=name, slot=pen.words.name_slot(slot), action=pen.text(slot))
    for played in map(str, view.played):
        yield pen.say("plain-played", card=_card(pen, played))


def _named(pen: Pen, name: str) -> str:
    return pen.say("plain-named", name=pen.card(name), what=pen.text(name))


def _card(pen: Pen, card: str, note: str = "") -> str:
    about = ", ".join(filter(None, [note, pen.about(card)]))
    return pen.say("plain-card", name=pen.card(card), about=about, what=pen.text(card))


# --- players ----------------------------------------------------------------------------------------------------------


def _player(pen: Pen, seat: int) -> Iterator[str]:
    player, name, own = pen.players[seat], pen.name(seat), seat == pen.seats[0]
    yield pen.say("plain-player", name=name, you=int(seat == pen.seat), stock=", ".join(pen.stock(player)))
    yield pen.say("plain-built", pieces=_listed(_pieces(pen, player)))
    yield pen.say("plain-hand-size", count=pen.hand_size(seat))
    if not own:
        claimed = [_claimed(pen, player, card) for card in pen.claimed(player)]
        yield pen.say("plain-claimed", cards=_listed([*claimed, *map(pen.card, player.contracts)]))


def _claimed(pen: Pen, player: Player, card: str) -> str:
    state = pen.readiness(player, card)
    return f"{pen.card(card)} ({state})" if state else pen.card(card)


def _pieces(pen: Pen, player: Player) -> Iterator[str]:
    symbiotic = list(player.cities.values()).count("symbiotic_city")
    connected = len(connected_cities(player))
    yield pen.say("plain-cities", count=len(player.cities), symbiotic=symbiotic, connected=connected)
    for kind, count, upgraded in pen.pieces(player):
        yield pen.say("plain-pieces", kind=kind, count=count, upgraded=upgraded)
    yield pen.say("plain-metropolises", count=len(connected_metropolises(player)))


# --- the own network --------------------------------------------------------------------------------------------------


def _network(pen: Pen) -> Iterator[str]:
    me = pen.me
    for city, sites in me.layout.cities.items():
        kind = me.cities.get(city, "")
        state = pen.say("plain-city", kind=kind, connected=int(bool(kind) and pen.connected(city)))
        parts = [state + _extras(pen, city), *(_site(pen, site) for site in (*sites, expansion_of(city)))]
        yield pen.say("plain-listed", name=city, what=_listed(parts))
    for tunnel, (one, other) in me.layout.tunnels.items():
        built = tunnel in me.tunnels
        state = pen.say("plain-tunnel-state", built=int(built), upgraded=int(tunnel in me.upgraded))
        state += pen.say("plain-idle") if built and not pen.connected(tunnel) else _extras(pen, tunnel)
        yield pen.say("plain-tunnel", tunnel=tunnel, one=one, other=other, state=state)
    for site, tile in me.metropolises.items():
        yield pen.say("plain-metropolis", site=site, connected=int(pen.connected(site)), tile=_named(pen, tile))
    for tile in me.gained_metropolises:
        yield pen.say("plain-gained", tile=_named(pen, tile))
    yield from pen.specials()


def _site(pen: Pen, site: str) -> str:
    kind = pen.me.buildings.get(site, "")
    state = pen.say("plain-building", kind=kind, upgraded=int(site in pen.me.upgraded))
    name = pen.say("plain-site", letter=site[-1])
    return f"{name}: {state}{_extras(pen, site)}"


def _extras(pen: Pen, site: str) -> str:
    """The bonus and the surcharge of a site that is still free."""
    me = pen.me
    if site in me.cities or site in me.buildings or site in me.tunnels:
        return ""
    layout, said = me.layout, ""
    if bonus := layout.bonuses.get(site):
        said += pen.say("plain-bonus", items=pen.items(bonus))
    if extra := layout.surcharges.get(site):
        said += pen.say("plain-surcharge", items=pen.items(extra))
    return said


# --- what comes, and cards --------------------------------------------------------------------------------------------


def _coming(pen: Pen) -> Iterator[str]:
    if not pen.before_production():
        return
    me, seat = pen.me, pen.seats[0]
    yields = pen.items(pen.forecast(me)) or pen.say("plain-nothing")
    yield pen.say("plain-production", round=pen.production_after, items=yields)
    for name in pen.decided(me):
        yield pen.say("plain-decided", card=_named(pen, name))
    food = pen.food(me)
    yield pen.say("plain-food", **food._asdict())
    for card in pen.other_food(me):
        yield pen.say("plain-decided", card=_named(pen, card))
    scored = [pen.say("plain-line", why=why, points=points) for why, points in pen.scored(me)]
    yield pen.say("plain-points", points=me.points, lines=_listed(scored) or pen.say("plain-nothing"))
    later = pen.unscored(seat)
    said = [pen.say("plain-line", why=why, points=points) for why, points in later]
    total = sum(points for _, points in later)
    yield pen.say("plain-later", points=total, lines=_listed(said) or pen.say("plain-nothing"))
    if pen.alone:
        yield pen.goal()


def _own_cards(pen: Pen) -> Iterator[str]:
    me, seat = pen.me, pen.seats[0]
    for card in pen.claimed(me):
        yield pen.say("plain-own", card=_card(pen, card, pen.readiness(me, card)))
    for contract in me.contracts:
        yield pen.say("plain-own", card=_named(pen, contract))
    for card in pen.looking(seat):
        yield pen.say("plain-looking", card=_card(pen, card))
    for card in pen.hand(seat):
        yield pen.say("plain-hand", card=_card(pen, card))
