"""The table of Barrage in a terminal: boards and companies side by side; below, next to the question, the river."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from asztal.games.barrage.cards import PIECES
from asztal.games.barrage.face.board import (
    automa_criteria,
    automa_steps,
    contracts,
    draft,
    numbered,
    scoring,
    spaces,
)
from asztal.games.barrage.face.pen import Pen
from asztal.games.barrage.face.rivermap import river
from asztal.games.barrage.face.rows import rows
from asztal.games.barrage.state import EMPTY
from asztal.text.drawing import Scene, mark
from asztal.text.layout import Row, below, row

__all__ = ["rows", "table"]

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
    boards = below([*draft(pen), *spaces(pen), *contracts(pen), *scoring(pen), *automa_steps(pen)])
    companies = [_company(pen, seat) for seat in pen.seats if pen.players[seat].company]
    sides: RenderableType = Group(boards, *companies)
    if scene.width >= _BESIDE and companies:
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(Group(boards, *companies[_MOST_BESIDE:]), Group(*companies[:_MOST_BESIDE]))
        sides = grid
    legend = Text(pen.say("draw-legend", mark=str(mark(0))), style="dim")
    return Group(head, sides, below(automa_criteria(pen)), river(pen), legend)


# --- companies --------------------------------------------------------------------------------------------------------


def _company(pen: Pen, seat: int) -> RenderableType:
    who, player = mark(seat), pen.players[seat]
    name = Text(f"{who} {pen.name(seat)}", style=f"bold {who.style}")
    parts = [pen.words.name_company(player.company), pen.officer(seat)]
    parts += [pen.say("draw-passed")] if player.passed else []
    name.append(f"  {' · '.join(filter(None, parts))}", style="default not bold")
    about = _own(pen, seat) if seat == pen.seats[0] else _other(pen, seat)
    return Group(name, Padding(Group(Text(pen.stock(seat)), below(about)), (0, 0, 0, 2)))


def _own(pen: Pen, seat: int) -> Iterator[Row]:
    """All that a player looks at before a choice."""
    player = pen.players[seat]
    ability = [pen.ability(officer) for officer in (player.officer, player.copied) if officer]
    power = pen.say("draw-power-of", power=pen.power(player.company), active=pen.active(seat))
    yield row(pen.say("draw-ability"), *(Text(part, style="dim") for part in (*ability, power)))
    pieces = [
        f"{pen.say('draw-structure', structure=structure)} {built}/{PIECES[structure]}{coming and f' ({coming})'}"
        for structure, built, coming in pen.pieces(seat)
    ]
    yield row(pen.say("draw-pieces"), *map(Text, pieces))
    if incomes := pen.incomes(seat):
        yield row(pen.say("draw-income"), Text(", ".join(map(pen.reward, incomes))))
    tiles = [numbered(pen, pen.tile(tile), tile) for tile in player.tiles]
    yield row(pen.say("draw-tiles"), *tiles, Text(f"({_building(pen, seat)})", style="dim"))
    segments = [f"{rotations}:{pen.segment(*what) or '–'}" for rotations, what in pen.wheel(seat)]
    yield row(pen.say("draw-wheel"), *map(Text, segments))
    yield _contracts(pen, seat)


def _building(pen: Pen, seat: int) -> str:
    used, price = pen.building(seat)
    if price is None:
        return pen.say("draw-building-full", used=used)
    items = {"engineer": price["engineers"], "credit": price["fee"]}
    needed = [pen.say("draw-item", item=item, count=count) for item, count in items.items() if count]
    return pen.say("draw-building", used=used, price="+".join(needed))


def _other(pen: Pen, seat: int) -> Iterator[Row]:
    """What one wants to know of another player."""
    pieces = [f"{pen.say('draw-structure', structure=structure)} {built}" for structure, built, _ in pen.pieces(seat)]
    yield row(pen.say("draw-pieces"), *map(Text, pieces))
    laid = [f"↻{rotations}:{pen.segment(*what)}" for rotations, what in pen.wheel(seat) if what != EMPTY]
    yield row(pen.say("draw-tiles"), *map(Text, map(pen.tile, pen.players[seat].tiles)), *map(Text, laid))
    if not pen.players[seat].automa:
        yield _contracts(pen, seat)


def _contracts(pen: Pen, seat: int) -> Row:
    player = pen.players[seat]
    held = [numbered(pen, pen.contract(contract), contract) for contract in player.contracts]
    return row(pen.say("draw-contracts"), *held, Text(pen.say("draw-fulfilled", count=len(player.fulfilled))))
