"""What a hint names and says of itself: the tile that it means, its price, who comes, what ends."""

from wendake_drawn import EN
from wendake_hinted import said, why
from wendake_table import play, position, steps

from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.choosing import replace
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import TILES, TRACKS
from prateria.games.wendake.words import TEXTS, nouns
from prateria.games.wendake.words.reasons import reason


def test_a_tile_of_a_line_is_named():
    state = position(marked={0: "A1"})
    place = next(there for there in state.observe(0).players[0].grid if there.id == "B1")
    told = reason(
        EN,
        (
            "line",
            {"steps": place.steps, "tracks": (), "goods": (0,), "might": (), "line": ("A1", "B1", "C1"), "others": ()},
        ),
    )
    assert not told.startswith("It belongs")
    assert why(state, "tile", "B1")[1]["steps"] == place.steps


def test_a_tile_says_that_a_trade_brings_more_than_is_sure():
    line = {"line": ("A1", "B1", "C1"), "others": (), "tracks": (), "goods": (0, 0, 0, 0, 0, 1)}
    sure = reason(EN, ("line", {**line, "steps": ("hunt", "move1"), "might": ()}))
    assert sure.startswith("It brings you: 1 beaver. It completes")
    more = reason(EN, ("line", {**line, "steps": ("hunt", "move1", "trade"), "might": (("trade", 3),)}))
    assert more.startswith("It brings you: 1 beaver. Perhaps also: Economy +3. ")


def test_nothing_that_a_tile_brings_is_named_twice():
    line = {"line": ("A1", "B1", "C1"), "others": (), "tracks": (("military", 3),), "goods": (0,), "might": ()}
    told = reason(EN, ("line", {**line, "steps": ("move3", "fish", "military")}))
    assert told == "It brings you: Military +3. It completes your line: top row."


def test_what_tanning_takes_is_said():
    assert "2 pelts. It costs: 2 beavers." in said(position(goods={0: "beaver*2"}, ask=steps("tan")), "do", "tan")


def test_a_progress_tile_that_is_used_is_named():
    state = position(progress={0: "P1-8"})
    assert said(state, "use", "P1-8").startswith("Pelt or fish. This brings you: ")


def test_nothing_better_is_spoken_of_only_where_something_can_be_bought():
    trade = {"inner": ("exchange", "buy", "spend")}
    poor = position(goods={0: "pelt"}, offer="P1-8", ask=steps(**trade))
    rich = position(goods={0: "pelt fish corn"}, offer="P1-8", ask=steps(**trade))
    assert "bought" not in said(poor, "spend")
    assert said(rich, "spend").startswith("Nothing better can be bought")


def test_the_track_of_an_arrow_is_named_and_what_counts_comes_before_what_the_tile_does():
    state = position(goods={0: "pelt fish corn"}, offer="P1-8", ask=steps(inner=("buy", "spend")))
    told = said(state, "buy", "P1-8")
    assert told.startswith(
        "Pelt or fish. Each year it brings you goods. When you buy it: Economy +2. "
        "That counts once you gain 2 more in Ritual"
    )
    assert told.endswith(" 2 more in Ritual."), "what the tile does is read on the table"
    name, values = why(state, "buy", "P1-8")
    assert reason(EN, (name, {**values, "heard": True})).endswith(" Once a year you may take 1 pelt or 1 fish.")


def test_two_tracks_of_one_pair_that_rise_together_wait_for_no_other():
    goods = {"goods": {0: "pelt fish corn"}, "offer": "P1-1", "ask": steps(inner=("buy", "spend"))}
    told = said(position(pairs=[["economic", "military"], ["mask", "ritual"]], **goods), "buy", "P1-1")
    assert told == ("Extra step. When you buy it: Economy +1, Military +1. Of each pair only the lower track counts.")


