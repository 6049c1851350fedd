"""Two codecs that must not be confused, and saved games that say where they are broken."""

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolek.core import codec
from stolek.core.errors import RecordError, StolekError
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.prompt import Option
from stolek.core.say import say
from stolek.core.visibility import redact
from tests.core.whisper import WhisperGame
from tests.template_game import GAME
from tests.template_game.model import Drawn, Keep, Swap

SEED = bytes(range(32))


def played(game: Any = GAME, seats: int = 3) -> Play:
    play = Play.start(game, make_setup(game, seats), SEED)
    while play.prompts:
        seat, prompt = next((s, p) for s, p in play.prompts.items() if p.owed)
        play.submit(seat, prompt.options[len(play.moves) % len(prompt.options) if game is GAME else 0].action)
    return play


PLAY = played()
RAW = codec.save(PLAY, ("Ann", "Bob", "Cy"))


# The wire ---------------------------------------------------------------------------------------------


def test_a_raw_event_does_not_go_over_the_wire() -> None:
    event = PLAY.moves[0].events[1]
    assert isinstance(event, Drawn)
    with pytest.raises(TypeError, match="redact the event first"):
        codec.wire_event(event)  # type: ignore[arg-type]
    assert str(event.face) in bytes(codec.wire_event(redact(event, event.seat))).decode()


def test_a_state_does_not_go_over_the_wire() -> None:
    with pytest.raises(AttributeError):
        codec.wire_view(PLAY.state)
    with pytest.raises(TypeError, match="not a prompt"):
        codec.wire_prompt(PLAY.state)


def test_memory_stays_here() -> None:
    sent = json.loads(bytes(codec.wire_view(GAME.view(PLAY.state, Seat(0)))))
    assert sent["viewer"] == 0
    assert "memory" not in sent
    assert "own_thrown" not in sent


def test_a_prompt_carries_its_number_and_options() -> None:
    play = Play.start(GAME, make_setup(GAME, 2), SEED)
    ((seat, prompt),) = play.prompts.items()
    sent = json.loads(bytes(codec.wire_prompt(prompt)))
    assert (sent["id"], sent["seat"]) == (0, seat)
    assert [option["action"]["is"] for option in sent["options"]] == ["keep", "swap"]


# The journal ------------------------------------------------------------------------------------------


def test_actions_events_and_setups_come_back() -> None:
    for move in PLAY.moves:
        assert codec.decode_events(GAME, codec.encode_events(move.events)) == move.events
    for action in (Keep(), Swap()):
        assert codec.decode_action(GAME, codec.encode_action(action)) == action
    assert codec.decode_setup(GAME, codec.encode_setup(PLAY.setup)) == PLAY.setup


@given(st.integers(2, 4), st.sampled_from(["base", "low"]), st.booleans(), st.binary(max_size=40))
def test_a_saved_game_comes_back(seats: int, variant: str, open_throws: bool, seed: bytes) -> None:
    play = Play.start(GAME, make_setup(GAME, seats, variant, {"open_throws": open_throws}), seed)
    while play.prompts:
        ((seat, prompt),) = play.prompts.items()
        play.submit(seat, prompt.options[-1].action)
        back = codec.verify(GAME, codec.read_header(codec.save(play)))
        assert (back.state, back.moves, back.setup) == (play.state, play.moves, play.setup)
        assert dict(back.prompts) == dict(play.prompts)


def test_a_saved_game_has_a_move_a_line() -> None:
    lines = RAW.decode().splitlines()
    assert [line.startswith('{"seq":') for line in lines].count(True) == len(PLAY.moves)
    assert codec.read_header(RAW).names == ["Ann", "Bob", "Cy"]


# Saved games that were cut off ------------------------------------------------------------------------


@pytest.mark.parametrize("length", range(0, len(RAW) - 2, 7))
def test_a_file_cut_off_anywhere_names_the_last_move_it_has(length: int) -> None:
    cut = RAW[:length]
    with pytest.raises(RecordError, match="cut off or damaged") as error:
        codec.read_header(cut)
    assert error.value.move == (max(cut.count(b'"seq":') - 1, 0) if b'"moves":' in cut else None)


