"""The way into the command."""

from __future__ import annotations

import subprocess
import sys

STOPPED_WHILE_LOADING = """
import sys

class Stopped:
    def find_spec(self, name, path=None, target=None):
        if name == "foghorn.cli.app":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stopped())
from foghorn.__main__ import main
sys.exit(main())
"""


def test_ctrl_c_while_the_command_is_being_loaded_ends_it_quietly() -> None:
    done = subprocess.run([sys.executable, "-c", STOPPED_WHILE_LOADING], capture_output=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
