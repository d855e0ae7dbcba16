"""The door of a game through which it is told: see `games.contract`."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.game import Option, Outcome
from ..kit.touch import Touch
from ..kit.words import Words
from . import usual
from .usual import Action, Event, Observation, Reason

__all__ = ["Texts"]


class Run(Protocol):
    """See `Texts.run`."""

    def __call__(self, w: Words, events: Sequence[Event], names: Sequence[str] = ...) -> str: ...


@dataclass(frozen=True, kw_only=True)
class Texts:
    """All sentences of a game, in the words of the reader's language. Names of players come ready to be shown."""

    title: Callable[[Words], str]
    """The name of the game."""
    blurb: Callable[[Words], str]
    """The game in two lines, for someone who does not know it."""
    prompt: Callable[[Words, Observation, Sequence[str], Touch], str]
    """What to do now, for the seat that observes; whose turn it is, for the others. `names` by seat."""
    sentence: Callable[[Words, Event, Sequence[str], int | None], str | None]
    """The log's line for an event as that seat saw it; None where there is nothing to say."""
    did: Callable[[Words, Action, str], str] = usual.events_tell
    """What somebody of that name has done with an action whose events say nothing yet; '' where they do."""
    pick_label: Callable[[Words, str, Observation], str]
    """What can be touched, as those hear it who do not see the picture."""
    reason: Callable[[Words, Reason], str]
    """Why one would do something, as `Sense.reason` knows it; at a table its values come with the `names` by seat."""
    instead: Callable[[Words, Reason, Sequence[str]], str] = usual.no_difference
    """What would have come of something else, as `Sense.instead` knows it."""
    same_deal: Callable[[Words], str] = usual.nothing_to_say
    """What people have chosen that stays when the review deals a game anew; '' if that is nothing."""
    dealt: Callable[[Words, Observation, Sequence[Event], Sequence[str]], str] = usual.evenly_dealt
    """What all events of a finished game show to have been luck; '' where nothing stands out. `names` by seat."""
    foregone: Callable[[Words, Observation, Sequence[str], int], str] = usual.not_decided
    """That the one who leads has won in so many trials of the rest of a game (`Sense.decided`)."""
    why_not: Callable[[Words, Observation, Sequence[str], str], str] = usual.no_rule
    """Why touching that pick, after those chosen, leads nowhere; '' where no rule forbids it."""
    round_of: Callable[[Words, int, int], str] = usual.round_of
    """Which round it is, of how many."""
    round_name: Callable[[Words], str] = usual.round_name
    """What a round is called, at the axis of a chart."""
    source: Callable[[Words, str], str] = usual.no_source
    """What brings points, by its key in `Outcome.breakdown`, as it is named alone; '' where nothing is said of it."""
    source_there: Callable[[Words, str, Observation], str] | None = None
    """The same where a finished game says more of it; None: it does not."""
    amount: Callable[[Words, int], str] = usual.points
    """So many of what wins: points, cards, animals."""
    ahead: Callable[[Words], str] = usual.points_ahead
    """That one is ahead in these, at the axis of a chart."""
    again: Callable[[Event], bool] = usual.worth_it
    """Whether an event is worth telling again to one who has not looked on meanwhile."""
    brief: Callable[[Words, Sequence[Event], Sequence[str], int], list[str]] = usual.nothing_in_brief
    """What that seat has missed, by all those events, in so few sentences that they stay in sight where there is no
    room for more; [] where the sentences of the log are short enough."""
    left_undone: Callable[[Words, Observation, Action, Collection[str]], str] = usual.nothing_undone
    """What could still have been done, said when a turn has been ended at one touch because it can be taken back; of
    these picks. '' where there was nothing."""
    brought: Callable[[Words, Observation, Observation], str] = usual.nothing_told
    """What one's own turn has brought, by one's view of the table before and after it, said while it ends; '' for
    nothing."""
    still: Callable[[Words, Sequence[Action]], str] = usual.nothing_still
    """What a turn that ends by itself leaves open, of these actions, and that it can be taken back; '' where it is this
    alone."""
    unused: Callable[[Words, Sequence[Event]], str] = usual.nothing_unused
    """What of a turn's own actions was not used, or brought nothing, by the events of the whole turn; '' where all
    was."""
    turned: Callable[[Words, Sequence[Event], Sequence[str]], str] = usual.nothing_of_events
    """A whole turn in the review, by its events, as everybody saw them; '' where what has its place on the table says
    enough."""
    part: Callable[[Words, Observation, Observation, Sequence[str]], str] = usual.no_sum
    """What a round has brought to all, by the table before and after it, for the review; '' where it is what
    `Flow.standing` counts."""
    fell: Callable[[Words, Sequence[Observation], int, Sequence[str]], str] | None = None
    """By what a seat lost most, for a review that finds no better move, by the table before each turn and at the end;
    '' for nothing. None: the sums of the rounds tell it."""
    decided: Callable[[Words, Sequence[Event], Sequence[str], Outcome, int], str] = usual.nothing_decided
    """What decided a finished game, and what it cost that seat, which has not won, by all events: for such a review."""
    done: Callable[[Words, Action | None], str] = usual.done
    """The key that says yes to what is chosen whole; None: a lesson waits for it."""
    choice: Callable[[Words], str] = usual.nothing_to_say
    """What is decided where no card or move can be judged (`Judging.clear`), for the part in which most changed."""
    idle: Callable[[Observation, Event], bool] = usual.never_idle
    """Whether what an event tells counts for nothing, as the table stands then: the review tells it last."""
    woe: Callable[[Event], bool] = usual.no_woe
    """Whether an event is bad news to whom it happens: it is not told as something gained."""
    harm: Callable[[Event, int], bool] = usual.no_harm
    """Whether somebody else has done that to the seat: of all that it has missed, it is told first."""
    feat: Callable[[Words, Sequence[Event], Sequence[str]], tuple[int, str]] = usual.no_feat
    """Of all events of a game the one that everybody saw and remembers: which one, and in few words; '' for none."""
    option_text: Callable[[Words, Option], dict[str, Any]] = usual.no_option
    """An option as the lobby shows it: `label`, `labels` of its choices, `line` about it; `lead`: it makes another
    game, so it stands before who plays, and not among the variants; `first`: for those who are new to the game."""
    spoken: Callable[[Words, Observation, Sequence[str], Touch], str] = usual.nothing_spoken
    """The prompt as those hear it who do not see what glows and do not touch; '' where it is the same. What is chosen
    whole is told by `Table.foretell`."""
    heard: Callable[[Words, Event, int | None, Observation], str] = usual.nothing_heard
    """What the picture alone shows of an event, as that seat saw it, for those who do not see it; '' for nothing. The
    observation is of the position in which it is told."""
    came_to: Callable[[Words, Event, Observation, Sequence[str]], str] = usual.nothing_of_it
    """What an event of one's own has come to, once nothing more belongs to it, for those who do not see it; '' for
    nothing, or where it was foretold. `names` by seat."""
    in_short: Callable[[Words, Event, Sequence[str]], str] = usual.nothing_in_short
    """An event of a scoring in few words, for those who listen while it is shown that a panel then tells whole; '' for
    nothing."""
    glance: Callable[[Words, Sequence[Event], Sequence[str]], str] = usual.nothing_of_events
    """What is counted in one look of `Flow.clearing`, in few words for those who see it; '' for its sentences."""
    aim: Callable[[Words], str] = usual.nothing_to_say
    """What one plays for: with it begins the first such game on a device, and it is said to those who listen before
    anybody moves in others; '' for nothing."""
    awaited: Callable[[Words, Observation, Event, Sequence[str]], str] = usual.nothing_awaited
    """While what is turned goes by itself (`Flow.unasked`): what that event lets somebody hope for; '' for nothing."""
    ended: Callable[[Words], str] = usual.nothing_to_say
    """Why the game is over, said while what was done last still lies there to be seen; '': its result comes at once."""
    begins: Callable[[Event], bool] = usual.nothing_begins
    """Whether a round begins by that event: its sentence is said once the result of the one before is closed."""
    meanwhile: Callable[[Words, Observation, Observation, Sequence[str]], str] | None = None
    """What others have cost the seat that looks on between these positions, where the sentences do not tell it, and by
    the names of all who has; '' for nothing. None: they tell it all."""
    seat_looks: Callable[[Words], Sequence[str]] = usual.seat_looks
    """What the seats look like in the lobby, for those who do not see it; other than usual where a game has colours of
    its own."""
    in_bag: Callable[[Words, str], str] = usual.not_in_words
    """A kind of things in a bag that is filled in secret, so that no sentence tells it: for those who may know it
    afterwards."""
    anybody: Callable[[Words], str] = usual.nothing_to_say
    """The question to all people at once, where `Flow.common_pass` wants it asked."""
    nobody: Callable[[Words, Sequence[Event]], str] = usual.nothing_came
    """What came of it that none of them wanted anything, as these events followed: before it is asked again."""
    swapped: Callable[[Words, str], str] = usual.nothing_swapped
    """That this pick has replaced another of its sort, where one could think that both are chosen; '' elsewhere."""
    came: Callable[[Words, Sequence[Event], Sequence[str], Observation, bool], tuple[str, str]] = usual.nothing_led
    """What led to the question now asked of who has that view, before the run that it ends with and after it: of what
    happened since its last one, with what was secret then. The last value: for those who listen, who have heard all
    that was told."""
    passed_over: Callable[[Words, int, bool, Observation, Sequence[str]], str] = usual.nothing_passed
    """Why people are not asked now, by what `Flow.passed_over` says of it; shorter where it has been told already.
    `names` by seat."""
    run: Run = usual.no_run
    """Events that follow each other in one sentence, where each by itself would be a line too many: in the log, and for
    those who listen. The last stands before the question that it leads to. '' where one of them is told by itself.
    With `names` it is told whose doing each is, in as many sentences."""
