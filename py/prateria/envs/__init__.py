"""The games as environments for programs that learn: `prateria.envs.pettingzoo`, `prateria.envs.openspiel`.

`pip install prateria[pettingzoo]` or `prateria[openspiel]` brings what they need; nothing else of Prateria needs it.
What both have in common stands in `playing` (a game by numbers), `numbers` (an action has the same number in every
position) and `vectors` (an observation as numbers), which need nothing but Python:

>>> from prateria.envs.playing import Playing, setting
>>> play = Playing(setting("manitou", seats=3), seed=7)
>>> play.seat, len(play.setting.numbers), sorted(play.legal())
(0, 82, [45, 46])
>>> play.apply(46)
>>> play.setting.numbers.texts[46]
'take h1 1'
"""
