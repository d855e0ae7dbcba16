"""Links: game and seats are the same on the other device, names stay, damage is noticed, formats are told apart."""

import base64
import zlib
from itertools import product

import pytest
from playing import played, variants

from prateria.bots.think import LEVELS as THINKING
from prateria.core.code import LIMIT, Replay, encode, write
from prateria.core.errors import BadCode
from prateria.core.link import Place, encode_link, open_link
from prateria.core.packed import varint
from prateria.core.seats import LEVELS, MARKS, SeatSetting
from prateria.core.session import Session
from prateria.games import GAMES, by_number

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
KINDS = (None, "first", "normal", "away", "bot:0a9z")
WAYS = [(game, *way) for game in GAMES for way in variants(game)]


def opened(text):
    """The game of a link, played again, and its seats."""
    replay, seats, _ = open_link(text, by_number)
    return replay.whole(), seats


def reason(text):
    """Why a link is refused."""
    with pytest.raises(BadCode) as caught:
        opened(text)
    return caught.value.reason


def sealed(*parts):
    """A link with a checksum that fits."""
    body = b"".join(part if isinstance(part, bytes) else bytes([part]) for part in parts)
    return base64.b32encode(body + zlib.crc32(body).to_bytes(4, "big")).decode().rstrip("=")


HEAD = (2, 1, 1, 2, 0, bytes(5), 0)
"""A game of Manitou for two, not begun."""


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_game_and_seats_come_back(way):
    game, seats, options = way
    session = played(game, seats, options, seed=3, steps=25)
    tables = list(product(KINDS, repeat=seats))
    for n, kinds in enumerate(tables[:: max(1, len(tables) // 16)]):
        sitting = [SeatSetting(f"Name {seat}", bot, MARKS[(seat + n) % 8]) for seat, bot in enumerate(kinds)]
        text = encode_link(session, sitting)
        again, found = opened(text)
        assert (again.header, again.state) == (session.header, session.state)
        assert [seat.mark for seat in found] == [seat.mark for seat in sitting]
        assert [seat.bot for seat in found] == [None if seat.bot == "away" else seat.bot for seat in sitting]
        assert {(seat.name, seat.unknown) for seat in found} == {("", "")}
        assert encode_link(again, found) == text


@pytest.mark.parametrize("game", GAMES)
def test_start_positions_come_back(game):
    for name in GAMES[game].SCENARIOS:
        session = Session.from_scenario(GAMES[game], name)
        sitting = [SeatSetting(mark=mark) for mark in MARKS[: session.header.seats]]
        assert opened(encode_link(session, sitting))[0].header == session.header


def test_a_link_is_the_code_with_one_byte_a_seat():
    session = played("powwow", 5, {"calm": True}, seed=8, steps=60)
    code, link = encode(session), encode_link(session, [SeatSetting(bot="normal", mark=mark) for mark in MARKS[:5]])
    assert len(link) - len(code) == 5 * 8 // 5


def test_names_never_travel():
    session = played("manitou", 2, steps=5)
    link = {encode_link(session, [SeatSetting(name), SeatSetting(name * 2, mark="owl")]) for name in ("", "Ola", "Jan")}
    assert len(link) == 1


def test_the_levels_are_those_of_the_bots():
    assert tuple(THINKING) == LEVELS


# -- damage --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def link():
    sitting = [SeatSetting("Ola", None, "owl"), SeatSetting("", "normal", "bear"), SeatSetting("", "away", "fox")]
    return encode_link(played("manitou", 3, seed=5, steps=70), sitting)


def test_damage_at_every_place_is_noticed(link):
    for i, letter in enumerate(link):
        for other in (*ALPHABET, "0", "1", "=", "-", "É", "ſ", "\0"):
            if other != letter:
                assert reason(link[:i] + other + link[i + 1 :]) == "damaged"


def test_truncated_and_longer(link):
    for i in range(1, len(link)):
        assert reason(link[:i]) == "damaged"
        assert reason(link[i:]) == "damaged"
    for letter in ALPHABET:
        assert reason(link + letter) == "damaged"


def test_seats_or_digits_that_are_missing():
    assert opened(sealed(*HEAD, 0, 1))[1][1].mark == "eagle"
    assert reason(sealed(*HEAD)) == "damaged"
    assert reason(sealed(*HEAD, 0)) == "damaged"
    assert reason(sealed(*HEAD, 0, 0x80)) == "damaged"
    assert reason(sealed(*HEAD, 0, 0x80, 1, 5, b"abc")) == "damaged"  # a bot with a name that ends too early
    assert reason(sealed(*HEAD, 0, 0, 1)) == "impossible"  # digits without an action


@pytest.mark.parametrize("text", ["", " ", "#g=", "https://example.invalid/#g=", "https://example.invalid/#G= "])
def test_nothing(text):
    assert reason(text) == "empty"


def test_other_refusals():
    assert reason("A" * (LIMIT + 1)) == "long"
    assert reason("hello") == "damaged"
    assert reason(sealed(2, 99, 1, 2, 0, bytes(5), 0, 0, 0)) == "foreign"
    assert reason(sealed(2, 1, 99, 2, 0, bytes(5), 0, 0, 0)) == "newer"
    assert reason(sealed(2, 1, 1, 9, 0, bytes(5), 0, bytes(9))) == "impossible"


# -- older and newer -----------------------------------------------------------------------------------------------


def test_links_of_format_1_know_nothing_of_the_seats(link):
    session = played("manitou", 3, seed=5, steps=70)
    again, seats = opened("https://example.invalid/#g=" + encode(session).lower())
    assert (again.state, seats) == (session.state, None)


def test_what_knows_format_1_only_says_newer(link):
    with pytest.raises(BadCode) as caught:
        Replay(link, by_number)
    assert caught.value.reason == "newer"


@pytest.mark.parametrize("number", [0, 4, 5, 127])
def test_a_later_format_is_newer(number):
    assert reason(sealed(number, *HEAD[1:], 0, 1)) == "newer"
    assert reason(sealed(number, b"anything else")) == "newer"


@pytest.mark.parametrize("kind", range(len(LEVELS) + 1, 8))
def test_a_level_of_a_later_version_becomes_the_nearest_and_no_person(kind):
    seats = opened(sealed(*HEAD, 0, 16 * kind + 3))[1]
    assert seats == (SeatSetting(mark="fox"), SeatSetting(bot="normal", mark="owl", unknown="level"))


@pytest.mark.parametrize("kind", [8, 9, 100, 10_000])
@pytest.mark.parametrize("name", [b"", b"Ola's bot", b"\xff" * 40])
def test_a_bot_that_somebody_wrote_becomes_normal_and_the_game_stays_the_same(kind, name):
    session = played("manitou", 2, seed=5, steps=40)
    head, digits = write(session)
    text = sealed(2, head, 0, varint(16 * kind + 3), varint(len(name)), name, digits)
    again, seats = opened(text)
    assert seats == (SeatSetting(mark="fox"), SeatSetting(bot="normal", mark="owl", unknown="bot"))
    assert again.state == session.state


def test_animals_that_are_not_known_or_sit_there_already_give_way():
    assert [seat.mark for seat in opened(sealed(*HEAD, 15, 15))[1]] == ["fox", "eagle"]
    assert [seat.mark for seat in opened(sealed(*HEAD, 4, 4))[1]] == ["bear", "fox"]


# -- a place in a game ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [Place(0), Place(40, True), Place(70), Place(300, True), Place(2**34)])
def test_a_place_comes_back_beside_the_same_game(place):
    session = played("manitou", 3, seed=5, steps=70)
    sitting = [SeatSetting("Ola", None, "owl"), SeatSetting("", "normal", "bear"), SeatSetting("", "away", "fox")]
    link, without = encode_link(session, sitting, place), encode_link(session, sitting)
    found = open_link(link, by_number)
    assert found.place == place
    assert (found.replay.whole().state, found.seats) == (session.state, opened(without)[1])
    assert open_link(without, by_number).place is None


def test_a_place_for_what_is_not_known_here_is_newer():
    assert open_link(sealed(3, *HEAD[1:], 0, 1, 9, 1), by_number).place == Place(9, True)
    assert reason(sealed(3, *HEAD[1:], 0, 1, 9, 2)) == "newer"
    assert reason(sealed(3, *HEAD[1:], 0, 1, 9)) == "damaged"
    assert reason(sealed(3, *HEAD[1:], 0, 1)) == "damaged"
    assert reason(sealed(3, *HEAD[1:], 0, 1, 9, 0, 1)) == "impossible"  # digits without an action
