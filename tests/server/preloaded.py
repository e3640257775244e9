"""Imported once by the process from which servers are forked: what every one of them would import and read anew."""

import gc

from asztal import registry
from asztal.packages import PACKAGES
from asztal.server import run  # noqa: F401
from asztal.server.bots import worker  # noqa: F401
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of
from tests.server import sabotage  # noqa: F401

PACKAGES.let_in([], __name__)  # each process lets in what its own settings list
for _lang in LANGUAGES:
    for _title in registry.titles().values():
        wording_of(_title, _lang)
gc.freeze()  # or the first look for garbage would copy every page for every fork
