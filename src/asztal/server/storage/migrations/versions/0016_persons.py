"""People and tables share no transaction: no key leads from one side to the other; sessions stand beside the person"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)
_NOW = sa.text("now()")  # nobody knows when people were last here: from now on it is noted
# A person was known in one browser only. Which one it is, its next request says.
_SESSIONS = """
INSERT INTO session (person, hash, device, came, first_seen) SELECT id, session, '', 'guest', created FROM guest
"""


def upgrade() -> None:
    op.drop_constraint("game_table_owner_fkey", "game_table", type_="foreignkey")
    op.drop_constraint("holder_guest_id_fkey", "holder", type_="foreignkey")
    op.add_column("guest", sa.Column("seen_at", _TIME, server_default=_NOW, nullable=False))
    op.create_table(
        "session",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("came", sa.String(), nullable=False),
        sa.Column("first_seen", _TIME, server_default=_NOW, nullable=False),
        sa.Column("last_seen", _TIME, server_default=_NOW, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["guest.id"], name="session_person_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="session_pkey"),
        sa.UniqueConstraint("hash", name="session_hash_key"),
    )
    op.create_index("session_person", "session", ["person"])
    op.create_index("session_last_seen", "session", ["last_seen"])
    op.execute(_SESSIONS)
    op.add_column("channel", sa.Column("session", sa.Integer(), nullable=True))
    op.create_foreign_key("channel_session_fkey", "channel", "session", ["session"], ["id"], ondelete="SET NULL")
    op.create_table(
        "deed",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("tables", JSONB(), server_default="[]", nullable=False),
        sa.Column("due_at", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="deed_pkey"),
    )
    op.create_index("deed_due", "deed", ["due_at"])
