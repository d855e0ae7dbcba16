"""What opens over the table of Wendake: a bag, the end of a year, the end of the game."""

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from wendake_table import play, position, sitters, steps

from prateria.games.wendake import table
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.data import GOODS, PROGRESS, TRACKS
from prateria.games.wendake.engine.events import MasksPlayed, PointShifted, Scored, Swapped
from prateria.games.wendake.engine.preview import look, turtle_gain, turtles_worth
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.chips import amounts, body
from prateria.games.wendake.table.progress import names_in
from prateria.games.wendake.table.strips import spoken
from prateria.games.wendake.words import effects
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame
from prateria.view.letters import LARGE, LEAST

EN = Words("en")


def test_a_bag_tells_what_is_had_taken_and_left():
    state = State.new(seats=2, seed=3)
    rng = random.Random(3)
    while state.bag() is None or state.observe(None).asked.bag != "give":
        legal = state.legal_actions()
        state.apply(next((a for a in legal if a.text.endswith("exchange")), None) or rng.choice(legal))
    bag, view = state.bag(), state.observe(state.actors()[0])
    kind = next(kind for kind, limit in zip(bag.kinds, bag.limits, strict=True) if limit)
    assert table.bag_title(EN, bag) == "Choose goods"
    none = dict.fromkeys(bag.kinds, 0)
    root = ElementTree.fromstring(table.bag_panel(bag, none, view, EN))
    done = next(e for e in root.iter("button") if e.attrib.get("data-do") == "bag-done")
    assert "disabled" in done.attrib  # at least one must be given
    root = ElementTree.fromstring(table.bag_panel(bag, {**none, kind: 1}, view, EN))
    done = next(e for e in root.iter("button") if e.attrib.get("data-do") == "bag-done")
    assert "disabled" not in done.attrib
    row = next(e for e in root.iter() if e.attrib.get("id") == f"bag-{kind}")
    assert f"→ {bag.limits[bag.kinds.index(kind)] - 1}" in "".join(row.itertext())


def test_one_good_is_given_and_taken_by_a_key_and_only_what_helps_stands_below():
    """To count, to empty and to propose one of two says nothing."""
    state = position(goods={0: "pelt*2 corn fish"}, canoes={0: 1}, ask=steps("trade"))
    for text in ("1 do trade", "1 exchange"):
        state.apply(state.parse(text))
    bag = state.bag()
    counts = dict.fromkeys(bag.kinds, 0)
    panel = str(table.bag_panel(bag, counts, state.observe(0), EN))
    assert panel.count("we-take") == 3
    assert 'you have 2<span aria-hidden="true"> → 1</span>' in panel
    assert "bag-clear" not in panel
    assert "bag-suggest" in panel  # of three
    two = bag._replace(limits=tuple(n if kind != "fish" else 0 for kind, n in zip(bag.kinds, bag.limits, strict=True)))
    panel = str(table.bag_panel(two, counts, state.observe(0), EN))
    assert "bag-suggest" not in panel
    assert 'class="bag-sum unseen"' in panel


def test_what_was_given_is_named_to_who_does_not_see_its_signs():
    state = position(goods={0: "pelt*2 corn"}, canoes={0: 3}, ask=steps("trade"))
    for text in ("1 do trade", "1 exchange"):
        state.apply(state.parse(text))
    for take in state.bag().takes({**dict.fromkeys(state.bag().kinds, 0), "pelt": 2}):
        state.apply(take)
    bag = state.bag()
    panel = table.bag_panel(bag, dict.fromkeys(bag.kinds, 0), state.observe(0), EN)
    given = next(e for e in ElementTree.fromstring(panel).iter("p") if "Given:" in "".join(e.itertext()))
    heard = [e for e in given if e.get("aria-hidden") != "true"]
    assert ["".join(e.itertext()) for e in heard] == ["Given:", "2 pelts"]


def test_what_a_step_brings_is_what_it_brings():
    """The gains beside the steps of a tile, against what carrying them out does."""
    tried = 0
    for seats in (2, 3, 4):
        state, rng = State.new(seats=seats, seed=9), random.Random(9)
        while state.actors() and tried < 400:
            legal = state.legal_actions()
            view = state.observe(state.actors()[0])
            for action in legal:
                if getattr(action, "verb", "") == "do" and action.what in ("harvest", "hunt", "tan", "fish"):
                    gain = dict(preview.gains(view, f"step:{action.what}"))
                    after = state.clone()
                    after.apply(action)
                    before_goods = view.players[action.seat].goods
                    after_goods = after.observe(None).players[action.seat].goods
                    for good, a, b in zip(GOODS, before_goods, after_goods, strict=True):
                        assert gain.get(good, 0) == b - a
                    tried += 1
            state.apply(rng.choice(legal))
    assert tried > 60


