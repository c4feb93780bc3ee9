"""Does a test notice? Small changes are made to the kernel, one at a time, and its tests run against each.

A change that no test notices survives. A game's `mutants.toml`, beside its tests, says which files are changed and
which tests should notice, and lists with the reason the survivors that change nothing anyone could see; any other
survivor is a gap in the tests, and this fails.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Kernel:
    """What is changed, and the tests that should notice.

    Each stage runs only if the one before noticed nothing: positions rule by rule, everything quick, whole games.
    """

    folder: Path
    tests: Path
    files: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]
    survivors: tuple[dict[str, str], ...]

    def sources(self, files: Sequence[str] = ()) -> dict[str, bytes]:
        return {file: (ROOT / self.folder / file).read_bytes() for file in files or self.files}

    def known(self) -> dict[tuple[str, str, str], str]:
        """Return the survivors that change nothing, and why."""
        return {(each["file"], each["original"], each["mutated"]): each["reason"] for each in self.survivors}


def kernel_in(file: Path) -> Kernel:
    """Read a game's `mutants.toml`."""
    told, name = tomllib.loads(file.read_text("utf-8")), file.parent.name
    return Kernel(
        folder=Path("foghorn") / "games" / name,
        tests=file.parent.relative_to(ROOT),
        files=tuple(told["files"]),
        stages=tuple(tuple(stage) for stage in told["stages"]),
        survivors=tuple(told.get("mutant", ())),
    )


KERNELS = {
    file.parent.name.replace("_", "-"): kernel_in(file) for file in sorted(ROOT.glob("tests/games/*/mutants.toml"))
}
PATIENCE = 10  # a stage that takes so many times longer than usual has an endless game: that counts as noticed

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
}
OPERATORS: dict[type[ast.operator], tuple[str, tuple[str, ...]]] = {
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("+",)),
    ast.FloorDiv: ("//", ("%",)),
    ast.Mod: ("%", ("//",)),
    ast.RShift: (">>", ("<<",)),
    ast.BitAnd: ("&", ("|",)),
    ast.BitXor: ("^", ("|",)),
}


@dataclass(frozen=True)
class Mutant:
    """One change: bytes `start` to `end` of a file become something else."""

    file: str
    line: int
    start: int
    end: int
    new: bytes

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new + source[self.end :]

    def fingerprint(self, source: bytes) -> tuple[str, str, str]:
        """Return how a list of known survivors identifies it: the file, and the line before and after."""
        before, after = (text.splitlines()[self.line - 1].strip().decode() for text in (source, self.apply(source)))
        return self.file, before, after


