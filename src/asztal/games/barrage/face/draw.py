"""The table of Barrage in a terminal: boards and companies side by side; below, next to the question, the river."""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from asztal.games.barrage.cards import BONUSES, OFFICERS, PIECES, SECTIONS, SPACES, Space
from asztal.games.barrage.face import short
from asztal.games.barrage.face.map import drawn_map
from asztal.games.barrage.face.pen import RED_SIGN, Pen
from asztal.games.barrage.face.rows import rows
from asztal.games.barrage.state import EMPTY
from asztal.text.drawing import Scene, mark
from asztal.text.layout import Row, below, row, sign

__all__ = ["rows", "table"]

_CLOSED = "✗"
_BESIDE = 96  # columns from which the companies stand beside the boards
_MOST_BESIDE = 3  # companies that are about as tall as the boards; a fourth stands below these


def table(scene: Scene) -> RenderableType:
    """The table; the companies beside the boards where there is room, else below them."""
    pen = Pen(scene)
    head = Text(" · ".join(pen.head()), style="bold")
    order = Text(f"{pen.say('draw-order')} ", style="default not bold")
    order.append_text(Text(" › ").join(Text(str(mark(seat)), style=mark(seat).style) for seat in pen.view.order))
    if pen.view.order:
        head.append(" · ").append_text(order)
    boards = below([*_draft(pen), *_spaces(pen), *_contracts(pen), *_scoring(pen), *_automa_steps(pen)])
    companies = [_company(pen, seat) for seat in pen.seats if pen.players[seat].company]
    sides: RenderableType = Group(boards, *companies)
    if scene.width >= _BESIDE and companies:
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(Group(boards, *companies[_MOST_BESIDE:]), Group(*companies[:_MOST_BESIDE]))
        sides = grid
    legend = Text(pen.say("draw-legend", mark=str(mark(0))), style="dim")
    return Group(head, sides, below(_automa_criteria(pen)), drawn_map(pen), legend)


# --- companies --------------------------------------------------------------------------------------------------------


def _company(pen: Pen, seat: int) -> RenderableType:
    who, player = mark(seat), pen.players[seat]
    name = Text(f"{who} {pen.name(seat)}", style=f"bold {who.style}")
    parts = [pen.words.name_company(player.company), _officer(pen, seat)]
    parts += [pen.say("draw-passed")] if player.passed else []
    name.append(f"  {' · '.join(filter(None, parts))}", style="default not bold")
    about = _own(pen, seat) if seat == pen.seats[0] else _other(pen, seat)
    return Group(name, Padding(Group(Text(_stock(pen, seat)), below(about)), (0, 0, 0, 2)))


def _own(pen: Pen, seat: int) -> Iterator[Row]:
    """All that a player looks at before a choice."""
    player = pen.players[seat]
    ability = [pen.ability(officer) for officer in (player.officer, player.copied) if officer]
    power = pen.say("draw-power-of", power=pen.power(player.company), active=pen.active(seat))
    yield row(pen.say("draw-ability"), *(Text(part, style="dim") for part in (*ability, power)))
    pieces = [
        f"{pen.say('draw-structure', structure=structure)} {built}/{PIECES[structure]}{coming and f' ({coming})'}"
        for structure, built, coming in _pieces(pen, seat)
    ]
    yield row(pen.say("draw-pieces"), *map(Text, pieces))
    if incomes := pen.incomes(seat):
        yield row(pen.say("draw-income"), Text(", ".join(short.reward(pen, income) for income in incomes)))
    tiles = [_numbered(pen, short.tile(pen, tile), tile) for tile in player.tiles]
    yield row(pen.say("draw-tiles"), *tiles, Text(f"({_building(pen, seat)})", style="dim"))
    segments = [f"{rotations}:{short.segment(pen, *what) or '–'}" for rotations, what in pen.wheel(seat)]
    yield row(pen.say("draw-wheel"), *map(Text, segments))
    yield _held(pen, seat)


def _building(pen: Pen, seat: int) -> str:
    used, price = pen.building(seat)
    if price is None:
        return pen.say("draw-building-full", used=used)
    items = {"engineer": price["engineers"], "credit": price["fee"]}
    needed = [pen.say("draw-item", item=item, count=count) for item, count in items.items() if count]
    return pen.say("draw-building", used=used, price="+".join(needed))


def _other(pen: Pen, seat: int) -> Iterator[Row]:
    """What one wants to know of another player."""
    pieces = [f"{pen.say('draw-structure', structure=structure)} {built}" for structure, built, _ in _pieces(pen, seat)]
    yield row(pen.say("draw-pieces"), *map(Text, pieces))
    laid = [f"↻{rotations}:{short.segment(pen, *what)}" for rotations, what in pen.wheel(seat) if what != EMPTY]
    yield row(
        pen.say("draw-tiles"), *(Text(short.tile(pen, tile)) for tile in pen.players[seat].tiles), *map(Text, laid)
    )
    if not pen.players[seat].automa:
        yield _held(pen, seat)


def _held(pen: Pen, seat: int) -> Row:
    player = pen.players[seat]
    held = [_numbered(pen, short.contract(pen, contract), contract) for contract in player.contracts]
    return row(pen.say("draw-contracts"), *held, Text(pen.say("draw-fulfilled", count=len(player.fulfilled))))


def _pieces(pen: Pen, seat: int) -> Iterator[tuple[str, int, str]]:
    """Each structure with the number built, and what the next ones uncover in short words."""
    for structure, built in pen.players[seat].built.items():
        if structure == "powerhouse":
            said = pen.say("draw-next-powerhouse", built=built) if pen.has_bonus(seat) else ""
        else:
            coming = pen.next_income(seat, structure)
            said = pen.say("draw-next", at=coming[0], reward=short.reward(pen, coming[1])) if coming else ""
        yield structure, built, said


