"""What runs in the rooms of the workshop: a player shut in, a referee beside it, and games between several of them.

`doors` is what the page calls, with text in and text out. `cell` has one player, its limits (`limits`) and what it
prints (`printed`); `umpire` has a game and the bots of ours; `trial` lets players of one interpreter play; `series`
says who sits where in many games, and counts them; `ranking` says how players stand who have all met.
"""
