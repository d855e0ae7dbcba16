"""Ships as `socket`: no page has any. What loops in `asyncio` name as a default stands here."""

AF_UNSPEC = 0
AI_PASSIVE = 1
