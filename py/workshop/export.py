"""lobby.<lang>.json: what the lobby shows before Python is there, from the games themselves and the catalogues; and
workshop/<lang>.json, the same for the page of the workshop, workshop/path.<lang>.json for its path."""

import json
import re
from typing import Any

from prateria.kit.words import Words
from workshop.catalogues import compiled_catalogues, strings_for_page
from workshop.paths import LANGUAGES, PY

WORKSHOP = "web/workshop/"
"""The sources of that page: what they alone say is no matter of the lobby."""


class _Open(Words):
    """Sentences with their places left open: the page fills them."""

    def __call__(self, text: str, **places: Any) -> str:
        return super().__call__(text)


def picture(game: str) -> str:
    """What stands beside a game in the lobby, 320 by 150: the markup inside an <svg>, in the classes `art-...` of
    web/css/lobby.css. '' where the game brings none: then the page has one of its own."""
    path = PY / "prateria" / "games" / game / "lobby.svg"
    if not path.exists():
        return ""
    lines = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL).splitlines()
    return "".join(line.strip() for line in lines)


def _game(game: str, lang: str) -> dict[str, Any]:
    from prateria.games import GAMES

    meta = GAMES[game].META
    catalogue = compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told")
    w = Words(lang, catalogue)
    texts = GAMES[game].texts
    options = [
        {"id": option.id, "choices": option.choices, "default": option.default, "needs": option.needs}
        | ({"share": option.share} if option.share else {})
        | texts.option_text(w, option)
        for option in meta.options
    ]
    return {
        "id": game,
        "number": meta.number,
        "title": texts.title(w),
        "blurb": texts.blurb(w),
        "lesson": GAMES[game].teaching.lesson is not None,
        "picture": picture(game),
        "strong": max((n for n in range(meta.seats[1] + 1) if "strong" in GAMES[game].offers(n)), default=0),
        "seats": meta.seats,
        "looks": texts.seat_looks(w)[: meta.seats[1]],
        "rounds": meta.rounds,
        "minutes": meta.minutes,
        "age": meta.age,
        "weight": meta.weight,
        "round": texts.round_of(_Open(lang, catalogue), 1, meta.rounds),
        "options": options,
    }


def lobby(lang: str) -> dict[str, Any]:
    from prateria.games import GAMES

    strings = strings_for_page(lang, but=f"{WORKSHOP}*")
    return {"lang": lang, "strings": strings, "games": [_game(game, lang) for game in GAMES]}


def lobby_files() -> dict[str, bytes]:
    def text(lang: str) -> bytes:
        return json.dumps(lobby(lang), ensure_ascii=False, separators=(",", ":")).encode()

    return {f"lobby.{lang}.json": text(lang) for lang in LANGUAGES} | {"class-words.json": class_words()}


def workshop(lang: str) -> dict[str, Any]:
    """What the page of the workshop says: its sentences, the games that can be written for, their examples and the
    reference beside the editor."""
    from prateria.players.examples import EXAMPLES, in_other_words
    from prateria.players.reference import reference

    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    return {
        "strings": strings_for_page(lang, f"{WORKSHOP}*"),
        "games": [_game(game, lang) for game in EXAMPLES],
        "examples": {
            game: [{"id": example.id, "source": in_other_words(example.source, w)} for example in examples]
            for game, examples in EXAMPLES.items()
        },
        "reference": {
            game: [
                part._asdict() | {"entries": [entry._asdict() for entry in part.entries]} for part in reference(game, w)
            ]
            for game in EXAMPLES
        },
    }


def path(lang: str) -> dict[str, Any]:
    """What the path says, to pupils and to their teacher."""
    from prateria.players.path.page import path

    return path(Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told")))


def workshop_files() -> dict[str, bytes]:
    """The path is asked for when it is opened; its positions are the same in every language."""
    from prateria.players.path.page import positions

    def text(data: Any) -> bytes:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()

    files = {f"workshop/{lang}.json": text(workshop(lang)) for lang in LANGUAGES}
    files |= {f"workshop/path.{lang}.json": text(path(lang)) for lang in LANGUAGES}
    return files | {"workshop/path.positions.json": text(positions())}


def class_words() -> bytes:
    """The words of class codes by language, for whoever types one: asked for then."""
    from prateria.core.school.words import WORDS

    return json.dumps(WORDS, ensure_ascii=False, separators=(",", ":")).encode()


def words_of_the_watch() -> bytes:
    """The sentences of web/watch.js, by language, as they stand in the page itself."""
    found = {lang: strings_for_page(lang, "web/watch.js") for lang in LANGUAGES[1:]}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
