"""What teaches Lynx: its rules page. A guided round and pictures can be added: see `games.contract`."""

from prateria.games.contract import Teaching
from prateria.kit.words import Words
from prateria.view.pages import Section


def rules(w: Words, version: int = 0) -> list[Section]:
    """The whole rules in sections: id, title, paragraphs; then, as `brief`, what the printed summary says."""
    play = (
        w("You hold the cards 1 to 6. In each of six rounds a prey worth 1 to 6 points lies on the table."),
        w("All choose a card in secret. The highest card that nobody else has chosen takes the prey."),
        w("Is there no such card, the prey stays, and the next one lies beside it. Cards once shown are gone."),
    )
    end = w("After six rounds whoever has most points wins. With the same points you share the win.")
    brief = w("The highest card that is alone takes the prey.")
    return [Section("play", w("How to play"), play, brief=(brief,)), Section("end", w("The end"), (end,))]


TEACHING = Teaching(rules=rules)
