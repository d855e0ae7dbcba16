"""Share codes: what is written is read; everything else is refused, and says why."""

import base64
import hashlib
import json
import zlib
from pathlib import Path

import pytest
from demo import GAME, find
from playing import played

from prateria.core.code import LIMIT, Replay, decode, encode, from_link, read, write
from prateria.core.errors import BadCode
from prateria.core.link import open_link
from prateria.core.packed import seal
from prateria.core.session import Header, Session
from prateria.games import GAMES, by_number

KEPT = "AEAQCAQAAAAAAAAHAYVGQZDOVU"  # six answers of a party: a code of format 1, rules 1
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def reason(text, games=by_number):
    """Why a code is refused."""
    with pytest.raises(BadCode) as caught:
        decode(text, games)
    return caught.value.reason


def sealed(*numbers, digits=b"", base=b"\0\0\0\0\0", count=0):
    """A code with a checksum that fits. `numbers`: format, game, rules, seats, options."""
    body = bytes(numbers) + base + bytes([count]) + digits
    return base64.b32encode(body + zlib.crc32(body).to_bytes(4, "big")).decode().rstrip("=")


@pytest.fixture(scope="module")
def session():
    return played("manitou", 3, seed=5, steps=70)


@pytest.fixture(scope="module")
def code(session):
    return encode(session)


def test_round_trip(session, code):
    again = decode(code, by_number)
    assert again.header == session.header
    assert again.state == session.state
    assert [step[:4] for step in again.steps] == [step[:4] for step in session.steps]
    assert encode(again) == code


def test_a_code_is_capital_letters_and_digits_of_base32(code):
    assert set(code) <= set(ALPHABET)


def test_codes_of_version_1_are_read_for_ever():
    again = decode(KEPT, by_number)
    assert (again.header.game, again.header.seats, again.header.seed) == ("manitou", 2, 7)
    assert [step.action.text for step in again.steps] == [
        "2 take h1 0", "2 take h2 1", "2 take h3 0", "2 take h4 1", "2 take h5 2", "2 take h6 0"
    ]  # fmt: skip
    assert encode(again) == KEPT


OLD = json.loads((Path(__file__).parent.parent / "data" / "codes.json").read_text())
"""Codes as they were written when links held nothing but the game: code, header, number of steps, digest of the end."""


def as_it_was_written(position):
    """Without what a position says since there are versions, a half prairie, and ways back from bags of Wendake."""
    position.pop("rules", None)
    if "half" in position.get("options", {}):
        del position["options"]["half"], position["boxed"]
    for frame in position.get("stack", ()):
        if frame[0] == "Bag":
            frame.pop()
    return position


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["code"][:24])
def test_codes_made_before_links_had_seats_open_for_ever(old):
    for text in (old["code"], f"https://example.invalid/#g={old['code'].lower()}"):
        replay, seats, _ = open_link(text, by_number)
        session = replay.whole()
        assert (seats, len(session.steps)) == (None, old["steps"])
        header = json.loads(json.dumps(session.header))
        header[3] = [option for option in header[3] if option != ["half", False]]
        assert header == old["header"]
        state = json.dumps(as_it_was_written(session.state.to_json()), sort_keys=True)
        assert hashlib.sha256(state.encode()).hexdigest()[:16] == old["state"]
        assert encode(session) == old["code"]


def loose(head, digits, at, zeros):
    """A game written longer: the number at that place of its head in one byte more, zeros before the digits."""
    return seal(b"\1" + head[:at] + bytes([head[at] | 0x80, 0]) + head[at + 1 :] + bytes(zeros) + digits)


@pytest.mark.parametrize("old", OLD[::3], ids=lambda old: old["code"][:24])
def test_one_game_has_one_code_and_what_is_written_longer_opens_as_it(old):
    head, digits = write(decode(old["code"], by_number))
    for at in range(3):  # game, rules, seats
        for zeros in (0, 1, 40):
            text = loose(head, digits, at, zeros)
            assert text != old["code"]
            assert encode(decode(text, by_number)) == old["code"]


