"""What of our sources is not carried to the page: `workshop/inside/compile.py`."""

import ast
import re
from pathlib import Path

from insides import loaded

import prateria
from workshop.engine import engine_sources

SOURCE = """
from collections.abc import Callable, Sequence
from math import inf, pi, tau
from typing import Any

__all__ = ["far", "pi"]
LEAST: float = 3.0

def far(x: float, how: Callable[[Any], tau]) -> float:
    return x + LEAST if isinstance(x, Sequence) or x < inf else x
"""


def test_types_and_lists_of_names_are_left_out_and_the_rest_works():
    compiling = loaded("compile")
    tree = ast.fix_missing_locations(compiling.WithoutTypes().visit(ast.parse(SOURCE)))
    text = ast.unparse(tree)
    assert "__all__" not in text
    assert "float" not in text
    imported = [line for line in text.splitlines() if "import" in line]
    assert imported == ["from collections.abc import Sequence", "from math import inf, pi"], "what is still of use"
    names: dict[str, object] = {}
    exec(compile(tree, "far.py", "exec"), names)
    assert eval("far(1, None)", names) == 4.0


def test_nothing_of_ours_asks_for_all_names_of_a_module():
    for path in Path(prateria.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            assert not (isinstance(node, ast.ImportFrom) and node.names[0].name == "*"), path


LOCAL = """
def sums(first, *more, start=0, **named):
    total = [start]
    def add(number):
        doubled = number * 2
        total[0] += doubled
        return doubled + first
    parts = [add(number) for number in (first, *more)]
    try:
        found = named["key"]
    except KeyError as error:
        found = str(error)
    return total, parts, found
"""


def test_what_is_local_to_a_function_goes_by_numbers_and_works_as_before():
    code = compile(LOCAL, "sums.py", "exec")
    names: dict[str, object] = {}
    exec(loaded("compile").with_numbers(code), names)
    result = eval("sums(1, 2, start=4, key=3), sums(1)", names)
    assert result == (([10], [3, 5], 3), ([2], [3], "'key'"))
    said = eval("sums.__code__.co_varnames", names)
    assert said[:4] == ("first", "start", "more", "named")
    assert all(map(str.isdecimal, said[4:]))
    assert said[4:]


def test_nothing_of_ours_asks_for_the_names_of_what_is_local():
    asks = re.compile(r"\b(locals|vars|dir)\(\)|f_locals|co_varnames")
    for name, source in engine_sources().items():
        assert not asks.search(source.decode()), name
