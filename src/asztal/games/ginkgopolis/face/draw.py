"""The table of Ginkgopolis as text: the city as a grid beside the players, or everything in plain lines."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from asztal.games.ginkgopolis.cards import ACTIONS, CARDS, TILES
from asztal.games.ginkgopolis.city import neighbours, xy
from asztal.games.ginkgopolis.face.label import totals
from asztal.games.ginkgopolis.face.words import GinkgopolisWording
from asztal.games.ginkgopolis.reckoning import bonuses
from asztal.games.ginkgopolis.state import DistrictView, PlayerView, View
from asztal.kernel import Amounts, Id
from asztal.text.drawing import Scene, mark

_STYLE = {"red": "white on dark_red", "blue": "white on dodger_blue3", "yellow": "black on gold3"}
_CELL = 5  # columns of a cell, and one between two
_PANEL = 34  # columns that the players need beside the city


class _Pen:
    """What both ways of drawing need: the view, the words, and who is looking."""

    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.wording, GinkgopolisWording)
        self.scene = scene
        self.words = scene.wording
        self.say = scene.wording.say
        self.view: View = scene.seen.view
        self.seat = scene.seen.seat

    @property
    def me(self) -> PlayerView | None:
        """The player who looks; None for a spectator."""
        return self.view.players[self.seat] if self.seat < self.scene.seen.seats else None

    def head(self) -> list[str]:
        """The round and the stacks."""
        view = self.view
        stacks = {"tiles": view.supply.size(), "cards": view.deck.size(), "discard": len(view.discard)}
        if self.scene.seen.seats == 1:
            begins = self.say("draw-round-alone", round=view.round, hal=self.words.variant("hal", self.variant("hal")))
        else:
            begins = self.say("draw-round", round=view.round, seat=view.first)
        last = [self.say("draw-last")] if view.ending and self.scene.seen.position else []
        return [self.say("game-name"), begins, self.say("draw-stacks", stacks), *last]

    def variant(self, name: str) -> str:
        """The variant that is played."""
        return self.scene.seen.variant[name]

    def status(self, seat: int) -> list[str]:
        """Who looks, who begins, who has yet to choose."""
        player, parts = self.view.players[seat], []
        if seat == self.seat:
            parts.append(self.say("draw-you"))
        if seat == self.view.first and self.scene.seen.seats > 1:
            parts.append(self.say("draw-first"))
        if player.committed and player.area:
            parts.append(self.say("draw-committed", count=int(player.with_tile)))
        elif seat in self.scene.seen.waiting and seat != self.seat:
            parts.append(self.say("draw-choosing"))
        return parts

    def stock(self, seat: int) -> list[str]:
        """What a player has, as far as it is known."""
        player = self.view.players[seat]
        alone = self.scene.seen.seats == 1
        supply = self.say(
            "draw-supply-alone" if alone else "draw-supply", supply=player.supply, tokens=player.new_hand_tokens
        )
        if seat >= self.scene.seen.seats:
            return [self.say("draw-hal", points=player.points or 0), supply]
        if player.points is None:
            return [self.say("draw-behind", resources=player.resources), supply]
        stock = {"resources": player.resources, "tiles": len(player.tiles), "points": player.points}
        return [self.say("draw-stock", stock), supply]

    def area(self, seat: int) -> Iterator[tuple[str, Amounts, list[str]]]:
        """The cards of an area by the action that they pay for (GIN-CHR-15), with all that they pay together."""
        player = self.view.players[seat]
        for action in (*ACTIONS, "end"):
            cards = [card for card in player.area if (bonus := CARDS[card].bonus) and bonus.when == action]
            paid = action in ACTIONS and seat < self.scene.seen.seats  # GIN-SOL-12: Hal is paid for none
            if cards:
                yield action, totals(bonuses(player.area, action)) if paid else {}, cards

    def districts(self) -> str:
        """What the list of districts is called: it tells what would be, or at the end what is."""
        return self.say("draw-districts" if self.scene.seen.position else "draw-districts-final")

    def district(self, key: str, district: DistrictView, ranks: str) -> str:
        """One district with its ranks."""
        about: dict[str, Id] = {"colour": district.colour, "size": len(district.cells), "cell": district.cells[0]}
        return self.say(key, about, ranks=ranks or self.say("nobody"))

    def own(self) -> Iterator[tuple[str, list[str]]]:
        """What only the player sees: which sentence, and the cards or tiles in it."""
        me = self.me
        if me is None:
            return
        asked = self.scene.seen.decision.ask if self.scene.seen.decision else ""
        sealed = [*me.sealed, *me.laid]
        if asked not in ("commit-card", "keep-character"):
            yield "draw-hand", [str(card) for card in me.hand]
        yield "draw-sealed" if me.area or self.scene.seen.seats == 1 else "draw-picked", [str(card) for card in sealed]
        yield "draw-tiles", [str(tile) for tile in me.tiles]
        yield "draw-offered", [str(tile) for tile in me.offered]

    def listed(self, key: str, listed: str) -> str:
        """The sentence with the names of some cards or tiles in it."""
        return self.words.texts.say(key, cards=listed, tiles=listed)


# --- the drawn table ------------------------------------------------------------------------------------------------


def table(scene: Scene) -> RenderableType:
    """The table for a terminal; beside the city where there is room for the players, else below it."""
    pen = _Pen(scene)
    city, width = _city(pen)
    players: list[RenderableType] = [_player(pen, seat) for seat in range(len(pen.view.players))]
    players.append(_districts(pen))
    body: RenderableType
    if width + 2 + _PANEL <= scene.width:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=width)
        grid.add_column()
        grid.add_row(city, Group(*players))
        body = grid
    else:
        body = Group(city, *players)
    head = Text(" · ".join(pen.head()), style="bold")
    legend = Text(pen.say("draw-legend", mark=str(mark(0))), style="dim")
    own = [Text(pen.listed(key, "  ".join(map(pen.words.short, ids)))) for key, ids in pen.own() if ids]
    return Group(head, body, legend, *own)


def _player(pen: _Pen, seat: int) -> RenderableType:
    who = mark(seat)
    name = Text(f"{who} {pen.words.name_seat(seat)}", style=f"bold {who.style}")
    name.append("".join(f"  {part}" for part in pen.status(seat)), style="not bold")
    area = " · ".join(_area(pen, *part) for part in pen.area(seat))
    return Group(name, _indented(Text(", ".join(pen.stock(seat))), *([Text(area, style="dim")] if area else [])))


def _area(pen: _Pen, action: str, gains: Amounts, cards: Sequence[str]) -> str:
    """What cards pay for an action, in short words; of a character the colour is all that counts."""
    abouts = [CARDS[card] for card in cards]
    letters = [pen.words.short(a.id) if a.number else pen.say("colour-letter", colour=a.colour) for a in abouts]
    items = ", ".join(pen.say("item-short", item=item, count=count) for item, count in gains.items())
    what = f"{items} ({' '.join(letters)})" if items else " ".join(letters)
    return pen.say("draw-area", action=action, what=what)


def _indented(*texts: Text) -> Padding:
    return Padding(Group(*texts), (0, 0, 0, 2))


def _districts(pen: _Pen) -> RenderableType:
    texts = []
    for district in pen.view.districts:
        ranks = [f"{mark(rank.seat)} +{rank.points}" for rank in district.ranks if rank.points]
        texts.append(Text(pen.district("draw-district", district, "  ".join(ranks))))
    return Group(Text(pen.districts(), style="bold"), _indented(*texts))


def _city(pen: _Pen) -> tuple[Text, int]:
    """The grid with its columns and rows numbered, and how wide it is."""
    view = pen.view
    free = {near for cell in view.top for near in neighbours(cell)} - view.top.keys()
    at = [xy(cell) for cell in (*view.top, *view.tokens.values(), *(free & pen.scene.numbers.keys()))]
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    rows = range(max(y for _, y in at), min(y for _, y in at) - 1, -1)
    tokens = {cell: letter for letter, cell in view.tokens.items()}
    text = Text("    " + "".join(f"{x:^{_CELL + 1}}" for x in columns), style="dim")
    for y in rows:
        upper, lower = Text(f"\n{y:>3} ", style="dim"), Text("\n    ")
        for x in columns:
            cell = f"{x},{y}"
            style = "default not dim"
            if cell in view.top:
                style = f"not dim {_STYLE[TILES[view.top[cell]].colour]}"
                texts = _building(pen, cell)
            elif cell in tokens:
                texts = f"({tokens[cell]}){_pointed(pen, f'U{tokens[cell]}')}", ""
            else:
                texts = _number(pen, cell) or ("·" if cell in free else ""), ""
            for line, part in zip((upper, lower), texts, strict=True):
                line.append(f"{part:^{_CELL}}", style=style)
                line.append(" ", style="default")
        text.append_text(upper).append_text(lower)
    return text, 4 + len(columns) * (_CELL + 1)


def _building(pen: _Pen, cell: str) -> tuple[str, str]:
    view, tile = pen.view, pen.view.top[cell]
    owner = str(mark(view.owner[cell])) if view.owner[cell] >= 0 else ""
    pointed = _pointed(pen, TILES[tile].card)
    return f"{pen.words.short(tile)}{pointed}", f"{view.height[cell]} {owner}{'+' if cell in view.markers else ''}"


def _pointed(pen: _Pen, card: str) -> str:
    """The option that plays this card, or an arrow when it lies in front of the player."""
    return _number(pen, card) or ("◄" if pen.me and card in pen.me.sealed else "")


def _number(pen: _Pen, target: str) -> str:
    number = pen.scene.numbers.get(target)
    return f"#{number}" if number else ""


# --- the table in plain lines ---------------------------------------------------------------------------------------


def lines(scene: Scene) -> list[str]:
    """The table without colours and boxes, one statement per line."""
    pen = _Pen(scene)
    characters = [pen.words.variant("characters", pen.variant("characters"))] if scene.seen.seats > 1 else []
    made = [*pen.head(), *characters, pen.say("plain-city")]
    made += [_plain_building(pen, cell) for cell in sorted(pen.view.top, key=lambda cell: (-xy(cell)[1], xy(cell)[0]))]
    tokens = [pen.say("plain-token", letter=letter, cell=cell) for letter, cell in pen.view.tokens.items()]
    made.append(pen.say("plain-tokens", tokens="; ".join(tokens)))
    for seat in range(len(pen.view.players)):
        what = [*(part for part in pen.status(seat) if seat != pen.seat or part != pen.say("draw-you"))]
        what += [*pen.stock(seat), *(_plain_area(pen, *part) for part in pen.area(seat))]
        you: dict[str, Id] = {"mark": mark(seat).letter, "you": int(seat == pen.seat)}
        made.append(pen.say("plain-player", you, seat=seat, what="; ".join(what)))
    made.append(pen.districts())
    for district in pen.view.districts:
        ranks = [f"{pen.words.name_seat(rank.seat)} +{rank.points}" for rank in district.ranks if rank.points]
        made.append(pen.district("plain-district", district, ", ".join(ranks)))
    made += [pen.listed(key, ", ".join(map(pen.words.name_card, map(str.upper, ids)))) for key, ids in pen.own() if ids]
    return made


def _plain_area(pen: _Pen, action: str, gains: Amounts, cards: Sequence[str]) -> str:
    named = ", ".join(map(pen.words.name_card, cards))
    what = f"{pen.words.amounts(gains)} ({named})" if gains else named
    return pen.say("draw-area", action=action, what=what)


def _plain_building(pen: _Pen, cell: str) -> str:
    view, owner = pen.view, pen.view.owner[cell]
    about: dict[str, Id] = {"height": view.height[cell], "site": int(cell in view.markers)}
    who = pen.words.name_seat(owner) if owner >= 0 else pen.say("nobody")
    return pen.say("plain-building", about, cell=cell, tile=view.top[cell], owner=who)
