"""A class as a file, to go on with in another browser or on another device: what was prepared, results, names.

    {"prateria-class": 1, "plan": ..., "results": {key: code or words}, "names": ..., "chosen": ...}

It is believed as little as what is scanned: results are checked when they are listed (`gather`).
"""

import json
from typing import Any, Final

from ...core.seats import clean_name
from ..page import Page
from .gather import KEYS, TYPED, key_of, words_kept
from .kept import CHOSEN, NAMES, keep_kept, read_kept
from .plan import Plan, dump, read, tables

__all__ = ["MARK", "bundled", "unbundled"]

MARK: Final = "prateria-class"
"""Its first key; web/results.mjs knows such files by it."""
MOST: Final = 200  # results
LONGEST: Final = 4000  # characters of one


def bundled(page: Page, plan: Plan) -> str:
    """The file."""
    results = {key: page.kept_text(key) or "" for key in sorted(page.kept_keys()) if key.startswith(KEYS)}
    kept = {key: read_kept(page, key) for key in (NAMES, CHOSEN)}
    return json.dumps({MARK: 1, "plan": json.loads(dump(plan)), "results": results, **kept}, ensure_ascii=False)


async def unbundled(page: Page, text: str, plan: Plan) -> tuple[Plan, str]:
    """Keeps what a file holds beside what is here; what was typed or chosen here stays. `plan`: of this device.

    Gives the plan from now on, and why nothing or not all was taken: damaged, other (here are results of another
    class), full, forbidden; else ''."""
    try:
        data = json.loads(text)
        new = read(json.dumps(data["plan"]))
        results = [str(result) for result in data["results"].values()][:MOST]
        names = {str(place): clean_name(str(name)) for place, name in data[NAMES].items()}
        chosen = {str(table): str(key) for table, key in data[CHOSEN].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return plan, "damaged"
    if new is None:
        return plan, "damaged"
    if tables(new) != tables(plan) and any(key.startswith(KEYS) for key in page.kept_keys()):
        return plan, "other"
    for result in results:
        key, kept = words_kept(result) if " " in result else (key_of(result), result)
        if key != KEYS + TYPED and len(kept) <= LONGEST and (why := str(await page.keep_text(key, kept))):
            return new, why
    more: dict[str, dict[str, Any]] = {NAMES: names, CHOSEN: chosen}
    whys = [await keep_kept(page, key, {**theirs, **read_kept(page, key)}) for key, theirs in more.items()]
    return new, next(filter(None, whys), "")
