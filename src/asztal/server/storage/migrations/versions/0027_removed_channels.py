"""Channels that were removed and are told so"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("channel", sa.Column("removed_at", sa.DateTime(timezone=True), nullable=True))
