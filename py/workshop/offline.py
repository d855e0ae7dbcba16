"""The service worker's list: every file of the site that offline use needs, with its integrity and its cache."""

import base64
import hashlib
import json
from collections.abc import Mapping

from workshop.cache import digest


def _needed(path: str) -> bool:
    """The stock library and the wheels are for Python people; licences are read, not run; pictures of the page and
    large icons are for whoever installs it, who has a line then."""
    return not path.endswith((".whl", "python_stdlib.zip", ".txt", "-512.png")) and not path.startswith("screenshots/")


def worker(text: bytes, files: Mapping[str, bytes], runtime: str) -> bytes:
    rows = []
    for path, data in sorted(files.items()):
        if _needed(path):
            integrity = "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
            address = "./" if path == "index.html" else f"./{path}"
            rows.append((address, integrity, "runtime" if path.startswith(runtime + "/") else "app"))
    apps = digest([text, *(part for row in rows if row[2] == "app" for part in row)])
    runtimes = digest(part for row in rows if row[2] == "runtime" for part in row)
    values = {
        b'"@FILES@"': json.dumps(rows, indent=0, separators=(",", ":")).encode(),
        b"@APP_VERSION@": apps[:16].encode(),
        b"@RUNTIME_VERSION@": f"{runtime.rpartition('/')[2]}-{runtimes[:8]}".encode(),
    }
    for name, value in values.items():
        text = text.replace(name, value)
    return text
