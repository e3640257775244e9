"""Notices that nobody holds up: which channels answer, mailboxes that were asked, and what became of all of it"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)
# A channel that took something before need not show again that it answers.
_ANSWERED = """
UPDATE channel c SET answered_at = (
  SELECT max(d.at) FROM delivery d WHERE d.channel_id = c.id AND d.answer LIKE 'taken%')
"""


def upgrade() -> None:
    op.add_column("channel", sa.Column("share", sa.String(), server_default="", nullable=False))
    op.add_column("channel", sa.Column("answered_at", _TIME))
    op.add_column("channel", sa.Column("timeouts", sa.Integer(), server_default="0", nullable=False))
    op.add_column("channel", sa.Column("rests_until", _TIME))
    op.execute(_ANSWERED)
    op.create_index("notice_waiting", "notice", ["made_at"], postgresql_where=sa.text("settled_at IS NULL"))
    op.create_table(
        "mailbox",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("asked_at", _TIME),
        sa.Column("asked_before", _TIME),
        sa.Column("refused_at", _TIME),
        sa.PrimaryKeyConstraint("hash", name="mailbox_pkey"),
    )
    op.create_table(
        "tally",
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=False),
        sa.Column("count", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("what", "kind", "outcome", name="tally_pkey"),
    )
