"""Tests see the helpers beside this file. Hypothesis, where it is installed, tries the same things each time.

All languages are spoken: the catalogues of the source tree are compiled, as a build has them in the package. Where only
some tests did that, others spoke English or not by which had run before them.
"""

import faulthandler
import gc
import os
import pkgutil
import sys
import time

import pytest

try:
    from hypothesis import settings

    from workshop.catalogues import compiled_catalogues
except ImportError:  # inside Pyodide, where the catalogues are in the package
    compiled_catalogues = None
else:
    settings.register_profile("steady", derandomize=True, deadline=None, database=None, max_examples=60)
    settings.load_profile("steady")


CIRCLE = 480
"""Seconds until a test that goes in a circle is ended and named, with what it did."""


class _Watch:
    """pytest's own watch over each test begins and ends a thread for it, which takes longer than most of the tests
    here: this one is wound up again once in a minute."""

    def __init__(self):
        self.out, self.wound = os.dup(2), 0.0

    def pytest_runtest_setup(self):
        if time.monotonic() - self.wound > 60:
            self.wound = time.monotonic()
            faulthandler.dump_traceback_later(CIRCLE, exit=True, file=self.out)

    def pytest_unconfigure(self):
        faulthandler.cancel_dump_traceback_later()


def pytest_configure(config):
    gc.set_threshold(50_000, 20, 100)  # tests leave hardly a circle: to look for them was a sixth of their time
    if sys.platform != "emscripten":  # no thread there could end anything
        config.pluginmanager.register(_Watch())


def pytest_collection_modifyitems(items):
    """Inside Pyodide whole games are played for the contract only: how players think is proved on CPython."""
    if sys.platform == "emscripten":
        items[:] = [one for one in items if "contract" in one.path.parts or not one.get_closest_marker("long")]


def pytest_collection_finish(session):
    gc.freeze()  # thousands of tests that stay to the end


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
