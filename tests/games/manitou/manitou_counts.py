"""What the engine counts of a territory, and whether what a hint says of it is so."""

from typing import Any

from prateria.games.manitou.engine import State, scoring
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.engine.data import KIND, TERRITORIES
from prateria.games.manitou.flow import FLOW


class Count:
    """What one seat would have in one territory, and who would have the hide thief, if a hunt ended there."""

    def __init__(self, state: State, seat: int, t: int) -> None:
        row, guard, self.herds = state.rows[t], state.guards[t], state.herds[t]
        self.richest = max(map(sum, state.herds))
        won, self.lost, self.why = scoring.bison(row, state.herds[t], state.seats, state.rules)
        self.mine = {place: herd for s, herd, _, place in reversed(won) if s == seat}
        self.all_mine = sum(herd for s, herd, _, _ in won if s == seat)
        self.first = any(place == 1 for s, _, _, place in won if s != seat)
        self.leader = next((s for s, _, _, place in won if place == 1), None)
        self.others = {s: sum(herd for other, herd, _, _ in won if other == s) for s in range(state.seats) if s != seat}
        self.theirs = sum(herd for s, herd, _, _ in won if s != seat)
        self.strengths = scoring.strengths(row, state.seats)
        self.owners = {s for s, _, _ in row}
        self.guard = guard[0] if guard else None
        self.on_guard = len(guard[1:])
        self.captives = len(scoring.captives(row, guard)) if guard and guard[0] == seat else 0
        self.captured = bool(guard) and guard[0] != seat
        self.thief = seat in scoring.hide_thieves(state.rows, state.seats)[0]


def is_so(name: str, v: dict[str, Any], was: Count, now: Count, seat: int) -> bool:
    """Whether that is so, before and after the move."""
    return {
        "catch_large": lambda: 1 not in was.mine and now.mine.get(1) == v["herd"] and not was.first,
        "take_over": lambda: 1 not in was.mine and now.mine.get(1) == v["herd"] and was.leader == v["seat"],
        "hold": lambda: (
            (not was.owners and now.guard == seat and now.owners == {seat})
            and (v["herd"], v["most"]) == (sum(now.herds), sum(now.herds) == now.richest)
        ),
        "keep_large": lambda: (
            (1 in was.mine and now.mine.get(1) == v["herd"])
            and now.strengths[seat] == v["mine"] > v["best"]
            and max(n for i, n in enumerate(now.strengths) if i != seat) == v["best"]
        ),
        "catch_second": lambda: not was.mine and now.mine.get(2) == v["herd"],
        "catch_both": lambda: (
            not was.mine and now.all_mine == v["herd"] and not any(s for i, s in enumerate(now.strengths) if i != seat)
        ),
        "catch_alone": lambda: not was.mine and now.all_mine == v["herd"] and now.owners == {seat},
        "spoil": lambda: (
            (now.why in ("tie", "second") and was.theirs - now.theirs == v["herd"] and not now.mine)
            and ("seat" not in v or {s for s, n in was.others.items() if n != now.others[s]} == {v["seat"]})
        ),
        "chase": lambda: (now.strengths[seat], max(now.strengths)) == (v["mine"], v["best"]) and not now.mine,
        "safe_place": lambda: now.guard is None,
        "own_guard": lambda: now.guard == seat,
        "take_down": lambda: was.guard not in (None, seat) and now.guard == seat and now.captives == v["cards"] > 0,
        "both_fall": lambda: was.guard not in (None, seat) and now.guard is None,
        "sacrifice_pair": lambda: was.on_guard == 2 and now.on_guard == 1 and now.guard == v["seat"] != seat,
        "guard_captives": lambda: now.captives == v["cards"],
        "join_pair": lambda: (
            (now.on_guard, now.guard) == (2, seat) and (now.captives, now.strengths[seat]) == (v["cards"], v["mine"])
        ),
        "protect": lambda: now.guard == seat and was.guard is None and now.strengths[seat] > 0,
        "first_guard": lambda: now.guard == seat and was.guard is None and not now.strengths[seat],
    }.get(name, lambda: True)()  # what else is said is no count but an opinion


def would_come(state: State, seat: int, kind: str, t: int) -> bool:
    """Whether the hide thief would come with that card laid there instead."""
    rows = list(state.rows)
    rows[t] = (*rows[t], (seat, KIND[kind], True))
    return seat in scoring.hide_thieves(tuple(rows), state.seats)[0]


def after_laying(state: State, action: Play, t: int) -> State:
    """With that card laid in another territory."""
    action = action._replace(territory=TERRITORIES[t])
    after = FLOW.interlude(state, action)
    if after is None:
        after = state.clone()
        after.apply(action)
    return after
