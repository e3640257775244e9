"""`asztal games` and `asztal schema`: which games there are, and what a client of one needs to know."""

from argparse import Namespace

from asztal import registry
from asztal.commands.common import print_json, print_table, seat_counts, variants
from asztal.kernel import schema
from asztal.text import Texts


def list_games(args: Namespace, texts: Texts) -> int:
    """A table of the games, or the same as JSON."""
    titles = list(registry.titles().values())
    if args.json:
        print_json(
            [
                {
                    "name": title.name,
                    "seats": list(title.seats),
                    "variants": {name: list(values) for name, values in title.variants.items()},
                    "rules_version": title.rules_version,
                    "finished": title.finished,
                    "source": title.source,
                }
                for title in titles
            ]
        )
        return 0
    if not titles:
        print(texts.say("games-none", variable=registry.VARIABLE))
        return 0
    keys = ("games-name", "games-seats", "games-variants", "games-rules", "games-finished", "games-source")
    rows = [
        [
            title.name,
            seat_counts(title),
            variants(title),
            str(title.rules_version),
            texts.say("games-yes" if title.finished else "games-no"),
            texts.say("source-word", source=title.source),
        ]
        for title in titles
    ]
    print_table([texts.say(key) for key in keys], rows, figures_from=len(keys))
    return 0


def print_schema(args: Namespace, texts: Texts) -> int:
    """The JSON Schema of a game's views, options and events."""
    print_json(schema(registry.find(args.game)))
    return 0
