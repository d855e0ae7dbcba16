"""What a settled claim moves is seen to move: to who took it, from who gave it, out of the game."""

from collections.abc import Callable
from typing import Any

from conftest import TABLET, Contexts
from games import put, save_text
from playwright.sync_api import Page
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow.engine.actions import SETTLE
from prateria.games.powwow.engine.events import BisonGiven, Punished, Took
from workshop.serve import SiteServer

# Every frame: where the things of these classes are.
FOLLOW = """() => {
    window.ways = {};
    const look = () => {
        for (const e of document.querySelectorAll('#stage .won, #stage .leaving')) {
            const { x, y } = e.getBoundingClientRect();
            (ways[e.id] ??= []).push([x, y]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def before(wanted: Callable[[list[Any]], bool]) -> Session:
    """A race of two on the war path, played by chance up to a pile whose settling makes such events."""
    for seed in range(200):
        session, rng = Session.new(GAMES["powwow"], 2, {"war_path": True}, seed), Rng(seed)
        while session.state.actors():
            state: Any = session.state
            if state.phase == "race" and len(state.pile) == 1:
                told = settled(state)
                if wanted(told):
                    return session
            legal = state.legal_actions()
            turn = [action for action in legal if action.text.endswith("turn")]
            session.play(turn[0] if turn and rng.below(5) else legal[rng.below(len(legal))])
    raise AssertionError("no such game")


def settled(state: Any) -> list[Any]:
    """What happens when that pile is settled, if nobody has anything to choose."""
    told: list[Any] = []
    after = state.clone()
    after.apply(SETTLE, told.append)
    while after.phase == "take" and len(after.legal_actions()) == 1:
        after.apply(after.legal_actions()[0], told.append)
    return [] if after.phase == "take" else told


def ways(page: Page, site: SiteServer, session: Session) -> dict[str, list[list[float]]]:
    """The ways of all that moved while the pile was settled."""
    put(page, {"here": save_text(session, bots=(None, None), updated=1)})
    table = Table(page, site.url).resume()
    page.evaluate(FOLLOW)
    table.press('#panel [data-do="pause"]')
    page.wait_for_selector("#stage .claimed", state="detached", timeout=30_000)
    found: dict[str, list[list[float]]] = page.evaluate("ways")
    return found


def travelled(way: list[list[float]]) -> float:
    """How far it came from where it was seen first, in pixels downwards: seat 1 sits below, seat 2 above."""
    return way[-1][1] - way[0][1]


def test_what_is_taken_and_the_bison_of_the_war_path_fly_to_their_owner(context: Contexts, site: SiteServer) -> None:
    session = before(
        lambda told: (
            any(isinstance(e, BisonGiven) and (e.other, e.amount) == (0, 2) for e in told)
            and any(isinstance(e, Took) for e in told)
        )
    )
    page = context(viewport=TABLET, reduced_motion="no-preference").new_page()
    page.add_init_script("window.prateriaSpeed = 1")
    found = ways(page, site, session)
    given = [way for name, way in found.items() if name.startswith("given-1-")]
    assert len(given) == 2
    assert min(map(travelled, given)) > 200
    taken = [way for name, way in found.items() if name.startswith("tomahawk-")]
    assert taken
    assert min(map(travelled, taken)) > 200


def test_the_cards_of_a_wrong_claim_leave_the_game(context: Contexts, site: SiteServer) -> None:
    session = before(lambda told: any(isinstance(e, Punished) and (e.seat, e.amount) == (1, 2) for e in told))
    page = context(viewport=TABLET, reduced_motion="no-preference").new_page()
    page.add_init_script("window.prateriaSpeed = 1")
    found = ways(page, site, session)
    thrown = [way for name, way in found.items() if name.startswith("thrown-1-")]
    assert len(thrown) == 2
    assert min(map(travelled, thrown)) > 100
