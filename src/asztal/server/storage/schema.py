"""All models in one place, for migrations, backups and tests that compare them."""

from asztal.server.storage import models, packed_games, people, sittings, stored_worlds, telling

ALL = (models, packed_games, people, sittings, stored_worlds, telling)  # whoever imports this knows all tables
METADATA = models.Base.metadata
