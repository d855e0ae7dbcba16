"""python -m workshop.build: makes dist/ anew, and says how large a first visit is."""

import shutil
import time
from pathlib import Path

from workshop.cache import write_whole
from workshop.paths import DIST
from workshop.site import make_site


def write_site(target: Path = DIST) -> None:
    """Writes what changed and takes away what is no longer there: a running server never meets an empty folder."""
    files = make_site()
    for path, data in files.items():
        place = target / path
        if not place.exists() or place.read_bytes() != data:
            write_whole(place, data)
    if target.exists():
        for place in target.rglob("*"):
            if place.is_file() and place.relative_to(target).as_posix() not in files:
                place.unlink()
        for folder in sorted((p for p in target.rglob("*") if p.is_dir()), reverse=True):
            if not any(folder.iterdir()):
                shutil.rmtree(folder)


def main() -> None:
    start = time.monotonic()
    write_site()
    print(f"dist/ built in {time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    main()
