"""How people can be reached, and what they were told"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)
# Whoever is asked now is asked since the last change at the latest.
_SINCE = """
UPDATE game_table SET since = (SELECT jsonb_object_agg(n, to_jsonb(changed)) FROM generate_series(0, 15) n
  WHERE (waiting >> n) & 1 = 1) WHERE waiting <> 0
"""


def upgrade() -> None:
    op.add_column("game_table", sa.Column("since", JSONB(), server_default="{}", nullable=False))
    op.execute(_SINCE)
    # No foreign keys to guests and tables: people's side may move to a database of its own.
    op.create_table(
        "channel",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("keys", JSONB(), nullable=False),
        sa.Column("created", _TIME, server_default=sa.func.now(), nullable=False),
        sa.Column("confirmed_at", _TIME),
        sa.Column("failing_since", _TIME),
        sa.PrimaryKeyConstraint("id", name="channel_pkey"),
        sa.UniqueConstraint("person", "kind", "address", name="channel_person_kind_address_key"),
    )
    op.create_index("channel_code", "channel", [sa.text("(keys ->> 'code')")], unique=True)
    op.create_table(
        "notice",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("span", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("made_at", _TIME, server_default=sa.func.now(), nullable=False),
        sa.Column("state", sa.String(), server_default="due", nullable=False),
        sa.Column("why_not", sa.String(), server_default="", nullable=False),
        sa.Column("message", sa.String(), server_default="", nullable=False),
        sa.Column("settled_at", _TIME),
        sa.PrimaryKeyConstraint("id", name="notice_pkey"),
        sa.UniqueConstraint("person", "table_id", "seat", "span", name="notice_person_table_id_seat_span_key"),
    )
    op.create_index("notice_person", "notice", ["person", "made_at"])
    op.create_index("notice_open", "notice", ["table_id"], postgresql_where=sa.text("settled_at IS NULL"))
    op.create_table(
        "delivery",
        sa.Column("notice_id", sa.String(), nullable=False),
        sa.Column("channel_id", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("at", _TIME, server_default=sa.func.now(), nullable=False),
        sa.Column("answer", sa.String(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("notice_id", "channel_id", name="delivery_pkey"),
        sa.ForeignKeyConstraint(["notice_id"], ["notice.id"], ondelete="CASCADE", name="delivery_notice_id_fkey"),
        sa.ForeignKeyConstraint(["channel_id"], ["channel.id"], ondelete="CASCADE", name="delivery_channel_id_fkey"),
    )
    op.create_table(
        "notice_setting",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("turn_after", sa.Integer()),
        sa.Column("reasons", JSONB(), nullable=False),
        sa.Column("quiet", JSONB()),
        sa.PrimaryKeyConstraint("person", name="notice_setting_pkey"),
    )
