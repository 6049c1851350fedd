"""What a table is set up with: bots tell in the host's language, and not where clues are said aloud."""

from typing import Any

import pytest

from stolek.cli.typed_setup import setup_from
from stolek.core.errors import Refused
from stolek.core.game import make_setup
from stolek.core.registry import get
from stolek.games.dixit import GAME
from stolek.table import chairs, opening
from stolek.table.events import BotSet, Created, Seated, evolve
from stolek.table.history import Draft
from stolek.table.messages import Change, Person, SetBot, Start
from tests.server.live import running

ADA = Person("ada", "Ada", 1)
EVE = Person("eve", "Eve", 2)
SPOKEN = "dixit-refused-bots-spoken"


@pytest.mark.parametrize(
    ("browser", "asked", "told"),
    [
        ("cs-CZ,en;q=0.5", {}, "cs"),
        ("en-GB", {}, "en"),
        ("xx", {}, "en"),
        ("en-GB", {"clues": "hu"}, "hu"),
    ],
)
async def test_bots_tell_in_the_language_of_the_host(browser: str, asked: dict[str, Any], told: str) -> None:
    async with running() as server, server.visitor() as ada:
        ada.web.headers["accept-language"] = browser
        wanted = {"game": "dixit", "options": asked}
        for path in ("/api/tables", "/api/play"):
            made = await ada.web.post(path, json=wanted)
            card = (await ada.web.get(f"/api/tables/{made.json()['table']}")).json()
            assert card["options"]["clues"] == told, path


async def test_a_language_once_chosen_is_stronger_than_the_browser() -> None:
    async with running() as server, server.visitor() as ada:
        ada.web.headers["accept-language"] = "en"
        await ada.web.patch("/api/me", json={"lang": "cs"})
        made = await ada.web.post("/api/tables", json={"game": "dixit"})
        card = (await ada.web.get(f"/api/tables/{made.json()['table']}")).json()
        assert card["options"]["clues"] == "cs"


@pytest.mark.parametrize(
    ("lang", "typed", "told"), [("pl", (), "pl"), ("pl", ("clues=hu",), "hu"), ("xx", (), "en")]
)
def test_bots_in_the_terminal_tell_in_its_language(lang: str, typed: tuple[str, ...], told: str) -> None:
    assert setup_from(GAME, None, None, typed, None, lang).options.clues == told


def refusal(raised: pytest.ExceptionInfo[Refused]) -> str:
    return raised.value.why.reason.key


def test_clues_said_aloud_and_bots_do_not_go_together() -> None:
    entry = get("dixit")
    setup = make_setup(GAME, 3, "base", {"spoken": True})
    created = Created("t", "dixit", "base", chairs.options_of(setup), 3, False, "ada")
    table = evolve(evolve(None, created), Seated(0, ADA))
    with pytest.raises(Refused) as raised:
        chairs.decide(table, entry, ADA, SetBot("1", 1, "casual"), (), ())
    assert refusal(raised) == SPOKEN
    with pytest.raises(Refused) as raised:
        opening.start(table, entry, Draft((), "ada"), bytes(32))
    assert refusal(raised) == SPOKEN, "empty chairs would get bots"
    with pytest.raises(Refused) as raised:
        opening.new_play("t", ADA, opening.NewPlay("dixit", options={"spoken": True}), bytes(32))
    assert refusal(raised) == SPOKEN
    people = evolve(evolve(table, Seated(1, EVE)), Seated(2, Person("ivo", "Ivo", 3)))
    assert chairs.decide(people, entry, ADA, Start("2"), (), ()) == ()
    assert opening.start(people, entry, Draft((), "ada"), bytes(32))


def test_clues_cannot_be_said_aloud_where_bots_sit_already() -> None:
    entry = get("dixit")
    created = Created("t", "dixit", "base", chairs.options_of(make_setup(GAME, 3)), 3, False, "ada")
    table = evolve(evolve(evolve(None, created), Seated(0, ADA)), BotSet(1, "casual"))
    with pytest.raises(Refused) as raised:
        chairs.decide(table, entry, ADA, Change("1", options={"spoken": True}), (), ())
    assert refusal(raised) == SPOKEN
