"""Each check of the contract catches what it is for: a fault is planted for every one of them.

What must not be seen is planted in `test_planted_leaks.py`, what is lost in imagined worlds in
`test_planted_losses.py`.
"""

from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from rich.segment import Segment, Segments

from asztal.kernel import Event, Game, Look, Message, Option, Reason
from asztal.kernel.record import BadRecord
from asztal.kernel.rules import (
    Cause,
    Choose,
    DeckView,
    Do,
    EachSeat,
    Eyes,
    Face,
    Frame,
    Promise,
    Repeat,
    Seq,
    Together,
    placed,
)
from asztal.testkit.contract import CHECKS, check_contract
from asztal.testkit.walk import ContractBroken, Setting
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.rows import Row
from asztal.text.wording import Wording
from tests.kernel.minis import own_pace, toy_euro
from tests.kernel.minis.own_pace import Pace, PaceTitle
from tests.kernel.minis.toy_euro import Toy, ToyEuro, gain

CHANCE = count()  # what no rule may depend on: it is not part of the state


class Growing(ToyEuro):
    """Says that wood is conserved, which is gathered."""

    def conserved(self, state: Toy) -> dict[str, int]:
        return {"wood": sum(player.wood for player in state.players)}


class Uncounted(ToyEuro):
    """Gives a point that no line explains."""

    def score(self, state: Toy, seat: int) -> int:
        return super().score(state, seat) + 1


def placing(*places: int) -> type[ToyEuro]:
    """A game that always gives these places."""
    return type("Placing", (ToyEuro,), {"places": lambda title, state: list(places)})


class Upside(ToyEuro):
    """Puts the fewest points first."""

    def places(self, state: Toy) -> list[int]:
        return placed([-score for score in self.scores(state)])


class Sharing(ToyEuro):
    """Lets everybody share the first place."""

    def places(self, state: Toy) -> list[int]:
        return [1] * state.seats


def favouring(seat: int) -> type[ToyEuro]:
    """A game that lets one seat win whatever its places say, which the types forbid."""
    return type("Favouring", (ToyEuro,), {"winners": lambda title, state: [seat]})


class Hasty(Choose[Toy]):
    """Changes something before it asks."""

    def enter(self, g: Game[Toy], f: Frame) -> Any:
        g.state.players[f.seat].wood += 1
        return super().enter(g, f)


class HastyToy(ToyEuro):
    turn = Hasty(wood=gain(2, 0), stone=gain(0, 1))
    effects = {"game": Seq(setup=ToyEuro.setup, rounds=Repeat(20, EachSeat(turn)))}


class Doubled(toy_euro.Build):
    """Offers each card twice."""

    def candidates(self, g: Game[Toy], f: Frame) -> list[Option]:
        return super().candidates(g, f) * 2


class DoubledToy(ToyEuro):
    turn = Choose[Toy](wood=gain(2, 0), draw=ToyEuro.draw, build=Doubled())
    effects = {"game": Seq(setup=ToyEuro.setup, rounds=Repeat(20, EachSeat(turn)))}


def pace_with(dig: Any) -> type[PaceTitle]:
    """A game of seats that act together, in which digging does this."""
    step = Choose[Pace](dig=Do(dig), draw=Do(own_pace.take), rest=Do(lambda g, f: None))
    made = {"game": Seq(setup=PaceTitle.setup, rounds=Repeat(2, Together(Repeat(3, step))))}
    return type("Dig", (PaceTitle,), {"effects": made})


def envious(g: Game[Pace], f: Frame) -> None:
    """Who digs gets as much as the richest has, so it matters who digs first."""
    g.state.players[f.seat].gold = 1 + max(player.gold for player in g.state.players)


def lucky(g: Game[Pace], f: Frame) -> None:
    """Brings what does not follow from the state."""
    g.state.players[f.seat].gold += next(CHANCE)


class KnowingFace(Face[Toy]):
    """Names a card of the deck, which the seat does not know."""

    def label(self, look: Look[Toy], option: Option) -> Message:
        return Message("option", {"card": min(look.g.state.deck.cards, default="")})


class Knowing(ToyEuro):
    face = KnowingFace()


class FickleFace(Face[Pace]):
    """Calls an option something else each time, whatever it looks at."""

    def label(self, look: Look[Pace], option: Option) -> Message:
        return Message("option", {"chance": next(CHANCE)})


class Fickle(PaceTitle):
    face = FickleFace()


class PryingFace(Face[Toy]):
    """Names a card of the deck as the cause of a refusal."""

    def cause(self, look: Look[Toy], target: str, reason: Reason) -> Cause:
        return Cause([Message("cause", {"card": min(look.g.state.deck.cards, default="")})])


class Prying(ToyEuro):
    face = PryingFace()


class DazzlingFace(Face[Toy]):
    """Lights up what is not there."""

    def cause(self, look: Look[Toy], target: str, reason: Reason) -> Cause:
        return Cause((), ["nowhere"])


class Dazzling(ToyEuro):
    face = DazzlingFace()


