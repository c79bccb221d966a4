"""The card table as a test sees it: the lines that it prints, and the locations of its cards."""

import math
import time

from rig import sample, wait_until

TITLE = "Card Table"
SIZE = (1024, 720)

# How far from the finger a dropped card's centre may be: a drag begins only after the finger has moved a little.
SLACK = 24


def program():
    """Where the card table is."""
    return sample("CardTable")


class Pile:
    """A pile of cards: its number, the centre of its top card, how many there are."""

    def __init__(self, match):
        self.number = int(match["number"])
        self.place = (float(match["x"]), float(match["y"]))
        self.cards = int(match["cards"])
        self.top = match["top"]


class CardTable:
    """A running card table that prints its events."""

    PILE = r"pile (?P<number>\d+) x=(?P<x>\S+) y=(?P<y>\S+) cards=(?P<cards>\d+)(?: top=(?P<top>\d+))?"
    DROP = r"drop card=(?P<card>\d+) x=(?P<x>\S+) y=(?P<y>\S+) finger=(?P<finger>\w+)"
    PICK = r"pick card=(?P<card>\d+) finger=(?P<finger>\w+)"
    CANCEL = r"cancel card=(?P<card>\d+)"
    FLIP = r"flip card=(?P<card>\d+)"

    def __init__(self, display, *options):
        self.output = display.start([program(), "--events", *options])
        try:
            size = self.output.wait_for(r"ready (\d+)x(\d+)")[0]
            self.size = (int(size[1]), int(size[2]))
            self.output.wait_for(self.PILE)
            self._wait_for_quiet()
        except BaseException:
            self.close()
            raise
        self.piles = [pile for pile in map(Pile, self.output.seen(self.PILE)) if pile.top is not None]

    def _wait_for_quiet(self):
        """Waits until nothing has been printed for a moment: how many piles there are is the game's affair."""
        last, since = self.output.mark, time.monotonic()
        while time.monotonic() < since + 0.3:
            if self.output.mark != last:
                last, since = self.output.mark, time.monotonic()
            time.sleep(0.02)

    def free_places(self, count):
        """Locations on the table as far as possible from every pile and from each other."""
        taken = [pile.place for pile in self.piles]
        free = []
        for _ in range(count):
            spots = [(x, y) for x in range(90, self.size[0] - 89, 40) for y in range(110, self.size[1] - 109, 40)]
            free.append(max(spots, key=lambda spot: min(math.dist(spot, other) for other in taken + free)))
        return free

    def wait_for(self, kind, pile, after=0):
        """The line of a kind (`PICK`, `DROP`, `CANCEL`, `FLIP`) about the card that was on top of a pile."""
        return self.output.wait_for(kind.replace(r"\d+", pile.top, 1), after=after)[0]

    def picture_that_shows(self, display):
        """The window's picture, once it is not blank."""
        return self.picture_once(display, lambda picture: not picture.is_blank())

    def picture_once(self, display, condition):
        """The window's picture, once it meets a condition."""
        def look():
            picture = display.picture()
            return picture if condition(picture) else None

        return wait_until(look, "the picture to change as wanted")

    def close(self):
        """Ends the game."""
        self.output.close()


def place_of(drop):
    """The centre of the card in the line of a drop."""
    return (float(drop["x"]), float(drop["y"]))
