"""Pow Wow (after Apache, S. Dorra, 2007): one prairie is turned over, everyone claims at once. Rules PW-01 to PW-25."""

from typing import Final

CREDIT: Final = "Apache – Stefan Dorra, Abacusspiele 2007 (Pow Wow)"
SHEETS: Final = ("powwow",)
