"""The map of Wendake: its shape, the room in each territory, names, people."""
