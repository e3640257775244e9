"""The table of Barrage in plain lines, one statement per line, for screen readers and programs."""

from collections.abc import Iterable, Iterator, Sequence

from asztal.games.barrage.cards import (
    ADVANCED,
    BASINS,
    BONUSES,
    HEADSTREAMS,
    OFFICERS,
    PIPES,
    RED,
    SECTIONS,
    Basin,
    Space,
)
from asztal.games.barrage.face.pen import Pen
from asztal.games.barrage.state import NEUTRAL
from asztal.text.drawing import Scene

_WHOLE = {
    "draw-structure": "plain-structure",
    "draw-item": "plain-item",
    "draw-place": "plain-place",
    "draw-in": "plain-in",
    "draw-most": "plain-most",
    "draw-least": "plain-least",
    "draw-contract": "plain-contract",
    "draw-produce": "plain-produce",
    "draw-section": "plain-section",
    "draw-next": "plain-next",
    "draw-next-powerhouse": "plain-next-powerhouse",
    "draw-building": "plain-building",
    "draw-building-full": "plain-building-full",
    "draw-bonus": "plain-bonus-for",
    "draw-step-framed": "plain-step-framed",
}


def lines(scene: Scene) -> list[str]:
    """The table without colours and boxes, one statement per line."""
    pen = Pen(scene, _WHOLE, ", ")
    made = pen.head()
    if pen.view.order:
        made.append(pen.say("plain-order", order=", ".join(map(pen.name, pen.view.order))))
    made += [_headstream(pen, name) for name in HEADSTREAMS]
    made += [_basin(pen, basin) for basin in BASINS.values()]
    made += [*_draft(pen), *_boards(pen), *_contracts(pen), *_scoring(pen), *_automas(pen)]
    for seat in pen.seats:
        made += _player(pen, seat)
    return made


def _listed(parts: Iterable[str]) -> str:
    return "; ".join(parts)


# --- the river --------------------------------------------------------------------------------------------------------


def _headstream(pen: Pen, name: str) -> str:
    coming = [pen.say("plain-coming", round=number, count=count) for number, count in pen.coming(name)]
    waiting = pen.view.headstreams[name]
    return pen.say("plain-headstream", letter=name[1], basin=HEADSTREAMS[name], count=waiting, coming="".join(coming))


def _basin(pen: Pen, basin: Basin) -> str:
    view = pen.view
    parts = [
        pen.say("plain-dam", upper=int(space == basin.dams[0]), red=int(space in RED), what=_dam(pen, space))
        for space in basin.dams
    ]
    for number, space in enumerate(basin.powerhouses, 1):
        what = _owner(pen, view.powerhouses.get(space))
        parts.append(pen.say("plain-house", number=number, red=int(space in RED), what=what))
    for space in basin.conduits:
        pipe = PIPES[space]
        what = _owner(pen, view.conduits.get(space))
        parts.append(pen.say("plain-conduit", value=pipe.value, end=pipe.end, what=what))
    area = pen.say("draw-area", area=basin.area)
    return pen.say("plain-basin", basin=basin.id, area=area, river=basin.river_to, parts=_listed(parts))


def _owner(pen: Pen, seat: int | None) -> str:
    return pen.say("plain-free") if seat is None else pen.name(seat)


def _dam(pen: Pen, space: str) -> str:
    view = pen.view
    if space not in view.dam_owner:
        return pen.say("plain-free")
    level, drops = view.dam_level[space], view.dam_drops[space]
    if view.dam_owner[space] == NEUTRAL:
        return pen.say("plain-dam-neutral", level=level, count=drops)
    return pen.say("plain-dam-of", owner=pen.name(view.dam_owner[space]), level=level, count=drops)


# --- the boards -------------------------------------------------------------------------------------------------------


def _draft(pen: Pen) -> Iterator[str]:
    for company, officer in pen.view.offers.items():
        yield pen.say(
            "plain-offer",
            company=pen.company(company),
            power=pen.power(company),
            officer=OFFICERS[officer].name,
            ability=pen.ability(officer),
        )
    if pen.view.offered_contracts:
        yield _named(pen, pen.say("plain-starting"), map(pen.contract, pen.view.offered_contracts))


def _named(pen: Pen, name: str, parts: Iterable[str]) -> str:
    return pen.say("plain-listed", name=name, what=_listed(parts) or pen.say("plain-none"))


def _boards(pen: Pen) -> Iterator[str]:
    for section in SECTIONS:
        if section == "patent_office" and pen.intro:
            continue
        parts = [_action(pen, *about) for about in pen.rows(section)]
        if beside := pen.standing(f"{section}-beside"):
            parts.append(pen.say("plain-beside", who=_standing(pen, beside)))
        yield _named(pen, pen.say("draw-section", section=section), parts)


