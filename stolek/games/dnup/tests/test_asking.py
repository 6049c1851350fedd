"""What is offered, in which order, and what is said to follow."""

import itertools

from stolek.core import Effect, Seat
from stolek.core.cards import Face
from stolek.games.dnup import GAME
from stolek.games.dnup.model import Action, Add, Lay, Rotate, TakeSet
from stolek.games.dnup.tests.build import Course, faces, spot, table

OTHERS = ["3/9 1/6 5/8", "2/6 9/2 4/8"]


def effects(course: Course, action: Action) -> dict[str, Effect]:
    (prompt,) = GAME.prompts(course.state).values()
    (found,) = [option.effects for option in prompt.options if option.action == action]
    return {effect.key.removeprefix("dnup-effect-"): effect for effect in found}


def test_options_come_in_a_pinned_order() -> None:
    course = table(["2/4 2/4 2/9 10/2 9/1", *OTHERS], {1: "9/3", 2: "2/5 2/6"})
    assert course.options() == [
        Lay(faces("2/4 2/4 2/9")),
        Lay(faces("10/2")),
        Add(Face("9/1"), spot(1)),
        Add(Face("2/4"), spot(2)),
        Add(Face("2/9"), spot(2)),
        TakeSet(spot(1)),
        TakeSet(spot(2)),
        Rotate(),
    ]


def test_every_distinct_choice_of_faces_is_one_option() -> None:
    course = table(["2/4 2/4 2/9", *OTHERS])
    lays = [action.faces for action in course.options() if isinstance(action, Lay)]
    assert lays == [faces(text) for text in ("2/4", "2/9", "2/4 2/4", "2/4 2/9", "2/4 2/4 2/9")]


def test_a_large_hand_offers_every_way_once() -> None:
    hand = "1/5* 1/6 1/6 1/7 1/7 1/8 1/8 1/9 1/9 1/10 3/4 3/4 3/5 3/5 3/6 3/6 3/7 3/8 3/9 3/10"
    options = table([hand, *OTHERS]).options()
    ones, threes = 2 * 3**4 * 2 - 1, 3**3 * 2**4 - 1
    assert len(options) == len({str(option) for option in options}) == ones + threes + 1


def test_options_are_exactly_what_check_lets_pass() -> None:
    course = table(
        ["2/4 2/5 2/9 5/7 8/1", "3/9 1/6"],
        {(0, 2): "2/6 2/7", (1, 1): "8/2", (1, 2): "5/8 5/2 5/3"},
        turn=(0, 1),
    )
    hand = course.state.hands[0]
    candidates: list[Action] = [Rotate()]
    for size in range(1, 6):
        candidates += [Lay(tuple(chosen)) for chosen in itertools.combinations(hand, size)]
    for at in ((0, 1), (0, 2), (1, 1), (1, 2)):
        candidates += [TakeSet(spot(at)), *(Add(face, spot(at)) for face in hand)]
    legal = [action for action in candidates if GAME.check(course.state, Seat(0), action) is None]
    assert sorted(map(str, legal)) == sorted(map(str, course.options()))


def test_effects_say_what_goes_back_to_whom_and_as_what() -> None:
    course = table(["6/1 6/2 3/8 5/7", *OTHERS], {1: "4/6 4/8", 2: "3/1"})
    assert effects(course, Lay(faces("6/1 6/2"))) == {
        "beats": Effect("dnup-effect-beats", (Seat(1),), faces("4/6 4/8"), (1,)),
        "returns": Effect("dnup-effect-returns", (Seat(1),), (Face("6/4"), Face("8/4")), (1,)),
    }
    assert set(effects(course, Lay(faces("5/7")))) == {"beats", "returns"}
    assert effects(course, TakeSet(spot(1)))["takes"].faces == (Face("6/4"), Face("8/4"))
    assert effects(course, Rotate())["rotates"].faces == faces("1/6 2/6 7/5 8/3")


def test_effects_of_adding_show_the_grown_set() -> None:
    course = table(["6/1 5/7 3/8", *OTHERS], {1: "6/4", 2: "3/1 3/4"})
    found = effects(course, Add(Face("6/1"), spot(1)))
    assert found["grows"] == Effect("dnup-effect-grows", (Seat(1),), faces("6/1 6/4"), (1,))
    assert found["returns"].faces == (Face("1/3"), Face("4/3"))


def test_effects_of_a_last_card() -> None:
    first = table(["6/1 6/2", *OTHERS], {1: "4/6 4/8"}, tokens=(1, 0, 0))
    found = effects(first, Lay(faces("6/1 6/2")))
    assert found["out"] == Effect("dnup-effect-out", (Seat(0),), (), (3,))
    assert set(found) == {"out", "beats", "returns"}
    ends = table(["6/1 6/2", "3/9 1/6", ""], {1: "4/6 4/8"}, out=Seat(2))
    assert set(effects(ends, Lay(faces("6/1 6/2")))) == {"out"}  # DU-R9
    out = table(["6/1 6/2 3/4", "3/9 1/6", ""], {2: "4/6 4/8"}, out=Seat(2))
    assert set(effects(out, Lay(faces("6/1 6/2")))) == {"beats", "discards"}


def test_the_prompt_names_the_area_when_two_play() -> None:
    for area in (1, 2):
        course = table(["3/4 5/7", "2/9 1/6"], turn=(0, area))
        (prompt,) = GAME.prompts(course.state).values()
        assert (prompt.key, prompt.rule, prompt.kind) == (f"dnup-prompt-area-{area}", "DU-6", "choice")
    (prompt,) = GAME.prompts(table(["3/4 5/7", *OTHERS]).state).values()
    assert (prompt.key, prompt.seat, prompt.owed) == ("dnup-prompt-turn", 0, True)
