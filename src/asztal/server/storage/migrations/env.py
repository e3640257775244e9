"""Entry point of Alembic, inside the transaction that `asztal.server.storage.database.upgrade` has begun."""

from alembic import context

from asztal.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
