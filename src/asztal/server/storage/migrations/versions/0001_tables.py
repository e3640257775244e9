"""Tables, seats, the action log and chat"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


_NO_CHANGE = """
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the action log only grows'; END $$
"""


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("session", sa.LargeBinary(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("lang", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("guest_pkey")),
        sa.UniqueConstraint("session", name=op.f("guest_session_key")),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("variant", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("invite", sa.String(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=True),
        sa.Column("back_by", sa.Integer(), nullable=True),
        sa.Column("agreed", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guest.id"], name=op.f("game_table_owner_fkey")),
        sa.PrimaryKeyConstraint("id", name=op.f("game_table_pkey")),
        sa.UniqueConstraint("invite", name=op.f("game_table_invite_key")),
    )
    op.create_index("game_table_lobby", "game_table", ["status", "created"], unique=False)
    op.create_table(
        "action",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("request_id", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("state_hash", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("action_table_id_fkey"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("action_pkey")),
        sa.UniqueConstraint("table_id", "request_id", name=op.f("action_table_id_request_id_key")),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("request_id", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("chat_table_id_fkey"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("chat_pkey")),
        sa.UniqueConstraint("table_id", "request_id", name=op.f("chat_table_id_request_id_key")),
    )
    op.create_table(
        "position",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("position_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("position_pkey")),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("nonce", sa.String(), nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("seat_table_id_fkey"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("seat_pkey")),
        sa.UniqueConstraint("link", name=op.f("seat_link_key")),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("snapshot_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", "rules", name=op.f("snapshot_pkey")),
    )
    op.create_table(
        "holder",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("holder_guest_id_fkey")),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["seat.table_id", "seat.number"],
            name=op.f("holder_table_id_number_fkey"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "number", "guest_id", name=op.f("holder_pkey")),
    )
    op.create_index("holder_guest", "holder", ["guest_id"], unique=False)
    op.execute(_NO_CHANGE)
    op.execute("CREATE TRIGGER action_only_grows BEFORE UPDATE ON action FOR EACH ROW EXECUTE FUNCTION refuse_change()")