# Saved games that were edited -------------------------------------------------------------------------


def edited(change: Callable[[Any], None]) -> bytes:
    file = json.loads(RAW)
    change(file)
    return json.dumps(file).encode()


def fault(raw: bytes, check: Callable[..., Play] = codec.replay) -> RecordError:
    with pytest.raises(RecordError) as error:
        check(GAME, codec.read_header(raw))
    return error.value


def test_every_damaged_character_of_a_move_is_noticed_and_named() -> None:
    lines = RAW.split(b"\n")
    for number, line in enumerate(lines):
        if not line.startswith(b'{"seq":'):
            continue
        move = int(re.match(rb'\{"seq":(\d+)', line)[1])  # type: ignore[index]
        for place in range(len(line.rstrip(b","))):
            broken = line[:place] + b"\x01" + line[place + 1 :]
            error = fault(b"\n".join([*lines[:number], broken, *lines[number + 1 :]]), codec.verify)
            assert error.move == move, (move, place, str(error))


def test_a_move_that_is_missing_doubled_or_swapped_is_named() -> None:
    assert fault(edited(lambda file: file["moves"].pop(1))).move == 1
    assert fault(edited(lambda file: file["moves"].insert(2, file["moves"][1]))).move == 2
    assert fault(edited(lambda file: file["moves"].reverse())).move == 0
    assert fault(edited(lambda file: file["moves"].clear())).move == 0


def test_a_seat_of_the_wrong_kind_is_named() -> None:
    assert fault(edited(lambda file: file["moves"][1].update(seat=None))).move == 1
    assert fault(edited(lambda file: file["moves"][0].update(seat=1))).move == 0
    assert fault(edited(lambda file: file["moves"][2].update(seat="me"))).move == 2
    assert fault(edited(lambda file: file["moves"][1].update(seat=99)), codec.verify).move == 1


def test_events_that_no_fold_can_take_are_named() -> None:
    assert fault(edited(lambda file: file["moves"][0]["events"][1].update(seat=99))).move == 0
    assert fault(edited(lambda file: file["moves"][0]["events"][1].pop("face"))).move == 0
    assert fault(edited(lambda file: file["moves"][1].update(events=7))).move == 1
    assert fault(edited(lambda file: file["moves"][1]["events"][0].update({"is": "magic"}))).move == 1


def test_a_field_that_is_unknown_or_missing_is_named() -> None:
    assert fault(edited(lambda file: file["moves"][1].update(note="!"))).move == 1
    assert fault(edited(lambda file: file["moves"][2].pop("action"))).move == 2
    assert fault(edited(lambda file: file.update(note="!"))).move is None
    assert fault(edited(lambda file: file.pop("seed"))).move is None


def _another_first() -> int:
    opening: Any = PLAY.moves[0].events[0]
    return int((opening.first + 1) % 3)


def test_verify_notices_another_action_seat_or_event() -> None:
    swapped = next(n for n, move in enumerate(PLAY.moves) if isinstance(move.action, Swap))
    assert (
        fault(edited(lambda f: f["moves"][swapped].update(action={"is": "keep"})), codec.verify).move
        == swapped
    )
    assert fault(edited(lambda f: f["moves"][1].update(seat=f["moves"][2]["seat"])), codec.verify).move == 1
    assert (
        fault(edited(lambda f: f["moves"][0]["events"][0].update(first=_another_first())), codec.verify).move
        == 0
    )
    assert fault(edited(lambda f: f["moves"][-1]["events"].pop()), codec.verify).move == len(PLAY.moves) - 1


