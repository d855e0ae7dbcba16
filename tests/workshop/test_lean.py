"""Pyodide without what only binary extensions ask of it."""

import re

import pytest

from workshop.lean import GLUE, STOCK, WASM, lean_glue, lean_runtime, recipe
from workshop.site import RUNTIME

LOADER = "e.HEAPU32[e._Py_Version>>>2]"


def stock() -> str:
    return (STOCK / GLUE).read_text(encoding="utf-8")


def test_the_glue_takes_what_it_or_the_loader_names_and_nothing_else() -> None:
    glue, exports = lean_glue(stock(), LOADER)
    assert {"__main_argc_argv", "malloc", "memory", "__indirect_function_table", "Py_Version"} <= set(exports)
    assert "PyObject_GetAttrString" not in exports  # an extension would ask for it, nobody here does
    taken = re.search(r"function assignWasmExports\(wasmExports\)\{(.*?)\}", glue, re.DOTALL)
    assert taken
    assert set(re.findall(r'wasmExports\["([\w$]+)"\]', taken[1])) <= set(exports)
    assert len(exports) < 200
    assert "Py_Version" not in lean_glue(stock(), "")[1]


def test_a_glue_of_another_kind_stops_the_build() -> None:
    with pytest.raises(SystemExit, match="in another way"):
        lean_glue("var nothing;", LOADER)
    with pytest.raises(SystemExit, match="in another way"):
        lean_glue(stock().replace('_malloc=Module["_malloc"]=', "_malloc=made("), LOADER)


def test_glue_and_binary_are_smaller_and_have_an_address_of_their_own() -> None:
    made = lean_runtime()
    for name in (GLUE, WASM):
        assert len(made[name]) < 0.92 * (STOCK / name).stat().st_size
    assert made[WASM][:4] == b"\0asm"
    assert RUNTIME.endswith(recipe())
