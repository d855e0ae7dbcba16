"""How long one can read what is told in a calm game, and how it goes on meanwhile."""

import re
from html import unescape

from calmly import calm, first, step

from prateria.app.pace import FLOOR, LETTER, PACES

UNIT = PACES["normal"]


async def watched(rounds=40):
    """One person among computers: what stood above the table, and for how long altogether until it was replaced."""
    driver = await calm(4, 1, seed=11)
    driver.page.set_pref("pace", "normal")
    seen, look, render = [], driver.page.look, driver.page.render

    def drawn(region, html):
        if region == "status":
            said = re.sub(
                "<[^>]*>", "", unescape(html.partition('status-now"')[2].partition(">")[2].partition("</span>")[0])
            )
            if not seen or seen[-1][0] != said:
                seen.append([said, 0, driver.local.choice.open])
        render(region, html)

    async def looked(ms):
        seen[-1][1] += ms
        await look(ms)

    driver.page.render, driver.page.look = drawn, looked
    while driver.local.session.state.round < rounds and await step(driver, first) != "end":
        pass
    return driver, seen


def work(check):
    from driver import run

    async def whole():
        check(*await watched())

    run(whole)


def test_what_is_told_can_be_read_or_is_told_again():
    def check(driver, seen):
        told = [
            (said, ms, after[0])
            for before, (said, ms, asks), after in zip(seen, seen[1:], seen[2:], strict=False)
            if said
            and not asks
            and said not in before[0]  # while somebody was asked it stood there as long as they liked
        ]
        assert len(told) > 20
        for said, ms, then in told:
            card = said.partition(".")[0].split()[-1]  # the last word of the last card's name
            again = any(card in cards for cards in re.findall(r"[Tt]urn(?:ed|s|s a card): ([^.]*)\.", then))
            assert ms >= UNIT * max(FLOOR, LETTER * len(said)) - 2 or again, (said, ms, then)

    work(check)


def test_nothing_flashes_between_two_computers():
    def check(driver, seen):
        waits = [said for said, ms, asks in seen if not asks and not ms]
        assert not [said for said in waits if "turns the next card" in said or "is thinking" in said], waits

    work(check)


def test_cards_of_which_nothing_else_is_told_come_more_quickly_than_one_by_one():
    def check(driver, seen):
        cards = [(said, ms) for said, ms, _ in seen if said.endswith(".") and said.count(". ") == 0 and "urn" in said]
        assert len(cards) > 20
        assert sum(ms for _, ms in cards) <= 0.7 * UNIT * len(cards)

    work(check)
