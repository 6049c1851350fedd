"""What was learned by self-play: weights, the numbers a net sees, and a search that leans on them.

Nothing here needs more than the standard library to play; with NumPy it is faster and may search.
"""
