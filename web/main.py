"""What PyScript runs when the interpreter stands: the page is Prateria's from here on."""

import js

try:
    from prateria.app.main import main

    main()
except Exception as error:
    js.prateriaStart.fail(f"{type(error).__name__}: {error}")
    raise
