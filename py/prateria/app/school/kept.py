"""What a teacher's device keeps for a class beside plan and results, as JSON under keys of its own."""

import json
from typing import Any, Final

from ..page import Page

__all__ = ["CHOSEN", "CUP", "LEAGUE", "NAMES", "keep_kept", "read_kept"]

CHOSEN: Final = "chosen"
"""Table -> key of the result that counts, where it has handed in several."""
NAMES: Final = "names"
"""`table:seat` -> a name that the teacher has typed. It never leaves the device but in files that the teacher saves."""
CUP: Final = "cup"
LEAGUE: Final = "league"


def read_kept(page: Page, key: str) -> dict[str, Any]:
    """What lies there; {} where nothing does, or it is damaged."""
    try:
        found = json.loads(page.kept_text(key) or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


async def keep_kept(page: Page, key: str, data: dict[str, Any]) -> str:
    """Puts it there. Gives '' or why it is not kept: full, forbidden."""
    return str(await page.keep_text(key, json.dumps(data, ensure_ascii=False, separators=(",", ":"))))
