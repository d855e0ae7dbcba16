"""Any text whatever: a game, or BadCode."""

import pytest
from playing import played

from prateria.core.code import decode, encode
from prateria.core.errors import BadCode
from prateria.core.session import Session
from prateria.games import by_number

pytest.importorskip("hypothesis")
import base64
import zlib

from hypothesis import example, given
from hypothesis import strategies as st

CODES = [encode(played("manitou", 2 + n % 3, seed=n, steps=n * 9)) for n in range(12)]
LETTERS = st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")


def opens(text):
    """Whether a text is a game. Whatever opens is written the same again."""
    try:
        session = decode(text, by_number)
    except BadCode as error:
        return error.reason not in ("empty", "long", "damaged", "newer", "foreign", "impossible")
    assert isinstance(session, Session)
    code = encode(session)
    assert encode(decode(code, by_number)) == code
    return True


@given(st.text())
@example("#g=")
def test_any_text(text):
    assert not opens(text)


@given(st.text(alphabet=LETTERS, max_size=400))
def test_any_letters(text):
    assert not opens(text)


@given(st.binary(max_size=300))
def test_any_bytes_with_a_checksum_that_fits(body):
    opens(base64.b32encode(body + zlib.crc32(body).to_bytes(4, "big")).decode().rstrip("="))


@given(st.tuples(*(st.integers(0, most) for most in (2, 2, 2, 5, 2))), st.binary(max_size=90))
def test_any_record_with_a_header_that_is_nearly_right(header, rest):
    body = bytes(header) + rest
    opens(base64.b32encode(body + zlib.crc32(body).to_bytes(4, "big")).decode().rstrip("="))


@given(st.sampled_from(CODES), st.data())
def test_any_single_change_is_refused(code, data):
    i = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.characters().filter(lambda c: not c.isspace() and c not in (code[i], code[i].lower())))
    assert not opens(code[:i] + other + code[i + 1 :])


@given(st.sampled_from(CODES), st.data())
def test_any_cut_out_part_is_refused(code, data):
    start = data.draw(st.integers(0, len(code)))
    end = data.draw(st.integers(start, len(code)))
    assert code[start:end] == code or not opens(code[start:end])
