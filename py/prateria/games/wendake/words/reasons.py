"""Why to do something: one sentence each. Why something cannot be done stands in `refusals`.

| id | speaks for | values |
|---|---|---|
| `only_way` | whatever it is: nothing else is possible | |
| `line` | a tile, or the next one of a line | `line`: its places; `others`: actions; and as `fire` |
| `begin` | the first tile of a year | `n`: lines open after it; `onward`: actions in the best; and as `fire` |
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

Beside points, `counts`, `behind` and `comes` say how many of them count, if that is not all (`bot.lines`); `used`: the
tile that is used; `step`: the action of a tile; `better`: so many more points count
than as meant before; `changed`: an earlier hint of this year had something else in mind.
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words

from .brings import counted, points, shifted, turtle_level
from .effects import progress_text, purpose
from .explain import bought
from .labels import thing
from .nouns import goods, line, progress, space, spot, step, steps, track
from .reasons_map import better, exchanged, on_map, plain, swap

__all__ = ["reason"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move, by the ids above. The table shows which tile, place or piece is meant."""
    name, values = reason
    told = [w("A new plan: now it is better than the one of the last hint.")] if values.get("changed") else []
    told += [f"{progress(w, values['used'])}."] if values.get("used") else []
    told += _named(w, name, values) if "names" in values and not values.get("heard") else []
    told += [_why(w, name, values), "" if name in _MIDST else counted(w, values)]
    if n := values.get("better", 0):
        told.append(w.n("A better plan: this way %(n)d point more counts in this turn.",
                        "A better plan: this way %(n)d points more count in this turn.", n))  # fmt: skip
    return " ".join(part for part in told if part)


_TRACK: Final = {"trade": "economic", "mask": "mask"}
"""Actions of which it is not known beforehand what they bring, and the track on which they can bring points."""
_MOVES: Final = ("move1", "move2", "move3", "move4")
_KNOWN: Final = ("mask", "trade", "canoe", *_MOVES)
"""Actions of which a sentence says what they are good for."""

_MIDST: Final = ("buy", "buy_last", "begin", "line", "fire", "fire_tile", "mask_hold", "mask_space", "enough")
"""What counts of their points is said in their midst, or is not what it is done for."""


def _named(w: Words, name: str, values: dict[str, Any]) -> list[str]:
    """The action or tile that is advised, before what it brings; those who listen hear it with what is chosen."""
    if "step" in values:
        return [f"{step(w, values['step'])}."]
    if "thing" in values:
        name = thing(w, *values["thing"])
        return [f"{name[:1].upper()}{name[1:]}."]
    return [f"{steps(w, values['steps'])}."] if name in ("line", "begin", "fire") and "at" not in values else []


def _why(w: Words, name: str, values: dict[str, Any]) -> str:
    match name:
        case "line":
            return f"{_brings(w, values)} {_line(w, values)}"
        case "begin":
            n, onward = values["n"], values.get("onward", ())
            if onward:
                on = w("It opens the way to: %(actions)s.", actions=steps(w, onward))
                return f"{_brings(w, values)} {on}"
            after = w.n("After it you can choose %(n)d line.", "After it you can choose between %(n)d lines.", n)
            return f"{_brings(w, values)} {after}"
        case "enough" if "step" in values:
            return w("You can leave out what comes before it: that no longer changes your result.")
        case "fire_tile":
            return _brings(w, values)
        case "fire":  # what it brings has been said with the tile
            brings = "" if "at" in values.get("began", ()) else _brings(w, values)
            return f"{brings} {w('The Sacred Fire plays it: that uses none of your four markers.')}".lstrip()
        case "end_here" if (rest := _rest(w, values)) and not values.get("again"):
            return w("End your turn. What is left would help you little now: %(rest)s.", rest=rest)
        case "trade_buy":
            return w("You can pay for a progress tile of level %(n)d.", n=values["level"])
        case "mask":
            return _mask(w, values)
        case "better_tile":
            return better(w, values)
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
        case "turtle_level":
            return turtle_level(w, values)
        case "lower_track":
            return w(
                "Of a pair only the lower track counts, so move up on it: %(track)s.", track=track(w, values["track"])
            )
        case "mask_space":
            return _combination(w, values)
        case "mask_hold" if values.get("n"):
            could = w("Now you could play: %(masks)s.", masks=_made(w, values))
            return " ".join(part for part in (could, counted(w, values), plain(w)[name]) if part)
        case "progress" | "progress_last" if values.get("used"):
            return f"{progress_text(w, values['used'])} {plain(w)[name]}"
        case "mask_makes":
            return w("With it you can play: %(masks)s.", masks=_made(w, values))
        case "buy" | "buy_last":
            return _bought(w, name, values)
        case "flag" if values.get("vain"):
            return w("Either flag will do: no Military action follows in this game.")
        case "flag" if values.get("near"):
            return w("More of the places beside your village have this flag.")
        case "flag":
            return f"{progress(w, values['tile'])}. {progress_text(w, values['tile'])}"
        case "spend":
            gain = f" {track(w, 'economic')} +{values['n']}." if values["n"] else ""
            if values.get("buys"):
                return w("Nothing better can be bought: turn your resources into points.") + gain
            return w("Turn your resources into points.") + gain
        case "swap":
            return swap(w, values)
        case "exchange_tile" | "exchange_kinds" | "exchange_later":
            return exchanged(w, name, values)
    return on_map(w, name, values) or plain(w)[name]


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


