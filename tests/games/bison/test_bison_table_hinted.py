"""What a hint means, drawn on the land: arrows round what stands between, hunters that come, the market."""

import math
import re

import pytest
from bison_drawn import EN, drawn, games, sitters, tree
from bison_hints import in_writing
from bison_table import table as laid

from prateria.games import GAMES
from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.events import Moved
from prateria.games.bison.table.land.areas import lies_of, spot_of
from prateria.games.bison.table.land.touched import marks
from prateria.games.bison.table.land.trails import arrows, seen
from prateria.games.bison.table.market import market
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame

PAID = ("bison 1", "turkey 1", "fish 0")


def test_what_a_hint_advises_is_drawn():
    state = next(state for state in games(2, every=1) if state.phase == "place")
    view = state.observe(state.actors()[0])
    action = state.legal_actions()[0]
    touch = Touch(advised=(action,))
    look = preview.look(view, touch)
    markup = table.draw(view, touch, look, view.seat, EN, Frame(742, 600), sitters(2))
    assert 'class="bi-laying"' in markup
    assert 'class="bi-laying"' not in drawn(state, view.seat)


def test_a_hinted_tile_is_drawn_once_while_it_is_laid():
    state = next(state for state in games(2, every=1) if state.phase == "place")
    view, action = state.observe(state.turn), state.legal_actions()[0]
    touch = Touch(action.picks, (), action, "", (action,))
    drawing = str(table.draw(view, touch, preview.look(view, touch), state.turn, EN, Frame(742, 600), sitters(2)))
    assert drawing.count("bi-laying") == 1


def test_a_hint_to_move_is_drawn_as_an_arrow():
    state = next(state for state in games(2, every=1) if state.phase == "move")
    view, move = state.observe(state.turn), state.legal_actions()[0]
    touch = Touch(move.picks, (), move, "", (move,))
    markup = str(table.draw(view, touch, preview.look(view, touch), state.turn, EN, Frame(374, 560), sitters(2)))
    assert markup.count('class="bi-trail"') == 1


def test_an_arrow_goes_round_what_stands_between():
    lies = lies_of(GAMES["bison"].State.new(seats=2, seed=1).observe(None))
    way = (Moved(0, "D4m", "E4p", 0),)
    a, b = spot_of("D4m", lies), spot_of("E4p", lies)

    def drawn_along(stand):
        path = re.search(r'd="(M[^M]+)', arrows(way, (), lies, 1, stand)[0]).group(1)
        x, y, mx, my, ex, ey = map(float, re.findall(r"-?[\d.]+", path))
        return [
            (x * (1 - t) ** 2 + 2 * mx * t * (1 - t) + ex * t * t, y * (1 - t) ** 2 + 2 * my * t * (1 - t) + ey * t * t)
            for t in (n / 20 for n in range(21))
        ]

    straight = drawn_along((a, b))
    between = straight[10]
    around = drawn_along((a, b, between))
    assert min(math.hypot(x - between[0], y - between[1]) for x, y in around) > 17


def test_the_hint_for_a_tile_shows_its_hunters_before_it_has_begun():
    state = GAMES["bison"].State.new(seats=2, seed=1)
    seat = state.turn
    do = state.parse(f"{seat + 1} do place 1")
    after = state.clone()
    after.apply(do)
    place = after.legal_actions()[0]
    after.apply(place)
    put, view = after.legal_actions()[0], state.observe(seat)
    touch = Touch(do.picks, (), do, "", (do, place, put))
    markup = str(table.draw(view, touch, preview.look(view, touch), seat, EN, Frame(374, 560), sitters(2)))
    coming = markup[markup.index("bi-coming") :]
    assert "bi-hunter" in coming[: coming.index("bi-told")]
    would = markup[markup.index("bi-advised") :]
    assert would.index("would-lie") < would.index("bi-count"), "no edge runs through a number"


def test_ones_own_march_is_an_arrow_when_one_looks_back_at_it():
    """A better move of a review stood there without one: those of others alone were drawn."""
    view = GAMES["bison"].State.new(seats=2, seed=1).observe(0)
    news = (Moved(0, "D4m", "E4p", 0),)
    look = preview.look(view, Touch(), news)
    assert seen(view._replace(actors=(0,)), Touch(), look) == ()
    assert seen(view._replace(actors=(1,)), Touch(), look) == news


