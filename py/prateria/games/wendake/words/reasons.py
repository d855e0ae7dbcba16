"""Why to do something: one sentence each. Why something cannot be done stands in `refusals`.

| id | speaks for | values |
|---|---|---|
| `only_way` | whatever it is: nothing else is possible | |
| `line` | a tile, or the next one of a line | `line`: its places; `steps`, `others`: actions; `goods`, `tracks` |
| `begin` | the first tile of a year | `n`: lines open after it; `steps`: its actions; `goods`, `tracks` |
| `fire_tile` | the Sacred Fire, while several lines are open: which of them stay so depends on what it plays | |
| `fire` | the tile that the Sacred Fire plays | |
| `order_early`, `order_late` | the order of play, to be early in it, or since the tiles can wait no longer | |
| `order_last` | the order of play of the last year, which decides ties alone | |
| `goods` | an action, a progress tile: it brings goods | `goods`, `cost`: counts by `data.GOODS` |
| `points` | an action, a track: it brings points | `n`, `track`; `turtles`: so many come with them |
| `rite` | a progress tile that serves a Ritual: what that brings then | `n` |
| `harmless` | a Military action that brings nothing | |
| `lower_track` | the track or tile that lifts the lower of a pair | `track` |
| `canoe` | a canoe | |
| `fetch` | natives from the long house: they make sets | |
| `move_area`, `move_majority`, `move_fight` | into an area, for a majority, an attack | `to`, `sides`, `lost`, `area` |
| `move`, `mask`, `trade` | an action of a tile, before it is clear what it brings | |
| `pay`, `pay_like` | with which goods a progress tile is paid; of others there is as much | |
| `turn_tile` | a tile turned over by P3-7 | |
| `stop` | no more moves, no more transfers | |
| `transfer`, `transfer_fill` | an outpost goes home; and somebody takes its place | `native`, `to`, `sides` |
| `turtle` | a turtle | |
| `draw_pile`, `draw_deck` | where a mask is drawn | |
| `draw_two` | the open mask, where one of the hand goes afterwards | |
| `mask_space`, `mask_hold` | a combination, or to wait for a better one | `n` |
| `mask_makes`, `mask_may` | a mask that is none of the hand: for which combination, if that is known | `space`, `n` |
| `mask_two`, `mask_back` | two masks instead of one; those of this year come back | |
| `discard` | the mask that goes | |
| `exchange` | a progress tile that exchanges safely | |
| `exchange_tile` | what is given and taken: a progress tile can be bought that could not | `level`, `smallpox` |
| `exchange_kinds` | the same: there are more kinds, each of which can become a point | `smallpox`: it may follow |
| `buy`, `buy_last` | a progress tile; in the last year, for points | `tile`, `left`: years to come; `there`: a track |
| `flag` | the flag of an alliance | `tile` |
| `spend`, `save` | goods for points, or kept for a progress tile | `n` points; `buys`: what could be bought |
| `progress`, `progress_last` | a progress tile is used: it comes back next year; or the game ends | |
| `smallpox` | who is missed least | |
| `better_tile` | the year's end | `more`, `lost`: actions |
| `keep_tiles` | the year's end | |
| `swap` | a swap | `pair`: place and actions of each; `line`: best after it; `price`: the point that it costs |
| `end` | the end of the turn | |
| `enough` | to stop: what else could be done would not change how the game ends | |
| `tribe` | a tribe, by its goods and its power for these tracks and this grid | |

Beside points, `counts` and `behind` say how many of them count, if that is not all (`bot.counted`); `used`: the tile
that is used; `changed`: an earlier hint of this year had something else in mind.
"""

from typing import Any, Final

from prateria.kit.words import Words

from .explain import bought, price
from .nouns import goods, line, place, progress, space, spot, steps, track

