"""Who is asked, when somebody must look at a table again, who sat down, and what clocks and absence will need"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BATCH = 200  # positions that are in memory together

_TIME = sa.DateTime(timezone=True)
_COLUMNS: dict[str, list[sa.Column[Any]]] = {
    "game_table": [
        sa.Column("waiting", sa.Integer(), server_default="0", nullable=False),
        sa.Column("pace", JSONB(), nullable=True),
        sa.Column("clock", JSONB(), nullable=True),
        sa.Column("wake_at", _TIME, nullable=True),
        sa.Column("patience", sa.Integer(), nullable=True),
        sa.Column("beat", sa.Float(), nullable=True),
        sa.Column("proposal", JSONB(), nullable=True),
        sa.Column("ended_at", _TIME, nullable=True),
        sa.Column("share", sa.String(), server_default="", nullable=False),
    ],
    "seat": [
        sa.Column("why", sa.String(), server_default="", nullable=False),
        sa.Column("seen_at", _TIME, nullable=True),
        sa.Column("flags", sa.Integer(), server_default="0", nullable=False),
    ],
    "holder": [sa.Column("via", sa.String(), server_default="sat", nullable=False)],
    "action": [
        sa.Column("rules", sa.Integer(), nullable=True),
        sa.Column("after", sa.LargeBinary(), nullable=True),
        sa.Column("by_bot", sa.Boolean(), nullable=True),
        sa.Column("clock", JSONB(), nullable=True),
    ],
}

# Nobody wrote down who came by a seat's link. Whoever sat down gave the seat their own name then, so of several holders
# the one with another name came by the link. Where the names tell nothing, all count as seated: a link that is renewed
# puts out those who came by it, and nobody shall lose a seat that may be their own.
_VIA = """
UPDATE holder SET via = 'link' FROM seat, guest
WHERE seat.table_id = holder.table_id AND seat.number = holder.number AND guest.id = holder.guest_id
  AND guest.name <> seat.name AND EXISTS (
    SELECT 1 FROM holder other JOIN guest owner ON owner.id = other.guest_id
    WHERE other.table_id = holder.table_id AND other.number = holder.number AND owner.name = seat.name)
"""
_POSITIONS = """
SELECT t.id, t.game, p.state FROM game_table t JOIN position p ON p.table_id = t.id
WHERE t.status = 'playing' AND t.id > :after ORDER BY t.id LIMIT :batch
"""
_WAITING = """
UPDATE game_table t SET waiting = f.waiting
FROM (SELECT unnest(CAST(:ids AS text[])) AS id, unnest(CAST(:masks AS int[])) AS waiting) f WHERE t.id = f.id
"""
# The loop over wake_at asks the bots that are due, and looks again at what could not be read here.
_WAKE = """
UPDATE game_table t SET wake_at = CASE WHEN status = 'waiting' THEN now() + interval '7 days' ELSE now() END
WHERE status = 'waiting' OR status = 'playing' AND (waiting = 0 OR EXISTS (
  SELECT 1 FROM seat s WHERE s.table_id = t.id AND s.bot <> '' AND (t.waiting >> s.number) & 1 = 1))
"""


def upgrade() -> None:
    for table, columns in _COLUMNS.items():
        for column in columns:
            op.add_column(table, column)
    op.execute(_VIA)
    op.alter_column("holder", "via", server_default=None)
    _fill_waiting(op.get_bind())
    op.execute(_WAKE)
    where = sa.text("wake_at IS NOT NULL")
    op.create_index("game_table_wake", "game_table", ["wake_at"], unique=False, postgresql_where=where)
    op.create_index("game_table_owner", "game_table", ["owner"], unique=False)


def _fill_waiting(connection: sa.Connection) -> None:
    after = ""
    while rows := connection.execute(sa.text(_POSITIONS), {"after": after, "batch": BATCH}).all():
        after = rows[-1].id
        masks = [_asked(row.game, bytes(row.state)) for row in rows]
        connection.execute(sa.text(_WAITING), {"ids": [row.id for row in rows], "masks": masks})


def _asked(game: str, state: bytes) -> int:
    """The seats that are asked, as bits; 0 where the game is not installed or its state cannot be read."""
    from asztal import registry
    from asztal.kernel.record import restored

    try:
        decisions: dict[int, Any] = restored(registry.find(game), state).decisions
    except Exception:
        return 0
    return sum(1 << seat for seat in decisions)
