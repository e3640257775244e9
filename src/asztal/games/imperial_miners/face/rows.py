"""The table of Imperial Miners in rows: what all share, then every player with mine, research and cards."""

from collections.abc import Iterator

from asztal.games.imperial_miners.cards import BOARDS, CARDS, FACTIONS, LEVELS, SURFACE, marked, play_cost
from asztal.games.imperial_miners.face.label import spot
from asztal.games.imperial_miners.face.names import arrows
from asztal.games.imperial_miners.face.pen import Pen
from asztal.games.imperial_miners.mine import MEETS, all_joints, around, places
from asztal.games.imperial_miners.state import Player
from asztal.text.drawing import Scene
from asztal.text.rows import Item, Row

_REACH = 6  # spaces that a marker may climb at most, the event that lets it go further included


def rows(scene: Scene) -> list[Row]:
    """The table in statements."""
    pen = Pen(scene)
    players = [row for seat in range(len(pen.players)) for row in _player(pen, seat)]
    return [*_head(pen), _decks(pen), *pen.event(), *_boards(pen), _surface(pen), *players]


# --- what all share -------------------------------------------------------------------------------------------------


def _head(pen: Pen) -> list[Row]:
    opening = pen.words.variant("opening", pen.variant("opening"))
    return [Row("", [Item(said)]) for said in (*pen.head(), opening)]


def _decks(pen: Pen) -> Row:
    decks = [
        pen.figure("card", len(pen.table.deck(level)), pen.say("fact-level", level=level), [f"deck.{level}"])
        for level in LEVELS
    ]
    return Row(pen.say("plain-decks"), [*decks, pen.figure("event", len(pen.table.events))])


def _boards(pen: Pen) -> Iterator[Row]:
    """The research boards in play, with everybody's marker."""
    for side in pen.table.boards:
        here = [
            Item(pen.say("plain-space", space=pen.players[seat].space), pen.name(seat), seat=seat)
            for seat in pen.on_board(side)
        ]
        items = [pen.figure("space", BOARDS[side].top), *(here or [Item(pen.say("plain-nobody"), usual=True)])]
        yield Row(pen.words.name_board(side), items, [side], group=pen.say("draw-boards"))


def _surface(pen: Pen) -> Row:
    effects = [f"surface.{name}" for name in SURFACE]
    return Row(pen.say("surface"), [Item(pen.words.name_does(effect), ids=[effect]) for effect in effects])


# --- a player -------------------------------------------------------------------------------------------------------


def _player(pen: Pen, seat: int) -> Iterator[Row]:
    """The figures, the mine and the marker; for the one who looks also what is being done and the cards."""
    me = pen.me if seat == pen.seat else None
    name = pen.name(seat)
    label = f"{name} {pen.say('draw-you')}" if me else ", ".join([name, *pen.status(seat)])
    yield Row(label, pen.stock(seat), seat=seat)
    if me:
        yield from _doing(pen, me)
    if me and me.mine:
        yield Row(pen.say("plain-mine"), [Item(pen.say("plain-places"))], seat=seat)
    for row, found in pen.rows(seat):
        yield Row(pen.say("plain-row", row=row), [_card(pen, seat, at) for at in found], seat=seat)
    if me:
        yield from _own_mine(pen, me)
    yield Row(pen.say("draw-boards"), [Item(_marker(pen, seat)), *(_coming(pen, me) if me else ())], seat=seat)
    if me:
        yield from _hand(pen, me)


def _marker(pen: Pen, seat: int) -> str:
    """Where a player's marker is."""
    player = pen.players[seat]
    if not player.board:
        return pen.say("draw-no-marker")
    return pen.say("draw-marker", board=player.board, space=player.space, top=BOARDS[player.board].top)


