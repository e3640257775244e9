"""The bots' turns of a table are found in the queue without reading all of it"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    where = sa.text("status IN ('todo', 'doing')")
    table = sa.text("(args ->> 'table_id')")
    op.create_index("asztal_queued_turns", "procrastinate_jobs", [table], unique=False, postgresql_where=where)
