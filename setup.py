"""The rules are plain Python; where a C compiler is at hand, they are compiled too."""

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
PROCESSORS = os.cpu_count() or 1
URL = os.environ.get("DIGSITE_URL", "").rstrip("/")  # the release workflow knows where it runs


def compiled_modules() -> list[Path]:
    """Every .py that has a .pxd with C types beside it, except where that says it has none."""
    found = sorted(path for path in SOURCE.rglob("*.pxd") if path.with_suffix(".py").exists())
    return [
        path.with_suffix(".py")
        for path in found
        if not path.read_text("utf-8").startswith("# declarations only")
    ]


def forget_older_than_declarations() -> None:
    """Cython does not see that `from . cimport x` hangs on x.pxd: a new .pxd is news for all."""
    newest = max(path.stat().st_mtime for path in SOURCE.rglob("*.pxd"))
    for translated in Path("build").rglob("*.c"):
        if translated.stat().st_mtime < newest:
            translated.unlink()


def extensions() -> list[Extension]:
    if os.environ.get("DIGSITE_PURE") == "1" or sys.platform == "win32":
        return []  # Microsoft's compiler has no 128-bit numbers
    from Cython.Build import cythonize

    forget_older_than_declarations()
    flags = ["-O3", "-g0", *os.environ.get("DIGSITE_CFLAGS", "").split()]
    return cythonize(
        [
            Extension(
                ".".join(path.relative_to(SOURCE).with_suffix("").parts),
                [str(path)],
                extra_compile_args=flags,
                extra_link_args=["-s"] if sys.platform == "linux" else [],
            )
            for path in compiled_modules()
        ],
        compiler_directives={
            "language_level": 3,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "annotation_typing": False,
            "infer_types": True,
            "embedsignature": True,
        },
        build_dir="build",
        quiet=True,
        nthreads=PROCESSORS if sys.platform == "linux" else 0,  # elsewhere it would start us anew
    )


class AllOrNothing(build_ext):
    """All modules compiled, or none: then the .py files beside them are used."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or PROCESSORS

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # no compiler, no Python.h, a compiler that fails ...
            if os.environ.get("DIGSITE_REQUIRE_COMPILED") == "1":
                raise
            print(f"*** not compiled ({error}); digsite runs interpreted", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class TrueTag(bdist_wheel):
    """A wheel in which nothing is compiled is for every system (`py3-none-any`)."""

    def run(self) -> None:
        if self.distribution.has_ext_modules():
            self.run_command("build_ext")
            if not self.get_finalized_command("build_ext").extensions:
                self.distribution.ext_modules = []
                self.root_is_pure = True
        super().run()


page = runpy.run_path("scripts/package_page.py")
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "bdist_wheel": TrueTag},
    long_description=page["page"](Path("README.md").read_text("utf-8"), URL),
    long_description_content_type="text/markdown",
    project_urls=page["urls"](URL),
)
