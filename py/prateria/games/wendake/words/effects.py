"""What things do, one sentence each: actions of tiles, progress tiles, tribes. Any symbol explains itself with them."""

from prateria.kit.words import Words

__all__ = ["part", "part_text", "progress", "progress_text", "step_text", "tribe", "tribe_text"]


def step_text(w: Words, step: str) -> str:
    """What an action of a tile does (WE-20 to WE-36)."""
    if step.startswith("move"):
        return w.n(
            "One warrior may take one step: to a neighbouring territory, into an area, or to attack.",
            "Up to %(n)d warriors may take one step each: to a neighbouring territory, into an area, or to attack.",
            int(step[4:]),
        )
    return {
        "fire": w("Play one more tile of your grid. That one gets the fire marker and is not turned over."),
        "harvest": w("Each area with one of your women gives its vegetable."),
        "hunt": w("Each area with one of your hunters gives a beaver."),
        "tan": w("All your beavers become pelts."),
        "fish": w("Each of your canoes gives a fish."),
        "military": w("Take turtles, then a point for each territory where you have the most sentinels."),
        "mask": w("Draw a mask. Then you may play one combination for a free space of the mask board."),
        "trade": w("Exchange goods, buy a progress tile, turn goods into points."),
        "canoe": w("One more canoe on the lakes, up to five."),
        "ritual": w(
            "A point for each set of woman, hunter and warrior in the village; then two villagers come from the long "
            "house."
        ),
    }[step]


def part(w: Words, what: str) -> str:
    """A part of a Trade that is chosen by a button (WE-30)."""
    return w.p("button", "Exchange") if what == "exchange" else w.p("button", "Goods for points")


def part_text(w: Words, what: str) -> str:
    """What it does (WE-31, WE-33, WE-35)."""
    if what == "exchange":
        return w("For each canoe one good for another of your choice. Then a mask is turned up: is there smallpox?")
    return w("One of each kind of good may become a point of Economy.")


def progress(w: Words, tile: str) -> str:
    """The short name of a progress tile."""
    return {
        "P1-1": w.p("progress", "Extra step"),
        "P1-2": w.p("progress", "On guard"),
        "P1-3": w.p("progress", "Drummers"),
        "P1-4": w.p("progress", "Any order"),
        "P1-5": w.p("progress", "Shared space"),
        "P1-6": w.p("progress", "Two masks"),
        "P1-7": w.p("progress", "Safe exchange"),
        "P1-8": w.p("progress", "Pelt or fish"),
        "P2-1": w.p("progress", "Two extra steps"),
        "P2-2": w.p("progress", "Alliance"),
        "P2-3": w.p("progress", "Big ritual"),
        "P2-4": w.p("progress", "Balance"),
        "P2-5": w.p("progress", "Masks return"),
        "P2-6": w.p("progress", "Disguise"),
        "P2-7": w.p("progress", "Exchange"),
        "P2-8": w.p("progress", "Supplies"),
        "P3-1": w.p("progress", "Three extra steps"),
        "P3-2": w.p("progress", "Great alliance"),
        "P3-3": w.p("progress", "Great ritual"),
        "P3-4": w.p("progress", "Welcome"),
        "P3-5": w.p("progress", "Mask point"),
        "P3-6": w.p("progress", "Extra mask"),
        "P3-7": w.p("progress", "Turn a tile"),
        "P3-8": w.p("progress", "Rich supplies"),
    }[tile]


def progress_text(w: Words, tile: str) -> str:
    """What a progress tile does, once a year (WE-60 to WE-63)."""
    level = {"1": _first, "2": _second, "3": _third}[tile[1]]
    return level(w)[tile]


def purpose(w: Words, tile: str) -> str:
    """What a progress tile that is bought is good for, where several are alike: what others do is read on them.

    >>> purpose(Words("en"), "P2-1")
    'Each year your warriors get further with it.'
    """
    return next((said for tiles, said in _purposes(w).items() if tile in tiles), "")


