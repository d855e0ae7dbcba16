"""Every test sees the helpers that lie beside this file. Hypothesis, where it is installed, tries the same each time."""

try:
    from hypothesis import settings
except ImportError:  # inside Pyodide
    pass
else:
    settings.register_profile("prateria", derandomize=True, deadline=None, database=None, max_examples=100)
    settings.load_profile("prateria")
