"""Inside Pyodide: packs a file with Zstandard, which Python has since 3.14, as small as it can.

Arguments: {"source": path, "target": path}, both below /root.
"""

from typing import Any

from compression import zstd  # type: ignore[import-not-found,unused-ignore]


def main(arguments: Any) -> None:
    with open(f"/root/{arguments['source']}", "rb") as file:
        data = file.read()
    options = {zstd.CompressionParameter.compression_level: 22, zstd.CompressionParameter.window_log: 23}
    with open(f"/root/{arguments['target']}", "wb") as file:
        file.write(zstd.compress(data, options=options))