@pytest.mark.rule("WE-36", "WE-81")
def test_a_ritual_says_what_it_brings_with_and_without_a_progress_tile_and_a_swap_what_it_costs():
    state = position(ask=steps("ritual", "move1"), progress={0: "P1-3 P2-3 P3-3"}, areas={"O1.0": "0 woman"})
    assert preview.gains(state.observe(0), "button:swap") == (("points", -1),)
    play(state, "do ritual")
    for tile in ("", "P1-3", "P2-3", "P3-3"):
        after = state.clone()
        foretold = preview.gains(state.observe(0), f"progress:{tile}" if tile else "button:go")
        events = play(after, *([f"use {tile}"] if tile else []), "go")
        scored = [event for event in events if isinstance(event, Scored)]
        assert foretold == (("ritual", scored[0].points),)
    used = position(ask=steps("move1"), swapped=(0,))
    assert preview.gains(used.observe(0), "button:swap") == ()


def test_the_label_of_a_button_is_whole_where_smaller_letters_or_one_line_more_have_room():
    state = position(ask=steps("move1"), areas={"O1.0": "0 warrior"})
    view = state.observe(0)
    look = preview.look(view, Touch((), ("button:transfer",), None))
    for box, lines in (
        (Box(0, 0, 113, 41), ["Bring outposts", "home"]),
        (Box(0, 0, 92, 44), ["Bring", "outposts", "home"]),
    ):
        art = "".join(map(str, body(EN, view, look, "button", "transfer", box)))
        assert [part.partition("<")[0] for part in art.split('class="we-label">')[1:]] == lines


@pytest.mark.parametrize(("room", "told"), [(160, ">up to 3<"), (60, ">up to 3<"), (30, "")])
def test_for_how_many_goods_at_the_most_is_told_in_a_narrow_place_too(room, told):
    drawn = str(amounts((("spend", 3),), Box(0, 0, room, 24), LARGE, EN))
    assert told in drawn
    assert "≤" not in drawn, "in one way everywhere"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_sale_on_an_upright_tablet_take_two_lines_at_the_most(lang):
    """768x1024: eight in a row, beside their price."""
    names = tuple(effects.progress(Words(lang), tile.id) for tile in PROGRESS)
    letters, lines = names_in(names, 76.0)
    assert lines <= 2
    assert letters >= LEAST


@pytest.mark.rule("WE-70")
def test_the_end_of_a_year_is_shown_with_every_grid():
    state, rng = State.new(seats=3, seed=4), random.Random(4)
    while True:
        before, action = state.clone(), rng.choice(state.legal_actions())
        events = []
        shown = FLOW.interlude(before, action)
        state.apply(action, events.append)
        if shown is not None:
            break
    assert shown == before
    people = tuple(sitter._replace(bot=None) for sitter in sitters(3))
    html = table.round_end(events, before.observe(None), state.observe(None), EN, people)
    assert html.count("<figure>") == 3
    bots = (people[0], *(sitter._replace(bot="normal") for sitter in people[1:]))
    own = table.round_end(events, before.observe(None), state.observe(None), EN, bots)
    assert own.count("<figure>") == 1, "beside what the year has brought there is room for one's own"
    assert "Year 1 is over" in html
    for year in (1, 2):  # the pictures of a grid have a name together
        assert html.count(f'role="group" aria-label="Year {year} of 7"') == 3


