"""What a plain host does with a file on its way: brotli or gzip for a few kinds, nothing for the rest."""

import gzip
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

import zopfli.gzip

from workshop.cache import digest, kept, write_whole
from workshop.paths import CACHE, INSIDE

COMPRESSED = (".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".wasm")


def is_compressed(path: str) -> bool:
    return path.endswith(COMPRESSED)


def gzipped(data: bytes) -> bytes:
    return kept("gz", [data], lambda: gzip.compress(data, 9, mtime=0))


def squeezed(data: bytes) -> bytes:
    """As gzip, as small as that can be made: 3 % less, for what every first visit carries. It takes seconds."""
    return kept("zopfli", [data], lambda: zopfli.gzip.compress(data, numiterations=5))


def brotlied(many: Iterable[bytes]) -> list[bytes]:
    """Each as brotli, of the quality that hosts compress with on the fly; by node, so that Python needs no package."""
    data = list(many)
    recipe = (INSIDE / "brotli.mjs").read_bytes()
    places = [CACHE / "br" / digest([recipe, one]) for one in data]
    missing = {place: one for place, one in zip(places, data, strict=True) if not place.exists()}
    if missing:
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:  # of our own: servers may start side by side
            names = [Path(folder, str(number)) for number in range(len(missing))]
            for name, one in zip(names, missing.values(), strict=True):
                name.write_bytes(one)
            subprocess.run(["node", str(INSIDE / "brotli.mjs"), *map(str, names)], check=True)
            for name, place in zip(names, missing, strict=True):
                write_whole(place, name.with_suffix(".br").read_bytes())
    return [place.read_bytes() for place in places]
