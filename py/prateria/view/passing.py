"""A game that is passed on by links: whose turn it is and what has happened, an older link, two ways from one start.
HTML in the reader's words."""

from collections.abc import Sequence
from typing import Final

from ..kit.words import Words, isolate, times
from . import css
from .frame import Sitter
from .furniture import Button, buttons
from .handover import portrait
from .svg import Safe, el, join

__all__ = ["older", "parted", "your_turn"]

MOST: Final = 10
"""So many sentences are shown, the latest ones."""


def _happened(sentences: Sequence[str]) -> Safe:
    """What has happened, the latest last; nothing where nobody may know of it."""
    told = list(times(sentences))[-MOST:]
    return el("ul", *(el("li", sentence) for sentence in told), class_=css.HAPPENED) if told else Safe()


def your_turn(w: Words, sitter: Sitter | None, own: bool, here: bool, since: Sequence[str]) -> Safe:
    """A link has brought moves. `sitter`: whose turn it is, None: the game is over; `own`: that is the only one who
    plays on this device; `here`: it is somebody who plays on it; `since`: what has happened, in sentences."""
    if sitter is None:
        title, line = w("The game is over"), ""
    elif own:
        title, line = w("Your turn"), ""
    else:
        title = w("Turn: %(name)s", name=isolate(sitter.name))
        line = "" if here else w("The next move is made on another device. Pass this game on from “Share”.")
    row = [Button(w("To the table"), "go-on", look="main"), Button(w("See what happened"), "look-since", symbol="past")]
    return join(
        (
            el("div", portrait(sitter), class_=css.WHOSE) if sitter else Safe(),
            el("h2", title),
            el("p", line) if line else Safe(),
            el("h3", w("What has happened since")) if since else Safe(),
            _happened(since),
            buttons(row),
        )
    )


def older(w: Words, since: Sequence[str]) -> Safe:
    """The link knows less of a game than this device. `since`: what has happened after it."""
    row = [
        Button(w("Go on with the saved game"), "join-save", look="main"),
        Button(w("Play on from the earlier position"), "join-branch"),
    ]
    return join(
        (
            el("h2", w("A game from a link")),
            el("p", w("You already have this game, and further on. The link shows an earlier position.")),
            el("p", w("Nothing is lost: whatever you choose, the saved game stays.")),
            el("h3", w("What has happened since")) if since else Safe(),
            _happened(since),
            buttons(row),
        )
    )


def parted(w: Words, round_: str, ours: Sequence[str], theirs: Sequence[str]) -> Safe:
    """Two ways from one start. `round_`: where they part; `ours`, `theirs`: how each goes on, in sentences."""
    silent = w("Here nothing could be seen.")
    ways = (
        (w("Your game on this device goes on like this:"), ours),
        (w("The game in the link goes on like this:"), theirs),
    )
    row = [
        Button(w("Go on with the saved game"), "join-save", look="main"),
        Button(w("Open the other as a second game"), "join-branch"),
    ]
    return join(
        (
            el("h2", w("One start, two games")),
            el("p", w("You have this game, but in the link it goes on differently. Both can be kept.")),
            el("p", round_, class_=css.SMALL),
            el(
                "div",
                *(el("section", el("h3", title), _happened(told[:3]) or el("p", silent)) for title, told in ways),
                class_=css.WAYS,
            ),
            buttons(row),
        )
    )
