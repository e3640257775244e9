"""What has to be done at tables when it is time."""

from datetime import datetime, timedelta
from typing import Protocol

from asztal.server.storage.statements import Driver

UNREADABLE = timedelta(hours=1)  # until a table is looked at again whose game is not installed or cannot be read


class Duty(Protocol):
    """One kind of thing that can be due; it looks at what is, so that after any crash it is enough to look again."""

    async def due(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """Do all that is due at these tables; gives the next moment at which somebody must look, where there is one.

        Nobody else does it meanwhile, but the rows are not locked: whoever changes a table does so by `Changes`.
        """
