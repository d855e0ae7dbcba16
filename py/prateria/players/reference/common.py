"""What every game has: Python itself, the view, worlds, random numbers."""

from .part import Entry, Part, Say, entries

__all__ = ["player", "python", "random", "view", "world"]


def python(w: Say) -> Part:
    """Building blocks of a player."""
    return Part(
        "python",
        w("Building blocks"),
        (),
        (
            Entry(
                "choose",
                "def choose(view):\n    return view.actions[0]\n",
                w("Every bot has this function: it sees the table and gives back one action."),
            ),
            Entry(
                "for",
                "for action in view.actions:\n    print(action)\n",
                w("Goes through all actions, one after the other."),
            ),
            Entry("if", 'if action.what == "pass":\n    print("pass")\n', w("Does something only if it is true.")),
            Entry(
                "max",
                "best = max(view.actions, key=lambda action: worth(view, action))\n",
                w("The action that is worth most: how much each is worth, your function worth says."),
            ),
            Entry(
                "def",
                "def worth(view, action):\n    return 0\n",
                w("A function of your own: a number for each action."),
            ),
            Entry(
                "print",
                "print(view.me.points)\n",
                w("Shows what you like beside the move, so that you see what your bot thinks."),
            ),
            Entry(
                "some",
                'some = [action for action in view.actions if action.what != "pass"]\n',
                w("A list of only those that you want."),
            ),
            Entry("help", "help(view)\n", w("Prints all that this game shows to a bot, in English.")),
        ),
    )


def view(w: Say, more: tuple[tuple[str, str], ...]) -> Part:
    """The view, with what a game adds to it."""
    return Part(
        "view",
        w("What you see"),
        ("view",),
        entries(
            (
                ("view.actions", w("All that you can do now. Give one of these back.")),
                ("view.me", w("You, as everybody sees you.")),
                ("view.others", w("The other players, in their order from your left.")),
                ("view.players", w("All players, by seat.")),
                ("view.seat", w("Your number at the table, from 0.")),
                ("view.phase", w("What you are being asked, in a word.")),
                ("view.board", w("What lies on the table.")),
                *more,
            )
        ),
    )


def player(w: Say, more: tuple[tuple[str, str], ...]) -> Part:
    """A player, with what a game knows of one."""
    return Part(
        "player",
        w("Players"),
        ("me", "other", "player", "others[]", "players[]"),
        entries(
            (
                ("view.me.points", w("The points of a player so far.")),
                ("view.me.seat", w("The number of a player at the table.")),
                *more,
            )
        ),
    )


def world(w: Say) -> Part:
    """Worlds to try things in."""
    return Part(
        "world",
        w("Trying things out"),
        ("world",),
        (
            Entry(
                "sample",
                "world = view.sample()\n",
                w("A world to try things in: what you cannot see is dealt at random."),
            ),
            *entries(
                (
                    ("world.play(action)", w("Carries out an action in that world. Nobody sees it.")),
                    ("world.copy()", w("Another world just like this one: copy before you try the next action.")),
                    ("world.lead", w("How many points you are ahead of the best of the others.")),
                    ("world.points", w("The points of all seats in that world.")),
                    ("world.actions", w("What can be done now in that world, by whoever’s turn it is.")),
                    ("world.turn", w("The seat whose turn it is in that world.")),
                    ("world.round", w("The round in that world.")),
                    ("world.over", w("Whether the game is over in that world.")),
                    ("world.winners", w("The seats that have won in that world.")),
                    ("world.view", w("What you see in that world, with view.me and view.board as ever.")),
                )
            ),
        ),
    )


def random(w: Say) -> Part:
    """Random numbers."""
    return Part(
        "random",
        w("Chance"),
        ("random",),
        entries(
            (
                ("view.random.choice(view.actions)", w("One of the actions at random.")),
                ("view.random.randint(1, 6)", w("A whole number at random, here from 1 to 6.")),
                ("view.random.random()", w("A number at random from 0 up to 1.")),
                ("view.random.shuffled(view.actions)", w("A list of all of them in random order.")),
                ("view.random.sample(view.actions, 5)", w("Some of them in random order, here five.")),
            )
        ),
    )
