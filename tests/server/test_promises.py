"""What a client may rely on: once and only once, nothing lost, nothing stale, wherever it reconnects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.live import Device, Message, Visitor, running


def _rows(device: Device) -> list[int]:
    return [m["row"] for m in device.messages if m["is"] == "update"]


async def _two_at_a_table(ada: Visitor, bela: Visitor) -> str:
    table = await ada.new_table(chairs=2)
    async with bela.at(table) as second:
        await second.settled("sit", chair=1)
    return table


async def test_the_same_message_is_carried_out_once() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await _two_at_a_table(ada, bela)
        async with ada.at(table) as first, bela.at(table) as second:
            await first.settled("start")
            prompt = await first.owes(0)
            same: dict[str, Any] = {"seat": 0, "prompt": prompt["id"], "option": 0, "cid": "mine"}
            done = await first.settled("answer", **same)
            rows = len(_rows(first))
            assert await first.settled("answer", **same) == done
            assert await first.settled("answer", **{**same, "option": 1}) == done
            assert len(_rows(first)) == rows
            # The same cid of another person is another message.
            theirs = await second.owes(1)
            other = {"seat": 1, "prompt": theirs["id"], "option": 0, "cid": "mine"}
            assert (await second.settled("answer", **other))["row"] == done["row"] + 1


async def test_a_move_sent_twice_in_a_short_drop_counts_once_even_across_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.visitor() as ada, server.visitor() as bela:
        cookies = ada.cookie, bela.cookie
        table = await _two_at_a_table(ada, bela)
        async with ada.at(table) as first:
            await first.settled("start")
            prompt = await first.owes(0)
            move = {"seat": 0, "prompt": prompt["id"], "option": 1, "cid": "the-move"}
            done = await first.settled("answer", **move)
    async with (
        running(tmp_path) as server,
        server.returning(cookies[0]) as ada,
        server.returning(cookies[1]) as bela,
        ada.at(table) as first,
        bela.at(table) as second,
    ):
        welcome = await first.welcome()
        assert welcome["row"] == done["row"]
        assert await first.settled("answer", **move) == done
        chosen = first.position(0)["view"]["chosen"]
        assert chosen == prompt["options"][1]["action"]["face"]
        assert (await second.answer(1))["is"] == "done"


async def test_an_answer_to_a_closed_question_is_refused_with_its_rule() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=2)
        async with ada.at(table) as device:
            prompt = await device.owes(0)
            before = dict(prompt)
            await device.answer(0)
            await device.owes(0, "race")
            late = await device.do("answer", seat=0, prompt=before["id"], option=0)
            assert late["is"] == "not-done"
            assert late["why"]["rule"] == "ST-3"
            assert late["why"]["reason"]["key"] == "refused-choice-closed"
            open_now = (await device.owes(0))["id"]
            never = await device.do("answer", seat=0, prompt=open_now, option=99)
            assert never["why"]["rule"] == "ST-2"
            text = await device.do("answer", seat=0, prompt=open_now, option=0, text="not asked for")
            assert text["why"]["rule"] == "ST-2"


async def test_other_peoples_moves_do_not_make_an_answer_stale() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await _two_at_a_table(ada, bela)
        async with ada.at(table) as first, bela.at(table) as second:
            await first.settled("start")
            seen = await second.owes(1)
            await first.answer(0)
            assert (await second.do("answer", seat=1, prompt=seen["id"], option=0))["is"] == "done"


async def test_whoever_comes_back_gets_exactly_the_rows_they_missed() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await _two_at_a_table(ada, bela)
        async with ada.at(table) as first, bela.at(table) as second:
            await first.settled("start")
            await second.owes(1)
            last = second.position_bearers[-1]["row"]
        async with ada.at(table) as first:
            await first.answer(0)
            await first.settled("chat", text="are you there?")
            now = (await first.welcome())["row"] + 2
            async with bela.at(table, row=last, before=second) as back:
                await back.wait(lambda m: m["is"] == "presence")
                assert not [m for m in back.messages if m["is"] == "welcome"]
                assert _rows(back) == list(range(last + 1, now + 1))
                assert back.messages[len(_rows(back)) - 1]["chat"]["text"] == "are you there?"
                # A gap seen later is closed by resume, with the very same messages.
                sent = [raw for raw in back.raw if raw.startswith(b'{"is":"update"')]
                await back.send({"is": "resume", "row": last})
                await back.wait(lambda _: back.raw.count(sent[-1]) == 2)
                assert [raw for raw in back.raw if raw.startswith(b'{"is":"update"')][len(sent) :] == sent


async def test_a_gap_too_long_or_impossible_is_answered_with_the_whole_table() -> None:
    async with running(rows_kept=3) as server, server.visitor() as ada:
        table = await ada.play(chairs=2)
        async with ada.at(table) as device:
            for word in ("one", "two", "three", "four"):
                await device.settled("chat", text=word)
            last = max(_rows(device))
        for row in (0, last + 7):
            async with ada.at(table, row=row) as device:
                welcome = await device.welcome()
                assert welcome["row"] >= last
                assert [line["text"] for line in welcome["chat"]] == ["one", "two", "three", "four"]
        async with ada.at(table, row=last - 1) as device:
            await device.wait(lambda m: m["is"] == "update")
            assert not [m for m in device.messages if m["is"] == "welcome"]


async def test_all_devices_of_a_person_follow_and_any_may_answer() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=2)
        async with ada.at(table) as phone, ada.at(table) as laptop:
            await laptop.welcome()
            prompt = await phone.owes(0)
            done = await phone.settled("answer", seat=0, prompt=prompt["id"], option=0)
            told = await laptop.wait(lambda m: m["is"] == "update" and m["row"] == done["row"])
            assert told["cid"] == done["cid"]
            assert not [m for m in laptop.messages if m["is"] == "done"]
            again = await laptop.owes(0, "race")
            assert (await laptop.do("answer", seat=0, prompt=again["id"], option=0))["is"] == "done"


async def test_a_message_does_not_tell_others_the_cid() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await _two_at_a_table(ada, bela)
        async with ada.at(table) as first, bela.at(table) as second:
            await second.welcome()
            done = await first.settled("chat", text="hello", cid="between-us")

            def is_it(message: Message) -> bool:
                return (message["is"], message.get("row")) == ("update", done["row"])

            assert (await first.wait(is_it))["cid"] == "between-us"
            assert (await second.wait(is_it))["cid"] is None


async def test_one_person_on_two_chairs_sees_both_and_answers_for_each() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as device:
            await device.settled("sit", chair=1)
            await device.settled("start")
            await device.owes(0)
            assert [p["seat"] for p in device.position_bearers[-1]["positions"]] == [0, 1]
            assert device.position(0)["view"]["hand"] != device.position(1)["view"]["hand"]
            await device.answer(1, 0, "commit")
            await device.answer(0, 0, "commit")
            await device.owes(1, "race")
