"""The rules of Wendake by subject. `dispatch` knows which one answers a question and which one carries out a verb."""
