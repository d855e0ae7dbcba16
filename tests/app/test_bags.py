"""What lies in a bag when it is opened, and what is said of it."""

import asyncio
from itertools import pairwise

from bison_driver import begin, choose
from driver import Driver

from prateria.app.asked import seat_asked
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou.engine.data import WARRIORS

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


def test_taps_on_a_card_with_two_copies_go_up_and_down_one_by_one():
    async def work():
        driver = Driver()
        await at_party(driver, "first")
        await driver.order("bag-clear")
        seen = []
        for _ in range(6):
            await driver.order("bag-add", "chief")
            seen.append(driver.local.choice.counts["chief"])
        assert seen == [1, 2, 1, 0, 1, 2]

    run(work)


def test_what_lies_in_a_bag_by_itself_is_called_a_proposal_until_it_is_changed():
    async def work():
        driver = Driver()
        await at_party(driver, "first")
        line = '<p class="coached">A proposal: '
        assert line in driver.page.panel
        await driver.order("bag-clear")
        assert line not in driver.page.panel
        assert 'class="coached stale"' in driver.page.panel  # no card slips away under the finger
        other = Driver()
        await at_party(other, "normal")
        assert not any(other.local.choice.counts.values())
        assert "A proposal" not in other.page.panel

    run(work)


def test_who_asks_for_a_proposal_is_told_why():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        await driver.order("bag-suggest")
        assert '<p class="coached">A proposal: ' in driver.page.panel
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


def test_who_asks_again_for_the_only_proposal_is_told_that_it_lies_there():
    async def work():
        driver = await begin(level="normal")
        await choose(
            driver, next(a.text for a in driver.local.session.state.legal_actions() if a.text.endswith("3"))[2:]
        )
        assert driver.local.choice.counts is not None
        driver.page.toasts.clear()
        await driver.order("bag-clear")
        await driver.order("bag-suggest")
        assert driver.page.toasts == []
        await driver.order("bag-suggest")
        assert driver.page.toasts == ["This is what is proposed already."]

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


def test_a_proposal_that_is_filled_by_hand_is_not_said_again_and_a_bag_says_what_is_missing():
    async def work():
        driver = Driver()
        await at_party(driver, "first")
        assert 'data-say="A proposal' in driver.page.panel
        kind = next(kind for kind, n in driver.local.choice.counts.items() if n)
        await driver.order("bag-remove", kind)
        state = driver.local.session.state
        total = state.bag().total
        cards = "cards (7 for the dealer)" if state.dealer == state.turn else "cards"
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


def test_the_key_that_proposes_says_when_it_brings_another_party():
    async def work():
        driver = Driver()
        await at_party(driver, "normal")
        assert "Suggest" in driver.page.panel
        assert "Another" not in driver.page.panel
        assert "i-bulb" not in driver.page.panel, "the lamp is that of hints"
        await driver.order("bag-suggest")
        assert "Another" in driver.page.panel
        assert "Suggest" not in driver.page.panel

    run(work)


def test_a_full_choice_of_ones_own_is_replaced_by_a_key_that_says_so_and_comes_back_by_another():
    async def work():
        driver = Driver()
        own = await at_party(driver, "normal")
        await fill(driver, own)
        for order, replaces, comes_back in (
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
            assert (">Replace<" in driver.page.panel) == replaces, order
            assert (">My choice<" in driver.page.panel) == comes_back, order
            assert ({k: n for k, n in driver.local.choice.counts.items() if n} == own) == replaces, order

    run(work)
