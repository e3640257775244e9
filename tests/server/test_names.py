"""Names of accounts: which ones are one name, and which nobody may have."""

import pytest

from asztal.server.denied import Denied
from asztal.server.people.names import checked_account_name, name_key

ONE = [
    ("Zoli", "Zóli"),
    ("Zoli", "ZOLI"),
    ("Zoli", "Ζoli"),  # a Greek zeta
    ("Ada", "Аdа"),  # Cyrillic
    ("Boris", "Воrіѕ"),
    ("paypal", "раураӏ"),
    ("modern", "rnodern"),
    ("Ilona", "llona"),
    ("Cleo", "C1e0"),
    ("Kovács Ádám", "kovacsadam"),
    ("Jörg", "Jorg"),
    ("Łukasz", "lukasz"),
    ("ΖΗΤΑ", "ζητα"),
    ("Straße", "Strasse"),
]


@pytest.mark.parametrize(("one", "other"), ONE)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Ali", "Eli"), ("Nina", "Nino"), ("Bob", "Bobo")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("a\u202eb", "bad-name"),
        ("x\u200by", "bad-name"),
        ("a\x00b", "bad-name"),
        ("", "bad-name"),
        ("x" * 41, "bad-name"),
        ("☃", "odd-name"),
        ("ﬁn", "odd-name"),
        ("אa", "odd-name"),
        ("Ada@home", "address-name"),
        ("ada.com", "link-name"),
        ("http://x", "link-name"),
    ],
)
def test_what_no_account_is_called(name: str, key: str) -> None:
    with pytest.raises(Denied) as denied:
        checked_account_name(name)
    assert denied.value.key == key


@pytest.mark.parametrize("name", ["Ádám", "Nagy Erzsébet", "Łukasz", "Ольга", "Ελένη", "Jörg 2", "李雷"])
def test_what_people_are_called(name: str) -> None:
    assert checked_account_name(f" {name} ") == name
