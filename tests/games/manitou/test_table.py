"""The drawn table: sound, pure, silent about secrets, legible, and everything legal can be touched."""

import random
import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from positions import hunt

pytest.importorskip("prateria.games.manitou.words")

from prateria.app.picker import Picker
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou import table, words
from prateria.games.manitou.engine import preview
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.engine.data import KINDS
from prateria.games.manitou.engine.observe import Laid
from prateria.games.manitou.table import pieces, strips
from prateria.games.manitou.table.cards import CARD_W
from prateria.games.manitou.table.layout import GAP, arrange
from prateria.games.manitou.table.near import brought
from prateria.games.manitou.table.spoken import warrior
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.measure import width
from prateria.view.plate import points_width

SIZES = [(700, 620), (740, 760), (1060, 720), (380, 560), (620, 330)]
NAMES = ("Ola <b>&", "Bartholomew the 2nd", "żółć", "W")
EN = Words("en")


def sitters(seats):
    return tuple(Sitter(s, NAMES[s], None, "fox") for s in range(seats))


def played(seats, plays, seed=1, where=None):
    """A game after that many cards, played at random, or into one territory as far as it goes."""
    session, rng = Session.new(GAMES["manitou"], seats=seats, seed=seed), random.Random(seed)
    count = 0
    while count < plays and session.state.actors():
        legal = session.state.legal_actions()
        action = next((a for a in legal if where and getattr(a, "territory", "") == where), rng.choice(legal))
        count += session.state.phase == "play"
        session.play(action)
    return session


def drawn(state, seat, touches=(), size=(700, 620), lang="en", looked_at=""):
    view = state.observe(seat)
    picker = Picker(state.legal_actions() if seat in state.actors() and state.phase == "play" else ())
    for pick in touches:
        assert picker.touch(pick)
    touch = Touch(picker.chosen, picker.possible(), picker.ready(), looked_at)
    look = preview.look(view, touch)
    return table.draw(view, touch, look, seat, Words(lang), Frame(*size), sitters(len(view.players)))


def tree(markup):
    return ElementTree.fromstring(markup)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_sound(seats, size):
    for plays in (0, 3, 13, 30, 99):
        state = played(seats, plays, seed=plays).state
        for seat in (None, *range(seats)):
            markup = drawn(state, seat, size=size)
            root = tree(markup)
            ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
            assert len(ids) == len(set(ids))
            assert "style=" not in markup
            assert markup == drawn(state, seat, size=size)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_least_of_stages_nothing_has_a_negative_size(seats):
    """A page at 400 % leaves the table no more than that; it is drawn smaller then, whole."""
    state = played(seats, 13).state
    for size in ((122, 155), (280, 240), (320, 100), (1, 1)):
        for touches in ((), state.legal_actions()[0].picks):
            root = tree(drawn(state, state.actors()[0], touches, size=size))
            numbers = {
                (e.tag, k): float(v) for e in root.iter() for k, v in e.attrib.items() if k in ("width", "height", "r")
            }
            assert min(numbers.values()) >= 0, min(numbers, key=numbers.get)


