"""Games at any point, made by the engine itself: as share codes, and as saves to be put on a device before a visit."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from prateria.core.code import decode, encode
from prateria.core.link import open_link
from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES, by_number

Until = Callable[[Session], bool]

UPDATED = 1_760_000_000_000  # ms: when saves made here were played last


def played(seats: int = 2, seed: int = 7, until: Until | None = None) -> Session:
    """A game that random players have played until something holds; without that, to its end."""
    session, rng = Session.new(GAMES["manitou"], seats, seed=seed), Rng(seed)
    while (legal := session.state.onward_actions()) and not (until and until(session)):
        session.play(legal[rng.below(len(legal))])
    return session


def in_hunt(hunt: int = 1, plays: int = 0, actor: int | None = None) -> Until:
    """In a hunt, after at least that many plays, when it is that seat's turn."""

    def holds(session: Session) -> bool:
        state: Any = session.state
        turns = sum(step.before.phase == "play" and step.before.round == hunt for step in session.steps)
        turn = actor is None or state.actors() == (actor,)
        return bool(state.hunt == hunt and state.phase == "play" and turns >= plays and turn)

    return holds


def turns_left(turns: int, hunt: int = 1) -> Until:
    """Towards the end of a hunt."""
    return lambda session: bool(
        session.state.hunt == hunt and session.state.phase == "play" and session.state.turns_left == turns
    )


def save_text(
    session: Session,
    bots: Sequence[str | None] = (None, "first", "first", "first"),
    names: Sequence[str] = ("", "", "", ""),
    save_id: str = "here",
    updated: int = UPDATED,
    **settings: Any,
) -> str:
    """A save as the page writes it. `bots`: by seat, None for a person."""
    seats = tuple(SeatSetting(names[seat], bots[seat], MARKS[seat]) for seat in range(session.header.seats))
    return dump(Save(save_id, encode(session), seats, settings, updated=updated), session)


KNOWN = "bison manitou wendake"
"""Of what one plays for in these a device has been told: they begin at once."""


def put(page: Page, saves: dict[str, str], **prefs: Any) -> None:
    """Put saves and preferences on a device before its first visit (and never again)."""
    page.add_init_script(
        f"""if (location.protocol === 'http:' && !localStorage.getItem('put')) {{
            localStorage.setItem('put', 'once');
            localStorage.setItem('prateria:prefs', {json.dumps(json.dumps({"offered": KNOWN, **prefs}))});
            const saves = {json.dumps(saves)};
            for (const [id, text] of Object.entries(saves)) localStorage.setItem(`prateria:g:${{id}}`, text);
        }}"""
    )


def session_of(save: dict[str, Any]) -> Session:
    """The game of a save."""
    return decode(save["code"], by_number)


def session_in(link: str) -> Session:
    """The game of a link."""
    return open_link(link, by_number).replay.whole()
