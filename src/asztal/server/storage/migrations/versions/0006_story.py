"""The story of a table, who is barred from it, why bots play seats, and tables that ended before their game was over"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_HELD = "EXISTS (SELECT 1 FROM holder h WHERE h.table_id = seat.table_id AND h.number = seat.number)"
_WHY = f"UPDATE seat SET why = CASE WHEN {_HELD} THEN 'left' ELSE 'bot' END WHERE bot <> ''"
# Nobody wrote down when somebody was last there: everybody's patience begins now.
_SEEN = f"UPDATE seat SET seen_at = now() WHERE seen_at IS NULL AND {_HELD}"
# Somebody looks at every table that is played, sooner or later, whether anybody still does.
_WAKE = "UPDATE game_table SET wake_at = now() + interval '30 days' WHERE status = 'playing' AND wake_at IS NULL"
# A process of the release before does not know this status and would play on.
_REFUSE = """
CREATE FUNCTION refuse_going_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a table that ended does not go on';
END $$
"""
_ENDED = """
CREATE TRIGGER game_table_ended BEFORE UPDATE ON game_table FOR EACH ROW
WHEN (OLD.status = 'ended' AND NEW.status <> 'ended') EXECUTE FUNCTION refuse_going_on()
"""


def upgrade() -> None:
    table = ("game_table.id", "CASCADE")
    op.create_table(
        "story",
        sa.Column("table_id", sa.String(), sa.ForeignKey(table[0], ondelete=table[1]), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("by", sa.Integer(), nullable=True),
        sa.Column("args", JSONB(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("request_id", sa.String(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="story_pkey"),
    )
    op.create_table(
        "barred",
        sa.Column("table_id", sa.String(), sa.ForeignKey(table[0], ondelete=table[1]), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="barred_pkey"),
    )
    op.add_column("game_table", sa.Column("story", sa.Integer(), server_default="0", nullable=False))
    for statement in (_WHY, _SEEN, _WAKE, _REFUSE, _ENDED):
        op.execute(statement)
