"""What is proposed for a bag, and what is said of it."""

from itertools import pairwise

from bags import at_party, fill, run
from bison_driver import begin, choose
from driver import Driver

from prateria.games.manitou.engine.data import WARRIORS


def test_what_lies_in_a_bag_by_itself_is_called_a_proposal_until_it_is_changed():
    async def work():
        for level in ("first", "normal", "strong"):  # who has never chosen a party may begin beside any of them
            driver = Driver()
            await at_party(driver, level)
            line = '<p class="coached">A proposal. '
            assert sum(driver.local.choice.counts.values()) == driver.local.session.state.bag().total
            assert line in driver.page.panel
            await driver.order("bag-clear")
            assert line not in driver.page.panel
            assert 'class="coached stale"' in driver.page.panel  # no card slips away under the finger

    run(work)


def test_who_asks_for_a_proposal_is_told_why():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        await driver.order("bag-suggest")
        assert '<p class="coached">A proposal. ' in driver.page.panel
        assert "great warrior" in driver.page.panel.partition('<p class="coached">')[2].partition("</p>")[0]

    run(work)


def test_who_asks_again_for_a_proposal_is_shown_another_with_its_reason():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        ways, said = [], set()
        for _ in range(5):
            await driver.order("bag-suggest")
            ways.append(tuple(driver.local.choice.counts.values()))
            said.add(driver.page.panel.partition('<p class="coached">')[2].partition("</p>")[0])
        assert len(set(ways)) == len(said) == 4
        assert ways[4] == ways[0]

    run(work)


def test_where_only_one_party_fits_what_is_picked_another_one_comes_without_it():
    """No button that does nothing; what was picked comes back by a touch."""

    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        choice = driver.local.choice
        total = driver.local.session.state.bag().total
        picked = dict.fromkeys(("h10", "h9", "h8", "h7", "h6", "h5", "h4")[: total - 1], 1)
        await fill(driver, picked)
        driver.page.toasts.clear()
        found = []
        for _ in range(8):
            await driver.order("bag-suggest")
            found.append(tuple(choice.counts.values()))
        assert all(one != other for one, other in pairwise(found))
        assert not driver.page.toasts
        assert choice.whose(total) == "instead"
        await driver.order("bag-clear", "mine")
        assert all(choice.counts[kind] >= n for kind, n in picked.items())

    run(work)


def test_what_is_picked_stays_in_what_is_proposed():
    """As often as one asks; a full bag makes way for the proposals alone."""

    async def work():
        driver = Driver()
        full = await at_party(driver, "normal")
        choice, picked = driver.local.choice, {"h10": 1, "h1": 1, "chief": 2}
        await fill(driver, picked)
        found = []
        for _ in range(5):
            await driver.order("bag-suggest")
            assert all(choice.counts[kind] >= n for kind, n in picked.items()), choice.counts
            assert sum(choice.counts.values()) == driver.local.session.state.bag().total
            found.append(tuple(choice.counts.values()))
        assert 1 < len(set(found)) < 5
        await driver.order("bag-remove", next(kind for kind, n in choice.counts.items() if n))
        kept = dict(choice.counts)
        await driver.order("bag-suggest")
        assert all(choice.counts[kind] >= n for kind, n in kept.items())
        await fill(driver, full)
        await driver.order("bag-suggest")
        assert tuple(choice.counts.values()) not in found
        assert max(choice.counts[kind] for kind in WARRIORS) == 1

    run(work)


def test_who_asks_again_for_the_only_proposal_is_told_that_it_lies_there():
    async def work():
        driver = await begin(level="normal")
        await choose(
            driver, next(a.text for a in driver.local.session.state.legal_actions() if a.text.endswith("3"))[2:]
        )
        await driver.order("pay-otherwise")
        assert driver.local.choice.counts is not None
        driver.page.toasts.clear()
        await driver.order("bag-clear")
        await driver.order("bag-suggest")
        assert driver.page.toasts == []
        await driver.order("bag-suggest")
        assert driver.page.toasts == ["This is what is proposed already."]

    run(work)


def test_a_proposal_that_is_filled_by_hand_is_not_said_again_and_a_bag_says_what_is_missing():
    async def work():
        driver = Driver()
        await at_party(driver, "first")
        assert 'data-say="A proposal' in driver.page.panel
        kind = next(kind for kind, n in driver.local.choice.counts.items() if n)
        await driver.order("bag-remove", kind)
        state = driver.local.session.state
        total = state.bag().total
        cards = "cards: you deal, so one less" if state.dealer == state.turn else "cards"
        assert f'data-todo="{total - 1} of {total} {cards}. 1 is missing."' in driver.page.panel
        await driver.order("bag-add", kind)
        assert "A proposal" in driver.page.panel
        assert 'data-say="A proposal' not in driver.page.panel
        assert f'data-todo="{total} of {total} {cards}: ' in driver.page.panel

    run(work)


def test_a_proposal_that_takes_out_what_lay_there_says_so():
    async def work():
        driver, said = Driver(), 'data-say="Something else lies there now."'
        own = await at_party(driver, "normal")
        await driver.order("bag-clear")
        await driver.order("bag-suggest")
        assert said not in driver.page.panel
        await fill(driver, own)
        assert 'data-own="Now it is your own choice."' in driver.page.panel  # in the room of what was said
        await driver.order("bag-suggest")
        assert said in driver.page.panel
        assert ">A proposal in place of your choice. " in driver.page.panel
        await driver.order("bag-suggest")
        assert "in place of your choice" not in driver.page.panel  # that was a proposal
        await fill(driver, own)
        await driver.order("hint")
        assert ">A proposal in place of your choice. " in driver.page.panel

    run(work)


def test_the_key_that_proposes_has_one_name_and_a_full_choice_of_ones_own_comes_back_by_another():
    async def work():
        driver = Driver()
        own = await at_party(driver, "normal")
        assert "i-bulb" not in driver.page.panel, "the lamp is that of hints"
        await fill(driver, own)
        for order, mine, comes_back in (
            ("", True, False),
            ("bag-suggest", False, True),
            ("bag-suggest", False, True),
            ("bag-clear mine", True, False),
            ("hint", False, True),
            ("bag-clear mine", True, False),
            ("bag-clear", False, False),
            ("bag-suggest", False, False),
        ):
            if order:
                await driver.order(*order.split())
            assert driver.page.panel.count(">Suggest<") == 1, order
            assert (">My choice<" in driver.page.panel) == comes_back, order
            assert ({k: n for k, n in driver.local.choice.counts.items() if n} == own) == mine, order

    run(work)


def test_a_choice_that_is_only_begun_comes_back_after_a_hint_that_takes_it_out():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        await driver.order("hint")
        advised = dict(driver.local.choice.counts)
        begun = next(kind for kind in ("h10", "h8", "h1") if not advised[kind])  # which no hint takes
        await driver.order("bag-clear")
        await driver.order("bag-add", begun)
        await driver.order("hint")
        assert not driver.local.choice.counts[begun]
        assert ">My choice<" in driver.page.panel
        await driver.order("bag-clear", "mine")
        assert {k: n for k, n in driver.local.choice.counts.items() if n} == {begun: 1}

    run(work)
