"""`DIGSITE_PURE=1`: import the `.py` files even where compiled modules lie beside them."""

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


def install() -> None:
    """Make every module of the package load from its source."""
    sys.meta_path.insert(0, _SourceOnly())


class _SourceOnly:
    """Finds the modules of `digsite` as source files only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("digsite.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None
