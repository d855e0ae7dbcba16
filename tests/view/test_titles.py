"""What a title says is not read twice: where it is all that names a thing, it is the name."""

import re

import pytest

from prateria.view.furniture import unfolding
from prateria.view.lookback import _choice


@pytest.mark.parametrize("drawn", [unfolding("The whole text"), _choice("Whose eyes", "eyes", [("0", "Fox")], "0")])
def test_a_title_is_no_second_name(drawn):
    assert re.search(r'title="[^"]+"', drawn)
    assert "aria-label" not in drawn
