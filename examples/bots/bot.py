"""A bot for one seat of a server, with the websockets library alone: python bot.py TABLE TOKEN

TABLE is such as http://127.0.0.1:8000/api/tables/abc, TOKEN the secret of the seat's return link.
"""

import json
import random
import sys
import uuid
from typing import Any

from websockets.sync.client import connect


def choose(view: dict[str, Any], question: dict[str, Any], dice: random.Random) -> str:
    """Put your ideas here: `view` is all that the seat knows, `question` what it may choose from."""
    return str(dice.choice(question["choices"])["option"])


def play(table: str, token: str) -> list[int]:
    """Play until the game is over; gives the scores."""
    answered, dice = "", random.Random()
    with connect(table.replace("http", "ws", 1) + "/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for message in map(json.loads, socket):
            kind, question = message["type"], message.get("question")
            if kind == "table" and message["status"] in ("over", "ended"):
                return list(message["scores"])
            if kind == "update" or message.get("key") == "stale":  # let the server send the whole view again
                socket.send(json.dumps({"type": "resync"}))
            elif kind == "refused":
                sys.exit(message["text"])
            elif kind == "view" and question and question["name"] != answered:
                answered, option = question["name"], choose(message["view"], question, dice)
                act = {"type": "act", "id": uuid.uuid4().hex, "option": option, "question": answered}
                socket.send(json.dumps(act))
    sys.exit("The connection was lost; start again to go on.")


print(*play(*sys.argv[1:]))