def _stock(pen: Pen, seat: int) -> str:
    """Points and supplies of a player."""
    player = pen.players[seat]
    held = {item: getattr(player, item) for item in ("vp", "energy", "excavator", "mixer", "engineer")}
    if player.automa:
        return pen.say("draw-stock-automa", **held)
    return pen.say("draw-stock", credit=player.credit, **held)


def _officer(pen: Pen, seat: int) -> str:
    """The officer of a player, with the one who is copied; empty for an Automa without one."""
    player = pen.players[seat]
    return " = ".join(OFFICERS[officer].name for officer in (player.officer, player.copied) if officer)


def _numbered(pen: Pen, text: str, target: str) -> Text:
    """A text with the option that points at it."""
    return Text(text).append(pen.number(target), style="bold reverse")


def _listed(texts: Iterable[Text], between: str = " ") -> Text:
    """Texts in a row."""
    return Text(between).join(texts)


# --- the management board ---------------------------------------------------------------------------------------------


def _spaces(pen: Pen) -> Iterator[Row]:
    """Every section with its spaces: what they cost, or who stands there."""
    for section in SECTIONS:
        if section == "patent_office" and pen.intro:
            continue
        parts = [_action(pen, spaces) for spaces in pen.actions(section)]
        if section == "patent_office":
            parts.insert(0, Text(pen.say("draw-pay", count=SPACES["patent-1"].pay), style="dim"))
        beside = [sign(seat, str(count)) for seat, count in pen.standing(f"{section}-beside")]
        yield row(pen.say("draw-section", section=section), *parts, *beside)


def _action(pen: Pen, around: list[Space]) -> Text:
    text = Text(f"{short.reward(pen, around[0].effect)} ")
    if not pen.is_open(around[0]):
        return text.append(_CLOSED, style="dim")
    if around[0].pay and around[0].section != "patent_office":  # there it is said once
        text.append(f"{pen.say('draw-pay', count=around[0].pay)} ", style="dim")
    return text.append_text(_listed((_space(pen, space) for space in around), "/"))


def _space(pen: Pen, space: Space) -> Text:
    """Who stands on a space; on a free one the engineers that it takes, and the option that goes there."""
    standing = pen.standing(space.id)
    if space.section == "bank":
        return _listed(
            [Text(pen.number(space.id), style="bold reverse"), *(sign(seat, str(count)) for seat, count in standing)]
        )
    if standing:
        return _listed(sign(seat) for seat, _ in standing)
    text = Text(str(space.engineers)).append(RED_SIGN if space.fee else "", style="bold red")
    return text.append(pen.number(space.id), style="bold default reverse")


# --- contracts and scoring --------------------------------------------------------------------------------------------


def _contracts(pen: Pen) -> Iterator[Row]:
    """The contracts that anybody can take or fulfil."""
    for tier, shown in pen.displayed():
        parts = [_numbered(pen, short.contract(pen, contract), contract) for contract in shown]
        yield row(pen.say("draw-tier", tier=tier), *parts, style=f"bold {tier}")
    national = [_numbered(pen, short.contract(pen, contract), contract) for contract in pen.view.national]
    yield row(pen.say("draw-national"), *national)


def _scoring(pen: Pen) -> Iterator[Row]:
    """Energy, bonus tiles and objective, each with how the players stand."""
    view = pen.view
    if view.round:
        energy = [sign(seat, f" {pen.players[seat].energy}") for seat in pen.by_energy()]
        about = Text(pen.say("draw-section-of-round", energy=pen.full_from), style="dim")
        yield row(pen.say("draw-energy"), *energy, about)
    if view.bonuses:
        tiles = [pen.say("draw-bonus", bonus=bonus, vp=int(BONUSES[bonus]["vp"])) for bonus in view.bonuses]
        now = [sign(seat, f" +{pen.bonus(seat)}") for seat in range(len(pen.players))] if view.round else []
        coming = [Text(f"› {tile}", style="dim") for tile in tiles[1:]]
        yield row(pen.say("draw-bonus-tile"), Text(tiles[0]), *now, *coming)
    counts = [sign(seat, f" {pen.objective(seat)}") for seat in range(len(pen.players))]
    yield row(pen.say("draw-objective-tile"), Text(pen.say("draw-objective", objective=view.objective)), *counts)


# --- draft and Automas ------------------------------------------------------------------------------------------------


def _draft(pen: Pen) -> Iterator[Row]:
    """What is still to be chosen before the first round."""
    for company, officer in pen.view.offers.items():
        led = f"{OFFICERS[officer].name}: {pen.ability(officer)}"
        name = pen.words.name_company(company) + pen.number(company)
        yield row(name, Text(pen.power(company)), Text(led))
    offered = [_numbered(pen, short.contract(pen, contract), contract) for contract in pen.view.offered_contracts]
    if offered:
        yield row(pen.say("draw-starting"), *offered)


def _automa_steps(pen: Pen) -> Iterator[Row]:
    """The shown tile of the Automas."""
    if steps := short.steps(pen):
        tile = Text(f"{pen.view.automa_deck.top[0]}:", style="bold")
        yield row(pen.say("draw-automa"), tile, *(Text(f"{n} {step}") for n, step in enumerate(steps, 1)))


def _automa_criteria(pen: Pen) -> Iterator[Row]:
    """The tile by which the Automas chose last."""
    if pen.view.criteria:
        about = [*short.criteria(pen), short.headstream_order(pen)]
        yield row(f"{pen.say('draw-criteria')} {pen.view.criteria}:", *(Text(part, style="dim") for part in about))
