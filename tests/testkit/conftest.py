"""Tests that run pytest themselves leave out plugins that their small tests do not need."""

import pytest


@pytest.fixture(autouse=True)
def _lean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
