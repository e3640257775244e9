"""The table of Barrage in rows, for plain text, for screen readers and for a board that draws no picture."""

from collections.abc import Iterable, Iterator, Sequence

from asztal.games.barrage.cards import (
    ADVANCED,
    AUTOMA_TILES,
    BASINS,
    BONUSES,
    CONSTRUCTION,
    CONTRACTS,
    HEADSTREAMS,
    OFFICERS,
    PIECES,
    PIPES,
    RED,
    SECTIONS,
    Basin,
    Space,
)
from asztal.games.barrage.face.pen import Pen
from asztal.games.barrage.means import BANK
from asztal.games.barrage.state import EMPTY, NEUTRAL, SEGMENTS, Segment
from asztal.games.barrage.vocabulary import TakePatent, find
from asztal.text.drawing import Scene
from asztal.text.rows import Item, Row


def rows(scene: Scene) -> list[Row]:
    """The river, the boards and the companies, the one of the reader first."""
    pen = Pen(scene)
    made = [Row("", [Item(said)]) for said in pen.head()]
    if pen.view.order:
        made.append(Row(pen.say("plain-order"), [Item(pen.name(seat), seat=seat) for seat in pen.view.order]))
    made += [_headstream(pen, name) for name in HEADSTREAMS]
    made += [_basin(pen, basin) for basin in BASINS.values()]
    made += [*_draft(pen), *_boards(pen), *_contracts(pen), *_scoring(pen), *_automas(pen)]
    for seat in pen.seats:
        made += _company(pen, seat)
    return made


def _some(pen: Pen, items: Iterable[Item]) -> Sequence[Item]:
    return list(items) or [Item(pen.say("plain-none"), usual=True)]


# --- the river --------------------------------------------------------------------------------------------------------


def _headstream(pen: Pen, name: str) -> Row:
    items = [Item(pen.say("plain-waiting-drops", count=pen.view.headstreams[name]))]
    for number, count in pen.coming(name):
        items.append(Item(pen.say("plain-drops", count=count), pen.say("plain-round", round=number)))
    label = pen.say("plain-headstream", letter=name[1], basin=HEADSTREAMS[name])
    return Row(label, items, [name], group=pen.say("plain-headstreams"))


def _basin(pen: Pen, basin: Basin) -> Row:
    view = pen.view
    items = [_dam(pen, space, upper=space == basin.dams[0]) for space in basin.dams]
    for number, space in enumerate(basin.powerhouses, 1):
        about = pen.say("plain-house", number=number, red=int(space in RED))
        items.append(_piece(pen, about, space, view.powerhouses.get(space)))
    for space in basin.conduits:
        about = pen.say("plain-conduit", value=PIPES[space].value, end=PIPES[space].end)
        items.append(_piece(pen, about, space, view.conduits.get(space)))
    area = pen.say("draw-area", area=basin.area)
    label = pen.say("plain-basin", basin=basin.id, area=area, river=basin.river_to)
    return Row(label, items, [str(basin.id)], group=pen.say("plain-basins"))


def _piece(pen: Pen, about: str, space: str, seat: int | None) -> Item:
    if seat is None:
        return Item(pen.say("plain-free"), about, [space], usual=True)
    return Item(pen.name(seat), about, [space], seat=seat)


def _dam(pen: Pen, space: str, *, upper: bool) -> Item:
    view, about = pen.view, pen.say("plain-dam", upper=int(upper), red=int(space in RED))
    if space not in view.dam_owner:
        return _piece(pen, about, space, None)
    owner, level, drops = view.dam_owner[space], view.dam_level[space], view.dam_drops[space]
    if owner == NEUTRAL:
        return Item(pen.say("plain-dam-neutral", level=level, count=drops), about, [space])
    said = pen.say("plain-dam-of", owner=pen.name(owner), level=level, count=drops)
    return Item(said, about, [space], seat=owner)


# --- the boards -------------------------------------------------------------------------------------------------------


def _draft(pen: Pen) -> Iterator[Row]:
    for company, officer in pen.view.offers.items():
        label = pen.say("plain-offer", company=pen.words.name_company(company))
        items = [Item(pen.power(company)), Item(pen.ability(officer), OFFICERS[officer].name, [officer])]
        yield Row(label, items, [company], group=pen.say("plain-offers"))
    if pen.view.offered_contracts:
        yield Row(pen.say("plain-starting"), [_contract(pen, contract) for contract in pen.view.offered_contracts])


