"""python -m workshop.bench.touches [game] [seeds]: how many touches a whole game takes of two people at one device.

The app itself runs, in CPython, with the page that its tests use; settings as they are on a new device, curtains
included. Both people decide as a `normal` computer player would, and say "Somebody" when that player would claim. What
is touched is counted: each thing on the table and each button; not "All right", as a recap goes by itself. A bag is
filled from what lies in it, or from what is proposed, whichever takes fewer touches. The same seeds give the same games
as long as the same is asked.

| seeds 1, 2, 3 | each step confirmed | now |
|---|---|---|
| Manitou | 217, 217, 218 | 216 (seed 1) |
| Pow Wow, calm, 114 cards | 354, 332, 343 | 109, 119, 124 |
| the same, one person against a computer, who turns their own cards | | 102, 110, 97 |
| Bison | 488, 485, 488 | 323 (seed 1) |
| Wendake | 648, 654, 654 | 451, 436, 482 |
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from prateria.app.loop import Loop
from prateria.app.shell import App
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games import GAMES

__all__ = ["OPTIONS", "Hands", "play"]

ROOT: Final = Path(__file__).parents[3]
OPTIONS: Final = {"powwow": {"calm": True}}
SEEDS: Final = (1, 2, 3)
PATIENCE: Final = 200_000  # turns of the event loop


class Hands:
    """Two people round one device. `counts`: touches by what they were for."""

    def __init__(self, page: Any, game: str, seed: int, options: dict[str, Any], people: int = 2) -> None:
        self.page, self.game, self.seed, self.options, self.people = page, game, seed, options, people
        self.app = App(page, "en")
        self.counts: Counter[str] = Counter()
        self.confirmed: Counter[str] = Counter()  # what "Done" was for, by the verbs of actions
        self._plan: list[Any] = []  # what the one who decides means to do next

    @property
    def loop(self) -> Loop:
        if self.app.loop is None:
            raise RuntimeError("no table")
        return self.app.loop

    async def play(self) -> Counter[str]:
        """The whole game."""
        seats = [{"name": "", "bot": None if i < self.people else "normal", "mark": m} for i, m in enumerate(MARKS)]
        wish = {"game": self.game, "seats": seats[:2], "seed": self.seed, "options": self.options}
        if said := await self.app.start(json.dumps(wish)):
            raise RuntimeError(said)
        waited = 0
        while self.loop.local.actor is not None:
            await asyncio.sleep(0)
            if await self._answer():
                waited = 0
            else:
                waited += 1
                if waited > PATIENCE:
                    raise RuntimeError(f"nobody is asked anything: {self.page.regions['status']}")
        return self.counts

    async def _answer(self) -> bool:
        """Answer what is asked, if anything is."""
        loop, choice = self.loop, self.loop.local.choice
        if loop.asking:
            await self._order({"curtain": "uncover", "result": "go-on"}[loop.asking], loop.asking)
        elif not choice.open or choice.closing:
            return False
        elif loop.local.shown.to_all:
            wants = "somebody" if self._anybody() else "nobody"
            self._touch(f"button:{wants}", wants)
        elif choice.counts is not None:
            await self._fill()
        else:
            await self._decide()
        await asyncio.sleep(0)
        return True

    def _anybody(self) -> bool:
        """Whether one of those who are asked would claim."""
        state: Any = self.loop.local.session.state
        while state.phase == "ask":
            seat = state.actors()[0]
            action = self._thought(state, seat)[0]
            if getattr(action, "verb", "") != "pass" and seat in self.loop.local.people:
                return True
            state = state.clone()
            state.apply(state.legal_actions()[0])
        return False

    def _thought(self, state: Any, seat: int) -> Sequence[Any]:
        return decide(SeatView(state, seat), "normal", Rng(self.seed ^ len(self.loop.local.session.steps) << 8)).actions

    def _next(self) -> Any:
        """What the one who is asked does, going on with what they have begun."""
        state, seat = self.loop.local.session.state, self.loop.local.actor
        legal = state.legal_actions()
        if not self._plan or self._plan[0] not in legal or self._plan[0].seat != seat:
            self._plan = list(self._thought(state, seat or 0))
        return self._plan.pop(0)

    async def _decide(self) -> None:
        """Touch what makes the action; confirm it, if that is asked for."""
        loop = self.loop
        action, steps = self._next(), len(loop.local.session.steps)
        for pick in sorted(action.picks, key=lambda pick: pick.startswith("turn:")):
            if len(loop.local.session.steps) > steps or not loop.local.choice.open:
                break
            before = -1
            while pick not in loop.local.choice.picker.chosen and loop.local.choice.open and before != len(self.counts):
                self._touch(self._through(pick, action), "play")
        if loop.local.choice.open and len(loop.local.session.steps) == steps:
            if loop.touches().ready is None and (later := loop.local.choice.later()):
                self._touch(self._then(action, later), "play")
            if loop.touches().ready != action:
                raise RuntimeError(f"{action} was not chosen, but {loop.local.choice.picker.chosen}")
            self.confirmed[action.text.split()[1]] += 1
            await self._order("done", "done")

    def _then(self, action: Any, later: Sequence[str]) -> str:
        """What the same player would choose after that, of what is chosen together with it."""
        state = self.loop.local.session.state.clone()
        state.apply(action)
        if self.loop.local.game.flow.private(state) or state.actors() != (action.seat,):
            return later[0]  # others decide first
        picks = self._thought(state, action.seat)[0].picks
        return str(picks[0] if picks[0] in later else later[0])

    def _through(self, pick: str, action: Any) -> str:
        """What is touched to choose that pick: what is turned is turned through what it lies in."""
        turning = self.loop.local.game.flow.turning
        if pick.partition(":")[0] in turning:
            return str(next(p for p in action.picks if p.partition(":")[0] not in turning))
        return pick

    async def _fill(self) -> None:
        """Fill the open bag."""
        local, choice = self.loop.local, self.loop.local.choice
        bag = local.session.state.bag()
        if bag is None or choice.counts is None:
            raise RuntimeError("no bag")
        self._plan = []
        want = {take.kind: take.amount for take in self._thought(local.session.state, bag.seat)}
        asked = local.game.sense.propose(local.session.state.observe(bag.seat))
        ways = [_taps(choice.counts, want), 1 + _taps(asked, want)]
        if bag.total == 1 and ways[0] == 1:  # one thing may go at its touch
            await self.app.command("bag-add", next(kind for kind, n in want.items() if n))
            self.counts["bag"] += 1
            if not choice.open or choice.counts is None:
                return
            ways = [0]
        self.counts["bag"] += min(ways)
        choice.counts.update(want)
        self.confirmed["bag"] += 1
        await self._order("bag-done", "done")

    def _touch(self, pick: str, what: str) -> None:
        if not self.app.touch(pick):
            raise RuntimeError(f"{pick} was refused")
        self.counts[what] += 1

    async def _order(self, name: str, what: str) -> None:
        await self.app.command(name, "")
        self.counts[what] += 1


MARKS: Final = ("fox", "owl", "wolf", "hare")


def _taps(there: dict[str, int], want: dict[str, int]) -> int:
    """How many touches lead from one bag to another: one for each piece more; one takes all of a kind out."""
    return sum(n - there[kind] if n >= there[kind] else 1 + n for kind, n in want.items())


def play(page: Any, game: str, seed: int, options: dict[str, Any] | None = None) -> Hands:
    """Those who have played one game on that page."""
    hands = Hands(page, game, seed, OPTIONS.get(game, {}) if options is None else options)
    asyncio.run(hands.play())
    return hands


def main(arguments: list[str]) -> None:
    sys.path.insert(0, str(ROOT / "tests/app"))
    from fakepage import FakePage  # type: ignore[import-not-found]

    names = [name for name in arguments if name in GAMES] or list(GAMES)
    seeds = [int(text) for text in arguments if text.isdecimal()] or SEEDS
    for game in names:
        for seed in seeds:
            page = FakePage()
            page.liked = {"confirm": "some", "pace": "normal", "offered": " ".join(GAMES)}
            hands = play(page, game, seed)
            found, confirmed = dict(hands.counts.most_common()), dict(hands.confirmed.most_common())
            print(f"{game:8} seed {seed}: {hands.counts.total():4}  {found}; done: {confirmed}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
