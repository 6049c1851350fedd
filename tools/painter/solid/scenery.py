"""Things that stand in several solid scenes: books, leaves, crowns of trees."""

from __future__ import annotations
