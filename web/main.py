"""What PyScript runs when the interpreter stands: the page is Prateria's from here on."""

import gc
import sys
from pathlib import Path

import js
from compression import zstd

gc.disable()  # nothing of what a start makes is litter
Path("prateria.zip").write_bytes(zstd.decompress(Path("prateria.zip.zst").read_bytes()))
sys.path.insert(0, "prateria.zip")  # imports from a zip are as fast as from files, and nothing more need be unpacked

try:
    from prateria.app.main import main

    main()
except Exception as error:
    js.prateriaStart.fail(f"{type(error).__name__}: {error}")
    raise
finally:
    gc.freeze()
    gc.enable()
