"""Fresh proof: when a person last showed a way home in a session; and what ways home need beside a hash"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("session", sa.Column("proved_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("way_home", sa.Column("about", JSONB(none_as_null=True), nullable=True))
