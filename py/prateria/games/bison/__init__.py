"""Bison (W. Kramer, M. Kiesling, 2006): tiles join into prairies, mountains and rivers. Rules BI-01 to BI-33."""

from typing import Final

CREDIT: Final = "Bison – Wolfgang Kramer, Michael Kiesling, Phalanx Games 2006 (Apacze i Komancze, Egmont 2014)"
SHEETS: Final = ("bison",)
