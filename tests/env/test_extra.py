"""Without the extra `research`."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo", "pyspiel"])
def test_a_missing_package_is_named_with_what_installs_it(package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import foghorn.env.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ImportError: foghorn.env needs “")
    assert 'pip install "foghorn[research]"' in last
