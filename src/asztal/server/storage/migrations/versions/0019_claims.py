"""Requests for seats: "this is me"; whoever holds such a seat is awaited"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("guest", sa.Column("awaited", _TIME, nullable=True))
    op.add_column("game_table", sa.Column("claimed", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "claim",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("asker", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("asked_at", _TIME, nullable=False),
        sa.Column("since", _TIME, nullable=False),
        sa.Column("holders", JSONB(), nullable=False),
        sa.Column("wait", sa.Integer(), nullable=False),
        sa.Column("agreed", JSONB(), server_default="[]", nullable=False),
        sa.Column("agreed_at", _TIME, nullable=True),
        sa.Column("until", _TIME, nullable=True),
        sa.Column("ended_at", _TIME, nullable=True),
        sa.Column("how", sa.String(), server_default="", nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=True),
        sa.Column("look_at", _TIME, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="claim_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="claim_pkey"),
        sa.UniqueConstraint("table_id", "number", name="claim_table_id_number_key"),
    )
    op.create_index("claim_link", "claim", ["link"], postgresql_where=sa.text("link IS NOT NULL"))
    op.create_index("claim_look", "claim", ["look_at"], postgresql_where=sa.text("look_at IS NOT NULL"))
