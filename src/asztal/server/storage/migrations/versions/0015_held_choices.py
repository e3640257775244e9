"""Choices that end a turn and are held until they are confirmed"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "held_choice",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("question", sa.String(), nullable=False),
        sa.Column("option", sa.String(), nullable=True),
        sa.Column("request_id", sa.String(), nullable=False),
        sa.Column("names", sa.ARRAY(sa.Text()), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="held_choice_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="held_choice_pkey"),
    )
    where = sa.text("due IS NOT NULL")
    op.create_index("held_choice_due", "held_choice", ["due"], unique=False, postgresql_where=where)
