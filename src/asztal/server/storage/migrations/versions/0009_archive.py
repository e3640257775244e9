"""Guided first games, and finished games that somebody put away"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("guide", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("holder", sa.Column("archived", sa.Boolean(), server_default=sa.false(), nullable=False))
