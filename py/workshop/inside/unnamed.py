"""Inside Pyodide: which statements of these modules make something that nobody names.

Arguments: {"given": path below /root}, JSON there: {"modules": {path: source}, "others": [source], "said": text}. It
looks at functions, classes and plain values of a module itself, by their bare names wherever these stand: as names,
attributes, imports, words in a text. Gives {path: [[first line, last line], ...]} of those that may go.
"""

import ast
import json
import re
from collections.abc import Iterable
from typing import Any

WORD = re.compile(r"[A-Za-z_]\w*")
PLAIN = (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.Set, ast.UnaryOp, ast.expr_context, ast.unaryop)
MAKES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
EXPORTS = "__all__"


def main(arguments: Any) -> dict[str, list[tuple[int, int]]]:
    with open(f"/root/{arguments['given']}", encoding="utf-8") as file:
        given = json.load(file)
    trees = {path: ast.parse(source) for path, source in given["modules"].items()}
    others = [ast.parse(source) for source in given["others"]]
    whole = starred([*trees.values(), *others])
    live, waiting = set(WORD.findall(given["said"])), []
    for other in others:
        live |= words(other)
    for path, tree in trees.items():
        for node in tree.body:
            name = made(node)
            if name == EXPORTS and path not in whole:
                continue
            if name is None or name.startswith("__"):
                live |= words(node)
            else:
                waiting.append((path, name, node))
    while reached := [one for one in waiting if one[1] in live]:
        waiting = [one for one in waiting if one[1] not in live]
        for _, _, node in reached:
            live |= words(node)
    gone: dict[str, list[tuple[int, int]]] = {}
    for path, _, node in waiting:
        if (lines := own_lines(node, trees[path])) is not None:
            gone.setdefault(path, []).append(lines)
    return gone


def starred(trees: Iterable[ast.Module]) -> set[str]:
    """The modules of which somebody takes all, by their paths: what such a one lists has to be there."""
    found = set()
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*" and node.module:
            place = node.module.replace(".", "/")
            found |= {f"{place}.py", f"{place}/__init__.py"}
    return found


def made(node: ast.stmt) -> str | None:
    """The name that this statement makes and does nothing else; None: it may do something."""
    if isinstance(node, MAKES):
        registers = any("register" in ast.unparse(one) for one in node.decorator_list)
        return None if registers else node.name
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
        return name if name == EXPORTS or all(isinstance(part, PLAIN) for part in ast.walk(node.value)) else None
    return None


def words(tree: ast.AST) -> set[str]:
    """All that it names, but in docstrings: nothing ships with those."""
    found: set[str] = set()
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found.update(WORD.findall(node.value))
    return found


def own_lines(node: ast.stmt, tree: ast.Module) -> tuple[int, int] | None:
    """The first line and the last, where nothing else stands on them."""
    decorators = getattr(node, "decorator_list", [])
    first, last = min(one.lineno for one in [node, *decorators]), node.end_lineno or node.lineno
    beside = [one for one in tree.body if one is not node and one.lineno <= last and (one.end_lineno or 0) >= first]
    return None if beside else (first, last)