@pytest.mark.parametrize(
    "dress",
    [
        str.lower,
        lambda code: f"  {code}\n",
        lambda code: "\n".join(code[i : i + 20] for i in range(0, len(code), 20)),
        lambda code: " ".join(code[i : i + 4] for i in range(0, len(code), 4)).lower(),
        lambda code: f"https://example.invalid/prateria/#g={code}",
        lambda code: f"https://example.invalid/prateria/?x=1#g={code.lower()} ",
        lambda code: f"https://example.invalid/prateria/#g={code}".upper(),
        lambda code: f"#g={code}",
        lambda code: f"Our game: https://example.invalid/#g={code[:30]}\n{code[30:]}",
    ],
)
def test_links_spaces_and_small_letters_are_taken(session, code, dress):
    assert decode(dress(code), by_number).state == session.state
    assert from_link(dress(code)) == code


def test_damage_at_every_place_is_noticed(code):
    for i, letter in enumerate(code):
        for other in (*ALPHABET, "0", "1", "=", "-", "É", "ſ", "ı", "\0"):
            if other != letter:
                assert reason(code[:i] + other + code[i + 1 :]) == "damaged"


def test_truncated_at_every_place(code):
    for i in range(1, len(code)):
        assert reason(code[:i]) == "damaged"
        assert reason(code[i:]) == "damaged"


def test_letters_missing_doubled_and_swapped(code):
    for i in range(len(code)):
        assert reason(code[:i] + code[i + 1 :]) == "damaged" if code[i + 1 : i + 2] != code[i] else True
        assert reason(code[:i] + code[i] + code[i:]) == "damaged"
        if code[i : i + 1] != code[i + 1 : i + 2] and i + 1 < len(code):
            assert reason(code[:i] + code[i + 1] + code[i] + code[i + 2 :]) == "damaged"


@pytest.mark.parametrize("text", ["", " ", "\n\t", "#g=", "https://example.invalid/#g=", " #g= "])
def test_nothing(text):
    assert reason(text) == "empty"


@pytest.mark.parametrize("text", ["hello", "A", "AA", "AAAAAAAA", "12345678", "🦬", "a=", "====", "A" * LIMIT, "#"])
def test_something_else(text):
    assert reason(text) == "damaged"


def test_over_long():
    assert reason("A" * (LIMIT + 1)) == "long"
    assert reason("A" * 5_000_000) == "long"
    assert reason("#g=" + "É" * 5000) == "long"


def test_newer_and_foreign():
    assert reason(sealed(2, 1, 1, 2, 0)) == "newer"  # another format
    assert reason(sealed(1, 1, 99, 2, 0)) == "newer"  # rules of a later version
    assert reason(sealed(1, 1, 1, 2, 0, base=b"\x7f")) == "newer"  # a start position of a later version
    assert reason(sealed(1, 99, 1, 2, 0)) == "foreign"
    assert reason(sealed(1, 0, 1, 2, 0)) == "foreign"


@pytest.mark.parametrize("seats", [0, 1, 5, 120])
def test_seats_out_of_range(seats):
    assert reason(sealed(1, 1, 1, seats, 0)) == "impossible"


def test_rules_zero_and_options_that_are_not_there():
    assert reason(sealed(1, 1, 0, 2, 0)) == "impossible"
    assert reason(sealed(1, 1, 1, 2, 1)) == "newer"


def test_more_actions_than_there_can_be():
    assert reason(sealed(1, 1, 1, 2, 0, base=b"\0\0\0\0\0\xff\xff\xff\xff", count=3)) == "impossible"
    assert reason(sealed(1, 1, 1, 2, 0, base=b"\0\0\0\0\0\xff", count=127)) == "impossible"
    most = GAMES["manitou"].META.max_actions
    assert reason(sealed(1, 1, 1, 2, 0, base=bytes([0, 0, 0, 0, 0, most & 127 | 128]), count=most >> 7)) == "impossible"


def test_choices_that_the_rules_do_not_have():
    assert reason(sealed(1, 1, 1, 2, 0, count=1, digits=b"\x05")) == "impossible"
    assert reason(sealed(1, 1, 1, 2, 0, count=0, digits=b"\x01")) == "impossible"
    assert reason(sealed(1, 1, 1, 2, 0, count=1, digits=b"\xff" * 2000)) == "impossible"


