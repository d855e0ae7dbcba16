"""A whole game in a short text: the share code of links and QR codes, and the heart of every save.

    bytes   format, game, rules, seats, options, base, number of actions (varints; a seed takes four bytes)
            digits: the actions as one number in mixed radix, the first decision least significant
            CRC-32 of all that
    text    base32 without padding: capital letters and digits, small in a QR code and safe in any messenger

Each decision costs only as many bits as it had choices. Decoding therefore replays the game: `Replay` does so in
slices, after checksum, versions and bounds are checked.

>>> from prateria.games import GAMES, by_number
>>> session = Session.new(GAMES["manitou"], seats=3, seed=7)
>>> step = session.play(session.state.legal_actions()[1])
>>> encode(session)
'AEAQCAYAAAAAAAAHAEAZZYQVNE'
>>> [step.action.text for step in decode(encode(session), by_number).steps] == [step.action.text]
True
"""

import base64
import binascii
import zlib
from collections.abc import Callable
from typing import Any, Final

from .errors import BadCode, BadOption, BadPosition
from .game import check_options
from .session import Header, Session

__all__ = ["FORMAT", "LIMIT", "Replay", "decode", "encode", "from_link"]

FORMAT: Final = 1
LIMIT: Final = 4000  # characters
Find = Callable[[int], Any | None]


def encode(session: Session) -> str:
    """The share code of a game as it stands."""
    header, meta = session.header, session.game.META
    options = 0
    for option, (_, value) in zip(reversed(meta.options), reversed(header.options), strict=True):
        options = options * len(option.choices) + option.choices.index(value)
    if header.scenario is None:
        base = b"\0" + header.seed.to_bytes(4, "big")
    else:
        base = _varint(session.game.SCENARIOS[header.scenario].number)
    digits = 0
    for step in reversed(session.steps):
        digits = digits * step.of + step.choice
    body = (
        b"".join(map(_varint, (FORMAT, meta.number, header.rules, header.seats, options)))
        + base
        + _varint(len(session.steps))
        + digits.to_bytes((digits.bit_length() + 7) // 8, "big")
    )
    return base64.b32encode(body + zlib.crc32(body).to_bytes(4, "big")).decode().rstrip("=")


def from_link(text: str) -> str:
    """The share code in what someone pasted: a link, a code with spaces or line breaks, small letters."""
    code = "".join(text.replace("#G=", "#g=").rpartition("#g=")[2].split())
    return code.upper() if code.isascii() else code  # else some other letters would become ours


def decode(text: str, find: Find) -> Session:
    """The game of a share code, replayed at one go. `find(number)`: the game's package, or None. Raises BadCode."""
    replay = Replay(text, find)
    while not replay.advance(1000):
        pass
    return replay.session


class Replay:
    """A share code being opened. The text is checked at once; the game is played by calls of `advance`."""

    def __init__(self, text: str, find: Find) -> None:
        """Raises BadCode: empty, long, damaged, newer, foreign."""
        body = _body(from_link(text))
        reader = _Reader(body)
        if reader.varint() != FORMAT:
            raise BadCode("a share code of another format", "newer")
        game = find(reader.varint())
        if game is None:
            raise BadCode("no such game here", "foreign")
        header = _header(reader, game)
        self.length: Final = reader.varint()
        if self.length > game.META.max_actions:
            raise BadCode("more actions than this game can have", "impossible")
        self._digits = int.from_bytes(reader.rest(), "big")
        try:
            self.session: Final = Session(game, header)
        except (BadOption, BadPosition) as error:
            raise BadCode(str(error), "impossible") from error

    def advance(self, actions: int) -> bool:
        """Play up to that many more actions; True when all are played. Raises BadCode: impossible."""
        session = self.session
        for _ in range(min(actions, self.length - len(session.steps))):
            legal = session.state.legal_actions()
            if not legal:
                raise BadCode("actions after the end of the game", "impossible")
            self._digits, index = divmod(self._digits, len(legal))
            session.play(legal[index])
        if len(session.steps) < self.length:
            return False
        if self._digits:
            raise BadCode("an action that the rules do not have", "impossible")
        return True


def _body(code: str) -> bytes:
    """The checked bytes of a share code without their checksum."""
    if not code:
        raise BadCode("no code", "empty")
    if len(code) > LIMIT:
        raise BadCode(f"longer than {LIMIT} characters", "long")
    try:
        data = base64.b32decode(code + "=" * (-len(code) % 8))
    except (binascii.Error, ValueError) as error:
        raise BadCode("not a share code", "damaged") from error
    if base64.b32encode(data).decode().rstrip("=") != code:
        raise BadCode("the spare bits of the last character are not zero", "damaged")
    body, check = data[:-4], data[-4:]
    if len(body) < 7 or zlib.crc32(body) != int.from_bytes(check, "big"):
        raise BadCode("the checksum does not fit", "damaged")
    return body


def _header(reader: "_Reader", game: Any) -> Header:
    meta = game.META
    rules, seats, mixed, base = (reader.varint() for _ in range(4))
    if rules > meta.rules:
        raise BadCode("rules of a later version", "newer")
    options = []
    for option in meta.options:
        mixed, index = divmod(mixed, len(option.choices))
        options.append((option.id, option.choices[index]))
    if mixed or not rules or not meta.seats[0] <= seats <= meta.seats[1]:
        raise BadCode("seats or options out of range", "impossible")
    if base == 0:
        return Header(meta.id, rules, seats, tuple(options), reader.four_bytes())
    for name, scenario in game.SCENARIOS.items():
        if scenario.number == base and scenario.seats == seats:
            full = check_options(meta, seats, dict(scenario.options), rules)
            if options != list(full.items()):
                raise BadCode("a start position with other options", "impossible")
            return Header(meta.id, rules, seats, tuple(options), 0, name)
    raise BadCode("a start position of a later version", "newer")


def _varint(n: int) -> bytes:
    out = bytearray()
    while n > 0x7F:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    out.append(n)
    return bytes(out)


class _Reader:
    """Bytes read from the front. Raises BadCode where they end too early."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def varint(self) -> int:
        n = 0
        for shift in range(0, 35, 7):
            byte = self._byte()
            n |= (byte & 0x7F) << shift
            if byte < 0x80:
                return n
        raise BadCode("a number out of range", "damaged")

    def four_bytes(self) -> int:
        return int.from_bytes(bytes(self._byte() for _ in range(4)), "big")

    def rest(self) -> bytes:
        return self._data[self._at :]

    def _byte(self) -> int:
        if self._at >= len(self._data):
            raise BadCode("too short", "damaged")
        self._at += 1
        return self._data[self._at - 1]
