"""The referee of a game between players that are programs. It alone has the state; what crosses is a question, and the
number of an action comes back.

`Question.view()` is for a player who sits here, `Question.message()` for one who sits elsewhere. Whatever comes back
that is no number of an action is a stop: the first action is taken instead, and after three stops the player has
forfeited and is asked no more.

>>> referee = Referee("manitou", seats=2, seed=7)
>>> while question := referee.ask():
...     referee.answer(len(question.actions) - 1)
>>> referee.result().stops, referee.result().forfeited
((0, 0), ())
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..core.errors import BadOption
from ..core.game import Choice, check_options
from ..core.question import STOPS, Failure, actions_of, answered, write
from ..core.rng import Rng
from ..core.session import Session
from ..games import GAMES
from .chance import Chance
from .spoken import spoken
from .view import View

__all__ = ["Question", "Referee", "Result", "Stop"]

_CALM: Final[dict[str, dict[str, Choice]]] = {"powwow": {"calm": True}}
"""Options without which a game is no matter of one answer after another; taken where nothing is said of them."""


class Stop(NamedTuple):
    """Something went wrong with a player. `step`: how many actions there had been; `kind`, `why`, `line`: as in
    `attempt.Failure`, or what whoever ended the player says (`time`)."""

    seat: int
    step: int
    kind: str
    why: str
    line: int | None = None


class Question(NamedTuple):
    """What a seat is asked. `actions`: of the engine; `luck`: the seed of its random numbers for this answer."""

    game: str
    seat: int
    observation: Any
    actions: tuple[Any, ...]
    luck: int

    def message(self) -> str:
        """As text, for `message.read`."""
        return write(self.game, self.observation, self.actions, self.luck)

    def view(self) -> View:
        """As the player sees it."""
        view: View = spoken(self.game).see(self.observation, self.actions, Chance(self.luck))
        return view


class Result(NamedTuple):
    """The end of a game. `points` by seat; `winners`: who has won of those that have not forfeited; `stops`: by seat,
    those from before counted in; `forfeited`: who has three of them; `actions`: how many were played."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    stops: tuple[int, ...]
    forfeited: tuple[int, ...]
    actions: int


class Referee:
    """One game. Ask and answer in turn until `ask` gives None."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Choice] | None = None,
        seed: int = 0,
        luck: int = 0,
        stops: Sequence[int] = (),
        rules: int = 0,
    ) -> None:
        """`seed`: of the deal; `luck`: of the players' random numbers, which tell nothing of the deal; `stops`: by
        seat, those from earlier games of a tournament. Raises BadOption, also for a race, and KeyError for no game."""
        given = {**_CALM.get(game, {}), **(options or {})}
        check_options(GAMES[game].META, seats, given, rules)
        if any(given.get(option) is not value for option, value in _CALM.get(game, {}).items()):
            raise BadOption(f"programs do not race: {game} is played in the calm way here", "race")
        self.session: Final = Session.new(GAMES[game], seats, given, seed, rules)
        """The game itself: for whoever runs it, never for a player."""
        self.stops: Final = list(stops) or [0] * seats
        """By seat."""
        self.stopped: Final[list[Stop]] = []
        """The stops of this game, in their order."""
        chance = Rng(luck)
        self._luck: Final = [chance.fork() for _ in range(seats)]
        self._asked: Question | None = None

    def ask(self) -> Question | None:
        """The next question, the same one until it is answered; None when the game is over.

        Who has one action only is not asked, nor who has forfeited.
        """
        while self._asked is None and (actors := self.session.state.actors()):
            seat = actors[0]
            actions = actions_of(self.session.state, seat)
            if len(actions) > 1 and self.stops[seat] < STOPS:
                luck = self._luck[seat].fork().state
                self._asked = Question(self.session.header.game, seat, self.session.state.observe(seat), actions, luck)
            else:
                self.session.play(actions[0])
        return self._asked

    def answer(self, index: Any) -> Stop | None:
        """The answer to the question: the number of the action, from 0. Anything else is a stop, which is returned."""
        question = self._question()
        if type(index) is int and 0 <= index < len(question.actions):
            self._play(question.actions[index])
            return None
        return self.stop("illegal", f"{_short(index)} is not the number of an action")

    def hear(self, text: object) -> Stop | None:
        """The answer to the question as `message.reply` writes it, or whatever came in its place."""
        found = answered(text)
        return self.stop(*found) if isinstance(found, Failure) else self.answer(found)

    def stop(self, kind: str, why: str, line: int | None = None) -> Stop:
        """Instead of an answer: why there is none. The first action is played."""
        question = self._question()
        stop = Stop(question.seat, len(self.session.steps), kind, why, line)
        self.stopped.append(stop)
        self.stops[question.seat] += 1
        self._play(question.actions[0])
        return stop

    def result(self) -> Result:
        """How it ended. Raises ValueError while it runs."""
        outcome = self.session.state.outcome()
        if outcome is None:
            raise ValueError("the game is not over")
        forfeited = tuple(seat for seat, n in enumerate(self.stops) if n >= STOPS)
        fair = [seat for seat in range(len(self.stops)) if seat not in forfeited]
        most = max((outcome.points[seat] for seat in fair), default=0)
        winners = tuple(seat for seat in outcome.winners if seat in fair) or tuple(
            seat for seat in fair if outcome.points[seat] == most
        )
        return Result(outcome.points, winners, tuple(self.stops), forfeited, len(self.session.steps))

    def _question(self) -> Question:
        if self._asked is None:
            raise ValueError("nothing was asked")
        return self._asked

    def _play(self, action: Any) -> None:
        self._asked = None
        self.session.play(action)


def _short(value: Any) -> str:
    """What came back, in a few characters; its type, where even that fails."""
    try:
        return repr(value)[:60]
    except Exception:
        return type(value).__name__
