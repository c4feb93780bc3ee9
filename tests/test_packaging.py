"""Building a wheel: every kernel compiled or none, and nothing left of an earlier build."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# Stands in for mypyc, which takes long: every kernel is an empty module, unless something is wrong.
MYPYC = """
from pathlib import Path
from setuptools import Extension
def mypycify(paths, *, group_name, **options):
    names = [group_name + "__mypyc", *(path.removesuffix(".py").replace("/", ".") for path in paths)]
    return [Extension(name, [write(name)], extra_compile_args=[]) for name in names]
def write(name):
    file, last = Path("build", name + ".c"), name.split(".")[-1]
    file.parent.mkdir(exist_ok=True)
    file.write_text(TEXT.replace("NAME", last))
    return str(file)
TEXT = '''
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "NAME"};
PyMODINIT_FUNC PyInit_NAME(void) { return PyModule_Create(&module); }
'''
"""
needs_compiler = pytest.mark.skipif(
    not (shutil.which("cc") and Path(sysconfig.get_path("include"), "Python.h").is_file()),
    reason="no C compiler, or nothing of Python's for it",
)


class Checkout:
    """A copy of what is packed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "checkout"
        unmade = shutil.ignore_patterns("site", "*.so", "__pycache__", "escape")  # one game is enough
        shutil.copytree(ROOT / "foghorn", self.folder / "foghorn", ignore=unmade)
        for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
            shutil.copy(ROOT / name, self.folder)
        self.mypyc(MYPYC)

    def mypyc(self, code: str) -> None:
        """Put another mypyc in place of the real one."""
        package = self.folder.parent / "tools" / "mypyc"
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").write_text("")
        (package / "build.py").write_text(code)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Call setup.py with a PATH and a compiler of its own."""
        return subprocess.run(
            [sys.executable, "setup.py", "-q", *command],
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(self.folder.parent / "tools"), **environment},
            capture_output=True,
            text=True,
        )

    def wheel(self, **environment: str) -> tuple[str, set[str], str]:
        """Build a wheel: its tag, what is in it and what was said."""
        shutil.rmtree(self.folder / "dist", ignore_errors=True)
        done = self.run("bdist_wheel", **environment)
        assert done.returncode == 0, done.stderr
        (wheel,) = (self.folder / "dist").iterdir()
        with zipfile.ZipFile(wheel) as archive:
            return wheel.stem.split("-", 2)[2], set(archive.namelist()), done.stdout + done.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def compiled(names: set[str]) -> set[str]:
    """Of some files those that are compiled, without what their platform adds to their names."""
    return {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}


@needs_compiler
def test_with_a_compiler_a_wheel_has_every_kernel_and_is_for_this_platform(checkout: Checkout) -> None:
    tag, names, _ = checkout.wheel()
    assert tag.startswith("cp3")
    assert {"foghorn__mypyc", "foghorn/core/chance", "foghorn/games/what_the_fog/state"} <= compiled(names)
    assert {f"{name}.py" for name in compiled(names)} - names == {"foghorn__mypyc.py"}


def broken(folder: Path, script: str) -> str:
    """Write a C compiler that does not do its work."""
    compiler = folder / "compiler"
    compiler.write_text(f"#!/bin/sh\n{script}\n")
    compiler.chmod(0o755)
    return str(compiler)


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(None, id="missing"),
        pytest.param("exit 1", id="failing"),
        pytest.param("exit 0", id="idle"),
        pytest.param(
            'case "$*" in *position*) exit 1;; esac; exec cc "$@"', marks=needs_compiler, id="failing half-way"
        ),
    ],
)
def test_without_a_working_compiler_a_wheel_is_plain_and_for_everybody(
    checkout: Checkout, tmp_path: Path, script: str | None
) -> None:
    compiler = broken(tmp_path, script) if script else str(tmp_path / "nowhere")
    tag, names, said = checkout.wheel(CC=compiler)
    assert (tag, compiled(names)) == ("py3-none-any", set())
    assert "foghorn/games/what_the_fog/state.py" in names
    assert "plain Python" in said


def test_an_error_that_mypyc_finds_leaves_a_plain_wheel_and_stops_who_works_on_the_kernels(checkout: Checkout) -> None:
    checkout.mypyc('import sys\ndef mypycify(*paths, **options): sys.exit("state.py:1: error: no such type")\n')
    tag, names, said = checkout.wheel()
    assert (tag, compiled(names)) == ("py3-none-any", set())
    assert "mypyc refused the kernels" in said
    in_place = checkout.run("build_ext", "--inplace")
    assert in_place.returncode != 0
    assert "mypyc refused the kernels" in in_place.stderr


@needs_compiler
def test_kernels_compiled_in_place_go_when_they_cannot_be_compiled_anew(checkout: Checkout, tmp_path: Path) -> None:
    def in_place() -> set[str]:
        return compiled({path.relative_to(checkout.folder).as_posix() for path in checkout.folder.glob("[!b]*/**/*")})

    assert checkout.run("build_ext", "--inplace").returncode == 0
    assert "foghorn/core/state" in in_place()
    assert checkout.run("build_ext", "--inplace", "--force", CC=broken(tmp_path, "exit 1")).returncode == 0
    assert in_place() == set()


def test_nothing_of_an_earlier_build_comes_along(checkout: Checkout, tmp_path: Path) -> None:
    site = checkout.folder / "foghorn" / "site"
    site.mkdir()
    (site / "old.js").write_text("")
    (checkout.folder / "foghorn" / "old.py").write_text("")
    _, before, _ = checkout.wheel()
    (site / "old.js").rename(site / "new.js")
    (checkout.folder / "foghorn" / "old.py").unlink()
    _, after, _ = checkout.wheel(CC=str(tmp_path / "nowhere"))
    assert {"foghorn/site/old.js", "foghorn/old.py"} <= before
    assert {name for name in after if "old." in name} | compiled(after) == set()
    assert "foghorn/site/new.js" in after


def test_an_isolated_build_uses_the_versions_of_the_lock() -> None:
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    locked = dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    for requirement in requires:
        name, version = re.sub(r"\[.*\]", "", requirement).split("==")
        assert locked[name] == version, f"pyproject.toml wants {requirement}, requirements.lock has {locked[name]}"
