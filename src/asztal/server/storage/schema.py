"""All models in one place, for migrations, backups and tests that compare them."""

from asztal.server.storage import models, people, sittings, stored_worlds

ALL = (models, people, sittings, stored_worlds)  # whoever imports this knows all tables
METADATA = models.Base.metadata
