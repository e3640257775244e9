"""Letters by which people come home, and by which a mailbox becomes a way home"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "sign_in_letter",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("mailbox", sa.LargeBinary(), nullable=False),
        sa.Column("lang", sa.String(), nullable=False),
        sa.Column("ticket", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("address", sa.String(), nullable=True),
        sa.Column("way", sa.Integer(), nullable=True),
        sa.Column("link", sa.LargeBinary(), nullable=True),
        sa.Column("code", sa.LargeBinary(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("made_at", _TIME, server_default=sa.text("now()"), nullable=False),
        sa.Column("spent_at", _TIME, nullable=True),
        sa.Column("failed_at", _TIME, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["guest.id"], name="sign_in_letter_person_fkey", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["way"], ["way_home.id"], name="sign_in_letter_way_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="sign_in_letter_pkey"),
        sa.UniqueConstraint("ticket", name="sign_in_letter_ticket_key"),
        sa.UniqueConstraint("link", name="sign_in_letter_link_key"),
    )
    op.create_index("sign_in_letter_mailbox", "sign_in_letter", ["mailbox"])
    op.create_index("sign_in_letter_person", "sign_in_letter", ["person"])
    op.create_index("sign_in_letter_way", "sign_in_letter", ["way"])
    op.create_index("sign_in_letter_made", "sign_in_letter", ["made_at"])
