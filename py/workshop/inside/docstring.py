"""Ships as `_pyodide.docstring`: nothing that ships has docstrings to be given to objects of JavaScript."""

from collections.abc import Callable


def get_cmeth_docstring(func: Callable[..., object]) -> str:
    return f"{func.__name__}()\n--\n\n"
