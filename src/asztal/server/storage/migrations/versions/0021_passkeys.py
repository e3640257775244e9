"""Challenges: what a passkey has to sign"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "challenge",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("session", sa.Integer(), nullable=True),
        sa.Column("handle", sa.LargeBinary(), nullable=True),
        sa.Column("made_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["session.id"], name="challenge_session_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="challenge_pkey"),
    )
    op.create_index("challenge_session", "challenge", ["session"])
    op.create_index("challenge_made_at", "challenge", ["made_at"])
