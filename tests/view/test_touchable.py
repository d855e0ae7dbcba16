"""What can be touched says how it stands with the choice, to eyes, ears and the page."""

from xml.etree import ElementTree

import pytest

from prateria.kit.touch import Touch
from prateria.view.svg import el
from prateria.view.touchable import lookable, touchable

TOUCH = Touch(("card:a",), ("card:b",), None, "areas")


@pytest.mark.parametrize(
    ("pick", "state", "pressed", "disabled"),
    [("card:a", "chosen", "true", None), ("card:b", "possible", None, None), ("card:c", None, None, "true")],
)
def test_the_state_of_a_pick_is_seen_and_heard(pick, state, pressed, disabled):
    found = ElementTree.fromstring(touchable(TOUCH, pick, "A & B", el("rect"), id_="x", data_fine=30)).attrib
    assert found.get("class") == state
    assert found.get("aria-pressed") == pressed
    assert found.get("aria-disabled") == disabled
    assert found["aria-label"] == "A & B"
    assert ("data-fine" in found) == (state is not None)


def test_a_key_to_look_looks_away_when_it_is_on():
    on, off = (ElementTree.fromstring(lookable(TOUCH, what, what, id_=what)).attrib for what in ("areas", "market"))
    assert (on.get("data-value", ""), on["aria-pressed"]) == ("", "true")
    assert (off["data-value"], off["aria-pressed"]) == ("market", "false")
