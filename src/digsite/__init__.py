"""Three archaeology board games, exact by their rules, at the speed of C."""

import os as _os

if _os.environ.get("DIGSITE_PURE") == "1":
    from digsite import _pure

    _pure.install()

__version__ = "0.1.0"

__all__ = ["__version__"]
