"""From touches to actions: one picker for every game, fed with the picks of the legal actions.

>>> from prateria.games.manitou.engine.actions import PLAYS
>>> picker = Picker((*PLAYS[0][14], *PLAYS[0][2]))
>>> picker.touch("card:mother"), picker.possible()
(True, ('territory:hills', 'territory:river', 'territory:forest', 'card:h3'))
>>> picker.touch("territory:river"), picker.ready().text
(True, '1 play mother river')
>>> picker.touch("card:chief"), picker.touch("card:h3"), picker.chosen
(False, True, ('territory:river', 'card:h3'))

What can be turned comes with a turn, and to touch it again turns it:

>>> from prateria.games.bison.engine.actions import places
>>> picker = Picker(places(0, 5)[0], turning=("turn",))
>>> picker.touch("cell:B1"), picker.chosen, picker.touch("cell:B1"), picker.chosen
(True, ('cell:B1', 'turn:0'), True, ('cell:B1', 'turn:2'))

What completes brings with it whatever is common to all that is left: here the only warrior that can go there.

>>> from prateria.games.wendake.engine.actions import do
>>> moves = [do(0, "lie", "V1", "C.0"), do(0, "lie", "V1", "D.0"), do(0, "lie", "C", "D.0")]
>>> one, two = Picker(moves, completing=("area",)), Picker(moves, completing=("area",))
>>> one.touch("area:C.0"), one.ready().text, two.touch("area:D.0"), two.ready()
(True, '1 lie V1 C.0', True, None)

Where the goal is chosen first, who cannot go there is not offered, but goes elsewhere when touched:

>>> ways = [do(0, "stand", "V1", "C"), do(0, "stand", "B2", "C"), do(0, "stand", "I2", "D")]
>>> goal = Picker(ways, completing=("stand",))
>>> goal.touch("stand:C"), goal.possible(), goal.touch("from:I2"), goal.chosen
(True, ('from:V1', 'from:B2', 'stand:D'), True, ('from:I2',))

And a goal takes the place of another one, of whatever sort it is:

>>> three = Picker([do(0, "raid", "V1", "C.0"), do(0, "stand", "V1", "C")], completing=("area", "stand"))
>>> three.touch("area:C.0"), three.touch("stand:C"), three.ready().text
(True, True, '1 stand V1 C')
"""

from collections.abc import Collection, Iterable
from typing import Any

__all__ = ["Picker"]


class Picker:
    """The touches of one decision.

    Picks of an action may be touched in any order; one of a sort replaces another. A pick that does not go with those
    chosen is refused, and they stay; only one of the sort that actions begin with (a card) may start anew. `turning`:
    the sorts through which touches of the rest go round. `completing`: the sorts that bring the rest with them where
    there is no choice; where they do not go together, one takes the place of another.
    """

    def __init__(
        self, actions: Iterable[Any] = (), turning: Collection[str] = (), completing: Collection[str] = ()
    ) -> None:
        self._turning, self._completing = turning, completing
        self._ways = tuple((action, frozenset(action.picks)) for action in actions)
        # in the order of the list of legal actions: this is the order in which keyboards walk through them
        self._all = tuple(dict.fromkeys(pick for action, _ in self._ways for pick in action.picks))
        self._first = {_sort(action.picks[0]) for action, _ in self._ways}
        self.chosen: tuple[str, ...] = ()

    def touch(self, pick: str) -> bool:
        """Choose what was touched, or let it go if it was chosen already. False: it leads nowhere here."""
        turned = self.turned
        if pick in self.chosen:
            if not turned:
                self.chosen = tuple(p for p in self.chosen if p != pick)
            elif pick not in turned:
                self.chosen = self._turn(tuple(p for p in self.chosen if p not in turned), turned[0])
            return True
        found = self._after(pick)
        if found is None:
            return False
        if _sort(pick) in self._completing:
            found = self._completed(found)
        self.chosen = found if any(_sort(p) in self._turning for p in found) else self._turn(found)
        return True

    @property
    def turned(self) -> list[str]:
        """What is chosen of the sorts that are turned through."""
        return [p for p in self.chosen if _sort(p) in self._turning]

    def asks(self, pick: str) -> bool:
        """Whether something of its sort is to be touched now."""
        return any(_sort(pick) == _sort(other) for other in self._all)

    def choose(self, action: Any) -> None:
        """Choose all that makes this action."""
        self.chosen = tuple(action.picks)

    def clear(self) -> None:
        """Let everything go."""
        self.chosen = ()

    def ready(self) -> Any | None:
        """The action that has been touched whole, or None."""
        chosen = frozenset(self.chosen)
        return next((action for action, picks in self._ways if picks == chosen), None)

    def possible(self) -> tuple[str, ...]:
        """What can be touched next: first what leads on from here, then what would choose anew."""
        chosen = frozenset(self.chosen)
        on = {pick for _, picks in self._ways if chosen <= picks for pick in picks - chosen}
        begins = {_sort(action.picks[0]) for action, _ in self._ways if len(action.picks) > 1}
        if not chosen or not self._completing or any(_sort(pick) in begins for pick in chosen):
            begins = set()  # else the goal has been chosen first: who cannot go there is not offered
        rest = [pick for pick in self._all if pick not in on and pick not in chosen and _sort(pick) not in begins]
        return (*(pick for pick in self._all if pick in on), *(pick for pick in rest if self._after(pick)))

    def _turn(self, rest: tuple[str, ...], now: str = "") -> tuple[str, ...]:
        """All of the rest and the turn after the present one; the rest alone if more than a turn is open."""
        ways = [picks - frozenset(rest) for _, picks in self._ways if picks > frozenset(rest)]
        turns = [pick for pick in self._all if any(pick in way for way in ways)]
        if not turns or any(_sort(turn) not in self._turning for turn in turns):
            return rest
        return (*rest, turns[(turns.index(now) + 1) % len(turns) if now in turns else 0])

    def _completed(self, found: tuple[str, ...]) -> tuple[str, ...]:
        """With what all actions have in common that are still possible."""
        shared = frozenset.intersection(*(picks for _, picks in self._ways if picks.issuperset(found)))
        return (*(pick for pick in self._all if pick in shared and pick not in found), *found)

    def _after(self, pick: str) -> tuple[str, ...] | None:
        """What would be chosen after touching it: added, in the place of another of its sort, or alone."""
        sort = _sort(pick)
        others = tuple(p for p in self.chosen if _sort(p) != sort)
        goals = tuple(p for p in others if sort not in self._completing or _sort(p) not in self._completing)
        for kept in (others, goals, ()) if sort in self._first else (others, goals):
            wanted = frozenset((*kept, pick))
            if any(wanted <= picks for _, picks in self._ways):
                return (*kept, pick)
        return None


def _sort(pick: str) -> str:
    """`card` of `card:chief`."""
    return pick.partition(":")[0]
