"""The class at the browser's edge: a prepared table opened, the teacher's desk, results."""
