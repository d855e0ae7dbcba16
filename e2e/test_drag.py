"""Pieces moved by hand in every game, by finger and by mouse; and everything that a finger does beside that."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from conftest import Contexts
from hands import Finger, Hand, Mouse, arrived, position, table_at
from playwright.sync_api import Page, expect
from table import Table

from workshop.serve import SiteServer

LAYER = ".drag-layer"
READY = '#controls [data-do="done"]'
SEEN = """() => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('#pan')).transform);
    return [a, e, f].map((n) => Math.round(n * 10) / 10);
}"""


class Move(NamedTuple):
    """A piece, its place, and what is chosen then; nothing, where it goes at once."""

    game: str
    wanted: Callable[[Any], bool]
    piece: str
    place: str
    chosen: tuple[str, ...]
    options: dict[str, Any] | None = None


def does(*verbs: str) -> Callable[[Any], bool]:
    return lambda state: any(getattr(action, "verb", "") in verbs for action in state.legal_actions())


def asks(phase: str) -> Callable[[Any], bool]:
    return lambda state: state.phase == phase


def pick(name: str) -> str:
    return f'#stage [data-pick="{name}"]'


CARD = Move("manitou", asks("play"), pick("card:h9"), pick("territory:river"), ("card:h9", "territory:river"))
TILE = Move("bison", asks("place"), pick("turn:0"), pick("cell:E5"), ("cell:E5", "turn:0"))
HUNTER = Move("bison", asks("move"), pick("from:E5r"), pick("to:E5m"), ("from:E5r", "to:E5m"))
CLAIM = Move(
    "powwow",
    lambda state: state.phase == "ask" and len(state.legal_actions()) > 2,
    pick("tribe:1-chief"),
    "#board",
    ("tribe:1-chief",),
    {"calm": True},
)
WARRIOR = Move("wendake", does("lie"), pick("from:V1"), pick("area:B1.0"), ())
MOVES = {
    "card": CARD,
    "tile": TILE,
    "from the camp": Move("bison", asks("put"), '#stage [data-drag="camp"]', pick("space:D6p"), ("space:D6p",)),
    "hunter": HUNTER,
    "claim": CLAIM,
    "warrior": WARRIOR,
    "outpost": Move("wendake", does("home"), pick("area:B1.1"), '#stage [data-drop="home"]', ("area:B1.1",)),
    "action tile": Move("wendake", does("replace"), pick("out:B6"), pick("in:L1-01"), ("out:B6", "in:L1-01")),
}


def at(context: Contexts, site: SiteServer, move: Move, **settings: Any) -> Table:
    return table_at(context, site, position(move.game, move.wanted, move.options), **settings)


def nothing_left(page: Page) -> None:
    """No trace of something being moved."""
    expect(page.locator(LAYER)).to_have_count(0)
    expect(page.locator("#stage .dragged, #stage .under, #stage.dragging")).to_have_count(0)


@pytest.mark.parametrize("hand", [Finger, Mouse])
@pytest.mark.parametrize("name", MOVES)
def test_a_piece_is_moved(context: Contexts, site: SiteServer, name: str, hand: type[Hand]) -> None:
    move = MOVES[name]
    page = at(context, site, move).page
    hand(page).drag(move.piece, move.place)
    if move.chosen:
        page.wait_for_function(
            "wanted => wanted.every((pick) => document.querySelector(`[data-pick=\"${pick}\"][aria-pressed=\"true\"]`))",
            arg=[pick for pick in move.chosen if not pick.startswith("out:")],
        )
        assert set(arrived(page)) == set(move.chosen)
    else:  # it is there
        expect(page.locator("#warrior-B1-0-0-0")).to_have_count(1)
    nothing_left(page)
