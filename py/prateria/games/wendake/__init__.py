"""Wendake (D. Sabia, 2017): seven years in the villages of the Great Lakes. Rules WE-01 to WE-90."""

from typing import Final

CREDIT: Final = "Wendake – Danilo Sabia, Placentia Games 2017"
SHEETS: Final = ("wendake",)
