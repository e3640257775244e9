"""The `asztal` command: reads the command line and hands over to `asztal.commands`.

That is imported only then, so that the command starts quickly.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from asztal.commands.declared import ALONE, COMMANDS, COMMON
from asztal.commands.parser import Parser
from asztal.packages import PACKAGES
from asztal.text import Problem, Texts


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code: 2 for a mistake of the user, which is said in one line."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # what bots add up is small: threads would wait for one another
    words = sys.argv[1:] if argv is None else argv
    texts: Texts | None = None
    try:
        texts = Texts(_language(words))
        code = _run(words, texts)
        sys.stdout.flush()
        return code
    except Problem as problem:
        print(problem.said(texts) if texts else problem, file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        for left_out in PACKAGES.untold():
            print(left_out.said(texts) if texts else left_out, file=sys.stderr)


def _language(words: Sequence[str]) -> str:
    """The language must be known before the command line is read, because the help is in it too."""
    for word, following in zip(words, [*words, ""][1:], strict=True):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and following:
            return following
    return os.environ.get("ASZTAL_LANG") or "en"


def _run(words: Sequence[str], texts: Texts) -> int:
    parser = _parser(texts)
    args = parser.parse_args(words)
    for command in COMMANDS:
        if command.name == args.command:
            module, _, function = command.runs.partition(":")
            code: int = getattr(import_module(f"asztal.commands.{module}"), function)(args, texts)
            return code
    parser.print_help()  # no command was given
    return 0


def _parser(texts: Texts) -> Parser:
    parser = Parser(texts, "help-asztal", ALONE, prog="asztal")
    commands = parser.add_subparsers(title=texts.say("help-commands"), metavar="COMMAND", dest="command")
    for each in COMMANDS:
        takes = (*COMMON, *each.takes)
        commands.add_parser(each.name, texts=texts, about=each.about, takes=takes, help=texts.say(each.about))
    return parser
