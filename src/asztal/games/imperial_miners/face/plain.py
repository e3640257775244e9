"""The table of Imperial Miners in plain lines, one statement per line, for screen readers and programs."""

from collections.abc import Iterator, Sequence

from asztal.games.imperial_miners.cards import BOARDS, CARDS, LEVELS, play_cost
from asztal.games.imperial_miners.face.label import coming
from asztal.games.imperial_miners.face.pen import Pen
from asztal.games.imperial_miners.face.words import arrows
from asztal.games.imperial_miners.mine import MEETS, all_joints, around
from asztal.games.imperial_miners.state import Player
from asztal.text.drawing import Scene


def lines(scene: Scene) -> list[str]:
    """The table without colours and boxes, one statement per line."""
    pen = Pen(scene)
    stacks = [pen.say("draw-deck", level=level, count=len(pen.state.deck(level))) for level in LEVELS]
    made = [*pen.head(), pen.words.variant("opening", scene.seen.variant["opening"])]
    made += [pen.say("draw-decks", decks=", ".join(stacks)), pen.say("plain-events", count=len(pen.state.events))]
    made += [*pen.event(), *(_board(pen, side) for side in pen.state.boards)]
    for seat in pen.seats:
        status = [part for part in pen.status(seat) if seat != pen.seat]
        what = "; ".join([*status, *pen.stock(seat), pen.marker(seat)])
        made.append(pen.say("plain-player", seat=seat, you=int(seat == pen.seat), what=what))
        if seat != pen.seat:
            made += [_row(pen, seat, row, places) for row, places in pen.rows(seat)]
    me = pen.me
    return made if me is None else [*made, *_own(pen, me)]


def _board(pen: Pen, side: str) -> str:
    here = [pen.say("plain-seat", seat=seat, space=pen.player(seat).space) for seat in pen.on_board(side)]
    seats = ", ".join(here) or pen.say("plain-nobody")
    return pen.say("plain-board", board=side, top=BOARDS[side].top, seats=seats)


def _row(pen: Pen, seat: int, row: int, places: Sequence[str]) -> str:
    return pen.say("plain-row", row=row, cards="; ".join(_card(pen, seat, at) for at in places))


def _card(pen: Pen, seat: int, at: str) -> str:
    player = pen.player(seat)
    parts = [pen.say("plain-card", at=at, card=player.mine[at], factions=player.mine[at])]
    if machines := player.machines.get(at, 0):
        parts.append(pen.say("plain-machines", count=machines))
    if at in player.collapses:
        parts.append(pen.say("plain-collapsed"))
    if at in player.activated:
        parts.append(pen.say("plain-activated"))
    return ", ".join(parts)


def _own(pen: Pen, me: Player) -> Iterator[str]:
    """The own mine with its carts, the coming spaces, the hand, and what is being done."""
    if me.mine:
        yield pen.say("plain-mine")
        for row, places in pen.rows(pen.seat):
            yield _row(pen, pen.seat, row, places)
        yield from _carts(pen, me)
    if me.board:
        yield pen.say("plain-spaces", board=me.board, spaces=coming(me.board, me.space))
    if me.card and not me.placed:
        yield pen.say("draw-played", card=me.card)
    if me.sealed:
        yield pen.say("draw-laid", cards=[str(card) for card in me.sealed])
    for card in pen.hand():
        facts = {"level": CARDS[card].level, "cost": play_cost(card, pen.state.event)}
        yield pen.say("plain-hand-card", facts, card=card, edges=card, factions=card, about=card)
    if now := pen.now():
        yield pen.say("draw-now", what=" ".join(now))


def _carts(pen: Pen, me: Player) -> Iterator[str]:
    found: dict[str, list[str]] = {"plain-full": [], "plain-half": []}
    for name, full in all_joints(me.mine).items():
        one, other = (me.mine[end] for end in name.split("|"))
        if full:
            key = "plain-full" if full == 2 or name in me.carts else "plain-half"
            found[key].append(pen.say("plain-joint", card=one, other=other))
    for key, listed in found.items():
        if listed:
            yield pen.say(key, joints="; ".join(listed))
    halves = []
    for at, card in me.mine.items():
        near = [own for other, (own, _) in zip(around(at), MEETS, strict=True) if other not in me.mine]
        if edges := CARDS[card].carts.intersection(near):
            halves.append(pen.say("plain-halves", card=card, arrows=arrows(edges)))
    if halves:
        yield pen.say("plain-open", halves="; ".join(halves))
