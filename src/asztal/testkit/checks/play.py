"""What the rules do: games end and keep what is conserved, options apply, what is saved comes back as it was."""

from collections import Counter
from typing import Any

import msgspec

from asztal.kernel import Fast, Game, Option, Refused, Seeded, Table
from asztal.kernel import record as records
from asztal.kernel.frame import Stack
from asztal.kernel.rules import Frame
from asztal.kernel.zones import EVERYONE, Deck, zones_in
from asztal.testkit.walk import Check, Setting, Walk, data_of

MANY = 12  # how many options of a decision a check tries


class Conservation(Check):
    """Nothing is lost or made, no card is in two places, and every score can be explained."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.before = walk.setting.title.conserved(walk.game.state)

    def at_decision(self, seat: int) -> None:
        """Count what must stay as it is."""
        now = self.walk.setting.title.conserved(self.walk.game.state)
        if now != self.before:
            self.walk.broken("conservation", f"{self.before} became {now}")
        zones = list(zones_in(self.walk.game.state))
        cards = Counter(card for zone in zones for card in zone.cards)
        if len(cards) != cards.total():
            self.walk.broken("conservation", f"in two zones: {sorted(card for card in cards if cards[card] > 1)}")
        for deck in (zone for zone in zones if isinstance(zone, Deck)):
            if any(deck.cards[card] & EVERYONE for card in deck.loose()):
                self.walk.broken(
                    "zones", f"deck {deck.name}: a card without a known place is marked as seen; shuffle it in"
                )

    def end(self) -> None:
        """Add up the scores."""
        title, state = self.walk.setting.title, self.walk.game.state
        for seat in self.walk.game.seats():
            if sum(line.points for line in title.score_lines(state, seat)) != title.score(state, seat):
                self.walk.broken("score", f"the lines of seat {seat} do not add up")
        if self.walk.setting.seats > 1 and not title.winners(state):
            self.walk.broken("score", "nobody wins")  # alone one may lose against the game


class SaveAndLoad(Check):
    """Saved and loaded, a state asks the same; playing a copy leaves the original alone."""

    def at_decision(self, seat: int) -> None:
        """Save and load, copy, and play on in the copy."""
        walk, game, saved = self.walk, self.walk.game, self.walk.now.saved
        loaded = load(walk.setting, saved)
        if data_of(loaded) != saved or loaded.decisions != game.decisions:
            walk.broken("save", "a loaded game asks something else")
        copy = game.clone(Fast(walk.seed))
        if data_of(copy) != saved or copy.decisions != game.decisions:
            walk.broken("clone", "a copy asks something else")
        for _ in range(4):
            if copy.over:
                break
            mover = sorted(copy.decisions)[0]
            copy.apply_unchecked(mover, self.random.choice(copy.decisions[mover].options))
        if data_of(game) != saved:
            walk.broken("clone", f"playing on in a copy changed the original (seat {seat} to move)")


def load(setting: Setting, saved: bytes) -> Game[Any]:
    """A game from a stored state, as a server resumes it."""
    state = setting.title.load(msgspec.json.decode(saved))
    game: Game[Any] = Game(setting.title, state, Seeded(0))
    game.settle()
    return game


class Options(Check):
    """Every listed option applies; anything else is refused with a reason and changes nothing."""

    def at_decision(self, seat: int) -> None:
        """Try some that are listed, and some that were listed earlier."""
        game, saved = self.walk.game, self.walk.now.saved
        for asked, decision in game.decisions.items():
            self._are_sound(decision.options)
            for option in self.random.sample(decision.options, min(MANY, len(decision.options))):
                game.clone(Fast(self.walk.seed)).apply(asked, option)
        for option in [*list(self.walk.probes.values())[-MANY:], Option("no-such-thing"), Option("choose", ("", 0))]:
            for other in game.seats():
                self._refused_unless_listed(other, option)
        if data_of(game) != saved:
            self.walk.broken("options", "looking at options changed the state")

    def _are_sound(self, options: list[Option]) -> None:
        if len(set(options)) != len(options):
            self.walk.broken("options", "an option is listed twice")
        for option in options:
            if Option.parse(str(option)) != option:
                self.walk.broken("options", f"{option!r} cannot be read back from its text")

    def _refused_unless_listed(self, seat: int, option: Option) -> None:
        game = self.walk.game
        if seat in game.decisions and option in game.decisions[seat].options:
            return
        try:
            game.apply(seat, option)
        except Refused as refused:
            if not refused.reason.key:
                self.walk.broken("options", f"{option} is refused without a reason")
        else:
            self.walk.broken("options", f"{option} is not listed for seat {seat} and was accepted")


class Order(Check):
    """While seats act together, two that touch nothing shared may act in either order."""

    tried = 0  # pairs

    def at_decision(self, seat: int) -> None:
        """Let two of the seats that are asked choose one after the other, and the other way round."""
        game, pending = self.walk.game, sorted(self.walk.game.decisions)
        if len(pending) < 2:
            return
        pair = self.random.sample(pending, 2)
        chosen = {each: self.random.choice(game.decisions[each].options) for each in pair}
        ends = []
        for order in (pair, pair[::-1]):
            table: Table[Any] = Table(game.clone(Seeded(self.walk.seed)))
            for each in order:
                if each in table.game.decisions and chosen[each] in table.game.decisions[each].options:
                    table.apply(each, chosen[each])
            if len(table.moments) == len(pair) and not any(moment.stands for moment in table.moments):
                ends.append(data_of(table.game))
        if len(ends) == len(pair):
            self.tried += 1
            if ends[0] != ends[1]:
                self.walk.broken("order", f"the order of {chosen} matters")


class TurnNumbers(Check):
    """The number of a seat's turn changes exactly when the turn is over."""

    ended = 0  # turns

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.before: dict[int, tuple[list[Frame], int]] = {}

    def at_decision(self, seat: int) -> None:
        """Compare the turns that are going on with those of the decision before."""
        title, state = self.walk.setting.title, self.walk.game.state
        for each in self.walk.game.seats():
            now = turns_in(state.stack, title.turn_at, each), title.turn_number(state, each)
            turns, number = self.before.get(each, now)
            over = any(all(turn is not other for other in now[0]) for turn in turns)
            if turns and over == (number == now[1]):  # where none was going on, a whole one may have passed
                self.walk.broken("turn", f"seat {each}: {'over' if over else 'going on'}, its number is {now[1]}")
            self.ended += over
            self.before[each] = now


