"""The inbox as a test sees it: the frames of its parts, and its lines about scrolling."""

import time

from rig import wait_until
from running_sample import RunningSample

PANE = r"pane (?P<name>\w+) left=(?P<left>\d+) top=(?P<top>\d+) right=(?P<right>\d+) bottom=(?P<bottom>\d+)"
PLACE = r"x=(?P<x>\d+) y=(?P<y>\d+)"
ROW_HEIGHT = 69


class Pane:
    """Where a part of the window is."""

    def __init__(self, said):
        self.left, self.top, self.right, self.bottom = (int(said[side]) for side in ("left", "top", "right", "bottom"))

    def at(self, across, down):
        """A location in it, at shares of its width and height."""
        return (round(self.left + (self.right - self.left) * across), round(self.top + (self.bottom - self.top) * down))


class Inbox(RunningSample):
    """A running inbox, with the locations that it has printed."""

    def __init__(self, display, *options):
        super().__init__(display, "Inbox", *options)
        # The last lines that it prints about itself.
        self.output.wait_for(rf"row=\d+ mail=\d+ {PLACE}", count=4)
        self.panes = {said["name"]: Pane(said) for said in self.output.seen(PANE)}
        self.buttons = self._places(rf"button (?P<name>\w+) {PLACE}")
        self.folders = self._places(rf"folder (?P<name>\w+) mails=\d+ unread=\d+ {PLACE}")
        self.list, self.mail = self.panes["list"], self.panes["mail"]

    def _places(self, pattern):
        return {said["name"]: (int(said["x"]), int(said["y"])) for said in self.output.seen(pattern)}

    def row(self, number, across=0.5):
        """The middle of a row, counted from the top of the list where that is not scrolled."""
        x, _ = self.list.at(across, 0)
        return x, self.list.top + round(ROW_HEIGHT * (number + 0.5))

    def first_row(self, after=0):
        """The first visible row, as it was printed last; None where nothing scrolled after a mark."""
        said = self.output.seen(r"scroll list row=(\d+)", after)
        return int(said[-1][1]) if said else None

    def list_picture(self, display):
        """The picture of the list, but for the scroll bar."""
        picture = display.picture()
        return [picture.row(y, self.list.left, self.list.right - 16) for y in range(self.list.top, self.list.bottom)]

    def wait_until_still(self, display):
        """Waits until the list does not move, and returns its picture."""
        shown = [self.list_picture(display)]

        def look():
            time.sleep(0.1)
            shown.append(self.list_picture(display))
            return shown[-1] == shown[-2]

        wait_until(look, "the list to be still")
        return shown[-1]

    def place(self, what, pane="list", after=0):
        """The offset of a part when fingers flicked it, or where it came to rest, in points."""
        return int(self.wait_for(rf"{what} {pane} y=(-?\d+)", after)[1])
