"""What the bots do with clues, and that they play every variant to its end."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from stolek.core import Budget, Observation, Play, Seat, Seeded
from stolek.core.cards import Deck, DeckGroup, Face, FaceWords
from stolek.core.game import make_setup
from stolek.games.dixit import BOTS, GAME, meaning
from stolek.games.dixit.clues import clues_for, party_clue, spoken_form
from stolek.games.dixit.deck import default_deck
from stolek.games.dixit.lexicon import lexicon, themes
from stolek.games.dixit.listening import KINDS, listener
from stolek.games.dixit.model import (
    Accept,
    ClueGiven,
    Give,
    Instead,
    OfferCard,
    Scored,
    State,
    Tell,
    Vote,
)
from stolek.games.dixit.personas import EASY, STRONG, Level, Persona
from stolek.games.dixit.pictures_in_words import gallery_of
from stolek.games.dixit.stems import LANGUAGES
from stolek.games.dixit.tests.build import Course, opened


def play(variant: str, seats: int, level: str, seed: int, **options: object) -> Play:
    setup = make_setup(GAME, seats, variant, {"first_storyteller": "random", **options})
    game = Play.start(GAME, setup, seed=bytes([seed]))
    bots = [BOTS[level]() for _ in range(seats)]
    rng = random.Random(seed)
    while game.outcome is None:
        seat = next(seat for seat, prompt in game.prompts.items() if prompt.owed)
        seen = Observation(GAME.view(game.state, seat), game.prompts[seat])
        game.submit(seat, bots[seat].decide(seen, rng, Budget()))
    return game


def clues(game: Play) -> list[str]:
    return [e.text for move in game.moves for e in move.events if isinstance(e, ClueGiven)]


@pytest.mark.parametrize(
    ("variant", "seats"), [("base", 3), ("base", 6), ("base", 12), ("party", 8), ("team", 6)]
)
@pytest.mark.parametrize("level", ["easy", "casual", "strong"])
def test_bots_play_every_variant_to_its_end(variant: str, seats: int, level: str) -> None:
    game = play(variant, seats, level, seed=5)
    assert game.outcome is not None
    told = clues(game)
    assert all(1 <= len(clue) <= 200 for clue in told)
    assert len(set(map(spoken_form, told))) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_told_in_the_tables_language(language: str) -> None:
    told = set(clues(play("base", 4, "casual", 3, clues=language)))
    known = {clue for entry in lexicon().values() for by in entry.clues[language].values() for clue in by}
    assert told
    assert told <= known


def test_storytellers_score_about_as_often_as_people_hope() -> None:
    told = scored = 0
    for seed in range(12):
        for move in play("base", 4, "casual", seed).moves:
            for event in move.events:
                if isinstance(event, Scored):
                    told += 1
                    scored += "DX-11" in event.rules
    assert told > 100
    assert 0.4 < scored / told < 0.95


def test_nobody_votes_for_a_barred_place() -> None:
    game = play("base", 5, "casual", 9)
    votes = [move for move in game.moves if isinstance(move.action, Vote)]
    assert len(votes) > 10


def test_a_spoken_table_gets_no_typed_clue() -> None:
    course = opened(4, spoken=True)
    prompt = GAME.prompts(course.state)[Seat(0)]
    seen = Observation(GAME.view(course.state, Seat(0)), prompt)
    action = BOTS["casual"]().decide(seen, random.Random(1), Budget())
    assert isinstance(action, Tell)
    assert action.text == ""


# What they go by --------------------------------------------------------------------------------------


def decides(state: State, seat: int, level: str = "strong", luck: int = 1) -> Any:
    seen = Observation(GAME.view(state, Seat(seat)), GAME.prompts(state)[Seat(seat)])
    return BOTS[level]().decide(seen, random.Random(luck), Budget())


def laid_out(clue: str, told: str, *given: str) -> State:
    """A table of the base game after all have given: seat 0 tells, the others give these pictures."""
    hands = [(told, "p84", "p83"), *((face, f"p7{n}", f"p6{n}") for n, face in enumerate(given))]
    state = replace(opened(len(hands)).state, hands=tuple(tuple(sorted(map(Face, hand))) for hand in hands))
    course = Course(state, []).act(0, Tell(Face(told), clue))
    for seat, face in enumerate(given, 1):
        course = course.act(seat, Give((Face(face),)))
    return course.state


def test_a_bot_votes_for_what_the_clue_says() -> None:
    state = laid_out("Chess in the fog", "p82", "p02", "p05", "p31")
    places = {luck: decides(state, 1, luck=luck).places for luck in range(20)}
    right = state.table.index(Face("p82")) + 1
    assert sum(chosen == (right,) for chosen in places.values()) > 15


def test_bots_at_other_seats_do_not_all_vote_alike() -> None:
    state = laid_out("Freedom", "p44", "p69", "p22", "p02", "p37")
    chosen = {decides(state, seat, luck=luck).places for seat in range(1, 5) for luck in range(6)}
    assert len(chosen) > 1


def test_the_same_luck_gives_the_same_answer() -> None:
    state = laid_out("Freedom", "p44", "p69", "p22", "p02", "p37")
    assert decides(state, 2, luck=7) == decides(state, 2, luck=7)


def test_what_others_hold_and_gave_changes_nothing() -> None:
    """Worlds the voter cannot tell apart get the same vote."""
    state = laid_out("A light in the dark", "p13", "p59", "p80", "p67")
    for n in range(6):
        world = GAME.determinize(GAME.view(state, Seat(1)), Seeded(bytes([n]), 1))
        assert decides(world, 1) == decides(state, 1)


def test_strong_gives_what_fits_best() -> None:
    hands = (("p01", "p02"), ("p10", "p23", "p82"), ("p03", "p04"), ("p05", "p06"))
    state = replace(opened(4).state, hands=tuple(tuple(map(Face, hand)) for hand in hands))
    state = Course(state, []).act(0, Tell(Face("p01"), "A whale above the roofs")).state
    given = [decides(state, 1, luck=luck) for luck in range(10)]
    assert given.count(Give((Face("p23"),))) > 7


def test_a_partner_with_nothing_that_fits_accepts_the_offer() -> None:
    state = opened(6, "team").state
    hands = [(f"p{n}0", f"p{n}1", f"p{n}2", f"p{n}3") for n in (1, 2, 3, 4, 5, 6)]
    hands[1] = ("p23", "p13", "p83", "p60")  # whales all
    hands[4] = ("p56", "p57", "p03", "p49")
    state = replace(state, hands=tuple(tuple(sorted(map(Face, hand))) for hand in hands))
    state = Course(state, []).act(0, Tell(Face("p10"), "Whales in the ocean")).state
    offer = decides(state, 1)
    assert isinstance(offer, OfferCard)
    assert offer.face in hands[1]
    course = Course(state, [])
    assert decides(course.act(1, offer).state, 4) == Accept()
    other = course.act(4, OfferCard(Face("p56"))).state
    assert isinstance(decides(other, 1), Instead)


def test_in_the_party_the_storyteller_spoils_a_card_that_is_not_its_own_choice() -> None:
    game = play("party", 8, "strong", 4)
    reds = [m.action for m in game.moves if isinstance(m.action, Vote) and m.action.red is not None]
    assert len(reds) == 8
    assert all(vote.red not in vote.places for vote in reds)


def test_with_two_votes_a_bot_uses_the_second_when_in_doubt() -> None:
    game = play("base", 8, "strong", 2)
    counts = {len(move.action.places) for move in game.moves if isinstance(move.action, Vote)}
    assert counts == {1, 2}


# Pictures of people's own -----------------------------------------------------------------------------


def own_deck() -> Deck:
    things = ("boat", "lake", "dog", "cat", "house", "tree", "snow", "sun", "moon", "road", "bridge", "hill")
    said = tuple(
        FaceWords(Face(f"c{n:02}"), f"Our {thing} number {n}", ("holiday",) if n % 3 else ())
        for n, thing in enumerate(things * 3)
    )
    return Deck("Ours", (DeckGroup("all", tuple(each.face for each in said)),), said)


@pytest.mark.parametrize("level", ["easy", "casual", "strong"])
@pytest.mark.parametrize("extra", [True, False], ids=["words", "bare"])
def test_a_deck_of_ones_own_is_played_from_its_words(level: str, extra: bool) -> None:
    setup = make_setup(GAME, 3, "base", {"first_storyteller": "seat-1"}, own_deck())
    course = Play.start(GAME, setup, b"own")
    with meaning.words_wanted(extra):
        while len(course.state.story) < 4:
            seat = next(seat for seat, prompt in course.prompts.items() if prompt.owed)
            course.submit(seat, decides(course.state, seat, level, luck=len(course.moves)))
    told = [each.clue for each in course.state.story]
    titles = {words.title for words in own_deck().words}
    assert all(told)
    assert not titles & set(told)


def test_a_party_with_own_pictures_hears_of_themes() -> None:
    names = {words["en"][0].capitalize() for words in themes().values()}
    assert party_clue("en", (), random.Random(1), ours=False) in names


def test_a_party_with_our_pictures_never_hears_the_bare_name_of_a_theme() -> None:
    far = {clue for entry in lexicon().values() for clue in entry.clues["en"]["farther"]}
    assert {party_clue("en", (), random.Random(n), ours=True) for n in range(200)} <= far


def test_everyone_listens_in_their_own_way_and_always_in_the_same() -> None:
    ears = [
        [Persona(STRONG, seat, random.Random(luck)).ear(kind) for kind in KINDS]
        for luck in (1, 2)
        for seat in range(12)
    ]
    assert ears[:12] == ears[12:], "the same through a game, whatever the mood"
    assert len({tuple(ear) for ear in ears}) == 12
    many = [Persona(STRONG, seat, random.Random(1)).ear(KINDS[0]) for seat in range(3000)]
    assert abs(sum(many) / len(many) - 1) < 0.1, "nobody's kind of likeness counts for more on the whole"
    heard = listener(default_deck())
    clue = "A whale in the sky"
    usual = heard.fits(clue)
    persona = Persona(STRONG, 3, random.Random(1))
    assert heard.fits(clue, None, lambda _: 1.0) == pytest.approx(usual)
    assert heard.fits(clue, None, persona.ear) != pytest.approx(usual)


def test_when_every_clue_was_told_one_is_told_again() -> None:
    gallery = gallery_of(default_deck())
    every = {spoken_form(c) for by in lexicon()[Face("p01")].clues["en"].values() for c in by}
    assert clues_for(gallery, Face("p01"), "en", every) == lexicon()[Face("p01")].clues["en"]
    left = clues_for(gallery, Face("p01"), "en", every - {"onward"})
    assert left == {"farther": ("Onward",)}


def test_in_the_party_strong_leaves_its_own_taste_aside() -> None:
    """DX-P5: only where the others go counts, so it hears what a clue says to anybody."""

    def ears(level: Level) -> set[float]:
        return {Persona(level, seat, random.Random(1)).ear("mind") for seat in range(4)}

    assert ears(STRONG.in_company()) == {1.0}
    assert STRONG.in_company().liking == 0
    assert len(ears(STRONG)) == len(ears(EASY.in_company())) == 4
