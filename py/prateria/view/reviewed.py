"""What a review tells, as values: how it stood through a game, the moments, the round in which most changed, the luck
of the deal; and how it stood, in words. Drawn by `review`, the curve by `course`."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..kit.words import Words, isolate
from .chart import signed
from .frame import Sitter

__all__ = [
    "Luck", "Review", "Stop", "Swing", "Turning", "course", "in_words", "lead_at", "marked", "named", "stands",
    "weightiest",
]  # fmt: skip

ROUNDS: Final = 10
"""Of more rounds than these only some are marked."""


class Stop(NamedTuple):
    """`at`: how far through the game, from 0 to 1; `leads`: by seat, how far it is ahead; `doubt`: in two of three
    games the end is no further from that."""

    at: float
    leads: Sequence[float]
    doubt: float


class Turning(NamedTuple):
    """A moment for which there was something better, after `begin` actions. `at`: how far through the game; `round`:
    which round, in words; `solved`: somebody has found something better; `amount`: on average so much better it is, in
    words; `did`: what was played, in a sentence; `well`: that it went well all the same, in a sentence; `sure`: so
    much it is always; `here`: from it one comes; `end`: where the turn is over, as `at`; `gain`: by so much, as it is
    told, the line of that player would be higher there with what is better; `turns`: that who lost would have come out
    ahead by it, in a sentence."""

    begin: int
    at: float
    seat: int
    round: str
    solved: bool
    amount: str
    did: str = ""
    well: str = ""
    sure: bool = False
    here: bool = False
    end: float = 0.0
    gain: float = 0.0
    turns: str = ""


class Swing(NamedTuple):
    """The round, in words, in which most has changed, and for whom to the good (alone: for the only one). `part`:
    from how many actions to how many; `ats`: from where to where it goes, as in `Stop`; `before`, `after`: how far that
    seat is ahead there, as the curve has it; `whole`: it is that round from its beginning to its end, and not a card;
    `told`: what it has brought, or what came to light, in sentences; `guess`: what counts has changed much less, or the
    other way: so it is what the computer expects after that round, or had expected before the `last` one; `tied`:
    nobody is ahead at the end, and that seat wins; `most`, `course`: of a whole round the turn by which the line goes
    furthest that way, from how many actions to how many, and in sentences."""

    round: str
    part: tuple[int, int]
    seat: int
    ats: tuple[float, float]
    before: float
    after: float
    whole: bool = False
    told: str = ""
    guess: bool = False
    last: bool = False
    tied: int | None = None
    most: tuple[int, int] | None = None
    course: str = ""


class Luck(NamedTuple):
    """How far ahead a seat comes out with this deal (`here`) and with others, when computers play all seats; `won`: who
    sat there did win with it, or did not; None: nobody has won; `of`: so many others are played, if not all yet are."""

    seat: int
    here: float
    others: Sequence[float]
    won: bool | None = None
    of: int | None = None


class Review(NamedTuple):
    """`judged`: whether more than points can be told; `progress`: from 0 to 1, None when all is done; `rounds`: where
    they begin, with their numbers; `across`: what these are; `untold`: for so many turns besides there was something
    better too; `deal`: something is said of it, when `luck` is known; `stays`: what had been chosen and is not dealt
    anew, in a sentence; `ahead`: what the curve counts, for its axis; `rough`: not all of its places are known yet;
    `looked`: whose turns are looked at, where these are not all; `now`: what is looked at now, see
    `app.review.work.Review.now`; `lost`: where no moment is found, in which round most was lost, in sentences; `back`:
    what lies behind it, table or result; `ended`: who has won, and what all have;
    `sources`: of what who won has more than another, and that one than who won, in sentences; `looking`: where
    the computer looks now, as `Stop.at`; `spots`: what is known while there are too few places for a line; `cards`:
    the parts of the game are cards; `feat`: what everybody saw and remembers, `decided`: what decided, in
    sentences that need no search."""

    sitters: Sequence[Sitter]
    judged: bool
    progress: float | None
    curve: Sequence[Stop]
    rounds: Sequence[tuple[float, str]]
    across: str
    turnings: Sequence[Turning]
    untold: int
    deal: bool
    luck: Sequence[Luck]
    swing: Swing | None = None
    stays: str = ""
    ahead: str = ""
    rough: bool = False
    looked: Sequence[str] = ()
    now: str = ""
    lost: str = ""
    back: str = ""
    ended: str = ""
    sources: str = ""
    looking: float | None = None
    spots: Sequence[Stop] = ()
    cards: bool = False
    feat: str = ""
    decided: str = ""

    @property
    def up(self) -> int:
        """The seat of two for which the line goes up: rather that of a person."""
        return next((one.seat for one in self.sitters if one.bot is None), self.sitters[0].seat)

    @property
    def faint(self) -> bool:
        """No part stands out: how far the line may be off is an outline, or it would be all that the picture shows."""
        return self.judged and self.progress is None and self.swing is None


def marked(rounds: Sequence[tuple[float, str]]) -> Sequence[tuple[float, str]]:
    """The rounds for which there is room on the axis: of many the first, and those with round numbers."""
    if len(rounds) <= ROUNDS:
        return rounds
    every = next(n for n in (5, 10, 20, 50, 1000) if len(rounds) <= (ROUNDS - 3) * n)
    return [rounds[0], *(one for one in rounds[1:] if int(one[1]) % every == 0)]


def lead_at(curve: Sequence[Stop], at: float, seat: int) -> float:
    """How far ahead the line of that seat is there."""
    before = max((stop for stop in curve if stop.at <= at), default=curve[0], key=lambda stop: stop.at)
    after = min((stop for stop in curve if stop.at > at), default=before, key=lambda stop: stop.at)
    share = (at - before.at) / (after.at - before.at) if after.at > before.at else 0.0
    return before.leads[seat] + (after.leads[seat] - before.leads[seat]) * max(share, 0.0)


def weightiest(r: Review) -> list[Turning]:
    """The moments that weigh most, by what is told of each; none where all weigh as much."""
    most = [one for one in r.turnings if one.gain == max(other.gain for other in r.turnings)]
    return most if len(most) < len(r.turnings) else []


def named(r: Review, one: Turning) -> str:
    """A moment: when it was, and whose."""
    return f"{one.round}, {isolate(r.sitters[one.seat].name)}"


def course(w: Words, r: Review, ats: Sequence[float]) -> str:
    """How it stood at these places, each by the round in which it lies."""
    rounds = (next(label for at, label in reversed(r.rounds) if at <= here) for here in ats)
    return "; ".join(f"{r.across} {label}: {_stands(w, r, here)}" for label, here in zip(rounds, ats, strict=True))


def in_words(w: Words, r: Review) -> str:
    """How it stood at the beginning of each round, as the lines show it: for who does not see the picture."""
    told = []
    for at, label in marked(r.rounds):
        if r.curve and at <= r.curve[-1].at:
            told.append(f"{r.across} {label}: {_stands(w, r, at)}")
    if r.curve and r.curve[-1].at == 1:
        told.append(f"{w('The end')}: {_stands(w, r, 1)}")
    return ". ".join(told)


def _stands(w: Words, r: Review, at: float) -> str:
    if len(r.sitters) == 2:
        return stands(w, r, r.up, lead_at(r.curve, at, r.up))
    return ", ".join(f"{one.name} {signed(round(lead_at(r.curve, at, one.seat)))}" for one in r.sitters)


def stands(w: Words, r: Review, seat: int, lead: float) -> str:
    """How it stands between two, one of whom is so far ahead, or behind."""
    n = round(lead)
    if not n:
        return w("nobody is ahead")
    who = next(one for one in r.sitters if (one.seat == seat) == (n > 0))
    return w.n("%(name)s is ahead by %(n)d", "%(name)s is ahead by %(n)d", abs(n), name=isolate(who.name))
