"""Who sits at the table: people at the keyboard and bots."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from asztal.bots import UnknownBot, bots, check_bot
from asztal.text import Problem, Texts

ME = "me"
_LONGEST = 20  # letters of a name


class Sitter(NamedTuple):
    """Somebody at a seat; `bot` is empty for a person at the keyboard."""

    name: str
    bot: str = ""


def seated(words: Sequence[str], texts: Texts) -> list[Sitter]:
    """The people that somebody asked for by me, me:Anna or the name of a bot; nobody is called like another."""
    people = [_person(word, texts) for word in words]
    names = Counter(person.name for person in people)
    numbers: Counter[str] = Counter()
    for seat, (name, bot) in enumerate(people):
        if names[name] > 1:
            numbers[name] += 1
            people[seat] = Sitter(f"{name} {numbers[name]}", bot)
    return people


def printable(word: str) -> str:
    """What somebody asked for without signs that are no letters: some end a line, and some cannot be written."""
    return "".join(letter for letter in word if letter.isprintable())


def _person(word: str, texts: Texts) -> Sitter:
    kind, _, name = word.partition(":")
    if kind == ME:
        clean = printable(name).strip()[:_LONGEST]
        return Sitter(clean or texts.say("play-player"))
    try:
        check_bot(word)
    except UnknownBot:
        raise Problem("unknown-player", name=word, known=", ".join([ME, f"{ME}:NAME", *bots()])) from None
    return Sitter(word, word)
