"""The picture of the code is what its script draws from the import contracts, and every package is in it."""

from collections.abc import Iterator
from pathlib import Path

from tools.floors import PICTURE, ROOT, Room, contracts, drawn, house, sign_of, wrapped

SOURCE = ROOT / "src" / "asztal"


def packages(folder: Path) -> set[str]:
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def rooms(room: Room) -> Iterator[Room]:
    for floor in room.floors:
        yield from floor


def test_the_picture_is_what_the_contracts_say() -> None:
    assert PICTURE.read_text("utf-8") == drawn(), "run `make floors` and look at the picture"


def test_every_package_is_on_a_floor() -> None:
    whole = house(contracts())
    assert {room.name for room in rooms(whole)} >= packages(SOURCE)
    inside = {room.name: {each.name for each in rooms(room)} for room in rooms(whole) if room.floors}
    assert inside.keys() >= {"games", "server"}
    assert {name: packages(SOURCE / name) for name in inside} == inside


def test_a_contract_of_layers_draws_the_rooms_of_its_package() -> None:
    named = {"type": "layers", "layers": ["asztal.text | (asztal.bots)", "asztal.kernel"]}
    inner = {"type": "layers", "containers": ["asztal.bots"], "layers": ["levels", "base | greedy"]}
    whole = house([named, {"type": "forbidden"}, inner])
    assert [[room.name for room in floor] for floor in whole.floors] == [["text", "bots"], ["kernel"]]
    [[_, bots], _] = whole.floors
    assert [[room.name for room in floor] for floor in bots.floors] == [["levels"], ["base", "greedy"]]


def test_every_floor_has_a_sign_of_two_lines_at_most() -> None:
    signs = [room.sign for room in rooms(house(contracts()))]
    assert all(sign.endswith(".") and len(wrapped(sign, 700)) <= 2 for sign in signs)


def test_a_sign_does_not_repeat_the_name_of_its_room() -> None:
    assert sign_of("asztal.server.http").startswith("Routes, ")
    assert sign_of("asztal.kernel").startswith("The rules kernel: it knows no game ")


def test_lines_are_even() -> None:
    assert wrapped("one two three four", 1000) == ["one two three four"]
    assert wrapped("one two three four", 100) == ["one two", "three four"]
