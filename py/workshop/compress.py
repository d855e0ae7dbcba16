"""What a plain host does with a file on its way: brotli or gzip for a few kinds, nothing for the rest."""

import gzip
import subprocess
from collections.abc import Iterable

from workshop.cache import digest, kept, write_whole
from workshop.paths import CACHE, INSIDE

COMPRESSED = (".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".wasm")


def is_compressed(path: str) -> bool:
    return path.endswith(COMPRESSED)


def gzipped(data: bytes) -> bytes:
    return kept("gz", [data], lambda: gzip.compress(data, 9, mtime=0))


def brotlied(many: Iterable[bytes]) -> list[bytes]:
    """Each as brotli, of the quality that hosts compress with on the fly; by node, so that Python needs no package."""
    data = list(many)
    recipe = (INSIDE / "brotli.mjs").read_bytes()
    places = [CACHE / "br" / digest([recipe, one]) for one in data]
    missing = {place: one for place, one in zip(places, data, strict=True) if not place.exists()}
    for place, one in missing.items():
        write_whole(place.with_suffix(".raw"), one)
    if missing:
        names = [str(place) for place in missing]
        subprocess.run(["node", str(INSIDE / "brotli.mjs"), *names], check=True)
        for place in missing:
            place.with_suffix(".raw").unlink(missing_ok=True)
    return [place.read_bytes() for place in places]
