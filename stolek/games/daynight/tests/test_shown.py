"""What a viewer is shown, written by hand, is what ``public`` says field by field beside their own."""

import random

from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.games.daynight import GAME, view
from stolek.testing.recorded_game import at_random, record


def test_what_is_written_by_hand_is_what_everyone_is_shown_beside_their_own() -> None:
    for open_discards in (True, False):
        setup = make_setup(GAME, 4, options={"open_discards": open_discards})
        game = record(GAME, setup, b"shown", at_random(random.Random(1)))
        for turn in game.turns:
            for viewer in (None, *map(Seat, range(4))):
                beside = view.public.beside(turn.state, view.own(turn.state, viewer))
                assert view.view(turn.state, viewer).shown == beside