def _contract(pen: Pen, contract: str) -> Item:
    about = CONTRACTS[contract]
    said = pen.say("plain-contract", need=about.need, reward=pen.words.reward(about.reward))
    return Item(said, ids=[contract])


def _boards(pen: Pen) -> Iterator[Row]:
    for section in SECTIONS:
        if section == "patent_office" and pen.intro:
            continue
        items = [_space(pen, space) for spaces in pen.actions(section) for space in spaces]
        if beside := pen.standing(f"{section}-beside"):
            items.append(_standing(pen, beside, pen.say("plain-beside")))
        yield Row(pen.say("plain-section", section=section), items, group=pen.say("plain-sections"))


def _space(pen: Pen, space: Space) -> Item:
    what, ids = _action(pen, space), [space.id]
    if not pen.is_open(space):
        return Item(pen.say("plain-closed"), what, ids, usual=True)
    if patent := _patent(pen, space):
        ids.append(patent)
    if standing := pen.standing(space.id):
        return _standing(pen, standing, what, ids)
    if space.id == BANK:
        return Item(pen.say("plain-free"), what, ids, usual=True)
    return Item(pen.say("price", engineers=space.engineers, credits=space.fee), what, ids)


def _patent(pen: Pen, space: Space) -> str:
    """The tile that lies at a space of the patent office; empty when it is gone, and for other spaces."""
    slot = find(space.effect, TakePatent)
    return pen.view.patents[slot.take_patent - 1] if slot else ""


def _action(pen: Pen, space: Space) -> str:
    if patent := _patent(pen, space):
        what = _tile(pen, patent)
    elif space.section == "patent_office":
        return pen.say("plain-no-tile")
    else:
        what = pen.words.reward(space.effect)
    return pen.say("plain-pay", action=what, pay=pen.words.item("credit", space.pay)) if space.pay else what


def _standing(pen: Pen, standing: Sequence[tuple[int, int]], about: str, ids: Sequence[str] = ()) -> Item:
    said = [pen.say("plain-standing", name=pen.name(seat), count=count) for seat, count in standing]
    return Item(", ".join(said), about, ids, seat=standing[0][0] if len(standing) == 1 else None)


def _contracts(pen: Pen) -> Iterator[Row]:
    shown = [(pen.say("plain-private", tier=tier), contracts) for tier, contracts in pen.displayed()]
    for label, contracts in (*shown, (pen.say("plain-national"), pen.view.national)):
        items = _some(pen, (_contract(pen, contract) for contract in contracts))
        yield Row(label, items, group=pen.say("plain-display"))


def _scoring(pen: Pen) -> Iterator[Row]:
    view, seats = pen.view, range(len(pen.players))
    if view.round:
        items = [Item(str(pen.players[seat].energy), pen.name(seat), seat=seat) for seat in pen.by_energy()]
        yield Row(pen.say("plain-energy"), [*items, Item(pen.say("plain-full-bonus", full=pen.full_from))])
    for number, bonus in enumerate(view.bonuses, max(1, view.round)):
        items = [Item(pen.say("plain-bonus-for", bonus=bonus, vp=int(BONUSES[bonus]["vp"])))]
        if number == view.round:
            now = [pen.say("plain-bonus-now", count=pen.bonus(seat)) for seat in seats]
            items += [Item(said, pen.name(seat), seat=seat) for seat, said in zip(seats, now, strict=True)]
        yield Row(pen.say("plain-bonus", round=number), items, group=pen.say("plain-bonuses"))
    items = [Item(str(pen.objective(seat)), pen.name(seat), seat=seat) for seat in seats]
    yield Row(pen.say("plain-objective"), [Item(pen.say("draw-objective", objective=view.objective)), *items])


def _automas(pen: Pen) -> Iterator[Row]:
    if top := pen.view.automa_deck.top:
        tile = str(top[0])
        steps = [Item(pen.words.automa_step(step)) for step in AUTOMA_TILES[tile].steps]
        yield Row(pen.say("plain-automa", tile=tile), steps)
    if not pen.view.criteria:
        return
    about = AUTOMA_TILES[pen.view.criteria]
    group = pen.say("plain-criteria", tile=about.id)
    for structure, names in about.criteria.items():
        items = [Item(pen.say("criterion-word", criterion=name)) for name in names]
        items.append(Item(pen.say("plain-criteria-from", structure=structure, first=about.first[structure])))
        label = pen.say("plain-criteria-of", piece=pen.say("structure-a", structure=structure))
        yield Row(label, items, group=group)
    letters = ", ".join(map(pen.words.short, about.headstreams))
    yield Row(pen.say("plain-criteria-water"), [Item(letters)], group=group)


