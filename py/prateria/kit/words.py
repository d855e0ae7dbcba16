"""Sentences in the player's language. English is the source: a text without a translation stays as it is.

>>> w = Words("en")
>>> w("Hand the device to %(name)s", name="Ola"), w.n("%(n)d card", "%(n)d cards", 3)
('Hand the device to Ola', '3 cards')
"""

import gettext
import io
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import Any, Final

__all__ = ["LANGUAGES", "Often", "Words", "isolate", "named_once", "times"]

LANGUAGES: Final = {"en": "English", "it": "Italiano", "pl": "Polski"}
"""The languages of Prateria, each by its own name; the first is the source."""


class Often(str):
    """A sentence that has one for several times: `many(4)`, where it would be said four times running.

    >>> Often("Owl buys a hunter.", "Owl buys {} hunters.".format).many(4)
    'Owl buys 4 hunters.'
    """

    many: Callable[[int], str]

    def __new__(cls, sentence: str, many: Callable[[int], str]) -> "Often":
        often = super().__new__(cls, sentence)
        often.many = many
        return often


def times(sentences: Iterable[str]) -> Iterator[str]:
    r"""The same sentence several times running is one: its own (`Often`), else with how often.

    >>> list(times(["Owl buys a hunter.", "Owl buys a hunter.", "Owl ends."]))
    ['Owl buys a hunter\xa0×2.', 'Owl ends.']
    """
    for sentence, same in groupby(sentences):
        n = len(list(same))
        if n > 1 and isinstance(sentence, Often):
            yield sentence.many(n)
        else:
            yield f"{sentence[:-1]}\u00a0×{n}{sentence[-1]}" if n > 1 else sentence


def named_once(sentences: Iterable[str], names: Iterable[str]) -> Iterator[str]:
    r"""Sentences in which somebody does one thing after another, with the name before the first alone.

    >>> owl, fox = isolate("Owl"), isolate("Fox")
    >>> said = [f"{owl} hunts.", f"{owl} tans.", f"{owl}: +2.", f"{owl} ends.", f"{fox} hunts."]
    >>> [one.translate({0x2068: None, 0x2069: None}) for one in named_once(said, ["Fox", "Owl"])]
    ['Owl hunts.', 'Tans.', 'Owl: +2.', 'Ends.', 'Fox hunts.']
    """
    called = [isolate(name) for name in names]
    last = ""
    for sentence in sentences:
        who = next((name for name in called if sentence.startswith((f"{name} ", f"{name}:"))), "")
        rest = sentence[len(who) + 1 :]
        yield rest[:1].upper() + rest[1:] if who and who == last and sentence[len(who)] == " " else sentence
        last = who


class Words:
    """The words of one language. Calls take whole sentences with `%(name)s` places for names and numbers only."""

    def __init__(self, lang: str, catalogue: bytes | None = None) -> None:
        """An unknown language becomes English. `catalogue`: compiled, where it is not part of the package."""
        self.lang: Final = lang if lang in LANGUAGES else "en"
        self._catalogue = _catalogue(self.lang, catalogue)

    def __call__(self, text: str, **places: Any) -> str:
        """The sentence in this language."""
        found = self._catalogue.gettext(text)
        if places:
            return self._heard(_filled(found, places))
        return _Sounding(found) if self.lang == "it" and "%(" in found else found

    def n(self, one: str, many: str, n: int, **places: Any) -> str:
        """The sentence in the form that the number asks for; `%(n)d` is the number."""
        return self._heard(_filled(self._catalogue.ngettext(one, many, n), {"n": n, **places}))

    def _heard(self, text: str) -> str:
        """In Italian "a" is "ad" before a name that begins with it, and "e" is "ed" before what begins with that."""
        return _euphonic(text) if self.lang == "it" else text

    def p(self, context: str, text: str, **places: Any) -> str:
        """A text whose meaning depends on where it stands, such as a single word of a game."""
        found = self._catalogue.pgettext(context, text)
        return self._heard(_filled(found, places)) if places else found

    def list(self, parts: "list[str] | tuple[str, ...]") -> str:
        """Things one after another: a, b and c."""
        *front, last = parts or ("",)
        if not front:
            return last
        return self._heard(self.p("list", "%(front)s and %(last)s", front=", ".join(front), last=last))


_EUPHONIC: Final = ((" a \u2068A", " ad \u2068A"), (" e \u2068E", " ed \u2068E"), (" e e", " ed e"))


def _euphonic(text: str) -> str:
    for plain, heard in _EUPHONIC:
        text = text.replace(plain, heard)
    return text


class _Sounding(str):
    """An Italian sentence that gets its names and numbers later (`% places`), and then sounds as if it had had them."""

    def __mod__(self, places: Any) -> str:
        return _euphonic(super().__mod__(places))


def _filled(sentence: str, places: dict[str, Any]) -> str:
    """With its names and numbers; what is below zero has the sign that tables have, no hyphen.

    >>> _filled("%(who)s: from %(a)d to %(b)d", {"who": "Team-1", "a": -1, "b": 16})
    'Team-1: from −1 to 16'
    """
    below = {name: f"−{-n}" for name, n in places.items() if isinstance(n, int) and n < 0}
    for name in below:
        sentence = sentence.replace(f"%({name})d", f"%({name})s")
    return sentence % (places | below)


def isolate(name: str) -> str:
    """A name within a sentence, kept from disturbing the direction of the words around it (Unicode isolates)."""
    return f"\u2068{name}\u2069"


class _Told(gettext.GNUTranslations):
    """Sentences as `workshop.catalogues` writes them, two thirds as large as what GNU gettext reads: the rule of the
    plural, then all sentences, then their translations, with a zero byte between all; a byte 1 between plural forms."""

    def _parse(self, fp: Any) -> None:
        rule, *texts = fp.read().decode().split("\0")
        self.plural = gettext.c2py(rule)
        self._catalog: dict[str | tuple[str, int], str] = {}
        half = len(texts) // 2
        for source, text in zip(texts[:half], texts[half:], strict=True):
            forms = text.split("\1")
            if len(forms) == 1:
                self._catalog[source] = text
            else:
                self._catalog.update(((source, n), form) for n, form in enumerate(forms))


def _catalogue(lang: str, data: bytes | None) -> gettext.NullTranslations:
    if lang != "en" and data is None:
        return _packaged(lang)
    return _Told(io.BytesIO(data)) if data else gettext.NullTranslations()


@cache
def _packaged(lang: str) -> gettext.NullTranslations:
    """The catalogue that is part of the package, read once: it has thousands of sentences."""
    import pkgutil  # a start in English need not wait for it

    try:
        return _catalogue(lang, pkgutil.get_data("prateria.locale", f"{lang}/LC_MESSAGES/prateria.told") or b"")
    except OSError:  # a source tree: the build compiles the catalogues
        return gettext.NullTranslations()
