"""The rules kernel: no game's name, no input or output, no clock, no global random.

`docs/kernel.md` explains it in one sitting.
"""

from asztal.kernel.ask import Amounts, Decision, Id, Message, Option, Reason, ScoreLine
from asztal.kernel.chance import Chance, ChanceRefused, Fast, Refusing, Seeded
from asztal.kernel.control import AnyOrder, Choose, EachSeat, If, May, Repeat, Seq, Together, all_seats
from asztal.kernel.data import Data
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
    reveal,
    reveal_top,
    roll,
    roll_some,
    shuffle,
)
from asztal.kernel.effect import AGAIN, Act, Do, Effect, Fork, Pick, PickSome, Result, Signal
from asztal.kernel.events import Event, events_in
from asztal.kernel.face import Face, Promise
from asztal.kernel.feed import Feed, Glance, Update
from asztal.kernel.frame import Frame, ready_seats
from asztal.kernel.game import BudgetExceeded, DeadEnd, Game, Happening, Refused
from asztal.kernel.imagine import Unimaginable, imagine
from asztal.kernel.look import Look
from asztal.kernel.offers import Choice, all_offered, choices, offered, schema, why_not_there
from asztal.kernel.patch import diff, patched
from asztal.kernel.recall import recall
from asztal.kernel.state import State
from asztal.kernel.table import Table
from asztal.kernel.title import Title
from asztal.kernel.view import Observation, observe, observe_openly, plain_view
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
    zone_field,
)

__all__ = [
    "AGAIN",
    "EVERYONE",
    "SPECTATOR",
    "TABLE",
    "Act",
    "Amounts",
    "AnyOrder",
    "BudgetExceeded",
    "Chance",
    "ChanceRefused",
    "Choice",
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
    "Fast",
    "Feed",
    "Fork",
    "Frame",
    "Game",
    "Glance",
    "Happening",
    "Holder",
    "Id",
    "If",
    "Look",
    "May",
    "Message",
    "Observation",
    "Option",
    "Pick",
    "PickSome",
    "Promise",
    "Reason",
    "Refused",
    "Refusing",
    "Repeat",
    "Result",
    "ScoreLine",
    "Seeded",
    "Seq",
    "Signal",
    "Slots",
    "State",
    "Table",
    "Title",
    "Together",
    "Unimaginable",
    "Update",
    "Zone",
    "all_offered",
    "all_seats",
    "bit",
    "choices",
    "deal",
    "deck_field",
    "diff",
    "draw",
    "events_in",
    "fill",
    "forget",
    "hide",
    "imagine",
    "move",
    "observe",
    "observe_openly",
    "offered",
    "pass_on",
    "patched",
    "plain_view",
    "put_at_bottom",
    "put_on_top",
    "ready_seats",
    "recall",
    "reveal",
    "reveal_top",
    "roll",
    "roll_some",
    "schema",
    "shuffle",
    "slots_of",
    "why_not_there",
    "zone_field",
]
