"""The reference page: its public modules are there and say what they are, and dead links are found."""

import importlib.util

import pytest

from workshop.docs import PUBLIC, dead_links


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_is_there(name):
    assert importlib.util.find_spec(name) is not None


def test_dead_links_are_found():
    pages = {
        "index.html": '<a href="sub/a.html#there"><a href="https://elsewhere.org/"><a href="#top"><p id="top">',
        "sub/a.html": '<p id="there"><a href="../index.html"><a href="b.html"><a href="../index.html#gone">',
    }
    assert list(dead_links(pages)) == ["sub/a.html: b.html", "sub/a.html: ../index.html#gone"]
