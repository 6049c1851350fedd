"""What is said and shown at a table beside the game: lines, sentences of a game, passing signs."""

from __future__ import annotations

from tests.server import checker
from tests.server.live import running


async def test_a_sign_reaches_everyone_and_leaves_no_trace() -> None:
    async with (
        running() as server,
        server.visitor("Ada") as ada,
        server.visitor("Bela") as bela,
        server.visitor("Eve") as eve,
    ):
        table = await ada.new_table(chairs=2)
        async with (
            ada.at(table) as first,
            bela.at(table) as second,
            eve.at(table) as guest,
            ada.at(table, watch=True) as screen,
        ):
            await second.settled("sit", chair=1)
            await second.send({"is": "react", "what": "hat"})
            for device in (first, second, guest, screen):
                sign = await device.wait(lambda m: m["is"] == "reacted")
                assert (sign["person"]["name"], sign["what"]) == ("Bela", "hat")
            rows = first.table and len(checker.read(server.data, table).rows)
            await first.send({"is": "react", "what": "wow"})
            await guest.wait(lambda m: m["is"] == "reacted" and m["what"] == "wow")
            assert len(checker.read(server.data, table).rows) == rows
            async with bela.at(table) as later:
                await later.welcome()
                await later.wait_a_little()
                assert all(m["is"] != "reacted" for m in later.messages)


async def test_only_those_at_the_table_are_seen_to_make_a_sign() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as eve:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first, eve.at(table) as guest, ada.at(table, watch=True) as screen:
            await guest.send({"is": "react", "what": "love"})
            await screen.send({"is": "react", "what": "love"})
            await screen.send({"is": "ping", "at": 1})
            await screen.wait(lambda m: m["is"] == "pong")
            await first.send({"is": "react", "what": "alas"})
            first_sign = await guest.wait(lambda m: m["is"] == "reacted")
            assert first_sign["what"] == "alas"


async def test_too_many_signs_are_dropped_and_nothing_else_is() -> None:
    async with running(reactions_per_second=0.0, reactions_burst=3) as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first:
            for _ in range(20):
                await first.send({"is": "react", "what": "laugh"})
            assert (await first.do("chat", text="that was a lot"))["is"] == "done"
            await first.wait_a_little()
            assert sum(m["is"] == "reacted" for m in first.messages) == 3


async def test_what_is_no_sentence_of_the_game_is_plain_text() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first:
            await first.settled("chat", text="hello", phrase="page-title")
            line = await first.wait(lambda m: m["is"] == "update" and m["chat"] is not None)
            assert (line["chat"]["text"], line["chat"]["phrase"]) == ("hello", None)
