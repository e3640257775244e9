"""The table of Underwater Cities in rows: slots, track and offers, then each player, with the own network and cards."""

from collections.abc import Iterable, Iterator, Mapping

from asztal.games.underwater_cities.cards import ALWAYS, CARDS, RESOURCES, expansion_of
from asztal.games.underwater_cities.face.forecast import before_production, gains_of
from asztal.games.underwater_cities.face.pen import Pen
from asztal.games.underwater_cities.network import connected_cities, connected_metropolises
from asztal.games.underwater_cities.state import UNLIMITED, Player
from asztal.text.drawing import Scene
from asztal.text.rows import Item, Row


def rows(scene: Scene) -> list[Row]:
    """What all share, the others, and at the end the part of the one who looks."""
    pen = Pen(scene, "item-count", ", ")
    made = [Row("", [Item(said)]) for said in pen.head()]
    made += [*_slots(pen), *_track(pen), *_shared(pen)]
    for seat in reversed(pen.seats):
        made += _player(pen, seat)
    return [*made, *_network(pen), *_coming(pen), *_own_cards(pen)]


def _figure(pen: Pen, item: str, count: int, *ids: str) -> Item:
    return Item(pen.say("plain-unit", item=item, count=count), count=count, ids=ids)


def _figures(pen: Pen, amounts: Mapping[str, int]) -> list[Item]:
    return [_figure(pen, item, count) for item, count in amounts.items()]


def _group(pen: Pen, group: str) -> str:
    return pen.say("plain-group", group=group)


# --- what all share ---------------------------------------------------------------------------------------------------


def _slots(pen: Pen) -> Iterator[Row]:
    group, free, taken = _group(pen, "slots"), Item(pen.say("plain-free"), usual=True), pen.say("plain-taken")
    for slot in pen.slots:
        owners = [Item(name, taken, seat=seat) for seat, name, _ in pen.owners(slot.id)] or [free]
        yield Row(pen.words.name_slot(slot.id), [*owners, Item(pen.text(slot.id))], [slot.id], group=group)
    always = pen.words.name_slot(ALWAYS)
    yield Row(always[0].upper() + always[1:], [Item(pen.text(ALWAYS))], [ALWAYS], group=group)
    if len(pen.players) == 4:
        used = Item(pen.say("draw-readiness", used=1))
        yield Row(pen.say("plain-clone"), [used if pen.view.cloned else free])


def _track(pen: Pen) -> Iterator[Row]:
    if not pen.view.order:
        return
    yield Row(pen.say("plain-order"), _people(pen, pen.view.order))
    for space, bonus, seats in pen.track():
        brings = [Item(pen.say("plain-brings", items=bonus))] if bonus else []
        here = _people(pen, seats) or [Item(pen.say("plain-nobody"), usual=True)]
        ids = [f"F{space}"] if space else []
        yield Row(pen.say("plain-space", space=space), [*brings, *here], ids, group=_group(pen, "track"))


def _people(pen: Pen, seats: Iterable[int]) -> list[Item]:
    return [Item(pen.name(seat), seat=seat) for seat in seats]


def _shared(pen: Pen) -> Iterator[Row]:
    view = pen.view
    left = {"tunnel": view.tunnels_left, "nonsymbiotic_city": view.nonsymbiotic_left}
    left |= {"symbiotic_city": view.symbiotic_left} if view.symbiotic_left != UNLIMITED else {}
    more = [] if "symbiotic_city" in left else [Item(pen.say("plain-unlimited"))]
    yield Row(pen.say("plain-supply"), [*_figures(pen, left), *more, _figure(pen, "deck", view.deck.size())])
    for card in pen.offered_specials():
        yield _card(pen, card, "offer", "specials")
    size = view.specials.size()
    yield Row(pen.say("plain-special-deck"), [_figure(pen, "card", size)], ["specials"])
    for contract in view.contracts:
        yield _card(pen, contract, "contract", "contracts")
    if slot := view.slot:
        seat = pen.turn()["seat"]
        yield Row(pen.say("plain-turn", name=pen.name(seat)), [Item(pen.words.name_slot(slot), seat=seat)])
    for played in map(str, view.played):
        yield _card(pen, played, "played")
    for turned in map(str, view.turned):
        yield _card(pen, turned, "looking")


def _card(pen: Pen, card: str, place: str, group: str = "", seat: int | None = None, *, note: str = "") -> Row:
    """A card, a contract or a tile: where it lies, what is printed on it and what it does."""
    about = pen.about(card) if card in CARDS else ""
    said = ", ".join(filter(None, [pen.say("plain-place", place=place), note, about]))
    return _named(pen, card, said, group, seat)


def _named(pen: Pen, name: str, about: str, group: str, seat: int | None) -> Row:
    heading = _group(pen, group) if group else ""
    return Row(pen.card(name), [Item(about), Item(pen.text(name))], [name], seat, heading)


# --- players ----------------------------------------------------------------------------------------------------------