def test_of_two_tracks_that_wait_the_nearest_is_named():
    waits = {"counts": 0, "behind": (("ritual", 2), ("mask", 5)), "n": 2, "track": "economic"}
    said = "if Ritual catches up: it is 2 behind."
    assert said in reason(EN, ("points", waits))


def test_what_a_harvest_would_bring_is_promised_only_while_a_tile_shows_one():
    """Hints had let the tile go, and went on to praise what it would bring."""
    setup = {"areas": {"O1.0": "0 warrior"}, "ask": steps("trade"), "year": 5}
    gone = "B1 B2 L1-01 B4 B5 B6 B7 B8 B9"
    assert "At every harvest a woman there brings you 1 bean." in said(position(**setup), "open", "transfer")
    setup["aside"] = {0: "B3"}
    told = said(position(grid={0: gone}, **setup), "open", "transfer")
    assert "Women and hunters in areas count for turtles." in told
    turned = gone.replace("L1-01", "L1-09")  # its other side shows one
    assert "a woman there brings you 1 bean." in said(position(grid={0: turned}, **setup), "open", "transfer")


def test_nobody_is_told_to_pay_with_what_there_is_most_of_where_all_are_alike():
    def pays(goods):
        ask = [*steps(inner=("spend",)), ["Pay", 0]]
        return said(position(goods={0: f"pelt fish {goods}"}, offer="P1-1", ask=ask), "pay", "corn")

    assert "most" in pays("corn*2 bean pumpkin")
    assert pays("corn bean pumpkin") == "Pay with this: others would do just as well."


def test_that_the_turn_ends_is_said_first():
    state = position(ask=steps())
    assert said(state, "end") == "End your turn: nothing more here would help you now."
    assert TEXTS.pick_label(EN, "button:end", state.observe(0)) == "End the turn"


def test_how_far_the_other_track_is_behind_is_said():
    state = position(ask=steps("ritual"), tracks={0: (3, 0, 11, 0)})
    told = said(state, "do", "ritual")
    play(state, "do ritual")
    tracks = state.observe(0).players[0].tracks
    gap = tracks[TRACKS.index("ritual")] - tracks[TRACKS.index("economic")]
    assert f"Economy catches up: it is {gap} behind" in told


def test_what_a_new_tile_is_good_for_is_said():
    tiles = {
        "old": ("tan",),
        "new": ("hunt", "trade"),
        "lost": ("tan",),
        "none": (),
    }
    told = reason(EN, ("better_tile", {**tiles, "best": "trade", "track": "economic", "low": True}))
    assert told.endswith("Trade can help you later: Economy is the lower track of its pair.")
    tiles = {"old": ("mask",), "new": ("mask", "military"), "lost": (), "none": ()}
    own = {**tiles, "best": "military", "track": "military"}
    low, high = (reason(EN, ("better_tile", {**own, "low": low})) for low in (True, False))
    assert low.endswith("Military can help you later: it is the lower track of its pair.")
    assert high.endswith("It can do all that the old one could, and more."), "it is not what is missing most"
    lost = reason(EN, ("better_tile", {**own, "low": False, "lost": ("hunt",)}))
    assert lost.endswith("It mainly adds this: Military.")


def test_which_of_two_like_tiles_goes_and_what_is_left_is_said():
    """A Mask in the grid already: which tile goes, and that no Trade is left."""
    state = position()
    view = state.observe(0)
    player = view.players[0]
    front = {tile.id: tile.front for tile in TILES}
    mask = next(tile for tile, steps in front.items() if steps == ("mask",))
    trade = next(tile for tile, steps in front.items() if steps == ("trade",))
    place = next(place for place in player.grid if place.tile)
    both = next(tile for tile, steps in front.items() if "mask" in steps and "trade" not in steps and len(steps) > 1)
    grid = (place._replace(tile=mask, steps=("mask",)), place._replace(tile=both, steps=("fish",), ritual=True))
    player = player._replace(grid=grid, out=(trade,))
    name, values = replace(view, player, do(0, "replace", trade, both))
    told = reason(EN, (name, values))
    assert told.startswith("Trade → ")
    assert told.endswith("After that you have no tile with: Trade.")
    more = reason(EN, replace(view, player._replace(out=(mask,)), do(0, "replace", mask, both)))
    assert more.startswith("Mask → "), "which of two Masks goes"
    assert "It can do all that the old one could, and more." in more


