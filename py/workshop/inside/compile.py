"""Inside Pyodide: compiles Python sources with the very interpreter that will load them.

Arguments: {"jobs": [[source, target, shown], ...]}, files below /root. `shown` is the name that tracebacks give.
"""

import importlib.util
import marshal
from typing import Any


def main(arguments: Any) -> None:
    for source, target, shown in arguments["jobs"]:
        with open(f"/root/{source}", "rb") as file:
            text = importlib.util.decode_source(file.read())
        code = compile(text, shown, "exec", dont_inherit=True, optimize=2)
        with open(f"/root/{target}", "wb") as file:
            # PEP 552: flag 1 means "hash-based, do not check", so the cached file of an existing source is believed.
            file.write(importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code))
