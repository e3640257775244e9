"""The table of Ginkgopolis in rows: the city building by building, then every player."""

from collections.abc import Iterable, Iterator, Sequence

from asztal.games.ginkgopolis.cards import TILES
from asztal.games.ginkgopolis.city import beside, xy
from asztal.games.ginkgopolis.face.pen import Pen
from asztal.kernel.rules import Amounts
from asztal.text.drawing import Scene
from asztal.text.rows import Item, Row


def rows(scene: Scene) -> list[Row]:
    """The table in statements."""
    pen = Pen(scene)
    players = [row for seat in range(len(pen.view.players)) for row in _player(pen, seat)]
    return [*_head(pen), _stacks(pen), *_city(pen), *_sites(pen), _districts(pen), *players]


def _head(pen: Pen) -> list[Row]:
    characters = [pen.words.variant("characters", pen.variant("characters"))] if pen.scene.seen.seats > 1 else []
    return [Row("", [Item(said)]) for said in (pen.say("game-name"), pen.round(), *pen.last(), *characters)]


def _stacks(pen: Pen) -> Row:
    items = [
        _figure(pen, "tile", pen.stacks["tiles"], pen.say("plain-supply"), ids=["tile"]),
        _figure(pen, "card", pen.stacks["cards"], pen.say("plain-deck")),
        _figure(pen, "card", pen.stacks["discard"], pen.say("plain-discard")),
    ]
    return Row(pen.say("plain-stacks"), items)


def _figure(pen: Pen, item: str, count: int, about: str = "", ids: Sequence[str] = ()) -> Item:
    return Item(pen.say("item-word", item=item, count=count), about, ids, count)


# --- the city -------------------------------------------------------------------------------------------------------


def _city(pen: Pen) -> Iterator[Row]:
    """How cells are counted, then every building, row by row."""
    yield Row(pen.say("plain-city"), [Item(pen.say("plain-cells"))])
    for cell in _reading(pen.view.top):
        tile, owner = pen.view.top[cell], pen.view.owner[cell]
        items = [
            Item(pen.words.name_tile(tile), ids=[TILES[tile].card, tile]),
            _figure(pen, "floor", pen.view.height[cell]),
            Item(pen.words.name_seat(owner), seat=owner) if owner >= 0 else Item(pen.say("nobody"), usual=True),
        ]
        if cell in pen.view.markers:
            items.append(Item(pen.say("plain-site")))
        yield Row(pen.words.name_cell(cell), items, group=pen.say("plain-buildings"))


def _reading(cells: Iterable[str]) -> list[str]:
    """Cells in the order of reading."""
    return sorted(cells, key=lambda cell: (-xy(cell)[1], xy(cell)[0]))


def _sites(pen: Pen) -> Iterator[Row]:
    """The tokens, and the places beside the city that have none."""
    tokens = pen.view.tokens
    named = [Item(pen.words.name_cell(cell), letter, [f"U{letter}"]) for letter, cell in tokens.items()]
    yield Row(pen.say("plain-tokens"), named)
    free = _reading(set(beside(pen.view.top)).difference(tokens.values()))
    if free:
        yield Row(pen.say("plain-free"), [Item(pen.words.name_cell(cell), ids=[cell]) for cell in free])


def _districts(pen: Pen) -> Row:
    items = []
    for district in pen.view.districts:
        about = pen.say("plain-district", pen.district(district))
        ranks = [f"{pen.words.name_seat(rank.seat)} +{rank.points}" for rank in district.ranks if rank.points]
        items.append(Item(", ".join(ranks) or pen.say("nobody"), about, usual=not ranks))
    return Row(pen.districts(), items)


# --- a player -------------------------------------------------------------------------------------------------------

_POINTED = {"resource": ["resource"], "tile": ["tile"], "token": ["new-hand"]}  # what options take or spend


def _player(pen: Pen, seat: int) -> Iterator[Row]:
    """The figures, what only the player sees, and the cards of the area."""
    own = seat == pen.seat
    stock = pen.stock(seat).items()
    figures = [_figure(pen, item, count, ids=_POINTED.get(item, ()) if own else ()) for item, count in stock]
    name = f"{pen.words.name_seat(seat)} {pen.say('draw-you')}" if own else pen.words.name_seat(seat)
    yield Row(", ".join([name, *pen.status(seat)]), figures, seat=seat)
    for key, ids in pen.own() if own else ():
        if ids:
            yield Row(pen.say(key), [Item(pen.words.name_card(one.upper()), ids=[one]) for one in ids], seat=seat)
    for action, gains, cards in pen.area(seat):
        yield _area(pen, seat, action, gains, cards)


def _area(pen: Pen, seat: int, action: str, gains: Amounts, cards: Sequence[str]) -> Row:
    """What cards pay for an action, all together and one by one."""
    paid = [Item(pen.say("preview-gains", gains=gains))] if gains else []
    return Row(
        pen.say("action-word", action=action),
        [*paid, *(Item(pen.words.name_card(card), ids=[card]) for card in cards)],
        seat=seat,
    )
