"""The table of Imperial Miners in a terminal: the own mine as a chart beside the players, the hand below."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from asztal.games.imperial_miners.cards import BOARDS, CARDS, LEVELS, play_cost
from asztal.games.imperial_miners.face.map import COLLAPSE, MACHINE, Map
from asztal.games.imperial_miners.face.names import arrows
from asztal.games.imperial_miners.face.pen import Pen
from asztal.games.imperial_miners.face.rows import rows
from asztal.games.imperial_miners.state import Player
from asztal.text.drawing import Scene, mark
from asztal.text.rows import Item, Row

__all__ = ["rows", "table"]

_FROM_HAND = ("choose-card", "opening-discard", "discard", "hand-limit")  # questions whose options are the hand
_PANEL = 36  # columns that the players need beside the mine
_READABLE = 5  # columns of half a card, beside the players
_TALL = 28  # lines for the mine, the cards in hand and the options; a screen has 40, and the log needs some
_AHEAD = 5  # spaces of a board that are told
_ROMAN = dict(zip(LEVELS, ("I", "II", "III", "IV"), strict=True))

Block = tuple[Text, Sequence[Text]]  # a heading and what stands below it


def table(scene: Scene) -> RenderableType:
    """The table; the players beside the own mine where there is room, else below it."""
    pen = Pen(scene)
    stacks = "  ".join(f"{_ROMAN[level]} {len(pen.table.deck(level))}" for level in LEVELS)
    head = Text(" · ".join([*pen.head(), pen.say("draw-decks", decks=stacks)]), style="bold")
    event = [Text(str(row), style="italic") for row in pen.event()]
    if pen.me is None:
        return Group(head, *event, *map(_below, _players(pen)))
    mine, height = _mine(pen, pen.me)
    front = _front(pen, pen.me)
    room = _TALL - height - 2 * len(front) - _options(pen)
    return Group(head, *event, mine, *front, *_hand(pen, room), *_now(pen))


def _options(pen: Pen) -> int:
    """About how many lines the options take; cards and boards are told with all that they do."""
    decision = pen.scene.seen.decision
    each = 4 if pen.asked == "choose-board" else 2 if pen.asked in _FROM_HAND else 1
    return 0 if decision is None else each * len(decision.options)


def _mine(pen: Pen, me: Player) -> tuple[RenderableType, int]:
    """The own mine with the players, and about how many lines that takes."""
    now = [part.removeprefix("at.") for part in pen.about if part.startswith("at.")]
    chart = Map(
        me,
        title=lambda card: (pen.words.name_card(card), pen.words.short(card)),
        numbers=pen.scene.numbers,
        now=now[-1] if now else "",
    )
    players, width = _players(pen), pen.scene.width
    if not chart.places:
        return Group(*map(_below, players)), _height(players, width)
    legend = Text(pen.say("draw-legend"), style="dim")
    if chart.fit(width - _PANEL - 2) and chart.half >= _READABLE:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=chart.width)
        grid.add_column()
        grid.add_row(chart.draw(), Group(*map(_below, players)))
        return Group(grid, legend), max(chart.height, _height(players, width - chart.width - 2))
    inline = [_inline(block) for block in players]
    if chart.fit(width):
        return Group(chart.draw(), legend, *inline), chart.height + sum(_rows(text, width) for text in inline)
    return Group(Text(_cards(pen, pen.seat)), *inline), len(inline)


# --- the players ----------------------------------------------------------------------------------------------------


def _players(pen: Pen) -> list[Block]:
    """Every player, the one who looks first, and the research boards."""
    made = [_player(pen, seat) for seat in pen.seats]
    boards = []
    for side in pen.table.boards:
        markers = [f"{mark(seat)} {pen.players[seat].space}/{BOARDS[side].top}" for seat in pen.on_board(side)]
        boards.append(" ".join([pen.words.name_board(side), *markers]))
    about = [Text(" · ".join(boards))]
    if pen.me and pen.me.board:
        about.append(Text(pen.words.name_spaces(_coming(pen.me.board, pen.me.space)), style="dim"))
    made.insert(1, (Text(pen.say("draw-boards"), style="bold"), about))
    return made


def _coming(side: str, space: int) -> str:
    """The next spaces of a board above one, as one id: E.3-7."""
    return f"{side}.{space + 1}-{min(space + _AHEAD, BOARDS[side].top)}"


def _player(pen: Pen, seat: int) -> Block:
    who, player = mark(seat), pen.players[seat]
    name = Text(f"{who} {pen.name(seat)}", style=f"bold {who.style}")
    name.append("".join(f"  {part}" for part in pen.status(seat)), style="not bold")
    about = [Text(", ".join(map(str, pen.stock(seat))))]
    if seat != pen.seat and player.mine:
        about.append(Text(_cards(pen, seat), style="dim"))
    return name, about


def _cards(pen: Pen, seat: int) -> str:
    """A mine as the ids of its cards, row by row, with their tokens."""
    player = pen.players[seat]

    def card(at: str) -> str:
        collapse = COLLAPSE if at in player.collapses else ""
        return f"{player.mine[at]}{MACHINE * player.machines.get(at, 0)}{collapse}"

    return " / ".join(" ".join(map(card, places)) for _, places in pen.rows(seat))


# --- the cards in front of the player and in the hand ---------------------------------------------------------------


def _front(pen: Pen, me: Player) -> list[RenderableType]:
    """The cards that were chosen and are not in the mine yet."""
    made: list[RenderableType] = []
    if me.card and not me.placed:
        played = Row(pen.say("draw-played"), [Item(pen.words.name_card(me.card))])
        made.append(Text(str(played)).append(f" · {_about(pen, me.card)}", style="dim"))
    if me.sealed:
        laid = [Item(pen.words.name_card(str(card))) for card in me.sealed]
        made.append(Text(str(Row(pen.say("draw-laid"), laid))))
    return made


def _hand(pen: Pen, room: int) -> list[RenderableType]:
    """The cards in hand: with their texts, with the beginning of these, or without, as the lines allow."""
    # What the options tell of needs no second line.
    cards = [card for card in pen.held() if pen.asked not in _FROM_HAND or card not in pen.scene.numbers]
    if not cards:
        return []
    head = Text(pen.say("draw-unplayable" if pen.asked == "choose-card" else "draw-hand"), style="bold")
    if len(cards) >= room:
        names = [" ".join(filter(None, [_name(pen, card), pen.words.short(card), _price(pen, card)])) for card in cards]
        return [_inline((head, [Text(" · ".join(names))]))]
    texts = [Text(_name(pen, card)).append(f" · {_about(pen, card)}", style="dim") for card in cards]
    if _height([(head, texts)], pen.scene.width) > room:
        for text in texts:
            text.truncate(pen.scene.width - 2, overflow="ellipsis")
    return [_below((head, texts))]


def _now(pen: Pen) -> list[RenderableType]:
    now = pen.now()
    return [Text(str(Row(pen.say("draw-now"), [Item(" › ".join(now))])), style="bold yellow")] if now else []


def _name(pen: Pen, card: str) -> str:
    return f"{card} {pen.words.name_card(card)}"


def _price(pen: Pen, card: str) -> str:
    return pen.say("draw-cost", cost=play_cost(card, pen.table.event))


def _about(pen: Pen, card: str) -> str:
    """A card in short words: factions, cost, full half carts, and its text."""
    parts = [pen.words.short(card), _price(pen, card), arrows(CARDS[card].carts), pen.words.name_about(card)]
    return " · ".join(filter(None, parts))


# --- blocks of text -------------------------------------------------------------------------------------------------


def _below(block: Block) -> RenderableType:
    """The texts below their heading."""
    head, texts = block
    return Group(head, Padding(Group(*texts), (0, 0, 0, 2)))


def _inline(block: Block) -> Text:
    """The texts behind their heading, in one paragraph."""
    head, texts = block
    line = head.copy()
    for text in texts:
        line.append("  ", style="default").append(text.plain, style=f"default not bold {text.style}")
    return line


def _height(blocks: Sequence[Block], width: int) -> int:
    """About how many lines some blocks take."""
    return sum(1 + sum(_rows(text, width - 2) for text in texts) for _, texts in blocks)


def _rows(text: Text, width: int) -> int:
    return max(1, -(-text.cell_len // width))
