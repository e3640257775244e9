"""The contract that every game keeps by registering: each check walks random games and looks at every decision."""

from collections.abc import Callable
from typing import Any

import msgspec

from asztal.kernel import (
    Choice,
    Fast,
    Feed,
    Frame,
    Game,
    Glance,
    Look,
    Observation,
    Option,
    Refused,
    Refusing,
    Seeded,
    Table,
    diff,
    observe,
    offered,
    patched,
    recall,
)
from asztal.kernel import record as records
from asztal.kernel.chance import ChanceRefused
from asztal.kernel.frame import Stack
from asztal.kernel.imagine import imagine
from asztal.kernel.zones import EVERYONE, Deck, zones_in
from asztal.testkit.secrecy import Imagine, Secrecy
from asztal.testkit.walk import Setting, Walk, data_of, seats_and_spectator
from asztal.text.wording import Line, wording_of

_MANY = 12  # how many options of a decision a check tries


def check_playouts(setting: Setting, games: int = 20, first: int = 0) -> int:
    """Random games end, never dead-end, keep what is conserved, and can explain every score; gives the choices made."""
    made = 0
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        title, before = setting.title, setting.title.conserved(walk.game.state)
        for _ in walk.steps():
            if title.conserved(walk.game.state) != before:
                walk.broken("conservation", f"{before} became {title.conserved(walk.game.state)}")
            _each_card_once(walk)
            made += 1
        for seat in walk.game.seats():
            lines = title.score_lines(walk.game.state, seat)
            if sum(line.points for line in lines) != title.score(walk.game.state, seat):
                walk.broken("score", f"the lines of seat {seat} do not add up")
        if setting.seats > 1 and not title.winners(walk.game.state):
            walk.broken("score", "nobody wins")  # alone one may lose against the game
    return made


def _each_card_once(walk: Walk) -> None:
    cards = [card for zone in zones_in(walk.game.state) for card in zone.cards]
    if len(cards) != len(set(cards)):
        walk.broken("conservation", f"in two zones: {sorted({card for card in cards if cards.count(card) > 1})}")
    for deck in (zone for zone in zones_in(walk.game.state) if isinstance(zone, Deck)):
        if any(deck.cards[card] & EVERYONE for card in deck.loose()):
            walk.broken("zones", f"deck {deck.name}: a card without a known place is marked as seen; shuffle it in")


def check_save_and_load(setting: Setting, games: int = 3, first: int = 0) -> None:
    """Saved and loaded, a state asks the same; playing a copy leaves the original alone."""
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        for seat in walk.steps():
            game = walk.game
            saved = data_of(game)
            loaded = load(setting, saved)
            if data_of(loaded) != saved or loaded.decisions != game.decisions:
                walk.broken("save", "a loaded game asks something else")
            copy = game.clone(Fast(seed))
            if data_of(copy) != saved or copy.decisions != game.decisions:
                walk.broken("clone", "a copy asks something else")
            for _ in range(4):
                if copy.over:
                    break
                mover = sorted(copy.decisions)[0]
                copy.apply_unchecked(mover, walk.random.choice(copy.decisions[mover].options))
            if data_of(game) != saved:
                walk.broken("clone", f"playing on in a copy changed the original (seat {seat} to move)")


def load(setting: Setting, saved: bytes) -> Game[Any]:
    """A game from a stored state, as a server resumes it."""
    state = setting.title.load(msgspec.json.decode(saved))
    game: Game[Any] = Game(setting.title, state, Seeded(0))
    game.settle()
    return game


def check_records(setting: Setting, games: int = 3, first: int = 0) -> None:
    """A record, undo included, replays to the same bytes."""
    for seed in range(first, first + games):
        header = records.header_for(setting.title, setting.seats, dict(setting.variant), str(seed))
        walk = Walk(setting, seed, undo=0.2)
        walk.table = records.open_table(setting.title, header)
        recorder = records.Recorder(header, walk.table)
        lines = [recorder.start()]
        for _ in walk.steps():
            lines += recorder.lines()
        lines += [*recorder.lines(), recorder.end()]
        *_, table = records.replay(setting.title, records.parse(lines))
        if data_of(table.game) != data_of(walk.game):
            walk.broken("record", "the replay ends in another state")


