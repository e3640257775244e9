"""What people do at a table in play: choices, undo and chat; and the choices of bots."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Option, Reason, Refused
from asztal.server.denied import Denied
from asztal.server.storage.models import Chat
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.live.request import BotTurn, Pending, Request
from asztal.server.tables.play.bot_questions import BotQuestion, bot_question
from asztal.server.tables.play.story import tell_once
from asztal.server.tables.stored.table import read_row

LONGEST_OPTION = 500
LONGEST_CHAT = 500
# Actions of a table for each of its seats, after which nothing is taken back: twenty times those of the longest game,
# which has 170 a seat. What was taken back stays in the log and in every view, so without an end both would have none.
MOST_ACTIONS = 20 * 170


class SeatActions:
    """Carries out what the seats do."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    # --- choices ----------------------------------------------------------------------------------------------------

    def act(self, request: Request, option: str, *, question: str = "") -> Pending[None]:
        """Make a person's choice; with `question`, refuse it when the seat is asked something else by now."""
        check_option(option)

        def choose(change: Change) -> None:
            seat = player(request, change)
            check_turn(change)
            if question and question != change.warm.question(seat):
                raise Denied("stale", 409)
            change.warm.playing.apply(seat, Option.parse(option))
            change.log()

        return self._changes.play(request, choose)

    async def act_for_bot(
        self, table_id: str, seat: int, seq: int, option: str, *, asked: BotQuestion | None = None, mind: bytes = b""
    ) -> bool:
        """Make a bot's choice after action `seq`, and store what it keeps in mind.

        False when it is not offered, or no longer what it was `asked`: somebody else has acted since.
        """

        def choose(change: Change) -> bool:
            warm, choice = change.warm, Option.parse(option)
            if not bot_due(change, seat):
                return True
            if choice not in warm.game.decisions[seat].options or _asked_other(warm, seat, asked):
                return False
            warm.playing.apply(seat, choice)
            change.log(by_bot=True, in_mind=asked.in_mind(mind) if asked else None)
            return True

        return await self._changes.play(BotTurn(table_id, seat, seq), choose) is not False

    async def act_for_silent_bot(self, table_id: str, seat: int, seq: int, asked: BotQuestion) -> bool:
        """Make any choice for a bot that gave no answer, and say so; False as for one that did."""
        turn, results = BotTurn(table_id, seat, seq), list[bool]()

        async def choose(change: Change, connection: AsyncConnection) -> None:
            warm, change.request = change.warm, turn.name(change.warm.stored)
            answered = (await read_row(connection, table_id, change.request)).answered
            if answered or not bot_due(change, seat):
                return
            results.append(not _asked_other(warm, seat, asked))
            if results[0]:
                warm.playing.apply(seat, asked.standing.memory(b"").chance().choice(asked.offered))
                change.log(by_bot=True)
                await tell_once(change, connection, "changed", seat=seat, says="bot-silent")

        await self._changes.carry_out(turn, choose)
        return all(results)

    def undo(self, request: Request, *, choices: int = 1, everything: bool = False) -> Pending[None]:
        """Take back the seat's last choices: so many of them, or none, or everything that it can."""

        def undo(change: Change) -> None:
            take_back(change, player(request, change), choices, everything=everything)

        return self._changes.play(request, undo)

    # --- chat -------------------------------------------------------------------------------------------------------

    def say(self, request: Request, text: str) -> Pending[None]:
        """Say something to everybody at the table."""
        tidy = text.strip()
        if not tidy or len(tidy) > LONGEST_CHAT or "\0" in tidy:
            raise Denied("bad-chat", 422, longest=LONGEST_CHAT)

        async def say(change: Change, connection: AsyncConnection) -> None:
            stored = change.warm.stored
            seat, name = request.seat(stored), request.name(stored)
            here = Chat.table_id == request.table
            if (await connection.execute(select(1).where(here, Chat.request_id == name))).first():
                return
            change.made, change.said = True, change.said + 1
            await connection.execute(
                insert(Chat).values(
                    table_id=request.table,
                    number=change.said,
                    seat=seat,
                    name=stored.places[seat].name,
                    text=tidy,
                    request_id=name,
                )
            )

        return self._changes.carry_out(request, say)


def _asked_other(warm: Warm, seat: int, asked: BotQuestion | None) -> bool:
    return asked is not None and bot_question(warm, seat) != asked


def check_option(option: str) -> None:
    """Raise `Denied` for a text that is longer than any option."""
    if len(option) > LONGEST_OPTION:
        raise Denied("too-long", 413, longest=LONGEST_OPTION)


def take_back(change: Change, seat: int, choices: int, *, everything: bool) -> None:
    """Take back so many of the seat's last choices, or everything that it can."""
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


def player(request: Request, change: Change) -> int:
    """The seat of a person who plays it now and may act there."""
    seat = request.seat(change.warm.stored)
    check_person(change, seat)
    check_not_agreed(change, seat)
    return seat


def check_turn(change: Change) -> None:
    """Raise `Denied` in an entry of a world until all bots have answered: the order of choices decides draws."""
    if change.warm.stored.row.world and change.warm.stored.first_bot(change.waiting()) is not None:
        raise Denied("bots-first", 409)


def bot_due(change: Change, seat: int) -> bool:
    """True when a bot has to answer at this seat now."""
    warm = change.warm
    return bool(change.status == "playing" and warm.stored.places[seat].bot and seat in warm.game.decisions)


def check_playing(change: Change) -> None:
    """Raise `Denied` unless the game is being played."""
    if change.status == "waiting":
        raise Denied("not-started", 409)
    if change.status == "ended":
        raise Denied("table-ended", 409)
    if change.status == "over":
        raise Refused(Reason("game-over"))


def check_length(change: Change) -> None:
    """Raise `Denied` at a table with so many actions that nobody may go back; choices are never refused for it."""
    if change.warm.seq >= MOST_ACTIONS * change.warm.stored.row.seats:
        raise Denied("no-more-undo", 409)


def check_not_agreed(change: Change, seat: int) -> None:
    """Raise `Denied` for a seat that agreed to go back: its consent is for what was done before. It may decline."""
    proposal = change.proposal
    if proposal is not None and proposal.kind == "back" and seat in proposal.agreed and seat != proposal.by:
        raise Denied("you-agreed", 409)


def check_person(change: Change, seat: int) -> None:
    """Raise `Denied` unless the game is being played and a person plays this seat."""
    check_playing(change)
    if change.warm.stored.places[seat].bot:
        raise Denied("bot-plays", 409)