def _player(pen: Pen, seat: int) -> Iterator[Row]:
    player = pen.players[seat]
    stock = [_figure(pen, item, getattr(player, item), item) for item in RESOURCES]
    figures = [_figure(pen, "point", player.points), *stock, _figure(pen, "hand", len(pen.view.players[seat].hand))]
    yield Row(pen.say("plain-player", name=pen.name(seat), you=int(seat == pen.seat)), figures, seat=seat)
    yield Row(pen.say("plain-built"), [Item(said) for said in _pieces(pen, player)], seat=seat)
    if seat != pen.seats[0]:
        claimed = [Item(_claimed(pen, player, card), ids=[card]) for card in pen.claimed(player)]
        claimed += [Item(pen.card(contract), ids=[contract]) for contract in player.contracts]
        yield Row(_group(pen, "claimed"), claimed, seat=seat)


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


def _network(pen: Pen) -> Iterator[Row]:
    me, seat = pen.me, pen.seats[0]
    for city, sites in me.layout.cities.items():
        kind, extras = me.cities.get(city, ""), _extras(pen, city)
        state = pen.say("plain-city", kind=kind, connected=int(bool(kind) and pen.connected(city)))
        items = [Item(state + extras, usual=not kind and not extras)]
        items += [_site(pen, site) for site in (*sites, expansion_of(city))]
        yield Row(city, items, [city], seat, _group(pen, "cities"))
    for tunnel, (one, other) in me.layout.tunnels.items():
        label = pen.say("plain-tunnel", tunnel=tunnel, one=one, other=other)
        yield Row(label, [_tunnel(pen, tunnel)], [tunnel], seat, _group(pen, "tunnels"))
    hexes = [(site, tile, pen.connected(site)) for site, tile in me.metropolises.items()]
    for site, tile, connected in (*hexes, *(("none", tile, True) for tile in me.gained_metropolises)):
        about = pen.say("plain-metropolis", site=site, connected=int(connected))
        yield _named(pen, tile, about, "metropolises", seat)
    if specials := list(pen.specials()):
        yield Row(pen.say("draw-specialties"), [Item(said) for said in specials], seat=seat)


def _tunnel(pen: Pen, tunnel: str) -> Item:
    built, extras = tunnel in pen.me.tunnels, _extras(pen, tunnel)
    state = pen.say("plain-tunnel-state", built=int(built), upgraded=int(tunnel in pen.me.upgraded))
    idle = pen.say("plain-idle") if built and not pen.connected(tunnel) else ""
    return Item(state + idle + extras, usual=not built and not extras)


def _site(pen: Pen, site: str) -> Item:
    kind, extras = pen.me.buildings.get(site, ""), _extras(pen, site)
    state = pen.say("plain-building", kind=kind, upgraded=int(site in pen.me.upgraded))
    about = pen.say("plain-site", letter=site[-1])
    return Item(state + extras, about, [site], usual=not kind and not extras)


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


def _coming(pen: Pen) -> Iterator[Row]:
    if not before_production(pen.scene.look):
        return
    me, seat = pen.me, pen.seats[0]
    nothing = Item(pen.say("plain-nothing"))
    yields = _figures(pen, gains_of(me)) or [nothing]
    yield Row(pen.say("plain-production", round=pen.production_after), yields, seat=seat)
    yield from _decided(pen, pen.decided(seat))
    food = pen.food(me)._asdict()
    missing = [_figure(pen, item, food.pop(item)) for item in ("missing", "lost")]
    fed = missing if missing[0].count else [Item(pen.say("draw-fed"))]
    yield Row(pen.say("plain-food"), [*_figures(pen, food), *fed], seat=seat)
    yield from _decided(pen, pen.other_food(me))
    for label, scored in (("plain-points", pen.scored(me)), ("plain-later", pen.unscored(seat))):
        total = _figure(pen, "point", me.points if label == "plain-points" else sum(points for _, points in scored))
        yield Row(pen.say(label), [total, *(Item(str(points), why) for why, points in scored)], seat=seat)
    if pen.alone:
        yield Row(pen.say("draw-goal"), [Item(pen.goal())], seat=seat)


def _decided(pen: Pen, cards: list[str]) -> Iterator[Row]:
    if cards:
        items = [Item(pen.text(card), pen.card(card)) for card in cards]
        yield Row(pen.say("plain-decided"), items, seat=pen.seats[0])


def _own_cards(pen: Pen) -> Iterator[Row]:
    me, seat = pen.me, pen.seats[0]
    for card in pen.claimed(me):
        yield _card(pen, card, "claimed", "claimed", seat, note=pen.readiness(me, card))
    for contract in me.contracts:
        yield _card(pen, contract, "claimed", "claimed", seat)
    for card in pen.looking(seat):
        yield _card(pen, card, "looking", "hand", seat)
    for card in pen.hand(seat):
        yield _card(pen, card, "hand", "hand", seat)
