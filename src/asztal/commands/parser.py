"""A command line parser that speaks the reader's language."""

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from asztal.text import LANGUAGES, Problem, Texts

# How argparse words a mistake, and how we say it.
_MISTAKES = (
    (r"the following arguments are required: (?P<what>.*)", "usage-missing"),
    (r"unrecognized arguments: (?P<what>.*)", "usage-unknown"),
    (r"argument (?P<what>.*): expected .*", "usage-needs-value"),
    (r"argument .*: invalid choice: (?P<what>\S+) \(choose from (?P<known>.*)\)", "usage-choice"),
    (r"(?P<what>.*)", "usage-other"),
)


class Parser(argparse.ArgumentParser):
    """Takes the keys of its help texts; a mistake on the command line is a `Problem`."""

    def __init__(self, texts: Texts, about: str, **settings: Any) -> None:
        super().__init__(
            description=texts.say(about),
            formatter_class=_formatter(texts),
            add_help=False,
            allow_abbrev=False,
            **settings,
        )
        self._texts = texts
        self._arguments = self.add_argument_group(texts.say("help-arguments"))
        self._options = self.add_argument_group(texts.say("help-options"))
        self.option("-h", "--help", about="help-help", action="help")
        self.option("--lang", about="help-lang", metavar="|".join(LANGUAGES))

    def argument(self, name: str, *, about: str, **settings: Any) -> None:
        """Something that is told by its place."""
        self._arguments.add_argument(name, help=self._texts.say(about), **settings)

    def option(self, *names: str, about: str, **settings: Any) -> None:
        """Something that is told by its name."""
        self._options.add_argument(*names, help=self._texts.say(about), **settings)

    def error(self, message: str) -> NoReturn:
        for pattern, key in _MISTAKES:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                values = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                raise Problem(key, help=f"{self.prog} --help", **values)
        raise AssertionError(message)


def _formatter(texts: Texts) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            own = texts.say("help-usage") + " " if prefix is None else prefix
            super().add_usage(usage, actions, groups, own)

    return Formatter


def whole_number(option: str, least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,18}", text, re.ASCII) or int(text) < least:
            raise Problem("not-a-number", option=option, value=text, least=str(least))
        return int(text)

    return read


def seconds(text: str) -> float:
    """Reads a length of time."""
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text, re.ASCII) or not float(text):
        raise Problem("not-seconds", value=text)
    return float(text)


def bot_names(text: str) -> list[str]:
    """Reads the bots at the seats: random,greedy."""
    return text.split(",")


def name_and_value(text: str) -> tuple[str, str]:
    """Reads one setting of a variant: name=value."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise Problem("not-a-setting", value=text)
    return name, value
