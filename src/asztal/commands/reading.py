"""`asztal rules` and `asztal cards`: what a game's rules and cards say."""

import pydoc
import sys
import textwrap
from argparse import Namespace
from shutil import get_terminal_size

import msgspec

from asztal import registry
from asztal.commands.common import print_json
from asztal.text import Problem, Texts
from asztal.text.howto import howto_text, in_words
from asztal.text.rules import clauses, glossary, look_up, readable, rules_text
from asztal.text.wording import wording_of


def print_rules(args: Namespace, texts: Texts) -> int:
    """How to play; or the whole rules, one clause, a section, or the clauses that have a word in them."""
    game = registry.find(args.game).name
    if args.how:
        page = howto_text(game, texts.lang)
        if not page:
            raise Problem("no-howto", game=args.game)
        _page(in_words(page))
        return 0
    text = rules_text(game, texts.lang)
    if not text:
        raise Problem("no-rules", game=args.game)
    if not args.clause:
        _page(readable(text, texts) + glossary(game, texts))
        return 0
    words = " ".join(args.clause)
    found = look_up(clauses(text), words)
    if not found:
        raise Problem("no-such-clause", game=args.game, text=words)
    for clause in found:
        print(_wrapped(readable(str(clause), texts)))
    return 0


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
    """Every card of a game with its text, or the same as JSON."""
    cards = wording_of(registry.find(args.game), texts.lang).cards()
    if not cards:
        raise Problem("no-cards", game=args.game)
    if args.json:
        print_json(msgspec.to_builtins(cards))
        return 0
    for card in cards:
        print(_wrapped(texts.say("card-line", id=card.id, name=card.heading, text=card.text, source=card.source)))
    return 0
