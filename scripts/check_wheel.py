"""Build the wheel, install it where there is neither a compiler nor Node, play a game and look at the page from it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "foghorn"
SITE = PACKAGE / "site"
MADE = {".pyc", ".so", ".pyd"}  # by Python and by the compiler, for this machine


def run(*command: object, **environment: str) -> str:
    """Run a command, showing what it printed if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment or None)
    if done.returncode:
        sys.exit(f"{' '.join(str(word) for word in command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def check_contents(wheel: Path) -> None:
    """All of the package, the games' data and the page as it was built included, and nothing of an earlier build."""
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("foghorn/") and Path(name).suffix not in MADE}
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in MADE)
    there = {path.relative_to(ROOT).as_posix() for path in files}
    if packed != there:
        sys.exit(f"the wheel does not hold what the package does: {sorted(packed ^ there)}")
    if not (SITE / "index.html").is_file():
        sys.exit("the page was not built: make page")


def check_page(python: Path, **bare: str) -> int:
    """A server without Node shows the page with all that it asks for, and answers; the number of files."""
    command = [str(python), "-m", "foghorn", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=bare) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            (base,) = re.findall(r"http://localhost:\d+", said)
            page = urlopen(f"{base}/", timeout=20).read().decode()
            files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            for path in [*files, "/api/v1/health", "/api/v1/games"]:
                urlopen(f"{base}{path}", timeout=20).read()  # anything but a 200 raises
        finally:
            server.terminate()
    if 'id="app"' not in page or not any(path.endswith(".js") for path in files):
        sys.exit(f"this is not the page:\n{page}")
    return len(files)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", here, ROOT)
        (wheel,) = here.glob("*.whl")
        check_contents(wheel)
        venv.create(here / "venv", with_pip=False)
        python = here / "venv" / "bin" / "python"
        # The dependencies are those of the lock; uv finds them in its cache.
        tools = {**os.environ, "UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never"}
        uv = Path(sys.executable).parent / "uv"
        runtime = here / "runtime.txt"
        compile_lock = [uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", ROOT / "pyproject.toml"]
        run(*compile_lock, "--constraint", ROOT / "requirements.lock", "-o", runtime, **tools)
        run(uv, "pip", "install", "--quiet", "--require-hashes", "--python", python, "-r", runtime, **tools)
        run(uv, "pip", "install", "--quiet", "--no-deps", "--python", python, wheel, **tools)
        bare = {"PATH": str(python.parent), "HOME": folder, "FOGHORN_DATA": folder, "LANG": "C.UTF-8"}
        report = json.loads(run(python, "-m", "foghorn", "doctor", "--json", **bare))
        for game in report["games"]:
            trace = here / f"{game}.jsonl"
            play = [python, "-m", "foghorn", "simulate", game, "--seed", "1", "--games", "1", "--trace", trace]
            run(*play, "--decisions", **bare)
            print(run(python, "-m", "foghorn", "audit", trace, **bare).strip())
        compiled = sum(kernel["compiled"] for kernel in report["kernels"])
        print(f"{wheel.name}: installed and played without a compiler, {compiled} kernel files compiled")
        print(f"{wheel.name}: the page and its {check_page(python, **bare)} files came without Node")


if __name__ == "__main__":
    main()
