"""Results: the record, table and animals come back; what is damaged, foreign or forged is refused, with a reason."""

from itertools import product
from types import SimpleNamespace

import pytest
from playing import played

from prateria.core.code import encode, read
from prateria.core.errors import BadCode
from prateria.core.game import Outcome
from prateria.core.link import encode_link, open_link
from prateria.core.packed import Reader, seal, unseal, varint
from prateria.core.school.prepared import Prepared, places
from prateria.core.school.result import check, misplaced, open_result, write_result
from prateria.core.seats import MARKS, SeatSetting
from prateria.games import GAMES, by_number

WHOLE = {game: played(game, 2, seed=77) for game in GAMES}
SEATS = (SeatSetting("Ola", None, MARKS[0]), SeatSetting("", "normal", MARKS[1]))
GAME = WHOLE["manitou"]
CODE = write_result(GAME, SEATS, 4)
CLASS = [Prepared(GAME.header, places(2, 1, "normal"))]


def reason(text):
    with pytest.raises(BadCode) as caught:
        open_result(text, by_number)
    return caught.value.reason


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_comes_back_and_counts(game):
    session = WHOLE[game]
    code = write_result(session, SEATS, 12)
    result = open_result(code, by_number)
    again = result.replay(by_number).whole()
    assert (result.table, again.header, again.state) == (12, session.header, session.state)
    assert result.points == session.state.outcome().points
    assert check(result, again) == ""
    assert [(seat.name, seat.bot, seat.mark) for seat in result.seats] == [
        ("", None, MARKS[0]), ("", "normal", MARKS[1]),
    ]  # fmt: skip
    assert len(code) < 3300  # a QR code has room for it


def test_points_below_zero_are_written_too():
    state = SimpleNamespace(outcome=lambda: Outcome((-3, 250), ({}, {}), (1,)))
    lost = SimpleNamespace(game=GAME.game, header=GAME.header, steps=[], state=state)
    assert open_result(write_result(lost, SEATS, 1), by_number).points == (-3, 250)


def test_only_a_finished_game_is_handed_in():
    with pytest.raises(BadCode) as caught:
        write_result(played("manitou", 2, seed=77, steps=20), SEATS, 1)
    assert caught.value.reason == "unfinished"


def test_a_damaged_result_is_refused():
    for place, letter in product(range(0, len(CODE), 5), "A7"):
        if CODE[place] != letter:
            assert reason(CODE[:place] + letter + CODE[place + 1 :]) == "damaged"
    assert reason(CODE[:-4]) == "damaged"
    assert reason("") == "empty"
    assert reason(encode_link(GAME, SEATS)) == "newer"
    with pytest.raises(BadCode):
        open_link(CODE, by_number)


def forged(change):
    """A result whose checksum fits, though somebody has changed the claimed points."""
    body, own = unseal(CODE), b"".join(varint(2 * n) for n in GAME.state.outcome().points)
    assert body.count(own) == 1
    return seal(body.replace(own, b"".join(varint(2 * n) for n in change(GAME.state.outcome().points))))


def test_points_that_the_record_does_not_give_are_refused():
    result = open_result(forged(lambda points: (points[0] + 5, points[1])), by_number)
    assert result.points[0] == GAME.state.outcome().points[0] + 5
    assert check(result, result.replay(by_number).whole()) == "points"


def test_a_record_cut_short_is_no_result():
    early = played("manitou", 2, seed=77, steps=len(GAME.steps) - 1)
    result = open_result(CODE, by_number)
    short = result._replace(record=read(encode(early), by_number))
    assert check(short, short.replay(by_number).whole()) == "unfinished"


def test_another_class_and_another_deal_are_refused():
    result = open_result(CODE, by_number)
    assert misplaced(result, CLASS) == ""
    other = [CLASS[0]._replace(deal=GAME.header._replace(seed=78))]
    assert misplaced(result, other) == "deal"
    assert misplaced(result, [*other, *CLASS]) == ""
    assert misplaced(result, [CLASS[0]._replace(deal=GAME.header._replace(rules=1))]) == "class"
    assert misplaced(result, [CLASS[0]._replace(deal=WHOLE["powwow"].header)]) == "class"
    assert misplaced(result, [CLASS[0]._replace(bots=(None, "first"))]) == "seats"
    assert misplaced(result, [CLASS[0]._replace(bots=(None, None))]) == "seats"


def test_a_result_of_later_says_newer():
    body = unseal(CODE)
    assert Reader(body).varint() == 9
    assert reason(seal(varint(11) + body[1:])) == "newer"
