"""What people see of the game: words, options, pictures. The rules know it by its name alone."""

from asztal.games.underwater_cities.face.cause import cause
from asztal.games.underwater_cities.face.elsewhere import elsewhere
from asztal.games.underwater_cities.face.forecast import forecast
from asztal.games.underwater_cities.face.label import about, label, leads, links, targets
from asztal.games.underwater_cities.face.lacks import lacks
from asztal.games.underwater_cities.face.preview import preview
from asztal.games.underwater_cities.face.promise import promise
from asztal.games.underwater_cities.state import Ocean
from asztal.kernel.rules import Face


class UnderwaterCitiesFace(Face[Ocean]):
    """What its options are called, point at, cost and bring: each method is a function of a module beside this one."""

    package = __name__
    label = staticmethod(label)
    targets = staticmethod(targets)
    links = staticmethod(links)
    leads = staticmethod(leads)
    about = staticmethod(about)
    promise = staticmethod(promise)
    preview = staticmethod(preview)
    cause = staticmethod(cause)
    lacks = staticmethod(lacks)
    elsewhere = staticmethod(elsewhere)
    forecast = staticmethod(forecast)


FACE = UnderwaterCitiesFace()
