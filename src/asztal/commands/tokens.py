"""The token of a seat or an account, wherever somebody gives it."""

import os
import sys
from argparse import Namespace
from getpass import getpass

from asztal.commands.common import text_in
from asztal.text import Problem, Texts


def token_of(args: Namespace, texts: Texts) -> str:
    """The token of the command line, of the environment, of a file that it names, or one that is typed unseen."""
    given = args.token or os.environ.get("ASZTAL_TOKEN", "")
    if not given and (file := os.environ.get("ASZTAL_TOKEN_FILE", "")):
        given = text_in(file)
    if not given and sys.stdin.isatty():
        given = getpass(f"{texts.say('token-prompt')}: ")
    if not given.strip():
        raise Problem("token-needed")
    return given.strip()
