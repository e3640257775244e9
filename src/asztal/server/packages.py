"""Games and bots of other packages on a server: those that the host lists, for their code runs in its processes."""

import structlog

from asztal import registry
from asztal.bots import bots
from asztal.packages import PACKAGES
from asztal.server.config import Config

_LOG = structlog.get_logger("asztal.packages")


def admit(config: Config) -> None:
    """From now on this process uses nothing of any other package."""
    PACKAGES.let_in(config.packages.split(","), "ASZTAL_PACKAGES")


def load(config: Config) -> None:
    """Load all games and bots that are offered here; the log says what is left out, and why."""
    admit(config)
    registry.titles()
    bots()
    for left_out in PACKAGES.untold():
        _LOG.warning("left out of a package", package=left_out.values["package"], why=str(left_out))
