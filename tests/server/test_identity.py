"""Whatever people do in whatever order, each browser is who its cookie says, and sees and does no more."""

import time
from pathlib import Path

import pytest

from tests.server import (
    identity_claims,
    identity_deeds,
    identity_devices,
    identity_erase,
    identity_mails,
    identity_merge,
    identity_passkeys,
    identity_tokens,
    identity_words,
)
from tests.server.identity import Life
from tests.server.identity_holes import HOLES
from tests.server.identity_home_holes import HOLES as HOME_HOLES
from tests.server.identity_home_holes import RESTORING
from tests.server.identity_restore import Kept, go_back
from tests.server.identity_site import Street, street
from tests.server.rights_site import Violation

DEEDS = identity_deeds.DEEDS | identity_words.DEEDS | identity_devices.DEEDS | identity_claims.DEEDS
DEEDS |= identity_passkeys.DEEDS | identity_mails.DEEDS | identity_tokens.DEEDS | identity_merge.DEEDS
DEEDS |= identity_erase.DEEDS
PROBES = (identity_tokens.probe, identity_mails.probe)
GATE = 500  # requests
SEEDS = (1, 2, 3)  # that of the gate, and two more in which a hole must be found
# What must have been carried out at least once in a run that is as long as the gate's: refusals alone show nothing.
CARRIED_OUT = {
    *("name", "rename", "revoke", "sign out everywhere", "make words", "come home", "bots alone"),
    *("begin handover", "spend code", "say yes", "new device is told here", "ask for seat", "agree", "wait for a seat"),
    *("join", "leave", "return", "renew link", "follow link", "start"),
    *("make passkey", "come by passkey", "remove passkey", "letter", "confirm mailbox", "tap link", "type code"),
    *("take name", "make token", "revoke token", "token for read", "merge", "ask to be erased", "seven days"),
    *("connect", "hello", "hello by link", "say", "act"),
}


def left_out(here: Street) -> set[str]:
    """What was never carried out."""
    return CARRIED_OUT - {deed for (deed, key), count in here.told.items() if not key and count}


def check_variety(here: Street) -> None:
    """Say what was done, and fail if some kind of deed never was."""
    here.print_table()
    assert not left_out(here)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_whatever_people_do_a_browser_is_who_its_cookie_says() -> None:
    with street() as here:
        began = time.monotonic()
        for seed in SEEDS:  # mostly one is enough to see every kind of deed
            Life(here, seed).run(DEEDS, GATE, PROBES)
            print(f"{time.monotonic() - began:.1f} s")
            if not left_out(here):
                break
        check_variety(here)


@pytest.mark.full
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("hole", sorted(HOLES | HOME_HOLES))
def test_a_hole_in_who_somebody_is_is_found(hole: str) -> None:
    with street(hole) as here:
        for seed in SEEDS:
            life = Life(here, seed)
            try:
                life.run(DEEDS, GATE, PROBES)
            except Violation as found:
                print(f"{hole}: seed {seed}, {life.requests} requests: {str(found).splitlines()[0]}")
                return
    pytest.fail("nobody noticed")


def live_and_go_back(kept: Kept, *holes: str) -> None:
    """A shorter life in which more people are erased, and the backup from its middle restored afterwards."""
    with street(*holes) as here:
        often = {name: deed._replace(weight=25) for name, deed in identity_erase.DEEDS.items()}
        Life(here, SEEDS[0]).run(DEEDS | often | kept.deed(), GATE // 3, PROBES)
        erased = go_back(here, kept, *holes)
        print(f"{len(kept.people)} people in the backup, {len(erased)} erased since")
        assert erased
        assert len(erased) < len(kept.people)


@pytest.mark.full
@pytest.mark.timeout(600)
def test_a_restore_brings_back_nobody_who_was_erased(tmp_path: Path) -> None:
    live_and_go_back(Kept(tmp_path / "backup.gz"))


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("hole", sorted(RESTORING))
def test_a_restore_that_brings_somebody_back_is_found(hole: str, tmp_path: Path) -> None:
    with pytest.raises(Violation, match="after restoring"):
        live_and_go_back(Kept(tmp_path / "backup.gz"), hole)


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_whatever_people_do_for_twenty_minutes() -> None:
    until, seed = time.monotonic() + 20 * 60, 100
    with street() as here:
        while time.monotonic() < until:
            Life(here, seed).run(DEEDS, GATE, PROBES)
            seed += 1
        check_variety(here)
