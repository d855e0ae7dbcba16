"""What a teacher has chosen for a class: it becomes a prepared table for each number, and is kept as JSON.

>>> plan = fresh(7)
>>> [table.table for table in tables(changed(changed(plan, "tables", "3"), "each", "yes"))]
[1, 2, 3]
>>> read(dump(plan)) == plan
True
"""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from ...core.errors import BadOption
from ...core.game import Choice, check_options
from ...core.school.prepared import SEEDS, Prepared, deals, places
from ...core.school.profile import NAMED, RIGHTS, is_profile, profile_of, shuts
from ...core.seats import LEVELS
from ...core.session import Header
from ...games import GAMES
from ...kit.words import LANGUAGES, Words

__all__ = ["MINUTES", "TABLES", "Plan", "changed", "dump", "fresh", "play_of", "read", "tables", "teams_of"]

TABLES: Final = 15
MINUTES: Final = (0, 15, 20, 25, 30, 35, 40, 45, 60, 90)
"""Of play, to choose from; 0: as long as it takes."""


@dataclass(frozen=True)
class Plan:
    """`options`: (id, value) of all options of the game; `minutes`: of play; `tables`: how many; `each`: another deal
    for each of them;
    `lang`: that the tablets speak; `seed`: of the first table; `teams`: they rotate over the seats."""

    game: str
    rules: int
    seats: int
    people: int
    level: str
    options: tuple[tuple[str, Choice], ...]
    profile: str
    minutes: int
    tables: int
    each: bool
    lang: str
    seed: int
    teams: bool = False


def fresh(seed: int, game: str = "manitou", lang: str = "en") -> Plan:
    """A game as it is usually played, for as long as its lesson plan has it, for ten tables of the same deal."""
    meta = GAMES[game].META
    seats = min(max(3, meta.seats[0]), meta.seats[1])
    options = tuple(check_options(meta, seats, None, 0).items())
    minutes = play_of(game)
    return Plan(game, meta.rules, seats, seats, LEVELS[0], options, "open", minutes, 10, False, lang, seed % SEEDS)


def play_of(game: str) -> int:
    """Minutes of play in its lesson plan; 0 where it has none."""
    plan = GAMES[game].teaching.class_plan
    return plan(Words("en")).play if plan is not None else 0


def changed(plan: Plan, field: str, value: str) -> Plan:
    """The plan with another choice, as the page says it; as it was where that cannot be. What no longer goes with it
    follows: fewer people where there are fewer seats, options at their usual values where they go no more."""
    meta = GAMES[plan.game].META
    number = int(value) if value.isascii() and value.isdecimal() and len(value) < 6 else -1
    if field == "game" and value in GAMES:
        new = fresh(plan.seed, value, plan.lang)
        kept = replace(new, profile=plan.profile, tables=plan.tables, each=plan.each, teams=plan.teams)
        # minutes that a teacher has chosen stay; those of a lesson plan give way to those of the other one
        return kept if plan.minutes == play_of(plan.game) else replace(kept, minutes=plan.minutes)
    if field == "seats" and meta.seats[0] <= number <= meta.seats[1]:
        # who played alone with computers still does; a full table stays full
        people = number if plan.people == plan.seats else min(plan.people, number)
        return _sound(replace(plan, seats=number, people=people))
    if field == "people" and 1 <= number <= plan.seats:
        return replace(plan, people=number)
    if field == "tables" and 1 <= number <= TABLES:
        return replace(plan, tables=number)
    if field == "minutes" and number in MINUTES:
        return replace(plan, minutes=number)
    if field == "seed" and 0 <= number < SEEDS:
        return replace(plan, seed=number)
    if field == "level" and value in GAMES[plan.game].offers(plan.seats):
        return replace(plan, level=value)
    if field == "profile" and value in NAMED:
        return replace(plan, profile=value)
    if field.startswith("may-") and (right := field[4:]) in RIGHTS:
        others = [shut for shut in shuts(plan.profile) if shut != right]
        return replace(plan, profile=profile_of(others if value == "yes" else [*others, right]))
    if field == "lang" and value in LANGUAGES:
        return replace(plan, lang=value)
    if field == "each":
        return replace(plan, each=value == "yes")
    if field == "teams":
        return replace(plan, teams=value == "yes")
    for option in meta.options:
        if field == f"option-{option.id}" and 0 <= number < len(option.choices):
            chosen = tuple((name, option.choices[number] if name == option.id else had) for name, had in plan.options)
            return _sound(replace(plan, options=chosen))
    return plan


def tables(plan: Plan) -> list[Prepared]:
    """A prepared table for each number, from 1."""
    bots = places(plan.seats, plan.people, plan.level)
    return [
        Prepared(
            Header(plan.game, plan.rules, plan.seats, plan.options, seed), bots, plan.profile, number, plan.minutes
        )
        for number, seed in enumerate(deals(plan.seed, plan.tables, plan.each), 1)
    ]


def teams_of(plan: Plan) -> int:
    """How many teams rotate over the seats of children; 0 where none do, or there is nothing to compare."""
    return plan.people if plan.teams and not plan.each and plan.people > 1 else 0


def dump(plan: Plan) -> str:
    return json.dumps(asdict(plan))


def read(text: str | None) -> Plan | None:
    """The plan that was kept; None where there is none, or it is damaged or of another version."""
    try:
        data: dict[str, Any] = json.loads(text or "")
        options = dict(data["options"])
        plan = Plan(**{**data, "options": tuple(options.items())})
        meta = GAMES[plan.game].META
        sound = check_options(meta, plan.seats, options, plan.rules) == options and plan.rules >= 1
        known = plan.level in GAMES[plan.game].levels and is_profile(plan.profile) and plan.lang in LANGUAGES
        inside = 1 <= plan.people <= plan.seats and 1 <= plan.tables <= TABLES and 0 <= plan.seed < SEEDS
        return plan if sound and known and inside and 0 <= plan.minutes <= MINUTES[-1] else None
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _sound(plan: Plan) -> Plan:
    """With what its game has at tables of so many."""
    meta, levels = GAMES[plan.game].META, GAMES[plan.game].offers(plan.seats)
    if plan.level not in levels:
        plan = replace(plan, level=levels[-1])
    try:
        check_options(meta, plan.seats, dict(plan.options), plan.rules)
    except BadOption:
        usual = {option.id: option.default for option in meta.options if option.needs is not None}
        return replace(plan, options=tuple((name, usual.get(name, value)) for name, value in plan.options))
    return plan
