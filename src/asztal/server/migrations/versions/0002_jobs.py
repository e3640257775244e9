"""The tables of the job queue, as the installed version of Procrastinate makes them"""

from alembic import op
from procrastinate.schema import SchemaManager

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Straight to the driver: the script holds several statements, and percent signs that are no parameters.
    op.get_bind().connection.driver_connection.execute(SchemaManager.get_schema())  # type: ignore[union-attr]
