"""Lynx: all choose a card in secret; the highest that nobody else has chosen takes the prey."""

CREDIT = "Lynx – a small game to begin from"  # of another game: title, author, publisher, year
