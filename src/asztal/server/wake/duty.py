"""The interface of what has to be done at tables when it is time."""

from datetime import datetime, timedelta
from typing import Protocol

from asztal.server.storage.statements import Driver

UNREADABLE = timedelta(hours=1)  # until a table is looked at again whose game is not installed or cannot be read


class Duty(Protocol):
    """One kind of work that can be due. It goes by what is stored, so after any crash it is enough to look again."""

    async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """Do what is due at these tables; returns when each must be looked at again, where it must.

        Nobody else does this meanwhile, but the rows are not locked: tables are changed by `Changes`.
        """
