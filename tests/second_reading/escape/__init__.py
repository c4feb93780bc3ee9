"""A second reading of the rules of The FOG — Escape from Paradise: slow, simple, and shared with nothing."""
