"""One person's turn at the keyboard: the table, the question, and the keys."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from asztal.kernel import Option
from asztal.terminal import log
from asztal.terminal.desk import Desk, OptionText, Why
from asztal.terminal.pages import TALL, Lines, QuestionParts, question_pages, table_pages, whole
from asztal.terminal.screen import Left
from asztal.text.aid import aid_text, aligned
from asztal.text.rows import plain
from asztal.text.rules import Clause, clauses, look_up, readable, rules_text

_MOST_CLAUSES = 8  # shown at once
_FEWEST_LOG_LINES = 3
_BELOW = 2  # lines below a page: which one it is, and what is typed
_TURNING = ("+", "-")  # to the next page of the table, and back


class Turn:
    """Asks one seat one question; `take` returns when the seat has chosen or taken something back."""

    def __init__(self, play: Desk, seat: int) -> None:
        self.play, self.seat = play, seat
        self.wording, self.screen = play.wording, play.screen
        self.choices = play.offered(seat)
        self._pages: list[Lines] = []  # where the screen is too low for all
        self._page = 0
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
        if typed in _TURNING and self._pages:
            self._show_page(self._page + (1 if typed == "+" else -1))
            return False
        if typed.isdecimal() and 0 < int(typed) <= len(self.choices):
            return self._done(self.play.choose(self.seat, Option.parse(self.choices[int(typed) - 1].option)))
        key, _, words = typed.partition(" ")
        if key[0] == "?":
            key, words = "?", typed[1:].strip()
        if key.lower() in self._keys:
            return self._keys[key.lower()](words)
        self._say("play-not-understood", text=typed, last=len(self.choices))
        return False

    def _done(self, refused: Why | None) -> bool:
        if refused is not None:
            self.screen.lines([log.cited(*refused)])
        return refused is None

    def _say(self, key: str, **args: str | int) -> None:
        self.screen.lines([self.play.say(key, **args)])

    # --- the table --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        numbers: dict[str, int] = {}
        for number, choice in enumerate(self.choices, 1):
            for target in choice.targets:
                numbers.setdefault(target, number)
        scene = self.play.scene(self.seat, numbers)
        asked, news = self.play.asked(self.seat), self.play.new_lines(self.seat)
        if self.screen.plain:
            since = [self.play.say("play-since"), *log.sentences(news)] if news else []
            options = [self._option(number, choice) for number, choice in enumerate(self.choices, 1)]
            self.screen.lines([*plain(self.play.drawing.rows(scene)), *since, asked, *options])
            return
        table = self.play.drawing.table(scene)
        question = Group(Text(f"\n{asked}", style="bold"), self._options(enumerate(self.choices, 1)))
        told = log.paragraphs(news)
        heading = [Text(self.play.say("play-since"), style="bold")] if told else []
        room = self.screen.height - self.screen.size(table) - self.screen.size(question) - 3
        if room < _FEWEST_LOG_LINES and self.screen.height < TALL:
            self._pages = self._paged(
                table, asked, lambda lines: [*heading, *log.latest(news, lines - 1, self.screen.size)]
            )
            self._show_page(0)
            return
        latest = log.last(told, max(room, _FEWEST_LOG_LINES), self.screen.size)
        self.screen.clear()
        self.screen.show(Group(table, *heading, *latest, question))

    def _paged(
        self, table: RenderableType, asked: str, since: Callable[[int], Sequence[RenderableType]]
    ) -> list[Lines]:
        """The question first, then the table."""
        screen, room = self.screen, self.screen.height - _BELOW
        question, options = Text(asked, style="bold"), [self._options([row]) for row in enumerate(self.choices, 1)]
        if screen.size(question) + sum(map(screen.size, options)) > room:
            options = [self._short(*row) for row in enumerate(self.choices, 1)]
        shown = QuestionParts(question, options, since)
        return [*question_pages(screen, shown, room), *table_pages(screen, table, room)]

    def _show_page(self, number: int) -> None:
        self._page = number % len(self._pages)
        self.screen.clear()
        self.screen.show(whole(self._pages[self._page]))
        self._say("play-page", page=self._page + 1, pages=len(self._pages))

    def _option(self, number: int, choice: OptionText) -> str:
        previews = "; ".join(choice.previews)
        return f"{number}. {choice.label}" + (f" - {previews}" if previews else "")

    def _options(self, numbered: Iterable[tuple[int, OptionText]]) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold", min_width=2)
        grid.add_column()
        for number, choice in numbered:
            grid.add_row(str(number), self._label(choice))
        return grid

    def _label(self, choice: OptionText) -> Text:
        return Text(choice.label, style="bold").append(f"  {' · '.join(choice.previews)}", style="not bold")

    def _short(self, number: int, choice: OptionText) -> RenderableType:
        """An option in one line; its number with a ? says the rest."""
        line = Text(f"{number:>2} ", style="bold").append_text(self._label(choice))
        line.truncate(self.screen.width, overflow="ellipsis")
        return line

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
                self._say("play-allowed", number=number, option=choice.label)
                self.screen.lines([f"  {preview}" for preview in choice.previews])
                return False
        self._refuse(words, self.play.why_not(self.seat, option))
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

    def _refuse(self, what: str, reason: Why) -> None:
        self._say("play-refused", option=what, reason=log.cited(*reason))
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
        moves = self.play.moves(self.seat)
        lines = moves[-1] if moves else []
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
        told = log.sentences(line for move in self.play.moves(self.seat) for line in move)
        self.screen.lines(told or [self.play.say("play-nothing-yet")])
        return False

    def _undo(self, words: str) -> bool:
        return self._done(self.play.undo(self.seat))

    def _quit(self, words: str) -> bool:
        if (
            self.screen.ask(self.play.say("play-quit", kept=self.play.kept))
            .lower()
            .startswith(self.play.say("play-yes"))
        ):
            raise Left
        return False
