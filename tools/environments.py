"""Creates empty virtual environments that contain the wheel and nothing of this one."""

import os
import subprocess
import sys
import venv
from pathlib import Path


class Environment:
    """A virtual environment with nothing in it, not even pip."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.name, self._folder = folder.name, folder
        self.python = folder / "bin" / "python"

    def install(self, *words: str) -> None:
        """Install packages."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "-qq", "install"]  # errors alone
        subprocess.run([*pip, *words], check=True)

    def command(self, *words: str) -> list[str]:
        """The installed `asztal`, with these words."""
        return [str(self._folder / "bin" / "asztal"), *words]

    def settings(self, **settings: str) -> dict[str, str]:
        """What it finds around it: nothing of the sources, and no settings but these."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("ASZTAL_", "PYTHON"))}
        return kept | settings

    def run(self, words: list[str], typed: str = "", **settings: str) -> str:
        """What a program prints that ends well."""
        done = subprocess.run(
            words,
            cwd=self._folder,
            env=self.settings(**settings),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{' '.join(words)}: code {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def size(self) -> float:
        """What it takes on the disk, in MiB."""
        return sum(file.lstat().st_blocks for file in self._folder.rglob("*")) * 512 / 2**20
