"""`foghorn doctor`: what this installation has, what it lacks and what that means."""

from __future__ import annotations

import importlib
import importlib.util
import os
import platform
import shutil
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

import msgspec

from .. import __version__, games
from ..core.game import game_keys
from ..i18n.words import LANGUAGES, words_for
from ..server.static_files import SITE, has_page
from .saves import games_folder
from .streams import print_document

MARK = "# compiled"  # a line of its own in every file that setup.py has compiled
COMPILERS = ("cc", "gcc", "clang", "cl")
# Programs and packages that some part of Foghorn uses if they are installed; any one of the names will do.
PROGRAMS: Mapping[str, tuple[str, ...]] = {
    "compiler": COMPILERS,
    "node": ("node",),
    "postgresql": ("postgres", "psql"),
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
}
PAGE = "page"
PACKAGES: Mapping[str, str] = {"rich": "rich", "openspiel": "pyspiel"}


class Kernel(msgspec.Struct, frozen=True):
    """A module that can be compiled, and the reason if it is not."""

    module: str
    compiled: bool
    reason: str | None


class Folder(msgspec.Struct, frozen=True):
    """Where games are kept."""

    path: str
    writable: bool


class Part(msgspec.Struct, frozen=True):
    """Something that may be installed or not."""

    name: str
    present: bool
    detail: str | None


class Report(msgspec.Struct, frozen=True):
    """The fields of `foghorn doctor --json`."""

    foghorn: str
    python: str
    platform: str
    kernels: list[Kernel]
    data: Folder
    parts: list[Part]
    languages: list[str]
    games: list[str]


def run(as_json: bool, language: str) -> int:
    """Examine the installation and print the report."""
    report = examine()
    if as_json:
        print_document(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print(in_words(report, language))
    return 0


def examine() -> Report:
    """Collect the whole report."""
    return Report(
        foghorn=__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=platform.platform(),
        kernels=[_kernel(module) for module in kernel_modules()],
        data=_folder(games_folder()),
        parts=[
            _page(),
            *(_package(*each) for each in PACKAGES.items()),
            *(_program(name) for name in PROGRAMS),
        ],
        languages=list(LANGUAGES),
        games=game_keys(),
    )


def kernel_modules() -> list[str]:
    """List every module that is marked to be compiled, including those of games from other folders."""
    package = Path(__file__).parents[1]
    elsewhere = [Path(folder) for folder in games.__path__ if Path(folder) != package / "games"]
    roots = [("foghorn", package), *(("foghorn.games", folder) for folder in elsewhere)]
    return [
        ".".join([name, *path.relative_to(root).with_suffix("").parts])
        for name, root in roots
        for path in sorted(root.rglob("*.py"))
        if MARK in path.read_text("utf-8").splitlines()
    ]


def _kernel(module: str) -> Kernel:
    file = importlib.import_module(module).__file__ or ""
    if file.endswith((".so", ".pyd")):
        return Kernel(module, True, None)
    if os.environ.get("FOGHORN_PURE") == "1":
        return Kernel(module, False, "asked")
    compiler = any(shutil.which(name) for name in COMPILERS)
    return Kernel(module, False, "not-built" if compiler else "no-compiler")


def _folder(path: Path) -> Folder:
    """Describe a folder; one that does not exist yet is as writable as its nearest existing parent."""
    nearest = next((each for each in (path, *path.parents) if each.exists()), path)
    return Folder(str(path), nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK))


def _package(name: str, module: str) -> Part:
    if importlib.util.find_spec(module) is None:
        return Part(name, False, None)
    owners = metadata.packages_distributions().get(module)
    return Part(name, True, metadata.version(owners[0]) if owners else None)


def find_program(name: str) -> str | None:
    """Return the path of a program, under any of its command names; None if it is not installed."""
    return next((path for command in PROGRAMS[name] if (path := shutil.which(command))), None)


def _program(name: str) -> Part:
    found = find_program(name)
    return Part(name, found is not None, found)


def _page() -> Part:
    built = has_page(SITE)
    return Part(PAGE, built, str(SITE) if built else None)


def in_words(report: Report, language: str) -> str:
    """Return the report for people."""
    words = words_for(language)
    lines = [
        words.say("doctor-versions", foghorn=report.foghorn, python=report.python, platform=report.platform),
        "",
        words.say("doctor-kernels"),
    ]
    for kernel in report.kernels:
        state = words.say("doctor-compiled" if kernel.compiled else f"doctor-plain-{kernel.reason}")
        lines.append(f"  {kernel.module:<42} {state}")
    writable = words.say("doctor-writable" if report.data.writable else "doctor-not-writable")
    lines += ["", words.say("doctor-data", path=report.data.path, writable=writable), "", words.say("doctor-parts")]
    for part in report.parts:
        state = words.say("doctor-present", detail=part.detail or "") if part.present else words.say("doctor-absent")
        lines.append(f"  {words.say(f'doctor-part-{part.name}'):<42} {state.strip()}")
    names = ", ".join(f"{LANGUAGES[code]} ({code})" for code in report.languages)
    lines += [
        "",
        words.say("doctor-languages", languages=names),
        words.say("doctor-games", games=", ".join(report.games)),
    ]
    return "\n".join(lines)
