"""Tests see the helpers beside this file. Hypothesis, where it is installed, tries the same things each time."""

try:
    from hypothesis import settings
except ImportError:  # inside Pyodide
    pass
else:
    settings.register_profile("steady", derandomize=True, deadline=None, database=None, max_examples=60)
    settings.load_profile("steady")
