"""Ships as `subprocess`: no page has any. What loops in `asyncio` name as a default stands here."""

PIPE = -1