__all__ = ["reason"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move, by the ids above. The table shows which tile, place or piece is meant."""
    name, values = reason
    told = [w("This is another plan than the last hint had: now it is better.")] if values.get("changed") else []
    told += [f"{progress(w, values['used'])}."] if values.get("used") else []
    told += [_why(w, name, values), "" if name in _BOUGHT else _counted(w, values)]
    return " ".join(part for part in told if part)


_OPEN: Final = ("trade", "mask")
"""Actions of which it is not known beforehand what they bring; so it is of Military after a move."""

_BOUGHT: Final = ("buy", "buy_last")
"""What counts of their points is said in their midst."""


def _why(w: Words, name: str, values: dict[str, Any]) -> str:
    match name:
        case "line":
            return f"{_brings(w, values) or steps(w, values['steps']) + '.'} {_line(w, values)}"
        case "begin":
            n = values["n"]
            open_ = w.n("After it %(n)d line is open.", "After it %(n)d lines are open.", n)
            return f"{_brings(w, values) or steps(w, values['steps']) + '.'} {open_}"
        case "better_tile":
            return _better(w, values)
        case "goods":
            brings, cost = w("This brings you: %(goods)s.", goods=goods(w, values["goods"])), values.get("cost", ())
            return f"{brings} {w('It costs: %(cost)s.', cost=goods(w, cost))}" if any(cost) else brings
        case "points":
            return _points(w, values)
        case "rite":
            return w.n(
                "With it the Ritual brings you %(n)d point.", "With it the Ritual brings you %(n)d points.", values["n"]
            )
        case "lower_track":
            return w(
                "Of a pair only the lower track counts, so move up on it: %(track)s.", track=track(w, values["track"])
            )
        case "mask_space":
            return w.n(
                "This combination is free and brings %(n)d point.",
                "This combination is free and brings %(n)d points.",
                values["n"],
            )
        case "mask_makes":
            made = f"{space(w, values['space'])}, {track(w, 'mask')} +{values['n']}"
            return w("With it you can play: %(masks)s.", masks=made)
        case "buy" | "buy_last" | "flag":
            return _bought(w, name, values)
        case "spend":
            gain = f" {track(w, 'economic')} +{values['n']}." if values["n"] else ""
            if values.get("buys"):
                return w("Nothing better can be bought: turn what lies here into points.") + gain
            return w("Turn what lies here into points.") + gain
        case "swap":
            return _swap(w, values)
        case "exchange_tile" | "exchange_kinds":
            return _exchanged(w, name, values)
    why = _fills(w, values["native"]) if name == "transfer_fill" else {**_turn(w), **_map(w), **_trade(w)}[name]
    if name == "move_fight" and values.get("lost"):
        freed = w("This attack clears the area: a warrior of yours can go there next.")
        fewer = w("This attack drives a warrior of others away, who then counts for no majority.")
        why = f"{freed if values.get('area') else fewer} {w('It costs you this warrior too.')}"
    if "to" not in values:
        return why
    return f"→ {place(w, values['to'], values['sides'])}. {why}"


def _counted(w: Words, values: dict[str, Any]) -> str:
    """Of a pair only the lower track counts (WE-81): what of the points named before does, if that is not all."""
    if "counts" not in values:
        return ""
    if not values["behind"]:  # both of a pair have come to the same
        return w("Of each pair only the lower track counts.")
    waits, n = w.list([track(w, name) for name in values["behind"]]), values["counts"]
    if n <= 0 and len(values["behind"]) > 1:
        return w("They count when the other tracks of the pairs follow: %(tracks)s.", tracks=waits)
    if n <= 0:
        return w("It counts when the other track of the pair follows: %(tracks)s.", tracks=waits)
    return w.n(
        "Of that, %(n)d point counts now; the rest when the other track follows: %(tracks)s.",
        "Of that, %(n)d points count now; the rest when the other track follows: %(tracks)s.",
        n,
        tracks=waits,
    )


def _points(w: Words, values: dict[str, Any]) -> str:
    """Points on a track, and turtles that come with them. Points that do not all count are not called that."""
    told = f"{track(w, values['track'])} +{values['n']}."
    if "counts" not in values:
        told = w.n(
            "This brings you %(n)d point: %(track)s.",
            "This brings you %(n)d points: %(track)s.",
            values["n"],
            track=track(w, values["track"]),
        )
    n = values.get("turtles", 0)
    more = w.n("And %(n)d turtle, for the end.", "And %(n)d turtles, for the end.", n) if n else ""
    return f"{told} {more}".strip()


def _bought(w: Words, name: str, values: dict[str, Any]) -> str:
    """A progress tile: what it is good for; where it is bought, its points, what counts of them, and its price."""
    tile = values["tile"]
    if name == "flag":
        return w("From now on this progress tile helps you: %(tile)s.", tile=progress(w, tile))
    brings = bought(w, tile, values.get("there", ""))
    points = " ".join(part for part in (f"{progress(w, tile)}.", brings, _counted(w, values), price(w, tile)) if part)
    if name == "buy_last":
        return points
    if values["left"] == 1:
        return f"{points} {w('It helps you this year and the next.')}"
    return f"{points} {w('It helps you from now on.')}"


def _swap(w: Words, values: dict[str, Any]) -> str:
    """The two tiles, the line, and what it costs."""
    pair = " ↔ ".join(f"{steps(w, names)} ({spot(w, at)})" for at, names in values["pair"])
    told = w("%(tiles)s: after this swap your best line is: %(line)s.", tiles=pair, line=line(w, values["line"]))
    return f"{told} {w('Its price is 1 point.')}" if values["price"] else told


def _exchanged(w: Words, name: str, values: dict[str, Any]) -> str:
    """What an exchange is good for, and what it risks (WE-33)."""
    if name == "exchange_tile":
        why = w("Give what you have much of: then you can buy a progress tile of level %(n)d.", n=values["level"])
    else:
        why = w("Swap what you have to spare for kinds that you lack: each kind can become a point.")
    return f"{why} {w('Risk: in 3 of 8 cases smallpox follows.')}" if values["smallpox"] else why


def _fills(w: Words, native: str) -> str:
    """Who takes the place of an outpost, and what for (WE-45)."""
    if native == "woman":
        return w("A woman takes the warrior's place: she brings goods at every harvest.")
    return w("A hunter takes the warrior's place: he brings a beaver at every hunt.")


def _line(w: Words, values: dict[str, Any]) -> str:
    """The line that the tile belongs to, and what else lies in that line."""
    named, others = line(w, values["line"]), "; ".join(steps(w, other) for other in values["others"])
    if others:
        return w("It belongs to your line: %(line)s, with %(others)s.", line=named, others=others)
    return w("It completes your line: %(line)s.", line=named)


def _brings(w: Words, values: dict[str, Any]) -> str:
    """What the tile brings at once; '' if that is nothing sure."""
    tracks = [f"{track(w, name)} +{n}" for name, n in values["tracks"]]
    gains = ", ".join([goods(w, values["goods"])] * any(values["goods"]) + tracks)
    if not gains:
        return ""
    brings = w("This tile brings you: %(gains)s.", gains=gains)
    moves = [name.startswith("move") for name in values["steps"]]
    unsure = [
        name for i, name in enumerate(values["steps"]) if name in _OPEN or (name == "military" and any(moves[:i]))
    ]
    return f"{brings} {w('Perhaps even more from: %(actions)s.', actions=steps(w, unsure))}" if unsure else brings


def _better(w: Words, values: dict[str, Any]) -> str:
    """What one gets and what one gives up."""
    more, lost = steps(w, values["more"]), steps(w, values["lost"])
    if not lost:
        return w("The new tile can do all that the old one could, and more: %(more)s.", more=more)
    return w("You get: %(more)s. For that you give up: %(lost)s.", more=more, lost=lost)


def _turn(w: Words) -> dict[str, str]:
    return {
        "only_way": w("Nothing else is possible here."),
        "fire_tile": w("The Sacred Fire plays one more tile of your grid; its own line is chosen after that."),
        "fire": w("The Sacred Fire plays this tile at once, and a good line for your markers stays open."),
        "order_early": w("Early in the order of play you choose first among the new tiles."),
        "order_late": w("Your tiles can wait, and a place further on in the order of play costs little."),
        "progress": w("Use this progress tile now: it comes back next year."),
        "progress_last": w("Use this progress tile now: this is the last year."),
        "order_last": w("In the last year the order of play only decides ties: your tiles can wait."),
        "enough": w("What you skip this way no longer changes how the game ends for you."),
        "turn_tile": w("The other side of this tile is worth more now."),
        "keep_tiles": w("None of the open tiles is better than yours."),
        "end": w("There is nothing useful left to do here: end your turn."),
        "tribe": w("Its goods and its power promise the most points, with your grid and these pairs of tracks."),
    }


def _map(w: Words) -> dict[str, str]:
    return {
        "fetch": w("These villagers make complete sets for your next ritual."),
        "canoe": w("More canoes bring more fish and a larger exchange."),
        "move": w("Warriors who set out win areas and majorities."),
        "move_area": w("An outpost holds this area for a woman or a hunter."),
        "move_majority": w("One sentinel more there: where you have the most, a Military action brings you a point."),
        "move_fight": w(
            "This attack makes room: who lives there goes to the long house, your warrior stays as an outpost."
        ),
        "stop": w("The others stand well where they are."),
        "transfer": w("At home this warrior can be sent out again."),
        "harmless": w("It costs nothing, but now it brings nothing either."),
        "turtle": w("Turtles bring points at the end: level 3 one point, levels 4 and 5 two."),
        "smallpox": w("You will miss this one least."),
    }


def _trade(w: Words) -> dict[str, str]:
    return {
        "mask": w("Another mask for your hand, and perhaps a combination."),
        "trade": w("Trade brings progress tiles and points."),
        "pay": w("Pay with what you have most of."),
        "pay_like": w("You have no more of the others: pay with this."),
        "draw_pile": w("You see what you get: this mask can go with those in your hand."),
        "draw_two": w("You see what you get. Afterwards one of your masks goes: the one that then fits least."),
        "mask_may": w("With it your masks may make a better combination."),
        "mask_two": w("Draw two masks instead of one, and keep those that fit best."),
        "mask_back": w("Your masks of this year come back: you can play them once more."),
        "draw_deck": w("The open mask does not help you: try the deck."),
        "mask_hold": w("Keep your masks for a better combination."),
        "discard": w("This mask fits least with the others."),
        "exchange": w("Give what you have much of for what you lack, without fear of smallpox."),
        "save": w("Keep your goods: soon they are enough for a progress tile."),
    }
