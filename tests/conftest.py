"""Tests see the helpers beside this file. Hypothesis, where it is installed, tries the same things each time.

All languages are spoken: the catalogues of the source tree are compiled, as a build has them in the package. Where only
some tests did that, others spoke English or not by which had run before them.
"""

import pkgutil

import pytest

try:
    from hypothesis import settings

    from workshop.catalogues import compiled_catalogues
except ImportError:  # inside Pyodide, where the catalogues are in the package
    compiled_catalogues = None
else:
    settings.register_profile("steady", derandomize=True, deadline=None, database=None, max_examples=60)
    settings.load_profile("steady")


@pytest.fixture(scope="session", autouse=True)
def _all_languages():
    if compiled_catalogues is None:
        yield
        return
    compiled, patch, usual = compiled_catalogues(), pytest.MonkeyPatch(), pkgutil.get_data

    def get_data(package, name):
        found = compiled.get(f"{package.replace('.', '/')}/{name}")
        return usual(package, name) if found is None else found

    patch.setattr(pkgutil, "get_data", get_data)
    yield
    patch.undo()
