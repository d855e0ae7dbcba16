"""Every CSS class that Python writes and that is no single game's own: what it does, and in which file of web/css.

A game has classes of its own besides, with its prefix (`bi-`, `pw-`, `we-`) in its own file. Manitou is older than
these prefixes: what table.css has under "land" (`l-...`), `herd...`, `hunt-...`, `tile`, `chip`, `count` is only its.
Whoever writes a class of this file does so by its name here; tests/view/test_css.py sees to that, and holds the names
against the style sheets.

What can be touched says how it stands with the choice by a class, and there are two families:

- A thing on the table, whole in one group (`touchable`): `CHOSEN` or `POSSIBLE`. It is outlined by a part that shines,
  a `GLOW` anywhere within the group. A game may colour the thing itself instead.
- A card (`hand.held`, or `piece` with `as_button`): `LIFTED`, `POSSIBLE` or `GHOST`; one that is chosen lies higher. It
  is outlined by its `RING`, which must be a child of the group that bears the state.

So `CHOSEN` does nothing to a ring, and `LIFTED` nothing to a glow; `POSSIBLE` is for both.
"""

from typing import Final

# -- the table, and whose is what ------------------------------------------------------------------------------------

TABLE: Final = "table"  # table.css: the svg of a drawing, small ones in panels too: paper, ink and font
# "s0" ... "s4" (palette.seat_class)  table.css: gives all within it the colours of that seat
MARK: Final = "mark"  # table.css: the shape of a seat, in its colour
SEAT_SHAPE: Final = "seat-shape"  # shell.css: the same as a picture in HTML; "seat-0" ... beside it for the colour
FIGURE: Final = "figure"  # table.css: a person of f-... parts: lines end round

# -- what can be touched ---------------------------------------------------------------------------------------------

CHOSEN: Final = "chosen"  # table.css: (a thing) it is chosen: its glow is drawn full
POSSIBLE: Final = "possible"  # table.css: (a thing, a card) it leads on: its glow shines, its ring is dashed
LIFTED: Final = "lifted"  # table.css: (a card) it is chosen: its ring is drawn full, it has a shadow
FALLS: Final = "falls"  # table.css: (a card) what is chosen would turn it down: pale
GHOST: Final = "ghost"  # table.css: (a card) where it would lie: pale, a thin ring; lets touches through
GLOW: Final = "glow"  # table.css: (a thing) the outline in it; a game that draws one always hides it until it is wanted
RING: Final = "ring"  # table.css: (a card) the outline round it, unseen without a state
HIT: Final = "hit"  # play.css: unseen, but catches touches: larger than what is drawn
IN_SIGHT: Final = "in-sight"  # play.css: so much of a piece as others leave to be seen: that alone is framed
ON: Final = "on"  # bag.css: of several small ones, those that count; of a key to look, that it is looked at

# -- cards and pieces ------------------------------------------------------------------------------------------------

PIECE: Final = "piece"  # table.css: it keeps its identity and glides (web/glide.mjs)
BODY: Final = "body"  # table.css: its scaled drawing: gets the shadow, turns pale
PIECES: Final = "pieces"  # table.css: a layer of them that lets touches through
OVER: Final = "over"  # table.css: a layer above that lets touches through
WON: Final = "won"  # table.css: on its way to a new owner, then out of sight
CARD_UP: Final = "card-up"  # table.css: lies face up: ink and outlines as on light paper in both themes
CARD_DOWN: Final = "card-down"  # table.css: lies face down
MINE: Final = "mine"  # only a hook: a card of one's own hand
CARD_EDGE: Final = "c-edge"  # table.css: the outline of a card, as its lowest layer
CARD_SEAT: Final = "c-seat"  # table.css: a layer of paper in the colour of whose it is
CARD_FACE: Final = "c-face"  # table.css: a layer of light paper; texts after it have dark ink in both themes
CARD_BACK: Final = "c-back"  # table.css: a layer of dark paper, for backs
CARD_SKY: Final = "c-sky"  # table.css: on a face: what is behind a figure
CARD_GROUND: Final = "c-ground"  # table.css: on a face: what it stands on
CARD_DISC: Final = "c-disc"  # table.css: on a face: a ringed disc under a sign
CARD_MINI: Final = "c-mini"  # table.css: a back so small that it is but a rectangle, edged in the colour of its seat
CARD_MINI_TEXT: Final = "c-mini-n"  # table.css: a number on it
SLOT: Final = "slot"  # table.css: the empty place of a card or stack, dashed; can be touched
STONE: Final = "stone"  # table.css: a light disc; a text right after it has dark ink in both themes
DOT: Final = "dot"  # table.css: a small disc: one of what is left, or with `GONE` one that is not
GONE: Final = "gone"  # table.css: of things that are counted: this one is no longer there