def test_the_points_of_a_year_are_read_in_words_and_what_a_swap_cost_hides_nothing_that_rose():
    pairs = [["mask", "military"], ["economic", "ritual"]]
    risen = tuple(int(track in pairs[0]) for track in TRACKS)
    view = position(2, tracks={0: risen}, swapped=(0,), pairs=pairs).observe(None)
    levels = dict(zip(TRACKS, view.players[0].tracks, strict=True))
    rose = [track for track, level in levels.items() if level]
    events = [Swapped(0, "A1", "B1", 0), *(Scored(0, track, 1, 1, "P1-1") for track in rose)]
    html = table.round_end(events, view, view, EN, sitters(2))
    lower = [min(levels[a], levels[b]) for a, b in view.pairs]
    body = ElementTree.fromstring(html[html.index("<tbody>") : html.index("</tbody>") + 8])
    heard = [
        "".join(text for part in row[-1] if part.get("aria-hidden") != "true" for text in part.itertext())
        for row in body
    ]
    gain = sum(lower) - 1
    assert heard[0] == f"{sum(lower)}{f' ({gain:+d})' if gain else ''}: {lower[0]} + {lower[1]}"
    assert heard[1] == "1: 0 + 0, 1 point for the swap not used"
    assert html.count(", this year +1</span>") == len(rose), "no sum of what stands there and what came"
    assert ("No track that counts" in html) == (not any(lower))
    assert any(lower)


def test_a_year_in_which_only_one_of_a_pair_rose_says_that_this_counts_later():
    """At the end of a first year, after all hints, there stood only that no track that counts had risen."""
    view = position(2, tracks={0: (3, 0, 0, 0)}).observe(None)
    (track,) = (track for track, level in zip(TRACKS, view.players[0].tracks, strict=True) if level)
    events = [Scored(0, track, 3, 3, "military")]
    html = table.round_end(events, view, view, EN, sitters(2))
    assert "what rises counts once the other track of its pair rises too" in html
    assert "No track that counts" in table.round_end([], view, view, EN, sitters(2))
    (other,) = (two[1 - two.index(track)] for two in view.pairs if track in two)
    both = tuple(3 * (name in (track, other)) for name in TRACKS)
    follows = position(2, tracks={0: both}, pairs=[list(pair) for pair in view.pairs]).observe(None)
    assert follows.players[0].points - view.players[0].points == 3


def year_rows(html: str, tracks: list[str]) -> list[dict[str, list[str]]]:
    """What stands in the table of the year: for each player, by track and "sum", the texts of its cell."""
    body = ElementTree.fromstring(html[html.index("<tbody>") : html.index("</tbody>") + 8])
    rows = [
        [
            [text for part in cell if part.find("*[@class='unseen']") is None and (text := "".join(part.itertext()))]
            for cell in row.findall("td")
        ]
        for row in body.findall("tr")
    ]
    return [dict(zip([*tracks, "sum"], row, strict=True)) for row in rows]


def test_the_end_of_a_year_tells_who_gained_what():
    """On each track where it stands and what came this year; as points what the lower tracks of the pairs make."""
    state = position(2, tracks={0: (3, 2, 1, 2), 1: (0, 1, 0, 0)})  # pairs: masks and military, economy and ritual
    before = state.observe(None)
    events = [
        Scored(0, "economic", 2, 3, "spend"),
        Scored(0, "military", 1, 2, "military"),
        PointShifted(1, "mask", "military"),
    ]
    html = table.round_end(events, before, before, EN, sitters(2))
    first, second = year_rows(html, [track for pair in before.pairs for track in pair])
    levels = dict(zip(TRACKS, before.players[0].tracks, strict=True))
    gains = {"economic": "+2", "military": "+1", "mask": "–", "ritual": "–"}
    for track, gain in gains.items():
        assert first[track] == [str(levels[track]), gain]
    lower = [min(levels[a], levels[b]) for a, b in before.pairs]
    # military rose from 1 to 2 beside masks at 2; economy waits for ritual
    kept = "+ 1 1 point for the swap not used"  # a sign with its title
    assert first["sum"] == [f"{lower[0]} + {lower[1]}", kept, f"= {sum(lower) + 1}", "+1"]
    assert first["sum"][2] == f"= {before.players[0].points}"  # what stands beside the name
    swapped = before._replace(players=tuple(player._replace(swapped=True) for player in before.players))
    [row, _] = year_rows(table.round_end(events, swapped, swapped, EN, sitters(2)), list(levels))
    assert row["sum"] == [f"{lower[0]} + {lower[1]}", f"= {sum(lower)}", "+1"]
    assert html.count("we-lower") == 4  # of each pair of each player one
    assert f"{sitters(2)[0].name} gains most this year: 1 point." in html.replace("\u2068", "").replace(
        "\u2069", ""
    ).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    still = table.round_end([], before, before, EN, sitters(2))
    assert "No track that counts has risen this year." in still
    paid = table.round_end([Swapped(0, "A1", "A2", 0), *events], swapped, swapped, EN, sitters(2))
    assert "Nobody has more points than before this year." in paid
    assert ("we-bar-came" in html, "we-bar-came" in still) == (True, False)
    assert (second["mask"][1], second["military"][1]) == ("−1", "+1")