class Sites:
    """Where a source can be changed, and into what."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def all(self) -> list[Mutant]:
        """List every change, in the order of the source."""
        tree = ast.parse(self.source)
        found = [mutant for node in _code(tree) for mutant in self._of(node)]
        return sorted(set(found), key=lambda mutant: (mutant.start, mutant.end, mutant.new))

    def _of(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Compare():
                operands = [node.left, *node.comparators]
                for left, comparison, right in zip(operands, node.ops, operands[1:], strict=False):
                    if type(comparison) in COMPARISONS:
                        yield from self._between(left, right, *COMPARISONS[type(comparison)])
            case ast.BinOp() if type(node.op) in OPERATORS:
                yield from self._between(node.left, node.right, *OPERATORS[type(node.op)])
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield from self._between(left, right, old, (new,))
            case ast.UnaryOp(op=ast.Not()):
                yield self._replace(node, ast.unparse(node.operand))
            case ast.Constant(value=bool() as value):
                yield self._replace(node, str(not value))
            case ast.Constant(value=int() as value):
                yield self._replace(node, str(value + 1))
                yield self._replace(node, f"({value - 1})" if value == 0 else str(value - 1))
            case ast.Call(args=[first, second, *_]) if ast.dump(first) != ast.dump(second):
                a, b = (ast.unparse(each) for each in (first, second))
                yield self._mutant(first.lineno, self._start(first), self._end(second), f"{b}, {a}")
            case ast.If() | ast.While() | ast.IfExp():
                yield self._replace(node.test, f"(not ({ast.unparse(node.test)}))")
            case ast.AugAssign():
                if type(node.op) in OPERATORS:
                    yield from self._between(node.target, node.value, *OPERATORS[type(node.op)])
                yield self._replace(node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Expr(value=ast.Call()):
                yield self._replace(node, "pass")
            case ast.Return(value=None):
                yield self._replace(node, "pass")

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def _replace(self, node: ast.expr | ast.stmt, new: str) -> Mutant:
        return self._mutant(node.lineno, self._start(node), self._end(node), new)

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: tuple[str, ...]) -> Iterator[Mutant]:
        gap = self.source[self._end(left) : self._start(right)]
        at = self._end(left) + gap.index(old.encode())
        line = self.source.count(b"\n", 0, at) + 1
        for each in new:
            yield self._mutant(line, at, at + len(old), each)

    def _mutant(self, line: int, start: int, end: int, new: str) -> Mutant:
        return Mutant(self.file, line, start, end, new.encode())


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """Yield every node that runs: no annotations, no imports, no bases of classes."""
    yield node
    skipped = ("bases", "keywords") if isinstance(node, ast.ClassDef) else ("annotation", "returns", "decorator_list")
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Import | ast.ImportFrom | ast.arguments):
                yield from _code(child)


class Workshop:
    """A copy of the package and its tests in which one file at a time is changed."""

    def __init__(self, kernel: Kernel, folder: Path) -> None:
        self.kernel, self.folder = kernel, folder
        skip = shutil.ignore_patterns("*.so", "__pycache__", ".hypothesis")
        for name in ("foghorn", "tests", "scripts"):
            shutil.copytree(ROOT / name, folder / name, ignore=skip)
        shutil.copy(ROOT / "pyproject.toml", folder)

    def limits(self) -> list[float]:
        """Measure how long each stage takes without any change; return how long each may take."""
        found = []
        for stage in self.kernel.stages:
            begin = time.monotonic()
            if not self.passes(stage, None):
                sys.exit("The tests fail without any change; mend that first.")
            found.append(PATIENCE * (time.monotonic() - begin))
        return found

    def notices(self, mutant: Mutant, source: bytes, limits: list[float]) -> bool:
        """Tell whether a test fails once the change is made."""
        self._write(mutant.file, mutant.apply(source))
        try:
            return not all(self.passes(stage, limit) for stage, limit in zip(self.kernel.stages, limits, strict=True))
        finally:
            self._write(mutant.file, source)

    def _write(self, file: str, text: bytes) -> None:
        target = self.folder / self.kernel.folder / file
        target.write_bytes(text)
        # Two changes within a second can have the same size: the old bytecode would be used again.
        for stale in (target.parent / "__pycache__").glob(f"{target.stem}.*"):
            stale.unlink()

    def passes(self, names: Sequence[str], seconds: float | None) -> bool:
        files = [str(self.kernel.tests / f"test_{name}.py") for name in names]
        options = ["-x", "-q", "--no-header", "--hypothesis-seed=0", "-p", "no:cacheprovider", "-p", "no:xdist"]
        try:
            finished = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *files],
                cwd=self.folder,
                env=os.environ | {"FOGHORN_PURE": "1", "PYTHONPATH": str(self.folder)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired:
            return False
        return finished.returncode == 0


def survivors(
    kernel: Kernel, mutants: list[Mutant], sources: dict[str, bytes], jobs: int, folder: Path
) -> list[Mutant]:
    """List the changes that no test notices, in the order of the source."""
    workshops: queue.Queue[Workshop] = queue.Queue()
    for number in range(jobs):
        workshops.put(Workshop(kernel, folder / str(number)))
    first = workshops.get()
    limits = first.limits()
    workshops.put(first)
    columns = (TextColumn("mutants"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress, ThreadPoolExecutor(jobs) as pool:
        bar = progress.add_task("mutants", total=len(mutants))

        def lives(mutant: Mutant) -> bool:
            workshop = workshops.get()
            try:
                return not workshop.notices(mutant, sources[mutant.file], limits)
            finally:
                workshops.put(workshop)
                progress.advance(bar)

        return [mutant for mutant, alive in zip(mutants, pool.map(lives, mutants), strict=True) if alive]


def show(kernel: Kernel, mutant: Mutant, source: bytes) -> str:
    """Format the change as a diff without context."""
    before, after = (text.decode().splitlines() for text in (source, mutant.apply(source)))
    lines = list(difflib.unified_diff(before, after, n=0, lineterm=""))[3:]
    return "\n".join([f"{kernel.folder / mutant.file}:{mutant.line}", *("  " + line for line in lines)])


def try_out(key: str, count: int, seed: int, jobs: int, files: Sequence[str]) -> int:
    """Try changes to one game's kernel; return how many are neither noticed by a test nor explained."""
    kernel, begin = KERNELS[key], time.monotonic()
    sources = kernel.sources(files)
    sites = [mutant for file, source in sources.items() for mutant in Sites(file, source).all()]
    few = 0 < count < len(sites)
    chosen = random.Random(seed).sample(range(len(sites)), count if few else len(sites))
    mutants = [sites[at] for at in sorted(chosen)]
    with tempfile.TemporaryDirectory() as folder:
        alive = survivors(kernel, mutants, sources, jobs, Path(folder))
    reasons = kernel.known()
    gaps = [mutant for mutant in alive if mutant.fingerprint(sources[mutant.file]) not in reasons]
    for mutant in alive:
        reason = reasons.get(mutant.fingerprint(sources[mutant.file]))
        print(f"{'explained' if reason else 'SURVIVED'}: {show(kernel, mutant, sources[mutant.file])}")
        if reason:
            print(f"  {reason}")
    print(
        f"mutants of {key}: {len(mutants)} of {len(sites)}, {len(mutants) - len(alive)} noticed,"
        f" {len(alive) - len(gaps)} explained, {len(gaps)} survived ({time.monotonic() - begin:.0f} s)"
    )
    return len(gaps)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=KERNELS, nargs="+", default=list(KERNELS), help="whose kernel")
    parser.add_argument("--count", type=int, default=300, help="how many changes to try; 0 tries all there are")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--files", nargs="+", default=[], help="files of the game's folder")
    wanted = parser.parse_args()
    gaps = [try_out(key, wanted.count, wanted.seed, wanted.jobs, wanted.files) for key in wanted.game]
    return 1 if any(gaps) else 0


if __name__ == "__main__":
    sys.exit(main())
