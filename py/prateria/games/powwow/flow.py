"""How Pow Wow is played at one screen: as a race, or calmly with secret answers; how claims are settled."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from prateria.games.contract import Flow, Moments, Race, moments

from .engine.actions import CLAIMS, Claim, Pass
from .engine.asking import ASKING, ASKING_ONE, looked_at, marks, passed_over, spent, unasked
from .engine.data import GREAT, GREATEST, HOPED, KIND, LOOT, TOMAHAWK
from .engine.events import FoundNothing, GameEnded, Punished, Took
from .engine.position import Position
from .engine.preview import grown, hopes
from .engine.referee import PACE, WINDOW, Late, Referee, aim
from .engine.rules import cards_of, hauls

__all__ = ["FLOW"]


def common_pass(state: Position, people: Collection[int]) -> Any | None:
    """What a seat answers if all `people` round the screen are asked at once and nobody wants anything (PW-18).

    None: they are not asked at once, as no more than one of them could claim.
    """
    if state.phase != "ask":
        return None
    askers = (*state.asked, *state.observe(None).answered)
    return state.legal_actions()[0] if sum(seat in people for seat in askers) > 1 else None


def private(state: Position, people: Collection[int] = ()) -> bool:
    """Whether what is being decided now must stay unseen by the other `people` round the screen, if these are told:
    where more than one of them answers (PW-18). All the rest of this game lies open."""
    askers = {*state.asked, *state.observe(None).answered} if state.phase == "ask" else set[int]()
    return len(askers.intersection(people) if people else askers) > 1


def scenes(before: Position, action: Any) -> Moments:
    """When claims are settled: what happens, one after another, each with the position at that moment; that the game
    is over is said when the last take has been seen (`Texts.ended`).

    [] for an action that settles nothing.
    """
    told = moments(before, action)
    settled = any(isinstance(event, Punished | FoundNothing | Took) for event, _ in told)
    return [moment for moment in told if not isinstance(moment[0], GameEnded)] if settled else []


def veiled(before: Position, action: Any) -> Position:
    """The last answer lies there, and no other is turned up."""
    if before.phase != "ask" or not isinstance(action, Claim):
        return before
    state = before.clone()
    state.asked = (action.seat, action.seat)  # so that the engine waits for another one
    state.apply(action)
    return state


def concerns(view: Any, event: Any) -> bool:
    """Whether a haul of one's own has come nearer by the card that was turned: it is one of their people, or one of
    them would bring more now, much, or more than any other; it is told then (`words.awaited`)."""
    if view.seat is None:
        return False
    own = view.players[view.seat].colour
    if event.card.startswith(f"{own}-"):
        return True
    mine = {one: n for one, (n, _) in hopes(view).items() if one.startswith(f"{own}-")}
    least = min(GREAT, max(HOPED, max(mine.values(), default=0)))
    return any(mine.get(one, 0) >= least for one in grown(view, event.card))


def raced(options: Mapping[str, Any]) -> bool:
    """Everything but the calm way (PW-18)."""
    return not options["calm"]


def small(before: Position, action: Any) -> bool:
    """Whether that goes at once when it has been touched: "Nothing" hurts nobody, and is answered most of the time."""
    return isinstance(action, Pass)


def cheered(event: Any) -> bool:
    """A haul of which one will still talk afterwards."""
    return isinstance(event, Took) and len(event.cards) >= GREATEST


def plain(state: Position, actions: Sequence[Any]) -> Any | None:
    """The haul that brings the most cards, where no other brings as many. On the war path tomahawks bring more than
    lies there: then nothing is plain."""
    return _most(state, actions, state.pile[state.at][1]) if state.phase == "take" else None


def _most(state: Position, actions: Sequence[Any], kind: int) -> Any | None:
    if any(state.setup.war_path and haul.loot == LOOT[TOMAHAWK] for haul in actions):
        return None
    brings = {haul: len(cards_of(state.setup, state.table, haul, kind)) for haul in actions}
    best = [haul for haul, n in brings.items() if n == max(brings.values())]
    return best[0] if len(best) == 1 else None


def further(state: Position, action: Any) -> Sequence[Any]:
    """What a claim takes is chosen with the claim, where it could take several things (PW-10 to PW-14)."""
    if state.phase != "ask" or not isinstance(action, Claim):
        return ()
    found = hauls(state.setup, state.table, action.seat, KIND[action.kind])
    return found if len(found) > 1 else ()


def promised(state: Position, first: Any, then: Any) -> Any:
    """The cards that a haul brings."""
    kind = KIND[first.kind] if first is not None else state.pile[state.at][1]
    return cards_of(state.setup, state.table, then, kind)


def likeliest(state: Position, action: Any) -> Any | None:
    """The same as `plain`, before the claim."""
    found = further(state, action)
    return _most(state, found, KIND[action.kind]) if found else None


FLOW: Final = Flow(
    private=private,
    plain=plain,
    further=further,
    promised=promised,
    likeliest=likeliest,
    settles=True,
    advises_on=True,
    common_pass=common_pass,
    small=small,
    unasked=unasked,
    asking=ASKING,
    asking_one=ASKING_ONE,
    looked_at=looked_at,
    passed_over=passed_over,
    spent=spent,
    concerns=concerns,
    marks=marks,
    recap=False,
    cheered=cheered,
    bar=("button:pass",),
    scenes=scenes,
    veiled=veiled,
    carried={"tribe": ("board",)},  # not in a race, which hears no moves
    race=Race(
        raced=raced,
        referee=Referee,
        aim=aim,
        late=Late,
        missed=lambda seat, what, at: Late(at, CLAIMS[seat][KIND[what]]),
        window=WINDOW,
        pace=PACE,
        turner=lambda state: state.turn,
        settling=lambda state: state.phase == "take",
        lies=lambda state: state.phase == "race",
        claimants=lambda state: [seat for seat, _, _ in state.pile],
        over=lambda state: not state.prairie,
    ),
)
