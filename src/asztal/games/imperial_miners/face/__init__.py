"""What people see of the game: words, options, pictures. The rules know it by its name alone."""

from asztal.games.imperial_miners.face.cause import cause
from asztal.games.imperial_miners.face.elsewhere import elsewhere
from asztal.games.imperial_miners.face.label import about, label, links, targets
from asztal.games.imperial_miners.face.lacks import lacks
from asztal.games.imperial_miners.face.preview import preview
from asztal.games.imperial_miners.face.promise import promise
from asztal.games.imperial_miners.state import Mines
from asztal.kernel.rules import Face


class ImperialMinersFace(Face[Mines]):
    """What its options are called, point at, cost and bring: each method is a function of a module beside this one."""

    package = __name__
    label = staticmethod(label)
    targets = staticmethod(targets)
    links = staticmethod(links)
    about = staticmethod(about)
    promise = staticmethod(promise)
    preview = staticmethod(preview)
    cause = staticmethod(cause)
    lacks = staticmethod(lacks)
    elsewhere = staticmethod(elsewhere)


FACE = ImperialMinersFace()
