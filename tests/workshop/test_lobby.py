"""What the lobby is given of the games: their pictures."""

import re
from xml.etree import ElementTree

import pytest
from gamefacts import FIRST

from prateria.games import GAMES
from workshop.export import lobby, picture
from workshop.paths import WEB

PICTURED = [game for game in GAMES if picture(game)]
STYLES = (WEB / "css" / "lobby.css").read_text(encoding="utf-8")


def test_the_lobby_has_the_pictures_that_the_games_bring():
    assert {game["id"]: game["picture"] for game in lobby("it")["games"]} == {game: picture(game) for game in GAMES}
    assert {*FIRST} <= {*PICTURED}
    assert len({picture(game) for game in PICTURED}) == len(PICTURED)
    assert picture("no-such-game") == ""


@pytest.mark.parametrize("game", PICTURED)
def test_a_picture_is_markup_that_the_page_may_take_as_it_is(game):
    """Whole, without notes, and nothing in it that the policy of the page forbids."""
    root = ElementTree.fromstring(f"<svg>{picture(game)}</svg>")
    parts = list(root.iter())[1:]
    assert len(parts) > 3
    assert {part.tag for part in parts} <= {"path", "circle", "ellipse", "rect", "g", "use"}
    assert not [name for part in parts for name in part.attrib if name in ("style", "id") or name.startswith("on")]
    assert all(part.get("href", "#").startswith("#") for part in parts)
    assert "\n" not in picture(game)
    assert "<!--" not in picture(game)


@pytest.mark.parametrize("game", PICTURED)
def test_a_picture_is_drawn_in_classes_that_the_page_has(game):
    for name in re.findall(r'class="(art-[\w-]+)', picture(game)):
        assert f".{name}" in STYLES, name
