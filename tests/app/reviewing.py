"""Reviews of games on a few worlds only, and somebody who asks for one."""

from functools import cache

from past import whole

from prateria.app.review.findings import Findings, read
from prateria.app.review.work import Review


@cache
def all_kept_of(game, seed):
    """What a review of that game leaves on a device, one text after another: worked out once."""
    return tuple(worked(whole(game, seed=seed))[1])


def kept_of(game, seed):
    """What it leaves at last."""
    return all_kept_of(game, seed)[-1]


def work_of(game, seed):
    """The same as a review that is done."""
    session = whole(game, seed=seed)
    return Review(session, (0, 1), read(session, kept_of(game, seed)), lambda text: None)


async def reviewed(driver):
    await driver.order("review")
    await driver.until(lambda: driver.loop.review is not None and driver.loop.review.done)
    return driver.loop.review


def worked(session, seats=(0, 1), found=None):
    kept = []
    work = Review(session, seats, found or Findings(), kept.append)
    while not work.done:
        work.advance()
    return work, kept
