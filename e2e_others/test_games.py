"""Every game in Firefox and in WebKit (the nearest to an iPad that runs here), from a first visit to offline use."""

from collections.abc import Callable
from contextlib import closing

import pytest
from drivers import Driver, until
from hand import Hand

from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

Device = Callable[[], Driver]
MORE = {"powwow": "&calm=true"}


def choices(session: Session) -> list[int]:
    return [step.choice for step in session.steps]


def go_on(hand: Hand) -> None:
    """After a reload: the same table comes again."""
    hand.wait("#stage > svg")
    hand.wait_for_turn()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_first_visit_to_offline(device: Device, site: SiteServer, game: str) -> None:
    with closing(device()) as driver:
        here = Hand(driver)
        driver.open(f"{site.url}#new={game}&seats=2&people=1&level=first&seed=5{MORE.get(game, '')}")
        here.wait("#stage > svg")
        here.decide(10)
        here.wait_for_turn()
        saved = here.kept()
        assert len(here.decided()) >= 10
        driver.run("() => store.settled()")

        driver.reload()
        go_on(here)
        assert choices(here.kept()) == choices(saved)

        here.decide(1)
        here.wait_for_turn()
        further = here.decided()
        here.take_back()
        assert here.decided() == further[: len(here.decided())]

        opens_elsewhere(device, here)

        offline = "() => Boolean(navigator.serviceWorker.controller)"
        until(lambda: driver.run(offline), "it is not kept for offline use")
        no_errors(here)
        kept = here.kept()
        site.stop()
        driver.reload()
        go_on(here)
        assert choices(here.kept()) == choices(kept)
        here.decide(1)
        no_errors(here)


def opens_elsewhere(device: Device, here: Hand) -> None:
    """The link of that table in a fresh profile: the same game, and it goes on."""
    here.do("share")
    here.wait("#panel input.link")
    with closing(device()) as driver:
        there = Hand(driver)
        driver.open(here.driver.run("() => document.querySelector('#panel input.link').value"))
        if there.wait("#stage > svg", '[data-do="join-all"]') != "#stage > svg":
            there.do("join-all")
        there.wait_for_turn()
        assert choices(there.kept()) == choices(here.kept())
        there.decide(1)
        no_errors(there)
    here.touch("#panel-close")


def no_errors(hand: Hand) -> None:
    assert hand.driver.run("() => wrong") == []
