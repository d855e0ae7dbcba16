"""What lies in a bag when it is opened, and what is said of it."""

from bags import at_party, begins, fill, run
from driver import Driver
from wendake_seats import on_a_tile_of
from wendake_seats import touch as touched


def test_a_party_taken_back_lies_there_as_it_was_chosen():
    async def work():
        driver = Driver()
        own = await at_party(driver, "first")
        proposed = {k: n for k, n in driver.local.choice.counts.items() if n}
        await fill(driver, own)
        await driver.order("bag-done")
        await driver.reach("play")
        while driver.asked() == "play":
            await driver.order("undo")
        assert {k: n for k, n in driver.local.choice.counts.items() if n} == own != proposed
        assert "A proposal" not in driver.page.panel

    run(work)


def test_a_touch_of_a_card_puts_it_in_or_takes_it_out_and_a_second_copy_has_a_key_of_its_own():
    """Also of a full party; the key is there while there is room."""

    async def work():
        driver = Driver()
        await at_party(driver, "first")
        counts = driver.local.choice.counts
        assert sum(counts.values()) == driver.local.session.state.bag().total
        assert "bag-more" not in driver.page.panel
        kind = next(kind for kind, n in counts.items() if n)

        def touch():
            before = driver.page.panel.partition(f'id="bag-{kind}"')[0]
            return before.rpartition('data-do="')[2].partition('"')[0]

        assert touch() == "bag-remove"
        await driver.order(touch(), kind)
        assert driver.local.choice.counts[kind] == 0
        assert touch() == "bag-add"
        await driver.order("bag-clear")
        seen = []
        for order in ("bag-add", "bag-add", "bag-add", "bag-remove", "bag-remove", "bag-remove"):
            await driver.order(order, "chief")
            key = 'id="bag-more-chief"' in driver.page.panel
            seen.append((driver.local.choice.counts["chief"], key))
        assert seen == [(1, True), (2, False), (2, False), (1, True), (0, False), (0, False)]

    run(work)


def test_what_a_hint_says_of_a_bag_goes_with_what_it_has_put_there():
    async def work():
        driver = Driver()
        own = await at_party(driver, "normal")
        await driver.order("hint")
        said = driver.page.panel.partition('<p class="coached">')[2].partition("</p>")[0]
        assert "great warrior" in said
        assert said in driver.page.regions["status"]
        await driver.order("bag-clear")
        await fill(driver, own)
        assert f'<p class="coached stale" data-own="Now it is your own choice.">{said}' in driver.page.panel
        assert said not in driver.page.regions["status"]

    run(work)


def test_what_others_chose_in_secret_is_not_drawn_before_ones_own_choice_opens():
    """Nothing of it can be seen: a new game's first drawing is the panel, the table behind it comes next."""

    async def work():
        driver = Driver()
        await driver.start(2, 1, "first", seed=next(seed for seed in range(20) if begins(seed) == 1))
        assert driver.asked() == "party"
        assert [step.action.seat for step in driver.local.session.steps] == [1] * len(driver.local.session.steps) != []
        drawn = [region for region, _ in driver.page.history if region in ("panel", "stage")]
        assert drawn == ["panel", "panel", "stage"]

    run(work)


def test_what_is_asked_is_said_before_what_is_proposed():
    """While the panel opens only what led to it is said; then the line above the table, then the rest."""

    async def work():
        driver = Driver()
        await driver.start(2, 1, "first", seed=3)
        await driver.reach("party")
        opening, *later = [html for region, html in driver.page.history if region == "panel" and "bag-foot" in html]
        assert "data-first" in opening
        assert not any("data-first" in html for html in later)
        at = [n for n, (_, html) in enumerate(driver.page.history) if html in (opening, later[0])]
        assert "status" in [region for region, _ in driver.page.history[at[0] : at[1]]]

    run(work)


