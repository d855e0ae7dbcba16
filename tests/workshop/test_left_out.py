"""What of our sources is not carried to the page: `workshop/inside/compile.py`."""

import ast
import json
import os
import re
from pathlib import Path

from insides import loaded

import prateria
from workshop.engine import engine_sources
from workshop.stdlib import named_only

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


MODULES = {
    "shelf.py": '''"""Barrel is a word here."""
import ast
from crate import Crate

__all__ = ["Barrel", "Shelf"]
HOOKS = {"iron": 3}
BOARDS = 4

class Barrel: "rolls"

@ast.copy
def rolled(): return Barrel

@ast.register
def counted(): pass

class Shelf(Crate):
    """Nothing of a Barrel."""
    def load(self):
        return self.lifted or getattr(self, "by_hand"), BOARDS
''',
    "crate.py": """class Crate: pass
def lifted(): return by_hook
def by_hook(): return by_rope
def by_rope(): return by_hook
def by_hand(): pass
def by_cart(): pass
def by_sledge(): pass
SLOW = by_sledge()
""",
    "starred.py": """__all__ = ["kept"]
def kept(): pass
def gone(): pass
one = 1; two = 2
""",
}


def test_of_the_library_ships_what_somebody_names(tmp_path):
    unnamed = loaded("unnamed")
    given = {"modules": MODULES, "others": ["from shelf import Shelf", "from starred import *"], "said": "by_cart x"}
    (tmp_path / "given.json").write_text(json.dumps(given))
    gone = unnamed.main({"given": os.path.relpath(tmp_path / "given.json", "/root")})
    lines = {path: source.splitlines() for path, source in MODULES.items()}
    assert {path: [lines[path][first - 1 : last] for first, last in places] for path, places in gone.items()} == {
        "shelf.py": [
            ['HOOKS = {"iron": 3}'],
            ['class Barrel: "rolls"'],
            ["@ast.copy", "def rolled(): return Barrel"],
        ],
        "starred.py": [["def gone(): pass"]],
    }, "two lines of one, and what anything registers, are left as they are"


def test_what_is_left_out_of_a_module_leaves_the_numbers_of_its_lines():
    source = b"def unheard_of():\n    return 1\n\ndef spoken_of():\n    return 2\n"
    left = named_only({"m.py": source}, [b"import m\nm.spoken_of()\n"])["m.py"]
    assert left.splitlines() == [b"", b"", *source.splitlines()[2:]]
