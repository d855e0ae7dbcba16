"""All people at one device asked at once whether anybody wants to answer: one touch may spare all curtains."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .play import Play

__all__ = ["Everyone", "anybody"]


class Everyone(NamedTuple):
    """What all people round the screen answer together, before one after another is asked."""

    somebody: bool

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:somebody",) if self.somebody else ("button:nobody",)


async def anybody(play: "Play") -> bool:
    """Whether anybody wants to; asked once a round."""
    rounds = play.session.state.round
    if play.somebody[0] != rounds:
        play.eyes = None
        play.asking_all = True
        said = await play.wait_for_choice((Everyone(False), Everyone(True)), at_once=True)
        play.asking_all = False
        play.somebody = (rounds, not said or said[0].somebody)
    return play.somebody[1]
