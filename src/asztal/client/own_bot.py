"""Runs somebody's own bot, a program that reads questions and writes choices, at a seat of any server."""

import shlex
from collections.abc import Callable
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any

import msgspec

from asztal.client.connecting import socket_address
from asztal.client.seat import Situation
from asztal.client.seat import play as play_seat
from asztal.text import Problem

NONSENSE = 3  # answers in a row that cannot be used
GOODBYE = 5.0  # seconds for a program to end when the game is over
LONGEST = 1 << 20  # bytes of a program's line


class Prompt(msgspec.Struct, frozen=True):
    """A line that the program reads. `events` are those since the line before; `refused` says what was wrong with its
    last answer, which it is to give again."""

    observation: Any
    question: Any
    events: list[Any]
    refused: str


class Chosen(msgspec.Struct, frozen=True):
    """A line that the program writes."""

    option: str


def play(table: str, token: str, program: str, lang: str, say: Callable[[str], None]) -> list[int]:
    """Play a seat with a program; gives the scores of all seats. `say` tells its owner what happens."""
    address = socket_address(table, "--table")
    try:
        process = Popen(shlex.split(program), stdin=PIPE, stdout=PIPE)
    except (OSError, ValueError, IndexError) as error:
        raise Problem("bot-no-program", reason=str(error)) from None
    try:
        return play_seat(address, token, lambda here: _ask(process, here), lang=lang, say=say)["scores"]
    finally:
        _end(process)


def _ask(process: Popen[bytes], here: Situation[Any]) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    offered = [choice["option"] for choice in here.question["choices"]]
    refused, events = "", here.events
    for _ in range(NONSENSE):
        line = Prompt(here.observation, here.question, events, refused)
        try:
            process.stdin.write(msgspec.json.encode(line) + b"\n")
            process.stdin.flush()
            answer = process.stdout.readline(LONGEST)
        except ConnectionError:
            answer = b""
        if not answer:
            raise Problem("bot-ended", code=process.wait())
        refused = answer.decode(errors="replace").strip()[:200]
        try:
            option = msgspec.json.decode(answer, type=Chosen).option
        except msgspec.MsgspecError:
            continue
        if option in offered:
            return option
        events = []
    raise Problem("bot-nonsense", count=NONSENSE, text=refused)


def _end(process: Popen[bytes]) -> None:
    """The end of its input tells the program that the game is over."""
    try:
        process.communicate(timeout=GOODBYE)  # reads to the end, so that nothing of it is left open
    except TimeoutExpired:
        process.kill()
        process.communicate()
