"""The headers that netlify.toml gives each path: for the local server, and for the policy inside index.html."""

import tomllib
from fnmatch import fnmatchcase
from functools import cache

from workshop.paths import ROOT


@cache
def _rules() -> list[tuple[str, dict[str, str]]]:
    tables = tomllib.loads((ROOT / "netlify.toml").read_text(encoding="utf-8"))["headers"]
    return [(table["for"], table["values"]) for table in tables]


def headers_for(path: str) -> dict[str, str]:
    """What the host sends with this path, as /css/app.css: later rules win over earlier ones."""
    found: dict[str, str] = {}
    for pattern, values in _rules():
        if fnmatchcase(path, pattern):
            found |= values
    return found


def policy_for_page() -> str:
    """The content policy as a <meta> may give it; browsers heed frame-ancestors in a header only."""
    parts = headers_for("/")["Content-Security-Policy"].split("; ")
    return "; ".join(part for part in parts if not part.startswith("frame-ancestors"))


def demand_in_policy(source: str, *, of: str) -> None:
    """Scripts inside the page run only where the policy names their hash: ends the build where it does not."""
    if source not in headers_for("/")["Content-Security-Policy"].split():
        raise SystemExit(f"netlify.toml: Content-Security-Policy, script-src must name {of}: {source}")
