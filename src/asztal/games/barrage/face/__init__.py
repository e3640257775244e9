"""What people see of the game: words, options, pictures. The rules know it by its name alone."""

from asztal.games.barrage.face.cause import cause
from asztal.games.barrage.face.elsewhere import elsewhere
from asztal.games.barrage.face.forecast import forecast
from asztal.games.barrage.face.label import about, label, links, targets
from asztal.games.barrage.face.lacks import lacks
from asztal.games.barrage.face.preview import preview
from asztal.games.barrage.face.promise import promise
from asztal.games.barrage.state import Valley
from asztal.kernel.rules import Face


class BarrageFace(Face[Valley]):
    """What its options are called, point at, cost and bring: each method is a function of a module beside this one."""

    package = __name__
    label = staticmethod(label)
    targets = staticmethod(targets)
    links = staticmethod(links)
    about = staticmethod(about)
    promise = staticmethod(promise)
    preview = staticmethod(preview)
    lacks = staticmethod(lacks)
    cause = staticmethod(cause)
    elsewhere = staticmethod(elsewhere)
    forecast = staticmethod(forecast)


FACE = BarrageFace()
