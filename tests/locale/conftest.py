"""Here the catalogues of the source tree are compiled, so that `Words` speaks all languages."""

import pkgutil

import pytest

from workshop.catalogues import compiled_catalogues


@pytest.fixture(scope="session", autouse=True)
def _spoken():
    compiled, patch = compiled_catalogues(), pytest.MonkeyPatch()
    patch.setattr(pkgutil, "get_data", lambda package, name: compiled[f"{package.replace('.', '/')}/{name}"])
    yield
    patch.undo()