def test_the_end_of_a_year_says_what_each_point_was_for():
    """Masks by their combination, tiles by their names, the same reason once; who has nothing has no line."""
    before = position(2).observe(None)
    events = [
        MasksPlayed(0, "two_pairs", ("husk", "spirit"), ("husk", "spirit")),
        Scored(0, "mask", 3, 3, "mask"),
        Scored(0, "military", 2, 2, "military"),
        Scored(0, "economic", 1, 1, "P1-1"),
        Scored(0, "military", 1, 3, "P1-1"),
        Scored(0, "economic", 2, 3, "spend"),
        Scored(0, "military", 1, 4, "military"),
    ]
    html = table.round_end(events, before, before, EN, sitters(2))
    [row] = html[html.index("we-whence") :].partition("</ul>")[0].split("<li ")[1:]
    told = [part.rpartition("</b>(")[2].partition(")")[0] for part in row.split("we-flies")[1:]]
    assert told == ["Two pairs", "most sentinels", "progress tile Extra step", "Goods for points"]
    assert "Economy +1, Military +1 (progress tile Extra step)" in row
    assert "<b>+3</b>(most sentinels)" in row
    moved = table.round_end([PointShifted(0, "ritual", "economic")], before, before, EN, sitters(2))
    assert "Ritual −1, Economy +1 (Balance)" in moved, "so that the sums match"
    assert "this helped you most this year: Two pairs (Masks +3)." in html
    assert html.count("this helped you most") == 1, "people read of theirs, not of those of computer players"
    assert "this helped you most" not in moved
    assert "we-whence" not in table.round_end([], before, before, EN, sitters(2))


def test_the_best_deed_of_a_year_is_that_of_which_most_counts():
    """A Ritual of nine points stood there as the best, of which none counted."""
    rite, sale = Scored(0, "ritual", 9, 13, "ritual"), Scored(0, "economic", 2, 2, "spend")
    low = position(2, tracks={0: (2, 0, 13, 0)}).observe(None)
    assert "this helped you most this year: Goods for points (Economy +2)." in table.round_end(
        [rite, sale], low, low, EN, sitters(2)
    )
    assert "this helped you most" not in table.round_end([rite], low, low, EN, sitters(2))
    some = position(2, tracks={0: (7, 0, 13, 0)}).observe(None)
    told = table.round_end([rite, sale], some, some, EN, sitters(2))
    assert "this helped you most this year: Ritual (Ritual +9). Of that, 3 points count now." in told


@pytest.mark.rule("WE-80")
def test_what_turtles_bring_is_told_before_the_end():
    """Their points everybody sees, on which tracks they count only their owner; what that makes, grows."""
    tracks = {0: (5, 1, 5, 5)}
    state = position(2, turtles={0: ["women-3 0"], 1: ["canoes-4 0"]}, tracks=tracks)
    view = state.observe(0)
    assert [turtles_worth(player) for player in view.players] == [1, 2]
    [(category, level, shown)] = view.own.turtles
    far = {0: tuple(9 if TRACKS[i] not in shown else 1 for i in range(4))}
    gains = [
        turtle_gain(position(2, turtles={0: ["women-3 0"]}, tracks=some).observe(0), category, level)
        for some in (far, {0: (1, 1, 1, 1)})
    ]
    assert gains == [1, 0]
    html = table.round_end([], view, view, EN, sitters(2))
    assert "Points for turtles at the end:" in html
    assert (html.count("<b>up to 1</b>"), html.count("<b>up to 2</b>")) == (1, 1), "the faces are secret"
    row = html.partition("Points for turtles")[2].partition("</p>")[0]
    assert row.count('<span class="named">') == 2  # side by side
    bare = position(2).observe(0)
    assert "Points for turtles" not in table.round_end([], bare, bare, EN, sitters(2))
    low = position(2, turtles={0: ["women-3 0"]}, tracks={0: (1, 5, 5, 5)}).observe(0)
    markup = table.draw(view, Touch(), look(view, Touch()), 0, EN, Frame(744, 900), sitters(2))
    assert "If the game ended now, it would bring you" in markup
    assert "If the game ended now, your turtles would bring you: +" in markup
    assert "turtles: now +1, at the end at most +1" in spoken(EN, low, low.players[0], "Ola"), "one's own as they count"
    assert "turtles: now +0, at the end at most +1" in spoken(EN, view, view.players[0], "Ola"), "also nothing yet"
    assert "turtles: up to 2 points at the end" in markup, "of others only what everybody sees"
    assert ">0–2<" in markup, "a question mark says less"
    assert ">0–1<" in markup
    assert markup.count('data-place="turtles-') == 2
    none = table.draw(bare, Touch(), look(bare, Touch()), 0, EN, Frame(744, 900), sitters(2))
    assert 'data-place="turtles-' not in none