DELTA: Final = "delta"  # marks.css: beside a number that has changed: by how much
SPOT: Final = "spot"  # marks.css: below a piece, unseen until it is marked that something has happened there
LAST: Final = "last"  # marks.css: the frame round what another player did last

# -- players ---------------------------------------------------------------------------------------------------------

PLAYER: Final = "player"  # table.css: the plate of a player that explains itself where it is pointed at
TURN: Final = "turn"  # table.css: (a plate) whose turn it is: its ground is tinted with the seat's colour
PLATE: Final = "p-box"  # table.css: the ground of a plate or panel
PLATE_TURN: Final = "p-turn"  # table.css: the frame of whose turn it is, in the seat's colour
PLATE_PEAK: Final = "p-peak"  # table.css: a small peak on it, towards the middle of the table
PLATE_POINTS: Final = "p-points"  # table.css: a field in the seat's colour under a number
PLATE_POINTS_TEXT: Final = "p-number"  # table.css: text or drawing on the seat's colour

# -- words in pictures -----------------------------------------------------------------------------------------------

BOLD: Final = "t-bold"  # table.css: a name, a heading
HEAVY: Final = "t-heavy"  # table.css: a number that counts
MIDDLE: Final = "t-mid"  # table.css: x is the middle of the text
END: Final = "t-end"  # table.css: x is its end
SOFT: Final = "soft"  # table.css: what is less important
MIDDLE_BOLD: Final = f"{MIDDLE} {BOLD}"
MIDDLE_HEAVY: Final = f"{MIDDLE} {HEAVY}"
MIDDLE_SOFT: Final = f"{MIDDLE} {SOFT}"
END_HEAVY: Final = f"{END} {HEAVY}"
END_SOFT: Final = f"{END} {SOFT}"

# -- results, and pictures in panels and on pages --------------------------------------------------------------------

WHO: Final = "who"  # table.css: mark and name of a player in a line of text
SIGN: Final = "sign"  # table.css: a sign beside words
NAMED: Final = "named"  # table.css: a picture and its name
RESULT: Final = "result"  # result.css: the result of a game
PODIUM: Final = "podium"  # result.css: who won, and why
WINNERS: Final = "winners"  # result.css: who won, side by side
SHARED: Final = "shared"  # result.css: of these, several who share the win
WINNER: Final = "winner"  # result.css: one of them
TROPHY: Final = "trophy"  # result.css: the portrait of a winner
WIN_LAND: Final = "win-land"  # result.css: the prairie behind who has won; win-… are its parts
SPARKS: Final = "sparks"  # result.css: what is thrown into the air round the portrait
SPARK: Final = "spark"  # result.css: a small sun of these
RAYS: Final = "rays"  # result.css: the sun behind it, in the colour of the seat
MEDAL: Final = "medal"  # result.css: the disc in it
VERDICT: Final = "verdict"  # result.css: the words beside
KICKER: Final = "kicker"  # result.css: the small line over the headline
WHY: Final = "why"  # result.css: the sentence that says what decided
PARADE: Final = "parade"  # result.css: what brought the points, line by line
TOTALS: Final = "totals"  # result.css: everybody's points in it, as bars
GAINS: Final = "gains"  # result.css: its lines
NO_SHARE: Final = "no-gain"  # result.css: nothing, in the column of a seat
TAKEN_OFF: Final = "taken-off"  # result.css: points that it cost
SHARES: Final = "gained"  # result.css: who got how much of a line
END_PARTS: Final = "end-parts"  # result.css: chart of the end
POINTS: Final = "points"  # table.css: the table of points
SUM: Final = "sum"  # table.css: a cell of it with a sum
BEST: Final = "best"  # table.css: a row of it: who won
CHART_SLIM: Final = "chart-slim"  # review.css: drawn for a narrow page
CHART_MARKS: Final = "chart-marks"  # review.css: what can be touched, over the line
CHART_TALL: Final = "chart-tall"  # review.css: drawn for a wide one that is high
CHART_WIDE: Final = "chart-wide"  # review.css: drawn for a wide one
CHART: Final = "chart"  # result.css: how the points grew
CHART_BOX: Final = "chart-box"  # result.css: the same with its heading
CHART_GRID: Final = "grid"  # result.css: a line of its grid
CHART_ZERO: Final = "zero"  # result.css: the line of 0
CHART_COUNTS: Final = "counts"  # result.css: the ground of the only step that counts
COURSE: Final = "course"  # result.css: the line of a seat
COURSE_EDGE: Final = "course-edge"  # result.css: a dark line under it
RULE_ROW: Final = "rule-row"  # table.css: things side by side in a picture of the rules

