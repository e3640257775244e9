"""Tokens by which programs act for a person; accounts that are programs"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("guest", sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "token",
        sa.Column("session", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("scopes", JSONB(), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("made_by", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["session.id"], name="token_session_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["made_by"], ["session.id"], name="token_made_by_fkey", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("session", name="token_pkey"),
    )
    op.create_index("token_made_by", "token", ["made_by"])
    op.create_index("token_ends_at", "token", ["ends_at"])
