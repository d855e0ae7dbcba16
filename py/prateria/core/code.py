"""A whole game in a short text: the share code, the heart of every save and of every link.

    bytes   format, game, rules, seats, options, base, number of actions (varints; a seed takes four bytes)
            digits: the actions as one number in mixed radix, the first decision least significant
    text    as `packed` writes it

Each decision costs only as many bits as it had choices. Decoding therefore replays the game: `Replay` does so in
slices, after checksum, versions and bounds are checked. What can be said without that is in its `Record`. One game has
one code; what an older one wrote longer (varints, zeros at the end) opens as well, and is kept as that one.

>>> from prateria.games import GAMES, by_number
>>> session = Session.new(GAMES["manitou"], seats=3, seed=7)
>>> step = session.play(session.state.legal_actions()[1])
>>> encode(session)
'AEAQEAYAAAAAAAAHAEAXPVNONI'
>>> [step.action.text for step in decode(encode(session), by_number).steps] == [step.action.text]
True
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from .errors import BadCode, BadOption, BadPosition
from .game import check_options
from .packed import LIMIT, Reader, seal, unseal, varint
from .session import Header, Session, Step

__all__ = ["FORMAT", "LIMIT", "Find", "Record", "Replay", "decode", "encode", "from_link", "read", "read_head", "write"]

FORMAT: Final = 1
Find = Callable[[int], Any | None]
"""The package of the game with that number, or None."""


class Record(NamedTuple):
    """A game that was read and not yet played again: so many actions, as digits in mixed radix."""

    game: Any
    header: Header
    length: int
    digits: int

    def with_digits(self, digits: bytes) -> "Record":
        """The same with those digits."""
        return self._replace(digits=int.from_bytes(digits, "big"))

    def shared(self, steps: Sequence[Step]) -> int:
        """With how many actions this record and those steps of a game with the same header begin alike."""
        digits, most = self.digits, min(self.length, len(steps))
        for n, step in enumerate(steps[:most]):
            digits, choice = divmod(digits, step.of)
            if choice != step.choice:
                return n
        return most

    def common(self, steps: Sequence[Step]) -> bool:
        """Whether this record and those steps of a game with the same header begin alike, as far as both go.

        How many choices there were is known from the steps, so nothing is played.
        """
        digits = self.digits
        for step in steps[: self.length]:
            digits, choice = divmod(digits, step.of)
            if choice != step.choice:
                return False
        return not digits or self.length > len(steps)


def encode(session: Session) -> str:
    """The share code of a game as it stands."""
    head, digits = write(session)
    return seal(varint(FORMAT) + head + digits)


def write(session: Session) -> tuple[bytes, bytes]:
    """A game as bytes: what stands before the digits (without the format), and the digits."""
    header, meta = session.header, session.game.META
    options = 0
    for option, (_, value) in zip(reversed(meta.options), reversed(header.options), strict=True):
        options = options * len(option.choices) + option.choices.index(value)
    if header.scenario is None:
        base = b"\0" + header.seed.to_bytes(4, "big")
    else:
        base = varint(session.game.SCENARIOS[header.scenario].number)
    head = b"".join(map(varint, (meta.number, header.rules, header.seats, options)))
    digits = 0
    for step in reversed(session.steps):
        digits = digits * step.of + step.choice
    return head + base + varint(len(session.steps)), digits.to_bytes((digits.bit_length() + 7) // 8, "big")


def from_link(text: str) -> str:
    """The share code in what someone pasted: a link, a code with spaces or line breaks, small letters."""
    code = "".join(text.replace("#G=", "#g=").rpartition("#g=")[2].split())
    return code.upper() if code.isascii() else code  # else some other letters would become ours


def read(text: str, find: Find) -> Record:
    """What a share code says, bounds checked. Raises BadCode: empty, long, damaged, newer, foreign, impossible."""
    reader = Reader(unseal(from_link(text)))
    if reader.varint() != FORMAT:
        raise BadCode("a share code of another format", "newer")
    record = read_head(reader, find)
    return record.with_digits(reader.rest())


def read_head(reader: Reader, find: Find) -> Record:
    """What stands before the digits, which are 0 in it. Raises BadCode."""
    game = find(reader.varint())
    if game is None:
        raise BadCode("no such game here", "foreign")
    header, length = _header(reader, game), reader.varint()
    if length > game.META.max_actions:
        raise BadCode("more actions than this game can have", "impossible")
    return Record(game, header, length, 0)


def decode(text: str, find: Find) -> Session:
    """The game of a share code, replayed at one go. Raises BadCode."""
    return Replay(text, find).whole()


class Replay:
    """A share code being opened. The text is checked at once; the game is played by calls of `advance`."""

    def __init__(self, code: str | Record, find: Find) -> None:
        """Raises BadCode: empty, long, damaged, newer, foreign, impossible."""
        record = read(code, find) if isinstance(code, str) else code
        self.length: Final = record.length
        self._digits = record.digits
        try:
            self.session: Final = Session(record.game, record.header)
        except (BadOption, BadPosition) as error:
            raise BadCode(str(error), "impossible") from error

    def advance(self, actions: int) -> bool:
        """Play up to that many more actions; True when all are played. Raises BadCode: impossible."""
        session = self.session
        for _ in range(min(actions, self.length - len(session.steps))):
            legal = session.state.onward_actions()
            if not legal:
                raise BadCode("actions after the end of the game", "impossible")
            self._digits, index = divmod(self._digits, len(legal))
            session.play(legal[index])
        if len(session.steps) < self.length:
            return False
        if self._digits:
            raise BadCode("an action that the rules do not have", "impossible")
        return True

    def whole(self) -> Session:
        """The game, played to its last action at one go. Raises BadCode: impossible."""
        while not self.advance(1000):
            pass
        return self.session


def _header(reader: Reader, game: Any) -> Header:
    meta = game.META
    rules, seats, mixed, base = (reader.varint() for _ in range(4))
    if rules > meta.rules:
        raise BadCode("rules of a later version", "newer")
    options = []
    for option in meta.options:
        mixed, index = divmod(mixed, len(option.choices))
        options.append((option.id, option.choices[index]))
    if mixed:
        raise BadCode("an option of a later version", "newer")
    if not rules or not meta.seats[0] <= seats <= meta.seats[1]:
        raise BadCode("seats out of range", "impossible")
    if base == 0:
        return Header(meta.id, rules, seats, tuple(options), int.from_bytes(reader.take(4), "big"))
    for name, scenario in game.SCENARIOS.items():
        if scenario.number == base and scenario.seats == seats:
            full = check_options(meta, seats, dict(scenario.options), rules)
            if options != list(full.items()) or rules != scenario.rules:
                raise BadCode("a start position with other options or rules", "impossible")
            return Header(meta.id, rules, seats, tuple(options), 0, name)
    raise BadCode("a start position of a later version", "newer")
