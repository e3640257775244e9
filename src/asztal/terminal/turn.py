"""One person's turn at the keyboard: the table, the question, and the keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from asztal.kernel import Choice, Option, Reason, choices, observe
from asztal.terminal import log
from asztal.terminal.screen import Left
from asztal.text.aid import aid_text, aligned
from asztal.text.rows import plain
from asztal.text.rules import Clause, clauses, look_up, readable, rules_text

if TYPE_CHECKING:
    from asztal.terminal.play import TerminalGame

_MOST_CLAUSES = 8  # shown at once
_FEWEST_LOG_LINES = 3


class Turn:
    """Asks one seat one question; `take` returns when the seat has chosen or taken something back."""

    def __init__(self, play: "TerminalGame", seat: int) -> None:
        self.play, self.seat = play, seat
        self.wording, self.screen = play.wording, play.screen
        self.seen = observe(play.table.game, seat)
        self.choices: list[Choice] = choices(play.title, self.seen)
        self._keys: dict[str, Callable[[str], bool]] = {
            "?": self._explain,
            "r": self._rules,
            "a": self._aid,
            "c": self._card,
            "s": self._score,
            "l": self._log,
            "u": self._undo,
            "q": self._quit,
        }

    def take(self) -> None:
        """Show the table and read keys until there is something new to show."""
        self._show()
        while not self._heed(self.screen.ask(self.play.say("play-prompt"))):
            pass

    def _heed(self, typed: str) -> bool:
        """Do what was typed; True when the turn is over."""
        if not typed:
            self._show()
            return False
        if typed.isdecimal() and 0 < int(typed) <= len(self.choices):
            self.play.has_chosen(self.seat)
            self.play.table.apply(self.seat, Option.parse(self.choices[int(typed) - 1].option))
            return True
        key, _, words = typed.partition(" ")
        if key[0] == "?":
            key, words = "?", typed[1:].strip()
        if key.lower() in self._keys:
            return self._keys[key.lower()](words)
        self._say("play-not-understood", text=typed, last=len(self.choices))
        return False

    def _say(self, key: str, **args: str | int) -> None:
        self.screen.lines([self.play.say(key, **args)])

    # --- the table --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        numbers: dict[str, int] = {}
        for number, choice in enumerate(self.choices, 1):
            for target in choice.targets:
                numbers.setdefault(target, number)
        scene = self.play.scene(self.seat, numbers)
        asked = self.wording.ask(self.seen.decision.ask) if self.seen.decision else ""
        moves = self.play.new_moves(self.seat)
        if self.screen.plain:
            since = [self.play.say("play-since"), *log.sentences(moves, self.wording)] if moves else []
            options = [self._option(number, choice) for number, choice in enumerate(self.choices, 1)]
            self.screen.lines([*plain(self.play.drawing.rows(scene)), *since, asked, *options])
            return
        table = self.play.drawing.table(scene)
        question = Group(Text(f"\n{asked}", style="bold"), self._options())
        room = self.screen.height - self.screen.size(table) - self.screen.size(question) - 3
        latest = log.last(log.paragraphs(moves, self.wording), max(room, _FEWEST_LOG_LINES), self.screen.size)
        heading = [Text(self.play.say("play-since"), style="bold")] if latest else []
        self.screen.clear()
        self.screen.show(Group(table, *heading, *latest, question))

    def _option(self, number: int, choice: Choice) -> str:
        previews = "; ".join(map(self.wording.message, choice.preview))
        return f"{number}. {self.wording.message(choice.label)}" + (f" - {previews}" if previews else "")

    def _options(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold", min_width=2)
        grid.add_column()
        for number, choice in enumerate(self.choices, 1):
            label = Text(self.wording.message(choice.label), style="bold")
            previews = " · ".join(map(self.wording.message, choice.preview))
            grid.add_row(str(number), label.append(f"  {previews}", style="not bold"))
        return grid

    # --- the keys ---------------------------------------------------------------------------------------------------

    def _explain(self, words: str) -> bool:
        """The keys, what an option means, or why something is not among the options."""
        if not words:
            rules = self._clauses()
            self._say("play-help", clause=rules[0].id if rules else "ABC-01")
            return False
        option = self._meant(words)
        for number, choice in enumerate(self.choices, 1):
            if choice.option == str(option):
                label, *previews = map(self.wording.message, [choice.label, *choice.preview])
                self._say("play-allowed", number=number, option=label)
                self.screen.lines([f"  {preview}" for preview in previews])
                return False
        reason = self.play.table.game.why_not(self.seat, option)
        assert reason is not None
        self._refuse(words, reason)
        return False

    def _meant(self, words: str) -> Option:
        """The option that somebody typed: its number, its kind and ids, or only what it is about."""
        if words.isdecimal() and 0 < int(words) <= len(self.choices):
            return Option.parse(self.choices[int(words) - 1].option)
        listed = [Option.parse(choice.option) for choice in self.choices]
        first, *rest = words.split()
        if first in {option.kind for option in listed} or f"option-{first}" in self.wording.texts:
            return self.wording.meant(first, rest)
        about = [option.kind for option in listed if option.ids]
        return self.wording.meant(about[0], words.split()) if about else Option.parse(words)

    def _refuse(self, what: str, reason: Reason) -> None:
        self._say("play-refused", option=what, reason=log.cited(self.wording.reason(reason), reason.clause))
        if reason.clause:
            self.screen.lines([f"  {self._read(clause)}" for clause in look_up(self._clauses(), reason.clause)])

    def _clauses(self) -> list[Clause]:
        return clauses(rules_text(self.play.title.name, self.wording.texts.lang))

    def _read(self, clause: Clause) -> str:
        return readable(str(clause), self.wording.texts)

    def _rules(self, words: str) -> bool:
        """What is looked up; without a word, the rules of what happened last."""
        rules = self._clauses()
        if not words:
            return self._last_rules(rules)
        found = look_up(rules, words)
        if not found:
            self._say("play-no-rule" if rules else "play-no-rules", text=words)
        self.screen.lines([self._read(clause) for clause in found[:_MOST_CLAUSES]])
        if len(found) > _MOST_CLAUSES:
            self._say("play-more", count=len(found) - _MOST_CLAUSES)
        return False

    def _last_rules(self, rules: list[Clause]) -> bool:
        """What was told in the last move, each sentence with the clauses that it rests on."""
        texts = {clause.id: self._read(clause) for clause in rules}
        moves = self.play.table.heard(self.seat)
        lines = self.wording.told(moves[-1]) if moves else []
        for line in lines:
            self.screen.lines([line.text, *(f"  {texts[clause]}" for clause in line.clauses if clause in texts)])
        if not lines:
            self._say("play-nothing-yet")
        return False

    def _aid(self, words: str) -> bool:
        """What one looks up all the time."""
        page = aligned(aid_text(self.play.title, self.wording.texts.lang))
        self.screen.lines(page.splitlines() or [self.play.say("play-no-aid")])
        return False

    def _card(self, words: str) -> bool:
        card = self.wording.card_of(words)
        about = [f"{text.heading}: {text.text}" for text in self.wording.cards() if text.id == card]
        if about:
            self.screen.lines(about)
        else:
            self._say("play-no-card", text=words)
        return False

    def _score(self, words: str) -> bool:
        self.screen.lines(self.play.score(self.seat))
        return False

    def _log(self, words: str) -> bool:
        moves = self.play.table.heard(self.seat)
        self.screen.lines(log.sentences(moves, self.wording) or [self.play.say("play-nothing-yet")])
        return False

    def _undo(self, words: str) -> bool:
        reason = self.play.table.why_not_undo(self.seat)
        if reason is not None:
            self.screen.lines([log.cited(self.wording.reason(reason), reason.clause)])
            return False
        self.play.has_chosen(self.seat)
        self.play.table.undo(self.seat)
        return True

    def _quit(self, words: str) -> bool:
        if self.screen.ask(self.play.say("play-quit")).lower().startswith(self.play.say("play-yes")):
            raise Left
        return False
