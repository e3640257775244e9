"""What a bot takes from one choice to the next is stored with the choice"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("action", sa.Column("in_mind", sa.LargeBinary(), nullable=True))
