"""Inside Pyodide: which modules of the standard library are loaded after a start and the imports given.

Arguments: {"imports": [module, ...], "lazy": [module, ...]}. Names that this Python does not have are passed over, as
code that imports them does, except the lazy ones: those are written down by hand and must exist.
"""

import contextlib
import importlib
import sys
from typing import Any


def main(arguments: Any) -> list[tuple[str, str]]:
    for name in arguments["imports"]:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for name in arguments["lazy"]:
        importlib.import_module(name)
    origins = {name: str(module.__spec__.origin) for name, module in sys.modules.items() if module.__spec__}
    return sorted((name, origin.split(".zip/", 1)[1]) for name, origin in origins.items() if ".zip/" in origin)
