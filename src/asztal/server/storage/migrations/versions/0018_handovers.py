"""Handovers: a person comes to another device"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "handover",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=False),
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("expires_at", _TIME, nullable=False),
        sa.Column("spent_at", _TIME, nullable=True),
        sa.Column("device", sa.String(), server_default="", nullable=False),
        sa.Column("digits", sa.Integer(), nullable=True),
        sa.Column("ticket", sa.LargeBinary(), nullable=True),
        sa.Column("answer", sa.String(), nullable=True),
        sa.Column("taken_at", _TIME, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["guest.id"], name="handover_person_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["session.id"], name="handover_by_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="handover_pkey"),
        sa.UniqueConstraint("person", name="handover_person_key"),
        sa.UniqueConstraint("link", name="handover_link_key"),
        sa.UniqueConstraint("code", name="handover_code_key"),
        sa.UniqueConstraint("ticket", name="handover_ticket_key"),
    )
    op.create_index("handover_by", "handover", ["by"])
    op.create_index("handover_expires_at", "handover", ["expires_at"])
