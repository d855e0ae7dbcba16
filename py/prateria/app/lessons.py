"""Which guided rounds were begun and finished on this device, as a text that the page keeps.

>>> text = noted(noted("", "first-hunt", "begun"), "first-party", "begun")
>>> state(noted(text, "first-hunt", "done"), "first-hunt"), state(text, "first-party"), state("torn {", "first-party")
('done', 'begun', '')
>>> state(noted(noted("", "first-hunt", "done"), "first-hunt", "begun"), "first-hunt")  # what was finished stays so
'done'
"""

import json
from typing import Final

__all__ = ["STATES", "noted", "state"]

STATES: Final = ("begun", "done")


def _read(text: str) -> dict[str, str]:
    """What is kept, as far as it makes sense."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return {}
    return {key: value for key, value in found.items() if value in STATES} if isinstance(found, dict) else {}


def state(text: str, scenario: str) -> str:
    """`begun`, `done` or nothing, for the part that begins with that start position."""
    return _read(text).get(scenario, "")


def noted(text: str, scenario: str, now: str) -> str:
    """The text with that part begun or done, whatever else it says."""
    kept = _read(text)
    if kept.get(scenario) != "done":
        kept[scenario] = now
    return json.dumps(kept)
