"""Solid drawing: scenes of bodies under one light, seen by a camera, before the brush paints them."""
