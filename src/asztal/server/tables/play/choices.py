"""What happens at a table that has begun: choices, undo, chat, and the record at the end."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert, select

from asztal.kernel import Option, Reason, Refused
from asztal.kernel.record import HASH_EVERY, SEGMENTS, Header, Mark, Result, Segment, fingerprint
from asztal.server.denied import Denied
from asztal.server.storage.models import Chat
from asztal.server.tables.live.access import Right, own_seat
from asztal.server.tables.live.changes import Change, Changes, Done
from asztal.server.tables.stored.facts import DONE, Facts, Outcome
from asztal.server.tables.stored.history import History, read_history
from asztal.server.tables.stored.log_replay import Unreadable
from asztal.server.tables.stored.position import read_position

LONGEST_ID = 64
LONGEST_OPTION = 500
LONGEST_CHAT = 500
# Actions of a table for each of its seats, after which nothing is taken back: twenty times those of the longest game,
# which has 170 a seat. What was taken back stays in the log and in every view, so without an end both would have none.
MOST_ACTIONS = 20 * 170


def checked_request(request_id: str) -> str:
    """A request id that can be stored; raises `Denied`."""
    if not 0 < len(request_id) <= LONGEST_ID or not request_id.isascii() or not request_id.isprintable():
        raise Denied("bad-request-id", 422, longest=LONGEST_ID)
    return request_id


class Play:
    """Carries out what the seats do; a request id that was carried out before is answered as then.

    Whoever does something shows a right; the seat is found from it inside the change. `done` is called when the request
    is stored for good, before anybody is told of it.
    """

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def _play(
        self, table_id: str, right: Right, request_id: str, work: Callable[[Change, int], None], done: Done | None
    ) -> None:
        """Do `work` for the seat of a person who plays it now."""
        request = checked_request(request_id)

        def named(facts: Facts) -> str:
            return f"{own_seat(right, facts)}:{request}"

        def do(change: Change) -> None:
            seat = own_seat(right, change.warm.known)
            check_person(change, seat)
            check_not_agreed(change, seat)
            work(change, seat)

        await self._changes.play(table_id, named, do, done)

    # --- choices ----------------------------------------------------------------------------------------------------

    async def act(
        self,
        table_id: str,
        right: Right,
        request_id: str,
        option: str,
        *,
        question: str = "",
        done: Done | None = None,
    ) -> None:
        """A person's choice; with `question` it is refused when the seat is asked something else by now."""
        if len(option) > LONGEST_OPTION:
            raise Denied("too-long", 413, longest=LONGEST_OPTION)

        def choose(change: Change, seat: int) -> None:
            if question and question != change.warm.question(seat):
                raise Denied("stale", 409)
            change.warm.playing.apply(seat, Option.parse(option))
            change.log()

        await self._play(table_id, right, request_id, choose, done)

    async def act_for_bot(self, table_id: str, seat: int, seq: int, option: str) -> bool:
        """A bot's choice after action `seq`; False when it is too late, because somebody else acted since."""

        def choose(change: Change) -> bool:
            warm, choice = change.warm, Option.parse(option)
            if not bot_due(change, seat):
                return True
            if choice not in warm.game.decisions[seat].options:
                return False
            warm.playing.apply(seat, choice)
            change.log(by_bot=True)
            return True

        return await self._changes.play(table_id, lambda _: f"b{seat}:{seq}", choose) is not False

    async def undo(
        self,
        table_id: str,
        right: Right,
        request_id: str,
        *,
        choices: int = 1,
        everything: bool = False,
        done: Done | None = None,
    ) -> None:
        """Take back the seat's last choices, so many of them or none, or everything that it can take back."""

        def take_back(change: Change, seat: int) -> None:
            table, taken, proposal = change.warm.playing, 0, change.proposal
            if proposal is not None and (proposal.kind, proposal.by) == ("back", seat):
                raise Denied("you-propose", 409)  # it counts the own choices
            reason = table.why_not_undo(seat, 1 if everything else choices)
            if reason is not None:
                raise Refused(reason)
            check_length(change)
            while table.why_not_undo(seat) is None if everything else taken < choices:
                table.undo(seat)
                change.log(f"+{taken}" if taken else "")
                taken += 1

        await self._play(table_id, right, request_id, take_back, done)

    # --- chat -------------------------------------------------------------------------------------------------------

    async def say(self, table_id: str, right: Right, request_id: str, text: str, done: Done | None = None) -> None:
        """Say something to everybody at the table."""
        checked, tidy = checked_request(request_id), text.strip()
        if not tidy or len(tidy) > LONGEST_CHAT or "\0" in tidy:
            raise Denied("bad-chat", 422, longest=LONGEST_CHAT)
        async with self._changes.change(table_id, done) as (change, connection):
            seat = own_seat(right, change.warm.known)
            mine, request = Chat.table_id == table_id, f"{seat}:{checked}"
            if (await connection.execute(select(1).where(mine, Chat.request_id == request))).first():
                return
            change.made, change.said = True, change.said + 1
            await connection.execute(
                insert(Chat).values(
                    table_id=table_id,
                    number=change.said,
                    seat=seat,
                    name=change.warm.known.places[seat].name,
                    text=tidy,
                    request_id=request,
                )
            )

    # --- the end ----------------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> str:
        """The whole game as text that anybody can check, seed and nonces included; only after the end.

        Where it went on with other rules, or from another state than a replay leads to, the record says so.
        """
        async with self._changes.reading(table_id) as warm:
            facts = warm.known
        if facts.row.status not in DONE:
            raise Denied("not-over", 409)
        async with self._changes.engine.connect() as connection:
            position = await read_position(connection, table_id)
            if position is None or (facts.outcome is None and facts.row.status == "over"):
                raise Unreadable
            history = await read_history(connection, table_id, facts.row.rules, facts.row.seq)
        result = None if facts.outcome is None else _result(facts.outcome, facts.row.seats, position.state)
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in _record(facts.header(), history, result))


def _result(outcome: Outcome, seats: int, state: bytes) -> Result:
    """As the kernel writes it: the scores are those of the seats; places follow from the state."""
    return Result(outcome.scores[:seats], outcome.winners, fingerprint(state))


def _record(header: Header, history: History, result: Result | None) -> Iterator[Any]:
    starts = {start.seq: start for start in history.starts}
    parted = len(starts) > 1
    yield replace(header, format=SEGMENTS) if parted else header
    for number in range(len(history.actions) + 1):
        if number:
            action = history.actions[number - 1]
            yield action.entry
            if number % HASH_EVERY == 0 or number in starts:
                yield Mark(number, action.state_hash)
        if parted and number in starts:
            start = starts[number]
            state = None if start.state is None else msgspec.json.decode(start.state)
            yield Segment(number, start.rules, start.engine, state)
    if result is not None:  # a table that ended before has none
        yield result


def bot_due(change: Change, seat: int) -> bool:
    """True when a bot has to answer at this seat now."""
    warm = change.warm
    return bool(change.status == "playing" and warm.known.places[seat].bot and seat in warm.game.decisions)


def check_playing(change: Change) -> None:
    """Only at a table where play goes on."""
    if change.status == "waiting":
        raise Denied("not-started", 409)
    if change.status == "ended":
        raise Denied("table-ended", 409)
    if change.status == "over":
        raise Refused(Reason("game-over"))


def check_length(change: Change) -> None:
    """Where so much was done already nobody goes back, not even by consent; a choice is never refused for it."""
    if change.warm.seq >= MOST_ACTIONS * change.warm.known.row.seats:
        raise Denied("no-more-undo", 409)


def check_not_agreed(change: Change, seat: int) -> None:
    """Whoever agreed to go back waits for the others, or declines after all: the yes is for what was done before it."""
    proposal = change.proposal
    if proposal is not None and proposal.kind == "back" and seat in proposal.agreed and seat != proposal.by:
        raise Denied("you-agreed", 409)


def check_person(change: Change, seat: int) -> None:
    """Only at a table where play goes on, and only where no bot has taken over."""
    check_playing(change)
    if change.warm.known.places[seat].bot:
        raise Denied("bot-plays", 409)
