"""What is remembered of a thing is of that thing and no other, and not for ever."""

from __future__ import annotations

from stolek.core.identity_cache import remembered


def test_the_same_thing_is_looked_at_once_and_an_equal_one_again() -> None:
    looked: list[int] = []

    @remembered(60)
    def total(numbers: tuple[int, ...]) -> int:
        looked.append(sum(numbers))
        return sum(numbers)

    one, other = (tuple(range(1, 3)) for _ in range(2))
    assert [total(one), total(one), total(other), total(other)] == [3, 3, 3, 3]
    assert len(looked) == 2
    for number in range(200):  # nobody else has it, so that the next may get its place in memory
        assert total((number, number)) == 2 * number
