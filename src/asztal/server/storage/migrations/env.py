"""Run by Alembic inside the transaction that `asztal.server.storage.database.upgrade` has begun."""

from alembic import context

from asztal.server.storage.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
