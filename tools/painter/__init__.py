"""Paints the house: picture cards, boxes, backdrops, wanderers. Development time only."""
