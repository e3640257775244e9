"""`asztal rules` and `asztal cards`: what a game's rules and cards say."""

import pydoc
import sys
import textwrap
from argparse import Namespace
from shutil import get_terminal_size

import msgspec
from rich.console import Console

from asztal import registry
from asztal.commands.common import print_json
from asztal.kernel import recall
from asztal.kernel.example import Example, examples_of
from asztal.terminal.log import cited
from asztal.text import Problem, Texts
from asztal.text.aid import aid_text, aligned
from asztal.text.drawing import Scene
from asztal.text.examples import ToldStep, steps_of
from asztal.text.generic import drawing_of
from asztal.text.howto import howto_text, in_words
from asztal.text.rules import clauses, glossary, look_up, readable, rules_text
from asztal.text.wording import wording_of


def print_rules(args: Namespace, texts: Texts) -> int:
    """How to play; the player aid; or the whole rules, one clause, a section, or the clauses with a word in them."""
    title = registry.find(args.game)
    if args.how:
        page = howto_text(title.name, texts.lang)
        if not page:
            raise Problem("no-howto", game=args.game)
        _page(in_words(page))
        return 0
    if args.aid:
        page = aid_text(title, texts.lang)
        if not page:
            raise Problem("no-aid", game=args.game)
        _page(aligned(page))
        return 0
    text = rules_text(title.name, texts.lang)
    if not text:
        raise Problem("no-rules", game=args.game)
    if not args.clause:
        _page(readable(text, texts) + glossary(title.name, texts))
        return 0
    words = " ".join(args.clause)
    found = look_up(clauses(text), words)
    if not found:
        raise Problem("no-such-clause", game=args.game, text=words)
    for clause in found:
        print(_wrapped(readable(str(clause), texts)))
    example = examples_of(title).get(found[0].id)
    if example and len(found) == 1:
        _print_example(example, texts)
    return 0


def _print_example(example: Example, texts: Texts) -> None:
    """How the table stands, drawn, and what happens there step by step."""
    for number, step in enumerate(steps_of(example, texts.lang), 1):
        title = step.shot.game.title
        if step.shot.kind == "set":
            wording = wording_of(title, texts.lang, step.names)
            width = get_terminal_size().columns
            print()
            drawn = drawing_of(title).table(Scene(recall(title, step.seen), wording, width))
            Console(width=width, markup=False, emoji=False, highlight=False).print(drawn)
        else:
            print(_wrapped(f"{number}. {_told(step, texts)}"))


def _told(step: ToldStep, texts: Texts) -> str:
    """A step as one line."""
    name = step.names[step.shot.seat] if step.shot.seat < len(step.names) else ""
    if step.shot.kind == "refused":
        return texts.say("example-refused", name=name, what=step.text, why=step.why, clause=step.clause)
    if step.points:
        lines = "; ".join(f"{points} {text}" for points, text in step.points)
        return texts.say("example-scored", name=name, points=sum(points for points, _ in step.points), lines=lines)
    said = " ".join(cited(line.text, line.clause) for line in step.log)
    return said or (f"{name}: {step.text}" if step.text else texts.say("example-went"))


def _page(text: str) -> None:
    if sys.stdout.isatty():
        pydoc.pager(text)
    else:
        print(text.rstrip())


def _wrapped(text: str) -> str:
    if not sys.stdout.isatty():
        return text
    return textwrap.fill(text, get_terminal_size().columns, subsequent_indent="  ", break_on_hyphens=False)


def print_cards(args: Namespace, texts: Texts) -> int:
    """Every card of a game with its text, the card with an id, or those with a word in it; or the same as JSON."""
    cards = wording_of(registry.find(args.game), texts.lang).cards()
    if not cards:
        raise Problem("no-cards", game=args.game)
    if words := " ".join(args.card).casefold():
        cards = [card for card in cards if card.id.casefold() == words] or [
            card for card in cards if words in f"{card.heading} {card.text}".casefold()
        ]
        if not cards:
            raise Problem("no-such-card", game=args.game, text=" ".join(args.card))
    if args.json:
        print_json(msgspec.to_builtins(cards))
        return 0
    for card in cards:
        print(_wrapped(texts.say("card-line", id=card.id, name=card.heading, text=card.text, source=card.source)))
    return 0
