"""The rules of Lynx: what can be done, and what it does."""

from .meta import META as META
from .state import State as State
