"""What the bots make of words: endings, misspellings, six languages, with the extra and without."""

from collections.abc import Iterator

import pytest

from stolek.core.cards import Deck, DeckGroup, Face, FaceWords
from stolek.games.dixit import meaning
from stolek.games.dixit.across_languages import bridge, things
from stolek.games.dixit.deck import default_deck
from stolek.games.dixit.lexicon import lexicon, themes
from stolek.games.dixit.listening import (
    KINDS,
    chance_to_be_first,
    listener,
    nearest_themes,
    theme_texts,
    weighing,
    weights,
)
from stolek.games.dixit.pictures_in_words import gallery_of
from stolek.games.dixit.stems import LANGUAGES, Vocabulary, content, plain, tongues

OTHERS = ("p02", "p05", "p31", "p49", "p75")


@pytest.fixture(params=[True, False], ids=["words", "bare"])
def words(request: pytest.FixtureRequest) -> Iterator[bool]:
    """With the extra, which a checkout has, and as if it were not installed."""
    wanted: bool = request.param
    with meaning.words_wanted(wanted):
        yield wanted


# Words ------------------------------------------------------------------------------------------------


def test_case_accents_and_small_words_are_nothing() -> None:
    assert plain("Łódź, Straße, ŽLUŤOUČKÝ") == "lodz, strasse, zlutoucky"
    assert content("The whale isn't in the bath", "en") == ["whale", "isnt", "bath"]
    assert content("Der Wal ist nicht da", "de") == ["wal"]


@pytest.mark.parametrize(
    ("heard", "known"),
    [("velrybami", "velryba"), ("wielorybów", "wieloryb"), ("bálnákkal", "bálna"), ("whles", "whale")],
)
def test_endings_and_misspellings_are_seen_through(heard: str, known: str) -> None:
    vocabulary = Vocabulary([plain(known), "balcony", "velvet", "wheel", "strom"])
    assert vocabulary.near(plain(heard))[0][0] == plain(known)


def test_nothing_is_like_a_word_nobody_knows() -> None:
    assert Vocabulary(["whale", "tower"]).near("zzz") == ()


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The sea is running out", "en"),
        ("Kdo zase nezavřel kohoutek?", "cs"),
        ("Die Geschichte fliegt davon", "de"),
        ("Harangszó a víz alól", "hu"),
        ("Droga pisze się sama", "pl"),
        ("Kde sú moje kľúče?", "sk"),
    ],
)
def test_languages_are_told_apart(text: str, language: str) -> None:
    spoken = tongues(text, bridge().vocabulary)
    assert max(spoken, key=lambda each: spoken[each]) == language
    assert sum(spoken.values()) == pytest.approx(1)


def test_the_language_of_the_table_decides_between_equals() -> None:
    czech, slovak = (tongues("Hora spí", bridge().vocabulary, table) for table in ("cs", "sk"))
    assert czech["cs"] > slovak["cs"]


# Data -------------------------------------------------------------------------------------------------


def test_pictures_and_themes_have_words_in_every_language() -> None:
    assert set(themes()) == {theme for entry in lexicon().values() for theme in entry.themes}
    for said in [*themes().values(), *(entry.mind for entry in lexicon().values())]:
        assert set(said) == set(LANGUAGES)
        assert all(len(words) >= 4 and all(words) for words in said.values())


def test_every_concept_of_the_deck_has_names_in_every_language() -> None:
    concepts = {concept for entry in lexicon().values() for concept in entry.concepts}
    assert concepts <= set(things())
    assert all(things()[concept].words(language) for concept in concepts for language in LANGUAGES)


def test_there_are_weights_for_every_way_of_listening() -> None:
    for own in (False, True):
        for language in LANGUAGES:
            assert set(weights(own, True, language)) == set(KINDS)
            assert set(weights(own, False, language)) < set(KINDS)
    assert weighing(False, True, "sk") == weighing(False, True, "hu") != weighing(False, True, "en")


