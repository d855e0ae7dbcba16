"""A piece that is moved by hand: what is chosen on its way, where it is dropped, and when it is not."""

from driver import Driver, run


async def begin(**more):
    driver = Driver()
    await driver.start(2, 1, seed=7, **more)
    await driver.reach("play")
    return driver


def picks(driver):
    """Two cards that may be played, and the territories of the first."""
    actions = driver.local.asked.actions
    cards = list(dict.fromkeys(a.picks[0] for a in actions))
    return cards[0], cards[1], [a.picks[1] for a in actions if a.picks[0] == cards[0]]


def chosen(driver):
    return driver.local.choice.picker.chosen


def test_the_page_is_told_what_can_be_moved():
    async def work():
        driver = await begin()
        assert driver.page.carried == {"card": ("territory",)}

    run(work)


def test_a_card_is_chosen_alone_and_its_place_while_it_is_there():
    async def work():
        driver = await begin()
        card, _, (first, second, *_) = picks(driver)
        await driver.order("lift", card)
        assert chosen(driver) == (card,)
        await driver.order("hover", first)
        assert chosen(driver) == (card, first)
        await driver.order("hover", "")
        assert chosen(driver) == (card,)
        await driver.order("hover", second)
        await driver.order("drop", second)
        assert chosen(driver) == (card, second)
        assert driver.local.choice.open  # it is confirmed as what was touched
        await driver.order("hover", first)  # nothing is moved any more
        assert chosen(driver) == (card, second)

    run(work)


def test_all_places_stay_open_wherever_it_is():
    async def work():
        driver = await begin()
        card, _, places = picks(driver)
        await driver.order("lift", card)
        await driver.order("hover", places[0])
        assert set(places[1:]) <= set(driver.loop.touches().possible)

    run(work)


def test_let_go_all_is_as_before_with_its_hint():
    async def work():
        driver = await begin()
        await driver.order("hint")
        before, hint = chosen(driver), driver.local.choice.hint
        assert before
        other = next(card for card in picks(driver)[:2] if card not in before)
        await driver.order("lift", other)
        assert driver.local.choice.hint is None
        await driver.order("let-go")
        assert (chosen(driver), driver.local.choice.hint) == (before, hint)
        await driver.order("let-go")  # once
        assert chosen(driver) == before

    run(work)


def test_without_confirming_it_goes_when_it_is_dropped_and_not_before():
    async def work():
        driver = await begin()
        driver.page.liked["confirm"] = "none"
        card, _, (place, *_) = picks(driver)
        steps = len(driver.local.session.steps)
        await driver.order("lift", card)
        await driver.order("hover", place)
        assert len(driver.local.session.steps) == steps
        await driver.order("drop", place)
        assert len(driver.local.session.steps) > steps

    run(work)


def test_what_cannot_be_moved_changes_nothing():
    async def work():
        driver = await begin()
        card, _, _ = picks(driver)
        driver.app.touch(card)
        await driver.order("lift", "card:nobody")
        assert chosen(driver) == (card,)
        await driver.order("drop", "territory:hills")
        assert chosen(driver) == (card,)

    run(work)


def test_a_tile_keeps_its_turn_from_place_to_place():
    async def work():
        driver = Driver()
        await driver.start(2, 1, game="bison", seed=2)
        await driver.reach("play")
        for pick in ("deed:place", "hunters:1"):
            driver.app.touch(pick)
        await driver.order("done")
        cells = list(dict.fromkeys(a.picks[0] for a in driver.local.asked.actions))
        driver.app.touch(cells[0])
        driver.app.touch(cells[0])  # turned
        turn = next(pick for pick in chosen(driver) if pick.startswith("turn:"))
        await driver.order("lift", "")
        await driver.order("hover", cells[1])
        assert set(chosen(driver)) == {cells[1], turn}
        await driver.order("drop", cells[1])
        assert set(chosen(driver)) == {cells[1], turn}

    run(work)


def test_a_second_touch_on_the_place_of_a_whole_choice_keeps_it() -> None:
    """Whoever touches it once more means yes; the card alone is let go of."""

    async def work():
        driver = await begin()
        card, _, (first, second, *_) = picks(driver)
        for pick in (card, first, first):
            assert driver.app.touch(pick)
        assert chosen(driver) == (card, first)
        assert driver.local.choice.open, "and nothing is played by it"
        assert driver.app.touch(second)
        assert chosen(driver) == (card, second)
        assert driver.app.touch(card)
        assert card not in chosen(driver)
        assert driver.app.touch(second)
        assert second not in chosen(driver), "half a choice is let go of"

    run(work)
