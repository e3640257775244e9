"""The build hook: a wheel or an sdist without the browser client or the handbook lacks pages, so it is refused."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {
    "index.html": ("_web", "browser client", "`make web` or `make release` builds it."),
    "index.html.gz": ("_handbook", "handbook", "`make handbook` or `make release` builds it."),
}


class BuiltHook(BuildHookInterface[Any]):
    """Looks for what is built before anything is packed; an editable install serves what is built later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to pack without client and handbook."""
        for page, (folder, name, builds) in BUILT.items():
            if version != "editable" and not Path(self.root, "src", "asztal", folder, page).is_file():
                self.app.abort(f"There is no {name} in src/asztal/{folder}; {builds}")
