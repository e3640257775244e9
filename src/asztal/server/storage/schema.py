"""All that is stored, in one place: for migrations, backups and whoever compares them."""

from asztal.server.storage import models, people

ALL = (models, people)  # whoever imports this knows the tables of both
METADATA = models.Base.metadata
