"""make new-game NAME=lynx, or python -m workshop.newgame lynx: writes a small game to begin from."""

import sys

from workshop.newgame import Refused, make, title_of
from workshop.paths import ROOT


def main() -> None:
    if len(sys.argv) > 2:
        raise SystemExit("A new game has one name, without spaces: make new-game NAME=lynx")
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        written = make(name)
    except Refused as why:
        raise SystemExit(str(why)) from None
    for path in written:
        print(path.relative_to(ROOT))
    print(f"{title_of(name)} is there. Play it: make play. Test it: make check. Its rules: engine/state.py.")


if __name__ == "__main__":
    main()
