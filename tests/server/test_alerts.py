"""The shipped rules for alerts and the dashboard: tested by promtool, compared with a server, and really fired."""

import contextlib
import json
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import httpx
import pytest
import yaml
from msgspec.structs import replace

from asztal.server.config import Config
from tests.server.clients import PATIENCE, free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.test_cells import away

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
SHIPPED, BOARD = ROOT / "deploy" / "prometheus", ROOT / "deploy" / "grafana" / "asztal.json"
RULES = yaml.safe_load((SHIPPED / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
TESTS = (SHIPPED / "alerts_test.yml").read_text(encoding="utf-8")


def promtool(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["promtool", *words], capture_output=True, text=True, check=False)


def test_every_alert_fires_in_its_story_and_in_no_other() -> None:
    told = promtool("test", "rules", SHIPPED / "alerts_test.yml")
    assert told.returncode == 0, told.stdout + told.stderr
    assert set(re.findall(r'alertname="(\w+)"', TESTS)) == {rule["alert"] for rule in RULES}


@pytest.mark.parametrize(
    ("right", "wrong"), [("oldest_seconds) > 60\n", "oldest_seconds) > 600\n"), (" unless ", " and ")]
)
def test_a_wrong_rule_is_found(right: str, wrong: str, tmp_path: Path) -> None:
    rules = (SHIPPED / "alerts.yml").read_text(encoding="utf-8")
    assert right in rules
    (tmp_path / "alerts.yml").write_text(rules.replace(right, wrong), encoding="utf-8")
    (tmp_path / "alerts_test.yml").write_text(TESTS, encoding="utf-8")
    assert promtool("test", "rules", tmp_path / "alerts_test.yml").returncode != 0


def test_alerts_say_how_urgent_they_are_and_what_it_is_about() -> None:
    assert {rule["labels"]["severity"] for rule in RULES} == {"page", "look"}
    assert all(rule["annotations"]["summary"] for rule in RULES)
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {rule["alert"] for rule in RULES if rule["labels"]["severity"] == "page"} == set(
        re.findall(r"^\| `(Asztal\w+)`", hosting, re.M)
    )


def test_rules_and_dashboard_use_only_what_a_server_exports(live: Config) -> None:
    told = httpx.get(f"{live.address}/metrics", headers={"Authorization": f"Bearer {live.metrics}"}).text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.M))
    ends = {"histogram": ("_bucket", "_count", "_sum")}
    exported = {name + end for name, kind in kinds.items() for end in ends.get(kind, ("",))}
    panels = json.loads(BOARD.read_text(encoding="utf-8"))["panels"]
    shown = [target["expr"] for panel in panels for target in panel["targets"]]
    for expressions in (shown, [rule["expr"] for rule in RULES], re.findall(r"series: '(.*)',", TESTS)):
        text = "\n".join(expressions)
        used = set(re.findall(r"\b(?:asztal|process|python)_\w+", text))
        assert len(used) > 10
        assert used <= exported
        assert set(re.findall(r'le="([\d.]+)"', text)) <= set(re.findall(r'le="([\d.]+)"', told))
    ours = {name for name in kinds if name.startswith("asztal_") and not name.endswith("_created")}
    assert {name for name in ours if name not in "\n".join(shown)} == set()  # the dashboard shows everything of ours


@contextlib.contextmanager
def prometheus(config: Config, folder: Path) -> Iterator[str]:
    """The shipped configuration, every second instead of every 15, and alerts after two seconds instead of minutes."""
    copytree(SHIPPED, folder, dirs_exist_ok=True)
    (folder / "token").write_text(config.metrics, encoding="utf-8")
    asked = (SHIPPED / "prometheus.yml").read_text(encoding="utf-8").replace("15s", "1s")
    targets = '["127.0.0.1:8001", "127.0.0.1:8002"]'
    assert targets in asked
    asked = asked.replace(targets, f'["127.0.0.1:{config.port}"]')
    (folder / "prometheus.yml").write_text(asked, encoding="utf-8")
    rules = (SHIPPED / "alerts.yml").read_text(encoding="utf-8")
    (folder / "alerts.yml").write_text(re.sub(r"for: \d+[mh]\n", "for: 2s\n", rules), encoding="utf-8")
    assert promtool("check", "config", folder / "prometheus.yml").returncode == 0
    port = free_port()
    words = ["--config.file=prometheus.yml", "--storage.tsdb.path=data", f"--web.listen-address=127.0.0.1:{port}"]
    with (folder / "log").open("wb") as log:
        started = subprocess.Popen(["prometheus", *words], cwd=folder, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        started.terminate()
        started.wait()


def wait_for(address: str, alert: str, *, firing: bool = True) -> float:
    """Wait until it fires, or does not; the seconds that it took."""
    began, found = time.monotonic(), None
    asked = {"query": 'ALERTS{alertstate="firing"} or up'}
    with httpx.Client(base_url=address, verify=False, timeout=PATIENCE) as http:
        while time.monotonic() < began + PATIENCE:
            with contextlib.suppress(httpx.HTTPError, ValueError):  # it has not started yet
                found = [each["metric"] for each in http.get("/api/v1/query", params=asked).json()["data"]["result"]]
                if found and firing == any(each.get("alertname") == alert for each in found):
                    return time.monotonic() - began
            time.sleep(0.2)
    raise AssertionError(found)


@pytest.mark.full
@pytest.mark.timeout(600)
def test_prometheus_reads_a_server_and_fires_when_a_cell_or_the_server_is_away(tmp_path: Path) -> None:
    with contextlib.ExitStack() as running:
        made = running.enter_context(prepared(cells=1))
        config = replace(made, port=free_port(), metrics=secrets.token_hex(8))
        with process(config, "serve"):
            wait_until_ready(config)
            address = running.enter_context(prometheus(config, tmp_path))
            wait_for(address, "AsztalGone", firing=False)
            wait_for(address, "AsztalCellAway", firing=False)
            with away(config, 1):
                fired = wait_for(address, "AsztalCellAway")
            ended = wait_for(address, "AsztalCellAway", firing=False)
        gone = wait_for(address, "AsztalGone")
    print(f"a cell away: {fired:.1f} s, back: {ended:.1f} s; the server stopped: {gone:.1f} s", file=sys.stderr)
