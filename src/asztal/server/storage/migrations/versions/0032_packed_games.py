"""Finished games are packed into one row each. Raises `oldest` when the first one is"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

# Functions that run as the owner find every table by its schema: a caller may have another of that name.
# Who may delete actions, and which: the owner of the log, those of a game whose packed copy was compared with them.
_LET_PACKED_GO = """
CREATE FUNCTION let_packed_go() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF current_user = (SELECT pg_get_userbyid(relowner) FROM pg_catalog.pg_class WHERE oid = TG_RELID)
    AND EXISTS (SELECT 1 FROM {schema}.packed_game WHERE table_id = OLD.table_id AND checked) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the action log only grows';
END $$
"""
_STAYS = """
DROP TRIGGER action_stays ON action;
CREATE TRIGGER action_stays BEFORE DELETE ON action FOR EACH ROW EXECUTE FUNCTION let_packed_go()
"""
_PACKED_STAY = """
CREATE TRIGGER packed_game_same BEFORE UPDATE ON packed_game FOR EACH ROW
WHEN (OLD.packed IS DISTINCT FROM NEW.packed OR OLD.table_id <> NEW.table_id OR OLD.checked AND NOT NEW.checked)
EXECUTE FUNCTION refuse_change();
CREATE TRIGGER packed_game_stays BEFORE DELETE ON packed_game FOR EACH ROW
WHEN (OLD.checked) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER packed_game_all_stay BEFORE TRUNCATE ON packed_game EXECUTE FUNCTION refuse_change()
"""
# A process of the release before does not start any more where a game is packed, however it came here.
_RAISE = """
CREATE FUNCTION raise_oldest() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  UPDATE {schema}.compatibility SET oldest = '0032' WHERE oldest < '0032';
  RETURN NULL;
END $$;
CREATE TRIGGER packed_game_oldest AFTER INSERT ON packed_game EXECUTE FUNCTION raise_oldest()
"""
# The only door. Whoever started before the copy was made has beaten within a minute, so an older process is known.
_DROP = """
CREATE FUNCTION drop_packed(which varchar, digest bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM {schema}.beat WHERE older_at > now() - interval '1 day') THEN
    RAISE EXCEPTION 'a process of a release that cannot read packed games may still serve';
  END IF;
  UPDATE {schema}.packed_game SET checked = true
  WHERE table_id = which AND sha256(packed) = digest AND made_at < now() - interval '1 minute'
    AND EXISTS (SELECT 1 FROM {schema}.game_table WHERE id = which AND status IN ('over', 'ended'));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this is not the packed copy that was compared';
  END IF;
  DELETE FROM {schema}.action WHERE table_id = which;
  DELETE FROM {schema}.opening WHERE table_id = which;
  DELETE FROM {schema}.position WHERE table_id = which;
  DELETE FROM {schema}.snapshot WHERE table_id = which;
  UPDATE {schema}.game_table SET packed = true WHERE id = which;
END $$;
REVOKE EXECUTE ON FUNCTION drop_packed FROM PUBLIC
"""
# Whoever can read packed games counts its beats; a beat that is not counted is that of an older process.
_OLDER = """
CREATE FUNCTION note_older() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.counted IS NULL OR TG_OP = 'UPDATE' AND NEW.counted IS NOT DISTINCT FROM OLD.counted THEN
    NEW.older_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER beat_older BEFORE INSERT OR UPDATE ON beat FOR EACH ROW EXECUTE FUNCTION note_older()
"""


def upgrade() -> None:
    op.add_column("game_table", sa.Column("packed", sa.Boolean(), nullable=True))
    unpacked = sa.text("packed IS NULL AND status IN ('over', 'ended')")
    op.create_index("game_table_unpacked", "game_table", ["changed"], postgresql_where=unpacked)
    op.create_table(
        "packed_game",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("checked", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="packed_game_table_id_fkey"),
        sa.PrimaryKeyConstraint("table_id", name="packed_game_pkey"),
    )
    op.create_index("packed_game_unchecked", "packed_game", ["made_at"], postgresql_where=sa.text("NOT checked"))
    op.add_column("beat", sa.Column("counted", sa.Integer(), nullable=True))
    op.add_column("beat", sa.Column("older_at", sa.DateTime(timezone=True), nullable=True))
    op.execute("UPDATE beat SET older_at = now()")
    op.execute("ALTER TABLE packed_game ALTER COLUMN packed SET STORAGE EXTERNAL")  # it cannot be compressed further
    schema = op.get_bind().scalar(sa.text("SELECT quote_ident(current_schema())"))
    for statements in (_LET_PACKED_GO, _STAYS, _PACKED_STAY, _RAISE, _DROP, _OLDER):
        op.execute(statements.format(schema=schema))
