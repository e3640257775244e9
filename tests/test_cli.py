"""The `asztal` command as a user meets it: what it prints, and its exit codes; mostly in real processes."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asztal import __version__, registry
from asztal.cli import main
from asztal.commands.declared import COMMANDS, Command
from asztal.kernel.chance import derived_nonce, nonce_hash
from asztal.kernel.record import header_for
from asztal.text import LANGUAGES, Texts

ROOT = Path(__file__).parents[1]
MINIS = Path(__file__).parent / "kernel" / "minis"
COMMAND = Path(sys.executable).with_name("asztal")


def asztal(*words: str, given: str = "", cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    settings = os.environ | {"ASZTAL_GAMES": str(MINIS), "ASZTAL_LANG": "", "PYTHONUTF8": "1"} | env
    return subprocess.run(
        [COMMAND, *words], input=given, cwd=cwd, env=settings, capture_output=True, encoding="utf-8", check=False
    )


def printed(*words: str, **settings: Any) -> str:
    done = asztal(*words, **settings)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(*words: str, **settings: Any) -> str:
    """The one line that a user's mistake is answered with."""
    done = asztal(*words, **settings)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


Inside = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Inside:
    """The command without a process of its own: most of the time of one is reading the program."""
    monkeypatch.setenv("ASZTAL_LANG", "")
    monkeypatch.chdir(ROOT)

    def run(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        code = main(words)
        return subprocess.CompletedProcess(words, code, *capsys.readouterr())

    return run


@pytest.fixture(scope="module")
def record() -> list[str]:
    """A recorded game, as lines."""
    return printed("record", "toy_euro", "--seats", "greedy,random", "--seed", "3").splitlines()


# --- games and schemas ----------------------------------------------------------------------------------------------


def test_games_are_listed_as_a_table_in_the_readers_language() -> None:
    english, hungarian = printed("games").splitlines(), printed("games", "--lang", "hu").splitlines()
    assert all(word in english[1] for word in ("Game", "Seats", "Variants", "Rules", "Finished", "Source"))
    assert [line.split() for line in english if "toy_euro" in line] == [
        ["│", "toy_euro", "│", "2-4", "│", "│", "1", "│", "no", "│", "│"]
    ]
    assert "Szabályok" in hungarian[1]
    assert any("toy_euro" in line and "nem" in line for line in hungarian)


def test_games_are_listed_as_json() -> None:
    games = {game["name"]: game for game in json.loads(printed("games", "--json"))}
    assert games["toy_euro"] == {
        "name": "toy_euro",
        "seats": [2, 3, 4],
        "variants": {},
        "rules_version": 1,
        "finished": False,
        "source": "",
    }


def test_the_schema_describes_the_views_of_a_game() -> None:
    schema = json.loads(printed("schema", "toy_euro"))
    assert schema["title"] == "toy_euro"
    assert set(schema["$defs"]["ToyView"]["properties"]) == {"players", "deck"}


# --- simulations ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_simulation_gives_the_same_result_with_one_and_with_two_jobs() -> None:
    words = ("sim", "toy_euro", "--games", "20", "--seats", "random,greedy", "--seed", "6", "--json")
    one, two = (json.loads(printed(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert set(one) == {"games", "decisions", "decisions_per_second", "games_per_second", "seats", "endings"}
    for speed in ("decisions_per_second", "games_per_second"):
        assert one.pop(speed) > 0
        assert two.pop(speed) > 0
    assert one == two
    assert one["games"] == 20
    assert [seat["bot"] for seat in one["seats"]] == ["random", "greedy"]
    assert one["seats"][1]["wins"] > 12


def test_a_simulation_is_printed_as_a_table() -> None:
    first, *table = printed("sim", "toy_euro", "--games", "3").splitlines()
    assert first.startswith("3 games of toy_euro, ")
    assert [line.split()[1:4:2] for line in table if "random" in line] == [[str(n), "random"] for n in range(3)]


@pytest.mark.slow
def test_a_game_that_fails_is_named_with_its_number_and_seed(tmp_path: Path) -> None:
    text = (MINIS / "toy_euro.py").read_text(encoding="utf-8").replace("k.Repeat(20,", "k.Repeat(20_000,")
    (tmp_path / "long.py").write_text(text, encoding="utf-8")
    done = asztal("sim", "toy_euro", "--games", "2", "--first", "6", "--seed", "8", ASZTAL_GAMES=str(tmp_path))
    assert done.returncode == 1
    assert "toy_euro: game 6 of seed 8 failed (play it alone with --first 6 --games 1)" in done.stderr


# --- records --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_record_is_the_same_for_the_same_seed(record: list[str]) -> None:
    again = printed("record", "toy_euro", "--seats", "greedy,random", "--seed", "3").splitlines()
    assert again == record


def test_a_record_holds(record: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(record), encoding="utf-8")
    choices, marks = (sum(line.startswith(start) for line in record) for start in ("[", '{"type":"mark"'))
    result = json.loads(record[-1])
    assert marks > 0
    assert printed("verify", str(path)).splitlines() == [
        f"{path} holds: toy_euro, rules version 1, 2 seats",
        f"  seed: it is the one that was committed to: {json.loads(record[0])['commitment']}",
        "  nonces: none; whoever chose the seed chose the deal",
        f"  choices: {choices} played again, each of them legal",
        f"  state hashes: {marks + 1} compared, all equal",
        f"  result: scores {', '.join(map(str, result['scores']))}; Seat {result['winners'][0] + 1} wins.",
    ]


def test_an_unfinished_record_holds_without_a_result(record: list[str], inside: Inside) -> None:
    lines = inside("verify", "-", given="\n".join(record[:10])).stdout.splitlines()
    assert lines[3:] == [
        "  choices: 9 played again, each of them legal",
        "  state hashes: none in the record",
        "  result: none in the record",
    ]


def test_a_fork_is_played_on_and_verified(inside: Inside, tmp_path: Path) -> None:
    first, true, known = (tmp_path / name for name in ("first", "true", "known"))
    first.write_text(inside("record", "barrage", "--seats", "random,random").stdout, encoding="utf-8")
    fork = ["fork", str(first), "--step", "20", "--seats", "random,random", "--seed", "4"]
    true.write_text(inside(*fork).stdout, encoding="utf-8")
    known.write_text(inside(*fork, "--known", "2").stdout, encoding="utf-8")
    assert "--origin makes it again" in inside("verify", str(true)).stdout
    assert "what seat 2 knew; --origin compares" in inside("verify", str(known)).stdout
    for made in (true, known):
        assert "first state: made again" in inside("verify", str(made), "--origin", str(first)).stdout
    wrong = inside("verify", str(true), "--origin", str(known))
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "is not the one that this game was played on from" in wrong.stderr
    needless = inside("verify", str(first), "--origin", str(true))
    assert (needless.returncode, needless.stdout) == (1, "")
    assert "has no origin" in needless.stderr
    assert inside("fork", str(first), "--step", "9999").returncode == 1
    alone = inside(*fork[:-4], "--seats", "me,me:Zoe", "--plain", given="")  # the input ends at the first question
    assert "--step=20 --seats me,me:Zoe" in alone.stdout
    assert inside("fork", str(first), "--step", "1", "--known", "3").returncode == 2


@pytest.mark.parametrize(
    ("lang", "promised", "said"),
    [
        ("en", None, "bots' nonces not bound"),
        ("hu", None, "nincsenek rögzítve"),
        ("de", None, "nicht gebunden"),
        ("en", True, "as promised by the people at seats 1; the people at seats 2 added none; all others follow"),
        ("hu", False, "senki sem adott hozzá; nem adott hozzá, aki itt ült: 1, 2; a többi"),
        ("de", True, "wie versprochen auf den Plätzen 1; auf den Plätzen 2 wurde keine beigetragen"),
    ],
)
def test_who_had_a_part_in_the_deal(lang: str, promised: bool | None, said: str, inside: Inside) -> None:
    title = registry.find("toy_euro")
    nonces = ["own" if promised is not False else derived_nonce("tea", 0), derived_nonce("tea", 1)]
    header = header_for(title, 2, {}, "tea", nonces)
    if promised is not None:
        hashes = [nonce_hash("own") if promised else "", ""]
        header = msgspec.structs.replace(header, people=[0, 1], hashes=hashes)
    done = inside("verify", "-", "--lang", lang, given=msgspec.json.encode(header).decode())
    assert said in done.stdout


def changed_choice(lines: list[str]) -> None:
    index = next(index for index, line in enumerate(lines) if "choose wood" in line)
    lines[index] = lines[index].replace("wood", "stone")


def changed_hash(lines: list[str]) -> None:
    index = next(index for index, line in enumerate(lines) if '"mark"' in line)
    lines[index] = json.dumps(json.loads(lines[index]) | {"state": "0" * 32})


def illegal_choice(lines: list[str]) -> None:
    lines[1] = '["choice",0,"choose gold"]'


def unreadable_choice(lines: list[str]) -> None:
    lines[1] = '["rewind",0,"somewhere"]'


def changed_seed(lines: list[str]) -> None:
    lines[0] = lines[0].replace('"seed":"3"', '"seed":"4"')


def changed_result(lines: list[str]) -> None:
    result = json.loads(lines[-1])
    lines[-1] = json.dumps(result | {"scores": [points + 1 for points in result["scores"]]})


def unknown_line(lines: list[str]) -> None:
    lines[5] = "{"


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (changed_choice, "entry "),
        (changed_hash, "after entry 20 the state is not the one that the record gives"),
        (illegal_choice, "entry 1 is not allowed: choose gold"),
        (unreadable_choice, "somewhere"),
        (changed_seed, "the seed is not the one that was committed to"),
        (changed_result, "the result is not the one that the record gives"),
        (unknown_line, "line 6 makes no sense"),
    ],
)
def test_a_tampered_record_does_not_hold(tamper: Any, reason: str, record: list[str], inside: Inside) -> None:
    lines = list(record)
    tamper(lines)
    done = inside("verify", "-", given="\n".join(lines))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("- does not hold: ")
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_replay_shows_every_choice_and_the_scores(record: list[str]) -> None:
    choices = [json.loads(line) for line in record if line.startswith("[")]
    result = json.loads(record[-1])
    lines = printed("replay", "-", given="\n".join(record)).splitlines()
    assert lines[0] == "toy_euro, rules version 1, 2 seats"
    assert lines[1:-3] == [f"#{n} Seat {seat + 1}: {text}" for n, (_, seat, text) in enumerate(choices, 1)]
    assert [line.split()[:3] for line in lines[-3:-1]] == [
        ["Seat", f"{seat}:", str(score)] for seat, score in enumerate(result["scores"], 1)
    ]
    assert lines[-1] == f"Seat {result['winners'][0] + 1} wins."


@pytest.mark.slow
def test_a_replay_shows_public_events_and_what_was_taken_back() -> None:
    record = printed("record", "own_pace", "--seats", "random,random").splitlines()
    header, first = record[:2]
    kind, seat, text = json.loads(first)
    assert kind == "choice"
    given = "\n".join([header, '["choice",0,"choose dig"]', '["choice",1,"choose rest"]', '["rewind",-1,"0"]', first])
    lines = printed("replay", "-", "--lang", "de", given=given).splitlines()
    assert lines[:2] == ["own_pace, Regelversion 1, 2 Plätze", "#1 Platz 1: choose dig"]
    assert lines[2].startswith("  dug Platz 1 ")
    at = lines.index("#3")
    assert lines[at + 1] == "  Der Tisch geht zurück an den Anfang."
    assert f"#4 Platz {seat + 1}: {text}" in lines
    assert lines[-1] == "Die Partie ist nicht zu Ende."


@pytest.mark.rules("GIN-SOL-22", "GIN-SOL-24")
def test_a_replay_of_a_game_alone_tells_the_story_and_how_it_stood_with_hal() -> None:
    record = printed("record", "ginkgopolis", "--seats", "random", "--seed", "7", ASZTAL_GAMES="")
    lines = printed("replay", "-", "--lang", "hu", given=record, ASZTAL_GAMES="").splitlines()
    assert any(line.startswith("  Hal ezt játssza ki: ") for line in lines)
    assert not any("seat=" in line for line in lines)
    own, hal = (int(line.split(": ")[1].split()[0]) for line in lines[-3:-1])
    assert lines[-3:] == [
        f"1. hely: {own} pont",
        f"Hal: {hal} pont",
        f"Hal nyert: {hal} pont {own} ellen; a vesztes: 1. hely.",
    ]


@pytest.mark.slow
def test_a_reader_that_has_seen_enough_gets_no_traceback() -> None:
    env = os.environ | {"ASZTAL_GAMES": str(MINIS)}
    with subprocess.Popen(
        [COMMAND, "record", "toy_euro"], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


# --- checks ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "toy_euro.md").write_text("- **TOY-BLD-01** A building is paid.\n", encoding="utf-8")
    (tmp_path / "results.json").write_text("[]", encoding="utf-8")
    return tmp_path


@pytest.mark.slow
def test_trace_knows_the_registered_games(repository: Path) -> None:
    words = ("trace", "toy_euro", "--results", "results.json")
    assert printed(*words, cwd=repository).splitlines() == [
        "toy_euro (in progress): 1 clauses, 0 shown by a test, 0 marked, 1 open",
        "  open: TOY-BLD-01",
    ]
    report = json.loads(printed(*words, "--check", "--json", cwd=repository))
    assert (report["clean"], report["games"][0]["open"]) == (True, ["TOY-BLD-01"])


@pytest.mark.slow
def test_bench_gives_its_figures_as_a_list(tmp_path: Path) -> None:
    (figures,) = json.loads(printed("bench", "toy_euro", "--seconds", "0.05", "--seats", "2", "--json", cwd=tmp_path))
    rates = [f"{what}_{kind}" for kind in ("norm", "raw") for what in ("decisions", "games", "clones", "views")]
    assert set(figures) == {"game", "decisions_per_game", *rates}
    assert figures["game"] == "toy_euro"
    assert all(figures[rate] > 0 for rate in rates)
    assert 30 < figures["decisions_per_game"] < 60
    assert figures["decisions_norm"] / figures["games_norm"] == pytest.approx(figures["decisions_per_game"])


@pytest.mark.slow
def test_bench_saves_its_figures_and_compares_with_the_last_ones(repository: Path) -> None:
    rates = [f"{what}_{kind}" for kind in ("norm", "raw") for what in ("decisions", "games", "clones", "views")]
    last = [{"game": game, "decisions_per_game": 50.0} | dict.fromkeys(rates, 100.0) for game in ("other", "toy_euro")]
    saved = repository / "docs" / "bench.json"
    saved.write_text(json.dumps(last), encoding="utf-8")
    *table, _, note = printed("bench", "toy_euro", "--seconds", "0.05", "--save", cwd=repository).splitlines()
    assert note == "× is the multiple of the figure in docs/bench.json."
    other, figures = json.loads(saved.read_text(encoding="utf-8"))
    assert other == last[0]
    row = next(line for line in table if "toy_euro" in line)
    cells = [float(cell.replace(",", "")) for cell in row.split("│")[3:-1]]
    assert cells[0::2] == pytest.approx([figures[rate] for rate in rates[:4]], abs=0.5)
    assert cells[1::2] == pytest.approx([figures[rate] / 100 for rate in rates[:4]], abs=0.005)


# --- mistakes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("sim chess --games 1", r'There is no game called "chess"; choose one of '),
        ("schema chess --lang de", "Es gibt kein Spiel namens „chess“; zur Auswahl: "),
        ("sim toy_euro --games 1 --seats random", "toy_euro cannot be played with 1 seat; it allows 2-4."),
        (
            "sim toy_euro --games 1 --seats random,genius",
            'There is no bot called "genius"; choose from greedy, level1, level2, level3, level4, level5, plans2, '
            "plans4, policy, search, planner, random.",
        ),
        ("record toy_euro --variant size=big", "toy_euro has no variant size=big; it has no variants at all."),
        ("record toy_euro --variant big", '--variant needs name=value, not "big".'),
        ("sim toy_euro --games 0", '--games needs a whole number of at least 1, not "0".'),
        ("bench --seconds long", '--seconds needs a number of seconds such as 2 or 0.5, not "long".'),
        ("bench toy_euro --seats 9", "toy_euro cannot be played with 9 seats; it allows 2-4."),
        (
            "bench --seats 2 --save",
            "The recorded figures are those of the usual seat count; use --save without --seats.",
        ),
        (
            "verify nowhere.jsonl",
            'There is no file nowhere.jsonl. Give the path of a file, or "-" for standard input.',
        ),
        ("replay docs", "docs cannot be read ("),
        ("games --lang fr", 'There are no texts in "fr"; choose one of en, hu, de.'),
        ("sim --games 1", 'Something is missing: GAME. See "asztal sim --help".'),
        ("sim toy_euro --games", '--games needs a value. See "asztal sim --help".'),
        ("games --frob --lang hu", "Nem értelmezhető: --frob. Lásd: „asztal --help”."),
        ("chess", "There is no chess; choose one of games, play, rules, cards, schema, sim, "),
        ("lader", 'There is no lader; did you mean ladder? See "asztal --help".'),
        ("lader --lang hu", "Nincs ilyen: lader. Erre gondoltál: ladder? Lásd: „asztal --help”."),
        ("lader --lang de", "„lader“ gibt es nicht; meintest du „ladder“? Siehe „asztal --help“."),
        ("db upgrad", 'There is no upgrad; did you mean upgrade? See "asztal db --help".'),
    ],
)
def test_a_mistake_is_answered_with_one_line(words: str, line: str, inside: Inside) -> None:
    done = inside(*words.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(line)
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    assert refused("verify", "picture", cwd=tmp_path).startswith("picture is not a text file.")


@pytest.mark.slow
def test_a_path_that_holds_no_game_is_refused() -> None:
    assert refused("games", ASZTAL_GAMES="nowhere").startswith(
        "nowhere is not a game: a game is a Python file or package with a TITLE."
    )


@pytest.mark.slow
def test_figures_are_saved_only_in_a_repository(tmp_path: Path) -> None:
    assert refused("bench", "--save", cwd=tmp_path).startswith("There is no docs/rules folder here or above")


def test_help_is_in_the_readers_language() -> None:
    assert printed("--help").startswith("usage: asztal [-h]")
    german = printed("sim", "--help", ASZTAL_LANG="de")
    assert german.startswith("Aufruf: asztal sim [-h]")
    assert "Optionen:" in german
    assert "Anzahl der Partien" in german
    assert printed("--help", "--lang=hu", ASZTAL_LANG="de").startswith("használat: asztal")


def test_without_a_command_the_help_is_shown() -> None:
    assert printed() == printed("--help")
    assert printed("--lang", "de").startswith("Aufruf: asztal")


def test_the_version() -> None:
    assert printed("--version") == f"asztal {__version__}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_in_the_help_with_one_sentence(lang: str, inside: Inside) -> None:
    texts, shown = Texts(lang), inside("--lang", lang).stdout
    assert re.findall(r"(?m)^    ([a-z-]+)(?: |$)", shown) == [command.name for command in COMMANDS]
    abouts = {command.name: texts.say(command.about) for command in COMMANDS}
    assert {name: about for name, about in abouts.items() if not (about[0].isupper() and about.endswith("."))} == {}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_a_command_runs_what_it_declares(command: Command) -> None:
    module, _, function = command.runs.partition(":")
    assert callable(getattr(import_module(f"asztal.commands.{module}"), function))