def test_a_move_after_the_end_is_named() -> None:
    def one_more(file: Any) -> None:
        file["moves"].append({**file["moves"][-1], "seq": len(file["moves"])})

    assert fault(edited(one_more), codec.verify).move == len(PLAY.moves)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("format", "stolek-game/9", "this version reads 'stolek-game/1'"),
        ("game", "whisper", "a game of whisper, not of highcard"),
        ("seed", "00", "does not match its commitment"),
        ("seed", "xyz", "the seed is damaged"),
        ("commitment", "00", "does not match its commitment"),
        ("setup", {"variant": "base"}, "the set-up is damaged"),
        (
            "setup",
            {"variant": "base", "seats": 99, "options": {}, "deck": {"name": "", "groups": []}},
            "99 players",
        ),
    ],
)
def test_a_damaged_head_is_named(field: str, value: Any, says: str) -> None:
    error = fault(edited(lambda file: file.update({field: value})))
    assert error.move is None
    assert says in str(error)


def test_an_unknown_variant_is_named() -> None:
    with pytest.raises(StolekError, match="no variant 'x'; it has: base, low"):
        codec.replay(GAME, codec.read_header(edited(lambda file: file["setup"].update(variant="x"))))


def test_an_edited_deck_is_noticed_at_the_deal() -> None:
    def other_deck(file: Any) -> None:
        file["setup"]["deck"]["groups"][0]["cards"][0] = "c7"

    assert fault(edited(other_deck), codec.verify).move == 0


def test_newer_rules_still_replay_but_cannot_be_verified() -> None:
    def by_newer_rules(file: Any) -> None:
        file.update(rules=99)
        file["setup"].update(rules=99)

    raw = edited(by_newer_rules)
    assert codec.replay(GAME, codec.read_header(raw)).moves == PLAY.moves
    assert "rules version 99, and this release knows them up to version 1" in str(fault(raw, codec.verify))


def test_a_set_up_that_says_nothing_of_its_rules_is_of_version_1() -> None:
    assert b'"rules"' not in codec.encode_setup(PLAY.setup)
    assert codec.decode_setup(GAME, codec.encode_setup(PLAY.setup)).rules == 1
    second = make_setup(GAME, 3, rules=2)
    assert codec.decode_setup(GAME, codec.encode_setup(second)).rules == 2


def test_a_file_and_its_set_up_name_the_same_rules() -> None:
    says = "the set-up is damaged (its rules version is 1, that of the file is 2)"
    assert says in str(fault(edited(lambda file: file.update(rules=2))))
    assert "the set-up is damaged" in str(fault(edited(lambda file: file["setup"].update(rules=0))))


def test_a_set_up_that_the_game_refuses_is_damaged() -> None:
    class Choosy(WhisperGame):
        def setup_faults(self, setup: Any) -> list[str]:
            return ["nobody may whisper"]

    raw = codec.save(played(WhisperGame()))
    with pytest.raises(RecordError, match="nobody may whisper"):
        codec.replay(Choosy(), codec.read_header(raw))


def test_changed_rules_do_not_change_the_past() -> None:
    """Replay asks the fold alone: a game whose rules would now refuse everything still replays."""

    class Strict(WhisperGame):
        def check(self, s: Any, seat: Any, a: Any) -> Any:
            raise AssertionError("replay asks no rule")

        def decide(self, tape: Any, seat: Any, a: Any) -> None:
            raise AssertionError("replay asks no rule")

    play = played(WhisperGame())
    assert codec.replay(Strict(), codec.read_header(codec.save(play))).state == play.state


def test_a_file_of_bytes_that_are_no_text_is_refused() -> None:
    for raw in (b"", b"\xff\xfe", b"[]", b"null", msgspec.msgpack.encode({"format": "x"})):
        with pytest.raises(RecordError):
            codec.read_header(raw)


def test_however_many_options_there_are_each_is_sent_and_named_by_its_number_afterwards() -> None:
    many = tuple(Option(n, Keep(), say("choice", n=n)) for n in range(5_000))
    first, known = codec.wire_options(many, {})
    again, _ = codec.wire_options(many, known)
    assert len(json.loads(bytes(first))) == len(many)
    assert json.loads(bytes(again)) == [*range(len(many))]