# --- companies --------------------------------------------------------------------------------------------------------


def _company(pen: Pen, seat: int) -> Iterator[Row]:
    """A player's part of the table: figures, abilities, pieces, tiles and contracts."""
    player = pen.players[seat]
    if not player.company:
        return
    yield _figures(pen, seat)
    officers = [
        Item(pen.ability(each), OFFICERS[each].name, [each]) for each in (player.officer, player.copied) if each
    ]
    if officers:
        yield Row(pen.say("plain-officer"), officers, seat=seat)
    if _has_power(pen, seat):
        items = [Item(pen.power(player.company)), Item(pen.say("plain-power-active", active=pen.active(seat)))]
        yield Row(pen.say("plain-power"), items, seat=seat)
    yield Row(pen.say("plain-pieces"), [_pieces(pen, seat, structure) for structure in player.built], seat=seat)
    if incomes := pen.incomes(seat):
        yield Row(pen.say("plain-incomes"), [Item(pen.words.reward(income)) for income in incomes], seat=seat)
    tiles = _some(pen, (Item(_tile(pen, tile), ids=[tile]) for tile in player.tiles))
    yield Row(pen.say("plain-tiles"), tiles, seat=seat)
    yield Row(pen.say("plain-wheel"), [_segment(pen, *segment) for segment in pen.wheel(seat)], seat=seat)
    if not player.automa:
        yield Row(pen.say("plain-building"), list(_building(pen, seat)), seat=seat)
        held = [_contract(pen, contract) for contract in player.contracts]
        held.append(Item(pen.say("plain-fulfilled", count=len(player.fulfilled))))
        yield Row(pen.say("plain-contracts"), held, seat=seat)


def _has_power(pen: Pen, seat: int) -> bool:
    """Whether a player uses the power of its company."""
    return not pen.players[seat].automa or pen.level.company_power


def _figures(pen: Pen, seat: int) -> Row:
    player = pen.players[seat]
    held = {
        item: int(getattr(player, item))
        for item in ("vp", "energy", "credit", "excavator", "mixer", "engineer")
        if item != "credit" or not player.automa
    }
    label = pen.say(
        "plain-player",
        name=pen.name(seat),
        you=int(seat == pen.seat),
        company=pen.words.name_company(player.company),
        passed=int(player.passed),
    )
    figures = [Item(pen.say("plain-unit", item=item, count=count), count=count) for item, count in held.items()]
    return Row(label, figures, seat=seat)


def _pieces(pen: Pen, seat: int, structure: str) -> Item:
    built = pen.players[seat].built[structure]
    said = pen.say("plain-built", built=built, most=PIECES[structure])
    if structure == "powerhouse":
        said += pen.say("plain-next-powerhouse", built=built) if pen.has_bonus(seat) else ""
    elif coming := pen.next_income(seat, structure):
        said += pen.say("plain-next", at=coming[0], reward=pen.words.reward(coming[1]))
    return Item(said, pen.say("structure-word", structure=structure))


def _tile(pen: Pen, tile: str) -> str:
    name = pen.words.name_tile(tile)
    return (
        pen.say("plain-tile", tile=name, effect=pen.say("plain-tile-effect", tile=tile)) if tile in ADVANCED else name
    )


def _segment(pen: Pen, rotations: int, segment: Segment) -> Item:
    """A closed segment; the sixth comes back first."""
    tile, excavators, mixers = segment
    about, id_ = pen.say("plain-segment", rotations=rotations), f"W{SEGMENTS + 1 - rotations}"
    if segment == EMPTY:
        return Item(pen.say("plain-empty"), about, [id_], usual=True)
    machines = {"excavator": excavators, "mixer": mixers}
    parts = [pen.words.name_tile(tile)] if tile else []
    parts += [pen.words.item(item, count) for item, count in machines.items() if count]
    return Item(pen.words.join(parts), about, [id_, *([tile] if tile else [])])


def _building(pen: Pen, seat: int) -> Iterator[Item]:
    used, price = pen.building(seat)
    if price is None:
        yield Item(pen.say("plain-building-full", used=used))
        return
    yield Item(pen.say("plain-built", built=used, most=len(CONSTRUCTION)))
    yield Item(pen.say("price", engineers=price["engineers"], credits=price["fee"]), pen.say("plain-building-next"))
