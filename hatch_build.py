"""The build hook: a wheel or an sdist without the browser client would serve no pages, so it is refused."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Looks for the client before anything is packed; an editable install serves what `make web` builds later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to pack without the client."""
        page = Path(self.root, "src", "asztal", "_web", "index.html")
        if version != "editable" and not page.is_file():
            self.app.abort("There is no browser client in src/asztal/_web; `make web` or `make release` builds it.")
