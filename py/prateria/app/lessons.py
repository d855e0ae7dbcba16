"""Which guided rounds were begun and finished on this device, as a text that the page keeps.

>>> text = noted(noted("", "first-hunt", "begun"), "first-party", "begun")
>>> state(noted(text, "first-hunt", "done"), "first-hunt"), state(text, "first-party"), state("torn {", "first-party")
('done', 'begun', '')
>>> state(noted(noted("", "first-hunt", "done"), "first-hunt", "begun"), "first-hunt")  # what was finished stays so
'done'
>>> at(noted(text, "first-hunt", "begun", 4), "first-hunt"), at(noted(text, "first-hunt", "done"), "first-hunt")
(4, 0)
"""

import json
from typing import Final

__all__ = ["STATES", "at", "noted", "state"]

STATES: Final = ("begun", "done")


def _read(text: str) -> dict[str, str]:
    """What is kept, as far as it makes sense."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return {}
    return {key: value for key, value in found.items() if _sound(value)} if isinstance(found, dict) else {}


def _sound(value: object) -> bool:
    """`done`, `begun`, or `begun 4`: and come to that step, counted from 0."""
    words = value.split() if isinstance(value, str) else []
    return len(words) in (1, 2) and words[0] in STATES and all(word.isdecimal() for word in words[1:])


def state(text: str, scenario: str) -> str:
    """`begun`, `done` or nothing, for the part that begins with that start position."""
    return _read(text).get(scenario, "").partition(" ")[0]


def at(text: str, scenario: str) -> int:
    """The step to which somebody has come in a part that is not finished, counted from 0."""
    return int(_read(text).get(scenario, "").partition(" ")[2] or 0)


def noted(text: str, scenario: str, now: str, step: int = 0) -> str:
    """The text with that part begun, and come to that step, or done, whatever else it says."""
    kept = _read(text)
    if kept.get(scenario) != "done":
        kept[scenario] = f"{now} {step}" if step else now
    return json.dumps(kept)
