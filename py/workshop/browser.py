"""python -m workshop.browser: prints the Chromium that tests and benches drive; with --install, gets one if there is
none: $CHROMIUM, chromium, google-chrome, else Debian's package (as root), else playwright's own build."""

import os
import shutil
import subprocess
import sys
from functools import cache

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


@cache
def chromium() -> str | None:
    """The path of a Chromium, None where there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or _playwrights_own()


def install() -> None:
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet, stdout=subprocess.DEVNULL)
        got = subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, env=quiet)
        if got.returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def main() -> None:
    if not chromium() and "--install" in sys.argv:
        install()
        chromium.cache_clear()
    path = chromium()
    if not path:
        raise SystemExit("no Chromium: make browser")
    if "--install" not in sys.argv:
        print(path)


if __name__ == "__main__":
    main()
