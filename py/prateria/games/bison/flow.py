"""How Bison is played at one screen: the tile in hand stays unseen, and the scoring is shown terrain by terrain."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from prateria.core.game import Bag, Outcome
from prateria.core.session import Step
from prateria.games.contract import Flow, Moments, moments

from .engine import events as ev
from .engine.actions import Alter, Barter, Build, Buy, Call, Do, End, Gain, Move, Place, Put, Stop
from .engine.data import ACTIONS, ANIMALS, CANOE, RIVER, ROUNDS, SIZES, TERRAINS, TIPI, TRACK
from .engine.grid import SPACES
from .engine.position import Position
from .engine.scoring import counted, outcome

__all__ = ["FLOW"]

ALL: Final = "button:all"
"""All hunters that are left to move go where the first has gone."""

_SEEN: Final = (ev.TilePlaced, ev.HuntersPut, ev.Altered, ev.Gathered, ev.Moved)
"""What others did that stays to be seen on the land."""

_SMALL: Final = (Alter, Barter, Build, Buy, Call, Do, Gain, Move, Put)
"""What is done within a turn without being confirmed, see `small`."""


def scenes(before: Position, action: Any) -> Moments:
    """When areas are scored: what happens, one after another, each with the position at that moment.

    Meanwhile the phase is `surplus` and nobody is asked. [] for an action by which nothing is scored. What the next
    round begins with is told after the result of this one.
    """
    told = moments(before, action)
    if not any(isinstance(event, ev.TerrainScored) for event, _ in told):
        return []
    ends = (n for n, (event, _) in enumerate(told) if isinstance(event, ev.TotemPassed))
    return told[: next(ends, len(told))]


def interlude(before: Position, action: Any) -> Position | None:
    """The position in which the last areas of a round are scored and nothing else has begun.

    None if the action does not end a round, or the game with it: its end shows the same areas and sums.
    """
    told = moments(before, action)
    if not any(isinstance(event, ev.TotemPassed) for event, _ in told):
        return None
    scored = [state for event, state in told if isinstance(event, ev.TerrainScored)]
    return scored[-1] if scored else before.clone()  # else it was the last word about a surplus of fish


def lying(before: Position, action: Any) -> Position | None:
    """The land as the last turn of a round has left it, before anything is counted."""
    ended = any(isinstance(event, ev.RoundEnded) for event, _ in moments(before, action))
    return before.clone() if ended else None


def private(state: Position, people: Collection[int] = ()) -> bool:
    """Whether what is decided now must stay unseen by the others round the screen: while the tile is in hand."""
    return state.phase != "over" and state.hands[state.actor] >= 0


def small(before: Position, action: Any) -> bool:
    """Whether that goes at once when it has been touched: one's own turn goes on, nothing is learnt by it, so it can be
    taken back. A tile is turned until one likes it, so it waits for "Done", as does what ends a stop above 15, and a
    gathering to which hunters come whom nobody has touched.
    The end of the turn goes too, if nothing is lost by it: one trades before each action as well."""
    if ends(action):
        return not _loses(before)
    if not isinstance(action, _SMALL):
        return False
    seen: list[Any] = []
    after = before.clone()
    after.apply(action, seen.append)
    if before.phase == "surplus" and (after.phase, after.terrain) != (before.phase, before.terrain):
        return False
    if isinstance(action, Call) and after.phase != "gather":
        return False
    return after.actors() == before.actors() and not any(before.reveals(event) for event in seen)


def seen_first(action: Any) -> bool:
    """Whether that is seen before it goes, even where there is no other choice: all that changes land or stock."""
    return isinstance(action, (Alter, Build, Call, Gain, Move, Place, Put))


def lingers(action: Any) -> bool:
    """What alone can be built, or where alone hunters can go: it is seen with what it brings, and goes by itself."""
    return isinstance(action, (Build, Call, Move, Put))


def left(state: Position) -> bool:
    """Whether something can still be bought or bartered that helps: not after one's last action of the game (BI-30)."""
    over = len(state.done[state.turn]) == ACTIONS and state.this_round == ROUNDS[state.seats]
    return len(state.legal_actions()) > 1 and not (state.phase == "end" and over)


