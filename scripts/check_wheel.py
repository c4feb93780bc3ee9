"""Build the wheel, install it where there is neither a compiler nor Node, and play a game from it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run(*command: object, **environment: str) -> str:
    """Run a command, showing what it printed if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment or None)
    if done.returncode:
        sys.exit(f"{' '.join(str(word) for word in command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", here, ROOT)
        (wheel,) = here.glob("*.whl")
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
        report = run(python, "-m", "foghorn", "doctor", "--json", **bare)
        play = [python, "-m", "foghorn", "simulate", "what-the-fog", "--players", "4", "--seed", "1", "--games", "1"]
        run(*play, "--trace", here / "t.jsonl", "--decisions", **bare)
        print(run(python, "-m", "foghorn", "audit", here / "t.jsonl", **bare).strip())
        compiled = '"compiled": true' in report
        print(f"{wheel.name}: installed and played without a compiler, kernel {'compiled' if compiled else 'plain'}")


if __name__ == "__main__":
    main()
