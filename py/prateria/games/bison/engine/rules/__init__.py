"""The rules of Bison by subject: which actions there are, what each does to a position, and what follows a turn."""
