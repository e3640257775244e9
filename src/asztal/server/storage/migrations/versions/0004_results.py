"""What was before the first action, and the results of finished tables, from their stored positions"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BATCH = 200  # positions that are in memory together

# A change that was no action could write another number than that of the last action.
_SEQ = "UPDATE game_table t SET seq = p.seq FROM position p WHERE p.table_id = t.id AND p.seq <> t.seq"
_POSITIONS = """
SELECT t.id, t.game, p.rules, p.state FROM game_table t JOIN position p ON p.table_id = t.id
WHERE t.status = 'over' AND t.id > :after ORDER BY t.id LIMIT :batch
"""
_RESULT = """
INSERT INTO result (table_id, rules, ended_at, how)
SELECT t.id, :rules, coalesce((SELECT max(at) FROM action WHERE table_id = t.id), t.changed), 'played'
FROM game_table t WHERE t.id = :id
"""
# Whoever sat down first is the one who sat down; where it was not written down who chose, nobody knows the share.
_SEAT = """
INSERT INTO result_seat (table_id, number, score, rank, won, person, own_share)
SELECT s.table_id, s.number, :score, :rank, :won,
  (SELECT min(guest_id) FROM holder h WHERE h.table_id = s.table_id AND h.number = s.number AND via = 'sat'),
  (SELECT CASE WHEN bool_and(by_bot IS NOT NULL) THEN avg(CASE WHEN by_bot THEN 0.0 ELSE 1.0 END) END
   FROM action a WHERE a.table_id = s.table_id AND a.seat = s.number AND kind = 'choice')
FROM seat s WHERE s.table_id = :id AND s.number = :number
"""


def upgrade() -> None:
    table = ("game_table.id", "CASCADE")
    op.create_table(
        "opening",
        sa.Column("table_id", sa.String(), sa.ForeignKey(table[0], ondelete=table[1]), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(), nullable=False),
        sa.Column("after", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="opening_pkey"),
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(), sa.ForeignKey(table[0], ondelete=table[1]), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("how", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="result_pkey"),
    )
    op.create_table(
        "result_seat",
        sa.Column("table_id", sa.String(), sa.ForeignKey("result.table_id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("own_share", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number", name="result_seat_pkey"),
    )
    op.add_column("snapshot", sa.Column("engine", sa.String(), nullable=True))
    op.execute(_SEQ)
    _fill_results(op.get_bind())


def _fill_results(connection: sa.Connection) -> None:
    after = ""
    while rows := connection.execute(sa.text(_POSITIONS), {"after": after, "batch": BATCH}).all():
        after = rows[-1].id
        for row in rows:
            seats = _seats(row.game, bytes(row.state))
            if seats:
                connection.execute(sa.text(_RESULT), {"id": row.id, "rules": row.rules})
                connection.execute(sa.text(_SEAT), [{"id": row.id, **seat} for seat in seats])


def _seats(game: str, state: bytes) -> list[dict[str, Any]]:
    """The result of every seat; nothing where the game is not installed or its state cannot be read."""
    from asztal import registry
    from asztal.kernel.record import restored

    try:
        title = registry.find(game)
        end = restored(title, state).state
        scores, places = title.scores(end), title.places(end)
    except Exception:
        return []
    seats = zip(scores, places, strict=False)  # who plays without a seat has a place and no row
    return [{"number": n, "score": s, "rank": p, "won": p == 1} for n, (s, p) in enumerate(seats)]
