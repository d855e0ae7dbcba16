"""Ships as `asyncio`, whose own brings loops upon sockets, streams and processes at each start: the loop of a page is
Pyodide's, and it waits for nothing else. All that tasks need of it is there.
"""

from asyncio import coroutines, events, exceptions, futures, locks, queues, runners, taskgroups, tasks, timeouts
from asyncio.coroutines import *
from asyncio.events import *
from asyncio.exceptions import *
from asyncio.futures import *
from asyncio.locks import *
from asyncio.queues import *
from asyncio.runners import *
from asyncio.taskgroups import *
from asyncio.tasks import *
from asyncio.timeouts import *

__all__ = (
    *coroutines.__all__,
    *events.__all__,
    *exceptions.__all__,
    *futures.__all__,
    *locks.__all__,
    *queues.__all__,
    *runners.__all__,
    *taskgroups.__all__,
    *tasks.__all__,
    *timeouts.__all__,
)

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy  # type: ignore[attr-defined]
"""What Pyodide's is made of."""
