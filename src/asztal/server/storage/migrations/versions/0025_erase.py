"""People who are erased, and who sat where under which name"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

# Who gave a seat up before is not known any more.
_SAT = """
INSERT INTO sitting (table_id, number, person, name)
SELECT h.table_id, h.number, h.guest_id, s.name FROM holder h
JOIN seat s ON s.table_id = h.table_id AND s.number = h.number WHERE h.via = 'sat' AND s.name <> ''
"""


def upgrade() -> None:
    op.add_column("guest", sa.Column("erase_at", sa.DateTime(timezone=True), nullable=True))
    asked = sa.text("erase_at IS NOT NULL")
    op.create_index("guest_erase_at", "guest", ["erase_at"], postgresql_where=asked)
    op.create_table(
        "erased",
        sa.Column("person", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("name_hash", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("person", "created", name="erased_pkey"),
    )
    kept = sa.text("name_hash IS NOT NULL")
    op.create_index("erased_name_hash", "erased", ["name_hash"], postgresql_where=kept)
    op.create_table(
        "sitting",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="sitting_table_id_fkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="sitting_pkey"),
    )
    op.create_index("sitting_table", "sitting", ["table_id"])
    op.create_index("sitting_person", "sitting", ["person"])
    op.execute(_SAT)
