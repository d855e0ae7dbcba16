"""Why to do something: one sentence each. Why something cannot be done stands in `refusals`.

| id | speaks for | values |
|---|---|---|
| `only_way` | whatever it is: nothing else is possible | |
| `line` | a tile, or the next one of a line | `line`: its places; `others`: actions; and as `fire` |
| `begin` | the first tile of a year | `n`: open lines; `way`: the best, `onward`: what else lies in it; as `fire` |
| `fire_tile` | the Sacred Fire, while several lines are open | `at`: the place of what it would play; as `fire` |
| `fire` | the tile that the Sacred Fire plays | `steps`; `goods`, `tracks`: surely; `might`; `perhaps`: what counts |
| `order_early`, `order_late` | the order of play, to be early in it, or since the tiles can wait | |
| `goods` | an action, a progress tile: it brings goods | `goods`, `cost`: counts by `data.GOODS` |
| `points` | an action, a track: it brings points | `n`, `track`; `turtles`: so many come with them |
| `rite` | a progress tile that serves a Ritual: what that brings then | `n` |
| `harmless` | a Military action that brings nothing | |
| `lower_track` | the track or tile that lifts the lower of a pair | `track` |
| `canoe` | a canoe | |
| `fetch` | natives from the long house: they make sets | |
| `move_area` | into an area | `to`, `sides`; `native`, `yields`: who can live there, the good; `maybe` so |
| `move_leads`, `move_counts`, `move_later` | to have the most: for a Military of this tile, another, later | `to` |
| `move_level`, `move_more`, `move_near` | to be level, to lead by more, to catch up | `to`, `sides` |
| `move_after` | where another one then goes on from | the same; `further`: to where |
| `move_fight` | an attack | the same; `lost`: this warrior too; `area`; `gone`: who lived there, `whose` |
| `move`, `trade` | an action of a tile, before it is clear what it brings | |
| `mask` | a Mask action | `space`, `n`: what can be played |
| `trade_buy` | a Trade in which something can be paid | `level`: of the best |
| `gain`, `gain_like` | goods of a progress tile; of others there is as little | |
| `pay`, `pay_like` | with which goods a progress tile is paid; of others there is as much | |
| `turn_tile` | a tile turned over by P3-7 | |
| `stop`, `stay_out` | no more moves, no more transfers | |
| `transfer`, `transfer_fill`, `home_set` | a warrior goes home; somebody follows; a set | as `move_area`; `open` |
| `turtle` | a Military action that brings turtles | |
| `turtle_level` | a turtle | `category`, `level`, `n`: its points; `lower`: there are such still to be taken |
| `shift` | a point from one track to another | `gives`, `track`; `n`: so much more counts |
| `draw_pile`, `draw_deck` | where a mask is drawn | |
| `draw_two` | the open mask, where one of the hand goes afterwards | |
| `mask_space` | a combination | `space`, `n`; `more`: one that would take more masks |
| `mask_hold` | to wait for a better one | `space`, `n`: what could be played, if anything |
| `mask_makes`, `mask_may` | a mask that is none of the hand: for which combination, if that is known | `space`, `n` |
| `mask_two`, `mask_back` | two masks instead of one; those of this year come back | |
| `discard` | the mask that goes | |
| `exchange` | a progress tile that exchanges safely | |
| `exchange_tile` | a progress tile can be bought that could not | `level`, `higher`, `smallpox` |
| `exchange_kinds` | more kinds can become points, `after` a tile of that level | `kinds`, `had`; `smallpox` |
| `exchange_later` | the same: it is for later alone | `goods`: what there is then; `smallpox` |
| `buy`, `buy_last` | a progress tile; in the last year, for points | `tile`, `left`: years; `there`: track; `soon` |
| `flag` | the flag of an alliance | `tile`; `near`: more territories beside the village have it than the other |
| `spend`, `save` | goods for points, or kept for a progress tile | `n` points; `buys`: what could be bought |
| `progress`, `progress_last` | a progress tile is used: it comes back next year; or the game ends | |
| `smallpox` | who is missed least | |
| `better_tile` | the year's end | `old`, `new`, `lost`: actions, `none` left; `best`, its `track`, `low` of its pair |
| `keep_tiles` | the year's end | |
| `swap` | a swap | `pair`: place and actions of each; `line`: best after it, `plays` its tiles; `price` |
| `end`, `end_here` | the end of the turn; still there are `steps`, `tiles`, outposts `home` | told `once` |
| `enough` | what comes before this `step`, or all else: it would not change how the game ends | |
| `tribe` | a tribe, by its goods and its power for these tracks and this grid | |

`catch`: the tile with which what is behind can catch up this year, (actions, place), or the action to look for.
Beside points, `counts`, `behind` and `comes` say how many of them count, if that is not all (`bot.lines`); `used`: the
tile that is used; `step`: the action of a tile; `better`: so many more points count
than as meant before; `changed`: an earlier hint of this year had something else in mind.
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words

from ..brings import counted, points, shifted, turtle_level
from ..effects import progress_text, purpose
from ..explain import bought
from ..labels import thing
from ..nouns import goods, progress, space, spot, step, steps, track
from ..sized import EXTRA, MORE, MUST, NAME, ROOM, Part, fitting
from .tile import TILES, of_tile
from .warriors import better, exchanged, on_map, plain, swap

__all__ = ["reason"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move, by the ids above. The table shows which tile, place or piece is meant. Read, it is as
    short as the line above the table; heard, it says all."""
    name, values = reason
    told: list[Part] = []
    if values.get("changed"):
        told.append((MUST, w("A new plan, a better one.")))
    told += [(NAME, f"{progress(w, values['used'])}.")] if values.get("used") else []
    told += (named := _named(w, name, values) if "names" in values and not values.get("heard") else [])
    told += _why(w, name, values)
    told += [] if name in _MIDST else [(MORE, counted(w, values))]
    if n := values.get("better", 0):
        told.append((EXTRA, w.n("A better plan: it gets you %(n)d more point this turn.",
                                "A better plan: it gets you %(n)d more points this turn.", n)))  # fmt: skip
    heard, at = bool(values.get("heard")), values.get("place", "") if named and name in TILES else ""
    where = spot(w, at) if at else ""
    said = fitting(told, all_=heard, short=w("The tile %(place)s.", place=where) if where else "")
    return said if heard or len(said) <= ROOM else fitting(told, short=f"{where[:1].upper()}{where[1:]}." * bool(where))


