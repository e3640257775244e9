"""The `asztal` command: reads the command line and hands over to `asztal.commands`, which is imported only then."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from asztal.commands.parser import Parser, bot_names, name_and_value, seconds, whole_number
from asztal.text import Problem, Texts


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code: 2 for a mistake of the user, which is said in one line."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # what bots add up is small: threads would wait for one another
    words = sys.argv[1:] if argv is None else argv
    texts: Texts | None = None
    try:
        texts = Texts(_language(words))
        code = _run(_parser(texts).parse_args(words), texts)
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


def _language(words: Sequence[str]) -> str:
    """The language must be known before the command line is read, because the help is in it too."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and following:
            return following
    return os.environ.get("ASZTAL_LANG") or "en"


def _run(args: Namespace, texts: Texts) -> int:
    match args.command:
        case "games":
            from asztal.commands.games import list_games as run
        case "play":
            from asztal.commands.play import run_play as run
        case "rules":
            from asztal.commands.reading import print_rules as run
        case "cards":
            from asztal.commands.reading import print_cards as run
        case "schema":
            from asztal.commands.games import print_schema as run
        case "sim":
            from asztal.commands.sim import run_sim as run
        case "balance":
            from asztal.commands.balance import run_balance as run
        case "ladder":
            from asztal.commands.ladder import run_ladder as run
        case "eval":
            from asztal.commands.evaluating import run_eval as run
        case "train":
            from asztal.commands.train import run_train as run
        case "record":
            from asztal.commands.records import write_record as run
        case "replay":
            from asztal.commands.records import print_replay as run
        case "verify":
            from asztal.commands.records import verify as run
        case "trace":
            from asztal.commands.checks import run_trace as run
        case "db":
            from asztal.commands.serving import run_db as run
        case "serve":
            from asztal.commands.serving import run_serve as run
        case "worker":
            from asztal.commands.serving import run_worker as run
        case "keys":
            from asztal.commands.serving import print_keys as run
        case "up":
            from asztal.commands.home import run_up as run
        case "backup":
            from asztal.commands.home import run_backup as run
        case "restore":
            from asztal.commands.home import run_restore as run
        case "bot-run":
            from asztal.commands.bots import run_bot as run
        case _:
            from asztal.commands.checks import run_bench as run
    return run(args, texts)


