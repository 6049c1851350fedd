"""The sheet for reviewers says every message, in all the ways that grammar tells apart."""

from collections import defaultdict
from collections.abc import Mapping

from stolek.core.ids import Seat
from stolek.core.say import Arg, Several, Who
from stolek.words import DEFAULT
from tools.words_sheet import NUMBERS, keyed, table, variations


def test_every_message_is_on_the_sheet_and_none_lacks_an_argument() -> None:
    said = defaultdict(list)
    for key, _, ours in table("cs", DEFAULT):
        said[key].append(ours)
    assert sorted(keyed(DEFAULT).keys() - said.keys()) == []
    assert [each for lines in said.values() for each in lines if each.startswith("!!")] == []
    assert said["points"] == ["0 bodů", "1 bod", "2 body", "3 body", "5 bodů", "12 bodů", "22 bodů"]


def test_people_are_you_and_another_and_lists_are_with_you_and_without() -> None:
    args: Mapping[str, Arg] = {
        "count": 1,
        "who": Who(Seat(1)),
        "winners": Several((Who(Seat(1)), Who(Seat(2)))),
        "text": "x",
    }
    found = list(variations(args))
    assert len(found) == 2 * len(NUMBERS)
    assert {each["count"] for each in found} == set(NUMBERS)
    assert {each["who"] for each in found} == {Who(Seat(0)), Who(Seat(1))}
    lists = [each["winners"] for each in found]
    in_lists = {Who(Seat(0)) in each.items for each in lists if isinstance(each, Several)}
    assert in_lists == {True, False}
    assert {each["text"] for each in found} == {"x"}
