"""The connections of this process by session, so that those of a session that ended are closed."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from asztal.server.cluster.readers import Reader

SIGNED_OUT = 4403  # why a connection is closed: its session has ended


class Connected:
    """Knows from when a connection is recognised, before its first message, until it is closed."""

    def __init__(self) -> None:
        self._by_session: dict[int, set[Reader]] = {}

    @property
    def sessions(self) -> list[int]:
        """The sessions that are connected here."""
        return list(self._by_session)

    @contextmanager
    def noted(self, session: int | None, reader: Reader) -> Iterator[None]:
        """Note a connection for the length of the block; None is nobody's session."""
        if session is None:
            yield
            return
        self._by_session.setdefault(session, set()).add(reader)
        try:
            yield
        finally:
            left = self._by_session[session]
            left.discard(reader)
            if not left:
                del self._by_session[session]

    def end(self, sessions: Collection[int]) -> None:
        """Close all connections of these sessions; from now on they may do nothing."""
        for session in sessions:
            for reader in self._by_session.get(session, ()):
                reader.right = None
                reader.end(SIGNED_OUT)
