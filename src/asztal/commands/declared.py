"""Every command of `asztal`, declared once: the command line, its help and the completion of shells follow from it."""

from dataclasses import dataclass
from typing import Any

from asztal import __version__
from asztal.commands.parser import Taken, bot_names, day, name_and_value, seconds, take, whole_number
from asztal.text import LANGUAGES


@dataclass(frozen=True)
class Command:
    """A command: its name, the key of its help, and what it takes."""

    name: str
    runs: str  # module:function below `asztal.commands`, imported only when the command is run
    about: str
    takes: tuple[Taken, ...] = ()


def _number(name: str, least: int, *, about: str, **settings: Any) -> Taken:
    return take(name, about=about, metavar="N", type=whole_number(name, least), **settings)


# What every command takes, and `asztal` itself.
LANG = take("--lang", about="help-lang", metavar="|".join(LANGUAGES), offers=LANGUAGES)
COMMON = (take("-h", "--help", about="help-help", action="help"), LANG)
ALONE = (*COMMON, take("--version", about="help-version", action="version", version=f"asztal {__version__}"))

# What several commands take.
_GAME = take("game", about="help-game", metavar="GAME", offers="games")
_GAME_OR_ALL = take("game", about="help-game-or-all", metavar="GAME", offers="games", nargs="?")
_VARIANT = take(
    "--variant",
    about="help-variant",
    metavar="NAME=VALUE",
    type=name_and_value,
    action="extend",
    nargs="+",
    default=[],
)
_SEATS = take("--seats", about="help-seats", metavar="BOT,BOT", type=bot_names, offers="bots")
_SEED = _number("--seed", 0, about="help-seed", default=0)
_SPREAD = (
    _number("--jobs", 1, about="help-jobs", default=1),
    take("--ray", about="help-ray", metavar="ADDRESS", nargs="?", const=""),
)
_JSON = take("--json", about="help-json", action="store_true")
_TOKEN = take("--token", about="help-bot-token", metavar="T", default="")
_DATA = take("--data", about="help-data", metavar="DIR", default="", offers="folders")

