"""Chance is a published function of seed and move: anyone can check a shuffle with these vectors."""

import hashlib
from collections import Counter
from itertools import islice, permutations

import pytest

from stolek.core.chance import Enumerated, Scripted, Seeded, fisher_yates
from stolek.core.errors import StolekError

SEED = bytes(range(32))
WORD = 1 << 32


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (0, [0xCAAC6F48, 0x7ADD0990, 0x67CDEBB9, 0xB27416EE]),
        (1, [0x891B4764, 0x7CA41AF1, 0xC88D0B4C, 0x22AA9156]),
        (1 << 40, [0xC8AC5A8E, 0xA9039735, 0x5A8278B5, 0xDC82971B]),
    ],
)
def test_the_stream_of_a_move_is_known(move: int, words: list[int]) -> None:
    chance = Seeded(SEED, move)
    assert [chance.below(WORD) for _ in words] == words


def test_the_stream_is_shake_256_of_seed_and_move_in_big_endian_words() -> None:
    stream = hashlib.shake_256(SEED + (5).to_bytes(8, "big")).digest(4 * 1000)
    chance = Seeded(SEED, 5)
    for start in range(0, len(stream), 4):
        assert chance.below(WORD) == int.from_bytes(stream[start : start + 4], "big")


def test_numbers_and_shuffles_are_known() -> None:
    chance = Seeded(SEED, 0)
    assert [chance.below(6) for _ in range(12)] == [2, 4, 5, 2, 5, 0, 0, 2, 2, 4, 0, 0]
    assert "".join(Seeded(SEED, 0).shuffle("abcdefgh")) == "dghbefca"
    assert Seeded(SEED, 7).shuffle(range(10)) == (3, 1, 2, 8, 4, 7, 9, 0, 5, 6)


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    three_quarters = 3 << 30  # the upper quarter of the words has to be thrown away
    stream = hashlib.shake_256(SEED + (3).to_bytes(8, "big")).digest(64)
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 64, 4)]
    fair = [word for word in words if word < three_quarters]
    assert len(fair) < len(words)
    chance = Seeded(SEED, 3)
    assert [chance.below(three_quarters) for _ in fair] == fair


def test_a_shuffle_goes_by_the_numbers_that_below_gives() -> None:
    """Seeded chance draws all it needs at once; what was drawn before and is drawn after is one stream."""
    for size in (0, 1, 2, 3, 90):
        one, other = Seeded(SEED, size), Seeded(SEED, size)
        assert one.below(7) == other.below(7)
        assert one.shuffle(range(size)) == fisher_yates(range(size), other)
        assert one.below(WORD) == other.below(WORD)


def test_a_word_that_would_not_be_fair_is_not_shuffled_by() -> None:
    words = [5, WORD - 1, 7, 8, 9]  # the second is to choose among three, and three do not share it evenly
    one, other = (Seeded(SEED, 0, iter(words)) for _ in range(2))
    assert one.shuffle("abcd") == fisher_yates("abcd", other)
    assert one.below(WORD) == other.below(WORD) == 9


def test_below_is_even() -> None:
    chance = Seeded(b"even", 1)
    count = Counter(chance.below(7) for _ in range(14_000))
    assert set(count) == set(range(7))
    expected = 2000
    chi_square = sum((seen - expected) ** 2 / expected for seen in count.values())
    assert chi_square < 22.5  # a fair source exceeds this once in a thousand seeds; this seed is fixed


@pytest.mark.parametrize("n", [0, -1, WORD + 1])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError, match="possibilities"):
        Seeded(SEED, 0).below(n)


def test_the_order_a_pool_comes_in_makes_no_difference() -> None:
    orders = {Seeded(SEED, 9).shuffle(pool) for pool in islice(permutations("aabcd"), 0, None, 7)}
    assert len(orders) == 1


def test_every_order_is_equally_likely() -> None:
    count = Counter(chance.shuffle("abcd") for chance in Enumerated.all())
    assert len(count) == 24
    assert set(count.values()) == {1}


def test_equal_cards_share_their_orders() -> None:
    count = Counter("".join(chance.shuffle("aab")) for chance in Enumerated.all())
    assert count == {"aab": 2, "aba": 2, "baa": 2}


def test_enumeration_follows_choices_that_depend_on_earlier_ones() -> None:
    seen = []
    for chance in Enumerated.all():
        first = chance.below(3)
        seen.append((first, chance.below(first + 1)))
    assert seen == [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]


def test_enumeration_without_a_choice_runs_once() -> None:
    assert len(list(Enumerated.all())) == 1


def test_fisher_yates_goes_from_the_end() -> None:
    script = Scripted(numbers=[0, 0, 0])
    assert fisher_yates("dcba", script) == ("b", "c", "d", "a")


def test_a_script_gives_what_it_says_in_order() -> None:
    chance = Scripted(shuffles=["ba", "cd"], numbers=[1, 0])
    assert chance.shuffle("ab") == ("b", "a")
    assert (chance.below(2), chance.below(5)) == (1, 0)
    assert chance.shuffle("dc") == ("c", "d")


@pytest.mark.parametrize(
    ("script", "use", "says"),
    [
        (Scripted(), "below", "no number left"),
        (Scripted(numbers=[4]), "below", "only 0 to 3"),
        (Scripted(numbers=[-1]), "below", "only 0 to 3"),
        (Scripted(), "shuffle", "no shuffle left"),
        (Scripted(shuffles=["aab"]), "shuffle", "not an order"),
    ],
)
def test_a_script_that_does_not_fit_says_so(script: Scripted, use: str, says: str) -> None:
    with pytest.raises(StolekError, match=says):
        script.below(4) if use == "below" else script.shuffle("abb")