def test_numbers_that_do_not_end():
    for numbers in ([0xFF] * 5, [1, 1, 1, 2, 0x80, 0x80, 0x80, 0x80, 0x80]):
        assert reason(sealed(*numbers)) == "damaged"
    assert reason(sealed(1, 1, 1, 2, 0, base=b"", count=0)) == "damaged"


def test_a_long_record_opens_in_slices(session, code):
    replay = Replay(code, by_number)
    assert replay.length == 70
    assert not replay.advance(0)
    done = [replay.advance(30) for _ in range(3)]
    assert done == [False, False, True]
    assert replay.session.state == session.state
    assert replay.advance(5)
    assert replay.session.state == session.state


def test_records_are_compared_without_playing(session, code):
    other = played("manitou", 3, seed=5, steps=0)
    for step in session.steps[:40]:
        other.play(step.action)
    other.play(next(a for a in other.state.legal_actions() if a != session.steps[40].action))
    for n in range(71):
        record = read(encode(session.fork(n)), by_number)
        assert (record.header, record.length) == (session.header, n)
        assert record.common(session.steps)
        assert record.common(session.steps[:30])
        assert record.common(other.steps) == (n <= 40)
    spoilt = read(code, by_number)
    assert not spoilt._replace(digits=spoilt.digits * 3 + 1).common(session.steps)


# -- options and start positions, by a game that has them -----------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"goal": 9}, {"goal": 20, "long": True, "set": "house"}, {"set": "house"}])
def test_options_come_back(options):
    session = Session.new(GAME, 3, options, seed=2**32 - 1)
    session.play(session.state.legal_actions()[2])
    again = decode(encode(session), find)
    assert (again.header, again.state) == (session.header, session.state)
    assert dict(again.header.options) == {"goal": 5, "long": False, "set": "plain", **options}


def test_options_that_do_not_go_together_are_refused():
    mixed = {(goal, long): goal + 3 * long for goal in range(3) for long in range(2)}
    for (goal, long), number in mixed.items():
        text = sealed(1, 0x80 | 72, 1, 1, 2, number)
        if long and goal != 2:
            assert reason(text, find) == "impossible"
        else:
            assert decode(text, find).state.data["goal"] == (5, 9, 20)[goal]
    assert reason(sealed(1, 0x80 | 72, 1, 1, 2, 12), find) == "newer"  # an option that is not known yet


def test_older_rules_are_kept():
    session = Session.new(GAME, 2, rules=1)
    assert decode(encode(session), find).header.rules == 1
    assert Session.new(GAME, 2).header.rules == 2
    assert reason(sealed(1, 0x80 | 72, 1, 3, 2, 0), find) == "newer"


def test_start_positions():
    session = Session.from_scenario(GAME, "nearly")
    session.play(session.state.legal_actions()[0])
    again = decode(encode(session), find)
    assert (again.header, again.state.actors()) == (session.header, ())
    assert reason(sealed(1, 0x80 | 72, 1, 2, 3, 0, base=b"\1"), find) == "newer"  # not for three seats
    assert reason(sealed(1, 0x80 | 72, 1, 2, 2, 0, base=b"\2"), find) == "impossible"  # a position that cannot be
    assert reason(sealed(1, 0x80 | 72, 1, 1, 2, 0, base=b"\1"), find) == "impossible"  # by other rules than its own


def test_a_start_position_has_its_own_options():
    session = Session.from_scenario(GAME, "far")
    assert session.header.options == (("goal", 20), ("long", True), ("set", "plain"))
    assert decode(encode(session), find).header == session.header
    other = Header("demo", 2, 2, (("goal", 20), ("long", False), ("set", "plain")), 0, "far")
    assert reason(encode(Session(GAME, other)), find) == "impossible"


def test_actions_after_the_end():
    body = sealed(1, 0x80 | 72, 1, 2, 2, 0, base=b"\1", count=2)
    assert reason(body, find) == "impossible"
