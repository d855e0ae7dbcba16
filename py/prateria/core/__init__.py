"""What every game is built on. Knows no game and no browser."""
