"""Where on the table something happened: the place of the card that was turned or taken, the tribe card, the player.

>>> from ..engine.events import Turned
>>> places(Turned(1, "totem", 80))
('place-totem',)
"""

from typing import Any

from ..engine import events as ev
from ..engine.data import LOOT

__all__ = ["gains", "places"]


def places(event: Any) -> tuple[str, ...]:
    """See `Table.places`. Answers are given unseen, so they have no place."""
    match event:
        case ev.Turned():
            return (f"place-{event.card}",)
        case ev.Claimed() | ev.Punished() | ev.FoundNothing():
            return (f"tribe-{event.seat}-{event.kind}|{_player(event.seat)}",)
        case ev.PileShown() if len(event.claims) > 1:  # a single one is taken back at once
            return tuple(f"tribe-{seat}-{kind}|board" for seat, kind in event.claims)
        case ev.Took():  # what was taken is told over the place of the tipis
            places_ = (f"place-{card}" for card in dict.fromkeys(event.cards) if card != "tipi")
            return (*places_, _player(event.seat))
        case ev.BisonGiven():
            return _player(event.seat), _player(event.other)
    return ()


def gains(event: Any) -> tuple[tuple[str, str], ...]:
    """See `Table.gains`: how many cards a claim has brought, and that a pile of loot has grown.

    >>> gains(ev.Turned(1, "totem", 80)), gains(ev.Turned(1, "red-chief", 80))
    ((('place-totem', '+1'),), ())

    >>> gains(ev.Took(1, "hunter", "bison", None, 0, ("bison", "bison")))
    (('side-1|strip-1', '+2'),)
    """
    if isinstance(event, ev.Turned):
        return ((f"place-{event.card}", "+1"),) if event.card in LOOT else ()
    return ((_player(event.seat), f"+{len(event.cards)}"),) if isinstance(event, ev.Took) else ()


def _player(seat: int) -> str:
    """Their side, or their strip."""
    return f"side-{seat}|strip-{seat}"
