"""Posts notices as JSON to an address that the person gave."""

import msgspec

from asztal.server.notices.handed_over import HandedOver, post
from asztal.server.notices.letters import Letter
from asztal.server.notices.outgoing import Guard


async def send_webhook(guard: Guard, url: str, letter: Letter) -> HandedOver:
    """Post the letter. A repeat has the same `Idempotency-Key`."""
    tables = [
        {"reason": item.reason, "game": item.game, "table": item.table, "url": item.url, "text": letter.line(item)}
        for item in letter.items
    ]
    content = msgspec.json.encode({"id": letter.id, "text": letter.title, "tables": tables})
    headers = {"Content-Type": "application/json", "Idempotency-Key": letter.id, "User-Agent": "Asztal"}
    return await post(guard, url, headers, content, gone=())
