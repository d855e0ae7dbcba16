"""A table of a class on its way to another tablet comes back whole; damage and later versions are refused."""

import pytest
from playing import played

from prateria.core.errors import BadCode
from prateria.core.link import open_link
from prateria.core.packed import seal, unseal
from prateria.core.school.moving import is_moving, open_moving, write_moving
from prateria.core.seats import MARKS, SeatSetting
from prateria.games import GAMES, by_number

SEATS = (SeatSetting("Ola", None, MARKS[0]), SeatSetting("", "first", MARKS[1]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("profile", "table", "left"), [("open", 0, None), ("closed", 7, 0), ("hints+names", 99, 600)])
def test_a_table_comes_back_without_names(game, profile, table, left):
    session = played(game, 2, seed=5).fork(9)
    text = write_moving(session, SEATS, profile, table, left)
    assert is_moving(f"https://example.invalid/#g={text.lower()}")
    found = open_moving(text, by_number)
    assert found.replay.whole().state == session.state
    assert [(seat.name, seat.bot) for seat in found.seats] == [("", None), ("", "first")]
    assert (found.profile, found.table, found.left) == (profile, table, left)


def test_what_is_wrong_with_it_is_told():
    session = played("manitou", 2, seed=5).fork(0)
    text = write_moving(session, SEATS, "open", 3, 5)
    body = unseal(text)
    for ending, reason in (((34, 3, 6), "newer"), ((0, 100, 6), "impossible"), ((0, 3, 0xFF, 0x7F), "impossible")):
        with pytest.raises(BadCode) as caught:
            open_moving(seal(body[:-3] + bytes(ending)), by_number)
        assert caught.value.reason == reason
    assert not is_moving(text[:-2])
    with pytest.raises(BadCode) as caught:
        open_link(text, by_number)  # as an older version would say
    assert caught.value.reason == "newer"
