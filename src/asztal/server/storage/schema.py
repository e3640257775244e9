"""All models in one place, for migrations, backups and tests that compare them."""

from asztal.server.storage import models, people

ALL = (models, people)  # whoever imports this knows the tables of both
METADATA = models.Base.metadata