def test_a_hint_that_buys_something_else_than_was_promised_knows_it():
    state = position(goods={0: "pelt fish corn"}, offer="P1-8 P1-2", ask=steps(inner=("buy", "spend")))
    name, values = why(state, "buy", "P1-8")
    assert (name, values["promise"]) == ("buy", (1, "buy", "P1-8"))
    assert (1, "buy", "P1-2") in values["kept"]
    assert "A new plan" in reason(EN, (name, {**values, "changed": True}))


def test_a_hint_that_buys_less_than_the_exchange_was_for_says_so():
    """First an exchange for a tile of level 2, then one of level 1: the second hint has another plan than the first."""
    state = position(
        goods={0: "corn*2 bean pelt fish*3"},
        canoes={0: 2},
        offer="P1-8 P2-8",
        ask=steps("trade"),
        tracks={0: (0, 3, 3, 3)},
    )
    play(state, "do trade")
    before = why(state, "exchange")
    assert before[0] == "exchange_tile", before
    assert before[1]["promise"] == (1, "level", 2)
    zero = [f"take {good} 0" for good in ("corn", "bean", "pumpkin", "pelt", "fish")]
    play(state, "exchange", *zero[:4], "take fish 1", *zero[:3], "take pelt 1", zero[4])
    less, as_said = why(state, "buy", "P1-8")[1], why(state, "buy", "P2-8")[1]
    assert before[1]["promise"] in less["kept"]
    assert before[1]["promise"] not in as_said["kept"]


def test_more_kinds_are_not_called_missing():
    """Of each there may be one already, which the purchase takes."""
    for name in ("exchange_kinds", "exchange_tile"):
        assert "lack" not in reason(EN, (name, {"smallpox": True, "level": 1, "kinds": 3, "had": 1, "after": 1}))


def brings(state, place):
    """What a hint says of the tile at that place of the first seat's grid."""
    view = state.observe(0)
    action = next(a for a in state.legal_actions() if a.verb == "tile" and a.what == place)
    return reason(EN, SENSE.reason(view, (action,)))


def test_a_trade_is_offered_as_a_choice_and_says_what_of_it_would_not_count():
    trade = next(place.id for place in position().observe(0).players[0].grid if place.steps == ("trade",))
    poor = brings(position(goods={0: "corn bean"}, offer="P1-8"), trade)
    assert poor.startswith("You can gain: Economy +2. That counts once you gain 2 more in Ritual")
    assert "progress tile" not in poor
    rich = position(goods={0: "pelt fish corn"}, offer="P1-8", tracks={0: (0, 0, 3, 0)})
    assert brings(rich, trade).startswith("You can gain: Economy +3.")


def test_a_hint_at_the_table_names_what_it_advises_before_what_that_brings():
    """Those who listen hear it with what is chosen."""

    def at_the_table(state, *action, **more):
        name, values = why(state, *action)
        return reason(EN, (name, {**values, "names": ("Ola", "Jan"), **more}))

    tan = position(goods={0: "beaver*2"}, ask=steps("tan"))
    assert at_the_table(tan, "do", "tan") == "Tan. This brings you: 2 pelts. It costs: 2 beavers."
    assert at_the_table(tan, "do", "tan", heard=True).startswith("This brings you: ")
    assert at_the_table(position(), "tile", "A1").startswith(f"{steps_of(position(), 'A1')} (top left). ")
    much = {"steps": ("hunt", "move1", "mask", "trade"), "tracks": (("economic", 8), ("ritual", 3), ("mask", 6)),
            "goods": (0, 0, 0, 0, 0, 14), "might": (), "can": True, "counts": 12, "behind": (), "place": "B3",
            "others": (), "line": ("B1", "B2", "B3"), "names": ("Ola", "Jan")}  # fmt: skip
    said = reason(EN, ("line", much))
    assert said.startswith("Bottom middle. You can gain: Economy +8"), "of a long one, where it lies"
    assert len(said) <= 120
    less = reason(EN, ("line", {**much, "tracks": (("economic", 8),), "counts": 8}))
    assert less.startswith("The tile bottom middle. You can gain: Economy +8"), "a place alone was no sentence"
    assert len(less) <= 120


