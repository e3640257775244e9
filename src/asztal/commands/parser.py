"""A command line parser that speaks the reader's language."""

import argparse
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime, time
from difflib import get_close_matches
from typing import Any, NoReturn

from asztal.text import Problem, Texts

# How argparse words a mistake, and how we say it.
_MISTAKES = (
    (r"the following arguments are required: (?P<what>.*)", "usage-missing"),
    (r"unrecognized arguments: (?P<what>.*)", "usage-unknown"),
    (r"argument (?P<what>.*): expected .*", "usage-needs-value"),
    (r"argument .*: invalid choice: (?P<what>\S+) \(choose from (?P<known>.*)\)", "usage-choice"),
    (r"(?P<what>.*)", "usage-other"),
)


@dataclass(frozen=True)
class Taken:
    """Something that a command takes: an option, told by its name with dashes, or an argument, told by its place."""

    names: tuple[str, ...]
    about: str  # the key of its help
    offers: str | tuple[str, ...]  # what a shell offers for it: words, or the name of some that `completion` knows
    settings: dict[str, Any]  # for argparse

    @property
    def is_option(self) -> bool:
        """Whether it is told by its name."""
        return self.names[0].startswith("-")

    @property
    def needs_value(self) -> bool:
        """Whether the word after this option belongs to it; after one whose value may be left out, nobody knows."""
        return self.settings.get("action") in (None, "extend") and self.settings.get("nargs") != "?"


def take(*names: str, about: str, offers: str | tuple[str, ...] = "", **settings: Any) -> Taken:
    """An option or an argument; `settings` are those of argparse."""
    return Taken(names, about, offers or tuple(settings.get("choices", ())), settings)


class Parser(argparse.ArgumentParser):
    """Takes the keys of its help texts; a mistake on the command line is a `Problem`."""

    def __init__(self, texts: Texts, about: str, takes: Iterable[Taken], **settings: Any) -> None:
        super().__init__(
            description=texts.say(about),
            formatter_class=_formatter(texts),
            add_help=False,
            allow_abbrev=False,
            **settings,
        )
        arguments = self.add_argument_group(texts.say("help-arguments"))
        options = self.add_argument_group(texts.say("help-options"))
        for taken in takes:
            group = options if taken.is_option else arguments
            group.add_argument(*taken.names, help=texts.say(taken.about), **taken.settings)

    def error(self, message: str) -> NoReturn:
        for pattern, key in _MISTAKES:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                values = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                values["help"] = f"{self.prog} --help"
                near = get_close_matches(values["what"], values.get("known", "").split(", "), 1)
                raise Problem("usage-nearest", near=near[0], **values) if near else Problem(key, **values)
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


def day(text: str) -> datetime:
    """Reads the beginning of a day, in the time of this machine."""
    try:
        return datetime.combine(date.fromisoformat(text), time.min).astimezone()
    except ValueError:
        raise Problem("not-a-day", value=text) from None


def bot_names(text: str) -> list[str]:
    """Reads the bots at the seats: random,greedy."""
    return text.split(",")


def name_and_value(text: str) -> tuple[str, str]:
    """Reads one setting of a variant: name=value."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise Problem("not-a-setting", value=text)
    return name, value
