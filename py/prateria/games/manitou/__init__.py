"""Manitou (G. Burkhardt, 1997): three hunts, parties of hunters and great warriors. Rules MA-01 to MA-24."""

from typing import Final

CREDIT: Final = "Manitou – Günter Burkhardt, Goldsieber 1997"
