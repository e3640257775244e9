"""The manifests for Kubernetes: sound in themselves and as kustomize puts them together; no cluster is started."""

import copy
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from asztal.server.config import read_config
from tests.server.test_hosting import image_settings

pytestmark = pytest.mark.slow
DEPLOY = Path(__file__).parents[2] / "deploy"
SHIPPED = DEPLOY / "kubernetes"
OVERLAYS = ["one-host", "two-cells"]
FILES = sorted(path for path in SHIPPED.rglob("*.yaml") if path.name != "kustomization.yaml")
Manifest = dict[str, Any]


def validate(manifest: Manifest) -> None:
    kubernetes_validate.validate(manifest, kubernetes_validate.latest_version(), strict=True)


def read(text: str) -> list[Manifest]:
    return list(yaml.safe_load_all(text))


def pods(manifests: list[Manifest]) -> Iterator[tuple[str, Manifest]]:
    for manifest in manifests:
        if manifest["kind"] in ("Deployment", "StatefulSet"):
            yield manifest["metadata"]["name"], manifest["spec"]["template"]


def web() -> Manifest:
    return read((SHIPPED / "base" / "web.yaml").read_text(encoding="utf-8"))[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_manifest_is_one_and_its_pods_may_do_little(path: Path) -> None:
    manifests = read(path.read_text(encoding="utf-8"))
    for manifest in manifests:
        validate(manifest)
    for name, pod in pods(manifests):
        spec = pod["spec"]
        assert spec["automountServiceAccountToken"] is False, name
        assert (spec["securityContext"]["runAsNonRoot"], spec["securityContext"]["runAsUser"] > 0) == (True, True), name
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}, name
        for container in [*spec["containers"], *spec.get("initContainers", [])]:
            assert container["securityContext"] == {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }, name
            assert container["resources"]["limits"]["memory"], name


def misspell(manifest: Manifest) -> None:
    manifest["spec"]["template"]["spec"]["containers"][0]["readinesProbe"] = {}


def say_a_word_for_a_number(manifest: Manifest) -> None:
    manifest["spec"]["replicas"] = "two"


def leave_out_what_is_needed(manifest: Manifest) -> None:
    del manifest["spec"]["selector"]


@pytest.mark.parametrize("plant", [misspell, say_a_word_for_a_number, leave_out_what_is_needed])
def test_a_fault_in_a_manifest_is_refused(plant: Callable[[Manifest], None]) -> None:
    wrong = copy.deepcopy(web())
    validate(wrong)
    plant(wrong)
    with pytest.raises(kubernetes_validate.ValidationError):
        validate(wrong)


def built(overlay: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["kubectl", "kustomize", overlay], capture_output=True, text=True, check=False)


@pytest.mark.full
@pytest.mark.parametrize("overlay", OVERLAYS)
def test_what_kustomize_makes_is_sound_and_fits_together(overlay: str) -> None:
    done = built(SHIPPED / overlay)
    assert done.returncode == 0, done.stderr
    manifests = read(done.stdout)
    for manifest in manifests:
        validate(manifest)
    by_name = {(each["kind"], each["metadata"]["name"]): each for each in manifests}
    assert len(by_name) == len(manifests)
    labels = {each["metadata"]["labels"]["app.kubernetes.io/name"]: each["spec"] for _, each in pods(manifests)}
    named = {kind for kind, _ in by_name}
    assert {"StatefulSet", "Deployment", "Service", "NetworkPolicy", "ConfigMap", "Namespace"} <= named
    for (kind, name), each in by_name.items():
        assert each["metadata"].get("namespace", "asztal") == "asztal", name
        if kind == "NetworkPolicy" and name != "closed":
            ports = {port["name"] for port in labels[name]["containers"][0]["ports"]}
            assert {port["port"] for way in each["spec"]["ingress"] for port in way["ports"]} <= ports
        if kind == "Service" and (wanted := each["spec"]["selector"].get("app.kubernetes.io/name")):
            assert {port["targetPort"] for port in each["spec"]["ports"]} <= {
                port["name"] for port in labels[wanted]["containers"][0]["ports"]
            }
    for _, pod in pods(manifests):
        for container in pod["spec"]["containers"]:
            maps = [
                source["configMapRef"]["name"] for source in container.get("envFrom", []) if "configMapRef" in source
            ]
            assert all(("ConfigMap", name) in by_name for name in maps)
            assert re.search(r"[:@]\w", container["image"]), container["image"]  # none is just the newest
    (settings,) = [
        each["data"] for (kind, name), each in by_name.items() if (kind, name[:8]) == ("ConfigMap", "settings")
    ]
    config = read_config(image_settings() | settings | {"ASZTAL_DATABASE": "postgresql://somewhere/asztal"})
    assert (config.host, config.port, config.origin) == ("0.0.0.0", 8000, "https://play.example.org")
    assert config.redis == ("redis://redis" if overlay == "two-cells" else "")


@pytest.mark.full
def test_the_proxy_knows_every_web_process_by_a_service_of_its_own() -> None:
    manifests = read(built(SHIPPED / "two-cells").stdout)
    services = {each["metadata"]["name"]: each["spec"]["selector"] for each in manifests if each["kind"] == "Service"}
    (proxy,) = [
        each["data"]
        for each in manifests
        if each["kind"] == "ConfigMap" and each["metadata"]["name"].startswith("proxy")
    ]
    assert proxy["nginx.conf"] == (DEPLOY / "nginx" / "nginx.conf").read_text(encoding="utf-8")
    (web_set,) = [each for each in manifests if (each["kind"], each["metadata"]["name"]) == ("StatefulSet", "web")]
    wanted = [f"web-{number}" for number in range(web_set["spec"]["replicas"])]
    assert re.findall(r"^server (\S+):8000 ", proxy["servers.conf"], re.M) == wanted
    for name in wanted:
        assert services[name] == {"statefulset.kubernetes.io/pod-name": name}


@pytest.mark.full
@pytest.mark.parametrize(
    ("right", "wrong"),
    [("resources:", "resourses:"), ("redis.yaml", "rediz.yaml"), ("behavior: merge", "behavior: mix")],
)
def test_kustomize_refuses_a_fault_in_an_overlay(right: str, wrong: str, tmp_path: Path) -> None:
    shutil.copytree(DEPLOY, tmp_path / "deploy")
    overlay = tmp_path / "deploy" / "kubernetes" / "two-cells"
    assert built(overlay).returncode == 0
    text = (overlay / "kustomization.yaml").read_text(encoding="utf-8")
    assert right in text
    (overlay / "kustomization.yaml").write_text(text.replace(right, wrong), encoding="utf-8")
    assert built(overlay).returncode != 0