def check_patches(setting: Setting, games: int = 1, first: int = 0) -> None:
    """For every reader, the old view and the patch give the new view; what has not changed needs no patch."""
    for seed in range(first, first + games):
        walk = Walk(setting, seed, undo=0.1)
        held: dict[int, Any] = dict.fromkeys(seats_and_spectator(walk.game))
        feeds = {seat: Feed(seat) for seat in held}
        for _ in walk.steps():
            glance = Glance(walk.game)
            for seat, feed in feeds.items():
                update = feed.update(glance)
                if update is not None:
                    held[seat] = patched(held[seat], update.patch)
                fresh = msgspec.to_builtins(observe(walk.game, seat))
                if held[seat] != fresh:
                    walk.broken("patch", f"seat {seat} ends with {diff(held[seat], fresh)[:3]}")
                if feed.update(Glance(walk.game)) is not None:
                    walk.broken("patch", f"seat {seat} gets an update although nothing happened")


def check_options(setting: Setting, games: int = 3, first: int = 0) -> None:
    """Every listed option applies; anything else is refused with a reason and changes nothing."""
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        for _ in walk.steps():
            game = walk.game
            before = data_of(game)
            for seat, decision in game.decisions.items():
                _options_are_sound(walk, decision.options)
                for option in walk.random.sample(decision.options, min(_MANY, len(decision.options))):
                    game.clone(Fast(seed)).apply(seat, option)
            for option in [*list(walk.probes.values())[-_MANY:], Option("no-such-thing"), Option("choose", ("", 0))]:
                for seat in game.seats():
                    _refused_unless_listed(walk, seat, option)
            if data_of(game) != before:
                walk.broken("options", "looking at options changed the state")


def _options_are_sound(walk: Walk, options: list[Option]) -> None:
    if len(set(options)) != len(options):
        walk.broken("options", "an option is listed twice")
    for option in options:
        if Option.parse(str(option)) != option:
            walk.broken("options", f"{option!r} cannot be read back from its text")


def _refused_unless_listed(walk: Walk, seat: int, option: Option) -> None:
    game = walk.game
    if seat in game.decisions and option in game.decisions[seat].options:
        return
    try:
        game.apply(seat, option)
    except Refused as refused:
        if not refused.reason.key:
            walk.broken("options", f"{option} is refused without a reason")
    else:
        walk.broken("options", f"{option} is not listed for seat {seat} and was accepted")


def check_undo(setting: Setting, games: int = 4, first: int = 0) -> None:
    """Undo gives the state before the choice, the same choice leads forward again; past a barrier it is refused."""
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        for _ in walk.steps():
            table = walk.table
            if not table.moments:
                continue
            moment = table.moments[-1]
            seat, after = moment.seat, data_of(table.game)
            if table.why_not_undo(seat) is None:
                table.undo(seat)
                if moment.fork == 0 and data_of(table.game) != msgspec.json.encode(table.before(moment).to_data()):
                    walk.broken("undo", f"undo of {moment.option} does not give the state before it")
                if (
                    moment.fork
                    and table.game.state.players[seat].to_data() != table.before(moment).players[seat].to_data()
                ):
                    walk.broken("undo", f"undo of {moment.option} does not give back the seat's part")
                table.apply(seat, Option.parse(moment.option))
                if data_of(table.game) != after:
                    walk.broken("undo", f"{moment.option} again leads elsewhere")
            else:
                _undo_is_refused(walk, seat)
            for other in table.game.seats():
                if table.why_not_undo(other) is not None:
                    _undo_is_refused(walk, other)


