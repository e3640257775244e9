"""Requests for seats are found by who asked, and letters know who asked for them signed in"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("claim_asker", "claim", ["asker"])
    op.add_column(
        "sign_in_letter",
        sa.Column("asker", sa.Integer(), sa.ForeignKey("guest.id", ondelete="CASCADE"), nullable=True),
    )
    op.create_index("sign_in_letter_asker", "sign_in_letter", ["asker"])
