"""The reference page: its public modules are there and say what they are, and dead links are found."""

import importlib.util
from inspect import getmodule

import pytest

import prateria.players
from prateria.players import EXAMPLES
from prateria.players.spoken import spoken
from workshop.docs import PUBLIC, dead_links


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_is_there(name):
    assert importlib.util.find_spec(name) is not None


def test_whoever_writes_players_finds_what_they_see_and_do():
    named = [getattr(prateria.players, name) for name in prateria.players.__all__]
    things = [thing for thing in named if callable(thing) and getmodule(thing).__name__.startswith("prateria.players")]
    things += [spoken(game).view for game in EXAMPLES]
    assert {"View", "World", "match", "Referee"} <= {thing.__name__ for thing in things}
    assert {getmodule(thing).__name__ for thing in things} - {"prateria.players.examples.example"} <= set(PUBLIC)


def test_dead_links_are_found():
    pages = {
        "index.html": '<a href="sub/a.html#there"><a href="https://elsewhere.org/"><a href="#top"><p id="top">',
        "sub/a.html": '<p id="there"><a href="../index.html"><a href="b.html"><a href="../index.html#gone">',
    }
    assert list(dead_links(pages)) == ["sub/a.html: b.html", "sub/a.html: ../index.html#gone"]
