"""Accounts: names that one person has, seats that say whether a guest sat down, and what a merge brings along"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guest", sa.Column("name_key", sa.String(), nullable=True))
    op.add_column("guest", sa.Column("named_at", sa.DateTime(timezone=True), nullable=True))
    op.create_unique_constraint("guest_name_key_key", "guest", ["name_key"])
    op.add_column("session", sa.Column("guest_before", sa.Integer(), nullable=True))
    offered = sa.text("guest_before IS NOT NULL")
    op.create_index("session_guest_before", "session", ["guest_before"], postgresql_where=offered)
    op.add_column("deed", sa.Column("about", JSONB(none_as_null=True), nullable=True))
    # Whoever sits down by the release before is shown as a guest: it knows no accounts.
    op.add_column("seat", sa.Column("account", sa.String(), server_default="", nullable=False))
    op.create_table(
        "vacation_carried",
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("year", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "year", name="vacation_carried_pkey"),
    )
