"""The difference between two views as a JSON Patch (RFC 6902), so that any client can apply it."""

from typing import Any, TypeAlias

from msgspec.json import Encoder

Patch: TypeAlias = list[dict[str, Any]]
encode = Encoder(order="deterministic").encode


def diff(old: Any, new: Any, path: str = "") -> Patch:
    """The operations that turn `old` into `new`, both JSON-ready builtins."""
    return [] if _same(old, new) else _changed(old, new, path)


def _changed(old: Any, new: Any, path: str) -> Patch:
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_dicts(old, new, path)
    if isinstance(old, list) and isinstance(new, list):
        return _diff_lists(old, new, path)
    return [{"op": "replace", "path": path, "value": new}]


def _same(old: Any, new: Any) -> bool:
    """Equal as JSON: unlike Python, it tells 1 from true and from 1.0."""
    if type(old) is not type(new) or old != new:
        return False
    # Most parts of a view are the same as before, and comparing their encodings is quick.
    return type(old) not in (dict, list) or encode(old) == encode(new)


def _diff_dicts(old: dict[str, Any], new: dict[str, Any], path: str) -> Patch:
    ops: Patch = [{"op": "remove", "path": f"{path}/{_escape(key)}"} for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            ops.append({"op": "add", "path": f"{path}/{_escape(key)}", "value": value})
        elif old[key] is not value and not _same(old[key], value):
            ops += _changed(old[key], value, f"{path}/{_escape(key)}")
    return ops


def _diff_lists(old: list[Any], new: list[Any], path: str) -> Patch:
    start, end, shorter = 0, 0, min(len(old), len(new))
    while start < shorter and (old[start] is new[start] or _same(old[start], new[start])):
        start += 1
    shorter -= start
    while end < shorter and (old[-1 - end] is new[-1 - end] or _same(old[-1 - end], new[-1 - end])):
        end += 1
    ops: Patch = []
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    paired = min(len(before), len(after))
    for index in range(paired):
        ops += diff(before[index], after[index], f"{path}/{start + index}")
    ops += [{"op": "remove", "path": f"{path}/{start + paired}"} for _ in before[paired:]]
    ops += [
        {"op": "add", "path": f"{path}/{start + paired + index}", "value": value}
        for index, value in enumerate(after[paired:])
    ]
    return ops


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def patched(old: Any, patch: Patch) -> Any:
    """The value that `diff` was asked to reach; `old` is left as it is."""
    value = _copy(old)
    for op in patch:
        *parents, last = [part.replace("~1", "/").replace("~0", "~") for part in op["path"].split("/")[1:]] or [""]
        if not op["path"]:
            value = _copy(op["value"])
            continue
        place = value
        for part in parents:
            place = place[int(part)] if isinstance(place, list) else place[part]
        key = int(last) if isinstance(place, list) else last
        if op["op"] == "remove":
            del place[key]
        elif op["op"] == "add" and isinstance(place, list):
            place.insert(key, _copy(op["value"]))
        else:
            place[key] = _copy(op["value"])
    return value


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_copy(part) for part in value]
    return value
