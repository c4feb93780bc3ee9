"""Build Foghorn as a new user would, with every Python found, with and without a compiler; install it and play.

Reads the checkout and writes only to a temporary folder; uv and pip take the locked packages from their caches.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from foghorn.cli.doctor import COMPILERS

ROOT = Path(__file__).parent.parent
COMPILED = {".so", ".pyd"}
PYTHONS = ("3.11", "3.12", "3.13")
# What a fresh checkout does not have.
MADE = shutil.ignore_patterns(".*", "node_modules", "build", "dist", "*.egg-info", "*.so", "*.pyd", "__pycache__")
UV = Path(sys.executable).parent / "uv"
# This checks whether it builds; how fast the compiled kernels play does not matter.
TOOLS = {**os.environ, "UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never", "MYPYC_OPT_LEVEL": "0"}
PROBE = "import sys, sysconfig; print(*sys.version_info[:2], sep='.'); print(sysconfig.get_path('include'))"


def run(*command: object, environment: dict[str, str] = TOOLS, cwd: Path | None = None) -> str:
    """Run a command, showing what it printed if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, env=environment, cwd=cwd)
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def find_pythons() -> dict[str, tuple[Path, bool]]:
    """Find an interpreter of each version, and whether it has the headers that a C compiler needs."""
    found = {}
    for version in PYTHONS:
        on_path = shutil.which(f"python{version}")
        of_pyenv = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"))
        for python in (Path(sys.executable), *([Path(on_path)] if on_path else []), *of_pyenv):
            probe = subprocess.run([python, "-c", PROBE], capture_output=True, text=True)
            if probe.returncode == 0 and probe.stdout.split()[0] == version:
                found[version] = (python, Path(probe.stdout.split()[1], "Python.h").is_file())
                break
    return found


def check_contents(names: Iterable[str], of: Path, source: Path) -> None:
    """Check that a package has all files of its source, with the games' data and the page, and nothing else."""
    packed = {name for name in names if name.startswith("foghorn/") and Path(name).suffix not in COMPILED}
    there = {path.relative_to(source).as_posix() for path in (source / "foghorn").rglob("*") if path.is_file()}
    if packed != there:
        sys.exit(f"{of.name} does not hold what its source does: {sorted(packed ^ there)}")


def files_of(wheel: Path) -> list[str]:
    """List what is in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


class Checker:
    """Builds, installs and plays in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / "source"
        shutil.copytree(ROOT, self.source, ignore=MADE)
        run(UV, "build", "--sdist", "--python", sys.executable, "--out-dir", folder, self.source)
        (self.sdist,) = folder.glob("*.tar.gz")
        with tarfile.open(self.sdist) as archive:
            files = [member.name.partition("/")[2] for member in archive if member.isfile()]
        check_contents(files, self.sdist, self.source)
        if "foghorn/site/index.html" not in files:
            sys.exit("the page is not built: make page")
        self.locked = folder / "locked.txt"
        compile_lock = [UV, "pip", "compile", "--quiet", "--universal", "--generate-hashes", ROOT / "pyproject.toml"]
        run(*compile_lock, "--constraint", ROOT / "requirements.lock", "--output-file", self.locked)

    def check_sdist(self, version: str, python: Path, compiled: bool) -> str:
        """Build a wheel from the source distribution with uv, compiled if this machine can."""
        folder = self.folder / version
        run(UV, "build", "--wheel", "--python", python, "--out-dir", folder, self.sdist)
        return self.check_wheel(folder, self.source, python, compiled)

    def check_checkout(self, python: Path) -> str:
        """Build a wheel from a checkout where there is neither a compiler nor the page, with pip."""
        folder = self.folder / "bare"
        checkout = folder / "checkout"
        shutil.copytree(self.source, checkout, ignore=shutil.ignore_patterns("site"))
        bare = {**os.environ, "PATH": str(folder), "CC": str(folder / "no-compiler")}
        run(python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, checkout, environment=bare)
        return self.check_wheel(folder, checkout, python, compiled=False)

    def check_wheel(self, folder: Path, source: Path, python: Path, compiled: bool) -> str:
        """Install the wheel where there is neither a compiler nor Node nor a checkout, and check that it works."""
        (wheel,) = folder.glob("*.whl")
        names = files_of(wheel)
        if wheel.name.endswith("-py3-none-any.whl") == compiled or any(".so" in name for name in names) != compiled:
            sys.exit(f"{wheel.name} should have {'compiled' if compiled else 'plain'} kernels and say so by its name")
        check_contents(names, wheel, source)
        page = (source / "foghorn" / "site").is_dir()
        run(UV, "venv", "--quiet", "--python", python, folder / "venv")
        home = folder / "home"
        home.mkdir()
        inside = folder / "venv" / "bin" / "python"
        install = [UV, "pip", "install", "--quiet", "--python", inside]
        run(*install, "--require-hashes", "--requirement", self.locked)
        run(*install, "--no-deps", wheel)
        bare = {"PATH": str(inside.parent), "HOME": str(home), "FOGHORN_DATA": str(home), "LANG": "C.UTF-8"}

        def foghorn(*words: object) -> str:
            return run(inside.parent / "foghorn", *words, environment=bare, cwd=home)

        report = json.loads(foghorn("doctor", "--json"))
        check_report(report, compiled, page)
        for game in report["games"]:
            foghorn("simulate", game, "--games", "1", "--seed", "1", "--trace", f"{game}.jsonl", "--decisions")
            foghorn("audit", f"{game}.jsonl")
        served = check_server(inside.parent / "foghorn", bare, page)
        played = " and ".join(report["games"])
        return f"{wheel.name}: kernels {'compiled' if compiled else 'plain'}, {played} played, {served}"