@pytest.mark.parametrize("size", [(374, 560), (344, 440), (600, 370)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_brought_near_is_large_and_can_be_put_back(seats, size):
    counts = [4, 3, 0, 4][:seats]
    land = brought(Box(1, 1, size[0] - 2, size[1] - 2), counts, 0)
    wide = land.card
    assert wide >= 60
    for row, n in zip(land.rows, counts, strict=True):
        assert row.x + row.w <= size[0] - GAP
        assert row.y + row.h <= size[1] - GAP
        assert row.h >= (wide * 1.4 if n else 20)
    state = played(seats, 9, seed=3, where="hills").state
    root = tree(drawn(state, 0, size=size, looked_at="near:hills"))
    near = next(e for e in root.iter() if e.attrib.get("id") == "near")
    assert near.attrib["data-value"] == ""
    cross = next(e for e in near.iter() if e.attrib.get("class") == "near-close")
    assert float(cross.attrib["r"]) >= 16


@pytest.mark.parametrize("size", [(344, 440), (374, 640)])
def test_great_warriors_that_are_brought_near_have_their_names(size):
    """On the card where it lies free, else under the row: the lower one of a pair, and one that has fallen."""
    state = hunt(hands=["h5", "h1"], hills="2:chief 1:scout- 2:scout 1:h3", left=4)
    root = tree(drawn(state, 0, size=size, looked_at="near:hills"))
    near = next(e for e in root.iter() if e.attrib.get("id") == "near")
    lines = [e.text or "" for e in near.iter("text")]
    foot = next(n for n, line in enumerate(lines) if " beats: " in line)
    said = " ".join(lines[:foot])
    assert said.count("scout") == 2
    assert "chief" in said
    here = state.observe(0).territories[0]
    guards = [KINDS[kind] for kind in preview.guard_of(here)[:0:-1]]  # whom a challenger meets first, first
    assert " ".join(lines[foot:]) == " ".join(f"{words.kind(EN, kind)} {warrior(EN, kind)}" for kind in guards)
    assert len(guards) == 2


@pytest.mark.parametrize("size", [(344, 460), (374, 640)])
@pytest.mark.parametrize(("seats", "plays", "least"), [(2, 10, 38), (3, 14, 36), (4, 18, 32)])
def test_cards_on_an_upright_phone_can_be_read(seats, plays, least, size):
    """Their strength and picture: towards the end of a hunt, too."""
    for seed in range(8):
        root = tree(drawn(played(seats, plays, seed).state, 0, size=size))
        laid = [e for e in root.iter() if e.attrib.get("data-place", "").startswith("laid-")]
        scales = [float(e[0].attrib["transform"].removeprefix("scale(").rstrip(")")) for e in laid]
        assert min(scales) * CARD_W >= least


def test_the_upper_card_of_a_pair_lies_upon_the_other():
    laid = (Laid(0, "chief", True), Laid(0, "h3", True), Laid(1, "h2", True), Laid(0, "scout", True))
    place = played(2, 0).state.observe(0).territories[0]._replace(laid=laid, guard=0)
    assert pieces.lying(place, 2) == ([[1, 0, 3], [2]], 3)
    land = arrange(374, 640, 2, 0).lands[0]._replace(card=60)
    first, lower, upper = (
        x for x, _ in pieces.places(land._replace(rows=(Box(0, 0, 300, 120),) * 2), 0, (0.54, 0.54, 0.54), 2)
    )
    assert lower - first > 60 > 1.8 * (upper - lower)


def test_what_has_fallen_lies_behind_what_stands():
    """The card that one must beat is seen whole; but for the one that is ready, which lies upon all."""
    laid = (Laid(0, "chief", True), Laid(0, "scout", False), Laid(1, "h2", True), Laid(0, "mother", False))
    place = played(2, 0).state.observe(0).territories[0]._replace(laid=laid, guard=0)
    assert pieces.lying(place, 2) == ([[1, 3, 0], [2]], None)
    state = hunt(hands=["chief h1", "h1"], hills="2:scout- 2:h4 2:healer", left=4)
    root = tree(drawn(state, 0))
    order = [e.attrib["id"] for e in root.iter() if e.get("id", "").startswith("c1-")]
    assert order.index("c1-scout-1") < order.index("c1-h4-1") < order.index("c1-healer-1")
    tried = tree(drawn(state, 0, ("card:chief", "territory:hills")))
    assert [e for e in tried.iter() if e.get("id") == "c0-chief-1" and "ghost" in e.get("class", "")]


def test_of_a_card_under_others_only_what_is_seen_can_be_framed():
    """A frame round all of it would lie over the card beside it, after a sacrifice over one that stands."""
    state = hunt(hands=["chief h1", "h1"], hills="2:scout- 2:h4 2:healer", left=4)
    cards = {e.get("id"): e for e in tree(drawn(state, 0, size=(740, 760))).iter() if e.get("id", "").startswith("c1-")}
    row = [cards[f"c1-{kind}-1"] for kind in ("scout", "h4", "healer")]
    left = [float(re.search(r"translate\(([\d.]+)", e.attrib["transform"])[1]) for e in row]
    parts = [[float(part.attrib["width"]) for part in e if part.get("class") == "in-sight"] for e in row]
    assert [len(part) for part in parts] == [1, 1, 0]  # the last lies upon all
    for [wide], (here, there) in zip(parts[:2], pairwise(left), strict=True):
        assert 20 < wide <= there - here + 0.1


@pytest.mark.parametrize("size", [(344, 460), (374, 640), (748, 800)])
def test_a_card_that_is_ready_lies_where_it_will_lie(size: tuple[int, int]) -> None:
    """And so do the others: the lower one of a pair is under it before “Done”."""

    def at(root: ElementTree.Element) -> dict[str, str]:
        cards = (e for e in root.iter() if e.get("id", "").startswith("c0-") and "translate" in e.get("transform", ""))
        return {e.attrib["id"]: e.attrib["transform"] for e in cards}

    for card in ("healer", "h9", "h3"):
        state = hunt(hands=[f"{card} h1", "h1"], hills="1:scout 1:h10 1:h2 2:h4", left=4)
        ready = at(tree(drawn(state, 0, (f"card:{card}", "territory:hills"), size=size)))
        state.apply(state.parse(f"1 play {card} hills"))
        lain = at(tree(drawn(state, 0, size=size)))
        there = [name for name in lain if name.split("-")[1] in (card, "scout", "h10", "h2")]
        assert len(there) == 4
        assert [ready[name] for name in there] == [lain[name] for name in there]


SIX = "1:h5 1:scout- 1:h10 1:h4 1:h2 1:h1 2:h3 2:mother 2:chief 2:h5 2:scout- 2:rainmaker-"


def test_on_a_tablet_six_cards_are_as_large_as_four_where_the_row_has_room_for_two_lines():
    """And of a pair the lower one shows its sign; both lie in the last line, where no word is covered."""
    few, many = (hunt(hands=["h9", "h7"], hills=hills, left=2) for hills in ("1:h5 2:h3", SIX))
    wide, plan = (pieces.spread(arrange(748, 800, 2, 0), state.observe(0), None).lands[0] for state in (few, many))
    assert plan.card == wide.card > 70
    place = many.observe(0).territories[0]
    rows, upper = pieces.lying(place, 2)
    for seat, row in enumerate(rows):
        at = row.index(upper) if upper in row else None
        spots = pieces.places(plan, seat, pieces.corners(place, row), at)
        box, high = plan.rows[seat], plan.card * 1.4
        first, second = sorted({y for _, y in spots})
        assert box.y <= first < first + high * 0.55 < second <= box.y + box.h - high
        assert all(box.x <= x <= box.x + box.w - plan.card for x, _ in spots)
        for line in (first, second):
            xs = [x for x, y in spots if y == line]
            assert all(right - left >= 0.43 * plan.card for left, right in pairwise(sorted(xs)))
        if at:
            (x, y), (upon, beside) = spots[at - 1], spots[at]
            assert y == beside == second
            assert upon - x >= 0.53 * plan.card


def test_the_number_of_a_herd_stands_where_the_next_one_leaves_it():
    view = played(2, 0).state.observe(0)
    player = view.players[1]._replace(bison=(12, 5, 9, 13), captives=((0, "chief"),) * 9, thieves=3)
    for wide in range(300, 800, 20):
        strip = tree(strips.strip(EN, view, player, sitters(2)[1], Box(2, 2, wide, 70), False))
        tiles = [e for e in strip.iter() if "tile-bison" in e.attrib.get("class", "")]
        spots = [(float(tile[0].attrib["x"]), tile[1]) for tile in tiles]
        assert len(spots) == 4 or (not spots and wide < 700)
        for (left, text), (following, _) in pairwise(spots):
            half = width(text.text, float(text.attrib["font-size"])) / 2
            assert left - 0.5 <= float(text.attrib["x"]) - half
            assert float(text.attrib["x"]) + half <= following + 0.5


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_texts_are_large_enough(lang):
    for size in SIZES:
        root = tree(drawn(played(4, 20).state, 1, size=size, lang=lang))
        pieces = next(e for e in root if e.attrib.get("class") == "pieces")
        hand = next(e for e in root if e.attrib.get("class") == "hand")
        scaled = {id(e) for part in (pieces, hand) for e in part.iter()}
        sizes = [float(e.attrib["font-size"]) for e in root.iter() if "font-size" in e.attrib and id(e) not in scaled]
        assert min(sizes) >= 12


def test_a_redeal_cannot_be_told_from_the_picture():
    for seed in range(4):
        state = played(3, 8, seed=seed).state
        for seat in (None, 0, 1, 2):
            assert drawn(state, seat) == drawn(state.redeal(seat, Rng(seed + 99)), seat)


def test_every_legal_play_can_be_touched_and_has_a_label():
    state = played(3, 5).state
    seat = state.actors()[0]
    root = tree(drawn(state, seat))
    buttons = {e.attrib["data-pick"]: e.attrib for e in root.iter() if "data-pick" in e.attrib}
    for action in state.legal_actions():
        for pick in action.picks:
            assert "aria-disabled" not in buttons[pick]
    for attributes in buttons.values():
        assert attributes["role"] == "button"
        assert attributes["aria-label"]


def test_why_a_card_may_not_go_somewhere_is_not_written_over_the_herds_there():
    """It is said to whoever touches that territory (`words.why_not`)."""
    veiled = 0
    for seed in range(1, 40):
        state = played(2, 10, seed, where="river").state
        seat = state.actors()[0]
        view = state.observe(seat)
        for kind in view.own.hand:
            why = words.why_not(EN, view, (f"card:{kind}",), "territory:river")
            if why and any(f" {kind} " in action.text for action in state.legal_actions()):
                markup = drawn(state, seat, (f"card:{kind}",), (360, 460))
                veiled += 'class="veil"' in markup
                assert 'class="why-not"' not in markup
    assert veiled


def test_on_a_phone_pile_and_reserve_are_both_called_by_their_names():
    state = played(2, 4).state
    own = drawn(state, state.actors()[0], size=(360, 460)).split('id="own"')[1]
    ground, pile, reserve = own.index('class="p-box"'), own.index(">Pile<"), own.index(">Reserve<")
    assert ground < pile < reserve


def test_others_can_touch_nothing():
    state = played(3, 5).state
    other = (state.actors()[0] + 1) % 3
    root = tree(drawn(state, other))
    assert all(e.attrib["aria-disabled"] == "true" for e in root.iter() if "data-pick" in e.attrib)


def test_a_played_card_keeps_its_id():
    session = played(2, 4)
    seat = session.state.actors()[0]
    action = next(a for a in session.state.legal_actions() if isinstance(a, Play))
    piece = f'id="c{seat}-{action.kind}-'
    before = drawn(session.state, seat)
    ghost = drawn(session.state, seat, action.picks)
    session.play(action)
    after = drawn(session.state, seat)
    assert piece in before
    assert piece in ghost
    assert piece in after
    assert "ghost" in ghost
    assert "ghost" not in after


@pytest.mark.parametrize("size", SIZES)
def test_crowded_rows_stay_legible_and_on_the_stage(size):
    state = played(4, 27, seed=2, where="hills").state
    root = tree(drawn(state, None, size=size))
    cards = [e.attrib for e in root.iter() if e.attrib.get("class", "").startswith("piece ")]
    assert len(cards) == 27
    by_row = {}
    for card in cards:
        assert 0 <= float(card["data-x"]) < size[0] - 20
        assert 0 <= float(card["data-y"]) < size[1] - 20
        by_row.setdefault((card["id"][:2], card["data-y"]), []).append(float(card["data-x"]))
    for row in by_row.values():
        row.sort()
        assert all(right - left >= 8 for left, right in pairwise(row))


def test_a_single_herd_is_told_once_and_nothing_won_by_its_name():
    view = played(2, 0).state.observe(0)
    for bison, told in (((9,), ["9"]), ((9, 2), ["11", "bizony", "9", "2"])):
        player = view.players[1]._replace(bison=bison)
        root = tree(strips.strip(Words("pl"), view, player, sitters(2)[1], Box(2, 2, 748, 70), False))
        texts = ["".join(e.itertext()) for e in root.iter("text")]
        assert texts[texts.index(told[0]) :][: len(told)] == told
        assert texts.count("9") == 1
        assert "złodzieje skór" in texts


def test_ten_points_less_have_room_while_they_are_counted():
    assert points_width(0, 21) > width("−10", 21) + 2


def test_results_name_everyone_and_everything():
    session, rng = Session.new(GAMES["manitou"], seats=4, seed=6), random.Random(6)
    history, heard = [], []
    while session.state.actors():
        hunt = session.state.hunt
        step = session.play(rng.choice(session.state.legal_actions()))
        after = session.state.observe(None)
        if not after.actors or after.hunt != hunt:
            markup = table.round_end(step.events, step.before.observe(None), after, EN, sitters(4))
            assert markup.count("Ola &lt;b&gt;&amp;") >= 1
            assert "has the most hunting strength (" in markup or "have the most" in markup or "Nobody hunted" in markup
            history.append(tuple(player.points for player in after.players))
            heard += re.findall(r'data-say="([^"]*)"', markup)
    assert any("Bison +" in said and "Hide thieves −10" in said for said in heard)  # of what a sum is made
    end = table.game_end(session.state.observe(None), history, EN, sitters(4))
    assert "<b>&" not in end
    for points in session.state.outcome().points:
        assert f">{points}<".replace("-", "−") in end
    assert len(history) == 3


def test_the_twin_offers_every_legal_action():
    state = played(3, 5).state
    seat = state.actors()[0]
    legal = state.legal_actions()
    words = table.in_words(state.observe(seat), Touch(), EN, sitters(3), legal)
    for action in legal:
        assert f'data-value="{action.text}"' in words