_MIDST: Final = ("buy", "buy_last", "mask_hold", "mask_space", "enough", *TILES)
"""What counts of their points is said in their midst, or is not what it is done for."""


def _named(w: Words, name: str, values: dict[str, Any]) -> list[Part]:
    """The action or tile that is advised, a tile with where it lies, before what it brings; those who listen hear it
    with what is chosen. Not where the track is called the same."""
    if "step" in values:
        called = step(w, values["step"])
        return [] if name == "points" and called == track(w, values["track"]) else [(NAME, f"{called}.")]
    if "thing" in values:
        name = thing(w, *values["thing"])
        return [(NAME, f"{name[:1].upper()}{name[1:]}.")]
    if name not in ("line", "begin", "fire") or "at" in values:
        return []
    where = f" ({spot(w, values['place'])})" if "place" in values else ""
    return [(NAME, f"{steps(w, values['steps'])}{where}.")]


def _why(w: Words, name: str, values: dict[str, Any]) -> list[Part]:
    """Sentence by sentence, each with how much it matters."""
    if name in TILES:
        return of_tile(w, name, values)
    match name:
        case "better_tile":
            return better(w, values)
        case "mask_space":
            return _combination(w, values)
        case "mask_hold" if values.get("n"):
            could = w("Now you could play: %(masks)s.", masks=_made(w, values))
            return [(MUST, plain(w)[name]), (MORE, could), (EXTRA, counted(w, values))]
        case "progress" | "progress_last" if values.get("used"):
            return [(MUST, progress_text(w, values["used"])), (EXTRA, plain(w)[name])]
        case "buy" | "buy_last":
            return _bought(w, name, values)
        case "flag" if not values.get("vain") and not values.get("near"):
            return [(MUST, f"{progress(w, values['tile'])}."), (MUST, progress_text(w, values["tile"]))]
        case "swap":
            return swap(w, values)
        case "exchange_tile" | "exchange_kinds" | "exchange_later":
            return exchanged(w, name, values)
        case "turtle_level":
            return turtle_level(w, values)
    said = _said(w, name, values)
    return [(MUST, said)] if said else on_map(w, name, values) or [(MUST, plain(w)[name])]


