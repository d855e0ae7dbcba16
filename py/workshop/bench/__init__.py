"""Measurements: of the engines and of the start."""
