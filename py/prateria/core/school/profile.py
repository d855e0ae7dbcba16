"""What children may do at a table of a class, until somebody opens its lock.

Language, colours and sound of a device are nobody's to shut: a child may need them, and they change no game.

A profile is a text, as it stands in saves: a name of `NAMED`, or what is shut, joined by `+` in the order of `RIGHTS`.

>>> shuts("guarded"), profile_of(["undo", "hints"]), profile_of(["names", "hints"])
(('hints', 'undo'), 'guarded', 'hints+names')
>>> [by_number(number_of(profile)) for profile in ("open", "guarded", "closed", "hints+names")]
['open', 'guarded', 'closed', 'hints+names']
"""

from collections.abc import Collection, Mapping
from typing import Final

__all__ = ["NAMED", "RIGHTS", "by_number", "is_profile", "number_of", "profile_of", "shuts"]

RIGHTS: Final = ("hints", "undo", "new", "settings", "names")
"""What can be shut: hints; taking back; beginning another game, so also leaving for the start page; the settings of the
table; typing names. The place of one is its bit in links: never changed."""

NAMED: Final[Mapping[str, tuple[str, ...]]] = {"open": (), "guarded": ("hints", "undo"), "closed": RIGHTS}
"""Those that a typed code can say. `closed`: this game is played, and nothing else."""

_LISTED: Final = 2  # 0 is open, 1 guarded; from here on the bits of what is shut


def is_profile(text: object) -> bool:
    """Whether that is a profile, written as it is written here."""
    return isinstance(text, str) and (text in NAMED or profile_of(text.split("+")) == text)


def shuts(profile: object) -> tuple[str, ...]:
    """What a profile shuts; of a text that is none, as much as `guarded`, which was all there was once."""
    if not isinstance(profile, str) or not is_profile(profile):
        return NAMED["guarded"]
    return NAMED.get(profile) or tuple(right for right in RIGHTS if right in profile.split("+"))


def profile_of(shut: Collection[str]) -> str:
    """The profile that shuts these; what is no right is left out."""
    listed = tuple(right for right in RIGHTS if right in shut)
    return next((name for name, rights in NAMED.items() if rights == listed), "+".join(listed))


def number_of(profile: str) -> int:
    """Its number in links."""
    if profile in ("open", "guarded"):
        return ("open", "guarded").index(profile)
    return _LISTED + sum(1 << RIGHTS.index(right) for right in shuts(profile))


def by_number(number: int) -> str | None:
    """The profile of a number; None where it shuts what this version does not know."""
    if number < _LISTED:
        return ("open", "guarded")[number]
    bits = number - _LISTED
    if bits >> len(RIGHTS):
        return None
    return profile_of([right for n, right in enumerate(RIGHTS) if bits >> n & 1])
