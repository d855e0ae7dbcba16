"""The modules of `workshop/inside`, which run in Pyodide, loaded here."""

import importlib.util
import sys
from types import ModuleType

from workshop.paths import INSIDE

__all__ = ["loaded"]


def loaded(name: str) -> ModuleType:
    """`compile`: what `compile.py` has, under a name that is nobody else's."""
    spec = importlib.util.spec_from_file_location(f"{name}_here", INSIDE / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.path.append(str(INSIDE))  # after all else: some of them go by names of the library's
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(INSIDE))
    return module
