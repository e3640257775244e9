"""Outages of the service, playing hours and vacations of people"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "outage",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("began", _TIME, nullable=False),
        sa.Column("ended", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="outage_pkey"),
    )
    op.create_index("outage_ended", "outage", ["ended"], unique=False)
    op.create_table(
        "beat",
        sa.Column("part", sa.String(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("part", name="beat_pkey"),
    )
    op.create_table(
        "playing_hours",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("since", _TIME, nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("week", JSONB(), nullable=False),
        sa.PrimaryKeyConstraint("person", "since", name="playing_hours_pkey"),
    )
    op.create_table(
        "vacation",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("began", _TIME, nullable=False),
        sa.Column("ended", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="vacation_pkey"),
    )
    op.create_index("vacation_person", "vacation", ["person"], unique=False)
