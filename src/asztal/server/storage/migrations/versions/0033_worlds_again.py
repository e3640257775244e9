"""A day or a week gets another world where an upgrade has closed its first one"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_constraint("world_game_kind_period_key", "world", type_="unique")
    still = sa.text("why <> 'engine'")
    op.create_index("world_of_period", "world", ["game", "kind", "period"], unique=True, postgresql_where=still)