def _said(w: Words, name: str, values: dict[str, Any]) -> str:
    """Reasons of one sentence or two short ones; '' for others."""
    match name:
        case "enough" if "step" in values:
            return w("You can leave out what comes before it: that no longer changes your result.")
        case "end_here" if (rest := _rest(w, values)) and not values.get("again"):
            return w("End your turn. What is left would help you little now: %(rest)s.", rest=rest)
        case "trade_buy":
            return w("You can pay for a progress tile of level %(n)d.", n=values["level"])
        case "mask":
            return _mask(w, values)
        case "goods":
            brings, cost = _bring(w, values.get("step", ""), values["goods"]), values.get("cost", ())
            return f"{brings} {w('It costs: %(cost)s.', cost=goods(w, cost))}" if any(cost) else brings
        case "points":
            return points(w, values)
        case "rite":
            return w.n(
                "With it the Ritual brings you %(n)d point.", "With it the Ritual brings you %(n)d points.", values["n"]
            )
        case "shift":
            return shifted(w, values)
        case "lower_track":
            return w(
                "Of a pair only the lower track counts, so move up on it: %(track)s.", track=track(w, values["track"])
            )
        case "mask_makes":
            return w("With it you can play: %(masks)s.", masks=_made(w, values))
        case "flag" if values.get("vain"):
            return w("Either flag will do: no Military action follows in this game.")
        case "flag":
            return w("More of the places beside your village have this flag.")
        case "spend":
            gain = f" {track(w, 'economic')} +{values['n']}." if values["n"] else ""
            if values.get("buys"):
                return w("Nothing better can be bought: turn your goods into points.") + gain
            return w("Turn your goods into points.") + gain
    return ""


def _bring(w: Words, step: str, found: Sequence[int]) -> str:
    """Goods, and who brings them: each of those who live in areas one, and each canoe."""
    n, what = sum(found), goods(w, found)
    match step:
        case "hunt":
            return w.n("%(n)d hunter brings you: %(goods)s.", "%(n)d hunters bring you: %(goods)s.", n, goods=what)
        case "harvest":
            return w.n("%(n)d woman brings you: %(goods)s.", "%(n)d women bring you: %(goods)s.", n, goods=what)
        case "fish":
            return w.n("%(n)d canoe brings you: %(goods)s.", "%(n)d canoes bring you: %(goods)s.", n, goods=what)
    return w("This brings you: %(goods)s.", goods=what)


def _rest(w: Words, values: dict[str, Any]) -> str:
    """What a turn that ends leaves out."""
    home = [w.p("button", "Bring outposts home")] * values.get("home", False)
    left = [step(w, name) for name in values.get("steps", ())], [progress(w, tile) for tile in values.get("tiles", ())]
    return ", ".join((*left[0], *left[1], *home))


def _bought(w: Words, name: str, values: dict[str, Any]) -> list[Part]:
    """A progress tile that is bought: its points, what counts of them, and what it does in the years to come."""
    tile, told = values["tile"], [(MUST, f"{progress(w, values['tile'])}.")]
    if name == "buy":
        told += [
            (EXTRA, purpose(w, tile)),
            (MORE, w("You can use it in this turn already.") * values.get("soon", False)),
        ]
    told += [(MUST, bought(w, tile, values.get("there", ""))), (MORE, counted(w, values))]
    later = name == "buy" and values.get("heard")  # it is read on the table
    return [*told, *([(MUST, progress_text(w, tile))] if later else [])]


def _mask(w: Words, values: dict[str, Any]) -> str:
    """What can be played now; else what a mask is good for."""
    if not values["n"]:
        return plain(w)["another"]
    if values.get("drawn"):
        return w("With the open mask you can play: %(masks)s.", masks=_made(w, values))
    return w("You can already play: %(masks)s.", masks=_made(w, values))


def _combination(w: Words, values: dict[str, Any]) -> list[Part]:
    """What is played; and why it is not more."""
    told = [(MUST, f"{space(w, values['space'])}: {track(w, 'mask')} +{values['n']}."), (MORE, counted(w, values))]
    if "more" in values:
        name, n = values["more"]
        more = _made(w, {"space": name, "n": n})
        why = w("You could also play: %(masks)s. This way more masks stay in your hand this year.", masks=more)
        told.append((EXTRA, why))
    return told


def _made(w: Words, values: dict[str, Any]) -> str:
    """A combination, with its points."""
    return f"{space(w, values['space'])}, {track(w, 'mask')} +{values['n']}"