def test_the_market_says_how_many_hunters_a_hint_buys_and_how_many_are_left():
    state = GAMES["bison"].State.new(seats=2, seed=1)
    seat = state.turn
    view, buy = state.observe(seat), state.parse(f"{seat + 1} buy hunter")
    for hint, n in ((("buys_hunter", {"action": buy, "trades": ((buy, 3),)}), 3), (None, 1)):
        touch = Touch(buy.picks, (), buy, "market", (buy,) * n if hint else (), hint)
        markup = str(table.draw(view, touch, preview.look(view, touch), seat, EN, Frame(750, 800), sitters(2)))
        ware = markup[markup.index('id="buy-hunter"') :]
        ware = ware[: ware.index("</g>", ware.index("left:", 300))]
        assert f">+{n}<" in ware
        assert f">left: {view.players[seat].market[0]}<" in ware, "no bare number beside it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_too_a_word_says_that_it_is_what_is_left(lang):
    """ "4" beside a hunter and "+1" over it were taken for a price."""
    w, state = Words(lang), GAMES["bison"].State.new(seats=2, seed=1)
    view, touch = state.observe(state.turn), Touch(possible=("buy:hunter",), looked_at="market")
    ware = str(market(w, view, touch, Box(0, 0, 376, 400), Box(0, 0, 376, 700), sitters(2)))
    ware = ware[ware.index('id="buy-hunter"') :]
    left = w("left: %(n)d", n=view.players[state.turn].market[0])
    assert f">{left}<" in ware or f">{left.split()[0]}</text>" in ware


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(376, 400), (376, 330), (742, 600)])
def test_no_words_lie_over_the_price_of_a_hunter_whose_card_is_as_high_as_both_rows(lang, size):
    w, state = Words(lang), GAMES["bison"].State.new(seats=2, seed=1)
    state.apply(state.parse(f"{state.turn + 1} buy hunter"))
    back = f"{state.turn + 1} buy hunter"
    view, touch = state.observe(state.turn), Touch(possible=("buy:hunter",), looked_at="market", back=back)
    root = tree(market(w, view, touch, Box(0, 0, *size), Box(0, 0, *size), sitters(2)))
    by_id = {e.get("id"): e for e in root.iter()}
    [card, tipi, canoe] = [by_id[f"buy-{name}"].find("rect") for name in ("hunter", "tipi-1", "canoe-1")]
    top, bottom = float(card.get("y")), float(card.get("y")) + float(card.get("height"))
    assert (top, bottom) == (float(tipi.get("y")), float(canoe.get("y")) + float(canoe.get("height")))
    prices = [float(e.find("text").get("y")) for e in root.iter() if e.get("class") == "bi-cost"]
    words_ = [e for e in by_id["buy-hunter"].findall("text") if not e.text.startswith("+")]
    assert words_
    costs = [float(e.find("text").get("y")) for e in by_id["buy-hunter"].iter() if e.get("class") == "bi-cost"]
    assert len(costs) == 3
    assert len(prices) == 27
    assert min(float(e.get("y")) for e in words_) - 14 >= max(costs) - 3
    assert by_id["buy-hunter"].find("title").text.endswith(f"{view.players[state.turn].market[0]}.")
    assert float(by_id["less-hunter"].find("circle").get("cy")) < top + 30, "the key for one less stands over it"


def test_beside_what_a_hint_means_what_else_could_be_chosen_is_marked_more_softly():
    state = laid("", ["D4p:2 E4r:1"])
    state.apply(state.parse("1 do move1 1"))
    view, moves = state.observe(0), state.legal_actions()
    possible = tuple(dict.fromkeys(pick for move in moves for pick in move.picks))
    for advised, soft in (((), False), (moves[:1], True)):
        chosen = moves[0].picks
        touch = Touch(chosen, tuple(pick for pick in possible if pick not in chosen), moves[0], advised=advised)
        kinds = " ".join(marks(view, touch, lies_of(view)))
        assert ("possible" not in kinds) == soft
        assert " open" in kinds


@pytest.mark.parametrize(
    ("run", "stay", "come"),
    [
        (("1 do move1 1", "1 move D4p D4r"), ("n0-D4p", ">2<"), None),
        (("1 do gather 1", "1 call D4p", "1 take E4r 1"), ("n0-D4p", None), ">4<"),
    ],
)
def test_who_is_about_to_go_is_drawn_once(run, stay, come):
    """A “3” where one of them leaves, and a pale one at the goal, looked like four."""
    state = laid("", ["D4p:3 E4r:1 D5m:1"])
    run = in_writing(state, *run)
    touch = Touch(run[0].picks, (), run[0], advised=run)
    view = state.observe(0)
    markup = str(table.draw(view, touch, preview.look(view, touch), 0, EN, Frame(750, 800), sitters(2)))
    id_, number = stay
    assert (f'id="{id_}"' in markup) == (number is not None)
    assert number is None or number in markup[markup.index(f'id="{id_}"') :][:400]
    coming = markup[markup.index('class="bi-coming') :]
    coming = coming[: coming.index("bi-told")]
    assert "bi-hunter" in coming
    assert come is None or come in coming


def test_what_is_bought_for_an_action_leaves_the_land_in_sight_on_which_that_is_shown():
    state = laid("", ["D4p:2"], animals=[(9, 9, 9)])
    view = state.observe(0)
    whole = in_writing(state, "1 buy tipi-2", "1 do tipi 2", *(f"1 take {what}" for what in PAID), "1 build D4p")
    for run, open_ in ((whole, False), (whole[:1], True)):
        touch = Touch(run[0].picks, (), run[0], advised=run)
        markup = str(table.draw(view, touch, preview.look(view, touch), 0, EN, Frame(750, 800), sitters(2)))
        assert ('id="market"' in markup) == open_
