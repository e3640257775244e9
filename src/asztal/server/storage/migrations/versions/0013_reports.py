"""What people report who think that a rule was applied wrongly"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    # No foreign keys: a report has its own copy of everything and outlives its table and its reporter.
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("made_at", _TIME, server_default=sa.func.now(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("lang", sa.String(), nullable=False),
        sa.Column("words", sa.String(), nullable=False),
        sa.Column("line", JSONB(), nullable=False),
        sa.Column("view", JSONB(), nullable=False),
        sa.Column("closed_at", _TIME),
        sa.PrimaryKeyConstraint("id", name="report_pkey"),
    )
    op.create_index("report_person", "report", ["person", "made_at"])
    op.create_index("report_made", "report", ["made_at"])
