"""What the table of Wendake shows one at a time: board, market, legend, the boards of the players."""
