"""The table of Underwater Cities in a terminal: slots, track and offers, the others, the own network and cards."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from asztal.games.underwater_cities.cards import ALWAYS, CARDS, COLOURS, RESOURCES, SLOTS
from asztal.games.underwater_cities.face import short
from asztal.games.underwater_cities.face.forecast import before_production, gains_of
from asztal.games.underwater_cities.face.map import NO, UPGRADED, YES, drawn_map
from asztal.games.underwater_cities.face.pen import Pen
from asztal.games.underwater_cities.face.rows import rows
from asztal.games.underwater_cities.network import connected_cities, connected_metropolises
from asztal.games.underwater_cities.state import UNLIMITED, Player
from asztal.text.drawing import Scene, mark
from asztal.text.layout import Row, below, row, sign

__all__ = ["rows", "table"]

_BESIDE = 75  # columns from which the colours of the slots stand beside each other
_FROM_HAND = (  # questions whose options tell the cards
    *("card", "discard", "discard-early", "lay-aside"),
    *("swap-card", "keep-card", "bottom-card"),
)
_NUMBER = "bold default not dim reverse"
_TEXT = "dim"
_QUIET = f"default not bold {_TEXT}"  # inside a text with a colour of its own


def table(scene: Scene) -> RenderableType:
    """The table: what all share on top; the own network and cards next to the question."""
    pen = Pen(scene)
    parts: list[RenderableType] = [_head(pen), _slots(pen), below(_shared(pen)), *_others(pen)]
    parts += [Rule(_name(pen, pen.seats[0]), align="left", style=_TEXT), drawn_map(pen)]
    parts += [Text(pen.say("draw-legend"), style=_TEXT), below(_own(pen))]
    return Group(*parts)


def _head(pen: Pen) -> Text:
    head = Text(" · ".join(pen.head()), style="bold")
    if pen.view.order:
        head.append(f" · {pen.say('draw-order')} ", style="not bold")
        head.append_text(Text(" › ").join(map(sign, pen.view.order)))
    return head


# --- what all share ---------------------------------------------------------------------------------------------------


def _slots(pen: Pen) -> RenderableType:
    """The slots colour by colour, beside each other where there is room."""
    columns = [Group(*_coloured(pen, colour)) for colour in COLOURS]
    if pen.scene.width < _BESIDE:
        return Group(*columns)
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in columns:
        grid.add_column(ratio=1)
    grid.add_row(*columns)
    return grid


def _coloured(pen: Pen, colour: str) -> Iterator[RenderableType]:
    """The slots of one colour: who has taken them and what they do."""
    yield Text(pen.say("draw-slots", colour=colour), style=f"bold {colour}")
    for slot in pen.slots:
        if slot.colour == colour:
            owners = pen.owners(slot.id)
            text = Text("").join(Text(f"{who} ", style=who.style) for _, _, who in owners)
            text.append(short.action(pen, slot.effect), style="default dim" if owners else "default")
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(Text(slot.id[-1], style=colour), text.append(" ").append_text(_number(pen, slot.id)))
            yield grid


def _number(pen: Pen, target: str) -> Text:
    return Text(pen.number(target), style=_NUMBER)


def _shared(pen: Pen) -> Iterator[Row]:
    """The slot that is never taken, the track, supplies, special cards and contracts."""
    view = pen.view
    always = Text(f"{short.action(pen, SLOTS[ALWAYS].effect)} ").append_text(_number(pen, ALWAYS))
    clone = [Text(pen.say("draw-clone", used=int(view.cloned)))] if len(pen.players) == 4 else []
    supply = pen.say(
        "draw-supply",
        tunnels=view.tunnels_left,
        nonsymbiotic=view.nonsymbiotic_left,
        symbiotic=view.symbiotic_left if view.symbiotic_left != UNLIMITED else "∞",
        deck=view.deck.size(),
    )
    yield row(pen.say("draw-always"), always, *clone, Text(supply, style=_TEXT))
    if view.order:
        yield row(pen.say("draw-track"), *_track(pen))
    if specials := pen.offered_specials():
        cards = [_card(pen, card, whole=False) for card in specials]  # the question tells what they do
        look = _number(pen, "specials")
        yield row(pen.say("draw-specials"), *cards, *([look] if look else []))
    if view.contracts:
        yield row(
            pen.say("draw-contracts"), *(_named(pen, contract, whole=_planning(pen)) for contract in view.contracts)
        )


def _track(pen: Pen) -> Iterator[Text]:
    for space, bonus, seats in pen.track():
        text = Text(pen.say("draw-space", space=space) + (f" ({bonus})" if bonus else ""))
        text.append_text(_number(pen, f"F{space}"))
        yield text.append(": ").append_text(Text(" ").join(map(sign, seats)) if seats else Text("–"))


def _named(pen: Pen, name: str, *, whole: bool = True) -> Text:
    """A metropolis or a contract with what it does, or without."""
    text = Text(pen.card(name), style="bold").append_text(_number(pen, name))
    return text.append(f" {pen.text(name)}", style=_QUIET) if whole else text


def _card(pen: Pen, card: str, note: str = "", *, whole: bool = True) -> Text:
    """A card with its text, or without it; `note` tells how it stands."""
    text = Text(pen.card(card), style=f"bold {CARDS[card].colour or 'default'}").append_text(_number(pen, card))
    notes = ", ".join(filter(None, [note, pen.about(card)]))
    text.append(f" ({notes})", style="default not bold")
    return text.append(f" {pen.text(card)}", style=_QUIET) if whole else text


# --- players ----------------------------------------------------------------------------------------------------------


def _name(pen: Pen, seat: int) -> Text:
    who = mark(seat)
    return Text(f"{who} {pen.name(seat)}", style=f"bold {who.style}")


def _stock(pen: Pen, seat: int) -> Text:
    stock = short.stock(pen, pen.players[seat])
    if seat != pen.seat:
        return Text(" · ".join(stock), style="bold default")
    said = [Text(each).append_text(_number(pen, item)) for item, each in zip(("point", *RESOURCES), stock, strict=True)]
    return Text(" · ", style="bold default").join(said)


def _others(pen: Pen) -> Iterator[RenderableType]:
    """What one wants to know of the others."""
    for seat in pen.seats[1:]:
        player = pen.players[seat]
        about = [*_network(pen, player), pen.say("draw-hand-size", count=len(pen.view.players[seat].hand))]
        text = _name(pen, seat).append("  ").append_text(_stock(pen, seat))
        text.append(f" · {' · '.join(about)}", style="default not bold")
        claimed = [f"{pen.card(card)}{NO if card in player.used else ''}" for card in pen.claimed(player)]
        claimed += map(pen.card, player.contracts)
        text.append(f" · {pen.say('draw-cards', count=len(player.cards))} {', '.join(claimed)}", style=_QUIET)
        yield text


def _network(pen: Pen, player: Player) -> Iterator[str]:
    symbiotic = list(player.cities.values()).count("symbiotic_city")
    yield pen.say("draw-cities", count=len(player.cities), symbiotic=symbiotic, connected=len(connected_cities(player)))
    for kind, count, upgraded in pen.pieces(player):
        if count:
            marked = f" ({upgraded}{UPGRADED})" if upgraded else ""
            yield f"{short.kind(pen, kind)} {count}{marked}"
    if metropolises := connected_metropolises(player):
        yield pen.say("draw-metropolises", count=len(metropolises))


def _coming(pen: Pen, seat: int) -> Iterator[Row]:
    me = pen.me
    yields = [Text(pen.item(item, count)) for item, count in gains_of(me).items()]
    decided = [_decided(pen, name) for name in pen.decided(seat)]
    after = Text(pen.say("draw-after", round=pen.production_after), style=_TEXT)
    yield row(pen.say("draw-production"), after, *(yields or [Text("–")]), *decided)
    food = pen.food(me)
    eaten = [Text(pen.say("draw-food", cities=food.cities - food.free, kelp=food.kelp, biomatter=food.biomatter))]
    if food.missing:
        eaten.append(Text(pen.say("draw-hungry", count=food.missing, lost=food.lost), style="bold red"))
    else:
        eaten.append(Text(pen.say("draw-fed")))
    yield row(pen.say("draw-feeding"), *eaten, *(_decided(pen, card) for card in pen.other_food(me)))
    scored = [Text(f"{points} {why}") for why, points in pen.scored(me)]
    later = pen.unscored(seat)
    now = Text(pen.say("draw-final", points=sum(points for _, points in later)), style=_TEXT)
    yield row(pen.say("draw-points"), *scored, now, *(Text(f"{points} {why}", style=_TEXT) for why, points in later))
    if pen.alone:
        yield row(pen.say("draw-goal"), Text(pen.goal()))


def _decided(pen: Pen, card: str) -> Text:
    return Text(pen.say("draw-decided", card=pen.card(card)), style=_TEXT)


def _own(pen: Pen) -> Iterator[Row]:
    """Under the map: what its sites and metropolises do, the own stock, what comes, claimed cards and the hand."""
    me, seat = pen.me, pen.seats[0]
    if specials := list(pen.specials()):
        yield row(pen.say("draw-specialties"), *map(Text, specials))
    for site, tile in me.metropolises.items() if _planning(pen) else ():  # their names are on the map
        yield row(f"{site} {YES if pen.connected(site) else NO}", _named(pen, tile))
    for tile in me.gained_metropolises:
        yield row(f"M {YES}", _named(pen, tile))
    yield row(pen.say("draw-stock"), _stock(pen, seat))
    if before_production(pen.scene.look):
        yield from _coming(pen, seat)
    claimed = [_card(pen, card, pen.readiness(me, card), whole=_worth_reading(pen, card)) for card in pen.claimed(me)]
    claimed += [_named(pen, contract) for contract in me.contracts]
    yield row(pen.say("draw-claimed"), *claimed)
    for label, cards in (("draw-looking", pen.looking(seat)), ("draw-hand", pen.hand(seat))):
        if cards and pen.asked in _FROM_HAND:
            yield row(pen.say(label), *(_card(pen, card, whole=False) for card in cards))
            continue
        for number, card in enumerate(cards):
            yield row("" if number else pen.say(label), _card(pen, card))
    if slot := pen.view.slot:
        does = short.action(pen, SLOTS[slot].effect)
        action = sign(pen.turn()["seat"]).append(f" {pen.words.name_slot(slot)}", style="bold default")
        action.append(f" {does}", style="not bold default").append_text(_number(pen, slot))
        yield row(pen.say("draw-turn-now"), action, *(_card(pen, card) for card in map(str, pen.view.played)))


def _planning(pen: Pen) -> bool:
    """True when a turn begins, or nobody is asked: the moment to read what lies around."""
    return pen.asked in ("", "slot")


def _worth_reading(pen: Pen, card: str) -> bool:
    """Whether a claimed card matters for planning; what the others do stands in the forecasts already."""
    return _planning(pen) and CARDS[card].type in ("action", "permanent")
