"""Nobody decides for others: who is asked, the patience of tables over days, nonces that are promised by a hash"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_HELD = "SELECT jsonb_agg(DISTINCT h.number ORDER BY h.number) FROM holder h WHERE h.table_id = game_table.id"
# What was proposed to some is proposed to everybody who has a seat.
_ASKED = f"""
UPDATE game_table SET proposal = jsonb_set(proposal, '{{asked}}', coalesce(({_HELD}), proposal -> 'asked')),
  version = version + 1
WHERE proposal ->> 'kind' IN ('back', 'end')
"""
# Over days somebody was away after three minutes, or after whatever was chosen; now after the time of a turn.
_DAYS = (
    "status IN ('waiting', 'playing') AND pace ->> 'kind' = 'days' AND coalesce(patience, 0) < (pace ->> 'turn')::int"
)
_TOLD = f"""
INSERT INTO story (table_id, number, kind, args, seq)
SELECT id, story + 1, 'changed', '{{"says": "patience"}}', CASE status WHEN 'waiting' THEN -1 ELSE seq END
FROM game_table WHERE {_DAYS}
"""
_PATIENCE = f"UPDATE game_table SET patience = NULL, story = story + 1, version = version + 1 WHERE {_DAYS}"
# There nobody but the clock lets a bot take over.
_VOTES = """
UPDATE game_table SET proposal = NULL, version = version + 1
WHERE proposal ->> 'kind' = 'bot' AND pace ->> 'kind' = 'days'
"""
# Whoever wants to be called wants to be asked.
_REASONS = """
UPDATE notice_setting SET reasons = reasons || '["proposed"]' WHERE reasons ? 'remind' AND NOT reasons ? 'proposed'
"""


def upgrade() -> None:
    op.add_column("seat", sa.Column("nonce_hash", sa.String(), server_default="", nullable=False))
    op.add_column("game_table", sa.Column("starting", sa.DateTime(timezone=True), nullable=True))
    op.add_column("game_table", sa.Column("people", JSONB(), nullable=True))
    for statement in (_ASKED, _VOTES, _TOLD, _PATIENCE, _REASONS):
        op.execute(statement)
