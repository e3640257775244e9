"""Which bot stands in at a table for whoever is away; where people play again; private notes of a seat"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("stand_in", sa.String()))
    op.add_column("game_table", sa.Column("again", sa.String()))
    op.create_index("game_table_again", "game_table", ["again"], postgresql_where=sa.text("again IS NOT NULL"))
    op.create_table(
        "note",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["seat.table_id", "seat.number"],
            name="note_table_id_number_fkey",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="note_pkey"),
    )
