"""The land of Bison: where its cells lie, the tiles, and the areas that grow over them."""
