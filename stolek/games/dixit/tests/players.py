"""People who play Dixit in a browser: by finger, by the keyboard alone, and by what a screen reader says."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import Guest, axe_violations

LOOKS_MOST = 30_000
"""Looks at the pages before a game counts as stuck; a game takes a few hundred."""
_STANDS = """() => {
  const table = document.querySelector('[data-moment]')?.dataset ?? {};
  const over = document.querySelector('[data-over]') !== null;
  const wide = Math.max(0, document.documentElement.scrollWidth - innerWidth);
  return [over ? 'over' : table.moment ?? '', table.asked ?? '', wide];
}"""
_NO_LONGER = "(asked) => (document.querySelector('[data-moment]')?.dataset.asked ?? '') !== asked"
_QUICKEN = """() => {
  const kept = JSON.parse(localStorage.getItem('stolek-settings'));
  localStorage.setItem('stolek-settings', JSON.stringify({ ...kept, pace: 'fast' }));
}"""
CATCHES_UP_MOST = 600
HURRIES = 4
"""Events that somebody who has seen a moment leaves out at a time."""


class Watcher:
    """Looks at a page: every moment once with axe, and always for a way to scroll sideways."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: dict[str, list[str]] = {}
        self.wide: set[int] = set()
        self.is_quick = False

    def look(self, name: str | None = None) -> tuple[str, str]:
        """What goes on and what is asked; whatever axe finds in a moment (or in what is named) is kept."""
        moment, asked, wide = self.page.evaluate(_STANDS)
        self.wide.add(wide)
        seen = name or moment
        if seen and seen not in self.faults:
            self.faults[seen] = axe_violations(self.page)
        return moment, asked

    def catch_up(self, moment: str) -> None:
        """Looks until this page, too, shows the moment in which the game waits for somebody.

        On a quick machine a reveal is over on the player's phone before it has begun here."""
        for _ in range(CATCHES_UP_MOST):
            if self.look()[0] == moment:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"still shows {self.look()[0]!r}, not {moment!r}")

    def quicken(self) -> None:
        """Whoever has seen a reveal slowly is shown everything after it fast."""
        if "reveal" in self.faults and not self.is_quick:
            self.is_quick = True
            self.page.evaluate(_QUICKEN)
            self.page.reload()
            self.page.locator("[data-moment]").wait_for()

    def check(self, moments: Iterable[str]) -> None:
        assert set(moments) <= set(self.faults), f"saw only {sorted(self.faults)}"
        faults = [f"{moment}: {fault}" for moment, found in self.faults.items() for fault in found]
        assert not faults, "\n".join(faults)
        assert self.wide == {0}, f"can be scrolled sideways: {self.wide}"


class Player(Watcher):
    """Plays by finger: tells, gives and votes at random."""

    def __init__(self, guest: Guest, number: int, clues: Callable[[int], str] | None = None) -> None:
        super().__init__(guest.page)
        self.rng = random.Random(number)
        self.clues = clues or (lambda n: f"clue {n}")
        self.told = 0
        self.did: list[str] = []

    def step(self, screens: Iterable[Watcher] = ()) -> bool:
        """Does what is to be done now, if anything, once the screens show it; false when the game is over."""
        moment, asked = self.look()
        if moment == "over":
            return False
        if asked:
            for screen in screens:
                screen.catch_up(moment)
            self.do(asked)
        else:
            self.hurry()
        return True

    def do_what_is_asked(self) -> None:
        """Without a look at the page, and without hurrying it on."""
        asked = self.page.evaluate(_STANDS)[1]
        if asked:
            self.do(asked)

    def do(self, asked: str) -> None:
        self.did.append(asked)
        self.answer(asked)
        self.page.wait_for_function(_NO_LONGER, arg=asked)

    def hurry(self) -> None:
        for _ in range(HURRIES if "reveal" in self.faults else 1):
            self.page.keyboard.press("Escape")

    def answer(self, asked: str) -> None:
        if asked.startswith(("dixit-prompt-tell", "dixit-prompt-clue")):
            self.tell()
        elif asked.startswith("dixit-prompt-vote"):
            self.vote()
        elif asked == "dixit-prompt-answer-offer":
            self.settle()
        else:
            self.give()

    # The hand -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.page.locator(".thumbs button")

    @property
    def go(self) -> Locator:
        return self.page.locator("[data-go] button.primary")

    def pick(self) -> None:
        """Some picture of the hand comes to the middle."""
        self.hand.nth(self.rng.randrange(self.hand.count())).click()

    def tell(self) -> None:
        if self.hand.count() > 0:
            self.pick()
        self.page.locator("[data-go] input").fill(self.clues(self.told))
        self.told += 1
        self.go.click()

    def give(self) -> None:
        if self.go.count() == 0 or "(" not in self.go.first.inner_text():
            self.pick()
            self.go.first.click()
            return
        for place in self.rng.sample(range(self.hand.count()), 2):
            self.hand.nth(place).click()
            self.go.first.click()
        self.go.last.click()

    def settle(self) -> None:
        both = self.page.locator("[data-go] button.primary, [data-go] button.second")
        both.nth(self.rng.randrange(both.count())).click()

    # The votes ----------------------------------------------------------------------------------------

    @property
    def places(self) -> list[int]:
        """The pictures one may vote for, by their places from 1."""
        free: list[str] = self.page.locator("[data-place]:not(.barred)").evaluate_all(
            "all => all.map((each) => each.dataset.place)"
        )
        return [int(place) for place in free]

    def vote(self) -> None:
        choices = self.rng.sample(self.places, 2)
        self.large(choices[0])
        self.look("zoom")
        dialog = self.page.get_by_role("dialog")
        if dialog.locator("button.red").count() > 0:
            dialog.locator("button.green").click()
            self.large(choices[1])
            dialog.locator("button.red").click()
            self.go.click()
            return
        dialog.locator("footer button.primary").click()
        if self.go.count() > 0:  # two votes from seven players on; one is enough
            if self.rng.random() < 0.5:
                self.large(choices[1])
                dialog.locator("footer button.primary").click()
            self.go.click()

    def large(self, place: int) -> None:
        self.page.locator(f"[data-place='{place}']").click()
        self.page.get_by_role("dialog").wait_for()


