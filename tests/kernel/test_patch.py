"""Patches lead from one view to the next, for us and for any client that speaks RFC 6902."""

import copy
from typing import Any

import jsonpatch
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asztal.kernel import patched
from asztal.kernel.patch import diff

MANY = settings(max_examples=80, deadline=None)
KEYS = st.sampled_from(["", "a", "b", "/", "~", "~1", "~0", "a/b", "0", "1", "-"]) | st.text(max_size=3)
SCALARS = (
    st.none() | st.booleans() | st.integers(-2, 2) | st.floats(-2, 2).filter(lambda x: x != 0) | st.text(max_size=2)
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)


def strict(value: Any) -> Any:
    """A form in which 1, 1.0 and True are three different values, as they are in JSON text."""
    if isinstance(value, dict):
        return {key: strict(part) for key, part in value.items()}
    if isinstance(value, list):
        return [strict(part) for part in value]
    return type(value).__name__, value


@MANY
@given(VALUES, VALUES)
def test_old_value_and_patch_give_the_new_value(old: Any, new: Any) -> None:
    assert strict(patched(old, diff(old, new))) == strict(new)


@MANY
@given(VALUES, VALUES)
def test_an_independent_library_gets_the_same_from_our_patch(old: Any, new: Any) -> None:
    assert strict(jsonpatch.apply_patch(copy.deepcopy(old), diff(old, new))) == strict(new)


@MANY
@given(VALUES, VALUES)
def test_patching_leaves_the_old_value_and_the_patch_alone(old: Any, new: Any) -> None:
    before, patch = copy.deepcopy(old), diff(old, new)
    kept = copy.deepcopy(patch)
    patched(old, patch)
    assert strict(old) == strict(before)
    assert patch == kept


@MANY
@given(VALUES)
def test_what_has_not_changed_needs_no_patch(value: Any) -> None:
    assert diff(value, copy.deepcopy(value)) == []


@MANY
@given(VALUES, VALUES)
def test_a_patch_is_made_of_add_remove_and_replace(old: Any, new: Any) -> None:
    for op in diff(old, new):
        assert op["op"] in ("add", "remove", "replace")
        assert set(op) == ({"op", "path"} if op["op"] == "remove" else {"op", "path", "value"})


ALIKE = [1, True, 1.0]
OTHERS: list[tuple[Any, Any]] = [
    (0, False),
    (0, None),
    (False, None),
    ("", None),
    ([], {}),
    ("1", 1),
    ([], None),
    (0, 0.0),
]


@pytest.mark.parametrize(("old", "new"), [*OTHERS, *((one, two) for one in ALIKE for two in ALIKE if one is not two)])
@pytest.mark.parametrize("where", ["alone", "in a dict", "in a list", "deep in a list"])
def test_values_that_python_holds_equal_are_told_apart(old: Any, new: Any, where: str) -> None:
    def wrap(value: Any) -> Any:
        return {
            "alone": value,
            "in a dict": {"k": value},
            "in a list": [7, value, 8],
            "deep in a list": [{"k": [value]}],
        }[where]

    patch = diff(wrap(old), wrap(new))
    assert len(patch) == 1
    assert strict(patched(wrap(old), patch)) == strict(wrap(new))


def test_keys_with_slash_and_tilde_are_escaped() -> None:
    old = {"a/b": 1, "c~d": 2, "~1": 3, "": 4}
    new = {"a/b": 5, "c~d": 6, "~1": 7, "": 8}
    patch = diff(old, new)
    assert [op["path"] for op in patch] == ["/a~1b", "/c~0d", "/~01", "/"]
    assert patched(old, patch) == jsonpatch.apply_patch(old, patch) == new


def test_a_change_deep_inside_is_one_small_operation() -> None:
    old = {"players": [{"gold": 1, "hand": ["a", "b"]}, {"gold": 2, "hand": []}], "round": 3}
    new = {"players": [{"gold": 1, "hand": ["a", "b"]}, {"gold": 5, "hand": []}], "round": 3}
    assert diff(old, new) == [{"op": "replace", "path": "/players/1/gold", "value": 5}]


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ([1, 2, 3], [1, 3], [{"op": "remove", "path": "/1"}]),
        ([1, 3], [1, 2, 3], [{"op": "add", "path": "/1", "value": 2}]),
        ([1], [1, 2], [{"op": "add", "path": "/1", "value": 2}]),
        ([{"a": [1]}, {"b": 2}, {"c": 3}], [{"a": [1]}, {"c": 3}], [{"op": "remove", "path": "/1"}]),
        ([1, 2], [], [{"op": "remove", "path": "/0"}, {"op": "remove", "path": "/0"}]),
        ({"a": 1}, {"b": 1}, [{"op": "remove", "path": "/a"}, {"op": "add", "path": "/b", "value": 1}]),
        (None, {"a": 1}, [{"op": "replace", "path": "", "value": {"a": 1}}]),
    ],
)
def test_a_patch_says_only_what_changed(old: Any, new: Any, patch: list[dict[str, Any]]) -> None:
    assert diff(old, new) == patch


def test_a_patched_value_can_be_changed_without_changing_the_patch() -> None:
    patch: list[dict[str, Any]] = [
        {"op": "replace", "path": "", "value": {"hand": []}},
        {"op": "add", "path": "/more", "value": [1]},
    ]
    value = patched(None, patch)
    value["hand"].append("a")
    value["more"].append(2)
    assert patch[0]["value"] == {"hand": []}
    assert patch[1]["value"] == [1]