def _action(pen: Pen, what: str, around: list[Space], is_open: bool) -> str:
    if not is_open:
        return pen.say("plain-closed", action=what)
    if around[0].pay:
        what = pen.say("plain-pay", action=what, pay=pen.say("draw-item", item="credit", count=around[0].pay))
    return pen.say("plain-action", action=what, spaces=", ".join(_space(pen, space) for space in around))


def _space(pen: Pen, space: Space) -> str:
    if standing := pen.standing(space.id):
        return _standing(pen, standing)
    price = {"engineer": space.engineers, "credit": space.fee}
    return " + ".join(pen.say("draw-item", item=item, count=count) for item, count in price.items() if count)


def _standing(pen: Pen, standing: Sequence[tuple[int, int]]) -> str:
    return ", ".join(pen.say("plain-standing", name=pen.name(seat), count=count) for seat, count in standing)


def _contracts(pen: Pen) -> Iterator[str]:
    for tier, shown in pen.displayed():
        yield _named(pen, pen.say("plain-private", tier=tier), map(pen.contract, shown))
    yield _named(pen, pen.say("plain-national"), map(pen.contract, pen.view.national))


def _scoring(pen: Pen) -> Iterator[str]:
    view, seats = pen.view, range(len(pen.players))
    if view.round:
        energies = [
            pen.say("plain-count", name=pen.name(seat), count=pen.players[seat].energy) for seat in pen.by_energy()
        ]
        yield pen.say("plain-energy", energies=", ".join(energies), full=pen.full_from)
    for number, bonus in enumerate(view.bonuses, max(1, view.round)):
        said = [pen.say("draw-bonus", bonus=bonus, vp=int(BONUSES[bonus]["vp"]))]
        if number == view.round:
            said += [pen.say("plain-bonus-now", name=pen.name(seat), count=pen.bonus(seat)) for seat in seats]
        yield pen.say("plain-bonus", round=number, bonus=_listed(said))
    counts = ", ".join(pen.say("plain-count", name=pen.name(seat), count=pen.objective(seat)) for seat in seats)
    yield pen.say("plain-objective", objective=pen.say("draw-objective", objective=view.objective), counts=counts)


def _automas(pen: Pen) -> Iterator[str]:
    if steps := pen.steps():
        yield pen.say("plain-automa", tile=str(pen.view.automa_deck.top[0]), steps=_listed(steps))
    if pen.view.criteria:
        criteria = _listed([*pen.criteria(), pen.headstream_order()])
        yield pen.say("plain-criteria", tile=pen.view.criteria, criteria=criteria)


# --- companies --------------------------------------------------------------------------------------------------------


def _player(pen: Pen, seat: int) -> Iterator[str]:
    player = pen.players[seat]
    if not player.company:
        return
    company = pen.company(player.company)
    you, passed = int(seat == pen.seat), int(player.passed)
    items = ("vp", "energy", *([] if player.automa else ["credit"]), "excavator", "mixer", "engineer")
    stock = ", ".join(pen.say("draw-item", item=item, count=getattr(player, item)) for item in items)
    yield pen.say("plain-player", name=pen.name(seat), you=you, company=company, passed=passed, stock=stock)
    for officer in filter(None, (player.officer, player.copied)):
        ability = pen.ability(officer)
        yield pen.say("plain-officer", name=pen.name(seat), officer=OFFICERS[officer].name, ability=ability)
    if not player.automa or pen.level.company_power:
        power = pen.power(player.company)
        yield pen.say("plain-power", power=power, active=pen.active(seat))
    yield pen.say("plain-pieces", pieces=_listed(_piece(pen, *piece) for piece in pen.pieces(seat)))
    if incomes := pen.incomes(seat):
        yield pen.say("plain-incomes", incomes=_listed(incomes))
    yield pen.say("plain-tiles", tiles=_listed(_tile(pen, tile) for tile in player.tiles) or pen.say("plain-none"))
    segments = [pen.say("plain-segment", rotations=left, what=what) for left, what in pen.wheel(seat) if what]
    yield pen.say("plain-wheel", segments=_listed(segments) or pen.say("plain-none"))
    if not player.automa:
        yield pen.building(seat)
        held = _listed(map(pen.contract, player.contracts)) or pen.say("plain-none")
        yield pen.say("plain-contracts", contracts=held, count=len(player.fulfilled))


def _piece(pen: Pen, structure: str, built: int, most: int, coming: str) -> str:
    piece = pen.say("draw-structure", structure=structure)
    return pen.say("plain-piece", piece=piece, built=built, most=most, coming=coming)


def _tile(pen: Pen, tile: str) -> str:
    if tile not in ADVANCED:
        return pen.tile(tile)
    return pen.say("plain-tile", tile=pen.tile(tile), effect=pen.say("plain-tile-effect", tile=tile))
