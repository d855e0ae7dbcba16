"""What PyScript runs when the interpreter stands: the page is Prateria's from here on."""

import gc
import sys

import js

gc.disable()  # nothing of what a start makes is litter
try:
    from prateria.app.main import main

    js.performance.mark("prateria-ours")
    main()
except Exception as error:
    js.prateriaStart.fail(f"{type(error).__name__}: {error}")
    raise
finally:
    for name in ("pyscript", "pathlib"):  # the empty ones of boot.mjs
        sys.modules.pop(name, None)
    gc.freeze()
    gc.enable()
