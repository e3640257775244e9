"""How a guest came to hold a seat"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holder", sa.Column("via", sa.String(), nullable=False, server_default="sat"))