class BoastingFace(Face[Toy]):
    """Promises more wood than comes."""

    def promise(self, look: Look[Toy], option: Option) -> Promise:
        return Promise(gains={"wood": 3}) if option.ids == ("wood",) else Promise()


class Boasting(ToyEuro):
    face = BoastingFace()


class Timeless(ToyEuro):
    """Has turns, and a number of the turn that never changes."""

    def __init__(self) -> None:
        super().__init__()
        self.turn_at = frozenset(at for at, effect in self.book.items() if isinstance(effect, Choose))


class Restless(Timeless):
    """Has a number of the turn that changes in its middle."""

    def turn_number(self, state: Toy, seat: int) -> int:
        return next(CHANCE)


@dataclass(slots=True)
class FlickeringToy(Toy):
    """Shows something else to whoever looks again."""

    def show_deck(self, eyes: Eyes) -> DeckView:
        return DeckView([str(next(CHANCE))], {}, [])


class Flickering(ToyEuro):
    state = FlickeringToy


class ForgetfulWording(Wording):
    """Tells the same event in other words the second time."""

    def event(self, event: Event) -> str:
        return f"{super().event(event)} {next(CHANCE)}"


class ForgetfulFace(Face[Pace]):
    def wording(self) -> type[Any]:
        return ForgetfulWording


class Forgetful(PaceTitle):
    face = ForgetfulFace()


class Spending(toy_euro.Build):
    """Supposes that the wood is spent, to give a reason."""

    def why_not(self, g: Game[Toy], f: Frame, option: Option) -> Reason:
        g.state.players[f.seat].wood -= 1
        return super().why_not(g, f, option)


class Repaying(toy_euro.Build):
    """Gives back what it supposed to be spent, but as much as one has at the start."""

    def why_not(self, g: Game[Toy], f: Frame, option: Option) -> Reason:
        me = g.state.players[f.seat]
        me.wood = 0
        reason = super().why_not(g, f, option)
        me.wood = 2
        return reason


class Turning(toy_euro.Build):
    """Turns something round with every question, so that two of them leave it as it was."""

    def why_not(self, g: Game[Toy], f: Frame, option: Option) -> Reason:
        g.state.players[f.seat].wood ^= 1
        return super().why_not(g, f, option)


class Peeling(toy_euro.Build):
    """Looks at a hand by taking it apart."""

    def can(self, g: Game[Toy], f: Frame) -> Reason | None:
        cards = g.state.players[f.seat].hand.cards
        for card in list(cards)[:1]:
            cards[card] = cards.pop(card)  # the first one is the last one now
        return super().can(g, f)


def built_by(build: type[toy_euro.Build]) -> type[ToyEuro]:
    turn = Choose[Toy](wood=gain(2, 0), draw=ToyEuro.draw, build=build())
    made = {"game": Seq(setup=ToyEuro.setup, rounds=Repeat(20, EachSeat(turn)))}
    return type(build.__name__, (ToyEuro,), {"effects": made})


class CountingScore(ToyEuro):
    """Sorts what it counts."""

    def score_lines(self, state: Toy, seat: int) -> list[Any]:
        state.players[seat].built.reverse()
        return super().score_lines(state, seat)


class SpendingFace(Face[Toy]):
    """Spends what it foretells."""

    def preview(self, look: Look[Toy], option: Option) -> list[Message]:
        look.g.state.players[look.seat].stone -= 1
        return []


class SpendingPreview(ToyEuro):
    face = SpendingFace()


class SpendingDrawing:
    """Takes a piece of the table away to draw it."""

    @staticmethod
    def table(scene: Scene) -> Segments:
        return Segments([Segment("table")])

    @staticmethod
    def rows(scene: Scene) -> list[Row]:
        scene.look.g.state.players[0].gold += 1
        return [Row("table")]


def said_as(tmp_path: Path, **texts: str) -> type[PaceTitle]:
    """The game of seats that act together with texts of its own, some of them other ones."""
    whole = {"game-name": "Own pace", "game-about": "Dig.", "ask-choose": "What now?", "event-dug": "{ $seat } digs."}
    whole |= {"option-choose": "{ $id1 }", "score-gold": "gold", "score-cards": "cards"} | texts
    for lang in LANGUAGES:
        lines = [f"{key} = {text}" for key, text in whole.items() if text]
        (tmp_path / f"pace.{lang}.ftl").write_text("\n".join(lines) + "\n", "utf-8")
    wording = type("PaceWording", (Wording,), {"folder": tmp_path})
    made = {"wording": lambda self: wording, "targets": lambda self, look, option: []}
    return type("Said", (PaceTitle,), {"face": type("SaidFace", (Face,), made)()})


@pytest.mark.parametrize(
    ("key", "text", "message"),
    [
        ("ask-choose", "Choose.", r"en: the question 'Choose.' has no '\?'"),
        ("option-choose", "this", "en: two options of choose are called 'this'"),
        ("option-choose", "to_{ $id1 }", "en: the label 'to_dig' is not in words"),
        ("event-dug", "{ $seat }  digs.", "en: the event 'Anna  digs.' is not in words"),
        ("score-gold", "gold = 1", "en: the score 'gold = 1' is not in words"),
    ],
)
def test_what_is_not_in_words_is_caught(tmp_path: Path, key: str, text: str, message: str) -> None:
    with pytest.raises(ContractBroken, match=f": words: {message}"):
        check_contract(Setting(said_as(tmp_path, **{key: text})(), 1), names=["words"])