def test_a_board_says_what_the_points_are_made_of():
    """The number was 1 while all tracks were at 0."""
    view = position(tracks={0: (5, 1, 5, 3), 1: (0, 0, 0, 0)}, swapped=(0,)).observe(0)
    markup = table.draw(view, Touch(), look(view, Touch()), 0, EN, Frame(744, 900), sitters(2))
    assert "Points: 0 + 0 + 1 = 1. 1 point for the swap not used." in markup
    assert f"Points: {view.players[0].pairs[0]} + {view.players[0].pairs[1]} = {view.players[0].points}." in markup


@pytest.mark.rule("WE-17")
def test_the_end_of_a_year_tells_of_the_point_lost_by_a_swap():
    levels, pairs = ["mask", "military", "economic", "ritual"], [["mask", "military"], ["economic", "ritual"]]
    before = position(2, swapped=(0,), pairs=pairs).observe(None)
    html = table.round_end([Swapped(0, "A1", "B1", 0)], before, before, EN, sitters(2))
    [row, other] = year_rows(html, levels)
    assert (row["sum"][-1], other["sum"][-1]) == ("−1", "–")
    assert "<b>−1</b>(swap of tiles)" in html
    # who may swap twice loses it by the first
    twice = position(2, swapped=(0,), tribes={0: "seneca"}, pairs=pairs).observe(None)
    assert "−1" not in table.round_end([Swapped(0, "A1", "B1", 0)], twice, twice, EN, sitters(2))


@pytest.mark.rule("WE-70", "WE-90")
@pytest.mark.parametrize("order", [(1, 0), (0, 1)])
def test_alone_the_ghost_has_its_place_in_the_new_order_of_play(order):
    state = position(1, ask=steps(), ghost="masks", next_order=order, marked={0: "A1 B1 C1"})
    before = state.observe(0)
    events = play(state, "end")
    html = table.round_end(events, before, state.observe(0), EN, sitters(1))
    row = html[html.index("New order of play") :].partition("</p>")[0]
    assert (row.index("who s1") < row.index("who s0")) is (order == (1, 0))


def test_an_exchange_of_a_progress_tile_has_a_way_out_like_any_other():
    """It said to close it and to touch "Undo"."""
    state = position(goods={0: "corn*2"}, progress={0: "P2-7"}, ask=steps("fish"))
    play(state, "use P2-7")
    panel = table.TABLE.bag_panel(state.bag(), {}, state.observe(0), EN)
    assert not state.bag().back
    assert 'data-do="way-back"' in panel
    assert "Choose “Cancel”." in panel


def test_what_the_year_brought_and_how_the_tiles_slide_lie_side_by_side_where_there_is_room():
    """Below one another they were cut at 1024 by 768."""
    state = position(marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, next_order=(0, 1), ask=steps(), turn=1)
    before = state.observe(0)
    events = play(state, "end")
    html = ElementTree.fromstring(f"<div>{table.round_end(events, before, state.observe(0), EN, sitters(2))}</div>")
    year = next(e for e in html.iter() if e.get("class") == "we-year")
    assert [e for e in year if e.get("class") == "we-slides"]
    style = Path("web/css/wendake.css").read_text()
    assert re.search(
        r"@media \(min-width: 60em\) \{[^@]*\.we-year \{ display: grid; grid-template-columns: 1fr 1fr", style
    )


def test_the_first_year_says_that_the_last_marker_goes_by_itself():
    told = "if it is your last one, it goes by itself"
    for year in (1, 2):
        view = position(2, year=year).observe(None)
        assert (told in table.round_end([], view, view, EN, sitters(2))) == (year == 1)
