"""Compile the kernels where there is a C compiler; everything else is in pyproject.toml."""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError, CompileError

# Marks the files to compile, on a line of its own; they form one group, so that calls between them are native.
MARK = "# compiled"
OPT_LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "3")  # as in mypy's own build: 0 builds fast, 3 plays fast
COMPILED = [str(path) for path in sorted(Path("foghorn").rglob("*.py")) if MARK in path.read_text("utf-8").splitlines()]
LIBRARY = "foghorn"  # mypyc puts all code into foghorn__mypyc, and beside each file a module that loads it from there
NAMES = [f"{LIBRARY}__mypyc", *(".".join(Path(path).with_suffix("").parts) for path in COMPILED)]


class BuildPython(build_py):
    """Copies the package into an empty folder: files that an earlier build left there must not be included."""

    def run(self) -> None:
        shutil.rmtree(Path(self.build_lib) / "foghorn", ignore_errors=True)
        for library in Path(self.build_lib).glob("*__mypyc.*"):
            library.unlink()
        super().run()


class BuildKernels(build_ext):
    """Compiles every kernel or none: half of them would not load, and all of them run as plain Python too."""

    def run(self) -> None:
        outputs = [Path(path) for path in (*self.get_outputs(), *self.get_output_mapping().values())]
        try:
            self.translate()
            super().run()
            for output in outputs:
                if not output.is_file():
                    raise CompileError(f"it made no {output}")
        except SystemExit:  # mypyc has printed what is wrong
            if self.inplace:  # a build for developing the kernels must fail
                raise CompileError("mypyc refused the kernels, see above") from None
            self.stay_plain(outputs, "mypyc refused the kernels, see above")
        except (BaseError, CCompilerError) as problem:
            self.stay_plain(outputs, f"the C compiler is missing or failed: {problem}")

    def translate(self) -> None:
        """Have mypyc write the C files; only here, as it is slow and neither metadata nor an sdist needs them."""
        from mypyc.build import mypycify

        # Their imports are read only for types: a build does not need the dependencies of the rest of the package.
        options = ["--follow-imports=silent"]
        written = mypycify([*options, *COMPILED], opt_level=OPT_LEVEL, debug_level="0", group_name=LIBRARY)
        by_name = {extension.name: extension for extension in written}
        for extension in self.extensions:
            vars(extension).update(vars(by_name[extension.name]))
            if os.name == "posix":
                # Allows small functions to be inlined.
                extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]

    def stay_plain(self, outputs: list[Path], why: str) -> None:
        """Continue without compiled files, and remove those of an earlier build."""
        for output in outputs:
            output.unlink(missing_ok=True)
        self.warn(f"Foghorn is built as plain Python, which plays the same, only slower: {why}")
        self.distribution.ext_modules = self.extensions = []


class Wheel(bdist_wheel):
    """Has a tag that says whether the kernels were compiled."""

    def run(self) -> None:
        self.run_command("build")
        self.skip_build = True
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


setup(
    ext_modules=[Extension(name, []) for name in NAMES],
    cmdclass={"build_py": BuildPython, "build_ext": BuildKernels, "bdist_wheel": Wheel},
)