def test_what_cannot_be_said_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="there is no text 'event-dug' in 'en'"):
        check_contract(Setting(said_as(tmp_path, **{"event-dug": ""})(), 1), games=3, names=["words"])


def test_a_game_with_all_its_texts_passes(tmp_path: Path) -> None:
    assert check_contract(Setting(said_as(tmp_path)(), 1), games=3, names=["words"]) > 0


class WideDrawing:
    """Draws a table that fits no terminal."""

    @staticmethod
    def table(scene: Scene) -> Segments:
        return Segments([Segment("table " * 40)])

    @staticmethod
    def rows(scene: Scene) -> list[Row]:
        return [Row("table")]


class BoxedDrawing(WideDrawing):
    """Has boxes where a screen reader reads."""

    @staticmethod
    def rows(scene: Scene) -> list[Row]:
        return [Row("│ table")]


def drawn_by(drawing: type[Any]) -> type[PaceTitle]:
    return type("Drawn", (PaceTitle,), {"face": type("DrawnFace", (Face,), {"drawing": lambda self: drawing})()})


FAULTS: dict[str, list[tuple[type[Any], str]]] = {
    "conservation": [(Growing, ": conservation: "), (Uncounted, ": score: the lines of seat 0 do not add up")],
    "places": [
        (placing(1), r": places: \[1\] of 2 seats and 2 players"),
        (placing(1, 3), r": places: \[1, 3\] is no way to count"),
        (placing(0, 1), r": places: \[0, 1\] is no way to count"),
        (Upside, r": places: .* with scores of "),
        (Sharing, r": places: \[1, 1\] with scores of "),
        (favouring(1), r": places: \[.*\], but \[1\] win"),
    ],
    "save_and_load": [(HastyToy, ": save: a loaded game asks something else")],
    "options": [(DoubledToy, ": options: an option is listed twice")],
    "order": [(pace_with(envious), ": order: the order of ")],
    "kept": [(Fickle, ": kept: seat [01] would be offered what it was offered before")],
    "looks": [(Knowing, ": look: seat 0: label of ")],
    "causes": [
        (Prying, ": cause: seat 0: at .* the true game says something else"),
        (Dazzling, ": cause: seat 0: at .* lights what is not drawn: "),
    ],
    "promises": [(Boasting, ": promise: seat 0: choose wood: costs {}, gains {'wood': 3}, wood changes by 2")],
    "turns": [(Timeless, ": turn: seat 0: over, its number is 0"), (Restless, ": turn: seat 0: going on, its number ")],
    "drawings": [
        (drawn_by(WideDrawing), ": drawing: seat 0 in en: the drawing is wider than 100"),
        (drawn_by(BoxedDrawing), ": drawing: seat 0 in en: plain lines are "),
    ],
    "undo": [(pace_with(lucky), ": undo: choose dig again leads elsewhere")],
    "records": [(pace_with(lucky), "record-mark|record-result|: record: ")],
    "patches": [(Flickering, ": patch: seat 0 ends with ")],
    "questions": [
        (built_by(Spending), ": question: seat 0: why_not .* changes the state: "),
        (built_by(Repaying), ": question: seat 0: why_not .* changes the state: "),
        (built_by(Turning), ": question: seat 0: why_not .* changes the state: "),
        (built_by(Peeling), ": question: seat [01]: (can|the question itself) of .* changes the state: "),
        (CountingScore, ": question: seat [01]: score.* changes the state: "),
        (SpendingPreview, ": question: seat 0: the offer .* changes the state: "),
    ],
    "log": [(Forgetful, ": log: seat 0 reads another log than it was told")],
}


@pytest.mark.parametrize(
    ("check", "title", "message"), [(check, *fault) for check, faults in FAULTS.items() for fault in faults]
)
def test_a_planted_fault_is_caught_and_named(check: str, title: type[Any], message: str) -> None:
    with pytest.raises((ContractBroken, BadRecord), match=message):
        check_contract(Setting(title(), 2), games=3, names=[check])


def test_what_another_check_changes_by_its_questions_is_caught_too() -> None:
    with pytest.raises(ContractBroken, match=": question: something that was asked changed what seat 0 knows: "):
        check_contract(Setting(drawn_by(SpendingDrawing)(), 2), names=["drawings", "questions"])


def test_every_check_has_its_fault() -> None:
    """Words have theirs above, secrecy and worlds in files of their own."""
    assert set(FAULTS) == set(CHECKS) - {"secrecy", "words", "worlds"}


def test_games_without_a_fault_pass() -> None:
    assert check_contract(Setting(toy_euro.TITLE, 2)) + check_contract(Setting(own_pace.TITLE, 2)) > 0
