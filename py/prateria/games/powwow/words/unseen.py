"""What became of answers that were given unseen, once all of them lie open (PW-18)."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.events import Answered, PileShown, Turned

__all__ = ["opened"]

SOON = 2
"""After more cards than these it would be read as of now."""


def opened(w: Words, events: Sequence[Any], names: Sequence[str], view: Any) -> str:
    """That the other of two has waited, too, where the one who looks has just waited knowing that there is a secret
    answer, or was followed by one; '' elsewhere. Of more, who has answered is not told by what lies open then."""
    if len(names) != 2 or view.seat is None:
        return ""
    shown = next((n for n, event in enumerate(events) if isinstance(event, PileShown)), None)
    if shown is None or events[shown].claims or events[shown].answers < len(names):
        return ""
    own = any(isinstance(event, Answered) and event.seat == view.seat for event in events[:shown])
    turned = [isinstance(event, Turned) for event in events]
    if not own or any(turned[:shown]) or sum(turned) > SOON:
        return ""
    return w("%(name)s waits, too.", name=isolate(names[1 - view.seat]))