def check_report(report: dict[str, list[dict[str, object]]], compiled: bool, page: bool) -> None:
    """Check that `foghorn doctor` reports what was installed."""
    reasons = {kernel["reason"] for kernel in report["kernels"]}
    (told,) = (part["present"] for part in report["parts"] if part["name"] == "page")
    if reasons != ({None} if compiled else {"no-compiler"}) or told != page:
        sys.exit(f"foghorn doctor does not tell what is there:\n{json.dumps(report, indent=2)}")


def check_server(foghorn: Path, bare: dict[str, str], page: bool) -> str:
    """Check that a server answers, and serves the page with all its files or says how to get one."""
    with subprocess.Popen([foghorn, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True, env=bare) as server:
        try:
            assert server.stdout is not None
            (base,) = re.findall(r"http://localhost:\d+", server.stdout.readline())
            for path in ("/api/v1/health", "/api/v1/games"):
                urlopen(f"{base}{path}", timeout=20).read()  # anything but a 200 raises
            if not page:
                return check_advice(base, server.stdout.readline())
            index = urlopen(f"{base}/", timeout=20).read().decode()
            files = re.findall(r'(?:src|href)="(/[^"]+)"', index)
            for path in files:
                urlopen(f"{base}{path}", timeout=20).read()
        finally:
            server.terminate()
    if 'id="app"' not in index or not any(path.endswith(".js") for path in files):
        sys.exit(f"this is not the page:\n{index}")
    return f"the page served with its {len(files)} files"


def check_advice(base: str, said: str) -> str:
    """Check that both the terminal and the browser are told how to get a page."""
    try:
        shown = urlopen(f"{base}/", timeout=20).read().decode()
    except HTTPError as answer:
        shown = answer.read().decode()
    if not all("make dist" in text for text in (said, shown)):
        sys.exit(f"nobody says how to get the page:\n{said}{shown}")
    return "served without a page, saying how to get one"


def main() -> None:
    began = time.monotonic()
    compiler = any(shutil.which(name) for name in COMPILERS)
    pythons = find_pythons()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as workers:
        checker = Checker(Path(folder))
        checks = [
            workers.submit(checker.check_sdist, version, python, compiler and headers)
            for version, (python, headers) in pythons.items()
        ]
        checks.append(workers.submit(checker.check_checkout, Path(sys.executable)))
        for check in checks:
            print(check.result(), flush=True)
    print(f"tried with Python {', '.join(f'{version} ({python})' for version, (python, _) in pythons.items())}")
    if missing := [version for version in PYTHONS if version not in pythons]:
        print(f"not tried, because not on this machine: Python {', '.join(missing)}")
    print(f"installing was checked in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
