"""Games that began by an older version of the rules end by it."""

from msgspec.structs import replace

from stolek.core import Seat
from stolek.games.dnup import GAME
from stolek.games.dnup.model import Discarded, Returned
from stolek.games.dnup.tests.build import Course, table

MINE, THEIRS = "3/4 3/6 8/2 6/1", "1/7 2/9 5/3"


def by_version(rules: int, course: Course) -> Course:
    return Course(replace(course.state, setup=replace(course.state.setup, rules=rules)), [])


def test_new_games_are_played_by_version_2() -> None:
    assert GAME.info.version == 2
    assert table([MINE, THEIRS], turn=(0, 2)).state.setup.rules == 2


def test_version_1_cited_a_ruling_when_the_set_of_a_player_who_is_out_is_discarded() -> None:
    waiting = table(["", "3/8 5/7 6/2", "4/6 9/2"], {0: "3/4", 1: "9/1"}, turn=2, out=Seat(0))
    cited = {n: [e.rules for e in by_version(n, waiting).rotate().all(Discarded)] for n in (1, 2)}
    assert cited == {1: [("DU-R2",), ("DU-6",)], 2: [("DU-8",), ("DU-6",)]}
    beaten = table(["", "5/7 5/8 6/2", "4/6 9/2"], {0: "3/4 3/6"}, turn=1, out=Seat(0))
    for version in (1, 2):
        assert by_version(version, beaten).lay("5/7 5/8").one(Discarded).rules == ("DU-8",)


def test_version_1_cited_du_12_by_the_owner_of_the_set_that_beats() -> None:
    own = table([MINE, THEIRS], {(0, 1): "4/6 4/7", (1, 1): "8/1"}, turn=(0, 2))
    theirs = table([MINE, THEIRS], {(1, 1): "8/1", (1, 2): "4/6 4/7"}, turn=(0, 2))
    plain, with_12 = ("DU-6b", "DU-7"), ("DU-6b", "DU-7", "DU-12")
    for version, mine, others in ((1, plain, with_12), (2, with_12, plain)):
        assert by_version(version, own).add("8/2", (1, 1)).one(Returned).rules == mine
        assert by_version(version, theirs).add("8/2", (1, 1)).one(Returned).rules == others