def turns_in(stack: Stack, turn_at: frozenset[str], seat: int) -> list[Frame]:
    """The turns of a seat that are going on."""
    found = [frame for frame in stack if frame.at in turn_at and frame.seat == seat]
    kids = [kid for frame in stack for kid in frame.kids or ()]
    return [*found, *(turn for kid in kids for turn in turns_in(kid, turn_at, seat))]


class UndoRestores(Check):
    """Undo gives the state before the choice, the same choice leads forward again; past a barrier it is refused."""

    takes_back = True

    def at_decision(self, seat: int) -> None:
        """Take the last choice back and make it again."""
        table = self.walk.table
        if not table.moments:
            return
        mover = table.moments[-1].seat
        if table.why_not_undo(mover) is None:
            self._back_and_forth()
        self._others_are_refused()

    def _back_and_forth(self) -> None:
        table, moment = self.walk.table, self.walk.table.moments[-1]
        after, before = data_of(table.game), table.before(moment)
        table.undo(moment.seat)
        if moment.fork == 0 and data_of(table.game) != msgspec.json.encode(before.to_data()):
            self.walk.broken("undo", f"undo of {moment.option} does not give the state before it")
        own = table.game.state.players[moment.seat]
        if moment.fork and own.to_data() != before.players[moment.seat].to_data():
            self.walk.broken("undo", f"undo of {moment.option} does not give back the seat's part")
        table.apply(moment.seat, Option.parse(moment.option))
        if data_of(table.game) != after:
            self.walk.broken("undo", f"{moment.option} again leads elsewhere")

    def _others_are_refused(self) -> None:
        table, before = self.walk.table, data_of(self.walk.game)
        for seat in table.game.seats():
            if table.why_not_undo(seat) is not None:
                try:
                    table.undo(seat)
                except Refused:
                    continue
                self.walk.broken("undo", f"seat {seat} went back past what somebody learned")
        if data_of(table.game) != before:
            self.walk.broken("undo", "a refused undo changed the state")


class Recorded(Walk):
    """A walk in which choices are taken back now and then, at a table that a record can be written of."""

    def __init__(self, setting: Setting, seed: int, undo: float = 0.15) -> None:
        super().__init__(setting, seed, undo=undo)
        self.header = records.header_for(setting.title, setting.seats, dict(setting.variant), str(seed))
        self.table = records.open_table(setting.title, self.header)


class RecordReplays(Check):
    """A record, undo included, replays to the same bytes."""

    takes_back = True

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        assert isinstance(walk, Recorded)
        self.recorder = records.Recorder(walk.header, walk.table)
        self.lines = [self.recorder.start()]

    def at_decision(self, seat: int) -> None:
        """Write down what was done."""
        self.lines += self.recorder.lines()

    def end(self) -> None:
        """Play the whole game again from its record."""
        lines = [*self.lines, *self.recorder.lines(), self.recorder.end()]
        *_, table = records.replay(self.walk.setting.title, records.parse(lines))
        if data_of(table.game) != data_of(self.walk.game):
            self.walk.broken("record", "the replay ends in another state")
