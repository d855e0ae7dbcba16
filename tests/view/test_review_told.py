"""What a review says of the turns of which it tells nothing."""

import pytest

from prateria.kit.words import LANGUAGES, Words
from prateria.view.course import Luck, Review, Stop, Swing, Turning
from prateria.view.frame import Sitter
from prateria.view.review import review

SITTERS = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", None, "owl"))
CURVE = [Stop(at, (lead, -lead), 2.0) for at, lead in ((0.0, 0.0), (0.3, -8.0), (0.5, 6.0), (1.0, 12.0))]


def told(untold=0, falls=False, swing=None, lang="en", **others):
    turnings = [Turning(7 * n, n / 4, 0, f"Hunt {n} of 3", False, "7 points") for n in (1, 2, 3)]
    values = SITTERS, True, None, CURVE, [(0.0, "1")], "Hunt", turnings, 3, 45, untold, falls, False, []
    return str(review(Words(lang), Review(*values, swing=swing)._replace(**others)))


def test_a_fourth_turn_that_matters_as_much_is_not_denied():
    assert "Only 3 turns are shown here. At others, too, something better was possible." in told(untold=1)
    assert "other 45 turns" not in told(untold=1)
    assert "At the other 45 turns it looked more briefly, and is sure of nothing better." in told()


def test_a_fall_of_the_line_without_a_moment_is_not_denied():
    assert "Where the line falls there" in told(falls=True)
    assert "Where the line falls there" not in told()


@pytest.mark.parametrize(("part", "named"), [((6, 9), "Moment 1 lies"), ((6, 15), "Moments 1, 2 lie"), ((1, 7), "")])
def test_the_biggest_change_names_the_moments_in_it(part, named):
    said = told(swing=Swing("Hunt 1 of 3", part, 0, (0.2, 0.3), -8.0, 6.0, 0))
    assert (named or "What came to light counts too.") in said
    assert ("What came to light" in said) is (not named)


def test_the_biggest_change_names_the_card_that_came_there():
    swing = Swing("Card 31 of 57", (1, 7), 0, (0.2, 0.3), -8.0, 6.0, 0, "Turned: red hunter.")
    assert "Turned: red hunter." in told(swing=swing)
    assert "What came to light" not in told(swing=swing)
    assert "Only Ola moved" not in told(swing=swing).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("trials", "said"), [(True, "comes from trials of this game"), (False, "was measured in many other games")]
)
def test_it_is_said_where_the_width_of_the_strips_comes_from(trials, said):
    """For who asks how the computer knows: under the picture it would be one sentence too many."""
    picture, how = told(trials=trials).split("<details>")
    assert "Most games end in the band round the line." in picture
    assert f"How wide that band is {said}." in how


def test_that_the_line_begins_at_0_is_no_contradiction_to_a_kind_deal():
    kind = told(deal=True, luck=[Luck(0, 12.0, [1.0, 2.0, 3.0])])
    assert "a kind deal. Of 3 other deals, worse: 3" in kind
    assert "The line above begins at 0 all the same: at first nobody knows what is dealt." in kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_all_languages(lang):
    assert "%(" not in told(1, True, Swing("1", (6, 9), 0, (0.2, 0.3), -8.0, 6.0, None), lang)


@pytest.mark.parametrize(
    ("now", "said"), [(("turns", 3, 9), "every turn for a moment (3 of 9)"), (("deal", 0, 0), "the luck with the deal")]
)
def test_it_is_told_what_is_looked_at_now(now, said):
    assert f"Now: {said}" in told(progress=0.4, now=now)


def test_a_change_between_two_is_told_by_who_is_ahead():
    said = told(swing=Swing("Hunt 1 of 3", (6, 9), 0, (0.2, 0.3), -8.0, 6.0, 0))
    assert "Before, \u2068Jan\u2069 is ahead by 8; after it, \u2068Ola\u2069 is ahead by 6." in said
