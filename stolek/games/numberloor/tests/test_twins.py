"""What the rules themselves tell is no leak, whoever says something in between."""

from stolek.core.game import make_setup
from stolek.core.registry import get
from stolek.testing import contract
from stolek.testing.setups import Case


def test_that_somebody_still_holds_a_floor_is_told_by_nf_14() -> None:
    """The last floor brings the balloons down. Here somebody gives an order before the next card is laid."""
    game = get("numberloor").game
    case = Case("full-5p-starter=1", make_setup(game, 5, "full", {"starter": "1"}))
    report = contract.one_game(game, case, "1018/58", share=0.06, eyes=1)
    assert report.decisions > 286, "the exchange is noticed at move 286"
    assert report.breaches == ()
