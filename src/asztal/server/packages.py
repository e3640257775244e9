"""Games and bots of other packages on a server: only those that the host lists, as their code runs in its processes."""

import structlog

from asztal import registry
from asztal.bots import bots
from asztal.packages import PACKAGES
from asztal.server.config import Config

_LOG = structlog.get_logger("asztal.packages")


def admit(config: Config) -> None:
    """Use no package from now on but those that the settings list."""
    PACKAGES.let_in(config.packages.split(","), "ASZTAL_PACKAGES")


def load(config: Config) -> None:
    """Load all games and bots that are offered here; the log says what is left out and why."""
    admit(config)
    registry.titles()
    bots()
    for left_out in PACKAGES.untold():
        _LOG.warning("left out of a package", package=left_out.values["package"], why=str(left_out))
    for name in PACKAGES.unlisted():
        _LOG.info("installed, but ASZTAL_PACKAGES does not list it", package=name)
