"""Words without a language: keys, arguments, people, lists."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolek.core.ids import Seat
from stolek.core.say import Arg, Say, Several, Who, say

arguments = st.recursive(
    st.integers(-9, 9) | st.text(max_size=5) | st.builds(Who, st.integers(0, 5).map(Seat)),
    lambda inner: st.builds(
        Say, st.text(min_size=1, max_size=9), st.dictionaries(st.text(max_size=3), inner)
    ),
    max_leaves=6,
)


def test_a_tuple_becomes_a_list_that_is_read_as_one() -> None:
    assert say("won", who=(Who(Seat(0)), Who(Seat(2)))).args == {"who": Several((Who(Seat(0)), Who(Seat(2))))}


def test_equal_words_are_one_in_a_set() -> None:
    assert len({say("a", x=1, y=2), say("a", y=2, x=1), say("a", x=1, y=say("b"))}) == 2


@pytest.mark.parametrize("other", [say("b", x=1), say("a", x=2), say("a", y=1), say("a")])
def test_other_words_are_other_words(other: Say) -> None:
    assert say("a", x=1) != other


@given(st.dictionaries(st.text(max_size=3), arguments | st.lists(arguments).map(tuple).map(Several)))
def test_words_survive_the_wire(args: dict[str, Arg]) -> None:
    words = Say("key", args)
    assert msgspec.json.decode(msgspec.json.encode(words), type=Say) == words
