"""What children may do: every combination has a name, a number and a way back."""

from itertools import combinations

import pytest

from prateria.core.school.classlink import open_class, write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.school.profile import NAMED, RIGHTS, by_number, is_profile, number_of, profile_of, shuts
from prateria.core.session import Header
from prateria.games import by_number as find

ALL = [shut for n in range(len(RIGHTS) + 1) for shut in combinations(RIGHTS, n)]


@pytest.mark.parametrize("shut", ALL)
def test_every_profile_comes_back_from_its_text_its_number_and_a_link(shut):
    profile = profile_of(shut[::-1])
    assert is_profile(profile)
    assert shuts(profile) == shut
    assert by_number(number_of(profile)) == profile
    table = Prepared(Header("manitou", 2, 2, (), 9), places(2, 1, "first"), profile, 3)
    assert open_class(write_class(table, find), find) == table
    assert bool(table.lock) == bool(shut)


def test_numbers_never_change_and_what_is_not_known_is_none():
    assert [number_of(profile) for profile in ("open", "guarded", "hints", "closed")] == [0, 1, 3, 33]
    assert len({number_of(profile_of(shut)) for shut in ALL}) == len(ALL) == 32
    assert by_number(34) is None
    assert tuple(NAMED) == ("open", "guarded", "closed")


@pytest.mark.parametrize("text", ["", "undo+hints", "hints+undo", "all", "hints+", 1, None, True, "hints+hints"])
def test_what_is_no_profile_guards_as_locks_always_did(text):
    assert not is_profile(text)
    assert shuts(text) == ("hints", "undo")
