"""Everything that can be done in Lynx, made once. Add a class for whatever else can be done."""

from typing import NamedTuple

from .meta import CARDS, META


class Play(NamedTuple):
    """Choose that card. `text`: how it is written down; `picks`: what is touched on the table to do it."""

    seat: int
    card: int

    @property
    def text(self) -> str:
        return f"{self.seat + 1} play {self.card}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


PLAYS = tuple({card: Play(seat, card) for card in CARDS} for seat in range(META.seats[1]))  # PLAYS[seat][card]
