"""The loop that engine speeds are stated in: what an iteration of it costs now, on this machine.

A cost is a multiple of it: microseconds per decision / `calibration_us()`, both taken in the same run, interleaved.
"""

import time


def _loop() -> None:
    x = 0
    d: dict[int, int] = {}
    for i in range(2000):
        d[i & 63] = x
        x = (x * 31 + i) % 1000003


def calibration_us(seconds: float = 0.04) -> float:
    """Microseconds per iteration of the fixed loop (about 0.08 on an idle core of the machines here)."""
    start, iterations = time.perf_counter(), 0
    while True:
        _loop()
        iterations += 2000
        spent = time.perf_counter() - start
        if spent >= seconds:
            return spent / iterations * 1e6
