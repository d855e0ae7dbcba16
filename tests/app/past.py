"""Games of the past, and somebody who looks back on them."""

from driver import Driver
from fakepage import FakePage
from playing import choose

from prateria.app.keeper import new_save
from prateria.app.replay import ReplayLoop
from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES


def whole(game, seats=2, seed=3, options=None, actions=100_000):
    """A game by chance, up to its end or so many actions."""
    session, rng = Session.new(GAMES[game], seats, options, seed), Rng(seed)
    while session.state.actors() and len(session.steps) < actions:
        session.play(choose(session.state, rng))
    return session


def table_of(session, bots=(None, "normal"), names=("", "")):
    """A page with that game kept on it."""
    page = FakePage()
    seats = tuple(
        SeatSetting(names[n] if n < len(names) else "", bots[n] if n < len(bots) else "normal", MARKS[n])
        for n in range(session.header.seats)
    )
    save = new_save(page, session, seats, {})
    save.id = "here"
    page.saves["here"] = dump(save, session)
    return Driver(page)


async def looking(driver, save_id="here"):
    await driver.app.command("look-back", save_id)
    await driver.until(lambda: isinstance(driver.loop, ReplayLoop) and driver.loop.story is not None)
    return driver.loop
