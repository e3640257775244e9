"""The rules kernel: it knows no game by name, does no input or output, and has no clock and no global random.

This is the door for those who play games: make a table, see what a seat sees, choose, imagine. `asztal.kernel.rules` is
the door for those who write games, `asztal.kernel.record` keeps what was played. `docs/kernel.md` explains it all in
one sitting.
"""

from asztal.kernel.ask import Amounts, Decision, Id, Message, Option, Reason, ScoreLine
from asztal.kernel.chance import Chance, ChanceRefused, Fast, Keyed, Refusing, Seeded
from asztal.kernel.events import Event
from asztal.kernel.feed import Feed, FeedUpdate, Gaze, Glance
from asztal.kernel.forecast import Shown, shown
from asztal.kernel.game import Game, Refused
from asztal.kernel.halting import Halted, halting, halting_early, resume
from asztal.kernel.imagine import Unimaginable, imagine
from asztal.kernel.look import Look
from asztal.kernel.offers import Choice, choices, schema, why_not_there
from asztal.kernel.patch import patched
from asztal.kernel.recall import recall
from asztal.kernel.table import Table
from asztal.kernel.title import Title
from asztal.kernel.turn_end import ends_turn
from asztal.kernel.view import Observation, observe
from asztal.kernel.zones import SPECTATOR

__all__ = [
    "SPECTATOR",
    "Amounts",
    "Chance",
    "ChanceRefused",
    "Choice",
    "Decision",
    "Event",
    "Fast",
    "Feed",
    "FeedUpdate",
    "Game",
    "Gaze",
    "Glance",
    "Halted",
    "Id",
    "Keyed",
    "Look",
    "Message",
    "Observation",
    "Option",
    "Reason",
    "Refused",
    "Refusing",
    "ScoreLine",
    "Seeded",
    "Shown",
    "Table",
    "Title",
    "Unimaginable",
    "choices",
    "ends_turn",
    "halting",
    "halting_early",
    "imagine",
    "observe",
    "patched",
    "recall",
    "resume",
    "schema",
    "shown",
    "why_not_there",
]
