"""The door for those who write games: verbs, questions and answers, states and zones, and what a title is made of.

Whoever plays games goes through `asztal.kernel`. What both need stands in both.
"""

from asztal.kernel.ahead import ahead, ahead_in_turn, change
from asztal.kernel.ask import Amounts, Decision, Id, Message, Option, Reason, ScoreLine, Value
from asztal.kernel.chance import ChanceRefused, Refusing
from asztal.kernel.control import Choose, EachSeat, If, May, Parent, Repeat, Seq, Together, all_seats
from asztal.kernel.data import Data, InNoView, reads
from asztal.kernel.dealer import Dealer
from asztal.kernel.dealing import (
    deal,
    draw,
    fill,
    forget,
    hide,
    move,
    pass_on,
    put_at_bottom,
    put_on_top,
    refill_if_empty,
    reveal,
    reveal_top,
    roll,
    roll_some,
    shuffle,
    turn_up,
)
from asztal.kernel.effect import AGAIN, Act, Call, Do, Effect, Pick, PickSome, Result, Signal
from asztal.kernel.events import Event, events_in
from asztal.kernel.example import each, example, gathered
from asztal.kernel.face import Cause, Face, Promise
from asztal.kernel.frame import TRIGGERS, Frame, frame_at
from asztal.kernel.game import BudgetExceeded, DeadEnd, Game, Happening, Refused
from asztal.kernel.look import Look
from asztal.kernel.state import State
from asztal.kernel.supposing import supposing
from asztal.kernel.tabletop import Tabletop
from asztal.kernel.title import Title, placed
from asztal.kernel.together import ready_seats
from asztal.kernel.view import plain_view
from asztal.kernel.vocabulary import Vocabulary, Word, one_of, rows_by_id, tables
from asztal.kernel.zones import (
    EVERYONE,
    SPECTATOR,
    TABLE,
    Deck,
    DeckView,
    Eyes,
    Holder,
    Slots,
    Zone,
    bit,
    deck_field,
    slots_of,
    tag_of,
    zone_field,
)

__all__ = [
    "AGAIN",
    "EVERYONE",
    "SPECTATOR",
    "TABLE",
    "TRIGGERS",
    "Act",
    "Amounts",
    "BudgetExceeded",
    "Call",
    "Cause",
    "ChanceRefused",
    "Choose",
    "Data",
    "DeadEnd",
    "Dealer",
    "Decision",
    "Deck",
    "DeckView",
    "Do",
    "EachSeat",
    "Effect",
    "Event",
    "Eyes",
    "Face",
    "Frame",
    "Game",
    "Happening",
    "Holder",
    "Id",
    "If",
    "InNoView",
    "Look",
    "May",
    "Message",
    "Option",
    "Parent",
    "Pick",
    "PickSome",
    "Promise",
    "Reason",
    "Refused",
    "Refusing",
    "Repeat",
    "Result",
    "ScoreLine",
    "Seq",
    "Signal",
    "Slots",
    "State",
    "Tabletop",
    "Title",
    "Together",
    "Value",
    "Vocabulary",
    "Word",
    "Zone",
    "ahead",
    "ahead_in_turn",
    "all_seats",
    "bit",
    "change",
    "deal",
    "deck_field",
    "draw",
    "each",
    "events_in",
    "example",
    "fill",
    "forget",
    "frame_at",
    "gathered",
    "hide",
    "move",
    "one_of",
    "pass_on",
    "placed",
    "plain_view",
    "put_at_bottom",
    "put_on_top",
    "reads",
    "ready_seats",
    "refill_if_empty",
    "reveal",
    "reveal_top",
    "roll",
    "roll_some",
    "rows_by_id",
    "shuffle",
    "slots_of",
    "supposing",
    "tables",
    "tag_of",
    "turn_up",
    "zone_field",
]
