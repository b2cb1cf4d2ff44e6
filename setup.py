"""The rules are plain Python; where a C compiler is at hand, they are compiled too."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")


def compiled_modules() -> list[Path]:
    """Every .py that has a .pxd with C types beside it, except where that says it has none."""
    found = sorted(path for path in SOURCE.rglob("*.pxd") if path.with_suffix(".py").exists())
    return [
        path.with_suffix(".py")
        for path in found
        if not path.read_text().startswith("# declarations only")
    ]


def extensions() -> list[Extension]:
    if os.environ.get("DIGSITE_PURE") == "1":
        return []
    from Cython.Build import cythonize

    flags = ["-O3", "-g0", *os.environ.get("DIGSITE_CFLAGS", "").split()]
    return cythonize(
        [
            Extension(
                ".".join(path.relative_to(SOURCE).with_suffix("").parts),
                [str(path)],
                extra_compile_args=flags,
                extra_link_args=["-s"],
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
    )


class AllOrNothing(build_ext):
    """All modules compiled, or none: then the .py files beside them are used."""

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


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
