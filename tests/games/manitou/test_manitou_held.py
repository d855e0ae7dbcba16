"""What the table says to whoever holds a plate, a sign or a territory."""

from xml.etree import ElementTree

import pytest
from positions import hunt

from prateria.games.manitou import table
from prateria.games.manitou.engine import preview
from prateria.games.manitou.words.lands import place_lines
from prateria.games.manitou.words.meanwhile import meanwhile
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame, Sitter

SITTERS = tuple(Sitter(seat, name, None, "fox") for seat, name in enumerate(("Ola", "Bo", "Cy", "Di")))
TABLET = (740, 620)


def drawn(view):
    look = preview.look(view, Touch(), ())
    return table.draw(view, Touch(), look, 0, Words("en"), Frame(*TABLET), SITTERS)


@pytest.mark.rule("MA-19")
@pytest.mark.parametrize("seats", [2, 3])
def test_captives_are_named_where_one_asks_for_them(seats: int) -> None:
    """Held, touched and in words: from whom they are, and which cards."""
    taken = ["2:chief 2:h3" if seats == 2 else "2:chief 3:h8 2:h3"]
    view = hunt(seats, hands=["h1", "h2"], turn=1, left=2, captives=taken).observe(0)
    sentence = f"Captured from \u2068{SITTERS[1].name}\u2069: hunter 3, chief."
    assert sentence in table.explain(view, "player:0", Words("en"), SITTERS)
    assert "Captured" not in table.explain(view, "player:1", Words("en"), SITTERS)
    root = ElementTree.fromstring(drawn(view))
    titles = [str(one.text) for one in root.iter("title")]
    held = [one for one in titles if one.startswith("Captives:") and sentence in one]
    assert len(held) == 1, titles
    in_words = str(table.in_words(view, Touch(), Words("en"), SITTERS, ()))
    assert sentence.rstrip(".") in in_words
    if seats == 3:
        assert f"Captured from \u2068{SITTERS[2].name}\u2069: hunter 8" in in_words


def test_a_territory_says_in_short_to_whoever_holds_it_who_would_get_what() -> None:
    """In three lines at most, so that its bubble hides little; by ear its label tells all."""
    state = hunt(hands=["h1", "h1"], hills="1:h9 2:h7 2:chief", river="1:h2 2:h2", herds=[(12, 5), (6,), (2,)], left=2)
    view = state.observe(0)
    titles = ["".join(e.itertext()) for e in ElementTree.fromstring(drawn(view)).iter("title")]
    bare = [title.replace("\u2068", "").replace("\u2069", "") for title in titles]
    one, other = (SITTERS[seat].name for seat in (0, 1))
    assert (
        f"Hills: bison 12, 5\nIf the hunt ended now: {one} +12, {other} +5.\n"
        f"On guard: {other}. {other} would take 1 captive."
    ) in bare
    assert "River: bison 6\nIf the hunt ended now: the bison run away." in bare
    assert "Forest: bison 2" in bare


def test_a_territory_says_why_a_lone_warrior_would_take_its_herds_and_a_guard_no_captives() -> None:
    """A sign with a zero, and herds without a hunter, look like a power of the card (MA-17, MA-19)."""
    view = hunt(hands=["h1", "h1"], forest="2:mother", herds=[(), (), (5,)], left=2).observe(0)
    titles = ["".join(e.itertext()) for e in ElementTree.fromstring(drawn(view)).iter("title")]
    bare = [title.replace("\u2068", "").replace("\u2069", "") for title in titles]
    assert (
        "Forest: bison 5\nIf the hunt ended now: Bo +5. Whoever is alone there takes the herds, even without hunters.\n"
        "On guard: Bo. No captives, as nobody else has a card there."
    ) in bare
    lines = place_lines(Words("en"), view.territories[2], preview.look(view, Touch(), ()).standings[2], ["Ola", "Bo"])
    assert "Bo: clan mother. Nobody else is there, so even without hunters bison 5" in lines


def test_when_another_comes_alone_to_herds_without_a_hunter_the_news_say_why() -> None:
    state = hunt(hands=["h1 h2", "mother h3"], herds=[(), (), (5,)], left=4, turn=2)
    before = state.observe(0)
    state.apply(state.parse("2 play mother forest"), lambda event: None)
    said = meanwhile(Words("en"), before, state.observe(0), ["Ola", "Bo"])
    assert said == "Forest: \u2068Bo\u2069 is alone there and so takes the herds."
    assert not meanwhile(Words("en"), state.observe(0), state.observe(0), ["Ola", "Bo"])