def test_a_hint_is_said_before_what_it_lays_there():
    async def work():
        driver = Driver()
        await driver.start(2, 1, "first", seed=3)
        await driver.reach("party")
        first = len(driver.page.history)
        await driver.order("hint")
        drawn = driver.page.history[first:]
        reason = next(n for n, (region, html) in enumerate(drawn) if region == "status" and "data-hint" in html)
        whole = [n for n, (region, html) in enumerate(drawn) if region == "panel" and "data-first" not in html]
        assert reason < whole[0]

    run(work)


def test_a_hint_that_stands_there_can_be_heard_again_and_what_is_asked_beside_it():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        await driver.order("hint")
        status = driver.page.regions["status"]
        hint = status.partition('data-hint="')[2].partition('"')[0]
        assert hint
        todo = status.partition('data-todo="')[2].partition('"')[0]
        assert "cards" in todo
        assert todo != hint
        await driver.order("bag-clear")
        assert "data-hint" not in driver.page.regions["status"]

    run(work)


def test_who_presses_a_key_while_it_is_counted_hears_that():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        driver.local.choice.make(None)
        driver.local.shown.hushed = True
        assert not driver.local.choice.open
        assert driver.loop.screen._wait() == "One moment: it is being counted. K: Skip."
        assert driver.loop.screen._turn() == ""  # nobody's

    run(work)


def test_a_full_party_that_takes_no_more_is_not_told_once_more():
    async def work():
        driver = Driver()
        own = await at_party(driver, "normal")
        await fill(driver, own)
        opened = []
        driver.page.open_panel = lambda *_, **__: opened.append(1)
        kind = next(kind for kind, n in driver.local.choice.counts.items() if not n)
        await driver.order("bag-add", kind)
        assert driver.page.toasts[-1:] == ["The party is full: take a card out first."]
        assert not opened
        taken = next(kind for kind, n in driver.local.choice.counts.items() if n)
        await driver.order("bag-remove", taken)
        assert driver.page.toasts[-1:] == [""], "it is no longer so"

    run(work)


def test_from_the_rules_one_comes_back_to_the_party_as_it_was():
    """They are offered there in the first hunt, to who has never seen these cards."""

    async def work():
        driver = Driver()
        own = await at_party(driver, "normal")
        await fill(driver, own)
        assert 'data-do="rules" data-value="bag"' in driver.page.panel
        before = driver.page.panel
        await driver.order("rules", "bag")
        await driver.order("rules", "manitou:trial")  # a chapter of them
        assert "bag-done" not in driver.page.panel
        await driver.order("closed")
        assert driver.page.panel.endswith(before[before.index('<div class="bag"') :])
        await driver.order("rules")
        await driver.order("closed")
        assert "bag-done" in driver.page.panel
        await driver.order("share")
        await driver.order("copy-link")
        await driver.order("closed")
        assert "bag-done" in driver.page.panel
        await driver.order("closed")
        driver.page.close_panel()
        await driver.order("rules")
        await driver.order("closed")
        assert "bag-done" not in driver.page.panel, "it did not stand there when they were opened"

    run(work)


def test_a_hint_for_a_party_is_there_without_a_search():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")

        async def think(*_, **__):
            raise AssertionError("what its panel proposes is known")

        driver.loop.computers.think = think
        await driver.order("hint")
        choice = driver.local.choice
        view = driver.local.session.state.observe(0)
        assert choice.counts == driver.local.game.sense.propose(view)
        assert '<p class="coached">1 strong hunter' in driver.page.panel

    run(work)


def test_by_keys_nothing_lies_in_an_exchange_and_no_key_but_done_ends_it():
    async def work():
        driver = await on_a_tile_of("trade")
        driver.page.keys = True
        touched(driver, "exchange")
        await driver.reach("party")
        for why in ("give", "receive"):
            counts = driver.local.choice.counts
            assert driver.local.session.state.observe(0).asked.bag == why
            assert not any(counts.values())
            bag = driver.local.session.state.bag()
            kind = next(kind for kind, n in zip(bag.kinds, bag.limits, strict=True) if n)
            await driver.order("bag-put", kind)
            assert driver.local.choice.counts == {**dict.fromkeys(counts, 0), kind: 1}
            await driver.order("bag-done")

    run(work)
