"""Does each attack's test notice when its defence is gone? Take them away one at a time, in a copy; a test must fail.

python scripts/soak_defences.py
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "server" / "defences.toml"
COPIED = ("foghorn", "tests", "scripts", "web", "docs", "pyproject.toml")
SECONDS = 300.0
NOTICED = "noticed"
ENDS = {0: "pass", 1: "fail"}  # exit codes, of pytest and of vitest; any other means that no test was asked


def end_of(folder: Path, defence: dict[str, Any]) -> str:
    """Run the tests of a defence in a copy of the repository; say how they end."""
    tests: list[str] = defence["tests"]
    if defence["file"].startswith("web/"):
        command, where = ["npx", "vitest", "run", *tests], folder / "web"
    else:
        options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0"]
        command, where = [sys.executable, "-m", "pytest", *options, *tests], folder
    surroundings = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run(command, cwd=where, env=surroundings, stdout=quiet, stderr=quiet, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "hang"
    return ENDS.get(done.returncode, f"exit with {done.returncode}")


def copy_to(folder: Path) -> None:
    """Copy the repository, with what was compiled and installed for the page."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            skip = shutil.ignore_patterns("__pycache__", "node_modules")
            shutil.copytree(source, folder / name, ignore=skip)
        else:
            shutil.copy(source, folder)
    modules = ROOT / "web" / "node_modules"
    if modules.exists():
        (folder / "web" / "node_modules").symlink_to(modules)


def verdict_of(folder: Path, defence: dict[str, Any], sound: set[tuple[str, ...]]) -> str:
    """Take a defence away and put it back; say what its tests did."""
    file, tests = folder / defence["file"], tuple(defence["tests"])
    if tests not in sound:
        end = end_of(folder, defence)
        if end != "pass":
            return f"WITH IT, TESTS {end.upper()}"
        sound.add(tests)
    text = file.read_text("utf-8")
    if text.count(defence["old"]) != 1:
        return "NOT FOUND"
    file.write_text(text.replace(defence["old"], defence["new"]), "utf-8")
    try:
        end = end_of(folder, defence)
        return NOTICED if end == "fail" else f"NOT NOTICED, TESTS {end.upper()}"
    finally:
        file.write_text(text, "utf-8")


def main() -> int:
    """Return the exit code: 0 if every attack's test notices."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="attacks with these words in their name")
    asked = parser.parse_args()
    listed: list[dict[str, Any]] = tomllib.loads(LIST.read_text("utf-8"))["defence"]
    defences = [each for each in listed if asked.only in each["attack"]]
    begin, sound, good = time.monotonic(), set[tuple[str, ...]](), 0
    columns = (TextColumn("defences"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory(prefix="foghorn-defences-") as name, Progress(*columns) as progress:
        copy_to(Path(name))
        task = progress.add_task("defences", total=len(defences))
        for defence in defences:
            verdict = verdict_of(Path(name), defence, sound)
            good += verdict == NOTICED
            print(f"{verdict}: {defence['attack']}", flush=True)
            progress.advance(task)
    seconds = time.monotonic() - begin
    print(f"{good} of {len(defences)} defences are noticed by a test when they are gone ({seconds:.0f} s)")
    return 0 if good == len(defences) else 1


if __name__ == "__main__":
    sys.exit(main())
