"""Translations are whole, and follow the sources."""

import pytest

from workshop.locale import collected, faults, path_of, updated

TRANSLATED = [lang for lang in ("it", "pl") if path_of(lang).exists()]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_catalogue_follows_the_sources(lang: str) -> None:
    assert path_of(lang).read_bytes() == updated(lang, collected()), "make locale"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_translated_with_the_places_of_the_english(lang: str) -> None:
    assert faults(lang) == []
