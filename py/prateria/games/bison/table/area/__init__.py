"""An area of the land: what it brings, what a choice would change there, over the land or in a room of its own."""
