"""Inside Pyodide: compiles Python sources with the very interpreter that will load them.

Arguments: {"jobs": [[source, target, shown], ...], "lines": bool}, files below /root. `shown` is the name that
tracebacks give; without `lines` they give the first line of a function for each of its lines.
"""

import importlib.util
import marshal
from types import CodeType
from typing import Any


def without_lines(code: CodeType) -> CodeType:
    """The same code with a table of locations (Objects/locations.md of CPython) that stays at one line."""
    units = len(code.co_code) // 2
    entries = [min(8, units - start) for start in range(0, units, 8)]
    table = b"".join(bytes((0x80 | 13 << 3 | length - 1, 0)) for length in entries)
    inner = tuple(without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def main(arguments: Any) -> None:
    for source, target, shown in arguments["jobs"]:
        with open(f"/root/{source}", "rb") as file:
            text = importlib.util.decode_source(file.read())
        code = compile(text, shown, "exec", dont_inherit=True, optimize=2)
        if not arguments["lines"]:
            code = without_lines(code)
        with open(f"/root/{target}", "wb") as file:
            # PEP 552: flag 1 means "hash-based, do not check", so the cached file of an existing source is believed.
            file.write(importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code))