def _parser(texts: Texts) -> Parser:
    parser = Parser(texts, "help-asztal", prog="asztal")
    commands = parser.add_subparsers(
        title=texts.say("help-commands"),
        metavar="COMMAND",
        dest="command",
        required=True,
    )

    def command(name: str, about: str) -> Parser:
        return commands.add_parser(name, texts=texts, about=about, help=texts.say(about))

    games = command("games", "help-games")
    games.option("--json", about="help-json", action="store_true")

    play = command("play", "help-play")
    play.argument("game", about="help-game", metavar="GAME")
    play.option("--seats", about="help-play-seats", metavar="me,BOT", type=bot_names)
    _add_variant(play)
    play.option("--seed", about="help-fresh-seed", metavar="N", type=whole_number("--seed", 0))
    play.option("--plain", about="help-plain", action="store_true")

    rules = command("rules", "help-rules")
    rules.argument("game", about="help-game", metavar="GAME")
    rules.argument("clause", about="help-clause", metavar="CLAUSE", nargs="*")
    rules.option("--how", about="help-how", action="store_true")

    cards = command("cards", "help-cards")
    cards.argument("game", about="help-game", metavar="GAME")
    cards.option("--json", about="help-json", action="store_true")

    schema = command("schema", "help-schema")
    schema.argument("game", about="help-game", metavar="GAME")

    sim = command("sim", "help-sim")
    _add_seating(sim)
    sim.option("--games", about="help-count", metavar="N", type=whole_number("--games", 1), required=True)
    sim.option("--first", about="help-first", metavar="N", type=whole_number("--first", 0), default=0)
    sim.option("--each", about="help-each", metavar="NAME")
    sim.option("--plot", about="help-rate-plot", metavar="FILE")
    _add_spread(sim)
    sim.option("--json", about="help-json", action="store_true")

    balance = command("balance", "help-balance")
    _add_seating(balance)
    balance.option("--games", about="help-count", metavar="N", type=whole_number("--games", 1), default=1000)
    _add_spread(balance)
    balance.option("--plot", about="help-plot", metavar="FILE")
    balance.option("--json", about="help-json", action="store_true")

    ladder = command("ladder", "help-ladder")
    _add_seating(ladder, "help-ladder-bots")
    ladder.option("--games", about="help-ladder-games", metavar="N", type=whole_number("--games", 1), default=100)
    _add_spread(ladder)
    ladder.option("--plot", about="help-ladder-plot", metavar="FILE")
    ladder.option("--json", about="help-json", action="store_true")

    judged = command("eval", "help-eval")
    judged.argument("bot", about="help-eval-bot", metavar="BOT")
    judged.argument("game", about="help-game", metavar="GAME")
    judged.option("--players", about="help-eval-players", metavar="N", type=whole_number("--players", 1), default=1)
    judged.option("--against", about="help-eval-against", metavar="BOT", default="greedy")
    _add_variant(judged)
    judged.option("--games", about="help-eval-games", metavar="N", type=whole_number("--games", 1), default=100)
    judged.option("--seed", about="help-eval-seed", metavar="N", type=whole_number("--seed", 0))
    _add_spread(judged)
    judged.option("--receipt", about="help-receipt", metavar="FILE")
    judged.option("--json", about="help-json", action="store_true")

    train = command("train", "help-train")
    train.argument("game", about="help-game", metavar="GAME")
    train.option("--players", about="help-train-players", metavar="N", type=whole_number("--players", 1), default=1)
    _add_variant(train)
    train.option("--each", about="help-train-each", metavar="NAME")
    train.option("--minutes", about="help-train-minutes", metavar="N", type=whole_number("--minutes", 1), default=60)
    train.option("--games", about="help-train-games", metavar="N", type=whole_number("--games", 12), default=400)
    train.option("--pairs", about="help-train-pairs", metavar="N", type=whole_number("--pairs", 20), default=400)
    train.option("--turns", about="help-train-turns", metavar="N", type=whole_number("--turns", 1), default=16)
    train.option("--leaves", about="help-train-leaves", metavar="N", type=whole_number("--leaves", 10), default=60)
    train.option("--by-hand", about="help-train-by-hand", action="store_true")
    _add_spread(train)
    train.option("--data", about="help-train-data", metavar="DIR", default="training")

    _add_seating(command("record", "help-record"))

    command("replay", "help-replay").argument("file", about="help-file", metavar="FILE")
    verify = command("verify", "help-verify")
    verify.argument("file", about="help-verify-file", metavar="FILE")
    verify.option("--all", about="help-verify-all", action="store_true")

    database = command("db", "help-db")
    database.argument("what", about="help-db-what", choices=["upgrade", "rules"], metavar="upgrade|rules")
    database.option("--accept", about="help-db-accept", action="store_true")
    command("serve", "help-serve")
    command("worker", "help-worker")
    command("keys", "help-keys")
    _add_home(command)

    trace = command("trace", "help-trace")
    trace.argument("game", about="help-game-or-all", metavar="GAME", nargs="?")
    trace.option("--check", about="help-check", action="store_true")
    trace.option("--results", about="help-results", metavar="FILE")
    trace.option("--json", about="help-json", action="store_true")

    bench = command("bench", "help-bench")
    bench.argument("game", about="help-game-or-all", metavar="GAME", nargs="?")
    bench.option("--seats", about="help-seat-count", metavar="N", type=whole_number("--seats", 1))
    bench.option("--seconds", about="help-seconds", metavar="S", type=seconds, default=2.0)
    bench.option("--save", about="help-save", action="store_true")
    bench.option("--json", about="help-bench-json", action="store_true")
    return parser


def _add_home(command: Callable[[str, str], Parser]) -> None:
    up = command("up", "help-up")
    up.option("--port", about="help-port", metavar="N", type=whole_number("--port", 1))
    up.option("--workers", about="help-workers", metavar="N", type=whole_number("--workers", 1), default=1)
    backup, restore = command("backup", "help-backup"), command("restore", "help-restore")
    backup.argument("file", about="help-backup-file", metavar="FILE")
    restore.argument("file", about="help-restore-file", metavar="FILE")
    for each in (up, backup, restore):
        each.option("--data", about="help-data", metavar="DIR", default="")

    bot = command("bot-run", "help-bot-run")
    bot.argument("program", about="help-bot-program", metavar="CMD")
    bot.option("--table", about="help-bot-table", metavar="URL", required=True)
    bot.option("--token", about="help-bot-token", metavar="T", required=True)


def _add_spread(command: Parser) -> None:
    command.option("--jobs", about="help-jobs", metavar="N", type=whole_number("--jobs", 1), default=1)
    command.option("--ray", about="help-ray", metavar="ADDRESS", nargs="?", const="")


def _add_seating(command: Parser, seats: str = "help-seats") -> None:
    command.argument("game", about="help-game", metavar="GAME")
    command.option("--seats", about=seats, metavar="BOT,BOT", type=bot_names)
    _add_variant(command)
    command.option("--seed", about="help-seed", metavar="N", type=whole_number("--seed", 0), default=0)


def _add_variant(command: Parser) -> None:
    setting = {"metavar": "NAME=VALUE", "type": name_and_value, "action": "extend", "nargs": "+", "default": []}
    command.option("--variant", about="help-variant", **setting)
