"""The action log only grows, whatever is tried; and the database says which versions run on it. Raises `oldest`"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("CREATE TRIGGER action_stays BEFORE DELETE ON action FOR EACH ROW EXECUTE FUNCTION refuse_change()")
    op.execute("CREATE TRIGGER action_all_stay BEFORE TRUNCATE ON action EXECUTE FUNCTION refuse_change()")
    op.create_table(
        "compatibility",
        sa.Column("one", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("oldest", sa.String(), nullable=False),
        sa.CheckConstraint("one", name="compatibility_one_check"),
        sa.PrimaryKeyConstraint("one", name="compatibility_pkey"),
    )
    op.execute("INSERT INTO compatibility (oldest) VALUES ('0005')")
