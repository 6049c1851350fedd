"""The tiny game is at the table for the server's tests, and for them alone."""

from collections.abc import Iterator

import pytest

from tests.server import tiny


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield
