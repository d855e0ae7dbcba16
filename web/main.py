"""What PyScript runs when the interpreter stands: the page is Prateria's from here on."""

import lzma
import sys
from pathlib import Path

import js

Path("prateria.zip").write_bytes(lzma.decompress(Path("prateria.zip.xz").read_bytes()))
sys.path.insert(0, "prateria.zip")  # imports from a zip are as fast as from files, and nothing more need be unpacked

try:
    from prateria.app.main import main

    main()
except Exception as error:
    js.prateriaStart.fail(f"{type(error).__name__}: {error}")
    raise
