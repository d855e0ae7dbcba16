"""What something better would have brought in Manitou, by what the tried hunts come to."""

import pytest
from goldens import golden

from prateria.app.review.told import reason_of
from prateria.bots.review import Gap, Moment, Turn
from prateria.kit.words import Words


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (
            (("herds hills 0", 9.5, 2.0), ("herds hills 1", 2.3, 10.0)),
            "Hills, on average: 10 points from herds for Ola, not 2. "
            "Hills, on average: 2 points from herds for Jan, not 10. "
            "On average a part of it is lost again later.",
        ),
        (
            (("captives river 0", 5.0, 0.0), ("herds river 0", 0.0, 3.0)),
            "River, at the end of the hunt: 5 captives for Ola, not 0. "
            "But not all is better. River: 0 points from herds for Ola, not 3. "
            "Most comes from other things and from later hunts.",
        ),
        (
            (("thief 0", 2.0, 7.4), ("herds forest 0", 3.4, 3.1)),
            "The hide thief comes to Ola in 2 of 10 trial hunts, not in 7.",
        ),
        (
            (("thief 0", 2.0, 7.4), ("herds forest 0", 6.4, 3.1)),
            "The hide thief comes to Ola in 2 of 10 trial hunts, not in 7. "
            "Forest, on average: 6 points from herds for Ola, not 3. On average a part of it is lost again later.",
        ),
        (
            (("herds forest 0", 4.4, 1.0), ("captives hills 0", 1.2, 0.1), ("herds river 1", 3.4, 3.6)),
            "This card would have been kept for later: hunter 10. "
            "Forest, on average: 4 points from herds for Ola, not 1. Hills, on average: 1 captive for Ola, not 0.",
        ),
        ((("thief 0", 0.0, 10.0),), "No hide thief would come to Ola. On average a part of it is lost again later."),
        (
            (("thief 0", 2.0, 7.4), ("thief 1", 9.0, 6.0)),
            "The hide thief comes to Ola in 2 of 10 trial hunts, not in 7. "
            "The hide thief comes to Jan in 9 of 10 trial hunts, not in 6. In a tie it comes to each of them. "
            "On average a part of it is lost again later.",
        ),
        ((("no such part", 9.0, 0.0),), "The computer’s trial games come out better; it cannot say why in a word."),
    ],
)
def test_a_reason_in_manitou_is_what_the_tried_hunts_come_to(
    parts: tuple[tuple[str, float, float], ...], told: str
) -> None:
    session = golden("manitou-2-rules=2.txt")
    first = next(n for n, step in enumerate(session.steps) if step.action.text == "1 play h10 river")
    better = "1 play h10 hills" if parts[0][0] == "no such part" else "1 play h9 hills"
    moment = Moment(Turn(first, first + 1, 0), Gap(5.0, 0.4, 5.0, 1.0, parts), (better,))
    said = reason_of(session, moment, Words("en"), ("Ola", "Jan"))
    assert said.replace("\u2068", "").replace("\u2069", "") == told
