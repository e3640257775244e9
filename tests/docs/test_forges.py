"""What forges read: the files are valid, they run what `.ci` has, and templates say the same everywhere."""

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import check_jsonschema
import jsonschema
import pytest
import yaml

ROOT = Path(__file__).parents[2]
SCHEMAS = Path(check_jsonschema.__file__).parent / "builtin_schemas" / "vendor"
FILES = {
    ".github/workflows/check.yml": "github-workflows",
    ".github/dependabot.yml": "dependabot",
    ".gitlab-ci.yml": "gitlab-ci",
    "CITATION.cff": "citation-file-format",
}
GITHUB, GITLAB = ROOT / ".github", ROOT / ".gitlab"


def read(name: str) -> Any:
    """A file as forges read it: `on` is a word, and a date is text."""
    text = re.sub(r"(?m)^on:", '"on":', (ROOT / name).read_text("utf-8"))
    return yaml.safe_load(re.sub(r"(?m): (\d{4}-\d\d-\d\d)$", r": '\1'", text))


def valid(document: Any, schema: str) -> None:
    known = json.loads((SCHEMAS / f"{schema}.json").read_text("utf-8"))
    jsonschema.validators.validator_for(known)(known).validate(document)


@pytest.mark.parametrize(("name", "schema"), FILES.items())
def test_a_file_for_forges_is_one(name: str, schema: str) -> None:
    document = read(name)
    valid(document, schema)
    with pytest.raises(jsonschema.ValidationError):
        valid({**document, "jobs": "check", "updates": "monthly", "check": 1, "authors": "all"}, schema)


def test_both_forges_run_the_same_in_the_same_image() -> None:
    [job] = read(".github/workflows/check.yml")["jobs"].values()
    other = read(".gitlab-ci.yml")["check"]
    assert job["container"] == other["image"]
    assert [step["run"] for step in job["steps"][1:]] == other["script"] == ["bash .ci/services", "bash .ci/run"]
    assert all((ROOT / command.split()[1]).is_file() for command in other["script"])
    assert not [step for step in job["steps"] if "uses" in step]  # nothing to pin, and the same on every forge


def test_no_file_for_forges_names_a_host() -> None:
    files = [*map(ROOT.joinpath, FILES), *(path for top in (GITHUB, GITLAB, ROOT / ".ci") for path in top.rglob("*"))]
    texts = {path.name: path.read_text("utf-8") for path in files if path.is_file()}
    assert [name for name, text in texts.items() if re.search(r"https?://|\b\w+\.(io|com|org)/", text)] == []


def test_templates_say_the_same_on_every_forge() -> None:
    forms = {path.name: path.read_text("utf-8") for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.md")}
    assert set(forms) == {"fault.md", "rule.md", "wish.md"}
    for name, text in forms.items():
        _, head, body = text.split("---\n", 2)
        assert set(yaml.safe_load(head)) == {"name", "about"}
        assert (GITLAB / "issue_templates" / name).read_text("utf-8") == body.lstrip()
    change = (GITHUB / "pull_request_template.md").read_text("utf-8")
    assert (GITLAB / "merge_request_templates" / "Default.md").read_text("utf-8") == change


def test_what_templates_name_is_there() -> None:
    texts = " ".join(path.read_text("utf-8") for path in [*GITHUB.rglob("*.md"), ROOT / "CODE_OF_CONDUCT.md"])
    assert [name for name in re.findall(r"[\w/]+\.md\b", texts) if not (ROOT / name).is_file()] == []
    rules = (ROOT / "docs" / "rules" / "barrage.md").read_text("utf-8")
    assert [clause for clause in re.findall(r"BAR-\w+-\d+", texts) if clause not in rules] == []


@pytest.mark.slow
def test_the_sources_are_fetched_as_the_workflow_says(tmp_path: Path) -> None:
    [job] = read(".github/workflows/check.yml")["jobs"].values()
    script = "\n".join(line for line in job["steps"][0]["run"].splitlines() if not line.startswith("apt-get"))
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for words in (["init", "-q", "-b", "main", "o/r"], ["-C", "o/r", "commit", "-q", "--allow-empty", "-m", "1"]):
        subprocess.run([*git, *words], cwd=tmp_path, check=True)
    commit = subprocess.check_output(["git", "-C", "o/r", "rev-parse", "HEAD"], cwd=tmp_path, text=True).strip()
    subprocess.run([*git, "-C", "o/r", "commit", "-q", "--allow-empty", "-m", "2"], cwd=tmp_path, check=True)
    (here := tmp_path / "here").mkdir()
    told = {"GITHUB_SERVER_URL": f"file://{tmp_path}", "GITHUB_REPOSITORY": "o/r"}
    told |= {"GITHUB_REF": "refs/heads/main", "GITHUB_SHA": commit, "HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    subprocess.run(["sh", "-e", "-c", script], cwd=here, env=told, check=True, capture_output=True)
    found = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=here, text=True, env=told).strip()
    assert found == commit


# The packages are there; whatever was started ends with its namespace of processes.
ALONE = """
set -e
ip link set lo up
mount --bind "$1/nothing" /etc/postgresql-common
export PATH="$1/bin:$PATH" TMPDIR="$1"
bash .ci/services
psql -h 127.0.0.1 -U postgres -Atc "SHOW max_connections"
redis-cli ping
"""
UNSHARE = ["unshare", "--net", "--mount", "--pid", "--fork", "--mount-proc"]


@pytest.mark.slow
def test_the_services_start_where_the_tests_look_for_them() -> None:
    if subprocess.run([*UNSHARE, "true"], check=False, capture_output=True).returncode:
        pytest.skip("may not have a network of its own, and the ports are taken")
    with tempfile.TemporaryDirectory() as made:  # not below the folder of pytest, which each run closes for others
        folder = Path(made)
        for name in ("nothing", "bin"):
            (folder / name).mkdir()
        (folder / "bin" / "apt-get").symlink_to("/bin/true")
        folder.chmod(0o755)  # PostgreSQL runs as another user
        command = [*UNSHARE, "bash", "-c", ALONE, "bash", made]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=110, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["100", "PONG"]
