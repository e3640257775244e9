"""A game's sentences for the readers of one language at one table."""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

from asztal.kernel import Choice, Event, Game, Message, Observation, Option, Title, observe, recall
from asztal.kernel.kept_offers import KeptOffers
from asztal.kernel.offers import WhyRefused, refused_there
from asztal.server.tables.live.access import asked_for, void
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.play.remembered import MOVES, SAID, WatchedNames
from asztal.server.tables.stored.seat_claims import SeatClaim
from asztal.server.tables.stored.table import DONE, Place, Proposal, StoredTable
from asztal.server.wire.around import ClaimInfo, OriginInfo, ProposalInfo, Revealed, SeatInfo
from asztal.server.wire.client_messages import WhyNot
from asztal.server.wire.messages import (
    Because,
    LogLine,
    PointsLine,
    Question,
    Rows,
    SaidChoice,
    ScoreTold,
    Step,
    TableInfo,
    write,
)
from asztal.text import Texts
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import Row
from asztal.text.wording import Sentence, wording_of


@cache
def texts_of(lang: str) -> Texts:
    """The server's own sentences in a language."""
    return Texts(lang)


class KeptQuestion(NamedTuple):
    """A question in words, and the offers that it was made from."""

    question: Question
    offers: KeptOffers

    def is_for(self, name: str, seen: Observation[Any]) -> bool:
        """True when a question of this name, to a seat that sees this, is the same word for word."""
        return name == self.question.name and self.offers.hold(seen)


class Voice:
    """Puts into words what the kernel says; sentences are remembered for all tables of the process.

    One with a name in it is remembered for the same names only.
    """

    def __init__(self, title: Title[Any], lang: str, names: Sequence[str]) -> None:
        self.lang = lang
        self._title = title
        self.wording = wording_of(title, lang, names)
        self.wording.people = self._names = WatchedNames(names)
        kind = type(self.wording)
        self._any = write((kind.__module__, kind.__qualname__, lang, len(names)))
        self._ours = self._any + write(names)

    def question(
        self, warm: Warm, seen: Observation[Any] | None, known: KeptQuestion | None = None
    ) -> KeptQuestion | None:
        """What a seat is asked, with every option; made from what the seat sees, so it cannot reveal more.

        The `known` question is given again where all that it was made from is the same.
        """
        if seen is None or seen.decision is None:
            return None
        name = warm.question(seen.seat)
        if known is None or not known.is_for(name, seen):
            offers = KeptOffers.of(self._title, seen)
            known = KeptQuestion(self._question(name, seen.decision.ask, offers), offers)
        warm.offer(seen.seat, known.offers.choices)
        return known

    def asked(self, name: str, seen: Observation[Any]) -> Question | None:
        """What a seat was asked in an observation, at a table that nobody plays at."""
        if seen.decision is None:
            return None
        return self._question(name, seen.decision.ask, KeptOffers.of(self._title, seen))

    def _question(self, name: str, ask: str, offers: KeptOffers) -> Question:
        return Question(name, self.wording.ask(ask), [*map(self._choice, offers.choices)], offers.about)

    def _choice(self, choice: Choice) -> SaidChoice:
        label, preview = self._say(choice.label), [*map(self._say, choice.preview)]
        more = dict(choice.costs), dict(choice.gains), choice.kind, choice.ids, choice.leads
        return SaidChoice(choice.option, label, choice.targets, preview, choice.links, *more)

    def _say(self, message: Message) -> str:
        key = write(message)
        said = SAID.get(self._any + key)
        if said is None:
            said = SAID.get(self._ours + key)
        if said is None:
            self._names.used = False
            said = self.wording.message(message)
            SAID.put((self._ours if self._names.used else self._any) + key, said)
        return said

    def steps(self, warm: Warm, seat: int) -> list[Step]:
        """What the seat has chosen in its turn and can take back alone."""
        return [Step(self._say(step.label), step.targets) for step in warm.steps(seat)]

    def log(self, moves: Iterable[Sequence[Event]]) -> list[LogLine]:
        """What happened, in sentences, move by move, each with its place among the events of these moves."""
        lines: list[LogLine] = []
        before = 0
        for move in moves:
            for line in self._lines(move):
                start, end = before + line.start, before + line.end
                more = line.clauses, line.deed, line.minor
                lines.append(LogLine(line.seat, line.text, line.ids, line.clause, start, end, *more))
            before += len(move)
        return lines

    def _lines(self, move: Sequence[Event]) -> list[Sentence]:
        key = blake2b(self._ours + write(move), digest_size=16).digest()
        lines = MOVES.get(key)
        return MOVES.put(key, self.wording.told(move)) if lines is None else lines

    def because(self, warm: Warm, seat: int, asked: WhyNot) -> Because:
        """Why the seat may not choose this, or anything at an element; made from what the seat knows."""
        look = recall(self._title, observe(warm.game, seat)) if seat in warm.game.decisions else None
        if asked.target and look is not None:
            refused = refused_there(look, asked.target)
        else:
            option = Option.parse(asked.option)
            why = warm.game.why_not(seat, option)
            refused = None if why is None else WhyRefused(why) if look is None else WhyRefused.of(look, option, why)
        if refused is None:
            return Because(asked.id, True)
        reason, lacks, cause = refused
        missing = [self._say(Message("item-count", {"item": item, "count": count})) for item, count in lacks.items()]
        more = dict(lacks), missing, [*map(self._say, cause.told)], list(cause.targets)
        return Because(asked.id, False, reason.key, self.wording.reason(reason), reason.clause, *more)

    def score(self, warm: Warm, seat: int, request_id: str) -> ScoreTold:
        """Every point of a seat, explained."""
        lines = self._title.score_lines(warm.game.state, seat)
        said = [PointsLine(line.points, self.wording.score(line)) for line in lines]
        tied = self._title.tied(warm.game.state, seat) if warm.game.over else []
        return ScoreTold(request_id, seat, sum(line.points for line in lines), said, [*map(self.wording.score, tied)])

    def ending(self, game: Game[Any]) -> str:
        """How a game ended, if there is more to say than which seats won: a game alone, or a win without a seat."""
        if not game.over:
            return ""
        unseated = any(player >= game.state.seats for player in self._title.winners(game.state))
        return self.wording.ending(game) if unseated or self._title.ending(game.state) else ""

    def read_out(self, warm: Warm, seat: int, request_id: str) -> Rows:
        """The table in words; made from what the seat sees, so it cannot reveal more."""
        return Rows(request_id, self.rows(observe(warm.game, seat)))

    def rows(self, seen: Observation[Any]) -> list[Row]:
        """A table in words, row by row."""
        return list(drawing_of(self._title).rows(Scene(recall(self._title, seen), self.wording)))


