"""The service worker's list: every file of the site that offline use needs, with its integrity and its cache."""

import base64
import hashlib
import json
from collections.abc import Mapping
from fnmatch import fnmatch

from workshop.cache import digest


def _needed(path: str) -> bool:
    """The stock library is for Python people; licences are read, not run; pictures of the page, large
    icons and that of a home screen are for whoever installs it, who has a line then."""
    left = ("python_stdlib.zip", ".txt", "-512.png", "touch-icon.png")
    return not path.endswith(left) and not path.startswith("screenshots/")


WORKSHOP = (
    "workshop/*",
    "workshop.html",
    "path.html",
    "css/workshop.css",
    "css/path.css",
    "*.whl",
    "runtime/workshop-*",
)


def _kind(path: str, runtime: str) -> str:
    """In which cache it is kept; that of the workshop only for those who have opened it."""
    if any(fnmatch(path, pattern) for pattern in WORKSHOP):
        return "workshop"
    return "runtime" if path.startswith(runtime + "/") else "app"


def worker(text: bytes, files: Mapping[str, bytes], runtime: str) -> bytes:
    rows = []
    for path, data in sorted(files.items()):
        if _needed(path):
            integrity = "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
            address = "./" if path == "index.html" else f"./{path}"
            rows.append((address, integrity, _kind(path, runtime)))
    apps = digest([text, *(part for row in rows if row[2] == "app" for part in row)])
    runtimes, workshops = (
        digest(part for row in rows if row[2] == kind for part in row) for kind in ("runtime", "workshop")
    )
    values = {
        b'"@FILES@"': json.dumps(rows, indent=0, separators=(",", ":")).encode(),
        b"@APP_VERSION@": apps[:16].encode(),
        b"@WORKSHOP_VERSION@": workshops[:16].encode(),
        b"@RUNTIME_VERSION@": f"{runtime.rpartition('/')[2]}-{runtimes[:8]}".encode(),
    }
    for name, value in values.items():
        text = text.replace(name, value)
    return text
