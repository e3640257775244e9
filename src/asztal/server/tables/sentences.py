"""A game's sentences for readers of one language at one table."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from asztal.kernel import (
    Choice,
    Event,
    Game,
    Message,
    Observation,
    Option,
    Title,
    all_offered,
    observe,
    recall,
    why_not_there,
)
from asztal.server.tables.facts import Facts
from asztal.server.tables.live import Warm
from asztal.server.wire.messages import (
    BackInfo,
    Because,
    LogLine,
    PointsLine,
    Question,
    Revealed,
    Rows,
    SaidChoice,
    ScoreTold,
    SeatInfo,
    TableInfo,
    WhyNot,
    write,
)
from asztal.text import Texts
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import Row
from asztal.text.wording import wording_of


@cache
def texts_of(lang: str) -> Texts:
    """The server's own sentences."""
    return Texts(lang)


class Voice:
    """Says what the kernel hands out; what was said before is remembered, for other seats and the next question."""

    def __init__(self, title: Title[Any], lang: str, names: Sequence[str]) -> None:
        self.lang = lang
        self._title = title
        self.wording = wording_of(title, lang, names)
        self._said: dict[Any, str] = {}
        self._logged: dict[bytes, list[LogLine]] = {}  # by the events of a move

    def question(self, warm: Warm, seen: Observation[Any] | None) -> Question | None:
        """What a seat is asked, with every option; made from what the seat sees, so it cannot tell more."""
        if seen is None or seen.decision is None:
            return None
        look = recall(self._title, seen)
        said = [self._choice(choice) for choice in all_offered(look)]
        about = self._title.face.about(look)
        return Question(warm.question(seen.seat), self.wording.ask(seen.decision.ask), said, about)

    def _choice(self, choice: Choice) -> SaidChoice:
        label, preview = self._say(choice.label), [*map(self._say, choice.preview)]
        amounts = dict(choice.costs), dict(choice.gains)
        return SaidChoice(choice.option, label, choice.targets, preview, choice.links, *amounts)

    def _say(self, message: Message) -> str:
        key = write(message)
        if key not in self._said:
            self._said[key] = self.wording.message(message)
        return self._said[key]

    def log(self, moves: Iterable[Sequence[Event]]) -> list[LogLine]:
        """What happened, move by move, in sentences."""
        return [line for move in moves for line in self._lines(move)]

    def _lines(self, move: Sequence[Event]) -> list[LogLine]:
        key = write(move)
        if key not in self._logged:
            self._logged[key] = [LogLine(*line) for line in self.wording.told(move)]
        return self._logged[key]

    def because(self, warm: Warm, seat: int, asked: WhyNot) -> Because:
        """Why the seat may not choose this, or anything there; the latter follows from what the seat knows."""
        if asked.target and seat in warm.game.decisions:
            reason = why_not_there(recall(self._title, observe(warm.game, seat)), asked.target)
        else:
            reason = warm.game.why_not(seat, Option.parse(asked.option))
        if reason is None:
            return Because(asked.id, True)
        return Because(asked.id, False, reason.key, self.wording.reason(reason), reason.clause)

    def score(self, warm: Warm, seat: int, request_id: str) -> ScoreTold:
        """Every point of a seat explained."""
        lines = self._title.score_lines(warm.game.state, seat)
        said = [PointsLine(line.points, self.wording.score(line)) for line in lines]
        return ScoreTold(request_id, seat, sum(line.points for line in lines), said)

    def ending(self, game: Game[Any]) -> str:
        """How a game alone ended, where it has more to say than who won."""
        told = self._title.ending(game.state) if game.over else None
        return self._say(told) if told else ""

    def read_out(self, warm: Warm, seat: int, request_id: str) -> Rows:
        """The table in words; made from what the seat sees, so it cannot tell more."""
        return Rows(request_id, self.rows(observe(warm.game, seat)))

    def rows(self, seen: Observation[Any]) -> list[Row]:
        """A table in words, statement by statement."""
        return list(drawing_of(self._title).rows(Scene(recall(self._title, seen), self.wording)))


def table_info(facts: Facts) -> TableInfo:
    """What everybody may know of a table; scores, seed and nonces only when the game is over."""
    row, back, outcome = facts.row, facts.back, facts.outcome
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        row.variant,
        row.status,
        row.listed,
        row.commitment,
        [SeatInfo(place.number, place.name, place.bot, not place.free) for place in facts.places],
        None if back is None else BackInfo(back.by, back.agreed),
        outcome.scores if outcome else [],
        outcome.winners if outcome else [],
        Revealed(row.seed, [place.nonce for place in facts.places]) if row.status == "over" else None,
    )
