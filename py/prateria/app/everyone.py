"""All people at one device asked at once whether anybody wants to answer: one touch may spare all curtains."""

from typing import NamedTuple

__all__ = ["ALL_OR_NONE", "Everyone"]


class Everyone(NamedTuple):
    """What all people round the screen answer together, before one after another is asked."""

    somebody: bool

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:somebody",) if self.somebody else ("button:nobody",)


ALL_OR_NONE = (Everyone(False), Everyone(True))