def _undo_is_refused(walk: Walk, seat: int) -> None:
    before = data_of(walk.game)
    try:
        walk.table.undo(seat)
    except Refused:
        if data_of(walk.game) != before:
            walk.broken("undo", "a refused undo changed the state")
    else:
        walk.broken("undo", f"seat {seat} went back past what somebody learned")


def check_order(setting: Setting, games: int = 4, first: int = 0) -> int:
    """While seats act together, two that touch nothing shared may act in either order; gives the pairs tried."""
    tried = 0
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        for _ in walk.steps():
            pending = sorted(walk.game.decisions)
            if len(pending) < 2:
                continue
            pair = walk.random.sample(pending, 2)
            chosen = {seat: walk.random.choice(walk.game.decisions[seat].options) for seat in pair}
            ends = []
            for order in (pair, pair[::-1]):
                table: Table[Any] = Table(walk.game.clone(Seeded(seed)))
                for seat in order:
                    if seat in table.game.decisions and chosen[seat] in table.game.decisions[seat].options:
                        table.apply(seat, chosen[seat])
                if len(table.moments) == len(pair) and not any(moment.barred for moment in table.moments):
                    ends.append(data_of(table.game))
            if len(ends) == len(pair):
                tried += 1
                if ends[0] != ends[1]:
                    walk.broken("order", f"the order of {chosen} matters")
    return tried


def check_looks(setting: Setting, games: int = 2, first: int = 0) -> None:
    """What a seat knows is enough: a look asks, explains and refuses as the true game does, and nothing changes it."""
    title = setting.title
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        for _ in walk.steps():
            for seat in walk.game.decisions:
                _look_is_true(walk, seat, recall(title, observe(walk.game, seat)))


def _look_is_true(walk: Walk, seat: int, look: Look[Any]) -> None:
    title, before = walk.setting.title, msgspec.json.encode(look.seen)
    true, decision = _copied(look.seen, walk.game), walk.game.decisions[seat]
    copy = _copied(look.seen, look.g)
    assert copy.frame is not None
    asked = title.book[copy.frame.at].enter(copy.g, copy.frame)
    if getattr(asked, "options", None) != decision.options:
        walk.broken("look", f"seat {seat}: from what it knows, {copy.frame.at} asks something else")
    for option in decision.options:
        known, told = offered(look, option), offered(true, option)
        for part in Choice.__struct_fields__:
            if getattr(known, part) != getattr(told, part):
                walk.broken("look", f"seat {seat}: {part} of {option} is {getattr(known, part)!r}")
    if title.face.about(look) != title.face.about(true):
        walk.broken("look", f"seat {seat}: it is about {title.face.about(look)}")
    for option in [*list(walk.probes.values())[-_MANY:], Option("no-such-thing")]:
        if look.g.why_not(seat, option) != true.g.why_not(seat, option):
            walk.broken("look", f"seat {seat}: {option} is refused for another reason")
    if msgspec.json.encode(look.seen) != before:
        walk.broken("look", f"seat {seat}: asking changed what was seen")


def _copied(seen: Observation[Any], game: Game[Any]) -> Look[Any]:
    """A look at a copy of this game, be it the true one, which a seat never gets."""
    copy = game.clone(Refusing())
    copy.ask(game.decisions[seen.seat], game.path_of(seen.seat))
    return Look(seen, copy, copy.stack[-1])


def check_promises(setting: Setting, games: int = 2, first: int = 0) -> int:
    """What an option costs and brings at once is what it changes; gives the options that promised something.

    A choice that others do not see yet, and one in which chance has a part, are not held to their word.
    """
    kept = 0
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        for _ in walk.steps():
            for seat in walk.game.decisions:
                if not walk.game.secret_of(seat):
                    look = recall(setting.title, observe(walk.game, seat))
                    kept += sum(_promise_is_kept(walk, look, option) for option in walk.game.decisions[seat].options)
    return kept