def waived(state: Position, action: Any) -> bool:
    """What could still be bought after an action can be bought as well before the next one: nobody else takes pieces of
    one's colour (BI-24). Not what the counting would take (BI-28), nor for who has begun to trade."""
    return state.phase == "end" and not isinstance(action, (Buy, Barter)) and not _loses(state)


def still_looking(looked_at: str, pick: str) -> bool:
    """Whether that stays in sight when the pick is chosen: who leads where, always; the market while one trades. The
    card of an area, or a player, has been read."""
    return looked_at == "areas" or (looked_at == "market" and pick.startswith(("buy:", "give:", "get:")))


def shows(state: Position, pick: str) -> str:
    """With an action that builds the market, where hunters could build but nothing lies in the camp for it, and some of
    it can be bought."""
    deed = pick.partition(":")[2]
    if state.phase != "name" or pick not in ("deed:tipi", "deed:canoe") or state.variant == 2:
        return ""
    seat, river = state.turn, deed == "canoe"
    first = (CANOE if river else TIPI) + 1
    stand = any(n and (space % len(TERRAINS) == RIVER) == river for space, n, _ in state.camps[seat])
    if not stand or any(state.supply[seat][first : first + len(SIZES)]):
        return ""
    buys = (action.piece for action in state.legal_actions() if isinstance(action, Buy))
    return "market" if any(piece.startswith(deed) for piece in buys) else ""


def ends(action: Any) -> bool:
    """The turn is over by that."""
    return isinstance(action, End)


def _loses(state: Position) -> bool:
    """Whether something is lost where the turn ends that could still be spent: after the last one of a round, what is
    above 15 once it is counted, as the areas are now (BI-24, BI-28)."""
    seat = state.turn
    over = len(state.done[seat]) == ACTIONS and state.this_round < ROUNDS[state.seats]
    if state.phase != "end" or not over or len(state.legal_actions()) == 1:
        return False
    gains = counted(state.board, state.camps)[seat]
    return any(n + more > TRACK for n, more in zip(state.tracks[seat], gains, strict=True))


def plain(state: Position, actions: Sequence[Any]) -> Any | None:
    """What alone can be done; where some hunters have gone in this action, the next one from where most could follow
    them goes there too, if that seat is the better for it once all who are left have gone there."""
    if len(actions) == 1 and seen_first(actions[0]):
        return actions[0]
    first = _follower(state, actions)
    return first if first is not None and _better(state, _following(state, actions), 1) else None


def _better(state: Position, follow: Sequence[Any], by: int) -> bool:
    """Whether these leave the seat whose turn it is so much better than any other."""
    after, seat = state.clone(), state.turn
    for action in follow:
        after.apply(action)
    now, then = ([sum(kinds) for kinds in counted(one.board, one.camps)] for one in (state, after))
    more = [b - a for a, b in zip(now, then, strict=True)]
    return more[seat] - max(more[:seat] + more[seat + 1 :]) >= by


def _follower(state: Position, actions: Sequence[Any]) -> Any | None:
    """The move of the next hunter to where others have gone in this action."""
    if state.phase != "move" or not state.used:
        return None
    goals = {SPACES[space] for space, _ in state.used}
    moves = [action for action in actions if isinstance(action, Move) and action.to in goals]
    if not moves or len(goals) > 1:
        return None
    there = {SPACES[space]: hunters for space, hunters, _ in state.camps[state.turn]}
    return max(moves, key=lambda move: there[move.start])


def several(state: Position, actions: Sequence[Any]) -> Mapping[str, Sequence[Any]]:
    """All that follow of their own accord: the hunters left to move in this action, a single one where nothing is lost
    by it and nothing is proposed; the animals to be had where no hunter can take part in any action that is left."""
    if state.phase == "name":
        return _takes(state, actions)
    found = _following(state, actions)
    alone = len(found) == 1 and plain(state, actions) is None and _better(state, found, 0)
    return {ALL: found} if len(found) > 1 or alone else {}


def _following(state: Position, actions: Sequence[Any]) -> list[Any]:
    found, after = list[Any](), state.clone()
    while state.used and actions:
        then = actions[0] if len(actions) == 1 and seen_first(actions[0]) else _follower(after, actions)
        if then is None:
            break
        found.append(then)
        after.apply(then)
        actions = after.legal_actions()
    return found