# -- panels in which a bag is filled ---------------------------------------------------------------------------------

BAG: Final = "bag"  # bag.css: the panel
COACHED: Final = "coached"  # bag.css: what a lesson says over it
STALE: Final = "stale"  # bag.css: that no longer holds: in its room stands that the choice is one's own
BAG_HEAD: Final = "bag-head"  # bag.css: its heading and what belongs beside it
BAG_FOOT: Final = "bag-foot"  # bag.css: how full it is, and its buttons, always in sight
BAG_SUM: Final = "bag-sum"  # bag.css: how full it is
BAG_BESIDE: Final = "bag-beside"  # bag.css: what else that comes to, under it or beside it
PIPS: Final = "pips"  # bag.css: so many of so many, as small fields; those that count are `ON`

# -- the page round the table ----------------------------------------------------------------------------------------

BUTTON: Final = "button"  # shell.css: a button; and one of the next two
MAIN: Final = "main"  # shell.css: the one that is expected
ENDS: Final = "ends"  # play.css: one that goes by itself in a moment: a line on it runs out
LASTS: Final = "lasts"  # play.css: more is told meanwhile, so the line is longer in running out
SLOW: Final = "slow"  # play.css: slower than usual
FAST: Final = "fast"  # play.css: faster
QUIET: Final = "quiet"  # shell.css: one that is there if need be
BUTTONS: Final = "buttons"  # panel.css: buttons side by side
ICON: Final = "icon"  # shell.css: a symbol of the page
FIELD: Final = "field"  # shell.css: a field to type in
LABEL: Final = "label"  # panel.css: over what is to be chosen
COLUMN: Final = "column"  # play.css: things under one another
STATUS_MARK: Final = "status-mark"  # play.css: in the line above the table: whose turn it is
ILL: Final = "ill"  # play.css: bad news, there and in wendake.css
STATUS_DID: Final = "status-did"  # play.css: what one's own latest step has brought, over that
STATUS_NOW: Final = "status-now"  # play.css: what is to be done
CLOCK: Final = "clock"  # play.css: how much time of a lesson is left
SHORT: Final = "short"  # play.css: and it is not much
UNSEEN: Final = "unseen"  # shell.css: for those who do not see
STATUS_WORDS: Final = "status-words"  # play.css: that and the next two, in two lines
TIP: Final = "tip"  # play.css: a hint beside its question, in the line above the table or over the log
UNFOLD: Final = "unfold"  # play.css: the key that shows all of a text (unfold.mjs)
STATUS_THINKING: Final = "status-thinking"  # play.css: how far a computer player has thought
STATUS_ASIDE: Final = "status-aside"  # play.css: which round it is
LOG: Final = "log"  # play.css: the lines of the log
LOG_BOX: Final = "log-box"  # only a hook: heading and lines of it
WORDS_BOX: Final = "words-box"  # play.css: the table in words
IN_WORDS: Final = "in-words"  # only a hook: what a game says there
IN_BRIEF: Final = "in-brief"  # since.css: the same in few words, while it is folded
SINCE: Final = "since"  # since.css: what happened since one's last turn
COACH: Final = "coach"  # play.css: what the guided round says
COACH_KEYS: Final = "coach-keys"  # play.css: and to those who play by keys
PARTS: Final = "parts"  # panel.css: the parts of a guided round
PART: Final = "part-card"  # panel.css: one of them, a button
PART_PICTURE: Final = "part-picture"  # panel.css: what it is about
PART_WORDS: Final = "part-words"  # panel.css: its title, what one learns, how long it takes
NOTE: Final = "note"  # shell.css: a remark
SMALL: Final = "small"  # panel.css: a remark in small print
WHOSE: Final = "whose"  # panel.css: whose turn it is, large
HAPPENED: Final = "happened"  # panel.css: what has happened, in sentences
WAYS: Final = "ways"  # panel.css: two ways that a game has gone, side by side
LINK: Final = "link"  # panel.css: the field with the link of a game
QR: Final = "qr"  # panel.css: a QR code
DIGITS: Final = "digits"  # panel.css: the field for four digits
REPLAY: Final = "replay"  # replay.css: the bar of somebody who looks back
REPLAY_KEYS: Final = "replay-keys"  # replay.css: back, play, on
REPLAY_KEY: Final = "replay-key"  # replay.css: a key of it: a symbol, and a short word under that
REPLAY_ROUND: Final = "replay-round"  # replay.css: to another round; not on phones
REPLAY_WAY: Final = "replay-way"  # replay.css: the way through the game, with a mark where each round begins
REPLAY_MARK: Final = "replay-mark"  # replay.css: such a mark
REPLAY_COUNT: Final = "replay-count"  # replay.css: how far one is
REPLAY_WAYS: Final = "replay-ways"  # replay.css: what else can be done here; on phones behind one button
REPLAY_MORE: Final = "replay-more"  # replay.css: that button
REPLAY_END: Final = "replay-end"  # replay.css: back to the table
NOW: Final = "now"  # replay.css: the lines of the log that tell what is seen now
ANSWERS: Final = "answers"  # replay.css: what one would do, beside what was played
REVIEW: Final = "review"  # review.css: how a game went, after it
REVIEW_CURVE: Final = "review-curve"  # review.css: who was ahead when
REVIEW_STRIP: Final = "review-strip"  # review.css: how unsure that is
REVIEW_FAINT: Final = "review-faint"  # review.css: that as an outline
REVIEW_WORK: Final = "review-work"  # review.css: how far the computer has come
REVIEW_REACH: Final = "review-reach"  # review.css: round the number of a moment, where a finger reaches it
REVIEW_ELSE: Final = "review-else"  # review.css: the way that the line would have gone
REVIEW_LOOKS: Final = "review-looks"  # review.css: where the computer looks now
REVIEW_RING: Final = "review-ring"  # review.css: round the number of a moment, in the colours of its player
REVIEW_DEAL: Final = "review-deal"  # review.css: this deal among others
REVIEW_OTHER: Final = "review-other"  # review.css: one of these others
REVIEW_WHY: Final = "review-why"  # review.css: why something is better, under the table
TURNINGS: Final = "turnings"  # review.css: the moments that turned a game
SETTINGS: Final = "settings"  # panel.css: the settings of a table
CURTAIN: Final = "curtain"  # panel.css: the curtain, on the ground of the seat's colour
SO_FAR: Final = "so-far"  # panel.css: what each has so far, on the curtain
CURTAIN_MARK: Final = "curtain-mark"  # panel.css: whose turn it is, large, on the curtain
PORTRAIT: Final = "portrait"  # panel.css: an animal with the mark of its seat
OPPOSITE: Final = "opposite"  # panel.css: upside down, for who sits at the far side of the screen
TOLD_SIGNS: Final = "told-signs"  # panel.css: what signs mean, while a race stands still
READY: Final = "ready"  # panel.css: before a race begins
SEATING: Final = "seating"  # panel.css: who sits at which side of the screen
SEATING_SCREEN: Final = "seating-screen"  # panel.css: the screen in it
ALONE: Final = "alone"  # panel.css: one person against computers, in that drawing
SEATING_BOARD: Final = "seating-board"  # panel.css: the prairie in it
SEATING_CARD: Final = "seating-card"  # panel.css: a card in it
GAME_ART: Final = "game-art"  # lobby.css: the picture of a game, put in by the page
SEAT_ROW: Final = "seat-row"  # panel.css: a seat and who sits there
READING: Final = "reading"  # reading.css: a page to read
RULES: Final = "rules"  # print.mjs: rules that can be printed
RULE_PART: Final = "rule-part"  # reading.css: a part of the rules
AT_LENGTH: Final = "at-length"  # reading.css: that is not in the printed summary
BRIEF: Final = "brief"  # reading.css: what the summary says of a part
SIGNS_HERE: Final = "signs-here"  # signs.mjs: room for the signs that are on the table now
AIM: Final = "aim"  # reading.css: what one plays for, before its pictures
MINUTE: Final = "minute"  # reading.css: the game in one minute
DESK: Final = "desk"  # school.css: the page "For teachers"
FIELDS: Final = "fields"  # school.css: what is chosen there, side by side
CODE: Final = "class-code"  # school.css: the five words of a class code, large
CODES: Final = "class-codes"  # school.css: the codes of all tables
PREPARED: Final = "prepared"  # school.css: what is chosen, and beside it what is handed out
HANDED: Final = "handed"  # school.css: that: stays in sight as one chooses
HANDED_ROW: Final = "handed-row"  # school.css: the QR code, and the digits beside it
LOCK_DIGITS: Final = "lock-digits"  # school.css: to be read from a metre
CLOCK_NOTE: Final = "clock-note"  # school.css: how tables get their clock
POSTER: Final = "poster"  # school.css: code and QR code for a whole room to see
SHEETS: Final = "sheets"  # school.css: sheets to print
SHEET: Final = "sheet"  # school.css: one of them
ADDRESS: Final = "address"  # school.css: the address of the page on it
PRINTED: Final = "printed"  # print.mjs: a page for teachers that can be printed
PHASES: Final = "phases"  # school.css: the parts of a lesson with their minutes
OWN_SHEET: Final = "own-sheet"  # school.css: it begins a sheet of paper
CUTS: Final = "cuts"  # school.css: cards to cut out
CUT: Final = "cut"  # school.css: one of them
PRIVACY: Final = "privacy"  # school.css: what a school signs off
KEPT: Final = "kept"  # school.css: the table of what is kept
SIGNED: Final = "signed"  # school.css: lines to sign on; on paper only
DEVICE_STATE: Final = "device-state"  # school.css: whether this device needs a network
WHEN_READY: Final = "when-ready"  # school.css: seen when it needs none (web/lobby.mjs says so)
UNTIL_READY: Final = "until-ready"  # school.css: seen until then
KEEP_WORKSHOP: Final = "keep-workshop"  # school.css: whether the workshop is kept here too (web/offline.mjs says so)
RESULTS_WAY: Final = "results-way"  # school.css: where results go, in three pictures
NAMES: Final = "names"  # school.css: lines for names on it
MOMENTS: Final = "moments"  # school.css: where tables parted
CHECKS: Final = "checks"  # school.css: who plays today, side by side
RESULTS: Final = "results"  # school.css: the results of a class, to be printed

