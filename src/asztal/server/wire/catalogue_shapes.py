"""The shapes of what is known of games: their pages, bots and examples. HTTP answers, see `shapes`."""

from typing import Any

from msgspec import Struct

from asztal.server.wire.messages import LogLine, PointsLine, Question
from asztal.text.messages import Said
from asztal.text.rows import Row
from asztal.text.rules import Clause


class GameInfo(Struct, frozen=True):
    """A game that can be played here, in the reader's language.

    `setups` are the variants that can be played with each number of seats, the usual one first; `labels` are the names
    of variants, `words` those of their values; `pages` are those that it has, of howto, aid and rules. `minutes` are
    the fewest and the most that it lasts, `weight` is light, medium, demanding or expert; empty or 0 where unknown.
    `strengths` are the bots that people choose from at its tables: the weakest first, then those of packages.
    """

    name: str
    title: str
    about: str
    source: str
    seats: list[int]
    variants: dict[str, list[str]]
    setups: dict[int, list[dict[str, str]]]
    labels: dict[str, str]
    words: dict[str, dict[str, str]]
    rules_version: int
    finished: bool
    pages: list[str]
    minutes: list[int] = []
    age: int = 0
    weight: str = ""
    strengths: list["BotInfo"] = []


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat, in the reader's language; `about` says how it plays.

    `same` are the names of other bots that play just as it does in this game; the `usual` one plays where nobody
    chooses. `word` is the strength, alike in every game and language; bots of packages have none.
    """

    name: str
    title: str
    about: str
    same: list[str] = []
    usual: bool = False
    word: str = ""


class TermInfo(Struct, frozen=True):
    """A word of a game: its name in the language of the rules and in all others, and what it means.

    `clauses` are those that say more; an `everyday` word is often meant as everybody means it.
    """

    name: str
    names: dict[str, str]
    meaning: str
    clauses: list[str]
    everyday: bool = False


class Rules(Struct, frozen=True):
    """The rules of a game, whole and clause by clause, with the language that they are in.

    `examples` are the worked examples of each clause, by its id; `terms` the words of the glossary, with which `text`
    ends as a table.
    """

    lang: str
    text: str
    clauses: list[Clause]
    examples: dict[str, list[str]]
    terms: list[TermInfo] = []


class ExampleStep(Struct, frozen=True):
    """A step of a worked example, and the table as its seat sees it afterwards.

    `kind` is "set" (a table was laid out), "chose", "went" (the rules went on), "refused" or "scored"; `table` numbers
    the tables of an example that has several. `option` was chosen, or refused for the reason in `why`, and `text` says
    it in words; `points` explain what was counted.
    """

    table: int
    kind: str
    seat: int
    option: str
    text: Said
    log: list[LogLine]
    events: list[Any]
    points: list[PointsLine]
    why: Said
    clause: str
    question: Question | None
    seen: dict[str, Any]
    rows: list[Row]


class WorkedExample(Struct, frozen=True):
    """A worked example of the rules, step by step; `lang` is the language of the clause `text` that it shows."""

    id: str
    lang: str
    text: str
    names: list[str]
    steps: list[ExampleStep]


class Howto(Struct, frozen=True):
    """How to play a game: a page in Markdown, and the positions that its figures show, by move and seat."""

    text: str
    stills: dict[str, dict[str, Any]]


class Aid(Struct, frozen=True):
    """The player aid of a game: a page in Markdown; clauses in brackets end the lines that rest on them."""

    text: str