def _takes(state: Position, actions: Sequence[Any]) -> Mapping[str, Sequence[Any]]:
    """By animal an action without hunters that brings it, if nothing else can be named: of several the one for which
    none stand on the land who could do it once something for it has been bought."""
    named = [action for action in actions if isinstance(action, Do)]
    if not named or any(action.hunters or action.deed == "place" for action in named):
        return {}
    stand = {TERRAINS[space % len(TERRAINS)] for space, n, _ in state.camps[state.turn] if n}
    fit = {"tipi": stand - {TERRAINS[RIVER]}, "canoe": stand & {TERRAINS[RIVER]}}
    least = min(named, key=lambda action: bool(fit.get(action.deed, stand)))
    after = state.clone()
    after.apply(least)
    return {f"button:{gain.animal}": (least, gain) for gain in after.legal_actions() if isinstance(gain, Gain)}


def answers(run: Sequence[Any], then: Any) -> bool:
    """All that a hint has drawn and named goes with one "Done", from what is bought for it to the last hunter; not the
    end of the turn, or of trading, by which something may be lost."""
    return not isinstance(then, End | Stop)


def marks(steps: Sequence[Step]) -> Sequence[Any]:
    """The last turn of everybody but the one whose turn begins: where pieces went and came from, until that one does
    something."""
    if not steps or not isinstance(steps[-1].action, End):
        return ()
    last: Any = steps[-1].before
    found, seats = list[Any](), set[int]()
    if all(len(done) == ACTIONS for done in last.done):
        return ()  # a round is over, and another order begins
    for step in reversed(steps):
        seats.add(step.action.seat)
        if len(seats) == last.seats or step.before.round != last.round:
            break
        found += [event for event in reversed(step.events) if isinstance(event, _SEEN)]
    return tuple(reversed(found))


def standing(state: Position) -> Outcome:
    """The final scoring of the land as it lies (BI-30): only that counts, whatever stands on the tracks."""
    return outcome(counted(state.board, state.camps))


def _price(bag: Bag) -> bool:
    """Whether it is what an action costs."""
    return bag.kinds[0] in ANIMALS


def settled(state: Position) -> bool:
    """Whether the price is paid from where there is most, unasked: what is left is as even then as it can be, and the
    market takes of each kind alike (BI-24). Before a round is counted it is asked if more than 15 would come of it
    (BI-28), as the areas are now; before the last counting nothing that is left counts."""
    bag = state.bag()
    if bag is None or not _price(bag):
        return False
    seat = state.turn
    if len(state.done[seat]) < ACTIONS or state.this_round == ROUNDS[state.seats]:
        return True
    left, gains = sum(state.tracks[seat]) - bag.total, counted(state.board, state.camps)[seat]
    even = -(-left // len(TERRAINS))
    return all(min(n, even) + more <= TRACK for n, more in zip(state.tracks[seat], gains, strict=True))


FLOW: Final = Flow(
    standing=standing,
    private=private,
    small=small,
    still_looking=still_looking,
    shows=shows,
    seen_first=seen_first,
    lingers=lingers,
    ends=ends,
    left=left,
    waived=waived,
    plain=plain,
    several=several,
    laid=_price,  # who gathers is chosen
    price=_price,
    settled=settled,
    shared=("from", "space"),
    half=("from",),
    begun=lambda state: state.phase not in ("name", "end", "surplus", "over"),
    answers=answers,
    bar=(ALL, *(f"button:{animal}" for animal in ANIMALS)),  # see `_takes`
    marks=marks,
    retells=True,
    scenes=scenes,
    interlude=interlude,
    lying=lying,
    amounts=("hunters",),
    turning=("turn",),  # a tile is turned in its cell
    carried={
        "turn": ("cell",),  # the tile in hand, turned like that
        "tile": ("cell",),  # from the cell where it lies, as long as it is not confirmed
        "camp": ("space",),  # hunters and camps from one's own
        "from": ("to",),
        "give": ("get",),
        "buy": ("own",),  # into one's own camp
    },
    looking=("space", "from", "to"),  # a space shows its area
)
