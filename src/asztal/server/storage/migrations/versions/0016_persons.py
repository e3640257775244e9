"""People and tables share no transaction: no foreign key leads from one side to the other"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.drop_constraint("game_table_owner_fkey", "game_table", type_="foreignkey")
    op.drop_constraint("holder_guest_id_fkey", "holder", type_="foreignkey")
    # Nobody knows when people were last here: from now on it is noted.
    op.add_column("guest", sa.Column("seen_at", _TIME, server_default=sa.func.now(), nullable=False))
