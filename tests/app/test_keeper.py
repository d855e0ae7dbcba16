"""Where a link belongs among the saves, and what a save gives back."""

import asyncio
import random

import pytest
from fakepage import FakePage

from prateria.app import keeper
from prateria.app.keeper import find_match, keep, new_save, open_save, opened, replayed
from prateria.core.code import encode, write
from prateria.core.errors import BadCode, BadSave
from prateria.core.packed import seal
from prateria.core.savefile import SeatSetting
from prateria.core.session import Session
from prateria.games import GAMES


def run(work):
    return asyncio.run(work)


def played(steps, seed=5, seats=2, chance=1):
    session = Session.new(GAMES["manitou"], seats, seed=seed)
    rng = random.Random(chance)
    for _ in range(steps):
        session.play(rng.choice(session.state.legal_actions()))
    return session


def kept(page, session, bot="normal"):
    save = new_save(page, session, (SeatSetting("Ola"), SeatSetting("", bot, "wolf")), {"undo": "open"})
    assert keep(page, save, session) == ""
    return save


def test_a_save_gives_back_the_game_and_the_table():
    page, session = FakePage(), played(50)
    save = kept(page, session)
    found, again = run(open_save(page, page.saves[save.id]))
    assert again.state == session.state
    assert [s.action for s in again.steps] == [s.action for s in session.steps]
    assert found.seats == save.seats
    assert found.settings == {"undo": "open"}


def test_a_link_that_knows_more_continues_the_save():
    page, short, long = FakePage(), played(20), played(35)
    save = kept(page, short)
    match = run(find_match(page, long))
    assert (match.relation, match.kept.save.id) == ("longer", save.id)


def test_a_link_that_knows_less_is_older():
    page = FakePage()
    kept(page, played(35))
    assert run(find_match(page, played(20))).relation == "older"


def test_the_same_game_is_found_again():
    page = FakePage()
    kept(page, played(35))
    assert run(find_match(page, played(35))).relation == "same"


def test_another_branch_and_another_seed_match_nothing():
    page = FakePage()
    kept(page, played(35))
    assert run(find_match(page, played(35, chance=2))) is None
    assert run(find_match(page, played(35, seed=6))) is None


def test_a_damaged_save_is_no_match_and_stops_nothing():
    page = FakePage({"bad": "{", "worse": '{"v":1,"code":"AAAA","table":{"seats":[]}}'})
    kept(page, played(10))
    assert run(find_match(page, played(10))).relation == "same"


def test_of_several_saves_the_one_that_knows_most_is_found():
    page = FakePage()
    for steps in (5, 25, 35, 20):
        kept(page, played(steps))
    match = run(find_match(page, played(30)))
    assert (match.relation, match.kept.save.id) == ("older", "game3")
    assert len(match.kept.session.steps) == 35
    match = run(find_match(page, played(40)))
    assert (match.relation, match.kept.save.id) == ("longer", "game3")
    assert len(match.kept.session.steps) == 40


@pytest.mark.parametrize(("steps", "relation", "most"), [(60, "longer", 0), (3, "older", 1)])
def test_a_link_that_many_saves_begin_like_replays_none_that_is_not_opened(monkeypatch, steps, relation, most):
    """Fifty of them took eleven seconds without a word."""
    page, replays = FakePage(), []

    class Counted(keeper.Replay):
        def __init__(self, *args):
            super().__init__(*args)
            replays.append(self)

    for n in range(50):
        kept(page, played(4 + n))
    monkeypatch.setattr(keeper, "Replay", Counted)
    assert run(find_match(page, played(steps))).relation == relation
    assert len(replays) == most


def test_saves_whose_code_is_written_longer_are_found_and_kept_short():
    page, session = FakePage(), played(20)
    save = kept(page, session)
    head, digits = write(session)
    longer = seal(b"\1" + bytes([head[0] | 0x80, 0]) + head[1:] + bytes(5) + digits)
    assert longer != save.code
    page.saves[save.id] = page.saves[save.id].replace(save.code, longer)
    assert run(find_match(page, session)).relation == "same"
    assert run(open_save(page, page.saves[save.id])).save.code == save.code
    again, seats, _ = run(opened(page, longer))
    assert (encode(again), seats) == (save.code, None)


def test_a_save_that_goes_wrong_after_what_it_has_in_common_is_no_match():
    page, session = FakePage(), played(20)
    save = kept(page, session)
    head, digits = write(session)
    spoilt = seal(b"\1" + head[:-1] + bytes([head[-1] + 1]) + b"\x7f" * 9 + digits)
    page.saves[save.id] = page.saves[save.id].replace(save.code, spoilt)
    kept(page, played(12))
    assert run(find_match(page, played(20))).relation == "longer"


def test_seats_of_another_number_are_refused():
    page, session = FakePage(), played(5, seats=3)
    save = kept(page, session)
    with pytest.raises(BadSave):
        run(open_save(page, page.saves[save.id]))


def test_a_long_game_is_replayed_in_slices():
    session = played(170, seats=4)
    assert run(replayed(FakePage(), encode(session))).state == session.state


def test_a_cut_code_says_so():
    code = encode(played(30))
    with pytest.raises(BadCode) as caught:
        run(replayed(FakePage(), code[:-3]))
    assert caught.value.reason == "damaged"


def test_a_full_device_is_told():
    page, session = FakePage(), played(3)
    page.trouble = "full"
    save = new_save(page, session, (SeatSetting(), SeatSetting()), {})
    assert keep(page, save, session) == "full"
