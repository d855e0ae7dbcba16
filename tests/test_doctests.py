"""The worked examples in the docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import prateria

NAMES = [module.name for module in pkgutil.walk_packages(prateria.__path__, "prateria.")]


@pytest.mark.parametrize("name", NAMES)
def test_examples_of(name):
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and error.name.partition(".")[0] in ("js", "pyodide", "pyscript"):
            pytest.skip("runs in the browser only")
        if name.startswith("prateria.envs."):
            pytest.skip("needs what make test-envs brings")
        raise
    assert doctest.testmod(module).failed == 0


def test_there_are_examples():
    found = doctest.DocTestFinder()
    assert sum(bool(test.examples) for test in found.find(importlib.import_module("prateria.core.rng"))) == 1
