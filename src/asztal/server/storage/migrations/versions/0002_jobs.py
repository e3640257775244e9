"""The tables of the job queue, as Procrastinate 3.10 makes them, whichever version is installed"""

from pathlib import Path

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    script = Path(__file__).with_suffix(".sql").read_text(encoding="utf-8")
    # Straight to the driver: the script holds several statements, and percent signs that are no parameters.
    op.get_bind().connection.driver_connection.execute(script)  # type: ignore[union-attr]
