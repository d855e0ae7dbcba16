"""The bar of somebody who looks back: its slider."""

import pytest

from prateria.kit.words import Words
from prateria.view.lookback import MARKS, Bar, bar


@pytest.mark.parametrize("rounds", [3, 7, 12, 13, 57, 114, 400])
def test_the_slider_is_no_comb(rounds: int) -> None:
    """A mark for each round, or for every fifth, tenth ...: so many that they can be counted."""
    starts = [4 * n for n in range(rounds)]
    html = bar(Words("en"), Bar(0, 4 * rounds, "", starts, False, "normal", (), "", False, True, False, False))
    shown = html.count('class="replay-mark"')
    assert shown == rounds if rounds <= MARKS else MARKS / 3 <= shown <= MARKS


def test_a_button_of_the_bar_is_not_described_by_its_own_name() -> None:
    html = str(bar(Words("en"), Bar(1, 9, "", [0], False, "normal", (), "", False, True, False, False)))
    assert html.count('aria-description=""') == html.count("<button")
