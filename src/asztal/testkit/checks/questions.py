"""Questions change nothing: the state has the same bytes before and after, whatever the rules are asked."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

import msgspec

from asztal.kernel import Game, Look, Option, observe
from asztal.kernel.offers import offered, refused_there
from asztal.testkit.checks.sight import copied
from asztal.testkit.secrecy import difference
from asztal.testkit.walk import Check, data_of, seats_and_spectator

_EVERY = 3  # at one of so many decisions it asks
SOME = 3  # how many options of a decision, and how many others, are asked about
_STATE = ("conserved", "round_number", "scores")  # what a title is asked of a state
_SEAT = ("aim", "facts", "score", "score_lines", "turn_number", "value")  # and of one seat
_OVER = ("ending", "places", "scores")  # and when the game is over
_OVER_SEAT = ("aim", "features", "score_lines")

T = TypeVar("T")
Asked = tuple[str, Callable[[], object]]  # a question and how it is asked


class Questions(Check):
    """Asking changes neither the game nor what a seat knows of it, not even for as long as until the next question."""

    asked = 0

    def at_decision(self, seat: int) -> None:
        """See that no other check has changed anything by its questions; now and then ask one after the other."""
        if data_of(self.walk.game) != self.walk.now.saved:
            self.walk.broken("question", "something that was asked changed the game")
        for reader, (before, after) in self.walk.now.bytes_of_looks().items():
            if before != after:
                what = difference(after, before)
                self.walk.broken("question", f"something that was asked changed what seat {reader} knows: {what}")
        if self.now_and_then(_EVERY):
            self._ask_all(seat)

    def _ask_all(self, seat: int) -> None:
        look = self.walk.now.look(seat)
        true = copied(look.seen, self.walk.game)
        self._ask(seat, partial(data_of, true.g), [*self._of_title(true.g, seat), *self._of_rules(true)])
        self._ask(seat, partial(_bytes, look), [*self._of_rules(look), *self._of_face(look)])

    def end(self) -> None:
        """Ask what is asked of a game that is over."""
        title, game = self.walk.setting.title, self.walk.game
        for seat in game.seats():
            asked: list[Asked] = [(name, partial(getattr(title, name), game.state)) for name in _OVER]
            asked += [(name, partial(getattr(title, name), game.state, seat)) for name in _OVER_SEAT]
            self._ask(seat, partial(data_of, game), asked)

    def _ask(self, seat: int, state: Callable[[], bytes], questions: list[Asked]) -> None:
        before = state()
        for name, ask in questions:
            ask()
            after = state()
            if after != before:
                self.walk.broken("question", f"seat {seat}: {name} changes the state: {difference(after, before)}")
        self.asked += len(questions)

    def _of_title(self, g: Game[Any], seat: int) -> Iterator[Asked]:
        for name in _STATE:
            yield name, partial(getattr(g.title, name), g.state)
        for name in _SEAT:
            yield name, partial(getattr(g.title, name), g.state, seat)
        for reader in seats_and_spectator(g):
            yield f"the view of seat {reader}", partial(observe, g, reader)

    def _of_rules(self, look: Look[Any]) -> Iterator[Asked]:
        g, f = look.g, look.frame
        assert f is not None
        effect = g.title.book[f.at]
        for name, ask in (
            ("can", effect.can),
            ("candidates", effect.candidates),
            ("the question itself", effect.enter),
        ):
            yield f"{name} of {f.at}", partial(ask, g, f)
        for option in self._others(look):
            yield f"why_not {option}", partial(g.why_not, look.seat, option)

    def _of_face(self, look: Look[Any]) -> Iterator[Asked]:
        title, options = look.g.title, look.g.decisions[look.seat].options
        yield "about", partial(title.face.about, look)
        yield "forecast", partial(title.face.forecast, look)
        for option in self._some(options):
            yield f"the offer {option}", partial(offered, look, option)
            yield f"vain {option}", partial(title.vain, look, option)
        for target in self._some(
            [target for option in self._meant(look) for target in title.face.targets(look, option)]
        ):
            yield f"pointing at {target}", partial(refused_there, look, target)

    def _others(self, look: Look[Any]) -> list[Option]:
        """Some that might be meant, some that were met before, and one that nobody ever heard of."""
        return [*self._some(self._meant(look)), *self._some(list(self.walk.probes.values())), Option("no-such-thing")]

    def _meant(self, look: Look[Any]) -> list[Option]:
        assert look.frame is not None
        return list(look.g.title.book[look.frame.at].candidates(look.g, look.frame))

    def _some(self, many: list[T]) -> list[T]:
        return self.random.sample(many, min(SOME, len(many)))


def _bytes(look: Look[Any]) -> bytes:
    """A look and what was seen, which share their parts."""
    return data_of(look.g) + msgspec.json.encode(look.seen)
