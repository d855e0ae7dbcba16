"""How each game is spoken of by players: what hand, board, me and others are, and what an action says of itself."""
