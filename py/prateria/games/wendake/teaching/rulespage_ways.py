"""The rules of Wendake: the end, the ways to play, and alone against the ghost. See `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Section

from ..engine.data import COMMON, GOODS, TRIBES, start_of
from ..engine.scoring import RATINGS
from ..words.effects import tribe, tribe_text
from ..words.nouns import amount, rating, track

__all__ = ["end_and_ways", "start_goods"]


def end_and_ways(w: Words, version: int) -> tuple[Section, ...]:
    """How the game is won, then what one may choose before it."""
    return (*_end(w), *_options(w, version), *_solo(w))


def start_goods(w: Words, version: int) -> str:
    """WE-08: what everyone begins with, tribes apart."""
    return w("Without tribes you begin with: %(goods)s.", goods=_goods(w, COMMON.id, version))


def _goods(w: Words, name: str, version: int) -> str:
    """What a tribe has at the start."""
    start = start_of(name, version)
    own = [amount(w, good, n) for good, n in zip(GOODS, start.goods, strict=True) if n]
    cards = w.n("%(n)d mask card", "%(n)d mask cards", start.cards)
    points = [f"{track(w, 'economic')} +{start.economic}"] if start.economic else []
    return ", ".join((*own, w.p("goods", "1 vegetable of your village"), cards, *points))


def _end(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "end",
            w("The end"),
            (
                w(
                    "After the seventh year the turtles are shown. Each gives its points on the track that it shows, "
                    "or on the better one for you if it shows two."
                ),
                w(
                    "Then the lower track of each pair counts. Add the two numbers, and one point if you never swapped "
                    "tiles. The most points win. If it is a tie, whoever stands farther left in the last order of play "
                    "wins."
                ),
            ),
            "tracks",
            brief=(
                w(
                    "Turtles are added to their tracks. Then the lower track of each pair, and 1 point for a swap not "
                    "used. In a tie whoever is farther left in the last order of play wins."
                ),
            ),
        ),
    )


def _options(w: Words, version: int) -> tuple[Section, ...]:
    return (
        Section(
            "first_game",
            w("If you like: easier pairs"),
            (
                w(
                    "Which tracks go together is decided by chance. For a first game choose the pairs Military and "
                    "Masks, Economy and Ritual: then it is easier to see what to do next."
                ),
            ),
        ),
        Section(
            "tribes",
            w("If you like: tribes"),
            (
                w(
                    "One more tribe than players is turned up. The last in the order of play chooses first, then the "
                    "others backwards, and the first player from the last two. A tribe decides what you begin with, "
                    "and it has a power of its own."
                ),
                *(f"{tribe(w, of.id)} – {_goods(w, of.id, version)}. {tribe_text(w, of.id)}" for of in TRIBES),
                w("The Seneca get the point for swaps not used only if they used none of the two."),
            ),
        ),
    )


def _solo(w: Words) -> tuple[Section, ...]:
    ratings = ", ".join(f"{rating(w, name)} {least}+" for name, least in RATINGS)
    return (
        Section(
            "solo",
            w("Alone against the ghost"),
            (
                w(
                    "Alone you play on the map for two. A ghost has the other village, with five warriors. It has no "
                    "grid and no goods, enters no areas and gets no points, but its warriors count in majorities and "
                    "can be attacked."
                ),
                w(
                    "You always play first. Who is ahead on the order of play only decides when the open tile leaves. "
                    "After each of your turns the ghost turns one of its four cards; in a new year they are shuffled "
                    "anew."
                ),
                w("Your own points give you a rating: %(ratings)s.", ratings=ratings),
            ),
        ),
        Section(
            "ghost",
            w("The four cards of the ghost"),
            (
                w(
                    "Pathfinder: the ghost takes the leftmost free space of the order of play, and up to two of its "
                    "warriors come back from the long house. At the year’s end one of the open tiles leaves the game; "
                    "you cannot choose which. If the ghost is ahead of you, it leaves before you choose yours, else "
                    "after."
                ),
                w(
                    "Raiders: a ghost warrior leaves its village for a territory next to it, or next to another ghost "
                    "warrior, but never for your village. It goes where you have the most sentinels; if none of yours "
                    "are in reach, to a territory without a ghost. If you have a sentinel there, one of yours and the "
                    "ghost warrior go to their long houses. If no ghost is left in its village, or there is no such "
                    "territory, nothing happens."
                ),
                w(
                    "Masks: its disc takes the dearest free space of the mask board that is worth no more than 2 "
                    "points plus half the number of the year, rounded down. Then the top card of the deck is discarded."
                ),
                w("Traders: the first progress tile of the lowest level leaves the game."),
            ),
        ),
    )
