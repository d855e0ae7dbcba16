"""Drawing that knows no game: markup, colours, marks of seats, furniture of the page."""