COMMANDS = (
    Command("games", "games:list_games", about="help-games", takes=(_JSON,)),
    Command(
        "play",
        "play:run_play",
        about="help-play",
        takes=(
            take("game", about="help-game", metavar="GAME", offers="games", nargs="?"),
            take("--seats", about="help-play-seats", metavar="me,BOT", type=bot_names, offers="players"),
            _VARIANT,
            _number("--seed", 0, about="help-fresh-seed"),
            take("--save", about="help-play-save", metavar="FILE", nargs="?", const="", default="", offers="files"),
            take("--resume", about="help-play-resume", metavar="FILE", nargs="?", const="", offers="files"),
            take("--server", about="help-play-server", metavar="URL"),
            _TOKEN,
            take("--plain", about="help-plain", action="store_true"),
        ),
    ),
    Command(
        "rules",
        "reading:print_rules",
        about="help-rules",
        takes=(
            _GAME,
            take("clause", about="help-clause", metavar="CLAUSE", nargs="*"),
            take("--how", about="help-how", action="store_true"),
            take("--aid", about="help-aid", action="store_true"),
        ),
    ),
    Command(
        "cards",
        "reading:print_cards",
        about="help-cards",
        takes=(_GAME, take("card", about="help-card", metavar="CARD", nargs="*"), _JSON),
    ),
    Command("schema", "games:print_schema", about="help-schema", takes=(_GAME,)),
    Command(
        "sim",
        "sim:run_sim",
        about="help-sim",
        takes=(
            *(_GAME, _SEATS, _VARIANT, _SEED),
            _number("--games", 1, about="help-count", required=True),
            _number("--first", 0, about="help-first", default=0),
            take("--each", about="help-each", metavar="NAME"),
            take("--plot", about="help-rate-plot", metavar="FILE", offers="files"),
            *(*_SPREAD, _JSON),
        ),
    ),
    Command(
        "balance",
        "balance:run_balance",
        about="help-balance",
        takes=(
            *(_GAME, _SEATS, _VARIANT, _SEED),
            _number("--games", 1, about="help-count", default=1000),
            *_SPREAD,
            take("--plot", about="help-plot", metavar="FILE", offers="files"),
            _JSON,
        ),
    ),
    Command(
        "ladder",
        "ladder:run_ladder",
        about="help-ladder",
        takes=(
            _GAME,
            take("--seats", about="help-ladder-bots", metavar="BOT,BOT", type=bot_names, offers="bots"),
            *(_VARIANT, _SEED),
            _number("--games", 1, about="help-ladder-games", default=100),
            *_SPREAD,
            take("--plot", about="help-ladder-plot", metavar="FILE", offers="files"),
            _JSON,
        ),
    ),
    Command(
        "eval",
        "evaluating:run_eval",
        about="help-eval",
        takes=(
            take("bot", about="help-eval-bot", metavar="BOT", offers="bot"),
            _GAME,
            _number("--players", 1, about="help-eval-players", default=1),
            take("--against", about="help-eval-against", metavar="BOT", default="greedy", offers="bot"),
            _VARIANT,
            _number("--games", 1, about="help-eval-games", default=100),
            _number("--seed", 0, about="help-eval-seed"),
            *_SPREAD,
            take("--receipt", about="help-receipt", metavar="FILE", offers="files"),
            _JSON,
        ),
    ),
    Command(
        "measure",
        "measuring:run_measure",
        about="help-measure",
        takes=(
            take("plan", about="help-measure-plan", metavar="PLAN", offers="files"),
            take("--only", about="help-measure-only", metavar="NAME", action="extend", nargs="+", default=[]),
            _number("--games", 0, about="help-measure-games"),
            *_SPREAD,
            take("--data", about="help-measure-data", metavar="DIR", default="", offers="folders"),
            take("--peek", about="help-measure-peek", action="store_true"),
            take("--table", about="help-measure-table", metavar="FILE", offers="files"),
            _JSON,
        ),
    ),
    Command(
        "train",
        "train:run_train",
        about="help-train",
        takes=(
            _GAME,
            _number("--players", 1, about="help-train-players", nargs="+", default=[1]),
            _VARIANT,
            take("--each", about="help-train-each", metavar="NAME"),
            _number("--minutes", 1, about="help-train-minutes", default=60),
            _number("--games", 12, about="help-train-games", default=400),
            _number("--pairs", 20, about="help-train-pairs", default=400),
            _number("--turns", 1, about="help-train-turns", default=16),
            _number("--leaves", 10, about="help-train-leaves", default=60),
            take("--by-hand", about="help-train-by-hand", action="store_true"),
            take("--start", about="help-train-start", metavar="FILE", offers="files"),
            take("--learn", about="help-train-learn", metavar=("PLAN", "FIGURE"), nargs="+", offers="files"),
            *_SPREAD,
            take("--data", about="help-train-data", metavar="DIR", default="training", offers="folders"),
        ),
    ),
    Command("record", "records:write_record", about="help-record", takes=(_GAME, _SEATS, _VARIANT, _SEED)),
    Command(
        "fork",
        "forks:write_fork",
        about="help-fork",
        takes=(
            take("file", about="help-file", metavar="FILE", offers="files"),
            _number("--step", 0, about="help-fork-step", required=True),
            _number("--known", 1, about="help-fork-known"),
            take("--seats", about="help-fork-seats", metavar="me,BOT", type=bot_names, offers="players"),
            _SEED,
            take("--plain", about="help-plain", action="store_true"),
        ),
    ),
    Command(
        "replay",
        "records:print_replay",
        about="help-replay",
        takes=(take("file", about="help-file", metavar="FILE", offers="files"),),
    ),
    Command(
        "verify",
        "records:verify",
        about="help-verify",
        takes=(
            take("file", about="help-verify-file", metavar="FILE", offers="files"),
            take("--all", about="help-verify-all", action="store_true"),
            take("--origin", about="help-verify-origin", metavar="FILE", offers="files"),
        ),
    ),
    Command(
        "analyse",
        "analysing:run_analyse",
        about="help-analyse",
        takes=(
            take("file", about="help-file", metavar="FILE", offers="files"),
            take("--deep", about="help-analyse-deep", action="store_true"),
            _number("--leaves", 100, about="help-analyse-leaves", default=800),
            _number("--pairs", 2, about="help-analyse-pairs", default=16),
            take("--out", about="help-analyse-out", metavar="FILE", offers="files"),
            *(*_SPREAD, _JSON),
        ),
    ),
    Command(
        "world",
        "worlds:run_world",
        about="help-world",
        takes=(
            take("what", about="help-world-what", choices=["make", "play", "verify"], metavar="make|play|verify"),
            take("of", about="help-world-of", metavar="GAME_OR_FILE", offers="games"),
            take("entry", about="help-world-entry", metavar="ENTRY", nargs="*", offers="files"),
            take("--seats", about="help-world-seats", metavar="me,BOT", type=bot_names, offers="players"),
            _VARIANT,
            take("--closes", about="help-world-closes", metavar="DAY", type=day),
            take("--bot", about="help-world-bot", metavar="BOT", offers="bot"),
            _SEED,
            take("--out", about="help-world-out", metavar="FILE", offers="files"),
            take("--plain", about="help-plain", action="store_true"),
            _number("--draw", 0, about="help-world-draw", default=20),
        ),
    ),
    Command(
        "db",
        "serving:run_db",
        about="help-db",
        takes=(
            take("what", about="help-db-what", choices=["upgrade", "rules"], metavar="upgrade|rules"),
            take("--accept", about="help-db-accept", action="store_true"),
        ),
    ),
    Command("serve", "serving:run_serve", about="help-serve"),
    Command("worker", "serving:run_worker", about="help-worker"),
    Command("keys", "serving:print_keys", about="help-keys"),
    Command(
        "up",
        "home:run_up",
        about="help-up",
        takes=(
            _number("--port", 1, about="help-port"),
            _number("--workers", 1, about="help-workers", default=1),
            _DATA,
        ),
    ),
    Command(
        "backup",
        "home:run_backup",
        about="help-backup",
        takes=(take("file", about="help-backup-file", metavar="FILE", offers="files"), _DATA),
    ),
    Command(
        "restore",
        "home:run_restore",
        about="help-restore",
        takes=(
            take("file", about="help-restore-file", metavar="FILE", offers="files"),
            take("--erased", about="help-restore-erased", metavar="FILE", default="", offers="files"),
            _DATA,
        ),
    ),
    Command("erased", "home:print_erased", about="help-erased", takes=(_DATA,)),
    Command(
        "people",
        "people:run_people",
        about="help-people",
        takes=(
            take("what", about="help-people-what", choices=["erase"], metavar="erase"),
            take("who", about="help-people-who", metavar="NAME_OR_NUMBER"),
            take("--now", about="help-people-now", action="store_true"),
            take("--yes", about="help-people-yes", action="store_true"),
            _DATA,
        ),
    ),
    Command(
        "reports",
        "reports:run_reports",
        about="help-reports",
        takes=(
            take(
                "what",
                about="help-reports-what",
                choices=["list", "close", "delete"],
                metavar="list|close|delete",
                nargs="?",
                default="list",
            ),
            take(
                "number",
                about="help-reports-number",
                metavar="NUMBER",
                nargs="*",
                type=whole_number("NUMBER", 1),
            ),
            take("--game", about="help-reports-game", metavar="GAME", default="", offers="games"),
            take("--since", about="help-reports-since", metavar="DAY", type=day),
            take("--all", about="help-reports-all", action="store_true"),
            take("--json", about="help-reports-json", action="store_true"),
            _DATA,
        ),
    ),
    Command(
        "bot-run",
        "bots:run_bot",
        about="help-bot-run",
        takes=(
            take("program", about="help-bot-program", metavar="CMD"),
            take("--table", about="help-bot-table", metavar="URL", required=True),
            _TOKEN,
        ),
    ),
    Command(
        "trace",
        "checks:run_trace",
        about="help-trace",
        takes=(
            _GAME_OR_ALL,
            take("--check", about="help-check", action="store_true"),
            take("--results", about="help-results", metavar="FILE", offers="files"),
            _JSON,
        ),
    ),
    Command(
        "bench",
        "checks:run_bench",
        about="help-bench",
        takes=(
            _GAME_OR_ALL,
            _number("--seats", 1, about="help-seat-count"),
            take("--seconds", about="help-seconds", metavar="S", type=seconds, default=2.0),
            take("--save", about="help-save", action="store_true"),
            take("--json", about="help-bench-json", action="store_true"),
        ),
    ),
    Command(
        "completion",
        "completion:print_completion",
        about="help-completion",
        takes=(take("shell", about="help-completion-shell", choices=["bash", "zsh", "fish"], metavar="bash|zsh|fish"),),
    ),
)