def _bought(w: Words, name: str, values: dict[str, Any]) -> str:
    """A progress tile that is bought: its points, what counts of them, and what it does in the years to come."""
    tile = values["tile"]
    serves = purpose(w, tile, values.get("soon", False)) if name == "buy" else ""
    told = (f"{progress(w, tile)}.", serves, bought(w, tile, values.get("there", "")), counted(w, values))
    later = progress_text(w, tile) if name == "buy" and values.get("heard") else ""  # it is read on the table
    return " ".join(part for part in (*told, later) if part)


def _line(w: Words, values: dict[str, Any]) -> str:
    """The line that the tile belongs to, and what else lies in that line."""
    named, others = line(w, values["line"]), "; ".join(steps(w, other) for other in values["others"])
    if others and values.get("at"):  # beside the place of what the Sacred Fire plays
        return w("The tile of the Sacred Fire is part of your line: %(line)s.", line=named)
    if others and not values.get("heard"):  # they are seen
        return w("It is part of your line: %(line)s.", line=named)
    if others:
        return w("It is part of your line (%(line)s), with %(others)s.", line=named, others=others)
    return w("It completes your line: %(line)s.", line=named)


def _brings(w: Words, values: dict[str, Any]) -> str:
    """What the tile brings at once, and what it can bring."""
    tracks = [f"{track(w, name)} +{n}" for name, n in values["tracks"]]
    gains = ", ".join([goods(w, values["goods"])] * any(values["goods"]) + tracks)
    might = ", ".join(f"{track(w, _TRACK[name])} +{n}" for name, n in values["might"] if n and name in _TRACK)
    told = list[str]()
    if at := values.get("at"):
        told += [
            w("The Sacred Fire then plays: %(tile)s (%(place)s).", tile=steps(w, values["steps"]), place=spot(w, at))
        ]
    if gains:
        sure = w("It brings you: %(gains)s.", gains=gains)
        told += [w("You can gain: %(gains)s.", gains=gains) if values.get("can") else sure]
        told += [counted(w, values)]
    if might:
        can = w("Perhaps also: %(gains)s.", gains=might)
        told += [can if gains else w("You can gain: %(gains)s.", gains=might)]
        told += [counted(w, values.get("perhaps", {}))]
    known = {**plain(w), "mask": plain(w)["another"], **dict.fromkeys(_MOVES, on_map(w, "move", {}))}
    if not gains and not might:
        told += [next((known[name] for name in values["steps"] if name in _KNOWN), known["harmless"])]
    told += [known["mask"]] * (bool(gains or might) and ("mask", 0) in values["might"])
    told += [_buys(w, values)] if values.get("buys") else []
    return " ".join(part for part in told if part)


def _buys(w: Words, values: dict[str, Any]) -> str:
    """That a progress tile is bought in it, and which, if it is used in that very turn."""
    if used := values.get("used_soon", ()):
        return w("For that you buy and use at once: %(tiles)s.", tiles=w.list([progress(w, tile) for tile in used]))
    return w("You also buy a progress tile in it.")


def _mask(w: Words, values: dict[str, Any]) -> str:
    """What can be played now; else what a mask is good for."""
    if not values["n"]:
        return plain(w)["another"]
    if values.get("drawn"):
        return w("With the open mask you can play: %(masks)s.", masks=_made(w, values))
    return w("You can already play: %(masks)s.", masks=_made(w, values))


def _combination(w: Words, values: dict[str, Any]) -> str:
    """What is played; and why it is not more."""
    told = [f"{space(w, values['space'])}: {track(w, 'mask')} +{values['n']}.", counted(w, values)]
    if "more" in values:
        name, n = values["more"]
        more = _made(w, {"space": name, "n": n})
        told.append(w("You could also play: %(masks)s. This way more masks stay in your hand this year.", masks=more))
    return " ".join(filter(None, told))


def _made(w: Words, values: dict[str, Any]) -> str:
    """A combination, with its points."""
    return f"{space(w, values['space'])}, {track(w, 'mask')} +{values['n']}"
