"""The tests of the house; the tests of a game are in its folder."""
