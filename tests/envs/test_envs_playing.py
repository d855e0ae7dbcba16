"""What environments have in common: settings, observations as numbers, what is known, games dealt anew, copies."""

import copy
import pickle

import pytest
from gamefacts import facts
from playing import variants

from prateria.core.errors import BadOption
from prateria.core.rng import Rng
from prateria.envs.playing import Playing, setting
from prateria.envs.rendering import svg
from prateria.games import GAMES

WAYS = [
    (game, seats, options)
    for game in ("manitou", "powwow", "bison", "wendake")
    for seats, options in variants(game)[:: facts(game).EVERY]
    if options.get("calm", True)
]
every_way = pytest.mark.parametrize(("game", "seats", "options"), WAYS)


def moments(play, seed, every=9):
    """Every so manieth position of a game played by chance, and its end."""
    rng, n = Rng(seed), 0
    while play.seat is not None:
        if n % every == 0:
            yield play
        legal = list(play.legal())
        play.apply(legal[rng.below(len(legal))])
        n += 1
    yield play


@every_way
def test_an_observation_is_always_as_long_and_within_bounds(game, seats, options):
    play = Playing(setting(game, seats, options), 3)
    size = play.setting.size
    assert size == sum(play.setting.shape.values())
    for at in moments(play, 5):
        for seat in range(seats):
            seen = at.observation(seat)
            assert len(seen) == size
            assert all(-1 <= value <= 1 for value in seen)
            assert len(at.trace(seat)) == play.setting.max_actions


@every_way
def test_what_a_seat_cannot_tell_apart_is_the_same_in_numbers_and_in_writing(game, seats, options):
    for at in moments(Playing(setting(game, seats, options), 4), 6, every=23):
        for seat in range(seats):
            other = at.redealt(seat, Rng(at.length))
            assert other.observation(seat) == at.observation(seat)
            assert other.observation_text(seat) == at.observation_text(seat)
            assert other.knowledge_text(seat) == at.knowledge_text(seat)
            assert other.trace(seat) == at.trace(seat)
            assert other.seat == at.seat
            if at.seat == seat:
                assert [*other.legal()] == [*at.legal()]


def hidden(game, seats, seat):
    """Two games that differ only in what that seat cannot know, with another history behind them."""
    play = Playing(setting(game, seats), 8)
    rng = Rng(9)
    for _ in range(40):
        legal = list(play.legal())
        play.apply(legal[rng.below(len(legal))])
    return play, play.redealt(seat, Rng(1))


@pytest.mark.parametrize("game", ["manitou", "wendake", "bison"])
def test_in_a_game_dealt_anew_nobody_knows_what_the_others_had_seen(game):
    """The text of the others begins with what the one had seen: no secret of theirs is left in it."""
    play, dealt = hidden(game, 2, 0)
    own = play.knowledge_text(0).removesuffix(play.observation_text(0))
    others = dealt.knowledge_text(1).removesuffix(dealt.observation_text(1))
    assert others == own
    assert play.knowledge_text(1).removesuffix(play.observation_text(1)) != own


def test_answers_of_others_are_unseen_in_the_trace():
    play = Playing(setting("manitou", 2), 1)
    first = play.seat
    for _ in range(15):
        play.apply([*play.legal()][-1])
    assert all(value > 0 for value in play.trace(first)[:15])
    assert play.trace(1 - first)[:16] == [-1.0] * 15 + [0.0]


def test_what_is_known_grows_with_each_action_and_tells_games_apart():
    seen = set()
    play = Playing(setting("bison", 2), 3)
    for at in moments(play, 7, every=1):
        assert at.knowledge_text(0) not in seen
        seen.add(at.knowledge_text(0))


@every_way
def test_copies_go_their_own_way(game, seats, options):
    play = Playing(setting(game, seats, options), 5)
    for at in moments(play, 8, every=41):
        other, kept = copy.deepcopy(at), str(at)
        thawed = pickle.loads(pickle.dumps(at.redealt(0, Rng(3))))
        assert str(other) == kept == str(pickle.loads(pickle.dumps(at)))
        assert thawed.knowledge_text(seats - 1) == at.redealt(0, Rng(3)).knowledge_text(seats - 1)
        if other.seat is not None:
            other.apply(next(iter(other.legal())))
            assert str(at) == kept != str(other)
            assert other.setting is at.setting


def test_returns_add_up_to_nothing_and_winners_share():
    for seed in range(6):
        play = Playing(setting("powwow", 3, {"half": True}), seed)
        *_, end = moments(play, seed)
        outcome, returns = end.state.outcome(), end.returns()
        assert abs(sum(returns)) < 1e-9
        won = [seat for seat in range(3) if returns[seat] == max(returns)]
        assert tuple(won) == outcome.winners or len(outcome.winners) == 3
        assert max(returns) <= 1
    *_, end = moments(Playing(setting("wendake", 1), 2), 2)
    assert end.returns() == [float(end.points()[0])]


def test_a_game_is_cut_off_at_its_most_actions():
    play = Playing(setting("manitou", 2, max_actions=30), 1)
    *_, end = moments(play, 1)
    assert (end.length, end.truncated, end.seat, end.legal()) == (30, True, None, {})
    assert end.returns() == [0.0, 0.0]
    assert end.points() == (0, 0)
    *_, end = moments(Playing(setting("manitou", 2), 1), 1)
    assert not end.truncated
    with pytest.raises(KeyError):
        end.apply(0)


def test_an_illegal_number_changes_nothing():
    play = Playing(setting("manitou", 2), 1)
    kept = str(play)
    with pytest.raises(KeyError):
        play.apply(0)
    assert str(play) == kept


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "powwow", "options": {"calm": False}}, "the race has no turns .* calm=True"),
        ({"game": "lynx"}, "no such game: 'lynx'; there are manitou"),
        ({"game": "manitou", "seats": 5}, "for 2 to 4 seats"),
        ({"game": "bison", "options": {"ruleset": "chess"}}, "cannot be 'chess'"),
        ({"game": "wendake", "rules": 9}, "no rules version 9"),
        ({"game": "manitou", "max_actions": 999}, "a number from 1 to 264"),
    ],
)
def test_what_cannot_be_set_up_is_said(arguments, sentence):
    with pytest.raises(BadOption, match=sentence):
        setting(**arguments)


def test_pow_wow_is_calm_unless_somebody_says_otherwise():
    assert dict(setting("powwow").options)["calm"] is True
    assert dict(setting("powwow", options={"half": True}).options)["calm"] is True


def test_older_rules_are_played_too():
    assert setting("manitou", rules=1).rules == 1
    assert Playing(setting("manitou", rules=1), 1).state.rules == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_table_stands_by_itself(game):
    """A whole file with its styles, and nothing from elsewhere."""
    drawn = svg(Playing(setting(game), 1))
    assert drawn.startswith("<svg")
    assert 'xmlns="http://www.w3.org/2000/svg"' in drawn.partition(">")[0]
    assert "--seat-0:" in drawn
    assert "url(" not in drawn
    assert "@font-face" not in drawn
    assert drawn.rstrip().endswith("</svg>")


def test_the_table_shows_a_seat_its_own_cards_only():
    play = Playing(setting("manitou"), 1)
    for _ in range(35):
        play.apply([*play.legal()][-1])
    assert play.state.phase == "play"
    dealt = play.redealt(0, Rng(2))
    assert svg(play, 0) == svg(dealt, 0)
    assert svg(play, None) == svg(dealt, None)
