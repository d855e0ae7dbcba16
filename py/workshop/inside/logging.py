"""Ships as `logging`: what futures name of it, who write down only what must not happen. It goes to the console."""

import sys
import traceback

DEBUG = 10


class Logger:
    """What is written down goes where errors go."""

    def critical(self, message: str, *values: object) -> None:
        print(message % values, file=sys.stderr)

    def exception(self, message: str, *values: object) -> None:
        self.critical(message, *values)
        traceback.print_exc()


def getLogger(name: str) -> Logger:  # noqa: N802
    return Logger()