# -- parts of drawings -----------------------------------------------------------------------------------------------
# They stand as they are in the data of pictures (animals.py, people.py, signs.py), where names would hide the drawing.

ART: Final = {
    "em": "table.css: a filled part of a sign, in the ink of its surroundings",
    "em-l": "table.css: a line of a sign",
    "em-gap": "table.css: what is cut out of a sign",
    "em-card": "table.css: a card in a sign",
    "bison": "table.css: a bison",
    "b-rear": "table.css: its rear",
    "b-mane": "table.css: its mane",
    "b-dark": "table.css: its head",
    "b-horn": "table.css: its horn",
    "b-eye": "table.css: its eye",
    "b-far": "table.css: all of one far away",
    "win-sky": "result.css: a part of the prairie behind who has won: the sky",
    "win-sun": "result.css: a part of it: the sun, which rises",
    "win-rise": "result.css: a part of it: its land, which comes up",
    "win-far": "result.css: a part of it: the hills far off",
    "win-near": "result.css: a part of it: the grass near by",
    "f-skin": "table.css: a part of a person: skin",
    "f-skin-l": "table.css: an arm",
    "f-hair": "table.css: hair",
    "f-hair-l": "table.css: a braid",
    "f-grey": "table.css: the hair of someone old",
    "f-grey-l": "table.css: the braids of someone old",
    "f-ink": "table.css: a thin line",
    "f-eye": "table.css: an eye",
    "f-band": "table.css: a band round the head, in the colour of the seat",
    "f-cloth": "table.css: clothes, in the colour of the seat",
    "f-trim": "table.css: the hem of clothes",
    "f-sash": "table.css: a sash",
    "f-leg": "table.css: a leg",
    "f-bow": "table.css: a bow, a staff",
    "f-cord": "table.css: a string, an arrow",
    "f-stone": "table.css: a tip of stone",
    "f-feather": "table.css: feathers",
}