def _purposes(w: Words) -> dict[tuple[str, ...], str]:
    """What several do alike."""
    return {
        ("P1-1", "P2-1", "P3-1"): w("Each year your warriors get further with it."),
        ("P1-3", "P2-3", "P3-3"): w("Your Rituals bring more with it."),
        ("P2-2", "P3-2"): w("Your Military actions can bring more with it."),
        ("P1-5", "P1-6", "P2-5", "P2-6", "P3-5", "P3-6"): w("Your Mask actions can bring more with it."),
        ("P1-7", "P2-7"): w("With it you exchange more, without fear of smallpox."),
        ("P1-8", "P2-8", "P3-8"): w("Each year it brings you goods."),
    }


def _first(w: Words) -> dict[str, str]:
    return {
        "P1-1": w("Once a year 1 warrior takes a step."),
        "P1-2": w(
            "When you bring outposts home: one of them stands up as a sentinel instead, and its area may be filled."
        ),
        "P1-3": w("At a Ritual: 1 point more, and then 1 warrior may take a step."),
        "P1-4": w("Once a year you may do the actions of your tile in any order."),
        "P1-5": w("At a Mask action: your disc may go to an occupied space too, or score on its own space again."),
        "P1-6": w(
            "At a Mask action: draw 2 masks instead of 1, each from the deck or the discards, then discard one card of "
            "your hand."
        ),
        "P1-7": w("At a Trade: exchange up to 2 goods more, and without fear of smallpox."),
        "P1-8": w("Once a year you may take 1 pelt or 1 fish."),
    }


def _second(w: Words) -> dict[str, str]:
    return {
        "P2-1": w("Once a year up to 2 warriors take a step each."),
        "P2-2": w("At a Military action: you count one more sentinel in every territory with your flag."),
        "P2-3": w("At a Ritual: 1 point more, and one more villager comes."),
        "P2-4": w("Once a year you may move 1 point from one track to another."),
        "P2-5": w("Before a Mask action: take back all masks that you have played this year. Your disc stays."),
        "P2-6": w("At a Mask action: one of your masks counts as another kind."),
        "P2-7": w(
            "Once a year you may exchange up to 3 goods, however many canoes you have, without fear of smallpox."
        ),
        "P2-8": w("Once a year you may take 1 pelt or fish, and 1 vegetable."),
    }


def _third(w: Words) -> dict[str, str]:
    return {
        "P3-1": w("Once a year up to 3 warriors take a step each."),
        "P3-2": w("At a Military action: one more sentinel in every territory with your flag, and there you win ties."),
        "P3-3": w("At a Ritual: a point for each villager of your most numerous kind in the village, instead of sets."),
        "P3-4": w("Once a year 1 villager comes from the long house."),
        "P3-5": w("At a Mask action: 1 mask point, even if you play nothing."),
        "P3-6": w("At a Mask action: you have one more mask, of any kind, for this play."),
        "P3-7": w("Once a year you may turn over one tile of your grid, with or without a marker."),
        "P3-8": w("Once a year you may take 2 goods of your choice and 1 beaver."),
    }


def tribe(w: Words, tribe: str) -> str:
    """A people of the Great Lakes; `common`: without the option."""
    return {
        "common": w.p("tribe", "Village"),
        "wyandot": w.p("tribe", "Wyandot"),
        "iroquois": w.p("tribe", "Iroquois"),
        "shawnee": w.p("tribe", "Shawnee"),
        "potomac": w.p("tribe", "Potomac"),
        "seneca": w.p("tribe", "Seneca"),
    }[tribe]


def tribe_text(w: Words, tribe: str) -> str:
    """What a tribe can do that others cannot (WE-08)."""
    return {
        "common": w("All villages are alike."),
        "wyandot": w("Exchange 1 good more in a Trade."),
        "iroquois": w("You have an eighth warrior: 6 are in the village at the start."),
        "shawnee": w("Once a year one Move action of a tile moves 1 warrior more."),
        "potomac": w("You begin with 2 canoes on the lakes."),
        "seneca": w("You may swap tiles twice in the game."),
    }[tribe]
