"""Worlds that everybody shares, and entries in them"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "world",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("period", sa.String(), nullable=True),
        sa.Column("world", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("maker", sa.Integer(), nullable=True),
        sa.Column("made_by", sa.String(), server_default="", nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("closes_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("why", sa.String(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id", name="world_pkey"),
        sa.UniqueConstraint("game", "kind", "period", name="world_game_kind_period_key"),
    )
    op.create_index("world_open", "world", ["closes_at"], postgresql_where=sa.text("closed_at IS NULL"))
    op.create_table(
        "entry",
        sa.Column("world_id", sa.String(), nullable=False),
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("followed", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["world_id"], ["world.id"], name="entry_world_id_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="entry_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("world_id", "person", name="entry_pkey"),
        sa.UniqueConstraint("table_id", name="entry_table_id_key"),
    )
    op.create_index("entry_person", "entry", ["person"])
    op.add_column("game_table", sa.Column("world", sa.String(), nullable=True))
