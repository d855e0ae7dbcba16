"""Bags as tests fill them."""

import asyncio

from prateria.app.asked import seat_asked
from prateria.core.session import Session
from prateria.games import GAMES

OWN = {"h10": 1, "h9": 1, "h8": 1, "h1": 1, "chief": 2, "mother": 2}


def begins(seed):
    return seat_asked(Session.new(GAMES["manitou"], 2, None, seed).state, None)


def run(work):
    asyncio.run(work())


async def fill(driver, counts):
    await driver.order("bag-clear")
    for kind, n in counts.items():
        for _ in range(n):
            await driver.order("bag-add", kind)


async def at_party(driver, level):
    await driver.start(2, 1, level, seed=3)
    await driver.reach("party")
    bag = driver.local.session.state.bag()
    own = dict(OWN)
    while sum(own.values()) > bag.total:
        own["mother"] -= 1
    return own