def table_info(stored: StoredTable) -> TableInfo:
    """What everybody may know of a table; scores, seed and nonces only after the end."""
    row, proposed, outcome = stored.row, stored.proposal, stored.outcome
    owner = next((place.number for place in stored.places if row.owner in place.holders), None)
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        row.variant,
        row.status,
        row.listed,
        row.commitment,
        [_seat(stored, place) for place in stored.places],
        None if proposed is None else _proposal(proposed),
        outcome.scores if outcome else [],
        outcome.winners if outcome else [],
        Revealed(row.seed, [place.nonce for place in stored.places]) if row.status in DONE and not row.world else None,
        owner,
        stored.pace,
        stored.patience,
        row.beat or 0.0,
        stored.how,
        row.status == "waiting" and row.starting is not None,
        outcome.places if outcome else [],
        stored.stand_in,
        [_claim(claim, stored) for claim in stored.claims if not claim.handed and not void(claim, stored)],
        _origin(stored),
        row.world or "",
    )


def _origin(stored: StoredTable) -> OriginInfo | None:
    if stored.origin is None:
        return None
    table, origin = stored.origin.table, stored.origin.origin
    return OriginInfo(table, origin.step, origin.way, origin.rules, origin.seat)


def _seat(stored: StoredTable, place: Place) -> SeatInfo:
    chance = stored.chance(place.number)
    more = place.why, place.nonce_hash, chance, place.guest, place.shows_program
    return SeatInfo(place.number, place.name, place.bot, not place.free, *more)


def _claim(claim: SeatClaim, stored: StoredTable) -> ClaimInfo:
    until = claim.until.isoformat() if claim.until else ""
    return ClaimInfo(claim.seat, claim.name, claim.number, sorted(asked_for(claim.seat, stored)), claim.agreed, until)


def _proposal(proposed: Proposal) -> ProposalInfo:
    kind, by, seat = proposed.kind, proposed.by, proposed.seat
    return ProposalInfo(kind, by, seat, proposed.asked, proposed.agreed, proposed.number, proposed.passed)
