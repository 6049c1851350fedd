"""What was learned by self-play: weights, and the numbers a net sees. Needs only the standard library."""
