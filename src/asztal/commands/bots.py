"""`asztal bot-run`: somebody's own program plays a seat of a server."""

import sys
from argparse import Namespace

from asztal.commands.serving import packages
from asztal.commands.tokens import token_of
from asztal.text import Texts


def run_bot(args: Namespace, texts: Texts) -> int:
    """Play until the game is over."""
    with packages("bot"):
        from asztal.client.own_bot import play
    scores = play(
        args.table,
        token_of(args, texts),
        args.program,
        texts.lang,
        lambda key: print(texts.say(key), file=sys.stderr, flush=True),
    )
    print(texts.say("bot-over", scores=" : ".join(map(str, scores))))
    return 0
