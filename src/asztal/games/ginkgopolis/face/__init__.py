"""What people see of the game: words, options, pictures. The rules know it by its name alone."""

from asztal.games.ginkgopolis.face.cause import cause
from asztal.games.ginkgopolis.face.elsewhere import elsewhere
from asztal.games.ginkgopolis.face.label import label, links, targets
from asztal.games.ginkgopolis.face.preview import preview
from asztal.games.ginkgopolis.face.promise import promise
from asztal.games.ginkgopolis.state import City
from asztal.kernel.rules import Face


class GinkgopolisFace(Face[City]):
    """What its options are called, point at, cost and bring: each method is a function of a module beside this one."""

    package = __name__
    label = staticmethod(label)
    targets = staticmethod(targets)
    links = staticmethod(links)
    promise = staticmethod(promise)
    preview = staticmethod(preview)
    cause = staticmethod(cause)
    elsewhere = staticmethod(elsewhere)


FACE = GinkgopolisFace()