def _card(pen: Pen, seat: int, at: str) -> Item:
    player = pen.players[seat]
    card = player.mine[at]
    parts = [pen.say("plain-card", at=at, card=card, factions=card)]
    if machines := player.machines.get(at, 0):
        parts.append(pen.say("plain-machines", count=machines))
    if at in player.collapses:
        parts.append(pen.say("plain-collapsed"))
    if at in player.activated:
        parts.append(pen.say("plain-activated"))
    return Item(", ".join(parts), ids=[at, card] if seat == pen.seat else [card])


# --- what only the player is told -----------------------------------------------------------------------------------


def _doing(pen: Pen, me: Player) -> Iterator[Row]:
    """What is being done, and the effects of the card that is at work."""
    if now := pen.now():
        yield Row(pen.say("draw-now"), [Item(part) for part in now], seat=pen.seat)
    if pen.asked == "choose-effect":
        card = CARDS[me.mine[pen.about[-1].removeprefix("at.")]]
        effects = [(mark, pen.words.name_does(f"card.{card.id}.{mark}")) for mark, _ in marked(card)]
        items = [Item(text, mark if card.b else "", [f"effect.{mark}"]) for mark, text in effects]
        yield Row(pen.words.name_card(card.id), items, seat=pen.seat)


def _own_mine(pen: Pen, me: Player) -> Iterator[Row]:
    """Places for the card that was revealed, carts, and how many cards of each faction there are."""
    if me.card and not me.placed:
        free = [
            Item(pen.say("option-place", spot(me.mine, at)), ids=[at]) for at in places(me.mine, CARDS[me.card].level)
        ]
        yield Row(pen.say("plain-free"), free, seat=pen.seat)
    yield from _carts(pen, me)
    counts = {faction: me.faction_cards(faction) for faction in FACTIONS}
    factions = [
        Item(str(count), pen.words.name_faction(faction), [f"faction.{faction}"], usual=not count)
        for faction, count in counts.items()
    ]
    yield Row(pen.say("plain-factions"), factions, seat=pen.seat)


def _carts(pen: Pen, me: Player) -> Iterator[Row]:
    found: dict[str, list[Item]] = {"plain-full": [], "plain-half": [], "plain-open": []}
    for name, full in all_joints(me.mine).items():
        one, other = (me.mine[end] for end in name.split("|"))
        if full:
            key = "plain-full" if full == 2 or name in me.carts else "plain-half"
            found[key].append(Item(pen.say("plain-joint", card=one, other=other), ids=[name]))
    for at, card in me.mine.items():
        near = [own for other, (own, _) in zip(around(at), MEETS, strict=True) if other not in me.mine]
        if edges := CARDS[card].carts.intersection(near):
            found["plain-open"].append(Item(pen.say("plain-halves", card=card, arrows=arrows(edges))))
    for key, items in found.items():
        if items:
            yield Row(pen.say(key), items, seat=pen.seat)


def _coming(pen: Pen, me: Player) -> Iterator[Item]:
    """The spaces above the marker, as far as it may ever climb at once."""
    if me.board:
        for space in range(me.space + 1, min(me.space + _REACH, BOARDS[me.board].top) + 1):
            address = f"space.{me.board}.{space}"
            yield Item(pen.words.name_does(address), str(space), [address])


def _hand(pen: Pen, me: Player) -> Iterator[Row]:
    """The cards that were chosen, are looked at, and are in hand."""
    cards = {
        "draw-played": [me.card] if me.card and not me.placed else [],
        "draw-laid": [str(card) for card in me.sealed],
        "plain-looking": [str(card) for card in me.looking],
        "draw-hand": pen.held(),
    }
    for key, found in cards.items():
        if found:
            yield Row(pen.say(key), [_held(pen, card) for card in found], seat=pen.seat)


def _held(pen: Pen, card: str) -> Item:
    facts = {"level": CARDS[card].level, "cost": play_cost(card, pen.table.event)}
    return Item(
        pen.say("preview-card", facts, edges=card, factions=card, about=card), pen.words.name_card(card), [card]
    )
