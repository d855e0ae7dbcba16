"""A class: thirty children, ten tablets, one teacher, no network. Codes, results, pairing, ranking; no page."""
