"""Builds the handbook: the pages in build/handbook/docs, the site beside them, and what is served in the package."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.handbook.games import write_games
from tools.handbook.pages import ROOT, write_docs
from tools.handbook.reference import write_reference
from tools.handbook.schemas import write_schemas
from tools.handbook.site import faults, pack, read, size

BUILD = ROOT / "build" / "handbook"
SERVED = ROOT / "src" / "asztal" / "_handbook"


def main() -> None:
    """Write the pages, make a site of them, check it and pack it."""
    docs, site = BUILD / "docs", BUILD / "site"
    shutil.rmtree(BUILD, ignore_errors=True)
    docs.mkdir(parents=True)
    for write in (write_docs, write_games, write_reference, write_schemas):
        write(docs)
    words = [str(Path(sys.executable).with_name("zensical")), "build", "--clean"]
    subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    pages = read(site)
    if found := list(faults(pages, site)):
        sys.exit("\n".join(found))
    pack(site, SERVED, pages)
    files, served = size(SERVED)
    print(f"{len(pages)} pages, {files} files, {served / 1024:.0f} KiB packed")


if __name__ == "__main__":
    main()