def test_no_text_of_ours_has_to_be_encoded_at_the_table() -> None:
    """If this fails the words of the deck were changed: `python -m tools.dixit_lore vectors`."""
    known = meaning.encoder().knows
    texts = [
        *theme_texts(),
        *(
            text
            for each in gallery_of(default_deck()).pictures
            for text in (each.alt, each.title, *each.minds)
        ),
    ]
    assert [text for text in texts if not known(text)] == []


# From one language to another -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "language", "english"),
    [
        ("velryba", "cs", "whale"),
        ("óriás", "hu", "giant"),
        ("roztopený ľad", "sk", "melting"),
        ("pajęczyna", "pl", "web"),
        ("Gießkanne", "de", "watering"),
    ],
)
def test_words_are_found_in_english(text: str, language: str, english: str) -> None:
    assert english in bridge().english(text, language).split()


def test_what_nobody_knows_is_left_out() -> None:
    assert bridge().english("qqqq xqxqx", "cs") == ""


# Clues ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clue", "face"),
    [
        ("whale carrying a city", "p23"),
        ("wahle in the skyy", "p23"),
        ("velrybou nad městem", "p23"),
        ("Stadt auf einem Wal", "p23"),
        ("chess kings", "p82"),
        ("Šachy v mlze", "p82"),
        ("sakkjátszma a ködben", "p82"),
        ("szachownica", "p82"),
        ("šachová partia", "p82"),
    ],
)
@pytest.mark.usefixtures("words")
def test_plain_words_find_their_picture_among_six(clue: str, face: str) -> None:
    fits = listener(default_deck()).fits(clue)
    number = gallery_of(default_deck()).number
    assert max([face, *OTHERS], key=lambda each: fits[number[Face(each)]]) == face


def test_a_clue_without_a_word_fits_all_alike(words: bool) -> None:
    fits = listener(default_deck()).fits("…")
    assert words or len(set(fits)) == 1
    assert all(abs(fit) < 10 for fit in fits)


def test_with_the_extra_meaning_counts_too() -> None:
    clue = "A vessel upon the ocean"  # no word of it is among the picture's
    number = gallery_of(default_deck()).number
    ears = listener(default_deck())
    with meaning.words_wanted(False):
        bare = ears.fits(clue)
    heard = ears.fits(clue)
    assert heard != bare
    assert heard[number[Face("p52")]] > heard[number[Face("p57")]]


def test_chances_at_a_table_are_counted_over_all_tables() -> None:
    assert chance_to_be_first([3, 2, 1, 0], 0, 2) == 1
    assert chance_to_be_first([3, 2, 1, 0], 1, 2) == pytest.approx(1 / 3)
    assert chance_to_be_first([1, 1, 1, 1], 0, 2) == pytest.approx(1 / 3)
    assert chance_to_be_first([0, 1, 1, 1], 0, 2) == 0


# Pictures of people's own -----------------------------------------------------------------------------


def own_deck() -> Deck:
    said = [
        FaceWords(Face("c1"), "Západ slunce nad mořem", ("prázdniny",)),
        FaceWords(Face("c2"), "Grandpa's old clock"),
        FaceWords(Face("c3"), alt="A dog sleeps under the Christmas tree."),
    ]
    return Deck(
        "Ours", (DeckGroup("all", (*(each.face for each in said), Face("lake at dawn"))),), tuple(said)
    )


@pytest.mark.parametrize(
    ("clue", "face"),
    [
        ("dovolená u moře", "c1"),
        ("tick tock, time", "c2"),
        ("Weihnachten", "c3"),
        ("our lake house", "lake at dawn"),
    ],
)
@pytest.mark.usefixtures("words")
def test_a_picture_of_ones_own_is_known_by_its_words_alone(clue: str, face: str) -> None:
    ears = listener(own_deck())
    assert ears.gallery.own
    fits = ears.fits(clue)
    assert max(ears.gallery.number, key=lambda each: fits[ears.gallery.number[each]]) == face


def test_a_title_is_about_something(words: bool) -> None:
    clock = gallery_of(own_deck()).pictures[1]
    assert len(nearest_themes(clock)) == (3 if words else 0)
    assert "time" in clock.themes
