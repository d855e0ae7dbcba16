"""Inside Pyodide: what dataclasses and named tuples have Python compile while ours is imported.

They write their methods as text, class by class, and have that compiled at each start. Here it is done once, for
`sitecustomize.py` to find. Arguments: {"archive": path of our zip, "target": path}, both below /root.
"""

import importlib
import marshal
import pkgutil
import sys
from typing import Any

sys.path.append("/root/py/workshop/inside")

from places import without_places  # type: ignore[import-not-found,unused-ignore]
from sitecustomize import WRITERS, Archive, key  # type: ignore[import-not-found,unused-ignore]

EDGE = ("prateria.app.edge", "prateria.app.main")
"""Only a page has what these import."""


def main(arguments: Any) -> int:
    found: dict[bytes, bytes] = {}

    def keeping(mode: str) -> Any:
        def run(text: str, *spaces: Any) -> Any:
            code = without_places(compile(text, "<string>", mode, dont_inherit=True))
            found[key(text)] = marshal.dumps(code)
            return eval(code, *spaces)

        return run

    for name, mode in WRITERS.items():
        setattr(importlib.import_module(name), mode, keeping(mode))
    sys.meta_path.insert(2, Archive(f"/root/{arguments['archive']}", "prateria"))
    ours = importlib.import_module("prateria")
    for module in pkgutil.walk_packages(ours.__path__, "prateria."):
        if not module.name.startswith(EDGE):
            importlib.import_module(module.name)
    with open(f"/root/{arguments['target']}", "wb") as file:
        file.write(marshal.dumps(dict(sorted(found.items()))))
    return len(found)
