"""Sizes of text have names (`view/letters.py`): what is measured is drawn by the same one, and a step is changed once.

Followed is each size that a text is drawn in (`font_size`) or measured by (`view/measure.py`): back to where a name was
given its value, and from the parameter of a function to what it is called with, in the same file or another. A size
that is computed from a box or from another size may be; a plain number may not, nor as the bound of a computed one. A
picture with a measure of its own has its sizes as constants of its file.
"""

import ast
from pathlib import Path

import pytest

from prateria.view import letters

PY = Path(__file__).parents[2] / "py"
PACKAGE = PY / "prateria"
TEMPLATE = PY / "workshop" / "newgame" / "template"
FILES = sorted(
    path
    for folder in (
        "prateria/view",
        "prateria/games/*/table",
        "prateria/games/*/teaching",
        f"{TEMPLATE.relative_to(PY)}/*",
    )
    for root in PY.glob(folder)
    for path in root.rglob("*.py")
)
MEASURING = {"fit": 2, "fitting": 2, "wrap": 2, "width": 1}
"""The functions of `view/measure.py`, and which of their arguments is the size."""
PASSING = {"min", "max", "round", "next", "float", "int"}
"""Calls that give back what they are given."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Source:
    """A file: its functions, and what it imports by name, with where that stands. `sizes`: of its functions those
    parameters, by number, that are sizes of text."""

    def __init__(self, name, text):
        self.tree = ast.parse(text)
        self.home = {}  # the function in which a node stands; of nested ones the innermost
        self.functions = {}
        for function in ast.walk(self.tree):
            if isinstance(function, Function):
                self.functions[function.name] = function
                self.home |= dict.fromkeys(ast.walk(function), function)
        self.imported = {
            alias.asname or alias.name: (module_of(name, node), alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        self.sizes = {}

    def calls(self):
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                yield node, node.func.id if isinstance(node.func, ast.Name) else ""


def module_of(name, node):
    """From where `name` imports something: view/plate for `from prateria.view.plate import head`."""
    above = name.split("/")[: -node.level] if node.level else []
    return "/".join([*above, *(node.module or "").removeprefix("prateria.").split(".")])


def parameters(function):
    return [*function.args.posonlyargs, *function.args.args]


def handed(call, number, name):
    """What a call hands to a parameter, by its place or its name; None where that has its default."""
    if number is not None and number < len(call.args) and not any(isinstance(a, ast.Starred) for a in call.args):
        return call.args[number]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def sizes_in(source, sources):
    """All that stands for a size of text in a file."""
    for call, name in source.calls():
        found = handed(call, None, "font_size")
        module, original = source.imported.get(name, ("", ""))
        if module == "view/measure" and original in MEASURING:
            found = handed(call, MEASURING[original], "size")
        if found is not None:
            yield found
        there = source if name in source.functions else sources.get(module)
        for number, parameter in (there.sizes.get(original or name, {}) if there else {}).items():
            found = handed(call, number, parameter)
            if found is not None:
                yield found
    for name, wanted in source.sizes.items():
        function = source.functions[name]
        first = len(parameters(function)) - len(function.args.defaults)
        yield from (function.args.defaults[number - first] for number in wanted if number >= first)


def given(source, name, node):
    """The values that a name is given in the function in which a node stands."""
    for part in ast.walk(source.home[node]) if node in source.home else ():
        if isinstance(part, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr) and part.value is not None:
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            yield from (value for target in targets for value in unpacked(target, part.value, name))
        elif isinstance(part, ast.For | ast.comprehension):
            yield from unpacked(part.target, part.iter, name)


def unpacked(target, value, name):
    """Of what is assigned to one name, or to several at once, the part for that name."""
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if isinstance(value, ast.IfExp):
        return [*unpacked(target, value.body, name), *unpacked(target, value.orelse, name)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        pairs = zip(target.elts, value.elts, strict=True)
        return [found for one, part in pairs for found in unpacked(one, part, name)]
    return []


def followed(source, node, seen):
    """The numbers from which a size comes, and the parameters, as ast.Constant and ast.arg."""
    if node in seen:
        return
    seen.add(node)
    if isinstance(node, ast.Constant):
        if isinstance(node.value, int | float) and node.value:
            yield node
    elif isinstance(node, ast.IfExp):
        for part in (node.body, node.orelse):
            yield from followed(source, part, seen)
    elif isinstance(node, ast.Tuple | ast.List):
        for part in node.elts:
            yield from followed(source, part, seen)
    elif isinstance(node, ast.GeneratorExp):
        yield from followed(source, node.elt, seen)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PASSING:
        for part in node.args[:1] if node.func.id == "round" else node.args:
            yield from followed(source, part, seen)
    elif isinstance(node, ast.Name) and node in source.home:
        for value in given(source, node.id, node):
            yield from followed(source, value, seen)
        yield from (p for p in parameters(source.home[node]) if p.arg == node.id)


def plain_numbers(texts):
    """Of files, by their names, the numbers in them that stand for a size of text, as (file, line, number)."""
    sources = {name: Source(name, text) for name, text in texts.items()}
    found = True
    while found:  # until no more parameters turn out to be sizes
        found, numbers = False, set()
        for name, source in sources.items():
            for size in list(sizes_in(source, sources)):
                for node in followed(source, size, set()):
                    if isinstance(node, ast.Constant):
                        numbers.add((name, node.lineno, node.value))
                        continue
                    function = source.home[node]
                    known = source.sizes.setdefault(function.name, {})
                    number = parameters(function).index(node)
                    found |= number not in known
                    known[number] = node.arg
    return sorted(numbers)


@pytest.mark.parametrize(
    "text",
    [
        'el("text", name, x=3, font_size=13)',
        "from .measure import fit\nfit(name, 90, 13)",
        "from .measure import width\nwidth(name, 13 if low else NOTE)",
        "def f(low):\n    size = 13 if low else NOTE\n    el(font_size=size)",
        "def f(box):\n    el(font_size=max(min(box.h / 2, NUMBER), 11))",
        "def f(x, size):\n    el(font_size=size)\nf(3, 13)",
        "def f(x, size=13):\n    el(font_size=size)",
        "def f(low):\n    size, pad = (13, 6) if low else (NAME, 10)\n    el(font_size=size)",
        "def f():\n    size = next((n for n in (15, NOTE) if n), NOTE)\n    el(font_size=size)",
    ],
)
def test_a_plain_number_is_found(text):
    assert [number for _, _, number in plain_numbers({"view/one": text})] in ([13], [11], [15])


def test_it_is_found_in_another_file():
    there = "def head(x, size):\n    el(font_size=size * 0.9)\n    fit(name, x, size)\nfrom .measure import fit"
    strip = "from prateria.view.plate import head\nhead(4, 16)"
    assert plain_numbers({"view/plate": there, "games/lynx/table/strip": strip}) == [("games/lynx/table/strip", 2, 16)]


def test_what_is_named_or_computed_may_be():
    text = (
        "def f(box, size):\n    high = min(box.h / 3, LARGE)\n    el(rx=5, font_size=high)\n    el(font_size=size + 2)"
    )
    assert plain_numbers({"view/one": f"{text}\nf(b, NOTE)"}) == []


def test_every_size_of_text_has_a_name():
    texts = {f"{path.relative_to(PY).with_suffix('')}".removeprefix("prateria/"): path.read_text() for path in FILES}
    assert plain_numbers(texts) == []


def test_the_scale_rises_and_none_is_too_small_to_be_read():
    names = ["LEAST", "NOTE", "LABEL", "TEXT", "NAME", "LARGE", "NUMBER", "TITLE", "LOUD"]
    steps = [getattr(letters, name) for name in names]
    assert steps == sorted(set(steps))
    assert steps[0] >= 11
    assert {*names, "DROP"} == {*letters.__all__}
