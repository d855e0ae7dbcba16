"""The rules of Manitou for families: what happens when a hunt is over, and who wins. The rest is in `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Section

__all__ = ["counting"]


def counting(w: Words, version: int) -> tuple[Section, ...]:
    return (
        Section(
            "thief",
            w("The end of a hunt: first the hide thief"),
            (
                w(
                    "Add up your hunters in all three territories. Whoever has the greatest sum has hunted "
                    "hardest and is visited by a hide thief: minus 10 points. If several share the greatest sum, "
                    "each of them loses 10."
                ),
                w("If nobody has laid a hunter, no thief comes. So hunt well, but let somebody else hunt harder."),
            ),
            "thief",
            (w("The most strength of hunters in all territories together: minus 10 points, in a tie for each."),),
        ),
        Section(
            "bison",
            w("Then the bison"),
            (
                w(
                    "In each territory the strengths of the hunters are compared. The strongest player there takes "
                    "the greatest herd, the second the other one, if there is one."
                ),
                w(
                    "In a tie for first place all the bison there run away. In a tie for second place only the "
                    "second herd does."
                ),
                _alone(w, version),
            ),
            "bison",
            (
                w(
                    "In each territory the strongest hunters take the greatest herd, the second the other one. In a "
                    "tie for first place all run away, in a tie for second only the second herd."
                ),
                _alone(w, version),
            ),
        ),
        Section(
            "captives",
            w("Last the captives"),
            (
                w(
                    "Whoever has a great warrior face up in a territory takes all the hunters and fallen great "
                    "warriors of the others there: each captive is worth 1 point. Hunters catch their bison "
                    "first, even if they are taken afterwards."
                ),
                w(
                    "The guard’s own cards go back to the reserve. Where nobody stands guard, everyone takes "
                    "their own cards back. Captives never come back."
                ),
            ),
            "captives",
            (
                w(
                    "A great warrior who still stands takes the hunters and fallen great warriors of the others: 1 "
                    "point each. All other cards go back to their reserve."
                ),
            ),
        ),
        Section(
            "score",
            w("After three hunts"),
            (
                w(
                    "Points are the bison, 1 for each captive, and minus 10 for each hide thief. The most points "
                    "win; with equal points you share the win."
                ),
            ),
            "score",
        ),
    )


def _alone(w: Words, version: int) -> str:
    """MA-17: where somebody has no rival, and where nobody hunts."""
    if version >= 2:
        return w(
            "If only one player has laid cards in a territory, that player takes all the bison there, even with "
            "nothing but great warriors. Otherwise only hunters catch bison: whoever hunts there alone takes all, and "
            "where nobody hunts, all of them run away."
        )
    return w(
        "Only hunters catch bison: whoever hunts in a territory alone takes all, even if great warriors of others lie "
        "there. Where nobody hunts, all of them run away."
    )
