"""Inside Pyodide: compiles Python sources with the very interpreter that will load them.

Arguments: {"jobs": [[source, target, shown], ...], "types": bool, "plain": bool}, files below /root. `shown` is the
name that tracebacks give; for each line of a function they give its first one, and for the function its bare name.
What is local to a function goes by numbers. Without `types`, annotations are left out (each is code of its own since
Python 3.14), but for those of classes, and so are lists of what a module has for others and what is imported for
annotations alone. In tuples and dataclasses they make the fields, whose names are enough; of others somebody may want
to know them.
`plain`: nothing is left out, neither lines nor docstrings, names nor `assert`.
"""

import ast
import importlib.util
import inspect
import marshal
import sys
from types import CodeType
from typing import Any

sys.path.append("/root/py/workshop/inside")

from places import without_places  # type: ignore[import-not-found,unused-ignore]


def with_numbers(code: CodeType) -> CodeType:
    """The same code with numbers as names of what is local to a function, its arguments apart: the interpreter goes by
    places, and nobody asks for the names."""
    given = code.co_argcount + code.co_kwonlyargcount
    given += bool(code.co_flags & inspect.CO_VARARGS) + bool(code.co_flags & inspect.CO_VARKEYWORDS)
    kept = (*code.co_varnames[:given], *code.co_cellvars)  # what a comprehension binds can be one place with a cell
    own = tuple(name if name in kept else str(place) for place, name in enumerate(code.co_varnames))
    inner = tuple(with_numbers(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_varnames=own, co_consts=inner)


FOR_TYPES = ("typing", "collections.abc", "types")
"""What nobody asks a module of ours for, though it has no list of what it has."""


def _named(node: ast.Assign) -> str:
    return ast.unparse(node.targets[0])


class WithoutTypes(ast.NodeTransformer):
    """Leaves out the annotations of functions and of variables outside classes; `__all__`, which nothing reads where
    nothing says `import *`; and names that a module imports, neither uses then nor has for others."""

    def visit_Module(self, node: ast.Module) -> ast.Module:
        lists = [one.value for one in node.body if isinstance(one, ast.Assign) and _named(one) == "__all__"]
        self.generic_visit(node)
        used = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        used |= {str(one.value) for names in lists for one in ast.walk(names) if isinstance(one, ast.Constant)}
        for one in node.body:
            if isinstance(one, ast.ImportFrom) and (lists or one.module in FOR_TYPES):
                one.names = [name for name in one.names if (name.asname or name.name) in used]
        node.body = [one for one in node.body if not isinstance(one, ast.ImportFrom) or one.names]
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
        written = any(ast.unparse(one).startswith("dataclass") for one in node.decorator_list)
        by_fields = written or "NamedTuple" in map(ast.unparse, node.bases)
        if by_fields and any("Var" in ast.unparse(one.annotation) for one in fields):
            raise SystemExit(f"{node.name}: a field that is none (ClassVar, InitVar) would become one")
        node.body = [one if one in fields and not by_fields else self.visit(one) for one in node.body]
        if by_fields:
            names = dict.fromkeys(ast.unparse(one.target) for one in fields)
            node.body.insert(0, ast.parse(f"__annotations__ = {names}").body[0])
        if written:  # without a docstring a dataclass asks for its own signature, at each start, to make one of it
            node.body.insert(0, ast.parse(f"__doc__ = {node.name!r}").body[0])
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        return ast.copy_location(ast.Pass(), node) if _named(node) == "__all__" else node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        plain = ast.Pass() if node.value is None else ast.Assign([node.target], node.value)
        return ast.copy_location(plain, node)


def main(arguments: Any) -> None:
    for source, target, shown in arguments["jobs"]:
        with open(f"/root/{source}", "rb") as file:
            text = importlib.util.decode_source(file.read())
        tree = ast.parse(text, shown)
        if not arguments["types"]:
            tree = ast.fix_missing_locations(WithoutTypes().visit(tree))
        plain = arguments["plain"]
        code = compile(tree, shown, "exec", dont_inherit=True, optimize=0 if plain else 2)
        code = code if plain else without_places(code)
        code = code if plain else with_numbers(code)
        with open(f"/root/{target}", "wb") as file:
            # PEP 552: flag 1 means "hash-based, do not check", so the cached file of an existing source is believed.
            file.write(importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code))
