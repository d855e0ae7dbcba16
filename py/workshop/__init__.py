"""Building, serving and measuring Prateria: host only, never shipped."""
