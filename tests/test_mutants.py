"""The hunt for mutants says what is wrong, not only that something is."""

import subprocess
from pathlib import Path

import pytest

from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from tests.template_game import GAME
from tests.template_game.model import Keep, Kept
from tools import mutants as hunting
from tools.mutant_tests import SURVIVED, Mutant, put_in_place
from tools.mutants import Reason, Survivor, judged

KILLED = "its own tests"


def mutant(number: int) -> Mutant:
    return Mutant("rules.py", f"x = {number}\n", number, None, "x = 0", f"x = {number}")


def wrong(verdicts: list[str], reasons: list[Reason], *, whole: bool = True) -> list[str]:
    mutants = [mutant(number) for number in range(1, len(verdicts) + 1)]
    known = {Survivor(each.file, each.removed, each.added): each.why for each in reasons}
    return judged("game", mutants, verdicts, known, whole)


def reason(number: int) -> Reason:
    return Reason("rules.py", "x = 0", f"x = {number}", "it does no harm")


def test_all_is_well_when_survivors_have_reasons() -> None:
    assert wrong([KILLED] * 19 + [SURVIVED], [reason(20)]) == []


def test_a_survivor_without_a_reason_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = wrong([KILLED] * 19 + [SURVIVED], [])
    assert found == ["rules.py:20 has no reason in tests/survivors.toml to live: x = 20"]
    assert "NO REASON GIVEN" in capsys.readouterr().out


def test_a_reason_without_a_survivor_is_named_unless_only_some_were_hunted() -> None:
    found = ["rules.py: this mutant is killed or gone, drop its reason: x = 3"]
    assert wrong([KILLED] * 20, [reason(3)]) == found
    assert wrong([KILLED] * 20, [reason(3)], whole=False) == []


def test_too_many_survivors_are_counted() -> None:
    found = wrong([KILLED] * 4 + [SURVIVED], [reason(5)])
    assert found == ["too many survived: 80.0% are killed, 90% have to be"]


def test_only_lines_that_changed_since_a_commit_are_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hunting, "ROOT", tmp_path)
    file = tmp_path / "rules.py"
    file.write_text("a = 1\nb = 2\nc = 3\n", encoding="utf-8")
    who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for command in (["init", "-q"], ["add", "."], [*who, "commit", "-q", "-m", "first"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    file.write_text("a = 1\nb = 4\nc = 3\nd = 5\ne = 6\n", encoding="utf-8")
    assert hunting.newer_lines(file, "HEAD") == {2, 4, 5}


@pytest.mark.parametrize(
    ("file", "removed", "added"),
    [
        ("fold.py", "decided=s.decided + 1)", "decided=s.decided + 2)"),
        ("rules.py", "if turn is None:", "if turn is not None:"),
    ],
)
def test_the_game_itself_plays_by_a_mutant(file: str, removed: str, added: str) -> None:
    folder = Path(hunting.ROOT) / "tests" / "template_game"
    whole = (folder / file).read_text(encoding="utf-8")
    state = Play.start(GAME, make_setup(GAME, 2), b"mutant").state

    def does() -> object:
        return GAME.evolve(state, Kept(Seat(0))).decided, GAME.check(state, state.first, Keep())

    before = does()
    try:
        put_in_place(
            "tests.template_game", folder, Mutant(file, whole.replace(removed, added), 1, None, "", "")
        )
        assert does() != before
    finally:
        put_in_place("tests.template_game", folder, Mutant(file, whole, 1, None, "", ""))
    assert does() == before