def steps_of(state, place):
    there = next(there for there in state.observe(0).players[0].grid if there.id == place)
    return nouns.steps(EN, there.steps)


def test_who_keeps_masks_that_could_be_played_reads_what_that_would_bring():
    """A hint drew an open mask for a combination, the next one kept it."""
    state = position(ask=steps("mask"), hand={0: "husk spirit animal"}, tracks={0: (0, 0, 0, 5)})
    play(state, "do mask", "draw pile")
    said_ = said(state, "hold")
    assert said_.startswith("Keep your masks for a better combination. Now you could play: 3 different, Masks +2.")


def test_of_points_that_do_not_count_one_track_and_one_number_is_named():
    some = reason(EN, ("points", {"n": 4, "track": "economic", "counts": 2, "behind": (("ritual", 2),), "comes": (9,)}))
    assert some == "Economy +4. Of that, 2 points count now."
    none = {"n": 4, "track": "military", "counts": 0, "behind": (("mask", 5), ("ritual", 2)), "comes": (9, 9)}
    told = reason(EN, ("points", none))
    assert told == "Military +4. That counts once you gain 2 more in Ritual."
    assert "later" not in reason(EN, ("points", {**none, "last": True}))
    assert "yet" not in reason(EN, ("points", {**none, "last": True}))


def test_nothing_more_is_not_said_while_something_can_be_done():
    """Outposts could go home, for a good at once."""
    home = position(areas={"O1.0": "0 warrior"}, ask=steps())
    assert said(home, "end") == "End your turn. What is left would help you little now: Bring outposts home."
    left = said(position(goods={0: "corn"}, ask=steps("trade"), progress={0: "P1-8"}), "end")
    assert left == "End your turn. What is left would help you little now: Trade, Pelt or fish."


def test_where_both_are_missing_neither_is_called_the_scarcest():

    assert reason(EN, ("gain_like", {})) != reason(EN, ("gain", {}))


def test_in_a_swap_is_said_what_it_costs_and_what_for():
    swap = {"price": 1, "pair": (("A1", ("hunt",)), ("B3", ("trade",))), "line": ("A1", "B1", "C1"),
            "plays": (("hunt",),)}  # fmt: skip
    told = reason(EN, ("swap", swap))
    assert (
        told
        == "Top left ↔ bottom middle. It costs 1 point, but gives you a better line: top row. In it you have: Hunt."
    )
    assert reason(EN, ("swap", {**swap, "heard": True})).startswith("Hunt (top left) ↔ Trade (bottom middle). ")


def test_what_the_sacred_fire_brings_is_not_said_again_otherwise():
    """Before its tile the points of the whole turn are known, after it those that are sure."""
    fire = {"steps": ("mask",), "tracks": (), "goods": (0,), "might": (("mask", 3),), "counts": 0, "behind": ()}
    told = reason(EN, ("fire", {**fire, "names": (), "began": {"at": "A1", "tracks": (("mask", 3),)}}))
    assert told == "Mask. The Sacred Fire plays it: that uses none of your four markers."
    assert "Masks +3" in reason(EN, ("fire", {**fire, "began": {}}))


def test_why_a_marker_goes_to_the_order_of_play_is_no_reason_against_it():
    told = said(position(year=7), "order")
    assert told == "One marker must go to the order of play: the tiles stay free for later in this year."
