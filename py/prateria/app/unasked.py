"""What people at this device are not asked: answers that follow from what everybody knows, and the end of a turn in
which nothing is left to do."""

from collections.abc import Sequence
from typing import Any, Final

from .asked import Asked, seat_asked
from .joined import Chain
from .local import LocalGame
from .pace import running
from .takeback import opened, undo_rule
from .wishes import asking

__all__ = ["SPARED", "Unasked"]

PATIENT: Final = 3
"""Who has waited so many times in a row is offered once to be asked less."""

SPARED: Final = "4"
"""From so many cards on then."""

CLAIMED: Final = 0.75
"""What share of its time a claim of another stays while cards run on: the next question comes before long."""

AWAITED: Final = 0.8
"""The same of a card that brings what one waits for nearer: it is told in the same words as the last one."""

OFFERED: Final = "offered"
"""In a save's settings: that has been offered."""


class Unasked:
    """`begun`: somebody has touched something since the table was opened, so nothing runs off before people look;
    `seen`: what was shown last has been looked at; `passed_round`: the round in which all people passed together;
    `running`: what is turned at a touch goes by itself until somebody has something to decide (whatever they choose,
    it stops there), and on after they have looked at what holds it, at a pace at which each card is
    read; `due`: it will from now on; `quiet`: so many of what came so have concerned nobody; `going`: the round
    in which somebody has passed, which goes on to what comes next; `waited`: so many questions in a row somebody has
    passed."""

    def __init__(self, local: LocalGame) -> None:
        self._local = local
        self._anew = -1  # the length of the record at which somebody took back: they want to be asked
        self.begun, self.seen, self.passed_round = False, True, 0
        self.running = self.due = False
        self.going = self.quiet = self.waited = 0
        self._words = ""  # what was told of the last card beside what it is

    def asked(self, passed: bool = False) -> None:
        """Somebody has decided something, and has looked at the table. `passed`: a small thing that goes on."""
        self.begun, self.seen, self.quiet = True, True, 0
        held = len(self._local.session.state.legal_actions()) == 1  # what runs on was only to be looked at
        self.running, self.due = self.due or (self.running and held), False
        self.going = self._local.session.state.round if passed else 0
        if len(self._local.session.state.legal_actions()) > 1:
            if self.offers():
                self._local.save.settings[OFFERED] = True  # whether it was taken or not
            self.waited = self.waited + 1 if passed else 0

    def offers(self) -> bool:
        """Whether somebody who plays alone is offered, this once, to be asked less: at a question that would not come
        then, as so little can be taken."""
        local, wish = self._local, asking(self._local)
        if self.waited < PATIENT or OFFERED in local.save.settings:
            return False
        if len(local.people) > 1 or wish.get("ask") != "more":
            return False
        less = {**wish, "ask": SPARED}
        return local.game.flow.passed_over(local.session.state, local.session.steps, local.people, less) == int(SPARED)

    def settled(self) -> None:
        """What happened is to be looked at: nothing that was begun before goes on by itself."""
        self.running, self.going = False, 0

    def taken(self) -> None:
        """Others have taken something: what runs on to the next choice goes on, slowly again, and all else is to be
        looked at. (Who has taken something has chosen it, so nothing runs.)"""
        self.quiet = 0
        if not self.running:
            self.settled()

    def measured(self, found: tuple[int, bool] | None) -> tuple[int, bool, float] | None:
        """See `Screen.measured` and `Teller`; of what runs on to the next choice each card is seen by itself, a claim
        is read, and so is what waits for somebody, or why one is not asked any more, when it is told first."""
        shown = self._local.shown
        if found is None or not self.running:
            return (*found, 1) if found else None
        card = not shown.news or self._local.game.texts.run(shown.w, shown.news)
        if not card:
            return len(shown.caption), False, CLAIMED
        news = self._local.game.texts.run(shown.w, shown.news) if shown.news else shown.caption
        mine, fresh = self._concerns(), self._fresh()
        self.quiet = 1 if mine else self.quiet + 1
        if fresh or not found[1]:
            return found[0], False, 1
        if mine:
            return found[0], False, AWAITED
        return len(news), False, running(self.quiet - 1)  # the cards before it have been read

    def _concerns(self) -> bool:
        """Whether the card that has come brings whoever waits nearer to something: the longer none does, the shorter
        each of them stays."""
        local, flow = self._local, self._local.game.flow
        view = local.session.state.observe(local.shown.viewer)
        return any(flow.concerns(view, event) for event in flow.marks(local.session.steps))

    def _fresh(self) -> bool:
        """Whether a sentence is told of the card that has come, in other words than of the one before it: numbers
        apart."""
        local, shown, view = self._local, self._local.shown, self._local.session.state.observe(self._local.shown.viewer)
        marks = local.game.flow.marks(local.session.steps)
        said = local.game.texts.awaited(shown.w, view, marks[-1], shown.names) if marks else ""
        before, self._words = self._words, "".join(letter for letter in said if not letter.isdigit())
        return bool(said) and self._words != before

    def _run(self) -> dict[str, str]:
        """How what is asked for goes by itself now, as the game is told (`Flow.unasked`): `card` on to the next one,
        `on card` and on, at whatever is only to be looked at, until somebody has something to decide."""
        local = self._local
        if self.running:
            return {"run": "on card"}
        alone = len(local.people) == 1 and asking(local).get("turns") == "touch"  # each turns their own cards elsewhere
        return {"run": "card"} if alone and self.going == local.session.state.round else {}

    def wish(self) -> dict[str, str]:
        """How this table wants its people asked, and how what is asked for goes by itself now."""
        return {**asking(self._local), **self._run()}

    def runs_on(self) -> Any | None:
        """What waits for a touch of somebody for whom there is nothing to decide; None: there is."""
        local, wish = self._local, asking(self._local)
        if wish.get("turns") != "touch" or local.shown.coach:
            return None
        own = local.game.flow.unasked
        now = own(local.session.state, local.session.steps, local.people, wish)
        onward = {**wish, "run": "card"}
        return None if now is not None else own(local.session.state, local.session.steps, local.people, onward)

    def goes_on(self) -> bool:
        """Whether something follows by itself what has just happened, where it might have been looked at."""
        local, wish = self._local, self.wish()
        state, people = local.session.state, local.people
        if not wish or not people or local.actor is None:
            return self.running
        if local.actor in people:
            on = self.running and local.game.flow.unasked(state, local.session.steps, people, wish)
            return bool(on)
        return not local.game.flow.looked_at(state, local.session.steps, people, wish)

    @property
    def anew(self) -> bool:
        """Whether somebody has just taken back: nothing is chosen for them beforehand."""
        return self._anew == len(self._local.session.steps)

    def took_back(self) -> None:
        """After taking back a person is asked, even where the action would go by itself."""
        self._anew, self.passed_round = len(self._local.session.steps), 0
        self.settled()

    def following(self, done: Sequence[Any] = ()) -> list[Any]:
        """The actions that people take unasked after these: up to the end of the round, or to an action with scenes."""
        local, found = self._local, list[Any]()
        flow, session, wish = local.game.flow, local.session, self.wish()
        if not self.begun or (not done and self._anew == len(session.steps)):
            return []
        state = session.state
        for action in done:
            state = state.clone()
            state.apply(action)
        while state.round == session.state.round and seat_asked(state, local.race) in local.people:
            own = flow.unasked(state, session.steps, local.people, wish)
            if own is None and self.passed_round == state.round:
                own = flow.common_pass(state, local.people)
            if own is None:
                break
            found.append(own)
            if flow.scenes(state, own):
                break
            state = state.clone()
            state.apply(own)
        return found

    def ending(self, asked: Asked) -> tuple[Any, ...] | None:
        """The end of the turn, if it goes by itself: nothing is left to do. Before it goes it can be taken back,
        whoever plays; who has taken back, or goes on where it would have ended, ends it by hand."""
        local, flow = self._local, self._local.game.flow
        end = next((action for action in asked.actions if flow.ends(action)), None)
        if end is None or not local.page.prefs().get("ending", True):
            return None
        state, steps = local.session.state, local.session.steps
        if flow.left(state) and not (steps and flow.waived(state, steps[-1].action)):
            return None
        if self._anew == len(steps) or opened(local) or self._seen_first():
            return None
        return (end,)

    def _seen_first(self) -> bool:
        """Whether a price has just been paid unasked: as long as it may be paid otherwise, nothing goes by itself."""
        return self._local.paid[1] == len(self._local.session.steps)

    def granted(self, asked: Asked) -> tuple[Any, ...] | None:
        """What is taken for granted, if it can be taken back, and then together with what began it; not again where
        somebody just has, nor where one goes on with a game: it is the one that was left."""
        state, steps = self._local.session.state, self._local.session.steps
        if asked.bag or self._anew == len(steps) or (steps and not self.begun):
            return None
        if opened(self._local) and undo_rule(self._local) == "shut":
            return None
        own = self._local.game.flow.granted(state, asked.actions)
        if own is None:
            return None
        seen: list[Any] = []
        state.clone().apply(own, seen.append)
        if any(state.reveals(event) for event in seen):
            return None
        if steps and steps[-1].action.seat == asked.seat and not self._local.game.flow.ends(steps[-1].action):
            self._local.joined.add(len(steps))
        return (own,)

    def paid(self, asked: Asked) -> tuple[Any, ...] | None:
        """What is paid unasked, if it can be taken back: as it is proposed, where the game sees no other way (`Flow.
        settled`). Not where each step is confirmed, nor in a lesson; who has just taken back a payment pays by
        hand, as does who goes on with a game that was left there."""
        local, bag, at = self._local, asked.bag, len(self._local.session.steps)
        if bag is None or bag.taken or not local.game.flow.settled(local.session.state) or local.shown.coach:
            return None
        if local.confirms == "all" or undo_rule(local) == "shut" or self._anew == at or not self.begun:
            return None
        counts = local.game.sense.propose(local.session.state.observe(asked.seat))
        if sum(counts.values()) != bag.total:
            return None
        takes = bag.takes(counts)
        local.paid = (at, at + len(takes))
        return tuple(takes)

    def forced(self, asked: Asked) -> tuple[Any, ...] | None:
        """The only legal action, if it shows nothing new: the app plays it by itself. Not where a choice has just been
        opened: who opened it may still go back; nor what is to be seen before it goes."""
        if len(asked.actions) != 1 or asked.bag or opened(self._local):
            return None
        flow, only = self._local.game.flow, asked.actions[0]
        if flow.ends(only) or flow.seen_first(only) or flow.lingers(only):
            return None  # whether a turn ends by itself is decided by `ending`
        state = self._local.session.state
        seen: list[Any] = []
        state.clone().apply(asked.actions[0], seen.append)
        return None if any(state.reveals(event) for event in seen) else asked.actions

    def alone(self, asked: Asked) -> tuple[Any, ...] | None:
        """The only legal action, if it goes by itself once it has been seen; who has taken it back does it by hand."""
        local = self._local
        if len(asked.actions) != 1 or asked.bag or self._anew == len(local.session.steps) or opened(local):
            return None
        if self._seen_first():
            return None
        return tuple(asked.actions) if local.game.flow.lingers(asked.actions[0]) else None

    def at_once(self, action: Any) -> bool:
        """Whether a choice needs no "Done": nothing is confirmed at this table, the game calls it a small step, or it
        ends a turn in which nothing is left, or to which one can come back. Where all is confirmed, all needs it."""
        local, flow, state = self._local, self._local.game.flow, self._local.session.state
        wish = local.confirms
        if wish != "some":
            return wish == "none"
        if isinstance(action, Chain) or flow.small(state, action):
            return True
        return flow.ends(action) and (undo_rule(local) == "open" or not flow.left(state))
