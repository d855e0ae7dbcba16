"""What is drawn for a class: the teacher's page, sheets to print, results. It knows no game."""
