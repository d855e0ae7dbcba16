"""A game passed on by links, between two devices or at home: what a link has brought, and where two of them part."""

from collections.abc import Sequence

from ..core.session import Session
from ..games import GAMES
from ..kit.words import Words
from ..view import passing
from ..view.svg import Safe
from .keeper import Kept
from .loop import Loop
from .shown import seated

__all__ = ["ask_older", "ask_parted", "greet", "happened"]


def happened(session: Session, since: int, viewer: int | None, w: Words, names: Sequence[str]) -> list[str]:
    """What that viewer saw from action `since` on, in sentences."""
    texts = GAMES[session.header.game].texts
    found = (texts.sentence(w, event, names, viewer) for _, event in session.events(viewer, since))
    return [sentence for sentence in found if sentence]


def greet(loop: Loop, known: int) -> None:
    """Before the game goes on: whose turn it is, and what has happened after the first `known` actions."""
    local = loop.local
    loop.known = known
    viewer = local.people[0] if len(local.people) == 1 else None
    since = happened(local.session, known, viewer, local.shown.w, local.shown.names)
    actor = local.actor
    sitter = None if actor is None else local.shown.sitters[actor]
    own = actor is not None and local.people == (actor,)
    html = passing.your_turn(local.shown.w, sitter, own, actor in local.people, since)
    local.page.open_panel(html, redraw=lambda: greet(loop, known))


def ask_older(w: Words, kept: Kept, length: int) -> Safe:
    """The link ends after so many actions of the game that is kept."""
    names = [sitter.name for sitter in seated(w, kept.save.seats)]
    return passing.older(w, happened(kept.session, length, _own(kept), w, names))


def ask_parted(w: Words, kept: Kept, theirs: Session, shared: int) -> Safe:
    """The actions of the link and of the kept game are the same up to this number, and then differ."""
    names = [sitter.name for sitter in seated(w, kept.save.seats)]
    state = kept.session.fork(shared).state
    where = GAMES[kept.session.header.game].texts.round_of(w, state.round, state.rounds)
    ours = happened(kept.session, shared, None, w, names)
    return passing.parted(w, where, ours, happened(theirs, shared, None, w, names))


def _own(kept: Kept) -> int | None:
    """The seat of the only person who plays a game on this device."""
    people = [seat for seat, one in enumerate(kept.save.seats) if one.bot is None]
    return people[0] if len(people) == 1 else None
