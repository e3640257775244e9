"""`asztal play` in plain lines: through a pipe, key by key, and several people at one keyboard."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from asztal import registry
from asztal.cli import main
from asztal.games.ginkgopolis.cards import CARDS, TILES
from asztal.kernel import SPECTATOR, Game
from asztal.kernel.record import header_for, open_table
from asztal.terminal import log
from asztal.terminal.play import TerminalGame
from asztal.terminal.saving import Begun
from asztal.terminal.screen import Screen

ROOT = Path(__file__).parents[2]
COMMAND = Path(sys.executable).with_name("asztal")


def play(*words: str, given: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    settings = os.environ | {"ASZTAL_LANG": "", "PYTHONUTF8": "1"} | env
    return subprocess.run(
        [COMMAND, "play", *words],
        input=given,
        cwd=ROOT,
        env=settings,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


Answers = Callable[..., list[str]]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Answers:
    """What is shown after each line that is typed in a game of Ginkgopolis."""

    def typed(*lines: str, seats: str = "me:Anna,random,random", lang: str = "en") -> list[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "ginkgopolis", "--seed=7", f"--seats={seats}", f"--lang={lang}"]) == 0
        prompt = {"en": "Your choice (? for help): ", "hu": "Mit választasz? (? a súgóhoz): "}[lang]
        return capsys.readouterr().out.split(prompt)

    return typed


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    done = play("ginkgopolis", "--plain")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(
        r"The game was left before its end\.\n"
        r"The same deal again: asztal play ginkgopolis --seats me,greedy,greedy --seed=\d+\n$",
        done.stdout,
    )


def test_plain_lines_have_no_colours_and_no_boxes(answers: Answers) -> None:
    table = answers()[0]
    assert "\x1b" not in table
    assert not re.search("[\u2500-\u259f]", table)
    lines = table.splitlines()
    assert lines[0] == "Ginkgopolis"
    assert sum(line.endswith("; 1 floor; nobody") for line in lines) == 9
    assert [line.partition(".")[0] for line in lines[-5:]] == ["1", "2", "3", "4", "5"]
    assert lines[-6] == "Which card do you play this round?"


def test_the_same_seed_deals_the_same_cards(answers: Answers) -> None:
    assert answers("1", "1")[:-1] == answers("1", "1")[:-1]


def test_a_choice_can_be_taken_back_until_others_know_it(answers: Answers) -> None:
    first, second, again, *_ = answers("1", "u")
    assert "Do you lay a tile on your card?" in second
    assert again.splitlines()[-6:] == first.splitlines()[-6:]
    assert "Anna takes back the last choice." in again


def test_taking_back_is_refused_with_a_reason(answers: Answers) -> None:
    assert answers("u")[1] == "There is nothing to take back.\n"
    *_, refused, _ = answers("4", "1", "u")
    assert refused == (
        "This choice stands: somebody has learned something through it, or it concerned others as well.\n"
    )


def test_why_not_names_the_reason_and_the_clause(answers: Answers) -> None:
    for typed in ("? tile r07", "? R7", "? red 7"):
        assert answers("1", typed)[2].splitlines() == [
            f"{typed[2:]}: This tile is not in your stock. [GIN-CHO-03]",
            "  GIN-CHO-03 A player may put exactly one tile from their stock face-down on the committed card.",
        ]
    hungarian = answers("? P20", lang="hu")[1]
    assert "Ez a kártya nincs a kezedben. [GIN-CHO-02]\n  GIN-CHO-02 Mindenki egyszerre választ:" in hungarian


def test_an_option_is_explained_by_its_number(answers: Answers) -> None:
    options = answers()[0].splitlines()[-5:]
    label, _, previews = options[0].removeprefix("1. ").partition(" - ")
    assert answers("? 1")[1].splitlines() == [f"Option 1: {label}", *(f"  {part}" for part in previews.split("; ", 1))]


def test_the_keys_are_listed(answers: Answers) -> None:
    assert [line.split()[0] for line in answers("?")[1].splitlines()] == ["3", "Enter", "+", "u", "?", "?", *"rracslq"]


def test_the_rules_can_be_looked_up(answers: Answers) -> None:
    assert answers("r gin-urb-06")[1].startswith("GIN-URB-06 The token moves to any empty cell")
    several = answers("r URB")[1].splitlines()
    assert several[0].startswith("GIN-URB-01 ")
    assert several[-1] == "12 more clauses fit; a longer word finds fewer."
    assert all("alphabet" in line for line in answers("r alphabet")[1].splitlines())
    assert answers("r xyzzy")[1] == 'Nothing in the rules fits "xyzzy".\n'
    last = answers("r")[1]
    assert re.search(r"^[^\n]+ takes [^\n]+\n  GIN-SET-11 Each player takes the starting items", last, re.M)
    assert "GIN-ACT-03 Külterület-kártya lapkával: az akció bővítés." in answers("r bővítéshez", lang="hu")[1]


def test_the_player_aid_is_one_key_away(answers: Answers) -> None:
    lines = answers("a", lang="hu")[1].splitlines()
    assert lines[0] == "# Ginkgopolis: játékossegédlet"
    assert "| 5         | 16                  | 0             | 0                               |" in lines


def test_a_card_is_explained(answers: Answers) -> None:
    for name in ("R9", "r09", "red 9", "R 09"):
        assert answers(f"c {name}")[1] == "red 9: Whenever you construct a floor: 1 resource and 1 success point.\n"
    assert answers("c P9", lang="hu")[1] == "piros 9-es: Minden szintépítésed után: 1 erőforrás és 1 sikerpont.\n"
    for name in ("kék 13", "kék 13-as", "K13"):
        assert answers(f"c {name}", lang="hu")[1].startswith("kék 13-as: "), name
    assert answers("c külterület A", lang="hu")[1].startswith("külterület (A): ")
    assert answers("c Q9")[1] == 'There is no card "Q9".\n'


def test_the_score_so_far_and_the_log(answers: Answers) -> None:
    score, log = answers("s", "l")[1:3]
    assert re.fullmatch(r"Anna: \d+ points\n +\d+  success points gained\n +4  2 unspent new-hand tokens\n", score)
    assert "is first player." in log
    assert "Anna draws tile" in log
    assert "random 1 draws" not in log


def test_enter_shows_the_table_again_and_nonsense_does_not(answers: Answers) -> None:
    first, again, nonsense, zero, _ = answers("", "99", "0")
    assert again == first
    assert nonsense == '"99" is not among the options 1 to 5; ? shows the keys.\n'
    assert zero.startswith('"0" is not')


def test_leaving_must_be_confirmed(answers: Answers) -> None:
    stayed, left = answers("q", "n", "s"), answers("q", "y")
    assert any(part.startswith("Anna: ") for part in stayed)
    assert left[1].startswith("Leave the game? It is not saved. (y/n): \nThe game was left before its end.")


def test_bots_alone_are_watched() -> None:
    done = play("ginkgopolis", "--seats", "random,random", "--seed", "3")
    assert done.returncode == 0
    assert "Final scores\nrandom 1: " in done.stdout
    assert re.search(r"random [12] wins\.|share the victory", done.stdout)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("ginkgopolis", r"Hal: \d+ points?\n(.*\n)*(random beats Hal|A draw: random and Hal|Hal beats random)"),
        ("imperial_miners", r"random ends as: \w"),
    ],
)
def test_the_end_of_a_game_alone_is_told_as_what_it_is(game: str, told: str) -> None:
    done = play(game, "--seats", "random", "--seed", "3")
    assert done.returncode == 0
    assert re.search(told, done.stdout)
    assert " wins." not in done.stdout


def test_a_game_without_texts_and_drawing_can_be_played() -> None:
    done = play("own_pace", "--seats", "me:Ann,random", "--seed", "4", given="1\n1\n1\n" * 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ann\ngold: 1\n" in done.stdout
    assert "1. choose dig" in done.stdout
    assert "dug Ann 1" in done.stdout
    assert "Final scores" in done.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["--seats", "you"],
            'There is no player "you"; choose from me, me:NAME, greedy, level1, level2, level3, level4, level5, '
            "plans2, plans4, policy, search, planner, random.",
        ),
        (["--seats", "me,me,me,me,me,me"], "ginkgopolis cannot be played with 6 seats; it allows 1-5."),
        (["--variant", "hal=expert"], "ginkgopolis has no variant hal=expert;"),
    ],
)
def test_a_mistake_is_said_in_one_line(words: list[str], message: str) -> None:
    done = play("ginkgopolis", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(message)


# --- several people at one keyboard ---------------------------------------------------------------------------------


def secrets(game: Game[Any], seat: int, names: dict[str, str]) -> Iterator[str]:
    """What the others hold and nobody has seen, in words."""
    state = game.state
    open_cards = {TILES[tile].card for tile in state.top.values()} | {c for p in state.players for c in p.area}
    for other, player in enumerate(state.players):
        if other != seat:
            for zone in (player.hand, player.sealed, player.tiles, player.laid, player.offered):
                hidden = [card for card, tag in zone.cards.items() if not tag >> seat & 1]
                yield from (names[card.upper()] for card in hidden if card.upper() not in open_cards)


@pytest.mark.parametrize("characters", ["intro", pytest.param("draft", marks=pytest.mark.slow)])
def test_nobody_sees_what_another_holds(
    characters: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    title = registry.find("ginkgopolis")
    variant = title.full_variant(3, {"characters": characters})
    header = header_for(title, 3, variant, "5")
    begun = Begun.new(header, open_table(title, header), ["me:Anna", "me:Zoe", "me"])
    game = TerminalGame(begun, [], lang="en", screen=Screen())
    names = {card: game.wording.say("option-card", card=card) for card in CARDS}
    checked = turns = 0

    class Typist:
        """Opens curtains, chooses by turns, and looks for secrets in all that is shown in between."""

        seat = -1

        def readline(self) -> str:
            nonlocal checked, turns
            shown = capsys.readouterr().out
            if shown.endswith("press Enter to see your table: "):
                *_, curtain, opened = shown.splitlines()
                self.seat = game.wording.people.index(curtain.removeprefix("Hand over to: "))
                assert opened == f"{game.wording.people[self.seat]}, press Enter to see your table: "
                assert shown.splitlines() == [curtain, opened]
                return "\n"
            public = set(log.sentences(line for move in game.moves(SPECTATOR) for line in move))
            private = "\n".join(line for line in shown.splitlines() if line not in public)
            for secret in secrets(game.table.game, self.seat, names):
                assert not re.search(rf"\b{secret}(?!\w)", private), secret
                checked += 1
            turns += 1
            return f"{1 + turns % 2}\n"

    monkeypatch.setattr("sys.stdin", Typist())
    game.run()
    assert "Final scores" in capsys.readouterr().out
    assert turns > 60
    assert checked > 200
