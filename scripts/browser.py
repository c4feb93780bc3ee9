"""Print where Chromium is, for the browser tests; install it where that is possible, and fail where it is not.

python scripts/browser.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from foghorn.cli.doctor import PROGRAMS, find_program

PACKAGE = "chromium-headless-shell"
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", PACKAGE]
UPDATE = ["apt-get", "update"]


def tell(sentence: str) -> None:
    """Print a sentence to standard error; standard output is only for the answer."""
    print(f"browser: {sentence}", file=sys.stderr, flush=True)


def did(command: list[str]) -> bool:
    """Run a command and show its output; tell whether it succeeded."""
    tell(f"running {' '.join(command)}")
    surroundings = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdout=sys.stderr, env=surroundings).returncode == 0


def install() -> None:
    """Install Debian's package, if this is Debian and we are root; a fresh machine has no package list yet."""
    if not shutil.which("apt-get"):
        tell("there is no apt-get here to install it with")
    elif os.geteuid() != 0:
        tell(f"only root may install it: sudo {' '.join(INSTALL)}")
    elif not did(INSTALL):
        tell("that did not work; perhaps the list of packages is old")
        if did(UPDATE):
            did(INSTALL)


def main() -> int:
    if not find_program("chromium"):
        tell("Chromium is not here, and the browser tests need it")
        install()
    found = find_program("chromium")
    if found:
        print(found)
        return 0
    tell(f"FAILED: there is no Chromium; install one of {', '.join(PROGRAMS['chromium'])}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
