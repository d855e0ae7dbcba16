"""Ships as `dis`: no table takes bytecode apart. What `inspect` names of it as it is imported stands here."""

COMPILER_FLAG_NAMES = {
    0x1: "OPTIMIZED",
    0x2: "NEWLOCALS",
    0x4: "VARARGS",
    0x8: "VARKEYWORDS",
    0x10: "NESTED",
    0x20: "GENERATOR",
    0x40: "NOFREE",
    0x80: "COROUTINE",
    0x100: "ITERABLE_COROUTINE",
    0x200: "ASYNC_GENERATOR",
    0x4000000: "HAS_DOCSTRING",
    0x8000000: "METHOD",
}
