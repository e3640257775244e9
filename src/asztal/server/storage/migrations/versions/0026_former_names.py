"""Names that accounts had before"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "former_name",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["guest.id"], name="former_name_person_fkey", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("hash", name="former_name_pkey"),
    )
    op.create_index("former_name_person", "former_name", ["person"])
    op.create_index("former_name_at", "former_name", ["at"])
