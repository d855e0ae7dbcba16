"""A game between players that sit elsewhere and bots of ours, and what can be told of it. Here is the only state.

>>> umpire = Umpire({"game": "manitou", "levels": [None, "first"], "seed": 3})
>>> while (turn := umpire.turn()) and turn.level is None:
...     stop = umpire.hear('{"index": 0}')
>>> turn.seat, turn.level
(1, 'first')
>>> umpire.decide()
>>> umpire.play_on().seat, umpire.over
(0, False)
>>> umpire.chosen(0)
'take(card=hunter 1, amount=1)'
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ...bots.seatview import SeatView
from ...bots.think import decide
from ...core.link import Place, encode_link
from ...core.replay import position
from ...core.rng import Rng
from ...core.seats import MARKS, SeatSetting
from ...games import GAMES
from ...kit.touch import Touch
from ...kit.words import Words
from ...view.frame import Frame, Sitter
from ...view.words import animal
from ..attempt import LONGEST
from ..referee import Question, Referee, Result, Stop
from ..spoken import spoken

__all__ = ["Turn", "Umpire"]


class Turn(NamedTuple):
    """Whose turn it is. `step`: how many actions there have been; `level`: of a bot of ours, or None."""

    seat: int
    step: int
    level: str | None
    question: Question


class Umpire:
    """One game."""

    def __init__(self, setting: Mapping[str, Any]) -> None:
        """`game`, `levels` (by seat, None: a player elsewhere), `options`, `seed`, `luck`, `stops` (by seat, from
        before). Raises BadOption, KeyError."""
        self.levels: Final[Sequence[str | None]] = tuple(setting["levels"])
        luck = setting.get("luck", 0)
        self.referee: Final = Referee(
            setting["game"],
            len(self.levels),
            setting.get("options"),
            setting.get("seed", 0),
            luck,
            setting.get("stops") or (),
        )
        self._game: Final = GAMES[setting["game"]]
        self._rng: Final = Rng(luck).fork()

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.referee.ask() is None

    def turn(self) -> Turn | None:
        """Who is to act now; None when the game is over."""
        question = self.referee.ask()
        if question is None:
            return None
        steps = self.referee.session.steps
        return Turn(question.seat, len(steps), self.levels[question.seat], question)

    def hear(self, answer: object) -> Stop | None:
        """The answer of a player elsewhere, as `message` has it, or whatever came in its place."""
        return self.referee.hear(answer)

    def stopped(self, kind: str, why: str, line: int | None) -> Stop:
        """Instead of an answer: whoever asked has ended the player, or has been told why there is none."""
        return self.referee.stop(kind, why[:LONGEST], line)

    def decide(self) -> None:
        """Let the bot of ours act whose turn it is: all that it does in one go."""
        turn = self.turn()
        if turn is None or turn.level is None:
            raise ValueError("no bot of ours is to act now")
        choice = decide(SeatView(self.referee.session.state, turn.seat), turn.level, self._rng)
        for action in choice.actions:
            question = self.referee.ask()
            # what is the only thing to be done has been done already
            if question is not None and question.seat == turn.seat and action in question.actions:
                self.referee.answer(question.actions.index(action))

    def play_on(self) -> Turn | None:
        """Let the bots of ours act until somebody elsewhere is asked, or the game is over."""
        while (turn := self.turn()) and turn.level is not None:
            self.decide()
        return turn

    def draw(self, step: int, seat: int | None, lang: str, size: tuple[int, int], names: Sequence[str] = ()) -> str:
        """The table as that seat sees it after so many actions, as SVG for a page that has the styles of the table."""
        w, table = Words(lang), self._game.table
        view = position(self.referee.session, step).observe(seat)
        sitters = tuple(Sitter(i, name, None, MARKS[i % len(MARKS)]) for i, name in enumerate(names or self._names(w)))
        return str(table.draw(view, Touch(), (), seat, w, Frame(*size), sitters))

    def said(self, begin: int, end: int, seat: int | None, lang: str, names: Sequence[str] = ()) -> list[str]:
        """The actions from `begin` up to `end` in sentences, as that seat saw them."""
        w = Words(lang)
        events = self.referee.session.events(seat, begin)
        texts, people = self._game.texts, names or self._names(w)
        found = (texts.sentence(w, event, people, seat) for step, event in events if step < end)
        return [sentence for sentence in found if sentence]

    def chosen(self, step: int) -> str:
        """The action of that number as a player's own code shows it: `play(card=hunter 5, territory='river')`."""
        return repr(spoken(self.referee.session.header.game).say(self.referee.session.steps[step].action))

    def result(self) -> Result:
        """How it ended. Raises ValueError while it runs."""
        return self.referee.result()

    def link(self) -> str:
        """The game as far as it is, as a link that opens it at its beginning, to be looked at."""
        seats = [SeatSetting("", level, MARKS[i % len(MARKS)]) for i, level in enumerate(self.levels)]
        return encode_link(self.referee.session, seats, Place(0))

    def _names(self, w: Words) -> list[str]:
        return [animal(w, MARKS[seat % len(MARKS)]) for seat in range(len(self.levels))]
