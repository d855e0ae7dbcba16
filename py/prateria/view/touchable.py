"""Something on the stage that can be touched: a group with its pick, its label and how it stands with the choice."""

from typing import Any

from ..kit.touch import Touch
from . import css
from .svg import Safe, el

__all__ = ["as_button", "as_group", "as_read", "lookable", "state_of", "touchable"]


def state_of(touch: Touch, pick: str) -> str:
    """The class `chosen`, `possible` or nothing. Cards have other ones: see `hand.state_in_hand`."""
    return css.CHOSEN if pick in touch.chosen else css.POSSIBLE if pick in touch.possible else ""


def as_button(pick: str, label: str, chosen: bool, live: bool) -> dict[str, Any]:
    """The attributes that make any element a button for that pick, for `el` or `piece`. `live`: touching it leads
    somewhere, as it does where it is chosen."""
    return {
        "data_pick": pick,
        "role": "button",
        "tabindex": -1,
        "aria_label": label,
        "aria_pressed": "true" if chosen else None,
        "aria_disabled": None if live else "true",
    }


def as_group(label: str) -> dict[str, str]:
    """The attributes of a part of the table with a name: keys go through it before they leave it (web/keyboard.mjs)."""
    return {"role": "group", "aria_label": label}


def as_read(label: str, id_: str) -> dict[str, Any]:
    """The attributes of what is only to be read, but where keys stop: a picture that its name tells whole."""
    return {
        "id": id_,
        "role": "img",
        "tabindex": -1,
        "aria_label": label,
        "aria_description": "",  # what it says to who holds it would be said once more
        "data_reads": "",
    }


def touchable(
    touch: Touch,
    pick: str,
    label: str,
    *kids: Safe,
    id_: str,
    class_: str = "",
    data_fine: float | None = None,
    **more: Any,
) -> Safe:
    """A group that is a button for that pick; the state of the pick is one of its classes. `data_fine`: how wide it is,
    in its own measure, so that the page may bring it nearer before it is touched (web/panzoom.mjs); `more`: attributes.
    """
    state = state_of(touch, pick)
    return el(
        "g",
        *kids,
        id=id_,
        class_=f"{class_} {state}".strip() or None,
        **as_button(pick, label, state == css.CHOSEN, bool(state)),
        data_fine=data_fine if state else None,
        **more,
    )


def lookable(
    touch: Touch,
    what: str,
    label: str,
    *kids: Safe,
    id_: str,
    class_: str = "",
    holding: bool = False,
    offers: bool = False,
    into: str | None = None,
) -> Safe:
    """A group that is a button to look at something, and again to look away (`Touch.looked_at`). `holding`: it lies
    open as something in it is chosen, which is let go of with it. `offers`: something can be chosen there, so keys lead
    to it after what is asked (web/keyboard.mjs); `into`: what it has opened, to which they go on then."""
    on = touch.looked_at == what or holding
    return el(
        "g",
        *kids,
        id=id_,
        class_=f"{class_} {css.ON if on else ''}".strip() or None,
        data_do="cancel" if holding else "look",
        data_value="away" if holding else "" if on else what,
        role="button",
        tabindex=-1,
        aria_label=label,
        aria_pressed=str(on).lower(),
        data_offers="" if offers else None,
        data_next=into if on else None,
    )