def _promise_is_kept(walk: Walk, look: Look[Any], option: Option) -> bool:
    title, seat = walk.setting.title, look.seat
    costs, gains = title.face.promise(look, option)
    if not costs and not gains:
        return False
    after = walk.game.clone(Refusing())
    try:
        after.apply_unchecked(seat, option)
    except ChanceRefused:
        return False
    for item in {**costs, **gains}:
        change = title.stock(after.state, seat, item) - title.stock(walk.game.state, seat, item)
        if change != gains.get(item, 0) - costs.get(item, 0):
            walk.broken("promise", f"seat {seat}: {option}: costs {costs}, gains {gains}, {item} changes by {change}")
    return True


def check_turns(setting: Setting, games: int = 2, first: int = 0) -> int:
    """The number of a seat's turn changes exactly when the turn is over; gives the turns that ended."""
    title, ended = setting.title, 0
    for seed in range(first, first + games):
        walk = Walk(setting, seed)
        before: dict[int, tuple[list[Frame], int]] = {}
        for _ in walk.steps():
            for seat in walk.game.seats():
                now = _turns(walk.game.state.stack, title.turn_at, seat), title.turn_number(walk.game.state, seat)
                turns, number = before.get(seat, now)
                over = any(all(turn is not other for other in now[0]) for turn in turns)
                if turns and over == (number == now[1]):  # where none was going on, a whole one may have passed
                    walk.broken("turn", f"seat {seat}: {'over' if over else 'going on'}, its number is {now[1]}")
                ended += over
                before[seat] = now
    return ended


def _turns(stack: Stack, turn_at: frozenset[str], seat: int) -> list[Frame]:
    """The turns of a seat that are going on."""
    found = [frame for frame in stack if frame.at in turn_at and frame.seat == seat]
    kids = [kid for frame in stack for kid in frame.kids or ()]
    return [*found, *(turn for kid in kids for turn in _turns(kid, turn_at, seat))]


def check_log(setting: Setting, games: int = 1, first: int = 0) -> None:
    """The log is one list of sentences: told as it happens it is the same as read afterwards, from wherever on."""
    for seed in range(first, first + games):
        walk = Walk(setting, seed, undo=0.1)
        wording = wording_of(setting.title, "en", [f"P{seat}" for seat in walk.game.seats()])
        heard: dict[int, list[Line]] = {seat: [] for seat in seats_and_spectator(walk.game)}
        told, stops = 0, [0]
        for _ in walk.steps():
            for seat, lines in heard.items():
                lines += [line for move in walk.table.heard(seat, told) for line in wording.told(move)]
            told = len(walk.game.events or ())
            stops.append(told)
        for seat, lines in heard.items():
            read = [line for move in walk.table.heard(seat) for line in wording.told(move)]
            if read[: len(lines)] != lines:
                walk.broken("log", f"seat {seat} reads another log than it was told")
            since = walk.random.choice(stops)
            later = [line for move in walk.table.heard(seat, since) for line in wording.told(move)]
            if later != read[len(read) - len(later) :]:
                walk.broken("log", f"seat {seat} reads another log from event {since} on")


def check_secrecy(
    setting: Setting,
    decisions: int = 60,
    first: int = 0,
    imagine_: Imagine = imagine,
    feed: type[Feed] = Feed,
) -> int:
    """Nobody sees what they must not, over at least so many decisions; gives how many views were compared."""
    compared, made, seed = 0, 0, first
    while made < decisions:
        walk = Walk(setting, seed)
        secrecy = Secrecy(walk, imagine_, feed)
        for seat in walk.steps():
            secrecy.at_decision(seat)
            made += 1
            if made >= decisions:
                break
        compared += secrecy.compared
        seed += 1
    return compared


CHECKS: dict[str, Callable[..., object]] = {
    "playouts": check_playouts,
    "save_and_load": check_save_and_load,
    "records": check_records,
    "patches": check_patches,
    "options": check_options,
    "undo": check_undo,
    "order": check_order,
    "looks": check_looks,
    "promises": check_promises,
    "turns": check_turns,
    "log": check_log,
    "secrecy": check_secrecy,
}
