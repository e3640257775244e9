"""Ways home: how a person is recognised without a cookie"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "way_home",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("made_at", _TIME, server_default=sa.text("now()"), nullable=False),
        sa.Column("used_at", _TIME, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["guest.id"], name="way_home_person_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="way_home_pkey"),
        sa.UniqueConstraint("kind", "hash", name="way_home_kind_hash_key"),
    )
    op.create_index("way_home_person", "way_home", ["person"])
