"""Ships as `pyodide._package_loader`. Pyodide imports that at each start, for packages that are loaded while it runs,
and with it zipfile, shutil and tempfile. The table loads no packages: here stands what a start itself asks for.
"""

from site import getsitepackages

from pyodide_js import loadedPackages  # a memory can be kept only where this is held

__all__ = ["DSO_DIR", "SITE_PACKAGES", "init_loaded_packages", "loadedPackages"]


class _Folder:
    """The start asks each for its `__str__`, which text that goes over to JavaScript has no more."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """None are installed beforehand."""
