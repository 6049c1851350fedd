"""Cards of feasts and fields: a cake that is lived in, a field that looks."""

from __future__ import annotations

import math

from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera
