"""Rain, lightning, wind, and a line across the clouds."""

from __future__ import annotations
