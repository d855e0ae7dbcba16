"""The benches of bots run in Pyodide too (`bots.mjs`), on what ships there."""

import ast
import re
from pathlib import Path

import pytest

from workshop.engine import WHEEL_ONLY

BENCH = Path(__file__).parents[2] / "py" / "workshop" / "bench"
TAKEN = [*re.findall(r'"(\w+)"', re.search(r"for \(const name of (\[.*?\])", (BENCH / "bots.mjs").read_text())[1])]
RUN = [*re.findall(r'"(\w+)"', re.search(r"BENCHES = (\[.*?\])", (BENCH / "bots.mjs").read_text())[1])]


def imported(path):
    return {
        node.module
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
    }


@pytest.mark.parametrize("name", sorted({*TAKEN, *RUN}))
def test_what_it_imports_is_there(name):
    needed = imported(BENCH / f"{name}.py")
    ours = {module for module in needed if module.startswith("prateria")}
    assert ours or name == "shares"
    assert [m for m in ours if f"{m.replace('.', '/')}/".startswith(WHEEL_ONLY)] == []
    beside = {module.rpartition(".")[2] for module in needed if module.startswith("workshop")}
    assert beside <= {*TAKEN, *RUN}
