"""What PyScript runs when the interpreter stands: the page is Prateria's from here on."""

import gc
import shutil
import sys

import js
from compression import zstd

gc.disable()  # nothing of what a start makes is litter
with zstd.open("prateria.zip.zst") as packed, open("prateria.zip", "wb") as file:
    shutil.copyfileobj(packed, file)
if "prateria.zip" not in sys.path:  # it is, where the start began from a kept memory
    sys.path.insert(0, "prateria.zip")  # imports from a zip are as fast as from files, and nothing more is unpacked

try:
    from prateria.app.main import main

    js.performance.mark("prateria-ours")
    main()
except Exception as error:
    js.prateriaStart.fail(f"{type(error).__name__}: {error}")
    raise
finally:
    sys.modules.pop("pyscript", None)  # the empty one of boot.mjs
    gc.freeze()
    gc.enable()
