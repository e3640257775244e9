"""The shortest bot for `asztal bot-run`: a line with a question comes in, a line with an option goes out."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    option = asked["question"]["choices"][0]["option"]
    print(json.dumps({"option": option}), flush=True)