class Typist(Player):
    """Plays by the keyboard alone."""

    def reach(self, wanted: str) -> None:
        at = "(wanted) => document.activeElement.matches(wanted)"
        for _ in range(80):
            if self.page.evaluate(at, wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {wanted}")

    def press(self, wanted: str) -> None:
        self.reach(wanted)
        self.page.keyboard.press("Enter")

    def pick(self) -> None:
        self.reach(".thumbs button")
        for _ in range(self.rng.randrange(self.hand.count())):
            self.page.keyboard.press("ArrowRight")

    def tell(self) -> None:
        if self.hand.count() > 0:
            self.pick()
        self.reach("[data-go] input")
        self.page.keyboard.type(self.clues(self.told))
        self.told += 1
        self.page.keyboard.press("Enter")

    def give(self) -> None:
        self.pick()
        self.press("[data-go] button.primary")

    def vote(self) -> None:
        place = self.rng.choice(self.places)
        self.press(f"[data-place='{place}']")
        self.page.get_by_role("dialog").wait_for()
        self.press("dialog footer button.primary")


class Reader(Player):
    """Plays from names alone, as somebody who sees nothing: no class and no place on the screen helps."""

    def buttons(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def pictures(self) -> Locator:
        """The hand: pictures by name and what can be seen on them."""
        return self.page.get_by_role("group", name="Pictures").get_by_role(
            "button", name=re.compile(r"\. \S")
        )

    def names(self, buttons: Locator) -> list[str]:
        said: list[str] = buttons.evaluate_all(
            "all => all.map((each) => each.getAttribute('aria-label') ?? each.innerText)"
        )
        return said

    def tell(self) -> None:
        names = self.names(self.pictures())
        mine = self.rng.randrange(len(names))
        self.pictures().nth(mine).click()
        words = re.findall(r"\w{5,}", names[mine])
        self.page.get_by_role("textbox", name="Your clue").fill(" ".join(self.rng.sample(words, 2)))
        self.buttons("Use this picture").click()

    def give(self) -> None:
        self.pictures().nth(self.fitting(self.names(self.pictures()))).click()
        self.buttons("Give this picture").click()

    def vote(self) -> None:
        lying = self.buttons(re.compile(r"^Picture \d+( · yours)?: "))
        names = self.names(lying)
        free = [n for n, name in enumerate(names) if " · yours: " not in name]
        chosen = free[self.fitting([names[n] for n in free])]
        lying.nth(chosen).click()
        self.page.get_by_role("dialog").get_by_role("button", name=f"Vote for {chosen + 1}").click()

    def fitting(self, names: list[str]) -> int:
        """The picture whose words have most in common with the clue."""
        clue = set(
            re.findall(r"\w{4,}", self.page.get_by_role("heading", level=2).first.inner_text().lower())
        )
        common = [len(clue & set(re.findall(r"\w{4,}", name.lower()))) for name in names]
        return common.index(max(common))


def play(players: Iterable[Player], screens: Iterable[Watcher] = (), *, quicken: bool = False) -> None:
    """Everyone plays until everyone's table says that it is over; screens are looked at meanwhile."""
    playing, watching = list(players), list(screens)
    for _ in range(LOOKS_MOST):
        if quicken:
            for watcher in (*watching, *playing):
                watcher.quicken()
        for screen in watching:
            screen.look()
        playing = [player for player in playing if player.step(watching)]
        if not playing:
            break
    else:
        raise AssertionError("the game does not come to its end")
    for screen in watching:
        expect(screen.page.locator("[data-moment='over']")).to_have_count(1)  # later under the places
        screen.look()
